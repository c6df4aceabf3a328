"""6.4: the Space Race."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    DIE,
    LOG_ADVANCE,
    LOG_SPACE,
    NO_SPACE_END,
    NO_SPACE_OPS,
    NO_SPACE_TRY,
)
from tharsis.games.twilight_struggle.board import (
    LAST_BOX,
    SECOND_ATTEMPT,
    SPACE_FIRST,
    SPACE_OPS,
    SPACE_ROLL,
    SPACE_SECOND,
)
from tharsis.games.twilight_struggle.rules.values import value
from tharsis.games.twilight_struggle.rules.victory import gain
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, Step


def tries_allowed(s: TSState, side: int) -> int:
    """6.4.2, 6.4.4: one try a turn, two with the ability of the second box."""
    return 2 if s.has_ability(side, SECOND_ATTEMPT) else 1


def space_why(s: TSState, side: int, card: int) -> int:
    """6.4.1, 6.4.2, 6.4.6: whether a card may be used in the Space Race."""
    if s.space[side] == LAST_BOX:
        return NO_SPACE_END
    if s.tries[side] >= tries_allowed(s, side):
        return NO_SPACE_TRY
    return LEGAL if value(s, side, card) >= SPACE_OPS[s.space[side] + 1] else NO_SPACE_OPS


def space_details(s: TSState, side: int, card: int, reason: int) -> tuple[int, ...]:
    if reason == NO_SPACE_TRY:
        return (s.tries[side],)
    return value(s, side, card), SPACE_OPS[s.space[side] + 1]


def advance(s: TSState, side: int, boxes: int) -> None:
    """6.4.3: move on and gain the VP of the box reached, by who is first there; a box beyond the last
    has none. May end the game."""
    goal = s.space[side] + boxes
    box = min(LAST_BOX, goal)
    if box == s.space[side]:
        return
    s.space[side] = box
    s.log(LOG_ADVANCE, side, box)
    if goal == box:
        gain(s, side, SPACE_FIRST[box] if s.space[1 - side] < box else SPACE_SECOND[box])


class SpaceTry(Step[TSState]):
    """6.4.1: a roll up to the number of the next box moves the marker there."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.tries[self.by] += 1
        die = s.roll(DIE)
        needed = SPACE_ROLL[s.space[self.by] + 1]
        s.log(LOG_SPACE, self.by, die, needed)
        if die <= needed:
            advance(s, self.by, 1)


class Advance(Step[TSState]):
    """6.4.2: an event moves the marker ahead, without a roll and without using a try."""

    def __init__(self, by: int, boxes: int) -> None:
        self.by: Final = by
        self.boxes: Final = boxes

    def run(self, s: TSState) -> None:
        advance(s, self.by, self.boxes)
