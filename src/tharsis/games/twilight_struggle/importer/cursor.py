"""Where we are in a record: compares what our rules log with what the record prints.

Within one part (headline phase or action round) rules and record tell things in different order, and the
record sums up the markers of a country. So a log entry takes the first line it fits, wherever it stands in
the part; and when the part is over, every line must have been taken.
"""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    LOG_ADVANCE,
    LOG_COUP,
    LOG_DISCARDED,
    LOG_EVENT,
    LOG_HEADLINE,
    LOG_IMPROVED,
    LOG_INFLUENCE,
    LOG_MILOPS,
    LOG_MILOPS_SHORT,
    LOG_NO_EVENT,
    LOG_REALIGN,
    LOG_RESHUFFLE,
    LOG_ROUND,
    LOG_SHOWN,
    LOG_SPACE,
    LOG_TRAP_DIE,
    LOG_TURN,
    LOG_VP,
    LOG_WAR,
    LOGS,
)
from tharsis.games.twilight_struggle.board import COUNTRY_IDS, MOST_ROUNDS, STABILITY, START
from tharsis.games.twilight_struggle.codes import SIDE_IDS, US, USSR
from tharsis.games.twilight_struggle.deck import IRAN_CONTRA_SCANDAL
from tharsis.games.twilight_struggle.importer.parse import CLEANUP, HEADLINE, Line, Section
from tharsis.games.twilight_struggle.importer.parted import Parted, Unprinted, describe
from tharsis.games.twilight_struggle.rules.rounds import ESCAPE
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import Contradiction, Entry

# Lines that say nothing which must come true: announcements, and what the hands were dealt for.
_SILENT: Final = (
    "preamble",
    "handicap",
    "optional",
    "in-play",
    "out-of-play",
    "reveals",
    "shows",
    "plays",
    "returns",
    "no-cards",
    "takes-part",
    "boycotts",
    "region",
    "place",
    "coup",
    "realign",
    "space-race",
    "target",
    "war",
)
_RULES: Final = {
    "influence": "6.1",
    "defcon": "8.1",
    "vp": "10.2.2",
    "military": "8.2.3",
    "space": "6.4.3",
    "space-roll": "6.4.1",
    "coup-roll": "6.3.2",
    "war-roll": "7.6",
    "roll": "6.2.2",
    "trap-roll": "7.3",
    "event": "7.1",
    "discards": "5.4",
    "headlines": "4.5.C",
    "reshuffle": "4.3",
    "wins": "10.3",
}


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
        self.map = [[start.get(name, 0) for name in COUNTRY_IDS] for start in START]
        self.map_before = self.map  # when this part began
        self._enter(0)

    def copy(self) -> "Cursor":
        c = Cursor(self.parts)
        c.map = [row[:] for row in self.map]
        c.map_before = self.map_before
        c.at = self.at
        c.left = self.left[:]
        c.checked = self.checked
        c.vp = self.vp
        c.scandal = self.scandal
        c.cleaning = self.cleaning
        return c

    @property
    def part(self) -> Section:
        return self.parts[self.at]

    def ended(self) -> bool:
        """Whether the record tells nothing more."""
        return self.at == len(self.parts) - 1 and self.first() < 0

    def breaks_off(self) -> bool:
        """Whether the record stops in this part, before the game is over."""
        return self.at == len(self.parts) - 1 and self.find("wins") < 0

    def _enter(self, at: int) -> None:
        self.at = at
        self.cleaning = False
        self.map_before = [row[:] for row in self.map]
        self.left = [abs(line.of["change"]) if line.form == "influence" else 1 for line in self.part.lines]

    # -- finding lines ------------------------------------------------------------------------

    def find(self, *forms: str, side: int = -1, after: int = -1) -> int:
        """The index of the first line of these forms (and this side) that is still open, or -1."""
        for i, line in enumerate(self.part.lines):
            if i > after and self.left[i] and line.form in forms and side in (-1, line.of.get("side", -1)):
                return i
        return -1

    def first(self) -> int:
        """The first open line that has to come true, or -1."""
        for i, line in enumerate(self.part.lines):
            if self.left[i] and line.form not in _SILENT:
                return i
        return -1

    def line(self, index: int) -> Line:
        return self.part.lines[index]

    def take(self, index: int) -> None:
        self.left[index] = 0

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
            Contradiction(line.number, line.text, rule or _RULES.get(line.form, "5.0"), figure, printed, ours)
        )

    def unprinted(self, entry: Entry) -> Unprinted:
        """The contradiction of an entry that no open line tells."""
        term = LOGS.terms[entry.key]
        index = self.first()
        printed = self.line(index).text if index >= 0 else "nothing"
        return Unprinted(self.part_at(index, term.name, printed, describe(entry), term.rule).contradiction)

    def die(self, index: int, sides: int) -> int:
        """The outcome of a die that a line prints, counted from 0."""
        pips = self.line(index).of["die"]
        if not 1 <= pips <= sides:
            raise self.part_at(index, "die", str(pips), f"1 to {sides}")
        return pips - 1

    def feed(self, entry: Entry) -> None:
        """Take the lines that an entry of our log makes true; raise `Parted` where it cannot. A record that
        stops in mid-game may leave out what belongs to its last lines."""
        if self.ended():
            return
        try:
            self._tell(entry)
        except Unprinted:
            if not self.breaks_off():
                raise

    def _tell(self, entry: Entry) -> None:
        a = entry.args
        if entry.key in (LOG_ROUND, LOG_TURN):
            self._next_part(entry)
        elif entry.key == LOG_INFLUENCE:
            self._influence(entry)
        elif entry.key == LOG_IMPROVED:
            index = self._expect(entry, "defcon")
            self.check(index, "DEFCON", self.line(index).of["defcon"], a[0])
        elif entry.key == LOG_VP:
            self._vp(entry)
        elif entry.key == LOG_MILOPS:
            index = self._expect(entry, "military", a[0])
            self.check(index, "military operations", self.line(index).of["military"], a[1])
        elif entry.key == LOG_MILOPS_SHORT:
            self._even(len(self.part.lines))
            self.cleaning = True
        elif entry.key == LOG_ADVANCE:
            index = self._expect(entry, "space", a[0])
            self.check(index, "space race", self.line(index).of["box"], a[1])
        elif entry.key in (LOG_EVENT, LOG_NO_EVENT):
            self._event(entry)
        elif entry.key in (LOG_COUP, LOG_WAR, LOG_REALIGN, LOG_SPACE, LOG_TRAP_DIE):
            self._dice(entry)
        elif entry.key == LOG_HEADLINE:
            self._card("headlines", a[0], a[1], entry)
        elif entry.key in (LOG_DISCARDED, LOG_SHOWN):
            self._card("discards", a[0], a[1], None)
        elif entry.key == LOG_RESHUFFLE:
            self._expect(entry, "reshuffle")
            self.checked += 1

    def _expect(self, entry: Entry, form: str, side: int = -1) -> int:
        index = self.find(form, side=side)
        if index < 0:
            raise self.unprinted(entry)
        self.take(index)
        return index

    def _card(self, form: str, side: int, card: int, entry: Entry | None) -> None:
        for i, line in enumerate(self.part.lines):
            if self.left[i] and line.form == form and line.of["card"] == card and line.of["side"] == side:
                self.take(i)
                return
        if entry is not None:
            raise self.unprinted(entry)

    def _event(self, entry: Entry) -> None:
        """An event; some are printed twice. One that does not happen may be printed or not."""
        found = False
        if entry.key == LOG_EVENT and entry.args[0] == IRAN_CONTRA_SCANDAL:
            self.scandal = True
        for i, line in enumerate(self.part.lines):
            if self.left[i] and line.form == "event":
                if line.of["card"] != entry.args[0]:
                    break
                self._nothing_before(i)
                self.take(i)
                found = True
        if not found and entry.key == LOG_EVENT:
            raise self.unprinted(entry)

    def _influence(self, entry: Entry) -> None:
        side, country, change, now = entry.args
        self.map[side][country] = now
        open_ = abs(change)
        for i, line in enumerate(self.part.lines):
            of = line.of
            if not self.left[i] or line.form != "influence" or of["side"] != side or of["country"] != country:
                continue
            if (of["change"] > 0) != (change > 0):
                continue
            taken = min(open_, self.left[i])
            self.left[i] -= taken
            open_ -= taken
            if open_ == 0 and self.left[i] == 0:
                who = SIDE_IDS[side]
                self.check(i, f"{who} influence in {COUNTRY_IDS[country]}", of[who], now)
            if open_ == 0:
                return
        raise self.unprinted(entry)

    def _vp(self, entry: Entry) -> None:
        _, points, now = entry.args
        self._even(len(self.part.lines))
        self.vp = now
        index = self.find("vp")
        if index < 0:
            if not self.cleaning and self.find("wins") < 0:
                raise self.unprinted(entry)
            return
        self.take(index)
        self.check(index, "VP gained", self.line(index).of["vp"], points)
        self.check(index, "score", self.line(index).of["score"], now)

    def _even(self, before: int) -> None:
        """Lines that award nothing print the score as it is."""
        index = self.find("vp")
        while 0 <= index < before and "vp" not in self.line(index).of:
            self.take(index)
            self.check(index, "score", self.line(index).of["score"], self.vp)
            index = self.find("vp")

    def _dice(self, entry: Entry) -> None:
        a = entry.args
        if entry.key == LOG_COUP:
            self._target(a[1], entry)
            index = self._expect(entry, "coup-roll")
            of = self.line(index).of
            self.check(index, "Ops", of["ops"], a[2])
            self.check(index, "stability", of["stability"], STABILITY[a[1]])
            self.check(index, "modifier", of.get("mod", 0), a[4])
            self.check(index, "strength of the coup", of["net"], a[5])
            self.check(index, "success", of["won"], int(a[5] > 0))
        elif entry.key == LOG_WAR:
            index = self._expect(entry, "war")
            self._nothing_before(index)
            self.check(index, "country", self.line(index).of["country"], a[1])
            index = self._expect(entry, "war-roll")
            self.check(index, "modifier", self.line(index).of.get("mod", 0), -a[3])
            self.check(index, "needed", self.line(index).of["needed"], a[4])
            self.check(index, "victory", self.line(index).of["won"], int(a[2] - a[3] >= a[4]))
        elif entry.key == LOG_REALIGN:
            self._target(a[1], entry)
            self._roll(USSR, a[4], a[5], entry)
            self._roll(US, a[2], a[3], entry)
        elif entry.key == LOG_SPACE:
            index = self._expect(entry, "space-roll")
            self.check(index, "needed", self.line(index).of["needed"], a[2])
            self.check(index, "success", self.line(index).of["won"], int(a[1] <= a[2]))
        else:
            index = self._expect(entry, "trap-roll")
            self.check(index, "escape", self.line(index).of["won"], int(a[1] <= ESCAPE))

    def _target(self, country: int, entry: Entry) -> None:
        index = self._expect(entry, "target")
        self._nothing_before(index)
        self.check(index, "target", self.line(index).of["country"], country)

    def _roll(self, side: int, die: int, total: int, entry: Entry) -> None:
        index = self._expect(entry, "roll", side)
        of = self.line(index).of
        if self.scandal and side == US:
            total += 1
        self.check(index, "modifier", of.get("mod", 0), total - die)
        self.check(index, "total", of.get("total", of["die"]), total)

    # -- from part to part --------------------------------------------------------------------

    def _next_part(self, entry: Entry) -> None:
        """A turn or a round begins: this part must be told to its end, and the next must be the same one."""
        if entry.key == LOG_ROUND and not self._is_next(entry):
            return  # an eighth round that the record passes over
        self.close()
        if self.at + 1 >= len(self.parts):
            return
        self._enter(self.at + 1)
        turn = entry.args[0] if entry.key == LOG_TURN else self.part.turn
        if (self.part.kind == HEADLINE) != (entry.key == LOG_TURN) or self.part.turn != turn:
            raise self.part_at(-1, "order of play", f"turn {self.part.turn}", describe(entry), "4.5")
        if entry.key == LOG_TURN:
            self.scandal = False

    def _is_next(self, entry: Entry) -> bool:
        following = self.parts[self.at + 1] if self.at + 1 < len(self.parts) else self.part
        return (following.side, following.round) == entry.args or entry.args[1] < MOST_ROUNDS

    def close(self) -> None:
        """All lines of the part must have come true; influence is added up as the record prints it."""
        self._nothing_before(len(self.part.lines))
        self._add_up()

    def _nothing_before(self, index: int) -> None:
        """What the record tells before a line must have come true by then."""
        self._even(index)
        open_ = self.first()
        if 0 <= open_ < index:
            line = self.line(open_)
            raise self.part_at(open_, line.form, line.text, "nothing of this kind")

    def conclude(self, s: TSState) -> None:
        """Where the game or the record ends, nothing may be left open."""
        if s.over and not self.ended():
            self._finish(s.vp, s.winner)
        if s.over or self.ended():
            self._add_up()

    def _finish(self, vp: int, winner: int) -> None:
        """The game is over: the last score and the winner must be those of the record."""
        index = self.find("wins")
        if index < 0:
            raise self.part_at(
                self.first(), "end of the game", "the game goes on", "the game is over", "10.3"
            )
        self.take(index)
        self.check(index, "winner", self.line(index).of["side"], winner)
        for i, line in enumerate(self.part.lines):
            if self.left[i] and line.form == "vp":
                self.take(i)
                self.check(i, "score", line.of["score"], vp)

    def _add_up(self) -> None:
        """The other side's influence on each line, in the order of the record."""
        rows = [row[:] for row in self.map_before]
        for i, line in enumerate(self.part.lines):
            if line.form == "influence":
                country = line.of["country"]
                rows[line.of["side"]][country] += line.of["change"]
                other = 1 - line.of["side"]
                who = SIDE_IDS[other]
                self.check(
                    i, f"{who} influence in {COUNTRY_IDS[country]}", line.of[who], rows[other][country]
                )
