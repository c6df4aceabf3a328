"""``tharsis dataset``: positions, legal actions, choices and results, as Parquet to learn from."""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from tharsis.arena import Job, engine
from tharsis.arena.dataset import Position, of_bots, of_replay, write
from tharsis.arena.engines import Engine
from tharsis.cli.arena import Bots, EngineName, Limit, Seconds, Workers, job_of
from tharsis.cli.common import (
    GameId,
    Json,
    Options,
    Seats,
    Seed,
    bar,
    console,
    errors,
    find,
    say,
    show_json,
    told,
)
from tharsis.cli.replay import read_text
from tharsis.kernel import BadOption, BadReplay, Game, Replay, TharsisError, games
from tharsis.kernel.replay import read, record


def dataset(
    id: GameId,
    out: Annotated[Path, typer.Argument(metavar="cli-metavar-folder", help="cli-arg-dataset-out")],
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="cli-metavar-file", help="cli-arg-dataset-files")
    ] = None,
    number: Annotated[int, typer.Option("--games", "-n", min=0, help="cli-arg-dataset-games")] = 0,
    bots: Bots = "heuristic",
    seats: Seats = 0,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006
    seconds: Seconds = None,
    limit: Limit = 0,
    database: Annotated[str | None, typer.Option(help="cli-arg-database")] = None,
    forced: Annotated[bool, typer.Option("--forced", help="cli-arg-forced")] = False,
    engine_name: EngineName = "local",
    workers: Workers = 0,
    json: Json = False,
) -> None:
    """Games of bots, then those of files and of a server. A file that cannot be read is told and left out."""
    if not (number or files or database):
        raise BadOption(say("cli-dataset-empty"))
    rest = {"seats": seats, "seed": seed, "seconds": seconds, "limit": limit}
    job = job_of(id, bots, option, pairing="rotations", **rest) if number else None
    source = Source(find(id), job, number, files or [], database, forced)
    wanted = job.deals(number) * job.games_per_deal if job else 0
    with bar(wanted, hidden=json) if job else nullcontext(ignored) as advance:
        positions = write(out, source.game, source.positions(engine(engine_name, workers), advance))
    figures = {"positions": positions, "games": source.games, "path": str(out)}
    if json:
        show_json({**figures, "failed": source.failed})
    else:
        console.print(say("cli-dataset-written", **figures), markup=False, soft_wrap=True)
    if source.failed:
        raise typer.Exit(1)


def ignored(done: int) -> None:
    """The progress of what has no bar."""


@dataclass
class Source:
    """Where the games of a dataset come from, and how many there were."""

    game: Game
    job: Job | None
    wanted: int
    files: list[Path]
    database: str | None
    forced: bool
    games: int = 0
    failed: dict[str, str] = field(default_factory=dict)

    def positions(self, engine: Engine, advance: Callable[[int], None]) -> Iterator[list[Position]]:
        if self.job:
            self.games = self.job.deals(self.wanted) * self.job.games_per_deal
            for some in of_bots(self.job, self.wanted, engine, self.forced):
                yield some
                advance(len({one.game for one in some}))
        for name, text in self.texts():
            try:
                yield of_replay(self.replay(text), name, self.games, self.forced)
                self.games += 1
            except TharsisError as error:
                self.failed[name] = told(error)
                errors.print(
                    say("cli-import-bad", file=name, error=told(error)), markup=False, soft_wrap=True
                )

    def texts(self) -> Iterator[tuple[str, str]]:
        """Files and finished tables, each with its name."""
        for file in self.files:
            yield str(file), read_text(file)
        if self.database:
            from tharsis.server.commands import finished_games

            yield from finished_games(self.game.id, self.database).items()

    def replay(self, text: str) -> Replay:
        """A replay file of ours, or a record that the game can read."""
        if '"tharsis_replay"' in text or self.game.importer is None:
            found = read(text, games())
            if found.game is not self.game:
                raise BadReplay(say("cli-other-game", game=found.game.id))
            return found
        return record(self.game.importer(text).match)
