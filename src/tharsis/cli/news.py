"""What happened since somebody's last move: who did what, alike lines once, and not more than a screenful."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rich.text import Text

from tharsis.cli.common import console, say

Json = Mapping[str, Any]

#: So many lines are told; what happened before them is in the log.
TOLD: Final = 24
#: The figure that says how much there is of something after a change.
AFTERWARDS: Final = "now"
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
    """Lines one after the other that came of one seat's moves, each with how often the like was said in a
    row; the last of them stands for all."""

    seat: int
    lines: list[tuple[str, int]]


def stretches(entries: Sequence[Json], lines: Sequence[str], first: int, deeds: Deeds) -> list[Stretch]:
    """The log from its first new line on, by who brought the lines."""
    found: list[Stretch] = []
    last: Json = {}
    for number, (entry, line) in enumerate(zip(entries, lines, strict=True), first):
        seat = deeds.mover(number)
        if not found or found[-1].seat != seat:
            found.append(Stretch(seat, []))
            last = {}
        told = found[-1].lines
        if alike(entry, last):
            told[-1] = (line, told[-1][1] + 1)
        else:
            told.append((line, 1))
        last = entry
    return found


def alike(entry: Json, last: Json) -> bool:
    """Whether two entries say the same, but for what there is after each of them."""
    return bool(last) and entry["key"] == last["key"] and _done(entry) == _done(last)


def _done(entry: Json) -> dict[str, object]:
    return {label: value for label, value in entry["args"].items() if label != AFTERWARDS}


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
