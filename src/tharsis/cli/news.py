"""What happened since somebody's last move: who did what, alike lines once, and not more than a screenful."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rich.text import Text

from tharsis.cli.common import console, say
from tharsis.cli.rendering import indented

Json = Mapping[str, Any]

#: So many lines are told; what happened before them is in the log.
TOLD: Final = 24
#: The figure that says how much there is of something after a change.
AFTERWARDS: Final = "now"
#: For whoever sees colours; the names stand there as well.
COLOURS: Final = ("blue", "red", "green", "yellow", "magenta", "cyan")


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
    """Lines one after the other that came of one player's moves, each with how often the like was said in a
    row; the last of them stands for all."""

    by: str
    lines: list[tuple[str, int]]


class Digest:
    """The log from a line on, by who brought the lines.

    ``players`` are the names by seat; ``nobodys`` the sides that nobody plays, which act within the moves of
    others, as log entries name them.
    """

    def __init__(self, deeds: Deeds, players: Sequence[str], nobodys: Mapping[str, str]) -> None:
        self.deeds: Final = deeds
        self.players: Final = players
        self.nobodys: Final = nobodys

    def of(self, entries: Sequence[Json], lines: Sequence[str], first: int) -> list[Stretch]:
        """Entries of the log with their words; ``first`` is the number of the first of them."""
        found: list[Stretch] = []
        mover, by = -1, ""
        last: Json = {}
        for number, (entry, line) in enumerate(zip(entries, lines, strict=True), first):
            if self.deeds.mover(number) != mover:
                mover = self.deeds.mover(number)
                by = self.players[mover] if mover >= 0 else ""
            by = self._nobody(entry) or by
            if not found or found[-1].by != by:
                found.append(Stretch(by, []))
                last = {}
            _tell(found[-1], line, again=alike(entry, last))
            last = entry
        return found

    def _nobody(self, entry: Json) -> str:
        """The side that nobody plays and that acts by an entry."""
        return next((self.nobodys[value] for value in entry["args"].values() if value in self.nobodys), "")


def _tell(stretch: Stretch, line: str, *, again: bool) -> None:
    if again:
        stretch.lines[-1] = (line, stretch.lines[-1][1] + 1)
    else:
        stretch.lines.append((line, 1))


def alike(entry: Json, last: Json) -> bool:
    """Whether two entries say the same, but for what there is after each of them."""
    return bool(last) and entry["key"] == last["key"] and _done(entry) == _done(last)


def _done(entry: Json) -> dict[str, object]:
    return {label: value for label, value in entry["args"].items() if label != AFTERWARDS}


def show_news(news: Iterable[Stretch], names: Sequence[str], reader: str) -> None:
    """The latest lines under the names of those who brought them; one's own stand without a name."""
    stretches = list(news)
    left = sum(len(stretch.lines) for stretch in stretches) - TOLD
    if left > 0:
        console.print(say("cli-news-before", n=left), style="dim")
    for stretch in stretches:
        lines = stretch.lines[max(0, left) :]
        left -= len(stretch.lines)
        if lines and stretch.by not in ("", reader):
            colour = COLOURS[names.index(stretch.by) % len(COLOURS)]
            console.print(Text(stretch.by, style=f"bold {colour}"))
        for line, times in lines:
            console.print(indented(Text(line if times == 1 else f"{line} (×{times})", style="dim")))
