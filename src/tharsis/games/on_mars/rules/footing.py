"""2.5, 5.3: where units may end their movement."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.on_mars.codes import ROVER, UNITS
from tharsis.games.on_mars.deck import DISCOVERIES, TILE_EFFECT
from tharsis.games.on_mars.rules.effects import possible
from tharsis.games.on_mars.state import OMState

# Answers of restless_unit, beside the number of a unit.
NOBODY: Final = -1
SEVERAL: Final = 9


def usable(s: OMState, c: int, tile: int) -> bool:
    """5.3: a Research letter not owned yet, and a benefit that can be used in part and paid."""
    if tile >= DISCOVERIES and s.research[c] >> (tile - DISCOVERIES) & 1:
        return False
    return possible(s, c, TILE_EFFECT[tile])


def has_left(s: OMState, c: int, hex_: int) -> bool:
    """5.3: whether the company's Rover rests on a hex whose tile it did not take."""
    return bool(s.parked >> c & 1) and s.unit[UNITS * c + ROVER] == hex_


def is_open(s: OMState, c: int, hex_: int) -> bool:
    """5.3: whether a tile lies there that the company has neither taken nor left."""
    return s.tile[hex_] >= 0 and not has_left(s, c, hex_)


def tile_fits(s: OMState, c: int, at: int, collects: bool) -> bool:
    """Whether a unit may end its movement on what lies on a hex; a Bot destroys it. A Rover that has not
    moved may stay."""
    return not collects or s.tile[at] < 0 or has_left(s, c, at) or usable(s, c, s.tile[at])


def is_refuge(s: OMState, c: int, hex_: int, collects: bool) -> bool:
    """Whether a unit that must leave its hex may come to rest on this one."""
    return not s.pieces[hex_] and tile_fits(s, c, hex_, collects)


def put_unit(s: OMState, unit: int, to: int) -> None:
    """A unit onto a hex, or (-1) off the map."""
    if unit % UNITS == ROVER:
        s.parked &= ~(1 << unit // UNITS)
    at = s.unit[unit]
    if at >= 0:
        s.pieces[at] = s.pieces[at] - 1
    if to >= 0:
        s.pieces[to] = s.pieces[to] + 1
    s.unit[unit] = to


def on_the_move(s: OMState, c: int) -> bool:
    """2.5: whether an own piece is between two hexes: on one with another piece, or on an open tile."""
    for u in range(UNITS * c, UNITS * c + UNITS):
        at = s.unit[u]
        if at >= 0 and (s.pieces[at] > 1 or is_open(s, c, at)):
            return True
    return False


def restless_unit(s: OMState, c: int, collecting: bool) -> int:
    """2.5, 5.3: the own unit that cannot stay where it is, by its number; NOBODY, or SEVERAL of them."""
    found = NOBODY
    for u in range(UNITS):
        at: i64 = s.unit[UNITS * c + u]
        collects = u == ROVER or collecting
        if at >= 0 and (s.pieces[at] > 1 or not tile_fits(s, c, at, collects)):
            if found != NOBODY:
                return SEVERAL
            found = u
    return found
