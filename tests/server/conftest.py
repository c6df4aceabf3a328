"""Databases and guests for the tests of the server."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from server.harness import Server
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
