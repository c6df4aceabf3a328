"""Bots think in processes of their own, here or on other machines, with limits of time and memory; one that
fails is replaced.

Those that answer at once have processes apart from those that think, so that nobody waits for a master at
another table. Before each of them is a fair queue: a table where somebody waits comes first, and equals are
served in turn. Masters who think at the same time divide their seconds, so that each table waits about as
long as it would alone.
"""

import secrets
import time

from tharsis.bots.ladder import TURN_SECONDS, thinks
from tharsis.kernel import Game, State
from tharsis.server.fairness import Asker
from tharsis.server.jobs import Untaken
from tharsis.server.lines import Line
from tharsis.server.logs import BOT_CRASHES, BOT_SECONDS, log
from tharsis.server.thinking import think

TRIES = 2
#: However many think at once, a search gets about so many seconds.
LEAST = 0.1


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
    """Processes for bots: those that answer at once, and those that think, each for so many seconds."""

    def __init__(self, seconds: float, quick: Line, slow: Line) -> None:
        self.seconds = seconds
        self._quick = quick
        self._slow = slow

    async def choose(
        self, asker: Asker, of: Game, name: str, s: State, seat: int, seed: int, turn: Turn
    ) -> str:
        """A bot's move. It sees a redeal; if it fails twice, any legal move keeps the table going."""
        line = self._slow if thinks(name) else self._quick
        asked = time.monotonic()
        failures = 0
        while failures < TRIES:
            async with line.queue.place(asker):
                left = turn.left(seat)
                seconds = self._share(asker, left) if thinks(name) else None
                position = s.redeal(seat, secrets.randbits(64)).save()
                began = time.monotonic()
                try:
                    text: str = await line.do(asker, think, of.id, name, seed, seconds, position, seat)
                except Untaken:
                    log.warning("no worker has time for a bot", bot=name, game=of.id, seat=seat)
                    continue
                except Exception as error:  # whatever a bot does, the table goes on
                    failures += 1
                    BOT_CRASHES.inc()
                    log.warning("a bot failed", bot=name, game=of.id, seat=seat, error=repr(error))
                    continue
                finally:
                    # no more than it had: to wait for a worker is not to think
                    turn.spent += min(time.monotonic() - began, seconds or 0.0)
            BOT_SECONDS.labels(name).observe(time.monotonic() - asked)
            return text
        return of.actions.notation(secrets.choice(s.legal(seat)))

    def _share(self, asker: Asker, left: float) -> float:
        """The seconds of a bot that thinks: divided among all who think or wait and are as urgent."""
        queue = self._slow.queue
        share = self.seconds * min(1.0, max(1, queue.places) / queue.crowd(asker))
        return halved(self.seconds, min(share, left))

    async def prove(self) -> None:
        """See to it that there are processes that answer."""
        await self._quick.prove()
        await self._slow.prove()

    def healthy(self) -> bool:
        return self._quick.healthy() and self._slow.healthy()

    def stop(self) -> None:
        self._quick.stop()
        self._slow.stop()
