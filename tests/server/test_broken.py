"""One table that cannot be opened: its players are told, the operator sees it, and all else goes on."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, text, update
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from server.harness import Launcher, Server
from server.indoors import opened, play_on, table_of
from tharsis.cli import app
from tharsis.client import Client, Refused, SeatedClient
from tharsis.kernel import games
from tharsis.server import lobby
from tharsis.server.broken import Broken
from tharsis.server.database import Database
from tharsis.server.house import House
from tharsis.server.live import Live
from tharsis.server.models import Person, Seat, Snapshot, Table, now
from tharsis.server.settings import Settings
from toy import GAME

CLOCK = {"kind": "player", "seconds": 600, "increment": 0, "then": "resign"}
Spoil = Callable[[Any, str], Any]


@pytest.fixture(autouse=True)
def installed_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", GAME)


@pytest.fixture
async def house(db: Database, tmp_path: Path) -> AsyncIterator[House]:
    """A worker without its chores: the tests do them."""
    made = House.build(Settings(data=tmp_path))
    yield made
    await made.stop()


async def timed_table(db: Database, name: str) -> str:
    """A running table whose first player has thought for long."""
    async with db.write() as session:
        session.add(Person(id=name, name=name))
        await session.flush()
        seats = [("person", name, None), ("person", name, None)]
        settings = {"public": True, "options": {}, "clock": CLOCK}
        table = await lobby.set_up(session, games()["toy"], name, seats, **settings)
        return table.id


async def run_out(db: Database, *tables: str) -> None:
    """An hour passes for tables."""
    hour = timedelta(hours=1)
    async with db.write() as session:
        for table in tables:
            await session.execute(
                update(Seat).where(Seat.table_id == table, Seat.since.is_not(None)).values(since=now() - hour)
            )
            await session.execute(update(Table).where(Table.id == table).values(deadline=now() - hour))


async def spoil(db: Database, *statements: str) -> None:
    async with db.write() as session:
        for statement in statements:
            await session.execute(text(statement))


DAMAGE = {
    "a row of an unknown kind": ["UPDATE moves SET kind = '?'", "DELETE FROM snapshots"],
    "outcomes that are no JSON": ["UPDATE moves SET outcomes = '{'", "DELETE FROM snapshots"],
    "no rows at all": ["DELETE FROM moves", "DELETE FROM snapshots"],
    "a game that is not installed": ["UPDATE tables SET game = 'gone'"],
    "an unreadable row of the table": ["UPDATE tables SET options = '{'"],
    "an unreadable seat": ["UPDATE seats SET kind = '?'"],
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
async def test_whatever_is_damaged_the_table_is_marked_as_broken(db: Database, damage: list[str]) -> None:
    live = await table_of(db, "toy")
    await play_on(live, 3)
    await spoil(db, *damage)
    with pytest.raises(Broken) as refused:
        await opened(db, live.id)
    assert refused.value.code == "broken"
    async with db.read() as session:
        found = await session.execute(text("SELECT broken, broken_why, deadline FROM tables"))
        since, why, deadline = found.one()
    assert since
    assert why
    assert deadline is None


@pytest.mark.parametrize("rules_version", [0, GAME.rules_version])
async def test_a_damaged_snapshot_breaks_nothing_that_the_moves_can_mend(
    db: Database, rules_version: int
) -> None:
    live = await table_of(db, "toy")
    await play_on(live, 14)
    async with db.write() as session:
        await session.execute(update(Snapshot).values(saved=b"damaged"))
        await session.execute(update(Table).values(rules_version=rules_version))
    assert (await opened(db, live.id)).state.look(0) == live.state.look(0)


async def test_one_broken_table_stops_no_clock_of_the_others(db: Database, house: House) -> None:
    tables = [await timed_table(db, name) for name in ("ana", "ben", "cleo")]
    await run_out(db, *tables)
    await spoil(db, f"UPDATE tables SET game = 'gone' WHERE id = '{tables[1]}'")
    await house.keeper.run_out_clocks()
    async with db.read() as session:
        states = [(await session.get_one(Table, table)).state for table in tables]
    assert states == ["finished", "running", "finished"]


async def test_a_clock_does_not_run_while_a_table_is_broken(db: Database, house: House) -> None:
    """When it opens again, whoever is asked has as much time as when the decision began."""
    table = await timed_table(db, "ana")
    await run_out(db, table)
    await spoil(db, "UPDATE tables SET game = 'gone'")
    for _ in range(2):
        await house.keeper.run_out_clocks()
        await house.keeper.try_broken()
    await spoil(db, "UPDATE tables SET game = 'toy', lease = created")
    await house.keeper.try_broken()
    live = await opened(db, table)
    assert (live.table.broken, live.table.broken_why, live.table.state) == (None, None, "running")
    assert live.table.deadline is not None
    left = live.table.deadline - now()
    assert timedelta(seconds=CLOCK["seconds"] - 60) < left <= timedelta(seconds=CLOCK["seconds"])
    await house.keeper.run_out_clocks()
    assert (await opened(db, table)).table.state == "running"


async def test_bots_and_reminders_go_on_beside_a_broken_table(
    db: Database, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, int]] = []

    async def remind(live: Live, seat: int, person: Person) -> None:
        told.append((live.id, seat))

    monkeypatch.setattr(house.reminders, "_remind", remind)
    woken: list[str] = []
    monkeypatch.setattr(house.door, "wake_bots", lambda room: woken.append(room.live.id))
    tables = [await timed_table(db, name) for name in ("ana", "ben", "cleo")]
    async with db.write() as session:
        await session.execute(update(Person).values(webhook="https://example.org"))
        await session.execute(update(Table).values(moved=now() - timedelta(hours=1), bots_owe=True))
        await session.execute(update(Table).values(lease=now() - timedelta(hours=1)))
        await session.execute(update(Table).where(Table.id == tables[0]).values(game="gone"))
    await house.reminders.send_due()
    await asyncio.gather(*house.reminders._sending)
    assert {table for table, _ in told} == set(tables[1:])
    await house.keeper.take_over_bots()
    assert sorted(woken) == sorted(tables[1:])


async def test_one_whose_presence_cannot_be_renewed_keeps_nobody_else_away(
    db: Database, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await timed_table(db, name) for name in ("ana", "ben", "cleo")]
    renewed: list[str] = []

    class Somebody:
        person = "somebody"

    for table in tables:
        (await house.hub.room(table)).connections.add(Somebody())  # type: ignore[arg-type]

    async def renew(table: str, people: set[str]) -> None:
        if table == tables[0]:
            raise RuntimeError("what was never thought of")
        renewed.append(table)

    monkeypatch.setattr(house.bus, "renew", renew)
    await house.hub.renew_presence()
    assert renewed == tables[1:]
    for room in house.hub.rooms.values():
        room.connections.clear()


def run(tmp_path: Path, *words: str) -> str:
    told = CliRunner().invoke(app, ["tables", *words, "--database", f"sqlite:///{tmp_path / 'tharsis.db'}"])
    assert told.exit_code == 0, told.output
    return told.output


async def test_rerun_goes_on_and_says_which_and_why(db: Database, tmp_path: Path) -> None:
    tables = [await timed_table(db, name) for name in ("ana", "ben", "cleo")]
    await spoil(db, f"UPDATE tables SET game = 'gone' WHERE id = '{tables[1]}'")
    lines = (await asyncio.to_thread(run, tmp_path, "rerun")).splitlines()
    told = {line.partition(":")[0]: line for line in lines}
    assert "there is no game 'gone'" in told[tables[1]]
    assert all("all its moves fit" in told[table] for table in (tables[0], tables[2]))
    listed = json.loads(await asyncio.to_thread(run, tmp_path, "list", "--broken", "--json"))
    assert [table["id"] for table in listed] == [tables[1]]
    assert "'gone'" in listed[0]["broken_why"]
    assert "broken" in await asyncio.to_thread(run, tmp_path, "list")
    await spoil(db, "UPDATE tables SET game = 'toy'")
    await asyncio.to_thread(run, tmp_path, "rerun")
    assert json.loads(await asyncio.to_thread(run, tmp_path, "list", "--broken", "--json")) == []


async def test_the_operator_sees_a_table_of_which_nothing_can_be_read(db: Database, tmp_path: Path) -> None:
    tables = [await timed_table(db, name) for name in ("ana", "ben")]
    await spoil(db, f"UPDATE tables SET options = '{{' WHERE id = '{tables[0]}'")
    told = await asyncio.to_thread(run, tmp_path, "rerun")
    assert f"{tables[0]}: cannot be opened" in told
    assert f"{tables[1]}: follows" in told
    assert tables[0] in await asyncio.to_thread(run, tmp_path, "list", "--broken")
    assert tables[1] in await asyncio.to_thread(run, tmp_path, "list")


async def test_the_lobby_lists_all_tables_that_can_be_read(db: Database) -> None:
    tables = [await timed_table(db, name) for name in ("ana", "ben", "cleo")]
    await spoil(db, f"UPDATE tables SET clock = '{{' WHERE id = '{tables[1]}'")
    async with db.read() as session:
        found = await lobby.listed(session, select(Table))
    assert {table.id for table, _, _ in found} == {tables[0], tables[2]}


def test_players_of_a_broken_table_are_told_and_sent_to_the_lobby(launcher: Launcher, tmp_path: Path) -> None:
    server = Server(launcher, tmp_path).start()
    path = tmp_path / "tharsis.db"
    with Client(server.url, name="Ana") as ana:
        table, other = (ana.create("toy", seats=["me", "bot:random"])["id"] for _ in range(2))
        with ana.sit_down(table) as seat:
            seat.move(seat.legal[0])
            asyncio.run(_damage(path, table))
            with pytest.raises(Refused, match="nothing is lost"):
                seat.ask({"type": "undo", "seat": 0, "position": 99})
            with pytest.raises(ConnectionClosed) as closed:
                receive_all(seat)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        asyncio.run(_damage(path, table, mended=True))
        with pytest.raises(ConnectionClosed) as closed:
            ana.sit_down(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        listed = {found["id"]: found["broken"] for found in ana.request("GET", "/tables?mine=true")["tables"]}
        assert listed == {table: True, other: False}
        with pytest.raises(Refused, match="broken"):
            ana.request("GET", f"/tables/{table}/words/en")
        with pytest.raises(Refused, match="broken"):
            ana.request("GET", f"/tables/{table}/replay?seat=0")
        with ana.sit_down(other) as seat:
            seat.move(seat.legal[0])
    server.stop()
    assert [json.loads(line)["event"] for line in server.complaints()] == ["a table cannot be opened"]


def receive_all(seat: SeatedClient) -> None:
    while True:
        seat.receive()


async def _damage(path: Path, table: str, mended: bool = False) -> None:
    """First a seat cannot be read, then, when that is mended, a move."""
    db = Database(Settings(database=f"sqlite:///{path}"))
    kind = "person" if mended else "?"
    async with db.write() as session:
        await session.execute(
            text(f"UPDATE seats SET kind = '{kind}' WHERE table_id = '{table}' AND seat = 0")
        )
        await session.execute(delete(Snapshot).where(Snapshot.table_id == table))
        await session.execute(text(f"UPDATE moves SET kind = '?' WHERE table_id = '{table}'"))
    await db.close()
