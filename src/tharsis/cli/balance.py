"""``tharsis balance``: what the games of bots tell of a game itself."""

from pathlib import Path
from typing import Annotated

import typer

from tharsis.arena import engine, statistics
from tharsis.arena.extras import need_all
from tharsis.arena.sheets import Sheets
from tharsis.cli.arena import (
    Bots,
    EngineName,
    Games,
    Limit,
    Out,
    Seconds,
    Workers,
    job_of,
    played_through,
    show,
    tell_length,
)
from tharsis.cli.common import (
    GameId,
    Json,
    Options,
    Seats,
    Seed,
    show_json,
    words,
)


def balance(
    id: GameId,
    bots: Bots = "heuristic",
    games: Games = 100,
    seats: Seats = 0,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006
    seconds: Seconds = None,
    limit: Limit = 0,
    out: Out = None,
    engine_name: EngineName = "local",
    workers: Workers = 0,
    markdown: Annotated[Path | None, typer.Option(help="cli-arg-markdown")] = None,
    json: Json = False,
) -> None:
    """Who wins, by seat and side; how and when games end; what went with winning."""
    job = job_of(id, bots, option, pairing="rotations", seats=seats, seed=seed, seconds=seconds, limit=limit)
    if out is not None or len(job.bots) > 1:
        need_all()
    played = played_through(job, games, engine(engine_name, workers), out=out, json=json)
    sheets = Sheets(job, played, words()).of_balance()
    if markdown is not None:
        markdown.write_text("\n".join([sheet.markdown() for sheet in sheets]), encoding="utf-8")
    if json:
        deeds = {
            name: {thing: rate.as_json() for thing, rate in things.items()}
            for name, things in statistics.by_deed(played).items()
        }
        show_json(statistics.summary(job, played) | {"deeds": deeds})
        return
    show(sheets)
    tell_length(job, played, games)
