"""What is no longer needed in full: games long over are folded, and what has been kept long enough goes."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Select, delete, exists, select

from tharsis.server import broken, history
from tharsis.server.broken import Broken
from tharsis.server.door import Door
from tharsis.server.folding import folded
from tharsis.server.kinds import TableSource, TableState
from tharsis.server.logs import log
from tharsis.server.models import Base, Folded, Import, Person, Row, Table, now
from tharsis.server.settings import Settings

#: So many at a time, and seconds in between for those who play.
BATCH = 20
PAUSE = 0.5

OVER = Table.state == TableState.FINISHED
IMPORTED = Table.source == TableSource.IMPORT


class Cleaner:
    """Works through the database in small pieces, beside the other workers."""

    def __init__(self, settings: Settings, door: Door) -> None:
        self.settings = settings
        self.door = door
        self.db = door.hub.db

    async def fold(self) -> None:
        """The moves of games long over become one piece."""
        loose = (~exists().where(Folded.table_id == Table.id), exists().where(Row.table_id == Table.id))
        old = (OVER, Table.broken.is_(None), Table.moved < _before(self.settings.fold_after))
        await self._all(select(Table.id).where(*old, *loose), self._fold)

    async def throw_away(self) -> None:
        """What is kept for so many days only."""
        settings = self.settings
        if settings.keep_finished:
            old = (OVER, ~IMPORTED, Table.moved < _before(settings.keep_finished))
            await self._all(select(Table.id).where(*old), self._remove_table)
        if settings.keep_imports:
            old = (OVER, IMPORTED, Table.created < _before(settings.keep_imports))
            await self._all(select(Table.id).where(*old), self._remove_table)
            await self._all(
                select(Import.id).where(Import.created < _before(settings.keep_imports)), self._forget
            )
        if settings.keep_guests:
            unused = (
                Person.login.is_(None),
                Person.created < _before(settings.keep_guests),
                *_nothing_of_theirs(),
            )
            await self._all(select(Person.id).where(*unused), self._remove_guest)

    async def _all(self, which: Select[str], care: Callable[[str], Awaitable[None]]) -> None:
        """One by one; what cannot be done is passed over."""
        failed: set[str] = set()
        while True:
            async with self.db.read() as session:
                found = list(await session.scalars(which.limit(BATCH + len(failed))))
            ids = [id for id in found if id not in failed]
            if not ids:
                return
            for id in ids:
                try:
                    await care(id)
                except Exception as error:
                    failed.add(id)
                    log.warning("this could not be tidied up", which=id, error=repr(error))
            await asyncio.sleep(PAUSE)

    async def _fold(self, table_id: str) -> None:
        try:
            await self._fold_rows(table_id)
        except Broken as error:
            await broken.mark(self.db, table_id, error)
            raise

    async def _fold_rows(self, table_id: str) -> None:
        async with self.db.write() as session:
            table = await session.get_one(Table, table_id, with_for_update=True)
            if await session.get(Folded, table_id):
                return  # another worker was first
            with broken.reading():
                rows = await history.rows_after(session, table_id, -1)
                piece = folded(table_id, rows)
            connection = await session.connection()
            await connection.run_sync(history.prune, table, rows[-1].number, over=True)
            session.add(piece)
            await session.execute(delete(Row).where(Row.table_id == table_id))

    async def _remove_table(self, table_id: str) -> None:
        async with self.door.arrange() as arrangement:
            await arrangement.session.execute(delete(Table).where(Table.id == table_id, OVER))
            arrangement.removed.append(table_id)

    async def _forget(self, import_id: str) -> None:
        async with self.db.write() as session:
            await session.execute(delete(Import).where(Import.id == import_id))

    async def _remove_guest(self, person_id: str) -> None:
        async with self.db.write() as session:
            unused = (Person.id == person_id, Person.login.is_(None), *_nothing_of_theirs())
            await session.execute(delete(Person).where(*unused))


def _before(days: float) -> datetime:
    return now() - timedelta(days=days)


def _nothing_of_theirs() -> list[ColumnElement[bool]]:
    """Nothing that is kept speaks of a person: no seat, table, browser, and whatever else there may be."""
    theirs = [
        column
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if any(key.target_fullname == "people.id" for key in column.foreign_keys)
    ]
    return [~exists().where(column == Person.id) for column in theirs]
