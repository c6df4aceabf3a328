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
)
from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import MG
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
from tharsis.kernel import LEGAL, Either, Prompt, Step

ONE_SPACE: Final = 0
EVERY_SPACE: Final = 1
WORKS: Final[list[int]] = [HOUSE, REPAIR, SHIFT]


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


class Pacify(Either[RDState]):
    """5.1: two of House, Repair, shift in one space; 4.3: in every controlled space."""

    def __init__(self, by: int, spaces: int, scope: int, once: int = 0) -> None:
        super().__init__(by)
        self.spaces: Final = spaces
        self.scope: Final = scope
        self.once: Final = once

    def verbs(self) -> list[int]:
        return WORKS

    def stop(self) -> int:
        return DONE

    def space_why(self, s: RDState, space: int) -> int:
        if space >= MARS or not self.spaces >> space & 1:
            return NO_OTHER_SPACE
        return LEGAL if s.control(space) == (COIN if self.by == MG else self.by) else NO_CONTROL

    def pick_why(self, s: RDState, by: int, verb: int, space: int) -> int:
        reason = self.space_why(s, space)
        if reason != LEGAL:
            return reason
        if verb == HOUSE:
            return house_why(s, space)
        return repair_why(s, by, space) if verb == REPAIR else win_over_why(s, by, space)

    def works(self, s: RDState) -> list[int]:
        """What may be done, space by space: Control is looked up once for all three."""
        found: list[int] = []
        side = COIN if self.by == MG else self.by
        for space in range(MARS):
            if self.spaces >> space & 1 and s.control(space) == side:
                if house_why(s, space) == LEGAL:
                    found.append(HOUSE + space)
                if repair_why(s, self.by, space) == LEGAL:
                    found.append(REPAIR + space)
                if win_over_why(s, self.by, space) == LEGAL:
                    found.append(SHIFT + space)
        return found

    def possible(self, s: RDState, by: int) -> bool:
        return len(self.works(s)) > 0

    def legal(self, s: RDState, seat: int) -> list[int]:
        found = self.works(s)
        found.append(DONE)
        return found

    def take(self, s: RDState, by: int, verb: int, space: int) -> None:
        bit = 1 << space
        if self.scope == ONE_SPACE:
            spaces = 0 if self.once else bit
            s.do(self.work(verb, space), Pacify(by, spaces, ONE_SPACE, bit))
        else:
            spaces = self.spaces & ~bit if self.once & bit else self.spaces
            s.do(self.work(verb, space), Pacify(by, spaces, EVERY_SPACE, self.once | bit))

    def work(self, verb: int, space: int) -> Step[RDState]:
        if verb == HOUSE:
            return House(self.by, space)
        return Repair(self.by, space) if verb == REPAIR else WinOver(self.by, space)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_PACIFY if self.by == MG else ASK_AGITATE, (self.by,))

    def asked_by(self, s: RDState, seat: int) -> str:
        return "5.1" if self.scope == ONE_SPACE else "4.3"

    def rule(self, s: RDState, seat: int, action: int) -> str:
        verb = s.game.actions.base(action)
        if verb not in (HOUSE, REPAIR) or self.space_why(s, action - verb) != LEGAL:
            return self.asked_by(s, seat)
        return "1.7"
