"""What a search stands on: what a position is worth to each seat, and which actions look good in it."""

from typing import Final

from mypy_extensions import mypyc_attr

from tharsis.kernel import Advisor, Game, RulesError, State, playout
from tharsis.kernel import game as game_of

#: For each position a prior for every legal action, in their order; and a value for every seat, from 1, won,
#: to -1, lost.
Evaluations = tuple[list[list[float]], list[list[float]]]

#: How much of the prior goes to what an advisor would choose. The rest is shared by all.
TRUST: Final = 0.5
#: Random decisions until a game that brings no advisor is taken to be even.
LONGEST: Final = 400


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions. It is only ever handed redeals, never the true state, and leaves them as they are."""

    def together(self) -> int:
        """How many positions are cheaper judged together than one by one."""
        return 1

    def judges_midway(self) -> bool:
        """Whether values hold in the midst of an action, or only where the rules are between two."""
        return False

    def evaluate(self, states: list[State], seats: list[int]) -> Evaluations:
        """Priors and values of positions, in each of which the seat beside it decides."""
        raise RulesError("an evaluator must evaluate")


class AdvisorEvaluator(Evaluator):
    """By what the game itself knows about playing it well."""

    def __init__(self, game: Game) -> None:
        if game.advisor is None:
            raise RulesError(f"{game.id} brings no advisor")
        self.game: Final = game
        self.advisor: Final[Advisor] = game.advisor()

    def __reduce__(self) -> tuple[object, ...]:
        """Another process finds the game by its name."""
        return _advised, (self.game.id,)

    def evaluate(self, states: list[State], seats: list[int]) -> Evaluations:
        priors: list[list[float]] = []
        values: list[list[float]] = []
        for s, seat in zip(states, seats, strict=True):
            priors.append(self._priors(s, seat))
            values.append([2 * self.advisor.value(s, other) - 1 for other in range(s.seats)])
        return priors, values

    def _priors(self, s: State, seat: int) -> list[float]:
        legal = s.legal(seat)
        if len(legal) == 1:
            return [1.0]
        chosen = self.advisor.choose(apart(s), seat, legal)
        rest = (1 - TRUST) / len(legal)
        return [rest + TRUST if action == chosen else rest for action in legal]


def _advised(game_id: str) -> AdvisorEvaluator:
    return AdvisorEvaluator(game_of(game_id))


def apart(s: State) -> State:
    """A copy to try things out on, not with the dice that will be rolled."""
    t = s.clone()
    t.rng.seed(t.rng.word())
    return t


class PlayoutEvaluator(Evaluator):
    """By a random game from each position, all actions alike: for games that bring no advisor."""

    def judges_midway(self) -> bool:
        return True

    def evaluate(self, states: list[State], seats: list[int]) -> Evaluations:
        priors: list[list[float]] = []
        values: list[list[float]] = []
        for s, seat in zip(states, seats, strict=True):
            count = len(s.legal(seat))
            priors.append([1 / count] * count)
            t = apart(s)
            playout(t, t.rng, LONGEST)
            values.append(t.returns() if t.over else [0.0] * t.seats)
        return priors, values
