"""Past selves of a network, to play against: who only beats its present self forgets what it knew."""

import random
from typing import Any

from tharsis.bots.training.config import Recipe
from tharsis.bots.training.network import Net
from tharsis.bots.training.weights import packed, unpack


class League:
    """Some of the networks that there were, the oldest first."""

    def __init__(self, recipe: Recipe, members: list[dict[str, Any]]) -> None:
        self.recipe = recipe
        self.members = members

    def join(self, net: Net, rng: random.Random) -> None:
        """Take a network in. Where there is no room, one of the others goes, but neither the youngest nor the
        eldest, which plays like those it learnt from."""
        if len(self.members) >= self.recipe.keep:
            self.members.pop(rng.randrange(1, len(self.members) - 1) if len(self.members) > 2 else 0)
        self.members.append(packed(net))

    def guests(self, count: int, rng: random.Random) -> list[Net]:
        """Past selves to play, each as likely."""
        found: list[Net] = []
        for _ in range(count):
            net = Net(self.recipe.rules, self.recipe.width, self.recipe.blocks)
            unpack(rng.choice(self.members), net)
            found.append(net)
        return found
