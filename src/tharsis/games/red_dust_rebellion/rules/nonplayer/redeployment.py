"""8.5.9 Non-players in the Redeploy Phase."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import (
    IS_DESERT,
    IS_LABYRINTH,
    MARS,
    MARS_AND_PHOBOS,
    PHOBOS,
    WILDERNESS,
)
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION
from tharsis.games.red_dust_rebellion.pieces import CONVERSION, CORP, CR, CR_BASE, EG, EG_TROOP, MG, RD
from tharsis.games.red_dust_rebellion.rules.gather import movable, move_units
from tharsis.games.red_dust_rebellion.rules.march_travel import move_base
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import GROUP, GUARD, room_for_base, select, tie
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import idle_forces
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import received
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import COL_PLACE_CUBES, COL_PLACE_REBELS
from tharsis.games.red_dust_rebellion.rules.redeploy import KINDS_OF, goals, must_go, recall_stranded
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Step

FIRST_OF_ALL: Final = 100  # more units than a space ever holds
HELD: Final = 3  # cubes that stay in a space at Support
# What a redeployment aims at.
AIM_CONTROL: Final = 0
AIM_FOUR_CUBES: Final = 1
AIM_OUTNUMBER_CORP: Final = 2
AIM_ONE_REBEL: Final = 3
AIM_THREE_REBELS: Final = 4


class NonPlayerRedeploy(Step[RDState]):
    """8.5.9: one Faction's forces; EG for a non-player Controller."""

    def __init__(self, role: int) -> None:
        self.role: Final = role

    def run(self, s: RDState) -> None:
        if self.role == EG:
            redeploy_earthgov(s)
        elif self.role == MG:
            redeploy_marsgov(s)
        elif self.role == RD:
            redeploy_red_dust(s)
        else:
            redeploy_reclaimers(s)


def redeploy_earthgov(s: RDState) -> None:
    """8.5.9: Corporations bring all from Mars to Phobos; MarsGov has up to four at each of its Bases, and the
    rest goes to Phobos. Those on Phobos stay there."""
    garrisons = [p for p in range(MARS) if s.bases(p, MG)] if s.controller() == MG else []
    idle = [p for p in range(MARS) for _ in range(s.at(p, EG_TROOP) - (GUARD if p in garrisons else 0))]
    while garrisons:
        to = select(s, MG, COL_PLACE_CUBES, garrisons)
        garrisons.remove(to)
        while idle and s.at(to, EG_TROOP) < GUARD:
            move_units(s, EG_TROOP, idle.pop(0), to, 1)
    for origin in idle:
        move_units(s, EG_TROOP, origin, PHOBOS, 1)


def units(s: RDState, by: int, space: int) -> int:
    """4.3: those of a Faction's own units that have not moved yet."""
    return sum([movable(s, space, kind) for kind in KINDS_OF[by]])


def spare(s: RDState, by: int, origin: int) -> int:
    """8.5.9: how many units the keep lines let go; those who must leave always may."""
    here = units(s, by, origin)
    if not here or origin == PHOBOS or must_go(s, by, origin):
        return here
    if by == MG:
        return max(0, min(here, spare_troops(s, origin)))
    kept = kept_by_red_dust(s, origin) if by == RD else kept_by_reclaimers(s, origin)
    idle = s.rebels(origin, by) - kept
    if by == CR:
        idle = min(idle, idle_forces(s, CR, origin))
    return max(0, min(here, idle))


def spare_troops(s: RDState, space: int) -> int:
    """8.5.9: MarsGov gives up no Control and, at Support, neither three cubes nor its lead at a Corporate
    Base; where it has fewer, nothing is kept."""
    found = idle_forces(s, MG, space)
    if s.level[space] <= 0:
        return found
    if s.cubes(space) >= HELD:
        found = min(found, s.cubes(space) - HELD)
    lead = s.forces_of(space, MG) - s.forces_of(space, CORP)
    return min(found, lead - 1) if s.bases(space, CORP) and lead > 0 else found


def kept_by_red_dust(s: RDState, space: int) -> int:
    """8.5.9: three Rebels where a Base would fit, one where people are to be won; at an own Base those who
    already are what a Base is to have."""
    rebels = s.rebels(space, RD)
    fits = room_for_base(s, RD, space)
    if s.bases(space, RD):
        return GROUP if fits else 1
    if fits and rebels >= GROUP:
        return GROUP
    return 1 if s.population(space) and s.level[space] > ACTIVE_OPPOSITION else 0


def kept_by_reclaimers(s: RDState, space: int) -> int:
    """8.5.9: three Rebels where a Base would fit, else one."""
    return GROUP if s.rebels(space, CR) >= GROUP and room_for_base(s, CR, space) else 1


def donor(s: RDState, by: int, done: int) -> int:
    """8.5.9: first where units must leave, then MarsGov's largest garrison, or where most Rebels may leave;
    no space that has had its turn as a destination."""
    best: list[int] = []
    most = 0
    done |= received(s, KINDS_OF[by])
    for origin in range(MARS_AND_PHOBOS):
        n = 0 if done >> origin & 1 else spare(s, by, origin)
        if not n:
            continue
        if by == MG:
            n = s.troops(origin)
        if must_go(s, by, origin):
            n += FIRST_OF_ALL
        if n > most:
            most = n
            best = []
        if n == most:
            best.append(origin)
    return tie(s, best) if best else -1


def move_one(s: RDState, by: int, origin: int, to: int) -> None:
    for kind in KINDS_OF[by]:
        if movable(s, origin, kind):
            move_units(s, kind, origin, to, 1)
            return


def redeploy_marsgov(s: RDState) -> None:
    """8.5.9: hold Labyrinths and Bases, guard Bases against Reclaimers, outnumber the Corporations."""
    fit = goals(s, MG)
    spaces = [p for p in range(MARS) if fit >> p & 1]
    bases = [p for p in spaces if IS_DESERT[p] and s.bases(p, MG)]
    fill_up(s, MG, [p for p in spaces if IS_LABYRINTH[p]] + bases, COL_PLACE_CUBES, AIM_CONTROL)
    if not s.is_np(CR):
        fill_up(s, MG, bases, COL_PLACE_CUBES, AIM_FOUR_CUBES)
    supported = [p for p in spaces if s.level[p] > 0 and s.bases(p, CORP)]
    fill_up(s, MG, supported, COL_PLACE_CUBES, AIM_OUTNUMBER_CORP)
    clear_out(s, MG, spaces, COL_PLACE_CUBES)


def lacking(s: RDState, by: int, space: int, aim: int) -> int:
    """8.5.9: how many units an aim still asks for."""
    if aim == AIM_CONTROL:
        return s.rebel_forces(space) + 1 - s.coin_forces(space)
    if aim == AIM_FOUR_CUBES:
        return GUARD - s.cubes(space)
    if aim == AIM_OUTNUMBER_CORP:
        return s.forces_of(space, CORP) + 1 - s.forces_of(space, MG)
    if aim == AIM_ONE_REBEL:
        return 1 - s.rebels(space, by)
    return GROUP - s.rebels(space, by)


def fill_up(s: RDState, by: int, spaces: list[int], column: int, aim: int) -> None:
    left = [space for space in spaces if lacking(s, by, space, aim) > 0]
    done = 0
    while left:
        to = select(s, by, column, left)
        left.remove(to)
        done |= 1 << to
        while lacking(s, by, to, aim) > 0:
            origin = donor(s, by, done)
            if origin < 0:
                break
            n = min(lacking(s, by, to, aim), spare(s, by, origin)) if by == MG else 1
            for _ in range(n):
                move_one(s, by, origin, to)


def clear_out(s: RDState, by: int, spaces: list[int], column: int) -> None:
    """8.5.9: those who still must leave go to legal spaces by the table."""
    for origin in range(MARS):
        if must_go(s, by, origin):
            for _ in range(units(s, by, origin)):
                move_one(s, by, origin, select(s, by, column, spaces) if spaces else PHOBOS)


def redeploy_red_dust(s: RDState) -> None:
    spaces = [p for p in range(MARS) if s.bases(p, RD)]
    if not spaces:
        recall_stranded(s)
        return
    fill_up(s, RD, spaces, COL_PLACE_REBELS, AIM_ONE_REBEL)
    fill_up(s, RD, [p for p in spaces if room_for_base(s, RD, p)], COL_PLACE_REBELS, AIM_THREE_REBELS)
    clear_out(s, RD, spaces, COL_PLACE_REBELS)


def redeploy_reclaimers(s: RDState) -> None:
    """8.5.9: second Bases retire to an empty Wilderness, Rebels join Bases."""
    if s.coin_forces(WILDERNESS) + s.force(WILDERNESS, RD) == 0:
        for space in range(MARS):
            second = space != WILDERNESS and s.bases(space, CR) == 2
            if second and s.has_room(WILDERNESS) and idle_forces(s, CR, space) > 0:
                move_base(s, space, WILDERNESS, CR_BASE if s.at(space, CR_BASE) else CONVERSION)
    spaces = [p for p in range(MARS) if s.bases(p, CR)]
    fill_up(s, CR, spaces, COL_PLACE_REBELS, AIM_ONE_REBEL)
    fill_up(s, CR, [p for p in spaces if room_for_base(s, CR, p)], COL_PLACE_REBELS, AIM_THREE_REBELS)
