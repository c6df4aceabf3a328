"""Victory points, as far as they go."""

import torch
from torch import Tensor

from tharsis.bots.training.shaping import Reader

WINNING_VP = 20


def potential(of: Reader, seats: int) -> Tensor:
    own = of("vp")[:, None] / WINNING_VP
    return torch.cat([own, -own], 1)
