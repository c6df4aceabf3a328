"""8.5.7 Move Priorities: the get lines, which say what a destination needs, and where it comes from."""

from collections.abc import Sequence
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
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.orders import RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    ACTIVE_SPECOPS,
    CONVERSION,
    CORP,
    CR,
    CR_BASE,
    CR_REBEL,
    EG_TROOP,
    HIDDEN,
    KINDS,
    MG,
    RD,
    SATELLITE,
    SECURITY,
    SPECOPS,
)
from tharsis.games.red_dust_rebellion.rules.gather import arrived, join, movable, move_units
from tharsis.games.red_dust_rebellion.rules.march_travel import move_base
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import GROUP, GUARD, room_for_base, tie
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import UNBOUND, Spare, kinds_in_order, sides
from tharsis.games.red_dust_rebellion.rules.rally import working_bases
from tharsis.games.red_dust_rebellion.rules.reach import EVERYWHERE, Ways, origins, recon_origins
from tharsis.games.red_dust_rebellion.rules.secure_recon import send_satellite
from tharsis.games.red_dust_rebellion.state import RDState

# The get lines, in order. Of MarsGov and Corporations …
FIRST_UNIT: Final = 0
PER_HIDDEN_REBEL: Final = 1
OVER_CORP: Final = 2
HOLD: Final = 3
PEOPLE_OR_LEAD: Final = 4  # MarsGov: cubes for the people; Corporations: more forces than MarsGov
GUARDS: Final = 5
# … of Corporations alone …
BUILDERS: Final = 6
REPAIRERS: Final = 7
AGENT: Final = 8
# … of Rebels.
HIDDEN_CROWD: Final = 1
HIDDEN_GUARD: Final = 2
NEXT_BASE: Final = 3
OWN_CONTROL: Final = 4

LINES: Final = 9
BUILDERS_WANTED: Final = 3
SPECOPS_KINDS: Final[list[int]] = [SPECOPS, ACTIVE_SPECOPS]
SECURITY_ALONE: Final[list[int]] = [SECURITY]
DROPPED: Final[list[int]] = [EG_TROOP]
#: The get lines that EarthGov Troops can serve.
TROOP_LINES: Final = 6
#: For each Faction that chooses destinations first, the get lines that the same pieces can serve.
ALIKE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((FIRST_UNIT, PER_HIDDEN_REBEL, OVER_CORP, HOLD, PEOPLE_OR_LEAD, GUARDS),),
    ((FIRST_UNIT, PER_HIDDEN_REBEL, HOLD, PEOPLE_OR_LEAD), (GUARDS,), (BUILDERS, REPAIRERS), (AGENT,)),
    ((FIRST_UNIT, NEXT_BASE, OWN_CONTROL), (HIDDEN_CROWD, HIDDEN_GUARD)),
)


def missing(s: RDState, by: int, to: int, line: int) -> int:
    """8.5.7: how many pieces a get line still asks for."""
    if line == FIRST_UNIT:
        return max(0, 1 - s.units_of(to, by))
    if by >= RD:
        return rebels_missing(s, by, to, line)
    if line == PER_HIDDEN_REBEL:
        hidden = s.hidden_rebels(to) * (2 if to == WILDERNESS else 1)
        return max(0, hidden - s.units_of(to, by))
    if line == HOLD:
        return control_missing(s, by, to)
    return marsgov_missing(s, to, line) if by == MG else corporations_missing(s, to, line)


def marsgov_missing(s: RDState, to: int, line: int) -> int:
    if line == OVER_CORP:
        watched = s.bases(to, CORP) > 0 and s.level[to] > 0
        return max(0, s.forces_of(to, CORP) - s.forces_of(to, MG)) if watched else 0
    if line == PEOPLE_OR_LEAD:
        return max(0, s.population(to) - s.cubes(to))
    guarded = line == GUARDS and s.bases(to, MG) > 0 and not s.is_np(CR)
    return max(0, GUARD - s.cubes(to)) if guarded else 0


def corporations_missing(s: RDState, to: int, line: int) -> int:
    base = s.bases(to, CORP) > 0
    if line == PEOPLE_OR_LEAD:
        contested = base and s.population(to) > 0
        return max(0, s.forces_of(to, MG) + 1 - s.forces_of(to, CORP)) if contested else 0
    if line == GUARDS:
        return max(0, GUARD - s.cubes(to)) if base else 0
    if line == BUILDERS:
        fits = not base and room_for_base(s, CORP, to)
        return max(0, BUILDERS_WANTED - s.at(to, SECURITY)) if fits else 0
    if line == REPAIRERS:
        return max(0, 1 - s.at(to, SECURITY)) if s.damage[to] else 0
    return max(0, 1 - s.specops(to)) if line == AGENT else 0


def rebels_missing(s: RDState, by: int, to: int, line: int) -> int:
    if line == HIDDEN_CROWD:
        return UNBOUND if by == RD and s.level[to] > 0 else 0
    if line == HIDDEN_GUARD:
        return 1 if s.bases(to, by) and not s.hidden(to, by) else 0
    if line == NEXT_BASE:
        return max(0, GROUP - s.rebels(to, by)) if room_for_base(s, by, to) else 0
    return control_missing(s, by, to) if line == OWN_CONTROL else 0


def control_missing(s: RDState, by: int, to: int) -> int:
    mine, one, other = sides(s, by, to)
    return max(0, one + other + 1 - mine)


def servers(s: RDState, by: int, line: int, kinds: list[int]) -> list[int]:
    """8.5.7: those of some kinds of units that serve a get line."""
    if by >= RD:
        hidden = line in (HIDDEN_CROWD, HIDDEN_GUARD)
        return [kind for kind in kinds if kind == HIDDEN[by]] if hidden else kinds
    if by == MG or line < GUARDS:
        return kinds
    if line == GUARDS:
        return [kind for kind in kinds if kind not in SPECOPS_KINDS]
    fit = SPECOPS_KINDS if line == AGENT else SECURITY_ALONE
    return [kind for kind in kinds if kind in fit]


def mover(s: RDState, spare: Spare, line: int, kinds: list[int]) -> int:
    """The piece of an origin that serves a get line, or -1."""
    return spare.first(s, servers(s, spare.by, line, kinds))


def fill(s: RDState, spare: Spare, to: int, kinds: list[int]) -> tuple[int, int]:
    """8.5.7: move just enough for each line; how many moved, and how many of them Hidden."""
    by = spare.by
    moved = 0
    hidden = 0
    for line in range(LINES):
        while missing(s, by, to, line):
            kind = mover(s, spare, line, kinds)
            if kind < 0:
                break
            move_units(s, kind, spare.origin, to, 1)
            spare.left(kind)
            moved += 1
            if by >= RD and kind == HIDDEN[by]:
                hidden += 1
    return moved, hidden


def next_for(s: RDState, spare: Spare, to: int, kinds: list[int]) -> int:
    """8.5.7: the piece of an origin that serves the first unmet get line it can serve, or -1."""
    for line in range(LINES):
        if missing(s, spare.by, to, line):
            kind = mover(s, spare, line, kinds)
            if kind >= 0:
                return kind
    return -1


def givers(s: RDState, by: int) -> list[int]:
    """8.5.7: for each get line, the spaces with a piece that could serve it, as a mask."""
    found = [0] * LINES
    kinds = kinds_in_order(s, by)
    spares = spares_in(s, by, EVERYWHERE)
    for lines in ALIKE[by]:
        serving = servers(s, by, lines[0], kinds)
        mask = 0
        for spare in spares:
            if spare.first(s, serving) >= 0:
                mask |= 1 << spare.origin
        for line in lines:
            found[line] = mask
    return found


def spares_in(s: RDState, by: int, spaces: int) -> list[Spare]:
    """8.5.7: what may leave each of some spaces with units of the Faction."""
    found: list[Spare] = []
    for origin in range(MARS_AND_PHOBOS):
        if spaces >> origin & 1 and s.units_of(origin, by):
            found.append(Spare(s, by, origin))
    return found


def helped(s: RDState, by: int, to: int, reach: int, serving: list[int]) -> bool:
    """8.5.7: whether somebody within reach serves an open get line."""
    return any(serving[line] & reach and missing(s, by, to, line) for line in range(LINES))


def best_origin(s: RDState, by: int, to: int, reach: int, dropping: bool) -> int:
    """8.5.7, step B: of the spaces that serve the first get line that can be served, the one that does most
    of it, then the one with the most moveable pieces; -1 if there is none."""
    spares = spares_in(s, by, reach)
    for line in range(LINES):
        wanted = missing(s, by, to, line)
        if not wanted:
            continue
        best: list[int] = []
        most = (0, 0)
        for spare in spares:
            kinds = movers_from(s, by, spare.origin, dropping)
            n = min(wanted, spare.number(s, servers(s, by, line, kinds)))
            value = (n, spare.number(s, kinds))
            if n and value > most:
                most = value
                best = []
            if n and value == most:
                best.append(spare.origin)
        if best:
            return tie(s, best)
    return -1


def movers_from(s: RDState, by: int, origin: int, dropping: bool) -> list[int]:
    """Drop Pods carry EarthGov Troops alone."""
    return DROPPED if dropping and origin == PHOBOS else kinds_in_order(s, by)


def gather(s: RDState, by: int, op: int, to: int, chosen: int) -> tuple[int, ...]:
    """8.5.7, steps B and C: origins one after the other until the destination is held."""
    reach = recon_origins(s, by, to) if op == RECON else origins(s, by, to)
    dropping = not reach >> PHOBOS & 1 and op == SECURE and drop_pods(s, by)
    if dropping:
        reach |= 1 << PHOBOS
    reach &= ~chosen & ~received(s, kinds_in_order(s, by))
    groups: tuple[int, ...] = ()
    while True:
        origin = best_origin(s, by, to, reach, dropping)
        if origin < 0:
            return groups
        reach &= ~(1 << origin)
        if dropping and origin == PHOBOS:
            send_satellite(s, to)
        moved, hidden = fill(s, Spare(s, by, origin), to, movers_from(s, by, origin, dropping))
        groups = join(groups, origin, hidden, moved)
        if content(s, by, to):
            return groups


def drop_pods(s: RDState, by: int) -> bool:
    """8.5.7, 5.3: whether the EarthGov Controller can drop Troops from Phobos into any Labyrinth."""
    return s.controller() == by and s.at(ORBIT, SATELLITE) > 0 and movable(s, PHOBOS, EG_TROOP) > 0


def received(s: RDState, kinds: Sequence[int]) -> int:
    """8.5.7: spaces that got such units in this Operation or phase: none of them is an origin any more."""
    found = 0
    for i in range(0, len(s.arrived), 2):
        space = s.arrived[i] // KINDS
        kind = s.arrived[i] % KINDS
        if space < MARS and kind in kinds and arrived(s, space, kind) > 0:
            found |= 1 << space
    return found


def content(s: RDState, by: int, to: int) -> bool:
    """8.5.7, step C: COIN wants Control, Red Dust only no enemy Control."""
    side = s.control(to)
    if by <= CORP:
        return side == COIN
    return side == by or side < 0


def travel_reach(s: RDState, spare: Spare) -> int:
    """5.8: adjacent spaces; Hidden Rebels go on from those with a Reclaimer Base."""
    near = NEAR_MASK[spare.origin]
    if not spare.lets(s, CR_REBEL):
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
    return found & ~(1 << spare.origin) & s.travel_goals


def travellers(spare: Spare, to: int) -> list[int]:
    """5.8: only Hidden Rebels go further than one space."""
    return [HIDDEN[CR], ACTIVE[CR]] if NEAR_MASK[spare.origin] >> to & 1 else [HIDDEN[CR]]


def bring_base(s: RDState, spare: Spare, to: int) -> None:
    """8.5.7: a Reclaimer Base comes along to a Desert without one."""
    if not IS_DESERT[to] or s.bases(to, CR) or not NEAR_MASK[spare.origin] >> to & 1 or not s.has_room(to):
        return
    for kind in (CR_BASE, CONVERSION):
        if spare.lets(s, kind):
            move_base(s, spare.origin, to, kind)
            spare.left(kind)
            return


def destinations(s: RDState, by: int, op: int, chosen: int) -> list[int]:
    """8.5.7: where something could move or, for COIN, where Hidden Rebels wait (8.5.7-06). Deserts are within
    reach of Phobos, Drop Pods or not."""
    found: list[int] = []
    serving = givers(s, by)
    dropping = drop_pods(s, by)
    ways = Ways(s, by)
    for space in range(MARS):
        if chosen >> space & 1 or not fits(s, by, op, space):
            continue
        if by <= CORP and s.hidden_rebels(space) and s.units_of(space, by):
            found.append(space)
            continue
        reach = ways.recon_origins(space) if op == RECON else ways.origins(space)
        reach &= ~chosen
        dropped = dropping and any(missing(s, by, space, line) for line in range(TROOP_LINES))
        if dropped or helped(s, by, space, reach, serving):
            found.append(space)
    return found


def fits(s: RDState, by: int, op: int, space: int) -> bool:
    if op == SECURE:
        return IS_LABYRINTH[space]
    if op == RECON:
        beacon = s.controller() == by and s.at(ORBIT, SATELLITE) > 0
        return bool(DESERT_MASK >> space & 1) and (beacon or not s.barred(space, by))
    return not s.sealed(space, by)
