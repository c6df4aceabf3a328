"""Databases and guests for the tests of the server."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.harness import SECRET, Launcher, RedisServer, Server, Worker, mortal_redis, postgres, redis
from server.indoors import table_of
from tharsis.client import Client, SeatedClient
from tharsis.kernel import games
from tharsis.server.database import Database
from tharsis.server.live import Live
from tharsis.server.settings import Settings
from toy import GAME


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Database]:
    """A fresh database."""
    made = Database(Settings(data=tmp_path))
    await made.upgrade()
    yield made
    await made.close()


@pytest.fixture
async def live(db: Database, monkeypatch: pytest.MonkeyPatch) -> Live:
    """Ana and Ben at a table of the toy game, without a server around them."""
    monkeypatch.setitem(games(), "toy", GAME)
    return await table_of(db, "toy")


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def houses(
    request: pytest.FixtureRequest, launcher: Launcher, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """A server on SQLite; or two workers, each with an address of its own, on PostgreSQL and Redis."""
    folder = tmp_path_factory.mktemp("houses")
    with ExitStack() as stack:
        shared: dict[str, object] = {}
        if request.param == "postgresql":
            database = stack.enter_context(postgres(folder / "postgres.log"))
            news = stack.enter_context(redis(folder / "redis"))
            shared = {"database": database, "redis": news, "secret": SECRET}
        names = ["one", "two"] if shared else ["one"]
        started = [Server(launcher, folder / name, **shared).start() for name in names]
        yield started
        for server in started:
            server.stop()
            assert server.complaints() == []


@pytest.fixture
def guest(server: Server) -> Iterator[Callable[[str], Client]]:
    """Makes guests, and says goodbye to them."""
    made: list[Client] = []

    def make(name: str) -> Client:
        made.append(Client(server.url, name=name))
        return made[-1]

    yield make
    for client in made:
        client.close()


@pytest.fixture
def two_seats(guest: Callable[[str], Client]) -> Iterator[tuple[SeatedClient, SeatedClient]]:
    """Two people at one running table of the toy game."""
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    with ana.sit_down(table) as first, ben.sit_down(table) as second:
        yield first, second


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis that can be killed and started again."""
    with mortal_redis(tmp_path / "redis") as made:
        yield made


@pytest.fixture
def workers(launcher: Launcher, cache: RedisServer, tmp_path: Path) -> Iterator[Callable[..., Worker]]:
    """Makes workers on the Redis of the test; those that were started are stopped."""
    made: list[Worker] = []

    def make(**settings: object) -> Worker:
        made.append(Worker(launcher, tmp_path / f"worker {len(made)}", cache.url, **settings))
        return made[-1]

    yield make
    for worker in made:
        if worker.pid and worker.alive():
            worker.stop()
        assert worker.complaints() == []
