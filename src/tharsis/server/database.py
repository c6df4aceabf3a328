"""The database: SQLite (one writer, WAL, synced) or PostgreSQL, and its migrations."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import orjson
from alembic import command
from alembic.config import Config
from redis.exceptions import RedisError
from sqlalchemy import Connection, CursorResult, Engine, Result, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InvalidatePoolError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from tharsis.server.settings import Settings
from tharsis.server.together import Together

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
#: Any number that is ours: it keeps two starting servers from migrating at once.
MIGRATION_LOCK = 0x7468_6172
#: How columns of JSON are written and read.
JSON: dict[str, Any] = {
    "json_serializer": lambda value: orjson.dumps(value).decode(),
    "json_deserializer": orjson.loads,
}
#: How connections that write are marked.
WRITING = {"writes": True}
#: What PostgreSQL says when it goes down, comes up or has no room: classes of SQLSTATE.
NOT_THERE = ("08", "53", "57")
#: Seconds after which a connection that rests may have been cut off, and where the pool keeps since when.
RESTED = 10.0
RESTING = "resting"


class Database:
    """Sessions for reading, and for writing in one transaction."""

    def __init__(self, settings: Settings) -> None:
        self.sqlite = settings.sqlite
        if self.sqlite:
            _make_file(settings.database)
            self.engine = _prepared(
                create_async_engine(settings.database, pool_size=8, max_overflow=0, pool_timeout=600, **JSON)
            )
            plain = make_url(settings.database).set(drivername="sqlite")
            self._together = Together(
                _prepared_sync(create_engine(plain, pool_size=1, **JSON)).execution_options(**WRITING)
            )
        else:
            # All stay open, for to open one takes PostgreSQL longer than a move. Those used last are used
            # again, so that the others rest and are looked at closely.
            self.engine = _checked(
                create_async_engine(
                    settings.database,
                    pool_size=settings.database_connections,
                    max_overflow=0,
                    pool_use_lifo=True,
                    **JSON,
                )
            )
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writers = async_sessionmaker(self.engine.execution_options(**WRITING), expire_on_commit=False)
        # SQLite has one writer at a time: queue here, in order, instead of polling a busy database.
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with self._sessions() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """One transaction: committed at the end, or nothing of it."""
        async with self._turn if self.sqlite else nullcontext(), self._writers.begin() as session:
            yield session

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """The same for short work that is written often. On SQLite it goes to the writing thread once, not
        once for each statement, and with whatever else is waiting to be written."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        return await self._together.write(work, self._turn)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.sqlite:
            self._together.close()

    async def upgrade(self) -> None:
        """Bring the schema to the present version."""
        async with self.engine.begin() as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)


def changed(done: Result[Any]) -> int:
    """How many rows a statement changed."""
    assert isinstance(done, CursorResult)
    return done.rowcount


def out_of_reach(error: BaseException) -> bool:
    """Whether this says that the database or Redis is not there now, and nothing about what we asked."""
    if isinstance(error, DBAPIError) and not isinstance(error, OperationalError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or state.startswith(NOT_THERE)
    if isinstance(error, asyncpg.PostgresError):
        return str(error.sqlstate).startswith(NOT_THERE)
    return isinstance(error, OperationalError | NoConnection | RedisError | OSError | asyncpg.InterfaceError)


def _make_file(url: str) -> None:
    """A file that nobody else on this machine may read; what SQLite keeps beside it follows its permissions,
    but for what an earlier release left there."""
    path = make_url(url).database
    if not path or path == ":memory:":
        return
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    for kept in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # somebody else's file is theirs to close
            kept.chmod(0o600)


def _prepared(engine: AsyncEngine) -> AsyncEngine:
    _prepared_sync(engine.sync_engine)
    return engine


def _prepared_sync(engine: Engine) -> Engine:
    """SQLite as we want it: a log written ahead and synced at every commit, transactions begun by us."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA busy_timeout = 30000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        # Who reads first and then writes would fail if another process wrote in between.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _checked(engine: AsyncEngine) -> AsyncEngine:
    """Nobody gets a connection to PostgreSQL that is gone: there is a new one then. One that PostgreSQL has
    closed says so itself; only one that has rested for long, and may be cut off without a word, is asked."""

    @event.listens_for(engine.sync_engine, "checkin")
    def rest(_connection: Any, record: ConnectionPoolEntry) -> None:
        record.info[RESTING] = time.monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def check(connection: Any, record: ConnectionPoolEntry, _proxy: Any) -> None:
        moment = time.monotonic()
        if connection.driver_connection.is_closed():
            raise InvalidatePoolError
        if moment - record.info.get(RESTING, moment) > RESTED:
            _ask(engine, connection)

    return engine


def _ask(engine: AsyncEngine, connection: Any) -> None:
    try:
        engine.dialect.do_ping(connection)
    except engine.dialect.loaded_dbapi.Error as error:
        raise InvalidatePoolError from error


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
