"""Setting up tables, sitting down and getting up, until the game begins."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import BadOption, Game
from tharsis.kernel.chance import outcomes
from tharsis.kernel.options import settle
from tharsis.kernel.replay import write_outcomes
from tharsis.server import catalogue, clocks, history, links, rematch
from tharsis.server.auth import new_id
from tharsis.server.broken import reading
from tharsis.server.database import out_of_reach
from tharsis.server.kinds import RowKind, SeatKind, SeatWish, TableState
from tharsis.server.logs import log
from tharsis.server.models import Person, Row, Seat, Snapshot, Table, now
from tharsis.server.problems import Problem, unknown
from tharsis.server.summary import People, may_remove
from tharsis.server.writing import LEASE

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
        Seat(
            table_id=table.id, seat=number, kind=kind, person=person, bot=bot, away=now() if person else None
        )
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
    with reading():
        table = await session.get(Table, table_id, with_for_update=True)
        seats = await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))
    if table is None:
        raise unknown("table", table_id)
    return table, list(seats)


def find_seat(seats: Sequence[Seat], number: int) -> Seat:
    if number >= len(seats):
        raise unknown("seat", number)
    return seats[number]


def check_one_seat(public: bool, taken: Sequence[str | None], person: str) -> None:
    """At a table that strangers find everybody has one seat; a rated table will have to ask the same."""
    if public and person in taken:
        raise Problem("one-seat", "at a public table everybody has one seat; play several at a private one")


async def sit(session: AsyncSession, table_id: str, person: str, number: int | None) -> None:
    """Take an open seat."""
    table, seats = await seated(session, table_id)
    if table.state != TableState.OPEN:
        raise Problem("not-open", "the game has begun", state=table.state)
    free = [seat for seat in seats if seat.kind == SeatKind.OPEN]
    chosen = free[0] if number is None and free else find_seat(seats, number or 0)
    if chosen.kind != SeatKind.OPEN:
        raise Problem("taken", "this seat is taken")
    check_one_seat(table.public, [seat.person for seat in seats], person)
    links.end(chosen)
    take(chosen, person)
    await session.flush()
    await start_if_full(session, table, seats)


def take(seat: Seat, person: str) -> None:
    """Somebody sits down; until a connection of theirs is seen they count as away."""
    seat.kind, seat.person, seat.bot, seat.owner = SeatKind.PERSON, person, None, None
    seat.away = now()


async def get_up(session: AsyncSession, table_id: str, person: str, number: int) -> bool:
    """Leave a seat before the start. Tells whether the table is gone with its last player."""
    table, seats = await seated(session, table_id)
    seat = find_seat(seats, number)
    if seat.person != person:
        raise Problem("not-yours", "this seat is not yours")
    if table.state != TableState.OPEN:
        raise Problem("not-open", "the game has begun meanwhile", state=table.state)
    seat.kind, seat.person = SeatKind.OPEN, None
    links.end(seat)
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
    links.end(seat)
    await session.flush()
    await start_if_full(session, table, seats)


async def again(session: AsyncSession, table_id: str, person: str, here: set[str]) -> str | None:
    """Somebody wants to play again; the new table, once all others do. Asked twice, it is one table."""
    table, seats = await _over(session, table_id, person)
    if table.rematch is None:
        # Whoever asks is there; words that do not count now are forgotten, so that nobody waits for them.
        wanted = [*(other for other in rematch.wanting(table, here) if other != person), person]
        table.offer = wanted
        if all(seat.person in wanted for seat in rematch.players(seats)):
            table.rematch = await _set_up_again(session, table, seats, wanted[0])
    return table.rematch


async def not_again(session: AsyncSession, table_id: str, person: str) -> None:
    """Somebody does not want to, or no longer: the offer is over for all."""
    table, _ = await _over(session, table_id, person)
    if table.rematch is not None:
        raise Problem("not-open", "the new game has begun", state=TableState.RUNNING)
    if not table.offer:
        raise Problem("no-such-proposal", "nobody has offered to play again")
    table.offer = []


async def _over(session: AsyncSession, table_id: str, person: str) -> tuple[Table, list[Seat]]:
    table, seats = await seated(session, table_id)
    if person not in [seat.person for seat in seats]:
        raise Problem("not-yours", "only who sat at this table may ask for a rematch")
    if table.state != TableState.FINISHED:
        raise Problem("not-open", "the game is not over yet", state=table.state)
    return table, seats


async def _set_up_again(session: AsyncSession, table: Table, seats: Sequence[Seat], host: str) -> str:
    """The same people and settings, seats moved on by one."""
    moved_on = [seats[(number + 1) % len(seats)] for number in range(len(seats))]
    game = catalogue.find_game(table.game)
    planned: list[Planned] = []
    for seat in moved_on:
        bot = catalogue.present_bot(game, seat.bot) if seat.bot else None
        planned.append((seat.kind, seat.person, bot))
    settings = {"name": table.name, "public": table.public, "options": table.options, "clock": table.clock}
    fresh = await set_up(session, game, host, planned, **settings)
    return fresh.id


#: A table with its seats and those who sit there.
Listed = tuple[Table, list[Seat], People]


async def listed(session: AsyncSession, tables: Select[Table]) -> list[Listed]:
    """The tables of a query, all at once; where one of them cannot be read, the others are."""
    try:
        return await _listed(session, tables)
    except Exception as error:
        if out_of_reach(error):
            raise
    found: list[Listed] = []
    for table_id in list(await session.scalars(tables.with_only_columns(Table.id))):
        try:
            found += await _listed(session, select(Table).where(Table.id == table_id))
        except Exception as error:
            log.warning("a table cannot be listed", table=table_id, error=repr(error))
    return found


async def listed_one(session: AsyncSession, table_id: str) -> Listed | None:
    found = await _listed(session, select(Table).where(Table.id == table_id))
    return found[0] if found else None


async def _listed(session: AsyncSession, tables: Select[Table]) -> list[Listed]:
    """In one query: a row for each seat, once for who sits there and once for whom a bot does."""
    together = (
        select(Table, Seat, Person.id, Person.name, Person.login)
        .join(Seat, Seat.table_id == Table.id, isouter=True)
        .join(Person, or_(Person.id == Seat.person, Person.id == Seat.owner), isouter=True)
        .where(Table.id.in_(tables.with_only_columns(Table.id)))
        .order_by(Table.created.desc(), Table.id.desc(), Seat.seat)
    )
    found: dict[str, Listed] = {}
    for table, seat, person, name, login in await session.execute(together):
        _, seats, people = found.setdefault(table.id, (table, [], People({}, set())))
        if seat is not None and seat not in seats:
            seats.append(seat)
        if person is not None:
            people.add(person, name, login)
    return list(found.values())
