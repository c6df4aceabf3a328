"""What of the way to a win can be seen in a position: rewards on the way that fade while a network learns.

The difference of a potential before and after a decision is added to the rewards: over a whole game it adds
up to what the first position shows, so that no game becomes better to play than it is. Each game has a module
with its ``potential``: from a reader of rows and the number of seats to a number for each seat from the
decider on.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import torch
from torch import Tensor

from tharsis.kernel import Game, Observation


class Reader:
    """The values of rows by the name of their part."""

    def __init__(self, observation: Observation, rows: Tensor) -> None:
        self.observation = observation
        self.rows = rows

    def __call__(self, name: str) -> Tensor:
        part = self.observation.part(name)
        values = self.rows[:, part.start : part.start + part.size].float() + part.low
        return values.view(-1, *part.shape) if part.shape else values[:, 0]

    def table(self, numbers: list[int] | list[float]) -> Tensor:
        """Printed numbers, where the rows are."""
        return torch.tensor(numbers, dtype=torch.float32, device=self.rows.device)


def lead(points: Tensor) -> Tensor:
    """By how much each is ahead of the best other."""
    seats = points.shape[1]
    own = torch.eye(seats, dtype=torch.bool, device=points.device)
    others = points[:, None, :].expand(-1, seats, -1).masked_fill(own, -torch.inf).amax(2)
    return points - others


def potential(game: Game, rows: Tensor, seats: int) -> Tensor:
    """For each seat from the decider on; nothing where a game has no potential."""
    module = _module(game.id)
    if game.observation is None or module is None:
        return torch.zeros(rows.shape[0], seats, device=rows.device)
    found: Tensor = module.potential(Reader(game.observation, rows), seats)
    return found


@cache
def _module(game_id: str) -> Any:
    """Where a game's potential is, if it has one: looked up once, as it is asked for in every improvement."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None
