"""Compares what our rules log with what a record prints.

An entry takes the lines that it makes true, and every figure on them must be ours; `Parted` is raised where
one is not, or where there is no such line.
"""

from tharsis.games.twilight_struggle.actions import (
    END_CRISIS,
    END_NUCLEAR,
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
)
from tharsis.games.twilight_struggle.board import COUNTRY_IDS, NUCLEAR_WAR, STABILITY
from tharsis.games.twilight_struggle.codes import SIDE_IDS, US, USSR
from tharsis.games.twilight_struggle.deck import IRAN_CONTRA_SCANDAL
from tharsis.games.twilight_struggle.importer.cursor import Cursor
from tharsis.games.twilight_struggle.importer.parted import Unprinted
from tharsis.games.twilight_struggle.rules.rounds import ESCAPE
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import Entry

_DICE = (LOG_COUP, LOG_WAR, LOG_REALIGN, LOG_SPACE, LOG_TRAP_DIE)


def tell(cursor: Cursor, entry: Entry) -> None:
    """Take the lines that an entry of our log makes true. A record that stops in mid-game may leave out
    what belongs to its last lines, and one with a line that cannot be read, what that line told."""
    if cursor.ended():
        return
    try:
        _tell(cursor, entry)
    except Unprinted:
        if not cursor.breaks_off() and not _hidden(cursor, entry):
            raise


def _hidden(cursor: Cursor, entry: Entry) -> bool:
    """Whether it stood on a line that could not be read."""
    if entry.key == LOG_INFLUENCE:
        side, country, change, _ = entry.args
        return cursor.hide(entry, side, country, int(change > 0))
    return cursor.hide(entry, *entry.args)


def _tell(cursor: Cursor, entry: Entry) -> None:
    a = entry.args
    if entry.key in (LOG_ROUND, LOG_TURN):
        cursor.next_part(entry)
    elif entry.key == LOG_INFLUENCE:
        _influence(cursor, entry)
    elif entry.key == LOG_IMPROVED:
        index = _expect(cursor, entry, "defcon")
        cursor.check(index, "DEFCON", cursor.line(index).of["defcon"], a[0])
    elif entry.key == LOG_VP:
        _vp(cursor, entry)
    elif entry.key == LOG_MILOPS:
        index = _expect(cursor, entry, "military", a[0])
        cursor.check(index, "military operations", cursor.line(index).of["military"], a[1])
    elif entry.key == LOG_MILOPS_SHORT:
        cursor.even(len(cursor.part.lines))
        cursor.cleaning = True
    elif entry.key == LOG_ADVANCE:
        index = _expect(cursor, entry, "space", a[0])
        cursor.check(index, "space race", cursor.line(index).of["box"], a[1])
    elif entry.key in (LOG_EVENT, LOG_NO_EVENT):
        _event(cursor, entry)
    elif entry.key in _DICE:
        _dice(cursor, entry)
    elif entry.key == LOG_HEADLINE:
        if not _named(cursor, "headlines", *a):
            raise cursor.unprinted(entry)
    elif entry.key == LOG_DISCARDED:
        _named(cursor, "discards", *a)  # not every card that is discarded is told
    elif entry.key == LOG_SHOWN:
        _shown(cursor, a[0], a[1])
    elif entry.key == LOG_RESHUFFLE:
        _expect(cursor, entry, "reshuffle")
        cursor.checked += 1


def _expect(cursor: Cursor, entry: Entry, form: str, side: int = -1) -> int:
    index = cursor.find(form, side=side)
    if index < 0:
        raise cursor.unprinted(entry)
    cursor.take(index)
    return index


def _named(cursor: Cursor, form: str, side: int, card: int) -> bool:
    """Take the line that names a card of a side, if there is one."""
    index = cursor.find_card(card, form, side=side)
    if index >= 0:
        cursor.take(index)
    return index >= 0


def _shown(cursor: Cursor, side: int, card: int) -> None:
    """A card that Five-Year Plan finds is printed as discarded, before anything else happens."""
    block = cursor.block(cursor.event_at + 1)
    for i, line in cursor.open("discards"):
        if (line.of["side"], line.of["card"]) == (side, card) and cursor.block(i) == block:
            cursor.take(i)


def _event(cursor: Cursor, entry: Entry) -> None:
    """An event; some are printed twice. One that does not happen may be printed or not."""
    found = False
    if entry.key == LOG_EVENT and entry.args[0] == IRAN_CONTRA_SCANDAL:
        cursor.scandal = True
    for i, line in cursor.open("event"):
        if line.of["card"] != entry.args[0]:
            break
        cursor.nothing_before(i)
        cursor.take(i)
        cursor.event_at = i
        if entry.key == LOG_NO_EVENT:
            cursor.unspoken = (*cursor.unspoken, line.number)
        found = True
    if not found and entry.key == LOG_EVENT:
        raise cursor.unprinted(entry)


def _influence(cursor: Cursor, entry: Entry) -> None:
    side, country, change, now = entry.args
    cursor.map[side][country] = now
    open_ = abs(change)
    for i, line in cursor.open("influence"):
        of = line.of
        if (of["side"], of["country"]) != (side, country) or (of["change"] > 0) != (change > 0):
            continue
        taken = min(open_, cursor.left[i])
        cursor.left[i] -= taken
        open_ -= taken
        if open_ == 0 and cursor.left[i] == 0:
            who = SIDE_IDS[side]
            cursor.check(i, f"{who} influence in {COUNTRY_IDS[country]}", of[who], now)
        if open_ == 0:
            return
    raise cursor.unprinted(entry)


def _vp(cursor: Cursor, entry: Entry) -> None:
    _, points, now = entry.args
    cursor.even(len(cursor.part.lines))
    cursor.vp = now
    index = cursor.find("vp")
    if index < 0:
        if not cursor.cleaning and cursor.find("wins") < 0:
            raise cursor.unprinted(entry)
        return
    cursor.take(index)
    cursor.check(index, "VP gained", cursor.line(index).of["vp"], points)
    cursor.check(index, "score", cursor.line(index).of["score"], now)


# -- dice ---------------------------------------------------------------------------------------------


def _dice(cursor: Cursor, entry: Entry) -> None:
    if entry.key == LOG_COUP:
        _coup(cursor, entry)
    elif entry.key == LOG_WAR:
        _war(cursor, entry)
    elif entry.key == LOG_REALIGN:
        a = entry.args
        _target(cursor, a[1], entry)
        _roll(cursor, USSR, a[4], a[5], entry)
        _roll(cursor, US, a[2], a[3], entry)
    elif entry.key == LOG_SPACE:
        index = _expect(cursor, entry, "space-roll")
        of = cursor.line(index).of
        cursor.check(index, "needed", of["needed"], entry.args[2])
        cursor.check(index, "success", of["won"], int(entry.args[1] <= entry.args[2]))
    else:
        index = _expect(cursor, entry, "trap-roll")
        cursor.check(index, "escape", cursor.line(index).of["won"], int(entry.args[1] <= ESCAPE))


def _coup(cursor: Cursor, entry: Entry) -> None:
    _, country, ops, _, modifier, margin = entry.args
    _target(cursor, country, entry)
    index = _expect(cursor, entry, "coup-roll")
    of = cursor.line(index).of
    cursor.check(index, "Ops", of["ops"], ops)
    cursor.check(index, "stability", of["stability"], STABILITY[country])
    cursor.check(index, "modifier", of.get("mod", 0), modifier)
    cursor.check(index, "strength of the coup", of["net"], margin)
    cursor.check(index, "success", of["won"], int(margin > 0))


def _war(cursor: Cursor, entry: Entry) -> None:
    _, country, die, minus, needed = entry.args
    index = _expect(cursor, entry, "war")
    cursor.nothing_before(index)
    cursor.check(index, "country", cursor.line(index).of["country"], country)
    index = _expect(cursor, entry, "war-roll")
    of = cursor.line(index).of
    cursor.check(index, "modifier", of.get("mod", 0), -minus)
    cursor.check(index, "needed", of["needed"], needed)
    cursor.check(index, "victory", of["won"], int(die - minus >= needed))


def _target(cursor: Cursor, country: int, entry: Entry) -> None:
    index = _expect(cursor, entry, "target")
    cursor.nothing_before(index)
    cursor.check(index, "target", cursor.line(index).of["country"], country)


def _roll(cursor: Cursor, side: int, die: int, total: int, entry: Entry) -> None:
    index = _expect(cursor, entry, "roll", side)
    of = cursor.line(index).of
    if cursor.scandal and side == US:
        total += 1
    cursor.check(index, "modifier", of.get("mod", 0), total - die)
    cursor.check(index, "total", of.get("total", of["die"]), total)


# -- the end ------------------------------------------------------------------------------------------


def conclude(cursor: Cursor, s: TSState) -> None:
    """Where the game or the record ends, nothing may be left open."""
    if s.over and not cursor.ended():
        _finish(cursor, s)
    if s.over or cursor.ended():
        cursor.add_up()


def _finish(cursor: Cursor, s: TSState) -> None:
    """The game is over: the last score and the winner must be those of the record, if it names them, and
    it must tell nothing more."""
    index = cursor.find("wins")
    if index >= 0:
        cursor.take(index)
        cursor.check(index, "winner", cursor.line(index).of["side"], s.winner)
    before = cursor.vp
    for i, line in cursor.open("vp"):
        cursor.take(i)
        if "vp" in line.of:
            cursor.check(i, "VP gained", line.of["vp"], abs(s.vp - before))
        cursor.check(i, "score", line.of["score"], s.vp)
        before = s.vp
    if not cursor.ended() and not _told_too_far(cursor, s):
        raise cursor.part_at(
            cursor.first(), "end of the game", "the game goes on", "the game is over", "10.3"
        )


def _told_too_far(cursor: Cursor, s: TSState) -> bool:
    """7.3, 8.1.3: nothing happens after DEFCON 1 or a coup in the Cuban Missile Crisis, but the record may
    tell the rest of what caused it."""
    if cursor.at < len(cursor.parts) - 1:
        return False
    if s.ending == END_CRISIS:
        return True
    wars = [i for i, line in enumerate(cursor.part.lines) if line.of.get("defcon") == NUCLEAR_WAR]
    return s.ending == END_NUCLEAR and bool(wars) and wars[0] < cursor.first()
