"""``tharsis arena``: bots play each other, on all cores, until it is certain who is stronger."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tharsis.arena import PAIRINGS, Folder, Job, Played, Results, engine, ladder, run, statistics
from tharsis.arena.engines import ENGINES, Engine
from tharsis.arena.extras import need_all
from tharsis.arena.sheets import Sheet, Sheets
from tharsis.cli.common import (
    GameId,
    Json,
    Options,
    Seats,
    Seed,
    bar,
    complete_bots,
    console,
    find,
    parse_names,
    parse_options,
    say,
    show_json,
    words,
)
from tharsis.cli.rendering import show_rows
from tharsis.kernel import BadOption

Games = Annotated[int, typer.Option("--games", "-n", min=1, help="cli-arg-games")]
Bots = Annotated[str, typer.Option(help="cli-arg-bots", autocompletion=complete_bots)]
Seconds = Annotated[float | None, typer.Option(min=0, help="cli-arg-seconds")]
Workers = Annotated[int, typer.Option(min=0, help="cli-arg-workers")]
EngineName = Annotated[
    str,
    typer.Option(
        "--engine", help="cli-arg-engine", metavar="|".join(ENGINES), autocompletion=lambda: ENGINES
    ),
]
Limit = Annotated[int, typer.Option(min=0, help="cli-arg-limit")]
Out = Annotated[Path | None, typer.Option(help="cli-arg-arena-out")]
Ladder = Annotated[Path | None, typer.Option("--ladder", help="cli-arg-ladder")]


def arena(
    id: GameId,
    bots: Bots = "random",
    games: Games = 100,
    pairing: Annotated[
        str,
        typer.Option(
            help="cli-arg-pairing", metavar="|".join(PAIRINGS), autocompletion=lambda: list(PAIRINGS)
        ),
    ] = "round-robin",
    seats: Seats = 0,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006
    seconds: Seconds = None,
    limit: Limit = 0,
    error: Annotated[float, typer.Option(min=0, max=0.5, help="cli-arg-error")] = 0.05,
    out: Out = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="cli-arg-decisions")] = False,
    record: Ladder = None,
    engine_name: EngineName = "local",
    workers: Workers = 0,
    json: Json = False,
) -> None:
    """Play a tournament; with a folder, go on where an earlier run stopped, and write a report."""
    job = job_of(id, bots, option, pairing=pairing, seats=seats, seed=seed, seconds=seconds, limit=limit)
    if decisions and out is None:
        raise BadOption(say("cli-decisions-where"))
    if record is not None:
        ladder.check(job)
        ladder.rungs_in(record)  # refuses a file that is none before hours of play
    if out is not None or len(job.bots) > 1:
        need_all()
    used = engine(engine_name, workers)
    played = played_through(job, games, used, error=error, out=out, decisions=decisions, json=json)
    if record is not None:
        ladder.record(record, job, played)
    report = None
    if out is not None:
        from tharsis.arena.report import write_report

        report = write_report(Sheets(job, played, words(), error), out)
    if json:
        show_json(statistics.summary(job, played, error) | {"played": [one.brief() for one in played]})
        return
    show(Sheets(job, played, words(), error).of_arena())
    tell_length(job, played, games)
    if report is not None:
        console.print(say("cli-arena-report", path=str(report)), markup=False, soft_wrap=True)


def job_of(id: str, bots: str, option: list[str], **rest: Any) -> Job:
    """What the command line asks for."""
    found = find(id)
    return Job(found, parse_names(bots), options=parse_options(found, option), **rest)


def played_through(
    job: Job,
    games: int,
    used: Engine,
    *,
    error: float = 0.0,
    out: Path | None = None,
    decisions: bool = False,
    json: bool = False,
) -> list[Played]:
    """The games of a job, with a bar that shows how far they are."""
    results = Folder(out, job, decisions) if out is not None else Results()
    with bar(job.deals(games) * job.games_per_deal, hidden=json) as advance:
        return run(job, games, results=results, engine=used, error=error, progress=advance)


def show(sheets: list[Sheet]) -> None:
    """Tables in the terminal."""
    for sheet in sheets:
        console.print(Text(sheet.title, style="bold cyan"))
        show_rows(sheet.columns, sheet.rows)
        console.print()


def tell_length(job: Job, played: list[Played], games: int) -> None:
    """How many games it took, and whether it stopped early."""
    wanted = job.deals(games) * job.games_per_deal
    key = "cli-arena-stopped" if len(played) < wanted else "cli-arena-played"
    decisions = sum([one.decisions for one in played]) / len(played)
    name = words().name(job.variant.game)
    console.print(say(key, games=len(played), wanted=wanted, game=name, decisions=round(decisions)))
