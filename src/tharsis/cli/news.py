"""What happened since somebody's last move: who did what, alike lines once, and not more than a screenful."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from tharsis.cli.common import console, say

#: So many lines are told; what happened before them is in the log.
TOLD: Final = 24
#: By seat, for whoever sees colours; the names stand there as well.
COLOURS: Final = ("blue", "red", "green", "yellow", "magenta")


@dataclass
class Deeds:
    """Which lines of the log came of whose move: seats with the number of lines after each of their moves."""

    moves: list[tuple[int, int]] = field(default_factory=list)

    def add(self, seat: int, lines: int) -> None:
        """A seat has moved, and the log has so many lines."""
        self.moves.append((seat, lines))

    def back_to(self, lines: int) -> None:
        """An undo has taken lines back."""
        self.moves = [(seat, after) for seat, after in self.moves if after <= lines]

    def mover(self, line: int) -> int:
        """Whose move brought a line, counted from 0; -1 for what was there before anybody moved."""
        return next((seat for seat, after in self.moves if line < after), -1)


@dataclass
class Stretch:
    """Lines one after the other that came of one seat's moves, each with how often it was said in a row."""

    seat: int
    lines: list[tuple[str, int]]


def stretches(lines: Sequence[str], first: int, deeds: Deeds) -> list[Stretch]:
    """Lines of the log from the first one on, by who brought them."""
    found: list[Stretch] = []
    for number, line in enumerate(lines, first):
        seat = deeds.mover(number)
        if not found or found[-1].seat != seat:
            found.append(Stretch(seat, []))
        told = found[-1].lines
        if told and told[-1][0] == line:
            told[-1] = (line, told[-1][1] + 1)
        else:
            told.append((line, 1))
    return found


def show_news(news: Sequence[Stretch], players: Sequence[str], reader: int) -> None:
    """The latest lines under the names of those who brought them; one's own stand without a name."""
    left = sum(len(stretch.lines) for stretch in news) - TOLD
    if left > 0:
        console.print(say("cli-news-before", n=left), style="dim")
    for stretch in news:
        lines = stretch.lines[max(0, left) :]
        left -= len(stretch.lines)
        if lines and stretch.seat not in (-1, reader):
            console.print(Text(players[stretch.seat], style=f"bold {COLOURS[stretch.seat % len(COLOURS)]}"))
        for line, times in lines:
            console.print(Text(f"  {line}" if times == 1 else f"  {line} (×{times})", style="dim"))
