"""What of the way to a win can be seen in a position: rewards on the way that fade while a network learns.

The difference of a potential before and after a decision is added to the rewards: over a whole game it adds
up to what the first position shows, so that no game becomes better to play than it is.
"""

from collections.abc import Callable

import torch
from torch import Tensor

from tharsis.kernel import Game, Observation

#: A potential: from rows of bytes and the number of seats to a number for each seat from the decider on.
Potential = Callable[["Reader", int], Tensor]


class Reader:
    """The values of rows by the name of their part."""

    def __init__(self, observation: Observation, rows: Tensor) -> None:
        self.observation = observation
        self.rows = rows

    def __call__(self, name: str) -> Tensor:
        part = self.observation.part(name)
        values = self.rows[:, part.start : part.start + part.size].float() + part.low
        return values.view(-1, *part.shape) if part.shape else values[:, 0]


def lead(points: Tensor) -> Tensor:
    """By how much each is ahead of the best other."""
    seats = points.shape[1]
    own = torch.eye(seats, dtype=torch.bool, device=points.device)
    others = points[:, None, :].expand(-1, seats, -1).masked_fill(own, -torch.inf).amax(2)
    return points - others


def twilight_struggle(of: Reader, seats: int) -> Tensor:
    own = of("vp")[:, None] / 20
    return torch.cat([own, -own], 1)


def terraforming_mars(of: Reader, seats: int) -> Tensor:
    """Alone the planet counts, among others the points."""
    if seats == 1:
        planet = of("temperature") / 19 + of("oxygen") / 14 + of("oceans") / 9
        return planet[:, None] * (2 / 3)
    points = of("points")[:, :seats]
    return (lead(points) / 40 + points / 80).clamp(-2, 2)


def on_mars(of: Reader, seats: int) -> Tensor:
    points = of("points")[:, :seats]
    if seats == 1:
        return points / 50
    return (lead(points) / 40 + points / 60).clamp(-2, 3)


def red_dust_rebellion(of: Reader, seats: int) -> Tensor:
    """How far each Faction is beyond its victory condition, also beside the best other; and whose it is."""
    margin = of("margin")
    standing = (lead(margin) + margin) / 20
    return torch.einsum("nf,nfs->ns", standing, of("player")[:, :, :seats]).clamp(-3, 3)


POTENTIALS: dict[str, Potential] = {
    "on-mars": on_mars,
    "red-dust-rebellion": red_dust_rebellion,
    "terraforming-mars": terraforming_mars,
    "twilight-struggle": twilight_struggle,
}


def potential(game: Game, rows: Tensor, seats: int) -> Tensor:
    """For each seat from the decider on; nothing where a game has no potential."""
    known = POTENTIALS.get(game.id)
    if known is None or game.observation is None:
        return torch.zeros(rows.shape[0], seats, device=rows.device)
    return known(Reader(game.observation, rows), seats)
