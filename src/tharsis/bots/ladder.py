"""The levels, and how strong they are: the record of what each showed in the arena against the one below.

``tharsis arena GAME --bots novice,regular --ladder FILE`` writes it; nothing else does. The ratings that
people see follow from it, on the scale that chess players know: 400 more is ten wins to one.
"""

import json
import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from itertools import takewhile
from typing import Any, Final

from tharsis.kernel import BadOption, Game

NOVICE: Final = "novice"
REGULAR: Final = "regular"
STRONG: Final = "strong"
MASTER: Final = "master"
#: The weakest first.
LEVELS: Final = (NOVICE, REGULAR, STRONG, MASTER)
#: Seconds that a master thinks about one decision, and about all decisions of a turn together.
DECISION_SECONDS: Final = 2.0
TURN_SECONDS: Final = 8.0
FILE: Final = "ladder.json"
#: The rating of regular in every game; all others are measured from there.
YARDSTICK: Final = 1500


@dataclass(frozen=True)
class Rung:
    """One level against the next lower one: its part of the games, the 95 % interval, how to repeat it."""

    game: str
    level: str
    below: str
    share: float
    low: float
    high: float
    games: int
    command: str
    date: str
    rules_version: int

    def __post_init__(self) -> None:
        if self.below not in LEVELS or next_above(self.below) != self.level:
            raise BadOption(
                f"{self.level} and {self.below} are no neighbours: name two of {', '.join(LEVELS)}",
                "bad-ladder",
            )
        if not 0 <= self.low <= self.share <= self.high <= 1 or self.games < 1:
            raise BadOption(
                f"{self.share} ({self.low} to {self.high}) of {self.games} games is no result", "bad-ladder"
            )

    @property
    def ahead(self) -> bool:
        """Whether the higher level is stronger beyond doubt."""
        return self.low > 0.5

    def gain(self, share: float) -> float:
        """The difference in rating that a share stands for; so many games cannot tell more than one game
        lost of one more than there were."""
        least = 1 / (self.games + 2)
        p = min(1 - least, max(least, share))
        return 400 * math.log10(p / (1 - p))


@dataclass(frozen=True)
class Rating:
    """A level's rating with its interval; the yardstick has none."""

    value: int
    low: int
    high: int
    games: int


def thinks(name: str) -> float:
    """For how many seconds a bot may think about one decision; 0 where it answers at once."""
    return DECISION_SECONDS if name in (MASTER, "search") else 0.0


def next_above(level: str) -> str | None:
    at = LEVELS.index(level) + 1
    return LEVELS[at] if at < len(LEVELS) else None


def read(text: str) -> list[Rung]:
    """A record, checked."""
    try:
        return [Rung(**data) for data in json.loads(text)]
    except (ValueError, TypeError) as error:
        raise BadOption(f"this is no record of the ladder: {error}", "bad-ladder") from error


def written(rungs: Iterable[Rung]) -> str:
    """The record as text, in order of games and levels."""
    ordered = sorted(rungs, key=lambda rung: (rung.game, LEVELS.index(rung.level)))
    return json.dumps([asdict(rung) for rung in ordered], indent=2) + "\n"


def with_rung(rungs: Iterable[Rung], new: Rung) -> list[Rung]:
    """The record with a new result in place of an older one of the same two levels."""
    return [*(rung for rung in rungs if (rung.game, rung.level) != (new.game, new.level)), new]


def proven(game: Game) -> list[str]:
    """The levels up to regular, and those above it, one after the other, that showed under the present rules
    that they are ahead of the one below."""
    ahead = {
        r.level for r in record() if r.ahead and r.game == game.id and r.rules_version == game.rules_version
    }
    above = LEVELS[LEVELS.index(REGULAR) + 1 :]
    return [NOVICE, REGULAR, *takewhile(ahead.__contains__, above)]


def not_ahead(rungs: Iterable[Rung]) -> list[Rung]:
    """Results that contradict the order of the levels: none of these may be offered as they are."""
    return [rung for rung in rungs if not rung.ahead]


@cache
def record() -> tuple[Rung, ...]:
    """What is known of the levels as they come with this release."""
    return tuple(read(resources.files("tharsis.bots").joinpath(FILE).read_text(encoding="utf-8")))


def ratings(game: Game, rungs: Iterable[Rung]) -> dict[str, Rating]:
    """The ratings of the levels that were measured under the present rules, with no gap from regular on."""
    known = {r.level: r for r in rungs if r.game == game.id and r.rules_version == game.rules_version}
    if not known:
        return {}
    at = LEVELS.index(REGULAR)
    up = _chain([known.get(level) for level in LEVELS[at + 1 :]], LEVELS[at + 1 :], sign=1)
    down = _chain([known.get(level) for level in LEVELS[at:0:-1]], LEVELS[at - 1 :: -1], sign=-1)
    games = sum(rung.games for rung in known.values() if REGULAR in (rung.level, rung.below))
    yardstick = {REGULAR: Rating(YARDSTICK, YARDSTICK, YARDSTICK, games)} if games else {}
    found = down | yardstick | up
    return {level: found[level] for level in LEVELS if level in found}


def _chain(rungs: Iterable[Rung | None], levels: Iterable[str], sign: int) -> dict[str, Rating]:
    """Ratings step by step away from the yardstick, doubts added as independent ones are."""
    found: dict[str, Rating] = {}
    value, under, over = float(YARDSTICK), 0.0, 0.0
    for rung, level in zip(rungs, levels, strict=True):
        if rung is None:
            break
        near, far = (rung.low, rung.high) if sign > 0 else (rung.high, rung.low)
        gain = rung.gain(rung.share)
        value += sign * gain
        under = math.hypot(under, gain - rung.gain(near))
        over = math.hypot(over, rung.gain(far) - gain)
        found[level] = Rating(round(value), round(value - under), round(value + over), rung.games)
    return found


def described(game: Game, names: Iterable[str]) -> list[dict[str, Any]]:
    """Bots as data: the name, the rating where there is one, and for how many seconds it may think about a
    decision, 0 where it answers at once."""
    rated = ratings(game, record())
    return [
        {"name": name, "rating": asdict(rated[name]) if name in rated else None, "seconds": thinks(name)}
        for name in names
    ]
