"""Who sits at a table that somebody watches: links, bots that stand in, owners who come back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server import clocks, links, lobby
from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.live import Live
from tharsis.server.models import Seat, Table, now
from tharsis.server.problems import Problem


@dataclass
class Held:
    """A table whose seats nobody else can change meanwhile."""

    session: AsyncSession
    table: Table
    seats: list[Seat]


@asynccontextmanager
async def _held(live: Live) -> AsyncIterator[Held]:
    """Change who sits where, all of it or nothing. No move is made here meanwhile."""
    async with live.lock, live.db.write() as session:
        yield Held(session, *await lobby.seated(session, live.id))


@asynccontextmanager
async def _playing(live: Live) -> AsyncIterator[Held]:
    """The same in a running game: what people have proposed lapses, clocks and bots follow."""
    async with _held(live) as held:
        if held.table.state != TableState.RUNNING:
            code = "finished" if held.table.state == TableState.FINISHED else "not-open"
            raise Problem(code, "the game is not running", state=held.table.state)
        yield held
        _follow(held.table, held.seats)


def _follow(table: Table, seats: list[Seat]) -> None:
    table.bots_owe = any(seats[actor].kind == SeatKind.BOT for actor in table.actors)
    table.deadline = clocks.deadline(seats)
    table.proposals = []


async def hand_over(live: Live, number: int, person: str | None, bot: str, *, resigned: bool = False) -> None:
    """A bot sits down for a person in a running game. Who resigned does not come back."""
    async with _playing(live) as held:
        seat = lobby.find_seat(held.seats, number)
        if seat.kind != SeatKind.PERSON or seat.person != person:
            raise Problem("taken", "somebody else has this seat already")
        seat.kind, seat.bot, seat.person = SeatKind.BOT, bot, None
        seat.owner, seat.resigned, seat.away = None if resigned else person, resigned, None
        clocks.stop(seat, now())
        links.end(seat)


async def come_back(live: Live, number: int, person: str) -> None:
    """The owner takes the seat from the bot."""
    async with _playing(live) as held:
        seat = lobby.find_seat(held.seats, number)
        if seat.kind != SeatKind.BOT or seat.owner != person:
            raise Problem("not-yours", "this is not a seat that a bot plays for you")
        links.end(seat)
        _sit_in_for_bot(held.table, seat, person)


def _sit_in_for_bot(table: Table, seat: Seat, person: str) -> None:
    lobby.take(seat, person)
    if table.clock:
        clocks.resume(table.clock, seat, table.actors, now())


async def make_link(live: Live, number: int, person: str) -> tuple[str, str | None]:
    """A secret for a seat; and whose seat it is, where a bot plays it."""
    async with _held(live) as held:
        seat = lobby.find_seat(held.seats, number)
        return links.make(held.table, seat, person), seat.owner


async def withdraw_link(live: Live, number: int, person: str) -> str | None:
    """End a link; tells whose seat it is, where a bot plays it."""
    async with _held(live) as held:
        seat = lobby.find_seat(held.seats, number)
        links.withdraw(seat, person)
        return seat.owner


async def take_by_link(live: Live, link: str, person: str) -> tuple[int, bool]:
    """Whoever opens a link first has the seat from now on. Tells which, and whether it was somebody's."""
    async with _held(live) as held:
        table, seats = held.table, held.seats
        seat = next((seat for seat in seats if seat.link == link), None)
        if seat is None:
            raise link_ended()
        if seat.person == person:
            return seat.seat, False
        links.check_use(table, seats, seat, person)
        lobby.check_one_seat(table.public, [other.person for other in seats], person)
        seat.link_used, before = True, seat.kind
        if before == SeatKind.BOT:
            _sit_in_for_bot(table, seat, person)
        else:
            lobby.take(seat, person)
        if table.state == TableState.OPEN:
            await lobby.start_if_full(held.session, table, seats)
        else:
            _follow(table, seats)
        return seat.seat, before != SeatKind.OPEN


def link_ended() -> Problem:
    return Problem("unknown", "this link was withdrawn or replaced by another; ask for a new one")
