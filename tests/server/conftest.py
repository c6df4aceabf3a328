"""One server for the tests that only talk to it; others start their own."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from server.harness import Launcher, Server
from tharsis.client import Client, SeatedClient
from tharsis.server.database import Database
from tharsis.server.settings import Settings


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Database]:
    """A fresh database."""
    made = Database(Settings(data=tmp_path))
    await made.upgrade()
    yield made
    await made.close()


@pytest.fixture(scope="session")
def launcher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Launcher]:
    made = Launcher(tmp_path_factory.mktemp("launcher"))
    yield made
    made.close()


@pytest.fixture(scope="session")
def server(launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(launcher, tmp_path_factory.mktemp("server"), bot_seconds=0.05, remind_after=3600).start()
    yield made
    made.stop()
    assert made.complaints() == []


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
