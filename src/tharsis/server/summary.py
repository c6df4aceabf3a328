"""A table's summary: what everybody may know of it without looking at the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import games
from tharsis.server import absence, catalogue, links, rematch
from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.models import Person, Seat, Table


def stamp(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True)
class People:
    """Names by id, and which of them are guests."""

    names: dict[str, str]
    guests: set[str]

    def add(self, person: str, name: str, login: str | None) -> None:
        self.names[person] = name
        if login is None:
            self.guests.add(person)


async def people_of(session: AsyncSession, seats: Sequence[Seat]) -> People:
    """Who sits at tables, and for whom bots do."""
    ids = {person for seat in seats for person in (seat.person, seat.owner) if person}
    found = (
        await session.execute(select(Person.id, Person.name, Person.login).where(Person.id.in_(ids)))
    ).all()
    return People({row.id: row.name for row in found}, {row.id for row in found if row.login is None})


@dataclass(frozen=True)
class Company:
    """All that is known of those who sit at tables: who they are, who is here, how long a seat is kept."""

    people: People
    here: set[str]
    grace: float


def summary(table: Table, seats: Sequence[Seat], company: Company, person: str | None) -> dict[str, Any]:
    """A table as one person sees it listed."""
    running = table.state == TableState.RUNNING
    return {
        "id": table.id,
        "game": table.game,
        "name": table.name,
        "state": table.state,
        "public": table.public,
        "options": table.options,
        "clock": table.clock,
        "seats": [_seat(table, seat, company) for seat in seats],
        "mine": [seat.seat for seat in seats if person is not None and seat.person == person],
        "lost": [seat.seat for seat in seats if running and person is not None and seat.owner == person],
        "links": [
            seat.seat
            for seat in seats
            if person is not None and links.is_open(seat) and seat.link_by == person
        ],
        "host": person is not None and table.host == person,
        "removable": may_remove(table, seats, person),
        "actors": table.actors if running else [],
        "guide": table.guide,
        "offer": rematch.offer(table, seats, company.here),
        "rematch": table.rematch,
        "result": table.result,
        "broken": table.broken is not None or table.game not in games(),
        "created": stamp(table.created),
        "moved": stamp(table.moved),
    }


def concerned(table: Table, seats: Sequence[Seat]) -> set[str | None]:
    """Those who see a table otherwise than everybody else does."""
    people = {table.host}
    for seat in seats:
        people |= {seat.person, seat.owner, seat.link_by}
    return people - {None}


def may_remove(table: Table, seats: Sequence[Seat], person: str | None) -> bool:
    """Whether somebody may take a table away: its host, before the start or where nobody else has a seat, nor
    a bot that plays for them."""
    if person is None or table.host != person:
        return False
    people = {other for seat in seats for other in (seat.person, seat.owner) if other}
    return table.state == TableState.OPEN or people <= {person}


def bot_of(table: Table, seat: Seat) -> str | None:
    """The bot at a seat, by today's name; a finished game keeps the name of whoever played it."""
    game = games().get(table.game)
    if seat.kind != SeatKind.BOT or game is None or table.state == TableState.FINISHED:
        return seat.bot
    return catalogue.present_bot(game, seat.bot)


def _seat(table: Table, seat: Seat, company: Company) -> dict[str, Any]:
    names = company.people.names
    away = absence.since(table, seat, company.here)
    until = absence.until(table, seat, company.here, company.grace)
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": names.get(seat.person) if seat.person else seat.name,
        "guest": seat.person in company.people.guests,
        "bot": bot_of(table, seat),
        "owner": names.get(seat.owner) if seat.owner else None,
        "connected": seat.kind == SeatKind.BOT or seat.person in company.here,
        "away": stamp(away) if away else None,
        "until": stamp(until) if until else None,
        "resigned": seat.resigned,
    }
