"""7.4: what a card is worth in operations to a side."""

from tharsis.games.twilight_struggle.board import ASIA, MARKS, REGION, SOUTHEAST, US, USSR
from tharsis.games.twilight_struggle.deck import BREZHNEV_DOCTRINE, CONTAINMENT, OPS, SCORING, VIETNAM_REVOLTS
from tharsis.games.twilight_struggle.state import TSState


def raw_value(s: TSState, side: int, printed: int) -> int:
    """7.4: Containment and Brezhnev Doctrine add up to 4, Red Scare/Purge takes away; the floor of 1
    comes last, after the points that are bound to a region."""
    value = printed - s.red_scare[side]
    if s.in_effect[CONTAINMENT if side == US else BREZHNEV_DOCTRINE]:
        value += 1
    return min(4, value)


def value(s: TSState, side: int, card: int) -> int:
    """7.4.2: a card's value to a side for discards and the Space Race; scoring cards have none."""
    return 0 if SCORING[card] else max(1, raw_value(s, side, OPS[card]))


def note_highest(s: TSState, side: int, worth: int) -> None:
    """A hand has shown that it holds no card worth more than this: what that means in printed values.
    Where even a card of 1 is worth more, it held scoring cards alone."""
    s.highest[side] = 0
    for printed in range(1, 5):
        if max(1, raw_value(s, side, printed)) <= worth:
            s.highest[side] = printed
    s.highest_at[side] = s.cards.clock


def points(s: TSState, side: int, raw: int, china: bool, asia: bool, southeast: bool) -> int:
    """7.4, 9.6: points of an operation that lies wholly in Asia or Southeast Asia so far."""
    if china and asia:
        raw += 1
    if southeast and side == USSR and s.in_effect[VIETNAM_REVOLTS]:
        raw += 1
    return max(1, raw)


def has_bonus(s: TSState, side: int, china: bool) -> bool:
    """9.6, Vietnam Revolts: whether points bound to a region can come on top."""
    return china or (side == USSR and s.in_effect[VIETNAM_REVOLTS])


def in_asia(country: int) -> bool:
    return REGION[country] == ASIA


def in_southeast(country: int) -> bool:
    return MARKS[country] & SOUTHEAST != 0
