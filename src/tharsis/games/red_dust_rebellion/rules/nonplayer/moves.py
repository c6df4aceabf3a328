"""8.5.7 Move Priorities: what stays, what goes where."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import (
    DESERT_MASK,
    IS_DESERT,
    IS_LABYRINTH,
    MARS,
    MARS_AND_PHOBOS,
    NEAR_MASK,
    ORBIT,
    PHOBOS,
    WILDERNESS,
)
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION, COIN
from tharsis.games.red_dust_rebellion.orders import RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_CR,
    ACTIVE_RD,
    ACTIVE_SPECOPS,
    CONVERSION,
    CORP,
    CR,
    CR_BASE,
    CR_REBEL,
    EG_TROOP,
    FORTIFIED,
    HIDDEN,
    MG,
    MG_TROOP,
    OWNER,
    RD,
    RD_REBEL,
    SATELLITE,
    SECURITY,
    SPECOPS,
)
from tharsis.games.red_dust_rebellion.rules.gather import join, movable, move_units
from tharsis.games.red_dust_rebellion.rules.march_travel import move_base
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import GROUP, GUARD, room_for_base, tie
from tharsis.games.red_dust_rebellion.rules.rally import working_bases
from tharsis.games.red_dust_rebellion.rules.reach import origins, recon_origins
from tharsis.games.red_dust_rebellion.rules.secure_recon import send_satellite
from tharsis.games.red_dust_rebellion.state import RDState


def kinds_in_order(s: RDState, by: int) -> list[int]:
    """8.5.8: the units that move first."""
    if by == RD:
        return [RD_REBEL, ACTIVE_RD]
    if by == CR:
        return [CR_REBEL, ACTIVE_CR]
    found = [EG_TROOP] if s.controller() == by else []
    if by == MG:
        return [*found, MG_TROOP, FORTIFIED]
    return [*found, SECURITY, SPECOPS, ACTIVE_SPECOPS]


def own_cubes(s: RDState, by: int, space: int) -> int:
    found = s.troops(space) if by == MG else s.at(space, SECURITY)
    return found + (s.at(space, EG_TROOP) if s.controller() == by else 0)


def may_leave(s: RDState, by: int, kind: int, origin: int) -> bool:
    """8.5.7: whether a keep line holds the piece back; a line that cannot be met is ignored."""
    if origin == PHOBOS:
        return True
    if s.control(origin) != s.control_without(origin, OWNER[kind]):
        return False
    if by >= RD:
        return rebel_may_leave(s, by, kind, origin)
    return coin_may_leave(s, by, kind, origin)


def coin_may_leave(s: RDState, by: int, kind: int, origin: int) -> bool:
    cube = kind != SPECOPS and kind != ACTIVE_SPECOPS
    mine = own_cubes(s, by, origin)
    shown = s.active(origin, RD) + s.active(origin, CR)
    if cube and shown and mine >= vulnerable_enemies(s, origin) and mine == shown:
        return False
    mg = s.forces_of(origin, MG)
    corp = s.forces_of(origin, CORP)
    base = s.bases(origin, CORP) > 0
    if by == MG:
        if base and s.level[origin] > 0 and mg == corp:
            return False
        if cube and s.cubes(origin) == s.population(origin):
            return False
        return not (cube and s.bases(origin, MG) and not s.is_np(CR) and s.cubes(origin) == GUARD)
    if base and s.population(origin) and corp == mg + 1:
        return False
    return not (cube and base and s.cubes(origin) == GUARD)


def vulnerable_enemies(s: RDState, space: int) -> int:
    """8.5.6: Active Rebels, and Rebel Bases without Hidden Rebels of their Faction."""
    found = 0
    for rebel in (RD, CR):
        found += s.active(space, rebel)
        if not s.hidden(space, rebel):
            found += s.bases(space, rebel)
    return found


def rebel_may_leave(s: RDState, by: int, kind: int, origin: int) -> bool:
    rebels = s.rebels(origin, by)
    if kind == HIDDEN[by] and s.bases(origin, by) and s.hidden(origin, by) == 1:
        return False
    if rebels == 3 and room_for_base(s, by, origin):
        return False
    if rebels == 1:
        people = s.population(origin)
        if by == RD and people >= 2 and s.level[origin] > ACTIVE_OPPOSITION:
            return False
        if by == CR and people:
            return False
    return True


def can_leave(s: RDState, by: int, origin: int) -> bool:
    """8.5.7: whether any piece is moveable."""
    if not s.units_of(origin, by):
        return False
    return any(movable(s, origin, kind) and may_leave(s, by, kind, origin) for kind in kinds_in_order(s, by))


def movable_from(s: RDState, by: int, origin: int) -> int:
    """8.5.7: how many pieces no keep line holds back, tried on a copy by taking them away one at a time."""
    if not can_leave(s, by, origin):
        return 0
    if s.units_of(origin, by) == 1:
        return 1
    t = s.clone()
    found = 0
    for kind in kinds_in_order(t, by):
        for _ in range(movable(t, origin, kind)):
            if not may_leave(t, by, kind, origin):
                break
            t.add(origin, kind, -1)
            found += 1
    return found


def next_mover(s: RDState, by: int, origin: int, hidden_only: bool, cubes_only: bool) -> int:
    for kind in kinds_in_order(s, by):
        if hidden_only and by >= RD and kind != HIDDEN[by]:
            continue
        if cubes_only and kind in (SPECOPS, ACTIVE_SPECOPS):
            continue
        if movable(s, origin, kind) and may_leave(s, by, kind, origin):
            return kind
    return -1


def wants(s: RDState, by: int, to: int, line: int) -> bool:
    """8.5.7: whether a get line is still unmet; lines are numbered in order."""
    units = s.units_of(to, by)
    if line == 0:
        return units < 1
    if by >= RD:
        return rebel_wants(s, by, to, line)
    hidden = s.hidden_rebels(to) * (2 if to == WILDERNESS else 1)
    mg = s.forces_of(to, MG)
    corp = s.forces_of(to, CORP)
    base = s.bases(to, CORP) > 0
    if line == 1:
        return units < hidden
    if line == 2:
        return by == MG and base and s.level[to] > 0 and mg < corp
    if line == 3:
        return s.control(to) != COIN
    if line == 4:
        if by == MG:
            return s.cubes(to) < s.population(to)
        return base and s.population(to) > 0 and corp <= mg
    if line == 5:
        if by == MG:
            return s.bases(to, MG) > 0 and not s.is_np(CR) and s.cubes(to) < GUARD
        return base and s.cubes(to) < GUARD
    if by == MG:
        return False
    if line == 6:
        return not base and room_for_base(s, CORP, to) and s.at(to, SECURITY) < 3
    if line == 7:
        return s.damage[to] > 0 and s.at(to, SECURITY) < 1
    return s.specops(to) < 1


def rebel_wants(s: RDState, by: int, to: int, line: int) -> bool:
    if line == 1:
        return by == RD and s.level[to] > 0
    if line == 2:
        return s.bases(to, by) > 0 and s.hidden(to, by) < 1
    if line == 3:
        return room_for_base(s, by, to) and s.rebels(to, by) < GROUP
    return line == 4 and s.control(to) != by


LINES: Final = 9
#: For each Faction, the get lines that the same pieces can serve: those that any can come first.
ALIKE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((0, 1, 2, 3, 4, 6, 7, 8), (5,)),
    ((0, 1, 2, 3, 4), (5,), (6, 7), (8,)),
    ((0, 3, 4, 5, 6, 7, 8), (1, 2)),
    ((0, 3, 4, 5, 6, 7, 8), (1, 2)),
)


def fill(s: RDState, by: int, origin: int, to: int) -> tuple[int, int]:
    """8.5.7: move just enough for each line; how many moved, and how many of them Hidden."""
    far = by == CR and not NEAR_MASK[origin] >> to & 1
    moved = 0
    hidden = 0
    for line in range(LINES):
        while wants(s, by, to, line):
            kind = mover(s, by, origin, line)
            if kind < 0 or (far and kind != CR_REBEL):
                break
            move_units(s, kind, origin, to, 1)
            moved += 1
            if by >= RD and kind == HIDDEN[by]:
                hidden += 1
    return moved, hidden


def mover(s: RDState, by: int, origin: int, line: int) -> int:
    """The piece of an origin that serves a get line, or -1."""
    if by == CORP and line >= 6:
        kind = SECURITY if line < 8 else SPECOPS
        return kind if movable(s, origin, kind) and may_leave(s, by, kind, origin) else -1
    hidden_only = by >= RD and line in (1, 2)
    cubes_only = by <= CORP and line == 5
    return next_mover(s, by, origin, hidden_only=hidden_only, cubes_only=cubes_only)


def next_for(s: RDState, by: int, origin: int, to: int) -> int:
    """8.5.7: the piece of an origin that serves the first unmet get line it can serve, or -1."""
    for line in range(LINES):
        if wants(s, by, to, line):
            kind = mover(s, by, origin, line)
            if kind >= 0:
                return kind
    return -1


def givers(s: RDState, by: int) -> list[int]:
    """8.5.7: for each get line, the spaces with a piece that could serve it, as a mask."""
    found = [0] * LINES
    for origin in range(MARS_AND_PHOBOS):
        if not s.units_of(origin, by):
            continue
        for lines in ALIKE[by]:
            if mover(s, by, origin, lines[0]) >= 0:
                for line in lines:
                    found[line] |= 1 << origin
    return found


def gather(s: RDState, by: int, op: int, to: int, chosen: int) -> tuple[int, ...]:
    """8.5.7, steps B and C: origins one after the other until the destination is held."""
    reach = recon_origins(s, by, to) if op == RECON else origins(s, by, to)
    reach &= ~chosen
    groups: tuple[int, ...] = ()
    while reach:
        best: list[int] = []
        most = 0
        for space in range(MARS_AND_PHOBOS):
            if reach >> space & 1:
                n = movable_from(s, by, space)
                if n > most:
                    most = n
                    best = []
                if n and n == most:
                    best.append(space)
        if not best:
            break
        origin = tie(s, best)
        reach &= ~(1 << origin)
        moved, hidden = fill(s, by, origin, to)
        if moved:
            groups = join(groups, origin, hidden, moved)
            if content(s, by, to):
                break
    if op == SECURE:
        drop(s, by, to)
    return groups


def content(s: RDState, by: int, to: int) -> bool:
    """8.5.7, step C: COIN wants Control, Red Dust only no enemy Control."""
    side = s.control(to)
    if by <= CORP:
        return side == COIN
    return side == by or side < 0


def drop(s: RDState, by: int, to: int) -> None:
    """8.5.7: Drop Pods as needed for Control or to find Hidden Rebels."""
    if s.controller() != by or not s.at(ORBIT, SATELLITE) or to == PHOBOS:
        return
    if not movable(s, PHOBOS, EG_TROOP):
        return
    if s.control(to) == COIN and s.units_of(to, by) >= s.hidden_rebels(to):
        return
    send_satellite(s, to)
    while movable(s, PHOBOS, EG_TROOP) and (wants(s, by, to, 1) or wants(s, by, to, 3)):
        move_units(s, EG_TROOP, PHOBOS, to, 1)


def travel_reach(s: RDState, origin: int) -> int:
    """5.8: adjacent spaces; Hidden Rebels go on from those with a Reclaimer Base."""
    near = NEAR_MASK[origin]
    if not movable(s, origin, CR_REBEL) or not may_leave(s, CR, CR_REBEL, origin):
        return near & s.travel_goals
    found = near
    front = near
    while front:
        fresh = 0
        for space in range(MARS):
            if front >> space & 1 and s.level[space] <= 0 and working_bases(s, CR, space):
                fresh |= NEAR_MASK[space]
        front = fresh & ~found
        found |= fresh
    return found & ~(1 << origin) & s.travel_goals


def bring_base(s: RDState, origin: int, to: int) -> None:
    """8.5.7: a Reclaimer Base comes along to a Desert without one."""
    if not IS_DESERT[to] or s.bases(to, CR) or not NEAR_MASK[origin] >> to & 1 or not s.has_room(to):
        return
    for kind in (CR_BASE, CONVERSION):
        if movable(s, origin, kind) and may_leave(s, CR, kind, origin):
            move_base(s, origin, to, kind)
            return


def destinations(s: RDState, by: int, op: int, chosen: int) -> list[int]:
    """8.5.7: where something could move or, for COIN, where Hidden Rebels wait (8.5.7-06)."""
    found: list[int] = []
    serving = givers(s, by)
    for space in range(MARS):
        if chosen >> space & 1 or not fits(s, by, op, space):
            continue
        if by <= CORP and s.hidden_rebels(space) and s.units_of(space, by):
            found.append(space)
            continue
        reach = recon_origins(s, by, space) if op == RECON else origins(s, by, space)
        reach &= ~chosen
        if any(serving[line] & reach and wants(s, by, space, line) for line in range(LINES)):
            found.append(space)
    return found


def fits(s: RDState, by: int, op: int, space: int) -> bool:
    if op == SECURE:
        return IS_LABYRINTH[space]
    if op == RECON:
        beacon = s.controller() == by and s.at(ORBIT, SATELLITE) > 0
        return bool(DESERT_MASK >> space & 1) and (beacon or not s.barred(space, by))
    return not s.sealed(space, by)


def needs_any(s: RDState, by: int, space: int) -> bool:
    return any(wants(s, by, space, line) for line in range(LINES))
