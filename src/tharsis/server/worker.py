"""``tharsis worker``: takes jobs from Redis and does them in processes of its own.

It needs neither secret nor database: a job brings along all that it is about. Jobs come as plain data and
name one of the functions below, so nobody can make it do anything else.
"""

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Sequence
from typing import Any, Final

from redis.asyncio import Redis

from tharsis.kernel import TharsisError
from tharsis.server import between
from tharsis.server.auth import new_id
from tharsis.server.between import AWAY, BEAT, PATIENCE, Roll, ended
from tharsis.server.fairness import Rank
from tharsis.server.jobs import (
    LIFE,
    LISTEN,
    SELDOM,
    SOON,
    WORKERS,
    answers_of,
    job_key,
    list_of,
    pack,
    unpack,
)
from tharsis.server.lines import ANALYSIS, BOTS, Kind, Limits
from tharsis.server.logs import log
from tharsis.server.pasts import look_back, play_through, read_log
from tharsis.server.problems import Problem
from tharsis.server.replays import read_import, replay_text
from tharsis.server.settings import Settings
from tharsis.server.thinking import think

Json = dict[str, Any]
#: All that can be asked for, by name.
WORK: Final[dict[str, Callable[..., Any]]] = {
    work.__name__: work for work in (think, play_through, look_back, read_log, read_import, replay_text)
}
KINDS: Final = {"bots": BOTS, "analysis": ANALYSIS}
#: Seconds that a worker which is asked to end gives to what it has in hand.
QUICKLY = 5.0
#: Seconds between two proofs that idle processes answer.
PROOF = 10.0
#: Take a job and tell its asker so, in one: whoever has it in hand is known, and no two have it.
TAKE: Final = """
local job = redis.call('GET', KEYS[1])
if job then
    redis.call('DEL', KEYS[1])
    redis.call('RPUSH', KEYS[2], ARGV[1])
    redis.call('PEXPIRE', KEYS[2], ARGV[2])
end
return job
"""


class Bench:
    """The processes for one kind of work."""

    def __init__(self, kind: Kind, limits: Limits, places: int) -> None:
        self.kind = kind
        self.places = places
        self.processes = limits.processes(places)
        self.free = asyncio.Semaphore(places)
        self.lists = [list_of(kind, rank) for rank in Rank]


class Worker:
    """Does what servers ask for, the most urgent first, for as long as it is let."""

    def __init__(self, redis: Redis, settings: Settings, kinds: Sequence[Kind]) -> None:
        self.id = new_id()
        self._redis = redis
        self._roll = Roll(redis, WORKERS)
        self._take = redis.register_script(TAKE)
        places = settings.worker_processes or os.cpu_count() or 1
        self._benches = [Bench(kind, Limits.of(kind, settings), places) for kind in kinds]
        self._in_hand: set[asyncio.Task[None]] = set()
        self._ending = False

    async def work(self, end: asyncio.Event) -> None:
        """Until it is time to end."""
        await self._prove()  # who comes to the roll has processes that answer
        await self._beat()
        log.info("a worker is ready", **{bench.kind: bench.places for bench in self._benches})
        chores = [_every(BEAT, self._beat), _every(PROOF, self._prove), *map(self._fetch, self._benches)]
        tasks = [asyncio.create_task(chore) for chore in chores]
        try:
            await end.wait()
            await self._finish(tasks[2:])
        finally:
            await ended(*tasks)
            await self._roll.leave(self.id)
            stops = [asyncio.to_thread(bench.processes.stop) for bench in self._benches]
            await asyncio.gather(*stops)

    async def _beat(self) -> None:
        """I am there; while I end, for those whose jobs I have in hand alone."""
        places = {} if self._ending else {bench.kind.value: bench.places for bench in self._benches}
        with contextlib.suppress(*AWAY):  # whoever fetches jobs says so
            async with asyncio.timeout(PATIENCE):
                await self._roll.beat(self.id, places)

    async def _prove(self) -> None:
        """Processes of bots are always there; others are started when there is something to read."""
        proofs = [bench.processes.prove() for bench in self._benches if bench.kind in BOTS]
        await asyncio.gather(*proofs)

    async def _finish(self, fetching: list[asyncio.Task[None]]) -> None:
        """No new job; those in hand are done if that is quick, and given back if not."""
        self._ending = True
        await self._beat()
        await ended(*fetching)
        if self._in_hand:
            _, late = await asyncio.wait(self._in_hand, timeout=QUICKLY)
            await ended(*late)

    # -- jobs -----------------------------------------------------------------------------------

    async def _fetch(self, bench: Bench) -> None:
        """Whenever a process is free, the most urgent job; whatever happens to Redis, we go on."""
        pause = SOON
        while True:
            await bench.free.acquire()
            try:
                found = await self._redis.blpop(bench.lists, timeout=LISTEN)
                pause = SOON
            except Exception as error:  # it is away, or somebody has put there what is no id
                log.warning("jobs cannot be fetched", kind=bench.kind, error=repr(error))
                found = None
                await asyncio.sleep(pause)
                pause = min(2 * pause, SELDOM)
            if found:
                self._begin(bench, str(found[1]))
            else:
                bench.free.release()

    def _begin(self, bench: Bench, id: str) -> None:
        task = asyncio.create_task(self._attend_to(bench, id))
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)
        task.add_done_callback(lambda _: bench.free.release())

    async def _attend_to(self, bench: Bench, id: str) -> None:
        """Take a job, unless its asker gave up or another worker has it; do it and answer."""
        try:
            keys = [job_key(id), answers_of(id)]
            job = await self._take(keys, [pack({"job": id, "taken": self.id}), LIFE])
            if job is not None:
                await self._answer(id, await self._done(bench, id, job))
        except asyncio.CancelledError:
            await self._answer(id, pack({"job": id, "again": True}))
            raise
        except Exception as error:
            log.warning("a job was lost", kind=bench.kind, error=repr(error))

    async def _done(self, bench: Bench, id: str, text: str) -> str:
        """The answer to a job."""
        try:
            job = unpack(text)
            return pack({"job": id, "result": await bench.processes.run(_known(job["work"]), *job["args"])})
        except Problem as problem:
            return pack({"job": id, "problem": problem.error})
        except Exception as error:  # it took too long, too much memory, its process died, or it is no job
            log.warning("a job failed", kind=bench.kind, error=repr(error))
            return pack({"job": id, "failed": repr(error)})

    async def _answer(self, id: str, text: str) -> None:
        """If Redis is away meanwhile, the asker asks again."""
        pipe = self._redis.pipeline(transaction=False)
        pipe.rpush(answers_of(id), text)
        pipe.pexpire(answers_of(id), LIFE)
        await between.ask(pipe.execute())


def _known(name: str) -> Callable[..., Any]:
    if name not in WORK:
        raise ValueError(f"there is no work by the name {name!r}")
    return WORK[name]


async def _every(seconds: float, chore: Callable[[], Any]) -> None:
    while True:
        await asyncio.sleep(seconds)
        await chore()


def kinds_of(words: str) -> list[Kind]:
    """What a worker does, from ``bots``, ``analysis`` or both."""
    named = [word.strip() for word in words.split(",") if word.strip()]
    unknown = [word for word in named if word not in KINDS]
    if unknown or not named:
        raise TharsisError(
            f"{words!r} is not what a worker does: give --kinds bots, analysis or bots,analysis",
            "no-such-work",
            {"kinds": words},
        )
    return [kind for word in dict.fromkeys(named) for kind in KINDS[word]]


async def run(settings: Settings) -> None:
    """Work until a signal says that it is enough."""
    kinds = kinds_of(settings.worker_kinds)
    redis = await _reached(settings.redis)
    end = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, end.set)
    try:
        await Worker(redis, settings, kinds).work(end)
    finally:
        await redis.aclose()


async def _reached(url: str) -> Redis:
    """A client of a Redis that answers."""
    if not url:
        raise TharsisError(
            "a worker gets its work through Redis: give --redis redis://…, or THARSIS_REDIS", "no-redis"
        )
    try:
        redis = between.connect(url)
    except ValueError as error:
        raise TharsisError(
            f"this is no address of a Redis: {error}", "redis-address", {"address": url}
        ) from error
    try:
        await redis.ping()
    except AWAY as error:
        with contextlib.suppress(*AWAY):
            await redis.aclose()
        raise TharsisError(
            f"Redis cannot be reached ({error}): is it running, and is its address right?",
            "redis-away",
            {"address": url},
        ) from error
    return redis
