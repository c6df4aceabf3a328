"""Tables of earlier releases: none becomes unopenable, and each says what was done to open it."""

from typing import Any

import pytest
from sqlalchemy import delete, select, update

from later import (
    NEWER,
    forbid_rolling,
    later,
    roll_for_weather,
    with_storms,
    with_victor,
)
from server.indoors import opened, past_of, play_on, play_one, states_of, table_of
from tharsis.kernel import Game, Lexicon, games
from tharsis.kernel.replay import read
from tharsis.server import history, replays
from tharsis.server.chat import last_lines
from tharsis.server.database import Database
from tharsis.server.live import Live
from tharsis.server.models import Row, Snapshot, Table
from toy import GAME
from toy.actions import OMEN, ROLL

Toy = Any


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts a release of the toy game in place of the one before."""

    def put(game: Game) -> None:
        monkeypatch.setitem(games(), "toy", game)

    put(GAME)
    return put


async def said(db: Database, table: str) -> list[str]:
    async with db.read() as session:
        return [line["text"] for line in await last_lines(session, table)]


async def rows_of(db: Database, table: str) -> list[Row]:
    async with db.read() as session:
        return await history.rows_after(session, table, -1)


async def play_out(live: Live) -> None:
    while not live.state.over:
        await play_on(live, 1)


async def forget_quiet_points(db: Database, live: Live) -> None:
    """As if the game had not come to a quiet point since its start."""
    async with db.write() as session:
        await session.execute(delete(Snapshot).where(Snapshot.table_id == live.id, Snapshot.number > 0))


@pytest.mark.parametrize("rules_version", [GAME.rules_version, NEWER])
async def test_a_new_field_has_its_starting_value(db: Database, install: Any, rules_version: int) -> None:
    """Also where nobody thought of raising the number of the rules."""
    live = await table_of(db, "toy")
    await play_on(live, 14)
    install(with_storms(rules_version))
    after: Toy = await opened(db, live.id)
    assert after.state.storms == [3]
    assert after.state.look(0) == live.state.look(0)
    assert await said(db, live.id) == []
    second = await Live(db, live.id).load()
    assert second is not None
    assert second.why == "", "it was brought up to date once"
    await play_out(after)
    assert (await opened(db, live.id)).table.result is not None


@pytest.mark.parametrize("rules_version", [GAME.rules_version, NEWER])
async def test_a_finished_replay_opens_after_a_new_field(
    db: Database, install: Any, rules_version: int
) -> None:
    live = await table_of(db, "toy")
    await play_out(live)
    looks = [s.look(0) for s in states_of(live, await past_of(db, live))]
    install(with_storms(rules_version))
    after = await opened(db, live.id)
    assert after.state.over
    assert after.state.look(0) == live.state.look(0)
    past = await past_of(db, after)
    assert past.left_out == 0
    assert [s.look(0) for s in states_of(after, past)] == looks


async def test_where_no_snapshot_fits_the_moves_are_played_from_the_start(db: Database, install: Any) -> None:
    live = await table_of(db, "toy")
    await play_on(live, 14)
    install(with_victor())
    after = await opened(db, live.id)
    assert after.state.look(0) == live.state.look(0)
    assert (after.head, await said(db, live.id)) == (live.head, [])
    await play_out(after)


async def test_moves_from_the_start_go_as_far_as_they_fit(
    db: Database, install: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await table_of(db, "toy")
    await play_one(live, 0, live.state.legal(0)[0])
    await play_one(live, 1, live.state.legal(1)[0])
    await play_one(live, live.state.actors()[0], OMEN)
    while live.state.round < 4:
        await play_on(live, 1)
    await forget_quiet_points(db, live)
    forbid_rolling(monkeypatch)
    install(with_victor())
    after = await opened(db, live.id)
    rolled = next(row.number for row in await rows_of(db, live.id) if row.text == "roll")
    assert after.state.moves == rolled - 1
    assert await said(db, live.id) == ["rules-changed-replayed"]
    assert after.table.actors == after.state.actors()
    again = await opened(db, live.id)
    assert (again.state.moves, again.head) == (rolled - 1, live.head + 1)
    winner = again.state.actors()[0]
    await play_one(again, winner, next(a for a in again.state.legal(winner) if a != ROLL))
    assert (await opened(db, live.id)).state.look(0) == again.state.look(0)
    assert (await past_of(db, again)).last == rolled


async def test_where_nothing_fits_the_table_begins_anew(db: Database, install: Any) -> None:
    live = await table_of(db, "toy")
    await play_on(live, 14)
    install(with_victor(setup=roll_for_weather))
    after = await opened(db, live.id)
    assert (after.state.moves, after.table.state) == (0, "running")
    assert await said(db, live.id) == ["rules-changed-anew"]
    await play_on(after, 3)
    again = await opened(db, live.id)
    assert again.state.look(1) == after.state.look(1)
    install(with_victor(setup=roll_for_weather, rules_version=NEWER + 1))
    await forget_quiet_points(db, live)
    assert (await opened(db, live.id)).state.look(1) == after.state.look(1), "the new deal is recorded too"


async def test_outcomes_that_the_game_no_longer_names_lock_nobody_out(db: Database, install: Any) -> None:
    live = await table_of(db, "toy")
    await play_on(live, 4)
    await forget_quiet_points(db, live)
    renamed = Lexicon("chance")
    for term in GAME.chances.terms:
        renamed.add(f"{term.name}-now", term.rule, *term.kinds)
    install(with_victor(chances=renamed))
    assert (await opened(db, live.id)).state.moves == 0


async def test_a_table_that_was_brought_up_to_date_stays_as_it_was_shown(db: Database, install: Any) -> None:
    """From the start the new rules might lead elsewhere: what they were applied from is kept."""
    live = await table_of(db, "toy")
    await play_on(live, 14)
    install(with_storms())
    shown: Toy = await opened(db, live.id)
    shown.state.storms[0] = 7
    async with db.write() as session:
        await session.execute(
            update(Snapshot)
            .where(Snapshot.table_id == live.id, Snapshot.number == live.head)
            .values(saved=shown.state.save())
        )
    again: Toy = await opened(db, live.id)
    assert again.state.storms == [7]


async def test_a_finished_game_is_shown_as_far_as_it_fits_and_is_left_alone(
    db: Database, install: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await table_of(db, "toy")
    await play_out(live)
    rows = len(await rows_of(db, live.id))
    forbid_rolling(monkeypatch)
    install(later())
    after = await opened(db, live.id)
    assert after.state.over
    assert after.state.look(0) == live.state.look(0)
    assert len(await rows_of(db, live.id)) == rows
    assert await said(db, live.id) == []
    past = await past_of(db, after)
    assert 0 < past.left_out < rows
    assert states_of(after, past)[-1].look(0) == live.state.look(0)
    assert past.movers[0] == -1
    async with db.read() as session:
        text = await replays.replay_file(session, after.table, after.seats, ["Ana", "Ben"])
    monkeypatch.undo()  # by its own rules it is a whole replay
    assert read(text, {"toy": GAME}).verify().look(0) == live.state.look(0)


async def test_rows_of_a_batch_as_older_servers_wrote_them(db: Database, install: Any) -> None:
    """They have the outcomes of all moves on the first row."""
    live = await table_of(db, "toy")
    for seat in (0, 1):
        await play_one(live, seat, live.state.legal(seat)[0])
    winner = live.state.actors()[0]
    person = live.seats[winner].person
    assert person is not None
    await live.play(person, winner, live.state.position(winner), ["omen", "done"])
    first, second = (await rows_of(db, live.id))[-2:]
    assert first.outcomes
    assert second.outcomes
    async with db.write() as session:
        for row, outcomes in ((first, first.outcomes + second.outcomes), (second, [])):
            where = (Row.table_id == live.id, Row.number == row.number)
            await session.execute(update(Row).where(*where).values(outcomes=outcomes))
    after = await opened(db, live.id)
    assert after.state.look(0) == live.state.look(0)
    assert after.match is not None
    assert [bool(move.outcomes) for move in after.match.moves[-2:]] == [True, True]
    await replays_whole(db, after)
    async with db.write() as session:
        await session.execute(update(Table).where(Table.id == live.id).values(rules_version=0))
    await replays_whole(db, after)


async def replays_whole(db: Database, live: Live) -> None:
    """Its file is read and verified to the position at the table."""
    async with db.read() as session:
        table = await session.get_one(Table, live.id)
        text = await replays.replay_file(session, table, live.seats, ["Ana", "Ben"])
    assert read(text, {"toy": GAME}).verify().look(0) == live.state.look(0)


async def test_a_finished_table_keeps_its_last_position(db: Database, install: Any) -> None:
    live = await table_of(db, "toy")
    await play_out(live)
    async with db.read() as session:
        last = await session.scalar(
            select(Snapshot.number).where(Snapshot.table_id == live.id).order_by(Snapshot.number.desc())
        )
    assert last == live.head
