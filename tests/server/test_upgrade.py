"""New rules under running tables, and the database's own migrations."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from later import NEWER, forbid_rolling, later
from server.harness import postgres
from server.indoors import opened, play_on, play_one, table_of
from tharsis.kernel import LEGAL, games
from tharsis.server import lobby
from tharsis.server.chat import last_lines
from tharsis.server.database import Database, alembic_config
from tharsis.server.live import Live
from tharsis.server.models import Base, Chat, Person, now
from tharsis.server.settings import Settings
from toy import GAME
from toy.actions import ROLL


async def test_moves_that_still_fit_are_rerun(
    db: Database, monkeypatch: pytest.MonkeyPatch, live: Live
) -> None:
    await play_on(live, 14)
    monkeypatch.setitem(games(), "toy", later())
    after = await opened(db, live.id)
    assert after.table.rules_version == NEWER
    assert after.state.look(0) == live.state.look(0)
    assert after.head == live.head
    await play_on(after, 3)


async def test_a_table_resumes_at_its_quiet_point_and_says_so(
    db: Database, monkeypatch: pytest.MonkeyPatch, live: Live
) -> None:
    await play_on(live, 14)
    forbid_rolling(monkeypatch)
    monkeypatch.setitem(games(), "toy", later())
    after = await opened(db, live.id)
    assert after.state.moves < live.state.moves
    assert after.head == live.head + 1
    async with db.read() as session:
        lines = await last_lines(session, live.id)
    assert [(line["seat"], line["text"]) for line in lines] == [(-2, "rules-changed")]
    again = await opened(db, live.id)
    assert again.state.look(0) == after.state.look(0)
    seat = again.state.actors()[0]
    first = again.state.legal(seat)[0]
    assert again.state.why(seat, first) == LEGAL
    await play_one(again, seat, first)


async def test_loading_far_into_a_game_uses_a_snapshot_and_can_still_undo(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "toy", GAME)
    monkeypatch.setattr("tharsis.server.history.SPACING", 5)
    monkeypatch.setattr("tharsis.server.history.QUIET_SPACING", 5)
    live = await table_of(db, "toy")
    await play_on(live, 14)
    while len(live.state.actors()) > 1 or ROLL not in live.state.legal(live.state.actors()[0]):
        await play_on(live, 1)
    seat = live.state.actors()[0]
    person = live.seats[seat].person
    assert person is not None
    await live.play(person, seat, live.state.position(seat), [f"raid {1 - seat}"])
    after = await opened(db, live.id)
    assert after.match is not None
    assert len(after.match.moves) < after.head
    assert after.state.look(seat) == live.state.look(seat)
    monkeypatch.setattr(after.match, "_past", [])
    await after.undo(person, seat, after.state.position(seat))
    assert ROLL in after.state.legal(seat)


BEFORE_SESSIONS = """
INSERT INTO people (id, name, language, email, remind, created) VALUES
  ('ana', 'Ana', 'en', 'ana@example.org', true, '2026-01-01 00:00:00'),
  ('ben', 'Ben', 'en', NULL, true, '2026-01-01 00:00:00');
INSERT INTO tables (id, game, rules_version, public, options, state, source, created, moved, actors,
  proposals, bots_owe, lease) VALUES ('t', 'toy', 1, true, '{}', 'finished', 'play', '2026-01-01 00:00:00',
  '2026-01-01 00:00:00', '[]', '[]', false, '2026-01-01 00:00:00');
INSERT INTO seats (table_id, seat, kind, person, resigned, seen) VALUES
  ('t', 0, 'person', 'ana', false, 0), ('t', 1, 'person', 'ben', false, 0);
INSERT INTO chat (table_id, n, at, name, seat, text) VALUES
  ('t', 0, '2026-01-01 00:00:00', 'Ana', 0, 'hello'),
  ('t', 1, '2026-01-01 00:00:00', 'Chi', 1, 'who sat there before Ben'),
  ('t', 2, '2026-01-01 00:00:00', 'Ana', -1, 'another Ana, who watches'),
  ('t', 3, '2026-01-01 00:00:00', '', -2, 'resign');
"""


async def _sessions_come(db: Database) -> None:
    """What the migration makes of people and their words."""
    async with db.engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade_to(sync, "0003"))
        for statement in BEFORE_SESSIONS.strip().split(";\n"):
            await connection.exec_driver_sql(statement.rstrip(";"))
    await db.upgrade()
    async with db.read() as session:
        people = {person.id: person for person in await session.scalars(select(Person))}
        spoken = list(await session.scalars(select(Chat.person).order_by(Chat.n)))
    assert (people["ana"].verified, people["ben"].verified) == (True, False)
    days = timedelta(days=90)
    assert all(days - timedelta(hours=1) < person.former - now() <= days for person in people.values())
    assert spoken == ["ana", None, None, None]
    async with db.engine.connect() as connection:
        assert await connection.run_sync(_difference) == []
    await db.close()


async def test_people_keep_their_addresses_tokens_and_words_when_sessions_come(tmp_path: Path) -> None:
    await _sessions_come(Database(Settings(data=tmp_path)))


async def test_so_they_do_on_postgresql(tmp_path: Path) -> None:
    with postgres(tmp_path / "postgres.log") as url:
        await _sessions_come(Database(Settings(data=tmp_path, database=url)))


def upgrade_to(connection: Connection, revision: str) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _difference(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


async def test_migrations_lead_to_the_models(db: Database) -> None:
    await db.upgrade()
    async with db.engine.connect() as connection:
        assert await connection.run_sync(_difference) == []


async def test_migrations_lead_to_the_models_on_postgresql(tmp_path: Path) -> None:
    with postgres(tmp_path / "postgres.log") as url:
        made = Database(Settings(data=tmp_path, database=url))
        await made.upgrade()
        async with made.engine.connect() as connection:
            assert await connection.run_sync(_difference) == []
        await made.close()


def _to(version: str) -> Callable[[Connection], None]:
    def upgrade(connection: Connection) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, version)

    return upgrade


#: People, tables and seats as the schema before had them.
BEFORE = """
INSERT INTO people (id, name, login, language, remind, created) VALUES
 ('ana', 'Ana' || :turned || '  Kim', 'ana' || :turned || '  kim', 'en', true, '2026-01-01 00:00:00+00:00'),
 ('ben', :turned, NULL, 'en', true, '2026-01-01 00:00:00+00:00');
INSERT INTO tables (id, game, rules_version, name, public, options, state, source, created, moved, actors,
 proposals, bots_owe, lease, host) VALUES
 ('t', 'toy', 1, 'Fri' || :turned || 'day', true, '{}', 'open', 'play', '2026-01-01 00:00:00+00:00',
  '2026-01-01 00:00:00+00:00', '[]', '[]', false, '2026-01-01 00:00:00+00:00', 'ana');
INSERT INTO seats (table_id, seat, kind, person, name, link, resigned, seen) VALUES
 ('t', 0, 'person', 'ben', NULL, 'used again and again', false, 0),
 ('t', 1, 'open', NULL, 'Lee' || :turned, 'not used yet', false, 0)
"""


async def _check_fair_play(db: Database) -> None:
    async with db.engine.begin() as connection:
        await connection.run_sync(_to("0003"))
        for statement in BEFORE.split(";"):
            await connection.execute(text(statement), {"turned": "\u202e"})
    await db.upgrade()
    async with db.read() as session:
        ana, ben = await session.get_one(Person, "ana"), await session.get_one(Person, "ben")
        table, seats = await lobby.seated(session, "t")
    assert (ana.name, ana.login, ben.name, ben.login) == ("Ana Kim", "ana kim", "?", None)
    assert (table.name, table.offer) == ("Friday", [])
    assert [(seat.link, seat.link_by, seat.link_used) for seat in seats] == [
        (None, None, False),
        ("not used yet", "ana", False),
    ]
    assert [(seat.name, seat.owner, seat.away) for seat in seats] == [(None, None, None), ("Lee", None, None)]


async def test_what_was_there_before_fair_play_is_kept(tmp_path: Path) -> None:
    """Names are cleaned, links to open seats are their host's, and those that were used end."""
    made = Database(Settings(data=tmp_path))
    await _check_fair_play(made)
    await made.close()


async def test_what_was_there_before_fair_play_is_kept_on_postgresql(tmp_path: Path) -> None:
    with postgres(tmp_path / "postgres.log") as url:
        made = Database(Settings(data=tmp_path, database=url))
        await _check_fair_play(made)
        await made.close()
