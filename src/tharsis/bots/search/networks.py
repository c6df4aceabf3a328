"""An evaluator that asks a network, many positions at a time."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tharsis.bots.network import Network
from tharsis.bots.search.evaluator import Evaluations, Evaluator
from tharsis.kernel import State


class NetworkEvaluator(Evaluator):
    """By what a network has learnt."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network

    def together(self) -> int:
        return 8

    def judges_midway(self) -> bool:
        """It was trained on every decision."""
        return True

    def evaluate(self, states: list[State], seats: list[int]) -> Evaluations:
        policy, likely = self.network.judge(states, seats)
        priors = [
            shares(policy[i, s.legal(seat)]) for i, (s, seat) in enumerate(zip(states, seats, strict=True))
        ]
        values = [balanced(s, bounded(by_seat)) for s, by_seat in zip(states, likely, strict=True)]
        return priors, values


def bounded(values: list[float]) -> list[float]:
    """What a game can bring is between -1 and 1, whatever a network says."""
    return [min(1.0, max(-1.0, value)) for value in values]


def balanced(s: State, values: list[float]) -> list[float]:
    """What some win others lose. A network need not know that, and would rather be asked than have others
    decide, or the other way round."""
    if s.seats == 1 or "nonplayers" in s.game.capabilities:
        return values
    mean = sum(values) / s.seats
    return [value - mean for value in values]


def shares(numbers: NDArray[np.float32]) -> list[float]:
    """Softmax: what a network says of actions as parts of one."""
    raised = np.exp(numbers - numbers.max())
    found: list[float] = (raised / raised.sum()).tolist()
    return found
