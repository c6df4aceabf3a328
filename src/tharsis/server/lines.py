"""Heavy work in its turn: those who do it, and the queue in front of them.

Workers on other machines do it where there are any, else processes of our own.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tharsis.server.fairness import Asker, FairQueue
from tharsis.server.jobs import Interrupted, Jobs, Untaken, WorkerGone
from tharsis.server.logs import log
from tharsis.server.problems import Problem
from tharsis.server.processes import Processes
from tharsis.server.settings import Settings

#: Thinking, reading and looking back give way to all that answers at once, and to the server itself.
NICE = 5
#: A bot that takes so many times its budget, and the grace beyond, hangs.
PATIENCE = 3
#: Seconds until something is asked again that was interrupted.
SOON = 0.2


class Kind(StrEnum):
    """Kinds of work, none of which waits for another: each has processes of its own."""

    QUICK = "quick"  # bots that answer at once
    SLOW = "slow"  # bots that think
    IMPORTS = "imports"
    LOOKS = "looks"


BOTS = (Kind.QUICK, Kind.SLOW)
ANALYSIS = (Kind.IMPORTS, Kind.LOOKS)


@dataclass(frozen=True)
class Limits:
    """What one piece of work may take."""

    seconds: float
    megabytes: int = 0
    nice: int = NICE

    @classmethod
    def of(cls, kind: Kind, settings: Settings) -> "Limits":
        seconds = settings.import_seconds
        if kind in BOTS:
            seconds = settings.bot_seconds * PATIENCE + settings.bot_grace
        return cls(seconds, settings.process_memory, nice=0 if kind == Kind.QUICK else NICE)

    def processes(self, count: int) -> Processes:
        """So many, none of which takes more."""
        return Processes(count, self.seconds, self.megabytes, self.nice)


class Line:
    """As many are let in as can work; the others wait in the queue, where order is decided late."""

    def __init__(self, kind: Kind, limits: Limits, workers: int, jobs: Jobs | None = None) -> None:
        self.queue = FairQueue(workers)
        self._kind = kind
        self._limits = limits
        self._workers = workers
        self._own = limits.processes(workers) if workers else None
        self._jobs = jobs
        if jobs:
            jobs.heeded.append(self._resize)

    @classmethod
    def of(cls, kind: Kind, settings: Settings, jobs: Jobs | None) -> "Line":
        workers = settings.bot_workers if kind in BOTS else settings.import_workers
        return cls(kind, Limits.of(kind, settings), workers, jobs)

    @property
    def elsewhere(self) -> int:
        """How many processes of workers there are."""
        return self._jobs.places(self._kind) if self._jobs else 0

    def _resize(self) -> None:
        """Other servers use the processes of workers too."""
        elsewhere = self.elsewhere
        self.queue.resize(elsewhere or self._workers, shared=elsewhere > 0)

    async def run(self, asker: Asker, work: Callable[..., Any], *args: Any) -> Any:
        """Wait for a turn and do it; once more where a worker died at it. Where nobody can, nobody waits."""
        if not self.queue.places:
            raise Problem("unavailable", "there is nobody to do this just now: try again later")
        async with self.queue.place(asker):
            try:
                return await self.do(asker, work, *args)
            except WorkerGone:
                return await self.do(asker, work, *args)

    async def do(self, asker: Asker, work: Callable[..., Any], *args: Any) -> Any:
        """The work of somebody whose turn it is."""
        while self._jobs and (self.elsewhere or not self._own):
            try:
                if self.elsewhere:
                    return await self._jobs.do(self._kind, asker, self._limits.seconds, work, args)
            except Interrupted:
                log.info("work is asked for again", kind=self._kind)
            except Untaken:
                if self._own is None:
                    raise
                break
            await asyncio.sleep(SOON)
        if self._own is None:
            raise RuntimeError("there is nobody to do it")
        return await self._own.run(work, *args)

    async def prove(self) -> None:
        """See to it that there are processes that answer, and none for which there is no need."""
        if self._own and self.elsewhere:
            self._own.rest()
        elif self._own:
            await self._own.prove()

    def healthy(self) -> bool:
        if self.elsewhere:
            return True
        return self._own is not None and self._own.healthy()

    def stop(self) -> None:
        if self._own:
            self._own.stop()
