"""Statistics with polars: what many games of bots tell of a game.

    python examples/game_statistics.py [GAMES] [FOLDER]

The games lie in FOLDER as Parquet, a row for each; `tharsis arena … --out FOLDER` writes the same.
"""

import sys
from pathlib import Path

import polars as pl

import tharsis
from tharsis.arena import Folder, Job, engine, run


def lengths(games: pl.DataFrame) -> pl.DataFrame:
    """How long games take, by the generation in which they end."""
    return games.group_by("clock").agg(pl.len().alias("games"), pl.col("decisions").mean()).sort("clock")


def corporations(games: pl.DataFrame) -> pl.DataFrame:
    """How often each corporation wins, and with how many points."""
    seats = games.select("number", "scores", "ranks", "deeds").explode("deeds").unnest("deeds")
    mine = seats.filter(pl.col("name") == "corporation").with_columns(
        pl.col("scores").list.get(pl.col("seat")).alias("points"),
        (pl.col("ranks").list.get(pl.col("seat")) == 1).alias("won"),
    )
    return (
        mine.group_by("thing")
        .agg(pl.len().alias("games"), pl.col("won").mean(), pl.col("points").mean())
        .sort("won", descending=True)
    )


def main(games: int, folder: Path, workers: int = 0) -> tuple[pl.DataFrame, pl.DataFrame]:
    job = Job(tharsis.game("terraforming-mars"), ["heuristic"], seats=3, seed=1)
    run(job, games, results=Folder(folder, job), engine=engine(workers=workers))
    frame = pl.read_parquet(folder / "games" / "*.parquet")
    found = lengths(frame), corporations(frame)
    for table in found:
        print(table)
    return found


if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]) if given else 300, Path(given[1] if given[1:] else "statistics"))
