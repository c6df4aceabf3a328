"""``tharsis serve``, ``tharsis worker`` and ``tharsis tables``."""

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
import uvicorn
from rich.console import Console
from rich.markup import escape
from rich.table import Column
from rich.table import Table as Grid
from sqlalchemy import Select, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import TharsisError, games
from tharsis.server import audit, guard, lobby, logs, replays
from tharsis.server.broken import Broken
from tharsis.server.database import Database, changed
from tharsis.server.kinds import Deed, TableState
from tharsis.server.live import Live
from tharsis.server.models import Seat, Table
from tharsis.server.problems import Problem
from tharsis.server.settings import Settings, taken_from_environment
from tharsis.server.summary import Company, people_of, summary
from tharsis.server.worker import run as run_worker

out = Console()


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:///file or postgresql://…")] = None,
    redis: Annotated[str | None, typer.Option(help="redis://…, needed with several workers.")] = None,
    workers: Annotated[int | None, typer.Option(help="Worker processes.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for the database and secrets.")] = None,
) -> None:
    """Serve tables to browsers. Everything can also be set by environment: THARSIS_PORT, …"""
    settings = _settings(host=host, port=port, database=database, redis=redis, workers=workers, data=data)
    if not games():
        out.print("No games are installed: the lobby will be empty.")
    settings.secret = settings.signing_key()
    logs.configure(settings)
    asyncio.run(_upgrade(settings))
    _hand_down(settings)
    out.print(f"Tharsis is at http://{settings.host}:{settings.port}", highlight=False)
    uvicorn.run(
        "tharsis.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        ws_max_size=1 << 17,
        timeout_graceful_shutdown=5,
        log_level="warning",
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        **guard.options(settings.request_seconds, settings.ping_seconds),
    )


def worker(
    redis: Annotated[str | None, typer.Option(help="redis://…, the one of the servers.")] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            help="Processes for each kind of work; as many as there are cores without it.", min=1, max=256
        ),
    ] = None,
    kinds: Annotated[str | None, typer.Option(help="bots, analysis or bots,analysis.")] = None,
) -> None:
    """Play bots, read imports and look back at games for servers, from any machine that reaches their Redis.
    It needs neither database nor secret. Everything can also be set by environment: THARSIS_REDIS, …"""
    given = _given(redis=redis, worker_processes=processes, worker_kinds=kinds)
    settings = taken_from_environment(**given)
    logs.configure(settings)
    asyncio.run(run_worker(settings))


def _settings(**given: Any) -> Settings:
    """The environment's settings with those given on the command line."""
    settings = Settings(**_given(**given))
    settings.check()
    return settings


def _given(**options: Any) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value is not None}


async def _upgrade(settings: Settings) -> None:
    db = Database(settings)
    await db.upgrade()
    await db.close()


def _hand_down(settings: Settings) -> None:
    """Worker processes read the same settings from the environment."""
    for name, value in settings.model_dump().items():
        os.environ[f"THARSIS_{name.upper()}"] = str(value)
    if settings.workers > 1 and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="tharsis-metrics-")


#: The ids of older tables may begin with a dash; they are arguments all the same.
ANY_ID = {"ignore_unknown_options": True}

tables = typer.Typer(help="Look after the tables of a server.", no_args_is_help=True)
Which = Annotated[str, typer.Argument(help="The id of a table.")]
DatabaseUrl = Annotated[str | None, typer.Option(help="sqlite:///file or postgresql://…")]


def with_database(database: str | None, work: Callable[[Database], Awaitable[Any]]) -> Any:
    settings = _settings(database=database)

    async def run() -> Any:
        db = Database(settings)
        try:
            await db.upgrade()
            return await work(db)
        except Problem as problem:
            raise TharsisError(str(problem)) from problem
        finally:
            await db.close()

    return asyncio.run(run())


@tables.command("list")
def list_tables(
    database: DatabaseUrl = None,
    state: Annotated[TableState | None, typer.Option(help="Only tables in this state.")] = None,
    broken: Annotated[bool, typer.Option("--broken", help="Only tables that cannot be opened.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """All tables, the newest first."""

    async def work(db: Database) -> list[dict[str, Any]]:
        async with db.read() as session:
            query = select(Table).order_by(Table.created.desc(), Table.id.desc())
            query = query.where(Table.state == state) if state else query
            query = query.where(Table.broken.is_not(None)) if broken else query
            shown = [
                summary(table, seats, Company(people, here=set(), grace=0), None)
                | {"broken_why": table.broken_why}
                for table, seats, people in await lobby.listed(session, query)
            ]
            return shown + await _unreadable(session, query, {table["id"] for table in shown})

    summaries = with_database(database, work)
    if as_json:
        out.print_json(data=summaries)
        return
    last = "why it cannot be opened" if broken else "last move"
    grid = Grid(Column("id", min_width=16, no_wrap=True), "game", "state", "seats", last)
    for shown in summaries:
        seats = ", ".join(seat["name"] or seat["bot"] or "open" for seat in shown["seats"])
        how = f"{shown['state']}, broken" if shown["broken"] else shown["state"]
        row = [shown["id"], shown["game"], how, seats, shown["broken_why" if broken else "moved"]]
        grid.add_row(*[escape(cell) for cell in row])
    out.print(grid)


async def _unreadable(session: AsyncSession, query: Select[Table], shown: set[str]) -> list[dict[str, Any]]:
    """As much as can be said of tables whose own row is damaged."""
    found = await session.execute(query.with_only_columns(Table.id, Table.game, Table.broken_why))
    blank = {"state": "?", "seats": [], "moved": "?", "broken": True}
    return [
        {**blank, "id": row.id, "game": row.game, "broken_why": row.broken_why or "it cannot be read"}
        for row in found
        if row.id not in shown
    ]


@tables.command(context_settings=ANY_ID)
def export(
    table: Which,
    to: Annotated[Path | None, typer.Option(help="File to write; otherwise it is printed.")] = None,
    database: DatabaseUrl = None,
) -> None:
    """The replay file of a finished table."""

    async def work(db: Database) -> str:
        async with db.read() as session:
            found, seats = await lobby.seated(session, table)
            if found.state != TableState.FINISHED:
                raise TharsisError(
                    "only a finished game can be exported: a running one would tell its secrets"
                )
            return await _exported(session, found, seats)

    text = with_database(database, work)
    if to is None:
        out.print(text, markup=False, highlight=False, soft_wrap=True)
    else:
        to.write_text(text, encoding="utf-8")
        out.print(f"written to {to}", markup=False)


async def _exported(session: AsyncSession, table: Table, seats: list[Seat]) -> str:
    names = (await people_of(session, seats)).names
    shown = [names.get(seat.person or "", seat.name or seat.bot or "") for seat in seats]
    return await replays.replay_file(session, table, seats, shown)


def finished_games(game: str, database: str | None) -> dict[str, str]:
    """The replay files of the finished tables of a game, by table; those that have none are left out."""

    async def work(db: Database) -> dict[str, str]:
        found: dict[str, str] = {}
        async with db.read() as session:
            query = select(Table.id).where(Table.game == game, Table.state == TableState.FINISHED)
            for id in await session.scalars(query.order_by(Table.created)):
                with suppress(Problem):
                    found[id] = await _exported(session, *await lobby.seated(session, id))
        return found

    found: dict[str, str] = with_database(database, work)
    return found


@tables.command(context_settings=ANY_ID)
def rerun(
    table: Annotated[
        str | None, typer.Argument(help="The id of a table; all running ones without it.")
    ] = None,
    database: DatabaseUrl = None,
) -> None:
    """Play running tables again under the present rules, and say what became of them."""

    async def work(db: Database) -> None:
        async with db.read() as session:
            query = select(Table.id).where(Table.state == TableState.RUNNING)
            ids = list(await session.scalars(query.where(Table.id == table) if table else query))
        if table and not ids:
            raise TharsisError(f"there is no running table {table!r}")
        for table_id in ids:
            out.print(f"{table_id}: {await _rerun(db, table_id)}", markup=False, highlight=False)
        async with db.write() as session:
            audit.note(session, audit.operator(), Deed.TABLE_RERUN, note=table or "all")

    with_database(database, work)


async def _rerun(db: Database, table_id: str) -> str:
    live = Live(db, table_id)
    try:
        opened = await live.load()
    except Broken as error:
        return f"cannot be opened: {error.why}"
    return f"follows rules {live.table.rules_version}, at move {live.state.moves}: {opened}"


@tables.command("delete", context_settings=ANY_ID)
def delete_table(
    table: Which,
    database: DatabaseUrl = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Remove a table and all its moves."""
    if not yes:
        typer.confirm(f"Delete table {table} for good?", abort=True)

    async def work(db: Database) -> None:
        async with db.write() as session:
            done = await session.execute(delete(Table).where(Table.id == table))
            if not changed(done):
                raise TharsisError(f"there is no table {table!r}")
            audit.note(session, audit.operator(), Deed.TABLE_DELETE, note=table)

    with_database(database, work)
    out.print(f"table {table} is deleted")
