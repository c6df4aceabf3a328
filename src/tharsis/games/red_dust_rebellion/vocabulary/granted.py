"""Free Operations that cards grant (7.6)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_FREE_OPERATION,
    DONE,
    NO_OTHER_OPERATION,
    OP,
)
from tharsis.games.red_dust_rebellion.board import MARS_AND_PHOBOS
from tharsis.games.red_dust_rebellion.orders import OPERATION_RULES, OPERATIONS_OF
from tharsis.games.red_dust_rebellion.rules.effects import (
    Sentence,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.cards import seek
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    ANYWHERE,
    FREE,
    MUST_AMBUSH,
    OFFER,
    BeginOperation,
    Operation,
    operation_why,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.where import tests_why
from tharsis.kernel import LEGAL, PickOne, Prompt, Step


class FreeOperation(Sentence):
    """A Faction may carry out a free Operation: here, or in spaces that pass the tests. ``np_flags``: what
    else the card's instruction says for non-players (8.5.5)."""

    def __init__(
        self,
        op: int,
        *,
        who: int = -1,
        tests: tuple[int, ...] = (),
        most: int = ANY_NUMBER,
        flags: int = 0,
        np_flags: int = 0,
        must: bool = False,
    ) -> None:
        super().__init__()
        self.op: Final = op
        self.who: Final = who
        self.tests: Final = tests
        self.most: Final = most
        self.flags: Final = flags | FREE | (0 if must else OFFER)
        self.np_flags: Final = np_flags

    def run(self, s: RDState, by: int, spot: int) -> None:
        who = self.who if self.who >= 0 else by
        if self.op in OPERATIONS_OF[who]:
            if s.is_np(who):
                seek(s, who, self.op, ambush=bool(self.flags & MUST_AMBUSH))
            flags = self.flags | self.np_flags if s.is_np(who) else self.flags
            begin = BeginOperation(who, self.op, self.most, self.spaces(s, spot), flags)
            if who == s.acting:
                s.do(begin)
            else:
                s.do(Acting(who), begin, Acting(s.acting))

    def spaces(self, s: RDState, spot: int) -> int:
        if spot >= 0:
            return 1 << spot
        found = 0
        for space in range(MARS_AND_PHOBOS):
            if tests_why(s, space, self.tests) == LEGAL:
                found |= 1 << space
        return found

    def effective(self, s: RDState, by: int) -> bool:
        return operation_why(s, Operation(by, self.op, self.most, ANYWHERE, FREE)) == LEGAL


class Acting(Step[RDState]):
    """1.6: an Event lets another Faction act; meanwhile that is the one that may be helped."""

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def run(self, s: RDState) -> None:
        s.act(self.faction)


class AnyOperation(Sentence):
    """A free Operation of one's choice: here, or anywhere in up to n spaces; some may be excluded."""

    def __init__(self, most: int, excluded: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.most: Final = most
        self.excluded: Final = excluded

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.frozen = s.control_masks()
        s.arrived = []
        s.do(ChooseOperation(by, self.most, self.excluded, spot))


class ChooseOperation(PickOne[RDState]):
    """7.6: which free Operation, of those that are not excluded."""

    def __init__(self, by: int, limit: int, excluded: tuple[int, ...], spot: int) -> None:
        super().__init__(by)
        self.limit: Final = limit
        self.excluded: Final = excluded
        self.spot: Final = spot

    def run(self, s: RDState) -> None:
        self.put(s)

    def verb(self) -> int:
        return OP

    def among(self, s: RDState, by: int) -> list[int]:
        return OPERATIONS_OF[by]

    def spaces(self) -> int:
        return 1 << self.spot if self.spot >= 0 else ANYWHERE

    def pick_why(self, s: RDState, by: int, op: int) -> int:
        if op in self.excluded:
            return NO_OTHER_OPERATION
        return operation_why(s, Operation(by, op, self.limit, self.spaces(), FREE))

    def take(self, s: RDState, by: int, op: int) -> None:
        s.do(BeginOperation(by, op, self.limit, self.spaces(), FREE))

    def stop(self) -> int:
        return DONE

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_FREE_OPERATION, (self.by,))

    def rule(self, s: RDState, seat: int, action: int) -> str:
        verb = s.game.actions.base(action)
        return OPERATION_RULES[action - verb] if verb == OP else self.asked_by(s, seat)
