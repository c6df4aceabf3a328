"""Policy and value of a position, as bytes of an observation tell it."""

import numpy as np
import torch
from torch import Tensor, nn

from tharsis.kernel import Game, Observation

#: How small the first weights of both heads are: an untrained network should prefer nothing.
FIRST_WEIGHTS = 0.01


class Block(nn.Module):
    """Adds what two layers see in it to what passes through; at first nothing."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.inner = nn.Linear(width, width)
        self.outer = nn.Linear(width, width)
        nn.init.zeros_(self.outer.weight)
        nn.init.zeros_(self.outer.bias)

    def forward(self, x: Tensor) -> Tensor:
        seen: Tensor = self.outer(nn.functional.gelu(self.inner(self.norm(x))))
        return x + seen


class Net(nn.Module):
    """From rows of bytes to a number for each action, and for each seat, from the one that decides on, what
    the game is likely to bring it."""

    low: Tensor
    factor: Tensor

    def __init__(self, game: Game, width: int, blocks: int) -> None:
        super().__init__()
        observation = game.observation
        assert observation is not None
        low, factor = scales(observation)
        self.register_buffer("low", torch.from_numpy(low))
        self.register_buffer("factor", torch.from_numpy(factor))
        self.first = nn.Linear(int(observation.size), width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, game.actions.size)
        self.value = nn.Linear(width, game.seats[1])
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=FIRST_WEIGHTS)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        seen = (rows.float() + self.low) * self.factor
        x = self.first(seen.to(self.first.weight.dtype))
        for block in self.blocks:
            x = block(x)
        x = self.norm(x)
        return self.policy(x), self.value(x)


def scales(observation: Observation) -> tuple[np.ndarray, np.ndarray]:
    """What is added to each byte, and what the sum is multiplied with."""
    low = [np.full(part.size, part.low, np.float32) for part in observation.parts]
    factor = [np.full(part.size, 1 / part.full, np.float32) for part in observation.parts]
    return np.concatenate(low), np.concatenate(factor)
