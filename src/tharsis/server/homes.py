"""Where each table lives: at the one worker that its first socket came to.

Redis keeps for each table which worker that is, as long as somebody is there. Whoever comes to the table
through another worker is led there over a wire (see `relay`). A worker that falls silent is gone from the
roll within seconds, and its tables live where their people come next. None of this decides who may write: the
database does, so that two workers which both take themselves for a table's home, while Redis is away, do no
harm.
"""

import asyncio
import hmac
import time
from collections.abc import Iterable
from typing import Final

from redis.asyncio import Redis

from tharsis.server import wire
from tharsis.server.between import SILENCE, Json, Roll, ask
from tharsis.server.logs import log
from tharsis.server.wire import Answer, Wire

#: A table's home is forgotten after so many milliseconds unless it is claimed again.
LAPSE: Final = 15_000
#: Seconds for which a worker that could not be reached is not called again.
DEAF: Final = 5.0
#: The present home of a table, if that worker is there; else it is ours from now on.
CLAIM: Final = """
local home = redis.call('GET', KEYS[1])
if home and home ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. home) == 1 then return home end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return ARGV[1]
"""


class Homes:
    """One worker alone: every table lives here."""

    async def start(self, answer: Answer) -> None:
        """Be there for the other workers, and answer those whom they lead here."""

    async def leave(self) -> None:
        """Let nobody be led here any more."""

    async def stop(self) -> None:
        """Be there no more."""

    async def beat(self) -> None:
        """Say that we are there, and see who else is."""

    async def elsewhere(self, table: str, *, stays: bool = False) -> Wire | None:
        """A wire to where a table lives, if that is not here and can be reached. Whoever stays there makes
        this its home if it had none."""
        return None

    async def claim(self, tables: Iterable[str]) -> list[str]:
        """People are here at these tables: they live here, but for those that are given back."""
        return []


class SharedHomes(Homes):
    """Several workers on one Redis."""

    def __init__(self, redis: Redis, worker: str, secret: str, host: str, port: int) -> None:
        self._redis = redis
        self._worker = worker
        self._secret = hmac.digest(secret.encode(), b"tharsis wire", "sha256")
        self._address = (host, port)
        self._roll = Roll(redis, "worker")
        self._claim = redis.register_script(CLAIM)
        self._there: dict[str, Json] = {}
        self._server: asyncio.Server | None = None
        self._called: set[Wire] = set()  # by those who lead people here
        self._wires: dict[str, Wire] = {}  # to those where we lead people
        self._calling: dict[str, asyncio.Task[Wire | None]] = {}
        self._deaf: dict[str, float] = {}
        self._missing: dict[str, float] = {}  # since when those are not on the roll to whom we have a wire

    async def start(self, answer: Answer) -> None:
        async def greeted(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await wire.greet(reader, writer, self._secret)
            except (OSError, EOFError) as error:
                log.warning("a call was refused", error=repr(error))
                writer.close()
            else:
                self._called = {one for one in self._called if one.open} | {Wire(reader, writer, answer)}

        host, port = self._address
        self._server = await asyncio.start_server(greeted, host, port)
        self._address = (host, self._server.sockets[0].getsockname()[1])
        await self.beat()

    async def leave(self) -> None:
        await self._roll.leave(self._worker)
        if self._server is not None:
            self._server.close()

    async def stop(self) -> None:
        for task in self._calling.values():
            task.cancel()
        for one in (*self._called, *self._wires.values()):
            await one.close()

    async def beat(self) -> None:
        host, port = self._address
        await ask(self._roll.beat(self._worker, {"host": host, "port": port}))
        await self._look_round()
        if self._there:
            await self._cut()

    async def _look_round(self) -> None:
        """While nobody can tell who is there, nobody is led anywhere; the wires that stand are still good."""
        self._there = await ask(self._roll.there()) or {}
        if not self._there:
            self._missing = {}

    async def _cut(self) -> None:
        """Wires to whoever stays away are cut: people who were led there come again, and are led elsewhere.
        After a restart of Redis it takes a moment until everybody is back on the roll."""
        moment = time.monotonic()
        away = set(self._wires) - set(self._there)
        self._missing = {worker: self._missing.get(worker, moment) for worker in away}
        for worker, since in self._missing.items():
            if moment - since >= SILENCE or not self._wires[worker].open:
                await self._wires.pop(worker).close()

    def _key(self, table: str) -> str:
        return f"tharsis:home:{table}"

    async def elsewhere(self, table: str, *, stays: bool = False) -> Wire | None:
        if not self._there:
            return None
        home = (await self._claimed([table]))[0] if stays else await ask(self._redis.get(self._key(table)))
        return await self._reach(home) if home else None

    async def claim(self, tables: Iterable[str]) -> list[str]:
        wanted = list(tables)
        homes = await self._claimed(wanted) if wanted else []
        return [table for table, home in zip(wanted, homes, strict=True) if await self._reach(home)]

    async def _claimed(self, tables: list[str]) -> list[str]:
        """Where tables live, all that lived nowhere here; here too while Redis is away."""
        words = (self._worker, self._roll.key(""), LAPSE)
        pipe = self._redis.pipeline(transaction=False)
        for table in tables:
            await self._claim(keys=[self._key(table)], args=words, client=pipe)
        return await ask(pipe.execute()) or [self._worker] * len(tables)

    # -- wires --------------------------------------------------------------------------------

    async def _reach(self, worker: str) -> Wire | None:
        """A wire to another worker, made once; nothing where it is us, or not there."""
        if worker == self._worker:
            return None
        if worker not in self._there:  # it has just come, or gone
            await self._look_round()
            if worker not in self._there:
                return None
        known = self._wires.get(worker)
        if known is not None and known.open:
            return known
        if self._deaf.get(worker, 0.0) > time.monotonic():
            return None
        task = self._calling.get(worker)
        if task is None:
            task = self._calling[worker] = asyncio.create_task(self._call(worker))
            task.add_done_callback(lambda _: self._calling.pop(worker, None))
        return await asyncio.shield(task)

    async def _call(self, worker: str) -> Wire | None:
        """Who cannot be reached is left alone for a while: what they would do is done here."""
        words = self._there[worker]
        try:
            made = self._wires[worker] = await wire.call(words["host"], words["port"], self._secret)
        except (OSError, EOFError) as error:
            log.warning("a worker cannot be reached", worker=worker, at=words, error=repr(error))
            self._deaf[worker] = time.monotonic() + DEAF
            return None
        return made
