"""The bot that searches."""

import time
from typing import Final

from tharsis.bots.bot import Bot
from tharsis.bots.memory import Memory
from tharsis.bots.search.budget import Turns
from tharsis.bots.search.crew import Crew, Found
from tharsis.bots.search.evaluator import Evaluator
from tharsis.kernel import BadOption, Rng, State

#: Walks for a decision when neither their number nor a time is given.
ITERATIONS: Final = 400
#: Where several decide at once: who has less than this part of the most visits is not played.
HARDLY: Final = 0.5


class SearchBot(Bot):
    """Thinks for so many ``iterations``, or for so many ``seconds`` a decision, whichever ends first, and at
    most ``turn_seconds`` for all decisions of one turn. By iterations alone it plays the same game again from
    the same seed and number of processes."""

    def __init__(
        self,
        seed: int,
        evaluator: Evaluator,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        turn_seconds: float | None = None,
        processes: int = 1,
    ) -> None:
        if iterations is not None and iterations < 1:
            raise BadOption(f"a search needs at least one iteration, not {iterations}")
        if processes < 1:
            raise BadOption(f"a search needs at least one process, not {processes}")
        for limit in (seconds, turn_seconds):
            if limit is not None and limit < 0:
                raise BadOption(f"a search needs some time, not {limit} seconds", "search-seconds")
        timed = seconds is not None or turn_seconds is not None
        self.iterations: Final = ITERATIONS if iterations is None and not timed else iterations
        self.seconds: Final = seconds
        self.turns: Final = Turns(turn_seconds)
        self.rng: Final = Rng()
        self.rng.seed(seed)
        self.crew: Final = Crew(seed, evaluator, processes)
        self.memory: Final = Memory()

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        begun = time.monotonic()
        left = self.turns.allowance(s, seat)
        if len(legal) == 1:
            return legal[0]
        found = self.crew.explore(s, seat, self.iterations, least(self.seconds, left))
        untried = self.memory.untried(s, seat, legal)
        new = [one for one in found if one.action in untried] or [one for one in found if one.action in legal]
        action = self.mixed(new) if s.parallel and s.seats > 1 else best(new)
        self.memory.note(action)
        self.turns.note(time.monotonic() - begun)
        return action

    def mixed(self, found: list[Found]) -> int:
        """Where others decide at the same time, nobody should know what comes: any of the good ones, by how
        often it was visited."""
        safe = hopeful(found)
        enough = HARDLY * max([one.visits for one in safe])
        bag = [one for one in safe if one.visits >= enough]
        lot = self.rng.below(max(1, sum([one.visits for one in bag])))
        for one in bag:
            lot -= one.visits
            if lot < 0:
                return one.action
        return best(found)


def least(first: float | None, second: float | None) -> float | None:
    if first is None or second is None:
        return second if first is None else first
    return min(first, second)


def best(found: list[Found]) -> int:
    """Most visits, ties by value, then by prior."""
    return max(hopeful(found), key=lambda one: one.rank).action


def hopeful(found: list[Found]) -> list[Found]:
    """All but what loses at once, as long as there are others."""
    return [one for one in found if not one.doomed] or found
