"""The data of a person: all of it to take along, or to be forgotten."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import games
from tharsis.server import audit, catalogue, history, lobby, seating, standing
from tharsis.server.chat import NOTICE, add_chat
from tharsis.server.database import Database
from tharsis.server.kinds import Deed, Notice, RowKind, TableSource, TableState
from tharsis.server.live import Live
from tharsis.server.models import (
    NOBODY,
    AuditEntry,
    Chat,
    Import,
    MailedLink,
    Person,
    Push,
    Report,
    Seat,
    SignIn,
    Table,
)
from tharsis.server.problems import Problem
from tharsis.server.summary import stamp

Json = dict[str, Any]


# -- to take along --------------------------------------------------------------------------------


async def everything(db: Database, person: Person) -> AsyncIterator[str]:
    """All that is kept about somebody, as JSON, a table at a time: no database waits for a slow reader."""
    async with db.read() as session:
        head = await _apart_from_tables(session, person)
        seat = select(Seat.table_id).where(Seat.person == person.id)
        own = select(Table.id).where(or_(Table.id.in_(seat), Table.host == person.id))
        ids = list(await session.scalars(own.order_by(Table.created)))
    yield json.dumps(head, ensure_ascii=False)[:-1] + ', "tables": ['
    for number, table_id in enumerate(ids):
        async with db.read() as session:
            record = await _record(session, table_id, person.id)
        yield (",\n" if number else "\n") + json.dumps(record, ensure_ascii=False)
    yield "]}\n"


async def _apart_from_tables(session: AsyncSession, person: Person) -> Json:
    def mine(model: Any, column: Any) -> Any:
        return select(model).where(column == person.id)

    return {
        "person": {
            "id": person.id, "name": person.name, "login": person.login, "language": person.language,
            "email": person.email, "verified": person.verified, "webhook": person.webhook,
            "remind": person.remind, "created": stamp(person.created), **standing.as_json(person),
        },
        "sessions": [
            {
                "browser": row.browser, "address": row.address, "created": stamp(row.created),
                "used": stamp(row.used), "expires": stamp(row.expires),
            }
            for row in await session.scalars(mine(SignIn, SignIn.person))
        ],
        "push": [row.endpoint for row in await session.scalars(mine(Push, Push.person))],
        "imports": [
            {"id": row.id, "state": row.state, "table": row.table_id, "created": stamp(row.created)}
            for row in await session.scalars(mine(Import, Import.person))
        ],
        "chat": [
            {"table": row.table_id, "n": row.n, "at": stamp(row.at), "name": row.name, "text": row.text}
            for row in await session.scalars(mine(Chat, Chat.person).order_by(Chat.at))
        ],
        "reports": [
            {"at": stamp(row.at), "table": row.table_id, "line": row.line, "reason": row.reason}
            for row in await session.scalars(mine(Report, Report.by))
        ],
        "audit": [
            {"at": stamp(row.at), "what": row.what, "note": row.note}
            for row in await session.scalars(mine(AuditEntry, AuditEntry.person))
        ],
    }  # fmt: skip


async def _record(session: AsyncSession, table_id: str, person: str) -> Json:
    """A table with one's own moves; of a table that is gone meanwhile its id."""
    table = await session.get(Table, table_id)
    if table is None:
        return {"id": table_id}
    sat = select(Seat.seat).where(Seat.table_id == table_id, Seat.person == person).order_by(Seat.seat)
    seats = list(await session.scalars(sat))
    rows = await history.rows_after(session, table_id, -1)
    return {
        "id": table.id, "game": table.game, "name": table.name, "state": table.state, "source": table.source,
        "host": table.host == person, "options": table.options, "seats": seats, "result": table.result,
        "created": stamp(table.created), "moved": stamp(table.moved),
        "moves": [
            {"number": row.number, "seat": row.seat, "text": row.text, "at": stamp(row.at)}
            for row in rows
            if row.kind == RowKind.MOVE and row.seat in seats
        ],
    }  # fmt: skip


# -- to be forgotten ------------------------------------------------------------------------------


@dataclass
class Gone:
    """The tables that a farewell changes, and those that go with the person."""

    changed: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)


async def running_seats(session: AsyncSession, person: str) -> Sequence[tuple[str, int]]:
    query = select(Seat.table_id, Seat.seat).join(Table, Table.id == Seat.table_id)
    found = await session.execute(query.where(Seat.person == person, Table.state == TableState.RUNNING))
    return [(table_id, seat) for table_id, seat in found]


async def hand_over(db: Database, table_id: str, seat: int, person: str) -> None:
    """A bot takes a seat of a running game, without anybody opening it."""
    async with db.read() as session:
        table = await session.get_one(Table, table_id)
    game = games().get(table.game)
    with suppress(Problem):  # the game has ended, or a bot sits there already
        bot = catalogue.stand_in(game) if game else "random"
        await seating.hand_over(Live(db, table_id), seat, person, bot)
        async with db.write() as session:
            await add_chat(session, table_id, "", NOTICE, Notice.LEFT_BOT)


async def forget(session: AsyncSession, person: str, by: str) -> Gone:
    """Delete somebody who has left all running games. Finished games stay, with somebody in the seat."""
    if await running_seats(session, person):
        raise Problem("stale", "a game of yours has just begun; try again", position=0)
    gone = Gone()
    await _get_up(session, person, gone)
    imported = select(Table.id).where(Table.host == person, Table.source == TableSource.IMPORT)
    gone.removed += await session.scalars(imported)
    await session.execute(delete(Table).where(Table.id.in_(gone.removed)))
    left = update(Seat).where(Seat.person == person).values(person=None, name=NOBODY, link=None)
    gone.changed += await session.scalars(left.returning(Seat.table_id))
    no_way_back = update(Seat).where(Seat.owner == person).values(owner=None)
    gone.changed += await session.scalars(no_way_back.returning(Seat.table_id))
    await session.execute(update(Seat).where(Seat.link_by == person).values(link_by=None, link=None))
    await session.execute(update(Table).where(Table.host == person).values(host=None))
    await session.execute(update(Chat).where(Chat.person == person).values(person=None, name=NOBODY))
    await session.execute(update(Report).where(Report.by == person).values(by=None))
    for model in (SignIn, MailedLink, Push, Import, Report):
        await session.execute(delete(model).where(model.person == person))
    await session.execute(delete(Person).where(Person.id == person))
    audit.note(session, by, Deed.DELETE, person)
    gone.changed = sorted(set(gone.changed) - set(gone.removed))
    return gone


async def _get_up(session: AsyncSession, person: str, gone: Gone) -> None:
    """Leave the tables that have not begun."""
    query = select(Seat.table_id, Seat.seat).join(Table, Table.id == Seat.table_id)
    waiting = await session.execute(query.where(Seat.person == person, Table.state == TableState.OPEN))
    for table_id, seat in waiting.all():
        empty = await lobby.get_up(session, table_id, person, seat)
        await session.flush()
        (gone.removed if empty else gone.changed).append(table_id)
