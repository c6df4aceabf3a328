"""A position as numbers for learning: what the seat sees, its own side first, each value about 0 to 1."""

from typing import Final

from tharsis.games.twilight_struggle.actions import PROMPTS
from tharsis.games.twilight_struggle.board import (
    COUNTRY_IDS,
    ENOUGH_VP,
    LAST_BOX,
    MOST_OPS,
    MOST_ROUNDS,
    ON_MAP,
    PEACE,
    REGION_IDS,
    STABILITY,
    TURNS,
)
from tharsis.games.twilight_struggle.codes import (
    DECK,
    DISCARD_PILE,
    HAND,
    HEADLINED,
    PHASE_IDS,
    REMOVED,
    TABLE,
)
from tharsis.games.twilight_struggle.deck import CARD_IDS
from tharsis.games.twilight_struggle.rules.scoring import CONTROL, tally
from tharsis.games.twilight_struggle.rules.space import tries_allowed
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import State

# What counts as 1 where no track ends.
FULL: Final = 8  # influence: beyond this it hardly matters
MOST_POINTS: Final = 15  # of a region
LARGEST_HAND: Final = 9
TWICE: Final = 2  # tries in space; events that are seldom played twice in a turn
MOST_FIGURE: Final = 10  # of a prompt


def encode(state: State, seat: int) -> list[float]:
    """The observation of a seat, always of the same length."""
    assert isinstance(state, TSState)
    found: list[float] = []
    for side in (seat, 1 - seat):
        _map(state, side, found)
    _tracks(state, seat, found)
    _cards(state, seat, found)
    _question(state, seat, found)
    return found


def _map(s: TSState, side: int, found: list[float]) -> None:
    """Influence and control of one side, country by country, and its standing in each region."""
    for country in range(len(COUNTRY_IDS)):
        found.append(min(1.0, s.influence[side][country] / FULL))
        lead = s.influence[side][country] - s.influence[1 - side][country]
        found.append(1.0 if country < ON_MAP and lead >= STABILITY[country] else 0.0)
    for region in range(len(REGION_IDS)):
        count = tally(s, region)
        found.append(count.standing(side) / CONTROL)
        found.append(count.points(side) / MOST_POINTS)


def _tracks(s: TSState, seat: int, found: list[float]) -> None:
    sign = 1 if seat == 0 else -1
    found.append(s.vp * sign / ENOUGH_VP)
    found.append(s.defcon / PEACE)
    found.append(s.turn / TURNS)
    found.append(s.round / MOST_ROUNDS)
    for phase in range(len(PHASE_IDS)):
        found.append(1.0 if s.phase == phase else 0.0)
    found.append(1.0 if s.civil_war else 0.0)
    for region in range(len(REGION_IDS)):
        found.append(1.0 if s.chernobyl == region else 0.0)
    for side in (seat, 1 - seat):
        found.append(1.0 if s.phasing == side else 0.0)
        found.append(s.military_ops[side] / MOST_OPS)
        found.append(s.space[side] / LAST_BOX)
        found.append((tries_allowed(s, side) - s.tries[side]) / TWICE)
        found.append(1.0 if s.china == side else 0.0)
        found.append(1.0 if s.china == side and s.china_up else 0.0)
        found.append(len(s.hand(side)) / LARGEST_HAND)
        found.append(s.red_scare[side] / TWICE)
        found.append(s.death_squads[side] / TWICE)
        found.append(1.0 if s.crisis == side else 0.0)
        found.append(1.0 if s.owed == side else 0.0)
        found.append(s.rounds_left(side) / MOST_ROUNDS)
    found.append(len(s.cards.piles[DECK]) / len(CARD_IDS))


def _cards(s: TSState, seat: int, found: list[float]) -> None:
    """Where each card is, as far as the seat knows, and whether it is in effect."""
    for place in (
        HAND + seat,
        HAND + 1 - seat,
        DISCARD_PILE,
        REMOVED,
        TABLE,
        HEADLINED + seat,
        HEADLINED + 1 - seat,
    ):
        row = [0.0] * len(CARD_IDS)
        for card in s.cards.piles[place]:
            if s.cards.knows(seat, card):
                row[card] = 1.0
        found.extend(row)
    found.extend([1.0 if active else 0.0 for active in s.in_effect])


def _question(s: TSState, seat: int, found: list[float]) -> None:
    """What the seat is asked, if it is: the prompt and its last figure."""
    row = [0.0] * len(PROMPTS)
    prompt = s.prompt(seat)
    figure = 0.0
    if prompt is not None:
        row[prompt.key] = 1.0
        figure = prompt.args[-1] / MOST_FIGURE if prompt.args else 0.0
    found.extend(row)
    found.append(figure)
