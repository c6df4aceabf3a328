"""Bots think in processes of their own, with a time limit; one that crashes or overruns is replaced.

Those that answer at once have processes apart from those that think, so that nobody waits for a master at
another table. Masters who think at the same time divide their seconds, so that each table waits as long as it
would alone: a table asks for one decision at a time, and those who ask are served in turn.
"""

import os
import secrets
import time
from collections.abc import Callable
from typing import Any

from tharsis.bots.ladder import TURN_SECONDS, thinks
from tharsis.kernel import Game, State
from tharsis.server.logs import BOT_CRASHES, BOT_SECONDS, log
from tharsis.server.processes import Processes
from tharsis.server.thinking import think

#: A bot that takes so many times its budget, and the grace beyond, hangs.
PATIENCE = 3
TRIES = 2
#: However many think at once, a search gets about so many seconds.
LEAST = 0.1
#: Thinking gives way to all that answers at once, and to the server itself.
NICE = 5


class Turn:
    """The decisions of one seat in a row: for how long it has thought about them."""

    def __init__(self) -> None:
        self.seat = -1
        self.spent = 0.0

    def left(self, seat: int) -> float:
        """Seconds that are left to a seat; all of them when another one has decided meanwhile."""
        if seat != self.seat:
            self.seat, self.spent = seat, 0.0
        return TURN_SECONDS - self.spent


def halved(seconds: float, at_most: float) -> float:
    """So many seconds, halved until they are not too many. There are few different budgets, so that a process
    finds the bot of a seat again, with what it remembers."""
    while seconds > at_most and seconds >= 2 * LEAST:
        seconds /= 2
    return seconds


class BotPool:
    """Worker processes for bots."""

    def __init__(self, workers: int, seconds: float, grace: float) -> None:
        self.seconds = seconds
        self.limit = seconds * PATIENCE + grace
        self._workers = workers
        self._thinking = 0
        self._quick = Processes(workers, self.limit)
        self._slow = Processes(workers, self.limit, initializer=os.nice, initargs=[NICE])

    async def choose(self, of: Game, name: str, s: State, seat: int, seed: int, turn: Turn) -> str:
        """A bot's move. It sees a redeal; if it fails twice, any legal move keeps the table going."""
        if not thinks(name):
            return await self._answer(self._quick, of, name, s, seat, seed, None)
        self._thinking += 1
        try:
            share = self.seconds * min(1.0, self._workers / self._thinking)
            seconds = halved(self.seconds, min(share, turn.left(seat)))
            started = time.monotonic()
            text = await self._answer(self._slow, of, name, s, seat, seed, seconds)
            turn.spent += time.monotonic() - started
            return text
        finally:
            self._thinking -= 1

    async def _answer(
        self, pool: Processes, of: Game, name: str, s: State, seat: int, seed: int, seconds: float | None
    ) -> str:
        started = time.monotonic()
        for _ in range(TRIES):
            position = s.redeal(seat, secrets.randbits(64)).save()
            try:
                text: str = await pool.run(think, (of.id, name, seed, seconds, position, seat))
            except Exception as error:  # whatever a bot does, the table goes on
                BOT_CRASHES.inc()
                log.warning("a bot failed", bot=name, game=of.id, seat=seat, error=repr(error))
                continue
            BOT_SECONDS.labels(name).observe(time.monotonic() - started)
            return text
        return of.actions.notation(secrets.choice(s.legal(seat)))

    async def run(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> Any:
        """Other heavy work, beside those who think."""
        return await self._slow.run(work, args, seconds)

    async def prove(self) -> None:
        """See to it that there are processes that answer."""
        await self._quick.prove()
        await self._slow.prove()

    def healthy(self) -> bool:
        return self._quick.healthy() and self._slow.healthy()

    def stop(self) -> None:
        for pool in (self._quick, self._slow):
            pool.stop()
