"""How good a batched bot is: many games at once against others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tharsis.bots.batched import BatchBot
from tharsis.envs.batch import GOES_ON
from tharsis.envs.vector import Numbers, Vector
from tharsis.kernel import BadOption, Game


@dataclass
class Evaluation:
    """Game by game, what it was worth for the bot (as `State.returns` has it), and where it sat."""

    returns: NDArray[np.float64]
    seats: Numbers

    @property
    def mean(self) -> float:
        return float(self.returns.mean())

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return float(self.returns.std() / np.sqrt(len(self.returns)))

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.error:.3f} in {len(self.returns)} games"


def evaluate(
    bot: BatchBot,
    game: Game | str,
    games: int,
    opponents: BatchBot | str | Sequence[str] = "random",
    *,
    lanes: int = 64,
    **play: Any,
) -> Evaluation:
    """Play as many games, ``lanes`` at a time, the bot at all seats in turn. Opponents are bots by name, or a
    batched bot for all the other seats; further keywords are those of `Vector`."""
    if games < 1 or lanes < 1:
        raise BadOption(f"{games} games, {lanes} at a time: take one or more")
    named = None if isinstance(opponents, BatchBot) else opponents
    with Vector(game, min(lanes, games), opponents=named, seat=None, **play) as vector:
        others = opponents if isinstance(opponents, BatchBot) else bot
        return _play(vector, bot, others, games)


def _play(vector: Vector, bot: BatchBot, others: BatchBot, games: int) -> Evaluation:
    """Until all games with the first numbers are over: to take the first that end would favour short ones."""
    returns = np.full(games, np.nan)
    while (vector.numbers < games).any():
        playing = vector.numbers.copy()
        vector.step(_actions(vector, bot, others))
        for lane in np.flatnonzero((vector.ends != GOES_ON) & (playing < games)):
            number = playing[lane]
            returns[number] = vector.returns[lane, number % vector.seats]
    asked = np.flatnonzero(~np.isnan(returns))  # others ended before the bot had anything to decide
    return Evaluation(returns[asked], asked % vector.seats)


def _actions(vector: Vector, bot: BatchBot, others: BatchBot) -> Numbers:
    actions = np.zeros(vector.games, np.int64)
    mine = vector.deciders == vector.numbers % vector.seats
    for who, rows in ((bot, mine), (others, ~mine)):
        if rows.any():
            actions[rows] = who.choose_many(vector.observations[rows], vector.masks[rows])
    return actions
