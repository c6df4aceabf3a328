"""``tharsis people``: who plays here, and what the operator may do about it."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Annotated, Any

import typer
from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import TharsisError
from tharsis.locale.environment import say
from tharsis.server import audit, personal, standing
from tharsis.server.commands import ANY_ID, DatabaseUrl, confirm, out, with_database
from tharsis.server.database import Database, changed
from tharsis.server.kinds import Deed
from tharsis.server.models import AuditEntry, Person, Report, Seat, SignIn, now
from tharsis.server.summary import stamp

people = typer.Typer(help="cli-people-help", no_args_is_help=True, add_completion=False)
Who = Annotated[str, typer.Argument(metavar="cli-metavar-person", help="cli-arg-person")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-arg-json")]
Limit = Annotated[int, typer.Option(min=1, help="cli-arg-most")]
Days = Annotated[float | None, typer.Option(min=0, max=36_500, help="cli-arg-days")]
Json = dict[str, Any]


# -- looking --------------------------------------------------------------------------------------


@people.command("list", help="cli-people-list-help")
def list_people(
    database: DatabaseUrl = None,
    search: Annotated[str | None, typer.Option(help="cli-arg-people-search")] = None,
    banned: Annotated[bool, typer.Option("--banned", help="cli-arg-people-banned")] = False,
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """Who plays here, the newest first."""

    async def work(db: Database) -> list[Json]:
        query = select(Person).order_by(Person.created.desc(), Person.id).limit(limit)
        if search:
            query = query.where(Person.name.icontains(search, autoescape=True))
        if banned:
            query = query.where(or_(Person.banned > now(), Person.muted > now()))
        async with db.read() as session:
            return [_shown(person) for person in await session.scalars(query)]

    _print(with_database(database, work), as_json=as_json)


def _shown(person: Person) -> Json:
    return {
        "id": person.id,
        "name": person.name,
        "account": person.login is not None,
        **standing.as_json(person),
        "created": stamp(person.created),
    }


def _print(rows: list[Json], *, as_json: bool) -> None:
    """Rows as JSON, or each on a line; what people have written is never taken for markup."""
    if as_json:
        out.print_json(data=rows)
        return
    for row in rows:
        told = [
            say("cli-field", name=say(f"cli-field-{name.replace('_', '-')}"), value=_told(name, value))
            for name, value in row.items()
            if value not in (None, "")
        ]
        out.print("  ".join(told), markup=False, highlight=False, soft_wrap=True)


def _told(name: str, value: Any) -> str:
    """A value as a person reads it."""
    if isinstance(value, bool):
        return say("cli-field-true" if value else "cli-field-false")
    if value == standing.shown(standing.NEVER):
        return say("cli-field-for-good")
    if name == "who" and str(value).partition(" ")[0] == audit.OPERATOR:
        return say("cli-operator", name=str(value).partition(" ")[2]).rstrip()
    return say(f"cli-deed-{value}") if name == "what" else str(value)


@people.command(help="cli-people-show-help", context_settings=ANY_ID)
def show(person: Who, database: DatabaseUrl = None) -> None:
    """All that an operator needs to know of somebody, as JSON."""

    async def work(db: Database) -> Json:
        async with db.read() as session:
            found = await _find(session, person)
            counts = {
                name: await session.scalar(select(func.count()).where(column == found.id))
                for name, column in (
                    ("seats", Seat.person), ("sessions", SignIn.person), ("reports", Report.person)
                )
            }  # fmt: skip
            return {**_shown(found), "language": found.language, "email": found.email, **counts}

    out.print_json(data=with_database(database, work))


async def _find(session: AsyncSession, who: str) -> Person:
    found = await session.scalar(select(Person).where(or_(Person.id == who, Person.login == who.casefold())))
    if found is None:
        raise TharsisError(say("cli-no-person", person=who))
    return found


# -- keeping order --------------------------------------------------------------------------------


@people.command(help="cli-people-ban-help", context_settings=ANY_ID)
def ban(
    person: Who,
    reason: Annotated[str, typer.Option(help="cli-arg-ban-reason")],
    days: Days = None,
    database: DatabaseUrl = None,
) -> None:
    """Keep somebody out. A server that runs closes their connections within seconds."""
    _decide(database, person, partial(standing.ban, until=_until(days), reason=reason[:500]))


@people.command(help="cli-people-unban-help", context_settings=ANY_ID)
def unban(person: Who, database: DatabaseUrl = None) -> None:
    """Let somebody in again."""
    _decide(database, person, standing.unban)


@people.command(help="cli-people-mute-help", context_settings=ANY_ID)
def mute(
    person: Who,
    reason: Annotated[str, typer.Option(help="cli-arg-mute-reason")] = "",
    days: Days = None,
    database: DatabaseUrl = None,
) -> None:
    """Let somebody play, but not chat."""
    _decide(database, person, partial(standing.mute, until=_until(days), reason=reason))


@people.command(help="cli-people-unmute-help", context_settings=ANY_ID)
def unmute(person: Who, database: DatabaseUrl = None) -> None:
    """Let somebody chat again."""
    _decide(database, person, standing.unmute)


def _until(days: float | None) -> datetime:
    return standing.NEVER if days is None else now() + timedelta(days=days)


def _decide(database: str | None, who: str, decide: Callable[[AsyncSession, str, Person], None]) -> None:
    async def work(db: Database) -> Json:
        async with db.write() as session:
            found = await _find(session, who)
            decide(session, audit.operator(), found)
            return _shown(found)

    out.print_json(data=with_database(database, work))


@people.command("delete", help="cli-people-delete-help", context_settings=ANY_ID)
def delete_person(
    person: Who,
    database: DatabaseUrl = None,
    yes: Annotated[bool, typer.Option("--yes", help="cli-arg-yes")] = False,
) -> None:
    """Forget somebody and all their data. Their seats in running games go to bots."""
    if not yes:
        confirm(say("cli-delete-person", person=person))

    async def work(db: Database) -> str:
        async with db.read() as session:
            found = await _find(session, person)
            seats = await personal.running_seats(session, found.id)
        for table_id, seat in seats:
            await personal.hand_over(db, table_id, seat, found.id)
        async with db.write() as session:
            await personal.forget(session, found.id, by=audit.operator())
        return found.id

    out.print(
        say("cli-person-forgotten", person=with_database(database, work)), markup=False, highlight=False
    )


# -- reports and the audit trail ------------------------------------------------------------------


@people.command(help="cli-people-reports-help")
def reports(
    database: DatabaseUrl = None,
    settled: Annotated[bool, typer.Option("--settled", help="cli-arg-reports-settled")] = False,
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """What people have reported, the newest first."""

    async def work(db: Database) -> list[Json]:
        query = select(Report).order_by(Report.id.desc()).limit(limit)
        async with db.read() as session:
            return [
                {
                    "number": row.id, "at": stamp(row.at), "by": row.by, "person": row.person,
                    "table": row.table_id, "said": row.said, "reason": row.reason,
                    "settled": stamp(row.settled) if row.settled else None,
                }
                for row in await session.scalars(query if settled else query.where(Report.settled.is_(None)))
            ]  # fmt: skip

    _print(with_database(database, work), as_json=as_json)


@people.command(help="cli-people-settle-help")
def settle(
    number: Annotated[int, typer.Argument(metavar="cli-metavar-report", help="cli-arg-report")],
    note: Annotated[str, typer.Option(help="cli-arg-settle-note")] = "",
    database: DatabaseUrl = None,
) -> None:
    """A report has been looked at."""

    async def work(db: Database) -> None:
        async with db.write() as session:
            mark = update(Report).where(Report.id == number, Report.settled.is_(None)).values(settled=now())
            if not changed(await session.execute(mark)):
                raise TharsisError(say("cli-no-open-report", number=str(number)))
            audit.note(session, audit.operator(), Deed.SETTLE, note=f"report {number}: {note}")

    with_database(database, work)
    out.print(say("cli-report-settled", number=str(number)))


@people.command("audit", help="cli-people-audit-help")
def trail(
    database: DatabaseUrl = None,
    person: Annotated[str | None, typer.Option(help="cli-arg-audit-person")] = None,
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """Who did what, the newest first."""

    async def work(db: Database) -> list[Json]:
        query = select(AuditEntry).order_by(AuditEntry.id.desc()).limit(limit)
        if person:
            query = query.where(or_(AuditEntry.person == person, AuditEntry.who == person))
        async with db.read() as session:
            return [
                {
                    "at": stamp(row.at),
                    "who": row.who,
                    "what": row.what,
                    "person": row.person,
                    "note": row.note,
                }
                for row in await session.scalars(query)
            ]

    _print(with_database(database, work), as_json=as_json)
