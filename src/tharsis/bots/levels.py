"""The levels at which people meet bots: novice, regular, strong, master.

A level that needs a network is offered where one comes with the game. Asked for by name where none does, it
plays by heuristic, and the log says so once.
"""

import logging
from functools import cache
from typing import Final

from tharsis.bots.bot import Bot, HeuristicBot
from tharsis.bots.novice import NoviceBot
from tharsis.bots.search import SearchBot, evaluator_for
from tharsis.bots.watchful import WatchfulBot
from tharsis.kernel import Game

log: Final = logging.getLogger(__name__)

NOVICE: Final = "novice"
REGULAR: Final = "regular"
STRONG: Final = "strong"
MASTER: Final = "master"
#: The weakest first.
LEVELS: Final = (NOVICE, REGULAR, STRONG, MASTER)
#: Those that play by the network of the game.
BY_NETWORK: Final = (STRONG, MASTER)
#: How bots at tables were called before there were levels.
FORMER: Final = {"heuristic": REGULAR, "search": MASTER}
#: Seconds that a master thinks about one decision, and about all decisions of a turn together.
DECISION_SECONDS: Final = 2.0
TURN_SECONDS: Final = 8.0


def levels_of(game: Game) -> list[str]:
    """The levels that a game has, the weakest first."""
    if game.advisor is None:
        return []
    return [level for level in LEVELS if level not in BY_NETWORK or _has_network(game)]


def present(game: Game, name: str) -> str:
    """Who plays today under a name that a table may have had for long: for a former name, or a level that the
    game no longer has, the nearest one that it has."""
    level = FORMER.get(name, name) if game.advisor else name
    return REGULAR if level in BY_NETWORK and not _has_network(game) else level


def thinks(name: str) -> float:
    """For how many seconds a bot may think about one decision; 0 where it answers at once."""
    return DECISION_SECONDS if name in (MASTER, "search") else 0.0


def at_level(level: str, game: Game, seed: int, seconds: float | None) -> Bot:
    """A bot of a level. ``seconds`` bounds each decision of a master, who else takes all of its time."""
    assert game.advisor is not None, "a game without advice has no levels"
    played = present(game, level)
    if played != level:
        _say_fallback(game.id, level, played)
    if played == NOVICE:
        return NoviceBot(seed, game.advisor())
    if played == REGULAR:
        return HeuristicBot(game.advisor())
    bot = _by_network(game) if played == STRONG else _master(game, seed, seconds)
    return WatchfulBot(bot, game.advisor(), seed)


def _master(game: Game, seed: int, seconds: float | None) -> Bot:
    return searching(game, seed, DECISION_SECONDS if seconds is None else seconds, TURN_SECONDS)


def searching(game: Game, seed: int, seconds: float | None, turn_seconds: float | None = None) -> Bot:
    """A bot that searches."""
    return SearchBot(seed, evaluator_for(game), seconds=seconds, turn_seconds=turn_seconds)


@cache
def _has_network(game: Game) -> bool:
    from tharsis.bots.network import shipped  # loads onnxruntime: not before somebody asks

    return shipped(game) is not None


def _by_network(game: Game) -> Bot:
    from tharsis.bots.batched import OneByOne
    from tharsis.bots.network import NetworkBot, shipped

    network = shipped(game)
    assert network is not None
    return OneByOne(NetworkBot(network))


@cache
def _say_fallback(game: str, level: str, played: str) -> None:
    log.warning("%s has no network that fits: %s plays as %s", game, level, played)
