"""The kernel's questions with this game's verbs, and what they are asked for."""

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
)
from tharsis.games.red_dust_rebellion.board import SPACES
from tharsis.games.red_dust_rebellion.pieces import KINDS
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, PickNumber, PickOne, PickPair, Prompt

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


ALL_KINDS: Final[list[int]] = list(range(KINDS))
EVERY_SPACE: Final = (1 << SPACES) - 1
ALL_OF_THEM: Final = KINDS * SPACES


class PickSpace(PickOne[RDState]):
    """A space, or to be done."""

    def verb(self) -> int:
        return PICK

    def stop(self) -> int:
        return DONE


class PickPiece(PickPair[RDState]):
    """A piece of some kind in some space, or to be done."""

    def verb(self) -> int:
        return REMOVE

    def stop(self) -> int:
        return DONE

    def width(self, s: RDState) -> int:
        return SPACES

    def area(self, s: RDState) -> int:
        """The spaces in which pieces can be chosen at all, as a set of bits."""
        return EVERY_SPACE

    def firsts(self, s: RDState, by: int) -> list[int]:
        """The kinds that can be chosen at all."""
        return ALL_KINDS

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        """0, or why a piece within the area cannot be chosen."""
        return NOT_NOW

    def pair_why(self, s: RDState, by: int, first: int, second: int) -> int:
        if not self.area(s) >> second & 1:
            return NO_OTHER_SPACE
        return self.piece_why(s, by, first, second)

    def possible(self, s: RDState, by: int) -> bool:
        return len(self.choices(s, by, enough=1)) > 0

    def pairs(self, s: RDState, by: int) -> list[int]:
        return self.choices(s, by, enough=ALL_OF_THEM)

    def choices(self, s: RDState, by: int, enough: int) -> list[int]:
        """The pieces one may choose, space by space, until there are enough; those that are not there are
        passed over at once, for speed."""
        found: list[int] = []
        area: i64 = self.area(s)
        placing = self.verb() == PLACE
        kinds = self.firsts(s, by)
        pieces = s.pieces
        for space in range(i64(SPACES)):
            if area >> space & 1:
                row = space * KINDS
                for kind in kinds:
                    there = placing or pieces[row + kind] != 0
                    if there and self.piece_why(s, by, kind, space) == LEGAL:
                        found.append(kind * SPACES + space)
                        if len(found) == enough:
                            return found
        return found

    def ask_or_take(self, s: RDState) -> None:
        """A `run` that takes the only piece by itself; all pieces lie open."""
        found = self.choices(s, self.by, enough=2)
        if len(found) > 1:
            self.put(s)
        elif found:
            self.take(s, self.by, found[0] // SPACES, found[0] % SPACES)
        else:
            self.unasked(s)


class PickOption(PickOne[RDState]):
    """One of some named options, or to be done."""

    def verb(self) -> int:
        return CHOOSE

    def outside(self) -> int:
        return NOT_NOW

    def stop(self) -> int:
        return DONE


class PickCount(PickNumber[RDState]):
    """How many; where there is no choice as many as there are."""

    def verb(self) -> int:
        return COUNT

    def beyond(self) -> int:
        return NO_SUCH_NUMBER

    def unasked(self, s: RDState) -> None:
        self.take(s, self.by, self.high(s, self.by))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_COUNT, (self.by,))
