"""Proximal policy optimisation: from what happened in the games to a better network."""

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor

from tharsis.bots.training.config import Recipe
from tharsis.bots.training.network import Net
from tharsis.bots.training.rollout import NEVER, Experience
from tharsis.bots.training.shaping import potential

#: How much an error of the value weighs beside the policy, and how long a step may be.
VALUE_WEIGHT = 0.5
LONGEST_STEP = 0.5


@dataclass(frozen=True)
class Course:
    """What changes while a network learns."""

    rate: float
    entropy: float
    shaping: float


@dataclass
class Lessons:
    """All decisions of all tables in one row: what was seen, done and got."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # logarithms, as the network found the actions before
    advantages: Tensor
    returns: Tensor  # from the decider on
    plays: Tensor  # 1 for each seat that plays, from the decider on
    learns: Tensor

    def __len__(self) -> int:
        return len(self.actions)


def turned(by_seat: Tensor, deciders: Tensor, seats: int, back: bool) -> Tensor:
    """From seat by seat to an order that begins with the decider, or back; seats that do not play stay 0."""
    shift = -deciders[..., None] if back else deciders[..., None]
    order = (torch.arange(seats, device=by_seat.device) + shift) % seats
    found = torch.zeros_like(by_seat)
    found[..., :seats] = by_seat[..., :seats].gather(-1, order)
    return found


class Teacher:
    """Improves a network."""

    def __init__(self, recipe: Recipe, net: Net, device: str) -> None:
        self.recipe = recipe
        self.net = net
        self.device = device
        self.optimiser = torch.optim.Adam(net.parameters(), lr=recipe.rate[0], eps=1e-5)
        self.updates = 0

    def resume(self, moments: tuple[list[Tensor], list[Tensor]], updates: int) -> None:
        """Go on as an optimiser did that kept these."""
        self.updates = updates
        for value, first, second in zip(self.net.parameters(), *moments, strict=True):
            self.optimiser.state[value] = {
                "step": torch.tensor(float(updates)),
                "exp_avg": first.to(self.device),
                "exp_avg_sq": second.to(self.device),
            }

    def moments(self) -> tuple[list[Tensor], list[Tensor]]:
        kept = [self.optimiser.state[value] for value in self.net.parameters()]
        return [each["exp_avg"].cpu() for each in kept], [each["exp_avg_sq"].cpu() for each in kept]

    def improve(self, experiences: list[Experience], course: Course) -> dict[str, float]:
        """Two or more walks over all that happened; figures of the last one."""
        lessons = joined([self.lessons(each, course) for each in experiences])
        for group in self.optimiser.param_groups:
            group["lr"] = course.rate
        figures: dict[str, Tensor] = {}
        for _ in range(self.recipe.epochs):
            order = torch.randperm(len(lessons), device=self.device)
            for first in range(0, len(lessons), self.recipe.batch):
                figures = self._step(lessons, order[first : first + self.recipe.batch], course)
        return {name: float(figure) for name, figure in figures.items()}

    def _precise(self) -> torch.autocast:
        """Matrices in short numbers where that is quick, all else in long ones."""
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    @torch.no_grad()
    def lessons(self, seen: Experience, course: Course) -> Lessons:
        """Advantages of the decider, by what each seat expected and got."""
        steps, lanes = seen.actions.shape
        game, seats = self.recipe.rules, seen.seats
        expected, chances = self._looked_back(seen)
        values = turned(expected.view(steps + 1, lanes, -1), seen.deciders, seats, back=True)
        shape = torch.zeros_like(values)
        shape[..., :seats] = potential(game, seen.rows.flatten(0, 1), seats).view(steps + 1, lanes, seats)
        shape = turned(shape, seen.deciders, seats, back=True)
        goes_on = 1 - seen.ends[..., None]
        rewards = seen.rewards + course.shaping * (shape[1:] * goes_on - shape[:-1])
        advantages = self._advantages(rewards, values, goes_on)
        deciders = seen.deciders[:-1]
        plays = torch.zeros(game.seats[1], device=self.device)
        plays[:seats] = 1
        return Lessons(
            seen.rows[:-1].flatten(0, 1),
            seen.masks.flatten(0, 1),
            seen.actions.flatten(),
            chances,
            advantages.gather(2, deciders[..., None])[..., 0].flatten(),
            turned(advantages + values[:-1], deciders, seats, back=False).flatten(0, 1),
            plays.expand(steps * lanes, -1),
            seen.learns.flatten(),
        )

    def _looked_back(self, seen: Experience) -> tuple[Tensor, Tensor]:
        """What the network expects in every position for each seat from the decider on, and the logarithm of
        the chance of each action that was taken."""
        rows, masks = seen.rows.flatten(0, 1), seen.masks.flatten(0, 1)
        actions = seen.actions.flatten()
        values: list[Tensor] = []
        chances: list[Tensor] = []
        for first in range(0, len(rows), self.recipe.batch):
            some = slice(first, first + self.recipe.batch)
            with self._precise():
                logits, expected = self.net(rows[some])
            values.append(expected.float())
            decided = masks[some]  # none follow the last positions
            legal = logits[: len(decided)].float().masked_fill(decided == 0, NEVER).log_softmax(1)
            chances.append(legal.gather(1, actions[some, None])[:, 0])
        return torch.cat(values), torch.cat(chances)

    def _advantages(self, rewards: Tensor, values: Tensor, goes_on: Tensor) -> Tensor:
        surprise = rewards + values[1:] * goes_on - values[:-1]
        found = torch.zeros_like(surprise)
        last = torch.zeros_like(surprise[0])
        for step in reversed(range(len(surprise))):
            last = surprise[step] + self.recipe.patience * goes_on[step] * last
            found[step] = last
        return found

    def _step(self, lessons: Lessons, chosen: Tensor, course: Course) -> dict[str, Tensor]:
        with self._precise():
            logits, values = self.net(lessons.rows[chosen])
        masks = lessons.masks[chosen]
        legal = logits.float().masked_fill(masks == 0, NEVER).log_softmax(1)
        actions = lessons.actions[chosen]
        learns = lessons.learns[chosen]
        count = learns.sum().clamp(min=1)
        ratio = (legal.gather(1, actions[:, None])[:, 0] - lessons.chances[chosen]).exp()
        gain = lessons.advantages[chosen]
        clip = self.recipe.clip
        won = torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
        policy = -(won * learns).sum() / count
        doubt = -(legal.exp() * legal.masked_fill(masks == 0, 0)).sum(1)
        entropy = (doubt * learns).sum() / count
        plays = lessons.plays[chosen]
        value = (F.mse_loss(values.float(), lessons.returns[chosen], reduction="none") * plays).sum(1).mean()
        loss = policy + VALUE_WEIGHT * value - course.entropy * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), LONGEST_STEP)
        self.optimiser.step()
        self.updates += 1
        figures = {"policy": policy, "value": value, "entropy": entropy, "change": (ratio - 1).abs().mean()}
        return {name: figure.detach() for name, figure in figures.items()}


def joined(parts: list[Lessons]) -> Lessons:
    """One set of lessons, with advantages beside the others of all tables."""
    found = Lessons(**{name: torch.cat([getattr(part, name) for part in parts]) for name in vars(parts[0])})
    counted = found.advantages[found.learns > 0]
    found.advantages = (found.advantages - counted.mean()) / (counted.std() + 1e-6)
    return found
