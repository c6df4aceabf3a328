"""What a position is worth to a company: what would score now, and what works towards it.

Colonists at home, goods, Shelters, Bots, Tech, a tile or a site within reach."""

from typing import Final

from tharsis.games.on_mars.board import CENTRE, COLUMN_OP, DISTANCE, HEXES, LAB_LEVEL, MARKERS, PROGRESS_OP
from tharsis.games.on_mars.codes import (
    BOTS,
    BUILDINGS,
    COLONY,
    GENERATOR,
    RESOURCES,
    ROVER,
    SHELTER,
    TECHS,
    UNITS,
)
from tharsis.games.on_mars.deck import (
    BLUEPRINT_LEVEL,
    BLUEPRINT_OP,
    BLUEPRINTS,
    CONTRACT_OP,
    CONTRACT_PENALTY,
    CONTRACTS,
    DELIVERY_COUNT,
    DELIVERY_MINERALS,
    MISSION_SPACES,
    SCIENTISTS,
    UPGRADES,
)
from tharsis.games.on_mars.rules.construction import connects, left_in_stock, type_why
from tharsis.games.on_mars.rules.footing import usable
from tharsis.games.on_mars.rules.holdings import bots_of, cubes_of
from tharsis.games.on_mars.rules.missions import mission_need
from tharsis.games.on_mars.rules.scoring import quarters_points, scientist_points, ships_points
from tharsis.games.on_mars.rules.upgrading import ANYWHERE, is_ready, upgrade_sites
from tharsis.games.on_mars.state import RUNNING, OMState
from tharsis.kernel import LEGAL

# What things are worth besides their printed OP.
AT_HOME: Final = 0.55
AT_WORK: Final = 0.2
NOBODY_HOME: Final = 2.0
A_RESOURCE: Final[list[float]] = [0.9, 0.5, 0.55, 0.55, 0.65]
A_CRYSTAL: Final = 0.6
A_SHELTER: Final = 2.2
A_BOT: Final = 1.0
A_MINER: Final = 1.7
AN_ADVANCED_BUILDING: Final = 1.5
A_TECH_LEVEL: Final = 0.3
A_GOAL: Final = 3.0
A_GOAL_CARD: Final = 1.0
A_SCIENTIST: Final = 1.0
TILE_NEAR: Final = 0.3
SITE_NEAR: Final = 0.7
PLAN_NEAR: Final = 0.5
LIFE_SUPPORT: Final = 3.0  # each row the Colony needs, whoever built it: who leads wants the end
A_LEVEL: Final = 3.0
A_MISSION: Final = 6.0
USE_OF_GOODS: Final = 0.3  # goods are for the Colony, room for them for Orbit


def judge(s: OMState, c: int, aims: "Aims") -> float:
    """What a company's position is worth, in OP."""
    rounds_left = 1.0 if s.ending_round != RUNNING or s.remaining == 0 else 4.0 + 2.0 * s.remaining
    late = 1.0 / rounds_left
    worth = float(s.op[c] + ships_points(s, c) + scientist_points(s, c))
    worth += PROGRESS_OP[cubes_of(s, c)] * (1.0 if s.level >= 3 else 1.8) + 0.5 * cubes_of(s, c)
    worth += people(s, c, late) + stores(s, c, late) + papers(s, c, late) + pieces(s, c, aims)
    return worth + progress(s) + place(s, c) * (1.0 - late)


def progress(s: OMState) -> float:
    """How far the game has come. Who plays well should not dawdle: the others catch up in a long game."""
    worth = A_LEVEL * s.level + A_MISSION * (MISSION_SPACES - s.remaining)
    for row in s.lss:
        worth += LIFE_SUPPORT * min(row, s.level + 1)
    for i in range(MISSION_SPACES):
        if s.missions[i] >= 0:
            need = mission_need(s.missions[i], s.companies)
            worth += A_MISSION * (need - s.mission_left[i]) / need
    return worth


def place(s: OMState, c: int) -> float:
    """Which side suits a company: the Colony with goods and plans, Orbit without."""
    have = sum(s.goods[RESOURCES * c : RESOURCES * c + RESOURCES])
    plans = MARKERS - s.markers[c]
    for card in range(BLUEPRINTS):
        if s.blueprint_owner[card] == c and s.blueprint_hex[card] >= 0:
            plans -= 1
    if s.side(c) == COLONY:
        return USE_OF_GOODS * min(have, 8) + 0.5 * min(plans, 3)
    stock = min(sum(s.warehouse), 8 - min(have, 8))
    return USE_OF_GOODS * stock + 0.5 * (3 - min(plans, 3))


def people(s: OMState, c: int, late: float) -> float:
    """Colonists: at home they act and score, elsewhere they will come back."""
    away = s.working[c] + s.on_slots(c)
    count = min(s.quarters[c] + away, s.capacity(c))
    worth = AT_HOME * s.quarters[c] + AT_WORK * min(away, s.capacity(c)) + 0.8 * count
    if not s.quarters[c]:
        worth -= NOBODY_HOME
    return worth * (1.0 - late) + quarters_points(s, c) * (0.3 + 0.7 * late) + A_MINER * s.miner.count(c)


def stores(s: OMState, c: int, late: float) -> float:
    """Resources and crystals, worth less when little time is left to use them."""
    worth = 0.0
    for item in range(RESOURCES):
        worth += A_RESOURCE[item] * s.goods[RESOURCES * c + item]
    waiting = min(s.waiting[c], s.depot_room(c))
    worth += A_CRYSTAL * (s.crystals[c] + 0.8 * waiting) + A_GOAL_CARD * len(s.hand(c))
    return worth * (1.0 - 0.8 * late)


def papers(s: OMState, c: int, late: float) -> float:
    """Tech tiles, Blueprints, Scientists, contracts, goals."""
    worth = A_GOAL if s.goal_done[c] >= 0 else 0.0
    for tech in range(TECHS):
        at = s.lab[TECHS * c + tech]
        if at >= 0:
            worth += COLUMN_OP[LAB_LEVEL[at]] + A_TECH_LEVEL * LAB_LEVEL[at] * (1.0 - late)
    open_plans = 0
    for card in range(BLUEPRINTS):
        if s.blueprint_owner[card] != c:
            continue
        points = float(BLUEPRINT_OP[BLUEPRINT_LEVEL[card]])
        if s.blueprint_hex[card] >= 0:
            worth += points + AN_ADVANCED_BUILDING * (1.0 - late)
        else:
            open_plans += 1
            worth += points * (0.35 if open_plans <= 2 else -0.4) * (1.0 - late) - points * late
    for scientist in range(SCIENTISTS):
        if s.scientist_owner[scientist] == c:
            worth += A_SCIENTIST * (1.0 - late)
    return worth + contracts(s, c, late)


def contracts(s: OMState, c: int, late: float) -> float:
    worth = 0.0
    for contract in range(CONTRACTS):
        if s.contract_owner[contract] != c:
            continue
        kind = 0 if contract < UPGRADES else 1
        if s.contract_done[contract] or c == s.lacerda:
            worth += CONTRACT_OP[kind]
            continue
        done = 0.2
        if kind:
            d = contract - UPGRADES
            needed = DELIVERY_COUNT[d] + DELIVERY_MINERALS[d]
            done = (s.delivered[d] + s.delivered_minerals[d]) / needed
        worth += done * CONTRACT_OP[kind] - (1.0 - done) * CONTRACT_PENALTY[kind] * (0.2 + 0.8 * late)
    return worth


def pieces(s: OMState, c: int, aims: "Aims") -> float:
    """Shelters, Bots, tiles taken, and how near the pieces are to what they could do next."""
    worth = A_SHELTER * (s.shelters[c] - 1) + A_BOT * bots_of(s, c) + 0.7 * s.discoveries[c]
    worth += 0.7 * s.research[c].bit_count()
    if c == s.lacerda:
        return worth
    rover = s.unit[UNITS * c + ROVER]
    start = CENTRE if rover < 0 else rover
    near = 8
    for hex_ in aims.tiles:
        if s.tile[hex_] >= 0:
            near = min(near, DISTANCE[start * HEXES + hex_])
    worth -= TILE_NEAR * near
    for i in range(len(aims.sites)):
        near = 6
        for u in range(UNITS * c, UNITS * c + BOTS):
            at = s.unit[u]
            if at >= 0:
                for hex_ in aims.sites[i]:
                    near = min(near, DISTANCE[at * HEXES + hex_])
        worth -= aims.weights[i] * max(0, near - 1)
    return worth


class Aims:
    """Where a company wants its pieces, found once for each decision: usable tiles, sites, plans."""

    def __init__(self, s: OMState, c: int) -> None:
        self.tiles: list[int] = []
        self.sites: list[list[int]] = []
        self.weights: list[float] = []
        if c == s.lacerda:
            return
        for hex_ in range(HEXES):
            if s.tile[hex_] >= 0 and not s.pieces[hex_] and usable(s, c, s.tile[hex_]):
                self.tiles.append(hex_)
        for building in range(BUILDINGS):
            self.add_sites(s, c, building)
        for card in range(BLUEPRINTS):
            if is_ready(s, c, card):
                self.add(upgrade_sites(s, c, card, ANYWHERE), PLAN_NEAR)

    def add_sites(self, s: OMState, c: int, building: int) -> None:
        """Hexes for a type of building, worth more if the Colony needs it and it can be paid."""
        if not left_in_stock(s, c, building):
            return
        kind = s.kind_of(c, building)
        level = s.best_level(building)
        found = [
            hex_ for hex_ in range(HEXES) if s.building[hex_] < 0 and 0 <= connects(s, kind, hex_) <= level
        ]
        needed = GENERATOR <= building < SHELTER and s.lss[building - GENERATOR] < s.level + 1
        weight = SITE_NEAR if needed else 0.4 * SITE_NEAR
        self.add(found, weight if type_why(s, c, building, s.quarters[c]) == LEGAL else 0.3 * weight)

    def add(self, hexes: list[int], weight: float) -> None:
        if hexes:
            self.sites.append(hexes)
            self.weights.append(weight)
