"""How far each Faction is beyond its victory condition, also beside the best other."""

import torch
from torch import Tensor

from tharsis.bots.training.shaping import Reader, lead


def potential(of: Reader, seats: int) -> Tensor:
    margin = of("margin")
    standing = (lead(margin) + margin) / 20
    return torch.einsum("nf,nfs->ns", standing, of("player")[:, :, :seats]).clamp(-3, 3)
