"""News between the servers of a house, over a Redis that goes and comes back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from redis.asyncio import Redis

from server.harness import RedisServer
from tharsis.server import between, bus
from tharsis.server.between import connect
from tharsis.server.bus import News, RedisBus, channel_of


class Ear:
    """Hears, and may fail at it."""

    def __init__(self) -> None:
        self.heard: list[News] = []
        self.gaps = 0

    async def hear(self, news: News) -> None:
        if news["table"] == "broken":
            raise RuntimeError("what was never thought of")
        self.heard.append(news)

    async def missed_news(self) -> None:
        self.gaps += 1

    def tables(self) -> list[str]:
        return [news["table"] for news in self.heard]


class Pair(NamedTuple):
    """One who tells, one who listens, and what that one hears."""

    teller: RedisBus
    listener: RedisBus
    ear: Ear


@asynccontextmanager
async def attentive(cache: RedisServer, *tables: str) -> AsyncIterator[Pair]:
    """A pair whose listener attends to some tables."""
    pair = Pair(RedisBus(connect(cache.url)), RedisBus(connect(cache.url)), Ear())
    await pair.teller.start(Ear())
    await pair.listener.start(pair.ear)
    await until(lambda: pair.ear.gaps == 1)
    await asyncio.gather(*[pair.listener.attend(table) for table in tables])
    yield pair
    await pair.teller.stop()
    await pair.listener.stop()


@pytest.fixture
async def pair(cache: RedisServer) -> AsyncIterator[Pair]:
    async with attentive(cache, "broken", "a", "b", "c") as made:
        yield made


async def until(so: Any) -> None:
    """There is no limit but the patience of whoever runs the tests."""
    while not so():
        await asyncio.sleep(0.02)


def moved(table: str) -> News:
    return {"table": table, "what": "moved"}


async def test_news_that_cannot_be_followed_end_nothing(pair: Pair) -> None:
    teller, listener, ear = pair
    teller.publish(moved("broken"))
    teller.publish(moved("a"))
    await until(lambda: ear.tables() == ["a"])
    assert ear.gaps == 1, "the listener did not even break off"
    assert await listener.healthy()


async def test_news_that_are_none_end_nothing(pair: Pair, cache: RedisServer) -> None:
    teller, _, ear = pair
    async with Redis.from_url(cache.url) as stranger:
        for nonsense in ("no JSON {", "[]", "{}"):
            await stranger.publish(channel_of("a"), nonsense)
    teller.publish(moved("a"))
    await until(lambda: ear.tables() == ["a"])
    assert ear.gaps == 1


async def test_only_tables_that_are_attended_to_are_heard_of(pair: Pair) -> None:
    teller, listener, ear = pair
    teller.publish(moved("elsewhere"))
    teller.publish(moved("a"))
    await until(lambda: ear.tables() == ["a"])
    listener.neglect("a")
    await listener.attend("b")  # in the order in which it was said
    teller.publish(moved("a"))
    teller.publish(moved("b"))
    await until(lambda: ear.tables() == ["a", "b"])


async def test_whoever_comes_back_to_a_table_at_once_hears_of_it(
    pair: Pair,
) -> None:
    teller, listener, ear = pair
    listener.neglect("a")
    await listener.attend("a")
    teller.publish(moved("a"))
    await until(lambda: ear.tables() == ["a"])


async def test_after_a_restart_of_redis_everything_is_looked_at_again(pair: Pair, cache: RedisServer) -> None:
    teller, listener, ear = pair
    cache.kill()
    assert not await listener.healthy()
    cache.start()
    await until(lambda: ear.gaps == 2)
    assert await listener.healthy()
    teller.publish(moved("a"))
    await until(lambda: ear.tables() == ["a"])


async def test_news_that_redis_did_not_take_are_told_later(pair: Pair, cache: RedisServer) -> None:
    teller, _, ear = pair
    cache.kill()
    line = {"table": "a", "what": "chat", "chat": {"n": 4}}
    told, there = teller._told, asyncio.Event()

    async def told_once_others_listen(news: list[News]) -> bool:
        return there.is_set() and await told(news)

    teller._told = told_once_others_listen  # type: ignore[method-assign]
    for news in (moved("a"), moved("b"), line, moved("a")):
        teller.publish(news)
    cache.start()
    await until(lambda: ear.gaps == 2)
    there.set()
    await until(lambda: len(ear.heard) == 3)
    assert [(news["table"], news["what"]) for news in ear.heard] == [
        ("b", "moved"),
        ("a", "chat"),
        ("a", "moved"),
    ]
    teller.publish(moved("c"))
    await until(lambda: "c" in ear.tables())
    assert len(ear.heard) == 4, "each is told once"


async def test_a_crowd_waits_for_a_connection_and_drops_no_news(
    cache: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(between, "CONNECTIONS", 3)
    names = [f"t{number}" for number in range(200)]
    async with attentive(cache, *names) as (teller, listener, ear):
        await asyncio.gather(*[teller.enter(name, "ana") for name in names])
        for name in names:
            teller.publish(moved(name))
        await until(lambda: len(ear.heard) == len(names))
        assert sorted(ear.tables()) == sorted(names)
        await until(lambda: not teller._outbox)
        assert await listener.present_at(names) == {name: {"ana"} for name in names}


async def test_a_listener_that_is_not_subscribed_is_not_healthy(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redis answers, but nothing would be heard: that was called healthy."""
    _, listener, _ = pair
    monkeypatch.setattr(bus, "PATIENCE", 0.5)
    listener._tasks[0].cancel()
    await asyncio.sleep(0)
    assert not await listener.healthy()
