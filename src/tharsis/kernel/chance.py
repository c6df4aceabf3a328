"""Where chance comes from (K6).

A state without a source rolls its own small generator: sfc32, all in 32-bit words, so that pure and
compiled code agree and no word outgrows a machine integer. A source replaces it: the operating
system's entropy on a server, a script in a test or an import, a tape in a replay.
"""

import secrets
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tharsis.kernel.errors import NeedOutcome, RulesError

if TYPE_CHECKING:
    from tharsis.kernel.state import State

WORD: Final = 0xFFFFFFFF
MASK28: Final = 0xFFFFFFF


class Rng:
    """sfc32: three words and a counter."""

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.count: i64 = 1

    def seed(self, seed: int) -> None:
        """Start from any integer; twelve rounds mix it through."""
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = (seed >> 64) & WORD
        self.count = 1
        for _ in range(12):
            self._next()

    def copy(self) -> "Rng":
        r = Rng()
        r.a = self.a
        r.b = self.b
        r.c = self.c
        r.count = self.count
        return r

    def word(self) -> int:
        """A word, free to grow."""
        return self._next()

    def _next(self) -> i64:
        t = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        b = self.b
        c = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + t) & WORD
        return t

    def below(self, n: int) -> int:
        """A number in 0..n-1 (n below 2**28), each equally likely."""
        # 28 bits of a word, so that the product stays a machine integer when compiled.
        size: i64 = n
        m = (self._next() >> 4) * size
        low = m & MASK28
        if low < size:
            bound = (MASK28 + 1) % size
            while low < bound:
                m = (self._next() >> 4) * size
                low = m & MASK28
        return m >> 28


class Outcome:
    """One cell of the tape. The tape is a chain, so that clones share it."""

    def __init__(self, before: "Outcome | None", kind: int, value: int) -> None:
        self.before: Final = before
        self.kind: Final = kind
        self.value: Final = value


def outcomes(last: Outcome | None, until: Outcome | None = None) -> list[tuple[int, int]]:
    """Kind and value of the outcomes after ``until``, oldest first."""
    found: list[tuple[int, int]] = []
    while last is not None and last is not until:
        found.append((last.kind, last.value))
        last = last.before
    found.reverse()
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Answers for chance from outside the state."""

    def number(self, s: "State", kind: int, n: int) -> int:
        """An outcome in 0..n-1."""
        raise RulesError("a source must answer numbers")

    def card(self, s: "State", kind: int, bag: list[int]) -> int:
        """One card of the bag."""
        return bag[self.number(s, kind, len(bag))]

    def fork(self) -> "Source":
        """The source a clone goes on with."""
        return self


class Entropy(Source):
    """The operating system's randomness: nothing in the state foretells it."""

    def number(self, s: "State", kind: int, n: int) -> int:
        return secrets.randbelow(n)


class Script(Source):
    """Answers by kind, in order. Where it is silent: the state's own generator, or, when strict,
    `NeedOutcome`, so that an importer can find the outcome by trying."""

    def __init__(self, answers: dict[int, list[int]], strict: bool = False) -> None:
        self.answers = answers
        self.strict = strict

    def add(self, kind: int, outcomes: list[int]) -> None:
        self.answers.setdefault(kind, []).extend(outcomes)

    def number(self, s: "State", kind: int, n: int) -> int:
        queue = self.answers.get(kind)
        if queue:
            value = queue.pop(0)
            if not 0 <= value < n:
                raise RulesError(f"script: {value} is no outcome below {n} of chance kind {kind}")
            return value
        if self.strict:
            raise NeedOutcome(kind, n)
        return s.rng.below(n)

    def card(self, s: "State", kind: int, bag: list[int]) -> int:
        queue = self.answers.get(kind)
        if queue:
            value = queue.pop(0)
            if value not in bag:
                raise RulesError(f"script: card {value} is not in the bag of chance kind {kind}")
            return value
        if self.strict:
            raise NeedOutcome(kind, len(bag), tuple(bag))
        return bag[s.rng.below(len(bag))]

    def fork(self) -> "Source":
        return Script({kind: queue[:] for kind, queue in self.answers.items()}, self.strict)


class TapeSource(Source):
    """Plays recorded outcomes back, and says where the record and the rules part."""

    def __init__(self, tape: list[tuple[int, int]], at: int = 0) -> None:
        self.tape = tape
        self.at = at

    def number(self, s: "State", kind: int, n: int) -> int:
        value = self._next(kind)
        if not 0 <= value < n:
            raise NeedOutcome(kind, n)
        return value

    def card(self, s: "State", kind: int, bag: list[int]) -> int:
        value = self._next(kind)
        if value not in bag:
            raise NeedOutcome(kind, len(bag), tuple(bag))
        return value

    def _next(self, kind: int) -> int:
        if self.at >= len(self.tape) or self.tape[self.at][0] != kind:
            raise NeedOutcome(kind, 0)
        self.at += 1
        return self.tape[self.at - 1][1]

    def rest(self) -> list[tuple[int, int]]:
        """What has not been played yet."""
        return self.tape[self.at :]

    def fork(self) -> "Source":
        return TapeSource(self.tape, self.at)
