"""Games on a Ray cluster. The driver alone keeps results, so that a game whose worker dies is played anew and
counts once."""

import os
from collections.abc import Iterator
from typing import Any

from tharsis.arena.engines import LostWorker, T, Task
from tharsis.kernel.extras import need

#: How often a batch may lose its worker before it is given up: a game might be what kills them.
RETRIES = 5


class Cluster:
    """The cluster that the program is connected to or ``RAY_ADDRESS`` names; without one, a local one of so
    many workers (0: all cores)."""

    def __init__(self, workers: int = 0) -> None:
        ray = need("ray", "ray")
        quiet = {"logging_level": "warning", "log_to_driver": False}
        if not ray.is_initialized():
            if "RAY_ADDRESS" in os.environ:
                ray.init(**quiet)
            else:
                ray.init("local", num_cpus=workers or None, include_dashboard=False, **quiet)
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def results(self, task: Task[T], batches: list[list[int]]) -> Iterator[T]:
        ray = need("ray", "ray")

        play_games = ray.remote(num_cpus=1, max_retries=RETRIES)(call)
        waiting: list[Any] = [play_games.remote(task, batch) for batch in batches]
        try:
            while waiting:
                done, waiting = ray.wait(waiting, num_returns=1)
                yield self._result(ray, done[0])
        finally:
            for unwanted in waiting:
                ray.cancel(unwanted, force=True)

    def _result(self, ray: Any, done: Any) -> Any:
        try:
            return ray.get(done)
        except ray.exceptions.WorkerCrashedError as error:
            raise LostWorker from error
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error


def call(task: Task[T], numbers: list[int]) -> T:
    """What runs on a worker. Ray makes tasks of functions alone, and ours is one with its job bound to it."""
    return task(numbers)
