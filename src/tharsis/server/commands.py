"""``tharsis serve``, ``tharsis worker`` and ``tharsis tables``."""

import asyncio
import errno
import os
import socket
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

import typer
import uvicorn
from pydantic import ValidationError
from rich.console import Console
from rich.markup import escape
from rich.table import Column
from rich.table import Table as Grid
from sqlalchemy import Select, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import TharsisError, games
from tharsis.locale.environment import agreed, say, words
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
    host: Annotated[str | None, typer.Option(metavar="cli-metavar-address", help="cli-arg-host")] = None,
    port: Annotated[
        int | None, typer.Option(metavar="cli-metavar-port", min=0, max=65535, help="cli-arg-port")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="cli-metavar-address", help="cli-arg-server-database")
    ] = None,
    redis: Annotated[str | None, typer.Option(metavar="cli-metavar-address", help="cli-arg-redis")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="cli-arg-server-workers")] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-folder", help="cli-arg-server-data")
    ] = None,
) -> None:
    """Serve tables to browsers. Everything can also be set by environment: THARSIS_PORT, …"""
    settings = _settings(host=host, port=port, database=database, redis=redis, workers=workers, data=data)
    if not games():
        out.print(say("cli-serve-no-games"))
    settings.secret = settings.signing_key()
    logs.configure(settings)
    _check_free(settings)
    asyncio.run(_upgrade(settings))
    _hand_down(settings)
    out.print(say("cli-serve-at", url=f"http://{settings.host}:{settings.port}"), highlight=False)
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
    redis: Annotated[
        str | None, typer.Option(metavar="cli-metavar-address", help="cli-arg-worker-redis")
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(help="cli-arg-worker-processes", min=1, max=256),
    ] = None,
    kinds: Annotated[str | None, typer.Option(metavar="bots|analysis", help="cli-arg-worker-kinds")] = None,
) -> None:
    """Play bots, read imports and look back at games for servers, from any machine that reaches their Redis.
    It needs neither database nor secret. Everything can also be set by environment: THARSIS_REDIS, …"""
    given = _given(redis=redis, worker_processes=processes, worker_kinds=kinds)
    with sensible():
        settings = taken_from_environment(**given)
    logs.configure(settings)
    asyncio.run(run_worker(settings))


def _settings(**given: Any) -> Settings:
    """The environment's settings with those given on the command line."""
    with sensible():
        settings = Settings(**_given(**given))
    settings.check()
    return settings


@contextmanager
def sensible() -> Iterator[None]:
    """A setting that cannot be is an error of whoever set it."""
    try:
        yield
    except ValidationError as error:
        wrong = error.errors()[0]
        name = f"THARSIS_{str(wrong['loc'][0]).upper()}" if wrong["loc"] else ""
        raise TharsisError(say("cli-bad-setting", name=name, value=str(wrong["input"]))) from error


def _given(**options: Any) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value is not None}


def _check_free(settings: Settings) -> None:
    """Whether anybody may listen there, before everything is set up for it."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)
        for family, kind, protocol, _, address in found[:1]:
            with socket.socket(family, kind, protocol) as probe:
                if os.name == "posix":
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except OSError as error:
        figures = {"host": settings.host, "port": str(settings.port)}
        if error.errno == errno.EADDRINUSE:
            raise TharsisError(say("cli-serve-port-taken", **figures)) from error
        if error.errno == errno.EACCES:
            raise TharsisError(say("cli-serve-port-forbidden", **figures)) from error
        raise TharsisError(say("cli-serve-no-address", **figures)) from error


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


#: Why a table cannot be opened whose own row is damaged.
UNREADABLE = "it cannot be read"

#: The ids of older tables may begin with a dash; they are arguments all the same.
ANY_ID = {"ignore_unknown_options": True}

tables = typer.Typer(help="cli-tables-help", no_args_is_help=True, add_completion=False)
Which = Annotated[str, typer.Argument(metavar="cli-metavar-table", help="cli-arg-table")]
DatabaseUrl = Annotated[
    str | None, typer.Option(metavar="cli-metavar-address", help="cli-arg-server-database")
]


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


def confirm(question: str) -> None:
    """Go on only if the operator says yes."""
    if not agreed(input(f"{question} {say('cli-yes-or-no')} ")):
        raise typer.Abort


@tables.command("list", help="cli-tables-list-help")
def list_tables(
    database: DatabaseUrl = None,
    state: Annotated[TableState | None, typer.Option(help="cli-arg-table-state")] = None,
    broken: Annotated[bool, typer.Option("--broken", help="cli-arg-table-broken")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-arg-json")] = False,
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
    last = say("cli-column-broken-why" if broken else "cli-column-moved")
    heads = [say(f"cli-column-{name}") for name in ("game", "state", "seats")]
    grid = Grid(Column(say("cli-column-table"), min_width=16, no_wrap=True), *heads, last)
    for shown in summaries:
        seats = ", ".join(_sits(seat) for seat in shown["seats"])
        how = say(f"cli-state-{shown['state']}") if shown["state"] in list(TableState) else shown["state"]
        how = say("cli-state-broken", state=how) if shown["broken"] else how
        why = say("cli-table-unreadable") if shown["broken_why"] == UNREADABLE else shown["broken_why"]
        row = [shown["id"], _named(shown["game"]), how, seats, why if broken else shown["moved"]]
        grid.add_row(*[escape(cell) for cell in row])
    out.print(grid)


def _named(id: str) -> str:
    """A game by its name, where it is installed."""
    return words().name(games()[id]) if id in games() else id


def _sits(seat: dict[str, Any]) -> str:
    """Who sits at a table: somebody, a bot, or nobody yet."""
    if seat["name"]:
        return str(seat["name"])
    if not seat["bot"]:
        return say("cli-seat-open")
    return words().bot(seat["bot"]) if words().has(f"bot-{seat['bot']}") else str(seat["bot"])


async def _unreadable(session: AsyncSession, query: Select[Table], shown: set[str]) -> list[dict[str, Any]]:
    """As much as can be said of tables whose own row is damaged."""
    found = await session.execute(query.with_only_columns(Table.id, Table.game, Table.broken_why))
    blank = {"state": "?", "seats": [], "moved": "?", "broken": True}
    return [
        {**blank, "id": row.id, "game": row.game, "broken_why": row.broken_why or UNREADABLE}
        for row in found
        if row.id not in shown
    ]


@tables.command(help="cli-tables-export-help", context_settings=ANY_ID)
def export(
    table: Which,
    to: Annotated[Path | None, typer.Option(metavar="cli-metavar-file", help="cli-arg-export-to")] = None,
    database: DatabaseUrl = None,
) -> None:
    """The replay file of a finished table."""

    async def work(db: Database) -> str:
        async with db.read() as session:
            try:
                found, seats = await lobby.seated(session, table)
            except Problem as problem:
                raise TharsisError(say("cli-no-table", table=table)) from problem
            if found.state != TableState.FINISHED:
                raise TharsisError(say("cli-export-unfinished"))
            try:
                return await _exported(session, found, seats)
            except Problem as problem:
                raise TharsisError(say("cli-export-none")) from problem

    text = with_database(database, work)
    if to is None:
        out.print(text, markup=False, highlight=False, soft_wrap=True)
    else:
        to.write_text(text, encoding="utf-8")
        out.print(say("cli-replay-written", path=str(to)), markup=False, soft_wrap=True)


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


@tables.command(help="cli-tables-rerun-help", context_settings=ANY_ID)
def rerun(
    table: Annotated[
        str | None, typer.Argument(metavar="cli-metavar-table", help="cli-arg-rerun-table")
    ] = None,
    database: DatabaseUrl = None,
) -> None:
    """Play running tables again under the present rules, and say what became of them."""

    async def work(db: Database) -> None:
        async with db.read() as session:
            query = select(Table.id).where(Table.state == TableState.RUNNING)
            ids = list(await session.scalars(query.where(Table.id == table) if table else query))
        if table and not ids:
            raise TharsisError(say("cli-no-running-table", table=table))
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
        return say("cli-rerun-broken", why=error.why)
    how = opened.how.name.lower().replace("_", "-") if opened else "waits"
    figures = {"rules": live.table.rules_version, "moves": live.state.moves}
    return say("cli-rerun-done", **figures, opened=say(f"cli-rerun-{how}"))


@tables.command("delete", help="cli-tables-delete-help", context_settings=ANY_ID)
def delete_table(
    table: Which,
    database: DatabaseUrl = None,
    yes: Annotated[bool, typer.Option("--yes", help="cli-arg-yes")] = False,
) -> None:
    """Remove a table and all its moves."""
    if not yes:
        confirm(say("cli-delete-table", table=table))

    async def work(db: Database) -> None:
        async with db.write() as session:
            done = await session.execute(delete(Table).where(Table.id == table))
            if not changed(done):
                raise TharsisError(say("cli-no-table", table=table))
            audit.note(session, audit.operator(), Deed.TABLE_DELETE, note=table)

    with_database(database, work)
    out.print(say("cli-table-deleted", table=table), markup=False, highlight=False)
