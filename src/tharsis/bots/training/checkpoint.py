"""What a run keeps from one season to the next: all that another machine needs to go on."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from tharsis.bots.training.config import Recipe
from tharsis.bots.training.network import Net
from tharsis.kernel import BadOption, Game

STATE = "state.json"
NETWORK = "network.pt"
FIRST_MOMENTS = "moments1.pt"
SECOND_MOMENTS = "moments2.pt"


@dataclass
class Progress:
    """Where a run stands."""

    game: str
    observation: list[tuple[str, int]]
    actions: int
    width: int
    blocks: int
    season: int = 0
    improvements: int = 0
    decisions: int = 0
    updates: int = 0
    seconds: float = 0.0
    curve: list[dict[str, Any]] = field(default_factory=list)


def parts_of(game: Game) -> list[tuple[str, int]]:
    assert game.observation is not None
    return [(part.name, part.size) for part in game.observation.parts]


@dataclass
class Checkpoint:
    """A network, how it was moving, its past selves and its progress."""

    progress: Progress
    network: dict[str, Tensor]
    moments: tuple[list[Tensor], list[Tensor]]
    league: list[dict[str, Any]]

    def save(self, folder: Path) -> None:
        """Into a folder; whoever looks meanwhile finds the old one or the new one."""
        folder.mkdir(parents=True, exist_ok=True)
        first, second = self.moments
        _write(folder / NETWORK, {name: value.half() for name, value in self.network.items()})
        _write(folder / FIRST_MOMENTS, [value.bfloat16() for value in first])
        _write(folder / SECOND_MOMENTS, [value.bfloat16() for value in second])
        for number, member in enumerate(self.league):
            _write(folder / f"past{number}.pt", member)
        state = folder / STATE
        fresh = state.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self.progress)), "utf-8")
        fresh.replace(state)

    def net(self, recipe: Recipe) -> Net:
        """The network, ready to play."""
        net = Net(recipe.rules, recipe.width, recipe.blocks)
        self.put_into(net)
        return net.eval()

    def put_into(self, net: Net) -> None:
        """Give a network, wherever it is, the weights of this one."""
        with torch.no_grad():
            for name, value in net.named_parameters():
                value.copy_(self.network[name])


def is_begun(folder: Path) -> bool:
    return (folder / STATE).is_file()


def refuse_begun(folder: Path) -> None:
    """A warm start is one: it does not overwrite what was learnt."""
    if is_begun(folder):
        raise BadOption(
            f"there is a checkpoint in {folder} already: name a new folder",
            "checkpoint-there",
            {"folder": str(folder)},
        )


def _write(path: Path, value: object) -> None:
    fresh = path.with_suffix(".new")
    torch.save(value, fresh)
    fresh.replace(path)


def beginning(recipe: Recipe) -> Checkpoint:
    """A network that has seen nothing."""
    torch.manual_seed(recipe.seed)
    net = Net(recipe.rules, recipe.width, recipe.blocks)
    progress = Progress(
        recipe.game, parts_of(recipe.rules), recipe.rules.actions.size, recipe.width, recipe.blocks
    )
    weights = {name: value.detach() for name, value in net.named_parameters()}
    still = [torch.zeros_like(value) for value in net.parameters()]
    return Checkpoint(progress, weights, (still, [value.clone() for value in still]), [])


def load(folder: Path, recipe: Recipe) -> Checkpoint:
    """A checkpoint that fits a recipe."""
    if not is_begun(folder):
        raise BadOption(f"there is no checkpoint in {folder}", "no-checkpoint", {"folder": str(folder)})
    told = json.loads((folder / STATE).read_text("utf-8"))
    told["observation"] = [(name, size) for name, size in told["observation"]]
    progress = Progress(**told)
    _fit(progress, recipe, folder)
    network = {name: value.float() for name, value in _read(folder / NETWORK).items()}
    moments = tuple(
        [[value.float() for value in _read(folder / name)] for name in (FIRST_MOMENTS, SECOND_MOMENTS)]
    )
    past = sorted(folder.glob("past*.pt"), key=lambda path: int(path.stem.removeprefix("past")))
    return Checkpoint(progress, network, (moments[0], moments[1]), [_read(path) for path in past])


def _read(path: Path) -> Any:
    return torch.load(path, map_location="cpu", weights_only=True)


def _fit(progress: Progress, recipe: Recipe, folder: Path) -> None:
    game = recipe.rules
    asked = (game.id, parts_of(game), game.actions.size, recipe.width, recipe.blocks)
    held = (progress.game, progress.observation, progress.actions, progress.width, progress.blocks)
    names = ("game", "observation", "number of actions", "width", "number of blocks")
    for name, mine, theirs in zip(names, asked, held, strict=True):
        if mine != theirs:
            raise BadOption(
                f"the checkpoint in {folder} has another {name}: begin anew in another folder",
                "other-checkpoint",
                {"folder": str(folder), "name": name},
            )
