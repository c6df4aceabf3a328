"""8.1.3: effects due at once, in the order the active player likes.

There is no list of priorities. Plain gains have happened when something is left due, because earlier never
hurts; a loss waits until it can be paid; only what has consequences of its own (tiles, draws, choices) is
asked for, and only while two different things are due.
"""

from tharsis.games.terraforming_mars.actions import ASK_FIRST, FIRST, NO_LOSS_YET, NO_SUCH_DUE
from tharsis.games.terraforming_mars.deck import NONE
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step


class Settle(PickOne[TMState]):
    """8.1.3: carry out what is due; the active player says what comes first."""

    def run(self, s: TMState) -> None:
        if not s.due:
            return
        for i in range(len(s.due)):
            if s.due[i].plain(s):
                self.start(s, i)
                return
        first = self.single(s)
        if first == NONE:
            self.put(s)
        else:
            self.start(s, first)

    def single(self, s: TMState) -> int:
        """The place of the only kind of effect that can come next; none when there are several."""
        first = NONE
        for i in range(len(s.due)):
            if s.due[i].blocked(s):
                continue
            if first == NONE:
                first = i
            elif s.due[i].due() != s.due[first].due():
                return NONE
        return max(first, 0)

    def start(self, s: TMState, i: int) -> None:
        step = s.due.pop(i)
        assert isinstance(step, Step)
        s.do(step, self)

    def verb(self) -> int:
        return FIRST

    def among(self, s: TMState, by: int) -> list[int]:
        kinds: list[int] = []
        for step in s.due:
            if step.due() not in kinds:
                kinds.append(step.due())
        kinds.sort()
        return kinds

    def pick_why(self, s: TMState, by: int, kind: int) -> int:
        found = NO_SUCH_DUE
        for step in s.due:
            if step.due() == kind:
                if not step.blocked(s):
                    return LEGAL
                found = NO_LOSS_YET
        return found

    def take(self, s: TMState, by: int, kind: int) -> None:
        for i in range(len(s.due)):
            if s.due[i].due() == kind and not s.due[i].blocked(s):
                self.start(s, i)
                return

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_FIRST)
