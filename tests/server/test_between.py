"""Which processes of a house are there."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from server.harness import redis
from tharsis.server import between
from tharsis.server.between import Roll, connect


@pytest.fixture
async def cache(tmp_path: Path) -> AsyncIterator[Redis]:
    with redis(tmp_path / "redis") as url:
        client = connect(url)
        yield client
        await client.aclose()


async def test_who_beats_is_there_and_who_leaves_is_not(cache: Redis) -> None:
    roll, other = Roll(cache, "worker"), Roll(cache, "bots")
    assert await roll.there() == {}
    await roll.beat("a", {"places": 2})
    await roll.beat("b", {"places": 1})
    assert await roll.there() == {"a": {"places": 2}, "b": {"places": 1}}
    assert await other.there() == {}, "kinds are apart"
    await roll.leave("a")
    assert await roll.there() == {"b": {"places": 1}}


async def test_who_falls_silent_is_gone(cache: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    roll = Roll(cache, "worker")
    await roll.beat("b", {})
    monkeypatch.setattr(between, "SILENCE", 0.05)
    await roll.beat("a", {})
    while "a" in await roll.there():
        await asyncio.sleep(0.01)
    assert await roll.there() == {"b": {}}
