"""PostgreSQL and Redis that go and come back: what is promised holds, and health says what is missing."""

import asyncio
import contextlib
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from server.harness import Launcher, Server, against, mortal_postgres, opposite, two_servers, wait_until
from server.indoors import opened, play_on, table_of
from tharsis.client import Client
from tharsis.kernel import games
from tharsis.server import bus, database, processes
from tharsis.server.database import Database
from tharsis.server.hub import Hub
from tharsis.server.live import Live
from tharsis.server.pulse import Heart
from tharsis.server.settings import Settings
from toy import GAME


async def test_each_awake_table_catches_up_by_itself_after_a_gap(db: Database, live: Live) -> None:
    hub = Hub(db, bus.Bus(), 0)
    room = await hub.room(live.id)
    first = hub.rooms.pop(live.id)
    hub.rooms.update({"gone": await broken_room(db, live.id), live.id: first})
    await play_on(live, 2)
    await hub.missed_news()
    assert room.live.head == live.head
    assert hub._behind == {"gone"}
    hub.rooms["gone"].live.id = live.id
    await hub.look_again()
    assert not hub._behind


async def test_what_happens_while_a_table_is_opened_is_not_missed(db: Database, live: Live) -> None:
    """A bot at another worker moved just then, and the person waited for it for ever."""
    hub = Hub(db, Slow(), 0)
    assert isinstance(hub.bus, Slow)

    async def meanwhile() -> None:
        await play_on(live, 1)
        await hub.hear({"table": live.id, "what": "moved"})

    hub.bus.meanwhile = meanwhile()
    room = await hub.room(live.id)
    assert room.live.head == live.head
    assert not hub._overtaken


async def test_a_room_does_not_fall_asleep_while_somebody_is_at_its_door(db: Database, live: Live) -> None:
    """Whoever was looked up just then sat in a room that heard of nothing any more."""
    hub = Hub(db, bus.Bus(), 0)
    async with hub.visit(live.id) as room:
        await hub.hear({"table": live.id, "what": "moved"})
        hub.let_sleep()
        assert hub.rooms == {live.id: room}
    await hub.hear({"table": live.id, "what": "moved"})
    assert hub.rooms == {}


async def test_whoever_comes_to_a_room_that_fell_asleep_meanwhile_wakes_it(
    db: Database, monkeypatch: pytest.MonkeyPatch, live: Live
) -> None:
    hub = Hub(db, bus.Bus(), 0)
    found = [await hub.room(live.id)]
    hub.let_sleep()
    open_room = hub.room

    async def room(table_id: str) -> Any:
        return found.pop() if found else await open_room(table_id)

    monkeypatch.setattr(hub, "room", room)
    async with hub.visit(live.id) as awake:
        assert hub.rooms == {live.id: awake}


async def test_whoever_comes_from_another_worker_sees_no_less_than_there(
    db: Database, monkeypatch: pytest.MonkeyPatch, live: Live
) -> None:
    """That worker died before its news were heard."""
    several = bus.Bus()
    monkeypatch.setattr(several, "alone", False)
    hub = Hub(db, several, 0)
    async with hub.visit(live.id):
        await play_on(live, 1)
        async with hub.visit(live.id) as room:
            assert room.live.head == live.head


class Slow(bus.Bus):
    """While one asks who is here, something happens."""

    meanwhile: Any = None

    async def present(self, table: str) -> set[str]:
        if self.meanwhile is not None:
            happening, self.meanwhile = self.meanwhile, None
            await happening
        return await super().present(table)


async def broken_room(db: Database, table: str) -> Any:
    """A room whose table cannot be reached just now."""

    class OutOfReach:
        lock = asyncio.Lock()
        id = ""

        async def catch_up(self) -> None:
            if not self.id:
                raise OSError("no such host")

    room = await Hub(db, bus.Bus(), 0).room(table)
    room.live = OutOfReach()  # type: ignore[assignment]
    room.show_all = room.show_summary = lambda: None  # type: ignore[method-assign]
    return room


async def test_health_writes_to_the_database(db: Database) -> None:
    async def nothing() -> None:
        """Nobody is awake."""

    heart = Heart(db, nothing)
    assert await heart.healthy()
    async with db.write() as session:
        await session.execute(text("DROP TABLE pulse"))
    assert not await Heart(db, nothing).healthy()


async def test_a_pool_whose_processes_do_not_answer_is_not_healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then they are replaced, and whoever waited in vain tries again."""
    crew = processes.Processes(1, limit=600)
    waiting = asyncio.create_task(crew.run(time.sleep, 5))
    await asyncio.sleep(0)
    assert crew.healthy(), "it may still answer in time"
    monkeypatch.setattr(processes, "SLACK", -600)
    assert not crew.healthy()
    await crew.prove()
    with pytest.raises(RuntimeError):
        await waiting
    monkeypatch.undo()
    assert await crew.run(abs, -3) == 3
    assert crew.healthy()
    crew.stop()


async def test_a_process_that_is_killed_at_rest_is_replaced() -> None:
    """Once it left bots that never thought again."""
    crew = processes.Processes(1, limit=600)
    killed: list[int] = []
    for _ in range(3):
        killed.append(await process_of(crew))
        await asyncio.sleep(0.2)  # until it rests
        os.kill(killed[-1], signal.SIGKILL)
    assert await process_of(crew) not in killed
    crew.stop()


async def process_of(crew: processes.Processes) -> int:
    """The process that answers; one that was killed a moment ago may be asked in vain."""
    while True:
        with contextlib.suppress(RuntimeError, OSError):
            return int(await crew.run(os.getpid))


def test_a_worker_lives_through_restarts_of_postgresql_and_redis(launcher: Launcher, tmp_path: Path) -> None:
    """Its listener too: what the other worker does is seen without a reload, and health told the truth."""
    with (
        two_servers(launcher, tmp_path) as ((one, two), database, cache),
        opposite(one, two) as (first, second),
    ):
        for victim, part in ((database, "database"), (cache, "news"), (database, "database")):
            victim.kill()
            wait_until(lambda part=part: not two.parts()[part])  # type: ignore[misc]
            assert one.lives()
            victim.start()
            wait_until(lambda: one.healthy() and two.healthy())
            say = {"type": "chat", "text": f"{part} is back"}
            first.ask(say)
            while second.receive().get("text") != say["text"]:
                pass
            first.move(first.legal[0])
            while second.view["actors"] != [1]:
                second.receive()
            first.retract()
            while second.view["actors"] != [0, 1]:
                second.receive()


async def test_nobody_gets_a_connection_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL has closed the first; the second is cut off without a word, and asked after a rest."""
    with mortal_postgres(tmp_path / "postgres.log") as made:
        db = Database(Settings(database=made.url, data=tmp_path))
        dialect = db.engine.dialect
        asked: list[Any] = []

        def no_answer(connection: Any) -> bool:
            asked.append(connection)
            raise dialect.loaded_dbapi.InterfaceError("cut off")

        monkeypatch.setattr(dialect, "do_ping", no_answer)
        first, driver = await connection_of(db)
        driver.terminate()
        second, _ = await connection_of(db)
        assert second != first
        assert (await connection_of(db))[0] == second, "one that works just now is not asked"
        assert asked == []
        monkeypatch.setattr(database, "RESTED", 0.0)
        third, _ = await connection_of(db)
        assert third not in (first, second)
        assert len(asked) == 1
        await db.close()


async def connection_of(db: Database) -> tuple[int, Any]:
    """The number of the process that serves us, and the connection to it."""
    async with db.read() as session:
        number = await session.scalar(text("SELECT pg_backend_pid()"))
        raw = await (await session.connection()).get_raw_connection()
        assert number is not None
        return number, raw.driver_connection


def test_what_is_said_while_redis_is_away_arrives_afterwards(launcher: Launcher, tmp_path: Path) -> None:
    with two_servers(launcher, tmp_path) as (servers, _, cache), opposite(*servers) as (first, second):
        cache.kill()
        first.move(first.legal[0])
        first.chat("can you hear me?")
        cache.start()
        while second.receive().get("text") != "can you hear me?":
            pass
        second.move(second.legal[0])
        while first.view["position"] < second.view["position"]:
            first.receive()


def test_killed_bots_are_replaced(launcher: Launcher, tmp_path: Path) -> None:
    server = Server(launcher, tmp_path).start()
    with Client(server.url, name="Ana") as ana:
        with against(ana) as seat:
            for _ in range(3):
                assert seat.wait()
                seat.move(seat.legal[0])
                for bot in server.children():
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(bot, signal.SIGKILL)
            assert seat.wait()
        assert all(server.parts().values())
    server.stop()
    assert server.complaints() == []


async def test_a_table_opens_after_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that is not there makes no table a broken one."""
    monkeypatch.setitem(games(), "toy", GAME)
    with mortal_postgres(tmp_path / "postgres.log") as database:
        db = Database(Settings(data=tmp_path, database=database.url))
        await db.upgrade()
        live = await table_of(db, "toy")
        await asyncio.to_thread(database.kill)
        with pytest.raises(OSError, match="Connect call failed"):
            await opened(db, live.id)
        await asyncio.to_thread(database.start)
        assert (await opened(db, live.id)).table.broken is None
        await db.close()
