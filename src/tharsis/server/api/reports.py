"""Reports: what the operator should look at."""

from fastapi import APIRouter
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server import lobby
from tharsis.server.api.deps import SomePerson, TheHouse
from tharsis.server.api.schemas import NewReport, Reported
from tharsis.server.chat import NOTICE
from tharsis.server.models import Chat, Report
from tharsis.server.problems import Problem, unknown

router = APIRouter(tags=["people"])
#: Reports of one person that wait for the operator.
OPEN = 20


@router.post("/reports", response_model=Reported, status_code=201)
async def report(house: TheHouse, person: SomePerson, body: NewReport) -> dict[str, bool]:
    """Report who sits at a table, or a line of its chat. Said twice, it is one report."""
    if (body.seat is None) == (body.line is None):
        raise Problem("bad-message", "name a seat or a line of the chat")
    async with house.db.write() as session:
        made = await _about(session, body)
        if made.person == person.id:
            raise Problem("bad-message", "this was yourself")
        mine = select(Report).where(Report.by == person.id, Report.settled.is_(None))
        same = mine.where(
            Report.table_id == made.table_id, Report.line == made.line, Report.person == made.person
        )
        if await session.scalar(same) is None:
            if (await session.scalar(select(func.count()).select_from(mine.subquery())) or 0) >= OPEN:
                raise Problem("too-many", "your earlier reports are still being looked at", after=3600)
            made.by = person.id
            session.add(made)
    return {"reported": True}


async def _about(session: AsyncSession, body: NewReport) -> Report:
    """Who is reported, and for which words."""
    _, seats = await lobby.seated(session, body.table)
    if body.seat is not None:
        who = lobby.find_seat(seats, body.seat).person
        if who is None:
            raise unknown("person at seat", body.seat)
        return Report(person=who, table_id=body.table, reason=body.reason)
    line = await session.get(Chat, (body.table, body.line))
    if line is None or line.seat == NOTICE:
        raise unknown("line", body.line)
    return Report(person=line.person, table_id=body.table, line=line.n, said=line.text, reason=body.reason)
