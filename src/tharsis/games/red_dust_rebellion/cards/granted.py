"""Free Operations that cards grant (7.6)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_FREE_OPERATION,
    DONE,
    NO_OTHER_OPERATION,
    OP,
    OPERATION,
)
from tharsis.games.red_dust_rebellion.board import MARS_AND_PHOBOS, SPACES
from tharsis.games.red_dust_rebellion.cards.where import tests_why
from tharsis.games.red_dust_rebellion.orders import OPERATIONS_OF
from tharsis.games.red_dust_rebellion.rules.ask import (
    Question,
)
from tharsis.games.red_dust_rebellion.rules.effects import (
    PARTS,
    Part,
)
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    FREE,
    OFFER,
    BeginOperation,
    Operation,
    operation_why,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt

EVERYWHERE: Final = (1 << SPACES) - 1


class FreeOperation(Part):
    """A Faction may carry out a free Operation: here, or in spaces that pass the tests."""

    def __init__(
        self,
        op: int,
        *,
        who: int = -1,
        tests: tuple[int, ...] = (),
        most: int = ANY_NUMBER,
        flags: int = 0,
        must: bool = False,
    ) -> None:
        super().__init__()
        self.op: Final = op
        self.who: Final = who
        self.tests: Final = tests
        self.most: Final = most
        self.flags: Final = flags | FREE | (0 if must else OFFER)

    def run(self, s: RDState, by: int, spot: int) -> None:
        who = self.who if self.who >= 0 else by
        s.frozen = s.control_masks()
        if self.op in OPERATIONS_OF[who]:
            s.do(BeginOperation(who, self.op, self.most, self.spaces(s, spot), self.flags))

    def spaces(self, s: RDState, spot: int) -> int:
        if spot >= 0:
            return 1 << spot
        found = 0
        for space in range(MARS_AND_PHOBOS):
            if tests_why(s, space, self.tests) == LEGAL:
                found |= 1 << space
        return found

    def effective(self, s: RDState, by: int) -> bool:
        if self.who not in (-1, by) or self.op not in OPERATIONS_OF[by]:
            return False
        return operation_why(s, Operation(by, self.op, self.most, EVERYWHERE, FREE, 0, 0)) == LEGAL


class AnyOperation(Part):
    """A free Operation of one's choice: here, or anywhere in up to n spaces; some may be excluded."""

    def __init__(self, most: int, excluded: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.most: Final = most
        self.excluded: Final = excluded

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.frozen = s.control_masks()
        s.arrived = []
        s.do(ChooseOperation(by, self.id, spot))

    def effective(self, s: RDState, by: int) -> bool:
        return True


class ChooseOperation(Question):
    """7.6: which free Operation."""

    def __init__(self, by: int, part: int, spot: int) -> None:
        super().__init__(by)
        self.part: Final = part
        self.spot: Final = spot

    def op_why(self, s: RDState, op: int) -> int:
        part = PARTS[self.part]
        if not isinstance(part, AnyOperation) or op in part.excluded:
            return NO_OTHER_OPERATION
        spaces = 1 << self.spot if self.spot >= 0 else EVERYWHERE
        return operation_why(s, Operation(self.by, op, part.most, spaces, FREE, 0, 0))

    def legal(self, s: RDState, seat: int) -> list[int]:
        found = [OP + op for op in OPERATIONS_OF[self.by] if self.op_why(s, op) == LEGAL]
        found.append(DONE)
        return found

    def why(self, s: RDState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if not OP <= action < OP + OPERATION.size:
            return NOT_NOW
        return self.op_why(s, action - OP)

    def choose(self, s: RDState, seat: int, action: int) -> None:
        part = PARTS[self.part]
        if action != DONE and isinstance(part, AnyOperation):
            spaces = 1 << self.spot if self.spot >= 0 else EVERYWHERE
            s.do(BeginOperation(self.by, action - OP, part.most, spaces, FREE))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_FREE_OPERATION, (self.by,))
