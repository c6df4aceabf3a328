"""4.3, 4.5: learning Tech tiles, and using those of others."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_OXYGEN,
    ASK_PLACE_TECH,
    ASK_TECH,
    BOOST,
    DEVELOP,
    LOG_OXYGEN,
    LOG_TECH,
    LOG_USE,
    NO_FREE_LAB,
    NO_LAB_ROOM,
    NO_RESOURCES,
    NO_SECOND_OF_KIND,
    NO_TECH,
    NO_TILE_THERE,
    PLACE_TECH,
    TAKE_OXYGEN,
    TAKE_TECH,
)
from tharsis.games.on_mars.board import GRID_COST, GRID_SPACES, LAB_BENEFIT, LAB_RIGHT
from tharsis.games.on_mars.codes import OXYGEN, TECH_MISSION, TECH_TASK, TECHS
from tharsis.games.on_mars.rules.boosted import Boosted
from tharsis.games.on_mars.rules.development import develop, develop_why, filled
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.gains import gain, task
from tharsis.games.on_mars.rules.missions import contribute
from tharsis.games.on_mars.rules.payment import pay, short_why
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, NOT_NOW, PickOne, PickPair, Prompt, Step

#: The Laboratory spaces of column 1, on which a new tile is laid, and the same as a mask.
FIRST_COLUMN: Final[list[int]] = [0, 1]
FIRST_COLUMN_MASK: Final = 3
TAKE_OR_BOOST: Final[list[int]] = [TAKE_TECH, BOOST]
GRID_RANGE: Final[list[int]] = list(range(GRID_SPACES))


def has_no_room(s: OMState, c: int) -> bool:
    """Whether tiles lie on both spaces of column 1."""
    return filled(s, c) & FIRST_COLUMN_MASK == FIRST_COLUMN_MASK


def tech_why(s: OMState, c: int, grid: int) -> int:
    """4.3: a tile there, of a kind not owned, with room in column 1 and its price paid."""
    tech = s.grid[grid]
    if tech < 0:
        return NO_TILE_THERE
    if s.lab[TECHS * c + tech] >= 0:
        return NO_SECOND_OF_KIND
    if has_no_room(s, c):
        return NO_LAB_ROOM
    return short_why(s, c, GRID_COST[grid])


def can_learn(s: OMState, c: int) -> bool:
    if has_no_room(s, c):
        return False
    for grid in range(GRID_SPACES):
        tech = s.grid[grid]
        if tech >= 0 and s.lab[TECHS * c + tech] < 0 and short_why(s, c, GRID_COST[grid]) == LEGAL:
            return True
    return False


def learn_why(s: OMState, c: int) -> int:
    """4.3: why no tile at all can be taken; one that is only too dear tells most."""
    reason = NO_TILE_THERE
    for grid in range(GRID_SPACES):
        found = tech_why(s, c, grid)
        if found != NO_TILE_THERE and reason != NO_RESOURCES:
            reason = found
    return reason


def learn(s: OMState, c: int, tech: int, lab: int) -> None:
    """4.3: a tile into the Laboratory, where it gives the benefit of its space."""
    s.lab[TECHS * c + tech] = lab
    s.log(LOG_TECH, c, tech)
    contribute(s, c, TECH_MISSION)
    s.do(Benefit(c, LAB_BENEFIT[lab]))
    task(s, c, TECH_TASK)


class LearnTech(Boosted):
    """4.3: take Tech tiles; a Colonist sent to the Working Area allows one more."""

    def verbs(self) -> list[int]:
        return TAKE_OR_BOOST

    def can_go_on(self, s: OMState, by: int) -> bool:
        return can_learn(s, by)

    def choices(self, s: OMState, by: int) -> list[int]:
        return GRID_RANGE

    def choice_why(self, s: OMState, by: int, grid: int) -> int:
        return tech_why(s, by, grid)

    def do_once(self, s: OMState, by: int, grid: int) -> None:
        tech = s.grid[grid]
        s.grid[grid] = -1
        s.do(PlaceTech(by, tech))
        pay(s, by, GRID_COST[grid])

    def again(self, left: int, boosts: int, must: bool) -> Boosted:
        return LearnTech(self.by, left, boosts, must)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_TECH, (self.left,))


class PlaceTech(PickOne[OMState]):
    """4.3: onto a free space of column 1."""

    def __init__(self, by: int, tech: int) -> None:
        super().__init__(by)
        self.tech: Final = tech

    def run(self, s: OMState) -> None:
        self.ask_or_take(s)

    def verb(self) -> int:
        return PLACE_TECH

    def among(self, s: OMState, by: int) -> list[int]:
        return FIRST_COLUMN

    def outside(self) -> int:
        return NOT_NOW

    def pick_why(self, s: OMState, by: int, lab: int) -> int:
        return NO_FREE_LAB if filled(s, by) >> lab & 1 else LEGAL

    def take(self, s: OMState, by: int, lab: int) -> None:
        learn(s, by, self.tech, lab)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_PLACE_TECH, (self.tech,))


# -- 4.5 using Tech tiles -------------------------------------------------------------------------


def owner_why(s: OMState, tech: int, owner: int) -> int:
    """4.5: a company at the table that has the tile."""
    return LEGAL if owner < s.companies and s.lab[TECHS * owner + tech] >= 0 else NO_TECH


def owners(s: OMState, tech: int) -> list[int]:
    """4.5: the companies that have a tile."""
    return [c for c in range(s.companies) if s.lab[TECHS * c + tech] >= 0]


def use_tech(s: OMState, c: int, tech: int, owner: int) -> None:
    """4.5: note the use; the owner of another's tile decides at the end of the turn."""
    if owner != c:
        s.uses.append(TECHS * owner + tech)
    s.log(LOG_USE, c, tech, owner)


class SettleUses(Step[OMState]):
    """4.5: at the end of a turn the owners of used tiles decide, in turn order."""

    def run(self, s: OMState) -> None:
        if not s.uses:
            return
        owners: list[Step[OMState]] = []
        for owner in s.turn_order():
            for use in s.uses:
                if use // TECHS == owner:
                    owners.append(OwnerDecides(owner, use % TECHS))
        s.uses.clear()
        s.do(*owners)


class OwnerDecides(PickPair[OMState]):
    """4.5: the owner of a used tile develops it once at no cost, or gains an oxygen."""

    def __init__(self, by: int, tech: int) -> None:
        super().__init__(by)
        self.tech: Final = tech

    def verb(self) -> int:
        return DEVELOP

    def firsts(self, s: OMState, by: int) -> list[int]:
        return [self.tech]

    def seconds(self, s: OMState, by: int, tech: int) -> list[int]:
        return LAB_RIGHT[s.lab[TECHS * by + tech]]

    def pair_why(self, s: OMState, by: int, tech: int, lab: int) -> int:
        return develop_why(s, by, tech, lab, free=True) if tech == self.tech else NOT_NOW

    def take(self, s: OMState, by: int, tech: int, lab: int) -> None:
        develop(s, by, tech, lab)

    def unasked(self, s: OMState) -> None:
        """10.4: Lacerda has no use for oxygen."""
        if self.by != s.lacerda:
            self.stopped(s, self.by)

    def stop(self) -> int:
        return TAKE_OXYGEN

    def stopped(self, s: OMState, by: int) -> None:
        s.log(LOG_OXYGEN, by)
        gain(s, by, OXYGEN, 1)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_OXYGEN, (self.tech,))
