"""Writes that wait for each other share a transaction, and nothing else."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, event, insert, select

from tharsis.server.database import Database
from tharsis.server.models import Person


def adding(name: str) -> Callable[[Connection], str]:
    def work(connection: Connection) -> str:
        connection.execute(insert(Person), {"id": name, "name": name})
        return name

    return work


def failing(connection: Connection) -> str:
    adding("half")(connection)
    raise ValueError("no")


async def names(db: Database) -> set[str]:
    async with db.read() as session:
        return set(await session.scalars(select(Person.name)))


async def test_what_waits_is_written_in_one_transaction(db: Database) -> None:
    commits: list[Connection] = []
    event.listen(db._together._engine, "commit", commits.append)
    async with db.write():  # it is somebody else's turn
        works = [asyncio.create_task(db.transact(adding(f"p{number}"))) for number in range(20)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*works) == [f"p{number}" for number in range(20)]
    assert await names(db) == {f"p{number}" for number in range(20)}
    assert len(commits) == 1


async def test_what_fails_takes_nothing_along_and_leaves_nothing(db: Database) -> None:
    async with db.write():
        works = [asyncio.create_task(db.transact(work)) for work in (adding("a"), failing, adding("b"))]
        await asyncio.sleep(0)
    first, second, third = await asyncio.gather(*works, return_exceptions=True)
    assert (first, third) == ("a", "b")
    assert isinstance(second, ValueError)
    assert await names(db) == {"a", "b"}


async def test_what_fails_alone_leaves_nothing(db: Database) -> None:
    with pytest.raises(ValueError, match="no"):
        await db.transact(failing)
    assert await names(db) == set()


async def test_who_gives_up_before_their_turn_has_written_nothing(db: Database) -> None:
    async with db.write():
        kept = asyncio.create_task(db.transact(adding("kept")))
        given_up = asyncio.create_task(db.transact(adding("given up")))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
    assert await kept == "kept"
    assert await names(db) == {"kept"}
