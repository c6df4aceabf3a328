"""One game of a job, and what is kept of it."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, Protocol

from tharsis.arena.job import Fixture, Job, mixed
from tharsis.kernel import Rng, State, TharsisError
from tharsis.kernel.tally import counted
from tharsis.kernel.variant import keep_crash

UNFINISHED = "unfinished"
RANDOM = "random"


class Crash(TharsisError):
    """A game that broke off with a mistake in the rules, kept as a replay file."""


class Deed(NamedTuple):
    """Something a seat did that its game counts: ``keep``, ``card/asteroid``, and how often."""

    seat: int
    name: str
    thing: str
    times: int


@dataclass(frozen=True)
class Played:
    """How one game went. Lists go by seat; ``clock`` is how far it came, in what the game counts."""

    number: int
    deal: int
    meeting: int
    seed: int
    bots: list[str]
    sides: list[str]
    ending: str
    scores: list[int]
    ranks: list[int]
    returns: list[float]
    clock: int
    decisions: int
    seconds: list[float]
    deeds: list[Deed]

    @property
    def finished(self) -> bool:
        return self.ending != UNFINISHED

    def share(self, seat: int) -> float:
        """What a seat has of the win: winners who tie divide it."""
        return 1 / self.ranks.count(1) if self.finished and self.ranks[seat] == 1 else 0.0

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"deeds": [deed._asdict() for deed in self.deeds]}

    def brief(self) -> dict[str, Any]:
        """Without the deeds, which are many."""
        return {name: value for name, value in vars(self).items() if name != "deeds"}


@dataclass(frozen=True)
class Decision:
    """One decision of one game: what was asked, among how many actions, and what was taken."""

    number: int
    decision: int
    seat: int
    bot: str
    asked: str
    options: int
    action: str
    seconds: float


class Witness(Protocol):
    """Sees every decision before it is taken."""

    def __call__(self, s: State, seat: int, legal: list[int], action: int, seconds: float) -> None: ...


def play(job: Job, number: int, witness: Witness | None = None) -> Played:
    """A game of a job, to its end or to the limit of decisions."""
    fixture = job.fixture(number)
    s = job.variant.new(fixture.seed)
    seconds = [0.0] * s.seats
    taken: list[tuple[int, int]] = []
    choose = chooser(job, fixture, s.seats)
    try:
        while not s.over and len(taken) < job.variant.limit:
            seat = s.actor()
            legal = s.legal(seat)
            begun = time.perf_counter()
            action = choose(s, seat, legal)
            spent = time.perf_counter() - begun
            seconds[seat] += spent
            if witness is not None:
                witness(s, seat, legal, action, spent)
            taken.append((seat, action))
            s.apply(seat, action)
    except Exception as error:
        moves = [(seat, s.game.actions.notation(action)) for seat, action in taken]
        path = keep_crash(job.variant, fixture.seed, moves, error)
        raise Crash(
            f"{job.variant} broke after {len(taken)} moves: {error!r}; kept as {path}",
            "crash",
            {"game": str(job.variant), "moves": len(taken), "path": str(path)},
        ) from error
    return told(fixture, s, taken, seconds)


def chooser(job: Job, fixture: Fixture, seats: int) -> Callable[[State, int, list[int]], int]:
    """Who decides: the bots by seat, each in a redeal of its own. Random ones need not even look."""
    rng = Rng()
    rng.seed(mixed(fixture.seed, fixture.number) + 1)
    if all(name == RANDOM for name in fixture.bots):
        return lambda s, seat, legal: legal[rng.below(len(legal))]
    bots = [job.bot(fixture, seat) for seat in range(seats)]
    return lambda s, seat, legal: bots[seat].choose(s.redeal(seat, rng.word()), seat, legal)


def told(fixture: Fixture, s: State, taken: list[tuple[int, int]], seconds: list[float]) -> Played:
    result = s.result() if s.over else None
    tally = s.game.tally
    clock = s.look(-1)[tally.clock] if tally else 0
    assert isinstance(clock, int)
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        meeting=fixture.meeting,
        seed=fixture.seed,
        bots=list(fixture.bots),
        sides=[side_of(s, seat) for seat in range(s.seats)],
        ending=result.reason if result else UNFINISHED,
        scores=result.scores if result else [0] * s.seats,
        ranks=result.ranks if result else [0] * s.seats,
        returns=s.returns() if result else [0.0] * s.seats,
        clock=clock,
        decisions=len(taken),
        seconds=seconds,
        deeds=deeds(s, taken),
    )


def side_of(s: State, seat: int) -> str:
    """What a seat plays, as it goes over the wire; several sides by commas."""
    sides = s.game.sides
    if sides is None:
        return ""
    return ",".join([str(sides.value(side)) for side in range(sides.size) if s.seat_of(side) == seat])


def deeds(s: State, taken: list[tuple[int, int]]) -> list[Deed]:
    """What the game's tally counts of the actions taken and of the log."""
    tally = s.game.tally
    if tally is None:
        return []
    times: dict[tuple[int, str, str], int] = {}
    for seat, action in taken:
        verb = s.game.actions.verb(action)
        if verb.name in tally.verbs:
            done = (seat, verb.name, str(verb.kinds[0].value(verb.operands(action)[0])))
            times[done] = times.get(done, 0) + 1
    for entry in s.entries():
        term = s.game.logs.terms[entry.key]
        places = counted(term, s.game.sides) if term.name in tally.logs else None
        if places:
            operands = entry.args + entry.secret
            who, what = places
            side = operands[who]
            seat = s.seat_of(side) if term.kinds[who] is s.game.sides else side
            done = (seat, term.name, str(term.kinds[what].value(operands[what])))
            times[done] = times.get(done, 0) + 1
    return [Deed(*done, count) for done, count in sorted(times.items()) if done[0] >= 0]


class Batch(NamedTuple):
    """What came of some games."""

    played: list[Played]
    decisions: list[Decision]


def play_batch(job: Job, decisions: bool, numbers: list[int]) -> Batch:
    """Some games of a job, in whatever process."""
    batch = Batch([], [])
    for number in numbers:
        diary = Diary(job.fixture(number)) if decisions else None
        batch.played.append(play(job, number, diary))
        if diary:
            batch.decisions.extend(diary.decisions)
    return batch


class Diary:
    """Writes the decisions of one game down."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.decisions: list[Decision] = []

    def __call__(self, s: State, seat: int, legal: list[int], action: int, seconds: float) -> None:
        prompt = s.prompt(seat)
        self.decisions.append(
            Decision(
                number=self.fixture.number,
                decision=len(self.decisions),
                seat=seat,
                bot=self.fixture.bots[seat],
                asked=s.game.prompts.terms[prompt.key].name if prompt else "",
                options=len(legal),
                action=s.game.actions.notation(action),
                seconds=seconds,
            )
        )
