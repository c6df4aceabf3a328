"""8.5.9 Non-players in the Support and Redeploy Phases."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import LOG_NP_AGITATE, NP_DIE
from tharsis.games.red_dust_rebellion.board import (
    IS_DESERT,
    IS_LABYRINTH,
    MARS,
    MARS_AND_PHOBOS,
    PHOBOS,
    WILDERNESS,
)
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION, COIN
from tharsis.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CR,
    CR_BASE,
    EG,
    EG_TROOP,
    MG,
    RD,
)
from tharsis.games.red_dust_rebellion.rules.earthgov import move_confidence
from tharsis.games.red_dust_rebellion.rules.gather import movable, move_units
from tharsis.games.red_dust_rebellion.rules.march_travel import move_base
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import GROUP, GUARD, room_for_base, select, tie
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import kinds_in_order
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_PLACE_CUBES,
    COL_PLACE_POPULATION,
    COL_PLACE_REBELS,
    COL_SHIFT_ACTIVE_OPPOSITION,
    COL_SHIFT_ACTIVE_SUPPORT,
)
from tharsis.games.red_dust_rebellion.rules.people import (
    House,
    Repair,
    house_why,
    repair_why,
    shift,
    shift_why,
)
from tharsis.games.red_dust_rebellion.rules.redeploy import goals, must_go, recall_stranded
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Step

FIRST_OF_ALL: Final = 100  # more units than a space ever holds
TWICE: Final = 2  # 4.3: works in one space
# What a redeployment aims at.
AIM_CONTROL: Final = 0
AIM_FOUR_CUBES: Final = 1
AIM_OUTNUMBER_CORP: Final = 2
AIM_ONE_REBEL: Final = 3
AIM_THREE_REBELS: Final = 4


def homes(s: RDState, by: int, used: list[int]) -> list[int]:
    """8.5.9: House where one's side has Control and people are not against it."""
    found: list[int] = []
    for space in range(MARS):
        ours = s.control(space) == (COIN if by == MG else RD)
        friendly = s.level[space] >= 0 if by == MG else s.level[space] < 0
        if ours and friendly and used[space] < TWICE and house_why(s, space) == LEGAL:
            found.append(space)
    return found


def ruins(s: RDState, by: int, used: list[int]) -> list[int]:
    found: list[int] = []
    for space in range(MARS):
        ours = s.control(space) == (COIN if by == MG else RD)
        friendly = s.level[space] >= 0 if by == MG else s.level[space] < 0
        if ours and friendly and used[space] < TWICE and repair_why(s, by, space) == LEGAL:
            found.append(space)
    return found


def turnable(s: RDState, by: int, used: list[int]) -> list[int]:
    step = 1 if by == MG else -1
    side = COIN if by == MG else RD
    return [
        p for p in range(MARS) if s.control(p) == side and used[p] < TWICE and shift_why(s, p, step) == LEGAL
    ]


class NonPlayerPacify(Step[RDState]):
    """8.5.9: House everywhere, then 2d6 Repairs and shifts; Confidence rises a box."""

    def run(self, s: RDState) -> None:
        used = [0] * MARS
        while homes(s, MG, used):
            space = select(s, MG, COL_PLACE_POPULATION, homes(s, MG, used))
            used[space] += 1
            work(s, House(MG, space))
        left = s.chance(NP_DIE, 6) + s.chance(NP_DIE, 6) + 2
        while left and ruins(s, MG, used):
            space = select(s, MG, COL_PLACE_POPULATION, ruins(s, MG, used))
            used[space] += 1
            left -= 1
            work(s, Repair(MG, space))
        while left and turnable(s, MG, used):
            space = select(s, MG, COL_SHIFT_ACTIVE_SUPPORT, turnable(s, MG, used))
            used[space] += 1
            left -= 1
            shift(s, space, 1)
        move_confidence(s, 1)


def work(s: RDState, step: Step[RDState]) -> None:
    """Carry a step out at once, with what it queues."""
    depth = len(s.agenda)
    step.run(s)
    while len(s.agenda) > depth:
        s.agenda.pop().run(s)


class NonPlayerAgitate(Step[RDState]):
    """8.5.9: House everywhere, then the Agitate Total pays for Repairs and shifts."""

    def run(self, s: RDState) -> None:
        used = [0] * MARS
        while homes(s, RD, used):
            space = select(s, RD, COL_PLACE_POPULATION, homes(s, RD, used))
            used[space] += 1
            work(s, House(RD, space))
        while s.totals[RD] and ruins(s, RD, used):
            space = select(s, RD, COL_PLACE_POPULATION, ruins(s, RD, used))
            used[space] += 1
            work(s, Repair(RD, space))
        while s.totals[RD] and turnable(s, RD, used):
            space = select(s, RD, COL_SHIFT_ACTIVE_OPPOSITION, turnable(s, RD, used))
            used[space] += 1
            s.totals[RD] -= 1
            shift(s, space, -1)
        s.log(LOG_NP_AGITATE, s.totals[RD])


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
    """8.5.9: Corporations bring all to Phobos; MarsGov four to each of its Bases, the rest to Phobos."""
    for space in range(MARS):
        n = s.at(space, EG_TROOP)
        if n:
            move_units(s, EG_TROOP, space, PHOBOS, n)
    if s.controller() != MG:
        return
    bases = [space for space in range(MARS) if s.bases(space, MG)]
    while bases:
        space = select(s, MG, COL_PLACE_CUBES, bases)
        bases.remove(space)
        n = min(4, s.at(PHOBOS, EG_TROOP))
        if n:
            move_units(s, EG_TROOP, PHOBOS, space, n)


def take_one(s: RDState, by: int, to: int) -> bool:
    """8.5.9: a unit comes first from where it must leave, else from the space with most that can spare it."""
    best: list[int] = []
    most = 0
    for origin in range(MARS_AND_PHOBOS):
        if origin == to or not spare(s, by, origin):
            continue
        n = s.units_of(origin, by) + (FIRST_OF_ALL if must_go(s, by, origin) else 0)
        if n > most:
            most = n
            best = []
        if n == most:
            best.append(origin)
    if not best:
        return False
    return move_one(s, by, tie(s, best), to)


def move_one(s: RDState, by: int, origin: int, to: int) -> bool:
    for kind in kinds_in_order(s, by):
        if kind != EG_TROOP and movable(s, origin, kind):
            move_units(s, kind, origin, to, 1)
            return True
    return False


def own_movable(s: RDState, by: int, space: int) -> int:
    return sum([movable(s, space, kind) for kind in kinds_in_order(s, by) if kind != EG_TROOP])


def spare(s: RDState, by: int, origin: int) -> bool:
    """8.5.9: whether the keep rules let a unit go; those who must leave always may."""
    if not own_movable(s, by, origin):
        return False
    if origin == PHOBOS or must_go(s, by, origin):
        return True
    if by != RD and s.control(origin) != s.control_without(origin, by):
        return False
    if by == MG:
        if s.level[origin] > 0:
            tight = s.bases(origin, CORP) and s.force(origin, MG) == s.force(origin, CORP) + 1
            return s.cubes(origin) != 3 and not tight
        return True
    rebels = s.rebels(origin, by)
    if room_for_base(s, by, origin) and rebels == 3:
        return False
    if by == RD:
        return not (rebels == 1 and s.population(origin) and s.level[origin] > ACTIVE_OPPOSITION)
    return rebels != 1


def redeploy_marsgov(s: RDState) -> None:
    """8.5.9: hold Labyrinths and Bases, guard Bases against Reclaimers, outnumber the Corporations."""
    fit = goals(s, MG)
    spaces = [p for p in range(MARS) if fit >> p & 1]
    fill_up(s, MG, [p for p in spaces if IS_LABYRINTH[p] or s.bases(p, MG)], COL_PLACE_CUBES, AIM_CONTROL)
    if not s.is_np(CR):
        fill_up(
            s, MG, [p for p in spaces if IS_DESERT[p] and s.bases(p, MG)], COL_PLACE_CUBES, AIM_FOUR_CUBES
        )
    supported = [p for p in spaces if s.level[p] > 0 and s.bases(p, CORP)]
    fill_up(s, MG, supported, COL_PLACE_CUBES, AIM_OUTNUMBER_CORP)
    clear_out(s, MG, spaces, COL_PLACE_CUBES)


def enough(s: RDState, by: int, space: int, aim: int) -> bool:
    """8.5.9: whether an aim is reached."""
    if aim == AIM_CONTROL:
        return s.coin_forces(space) > s.rebel_forces(space)
    if aim == AIM_FOUR_CUBES:
        return s.cubes(space) >= GUARD
    if aim == AIM_OUTNUMBER_CORP:
        return s.force(space, MG) > s.force(space, CORP)
    if aim == AIM_ONE_REBEL:
        return s.rebels(space, by) >= 1
    return s.rebels(space, by) >= GROUP


def fill_up(s: RDState, by: int, spaces: list[int], column: int, aim: int) -> None:
    left = [space for space in spaces if not enough(s, by, space, aim)]
    while left:
        space = select(s, by, column, left)
        left.remove(space)
        while not enough(s, by, space, aim):
            if not take_one(s, by, space):
                break


def clear_out(s: RDState, by: int, spaces: list[int], column: int) -> None:
    """8.5.9: those who still must leave go to legal spaces by the table."""
    for origin in range(MARS):
        while must_go(s, by, origin) and own_movable(s, by, origin):
            to = select(s, by, column, spaces) if spaces else PHOBOS
            if not move_one(s, by, origin, to):
                break


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
            if space != WILDERNESS and s.bases(space, CR) == 2 and s.has_room(WILDERNESS):
                move_base(s, space, WILDERNESS, CR_BASE if s.at(space, CR_BASE) else CONVERSION)
    spaces = [p for p in range(MARS) if s.bases(p, CR)]
    fill_up(s, CR, spaces, COL_PLACE_REBELS, AIM_ONE_REBEL)
    fill_up(s, CR, [p for p in spaces if room_for_base(s, CR, p)], COL_PLACE_REBELS, AIM_THREE_REBELS)
