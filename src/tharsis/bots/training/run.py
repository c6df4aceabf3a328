"""A training run, season by season. Each begins from a checkpoint and ends with the next one, so that a run
in one piece and one in slices, on whatever machines, are the same run."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from tharsis.bots.training.checkpoint import Checkpoint, beginning, is_begun, load
from tharsis.bots.training.config import Recipe, Table
from tharsis.bots.training.league import League
from tharsis.bots.training.network import Net
from tharsis.bots.training.ppo import Course, Teacher
from tharsis.bots.training.rollout import Court, Players, play
from tharsis.bots.training.trial import trial

#: Improvements after which other past selves are invited.
VISIT = 10
#: Room for the seeds of one season's tables.
SEEDS = 1000

Listener = Callable[[dict[str, Any]], None]


def train(
    recipe: Recipe,
    folder: Path,
    *,
    minutes: float | None = None,
    workers: int = 0,
    listen: Listener = lambda row: None,
) -> None:
    """Go on from what the folder holds, or begin: at least a season, until all decisions of the recipe are
    taken or another season would not fit into the minutes."""
    begun = time.monotonic()
    longest = 0.0
    with Season(recipe, workers) as season:
        while season.play(folder, listen):
            spent = time.monotonic() - begun
            longest = max(longest, season.took)
            if minutes is not None and spent + longest > minutes * 60:
                return


class Season:
    """The courts, the players and the teacher, which all seasons of a run use."""

    def __init__(self, recipe: Recipe, workers: int) -> None:
        self.recipe = recipe
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.workers = workers
        self.took = 0.0
        self.net = Net(recipe.rules, recipe.width, recipe.blocks).to(self.device)
        self.players = Players(recipe, self.device)
        self.lanes = sum([recipe.lanes_of(table) for table in recipe.tables])
        self.courts = [self._court(number, table) for number, table in enumerate(recipe.tables)]

    def _court(self, number: int, table: Table) -> Court:
        """With as many of the workers as it has of the work."""
        work = sum([self.recipe.work_of(each) for each in self.recipe.tables])
        share = round(self.workers * self.recipe.work_of(table) / work)
        workers = max(1, share) if self.workers else 0
        return Court(self.recipe, table, number, workers, self.device)

    def __enter__(self) -> "Season":
        return self

    def __exit__(self, *_: object) -> None:
        for court in self.courts:
            court.close()

    def play(self, folder: Path, listen: Listener) -> bool:
        """One season; whether there was one to play."""
        recipe = self.recipe
        held = load(folder, recipe) if is_begun(folder) else beginning(recipe)
        progress = held.progress
        if progress.decisions >= recipe.decisions:
            return False
        begun = time.monotonic()
        rng = self._begin(held)
        league = League(recipe, held.league)
        figures: dict[str, Any] = {}
        for number in range(recipe.season):
            if league.members and number % VISIT == 0:
                self.players.invite(league.guests(len(self.players.past), rng))
            course = self._course(progress.decisions / recipe.decisions)
            self.players.update(self.net)
            seen = play(self.courts, self.players, recipe.steps)
            figures = self.teacher.improve(seen, course)
            progress.improvements += 1
            progress.decisions += recipe.steps * self.lanes
        league.join(self.net, rng)
        progress.season += 1
        self.took = time.monotonic() - begun
        progress.seconds += self.took
        row = self._row(progress.season, progress.decisions, progress.seconds, figures)
        progress.curve.append(row)
        self._checkpoint(held, league).save(folder)
        listen(row)
        return True

    def _begin(self, held: Checkpoint) -> random.Random:
        """Everything as the checkpoint has it, and new games."""
        season = held.progress.season
        torch.manual_seed(self.recipe.seed * SEEDS + season)
        for number, court in enumerate(self.courts):
            court.vector.reset((self.recipe.seed * SEEDS + season) * SEEDS + number)
        held.put_into(self.net)
        self.teacher = Teacher(self.recipe, self.net, self.device)
        self.teacher.resume(held.moments, held.progress.updates)
        self.players.past_plays = False
        return random.Random(self.recipe.seed * SEEDS + season)

    def _course(self, part: float) -> Course:
        def now(ends: tuple[float, float]) -> float:
            return ends[0] + (ends[1] - ends[0]) * part

        recipe = self.recipe
        return Course(now(recipe.rate), now(recipe.entropy), now(recipe.shaping))

    def _row(self, season: int, decisions: int, seconds: float, figures: dict[str, Any]) -> dict[str, Any]:
        row = {"season": season, "decisions": decisions, "seconds": round(seconds, 1), **figures}
        if season % self.recipe.trial == 0:
            row["trial"] = trial(self.recipe, self.net, self.workers)
        return row

    def _checkpoint(self, held: Checkpoint, league: League) -> Checkpoint:
        held.progress.updates = self.teacher.updates
        weights = {name: value.detach().cpu() for name, value in self.net.named_parameters()}
        return Checkpoint(held.progress, weights, self.teacher.moments(), league.members)
