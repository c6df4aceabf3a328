"""Random games, decision by decision, with the crash kept when one happens."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from tharsis.kernel import Game, Match, Rng, State
from tharsis.kernel.replay import record


class Broken(AssertionError):
    """A law of the kit that a game breaks."""


class Variant:
    """One way to set a game up that the kit shall try."""

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        limit: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats or min(max(2, game.seats[0]), game.seats[1])
        self.options = dict(options or {})
        self.limit = limit or game.longest  # decisions

    @property
    def name(self) -> str:
        words = [self.game.id, str(self.seats)]
        words += [f"{name}={value}".lower() for name, value in sorted(self.options.items())]
        return "-".join(words)

    def new(self, seed: int) -> State:
        return self.game.new(seed=seed, seats=self.seats, options=self.options)

    def __repr__(self) -> str:
        return self.name


class Decision:
    """A position in which a seat decides, and the action that random play takes there."""

    def __init__(self, s: State, number: int, seat: int, action: int) -> None:
        self.s = s
        self.number = number
        self.seat = seat
        self.action = action


def walk(variant: Variant, seed: int) -> Iterator[Decision]:
    """A random game. The state is the running one: clone it before changing anything.

    A crash is written as a replay file, so that it can be opened and become a test.
    """
    s = variant.new(seed)
    rng = Rng()
    rng.seed(seed + 1)
    taken: list[tuple[int, str]] = []
    try:
        while not s.over and len(taken) < variant.limit:
            actors = s.actors()
            if not actors:
                raise Broken(f"{variant}: nobody is asked, and the game is not over")
            seat = actors[rng.below(len(actors))]
            legal = s.legal(seat)
            if not legal:
                raise Broken(f"{variant}: seat {seat} is asked {type(s.asking).__name__} and has no answer")
            action = legal[rng.below(len(legal))]
            yield Decision(s, len(taken), seat, action)
            taken.append((seat, s.game.actions.notation(action)))
            s.apply(seat, action)
    except GeneratorExit:
        raise
    except Exception as error:
        path = keep(variant, seed, taken, error)
        raise Broken(f"{variant} seed {seed} after {len(taken)} moves: {error!r}; kept as {path}") from error


def keep(variant: Variant, seed: int, taken: list[tuple[int, str]], error: Exception) -> Path:
    """Write the moves up to a crash as a replay file."""
    folder = Path(os.environ.get("THARSIS_CRASHES", "crashes"))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{variant}-{seed}.json"
    match = Match(variant.new(seed), seed)
    last = len(taken) - 1
    for i, (seat, text) in enumerate(taken):
        if i < last:
            match.play(seat, text)
    data = json.loads(record(match).text())
    data["crash"] = {"move": f"{taken[last][0]} {taken[last][1]}" if taken else "", "error": repr(error)}
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False), encoding="utf-8")
    return path
