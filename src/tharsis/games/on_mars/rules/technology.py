"""4.3 to 4.5: learning Tech tiles, developing them, and using those of others."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.on_mars.actions import (
    ASK_DEVELOP,
    ASK_DEVELOP_FREE,
    ASK_OXYGEN,
    ASK_PLACE_TECH,
    ASK_TECH,
    BOOST,
    DEVELOP,
    DONE,
    LAB_FULL,
    LAB_TAKEN,
    LOG_DEVELOP,
    LOG_OXYGEN,
    LOG_TECH,
    LOG_USE,
    MUST_FIRST,
    NO_BOOST,
    NO_COLONISTS,
    NO_RESOURCES,
    NO_TECH,
    NO_TILE_THERE,
    NOT_BESIDE,
    OWN_KIND,
    PLACE_TECH,
    TAKE_OXYGEN,
    TAKE_TECH,
)
from tharsis.games.on_mars.board import (
    COLUMN_COST,
    GRID_COST,
    LAB_BENEFIT,
    LAB_LEVEL,
    LAB_RIGHT,
)
from tharsis.games.on_mars.rules.effects import Benefit, Effect, define
from tharsis.games.on_mars.rules.gains import contribute, gain, send_to_work, task
from tharsis.games.on_mars.rules.payment import pay, short
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import (
    OXYGEN,
    RESEARCH_TASK,
    TECH_MISSION,
    TECH_TASK,
    TWO_DEVELOPMENTS_TASK,
)
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

GRID: Final = 8
LABS: Final = 13
KINDS: Final = 9


def filled(s: OMState, c: int) -> i64:
    """The Laboratory spaces on which a Tech tile lies, as a mask."""
    mask: i64 = 0
    for tile in range(KINDS * c, KINDS * c + KINDS):
        at: i64 = s.lab[tile]
        if at >= 0:
            mask |= 1 << at
    return mask


def has_no_room(s: OMState, c: int) -> bool:
    """Whether tiles lie on both spaces of column 1."""
    return filled(s, c) & 3 == 3


def why_take_tech(s: OMState, c: int, grid: int) -> int:
    """4.3: a tile there, of a kind not owned, with room in column 1 and its price paid."""
    tech = s.grid[grid]
    if tech < 0:
        return NO_TILE_THERE
    if s.lab[9 * c + tech] >= 0:
        return OWN_KIND
    if has_no_room(s, c):
        return LAB_FULL
    return short(s, c, GRID_COST[grid])


def can_learn(s: OMState, c: int) -> bool:
    if has_no_room(s, c):
        return False
    for grid in range(GRID):
        tech = s.grid[grid]
        if tech >= 0 and s.lab[9 * c + tech] < 0 and short(s, c, GRID_COST[grid]) == LEGAL:
            return True
    return False


def why_not_learn(s: OMState, c: int) -> int:
    """4.3: why no tile at all can be taken; one that is only too dear tells most."""
    reason = NO_TILE_THERE
    for grid in range(GRID):
        found = why_take_tech(s, c, grid)
        if found != NO_TILE_THERE and reason != NO_RESOURCES:
            reason = found
    return reason


def learn(s: OMState, c: int, tech: int, lab: int) -> None:
    """4.3: a tile into the Laboratory, where it gives the benefit of its space."""
    s.lab[9 * c + tech] = lab
    s.log(LOG_TECH, c, tech)
    contribute(s, c, TECH_MISSION)
    s.do(Benefit(c, LAB_BENEFIT[lab]))
    task(s, c, TECH_TASK)


class LearnTech(Step[OMState]):
    """4.3: take Tech tiles; a Colonist sent to the Working Area allows one more."""

    def __init__(self, company: int, left: int, boosts: int, must: int) -> None:
        self.company: Final = company
        self.left: Final = left
        self.boosts: Final = boosts
        self.must: Final = must

    def run(self, s: OMState) -> None:
        c = self.company
        if (self.left or (self.boosts and s.quarters[c])) and can_learn(s, c):
            s.ask(self, c)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = [] if self.must else [DONE]
        if self.left:
            for grid in range(GRID):
                if why_take_tech(s, seat, grid) == LEGAL:
                    found.append(TAKE_TECH + grid)
        elif s.quarters[seat]:
            found.append(BOOST)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return MUST_FIRST if self.must else LEGAL
        if action == BOOST:
            if not self.boosts or self.left:
                return NO_BOOST
            return LEGAL if s.quarters[seat] else NO_COLONISTS
        if not TAKE_TECH <= action < TAKE_TECH + GRID or not self.left:
            return NOT_NOW
        return why_take_tech(s, seat, action - TAKE_TECH)

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (shortfall(s, self, seat, action, reason),)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == BOOST:
            send_to_work(s, seat)
            s.do(LearnTech(seat, 1, self.boosts - 1, 1))
        elif action != DONE:
            grid = action - TAKE_TECH
            tech = s.grid[grid]
            s.grid[grid] = -1
            s.do(PlaceTech(seat, tech), LearnTech(seat, self.left - 1, self.boosts, 0))
            pay(s, seat, GRID_COST[grid])

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_TECH, (self.left,))


class PlaceTech(Step[OMState]):
    """4.3: onto a free space of column 1."""

    def __init__(self, company: int, tech: int) -> None:
        self.company: Final = company
        self.tech: Final = tech

    def run(self, s: OMState) -> None:
        c = self.company
        taken = filled(s, c)
        if taken & 1:
            learn(s, c, self.tech, 1)
        elif taken & 2:
            learn(s, c, self.tech, 0)
        else:
            s.ask(self, c)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [PLACE_TECH, PLACE_TECH + 1]

    def choose(self, s: OMState, seat: int, action: int) -> None:
        learn(s, seat, self.tech, action - PLACE_TECH)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_PLACE_TECH, (self.tech,))


# -- 4.4 developing -------------------------------------------------------------------------------


def why_develop(s: OMState, c: int, tech: int, lab: int, free: int) -> int:
    """4.4: to a free space beside it in the next column, whose cost is paid unless it is free."""
    at = s.lab[9 * c + tech]
    if at < 0:
        return NO_TECH
    return why_enter(s, c, lab, free, filled(s, c)) if lab in LAB_RIGHT[at] else NOT_BESIDE


def why_enter(s: OMState, c: int, lab: i64, free: int, taken: i64) -> int:
    """4.4: a space that is not taken, whose cost is paid unless it is free."""
    if taken >> lab & 1:
        return LAB_TAKEN
    return LEGAL if free else short(s, c, COLUMN_COST[LAB_LEVEL[lab]])


def developments(s: OMState, c: int, free: int) -> list[int]:
    """All developments a company can make, as actions."""
    found: list[int] = []
    taken = filled(s, c)
    for tech in range(KINDS):
        at = s.lab[9 * c + tech]
        if at >= 0:
            for lab in LAB_RIGHT[at]:
                if why_enter(s, c, lab, free, taken) == LEGAL:
                    found.append(DEVELOP + tech * LABS + lab)
    return found


def can_develop(s: OMState, c: int, free: int) -> bool:
    taken = filled(s, c)
    return any(can_develop_tile(s, c, tech, free, taken) for tech in range(KINDS))


def can_develop_tile(s: OMState, c: int, tech: int, free: int, taken: i64) -> bool:
    at = s.lab[9 * c + tech]
    if at >= 0:
        for lab in LAB_RIGHT[at]:
            if why_enter(s, c, lab, free, taken) == LEGAL:
                return True
    return False


def develop(s: OMState, c: int, tech: int, lab: int) -> None:
    """4.4: the tile moves, and its new space gives a benefit."""
    s.lab[9 * c + tech] = lab
    s.log(LOG_DEVELOP, c, tech, LAB_LEVEL[lab])
    s.do(Benefit(c, LAB_BENEFIT[lab]))
    if c == s.active:
        s.developments += 1
        if s.developments == 2:
            task(s, c, TWO_DEVELOPMENTS_TASK)


class Developed(Step[OMState]):
    """4.4: a development after its cost is paid."""

    def __init__(self, company: int, tech: int, lab: int) -> None:
        self.company: Final = company
        self.tech: Final = tech
        self.lab: Final = lab

    def run(self, s: OMState) -> None:
        develop(s, self.company, self.tech, self.lab)


class Develop(Step[OMState]):
    """4.4: develop Tech tiles one after the other; each Colonist sent to work gives one more."""

    def __init__(self, company: int, left: int, boosted: int, free: int, must: int) -> None:
        self.company: Final = company
        self.left: Final = left
        self.boosted: Final = boosted
        self.free: Final = free
        self.must: Final = must

    def run(self, s: OMState) -> None:
        c = self.company
        if (self.left or (self.boosted and s.quarters[c])) and can_develop(s, c, self.free):
            s.ask(self, c)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = [] if self.must else [DONE]
        if self.left:
            return found + developments(s, seat, self.free)
        return [*found, BOOST]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return MUST_FIRST if self.must else LEGAL
        if action == BOOST:
            if not self.boosted or self.left:
                return NO_BOOST
            return LEGAL if s.quarters[seat] else NO_COLONISTS
        if not DEVELOP <= action < DEVELOP + KINDS * LABS or not self.left:
            return NOT_NOW
        return why_develop(s, seat, (action - DEVELOP) // LABS, (action - DEVELOP) % LABS, self.free)

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        return (seat,) if reason == NO_TECH else ((action - DEVELOP) % LABS,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == DONE:
            return
        if action == BOOST:
            send_to_work(s, seat)
            s.do(Develop(seat, 1, 1, self.free, 1))
            return
        tech = (action - DEVELOP) // LABS
        lab = (action - DEVELOP) % LABS
        s.do(Developed(seat, tech, lab), Develop(seat, self.left - 1, self.boosted, self.free, 0))
        if not self.free:
            pay(s, seat, COLUMN_COST[LAB_LEVEL[lab]])

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_DEVELOP_FREE if self.free else ASK_DEVELOP, (self.left,))


class ResearchTask(Step[OMState]):
    """12: a First Colonist has developed with the R&D action."""

    def __init__(self, company: int, before: int) -> None:
        self.company: Final = company
        self.before: Final = before

    def run(self, s: OMState) -> None:
        if s.developments > self.before:
            task(s, self.company, RESEARCH_TASK)


# -- 4.5 using Tech tiles -------------------------------------------------------------------------


def use_tech(s: OMState, c: int, tech: int, owner: int) -> None:
    """4.5: note the use; the owner of another's tile decides at the end of the turn."""
    if owner != c:
        s.uses.append(9 * owner + tech)
    s.log(LOG_USE, c, tech, owner)


class SettleUses(Step[OMState]):
    """4.5: at the end of a turn the owners of used tiles decide, in turn order."""

    def run(self, s: OMState) -> None:
        if not s.uses:
            return
        owners: list[Step[OMState]] = []
        for owner in s.turn_order():
            for use in s.uses:
                if use // KINDS == owner:
                    owners.append(OwnerDecides(owner, use % KINDS))
        s.uses.clear()
        s.do(*owners)


class OwnerDecides(Step[OMState]):
    """4.5: the owner of a used tile develops it once at no cost, or gains an oxygen."""

    def __init__(self, owner: int, tech: int) -> None:
        self.owner: Final = owner
        self.tech: Final = tech

    def run(self, s: OMState) -> None:
        if can_develop_tile(s, self.owner, self.tech, 1, filled(s, self.owner)):
            if self.owner != s.lacerda:
                s.ask(self, self.owner)
            else:  # 10.4: he has no use for oxygen; the lowest space is his choice
                self.choose(s, self.owner, self.legal(s, self.owner)[-1])
        elif self.owner != s.lacerda:
            s.log(LOG_OXYGEN, self.owner)
            gain(s, self.owner, OXYGEN, 1)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found = [TAKE_OXYGEN]
        taken = filled(s, seat)
        for lab in LAB_RIGHT[s.lab[9 * seat + self.tech]]:
            if why_enter(s, seat, lab, 1, taken) == LEGAL:
                found.append(DEVELOP + self.tech * LABS + lab)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == TAKE_OXYGEN:
            return LEGAL
        if not DEVELOP <= action < DEVELOP + KINDS * LABS or (action - DEVELOP) // LABS != self.tech:
            return NOT_NOW
        return why_develop(s, seat, self.tech, (action - DEVELOP) % LABS, 1)

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return ((action - DEVELOP) % LABS,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == TAKE_OXYGEN:
            s.log(LOG_OXYGEN, seat)
            gain(s, seat, OXYGEN, 1)
        else:
            develop(s, seat, self.tech, (action - DEVELOP) % LABS)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_OXYGEN, (self.tech,))


class TechEffect(Effect):
    """Take a Tech tile at its price."""

    def __init__(self, boosts: int) -> None:
        self.boosts: Final = boosts

    def possible(self, s: OMState, c: int) -> bool:
        return can_learn(s, c)

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(LearnTech(c, 1, self.boosts, must))


class DevelopEffect(Effect):
    """Develop a number of times."""

    def __init__(self, count: int, boosted: int, free: int) -> None:
        self.count: Final = count
        self.boosted: Final = boosted
        self.free: Final = free

    def possible(self, s: OMState, c: int) -> bool:
        return can_develop(s, c, self.free)

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Develop(c, self.count, self.boosted, self.free, must))


define("technology", TechEffect(0))
define("technology_boosted", TechEffect(2))
define("develop_free", DevelopEffect(1, 0, 1))
define("two_developments", DevelopEffect(2, 0, 0))
define("two_developments_boosted", DevelopEffect(2, 1, 0))
define("two_developments_free", DevelopEffect(2, 0, 1))
