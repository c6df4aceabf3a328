"""8: what the actions of a turn have in common."""

from tharsis.games.terraforming_mars.actions import NO_OTHER_ACTION
from tharsis.games.terraforming_mars.deck import PROJECTS
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import ALONE, LEGAL, Part, Question, RulesError


class TurnAction(Part[TMState, Question[TMState]]):
    """8: one kind of action in a turn. 5.2: a corporation's first action comes before all of them."""

    def among(self, s: TMState, q: Question[TMState], by: int) -> list[int]:
        """Most actions have no operand."""
        return ALONE

    def act_why(self, s: TMState, by: int, x: int) -> int:
        """0, or why the action cannot be taken, the first action apart."""
        return LEGAL

    def act(self, s: TMState, by: int, x: int) -> None:
        """What taking it does."""
        raise RulesError(f"{type(self).__name__} does nothing")

    def short(self, s: TMState, by: int, x: int, reason: int) -> tuple[int, ...]:
        """The figures of a refusal that the action does not name."""
        return ()

    def add_legal(self, s: TMState, q: Question[TMState], by: int, found: list[int]) -> None:
        """Add what is open to a seat whose first action is done; the two with many operands override it."""
        verb = self.verb
        for x in self.among(s, q, by):
            if self.act_why(s, by, x) == LEGAL:
                found.append(verb + x)

    def pick_why(self, s: TMState, q: Question[TMState], by: int, x: int) -> int:
        return NO_OTHER_ACTION if s.first_due[by] else self.act_why(s, by, x)

    def take(self, s: TMState, q: Question[TMState], by: int, x: int) -> None:
        self.act(s, by, x)

    def details(self, s: TMState, q: Question[TMState], by: int, x: int, reason: int) -> tuple[int, ...]:
        if reason == NO_OTHER_ACTION:
            return (s.corporation[by] - PROJECTS,)
        return self.short(s, by, x, reason)
