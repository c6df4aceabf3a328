"""5.1 and 4.3: Pacify and Agitate, up to two actions in a space."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_AGITATE,
    ASK_PACIFY,
    DONE,
    HOUSE,
    NO_CONTROL,
    NO_MEANS,
    NO_OTHER_SPACE,
    REPAIR,
    SHIFT,
    SPACE_SIZE,
    is_space,
)
from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import MG
from tharsis.games.red_dust_rebellion.rules.ask import PLACE_PEOPLE, Question
from tharsis.games.red_dust_rebellion.rules.people import (
    SHIFT_COST,
    House,
    Repair,
    house_why,
    repair_why,
    shift,
    shift_why,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

ONE_SPACE: Final = 0
EVERY_SPACE: Final = 1


def win_over_why(s: RDState, by: int, space: int) -> int:
    """5.1, 4.3: pay for one level towards one's own side."""
    if s.resources[by] - s.owed < SHIFT_COST[by]:
        return NO_MEANS
    return shift_why(s, space, 1 if by == MG else -1)


class WinOver(Step[RDState]):
    """5.1, 4.3: the shift, paid."""

    def __init__(self, by: int, space: int) -> None:
        self.by: Final = by
        self.space: Final = space

    def run(self, s: RDState) -> None:
        s.gain(self.by, -SHIFT_COST[self.by])
        shift(s, self.space, 1 if self.by == MG else -1)


class Pacify(Question):
    """5.1: two of House, Repair, shift in one space; 4.3: in every controlled space."""

    def __init__(self, by: int, spaces: int, scope: int, once: int) -> None:
        super().__init__(by)
        self.spaces: Final = spaces
        self.scope: Final = scope
        self.once: Final = once

    def run(self, s: RDState) -> None:
        if len(self.legal(s, 0)) > 1:
            Question.run(self, s)

    def space_why(self, s: RDState, space: int) -> int:
        if space >= MARS or not self.spaces >> space & 1:
            return NO_OTHER_SPACE
        return LEGAL if s.control(space) == (COIN if self.by == MG else self.by) else NO_CONTROL

    def legal(self, s: RDState, seat: int) -> list[int]:
        found: list[int] = []
        for space in range(MARS):
            if self.spaces >> space & 1 and self.space_why(s, space) == LEGAL:
                if house_why(s, space) == LEGAL:
                    found.append(HOUSE + space)
                if repair_why(s, self.by, space) == LEGAL:
                    found.append(REPAIR + space)
                if win_over_why(s, self.by, space) == LEGAL:
                    found.append(SHIFT + space)
        found.append(DONE)
        return found

    def why(self, s: RDState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if not HOUSE <= action < SHIFT + SPACE_SIZE:
            return NOT_NOW
        space = (action - HOUSE) % SPACE_SIZE
        reason = self.space_why(s, space)
        if reason != LEGAL:
            return reason
        if is_space(action, HOUSE):
            return house_why(s, space)
        if is_space(action, REPAIR):
            return repair_why(s, self.by, space)
        return win_over_why(s, self.by, space)

    def choose(self, s: RDState, seat: int, action: int) -> None:
        if action == DONE:
            return
        space = (action - HOUSE) % SPACE_SIZE
        bit = 1 << space
        if self.scope == ONE_SPACE:
            spaces = 0 if self.once else bit
            s.do(self.work(action, space), Pacify(self.by, spaces, ONE_SPACE, bit))
        else:
            spaces = self.spaces & ~bit if self.once & bit else self.spaces
            s.do(self.work(action, space), Pacify(self.by, spaces, EVERY_SPACE, self.once | bit))

    def work(self, action: int, space: int) -> Step[RDState]:
        if is_space(action, HOUSE):
            return House(self.by, space)
        if is_space(action, REPAIR):
            return Repair(self.by, space)
        return WinOver(self.by, space)

    def purpose(self, s: RDState) -> int:
        return PLACE_PEOPLE

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_PACIFY if self.by == MG else ASK_AGITATE, (self.by,))
