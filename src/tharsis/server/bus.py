"""News between worker processes, and who is at which table: in this process, or through Redis."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterable
from typing import Any, Protocol

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from tharsis.server.auth import new_id
from tharsis.server.between import AWAY, PATIENCE, ask, ended
from tharsis.server.logs import log
from tharsis.server.models import now

#: Presence lapses after so many seconds unless it is renewed.
PRESENCE = 60
#: Seconds until a broken subscription is tried again.
SOON, SELDOM = 0.1, 5.0
#: Seconds until we tell ourselves something again that we did not hear.
ECHO = 0.25
#: News that cannot be sent wait, so many of them at most.
LATER = 10_000
News = dict[str, Any]


class Listener(Protocol):
    """Who hears the news."""

    async def hear(self, news: News) -> None: ...

    async def missed_news(self) -> None:
        """There may have been news that we did not hear."""


class Bus:
    """One worker alone: there is nobody to tell."""

    alone = True

    def __init__(self) -> None:
        self.worker = new_id()
        self._present: dict[str, dict[str, int]] = {}

    async def start(self, listener: Listener) -> None:
        """Hear the news of the other workers."""

    async def stop(self) -> None:
        """Hear no more."""

    async def attend(self, table: str) -> None:
        """Hear the news of a table: all that happens from now on."""

    def neglect(self, table: str) -> None:
        """Hear no more of it."""

    def publish(self, news: News) -> None:
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
        return (await self.present_at([table]))[table]

    async def present_at(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """Who is at each of some tables."""
        return {table: set(self._present.get(table, ())) for table in tables}

    async def healthy(self) -> bool:
        return True


def channel_of(table: str) -> str:
    """Where the news of a table are told."""
    return f"tharsis:table:{table}"


class RedisBus(Bus):
    """Several workers on one Redis, with a channel for each table. The database is the truth: a lost message
    only delays a view, and the keeper looks after tables that nobody spoke of."""

    alone = False

    def __init__(self, redis: Redis) -> None:
        super().__init__()
        self._redis = redis
        self._own = f"tharsis:worker:{self.worker}"
        self._tasks: list[asyncio.Task[None]] = []
        self._catching_up: asyncio.Task[None] | None = None
        self._line: PubSub | None = None  # while we hear what is told
        self._speaking = asyncio.Lock()  # orders go over a line one after the other
        self._attended: set[str] = set()
        self._agreeing: set[asyncio.Task[None]] = set()
        self._subscribing: dict[str, asyncio.Event] = {}
        self._outbox: dict[str, News] = {}  # what is to be told, by what it is about
        self._to_tell = asyncio.Event()
        self._echoes: dict[str, asyncio.Event] = {}

    async def start(self, listener: Listener) -> None:
        self._tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._tell())]

    async def stop(self) -> None:
        catching_up = [self._catching_up] if self._catching_up else []
        await ended(*self._tasks, *self._agreeing, *catching_up)
        await self._told(list(self._outbox.values()))

    # -- hearing ------------------------------------------------------------------------------

    async def attend(self, table: str) -> None:
        """Without Redis nothing is heard; all awake tables are looked at again when it is back."""
        self._attended.add(table)
        if self._line is None:
            return
        subscribed = self._subscribing.setdefault(channel_of(table), asyncio.Event())
        await self._agree(table)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(subscribed.wait(), PATIENCE)

    def neglect(self, table: str) -> None:
        self._attended.discard(table)
        if self._line is not None:
            task = asyncio.create_task(self._agree(table))
            self._agreeing.add(task)
            task.add_done_callback(self._agreeing.discard)

    async def _agree(self, table: str) -> None:
        """Tell Redis whether we attend to a table; somebody may have changed their mind meanwhile."""
        async with self._speaking:
            if self._line is not None:
                wanted = table in self._attended
                order = self._line.subscribe if wanted else self._line.unsubscribe
                await ask(order(channel_of(table)))

    async def _listen(self, listener: Listener) -> None:
        """Whatever happens, we listen again: soon, and more seldom the longer it takes."""
        pause = SOON
        while True:
            try:
                async for message in self._messages():
                    if message["type"] == "subscribe" and message["channel"] == self._own:
                        pause = SOON  # it is the last of those that a new line begins with
                        self._catch_up(listener)
                    elif message["type"] == "message":
                        await self._take(listener, message["data"])
            except Exception as error:
                log.warning("the news broke off", error=repr(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, SELDOM)

    async def _messages(self) -> AsyncIterator[News]:
        async with self._redis.pubsub() as self._line:
            try:
                async with self._speaking:
                    await self._line.subscribe(*map(channel_of, self._attended), self._own)
                async for message in self._line.listen():
                    if message["type"] == "subscribe":
                        self._subscribed(message["channel"])
                    yield message
            finally:
                self._line = None
                for channel in list(self._subscribing):
                    self._subscribed(channel)  # nobody waits for it any longer

    def _subscribed(self, channel: str) -> None:
        waiting = self._subscribing.pop(channel, None)
        if waiting is not None:
            waiting.set()

    async def _take(self, listener: Listener, text: str) -> None:
        try:
            news = json.loads(text)
            if news["worker"] != self.worker:
                await listener.hear(news)
            elif "echo" in news and news["echo"] in self._echoes:
                self._echoes[news["echo"]].set()
        except Exception as error:  # the trouble of one table keeps nobody from hearing of the others
            log.warning("news could not be followed", news=text[:200], error=repr(error))

    def _catch_up(self, listener: Listener) -> None:
        """Beside the listening: news go on meanwhile."""
        if self._catching_up is not None:
            self._catching_up.cancel()  # it begins again, from the first table on
        self._catching_up = asyncio.create_task(listener.missed_news())

    # -- telling ------------------------------------------------------------------------------

    def publish(self, news: News) -> None:
        """Tell the other workers, soon: nobody who plays waits for it. What they cannot be told now is told,
        in its order, when Redis is back."""
        key = f"{news['table']} {news['what']} {news.get('chat', {}).get('n', '')}"
        self._outbox.pop(key, None)
        self._outbox[key] = news
        if len(self._outbox) > LATER:
            del self._outbox[next(iter(self._outbox))]
        self._to_tell.set()

    async def _tell(self) -> None:
        """All that waits goes at once."""
        pause = SOON
        while True:
            await self._to_tell.wait()
            batch = dict(self._outbox)
            self._to_tell.clear()
            if await self._told(list(batch.values())):
                pause = SOON
                for key, news in batch.items():
                    if self._outbox.get(key) is news:
                        del self._outbox[key]
            else:
                self._to_tell.set()
                await asyncio.sleep(pause)
                pause = min(2 * pause, SELDOM)

    async def _told(self, news: list[News]) -> bool:
        try:
            async with asyncio.timeout(PATIENCE), self._redis.pipeline(transaction=False) as pipe:
                for one in news:
                    pipe.publish(channel_of(one["table"]), self._text(one))
                await pipe.execute()
        except AWAY as error:
            log.warning("news have to wait", news=len(news), error=repr(error))
            return False
        return True

    def _text(self, news: News) -> str:
        return json.dumps({**news, "worker": self.worker})

    async def healthy(self) -> bool:
        """Whether we hear what is told: we tell ourselves something."""
        name = new_id()
        heard = self._echoes[name] = asyncio.Event()
        try:
            async with asyncio.timeout(PATIENCE):
                while not heard.is_set():
                    await self._redis.publish(self._own, self._text({"echo": name}))
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(heard.wait(), ECHO)
        except AWAY:
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
            await ask(self._redis.zrem(self._key(table), f"{self.worker} {person}"))

    async def renew(self, table: str, people: set[str]) -> None:
        until = now().timestamp() + PRESENCE
        pipe = self._redis.pipeline(transaction=False)
        pipe.zadd(self._key(table), {f"{self.worker} {person}": until for person in people})
        pipe.expire(self._key(table), PRESENCE)
        await ask(pipe.execute())

    async def present_at(self, tables: Iterable[str]) -> dict[str, set[str]]:
        here = await super().present_at(tables)
        pipe = self._redis.pipeline(transaction=False)
        for table in here:
            pipe.zrangebyscore(self._key(table), now().timestamp(), "+inf")
        for table, members in zip(here, await ask(pipe.execute()) or (), strict=False):
            here[table].update(str(member).split(" ", 1)[1] for member in members)
        return here
