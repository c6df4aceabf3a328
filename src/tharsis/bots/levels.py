"""The bots that people meet at the levels: novice, regular, strong, master.

A level that needs a network is offered where one comes with the game, and where the level has shown in the
arena that it is ahead of the one below. Asked for by name where there is no network, it plays by heuristic,
and the log says so once.
"""

import logging
from functools import cache
from typing import Final

from tharsis.bots.bot import Bot, HeuristicBot
from tharsis.bots.ladder import (
    DECISION_SECONDS,
    LEVELS,
    MASTER,
    NOVICE,
    REGULAR,
    STRONG,
    TURN_SECONDS,
    proven,
)
from tharsis.bots.novice import NoviceBot
from tharsis.bots.search import SearchBot, evaluator_for
from tharsis.bots.watchful import WatchfulBot
from tharsis.kernel import Game

log: Final = logging.getLogger(__name__)

#: Those that play by the network of the game.
BY_NETWORK: Final = (STRONG, MASTER)
#: How bots at tables were called before there were levels.
FORMER: Final = {"heuristic": REGULAR, "search": MASTER}


def levels_of(game: Game) -> list[str]:
    """The levels that a game offers, the weakest first."""
    return [level for level in playable(game) if level in proven(game)]


def playable(game: Game) -> list[str]:
    """The levels that a game could offer if they were proven."""
    if game.advisor is None:
        return []
    return list(LEVELS) if _has_network(game) else [NOVICE, REGULAR]


def present(game: Game, name: str) -> str:
    """Who plays today under a name that a table may have had for long: for a former name, or a level that the
    game no longer has, the nearest one that it has."""
    level = FORMER.get(name, name) if game.advisor else name
    if level not in BY_NETWORK or game.advisor is None:
        return level
    have = levels_of(game)
    return level if level in have else have[-1]


def at_level(level: str, game: Game, seed: int, seconds: float | None) -> Bot:
    """A bot of a level, offered or not. ``seconds`` bounds each decision of a master, who else takes all of
    its time."""
    assert game.advisor is not None, "a game without advice has no levels"
    played = level if level in playable(game) else REGULAR
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
    from tharsis.bots.network import NetworkPlayer, shipped

    network = shipped(game)
    assert network is not None
    return NetworkPlayer(network)


@cache
def _say_fallback(game: str, level: str, played: str) -> None:
    log.warning("%s has no network that fits: %s plays as %s", game, level, played)
