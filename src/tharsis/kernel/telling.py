"""The table in words: what a game's room `telling` writes, and who speaks for it.

A game tells its table from the view alone, so that the same words serve a game played here and one at a
server. It says what to tell; the language is the speaker's.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class Speaker(Protocol):
    """One language, for one game."""

    def say(self, *parts: str, **figures: object) -> str:
        """A message of the game: ``say("told", "turn", n=3)`` is ``ts-told-turn``."""

    def name(self, kind: str, id: str) -> str:
        """What a thing is called: ``name("country", "iran")``."""

    def player(self, seat: int) -> str:
        """Who sits there, as people call them."""

    def both(self, things: Sequence[str]) -> str:
        """An enumeration as it is read aloud: Iran, Iraq and Israel."""


class Section:
    """A part of the table: a title, some lines, and perhaps rows under headings, the first of each row its
    name. ``id`` is the same in every language."""

    def __init__(
        self,
        id: str,
        title: str,
        lines: Sequence[str] = (),
        heads: Sequence[str] = (),
        rows: Sequence[Sequence[str]] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.lines = list(lines)
        self.heads = list(heads)
        self.rows = [list(row) for row in rows]


class Tell(Protocol):
    def __call__(self, table: Mapping[str, Any], seat: int, speaker: Speaker, *, long: bool) -> list[Section]:
        """A table (`look`) for a seat (-1: a spectator) in words. ``long`` leaves nothing out that the seat
        can see; the short form is what one needs for the next decision, on one screen."""


class TellBoard(Protocol):
    def __call__(self, speaker: Speaker) -> list[Section]:
        """What is printed on the board: its spaces, part by part, each in a row that begins with its name as
        actions call it; then the tracks."""


class Foretell(Protocol):
    def __call__(self, action: Mapping[str, Any], speaker: Speaker) -> str:
        """The odds and the price of one of the view's legal actions, where it has them."""


def tell_nothing(table: Mapping[str, Any], seat: int, speaker: Speaker, *, long: bool) -> list[Section]:
    """A game without words for its table."""
    return []


def tell_no_board(speaker: Speaker) -> list[Section]:
    """A game without words for its board."""
    return []


def foretell_nothing(action: Mapping[str, Any], speaker: Speaker) -> str:
    """A game whose actions neither roll nor cost."""
    return ""
