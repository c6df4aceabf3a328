"""Replays: records to keep, pasts to look at, imports."""

import json
from datetime import timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.server import catalogue, lobby, replays
from tharsis.server.api.deps import Eyes, MaybePerson, SomePerson, TableId, TheHouse, check_eyes
from tharsis.server.api.schemas import ImportShown, NewImport
from tharsis.server.auth import new_id
from tharsis.server.broken import reading
from tharsis.server.house import House
from tharsis.server.kinds import Ending, ImportState, RowKind, SeatKind, TableSource, TableState
from tharsis.server.logs import log
from tharsis.server.models import Import, Person, Row, Seat, Snapshot, Table, now
from tharsis.server.outcome import ended_early
from tharsis.server.problems import Problem, unknown

router = APIRouter(tags=["replays"])
IMPORT_SECONDS = 600


async def _table(session: AsyncSession, table_id: str) -> tuple[Table, list[Seat]]:
    with reading():
        table = await session.get(Table, table_id)
        seats = await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))
    if table is None:
        raise unknown("table", table_id)
    return table, list(seats)


async def _past(house: House, person: Person | None, table_id: str, seat: int) -> replays.Past:
    async with house.db.read() as session:
        table, seats = await _table(session, table_id)
        check_eyes(table, seats, person, seat)
        past = await house.pasts.of(session, table)
    return past if table.state == TableState.FINISHED else past.seen_by(seat)


async def _names(session: AsyncSession, seats: list[Seat]) -> list[str]:
    names = await lobby.names_of(session, seats)
    return [names.get(seat.person or "", seat.name or seat.bot or "") for seat in seats]


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(house: TheHouse, person: MaybePerson, table: TableId, seat: Eyes = -1) -> Response:
    """A finished game as a replay file; a running one as its own seat's record."""
    async with house.db.read() as session:
        found, seats = await _table(session, table)
        names = await _names(session, seats)
        if found.state == TableState.FINISHED:
            text = await replays.replay_file(session, found, seats, names)
            return PlainTextResponse(
                text, headers={"content-disposition": f'attachment; filename="{table}.json"'}
            )
        if seat < 0:
            raise Problem("not-yours", "while the game runs, name your own `seat`")
    past = await _past(house, person, table, seat)
    return Response(
        json.dumps(replays.own_record(found, past, seat, names), ensure_ascii=False, indent=1),
        media_type="application/json",
    )


@router.get("/tables/{table}/replay")
async def marks(house: TheHouse, person: MaybePerson, table: TableId, seat: Eyes = -1) -> dict[str, Any]:
    """The list for a scrubber."""
    past = await _past(house, person, table, seat)
    return {"last": len(past.states) - 1, "seat": seat, "left_out": past.left_out, "marks": past.marks()}


@router.get("/tables/{table}/replay/{at}")
async def look_back(
    house: TheHouse,
    person: MaybePerson,
    table: TableId,
    at: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: Eyes = -1,
) -> dict[str, Any]:
    """The table after so many moves."""
    past = await _past(house, person, table, seat)
    if at >= len(past.states):
        raise unknown("move", at)
    return past.view(at, seat)


@router.post("/imports", response_model=ImportShown, status_code=202)
async def start_import(house: TheHouse, person: SomePerson, body: NewImport) -> dict[str, Any]:
    """Read a recorded game in, beside everything else."""
    catalogue.find_game(body.game)
    row = Import(id=new_id(), person=person.id, state=ImportState.WORKING, done=0, of=0, warnings=[])
    async with house.db.write() as session:
        session.add(row)
    house.background(_import(house, row.id, person.id, body))
    return _shown(row)


@router.get("/imports/{table}", response_model=ImportShown)
async def see_import(house: TheHouse, person: SomePerson, table: TableId) -> dict[str, Any]:
    async with house.db.read() as session:
        row = await session.get(Import, table)
    if row is None or row.person != person.id:
        raise unknown("import", table)
    if row.state == ImportState.WORKING and row.created < now() - timedelta(seconds=IMPORT_SECONDS + 60):
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
        found = await house.pool.run(replays.read_import, (body.format, body.game, body.text), IMPORT_SECONDS)
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
        name = found["names"][number] if number < len(found["names"]) else None
        session.add(
            Seat(table_id=table.id, seat=number, kind=SeatKind.PERSON, name=name[:40] if name else None)
        )
    for at, (seat, text, outcomes) in enumerate(found["rows"]):
        kind = RowKind.MOVE if at else RowKind.START
        session.add(Row(table_id=table.id, number=at, kind=kind, seat=seat, text=text, outcomes=outcomes))
    session.add(
        Snapshot(
            table_id=table.id, number=len(found["rows"]) - 1, rules_version=game.rules_version,
            quiet=found["quiet"], saved=found["last"],
        )
    )  # fmt: skip
    return table.id
