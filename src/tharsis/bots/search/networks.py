"""An evaluator that asks a network, many positions at a time."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tharsis.bots.network import Network
from tharsis.bots.search.evaluator import Evaluations, Evaluator
from tharsis.kernel import State


#: How much more evenly than a network itself priors are shared: what it has learnt to play, it is too sure of.
SOFTNESS: Final = 1.5


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
            values.append([float(bounded[i, (other - seat) % s.seats]) for other in range(s.seats)])
        return priors, values


def shares(numbers: NDArray[np.float32]) -> list[float]:
    """Softmax: what a network says of actions as parts of one."""
    raised = np.exp((numbers - numbers.max()) / SOFTNESS)
    found: list[float] = (raised / raised.sum()).tolist()
    return found
