"""What runs in a bot's own process; it imports little, so that a new one is ready soon."""

import secrets
from functools import lru_cache

from tharsis.bots import Bot, make
from tharsis.kernel import game


@lru_cache(maxsize=64)
def _bot(game_id: str, name: str, seconds: float) -> Bot:
    return make(name, game(game_id), seed=secrets.randbits(32), seconds=seconds)


def think(game_id: str, name: str, seconds: float, position: bytes, seat: int) -> str:
    """The notation of the chosen move. The position is a redeal for the seat."""
    s = game(game_id).load(position)
    action = _bot(game_id, name, seconds).choose(s, seat, s.legal(seat))
    return s.game.actions.notation(action)
