"""Where games are played: in this process, on all cores, or on a Ray cluster. The games are the same."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from tharsis.kernel import BadOption, TharsisError

T = TypeVar("T")
Task = Callable[[list[int]], T]
ENGINES = ("local", "ray")


class LostWorker(TharsisError):
    """A process that played games has died."""

    def __init__(self) -> None:
        super().__init__("a worker has died; what was written is kept: run the same again to go on")


class Engine(Protocol):
    """Plays batches of games, and gives what came of each as it comes, in any order."""

    workers: int

    def results(self, task: Task[T], batches: list[list[int]]) -> Iterator[T]: ...


class Alone:
    """In this process."""

    workers = 1

    def results(self, task: Task[T], batches: list[list[int]]) -> Iterator[T]:
        yield from map(task, batches)


class Processes:
    """In worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def results(self, task: Task[T], batches: list[list[int]]) -> Iterator[T]:
        with ProcessPoolExecutor(min(self.workers, len(batches) or 1)) as pool:
            try:
                for done in as_completed([pool.submit(task, batch) for batch in batches]):
                    yield done.result()
            except BrokenProcessPool as error:
                raise LostWorker from error
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


def engine(name: str = "local", workers: int = 0) -> Engine:
    """The engine of a name; 0 workers: all cores there are."""
    if name == "ray":
        from tharsis.arena.cluster import Cluster

        return Cluster(workers)
    if name != "local":
        raise BadOption(
            f"there is no engine {name!r}; choose {', '.join(ENGINES)}",
            "no-engine",
            {"engine": name, "engines": ", ".join(ENGINES)},
        )
    count = workers or os.cpu_count() or 1
    return Alone() if count == 1 else Processes(count)


def batches(numbers: list[int], workers: int, most: int = 50) -> list[list[int]]:
    """Parts so small that no worker waits long for the last one, and that progress can be seen."""
    size = max(1, min(most, len(numbers) // (workers * 64)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]
