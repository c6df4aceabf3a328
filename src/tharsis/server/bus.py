"""News between worker processes, and who is at which table: in this process, or through Redis."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from tharsis.server.auth import new_id
from tharsis.server.logs import log

CHANNEL = "tharsis:news"
#: Presence lapses after so many seconds unless it is renewed.
PRESENCE = 60
News = dict[str, Any]
Listener = Callable[[News], Awaitable[None]]


class Bus:
    """One worker alone: there is nobody to tell."""

    def __init__(self) -> None:
        self.worker = new_id()
        self._present: dict[str, dict[str, int]] = {}

    async def start(self, listener: Listener) -> None:
        """Hear the news of the other workers."""

    async def stop(self) -> None:
        """Hear no more."""

    async def publish(self, news: News) -> None:
        """Tell the other workers."""

    async def enter(self, table: str, person: str) -> None:
        people = self._present.setdefault(table, {})
        people[person] = people.get(person, 0) + 1

    async def leave(self, table: str, person: str) -> None:
        people = self._present.get(table, {})
        people[person] = people.get(person, 0) - 1
        if people[person] <= 0:
            people.pop(person)
        if not people:
            self._present.pop(table, None)

    async def renew(self, table: str, people: set[str]) -> None:
        """They are still here."""

    async def present(self, table: str) -> set[str]:
        return set(self._present.get(table, ()))

    async def healthy(self) -> bool:
        return True


class RedisBus(Bus):
    """Several workers on one Redis. The database is the truth: a lost message only delays a view, and
    the keeper looks after tables that nobody spoke of."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis: Redis = Redis.from_url(url, decode_responses=True)
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        self._task = asyncio.create_task(self._listen(listener))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async for news in self._messages():
                    if news["worker"] != self.worker:
                        await listener(news)
            except (RedisError, OSError) as error:
                log.warning("redis is out of reach", error=str(error))
                await asyncio.sleep(1)

    async def _messages(self) -> AsyncIterator[News]:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    yield json.loads(message["data"])

    async def publish(self, news: News) -> None:
        try:
            await self._redis.publish(CHANNEL, json.dumps({**news, "worker": self.worker}))
        except (RedisError, OSError) as error:
            log.warning("redis is out of reach", error=str(error))

    def _key(self, table: str) -> str:
        return f"tharsis:present:{table}"

    async def enter(self, table: str, person: str) -> None:
        await super().enter(table, person)
        await self.renew(table, {person})

    async def leave(self, table: str, person: str) -> None:
        await super().leave(table, person)
        if person not in await super().present(table):
            with contextlib.suppress(RedisError, OSError):
                await self._redis.zrem(self._key(table), f"{self.worker} {person}")

    async def renew(self, table: str, people: set[str]) -> None:
        until = time.time() + PRESENCE
        with contextlib.suppress(RedisError, OSError):
            await self._redis.zadd(self._key(table), {f"{self.worker} {person}": until for person in people})
            await self._redis.expire(self._key(table), PRESENCE)

    async def present(self, table: str) -> set[str]:
        here = await super().present(table)
        with contextlib.suppress(RedisError, OSError):
            for member in await self._redis.zrangebyscore(self._key(table), time.time(), "+inf"):
                here.add(str(member).split(" ", 1)[1])
        return here

    async def healthy(self) -> bool:
        try:
            return bool(await self._redis.ping())
        except (RedisError, OSError):
            return False
