"""Processes for heavy work. Whatever happens to them, there are new ones: pebble replaces one that overruns
or dies at work, we replace a pool of which one has died at rest, or which answers nobody any more."""

import asyncio
import multiprocessing
import threading
import time
from collections.abc import Callable
from typing import Any

from pebble import ProcessPool

from tharsis.server.logs import log
from tharsis.server.thinking import answer

#: Seconds beyond its limit until a process that hangs has been replaced.
SLACK = 10.0


class Processes:
    """Some processes that do one thing after the other, each within its limit of seconds."""

    def __init__(self, workers: int, limit: float, **settings: Any) -> None:
        self._settings = {"max_workers": workers, "context": multiprocessing.get_context("spawn"), **settings}
        self._limit = limit
        self._pool = ProcessPool(**self._settings)
        self._owed: dict[asyncio.Future[Any], float] = {}  # what we wait for, and its limit
        self._answered = 0.0  # when some of it was done last, or begun

    async def run(
        self, work: Callable[..., Any], args: tuple[Any, ...] = (), limit: float | None = None
    ) -> Any:
        if not self._pool.active:
            self._replace()
        limit = limit or self._limit
        waiter = asyncio.wrap_future(self._pool.schedule(work, args=args, timeout=limit))
        if not self._owed:
            self._answered = time.monotonic()
        self._owed[waiter] = limit
        try:
            return await waiter
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise RuntimeError("the processes were replaced") from None
        finally:
            del self._owed[waiter]
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
        return not self._owed or time.monotonic() - self._answered < max(self._owed.values()) + SLACK

    def _replace(self) -> None:
        """Whoever waits is told, and may ask again. Nobody waits until the old ones are gone."""
        log.warning("processes are replaced", waiting=len(self._owed))
        old, self._pool = self._pool, ProcessPool(**self._settings)
        self._answered = time.monotonic()
        for waiter in self._owed:
            waiter.cancel()
        threading.Thread(target=_close, args=(old,), daemon=True).start()

    def stop(self) -> None:
        _close(self._pool)


def _close(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()
