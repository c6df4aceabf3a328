"""10.1.5: events that free a side from scoring cards for which it has no rounds left.

A scoring card can never be held, but an event may take it out of the hand unscored (5.4), or give another
round for it. Such a card may be played instead, for its event; the risk that it does not help is its
player's. What the enemy's hand might bring (Missile Envy) does not count: nobody knows it.
"""

from typing import Final

from tharsis.games.twilight_struggle.board import EIGHT_ROUNDS, MOST_ROUNDS
from tharsis.games.twilight_struggle.codes import DISCARD_PILE, US
from tharsis.games.twilight_struggle.deck import (
    ALDRICH_AMES_REMIX,
    ASK_NOT_WHAT_YOUR_COUNTRY,
    CAPTURED_NAZI_SCIENTIST,
    CARD_IDS,
    FIVE_YEAR_PLAN,
    GRAIN_SALES_TO_SOVIETS,
    NORTH_SEA_OIL,
    ONE_SMALL_STEP,
    STAR_WARS,
    TERRORISM,
)
from tharsis.games.twilight_struggle.rules.events import event_why
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL


def _table(most: dict[int, int]) -> list[int]:
    return [most.get(card, 0) for card in range(len(CARD_IDS))]


#: By side that plays it, by card: how many cards its event can take out of that side's own hand.
SHEDS: Final[list[list[int]]] = [
    _table({ALDRICH_AMES_REMIX: 1, ASK_NOT_WHAT_YOUR_COUNTRY: len(CARD_IDS)}),
    _table({FIVE_YEAR_PLAN: 1, GRAIN_SALES_TO_SOVIETS: 1}),
]
#: The same out of the Soviet hand, when it is the US that plays the card.
SHED_BY_THE_US: Final[list[int]] = _table({FIVE_YEAR_PLAN: 1, GRAIN_SALES_TO_SOVIETS: 1, TERRORISM: 1})
#: By card: the boxes its event moves its player on in the Space Race.
ADVANCES: Final[list[int]] = _table({CAPTURED_NAZI_SCIENTIST: 1, ONE_SMALL_STEP: 2})


def frees(s: TSState, by: int, card: int) -> bool:
    """Whether the event of a card can leave a side, which has too few rounds for its scoring cards, no more
    of them than it has rounds for."""
    if event_why(s, card, by) != LEGAL:
        return False
    relief = _repeated(s, by) if card == STAR_WARS else _relief(s, by, card)
    return s.scoring_cards(by) - relief <= s.rounds_left(by)


def _relief(s: TSState, by: int, card: int) -> int:
    """Cards taken out of the own hand, or rounds gained, by playing a card."""
    return SHEDS[by][card] + _more_rounds(s, by, card)


def _repeated(s: TSState, by: int) -> int:
    """Star Wars: the most that an event from the discard pile can do; it is the US that plays it."""
    most = 0
    for card in s.cards.piles[DISCARD_PILE]:
        if event_why(s, card, US) == LEGAL:
            most = max(most, _relief(s, US, card) if by == US else SHED_BY_THE_US[card])
    return most


def _more_rounds(s: TSState, by: int, card: int) -> int:
    """4.5.D, 6.4.4: an eighth round, by North Sea Oil or by the last box of the Space Race."""
    reaches = s.space[by] + ADVANCES[card] >= EIGHT_ROUNDS > s.space[1 - by]
    if reaches or (card == NORTH_SEA_OIL and by == US):
        return MOST_ROUNDS - s.rounds(by)
    return 0


def overdue(s: TSState, side: int) -> bool:
    """11.1.2: after its round a side holds scoring cards that it can no longer play."""
    return s.round <= s.rounds(side) and s.must_score(side)
