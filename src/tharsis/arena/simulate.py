"""Many games at once, on all cores, the same whatever the number of cores."""

import os
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from statistics import fmean, pstdev
from typing import Any

from tharsis.bots import Bot, make
from tharsis.kernel import BadOption, Game, Result, Rng, State, TharsisError, Variant, game, playout
from tharsis.kernel.variant import keep_crash

UNFINISHED = "unfinished"


class Crash(TharsisError):
    """A game that broke off with a mistake in the rules, kept as a replay file."""


class Job:
    """What to play: a game, its options, and a bot for each seat."""

    def __init__(
        self,
        game: Game,
        bots: Iterable[str],
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        seconds: float | None = None,
        limit: int = 50_000,
    ) -> None:
        self.variant = Variant(game, seats, options, limit)
        self.bots = list(bots) or ["random"]
        if len(self.bots) == 1:
            self.bots *= self.variant.seats
        if len(self.bots) != self.variant.seats:
            raise BadOption(
                f"{len(self.bots)} bots for {self.variant.seats} seats: name one for each, or one"
            )
        self.seed = seed
        self.seconds = seconds
        self.variant.new(seed)
        for seat in range(self.variant.seats):
            self.bot(seat, 0)

    def bot(self, seat: int, seed: int) -> Bot:
        return make(self.bots[seat], self.variant.game, seed * 64 + seat, self.seconds)

    def number_seed(self, number: int) -> int:
        """The seed of one game: runs with neighbouring seeds share no game."""
        rng = Rng()
        rng.seed(self.seed << 32 | number)
        return rng.word()

    def pack(self) -> dict[str, Any]:
        """What a worker process needs to make the job again."""
        v = self.variant
        return {
            "id": v.game.id, "bots": self.bots, "seats": v.seats, "options": v.options,
            "seed": self.seed, "seconds": self.seconds, "limit": v.limit,
        }  # fmt: skip

    @staticmethod
    def unpack(data: dict[str, Any]) -> "Job":
        rest = {name: value for name, value in data.items() if name != "id"}
        return Job(game(data["id"]), **rest)


class Played:
    """How one game went."""

    def __init__(self, number: int, seed: int, decisions: int, result: Result | None) -> None:
        self.number = number
        self.seed = seed
        self.decisions = decisions
        self.reason = result.reason if result else UNFINISHED
        self.scores = result.scores if result else []
        self.ranks = result.ranks if result else []

    def as_json(self) -> dict[str, object]:
        return dict(vars(self))


def play_one(job: Job, number: int) -> Played:
    """One game of a job, to its end or to the limit of decisions."""
    seed = job.number_seed(number)
    s = job.variant.new(seed)
    s.recording = False
    if all(name == "random" for name in job.bots):
        decisions = _random_game(job, s, seed)
    else:
        decisions = _game_of_bots(job, s, seed)
    return Played(number, seed, decisions, s.result() if s.over else None)


def _random_game(job: Job, s: State, seed: int) -> int:
    """Compiled random play; after a crash the same game once more, slowly, to keep it."""
    rng = Rng()
    rng.seed(seed + 1)
    try:
        return playout(s, rng, job.variant.limit)
    except Exception:
        rng.seed(seed + 1)
        return _decide(job, job.variant.new(seed), seed, lambda s, seat, legal: legal[rng.below(len(legal))])


def _game_of_bots(job: Job, s: State, seed: int) -> int:
    bots = [job.bot(seat, seed) for seat in range(s.seats)]
    redeals = Rng()
    redeals.seed(seed + 2)

    def choose(s: State, seat: int, legal: list[int]) -> int:
        return bots[seat].choose(s.redeal(seat, redeals.word()), seat, legal)

    return _decide(job, s, seed, choose)


def _decide(job: Job, s: State, seed: int, choose: Callable[[State, int, list[int]], int]) -> int:
    taken: list[tuple[int, str]] = []
    try:
        while not s.over and len(taken) < job.variant.limit:
            seat = s.actor()
            action = choose(s, seat, s.legal(seat))
            taken.append((seat, s.game.actions.notation(action)))
            s.apply(seat, action)
    except Exception as error:
        path = keep_crash(job.variant, seed, taken, error)
        raise Crash(f"{job.variant} broke after {len(taken)} moves: {error!r}; kept as {path}") from error
    return len(taken)


_job: Job | None = None


def _begin(data: dict[str, Any]) -> None:
    global _job
    _job = Job.unpack(data)


def _play_some(numbers: range) -> list[Played]:
    assert _job is not None
    return [play_one(_job, number) for number in numbers]


def simulate(
    job: Job, games: int, workers: int = 0, progress: Callable[[int], None] | None = None
) -> list[Played]:
    """Play many games; ``progress`` hears how many more are done. Sorted by number."""
    if games < 1:
        raise BadOption("play at least one game")
    tell = progress or (lambda done: None)
    count = min(workers or os.cpu_count() or 1, games)
    size = max(1, min(200, games // (count * 8)))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    played: list[Played] = []
    if count == 1:
        for part in parts:
            played += [play_one(job, number) for number in part]
            tell(len(part))
        return played
    with ProcessPoolExecutor(count, initializer=_begin, initargs=(job.pack(),)) as pool:
        try:
            for done in as_completed([pool.submit(_play_some, part) for part in parts]):
                played += done.result()
                tell(len(done.result()))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return sorted(played, key=lambda one: one.number)


def summary(job: Job, played: list[Played]) -> dict[str, Any]:
    """Who won how often, scores, and how the games ended."""
    finished = [one for one in played if one.reason != UNFINISHED]
    seats = []
    for seat in range(job.variant.seats):
        scores = [one.scores[seat] for one in finished]
        won = sum(1 / one.ranks.count(1) for one in finished if one.ranks[seat] == 1)
        seats.append(
            {
                "seat": seat,
                "bot": job.bots[seat],
                "wins": won / len(finished) if finished else 0.0,
                "score": fmean(scores) if scores else 0.0,
                "spread": pstdev(scores) if scores else 0.0,
            }
        )
    reasons = [one.reason for one in played]
    return {
        "game": job.variant.game.id,
        "options": job.variant.options,
        "seed": job.seed,
        "games": len(played),
        "decisions": fmean(one.decisions for one in played),
        "seats": seats,
        "endings": {reason: reasons.count(reason) for reason in sorted(set(reasons))},
    }
