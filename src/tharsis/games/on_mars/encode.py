"""The table as numbers for learning: what a seat sees, its own company first. All values lie near 0..1."""

from tharsis.games.on_mars.board import HEXES, RESEARCH_LETTERS, SHIPS, SLOT_GROUPS, SPACES
from tharsis.games.on_mars.codes import BOTS, COMPANIES, RESOURCES, ROVER, SHELTER, TECHS, UNITS
from tharsis.games.on_mars.deck import (
    BLUEPRINTS,
    CONTRACTS,
    DISCOVERIES,
    GOALS,
    MISSION_SPACES,
    MISSIONS,
    REWARDS,
    SCIENTISTS,
)
from tharsis.games.on_mars.rules.holdings import bots_of
from tharsis.games.on_mars.state import HAND, ON_DISPLAY, OMState
from tharsis.kernel import State


def encode(s: State, seat: int) -> list[float]:
    """A vector of one length for every number of seats; missing companies are zeros."""
    assert isinstance(s, OMState)
    order = [(max(seat, 0) + i) % s.companies for i in range(s.companies)]
    out = encode_tracks(s)
    for i in range(COMPANIES):
        out += encode_company(s, order[i]) if i < len(order) else [0.0] * len(encode_company(s, 0))
    out += encode_displays(s, order)
    out += encode_secrets(s, seat)
    for hex_ in range(HEXES):
        encode_hex(s, hex_, order[0], out)
    return out


def one_hot(number: int, size: int) -> list[float]:
    """A single 1 at the number; none for a negative one."""
    return [1.0 if i == number else 0.0 for i in range(size)]


def encode_tracks(s: OMState) -> list[float]:
    out = [
        s.round / 40,
        s.ending_round / 2,
        s.level / 5,
        s.remaining / 3,
        float(s.main_done),
        float(s.executive_done),
    ]
    out += [float(s.shuttle_side), s.shuttle_at / 3]
    out += [row / 6 for row in s.lss]
    for tile in s.rewards:
        out += one_hot(tile, REWARDS)
    for i in range(MISSION_SPACES):
        out += [*one_hot(s.missions[i], MISSIONS), s.mission_left[i] / 14]
    out += [count / 3 for count in s.warehouse[1:]]
    return out + [len(stack) / 6 for stack in s.stacks]


def encode_company(s: OMState, c: int) -> list[float]:
    out = [s.op[c] / 100, float(s.active == c), float(s.laid[c]), s.side(c) * 1.0, s.space[c] / SPACES]
    out += [s.goods[RESOURCES * c + item] / 6 for item in range(RESOURCES)]
    out += [s.crystals[c] / 8, s.waiting[c] / 8, s.hangar[c] / SHIPS, s.quarters[c] / 12, s.working[c] / 12]
    out += [s.supply[c] / 12, s.shelters[c] / 5, s.markers[c] / 8, bots_of(s, c) / 4, s.discoveries[c] / 6]
    out += [float(s.ships[c] >> dock & 1) for dock in range(SHIPS)]
    out += [float(s.progress[c] >> b & 1) for b in range(SHELTER)]
    out += [float(s.research[c] >> i & 1) for i in range(RESEARCH_LETTERS)]
    out += [s.tech_level(c, tech) / 6 for tech in range(TECHS)]
    out += [s.slots[COMPANIES * group + c] / 3 for group in range(SLOT_GROUPS)]
    return [*out, len(s.hand(c)) / 3, float(s.goal_done[c] >= 0)]


def encode_displays(s: OMState, order: list[int]) -> list[float]:
    """Each card by where it lies: on display, with a company (own first), built."""
    out: list[float] = []
    for tech in s.grid:
        out += one_hot(tech, TECHS)
    for card in range(BLUEPRINTS):
        out += [float(card in s.display), float(s.blueprint_hex[card] >= 0)]
        out += one_hot(place_of(s.blueprint_owner[card], order), COMPANIES)
    for scientist in range(SCIENTISTS):
        out += one_hot(place_of(s.scientist_owner[scientist], order), COMPANIES)
    for contract in range(CONTRACTS):
        out += [float(s.contract_owner[contract] == ON_DISPLAY), float(s.contract_done[contract])]
        out += one_hot(place_of(s.contract_owner[contract], order), COMPANIES)
    for tile in s.exploration:
        out += one_hot(tile, DISCOVERIES)
    return out


def place_of(owner: int, order: list[int]) -> int:
    return order.index(owner) if owner >= 0 else -1


def encode_secrets(s: OMState, seat: int) -> list[float]:
    """The own Private Goals."""
    held = s.goals.piles[HAND + seat] if seat >= 0 else []
    return [float(goal in held) for goal in range(GOALS)]


def encode_hex(s: OMState, hex_: int, own: int, out: list[float]) -> None:
    kind = s.building[hex_]
    if kind >= SHELTER:
        kind = SHELTER if kind == SHELTER + own else SHELTER + 1
    out += one_hot(kind, 7)
    card = s.advanced[hex_]
    owner = s.blueprint_owner[card] if card >= 0 else s.miner[hex_]
    tile = s.tile[hex_]
    out += [float(card >= 0), float(owner == own), float(owner >= 0 and owner != own), s.size[hex_] / 7]
    out += [float(s.crystal[hex_]), float(0 <= tile < DISCOVERIES), float(tile >= DISCOVERIES)]
    bots = s.unit[UNITS * own : UNITS * own + BOTS].count(hex_)
    rover = s.unit[UNITS * own + ROVER] == hex_
    out += [float(bots), float(rover), float(s.unit.count(hex_) - bots - rover)]
