"""2.5, 5.3: where units may end their movement, and whether the points left can put all of them right."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.on_mars.board import DISTANCE, HEXES, OUTWARDS
from tharsis.games.on_mars.cards import DISCOVERIES, TILE_EFFECT
from tharsis.games.on_mars.rules.effects import possible
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import BOTS, ROVER

# Answers of restless_unit, beside the number of a unit.
NOBODY: Final = -1
SEVERAL: Final = 9


def usable(s: OMState, c: int, tile: int) -> bool:
    """5.3: a Research letter not owned yet, and a benefit that can be used in part and paid."""
    if tile >= DISCOVERIES and s.research[c] >> (tile - DISCOVERIES) & 1:
        return False
    return possible(s, c, TILE_EFFECT[tile])


def tile_fits(s: OMState, c: int, at: int, collects: bool) -> bool:
    """Whether a unit may end its movement on what lies on a hex; a Bot destroys it."""
    return not collects or s.tile[at] < 0 or usable(s, c, s.tile[at])


def is_refuge(s: OMState, c: int, hex_: int, collects: bool) -> bool:
    """Whether a unit that must leave its hex may come to rest on this one."""
    return not s.pieces[hex_] and tile_fits(s, c, hex_, collects)


def put_unit(s: OMState, unit: int, to: int) -> None:
    """A unit onto a hex, or (-1) off the map."""
    at = s.unit[unit]
    if at >= 0:
        s.pieces[at] = s.pieces[at] - 1
    if to >= 0:
        s.pieces[to] = s.pieces[to] + 1
    s.unit[unit] = to


def restless_unit(s: OMState, c: int, collecting: bool) -> int:
    """2.5, 5.3: the own unit that cannot stay where it is, by its number; NOBODY, or SEVERAL of them."""
    found = NOBODY
    for u in range(BOTS + 1):
        at: i64 = s.unit[5 * c + u]
        if at >= 0 and (
            s.pieces[at] > 1 or (s.tile[at] >= 0 and not tile_fits(s, c, at, u == ROVER or collecting))
        ):
            if found != NOBODY:
                return SEVERAL
            found = u
    return found


def can_settle(s: OMState, c: int, bots: int, rover: int, collecting: bool) -> bool:
    """2.5: whether every own piece can come to rest alone on a hex with the points left.

    Two Bots and the Rover may be astray at once; for them the search is exhaustive."""
    count, first, second = bots_astray(s, c, collecting)
    if count > 2:
        return False
    rover_at = s.unit[5 * c + ROVER]
    if rover_at < 0 or (s.pieces[rover_at] == 1 and tile_fits(s, c, rover_at, True)):
        return bots_settle(s, c, first, second, bots, collecting, -1)
    if bots_on(s, c, rover_at) == 1 and s.pieces[rover_at] == 2 and tile_fits(s, c, rover_at, collecting):
        if tile_fits(s, c, rover_at, True) and bots_settle(s, c, first, second, bots, collecting, -1):
            return True
        if first == rover_at:  # the Rover leaves, so that the Bot beside it may stay
            first = second
        second = -1
    if not rover:
        return False
    for target in OUTWARDS[rover_at]:
        if DISTANCE[rover_at * HEXES + target] > rover:
            break
        if is_refuge(s, c, target, True) and bots_settle(s, c, first, second, bots, collecting, target):
            return True
    return False


def bots_on(s: OMState, c: int, hex_: int) -> int:
    count = 0
    for u in range(5 * c, 5 * c + BOTS):
        if s.unit[u] == hex_:
            count += 1
    return count


def bots_astray(s: OMState, c: int, collecting: bool) -> tuple[int, int, int]:
    """How many Bots must move on, and the hexes of the first two (-1: none). Where only own Bots stand,
    the first may stay."""
    count = 0
    first = second = -1
    for u in range(5 * c, 5 * c + BOTS):
        at = s.unit[u]
        if at < 0:
            continue
        if tile_fits(s, c, at, collecting):
            if s.pieces[at] == 1:
                continue
            if s.pieces[at] == bots_on(s, c, at) and is_first_there(s, c, u, at):
                continue
        count += 1
        if count == 1:
            first = at
        else:
            second = at
    return count, first, second


def is_first_there(s: OMState, c: int, unit: int, hex_: int) -> bool:
    """Whether no Bot of the company with a lower number stands on the hex."""
    return all(s.unit[u] != hex_ for u in range(5 * c, unit))


def bots_settle(
    s: OMState, c: int, first: int, second: int, points: int, collecting: bool, taken: int
) -> bool:
    """Whether Bots astray on two hexes (-1: none) find different free hexes, none of them ``taken``, with
    the points there are."""
    if first < 0:
        return True
    if not points:
        return False
    for one in OUTWARDS[first]:
        away = DISTANCE[first * HEXES + one]
        if away > points:
            break
        if one == taken or not is_refuge(s, c, one, collecting):
            continue
        if second < 0 or second_settles(s, c, second, points - away, collecting, taken, one):
            return True
    return False


def second_settles(
    s: OMState, c: int, start: int, points: int, collecting: bool, taken: int, first: int
) -> bool:
    """The same for the second Bot, whose hex must also differ from the first one's."""
    for two in OUTWARDS[start]:
        if DISTANCE[start * HEXES + two] > points:
            break
        if two != taken and two != first and is_refuge(s, c, two, collecting):
            return True
    return False
