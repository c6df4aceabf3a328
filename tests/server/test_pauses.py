"""Neither a house that was closed nor a system clock that is set costs anybody thinking time."""

import asyncio
import sqlite3
import time
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

from server.harness import Launcher, Server, postgres
from server.indoors import opened, play_on
from tharsis.client import Client
from tharsis.kernel import games
from tharsis.server import lobby
from tharsis.server.database import Database
from tharsis.server.live import Live
from tharsis.server.models import Person, Pulse, Seat, Table, now
from tharsis.server.moments import Time
from tharsis.server.pulse import Heart
from tharsis.server.settings import Settings
from toy import GAME

HOUR = timedelta(hours=1)
CLOCK = {"kind": "player", "seconds": 600, "increment": 0, "then": "resign"}


@pytest.fixture(autouse=True)
def installed_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", GAME)


async def nothing() -> None:
    """No table is awake."""


async def timed_table(db: Database) -> Live:
    async with db.write() as session:
        session.add_all([Person(id="ana", name="Ana"), Person(id="ben", name="Ben")])
        await session.flush()
        seats = [("person", "ana", None), ("person", "ben", None)]
        settings = {"public": True, "options": {}, "clock": CLOCK}
        table = await lobby.set_up(session, games()["toy"], "ana", seats, **settings)
    return await opened(db, table.id)


async def close_for(db: Database, pause: timedelta) -> None:
    """As if everything, the last beat too, had been so long ago."""
    async with db.write() as session:
        for pulse in await session.scalars(select(Pulse)):
            pulse.at = now() - pause
        for table in await session.scalars(select(Table)):
            table.deadline = table.deadline - pause if table.deadline else None
        for seat in await session.scalars(select(Seat)):
            seat.since = seat.since - pause if seat.since else None


async def seconds_left(db: Database, live: Live) -> list[float]:
    again = await opened(db, live.id)
    assert again.table.deadline is not None
    since = [(now() - seat.since).total_seconds() for seat in again.seats if seat.since]
    return [(again.table.deadline - now()).total_seconds(), *[600 - seconds for seconds in since]]


def test_a_clock_that_is_set_changes_nothing_while_the_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Time()
    before = ours.now()
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + 86_400)
    assert ours.now() - before < HOUR
    monkeypatch.setattr(time, "time", lambda: wall() - 86_400)
    assert before <= ours.now() < before + HOUR
    assert now() < before + HOUR, "all moments of the server come from there"


def test_workers_agree_on_the_latest_time() -> None:
    ours = Time()
    ours.not_before(ours.now() + HOUR)
    ahead = ours.now()
    ours.not_before(ahead - HOUR)
    assert ours.now() >= ahead


async def test_all_clocks_stand_still_while_the_house_is_closed(db: Database) -> None:
    live = await timed_table(db)
    await Heart(db, nothing).beat()
    await close_for(db, HOUR)
    assert max(await seconds_left(db, live)) < 0
    await Heart(db, nothing).beat()
    assert all(500 < seconds <= 601 for seconds in await seconds_left(db, live))
    await Heart(db, nothing).beat()
    assert all(500 < seconds <= 601 for seconds in await seconds_left(db, live)), "once, not twice"


async def test_a_short_silence_is_no_pause(db: Database) -> None:
    """Else a worker that is started while others run would give time away."""
    live = await timed_table(db)
    await Heart(db, nothing).beat()
    await close_for(db, timedelta(seconds=4))
    before = live.table.deadline
    assert before is not None
    await Heart(db, nothing).beat()
    after = (await opened(db, live.id)).table.deadline
    assert after == before - timedelta(seconds=4)


async def test_a_first_start_moves_no_clock(db: Database) -> None:
    """A database of an earlier release has no pulse."""
    live = await timed_table(db)
    before = live.table.deadline
    await Heart(db, nothing).beat()
    assert (await opened(db, live.id)).table.deadline == before


async def test_of_several_workers_that_start_together_one_moves_the_clocks(tmp_path: Path) -> None:
    with postgres(tmp_path / "postgres.log") as url:
        workers = [Database(Settings(data=tmp_path, database=url)) for _ in range(4)]
        db = workers[0]
        await db.upgrade()
        live = await timed_table(db)
        await Heart(db, nothing).beat()
        await close_for(db, HOUR)
        await asyncio.gather(*[Heart(worker, nothing).beat() for worker in workers])
        assert all(500 < seconds <= 601 for seconds in await seconds_left(db, live))
        for worker in workers:
            await worker.close()


async def test_a_system_clock_far_ahead_between_two_runs_stops_nothing(db: Database) -> None:
    """The last run believed to be in the next month: its clocks and its promises to bots are set back."""
    live = await timed_table(db)
    await Heart(db, nothing).beat()
    await close_for(db, timedelta(days=-30))
    async with db.write() as session:
        await session.execute(update(Table).values(lease=now() + timedelta(days=30)))
    await Heart(db, nothing).beat()
    assert all(500 < seconds <= 601 for seconds in await seconds_left(db, live))
    assert (await opened(db, live.id)).table.lease <= now()


async def test_awake_tables_of_every_worker_hear_of_a_pause(db: Database) -> None:
    woken: list[str] = []

    async def here() -> None:
        woken.append("here")

    async def there() -> None:
        woken.append("there")

    ours, theirs = Heart(db, here), Heart(db, there)
    await ours.beat()
    await theirs.beat()
    await close_for(db, HOUR)
    await ours.beat()
    await theirs.beat()
    await theirs.beat()
    assert woken == ["here", "there"]


async def test_a_move_made_by_a_worker_that_has_not_heard_of_a_pause_costs_nobody_its_time(
    db: Database,
) -> None:
    live = await timed_table(db)
    await Heart(db, nothing).beat()
    await close_for(db, HOUR)
    stale = await opened(db, live.id)
    await Heart(db, nothing).beat()
    assert stale.table.deadline is not None
    assert stale.table.deadline < now(), "it believes that time is up"
    await play_on(stale, 1)
    assert all(seat.left is not None and seat.left > 500 for seat in stale.seats)
    assert all(seconds > 500 for seconds in await seconds_left(db, live))


def test_a_server_that_was_down_for_an_hour_takes_no_time_from_its_players(
    launcher: Launcher, tmp_path: Path
) -> None:
    server = Server(launcher, tmp_path).start()
    with Client(server.url, name="Ana") as ana:
        table = ana.create("toy", seats=["me", "bot:random"], clock={**CLOCK, "seconds": 300})["id"]
        server.kill()
        with sqlite3.connect(tmp_path / "tharsis.db") as connection:
            earlier = "strftime('%Y-%m-%d %H:%M:%f000', {}, '-1 hour')"
            for name, column in (("pulse", "at"), ("seats", "since"), ("tables", "deadline")):
                connection.execute(f"UPDATE {name} SET {column} = {earlier.format(column)}")
        connection.close()
        server.start()
        with ana.sit_down(table) as seat:
            assert seat.view["clock"]["running"] == [0]
            assert seat.view["clock"]["left"][0] > 200
            seat.move(seat.legal[0])
    server.stop()
