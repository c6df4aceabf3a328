"""A position as numbers for learning: everything a seat may see, its own things first."""

from typing import Final

from tharsis.games.terraforming_mars.board import (
    AWARD_IDS,
    HEXES,
    MILESTONE_GOALS,
    MILESTONE_IDS,
    OCEANS_GOAL,
    OXYGEN_GOAL,
    TAGS,
    TEMPERATURE_GOAL,
    TILE_IDS,
)
from tharsis.games.terraforming_mars.codes import DUE_IDS, NEUTRAL, NOBODY, PHASE_IDS
from tharsis.games.terraforming_mars.deck import ACTORS, CORPORATIONS, HOLDERS, PROJECTS
from tharsis.games.terraforming_mars.rules.rewards import award_price, award_standing, milestone_standing
from tharsis.games.terraforming_mars.rules.scoring import total
from tharsis.games.terraforming_mars.state import CHOSEN, DEALT, DECK, PICK, RESOURCES, TMState
from tharsis.games.terraforming_mars.steps import STEPS
from tharsis.kernel import State

SEATS: Final = 5
TILES: Final = len(TILE_IDS)
QUESTIONS: Final = tuple(STEPS.classes.values())


def encode(s: State, seat: int) -> list[float]:
    """Planes one after the other: planet, players from the own seat on, map, own cards, the question."""
    assert isinstance(s, TMState)
    numbers = _planet(s)
    for i in range(SEATS):
        numbers += _player(s, (seat + i) % s.seats if i < s.seats else NOBODY)
    numbers += _map(s, seat)
    numbers += _own_cards(s, seat)
    return numbers + _question(s)


def _one_hot(size: int, at: int) -> list[float]:
    plane = [0.0] * size
    if 0 <= at < size:
        plane[at] = 1.0
    return plane


def _many_hot(size: int, places: list[int]) -> list[float]:
    plane = [0.0] * size
    for place in places:
        plane[place] = 1.0
    return plane


def _planet(s: TMState) -> list[float]:
    numbers = [
        s.temperature / TEMPERATURE_GOAL,
        s.oxygen / OXYGEN_GOAL,
        s.oceans / OCEANS_GOAL,
        s.generation / 20,
        s.seats / SEATS,
        len(s.cards.piles[DECK]) / PROJECTS,
        float(bool(s.options["draft"])),
        float(s.solo() or bool(s.options["corporate_era"])),
        award_price(s) / 20,
    ]
    return numbers + _one_hot(len(PHASE_IDS), s.phase)


def _player(s: TMState, seat: int) -> list[float]:
    if seat == NOBODY:
        return [0.0] * PLAYER_SIZE
    at = seat * RESOURCES
    numbers = [n / 40 for n in s.stock[at : at + RESOURCES]]
    numbers += [n / 20 for n in s.production[at : at + RESOURCES]]
    numbers += [n / 10 for n in s.tags[seat * TAGS : (seat + 1) * TAGS]]
    numbers += [
        s.rating[seat] / 60,
        total(s, seat) / 100,
        len(s.hand(seat)) / 20,
        len(s.events(seat)) / 20,
        s.steel_value[seat] / 5,
        s.titanium_value[seat] / 5,
        s.shift[seat] / 6,
        s.next_shift[seat] / 6,
        s.next_discount[seat] / 8,
        float(s.passed >> seat & 1),
        float(s.raised >> seat & 1),
        float(s.first == seat),
        float(s.active == seat),
        float(s.first_due[seat]),
    ]
    for milestone in range(len(MILESTONE_IDS)):
        numbers.append(float(s.milestones[milestone] == seat))
        numbers.append(milestone_standing(s, seat, milestone) / MILESTONE_GOALS[milestone])
    for award in range(len(AWARD_IDS)):
        numbers.append(float(s.awards[award] != NOBODY))
        numbers.append(award_standing(s, seat, award) / 20)
    numbers += _one_hot(CORPORATIONS, s.corporation[seat] - PROJECTS)
    return numbers + _many_hot(PROJECTS, s.tableau(seat))


#: Single figures of a player, two for each milestone and award, then corporation and cards in play.
FIGURES: Final = 14
REWARDS: Final = 2 * (len(MILESTONE_IDS) + len(AWARD_IDS))
PLAYER_SIZE: Final = 2 * RESOURCES + TAGS + FIGURES + REWARDS + CORPORATIONS + PROJECTS


def _map(s: TMState, seat: int) -> list[float]:
    numbers: list[float] = []
    for hex_ in range(HEXES):
        owner = s.owner[hex_]
        numbers += _one_hot(TILES, s.tile[hex_])
        numbers += [
            float(owner == seat),
            float(owner not in (seat, NOBODY, NEUTRAL)),
            float(hex_ == s.claim_hex and s.claim_seat == seat),
            float(hex_ == s.claim_hex and s.claim_seat != seat),
        ]
    return numbers


def _own_cards(s: TMState, seat: int) -> list[float]:
    numbers = _many_hot(PROJECTS, s.hand(seat)) + _many_hot(PROJECTS, s.packet(seat))
    numbers += _many_hot(PROJECTS, s.kept(seat) + s.cards.piles[PICK + seat])
    numbers += _many_hot(CORPORATIONS, s.charters.piles[DEALT + seat])
    numbers += _many_hot(CORPORATIONS, s.charters.piles[CHOSEN + seat])
    numbers += [s.cubes[holder] / 10 for holder in range(len(HOLDERS))]
    return numbers + [float(s.used >> bit & 1) for bit in range(len(ACTORS))]


def _question(s: TMState) -> list[float]:
    kinds = [0.0] * len(DUE_IDS)
    for step in s.due:
        kinds[step.due()] += 1.0
    asked = QUESTIONS.index(type(s.asking)) if s.asking is not None else -1
    return kinds + _one_hot(len(QUESTIONS), asked)
