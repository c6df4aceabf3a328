"""A warm start: a network learns from the decisions of others, as `tharsis dataset` keeps them."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from numpy.typing import NDArray

from tharsis.arena.dataset import Dataset, read
from tharsis.bots.training.checkpoint import Checkpoint, beginning
from tharsis.bots.training.config import Recipe
from tharsis.bots.training.network import Net
from tharsis.bots.training.ppo import LONGEST_STEP, VALUE_WEIGHT
from tharsis.bots.training.rollout import NEVER
from tharsis.kernel import BadOption

#: Of the files, the last of so many is kept apart to see what was learnt and not only remembered.
KEPT_APART = 10


class Lesson:
    """The decisions of one file: rows, masks, actions and what the game was worth to each seat."""

    def __init__(self, seen: Dataset, device: str) -> None:
        arrays = (seen.observations, seen.masks, seen.actions, by_seat(seen))
        self.rows, self.masks, self.actions, self.worths = [
            torch.from_numpy(array).to(device) for array in arrays
        ]

    def __len__(self) -> int:
        return len(self.actions)


def by_seat(seen: Dataset) -> NDArray[np.float32]:
    """For each decision what the game was worth to every seat from the decider on; not a number where it is
    not known, or where there is no such seat."""
    kept = seen.frame.select("source", "game", "seats", "seat", "worth").rows()
    worth = {(source, game, seat): end for source, game, _, seat, end in kept if end is not None}
    found = np.full((len(kept), seen.game.seats[1]), np.nan, np.float32)
    for row, (source, game, seats, seat, _) in enumerate(kept):
        for i in range(seats):
            found[row, i] = worth.get((source, game, (seat + i) % seats), np.nan)
    return found


def imitate(recipe: Recipe, folder: Path, epochs: int) -> Iterator[tuple[Checkpoint, dict[str, float]]]:
    """After each walk over a data set, a checkpoint to go on from, and how well it foresees others."""
    files = sorted(folder.glob("part-*.parquet"))
    if not files:
        raise BadOption(
            f"there is no data set in {folder}: make one with tharsis dataset",
            "no-dataset",
            {"folder": str(folder)},
        )
    device = "cuda" if torch.cuda.is_available() else "cpu"
    held = beginning(recipe)
    net = Net(recipe.rules, recipe.width, recipe.blocks).to(device)
    held.put_into(net)
    optimiser = torch.optim.Adam(net.parameters(), lr=recipe.rate[0])
    apart = files[KEPT_APART - 1 :: KEPT_APART] or files[:1]
    for _ in range(epochs):
        for path in files:
            if path not in apart or len(files) == 1:
                _learn(net, optimiser, Lesson(read(path, recipe.rules), device), recipe.batch)
        held.network = {name: value.detach().cpu().clone() for name, value in net.named_parameters()}
        yield held, _foresight(net, [Lesson(read(path, recipe.rules), device) for path in apart])


def _learn(net: Net, optimiser: torch.optim.Adam, seen: Lesson, batch: int) -> None:
    order = torch.randperm(len(seen), device=seen.rows.device)
    for first in range(0, len(order), batch):
        chosen = order[first : first + batch]
        logits, values = net(seen.rows[chosen])
        policy = F.cross_entropy(logits.masked_fill(seen.masks[chosen] == 0, NEVER), seen.actions[chosen])
        worth = seen.worths[chosen]
        known = ~worth.isnan()
        value = ((values - worth.nan_to_num()) ** 2 * known).sum() / known.sum().clamp(min=1)
        optimiser.zero_grad(set_to_none=True)
        (policy + VALUE_WEIGHT * value).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), LONGEST_STEP)
        optimiser.step()


@torch.no_grad()
def _foresight(net: Net, apart: list[Lesson]) -> dict[str, float]:
    """On decisions it did not learn from: how often its first choice was taken."""
    right = total = 0
    for seen in apart:
        best = net(seen.rows)[0].masked_fill(seen.masks == 0, NEVER).argmax(1)
        right += int((best == seen.actions).sum())
        total += len(seen)
    return {"foreseen": right / max(1, total), "of": total}
