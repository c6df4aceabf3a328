"""One search in several processes: each walks a tree of its own, and their roots are added up."""

import multiprocessing
import os
import time
from concurrent.futures import Future, ProcessPoolExecutor
from threading import Thread
from typing import Final, NamedTuple

from tharsis.bots.search.budget import Budget
from tharsis.bots.search.evaluator import Evaluator
from tharsis.bots.search.tree import Node
from tharsis.bots.search.walks import Searcher
from tharsis.kernel import State, game


class Found(NamedTuple):
    """What a search found about an action."""

    action: int
    prior: float
    visits: int
    worth: float
    lost: int

    @property
    def doomed(self) -> bool:
        """Whether all that was seen of it came to the end of a lost game."""
        return self.visits > 0 and self.lost == self.visits

    @property
    def rank(self) -> tuple[int, float, float]:
        """By visits, then by value, then by prior."""
        return self.visits, self.worth / max(1, self.visits), self.prior

    def plus(self, other: "Found") -> "Found":
        return self._replace(
            visits=self.visits + other.visits, worth=self.worth + other.worth, lost=self.lost + other.lost
        )


def summary(root: Node) -> list[Found]:
    return [Found(edge.action, edge.prior, edge.visits, edge.worth, edge.lost) for edge in root.ranked]


def added(found: list[Found], more: list[Found]) -> list[Found]:
    """The same actions, with the walks of both."""
    others = {one.action: one for one in more}
    return [one.plus(others[one.action]) if one.action in others else one for one in found]


class Crew:
    """A searcher here, and one in each further process; those are started when they are needed first."""

    def __init__(self, seed: int, evaluator: Evaluator, processes: int) -> None:
        self.seed: Final = seed
        self.evaluator: Final = evaluator
        # A daemon may have no processes of its own: there all is done in one.
        self.processes: Final = 1 if multiprocessing.current_process().daemon else processes
        self.searcher: Final = Searcher(seed, evaluator)
        self.mates: list[ProcessPoolExecutor] = []

    def explore(self, s: State, seat: int, iterations: int | None, seconds: float | None) -> list[Found]:
        """What all processes together found about a decision, action by action."""
        each = None if iterations is None else -(-iterations // self.processes)
        until = None if seconds is None else time.time() + seconds
        budget = Budget(each, seconds)
        asked = self._ask_mates(s, seat, each, until)
        found = summary(self.searcher.explore(s, seat, budget))
        for answer in asked:
            found = added(found, awaited(answer, until))
        return found

    def _ask_mates(
        self, s: State, seat: int, iterations: int | None, until: float | None
    ) -> list[Future[list[Found]]]:
        if self.processes == 1:
            return []
        if not self.mates:
            self._hire()
        position = s.save()
        return [mate.submit(help_out, s.game.id, position, seat, iterations, until) for mate in self.mates]

    def _hire(self) -> None:
        """Each in a pool of its own, so that it is asked again where its tree is."""
        context = multiprocessing.get_context("spawn")
        for number in range(1, self.processes):
            settings = (self.seed + number, self.evaluator)
            self.mates.append(ProcessPoolExecutor(1, context, begin, settings))


def awaited(answer: Future[list[Found]], until: float | None) -> list[Found]:
    """An answer of another process; nothing where it comes too late, as that of one that has just begun."""
    try:
        return answer.result(None if until is None else max(0.0, until - time.time()))
    except TimeoutError:
        return []


# -- in the other processes -----------------------------------------------------------------------------

_searcher: list[Searcher] = []


def begin(seed: int, evaluator: Evaluator) -> None:
    _searcher.append(Searcher(seed, evaluator))
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed, as a bot that hangs may be, cannot tell its processes to end."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def help_out(
    game_id: str, position: bytes, seat: int, iterations: int | None, until: float | None
) -> list[Found]:
    """Search a position on behalf of another process, which has dealt it anew already."""
    seconds = None if until is None else until - time.time()
    budget = Budget(iterations, seconds)
    return summary(_searcher[0].explore(game(game_id).load(position), seat, budget))
