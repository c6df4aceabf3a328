"""A tournament: the games of a job, in rounds, until all are played or every difference is certain."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from tharsis.arena.engines import Alone, Engine, batches
from tharsis.arena.job import Job
from tharsis.arena.play import Played, play_batch
from tharsis.arena.results import Results
from tharsis.arena.sequential import Evidence
from tharsis.kernel import BadOption

#: Deals before the first look at the differences; each further look comes a quarter later.
FIRST_LOOK = 20
#: Seconds after which what is played is written.
PATIENCE = 5.0

Pair = tuple[str, str]


class Duel(NamedTuple):
    """How two bots compare on the deals they shared: by deal, from 0 (the second is better) to 1."""

    pair: Pair
    shares: list[float]
    evidence: Evidence


def run(
    job: Job,
    games: int,
    *,
    results: Results | None = None,
    engine: Engine | None = None,
    error: float = 0.0,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play at least so many games, those that ``results`` holds already counted in. Sorted by number.

    With ``error``, bots whose difference is certain meet no more; the chance that any such verdict is wrong
    is at most that. ``progress`` hears how many more games are done.
    """
    if not 0 <= error < 1:
        raise BadOption(
            f"an error of {error} makes no sense: choose one below 1, or 0 to play all games", "bad-chance"
        )
    kept = results if results is not None else Results()
    tell = progress or (lambda done: None)
    looks = job.fair and error > 0
    meetings = set(range(len(job.meetings)))
    with kept.held():
        for deals in rounds(job.deals(games), looks):
            wanted = job.numbers(deals, meetings)
            missing = [number for number in wanted if number not in kept.played]
            tell(len(wanted) - len(missing))
            play_missing(job, missing, kept, engine or Alone(), tell)
            if looks:
                meetings = undecided(job, kept.in_order(), error)
                if not meetings:
                    break
    return kept.in_order()


def play_missing(
    job: Job, missing: list[int], kept: Results, engine: Engine, tell: Callable[[int], None]
) -> None:
    """Play some games, and write them every few seconds: whatever ends this, little is lost."""
    task = partial(play_batch, job, kept.with_decisions)
    written = time.monotonic()
    try:
        for batch in engine.results(task, batches(missing, engine.workers)):
            kept.add(batch)
            tell(len(batch.played))
            if time.monotonic() - written > PATIENCE:
                kept.flush()
                written = time.monotonic()
    finally:
        kept.flush()


def rounds(deals: int, looks: bool) -> Iterator[range]:
    """The deals between one look and the next: fixed beforehand, so that the games that are played depend on
    neither the number of workers nor their speed."""
    first, size = 0, FIRST_LOOK if looks else deals
    while first < deals:
        yield range(first, min(first + size, deals))
        first += size
        size = max(FIRST_LOOK, first // 4)


def undecided(job: Job, played: list[Played], error: float) -> set[int]:
    """The meetings in which some difference is still open. Each pair has its part of the error."""
    part = error / len(list(combinations(job.bots, 2)))
    open_pairs = {duel.pair for duel in duels(job, played) if not duel.evidence.certain(part)}
    return {
        number
        for number, meeting in enumerate(job.meetings)
        if open_pairs & set(combinations(meeting.bots, 2))
    }


def duels(job: Job, played: list[Played]) -> list[Duel]:
    """Every two bots on the deals they shared, where all games of the deal are played.

    A deal gives the difference of their mean returns as a number from 0 to 1. Each takes every seat equally
    often, so that it is one half on average for bots that are equal.
    """
    pairs = list(combinations(job.bots, 2))
    meetings: dict[tuple[int, int], list[Played]] = defaultdict(list)
    for one in played:
        meetings[one.deal, one.meeting].append(one)
    shares: dict[Pair, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for (deal, number), mirrored in meetings.items():
        if len(mirrored) == len(job.meetings[number].seatings):
            for pair in combinations(job.meetings[number].bots, 2):
                difference = mean_return(mirrored, pair[0]) - mean_return(mirrored, pair[1])
                shares[pair][deal].append(0.5 + difference / 4)
    return [duel(pair, [fmean(found) for _, found in sorted(shares[pair].items())]) for pair in pairs]


def duel(pair: Pair, shares: list[float]) -> Duel:
    evidence = Evidence()
    for share in shares:
        evidence.see(share)
    return Duel(pair, shares, evidence)


def mean_return(played: list[Played], bot: str) -> float:
    """What a bot's games were worth, over all its seats."""
    seats = [(one, seat) for one in played for seat, name in enumerate(one.bots) if name == bot]
    return fmean([one.returns[seat] for one, seat in seats])
