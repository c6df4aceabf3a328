"""Tables: the lobby, sitting down and getting up, links, rematches."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from sqlalchemy import Select, and_, or_, select

from tharsis.server import catalogue, lobby
from tharsis.server.api.deps import Address, MaybePerson, SomePerson, TableId, TheHouse
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
from tharsis.server.auth import hash_link
from tharsis.server.broken import reading
from tharsis.server.house import House
from tharsis.server.kinds import SeatKind, TableSource, TableState
from tharsis.server.models import Person, Seat, Table
from tharsis.server.problems import Problem, unknown
from tharsis.server.seating import link_ended
from tharsis.server.summary import Company, summary

router = APIRouter(tags=["tables"])
#: How many tables of a state the lobby shows: one's own, and those that anybody may see.
OWN: Final = {TableState.OPEN: 10, TableState.RUNNING: 20, TableState.FINISHED: 5}
PUBLIC: Final = {TableState.OPEN: 20, TableState.RUNNING: 10, TableState.FINISHED: 10}


async def summary_of(house: House, table_id: str, person: Person | None) -> dict[str, Any]:
    async with house.db.read() as session:
        with reading():
            found = await lobby.listed_one(session, table_id)
    if found is None:
        raise unknown("table", table_id)
    table, seats, people = found
    company = Company(people, await house.bus.present(table_id), house.settings.away_grace)
    return summary(table, seats, company, person.id if person else None)


@router.post("/tables", response_model=Summary, status_code=201)
async def create(house: TheHouse, person: SomePerson, address: Address, body: NewTable) -> dict[str, Any]:
    game = catalogue.find_game(body.game)
    planned = lobby.plan(game, person.id, [(seat.kind, seat.bot) for seat in body.seats], body.guide)
    mine = [seated for _, seated, _ in planned if seated]
    lobby.check_one_seat(body.public, mine[1:], person.id)
    if body.guide and body.options:
        raise Problem("bad-message", "a guided game has no options")
    async with house.door.arrange() as arrangement:
        await house.quotas.check_table(arrangement.session, person.id, address)
        if all(kind == SeatKind.BOT for kind, *_ in planned):
            await house.quotas.check_bot_table(arrangement.session, person.id, address)
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
    summaries = await _summaries(house, person, found[:limit])
    return {"tables": summaries, "next": summaries[-1]["id"] if len(found) > limit else None}


@router.get("/lobby", response_model=dict[str, list[Summary]])
async def whole_lobby(house: TheHouse, person: MaybePerson) -> dict[str, Any]:
    """What a lobby shows, in one answer: of each state the newest tables, and among them one's own."""
    own = [(state, True, limit) for state, limit in OWN.items()] if person else []
    public = [(state, False, limit) for state, limit in PUBLIC.items()]
    caller = person.id if person else None
    shown: dict[str, Any] = {"mine": []}
    async with house.db.read() as session:
        for state, mine, limit in own + public:
            query = _lobby_query(state, None, caller, mine)
            found = await _summaries(house, person, await lobby.listed(session, query.limit(limit)))
            shown.setdefault("mine" if mine else state.value, []).extend(found)
    return shown


async def _summaries(
    house: House, person: Person | None, found: Sequence[lobby.Listed]
) -> list[dict[str, Any]]:
    caller = person.id if person else None
    here = await house.bus.present_at([table.id for table, _, _ in found])
    return [
        summary(table, seats, Company(people, here[table.id], house.settings.away_grace), caller)
        for table, seats, people in found
    ]


def _lobby_query(state: TableState | None, game: str | None, person: str | None, mine: bool) -> Select[Table]:
    query = select(Table).order_by(Table.created.desc(), Table.id.desc())
    if state is not None:
        query = query.where(Table.state == state)
    if game is not None:
        query = query.where(Table.game == game)
    if mine:
        sat = select(Seat.table_id).where(or_(Seat.person == (person or ""), Seat.owner == (person or "")))
        return query.where(or_(Table.id.in_(sat), Table.host == (person or "")))
    return query.where(Table.public, Table.source == TableSource.PLAY)


@router.get("/tables/{table}", response_model=Summary)
async def one(house: TheHouse, person: MaybePerson, table: TableId) -> dict[str, Any]:
    return await summary_of(house, table, person)


@router.delete("/tables/{table}")
async def remove(house: TheHouse, person: SomePerson, table: TableId) -> dict[str, bool]:
    """The host takes away a table that has not started or has no other people; a game that runs is ended."""
    async with house.db.read() as session:
        found = await lobby.removable(session, table, person.id)
    if found.state == TableState.RUNNING:
        async with house.hub.visit(table) as room:
            await house.door.abandon(room)
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
    house: TheHouse, person: SomePerson, address: Address, table: TableId, body: OneSeat
) -> Summary | dict[str, bool]:
    """Before the start the seat is open again, later a bot takes it."""
    shown = await summary_of(house, table, person)
    if shown["state"] != TableState.OPEN:
        await _hand_over_own(house, shown, person, address, body.seat, None)
        return Summary(**await summary_of(house, table, person))
    async with house.door.arrange() as arrangement:
        gone = await lobby.get_up(arrangement.session, table, person.id, body.seat)
        (arrangement.removed if gone else arrangement.changed).append(table)
    return {"removed": True} if gone else Summary(**await summary_of(house, table, person))


async def _hand_over_own(
    house: House, shown: dict[str, Any], person: Person, address: str, seat: int, bot: str | None
) -> None:
    if shown["state"] == TableState.FINISHED:
        raise Problem("finished", "the game is over")
    if seat >= len(shown["seats"]):
        raise unknown("seat", seat)
    if seat not in shown["mine"]:
        raise Problem("not-yours", "this seat is not yours")
    if shown["host"] and _only_bots_beside(shown, seat):
        async with house.db.write() as session:
            await house.quotas.check_bot_table(session, person.id, address)
    async with house.hub.visit(shown["id"]) as room:
        await house.door.leave(room, seat, person.id, bot)


def _only_bots_beside(shown: dict[str, Any], seat: int) -> bool:
    return all(other["kind"] == SeatKind.BOT for other in shown["seats"] if other["seat"] != seat)


@router.post("/tables/{table}/bot", response_model=Summary)
async def bot(
    house: TheHouse, person: SomePerson, address: Address, table: TableId, body: SeatForBot
) -> dict[str, Any]:
    """The host fills an open seat; in a running game you hand over your own."""
    shown = await summary_of(house, table, person)
    if shown["state"] == TableState.OPEN:
        async with house.door.arrange(table) as arrangement:
            if _only_bots_beside(shown, body.seat):
                await house.quotas.check_bot_table(arrangement.session, person.id, address)
            await lobby.fill_with_bot(arrangement.session, table, person.id, body.seat, body.bot)
    else:
        await _hand_over_own(house, shown, person, address, body.seat, body.bot)
    return await summary_of(house, table, person)


@router.post("/tables/{table}/back", response_model=Summary)
async def back(house: TheHouse, person: SomePerson, table: TableId, body: OneSeat) -> dict[str, Any]:
    """You take your seat from the bot that plays it for you."""
    async with house.hub.visit(table) as room:
        await house.door.come_back(room, body.seat, person)
    return await summary_of(house, table, person)


@router.post("/tables/{table}/link", response_model=Link)
async def link(house: TheHouse, person: SomePerson, table: TableId, body: OneSeat) -> dict[str, str]:
    """A new secret link for your seat; the host has one for open seats too, and for those that were lost."""
    async with house.hub.visit(table) as room:
        token = await house.door.make_link(room, body.seat, person)
    return {"path": f"/seat/{token}"}


@router.delete("/tables/{table}/link", response_model=Summary)
async def withdraw_link(
    house: TheHouse, person: SomePerson, table: TableId, seat: Annotated[int, Query(ge=0, le=7)]
) -> dict[str, Any]:
    """End a link of yours that nobody has used."""
    async with house.hub.visit(table) as room:
        await house.door.withdraw_link(room, seat, person)
    return await summary_of(house, table, person)


@router.post("/seat", response_model=Claimed)
async def claim(house: TheHouse, person: SomePerson, body: SeatLink) -> dict[str, Any]:
    """Whoever opens a seat link first has the seat from now on."""
    hashed = hash_link(body.token)
    async with house.db.read() as session:
        table = await session.scalar(select(Seat.table_id).where(Seat.link == hashed))
    if table is None:
        raise link_ended()
    async with house.hub.visit(table) as room:
        seat = await house.door.take_by_link(room, hashed, person)
    return {"table": await summary_of(house, table, person), "seat": seat}


@router.post("/tables/{table}/rematch", response_model=Summary)
async def rematch(house: TheHouse, person: SomePerson, address: Address, table: TableId) -> dict[str, Any]:
    """You want to play again; once all others do, `rematch` names the new table."""
    shown = await summary_of(house, table, person)
    here = await house.bus.present(table)
    async with house.door.arrange(table) as arrangement:
        if shown["rematch"] is None and shown["offer"] is None:  # who offers it has one more table
            await house.quotas.check_table(arrangement.session, person.id, address)
        fresh = await lobby.again(arrangement.session, table, person.id, here)
        arrangement.changed += [fresh] if fresh else []
    return await summary_of(house, table, person)


@router.delete("/tables/{table}/rematch", response_model=Summary)
async def no_rematch(house: TheHouse, person: SomePerson, table: TableId) -> dict[str, Any]:
    """You do not want to play again, or no longer: the offer is over."""
    async with house.door.arrange(table) as arrangement:
        await lobby.not_again(arrangement.session, table, person.id)
    return await summary_of(house, table, person)
