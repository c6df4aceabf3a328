"""7.4: what a card is worth in operations to a side."""

from typing import Final

from tharsis.games.twilight_struggle.board import ASIA, MARKS, REGION, SOUTHEAST
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import BREZHNEV_DOCTRINE, CONTAINMENT, OPS, SCORING, VIETNAM_REVOLTS
from tharsis.games.twilight_struggle.state import TSState

# 7.4, 9.6: points bound to a region come on top while an operation lies wholly in it. A mask says which of
# them still can.
IN_ASIA: Final = 1  # of the China Card
IN_SOUTHEAST: Final = 2  # of Vietnam Revolts
UNBOUND: Final = 0
WITHOUT_CHINA: Final = IN_SOUTHEAST
WITH_CHINA: Final = IN_ASIA | IN_SOUTHEAST
#: By country: which of these regions it lies in.
BOUND_IN: Final[list[int]] = [
    (IN_ASIA if region == ASIA else 0) | (IN_SOUTHEAST if MARKS[country] & SOUTHEAST else 0)
    for country, region in enumerate(REGION)
]
HIGHEST_VALUE: Final = 4


def raw_value(s: TSState, side: int, printed: int) -> int:
    """7.4: Containment and Brezhnev Doctrine add up to 4, Red Scare/Purge takes away; the floor of 1
    comes last, after the points that are bound to a region."""
    value = printed - s.red_scare[side]
    if s.in_effect[CONTAINMENT if side == US else BREZHNEV_DOCTRINE]:
        value += 1
    return min(HIGHEST_VALUE, value)


def value(s: TSState, side: int, card: int) -> int:
    """7.4.2: a card's value to a side for discards and the Space Race; scoring cards have none."""
    return 0 if SCORING[card] else max(1, raw_value(s, side, OPS[card]))


def note_highest(s: TSState, side: int, worth: int) -> None:
    """A hand has shown that it holds no card worth more than this: what that means in printed values.
    Where even a card of 1 is worth more, it held scoring cards alone."""
    s.highest[side] = 0
    for printed in range(1, HIGHEST_VALUE + 1):
        if max(1, raw_value(s, side, printed)) <= worth:
            s.highest[side] = printed
    s.highest_at[side] = s.cards.clock


def points(s: TSState, side: int, raw: int, bound: int) -> int:
    """7.4, 9.6: points of an operation, with those of the mask that are bound to a region."""
    if bound & IN_ASIA:
        raw += 1
    if bound & IN_SOUTHEAST and side == USSR and s.in_effect[VIETNAM_REVOLTS]:
        raw += 1
    return max(1, raw)


def has_bonus(s: TSState, side: int, bound: int) -> bool:
    """9.6, Vietnam Revolts: whether points bound to a region can come on top."""
    return points(s, side, 1, bound) > 1


def must_score_details(s: TSState, side: int) -> tuple[int, ...]:
    """10.1.5: what the words need where scoring cards must be played first."""
    return s.scoring_cards(side), s.rounds_left(side)
