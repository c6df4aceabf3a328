"""8.5.7 Move Priorities: the keep lines, which say what stays in an origin."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import PHOBOS
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION, COIN, NOBODY
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_CR,
    ACTIVE_RD,
    ACTIVE_SPECOPS,
    CORP,
    CR,
    CR_REBEL,
    EG_TROOP,
    FORTIFIED,
    HIDDEN,
    IS_BASE,
    MG,
    MG_TROOP,
    RD,
    RD_REBEL,
    SECURITY,
    SPECOPS,
)
from tharsis.games.red_dust_rebellion.rules.gather import movable
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import GROUP, GUARD, room_for_base
from tharsis.games.red_dust_rebellion.state import RDState

UNBOUND: Final = 99  # more pieces than a space ever holds


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


class Spare:
    """What may leave an origin. The keep lines are judged once, when the origin is examined; what they need
    is set aside, and a line that cannot be met is ignored. A piece may serve several lines."""

    def __init__(self, s: RDState, by: int, origin: int) -> None:
        self.by: Final = by
        self.origin: Final = origin
        self.forces = UNBOUND  # that count for Control, Bases too
        self.units = UNBOUND
        self.narrow = UNBOUND  # cubes of COIN, Hidden Rebels of the others
        self.uncounted: Final = by == CORP and s.uncounted(origin) > 0
        if origin != PHOBOS:
            self.forces = idle_forces(s, by, origin)
            if by >= RD:
                self.units = idle_rebels(s, by, origin)
                self.narrow = idle_hidden(s, by, origin)
            else:
                self.units = idle_units(s, by, origin)
                self.narrow = idle_cubes(s, by, origin)

    def lets(self, s: RDState, kind: int) -> bool:
        """Whether another piece of a kind may leave."""
        return movable(s, self.origin, kind) > 0 and self.allows(kind)

    def first(self, s: RDState, kinds: list[int]) -> int:
        """The first of some kinds of which another piece may leave, or -1."""
        for kind in kinds:
            if self.lets(s, kind):
                return kind
        return -1

    def allows(self, kind: int) -> bool:
        if self.counts(kind) and self.forces <= 0:
            return False
        if IS_BASE[kind]:
            return True
        return self.units > 0 and (self.narrow > 0 or not self.is_narrow(kind))

    def left(self, kind: int) -> None:
        """A piece has left."""
        if self.counts(kind):
            self.forces -= 1
        if not IS_BASE[kind]:
            self.units -= 1
            if self.is_narrow(kind):
                self.narrow -= 1

    def counts(self, kind: int) -> bool:
        return not self.uncounted or kind == EG_TROOP

    def is_narrow(self, kind: int) -> bool:
        if self.by >= RD:
            return kind == HIDDEN[self.by]
        return kind != SPECOPS and kind != ACTIVE_SPECOPS

    def number(self, s: RDState, kinds: list[int]) -> int:
        """How many pieces of some kinds may leave together."""
        before = (self.forces, self.units, self.narrow)
        found = 0
        for kind in kinds:
            staying = movable(s, self.origin, kind)
            while staying and self.allows(kind):
                self.left(kind)
                staying -= 1
                found += 1
        self.forces, self.units, self.narrow = before
        return found


def sides(s: RDState, by: int, space: int) -> tuple[int, int, int]:
    """1.9: the forces of the Faction's own side, and of the two others."""
    coin = s.coin_forces(space) - s.uncounted(space)
    rd = s.force(space, RD)
    cr = s.force(space, CR)
    if by == RD:
        return rd, coin, cr
    return (cr, coin, rd) if by == CR else (coin, rd, cr)


def idle_forces(s: RDState, by: int, space: int) -> int:
    """8.5.7: enough stay that nobody's Control changes."""
    mine, one, other = sides(s, by, space)
    holder = s.control(space)
    if holder == (COIN if by <= CORP else by):
        return mine - one - other - 1
    if holder == NOBODY:
        return mine - abs(one - other)
    return UNBOUND


def idle_units(s: RDState, by: int, space: int) -> int:
    """8.5.7: at Corporate Bases neither of the COIN Factions gives up its lead over the other."""
    if not s.bases(space, CORP):
        return UNBOUND
    mg = s.forces_of(space, MG)
    corp = s.forces_of(space, CORP)
    if by == MG:
        return mg - corp if s.level[space] > 0 and mg >= corp else UNBOUND
    return corp - mg - 1 if s.population(space) and corp > mg else UNBOUND


def idle_cubes(s: RDState, by: int, space: int) -> int:
    """8.5.7: cubes stay against Active Rebels, MarsGov's for the people, and four at Bases."""
    found = UNBOUND
    mine = own_cubes(s, by, space)
    shown = s.active(space, RD) + s.active(space, CR)
    if shown and mine >= vulnerable_enemies(s, space):
        found = mine - shown
    cubes = s.cubes(space)
    if by == MG and cubes >= s.population(space):
        found = min(found, cubes - s.population(space))
    guarded = s.bases(space, by) > 0 and (by == CORP or not s.is_np(CR))
    return min(found, cubes - GUARD) if guarded and cubes >= GUARD else found


def own_cubes(s: RDState, by: int, space: int) -> int:
    found = s.troops(space) if by == MG else s.at(space, SECURITY)
    return found + (s.at(space, EG_TROOP) if s.controller() == by else 0)


def vulnerable_enemies(s: RDState, space: int) -> int:
    """8.5.6: Active Rebels, and Rebel Bases without Hidden Rebels of their Faction."""
    found = 0
    for rebel in (RD, CR):
        found += s.active(space, rebel)
        if not s.hidden(space, rebel):
            found += s.bases(space, rebel)
    return found


def idle_rebels(s: RDState, by: int, space: int) -> int:
    """8.5.7: three stay where a Base would fit, one where people are to be won."""
    rebels = s.rebels(space, by)
    if rebels >= GROUP and room_for_base(s, by, space):
        return rebels - GROUP
    people = s.population(space)
    needed = people > 0 if by == CR else people >= 2 and s.level[space] > ACTIVE_OPPOSITION
    return rebels - 1 if rebels and needed else UNBOUND


def idle_hidden(s: RDState, by: int, space: int) -> int:
    """8.5.7: one Hidden Rebel stays at an own Base."""
    hidden = s.hidden(space, by)
    return hidden - 1 if hidden and s.bases(space, by) else UNBOUND


def may_leave(s: RDState, by: int, kind: int, origin: int) -> bool:
    """8.5.7: whether no keep line holds the piece back."""
    return Spare(s, by, origin).lets(s, kind)


def movable_from(s: RDState, by: int, origin: int) -> int:
    """8.5.7: how many pieces no keep line holds back."""
    if not s.units_of(origin, by):
        return 0
    return Spare(s, by, origin).number(s, kinds_in_order(s, by))
