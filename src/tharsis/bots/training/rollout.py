"""Playing with a network to learn from it: some decisions in each of many games."""

import copy
import warnings
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from tharsis.bots.training.config import Recipe, Table
from tharsis.bots.training.network import Net
from tharsis.envs.vector import Vector

#: What a masked action is worth: nothing that a network says comes near.
NEVER = -1e9


@dataclass
class Experience:
    """Decisions of one table, step by step and lane by lane; rows and deciders also of the step that follows
    the last one. Whatever is told by seat has room for the most seats of the game."""

    seats: int
    rows: Tensor
    masks: Tensor
    actions: Tensor
    deciders: Tensor
    rewards: Tensor
    ends: Tensor
    learns: Tensor  # 1 where the network itself decided, 0 where a past self did


class Court:
    """The games of one variant, and where what happens in them is written down."""

    def __init__(self, recipe: Recipe, table: Table, seed: int, workers: int, device: str) -> None:
        self.recipe = recipe
        self.seats = table.seats
        self.lanes = recipe.lanes_of(table)
        self.device = device
        self.vector = Vector(
            recipe.rules,
            self.lanes,
            seats=table.seats,
            options=table.options,
            seed=seed,
            workers=workers,
            opponents=table.opponents,
            seat=None,
        )
        #: Lanes in each of which a past self may play.
        self.open_to_guests = self.lanes if self.seats > 1 and table.opponents is None else 0
        with warnings.catch_warnings():  # torch warns that it could write into what it only reads
            warnings.simplefilter("ignore", UserWarning)
            self.seen = {
                name: torch.from_numpy(getattr(self.vector, name))
                for name in ("observations", "masks", "deciders", "rewards", "ends", "numbers")
            }
        if device == "cuda" and workers:
            _pin(list(self.seen.values()))
        self.noted = self._sheet()

    def _sheet(self) -> Experience:
        r, lanes = self.recipe, self.lanes
        size = self.vector.observations.shape[1]
        actions = self.vector.masks.shape[1]
        most = r.rules.seats[1]
        return Experience(
            self.seats,
            rows=self._room(r.steps + 1, lanes, size, dtype=torch.uint8),
            masks=self._room(r.steps, lanes, actions, dtype=torch.uint8),
            actions=self._room(r.steps, lanes, dtype=torch.int64),
            deciders=self._room(r.steps + 1, lanes, dtype=torch.int64),
            rewards=self._room(r.steps, lanes, most),
            ends=self._room(r.steps, lanes),
            learns=self._room(r.steps, lanes),
        )

    def _room(self, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros(*shape, dtype=dtype, device=self.device)

    def look(self, step: int) -> None:
        """Write down the position before a step."""
        self.noted.rows[step].copy_(self.seen["observations"], non_blocking=True)
        self.noted.deciders[step].copy_(self.seen["deciders"], non_blocking=True)
        if step < self.recipe.steps:
            self.noted.masks[step].copy_(self.seen["masks"], non_blocking=True)

    def decide(self, step: int, players: "Players") -> None:
        """Take the step's actions; the games go on meanwhile."""
        noted = self.noted
        actions, learns = players.choose(self, step)
        noted.actions[step] = actions
        noted.learns[step] = learns
        self.vector.send(actions.cpu().numpy())

    def settle(self, step: int) -> None:
        """Wait for the games, and write down what the step brought."""
        self.vector.receive()
        noted = self.noted
        noted.rewards[step, :, : self.seats].copy_(self.seen["rewards"])
        noted.ends[step].copy_(self.seen["ends"] > 0)

    def close(self) -> None:
        self.seen.clear()
        self.vector.close()


class Players:
    """The network as it plays, in numbers that are quick to reckon with, and two of its past selves, who play
    some of the lanes for all seats but one."""

    def __init__(self, recipe: Recipe, device: str) -> None:
        self.recipe = recipe
        self.dtype = torch.bfloat16 if device == "cuda" else torch.float32
        self.device = device
        self.now = self._player()
        self.past = [self._player(), self._player()]
        self.past_plays = False

    def _player(self) -> Net:
        net = Net(self.recipe.rules, self.recipe.width, self.recipe.blocks)
        return net.to(self.device, self.dtype).eval()

    def update(self, net: Net) -> None:
        _copy(net, self.now)

    def invite(self, selves: list[Net]) -> None:
        """Let these two past selves play."""
        for guest, player in zip(selves, self.past, strict=True):
            _copy(guest, player)
        self.past_plays = True

    @torch.no_grad()
    def choose(self, court: Court, step: int) -> tuple[Tensor, Tensor]:
        """An action for each lane, as likely as the network finds it; and whether it was the network's."""
        noted = court.noted
        logits = self.now(noted.rows[step])[0]
        learns = torch.ones(len(logits), device=self.device)
        guests = int(court.open_to_guests * self.recipe.past) // 2
        if guests and self.past_plays:
            numbers = court.seen["numbers"].to(self.device)
            for i, player in enumerate(self.past):
                lanes = slice(i * guests, (i + 1) * guests)
                theirs = numbers[lanes] % court.seats != noted.deciders[step, lanes]
                other = player(noted.rows[step, lanes])[0]
                logits[lanes] = torch.where(theirs[:, None], other, logits[lanes])
                learns[lanes] = (~theirs).float()
        return sampled(logits.float(), noted.masks[step]), learns


def _pin(shared: list[Tensor]) -> None:
    """Let the graphics card read the arrays of a vector, which lie side by side, by itself."""
    first = min([array.data_ptr() for array in shared])
    last = max([array.data_ptr() + array.nbytes for array in shared])
    runtime: Any = torch.cuda.cudart()  # type: ignore[no-untyped-call]
    runtime.cudaHostRegister(first, last - first, 0)  # where it cannot, copies are slower


def sampled(logits: Tensor, masks: Tensor) -> Tensor:
    """An action for each row, drawn by the softmax of what is legal: the first of racing exponentials."""
    chances = logits.masked_fill(masks == 0, NEVER).softmax(1)
    race = torch.empty_like(chances).exponential_()
    return (chances / race).masked_fill(masks == 0, -1).argmax(1)


def _copy(source: Net, target: Net) -> None:
    with torch.no_grad():
        for mine, theirs in zip(target.parameters(), source.parameters(), strict=True):
            mine.copy_(theirs)


def play(courts: list[Court], players: Players, steps: int) -> list[Experience]:
    """As many decisions in every lane of every court. While the network thinks about one court, the games of
    the others go on."""
    for step in range(steps):
        for court in courts:
            if step:
                court.settle(step - 1)
            court.look(step)
            court.decide(step, players)
    for court in courts:
        court.settle(steps - 1)
        court.look(steps)
    return [copy.copy(court.noted) for court in courts]
