"""What two levels showed in a tournament, for the record of the ladder."""

from datetime import UTC, datetime
from pathlib import Path

from tharsis.arena.job import Job
from tharsis.arena.play import Played
from tharsis.arena.statistics import ERROR, comparisons
from tharsis.bots import ladder
from tharsis.bots.ladder import LEVELS, Rung
from tharsis.bots.levels import playable
from tharsis.kernel import BadOption


def check(job: Job) -> None:
    """Only two neighbouring levels of the game, in fair play, say anything about the ladder; they need not be
    offered yet."""
    have = playable(job.variant.game)
    if not have:
        raise BadOption(
            f"{job.variant.game.id} has no levels: the ladder is for games that have",
            "no-levels",
            {"game": job.variant.game.id},
        )
    pair = sorted(job.bots, key=lambda bot: have.index(bot) if bot in have else -1)
    if not job.fair or len(pair) != 2 or pair[0] not in have or ladder.next_above(pair[0]) != pair[1]:
        raise BadOption(
            f"the ladder is for two neighbouring levels, mirrored: name two of {', '.join(have)}",
            "no-neighbours",
            {"levels": ", ".join(have)},
        )


def rung(job: Job, played: list[Played]) -> Rung:
    """The higher level against the lower one."""
    check(job)
    (found,) = comparisons(job, played, ERROR)
    share, low, high = found.share, found.low, found.high
    below, level = found.pair
    if LEVELS.index(below) > LEVELS.index(level):
        below, level = level, below
    else:
        share, low, high = 1 - share, 1 - high, 1 - low
    return Rung(
        game=job.variant.game.id,
        level=level,
        below=below,
        share=round(share, 3),
        low=round(low, 3),
        high=round(high, 3),
        games=len(played),
        command=command(job, len(played)),
        date=datetime.now(UTC).date().isoformat(),
        rules_version=job.variant.game.rules_version,
    )


def command(job: Job, games: int) -> str:
    """How to play the same games again."""
    words = ["tharsis", "arena", job.variant.game.id, "--bots", ",".join(job.bots), "--games", str(games)]
    words += ["--seats", str(job.variant.seats), "--seed", str(job.seed), "--error", "0"]
    if job.pairing != "round-robin":
        words += ["--pairing", job.pairing]
    if job.seconds is not None:
        words += ["--seconds", f"{job.seconds:g}"]
    for name, value in job.variant.options.items():
        words += ["--option", f"{name}={str(value).lower()}"]
    return " ".join(words)


def rungs_in(file: Path) -> list[Rung]:
    """A record; a file that is not there yet begins empty."""
    return ladder.read(file.read_text(encoding="utf-8")) if file.exists() else []


def record(file: Path, job: Job, played: list[Played]) -> Rung:
    """Write what was played into a record."""
    new = rung(job, played)
    half = file.with_suffix(".half")
    half.write_text(ladder.written(ladder.with_rung(rungs_in(file), new)), encoding="utf-8")
    half.replace(file)
    return new
