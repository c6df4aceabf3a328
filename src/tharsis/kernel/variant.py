"""One way to set a game up, and what is kept of a game that crashed."""

import json
import os
from collections.abc import Mapping
from pathlib import Path

from tharsis.kernel.game import Game
from tharsis.kernel.match import Match
from tharsis.kernel.replay import record
from tharsis.kernel.state import State


class Variant:
    """A game with its seats and options, and how many decisions it may take."""

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        limit: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats or min(max(2, game.seats[0]), game.seats[1])
        self.options: dict[str, object] = dict(options or {})
        self.limit = limit or game.longest

    @property
    def name(self) -> str:
        words = [self.game.id, str(self.seats)]
        words += [f"{name}={value}".lower() for name, value in sorted(self.options.items())]
        return "-".join(words)

    def new(self, seed: int) -> State:
        return self.game.new(seed=seed, seats=self.seats, options=self.options)

    def __repr__(self) -> str:
        return self.name


def keep_crash(variant: Variant, seed: int, taken: list[tuple[int, str]], error: Exception) -> Path:
    """Write the moves up to a crash as a replay file, so that it can be opened and become a test."""
    folder = Path(os.environ.get("THARSIS_CRASHES", "crashes"))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{variant}-{seed}.json"
    match = Match(variant.new(seed), seed)
    for seat, text in taken[:-1]:
        match.play(seat, text)
    data = json.loads(record(match).text())
    data["crash"] = {"move": f"{taken[-1][0]} {taken[-1][1]}" if taken else "", "error": repr(error)}
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False), encoding="utf-8")
    return path
