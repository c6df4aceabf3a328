"""Processes for heavy work, each with limits of time and memory; one that crashes or overruns is replaced."""

import asyncio
import multiprocessing
import os
import resource
from collections.abc import Callable
from typing import Any

from pebble import ProcessPool

#: Libraries start a thread for each core unless told otherwise, and each takes address space.
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def confine(megabytes: int, nice: int) -> None:
    """In a new process, before anything else."""
    os.nice(nice)
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    if megabytes:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


class Processes:
    """Does work in other processes. It takes all that it is given: who is next is decided before."""

    def __init__(self, workers: int, megabytes: int, nice: int = 0) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(
            max_workers=workers, context=spawn, initializer=confine, initargs=[megabytes, nice]
        )

    async def run(self, work: Callable[..., Any], *args: Any, seconds: float) -> Any:
        return await asyncio.wrap_future(self._pool.schedule(work, args=args, timeout=seconds))

    def stop(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()
