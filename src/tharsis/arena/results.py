"""Where results are kept: in memory, or in a folder that a later run goes on with."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tharsis.arena.job import Job
from tharsis.arena.parts import Damaged, Parts
from tharsis.arena.play import Batch, Deed, Played
from tharsis.kernel import BadOption
from tharsis.kernel.extras import need

FORMAT = 1
MANIFEST = "job.json"


class Results:
    """Games that were played, in memory."""

    def __init__(self, decisions: bool = False) -> None:
        self.played: dict[int, Played] = {}
        #: Whether decisions are wanted as well.
        self.with_decisions = decisions

    def add(self, batch: Batch) -> None:
        """Keep what came of some games; a game counts once."""
        self.played.update({one.number: one for one in batch.played})

    def flush(self) -> None:
        """Nothing waits to be written here."""

    @contextmanager
    def held(self) -> Iterator[None]:
        """While a run adds to them, nobody else does."""
        yield

    def in_order(self) -> list[Played]:
        return [self.played[number] for number in sorted(self.played)]


class Folder(Results):
    """Games that were played, in memory and as Parquet: ``games``, and ``decisions`` where they are wanted.

    The decisions of some games are written before the games themselves. So a part of ``games`` is what
    counts; whatever a killed run left besides is removed by the next one.
    """

    def __init__(self, path: Path, job: Job, decisions: bool = False) -> None:
        super().__init__(decisions)
        self.path = path
        self.job = job
        self._waiting = Batch([], [])
        self._check_manifest()
        metadata = {"game": job.variant.game.id, "rules": str(job.variant.game.rules_version)}
        self.games = Parts(path / "games", game_columns(), metadata)
        self.decisions = Parts(path / "decisions", decision_columns(), metadata)
        self._read()

    def add(self, batch: Batch) -> None:
        super().add(batch)
        self._waiting.played.extend(batch.played)
        self._waiting.decisions.extend(batch.decisions)

    def flush(self) -> None:
        if not self._waiting.played:
            return
        number = self.games.next_number()
        if self.with_decisions:
            self.decisions.write(number, [asdict(one) for one in self._waiting.decisions])
        self.games.write(number, [self._row(one) for one in self._waiting.played])
        self._waiting = Batch([], [])

    def _row(self, one: Played) -> dict[str, Any]:
        v = self.job.variant
        same = {"game": v.game.id, "rules": v.game.rules_version, "seats": v.seats}
        return one.as_json() | same | {"options": json.dumps(self.job.options, sort_keys=True)}

    # -- what is there already ------------------------------------------------------------------------

    def _check_manifest(self) -> None:
        """Write down what is played here, or see that it is the same."""
        wanted = {"tharsis_arena": FORMAT, **self.job.as_json(), "decisions": self.with_decisions}
        file = self.path / MANIFEST
        if not file.exists():
            if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
                raise BadOption(
                    f"{self.path} is no folder of an arena; name one that is empty or new",
                    "no-arena",
                    {"folder": str(self.path)},
                )
            self.path.mkdir(parents=True, exist_ok=True)
            half = file.with_suffix(".half")
            half.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
            half.replace(file)
            return
        found = read_manifest(file)
        for name in [*wanted, *found]:
            if found.get(name) != wanted.get(name):
                raise BadOption(
                    f"{self.path} holds another job: {name} is {json.dumps(found.get(name))} there, not "
                    f"{json.dumps(wanted.get(name))}; take another folder",
                    "other-arena",
                    {
                        "folder": str(self.path),
                        "name": name,
                        "there": json.dumps(found.get(name)),
                        "here": json.dumps(wanted.get(name)),
                    },
                )

    def _read(self) -> None:
        self._known = self.games.paths()
        super().add(Batch(read_games(self.games), []))

    @contextmanager
    def held(self) -> Iterator[None]:
        with locked(self.path / MANIFEST):
            numbers = self.games.numbers()
            self.games.keep_only(numbers)
            self.decisions.keep_only(numbers)
            if self.games.paths() != self._known:  # another run has gone on meanwhile
                self._read()
            yield


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """One process at a time; the lock goes with the process that holds it, however that ends."""
    try:
        import fcntl
    except ImportError:  # where locks are of another kind, nobody is warned
        yield
        return
    with path.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadOption(
                f"another run writes into {path.parent}; wait for it",
                "busy-arena",
                {"folder": str(path.parent)},
            ) from error
        yield


def read_manifest(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Damaged(
            f"{file} is damaged; take another folder", "bad-results", {"file": str(file)}
        ) from error
    if not isinstance(found, dict):
        raise Damaged(f"{file} is damaged; take another folder", "bad-results", {"file": str(file)})
    return found


def read_games(parts: Parts) -> list[Played]:
    names = list(Played.__dataclass_fields__)
    found = []
    for row in parts.read().select(names).iter_rows(named=True):
        found.append(Played(**(row | {"deeds": [Deed(**deed) for deed in row["deeds"]]})))
    return found


def game_columns() -> dict[str, Any]:
    """One row a game."""
    pl = need("polars", "arena")
    deed = pl.Struct({"seat": pl.Int8, "name": pl.String, "thing": pl.String, "times": pl.Int32})
    return {
        "game": pl.String, "rules": pl.Int32, "seats": pl.Int8, "options": pl.String,
        "number": pl.Int64, "deal": pl.Int64, "meeting": pl.Int32, "seed": pl.Int64,
        "bots": pl.List(pl.String), "sides": pl.List(pl.String), "ending": pl.String,
        "scores": pl.List(pl.Int64), "ranks": pl.List(pl.Int64), "returns": pl.List(pl.Float64),
        "clock": pl.Int32, "decisions": pl.Int32, "seconds": pl.List(pl.Float64), "deeds": pl.List(deed),
    }  # fmt: skip


def decision_columns() -> dict[str, Any]:
    """One row a decision."""
    pl = need("polars", "arena")
    return {
        "number": pl.Int64, "decision": pl.Int32, "seat": pl.Int8, "bot": pl.String, "asked": pl.String,
        "options": pl.Int32, "action": pl.String, "seconds": pl.Float64,
    }  # fmt: skip
