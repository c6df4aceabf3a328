"""``tharsis simulate``: many games between bots, on all cores."""

import time
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tharsis import arena
from tharsis.cli.common import (
    GameId,
    Json,
    Options,
    Seats,
    Seed,
    complete_bots,
    console,
    errors,
    find,
    parse_names,
    parse_options,
    say,
    show_json,
    words,
)


def simulate(
    id: GameId,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("cli-arg-games"))] = 100,
    seats: Seats = 0,
    bots: Annotated[str, typer.Option(help=say("cli-arg-bots"), autocompletion=complete_bots)] = "random",
    seed: Seed = 0,
    option: Options = [],  # noqa: B006
    seconds: Annotated[float | None, typer.Option(min=0, help=say("cli-arg-seconds"))] = None,
    workers: Annotated[int, typer.Option(min=0, help=say("cli-arg-workers"))] = 0,
    json: Json = False,
) -> None:
    """Play many games and sum them up."""
    found = find(id)
    job = arena.Job(found, parse_names(bots), seats, parse_options(found, option), seed, seconds)
    begun = time.perf_counter()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=json) as progress:
        task = progress.add_task("", total=games)
        played = arena.simulate(job, games, workers, lambda done: progress.advance(task, done))
    summary = arena.summary(job, played)
    summary["seconds"] = round(time.perf_counter() - begun, 3)
    if json:
        show_json(summary | {"played": [one.as_json() for one in played]})
    else:
        _show(job, summary)


def _show(job: arena.Job, summary: dict[str, Any]) -> None:
    speaker = words()
    found, start = job.variant.game, job.variant.new(job.seed)
    rate = summary["games"] / summary["seconds"] if summary["seconds"] else 0.0
    figures = {
        "game": speaker.name(found),
        "games": summary["games"],
        "seconds": f"{summary['seconds']:.1f}",
        "rate": f"{rate:.1f}",
        "decisions": f"{summary['decisions']:.0f}",
    }
    console.print(say("cli-simulated", **figures))
    table = Table(
        say("cli-column-seat"), say("cli-column-bot"), say("cli-column-wins"), say("cli-column-score"),
        say("cli-column-spread"), box=None, header_style="bold",
    )  # fmt: skip
    for seat in summary["seats"]:
        table.add_row(
            speaker.player(start, seat["seat"]), speaker.bot(seat["bot"]), f"{seat['wins']:.1%}",
            f"{seat['score']:.2f}", f"{seat['spread']:.2f}",
        )  # fmt: skip
    console.print(table)
    for reason, count in summary["endings"].items():
        told = say("cli-unfinished") if reason == arena.UNFINISHED else speaker.ending(found, reason)
        console.print(f"{count:6d}  {told}")
