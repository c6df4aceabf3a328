"""Points, with those that wait for the end of the game; alone also what the solo goals ask for."""

import torch
from torch import Tensor

from tharsis.bots.training.shaping import Reader, lead
from tharsis.games.on_mars.board import COLUMN_OP, QUARTERS_OP, SHIP_OP, TOP_COLUMN
from tharsis.games.on_mars.deck import (
    BLUEPRINT_LEVEL,
    BLUEPRINT_OP,
    CONTRACT_OP,
    CONTRACT_PENALTY,
    CONTRACTS,
    UPGRADES,
)

#: The level of the Colony that the easier solo goals ask for.
SOLO_LEVEL = 3
#: A lead of so many points over Lacerda counts like one requirement of a goal.
SOLO_LEAD = 20


def potential(of: Reader, seats: int) -> Tensor:
    if seats == 1:
        return solo(of)
    points = expected(of)[:, :seats]
    return (lead(points) / 40 + points / 80).clamp(-2, 3)


def expected(of: Reader) -> Tensor:
    """By company, the points it would have if the game ended now."""
    points = of("points") + SHIP_OP * of("hangar")
    points = points + of.table(QUARTERS_OP)[of("quarters").long()]
    points = points + of.table(COLUMN_OP)[of("tech level").long()].sum(2)
    sign = (of("built at") > 0).float() * 2 - 1
    worth = of.table([BLUEPRINT_OP[level] for level in BLUEPRINT_LEVEL])
    points = points + (of("blueprints") * (sign * worth)[:, None]).sum(2)
    kinds = [0 if contract < UPGRADES else 1 for contract in range(CONTRACTS)]
    done = of("contract done").clamp(max=1)
    worth = of.table([CONTRACT_OP[kind] for kind in kinds]) * done
    worth = worth - of.table([CONTRACT_PENALTY[kind] for kind in kinds]) * (1 - done)
    return points + (of("contracts") * worth[:, None]).sum(2)


def solo(of: Reader) -> Tensor:
    """10.11: the lead over Lacerda, and in equal parts a goal met, a contract done, the Colony's level and
    the best Tech tile."""
    points = expected(of)
    ahead = ((points[:, 0] - points[:, 1]) / SOLO_LEAD).clamp(-3, 1)
    goal = of("goal done")[:, 0].amax(1)
    contract = (of("contracts")[:, 0] * of("contract done")).amax(1).clamp(max=1)
    level = (of("level") / SOLO_LEVEL).clamp(max=1)
    tech = of("tech level")[:, 0].amax(1) / TOP_COLUMN
    return torch.stack([ahead, goal, contract, level, tech]).sum(0)[:, None] / 2
