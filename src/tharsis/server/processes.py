"""Processes for heavy work, each with limits of time and memory. Whatever happens to them, there are new
ones: pebble replaces one that overruns or dies at work, we replace a pool of which one has died at rest, or
which answers nobody any more."""

import asyncio
import ctypes
import multiprocessing
import os
import resource
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from pebble import ProcessPool

from tharsis.server.logs import log
from tharsis.server.thinking import answer

#: Seconds beyond its limit until a process that hangs has been replaced.
SLACK = 10.0
#: Libraries start a thread for each core unless told otherwise, and each takes address space.
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
#: Linux: the signal that a process gets when its parent dies.
PR_SET_PDEATHSIG = 1


def confine(megabytes: int, nice: int, server: int) -> None:
    """In a new process, before anything else."""
    _die_with(server)
    os.nice(nice)
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    if megabytes:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def _die_with(server: int) -> None:
    """A server that is killed says no farewell, and a bot that hangs would go on for ever without it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != server:  # it is gone already
        os._exit(1)


class Processes:
    """Some processes that do one thing after the other, each within its limit of seconds. They take all that
    they are given: who is next is decided before."""

    def __init__(self, workers: int, limit: float, megabytes: int = 0, nice: int = 0) -> None:
        self._settings: dict[str, Any] = {
            "max_workers": workers,
            "context": multiprocessing.get_context("spawn"),
            "initializer": confine,
            "initargs": [megabytes, nice, os.getpid()],
        }
        self._limit = limit
        self._pool = ProcessPool(**self._settings)  # its processes start with the first work
        self._begun = False
        self._owed: set[asyncio.Future[Any]] = set()  # what we wait for
        self._answered = 0.0  # when some of it was done last, or begun

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        if not self._pool.active:
            self._replace()
        self._begun = True
        waiter = asyncio.wrap_future(self._pool.schedule(work, args=args, timeout=self._limit))
        if not self._owed:
            self._answered = time.monotonic()
        self._owed.add(waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise RuntimeError("the processes were replaced") from None
        finally:
            self._owed.discard(waiter)
            self._answered = time.monotonic()

    async def prove(self) -> None:
        """Let a process that has nothing to do show that it answers; replace those that answer nobody."""
        if not self.healthy():
            self._replace()
        elif not self._owed:
            try:
                await self.run(answer)
            except Exception as error:
                log.warning("a process did not answer", error=repr(error))

    def healthy(self) -> bool:
        """Whether of those who wait for an answer one got it in time."""
        return not self._owed or time.monotonic() - self._answered < self._limit + SLACK

    def rest(self) -> None:
        """Others do the work: give the memory back until we are needed again."""
        if self._begun and not self._owed:
            self._renew()

    def _replace(self) -> None:
        """Whoever waits is told, and may ask again."""
        log.warning("processes are replaced", waiting=len(self._owed))
        self._renew()
        self._answered = time.monotonic()
        for waiter in self._owed:
            waiter.cancel()

    def _renew(self) -> None:
        """Nobody waits until the old ones are gone."""
        old, self._pool = self._pool, ProcessPool(**self._settings)
        self._begun = False
        threading.Thread(target=_close, args=(old,), daemon=True).start()

    def stop(self) -> None:
        _close(self._pool)


def _close(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()
