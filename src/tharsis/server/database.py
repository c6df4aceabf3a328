"""The database: SQLite (one writer, WAL, synced) or PostgreSQL, and its migrations."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, CursorResult, Result, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from tharsis.server.settings import Settings

MIGRATIONS = Path(__file__).parent / "migrations"
#: Any number that is ours: it keeps two starting servers from migrating at once.
MIGRATION_LOCK = 0x7468_6172


class Database:
    """Sessions for reading, and for writing in one transaction."""

    def __init__(self, settings: Settings) -> None:
        self.sqlite = settings.sqlite
        if self.sqlite:
            _make_folder(settings.database)
            self.reader = _sqlite(settings.database, "BEGIN", pool_size=8)
            # One writer at a time: the pool is the queue, so a busy database is never polled.
            self.writer = _sqlite(settings.database, "BEGIN IMMEDIATE", pool_size=1)
        else:
            self.reader = self.writer = create_async_engine(
                settings.database, pool_size=10, max_overflow=20, pool_pre_ping=True
            )
        self._reading = async_sessionmaker(self.reader, expire_on_commit=False)
        self._writing = async_sessionmaker(self.writer, expire_on_commit=False)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with self._reading() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """One transaction: committed at the end, or nothing of it."""
        async with self._writing.begin() as session:
            yield session

    async def close(self) -> None:
        await self.reader.dispose()
        await self.writer.dispose()

    async def upgrade(self) -> None:
        """Bring the schema to the present version."""
        async with self.writer.begin() as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)


def changed(done: Result[Any]) -> int:
    """How many rows a statement changed."""
    assert isinstance(done, CursorResult)
    return done.rowcount


def _make_folder(url: str) -> None:
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)


def _sqlite(url: str, begin: str, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=pool_size, max_overflow=0, pool_timeout=600)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, below
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA busy_timeout = 30000")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
