"""Bots by name: the weakest first, and none ever sees more than its seat."""

from typing import Any

from tharsis.bots.bot import Bot, HeuristicBot, RandomBot
from tharsis.bots.company import Company
from tharsis.bots.search import SearchBot, evaluator_for
from tharsis.kernel import BadOption, Game
from tharsis.kernel.extras import need

#: These need numpy, which neither playing nor the compiler does: they are loaded when they are asked for.
BATCHED = ("BatchBot", "OneByOne", "RandomBatchBot")

__all__ = ["Bot", "Company", "HeuristicBot", "RandomBot", "SearchBot", "make", "names", "usual", *BATCHED]


def __getattr__(name: str) -> Any:
    if name not in BATCHED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(need(f"{__name__}.batched", "envs"), name)


def names(game: Game) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return ["random", "heuristic", "search"] if game.advisor else ["random", "search"]


def usual(game: Game) -> str:
    """The best bot that answers at once."""
    return "heuristic" if game.advisor else "random"


def make(name: str, game: Game, seed: int, seconds: float | None = None) -> Bot:
    """A bot for one seat. ``seconds`` bounds the thinking of one decision; without it a search does a
    fixed number of iterations, so that its games can be repeated."""
    if name not in names(game):
        raise BadOption(f"there is no bot {name!r} for {game.id}; choose {', '.join(names(game))}")
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic" and game.advisor is not None:
        return HeuristicBot(game.advisor())
    return SearchBot(seed, evaluator_for(game), seconds=seconds)
