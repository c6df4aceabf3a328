"""The state of one running game, and the loop that is the whole engine."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tharsis.kernel.actions import GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_DECISION, UNKNOWN_ACTION
from tharsis.kernel.chance import Outcome, Rng, Source
from tharsis.kernel.errors import IllegalMove, RulesError
from tharsis.kernel.journal import Entry, chain
from tharsis.kernel.step import AnyStep, Prompt

if TYPE_CHECKING:
    from tharsis.kernel.game import Game
    from tharsis.kernel.view import View

#: For whoever has nothing to choose: one list for all, never changed.
NO_ACTIONS: Final[list[int]] = []


class Refusal:
    """Why an action is not allowed: a reason of the game's lexicon, its rule and figures."""

    def __init__(self, code: int, name: str, rule: str, figures: dict[str, str | int]) -> None:
        self.code: Final = code  # index into the game's reasons
        self.name: Final = name
        self.rule: Final = rule
        self.figures: Final = figures

    def __repr__(self) -> str:
        return f"Refusal({self.name!r}, rule {self.rule!r}, {self.figures})"


class Result:
    """How a game ended, seat by seat. Rank 1 is best; equal standings share a rank."""

    def __init__(self, reason: str, standings: list[tuple[int, ...]]) -> None:
        self.reason: Final = reason
        self.standings: Final = standings
        self.scores: Final = [standing[0] for standing in standings]
        self.ranks: Final = [1 + sum([other > mine for other in standings]) for mine in standings]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def as_json(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "scores": self.scores,
            "ranks": self.ranks,
            "tie_breaks": [list(standing[1:]) for standing in self.standings],
        }

    def __repr__(self) -> str:
        return f"Result({self.reason!r}, scores {self.scores}, ranks {self.ranks})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about one running game, as plain data.

    A game adds its fields, names them in ``FIELDS`` (saved and digested) and copies them in `clone`; those
    that are lists of steps it names in ``STEP_FIELDS`` too, and lists that later rules may lengthen in
    ``GROWING``.
    States come from `Game.new` or `clone`, which fill in what is only declared here: a fresh list that a
    clone throws away at once would cost more than copying it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    STEP_FIELDS: ClassVar[tuple[str, ...]] = ()
    GROWING: ClassVar[tuple[str, ...]] = ()

    game: "Game"
    options: dict[str, bool | int | str]
    agenda: list[AnyStep]
    rng: Rng
    answers: list[int]  # by seat: moves within the open question for several

    def __init__(self) -> None:
        self.seats = 0
        self.asking: AnyStep | None = None
        self.owing = 0  # mask of seats that owe an answer
        self.parallel = False  # the open question is for several seats at once
        self.closed = False  # an answer to such a question is being taken: no chance, no log
        self.over = False
        self.ending = -1
        self.source: Source | None = None
        self.tape: Outcome | None = None
        self.journal: Entry | None = None
        self.recording = True  # keep log and tape; a redeal for a search does not
        self.moves = 0
        self.mover = -1
        self.fence = 0  # moves up to here cannot be undone
        self.aside_base = 1 << 60

    # -- what a game defines ------------------------------------------------------------------

    def clone(self) -> "State":
        """An independent copy: make one, `copy_base`, then copy each own field."""
        raise RulesError("a game must define clone")

    def seat_of(self, side: int) -> int:
        """Who answers for a side; -1 when nobody does (K5)."""
        return side

    # -- what it hands to `Game` --------------------------------------------------------------

    def look(self, seat: int) -> Mapping[str, object]:
        """The table as a seat (-1: a spectator) may see it, ready for JSON."""
        return self.game.look(self, seat)

    def standings(self) -> list[tuple[int, ...]]:
        """For each seat its score, then its tie-breaks; higher is better."""
        return self.game.standings(self)

    def invariants(self) -> str:
        """What is broken in this position, or nothing."""
        return self.game.invariants(self)

    def decide(self, question: AnyStep) -> int:
        """The answer for a side that nobody plays."""
        return self.game.decide(self, question)

    # -- for steps ----------------------------------------------------------------------------

    def do(self, *steps: AnyStep) -> None:
        """Queue steps in reading order, before everything that waits already."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def ask(self, step: AnyStep, seat: int) -> None:
        """Put a question to one seat."""
        self.asking = step
        self.owing = 1 << seat
        self.parallel = False

    def ask_all(self, step: AnyStep, seats: int) -> None:
        """Put a question to all seats of a mask at once. Answers lie in the state, seat by seat;
        ``choose`` ends with ``s.do(self)`` and ``run`` computes who still owes (K3)."""
        self.asking = step
        self.owing = seats
        self.parallel = True
        if not self.answers:
            self.answers = [0] * self.seats

    def finish(self, ending: int) -> None:
        """End the game. Nothing may follow in the same function (K2)."""
        self.agenda.clear()
        self.asking = None
        self.owing = 0
        self.over = True
        self.ending = ending

    def chance(self, kind: int, n: int) -> int:
        """The one door for chance: a number in 0..n-1."""
        if self.closed:
            raise RulesError("no chance while several seats decide")
        source = self.source
        value = self.rng.below(n) if source is None else source.number(self, kind, n)
        self.fence = self.moves
        if self.recording:
            self.tape = Outcome(self.tape, kind, value)
        return value

    def draw(self, kind: int, bag: list[int]) -> int:
        """Take a card out of a bag by chance."""
        if self.closed:
            raise RulesError("no chance while several seats decide")
        source = self.source
        if source is None:
            value = bag.pop(self.rng.below(len(bag)))
        else:
            value = source.card(self, kind, bag)
            bag.remove(value)
        self.fence = self.moves
        if self.recording:
            self.tape = Outcome(self.tape, kind, value)
        return value

    def log(self, key: int, *args: int) -> None:
        """Tell everybody what happened."""
        if self.recording:
            if self.closed:
                raise RulesError("no log while several seats decide")
            self.journal = Entry(self.journal, key, args, (), 0, self.moves)

    def log_secret(self, key: int, args: tuple[int, ...], secret: tuple[int, ...], mask: int) -> None:
        """Tell everybody the public part and the seats of the mask the rest."""
        if self.recording:
            if self.closed:
                raise RulesError("no log while several seats decide")
            self.journal = Entry(self.journal, key, args, secret, mask, self.moves)

    def show(self) -> None:
        """Something hidden was shown: nobody can undo past this (K13)."""
        self.fence = self.moves

    # -- for players --------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that owe a decision now."""
        return [seat for seat in range(self.seats) if self.owing >> seat & 1]

    def actor(self) -> int:
        """The first of them, or -1."""
        owing: i64 = self.owing
        for seat in range(self.seats):
            if owing >> seat & 1:
                return seat
        return -1

    def legal(self, seat: int) -> list[int]:
        """Everything the seat may answer now, asides included; empty when it is not asked."""
        step = self.asking
        if step is None or not self.owing >> seat & 1:
            return []
        actions = step.legal(self, seat)
        standing = self.game.asides
        if standing is not None and not self.parallel and not step.firm():
            asides = standing.legal(self, seat)
            if asides:
                return actions + asides
        return actions

    def open_asides(self, seat: int) -> list[int]:
        """What the seat may do although it is not asked (K4)."""
        standing = self.game.asides
        step = self.asking
        if standing is None or step is None or step.firm() or self.parallel or self.owing >> seat & 1:
            return []
        return standing.legal(self, seat)

    def why(self, seat: int, action: int) -> int:
        """0 when the action is legal for the seat now, else the reason. Total."""
        if not 0 <= action < self.game.actions.size:
            return UNKNOWN_ACTION
        if not 0 <= seat < self.seats:
            return NOT_YOUR_DECISION
        step = self.asking
        if self.over or step is None:
            return GAME_OVER
        if action >= self.aside_base:
            standing = self.game.asides
            if standing is None or self.parallel or step.firm():
                return NOT_NOW
            return standing.why(self, seat, action)
        if not self.owing >> seat & 1:
            return NOT_YOUR_DECISION
        return step.why(self, seat, action)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """The refusal of an action with rule and figures, or None when it is legal."""
        code = self.why(seat, action)
        if code == LEGAL:
            return None
        term = self.game.reasons.terms[code]
        step = self.refuser(seat, action, code)
        if step is None:
            return Refusal(code, term.name, term.rule, {})
        figures = step.figures(self, seat, action, code) if term.kinds else ()
        return Refusal(code, term.name, term.rule or step.rule(self, seat, action), term.values(figures))

    def refuser(self, seat: int, action: int, code: int) -> AnyStep | None:
        """The question that refuses an action; None where it is the seat that has nothing to say."""
        if code < NOT_NOW:
            return None
        if action >= self.aside_base and code != NOT_NOW:
            return self.game.asides
        return self.asking if self.owing >> seat & 1 else None

    def apply(self, seat: int, action: int) -> None:
        """Take a legal action, unchecked and in place: for bots and playouts."""
        step = self.asking
        if step is None:
            raise RulesError("nobody is asked")
        if seat != self.mover:
            self.mover = seat
            self.fence = self.moves
        self.moves += 1
        self.asking = None
        self.owing = 0
        if action >= self.aside_base:
            standing = self.game.asides
            if standing is None:
                raise RulesError("this game has no asides")
            self.agenda.append(step)
            standing.choose(self, seat, action)
        elif self.parallel:
            self._answer(step, seat, action)
            return
        else:
            step.choose(self, seat, action)
        self.advance()

    def _answer(self, step: AnyStep, seat: int, action: int) -> None:
        """Take one of several answers; when all are in, they become public together."""
        self.answers[seat] += 1
        self.fence = self.moves
        self.closed = True
        step.choose(self, seat, action)
        self.closed = False
        self.parallel = False
        self.advance()
        if self.asking is not step:
            self.answers = [0] * self.seats if self.parallel else []

    def advance(self) -> None:
        """Run steps until somebody must decide. This is the whole engine."""
        agenda = self.agenda
        while self.asking is None and agenda and not self.over:
            agenda.pop().run(self)

    def play(self, seat: int, action: int, source: Source | None = None) -> "State":
        """The position after an action, checked; this one stays as it is, whatever happens (K12).

        ``source`` answers for chance from now on; without it, what answered before goes on.
        """
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalMove(self.game.refuse(refusal, action), refusal)
        after = self.clone()
        if source is not None:
            after.source = source
        after.apply(seat, action)
        return after

    def retract(self, seat: int) -> "State":
        """The position after a seat took its answer to an open question for several back."""
        step = self.asking
        if step is None or not self.parallel or not self.answers[seat]:
            raise IllegalMove("there is no answer of yours to take back")
        after = self.clone()
        after.moves += 1
        after.answers[seat] += 1
        after.closed = True
        step.retract(after, seat)
        after.closed = False
        after.asking = None
        after.owing = 0
        after.agenda.append(step)
        after.advance()
        return after

    def prompt(self, seat: int) -> Prompt | None:
        """What the seat is asked."""
        step = self.asking
        if step is None or not self.owing >> seat & 1:
            return None
        return step.prompt(self, seat)

    def observe(self, seat: int) -> bytes:
        """What the seat sees as bytes, laid out as `Game.observation` says."""
        observation = self.game.observation
        if observation is None:
            raise RulesError(f"{self.game.id} has no observation for learning")
        row = observation.blank()
        observation.write(self, seat, row, 0)
        return bytes(row)

    def position(self, seat: int) -> int:
        """Moves as the seat may count them: its own and the public ones, so that the number does not
        tell how far others are in a question for several."""
        if not self.answers:
            return self.moves
        own = self.answers[seat] if seat >= 0 else 0
        return self.moves - sum(self.answers) + own

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last move may be taken back without asking anybody."""
        return not self.parallel and not self.over and self.mover == seat and self.moves > self.fence

    def result(self) -> Result:
        if not self.over:
            raise RulesError("the game is not over")
        return Result(self.game.ends.terms[self.ending].name, self.standings())

    def returns(self) -> list[float]:
        """By seat, what the finished game was worth: from 1, won, to -1, lost."""
        if not self.over:
            raise RulesError("the game is not over")
        return self.game.returns(self)

    def quiet(self) -> bool:
        """Whether only structural steps wait: a position that survives a change of the rules (K14)."""
        structural = self.game.steps.structural
        if self.asking is not None and type(self.asking) not in structural:
            return False
        return all(type(step) in structural for step in self.agenda)

    def entries(self, until: Entry | None = None) -> list[Entry]:
        """The log after an entry, oldest first."""
        return chain(self.journal, until)

    def view(self, seat: int) -> "View":
        """All that a seat (-1: a spectator) may be told."""
        from tharsis.kernel.view import View

        return View(self, seat)

    def digest(self) -> str:
        """A fingerprint of the position. Keep it at home while the game runs (K15)."""
        from tharsis.kernel.save import digest

        return digest(self)

    def save(self) -> bytes:
        """The position with log and tape; `Game.load` reads it back."""
        from tharsis.kernel.save import save

        return save(self)

    def __str__(self) -> str:
        """Which game this is and how far; the table in words is `tharsis.locale.Telling`."""
        asked = ", ".join([str(seat) for seat in self.actors()])
        stands = "over" if self.over else f"waiting for seat {asked}"
        return f"{self.game.id}, {self.seats} seats, {self.moves} moves: {stands}"

    # -- copies -------------------------------------------------------------------------------

    def copy_base(self, t: "State") -> None:
        """The kernel's part of `clone`."""
        t.game = self.game
        t.options = self.options
        t.seats = self.seats
        t.agenda = self.agenda[:]
        t.asking = self.asking
        t.owing = self.owing
        t.parallel = self.parallel
        t.over = self.over
        t.ending = self.ending
        t.rng = self.rng.copy()
        source = self.source
        if source is not None:
            t.source = source.fork()
        t.tape = self.tape
        t.journal = self.journal
        t.recording = self.recording
        t.moves = self.moves
        t.mover = self.mover
        t.fence = self.fence
        t.answers = self.answers[:]
        t.aside_base = self.aside_base

    def redeal(self, seat: int, seed: int) -> "State":
        """A position the seat (-1: a spectator) could be in, as far as it can tell: everything hidden
        dealt anew, log and tape stripped, chance fresh."""
        t = self.clone()
        t.recording = False
        t.source = None
        t.tape = None
        t.journal = None
        t.rng.seed(seed)
        self.game.redeal(t, seat)
        return t
