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
        seen = b"".join([s.observe(seat) for s, seat in zip(states, seats, strict=True)])
        rows = np.frombuffer(seen, np.uint8).reshape(len(states), -1)
        policy, likely = self.network.evaluate(rows)
        bounded = np.clip(likely, -1.0, 1.0)
        priors: list[list[float]] = []
        values: list[list[float]] = []
        for i, (s, seat) in enumerate(zip(states, seats, strict=True)):
            priors.append(shares(policy[i, s.legal(seat)]))
            values.append(balanced(s, [float(bounded[i, (k - seat) % s.seats]) for k in range(s.seats)]))
        return priors, values


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
