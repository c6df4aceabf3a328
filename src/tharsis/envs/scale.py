"""Observations as networks like them."""

import numpy as np
from numpy.typing import NDArray

from tharsis.kernel import BadOption, Game, Observation
from tharsis.kernel import game as find


def observation_of(game: Game) -> Observation:
    if game.observation is None:
        raise BadOption(f"{game.id} has no observation for learning")
    return game.observation


class Scale:
    """Makes numbers of the bytes of observations, mostly within 0 and 1, as the parts of a game say."""

    def __init__(self, game: Game | str) -> None:
        parts = observation_of(find(game) if isinstance(game, str) else game).parts
        self.low = np.concatenate([np.full(part.size, part.low, np.float32) for part in parts])
        self.factor = np.concatenate([np.full(part.size, 1 / part.full, np.float32) for part in parts])
        self.size = len(self.low)

    def __call__(self, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
        """One observation, or rows of them."""
        if observations.shape[-1] != self.size:
            raise BadOption(f"an observation has {self.size} bytes, not {observations.shape[-1]}")
        scaled: NDArray[np.float32] = (observations + self.low) * self.factor
        return scaled
