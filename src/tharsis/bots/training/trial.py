"""How a network plays against a fixed opponent, while it learns and afterwards."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from tharsis.bots.batched import BatchBot
from tharsis.bots.training.config import Recipe
from tharsis.bots.training.network import Net
from tharsis.bots.training.rollout import NEVER
from tharsis.envs.evaluation import evaluate


class BestGuess(BatchBot):
    """Takes what a network finds best."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.device = next(net.parameters()).device

    @torch.no_grad()
    def choose_many(self, observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> NDArray[np.int64]:
        logits = self.net(torch.from_numpy(observations.copy()).to(self.device))[0].float()
        legal = torch.from_numpy(masks.copy()).to(self.device) > 0
        found: NDArray[np.int64] = logits.masked_fill(~legal, NEVER).argmax(1).cpu().numpy()
        return found


def trial(recipe: Recipe, net: Net, workers: int) -> dict[str, dict[str, Any]]:
    """For each table, the share of games won, the mean return, and in how many games."""
    found: dict[str, dict[str, Any]] = {}
    for table in {str(table): table for table in recipe.tables}.values():
        result = evaluate(
            BestGuess(net),
            recipe.game,
            recipe.trial_games,
            recipe.opponent,
            lanes=recipe.trial_games,
            seats=table.seats,
            options=table.options,
            workers=min(workers, recipe.trial_games),
            seed=recipe.seed,
        )
        found[str(table)] = {
            "won": round(float((result.returns > 1 - 1e-9).mean()), 4),
            "return": round(result.mean, 4),
            "games": len(result.returns),
        }
    return found
