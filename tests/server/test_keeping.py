"""What is kept of a game while it runs and when it is over, and for how long."""

from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text, update

from later import forbid_rolling, later
from server.indoors import opened, past_of, play_on, states_of, table_of
from tharsis.kernel import games
from tharsis.server import cleaner, history, lobby, replays
from tharsis.server.cleaner import Cleaner
from tharsis.server.database import Database
from tharsis.server.house import House
from tharsis.server.kinds import Ending
from tharsis.server.live import Live
from tharsis.server.models import Folded, Import, Person, Push, Row, Snapshot, Table, now
from tharsis.server.pasts import Past
from tharsis.server.settings import Settings
from toy import GAME

OLD = now() - timedelta(days=30)


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is short: it is saved more often."""
    monkeypatch.setitem(games(), "toy", GAME)
    monkeypatch.setattr(history, "SPACING", 5)
    monkeypatch.setattr(history, "QUIET_SPACING", 2)
    monkeypatch.setattr(cleaner, "PAUSE", 0)


Clean = Callable[..., Cleaner]


@pytest.fixture
async def clean(db: Database, tmp_path: Path) -> AsyncIterator[Clean]:
    """The cleaner of a house with some settings."""
    made: list[House] = []

    def build(**settings: float) -> Cleaner:
        made.append(House.build(Settings(data=tmp_path, **settings)))
        return made[-1].cleaner

    yield build
    for house in made:
        await house.stop()


async def saved(db: Database, live: Live) -> list[int]:
    async with db.read() as session:
        mine = select(Snapshot.number).where(Snapshot.table_id == live.id).order_by(Snapshot.number)
        return list(await session.scalars(mine))


async def count(db: Database, kind: type) -> int:
    async with db.read() as session:
        return await session.scalar(select(func.count()).select_from(kind)) or 0


async def play_out(live: Live) -> Live:
    while not live.state.over:
        await play_on(live, 1)
    return live


def looks(live: Live, past: Past) -> list[Any]:
    return [s.look(0) for s in states_of(live, past)]


async def age(db: Database) -> None:
    """All that is kept becomes old."""
    async with db.write() as session:
        await session.execute(update(Table).values(moved=OLD, created=OLD))
        await session.execute(update(Person).values(created=OLD))
        await session.execute(update(Import).values(created=OLD))


# -- snapshots ----------------------------------------------------------------------------------------


async def test_a_running_table_keeps_its_first_and_its_newest_snapshots(db: Database) -> None:
    live = await table_of(db, "toy")
    most = 0
    while not live.state.over:
        await play_on(live, 1)
        numbers = await saved(db, live)
        assert numbers[0] == 0
        if not live.state.over:
            recent = [number for number in numbers if number > live.head - history.SPACING]
            assert len(numbers) <= len(recent) + 4
            assert (await opened(db, live.id)).state.look(0) == live.state.look(0)
            most = max(most, len(numbers))
    assert 3 <= most <= 8


async def test_an_undo_reaches_as_far_as_before(db: Database) -> None:
    live = await table_of(db, "toy")
    await play_on(live, 14)
    for seat in (0, 1, 0, 1):
        again = await opened(db, live.id)
        await again.undo("server", seat, None, by_consent=True)
        await live.catch_up()
        assert again.state.look(0) == live.state.look(0)


async def test_a_change_of_the_rules_finds_a_late_quiet_point(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "QUIET_SPACING", 4)
    live = await table_of(db, "toy")
    await play_on(live, 14)
    while live.snapshot == live.head or not rolled_since(live, live.snapshot):
        await play_on(live, 1)
    forbid_rolling(monkeypatch)
    monkeypatch.setitem(games(), "toy", later())
    found = await Live(db, live.id).load()
    assert found is not None
    assert found.how == history.How.QUIET
    assert found.fits > live.head - 10
    after = await opened(db, live.id)
    assert found.fits <= after.state.moves <= live.state.moves
    for _ in range(20):
        seat = after.state.actors()[0]
        person = after.seats[seat].person
        assert person is not None
        action = GAME.actions.notation(after.state.legal(seat)[-1])
        await after.play(person, seat, after.state.position(seat), [action])
        assert (await opened(db, live.id)).state.look(0) == after.state.look(0), "what was resumed from stays"
        if after.state.over:
            break


def rolled_since(live: Live, number: int) -> bool:
    assert live.match is not None
    return any(move.text == "roll" for move in live.match.moves[number:])


async def test_a_finished_game_keeps_its_first_and_its_last_position(db: Database) -> None:
    live = await play_out(await table_of(db, "toy"))
    assert await saved(db, live) == [0, live.head]


async def test_only_the_rows_after_a_snapshot_are_read(db: Database) -> None:
    """Else this row would have been met."""
    live = await table_of(db, "toy")
    await play_on(live, 14)
    async with db.write() as session:
        await session.execute(text("UPDATE moves SET kind = '?' WHERE number = 3"))
    assert (await opened(db, live.id)).state.look(0) == live.state.look(0)


# -- folding ------------------------------------------------------------------------------------------


async def replay_of(db: Database, live: Live) -> str:
    async with db.read() as session:
        return await replays.replay_file(session, live.table, live.seats, ["Ana", "Ben"])


async def test_the_moves_of_a_game_long_over_are_folded_and_nothing_is_lost(
    db: Database, clean: Clean
) -> None:
    live = await play_out(await table_of(db, "toy"))
    before, replay = await past_of(db, live), await replay_of(db, live)
    async with db.read() as session:
        rows = [
            (row.number, row.kind, row.text, row.outcomes, row.at)
            for row in await history.rows_after(session, live.id, -1)
        ]
    await clean().fold()
    assert await count(db, Folded) == 0, "it was over just now"
    await age(db)
    await clean().fold()
    assert (await count(db, Row), await count(db, Folded)) == (0, 1)
    async with db.read() as session:
        again = await history.rows_after(session, live.id, -1)
    assert [(row.number, row.kind, row.text, row.outcomes, row.at) for row in again] == rows
    after = await opened(db, live.id)
    assert (after.head, after.state.look(0)) == (live.head, live.state.look(0))
    past = await past_of(db, after)
    assert looks(after, past) == looks(live, before)
    assert await replay_of(db, after) == replay
    await clean().fold()
    assert await count(db, Folded) == 1


async def test_a_game_that_was_resigned_opens_at_its_last_move_when_folded(
    db: Database, clean: Clean
) -> None:
    live = await table_of(db, "toy")
    await play_on(live, 12)
    await live.end(Ending.RESIGN, 0)
    await age(db)
    await clean().fold()
    after = await opened(db, live.id)
    assert after.state.look(0) == live.state.look(0)
    assert (after.head, after.table.result) == (live.head, live.table.result)


async def test_a_game_that_was_resumed_opens_when_folded(
    db: Database, clean: Clean, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await table_of(db, "toy")
    await play_on(live, 14)
    forbid_rolling(monkeypatch)
    monkeypatch.setitem(games(), "toy", later())
    resumed = await opened(db, live.id)
    while not resumed.state.over:
        seat = resumed.state.actors()[0]
        person = resumed.seats[seat].person
        assert person is not None
        action = GAME.actions.notation(resumed.state.legal(seat)[-1])
        await resumed.play(person, seat, resumed.state.position(seat), [action])
    before = await past_of(db, resumed)
    await age(db)
    await clean().fold()
    after = await opened(db, live.id)
    assert after.state.look(0) == resumed.state.look(0)
    assert looks(after, await past_of(db, after)) == looks(resumed, before)


async def test_a_game_that_cannot_be_folded_is_marked_and_the_others_are_folded(
    db: Database, clean: Clean
) -> None:
    first = await play_out(await table_of(db, "toy"))
    async with db.write() as session:
        seats = [("person", "ana", None), ("person", "ben", None)]
        table = await lobby.set_up(session, GAME, "ana", seats, public=True, options={})
    second = await play_out(await opened(db, table.id))
    await age(db)
    async with db.write() as session:
        await session.execute(text(f"UPDATE moves SET kind = '?' WHERE table_id = '{first.id}'"))
    await clean().fold()
    async with db.read() as session:
        assert await session.get(Folded, second.id) is not None
        assert (await session.get_one(Table, first.id)).broken is not None


# -- for how long -------------------------------------------------------------------------------------


async def fill(db: Database) -> Live:
    """A game of each kind: running, finished, imported; guests with and without a table; an account."""
    live = await table_of(db, "toy")
    async with db.write() as session:
        for name in ("finished", "imported"):
            source = "import" if name == "imported" else "play"
            session.add(
                Table(
                    id=name,
                    game="toy",
                    rules_version=1,
                    public=True,
                    options={},
                    state="finished",
                    source=source,
                )
            )
        session.add_all([Person(id=name, name=name) for name in ("idle", "told", "importer")])
        session.add(Person(id="account", name="account", login="account"))
        await session.flush()
        session.add(Push(endpoint="https://push.example.org", person="told", keys={}))
        session.add(Import(id="import", person="importer", table_id="imported"))
    return live


async def kept(db: Database) -> set[str]:
    async with db.read() as session:
        found = [*await session.scalars(select(Table.id)), *await session.scalars(select(Person.id))]
        return {*found, *await session.scalars(select(Import.id))}


async def test_finished_games_are_kept_for_ever_unless_it_is_set_otherwise(
    db: Database, clean: Clean
) -> None:
    live = await fill(db)
    everything = await kept(db)
    await clean(keep_finished=1, keep_imports=1, keep_guests=1).throw_away()
    assert await kept(db) == everything, "it is all new"
    await age(db)
    await clean(keep_guests=0).throw_away()
    assert await kept(db) == everything, "nothing is thrown away by itself"
    await clean(keep_finished=1, keep_guests=0).throw_away()
    assert everything - await kept(db) == {"finished"}
    await clean(keep_imports=1, keep_guests=0).throw_away()
    assert everything - await kept(db) == {"finished", "imported", "import"}
    assert (await opened(db, live.id)).state.moves == 0


async def test_guests_go_when_nothing_speaks_of_them(db: Database, clean: Clean) -> None:
    await fill(db)
    before = await kept(db)
    await age(db)
    await clean(keep_guests=1).throw_away()
    assert before - await kept(db) == {"idle"}
    await clean(keep_guests=1, keep_imports=1).throw_away()
    assert before - await kept(db) == {"idle", "importer", "imported", "import"}
