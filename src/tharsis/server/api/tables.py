"""Tables: the lobby, sitting down and getting up, links, rematches."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import Select, and_, or_, select

from tharsis.server import catalogue, lobby
from tharsis.server.api.deps import MaybePerson, SomePerson, TableId, TheHouse
from tharsis.server.api.schemas import (
    AnySeat,
    Claimed,
    Clean,
    Link,
    Lobby,
    NewTable,
    OneSeat,
    SeatForBot,
    SeatLink,
    Summary,
)
from tharsis.server.auth import hash_link, new_link
from tharsis.server.broken import reading
from tharsis.server.house import House
from tharsis.server.kinds import SeatKind, TableSource, TableState
from tharsis.server.models import Person, Seat, Table
from tharsis.server.problems import Problem, unknown
from tharsis.server.summary import summary

router = APIRouter(tags=["tables"])


async def summary_of(house: House, table_id: str, person: Person | None) -> dict[str, Any]:
    async with house.db.read() as session:
        with reading():
            found = await lobby.listed_one(session, table_id)
    if found is None:
        raise unknown("table", table_id)
    table, seats, names = found
    return summary(table, seats, names, await house.bus.present(table_id), person.id if person else None)


@router.post("/tables", response_model=Summary, status_code=201)
async def create(house: TheHouse, person: SomePerson, body: NewTable) -> dict[str, Any]:
    game = catalogue.find_game(body.game)
    planned = lobby.plan(game, person.id, [(seat.kind, seat.bot) for seat in body.seats], body.guide)
    if body.guide and body.options:
        raise Problem("bad-message", "a guided game has no options")
    async with house.door.arrange() as arrangement:
        table = await lobby.set_up(
            arrangement.session,
            game,
            person.id,
            planned,
            name=body.name or None,
            public=body.public,
            options=lobby.check_options(game, dict(body.options)),
            clock=body.clock.model_dump() if body.clock else None,
            guide=body.guide,
        )
        arrangement.changed.append(table.id)
    return await summary_of(house, table.id, person)


@router.get("/tables", response_model=Lobby)
async def listed(
    house: TheHouse,
    person: MaybePerson,
    state: TableState | None = None,
    game: Annotated[str | None, Query(max_length=60), Clean] = None,
    mine: bool = False,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[str | None, Query(pattern=r"^[A-Za-z0-9_\-]{1,24}$")] = None,
) -> dict[str, Any]:
    """The lobby, newest first. Tables by link appear only to those who sit there."""
    query = _lobby_query(state, game, person.id if person else None, mine)
    async with house.db.read() as session:
        last = await session.get(Table, before) if before else None
        if last is not None:
            older = and_(Table.created == last.created, Table.id < last.id)
            query = query.where(or_(Table.created < last.created, older))
        found = await lobby.listed(session, query.limit(limit + 1))
    caller = person.id if person else None
    here = await house.bus.present_at([table.id for table, _, _ in found])
    summaries = [
        summary(table, seats, names, here[table.id], caller) for table, seats, names in found[:limit]
    ]
    return {"tables": summaries, "next": summaries[-1]["id"] if len(found) > limit else None}


def _lobby_query(state: TableState | None, game: str | None, person: str | None, mine: bool) -> Select[Table]:
    query = select(Table).order_by(Table.created.desc(), Table.id.desc())
    if state is not None:
        query = query.where(Table.state == state)
    if game is not None:
        query = query.where(Table.game == game)
    if mine:
        sat = select(Seat.table_id).where(Seat.person == (person or ""))
        return query.where(or_(Table.id.in_(sat), Table.host == (person or "")))
    return query.where(Table.public, Table.source == TableSource.PLAY)


@router.get("/tables/{table}", response_model=Summary)
async def one(house: TheHouse, person: MaybePerson, table: TableId) -> dict[str, Any]:
    return await summary_of(house, table, person)


@router.delete("/tables/{table}")
async def remove(house: TheHouse, person: SomePerson, table: TableId) -> dict[str, bool]:
    """The host takes away a table that has not started."""
    async with house.door.arrange() as arrangement:
        await lobby.remove(arrangement.session, table, person.id)
        arrangement.removed.append(table)
    return {"removed": True}


@router.post("/tables/{table}/sit", response_model=Summary)
async def sit(house: TheHouse, person: SomePerson, table: TableId, body: AnySeat) -> dict[str, Any]:
    async with house.door.arrange(table) as arrangement:
        await lobby.sit(arrangement.session, table, person.id, body.seat)
    return await summary_of(house, table, person)


@router.post("/tables/{table}/leave")
async def leave(
    house: TheHouse, person: SomePerson, table: TableId, body: OneSeat
) -> Summary | dict[str, bool]:
    """Before the start the seat is open again, later a bot takes it."""
    shown = await summary_of(house, table, person)
    if shown["state"] != TableState.OPEN:
        await _hand_over_own(house, shown, body.seat, None)
        return Summary(**await summary_of(house, table, person))
    async with house.door.arrange() as arrangement:
        gone = await lobby.get_up(arrangement.session, table, person.id, body.seat)
        (arrangement.removed if gone else arrangement.changed).append(table)
    return {"removed": True} if gone else Summary(**await summary_of(house, table, person))


async def _hand_over_own(house: House, shown: dict[str, Any], seat: int, bot: str | None) -> None:
    if shown["state"] == TableState.FINISHED:
        raise Problem("finished", "the game is over")
    if seat >= len(shown["seats"]):
        raise unknown("seat", seat)
    if seat not in shown["mine"]:
        raise Problem("not-yours", "this seat is not yours")
    await house.door.leave(await house.hub.room(shown["id"]), seat, bot)


@router.post("/tables/{table}/bot", response_model=Summary)
async def bot(house: TheHouse, person: SomePerson, table: TableId, body: SeatForBot) -> dict[str, Any]:
    """The host fills an open seat; in a running game you hand over your own."""
    shown = await summary_of(house, table, person)
    if shown["state"] == TableState.OPEN:
        async with house.door.arrange(table) as arrangement:
            await lobby.fill_with_bot(arrangement.session, table, person.id, body.seat, body.bot)
    else:
        await _hand_over_own(house, shown, body.seat, body.bot)
    return await summary_of(house, table, person)


@router.post("/tables/{table}/link", response_model=Link)
async def link(house: TheHouse, person: SomePerson, table: TableId, body: OneSeat) -> dict[str, str]:
    """A new secret link for your seat, or for an open seat of your table; the old one ends."""
    async with house.db.write() as session:
        found, seats = await lobby.seated(session, table)
        seat = lobby.find_seat(seats, body.seat)
        if seat.person != person.id and not (seat.kind == SeatKind.OPEN and found.host == person.id):
            raise Problem("not-yours", "this seat is not yours")
        token, seat.link = new_link()
    return {"path": f"/seat/{token}"}


@router.post("/seat", response_model=Claimed)
async def claim(house: TheHouse, person: SomePerson, body: SeatLink) -> dict[str, Any]:
    """Whoever opens a seat link has the seat from now on."""
    async with house.door.arrange() as arrangement:
        seat = await lobby.claim(arrangement.session, hash_link(body.token), person.id)
        arrangement.changed.append(seat.table_id)
    return {"table": await summary_of(house, seat.table_id, person), "seat": seat.seat}


@router.post("/tables/{table}/rematch", response_model=Summary)
async def rematch(house: TheHouse, person: SomePerson, table: TableId) -> dict[str, Any]:
    async with house.door.arrange(table) as arrangement:
        fresh = await lobby.again(arrangement.session, table, person.id)
        arrangement.changed.append(fresh)
    return await summary_of(house, fresh, person)
