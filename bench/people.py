"""How well bots foresee people: records or replays of their games, as `tharsis analyse` judges them.

    python bench/people.py FILE... --bots heuristic,strong

Prints Markdown: how often the move played was the bot's first choice or among its first five, and the Brier
score of its odds by turn beside that of the score alone. Moves of one game are not independent, so the 95 %
intervals come from drawing whole games again and again.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import nan
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from tharsis.bots import make
from tharsis.bots.analysis import Agreement, Foresight, agreement, analyse
from tharsis.bots.odds import forecaster
from tharsis.cli.analyse import read_game

DRAWS = 2_000
Forecasts = list[Foresight]


class Seen(NamedTuple):
    """What a bot made of one game: nothing is foreseen where it has no result."""

    agreement: Agreement
    foresight: Forecasts


def seen(bot: str, seconds: float | None, file: Path) -> Seen:
    replay, _ = read_game(file)
    bots = [make(bot, replay.game, seat, seconds) for seat in range(replay.seats)]
    found = analyse(replay, bots, forecaster(replay.game, bot))
    return Seen(agreement(found.moves), found.foresight())


# -- figures with intervals -----------------------------------------------------------------------------


def figure(games: Sequence[Seen], of: Callable[[Sequence[Seen]], float], form: str) -> str:
    """A figure over all games, and between what it lies for games drawn from them."""
    if not games:
        return ""
    rng = Random(1)
    drawn = sorted([of(rng.choices(games, k=len(games))) for _ in range(DRAWS)])
    low, high = drawn[DRAWS // 40], drawn[-DRAWS // 40]
    return f"{of(games):{form}} ({low:{form}} – {high:{form}})"


def first(games: Sequence[Seen]) -> float:
    total = added(games)
    return total.first / max(1, total.decisions)


def five(games: Sequence[Seen]) -> float:
    total = added(games)
    return total.five / max(1, total.ordered)


def added(games: Iterable[Seen]) -> Agreement:
    return sum([one.agreement for one in games], Agreement())


def odds(turn: int | None, games: Sequence[Seen]) -> float:
    return fmean([one.odds for one in of_turn(turn, games)])


def plain(turn: int | None, games: Sequence[Seen]) -> float:
    known = [one.plain for one in of_turn(turn, games) if one.plain is not None]
    return fmean(known) if known else nan


def of_turn(turn: int | None, games: Iterable[Seen]) -> Forecasts:
    return [one for game in games for one in game.foresight if one.turn == turn]


# -- tables ---------------------------------------------------------------------------------------------


def tell(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    for cells in (heads, ["---"] * len(heads), *rows):
        print("| " + " | ".join(cells) + " |", flush=True)
    print()


def tell_choices(found: dict[str, list[Seen]]) -> None:
    """How often a bot's choice was played, and how often a blind choice would have been."""
    rows = []
    for bot, games in found.items():
        total = added(games)
        blind_first = f"{total.blind_first / max(1, total.decisions):.1%}"
        blind_five = f"{total.blind_five / max(1, total.ordered):.1%}"
        ones = [str(total.decisions), figure(games, first, ".1%"), blind_first]
        fives = [str(total.ordered), figure(games, five, ".1%"), blind_five]
        rows.append([bot, *ones, *fives])
    blind = "at random"
    heads = ["decisions", "first choice", blind, "with an order", "among the first five", blind]
    tell(["bot", *heads], rows)


def tell_odds(found: dict[str, list[Seen]]) -> None:
    """Brier scores, turn by turn and over whole games."""
    ended = {bot: [game for game in games if game.foresight] for bot, games in found.items()}
    some = next(iter(ended.values()))
    turns = sorted({one.turn for game in some for one in game.foresight if one.turn is not None})
    rows = []
    for turn in [*turns, None]:
        there = {bot: [game for game in games if of_turn(turn, [game])] for bot, games in ended.items()}
        cells = [figure(games, partial(odds, turn), ".3f") for games in there.values()]
        games = next(iter(there.values()))
        score = figure(games, partial(plain, turn), ".3f")
        rows.append(["all" if turn is None else str(turn), str(len(games)), *cells, score])
    tell(["turn", "games with a result", *ended, "the score alone"], rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--bots", default="heuristic", help="bots or levels, by commas")
    parser.add_argument("--seconds", type=float, help="how long a searching bot thinks about one decision")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    found = {}
    with ProcessPoolExecutor(arguments.workers) as pool:
        for bot in arguments.bots.split(","):
            found[bot] = list(pool.map(partial(seen, bot, arguments.seconds), arguments.files))
    print(f"{len(arguments.files)} games\n")
    tell_choices(found)
    tell_odds(found)


if __name__ == "__main__":
    main()
