"""8.7 The Special Activities of non-player Red Dust and Reclaimers."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import LOG_NP_AGITATE
from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION
from tharsis.games.red_dust_rebellion.orders import (
    AMBUSH_OF,
    COORDINATE,
    PURIFY,
    RANSACK,
    REDISTRIBUTE,
    SPECIAL_SPACES,
)
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, FORCE_KINDS, IS_BASE, RD
from tharsis.games.red_dust_rebellion.rules.attack import Attack
from tharsis.games.red_dust_rebellion.rules.forces import BY_ATTACK, activate
from tharsis.games.red_dust_rebellion.rules.nonplayer.activity import (
    MOST_SPACES,
    Activity,
    several,
    spaces_for,
    spare_hidden,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import prey, select
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_AMBUSH,
    COL_ATTACK,
    COL_PLACE_POPULATION,
    COL_RANSACK,
    COL_REDISTRIBUTE,
    COL_REMOVE_OR_REPLACE,
    COL_SHIFT_ACTIVE_OPPOSITION,
)
from tharsis.games.red_dust_rebellion.rules.people import house_why, repair_why, shift_why
from tharsis.games.red_dust_rebellion.rules.special_activities import SPECIALS
from tharsis.games.red_dust_rebellion.rules.special_rebels import possible_deserters, purify_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Step

NO_SPACE_LEFT: Final = -1


class Coordinate(Activity):
    """8.7: up to two spaces, each chosen anew."""

    def perform(self, s: RDState) -> bool:
        worth = len(coordinated(s, 0)) > 0
        if worth:
            s.do(NonPlayerCoordinate())
        return worth


class NonPlayerCoordinate(Step[RDState]):
    """8.7: the next space of a Coordinate."""

    def __init__(self, chosen: int = 0) -> None:
        self.chosen: Final = chosen

    def run(self, s: RDState) -> None:
        space = next_coordinated(s, self.chosen)
        if space == NO_SPACE_LEFT:
            return
        s.do(NonPlayerCoordinate(self.chosen | 1 << space))
        SPECIALS[COORDINATE].enter(s, RD, space, self.chosen)


def next_coordinated(s: RDState, chosen: int) -> int:
    """8.7: where one can House, else where one can Repair, else where one can shift or turn cubes."""
    left = coordinated(s, chosen)
    homes = [p for p in left if house_why(s, p) == LEGAL]
    ruins = [p for p in left if repair_why(s, RD, p) == LEGAL]
    if homes or ruins:
        return select(s, RD, COL_PLACE_POPULATION, homes or ruins)
    return select(s, RD, COL_SHIFT_ACTIVE_OPPOSITION, left) if left else NO_SPACE_LEFT


def coordinated(s: RDState, chosen: int) -> list[int]:
    """8.7: the spaces in which a Coordinate has an effect."""
    if chosen.bit_count() == MOST_SPACES:
        return []
    fit = [s.level[p] <= 0 and spare_hidden(s, RD, p) and not chosen >> p & 1 for p in range(MARS)]
    return [p for p in spaces_for(s, RD, fit) if helpful(s, p) or persuadable(s, p)]


def helpful(s: RDState, space: int) -> bool:
    return house_why(s, space) == LEGAL or repair_why(s, RD, space) == LEGAL


def persuadable(s: RDState, space: int) -> bool:
    if s.level[space] == ACTIVE_OPPOSITION:
        return possible_deserters(s, space) > 0
    return shift_why(s, space, -1) == LEGAL


class Redistribute(Activity):
    """8.7: half of what Redistribute would bring goes to the Agitate Total."""

    def perform(self, s: RDState) -> bool:
        fit = [s.control(p) == RD and s.population(p) > 0 and spare_hidden(s, RD, p) for p in range(MARS)]
        spaces = spaces_for(s, RD, fit)
        gained = 0
        for space in several(s, RD, COL_REDISTRIBUTE, spaces, SPECIAL_SPACES[REDISTRIBUTE]):
            activate(s, RD, space, 1)
            gained += s.population(space) + s.bases(space, CORP)
        if gained:
            s.totals[RD] += gained // 2
            s.log(LOG_NP_AGITATE, s.totals[RD])
        return gained > 0


class Purify(Activity):
    """8.7: Bases first, then units."""

    def perform(self, s: RDState) -> bool:
        fit = [s.control(p) == CR and s.hidden(p, CR) > 0 for p in range(MARS)]
        spaces = spaces_for(s, CR, fit)
        bases = [p for p in spaces if convertible(s, p, base=True)]
        chosen = several(s, CR, COL_REMOVE_OR_REPLACE, bases, MOST_SPACES)
        units = [p for p in spaces if p not in chosen and convertible(s, p, base=False)]
        chosen += several(s, CR, COL_REMOVE_OR_REPLACE, units, MOST_SPACES - len(chosen))
        for space in reversed(chosen):
            SPECIALS[PURIFY].enter(s, CR, space, 0)
        return bool(chosen)


def convertible(s: RDState, space: int, base: bool) -> bool:
    for kind in range(FORCE_KINDS):
        if IS_BASE[kind] == base and purify_why(s, kind, space, bases=True) == LEGAL:
            return True
    return False


class Ransack(Activity):
    """8.7: where most Damage is."""

    def perform(self, s: RDState) -> bool:
        fit = [s.damage[p] > 0 and spare_hidden(s, CR, p) for p in range(MARS)]
        chosen = several(s, CR, COL_RANSACK, spaces_for(s, CR, fit), MOST_SPACES)
        if not chosen:
            return False
        SPECIALS[RANSACK].close(s, CR, 0)
        for space in reversed(chosen):
            SPECIALS[RANSACK].enter(s, CR, space, 0)
        return True


class Ambush(Activity):
    """8.7: in up to two spaces where it could remove enemy pieces; they count as Attack spaces."""

    def __init__(self, by: int) -> None:
        super().__init__(AMBUSH_OF[by])
        self.by: Final = by

    def perform(self, s: RDState) -> bool:
        s.ambushed = 0
        column = COL_AMBUSH if self.by == RD else COL_ATTACK
        chosen = several(s, self.by, column, self.spaces(s), MOST_SPACES)
        for space in reversed(chosen):
            s.ambushed |= 1 << space
            s.do(Attack(self.by, space, ambush=True))
        return bool(chosen)

    def spaces(self, s: RDState) -> list[int]:
        fit = [s.hidden(p, self.by) > 0 and prey(s, self.by, BY_ATTACK, p) for p in range(MARS)]
        return spaces_for(s, self.by, fit)
