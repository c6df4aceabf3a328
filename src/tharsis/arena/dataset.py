"""Positions to learn from: what a seat saw, what it could do, what it did, and how the game ended for it.

They come from games of bots, from replay files (finished tables of a server among them) and from records of
other programs, and are kept as Parquet, a row for each decision.
"""

import json
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tharsis.arena.engines import Engine, batches
from tharsis.arena.job import Job
from tharsis.arena.parts import Damaged, Parts, read_part
from tharsis.arena.play import play
from tharsis.kernel import BadOption, Game, Observation, Replay, State
from tharsis.kernel.extras import need

FORMAT = 1
#: Rows in one file.
PART = 10_000
#: Games in a batch: their positions travel between processes.
MOST_GAMES = 4


@dataclass(frozen=True)
class Position:
    """One decision: ``observation`` as `Game.observation` lays it out, the numbers of the legal actions and
    of the one taken; ``worth`` and ``rank`` are how the game ended for the seat, where it did."""

    source: str
    game: int
    move: int
    seats: int
    seat: int
    player: str
    observation: bytes
    legal: list[int]
    action: int
    worth: float | None = None
    rank: int | None = None


class Observer:
    """Keeps the positions of one game. A decision with one answer teaches nothing, unless it is wanted."""

    def __init__(self, source: str, game: int, players: list[str], forced: bool) -> None:
        self.source = source
        self.game = game
        self.players = players
        self.forced = forced
        self.seen: list[Position | None] = []

    def __call__(self, s: State, seat: int, legal: list[int], action: int, seconds: float = 0.0) -> None:
        if len(legal) == 1 and not self.forced:
            self.seen.append(None)
            return
        player = self.players[seat] if seat < len(self.players) else ""
        self.seen.append(
            Position(
                self.source, self.game, len(self.seen), s.seats, seat, player, s.observe(seat), legal, action
            )
        )

    def ended(self, returns: list[float], ranks: list[int]) -> list[Position]:
        """The positions with the result; ranks are 0 where there is none."""
        found = [position for position in self.seen if position is not None]
        if not ranks or not ranks[0]:
            return found
        return [replace(one, worth=returns[one.seat], rank=ranks[one.seat]) for one in found]


# -- where positions come from ------------------------------------------------------------------------


def of_bots(job: Job, games: int, engine: Engine, forced: bool = False) -> Iterator[list[Position]]:
    """Games between bots, a batch at a time."""
    numbers = list(range(job.deals(games) * job.games_per_deal))
    task = partial(positions_of_batch, job, forced)
    yield from engine.results(task, batches(numbers, engine.workers, most=MOST_GAMES))


def positions_of_batch(job: Job, forced: bool, numbers: list[int]) -> list[Position]:
    """Some games of a job, in whatever process."""
    found: list[Position] = []
    for number in numbers:
        observer = Observer("", number, list(job.fixture(number).bots), forced)
        played = play(job, number, observer)
        found += observer.ended(played.returns, played.ranks)
    return found


def of_replay(replay: Replay, source: str, number: int, forced: bool = False) -> list[Position]:
    """A recorded game, verified: the choices that stood in the end, not those that were taken back."""
    observer = Observer(source, number, replay.names, forced)
    found, last = replay.decisions()
    for one in found:
        legal = one.s.legal(one.seat) or one.s.open_asides(one.seat)
        observer(one.s, one.seat, legal, one.action)
    return observer.ended(last.returns(), last.result().ranks) if last.over else observer.ended([], [])


# -- files --------------------------------------------------------------------------------------------


def write(folder: Path, game: Game, found: Iterable[list[Position]]) -> int:
    """Write positions into a new folder, which has its name when all are there; how many."""
    if folder.exists():
        raise BadOption(
            f"{folder} is there already; name a new folder", "folder-there", {"folder": str(folder)}
        )
    half = folder.with_name(folder.name + ".half")
    shutil.rmtree(half, ignore_errors=True)
    parts = Parts(half, columns(), metadata(game))
    try:
        count = write_parts(parts, found)
        half.rename(folder)
    except BaseException:
        shutil.rmtree(half, ignore_errors=True)
        raise
    return count


def write_parts(parts: Parts, found: Iterable[list[Position]]) -> int:
    """As they come, so that no more than a part is ever in memory; none at all make an empty part."""
    waiting: list[Position] = []
    count = 0
    for some in found:
        waiting += some
        count += len(some)
        if len(waiting) >= PART:
            parts.write(parts.next_number(), [asdict(one) for one in waiting])
            waiting = []
    if waiting or not count:
        parts.write(parts.next_number(), [asdict(one) for one in waiting])
    return count


def columns() -> dict[str, Any]:
    pl = need("polars", "arena")
    return {
        "source": pl.String, "game": pl.Int64, "move": pl.Int32, "seats": pl.Int8, "seat": pl.Int8,
        "player": pl.String, "observation": pl.Binary, "legal": pl.List(pl.Int32), "action": pl.Int32,
        "worth": pl.Float64, "rank": pl.Int8,
    }  # fmt: skip


def metadata(game: Game) -> dict[str, str]:
    """What a file says of itself: whoever reads it needs nothing else to understand an observation."""
    return {
        "tharsis_dataset": str(FORMAT),
        "game": game.id,
        "rules": str(game.rules_version),
        "actions": str(game.actions.size),
        "observation": json.dumps([part_json(part) for part in observation_of(game).parts]),
    }


def part_json(part: Any) -> dict[str, object]:
    return {
        "name": part.name, "start": part.start, "shape": list(part.shape), "low": part.low, "full": part.full,
    }  # fmt: skip


def observation_of(game: Game) -> Observation:
    if game.observation is None:
        raise BadOption(f"{game.id} has no observation for learning", "no-observation", {"game": game.id})
    return game.observation


class Dataset:
    """Positions that were read: ``frame`` is a polars DataFrame, the rest are numpy arrays with its rows."""

    def __init__(self, game: Game, frame: Any) -> None:
        self.game = game
        self.frame = frame

    def __len__(self) -> int:
        return len(self.frame)

    @property
    def observations(self) -> Any:
        """Bytes, as `Game.observation` lays them out."""
        whole = b"".join(self.frame["observation"].to_list())
        return np.frombuffer(bytearray(whole), np.uint8).reshape(len(self), -1)

    @property
    def masks(self) -> Any:
        """1 where an action is legal."""
        found = np.zeros((len(self), self.game.actions.size), np.uint8)
        rows = np.repeat(np.arange(len(self)), self.frame["legal"].list.len().to_numpy())
        found[rows, self.frame["legal"].explode().to_numpy()] = 1
        return found

    @property
    def actions(self) -> Any:
        return self.frame["action"].to_numpy().astype("int64")

    @property
    def worths(self) -> Any:
        """How each game ended for the seat, from -1 to 1; not a number where it is not known."""
        return self.frame["worth"].fill_null(float("nan")).to_numpy()


def read(path: Path | str, game: Game) -> Dataset:
    """A dataset, or one file of it. One of another game, or of other rules or observations, is refused."""
    pl = need("polars", "arena")
    place = Path(path)
    files = sorted(place.glob("part-*.parquet")) if place.is_dir() else [place]
    if not files or not files[0].exists():
        raise BadOption(f"there is no dataset in {place}", "no-dataset", {"folder": str(place)})
    wanted = metadata(game)
    frames = []
    for file in files:
        check(file, read_metadata(file), wanted)
        frames.append(read_part(file))
    return Dataset(game, pl.concat(frames))


def read_metadata(file: Path) -> dict[str, str]:
    pl = need("polars", "arena")
    try:
        found: dict[str, str] = pl.read_parquet_metadata(file)
    except pl.exceptions.PolarsError as error:
        raise Damaged(
            f"{file} is damaged; make the dataset anew", "bad-dataset", {"file": str(file)}
        ) from error
    return found


def check(file: Path, found: dict[str, str], wanted: dict[str, str]) -> None:
    """Refuse what would be misread."""
    if found.get("tharsis_dataset") != wanted["tharsis_dataset"]:
        raise BadOption(
            f"{file} is no dataset of Tharsis, or of another version; make it anew",
            "bad-dataset",
            {"file": str(file)},
        )
    if found["game"] != wanted["game"]:
        raise BadOption(
            f"{file} is a dataset of {found['game']}, not of {wanted['game']}",
            "other-dataset",
            {"file": str(file), "game": str(found["game"])},
        )
    if found["rules"] != wanted["rules"]:
        raise BadOption(
            f"{file} follows rules {found['rules']}; these are rules {wanted['rules']}",
            "older-dataset",
            {"file": str(file), "rules": str(found["rules"]), "present": str(wanted["rules"])},
        )
    if found != found | wanted:
        raise BadOption(
            f"{file} has other observations or actions than these rules; make it anew",
            "bad-dataset",
            {"file": str(file)},
        )
