"""2.5, 5.3: where units may end their movement, and whether the points left can put all of them right."""

from tharsis.games.on_mars.board import DISTANCE, HEXES, OUTWARDS
from tharsis.games.on_mars.cards import DISCOVERIES, TILE_EFFECT
from tharsis.games.on_mars.rules.effects import possible
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import BOTS, ROVER


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


def can_settle(s: OMState, c: int, bots: int, rover: int, collecting: bool) -> bool:
    """2.5: whether every own piece can come to rest alone on a hex with the points left.

    Two Bots and the Rover may be astray at once; for them the search is exhaustive."""
    astray = bots_astray(s, c, collecting)
    rover_at = s.unit[5 * c + ROVER]
    if rover_at < 0 or (s.pieces[rover_at] == 1 and tile_fits(s, c, rover_at, True)):
        return bots_settle(s, c, astray, bots, collecting, -1)
    beside = bots_on(s, c, rover_at)
    if beside == 1 and s.pieces[rover_at] == 2 and tile_fits(s, c, rover_at, True):
        if bots_settle(s, c, astray, bots, collecting, -1):
            return True
        astray.remove(rover_at)
    for target in OUTWARDS[rover_at]:
        if DISTANCE[rover_at * HEXES + target] > rover:
            break
        if is_refuge(s, c, target, True) and bots_settle(s, c, astray, bots, collecting, target):
            return True
    return False


def bots_on(s: OMState, c: int, hex_: int) -> int:
    count = 0
    for u in range(5 * c, 5 * c + BOTS):
        if s.unit[u] == hex_:
            count += 1
    return count


def bots_astray(s: OMState, c: int, collecting: bool) -> list[int]:
    """The hexes of Bots that must move on. Where only own Bots stand, the first may stay."""
    astray: list[int] = []
    stays: list[int] = []
    for u in range(5 * c, 5 * c + BOTS):
        at = s.unit[u]
        if at < 0:
            continue
        fits = tile_fits(s, c, at, collecting)
        if fits and s.pieces[at] == 1:
            continue
        if fits and at not in stays and s.pieces[at] == bots_on(s, c, at):
            stays.append(at)
        else:
            astray.append(at)
    return astray


def bots_settle(s: OMState, c: int, astray: list[int], points: int, collecting: bool, taken: int) -> bool:
    """Whether Bots astray find different free hexes, none of them ``taken``, with the points there are."""
    if not astray:
        return True
    if len(astray) > 2:
        return False
    start = astray[0]
    for one in OUTWARDS[start]:
        away = DISTANCE[start * HEXES + one]
        if away > points:
            break
        if one == taken or not is_refuge(s, c, one, collecting):
            continue
        if len(astray) == 1 or second_settles(s, c, astray[1], points - away, collecting, taken, one):
            return True
    return False


def second_settles(
    s: OMState, c: int, start: int, points: int, collecting: bool, taken: int, first: int
) -> bool:
    """The same for the second Bot, whose hex must also differ from the first one's."""
    for two in OUTWARDS[start]:
        if DISTANCE[start * HEXES + two] > points:
            break
        if two not in (taken, first) and is_refuge(s, c, two, collecting):
            return True
    return False
