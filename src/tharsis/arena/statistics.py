"""What many games say: win rates with their intervals, scores, ratings, and what went with winning."""

import math
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, pstdev, stdev
from typing import TypeVar

from tharsis.arena.job import Job
from tharsis.arena.play import Played
from tharsis.arena.tournament import Pair, duels
from tharsis.kernel.extras import need

K = TypeVar("K", bound=Hashable)
CONFIDENCE = 0.95
#: The chance of a wrong verdict where none is named.
ERROR = 0.05
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


@dataclass
class Rate:
    """How often something was won; a tie counts as its part."""

    games: int = 0
    wins: float = 0.0

    def add(self, share: float) -> None:
        self.games += 1
        self.wins += share

    @property
    def value(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval: within 0 and 1, and honest for few games."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.value
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        reach = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, round(middle - reach, 12)), min(1.0, round(middle + reach, 12))

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
        return {"games": self.games, "wins": self.value, "low": low, "high": high}


@dataclass
class Row:
    """One line of a table: how a bot, a seat or a side did."""

    rate: Rate = field(default_factory=Rate)
    scores: list[int] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)

    @property
    def score(self) -> float:
        return fmean(self.scores) if self.scores else 0.0

    @property
    def spread(self) -> float:
        return pstdev(self.scores) if self.scores else 0.0

    def as_json(self) -> dict[str, object]:
        mean = fmean(self.returns) if self.returns else 0.0
        return {**self.rate.as_json(), "score": self.score, "spread": self.spread, "return": mean}


@dataclass
class Comparison:
    """Two bots on the deals they shared: the first one's part, its interval by deals, and whether the
    difference is certain at the error that was asked for."""

    pair: Pair
    deals: int
    share: float
    low: float
    high: float
    capital: float
    certain: bool

    def as_json(self) -> dict[str, object]:
        # JSON knows no infinity.
        return vars(self) | {"pair": list(self.pair), "capital": min(self.capital, 1e300)}


@dataclass
class Rating:
    """OpenSkill's guess of a bot's strength, and how unsure it is."""

    strength: float
    doubt: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.strength - Z * self.doubt, self.strength + Z * self.doubt


def rows(played: Iterable[Played], name: Callable[[Played, int], K]) -> dict[K, Row]:
    """Finished games, seat by seat, under whatever name a seat has."""
    found: dict[K, Row] = defaultdict(Row)
    for one in played:
        if one.finished:
            for seat in range(len(one.bots)):
                row = found[name(one, seat)]
                row.rate.add(one.share(seat))
                row.scores.append(one.scores[seat])
                row.returns.append(one.returns[seat])
    return dict(found)


def by_bot(job: Job, played: list[Played]) -> dict[str, Row]:
    found = rows(played, lambda one, seat: one.bots[seat])
    return {bot: found.get(bot, Row()) for bot in dict.fromkeys(job.bots)}


def by_seat(played: list[Played]) -> dict[tuple[int, str], Row]:
    """By seat and bot."""
    return dict(sorted(rows(played, lambda one, seat: (seat, one.bots[seat])).items()))


def by_side(played: list[Played]) -> dict[tuple[int, str], Row]:
    """By seat, whichever bot sat there, and what it plays, where that has a name."""
    return dict(sorted(rows(played, lambda one, seat: (seat, one.sides[seat])).items()))


def comparisons(job: Job, played: list[Played], error: float) -> list[Comparison]:
    """Every two bots, where every bot takes every seat equally often; also where all games were wanted."""
    if not job.fair:
        return []
    found = duels(job, played)
    return [
        Comparison(
            duel.pair,
            len(duel.shares),
            *mean_interval(duel.shares),
            duel.evidence.highest,
            duel.evidence.certain((error or ERROR) / len(found)),
        )
        for duel in found
    ]


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """A mean within 0 and 1 with its interval; mirrored games count as the one deal that they are.

    Two deals of each extreme are added to those seen, as Agresti and Coull do for proportions: few deals that
    all say the same are not certain yet.
    """
    mean = fmean(values) if values else 0.5
    padded = [*values, 0.0, 0.0, 1.0, 1.0]
    middle, reach = fmean(padded), Z * stdev(padded) / math.sqrt(len(padded))
    return mean, min(mean, max(0.0, middle - reach)), max(mean, min(1.0, middle + reach))


def ratings(job: Job, played: list[Played]) -> dict[str, Rating]:
    """Ratings of bots that met others, the strongest first. A bot on several seats counts by its mean."""
    if len(job.meetings[0].bots) < 2:
        return {}
    model = need("openskill.models", "arena").PlackettLuce()
    known = {bot: model.rating() for bot in dict.fromkeys(job.bots)}
    for one in played:
        if one.finished:
            means = mean_returns(one)
            teams = [[known[bot]] for bot in means]
            rated = model.rate(teams, ranks=[-value for value in means.values()])
            known.update({bot: team[0] for bot, team in zip(means, rated, strict=True)})
    found = {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1].strength))


def mean_returns(one: Played) -> dict[str, float]:
    found: dict[str, list[float]] = defaultdict(list)
    for bot, value in zip(one.bots, one.returns, strict=True):
        found[bot].append(value)
    return {bot: fmean(values) for bot, values in found.items()}


def endings(played: list[Played]) -> dict[str, int]:
    """How games ended, the most frequent first."""
    return counts([one.ending for one in played])


def clocks(played: list[Played]) -> dict[int, int]:
    """How far games went, in what the game counts."""
    return dict(sorted(counts([one.clock for one in played if one.finished]).items()))


def counts(values: list[K]) -> dict[K, int]:
    found: dict[K, int] = defaultdict(int)
    for value in values:
        found[value] += 1
    return dict(sorted(found.items(), key=lambda item: -item[1]))


@dataclass
class DeedRate(Rate):
    """How often those won who did something, and how often their seats win whatever they do."""

    expected: float = 0.0

    @property
    def beyond(self) -> float:
        """Wins beyond those of the seat: what the deed goes with, side and place in the order aside."""
        return (self.wins - self.expected) / self.games if self.games else 0.0

    @property
    def clarity(self) -> float:
        """What to order by: a small difference in many games says more than a large one in few."""
        return self.beyond * math.sqrt(self.games)

    def as_json(self) -> dict[str, object]:
        return super().as_json() | {"beyond": self.beyond}


def by_deed(played: list[Played]) -> dict[str, dict[str, DeedRate]]:
    """For everything that a game's tally counts, how those did who did it: once a seat and game."""
    seats = {key: row.rate.value for key, row in by_seat(played).items()}
    found: dict[str, dict[str, DeedRate]] = defaultdict(lambda: defaultdict(DeedRate))
    for one in played:
        if one.finished:
            for deed in one.deeds:
                rate = found[deed.name][deed.thing]
                rate.add(one.share(deed.seat))
                rate.expected += seats[deed.seat, one.bots[deed.seat]]
    return {
        name: dict(sorted(things.items(), key=lambda item: -item[1].clarity))
        for name, things in found.items()
    }


def seconds_a_game(played: list[Played], bot: str) -> float:
    """How long a bot thinks in a game, by seat."""
    spent = sum([s for one in played for name, s in zip(one.bots, one.seconds, strict=True) if name == bot])
    return spent / max(1, sum([one.bots.count(bot) for one in played]))


def summary(job: Job, played: list[Played], error: float = 0.0) -> dict[str, object]:
    """All of it as data."""
    rated = ratings(job, played)
    bots: dict[str, object] = {}
    for bot, row in by_bot(job, played).items():
        told = row.as_json() | {"seconds_a_game": seconds_a_game(played, bot)}
        if bot in rated:
            told |= {"rating": rated[bot].strength, "doubt": rated[bot].doubt}
        bots[bot] = told
    return {
        **job.as_json(),
        "games": len(played),
        "decisions": fmean([one.decisions for one in played]) if played else 0.0,
        "by_bot": bots,
        "by_seat": [
            {"seat": seat, "bot": bot, **row.as_json()} for (seat, bot), row in by_seat(played).items()
        ],
        "by_side": [
            {"seat": seat, "side": side, **row.as_json()} for (seat, side), row in by_side(played).items()
        ],
        "comparisons": [one.as_json() for one in comparisons(job, played, error)],
        "endings": endings(played),
        "clock": {str(clock): count for clock, count in clocks(played).items()},
    }
