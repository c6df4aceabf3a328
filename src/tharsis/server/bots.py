"""Bots think in processes of their own, with a time limit; one that crashes or overruns is replaced."""

import asyncio
import multiprocessing
import secrets
import time
from collections.abc import Callable
from typing import Any

from pebble import ProcessPool

from tharsis.kernel import Game, State
from tharsis.server.logs import BOT_CRASHES, BOT_SECONDS, log
from tharsis.server.thinking import think

#: A bot that takes so many times its budget, and the grace beyond, hangs.
PATIENCE = 3
TRIES = 2


class BotPool:
    """Worker processes for bots."""

    def __init__(self, workers: int, seconds: float, grace: float) -> None:
        self.seconds = seconds
        self.limit = seconds * PATIENCE + grace
        self._pool = ProcessPool(max_workers=workers, context=multiprocessing.get_context("spawn"))

    async def choose(self, of: Game, name: str, s: State, seat: int) -> str:
        """A bot's move. It sees a redeal; if it fails twice, any legal move keeps the table going."""
        started = time.monotonic()
        for _ in range(TRIES):
            position = s.redeal(seat, secrets.randbits(64)).save()
            try:
                future = self._pool.schedule(
                    think,
                    args=(of.id, name, self.seconds, position, seat),
                    timeout=self.limit,
                )
                text: str = await asyncio.wrap_future(future)
            except Exception as error:  # whatever a bot does, the table goes on
                BOT_CRASHES.inc()
                log.warning("a bot failed", bot=name, game=of.id, seat=seat, error=repr(error))
                continue
            BOT_SECONDS.labels(name).observe(time.monotonic() - started)
            return text
        return of.actions.notation(secrets.choice(s.legal(seat)))

    async def run(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> Any:
        """Other heavy work, in the same processes."""
        return await asyncio.wrap_future(self._pool.schedule(work, args=args, timeout=seconds))

    def stop(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()
