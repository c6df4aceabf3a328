"""Bots that decide for many games in one call: one run of a network serves them all."""

import numpy as np
from numpy.typing import NDArray

from tharsis.bots.bot import Bot
from tharsis.kernel import RulesError, State

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]


class BatchBot:
    """Plays any seat of one game. All it sees is a row for each decision: what the seat that decides
    observes, and a mask with 1 for each legal action."""

    def choose_many(self, observations: Bytes, masks: Bytes) -> Numbers:
        """A legal action for each row."""
        raise RulesError("a bot must choose")


class RandomBatchBot(BatchBot):
    """Takes any legal action, each as likely."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def choose_many(self, observations: Bytes, masks: Bytes) -> Numbers:
        drawn: Numbers = (self.rng.random(masks.shape) * masks).argmax(axis=1)
        return drawn


class OneByOne(Bot):
    """A batched bot at a table of its own, wherever a `Bot` can play."""

    def __init__(self, bot: BatchBot) -> None:
        self.bot = bot

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        mask = np.zeros((1, s.game.actions.size), np.uint8)
        mask[0, legal] = 1
        observation = np.frombuffer(s.observe(seat), np.uint8).reshape(1, -1)
        return int(self.bot.choose_many(observation, mask)[0])
