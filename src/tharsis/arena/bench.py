"""How fast the games are, as ratios to a yardstick that no change of ours moves.

The yardstick is python-chess: complete random chess games a second, on the same core in the same run.
"""

import time
from collections.abc import Callable
from typing import Any

import tharsis
from tharsis.envs.batch import Batch
from tharsis.kernel import Game, Rng, State, Variant, games, playout

#: What is measured of each game, besides the playouts.
PARTS = ("clone", "redeal", "view", "observation", "save", "load")
LOSS = 0.10  # a ratio that falls by more is worth a warning
#: The yardstick of the machine that goals are set on, in chess games a second.
REFERENCE = 72
#: The most microseconds that a part may cost there, and the fewest decisions a second of vector play.
MOST = {"observation": 10.0, "redeal": 12.0}
FEWEST = 30_000
#: Goals of a game's own.
MOST_IN = {("twilight-struggle", "observation"): 5.0}
FEWEST_IN = {"twilight-struggle": 60_000}
#: Games side by side in vector play.
LANES = 32


def yardstick(seconds: float) -> float:
    """Complete random chess games a second."""
    import chess

    rng = Rng()
    rng.seed(1)

    def game() -> None:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[rng.below(len(moves))])

    return rate(game, seconds)


def rate(task: Callable[[], object], seconds: float) -> float:
    """How often a task runs in a second of this core's time."""
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not count:
        task()
        count += 1
    return count / spent


def positions(variant: Variant, count: int = 24) -> list[State]:
    """Positions spread over a random game: what clones, redeals and views meet in practice."""
    rng = Rng()
    rng.seed(3)
    s = variant.new(3)
    length = playout(s, rng, variant.limit)
    rng.seed(3)
    s = variant.new(3)
    found: list[State] = []
    for i in range(count):
        playout(s, rng, length // count if i else 1)
        if not s.over:
            found.append(s.clone())
    return found or [variant.new(3)]


def measure(variant: Variant, seconds: float) -> dict[str, Any]:
    """One variant: games and decisions a second, and the cost of each part in microseconds."""
    decisions = 0
    number = 0
    rng = Rng()
    rng.seed(7)

    def game() -> None:
        nonlocal decisions, number
        number += 1
        decisions += playout(variant.new(number), rng, variant.limit)

    played = rate(game, seconds)
    stand = positions(variant)
    tasks: dict[str, Callable[[State], object]] = {
        "clone": lambda s: s.clone(),
        "redeal": lambda s: s.redeal(0, 5),
        "view": lambda s: s.view(0).as_json(),
        "save": lambda s: s.save(),
    }
    if variant.game.observation is not None:
        tasks["observation"] = lambda s: s.observe(0)
    costs = {name: cost(task, stand, seconds / 5) for name, task in tasks.items()}
    saves = [s.save() for s in stand]
    costs["load"] = 1e6 / (
        rate(lambda: [variant.game.load(data) for data in saves], seconds / 5) * len(saves)
    )
    return {
        "variant": variant.name,
        "games": played,
        "decisions": played * decisions / number,
        "length": decisions / number,
        "microseconds": costs,
        "vector": vector(variant, seconds) if variant.game.observation is not None else 0.0,
    }


def vector(variant: Variant, seconds: float) -> float:
    """Decisions a second of this core in vector play, with observation and mask: random choices, forced
    moves left out of the count."""
    observation = variant.game.observation
    assert observation is not None
    batch = Batch(
        variant.game,
        observation,
        lanes=LANES,
        mine=(0, LANES),
        seats=variant.seats,
        options=variant.options,
        seed=5,
        skip_forced=True,
    )
    rng = Rng()
    rng.seed(9)
    return LANES * rate(lambda: batch.step([legal[rng.below(len(legal))] for legal in batch.legal]), seconds)


def cost(task: Callable[[State], object], stand: list[State], seconds: float) -> float:
    """Microseconds for one run of a task."""

    def all_of_them() -> None:
        for s in stand:
            task(s)

    return 1e6 / (rate(all_of_them, seconds) * len(stand))


def variants(game: Game) -> list[Variant]:
    """Every number of seats, options at their defaults."""
    return [Variant(game, seats) for seats in range(game.seats[0], game.seats[1] + 1)]


def run(chosen: list[Game], seconds: float, tell: Callable[[str], None]) -> dict[str, Any]:
    """Measure games; the yardstick is taken before and after each, so that a noisy machine evens out."""
    rows: list[dict[str, Any]] = []
    before = yardstick(seconds)
    for variant in [variant for game in chosen or list(games().values()) for variant in variants(game)]:
        tell(variant.name)
        row = measure(variant, seconds)
        after = yardstick(seconds)
        row["yardstick"] = (before + after) / 2
        row["ratio"] = row["games"] / row["yardstick"]
        row["decision_ratio"] = row["decisions"] / row["yardstick"]
        row["missed"] = missed(variant.game, row)
        rows.append(row)
        before = after
    return {"build": "compiled" if tharsis.compiled() else "pure", "rows": rows}


def at_reference(row: dict[str, Any]) -> dict[str, float]:
    """The costs of the parts, and the decisions of vector play, as they would be at the yardstick that goals
    are set on."""
    scale = row["yardstick"] / REFERENCE
    costs = {name: value * scale for name, value in row["microseconds"].items()}
    return costs | {"vector": row["vector"] / scale}


def missed(game: Game, row: dict[str, Any]) -> list[str]:
    """The goals that a game misses, with what was found."""
    found = at_reference(row)
    told = []
    for name, usual in MOST.items():
        most = MOST_IN.get((game.id, name), usual)
        if found.get(name, 0.0) > most:
            told.append(f"{name} {found[name]:.1f} µs, at most {most:.0f}")
    fewest = FEWEST_IN.get(game.id, FEWEST)
    if row["vector"] and found["vector"] < fewest:
        told.append(f"vector {found['vector']:,.0f}, at least {fewest:,}")
    return told


def losses(found: dict[str, Any], recorded: dict[str, Any]) -> list[tuple[str, float, float]]:
    """Variants whose ratio fell by more than a tenth: name, recorded, found."""
    known = recorded.get(found["build"], {})
    fallen = []
    for row in found["rows"]:
        before = known.get(row["variant"])
        if before and row["ratio"] < before * (1 - LOSS):
            fallen.append((row["variant"], before, row["ratio"]))
    return fallen


def recorded_with(found: dict[str, Any], recorded: dict[str, Any]) -> dict[str, Any]:
    """The record with this run's ratios in it."""
    ratios = {row["variant"]: round(row["ratio"], 3) for row in found["rows"]}
    return recorded | {found["build"]: recorded.get(found["build"], {}) | ratios}
