"""A recorded game as a bot sees it: who was likely to win after each move, where that changed, what the bot
would have played, and how right it was.

Everything about a finished game is known by now, but nothing that a seat could not know reaches a judgement:
every decision is put to the bot as a redeal of the seat that took it, and the odds of a position are the mean
of what its seats, each from a redeal of its own, make of it. So a change of who decides is no swing.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from statistics import fmean
from typing import Final

from tharsis.bots.bot import Bot
from tharsis.bots.odds import Forecaster, brier, by_score, shares
from tharsis.kernel import BadOption, Game, Replay, State
from tharsis.kernel.replay import Decision

#: How many choices of a bot are asked for.
FIRST: Final = 5
#: Instead of a seat: all of them.
EVERYBODY: Final = -1
#: Digits of a chance in JSON.
DIGITS: Final = 4


@dataclass(frozen=True)
class Judged:
    """A move with the odds before and after it. ``choices`` are the bot's, the best first, up to the one that
    was played; none where it had nothing to choose or was not asked. ``ordered`` says whether it can name
    more than one. ``plain`` are the odds before the move by the score alone."""

    number: int
    turn: int
    seat: int
    action: int
    options: int
    choices: list[int]
    ordered: bool
    before: list[float]
    after: list[float]
    plain: list[float] | None
    chance: bool

    @property
    def rank(self) -> int:
        """Which of the bot's choices was played, from 1; 0 for none of those it named."""
        return self.choices.index(self.action) + 1 if self.action in self.choices else 0

    @property
    def swing(self) -> float:
        """The largest change of anybody's odds."""
        return max([abs(now - then) for then, now in zip(self.before, self.after, strict=True)])

    def as_json(self, game: Game) -> dict[str, object]:
        name = game.actions.notation
        return {
            "number": self.number,
            "turn": self.turn,
            "seat": self.seat,
            "do": name(self.action),
            "odds": rounded(self.after),
            "swing": round(self.swing, DIGITS),
            "chance": self.chance,
            "options": self.options,
            "choices": [name(action) for action in self.choices],
            "rank": self.rank or None,
        }


@dataclass(frozen=True)
class Agreement:
    """In how many decisions the bot's first choice was played, and in how many of those in which it named
    several one of its first five; beside it, how often a blind choice would have been."""

    decisions: int = 0
    first: int = 0
    blind_first: float = 0.0
    ordered: int = 0
    five: int = 0
    blind_five: float = 0.0

    def __add__(self, other: "Agreement") -> "Agreement":
        names = [each.name for each in fields(self)]
        return Agreement(*[getattr(self, name) + getattr(other, name) for name in names])

    def as_json(self) -> dict[str, object]:
        return {
            "decisions": self.decisions,
            "first": part(self.first, self.decisions),
            "blind_first": part(self.blind_first, self.decisions),
            "ordered": self.ordered,
            "five": part(self.five, self.ordered),
            "blind_five": part(self.blind_five, self.ordered),
        }


@dataclass(frozen=True)
class Foresight:
    """The Brier scores of the odds, and of the score as a forecast, over the positions of a turn; ``turn`` is
    none for a whole game."""

    turn: int | None
    positions: int
    odds: float
    plain: float | None

    def as_json(self) -> dict[str, object]:
        plain = None if self.plain is None else round(self.plain, DIGITS)
        return {
            "turn": self.turn,
            "positions": self.positions,
            "odds": round(self.odds, DIGITS),
            "plain": plain,
        }


@dataclass(frozen=True)
class Analysis:
    """All moves that stood, and what each seat has of the win, where the game ended. ``source`` is where the
    odds come from; ``seat`` whose decisions were put to the bot."""

    game: Game
    seats: int
    seat: int
    source: str
    moves: list[Judged]
    last: State
    shares: list[float] | None

    @property
    def asked(self) -> list[int]:
        """The seats whose decisions were put to the bot."""
        return list(range(self.seats)) if self.seat == EVERYBODY else [self.seat]

    @property
    def own(self) -> list[Judged]:
        """The moves of those seats."""
        return [one for one in self.moves if one.seat in self.asked]

    def swings(self, most: int) -> list[Judged]:
        """The moves that changed the odds most, the largest change first."""
        return sorted(self.own, key=lambda one: -one.swing)[:most]

    def agreement(self, seat: int) -> Agreement:
        return agreement([one for one in self.moves if one.seat == seat])

    def foresight(self) -> list[Foresight]:
        """Turn by turn, then the whole game; nothing where the game did not end."""
        if self.shares is None or not self.moves:
            return []
        turns = sorted({one.turn for one in self.moves})
        by_turn = [self._foresight(turn, [one for one in self.moves if one.turn == turn]) for turn in turns]
        return [*by_turn, self._foresight(None, self.moves)]

    def _foresight(self, turn: int | None, moves: list[Judged]) -> Foresight:
        assert self.shares is not None
        odds = [brier(one.before, self.shares) for one in moves]
        plain = [brier(one.plain, self.shares) for one in moves if one.plain is not None]
        return Foresight(turn, len(moves), fmean(odds), fmean(plain) if plain else None)

    def as_json(self, swings: int) -> dict[str, object]:
        return {
            "game": self.game.id,
            "seats": self.seats,
            "odds_by": self.source,
            "start": rounded(self.moves[0].before) if self.moves else None,
            "moves": [one.as_json(self.game) for one in self.moves],
            "swings": [one.number for one in self.swings(swings)],
            "agreement": [{"seat": seat, **self.agreement(seat).as_json()} for seat in self.asked],
            "brier": [one.as_json() for one in self.foresight()],
            "result": self.last.result().as_json() if self.last.over else None,
        }


def analyse(
    replay: Replay,
    bots: Sequence[Bot],
    by: Forecaster,
    *,
    seat: int = EVERYBODY,
    advance: Callable[[int], None] = lambda done: None,
) -> Analysis:
    """Judge a recorded game; the bots, one for each seat, are asked about the decisions of one seat or of
    all. ``advance`` is told how many moves are done."""
    if not EVERYBODY <= seat < replay.seats:
        raise BadOption(
            f"this game has seats 0 to {replay.seats - 1}, not {seat}",
            "no-seat",
            {"last": replay.seats - 1, "seat": seat},
        )
    found, last = replay.decisions()
    moves: list[Judged] = []
    first, *following = [*[one.s for one in found], last]
    odds = table_odds(first, by, 0)
    for one, after in zip(found, following, strict=True):
        before, odds = odds, table_odds(after, by, one.number)
        legal = one.s.legal(one.seat)
        asked = len(legal) > 1 and seat in (EVERYBODY, one.seat)
        choices, ordered = opinion(bots[one.seat], one, legal) if asked else ([], False)
        moves.append(
            Judged(
                one.number, clock(one.s), one.seat, one.action, len(legal), choices, ordered, before, odds,
                by_score(one.s.redeal(one.seat, one.number)), one.chance,
            )
        )  # fmt: skip
        advance(1)
    result = shares(last) if last.over else None
    return Analysis(replay.game, replay.seats, seat, by.source, moves, last, result)


def opinion(bot: Bot, one: Decision, legal: list[int]) -> tuple[list[int], bool]:
    """What a bot would choose, the best first, and whether it can name more than one.

    It is asked again without what it named already, up to the move that was played. A second choice is asked
    for in any case: bots that name only one must not seem to agree more often than others.
    """
    seen = one.s.redeal(one.seat, one.number)
    named: list[int] = []
    left = legal[:]
    while left and len(named) < FIRST and (len(named) < 2 or one.action not in named):
        choice = bot.choose(seen, one.seat, left)
        if choice not in left:
            return named, False
        named.append(choice)
        left.remove(choice)
    return named, True


def table_odds(s: State, by: Forecaster, seed: int) -> list[float]:
    """The mean of what each seat makes of a position; of a finished game, how it ended."""
    if s.over:
        return shares(s)
    views = [by.odds(s.redeal(seat, seed), seat) for seat in range(s.seats)]
    return [fmean(column) for column in zip(*views, strict=True)]


def clock(s: State) -> int:
    """How far the game is, in what it counts."""
    tally = s.game.tally
    turn = s.look(-1)[tally.clock] if tally else 0
    assert isinstance(turn, int)
    return turn


def agreement(moves: Iterable[Judged]) -> Agreement:
    """Over the decisions that were put to the bot."""
    total = Agreement()
    for one in moves:
        if one.choices:
            total += Agreement(
                decisions=1,
                first=int(one.rank == 1),
                blind_first=1 / one.options,
                ordered=int(one.ordered),
                five=int(one.ordered and one.rank > 0),
                blind_five=min(1.0, FIRST / one.options) if one.ordered else 0.0,
            )
    return total


def part(some: float, of: int) -> float | None:
    """A share, where there is anything to share."""
    return round(some / of, DIGITS) if of else None


def rounded(odds: Sequence[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in odds]
