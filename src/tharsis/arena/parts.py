"""Parquet files that are written whole or not at all, numbered in a folder."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tharsis.kernel import TharsisError
from tharsis.kernel.extras import need


class Damaged(TharsisError):
    """A file that should hold results and cannot be read."""


class Parts:
    """The parts of one table: ``part-000001.parquet`` and so on. What is half written has another name and
    never counts."""

    def __init__(self, folder: Path, schema: Mapping[str, Any], metadata: dict[str, str]) -> None:
        self.folder = folder
        self.schema = dict(schema)
        self.metadata = metadata

    def paths(self) -> list[Path]:
        return sorted(self.folder.glob("part-*.parquet"))

    def path(self, number: int) -> Path:
        return self.folder / f"part-{number:06d}.parquet"

    def numbers(self) -> list[int]:
        return [int(path.stem.partition("-")[2]) for path in self.paths()]

    def next_number(self) -> int:
        return max(self.numbers(), default=0) + 1

    def write(self, number: int, rows: list[dict[str, Any]]) -> None:
        """One part, whole on the disk before it has its name."""
        pl = need("polars", "arena")
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.path(number)
        half = path.with_suffix(".half")
        with half.open("wb") as file:
            pl.DataFrame(rows, schema=self.schema).write_parquet(file, metadata=self.metadata)
            file.flush()
            os.fsync(file.fileno())
        half.replace(path)

    def keep_only(self, numbers: Iterable[int]) -> None:
        """Remove what no other table knows of, and what was half written."""
        kept = {self.path(number) for number in numbers}
        for path in [*self.folder.glob("part-*.half"), *self.paths()]:
            if path not in kept:
                path.unlink()

    def read(self) -> Any:
        """All parts as one polars DataFrame."""
        pl = need("polars", "arena")
        frames = [read_part(path) for path in self.paths()]
        for path, frame in zip(self.paths(), frames, strict=True):
            if frame.schema != pl.Schema(self.schema):
                raise Damaged(
                    f"{path} has other columns than it should; take another folder",
                    "bad-results",
                    {"file": str(path)},
                )
        return pl.concat(frames) if frames else pl.DataFrame(schema=self.schema)


def read_part(path: Path) -> Any:
    pl = need("polars", "arena")
    try:
        return pl.read_parquet(path)
    except pl.exceptions.PolarsError as error:
        raise Damaged(
            f"{path} is damaged; remove it and run again: its games are played anew",
            "bad-part",
            {"file": str(path)},
        ) from error
