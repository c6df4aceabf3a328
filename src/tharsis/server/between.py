"""Redis, between the processes of one house: connections to it, and which of the processes are there.

Nothing that must not be lost is kept in it. Whoever asks it for something can do without the answer.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable
from typing import Any, Final

from redis.asyncio import BlockingConnectionPool, Redis
from redis.commands.core import AsyncScript
from redis.exceptions import RedisError

from tharsis.server.logs import log

Json = dict[str, Any]
#: Connections to Redis, and seconds to wait for one, or for an answer.
CONNECTIONS = 50
PATIENCE = 5.0
#: A process says so often that it is there, and is taken to be gone after so many seconds of silence.
BEAT: Final = 1.0
SILENCE = 4.0
#: Seconds to wait for what is counted in common, and until Redis is asked again after it did not answer.
HURRY = 0.5
REST = 3.0
#: What it means that Redis is not there.
AWAY: Final = (RedisError, OSError)


def connect(url: str) -> Redis:
    """A client that waits for a connection instead of failing when all are in use."""
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        decode_responses=True,
    )
    return Redis.from_pool(pool)


async def ask(answer: Awaitable[Any]) -> Any:
    """What Redis answers; nothing when it does not."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await answer
    except AWAY as error:
        log.warning("redis is out of reach", error=repr(error))
        return None


async def ended(*tasks: asyncio.Task[Any]) -> None:
    """End tasks that talk to Redis. Its client may lose a cancellation that comes while it fetches a
    connection or an answer, so they are told until they have heard."""
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=BEAT)


class Roll:
    """Which processes of a kind are there, and what each says of itself. A process that is killed says no
    farewell: it is missing when its last word is too old."""

    def __init__(self, redis: Redis, kind: str) -> None:
        self._redis = redis
        self._kind = f"tharsis:there:{kind}"

    def key(self, id: str) -> str:
        """Where the last word of a process stands, as long as it counts."""
        return f"{self._kind}:{id}"

    async def beat(self, id: str, words: Json) -> None:
        """I am there; raises what Redis does when it is away."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.sadd(self._kind, id)
            pipe.set(self.key(id), json.dumps(words), px=int(SILENCE * 1000))
            await pipe.execute()

    async def leave(self, id: str) -> None:
        """I am gone, and need not be waited for."""
        with contextlib.suppress(*AWAY):
            await self._redis.delete(self.key(id))
            await self._redis.srem(self._kind, id)

    async def there(self) -> dict[str, Json]:
        """All who are there, by id; raises what Redis does when it is away."""
        ids = sorted(str(id) for id in await self._redis.smembers(self._kind))
        if not ids:
            return {}
        words = await self._redis.mget([self.key(id) for id in ids])
        gone = [id for id, said in zip(ids, words, strict=True) if said is None]
        if gone:
            await self._redis.srem(self._kind, *gone)
        return {id: json.loads(said) for id, said in zip(ids, words, strict=True) if said is not None}


class Tally:
    """What all workers count together: scripts that Redis runs, one at a time. Their answer comes soon or not
    at all, and a Redis that gave none is left alone for a while: people do not wait for one that is away."""

    def __init__(self, redis: Redis, worker: str) -> None:
        self.worker = worker
        self._redis = redis
        self._away = False
        self._asked_again = 0.0

    @property
    def resting(self) -> bool:
        """Whether it is of no use to ask now."""
        return self._away and time.monotonic() < self._asked_again

    def script(self, text: str) -> AsyncScript:
        return self._redis.register_script(text)

    async def ask(self, script: AsyncScript, key: str, *words: str | float) -> Any:
        """What a script answers; nothing when Redis is away."""
        if self.resting:
            return None
        self._rest()  # if it is away, one of us finds out whether it still is
        try:
            async with asyncio.timeout(HURRY):
                answer = await script(keys=[key], args=words)
        except AWAY as error:
            if not self._away:
                log.warning("each worker counts for itself", error=repr(error))
            self._away = True
            self._rest()
            return None
        if self._away:
            log.info("workers count together again")
        self._away = False
        return answer

    def _rest(self) -> None:
        self._asked_again = time.monotonic() + REST
