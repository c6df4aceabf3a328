"""Bots by name: levels for people, others for research; none ever sees more than its seat."""

from typing import Any

from tharsis.bots.bot import Bot, HeuristicBot, RandomBot
from tharsis.bots.company import Company
from tharsis.bots.ladder import LEVELS, REGULAR
from tharsis.bots.levels import at_level, levels_of, searching
from tharsis.bots.search import SearchBot
from tharsis.kernel import BadOption, Game
from tharsis.kernel.extras import need

#: These need numpy, which neither playing nor the compiler does: they are loaded when they are asked for.
BATCHED = ("BatchBot", "OneByOne", "RandomBatchBot")

__all__ = [
    "Bot",
    "Company",
    "HeuristicBot",
    "RandomBot",
    "SearchBot",
    "levels_of",
    "make",
    "names",
    "usual",
    *BATCHED,
]


def __getattr__(name: str) -> Any:
    if name not in BATCHED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(need(f"{__name__}.batched", "envs"), name)


def names(game: Game) -> list[str]:
    """The bots that can play a game: those for research, then the levels, the weakest first."""
    return [*_for_research(game), *levels_of(game)]


def _for_research(game: Game) -> list[str]:
    return ["random", "heuristic", "search"] if game.advisor else ["random", "search"]


def usual(game: Game) -> str:
    """The bot for whoever names none."""
    return REGULAR if game.advisor else "random"


def make(name: str, game: Game, seed: int, seconds: float | None = None) -> Bot:
    """A bot for one seat. ``seconds`` bounds the thinking of one decision; without it a search does a fixed
    number of iterations, so that its games can be repeated, and a master thinks as long as at the table.

    A level whose network the game does not have plays by heuristic."""
    if name in LEVELS and game.advisor:
        return at_level(name, game, seed, seconds)
    if name not in _for_research(game):
        raise BadOption(
            f"there is no bot {name!r} for {game.id}; choose {', '.join(names(game))}",
            "no-bot",
            {"bot": name, "game": game.id, "bots": ", ".join(names(game))},
        )
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic" and game.advisor:
        return HeuristicBot(game.advisor())
    return searching(game, seed, seconds)
