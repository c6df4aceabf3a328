"""6.0 Special Activities in general: which may accompany an Operation, and choosing their spaces."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ADD_SPECIAL,
    ASK_AFTER_OPERATION,
    ASK_SPECIAL,
    DONE,
    LOG_SPECIAL,
    LOG_SPECIAL_SPACE,
    NO_AMBUSH_ALONE,
    NO_CONTROL,
    NO_CONTROL_YET,
    NO_OTHER_FACTION,
    NO_OTHER_SPACE,
    NO_PETITION_YET,
    NO_SECOND_SPECIAL,
    NO_SECOND_TIME,
    NO_SPACE,
    NO_SPACE_YET,
    NO_STORMY_SPACE,
    NO_SUCH_PAIRING,
)
from tharsis.games.red_dust_rebellion.board import MARS, MARS_MASK, bits
from tharsis.games.red_dust_rebellion.orders import (
    AMBUSH_OF,
    GOES_WITH,
    PETITION,
    SPECIAL_IDS,
    SPECIAL_RULES,
    SPECIAL_SPACES,
    SPECIALS_OF,
)
from tharsis.games.red_dust_rebellion.rules.ask import PickSpace
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, PickOne, Prompt, Step


class SpecialRule:
    """What sets one Special Activity apart from the others."""

    def possible(self, s: RDState, by: int) -> bool:
        for space in range(MARS):
            if self.space_why(s, by, space, 0) == LEGAL and not s.barred(space, by):
                return True
        return False

    def space_why(self, s: RDState, by: int, space: int, chosen: int) -> int:
        return NOT_NOW

    def start(self, s: RDState, by: int, sa: int) -> None:
        s.do(SpecialSpaces(by, sa, SPECIAL_SPACES[sa]))

    def enter(self, s: RDState, by: int, space: int, chosen: int) -> None:
        """What happens in a chosen space."""

    def close(self, s: RDState, by: int, chosen: int) -> None:
        """What happens when all spaces are chosen."""


SPECIALS: Final[list[SpecialRule]] = [SpecialRule() for _ in SPECIAL_IDS]


def special_why(s: RDState, by: int, op: int, sa: int, after: bool) -> int:
    """6.0: whose it is, what it accompanies, whether it can be done anywhere."""
    if sa not in SPECIALS_OF[by]:
        return NO_OTHER_FACTION
    if s.special_used:
        return NO_SECOND_SPECIAL
    if op not in GOES_WITH[sa]:
        return NO_SUCH_PAIRING
    if sa == PETITION and not after:
        return NO_PETITION_YET
    if sa == AMBUSH_OF.get(by, -1):
        return NO_AMBUSH_ALONE
    return LEGAL if SPECIALS[sa].possible(s, by) else NO_SPACE


def control_why(s: RDState, space: int, side: int) -> int:
    """1.9: who must control a space; it may be taken and not yet counted (5.3, 5.7)."""
    if s.control_in_force(space) == side:
        return LEGAL
    return NO_CONTROL_YET if s.control(space) == side else NO_CONTROL


def begin_special(s: RDState, by: int, sa: int) -> None:
    s.special_used = True
    s.log(LOG_SPECIAL, by, sa)
    s.do(StartSpecial(by, sa))


class StartSpecial(Step[RDState]):
    """6.0: a Special Activity begins."""

    def __init__(self, by: int, sa: int) -> None:
        self.by: Final = by
        self.sa: Final = sa

    def run(self, s: RDState) -> None:
        SPECIALS[self.sa].start(s, self.by, self.sa)


class SpecialSpaces(PickSpace):
    """6.0: choose the spaces of a Special Activity one by one."""

    def __init__(self, by: int, sa: int, left: int, chosen: int = 0) -> None:
        super().__init__(by)
        self.sa: Final = sa
        self.left: Final = left
        self.chosen: Final = chosen

    def possible(self, s: RDState, by: int) -> bool:
        return self.left > 0 and PickSpace.possible(self, s, by)

    def unasked(self, s: RDState) -> None:
        SPECIALS[self.sa].close(s, self.by, self.chosen)

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if not MARS_MASK >> space & 1:
            return NO_OTHER_SPACE
        if self.chosen >> space & 1:
            return NO_SECOND_TIME
        if s.barred(space, by):
            return NO_STORMY_SPACE
        return SPECIALS[self.sa].space_why(s, by, space, self.chosen)

    def least(self, s: RDState, by: int) -> int:
        return 1

    def most(self, s: RDState, by: int) -> int:
        return self.picked(s, by) + min(self.left, len(self.picks(s, by)))

    def picked(self, s: RDState, by: int) -> int:
        return bits(self.chosen)

    def stop_why(self, s: RDState, by: int) -> int:
        return LEGAL if self.chosen else NO_SPACE_YET

    def take(self, s: RDState, by: int, space: int) -> None:
        s.log(LOG_SPECIAL_SPACE, by, self.sa, space)
        s.do(SpecialSpaces(by, self.sa, self.left - 1, self.chosen | 1 << space))
        SPECIALS[self.sa].enter(s, by, space, self.chosen)

    def stopped(self, s: RDState, by: int) -> None:
        SPECIALS[self.sa].close(s, by, self.chosen)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_SPECIAL, (self.by, self.sa, self.left))

    def asked_by(self, s: RDState, seat: int) -> str:
        return SPECIAL_RULES[self.sa]


class AfterOperation(PickOne[RDState]):
    """6.0: the Special Activity may follow the Operation; Petition only here (6.2)."""

    def __init__(self, by: int, op: int) -> None:
        super().__init__(by)
        self.op: Final = op

    def possible(self, s: RDState, by: int) -> bool:
        return not s.special_used and PickOne.possible(self, s, by)

    def verb(self) -> int:
        return ADD_SPECIAL

    def among(self, s: RDState, by: int) -> list[int]:
        return SPECIALS_OF[by]

    def pick_why(self, s: RDState, by: int, sa: int) -> int:
        return special_why(s, by, self.op, sa, after=True)

    def take(self, s: RDState, by: int, sa: int) -> None:
        begin_special(s, by, sa)

    def stop(self) -> int:
        return DONE

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_AFTER_OPERATION, (self.by, self.op))

    def rule(self, s: RDState, seat: int, action: int) -> str:
        verb = s.game.actions.base(action)
        return SPECIAL_RULES[action - verb] if verb == ADD_SPECIAL else self.asked_by(s, seat)
