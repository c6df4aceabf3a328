"""Replays: records to keep, pasts to look at, imports."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server import catalogue, history, replays
from tharsis.server.api.deps import Address, Eyes, MaybePerson, SomePerson, TableId, TheHouse, check_eyes
from tharsis.server.api.schemas import ImportShown, NewImport
from tharsis.server.auth import new_id
from tharsis.server.broken import reading
from tharsis.server.fairness import Asker
from tharsis.server.house import House
from tharsis.server.kinds import Ending, ImportState, RowKind, SeatKind, TableSource, TableState
from tharsis.server.logs import log
from tharsis.server.models import Import, Person, Row, Seat, Snapshot, Table, now
from tharsis.server.names import shortened
from tharsis.server.outcome import ended_early
from tharsis.server.pasts import Past
from tharsis.server.problems import Problem, unknown
from tharsis.server.summary import people_of

router = APIRouter(tags=["replays"])
#: Marks of a page.
MARKS = 2000
#: Rows of an import that are written in one go.
CHUNK = 500


async def _table(session: AsyncSession, table_id: str) -> tuple[Table, list[Seat]]:
    with reading():
        table = await session.get(Table, table_id)
        seats = await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))
    if table is None:
        raise unknown("table", table_id)
    return table, list(seats)


@dataclass
class Looking:
    """Somebody who looks back at a table with the eyes of a seat."""

    asker: Asker
    table: Table
    names: list[str]
    seat: int
    past: Past
    #: The positions these eyes may see.
    shown: Sequence[int]

    @property
    def last(self) -> int:
        return len(self.shown) - 1


async def looking(
    house: TheHouse, person: MaybePerson, address: Address, table: TableId, seat: Eyes = -1
) -> Looking:
    async with house.db.read() as session:
        found, seats = await _table(session, table)
        check_eyes(found, seats, person, seat)
        names = await _names(session, seats)
    asker = _asker(person, address)
    past = await house.pasts.of(asker, found, len(seats))
    return Looking(asker, found, names, seat, past, past.seen_by(seat, found.state))


SomebodyLooking = Annotated[Looking, Depends(looking)]


def _asker(person: Person | None, address: str) -> Asker:
    return Asker(person.id if person else address)


async def _names(session: AsyncSession, seats: list[Seat]) -> list[str]:
    names = (await people_of(session, seats)).names
    return [names.get(seat.person or "", seat.name or seat.bot or "") for seat in seats]


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(
    house: TheHouse, person: MaybePerson, address: Address, table: TableId, seat: Eyes = -1
) -> Response:
    """A finished game as a replay file; a running one as its own seat's record."""
    async with house.db.read() as session:
        found, seats = await _table(session, table)
        if found.state == TableState.FINISHED:
            names = await _names(session, seats)
            rows = await replays.recorded(session, found)
    if found.state != TableState.FINISHED:
        if seat < 0:
            raise Problem("not-yours", "while the game runs, name your own `seat`")
        return await _own_record(house, await looking(house, person, address, table, seat))
    work = (replays.replay_text, history.plain_table(found), len(seats), rows, names)
    text = await house.pasts.run(_asker(person, address), len(rows), *work)
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{table}.json"'})


async def _own_record(house: House, mine: Looking) -> Response:
    """A running game as one seat may keep it: its own moves and the log it has read. No seed, no tape, no
    digest."""
    past, seat, table = mine.past, mine.seat, mine.table
    told = {
        "tharsis_record": 1,
        "game": table.game,
        "rules": table.rules_version,
        "options": table.options,
        "seat": seat,
        "names": mine.names,
        "moves": [past.played[at][1] for at in mine.shown if past.movers[at] == seat],
        "log": await house.pasts.log(mine.asker, table, past, mine.shown[-1], seat),
    }
    return Response(json.dumps(told, ensure_ascii=False, indent=1), media_type="application/json")


@router.get("/tables/{table}/replay")
async def marks(mine: SomebodyLooking, since: Annotated[int, Query(alias="from", ge=0)] = 0) -> Response:
    """The list for a scrubber, a page of it."""
    past = mine.past
    page = range(since, min(since + MARKS, mine.last + 1))
    told = {
        "last": mine.last,
        "seat": mine.seat,
        "left_out": past.left_out,
        "marks": [
            {"at": at, "seat": past.movers[mine.shown[at]], "log": past.logs[mine.shown[at]]} for at in page
        ],
        "next": page.stop if page.stop <= mine.last else None,
    }
    return JSONResponse(told)


@router.get("/tables/{table}/replay/{at}")
async def look_back(
    house: TheHouse, mine: SomebodyLooking, at: Annotated[int, Path(ge=0, le=1_000_000)]
) -> Response:
    """The table after so many moves."""
    if at > mine.last:
        raise unknown("move", at)
    text = await house.pasts.view(mine.asker, mine.table, mine.past, mine.shown[at], mine.seat)
    return Response(text, media_type="application/json")


@router.post("/imports", response_model=ImportShown, status_code=202)
async def start_import(
    house: TheHouse, person: SomePerson, address: Address, body: NewImport
) -> dict[str, Any]:
    """Read a recorded game in, beside everything else."""
    catalogue.find_game(body.game)
    row = Import(id=new_id(), person=person.id, state=ImportState.WORKING, done=0, of=0, warnings=[])
    async with house.db.write() as session:
        await house.quotas.check_import(session, person.id, address)
        session.add(row)
    house.background(_import(house, row.id, person.id, body))
    return _shown(row)


@router.get("/imports/{table}", response_model=ImportShown)
async def see_import(house: TheHouse, person: SomePerson, table: TableId) -> dict[str, Any]:
    async with house.db.read() as session:
        row = await session.get(Import, table)
    if row is None or row.person != person.id:
        raise unknown("import", table)
    limit = timedelta(seconds=house.settings.import_seconds + 60)
    if row.state == ImportState.WORKING and row.created < now() - limit:
        row.state, row.error = ImportState.FAILED, "the import was interrupted; send it again"
    return _shown(row)


def _shown(row: Import) -> dict[str, Any]:
    return {
        "id": row.id,
        "state": row.state,
        "done": row.done,
        "of": row.of,
        "table": row.table_id,
        "error": row.error,
        "warnings": row.warnings,
    }


async def _import(house: House, number: str, person: str, body: NewImport) -> None:
    try:
        most = house.settings.import_moves
        work = (replays.read_import, body.format, body.game, body.text, most)
        found = await house.imports.run(Asker(person), *work)
    except Problem as problem:
        found = {"error": str(problem)}
    except Exception as error:
        log.warning("an import failed", error=repr(error))
        found = {"error": "this record could not be read: it took too long, or the reader failed"}
    async with house.db.write() as session:
        row = await session.get_one(Import, number)
        row.state = ImportState.FAILED if found["error"] else ImportState.DONE
        row.error = found["error"]
        if not found["error"]:
            row.warnings = found["warnings"]
            row.table_id = await _keep(session, person, body.game, found)
            row.done = row.of = len(found["rows"]) - 1


async def _keep(session: AsyncSession, person: str, game_id: str, found: dict[str, Any]) -> str:
    """An imported game is a finished table."""
    game = catalogue.find_game(game_id)
    early = ended_early(Ending.ABANDONED, -1, found["seats"])
    result = {"how": Ending.RULES, "seat": None, **found["result"]} if found["result"] else early
    table = Table(
        id=new_id(), game=game_id, rules_version=game.rules_version, public=False, host=person,
        options=found["options"], state=TableState.FINISHED, source=TableSource.IMPORT,
        result=result,
    )  # fmt: skip
    session.add(table)
    await session.flush()
    for number in range(found["seats"]):
        name = shortened(found["names"][number]) if number < len(found["names"]) else ""
        session.add(Seat(table_id=table.id, seat=number, kind=SeatKind.PERSON, name=name or None))
    moment = now()
    rows = [
        {
            "table_id": table.id, "number": at, "kind": RowKind.MOVE if at else RowKind.START, "seat": seat,
            "text": text, "outcomes": outcomes, "at": moment,
        }
        for at, (seat, text, outcomes) in enumerate(found["rows"])
    ]  # fmt: skip
    for first in range(0, len(rows), CHUNK):
        await session.execute(insert(Row), rows[first : first + CHUNK])
    session.add(
        Snapshot(
            table_id=table.id, number=len(found["rows"]) - 1, rules_version=game.rules_version,
            quiet=found["quiet"], saved=found["last"],
        )
    )  # fmt: skip
    return table.id
