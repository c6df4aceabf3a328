"""A warm start from a network that was exported, one that comes with a game for example."""

from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from tharsis.bots.network import Network
from tharsis.bots.training.checkpoint import Checkpoint, beginning
from tharsis.bots.training.config import Recipe
from tharsis.bots.training.weights import packed
from tharsis.kernel import BadOption
from tharsis.kernel.extras import need


def begin_with(recipe: Recipe, path: Path) -> Checkpoint:
    """A checkpoint that goes on from a file, which is also the first of the past selves."""
    Network(recipe.rules, path)  # refuses what is no network, or one for something else
    onnx: Any = need("onnx", "train")
    stored = {
        each.name: torch.from_numpy(onnx.numpy_helper.to_array(each).copy())
        for each in onnx.load(str(path)).graph.initializer
    }
    held = beginning(recipe)
    found = {name: _weights(stored, name) for name in held.network}
    fits = all(found[name].shape == value.shape for name, value in held.network.items())
    if not fits or f"blocks.{recipe.blocks}.norm.weight" in stored:
        raise BadOption(
            f"{path} has another width or number of blocks than the recipe",
            "recipe-width",
            {"path": str(path)},
        )
    held.network = found
    held.league = [packed(held.net(recipe))]
    return held


def _weights(stored: dict[str, Tensor], name: str) -> Tensor:
    """As `export` wrote them: matrices in 8 bits, turned over; nothing where a block is not there."""
    layer = name.removesuffix(".weight")
    if f"{layer}.whole" in stored:
        return (stored[f"{layer}.whole"].float() * stored[f"{layer}.scale"]).T.contiguous()
    return stored.get(name, torch.empty(0))
