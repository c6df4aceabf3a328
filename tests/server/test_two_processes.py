"""The operator's commands beside a server that runs: two processes write to one SQLite."""

import asyncio
from pathlib import Path

from sqlalchemy import Connection, func, insert, select

from tharsis.server.database import Database
from tharsis.server.models import Person
from tharsis.server.settings import Settings


def add_ben(connection: Connection) -> None:
    connection.execute(insert(Person), {"id": "ben", "name": "Ben"})


async def test_who_reads_and_then_writes_is_not_thwarted_by_another_process(
    db: Database, tmp_path: Path
) -> None:
    other = Database(Settings(data=tmp_path))
    async with db.write() as session:
        assert await session.scalar(select(func.count()).select_from(Person)) == 0
        beside = asyncio.create_task(other.transact(add_ben))
        await asyncio.sleep(0.3)  # it would have written by now
        session.add(Person(id="ana", name="Ana"))
    await beside
    async with db.read() as session:
        assert set(await session.scalars(select(Person.id))) == {"ana", "ben"}
    await other.close()
