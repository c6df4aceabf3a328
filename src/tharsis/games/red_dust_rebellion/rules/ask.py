"""Questions: how a Faction decides, whether somebody plays it or not (K5)."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.red_dust_rebellion.actions import (
    ASK_COUNT,
    CHOOSE,
    COUNT,
    DONE,
    NO_OTHER_SPACE,
    NO_SUCH_NUMBER,
    PICK,
    PLACE,
    REMOVE,
    UNITS,
    is_piece,
    is_space,
)
from tharsis.games.red_dust_rebellion.board import SPACES
from tharsis.games.red_dust_rebellion.pieces import KINDS
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, RulesError, Step

# What a question is about, for the non-player Factions (8.5.6): it names the column of their tables.
NO_PURPOSE: Final = 0
SHIFT_UP: Final = 1
SHIFT_DOWN: Final = 2
TO_NEUTRAL: Final = 3
PLACE_UNITS: Final = 4
PLACE_BASES: Final = 5
PLACE_PEOPLE: Final = 6
PLACE_DAMAGE: Final = 7
TAKE_OUT: Final = 8
MOVE_TO: Final = 9
EXPLOIT_IN: Final = 10
AMBUSH_IN: Final = 11
RUIN: Final = 12


ALL_KINDS: Final[tuple[int, ...]] = tuple(range(KINDS))


class Question(Step[RDState]):
    """A decision of one Faction. Subclasses list the spaces, pieces and choices by predicates."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: RDState) -> None:
        seat = s.seat_by[self.by]
        if seat >= 0:
            s.ask(self, seat)
        else:
            self.choose(s, seat, DECIDERS[0].decide(s, self))

    def purpose(self, s: RDState) -> int:
        """What a non-player Faction chooses spaces by."""
        return NO_PURPOSE


class Decider:
    """Answers for a Faction that nobody plays (8.0)."""

    def decide(self, s: RDState, question: Question) -> int:
        raise RulesError(f"nobody decides {type(question).__name__}")


DECIDERS: Final[list[Decider]] = [Decider()]


class SpaceQuestion(Question):
    """A choice of a space by one verb, or to be done."""

    def space_why(self, s: RDState, space: int) -> int:
        """0, or why the space cannot be chosen."""
        return NOT_NOW

    def done_why(self, s: RDState) -> int:
        """0, or why one cannot be done yet."""
        return LEGAL

    def take(self, s: RDState, space: int) -> None:
        """What choosing the space does."""
        raise RulesError(f"{type(self).__name__} takes nothing")

    def done(self, s: RDState) -> None:
        """What being done does."""

    def legal(self, s: RDState, seat: int) -> list[int]:
        found: list[int] = []
        for space in range(SPACES):
            if self.space_why(s, space) == LEGAL:
                found.append(PICK + space)
        if self.done_why(s) == LEGAL:
            found.append(DONE)
        return found

    def why(self, s: RDState, seat: int, action: int) -> int:
        if is_space(action, PICK):
            return self.space_why(s, action - PICK)
        return self.done_why(s) if action == DONE else NOT_NOW

    def choose(self, s: RDState, seat: int, action: int) -> None:
        if action == DONE:
            self.done(s)
        else:
            self.take(s, action - PICK)

    def any_space(self, s: RDState) -> bool:
        return any(self.space_why(s, space) == LEGAL for space in range(SPACES))


class PieceQuestion(Question):
    """A choice of a piece by one verb, or to be done."""

    def verb(self) -> int:
        return REMOVE

    def piece_why(self, s: RDState, kind: int, space: int) -> int:
        """0, or why the piece cannot be chosen."""
        return NOT_NOW

    def mask(self, s: RDState) -> int:
        """The spaces in which pieces can be chosen at all, to keep lists short."""
        return (1 << SPACES) - 1

    def kinds(self) -> tuple[int, ...]:
        """The kinds that can be chosen at all."""
        return ALL_KINDS

    def done_why(self, s: RDState) -> int:
        return LEGAL

    def take(self, s: RDState, kind: int, space: int) -> None:
        raise RulesError(f"{type(self).__name__} takes nothing")

    def done(self, s: RDState) -> None:
        """What being done does."""

    def pieces(self, s: RDState) -> list[int]:
        """The pieces one may choose, as kind and space in one number."""
        found: list[int] = []
        mask = self.mask(s)
        placing = self.verb() == PLACE
        kinds = self.kinds()
        for space in range(SPACES):
            if mask >> space & 1:
                row: i64 = space * KINDS
                for kind in kinds:
                    there = placing or s.pieces[row + kind] != 0
                    if there and self.piece_why(s, kind, space) == LEGAL:
                        found.append(kind * SPACES + space)
        return found

    def legal(self, s: RDState, seat: int) -> list[int]:
        verb = self.verb()
        found = [verb + piece for piece in self.pieces(s)]
        if self.done_why(s) == LEGAL:
            found.append(DONE)
        return found

    def why(self, s: RDState, seat: int, action: int) -> int:
        verb = self.verb()
        if is_piece(action, verb):
            piece = action - verb
            space = piece % SPACES
            if not self.mask(s) >> space & 1:
                return NO_OTHER_SPACE
            return self.piece_why(s, piece // SPACES, space)
        return self.done_why(s) if action == DONE else NOT_NOW

    def choose(self, s: RDState, seat: int, action: int) -> None:
        if action == DONE:
            self.done(s)
        else:
            piece = action - self.verb()
            self.take(s, piece // SPACES, piece % SPACES)


class Choice(Question):
    """A choice among named options, or to be done."""

    def options(self, s: RDState) -> list[int]:
        return []

    def may_decline(self) -> bool:
        return True

    def take(self, s: RDState, choice: int) -> None:
        raise RulesError(f"{type(self).__name__} takes nothing")

    def legal(self, s: RDState, seat: int) -> list[int]:
        found = [CHOOSE + option for option in self.options(s)]
        if self.may_decline() or not found:
            found.append(DONE)
        return found

    def why(self, s: RDState, seat: int, action: int) -> int:
        return LEGAL if action in self.legal(s, seat) else NOT_NOW

    def choose(self, s: RDState, seat: int, action: int) -> None:
        if action != DONE:
            self.take(s, action - CHOOSE)


class HowMany(Question):
    """A number between two bounds."""

    def low(self, s: RDState) -> int:
        return 0

    def high(self, s: RDState) -> int:
        return 0

    def take(self, s: RDState, n: int) -> None:
        raise RulesError(f"{type(self).__name__} takes nothing")

    def run(self, s: RDState) -> None:
        """K11: no question where only one number is possible."""
        if self.low(s) >= self.high(s):
            self.take(s, self.high(s))
        else:
            Question.run(self, s)

    def legal(self, s: RDState, seat: int) -> list[int]:
        return [COUNT + n for n in range(self.low(s), self.high(s) + 1)]

    def why(self, s: RDState, seat: int, action: int) -> int:
        if not COUNT <= action < COUNT + UNITS.size:
            return NOT_NOW
        n = action - COUNT
        return LEGAL if self.low(s) <= n <= self.high(s) else NO_SUCH_NUMBER

    def figures(self, s: RDState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (self.low(s), self.high(s)) if reason == NO_SUCH_NUMBER else ()

    def choose(self, s: RDState, seat: int, action: int) -> None:
        self.take(s, action - COUNT)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_COUNT, (self.by,))
