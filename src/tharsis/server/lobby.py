"""Setting up tables, sitting down and getting up, until the game begins."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import BadOption, Game
from tharsis.kernel.chance import outcomes
from tharsis.kernel.options import settle
from tharsis.kernel.replay import write_outcomes
from tharsis.server import catalogue, clocks, history
from tharsis.server.auth import new_id
from tharsis.server.kinds import RowKind, SeatKind, SeatWish, TableState
from tharsis.server.live import LEASE
from tharsis.server.models import Person, Row, Seat, Snapshot, Table, now
from tharsis.server.problems import Problem, unknown
from tharsis.server.summary import may_remove

#: Kind, person and bot of a seat of a new table.
Planned = tuple[SeatKind, str | None, str | None]


def plan(
    game: Game, person: str, seats: Sequence[tuple[SeatWish, str | None]], guide: str | None
) -> list[Planned]:
    """Kind, person and bot of each seat of a new table."""
    if guide is not None:
        lesson = catalogue.lesson(game, guide)
        count = lesson.start.build(game).seats
        bot = catalogue.stand_in(game)
        return [
            (SeatKind.PERSON, person, None) if i == lesson.seat else (SeatKind.BOT, None, bot)
            for i in range(count)
        ]
    low, high = game.seats
    wanted = list(seats) + [(SeatWish.OPEN, None)] * (low - len(seats))
    if len(wanted) > high:
        raise Problem("bad-message", f"{game.id} is for {low} to {high} seats, not {len(wanted)}")
    planned: list[Planned] = []
    for wish, named in wanted:
        if wish == SeatWish.BOT:
            bot = catalogue.check_bot(game, named) if named else catalogue.stand_in(game)
            planned.append((SeatKind.BOT, None, bot))
        elif wish == SeatWish.ME:
            planned.append((SeatKind.PERSON, person, None))
        else:
            planned.append((SeatKind.OPEN, None, None))
    return planned


def check_options(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    try:
        return dict(settle(game.options, given))
    except BadOption as error:
        raise Problem("bad-message", str(error)) from error


async def set_up(
    session: AsyncSession,
    game: Game,
    host: str | None,
    planned: Sequence[Planned],
    **settings: Any,
) -> Table:
    """A new table; it starts at once when no seat is open."""
    table = Table(
        id=new_id(), game=game.id, rules_version=game.rules_version, host=host, actors=[], **settings
    )
    seats = [
        Seat(table_id=table.id, seat=number, kind=kind, person=person, bot=bot)
        for number, (kind, person, bot) in enumerate(planned)
    ]
    session.add(table)
    await session.flush()
    session.add_all(seats)
    await session.flush()
    await start_if_full(session, table, seats)
    return table


async def start_if_full(session: AsyncSession, table: Table, seats: Sequence[Seat]) -> None:
    """Deal, once everybody is there."""
    if table.state != TableState.OPEN or any(seat.kind == SeatKind.OPEN for seat in seats):
        return
    game = catalogue.find_game(table.game)
    s = history.new_game(table, len(seats))
    dealt = [] if table.guide else write_outcomes(game, outcomes(s.tape))
    session.add(Row(table_id=table.id, number=0, kind=RowKind.START, seat=-1, outcomes=dealt))
    session.add(
        Snapshot(
            table_id=table.id, number=0, rules_version=game.rules_version, quiet=s.quiet(), saved=s.save()
        )
    )
    moment = now()
    table.state = TableState.RUNNING
    table.rules_version = game.rules_version
    table.actors = s.actors()
    table.moved = moment
    table.bots_owe = any(seats[actor].kind == SeatKind.BOT for actor in table.actors)
    # Whoever answers this request looks after the bots at once; if it dies, others do after a while.
    table.lease = moment + LEASE
    if table.clock:
        clocks.tick(table.clock, seats, table.actors, -1, moment)
        table.deadline = clocks.deadline(seats)


async def seated(session: AsyncSession, table_id: str) -> tuple[Table, list[Seat]]:
    """A table and its seats, held for a change."""
    table = await session.get(Table, table_id, with_for_update=True)
    if table is None:
        raise unknown("table", table_id)
    seats = await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))
    return table, list(seats)


def find_seat(seats: Sequence[Seat], number: int) -> Seat:
    if number >= len(seats):
        raise unknown("seat", number)
    return seats[number]


async def sit(session: AsyncSession, table_id: str, person: str, number: int | None) -> None:
    """Take an open seat."""
    table, seats = await seated(session, table_id)
    if table.state != TableState.OPEN:
        raise Problem("not-open", "the game has begun", state=table.state)
    free = [seat for seat in seats if seat.kind == SeatKind.OPEN]
    chosen = free[0] if number is None and free else find_seat(seats, number or 0)
    if chosen.kind != SeatKind.OPEN:
        raise Problem("taken", "this seat is taken")
    await give_seat(session, table, seats, chosen, person)


async def give_seat(
    session: AsyncSession, table: Table, seats: Sequence[Seat], seat: Seat, person: str
) -> None:
    seat.kind, seat.person, seat.bot = SeatKind.PERSON, person, None
    await session.flush()
    await start_if_full(session, table, seats)


async def claim(session: AsyncSession, link: str, person: str) -> Seat:
    """Whoever opens a seat link has the seat from now on."""
    seat = await session.scalar(select(Seat).where(Seat.link == link))
    if seat is None:
        raise Problem("unknown", "this link has ended; ask for a new one")
    table, seats = await seated(session, seat.table_id)
    await give_seat(session, table, seats, seats[seat.seat], person)
    return seat


async def get_up(session: AsyncSession, table_id: str, person: str, number: int) -> bool:
    """Leave a seat before the start. Tells whether the table is gone with its last player."""
    table, seats = await seated(session, table_id)
    seat = find_seat(seats, number)
    if seat.person != person:
        raise Problem("not-yours", "this seat is not yours")
    seat.kind, seat.person, seat.link = SeatKind.OPEN, None, None
    if any(other.person for other in seats):
        return False
    await session.delete(table)
    return True


async def removable(session: AsyncSession, table_id: str, person: str) -> Table:
    """A table that its host may take away: one that has not started, or where nobody else has a seat."""
    table, seats = await seated(session, table_id)
    if table.host != person:
        raise Problem("not-yours", "only who set up the table may do this")
    if not may_remove(table, seats, person):
        raise Problem("not-yours", "others have played here: propose to end the game, or resign")
    return table


async def remove(session: AsyncSession, table_id: str, person: str) -> None:
    """The host takes away a table that does not run."""
    table = await removable(session, table_id, person)
    if table.state == TableState.RUNNING:
        raise Problem("not-open", "the game has begun", state=table.state)
    await session.delete(table)


async def fill_with_bot(session: AsyncSession, table_id: str, person: str, number: int, bot: str) -> None:
    """The host lets a bot sit down before the start."""
    table, seats = await seated(session, table_id)
    if table.host != person:
        raise Problem("not-yours", "only who set up the table may do this")
    seat = find_seat(seats, number)
    if table.state != TableState.OPEN:
        raise Problem("not-open", "the game has begun", state=table.state)
    if seat.kind != SeatKind.OPEN:
        raise Problem("taken", "this seat is taken")
    seat.kind, seat.bot = SeatKind.BOT, catalogue.check_bot(catalogue.find_game(table.game), bot)
    await session.flush()
    await start_if_full(session, table, seats)


async def again(session: AsyncSession, table_id: str, person: str) -> str:
    """A rematch: the same people and settings, seats moved on by one. Asked twice, it is one table."""
    table, seats = await seated(session, table_id)
    if person not in [seat.person for seat in seats]:
        raise Problem("not-yours", "only who sat at this table may ask for a rematch")
    if table.rematch:
        return table.rematch
    if table.state != TableState.FINISHED:
        raise Problem("not-open", "the game is not over yet", state=table.state)
    moved_on = [seats[(number + 1) % len(seats)] for number in range(len(seats))]
    game = catalogue.find_game(table.game)
    planned: list[Planned] = []
    for seat in moved_on:
        bot = catalogue.present_bot(game, seat.bot) if seat.bot else None
        planned.append((seat.kind, seat.person, bot))
    settings = {"name": table.name, "public": table.public, "options": table.options, "clock": table.clock}
    fresh = await set_up(session, game, person, planned, **settings)
    table.rematch = fresh.id
    return fresh.id


async def names_of(session: AsyncSession, seats: Sequence[Seat]) -> dict[str, str]:
    people = {seat.person for seat in seats if seat.person}
    found = await session.execute(select(Person.id, Person.name).where(Person.id.in_(people)))
    return {row.id: row.name for row in found}
