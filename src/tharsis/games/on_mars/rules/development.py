"""4.4: developing Tech tiles."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.on_mars.actions import (
    ASK_DEVELOP,
    ASK_DEVELOP_FREE,
    BOOST,
    DEVELOP,
    LOG_DEVELOP,
    NO_FREE_LAB,
    NO_LAB_BESIDE,
    NO_OWN_TECH,
)
from tharsis.games.on_mars.board import COLUMN_COST, LAB_BENEFIT, LAB_LEVEL, LAB_RIGHT, LABS
from tharsis.games.on_mars.codes import RESEARCH_TASK, TECHS, TWO_DEVELOPMENTS_TASK
from tharsis.games.on_mars.rules.boosted import Boosted
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.payment import pay, short_why
from tharsis.games.on_mars.rules.settlers import task
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Prompt, Step

DEVELOP_OR_BOOST: Final[list[int]] = [DEVELOP, BOOST]


def filled(s: OMState, c: int) -> i64:
    """The Laboratory spaces on which a Tech tile lies, as a mask."""
    mask: i64 = 0
    for tile in range(TECHS * c, TECHS * c + TECHS):
        at: i64 = s.lab[tile]
        if at >= 0:
            mask |= 1 << at
    return mask


def develop_why(s: OMState, c: int, tech: int, lab: int, free: bool) -> int:
    """4.4: to a free space beside it in the next column, whose cost is paid unless it is free."""
    at = s.lab[TECHS * c + tech]
    if at < 0:
        return NO_OWN_TECH
    return enter_why(s, c, lab, free, filled(s, c)) if lab in LAB_RIGHT[at] else NO_LAB_BESIDE


def enter_why(s: OMState, c: int, lab: i64, free: bool, taken: i64) -> int:
    """4.4: a space that is not taken, whose cost is paid unless it is free."""
    if taken >> lab & 1:
        return NO_FREE_LAB
    return LEGAL if free else short_why(s, c, COLUMN_COST[LAB_LEVEL[lab]])


def developments(s: OMState, c: int, free: bool) -> list[int]:
    """All developments a company can make, each as ``tech * LABS + lab``."""
    found: list[int] = []
    taken = filled(s, c)
    for tech in range(TECHS):
        at = s.lab[TECHS * c + tech]
        if at >= 0:
            for lab in LAB_RIGHT[at]:
                if enter_why(s, c, lab, free, taken) == LEGAL:
                    found.append(tech * LABS + lab)
    return found


def can_develop(s: OMState, c: int, free: bool) -> bool:
    taken = filled(s, c)
    for tech in range(TECHS):
        at = s.lab[TECHS * c + tech]
        if at >= 0:
            for lab in LAB_RIGHT[at]:
                if enter_why(s, c, lab, free, taken) == LEGAL:
                    return True
    return False


def develop(s: OMState, c: int, tech: int, lab: int) -> None:
    """4.4: the tile moves, and its new space gives a benefit."""
    s.lab[TECHS * c + tech] = lab
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


class Develop(Boosted):
    """4.4: develop Tech tiles one after the other; each Colonist sent to work gives one more."""

    def __init__(self, by: int, left: int, boosts: int, must: bool, free: bool) -> None:
        super().__init__(by, left, boosts, must)
        self.free: Final = free

    def verbs(self) -> list[int]:
        return DEVELOP_OR_BOOST

    def can_go_on(self, s: OMState, by: int) -> bool:
        return can_develop(s, by, self.free)

    def choices(self, s: OMState, by: int) -> list[int]:
        return developments(s, by, self.free)

    def choice_why(self, s: OMState, by: int, x: int) -> int:
        return develop_why(s, by, x // LABS, x % LABS, self.free)

    def offers(self, s: OMState, by: int) -> list[int]:
        if not self.left:
            return super().offers(s, by)
        return [DEVELOP + x for x in developments(s, by, self.free)]

    def do_once(self, s: OMState, by: int, x: int) -> None:
        lab = x % LABS
        s.do(Developed(by, x // LABS, lab))
        if not self.free:
            pay(s, by, COLUMN_COST[LAB_LEVEL[lab]])

    def again(self, left: int, boosts: int, must: bool) -> Boosted:
        return Develop(self.by, left, boosts, must, self.free)

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
