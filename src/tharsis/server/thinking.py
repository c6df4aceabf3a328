"""What runs in a bot's own process; it imports little, so that a new one is ready soon."""

from functools import lru_cache

from tharsis.bots import Bot, make
from tharsis.kernel import game


def answer() -> None:
    """A process that can do this is there."""


@lru_cache(maxsize=64)
def _bot(game_id: str, name: str, seed: int, seconds: float | None) -> Bot:
    return make(name, game(game_id), seed, seconds)


def think(game_id: str, name: str, seed: int, seconds: float | None, position: bytes, seat: int) -> str:
    """The notation of the chosen move. The position is a redeal for the seat; the seed is the seat's own for
    the whole game, so that a bot with likings keeps them."""
    s = game(game_id).load(position)
    action = _bot(game_id, name, seed, seconds).choose(s, seat, s.legal(seat))
    return s.game.actions.notation(action)
