"""Work for processes on other machines, over Redis: the server's end, and what both ends agree on.

A job is the name of known work and plain arguments, under a key of its own. Its id waits in a list for its
kind of work and its rank; whoever has a free process takes the most urgent one, says so, and answers into a
list of the server that asked. A job lasts for as long as its asker looks after it, and an answer that nobody
waits for is dropped. So nothing here needs to be kept, and what is done twice is done in vain, nothing worse.
"""

import asyncio
import json
import time
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from redis.asyncio import Redis

from tharsis.server.auth import new_id
from tharsis.server.between import AWAY, BEAT, PATIENCE, SILENCE, Roll, ended
from tharsis.server.fairness import Asker, Rank
from tharsis.server.logs import log
from tharsis.server.problems import Problem

Json = dict[str, Any]
#: The roll of those who do jobs; each says how many processes it has for which kind of work.
WORKERS: Final = "jobs"
#: Seconds for which one waits at a list before asking Redis again; less than until its silence is an error.
LISTEN: Final = 2.0
#: Seconds until one tries again when Redis was not there.
SOON: Final = 0.1
SELDOM: Final = 5.0
#: Milliseconds until a job that nobody looks after any more, or an answer that nobody fetches, is forgotten.
LIFE: Final = int(SILENCE * 1000)
#: Seconds until the id of a job that nobody took is put into the lists again: whoever fetched it may have
#: died before saying so.
AGAIN = 2.0
#: Seconds until lists of ids are forgotten that nobody fetches.
LONG: Final = 3600
#: Seconds beyond its limit until a job is taken to be lost although its worker is there.
SLACK: Final = 20.0


class Interrupted(Exception):
    """Redis went away, or a worker ends: ask again."""


class Untaken(TimeoutError):
    """Nobody had time for a job."""


class WorkerGone(RuntimeError):
    """A worker has died with a job in hand."""


class JobFailed(RuntimeError):
    """The work failed where it was done."""


# -- what both ends agree on --------------------------------------------------------------------------


def job_key(id: str) -> str:
    return f"tharsis:job:{id}"


def list_of(kind: str, rank: Rank) -> str:
    """Where the ids of jobs wait."""
    return f"tharsis:jobs:{kind}:{rank.value}"


def answers_of(id: str) -> str:
    """Where the answer to a job goes: its id begins with that of the asker."""
    return f"tharsis:answers:{id.partition(':')[0]}"


def pack(plain: Any) -> str:
    """Plain data as JSON; bytes in base64."""
    return json.dumps(plain, default=_packed, ensure_ascii=False, separators=(",", ":"))


def _packed(value: object) -> dict[str, str]:
    if isinstance(value, bytes):
        return {"base64": b64encode(value).decode()}
    raise TypeError(f"{type(value).__name__} is no plain data")


def unpack(text: str) -> Any:
    return json.loads(text, object_hook=_unpacked)


def _unpacked(found: Json) -> Any:
    return b64decode(found["base64"]) if list(found) == ["base64"] else found


# -- the server's end ---------------------------------------------------------------------------------


@dataclass(eq=False)
class _Owed:
    """A job that we wait for."""

    kind: str
    asker: Asker
    seconds: float
    answer: asyncio.Future[Any]
    asked: float = field(default_factory=time.monotonic)
    put: float | None = None  # when its id was last put into a list
    by: str | None = None  # who took it
    missed: bool = False  # its key was not there when we last looked, and nobody had said that they took it

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)

    def overdue(self, moment: float) -> Exception | None:
        if self.by is None:
            return Untaken("nobody took the job") if moment - self.asked > self.seconds else None
        late = moment - self.asked > self.seconds + SLACK
        return TimeoutError("the worker did not answer") if late else None


class Jobs:
    """Gives work to the workers on the roll, and waits for their answers."""

    def __init__(self, redis: Redis) -> None:
        self.id = new_id()
        self._redis = redis
        self._roll = Roll(redis, WORKERS)
        self._there: dict[str, Json] = {}
        self._owed: dict[str, _Owed] = {}
        self._tasks: list[asyncio.Task[None]] = []
        #: Who wants to know when workers come or go.
        self.heeded: list[Callable[[], None]] = []

    async def start(self) -> None:
        await self.look_round()
        self._tasks = [asyncio.create_task(chore) for chore in (self._listen(), self._keep_looking())]

    async def stop(self) -> None:
        await ended(*self._tasks)

    def places(self, kind: str) -> int:
        """How many processes there are for a kind of work."""
        return sum(int(words.get(kind, 0)) for words in self._there.values())

    async def do(
        self, kind: str, asker: Asker, seconds: float, work: Callable[..., Any], args: Sequence[Any]
    ) -> Any:
        """Work that one of the workers does, within so many seconds."""
        id = f"{self.id}:{new_id()}"
        body = pack({"work": work.__name__, "args": args})
        owed = self._owed[id] = _Owed(kind, asker, seconds, asyncio.get_running_loop().create_future())
        try:
            await self._put(id, owed, body)
            return await owed.answer
        finally:
            del self._owed[id]

    async def _put(self, id: str, owed: _Owed, body: str) -> None:
        pipe = self._redis.pipeline(transaction=True)
        pipe.set(job_key(id), body, px=LIFE)
        _put_id(pipe, id, owed)
        try:
            async with asyncio.timeout(PATIENCE):
                await pipe.execute()
        except AWAY as error:
            self._lose(error)
            raise Interrupted from error

    def _lose(self, error: Exception) -> None:
        """Redis is not there: nobody is, until we look again."""
        if self._there or self._owed:
            log.warning("workers are out of reach", waiting=len(self._owed), error=repr(error))
        self._interrupt()
        self._see({})

    def _interrupt(self) -> None:
        """All that was asked may have been forgotten."""
        for owed in self._owed.values():
            if owed.put is not None:
                owed.fail(Interrupted())

    # -- answers ------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Whatever happens, we listen again: soon, and more seldom the longer it takes."""
        pause = SOON
        while True:
            try:
                while True:
                    found = await self._redis.blpop([answers_of(self.id)], timeout=LISTEN)
                    pause = SOON
                    if found:
                        self._hear(str(found[1]))
            except Exception as error:
                self._lose(error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, SELDOM)
            self._interrupt()  # what was asked while nobody listened

    def _hear(self, text: str) -> None:
        try:
            said = unpack(text)
            owed = self._owed.get(said["job"])
            if owed is not None and not owed.answer.done():
                _understand(said, owed)
        except Exception as error:  # whatever somebody has put there
            log.warning("an answer that is none", error=repr(error))

    # -- looking after what is owed -----------------------------------------------------------

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.look_round()
            except Exception:  # whatever somebody has put there
                log.exception("workers could not be looked after")

    async def look_round(self) -> None:
        """Who is there, and what has become of our jobs."""
        moment = time.monotonic()
        for owed in self._owed.values():
            late = owed.overdue(moment)
            if late is not None:
                owed.fail(late)
        taken = [owed for owed in self._owed.values() if owed.by is not None]
        try:
            async with asyncio.timeout(PATIENCE):
                there = await self._roll.there()
                await self._look_after(moment)
        except AWAY as error:
            self._lose(error)
            return
        for owed in taken:
            if owed.by not in there:
                owed.fail(WorkerGone(f"the worker {owed.by} is gone"))
        self._see(there)
        for owed in self._owed.values():
            if owed.by is None and not self.places(owed.kind):
                owed.fail(Interrupted())

    async def _look_after(self, moment: float) -> None:
        """What nobody has taken yet must not be forgotten."""
        waiting = [
            (id, owed)
            for id, owed in self._owed.items()
            if owed.by is None and owed.put is not None and moment - owed.put >= BEAT
        ]
        if not waiting:
            return
        pipe = self._redis.pipeline(transaction=False)
        for id, _ in waiting:
            pipe.pexpire(job_key(id), LIFE)
        kept = await pipe.execute()
        pipe = self._redis.pipeline(transaction=False)
        for (id, owed), is_there in zip(waiting, kept, strict=True):
            if is_there and moment - (owed.put or moment) >= AGAIN:
                _put_id(pipe, id, owed)
            elif not is_there and owed.by is None and owed.missed:
                owed.fail(Interrupted())
            owed.missed = not is_there
        await pipe.execute()

    def _see(self, there: dict[str, Json]) -> None:
        self._there = there
        for heed in self.heeded:
            heed()


def _put_id(pipe: Any, id: str, owed: _Owed) -> None:
    """Where it is fetched in its turn, by how urgent it is now."""
    waiting = list_of(owed.kind, owed.asker.rank())
    pipe.rpush(waiting, id)
    pipe.expire(waiting, LONG)
    owed.put = time.monotonic()


def _understand(said: Json, owed: _Owed) -> None:
    """What a worker says of a job."""
    if "taken" in said:
        owed.by, owed.asked = str(said["taken"]), time.monotonic()
    elif "again" in said:
        owed.fail(Interrupted())
    elif "problem" in said:
        owed.fail(Problem(**said["problem"]))
    elif "failed" in said:
        owed.fail(JobFailed(str(said["failed"])))
    else:
        owed.answer.set_result(said["result"])
