"""News between worker processes, and who is at which table: in this process, or through Redis."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Iterable
from typing import Any, Protocol

from redis.asyncio import BlockingConnectionPool, Redis
from redis.exceptions import RedisError

from tharsis.server.auth import new_id
from tharsis.server.logs import log
from tharsis.server.models import now

CHANNEL = "tharsis:news"
#: Presence lapses after so many seconds unless it is renewed.
PRESENCE = 60
#: Connections to Redis, and seconds to wait for one, or for an answer.
CONNECTIONS = 50
PATIENCE = 5.0
#: Seconds until a broken subscription is tried again.
SOON, SELDOM = 0.1, 5.0
#: Seconds until we tell ourselves something again that we did not hear.
ECHO = 0.25
#: News are sent so often at once; what cannot be sent waits, so many of them at most.
TRIES = 3
LATER = 10_000
News = dict[str, Any]


class Listener(Protocol):
    """Who hears the news."""

    async def hear(self, news: News) -> None: ...

    async def missed_news(self) -> None:
        """There may have been news that we did not hear."""


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

    async def publish_late(self) -> None:
        """Tell what could not be told in its time."""

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
        return (await self.present_at([table]))[table]

    async def present_at(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """Who is at each of some tables."""
        return {table: set(self._present.get(table, ())) for table in tables}

    async def healthy(self) -> bool:
        return True


class RedisBus(Bus):
    """Several workers on one Redis. The database is the truth: a lost message only delays a view, and
    the keeper looks after tables that nobody spoke of."""

    def __init__(self, url: str) -> None:
        super().__init__()
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            decode_responses=True,
        )
        self._redis: Redis = Redis.from_pool(pool)
        self._task: asyncio.Task[None] | None = None
        self._catching_up: asyncio.Task[None] | None = None
        self._late: dict[str, News] = {}  # what could not be told yet, by what it is about
        self._echoes: dict[str, asyncio.Event] = {}

    async def start(self, listener: Listener) -> None:
        self._task = asyncio.create_task(self._listen(listener))

    async def stop(self) -> None:
        for task in (self._task, self._catching_up):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self._redis.aclose()

    # -- hearing ------------------------------------------------------------------------------

    async def _listen(self, listener: Listener) -> None:
        """Whatever happens, we listen again: soon, and more seldom the longer it takes."""
        pause = SOON
        while True:
            try:
                async for message in self._messages():
                    if message["type"] == "subscribe":  # the first time, or after a gap
                        pause = SOON
                        self._catch_up(listener)
                    elif message["type"] == "message":
                        await self._take(listener, json.loads(message["data"]))
            except Exception as error:
                log.warning("the news broke off", error=repr(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, SELDOM)

    async def _messages(self) -> AsyncIterator[News]:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                yield message

    async def _take(self, listener: Listener, news: News) -> None:
        if news["worker"] == self.worker:
            echo = self._echoes.get(news.get("echo", ""))
            if echo is not None:
                echo.set()
        elif "table" in news:
            try:
                await listener.hear(news)
            except Exception as error:  # one table's trouble keeps nobody from hearing of the others
                log.warning("news could not be followed", table=news["table"], error=repr(error))

    def _catch_up(self, listener: Listener) -> None:
        """Beside the listening: news go on meanwhile."""
        if self._catching_up is not None:
            self._catching_up.cancel()  # it begins again, from the first table on
        self._catching_up = asyncio.create_task(listener.missed_news())

    # -- telling ------------------------------------------------------------------------------

    async def publish(self, news: News) -> None:
        """Tell the other workers. What they cannot be told now is told, in its order, when Redis is back:
        meanwhile nobody who plays waits for it."""
        if self._late or not await self._told(news):
            key = f"{news['table']} {news['what']} {news.get('chat', {}).get('n', '')}"
            self._late.pop(key, None)
            self._late[key] = news
            if len(self._late) > LATER:
                del self._late[next(iter(self._late))]

    async def publish_late(self) -> None:
        while self._late:
            key, news = next(iter(self._late.items()))
            if not await self._told(news):
                return
            if self._late.get(key) is news:
                del self._late[key]

    async def _told(self, news: News) -> bool:
        try:
            await self._send(news)
        except (RedisError, OSError) as error:
            log.warning("news have to wait", table=news["table"], error=repr(error))
            return False
        return True

    async def _send(self, news: News) -> None:
        text = json.dumps({**news, "worker": self.worker})
        for last in range(TRIES - 1, -1, -1):
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._redis.publish(CHANNEL, text)
                return
            except (RedisError, OSError):
                if not last:
                    raise

    async def healthy(self) -> bool:
        """Whether we hear what is told: we tell ourselves something."""
        name = new_id()
        heard = self._echoes[name] = asyncio.Event()
        try:
            async with asyncio.timeout(PATIENCE):
                while not heard.is_set():
                    await self._send({"echo": name})
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(heard.wait(), ECHO)
        except (RedisError, OSError):
            return False
        finally:
            del self._echoes[name]
        return True

    # -- who is here --------------------------------------------------------------------------

    def _key(self, table: str) -> str:
        return f"tharsis:present:{table}"

    async def enter(self, table: str, person: str) -> None:
        await super().enter(table, person)
        await self.renew(table, {person})

    async def leave(self, table: str, person: str) -> None:
        await super().leave(table, person)
        if person not in (await super().present_at([table]))[table]:
            await self._ask(self._redis.zrem(self._key(table), f"{self.worker} {person}"))

    async def renew(self, table: str, people: set[str]) -> None:
        until = now().timestamp() + PRESENCE
        pipe = self._redis.pipeline(transaction=False)
        pipe.zadd(self._key(table), {f"{self.worker} {person}": until for person in people})
        pipe.expire(self._key(table), PRESENCE)
        await self._ask(pipe.execute())

    async def present_at(self, tables: Iterable[str]) -> dict[str, set[str]]:
        here = await super().present_at(tables)
        pipe = self._redis.pipeline(transaction=False)
        for table in here:
            pipe.zrangebyscore(self._key(table), now().timestamp(), "+inf")
        for table, members in zip(here, await self._ask(pipe.execute()) or (), strict=False):
            here[table].update(str(member).split(" ", 1)[1] for member in members)
        return here

    async def _ask(self, answer: Awaitable[Any]) -> Any:
        """What Redis answers; nothing when it does not, for nothing depends on it."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except (RedisError, OSError) as error:
            log.warning("redis is out of reach", error=repr(error))
            return None
