"""Questions: the ways a seat can be asked (K20).

A question names a verb and says three things about its operand: which there are (`among`), what forbids one
(`pick_why`, 0 or a reason) and what taking it does (`take`). The rest follows from that and from the table
of actions: `legal`, `why`, `figures`, `choose`, and the `Shape` by which the page knows how to ask.

* `PickOne`: one thing of a kind; `PickSome`: a subset, one after the other, until done; `Spread`: N points
  over a kind; `PickPair`: two operands at once, such as a piece and its space; `PickNumber`: a number.
* `Either`: several verbs in one question; `Parts`: the same where each verb is a rule of its own. They stand
  in `tharsis.kernel.several`.

Every one may be stopped (`stop`, `stop_why`, `stopped`): to be done, to decline. The order of `legal` is that
of `among`, then the stop. `among` may return a stored list: never change it. Hot questions may override
`offers` or all of `legal`; the conformance kit compares them with `why`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tharsis.kernel.actions import LEGAL, NOT_NOW
from tharsis.kernel.errors import RulesError
from tharsis.kernel.shape import NEVER, NUMBER, ONE, PAIR, SOME, SPREAD, Shape
from tharsis.kernel.step import S, Step

#: The decider of a question that whoever is asked answers for itself.
EVERYONE: Final = -1
#: The seat of a side that nobody plays.
NO_SEAT: Final = -1
#: The operands of a verb that has none.
ALONE: Final[list[int]] = [0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A decision of one side: ``by`` is the first operand of every question. Hooks are handed the decider,
    which is a side, not a seat: a seat may play several, and some have none."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def decider(self, seat: int) -> int:
        return seat if self.by == EVERYONE else self.by

    # -- what a question says ---------------------------------------------------------------------

    def kind(self) -> int:
        """The way of asking, one of those in `tharsis.kernel.shape`."""
        raise RulesError(f"{type(self).__name__} is of no kind")

    def verbs(self) -> list[int]:
        """The verbs that answer it, the stop left out."""
        raise RulesError(f"{type(self).__name__} names no verb")

    def possible(self, s: S, by: int) -> bool:
        """Whether there is anything to choose; stopping alone is no reason to ask."""
        raise RulesError(f"{type(self).__name__} does not know what is possible")

    def purpose(self, s: S) -> int:
        """What the answer is for, in the game's own code: automata and bots choose by it."""
        return 0

    def stop(self) -> int:
        """The action that ends the question without a choice, such as ``DONE``."""
        return NEVER

    def stop_why(self, s: S, by: int) -> int:
        """0, or why one cannot stop now."""
        return LEGAL

    def stopped(self, s: S, by: int) -> None:
        """What stopping does."""

    def other_why(self, s: S, by: int, action: int) -> int:
        """The reason against verbs that this question does not know."""
        return NOT_NOW

    def least(self, s: S, by: int) -> int:
        """For the shape: how many choices must be made in all, or the lowest number."""
        return 1 if self.stop() == NEVER or self.stop_why(s, by) != LEGAL else 0

    def most(self, s: S, by: int) -> int:
        return 1

    def picked(self, s: S, by: int) -> int:
        """For the shape: how many of them are made."""
        return 0

    # -- answering: each kind of question knows its own -------------------------------------------

    def offers(self, s: S, by: int) -> list[int]:
        """Everything legal but the stop, in a new list: the stop goes to its end."""
        raise RulesError(f"{type(self).__name__} offers nothing")

    def answer_why(self, s: S, by: int, verb: int, x: int) -> int:
        """0, or what forbids an answer by one of the verbs."""
        raise RulesError(f"{type(self).__name__} knows no answers")

    def answer(self, s: S, by: int, verb: int, x: int) -> None:
        """What an answer by one of the verbs does."""
        raise RulesError(f"{type(self).__name__} takes no answer")

    def legal(self, s: S, seat: int) -> list[int]:
        by = seat if self.by == EVERYONE else self.by  # the decider, spelled out for speed
        found = self.offers(s, by)
        stop = self.stop()
        if stop != NEVER and self.stop_why(s, by) == LEGAL:
            found.append(stop)
        return found

    def why(self, s: S, seat: int, action: int) -> int:
        by = self.decider(seat)
        if action == self.stop():
            return self.stop_why(s, by)
        verb = s.game.actions.base(action)
        if verb not in self.verbs():
            return self.other_why(s, by, action)
        return self.answer_why(s, by, verb, action - verb)

    def choose(self, s: S, seat: int, action: int) -> None:
        by = seat if self.by == EVERYONE else self.by  # the decider, spelled out for speed
        if action == self.stop():
            self.stopped(s, by)
        else:
            verb = s.game.actions.base(action)
            self.answer(s, by, verb, action - verb)

    # -- asking -----------------------------------------------------------------------------------

    def run(self, s: S) -> None:
        """Ask where there is something to choose."""
        if self.possible(s, self.by):
            self.put(s)
        else:
            self.unasked(s)

    def unasked(self, s: S) -> None:
        """What happens when there is nothing to choose."""

    def put(self, s: S) -> None:
        """Ask whoever plays the decider; where nobody does, the game's automaton answers."""
        seat = s.seat_of(self.by)
        if seat >= 0:
            s.ask(self, seat)
        else:
            self.choose(s, NO_SEAT, s.decide(self))

    def shape(self, s: S, seat: int) -> Shape:
        by = self.decider(seat)
        return Shape(
            self.kind(),
            tuple(self.verbs()),
            self.stop(),
            self.least(s, by),
            self.most(s, by),
            self.picked(s, by),
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class OneVerb(Question[S]):
    """What is answered by one verb alone, the stop left out."""

    def verb(self) -> int:
        raise RulesError(f"{type(self).__name__} names no verb")

    def verbs(self) -> list[int]:
        return [self.verb()]


@mypyc_attr(allow_interpreted_subclasses=True)
class PickOne(OneVerb[S]):
    """One thing of a kind, by one verb."""

    def among(self, s: S, by: int) -> list[int]:
        """The operands that come into question: an area, a hand, a pile; all of them by default."""
        return s.game.actions.operands_of(self.verb())

    def outside(self) -> int:
        """The reason against whatever is not `among`; LEGAL leaves that to `pick_why`."""
        return LEGAL

    def pick_why(self, s: S, by: int, x: int) -> int:
        """0, or what forbids the operand."""
        return LEGAL

    def take(self, s: S, by: int, x: int) -> None:
        """What choosing the operand does."""
        raise RulesError(f"{type(self).__name__} takes nothing")

    def kind(self) -> int:
        return ONE

    def picks(self, s: S, by: int) -> list[int]:
        """The operands one may choose."""
        found: list[int] = []
        for x in self.among(s, by):
            if self.pick_why(s, by, x) == LEGAL:
                found.append(x)
        return found

    def possible(self, s: S, by: int) -> bool:
        return any(self.pick_why(s, by, x) == LEGAL for x in self.among(s, by))

    def ask_or_take(self, s: S) -> None:
        """A `run` that takes the only choice by itself. For public facts alone: a question that is not
        asked tells how many choices there were."""
        found = self.picks(s, self.by)
        if len(found) > 1:
            self.put(s)
        elif found:
            self.take(s, self.by, found[0])
        else:
            self.unasked(s)

    def offers(self, s: S, by: int) -> list[int]:
        verb = self.verb()
        found: list[int] = []
        for x in self.among(s, by):
            if self.pick_why(s, by, x) == LEGAL:
                found.append(verb + x)
        return found

    def answer_why(self, s: S, by: int, verb: int, x: int) -> int:
        outside = self.outside()
        if outside != LEGAL and x not in self.among(s, by):
            return outside
        return self.pick_why(s, by, x)

    def answer(self, s: S, by: int, verb: int, x: int) -> None:
        self.take(s, by, x)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSome(PickOne[S]):
    """A subset: one thing after the other until done. What was picked lies in the state or in the operands
    of a subclass; `take` asks again by queueing a question."""

    def kind(self) -> int:
        return SOME

    def least(self, s: S, by: int) -> int:
        return 0

    def most(self, s: S, by: int) -> int:
        return self.picked(s, by) + len(self.picks(s, by))

    def too_few(self) -> int:
        """The reason against stopping before `least` are picked."""
        return NOT_NOW

    def stop_why(self, s: S, by: int) -> int:
        return LEGAL if self.picked(s, by) >= self.least(s, by) else self.too_few()


@mypyc_attr(allow_interpreted_subclasses=True)
class Spread(PickOne[S]):
    """``left`` points over a kind, one by one, at most ``cap`` on each (0: as many as one likes). ``given``
    names the places that had one."""

    def __init__(self, by: int, left: int, cap: int, given: tuple[int, ...]) -> None:
        super().__init__(by)
        self.left: Final = left
        self.cap: Final = cap
        self.given: Final = given

    def kind(self) -> int:
        return SPREAD

    def full(self) -> int:
        """The reason against a place that has had its share."""
        return NOT_NOW

    def place_why(self, s: S, by: int, x: int) -> int:
        """0, or what else forbids the place."""
        return LEGAL

    def give(self, s: S, by: int, x: int) -> None:
        """What a point does."""
        raise RulesError(f"{type(self).__name__} gives nothing")

    def again(self, left: int, given: tuple[int, ...]) -> "Spread[S]":
        """The question for the points that are left."""
        raise RulesError(f"{type(self).__name__} is asked once")

    def pick_why(self, s: S, by: int, x: int) -> int:
        if self.cap and self.has_given(x) >= self.cap:
            return self.full()
        return self.place_why(s, by, x)

    def has_given(self, x: int) -> int:
        """How many points a place has had."""
        count = 0
        for place in self.given:
            if place == x:
                count += 1
        return count

    def take(self, s: S, by: int, x: int) -> None:
        if self.left > 1:
            s.do(self.again(self.left - 1, (*self.given, x)))
        self.give(s, by, x)

    def least(self, s: S, by: int) -> int:
        return 0 if self.stop() != NEVER else self.most(s, by)

    def most(self, s: S, by: int) -> int:
        return self.left + len(self.given)

    def picked(self, s: S, by: int) -> int:
        return len(self.given)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickPair(OneVerb[S]):
    """Two operands of one verb at once: a piece and its space, a tile and its place."""

    def width(self, s: S) -> int:
        """How many second operands the verb has."""
        return s.game.actions.verb(self.verb()).kinds[1].size

    def firsts(self, s: S, by: int) -> list[int]:
        raise RulesError(f"{type(self).__name__} has no first operands")

    def seconds(self, s: S, by: int, first: int) -> list[int]:
        raise RulesError(f"{type(self).__name__} has no second operands")

    def pair_why(self, s: S, by: int, first: int, second: int) -> int:
        """0, or what forbids the pair; total, whatever `firsts` and `seconds` leave out."""
        return LEGAL

    def take(self, s: S, by: int, first: int, second: int) -> None:
        raise RulesError(f"{type(self).__name__} takes nothing")

    def kind(self) -> int:
        return PAIR

    def pairs(self, s: S, by: int) -> list[int]:
        """The pairs one may choose, each as ``first * width + second``."""
        found: list[int] = []
        width = self.width(s)
        for first in self.firsts(s, by):
            for second in self.seconds(s, by, first):
                if self.pair_why(s, by, first, second) == LEGAL:
                    found.append(first * width + second)
        return found

    def possible(self, s: S, by: int) -> bool:
        return len(self.pairs(s, by)) > 0

    def offers(self, s: S, by: int) -> list[int]:
        verb = self.verb()
        return [verb + pair for pair in self.pairs(s, by)]

    def answer_why(self, s: S, by: int, verb: int, x: int) -> int:
        width = self.width(s)
        return self.pair_why(s, by, x // width, x % width)

    def answer(self, s: S, by: int, verb: int, x: int) -> None:
        width = self.width(s)
        self.take(s, by, x // width, x % width)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickNumber(OneVerb[S]):
    """A number between two bounds; where only one is possible it is taken unasked."""

    def low(self, s: S, by: int) -> int:
        return 0

    def high(self, s: S, by: int) -> int:
        raise RulesError(f"{type(self).__name__} has no limit")

    def beyond(self) -> int:
        """The reason against numbers outside; words that name both bounds get them by themselves."""
        return NOT_NOW

    def number_why(self, s: S, by: int, n: int) -> int:
        """0, or what forbids a number within the bounds."""
        return LEGAL

    def take(self, s: S, by: int, n: int) -> None:
        raise RulesError(f"{type(self).__name__} takes nothing")

    def kind(self) -> int:
        return NUMBER

    def least(self, s: S, by: int) -> int:
        return self.low(s, by)

    def most(self, s: S, by: int) -> int:
        return self.high(s, by)

    def possible(self, s: S, by: int) -> bool:
        return self.low(s, by) <= self.high(s, by)

    def run(self, s: S) -> None:
        low, high = self.low(s, self.by), self.high(s, self.by)
        if low > high:
            self.unasked(s)
        elif low == high and self.stop() == NEVER:
            self.take(s, self.by, high)
        else:
            self.put(s)

    def details(self, s: S, by: int, action: int, reason: int) -> tuple[int, ...]:
        return self.low(s, by), self.high(s, by)

    def offers(self, s: S, by: int) -> list[int]:
        zero = self.verb() - s.game.actions.lowest(self.verb())
        found: list[int] = []
        for n in range(self.low(s, by), self.high(s, by) + 1):
            if self.number_why(s, by, n) == LEGAL:
                found.append(zero + n)
        return found

    def answer_why(self, s: S, by: int, verb: int, x: int) -> int:
        n = x + s.game.actions.lowest(verb)
        if not self.low(s, by) <= n <= self.high(s, by):
            return self.beyond()
        return self.number_why(s, by, n)

    def answer(self, s: S, by: int, verb: int, x: int) -> None:
        self.take(s, by, x + s.game.actions.lowest(verb))
