"""Who is not at their table, since when, and how long their seat is kept.

The moment stands in the seat's row, so it survives a restart and is the same for all workers. It is written
when the last connection of a person closes. Of somebody whose worker died it is written when that is noticed:
the seat is kept rather longer than too short.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import update

from tharsis.server import clocks
from tharsis.server.database import Database
from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.models import Seat, Table, now


async def went(db: Database, table_id: str, person: str) -> None:
    """The last connection of a person closed."""
    here = (Seat.table_id == table_id, Seat.person == person)
    async with db.write() as session:
        await session.execute(update(Seat).where(*here).values(away=now()))


async def keep(db: Database, table_id: str, missing: set[str], back: set[str]) -> None:
    """Write down who is missing although nobody saw them go, and who is here again."""
    at_table = Seat.table_id == table_id
    unseen = (at_table, Seat.person.in_(missing), Seat.away.is_(None))
    async with db.write() as session:
        await session.execute(update(Seat).where(*unseen).values(away=now()))
        await session.execute(update(Seat).where(at_table, Seat.person.in_(back)).values(away=None))


def missing(table: Table, seats: Sequence[Seat], here: set[str]) -> set[str]:
    """The players of a running game who are gone without a word of it."""
    if table.state != TableState.RUNNING:
        return set()
    return {seat.person for seat in seats if seat.person and seat.away is None and seat.person not in here}


def back(seats: Sequence[Seat], here: set[str]) -> set[str]:
    """Those who are here although they are written down as away."""
    return {seat.person for seat in seats if seat.person in here and seat.person and seat.away is not None}


def since(table: Table, seat: Seat, here: set[str]) -> datetime | None:
    """Since when the player of a running game is away; nothing where they are here."""
    if table.state != TableState.RUNNING or seat.kind != SeatKind.PERSON or seat.person in here:
        return None
    return seat.away


def until(table: Table, seat: Seat, here: set[str], live: float) -> datetime | None:
    """Until when the seat of somebody who is away is kept for them alone."""
    gone = since(table, seat, here)
    return None if gone is None else gone + clocks.grace(table.clock, live)
