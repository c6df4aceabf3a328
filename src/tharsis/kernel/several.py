"""Questions that several verbs answer (K20): `Either`, whose hooks are told the verb, and `Parts`."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tharsis.kernel.actions import LEGAL, NOT_NOW
from tharsis.kernel.errors import RulesError
from tharsis.kernel.question import Question
from tharsis.kernel.shape import EITHER
from tharsis.kernel.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Question[S]):
    """Several verbs in one question: the hooks of `PickOne`, told the verb. An operand is what the table
    packs into the action, so two of them come as one number."""

    def verbs(self) -> list[int]:
        """The verbs, in the order of `legal`; a stored list."""
        raise RulesError(f"{type(self).__name__} names no verbs")

    def among(self, s: S, by: int, verb: int) -> list[int]:
        return s.game.actions.operands_of(verb)

    def outside(self, verb: int) -> int:
        return LEGAL

    def pick_why(self, s: S, by: int, verb: int, x: int) -> int:
        return LEGAL

    def take(self, s: S, by: int, verb: int, x: int) -> None:
        raise RulesError(f"{type(self).__name__} takes nothing")

    def kind(self) -> int:
        return EITHER

    def possible(self, s: S, by: int) -> bool:
        for verb in self.verbs():
            for x in self.among(s, by, verb):
                if self.pick_why(s, by, verb, x) == LEGAL:
                    return True
        return False

    def offers(self, s: S, by: int) -> list[int]:
        found: list[int] = []
        for verb in self.verbs():
            for x in self.among(s, by, verb):
                if self.pick_why(s, by, verb, x) == LEGAL:
                    found.append(verb + x)
        return found

    def answer_why(self, s: S, by: int, verb: int, x: int) -> int:
        outside = self.outside(verb)
        if outside != LEGAL and x not in self.among(s, by, verb):
            return outside
        return self.pick_why(s, by, verb, x)

    def answer(self, s: S, by: int, verb: int, x: int) -> None:
        self.take(s, by, verb, x)


Q = TypeVar("Q", bound=Question[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[S, Q]):
    """One verb of a question with many: a rule of its own, told the question that it is part of."""

    def __init__(self, verb: int) -> None:
        self.verb: Final = verb

    def among(self, s: S, q: Q, by: int) -> list[int]:
        return s.game.actions.operands_of(self.verb)

    def outside(self) -> int:
        return LEGAL

    def pick_why(self, s: S, q: Q, by: int, x: int) -> int:
        return LEGAL

    def take(self, s: S, q: Q, by: int, x: int) -> None:
        raise RulesError(f"{type(self).__name__} takes nothing")

    def details(self, s: S, q: Q, by: int, x: int, reason: int) -> tuple[int, ...]:
        return ()

    def rule(self, s: S, q: Q, x: int) -> str:
        """The number of the rule that judges it; empty where that of the question does."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts(Question[S]):
    """Several verbs in one question, each a `Part`; a turn with its dozen actions reads as a table."""

    def parts(self) -> list[Part[S, Any]]:
        """The parts, in the order of `legal`; a stored list."""
        raise RulesError(f"{type(self).__name__} has no parts")

    def part(self, verb: int) -> Part[S, Any] | None:
        """The part that has a verb."""
        for part in self.parts():
            if part.verb == verb:
                return part
        return None

    def kind(self) -> int:
        return EITHER

    def verbs(self) -> list[int]:
        return [part.verb for part in self.parts()]

    def possible(self, s: S, by: int) -> bool:
        for part in self.parts():
            for x in part.among(s, self, by):
                if part.pick_why(s, self, by, x) == LEGAL:
                    return True
        return False

    def details(self, s: S, by: int, action: int, reason: int) -> tuple[int, ...]:
        part = self.part(s.game.actions.base(action))
        return () if part is None else part.details(s, self, by, action - part.verb, reason)

    def rule(self, s: S, seat: int, action: int) -> str:
        part = self.part(s.game.actions.base(action))
        own = "" if part is None else part.rule(s, self, action - part.verb)
        return own or super().rule(s, seat, action)

    def offers(self, s: S, by: int) -> list[int]:
        found: list[int] = []
        for part in self.parts():
            verb = part.verb
            for x in part.among(s, self, by):
                if part.pick_why(s, self, by, x) == LEGAL:
                    found.append(verb + x)
        return found

    def answer_why(self, s: S, by: int, verb: int, x: int) -> int:
        part = self.part(verb)
        if part is None:
            return NOT_NOW
        outside = part.outside()
        if outside != LEGAL and x not in part.among(s, self, by):
            return outside
        return part.pick_why(s, self, by, x)

    def answer(self, s: S, by: int, verb: int, x: int) -> None:
        part = self.part(verb)
        if part is None:
            raise RulesError(f"{type(self).__name__} has no part for {s.game.actions.notation(verb + x)!r}")
        part.take(s, self, by, x)
