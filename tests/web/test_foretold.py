"""What happens at the tables of these tests is the same in every run."""

from typing import Any

import pytest

from tharsis.client import Client
from web.conftest import Server

GAMES = ("on-mars", "red-dust-rebellion", "terraforming-mars", "twilight-struggle")
DECISIONS = 12


def what_happens(server: Server, game: str, bot: str) -> list[dict[str, Any]]:
    """The log of a new table at which somebody does the last thing that is allowed, again and again."""
    with Client(server.url) as client:
        table = client.create(game, ["me", f"bot:{bot}"])["id"]
        with client.sit_down(table) as seat:
            made = 0
            while seat.wait() and made < DECISIONS:
                seat.move(seat.legal[-1])
                made += 1
            return seat.log


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_a_game_has_the_same_chance_and_the_same_bots(server: Server, game: str) -> None:
    for bot in ("regular", "random"):
        once = what_happens(server, game, bot)
        assert once
        assert what_happens(server, game, bot) == once
