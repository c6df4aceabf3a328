"""Tables that cannot be opened: a damaged row, a game that is no longer installed. Nothing of them is lost;
they are marked for whoever runs the server, and everything else goes on."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import select, update

from tharsis.server import clocks
from tharsis.server.database import Database, changed, out_of_reach
from tharsis.server.logs import log
from tharsis.server.models import Seat, Table, now
from tharsis.server.problems import Problem

LONGEST_WHY = 300


class Broken(Problem):
    """What stands in the database of a table cannot be read, or its game is missing."""

    def __init__(self, why: str) -> None:
        super().__init__(
            "broken",
            "this table cannot be opened right now; nothing is lost, and whoever runs the server sees it",
        )
        self.why = why[:LONGEST_WHY]


@contextmanager
def reading() -> Iterator[None]:
    """Whatever goes wrong in reading a table is the table's fault, unless the database is not there."""
    try:
        yield
    except Broken:
        raise
    except Exception as error:
        if out_of_reach(error):
            raise
        raise Broken(str(error) if isinstance(error, Problem) else repr(error)) from error


async def mark(db: Database, table_id: str, broken: Broken) -> None:
    """Remember since when and why; without a deadline its clocks do not run against anybody."""
    async with db.write() as session:
        table = update(Table).where(Table.id == table_id)
        values = {"broken": now(), "broken_why": broken.why, "deadline": None}
        if changed(await session.execute(table.where(Table.broken.is_(None)).values(**values))):
            log.error("a table cannot be opened", table=table_id, why=broken.why, exc_info=broken.__cause__)


async def mended(db: Database, table_id: str) -> None:
    """It opens again. Whoever is asked has as much time as when the decision began."""
    async with db.write() as session:
        table = await session.get_one(Table, table_id, with_for_update=True)
        if table.broken is None:
            return
        seats = list(await session.scalars(select(Seat).where(Seat.table_id == table_id)))
        for seat in seats:
            seat.since = now() if seat.since is not None else None
        table.broken = table.broken_why = None
        table.deadline = clocks.deadline(seats)
    log.info("a table opens again", table=table_id)
