"""Where we are in a record: which lines of the part under way have come true, and which are still open.

Within one part (headline phase or action round) rules and record tell things in different order, and the
record sums up the markers of a country. So what our rules log takes the first line it fits, wherever it
stands in the part (`tell`); and when the part is over, every line must have been taken.
"""

from collections.abc import Iterator
from copy import copy
from typing import Final

from tharsis.games.twilight_struggle.actions import LOG_TURN, LOGS
from tharsis.games.twilight_struggle.board import COUNTRY_IDS, START
from tharsis.games.twilight_struggle.codes import SIDE_IDS, US
from tharsis.games.twilight_struggle.importer.forms import BEGINNINGS, OPERATIONS, RULES, SILENT, UNREAD
from tharsis.games.twilight_struggle.importer.parse import CLEANUP, HEADLINE, ROUND, Line, Section
from tharsis.games.twilight_struggle.importer.parted import Parted, Unprinted, describe
from tharsis.kernel import Contradiction, Entry

_ENDS_TURN: Final = ("vp", "wins", "discards")
_HEADS: Final = ("event", "target", "war", *OPERATIONS)


def parts_of(sections: list[Section]) -> list[Section]:
    """The sections, with each cleanup joined to the round before it, and the setup to the first headlines."""
    parts: list[Section] = []
    for section in sections[1:]:
        if section.kind == CLEANUP and parts:
            parts[-1].lines.extend(section.lines)
        else:
            parts.append(section._replace(lines=section.lines[:]))
    parts[0].lines[:0] = sections[0].lines
    return parts


class Cursor:
    """A place in a record. ``left`` counts, line by line of this part, what has not come true yet."""

    def __init__(self, parts: list[Section]) -> None:
        self.parts: Final = parts
        self.at = 0
        self.left: list[int] = []
        self.checked = 0
        self.vp = 0
        self.scandal = False  # Iran-Contra: its -1 counts but is not printed
        self.cleaning = False  # the turn is over: VP for military operations are often not printed
        self.event_at = -1  # the line of the event under way
        self.unspoken: tuple[int, ...] = ()  # lines of events that are printed but did not happen
        # What lines that could not be read may have told: each hides one thing at most.
        self.hidden: tuple[tuple[int, ...], ...] = ()
        self.assumed = False  # and whether we had to go by that
        self.map = [[start.get(name, 0) for name in COUNTRY_IDS] for start in START]
        self.map_before = self.map  # when this part began
        self._enter(0)

    def copy(self) -> "Cursor":
        c = copy(self)
        c.map = [row[:] for row in self.map]
        c.left = self.left[:]
        return c

    def key(self) -> tuple[object, ...]:
        """What two cursors have in common from which the record goes on alike."""
        return self.at, tuple(self.left), self.vp, self.scandal, self.cleaning, self.event_at, self.hidden

    @property
    def part(self) -> Section:
        return self.parts[self.at]

    @property
    def torn(self) -> int:
        """How many lines of this part could not be read."""
        return len({line.number for line in self.part.lines if line.form == UNREAD})

    def ended(self) -> bool:
        """Whether the record tells nothing more."""
        return self.at == len(self.parts) - 1 and self.first() < 0

    def breaks_off(self) -> bool:
        """Whether the record stops in this part, before the game is over."""
        return self.at == len(self.parts) - 1 and self.find("wins") < 0

    def _enter(self, at: int) -> None:
        self.at = at
        self.cleaning = False
        self.event_at = -1
        self.hidden = ()
        self.map_before = [row[:] for row in self.map]
        self.left = [abs(line.of["change"]) if line.form == "influence" else 1 for line in self.part.lines]

    # -- finding lines ------------------------------------------------------------------------

    def open(self, *forms: str) -> Iterator[tuple[int, Line]]:
        """The lines of these forms that have not come true yet, with their indices."""
        for i, line in enumerate(self.part.lines):
            if self.left[i] and line.form in forms:
                yield i, line

    def find(self, *forms: str, side: int = -1, after: int = -1) -> int:
        """The index of the first line of these forms (and this side) that is still open, or -1."""
        for i, line in self.open(*forms):
            if i > after and side in (-1, line.of.get("side", -1)):
                return i
        return -1

    def find_card(self, card: int, *forms: str, side: int = -1) -> int:
        """The same for the first line that names a card."""
        for i, line in self.open(*forms):
            if line.of["card"] == card and side in (-1, line.of.get("side", -1)):
                return i
        return -1

    def first(self) -> int:
        """The first open line that has to come true, or -1."""
        for i, line in enumerate(self.part.lines):
            if self.left[i] and line.form not in SILENT:
                return i
        return -1

    def operation(self) -> int:
        """The announcement of the next operation, or -1. One that nothing follows was offered by an event
        and declined, or had no target; it counts only as the last thing that is told."""
        index = -1
        while (index := self.find(*OPERATIONS, after=index)) >= 0:
            if self._carried_out(index) or index == len(self.left) - 1:
                return index
        return -1

    def _carried_out(self, operation: int) -> bool:
        for line in self.part.lines[operation + 1 :]:
            if line.form in BEGINNINGS:
                return True
            if line.form in (*OPERATIONS, "event"):
                return False
        return False

    def block(self, index: int) -> int:
        """Which event or operation a line stands under."""
        return len([line for line in self.part.lines[:index] if line.form in _HEADS])

    def lacking(self, side: int, country: int) -> int:
        """How much more influence a country must have now, by the next line that tells of it."""
        line = self._next_told(country)
        if line is None:
            return 0
        change = line.of["change"] if line.of["side"] == side else 0
        return line.of[SIDE_IDS[side]] - change - self.map[side][country]

    def told_again(self, country: int) -> bool:
        """Whether a later line tells of the influence in a country."""
        return self._next_told(country) is not None

    def _next_told(self, country: int) -> Line | None:
        here = [line for _, line in self.open("influence")]
        for lines in (here, *[part.lines for part in self.parts[self.at + 1 :]]):
            for line in lines:
                if line.form == "influence" and line.of["country"] == country:
                    return line
        return None

    def line(self, index: int) -> Line:
        return self.part.lines[index]

    def take(self, index: int) -> None:
        self.left[index] = 0

    def take_all(self, card: int, form: str) -> None:
        """A card that is told more than once."""
        for i, line in enumerate(self.part.lines):
            if line.form == form and line.of["card"] == card:
                self.take(i)

    # -- comparing ----------------------------------------------------------------------------

    def check(self, index: int, figure: str, printed: int, ours: int) -> None:
        """Compare one figure of a line."""
        self.checked += 1
        if printed != ours:
            raise self.part_at(index, figure, str(printed), str(ours))

    def part_at(self, index: int, figure: str, printed: str, ours: str, rule: str = "") -> Parted:
        """The contradiction at a line (or at the end of the part, when there is none)."""
        if index < 0:
            where = self.part.lines[-1].number if self.part.lines else self.part.number
            return Parted(Contradiction(where, "", rule, figure, printed, ours))
        line = self.line(index)
        return Parted(
            Contradiction(line.number, line.text, rule or RULES.get(line.form, "5.0"), figure, printed, ours)
        )

    def unprinted(self, entry: Entry) -> Unprinted:
        """The contradiction of an entry that no open line tells."""
        term = LOGS.terms[entry.key]
        index = self.first()
        printed = self.line(index).text if index >= 0 else "nothing"
        return Unprinted(self.part_at(index, term.name, printed, describe(entry), term.rule).contradiction)

    def hide(self, entry: Entry, *thing: int) -> bool:
        """Whether a line that could not be read may have told this entry."""
        what = (entry.key, *thing)
        if what not in self.hidden:
            if len(self.hidden) >= self.torn:
                return False
            self.hidden = (*self.hidden, what)
        self.assumed = True
        return True

    def die(self, index: int, sides: int) -> int:
        """The outcome of a die that a line prints, counted from 0."""
        pips = self.line(index).of["die"]
        if not 1 <= pips <= sides:
            raise self.part_at(index, "die", str(pips), f"1 to {sides}")
        return pips - 1

    def even(self, before: int) -> None:
        """Lines that award nothing print the score as it is."""
        index = self.find("vp")
        while 0 <= index < before and "vp" not in self.line(index).of:
            self.take(index)
            self.check(index, "score", self.line(index).of["score"], self.vp)
            index = self.find("vp")

    def nothing_before(self, index: int) -> None:
        """What the record tells before a line must have come true by then."""
        self.even(index)
        open_ = self.first()
        if 0 <= open_ < index:
            line = self.line(open_)
            raise self.part_at(open_, line.form, line.text, "nothing of this kind")

    # -- from part to part --------------------------------------------------------------------

    def next_part(self, entry: Entry) -> None:
        """A turn or a round begins: this part must be told to its end, and the next must be the same one."""
        if entry.key != LOG_TURN and self._passed_over(*entry.args):
            return
        self.close()
        if self.at + 1 >= len(self.parts):
            return
        self._enter(self.at + 1)
        turn = entry.args[0] if entry.key == LOG_TURN else self.part.turn
        if (self.part.kind == HEADLINE) != (entry.key == LOG_TURN) or self.part.turn != turn:
            raise self.part_at(-1, "order of play", f"turn {self.part.turn}", describe(entry), "4.5")
        if entry.key == LOG_TURN:
            self.scandal = False

    def _passed_over(self, side: int, number: int) -> bool:
        """Whether the record goes on with a later round, or what ends the turn: a round without cards, or an
        eighth, need not be told."""
        if self.at + 1 >= len(self.parts):
            index = self.first()
            return index >= 0 and self.line(index).form in _ENDS_TURN
        following = self.parts[self.at + 1]
        if following.kind != ROUND:
            return True
        return 2 * following.round + (following.side == US) > 2 * number + (side == US)

    def close(self) -> None:
        """All lines of the part must have come true; influence is added up as the record prints it."""
        self.nothing_before(len(self.part.lines))
        self.add_up()

    def add_up(self) -> None:
        """The other side's influence on each line, in the order of the record."""
        rows = [row[:] for row in self.map_before]
        torn = self.torn > 0
        for i, line in enumerate(self.part.lines):
            if line.form == "influence":
                country = line.of["country"]
                rows[line.of["side"]][country] += line.of["change"]
                other = 1 - line.of["side"]
                who = SIDE_IDS[other]
                if torn:  # what is lost may have changed it on the way
                    rows[other][country] = line.of[who]
                self.check(
                    i, f"{who} influence in {COUNTRY_IDS[country]}", line.of[who], rows[other][country]
                )
