"""`tharsis` for tests: what chance brings and what bots do follows from the position alone, so that every run
sees the same games, whatever else is played on the server. Nothing of this is a setting of the server."""

import secrets
import zlib
from unittest.mock import patch

from tharsis.bots import make
from tharsis.kernel import Outcome, Rng, Source, State, game

SEED = 1


class Foretold(Source):
    """The outcome follows from how many there were before it: the same after an undo or a new start."""

    def number(self, s: State, kind: int, n: int) -> int:
        rng = Rng()
        rng.seed(SEED + count(s.tape))
        return rng.below(n)


def count(last: Outcome | None) -> int:
    found = 0
    while last is not None:
        last, found = last.before, found + 1
    return found


def think(game_id: str, name: str, seed: int, seconds: float | None, position: bytes, seat: int) -> str:
    """As `tharsis.server.thinking` does, by a bot that remembers no other decision, and whom it does not
    matter who answers first where several are asked."""
    s = game(game_id).load(position)
    bot = make(name, s.game, zlib.crc32(f"{seat} {s.position(seat)}".encode()), seconds)
    return s.game.actions.notation(bot.choose(s, seat, s.legal(seat)))


def main() -> None:
    from tharsis import cli
    from tharsis.server import bots, history

    with (
        patch.object(history, "Entropy", Foretold),
        patch.object(bots, "think", think),
        patch.object(secrets, "randbits", lambda bits: SEED),  # of redeals, for bots and previews
    ):
        cli.main()
