"""3.1, 3.3: the main actions: whether one can be carried out, why not, and how it begins."""

from typing import Final

from tharsis.games.on_mars.actions import (
    LOG_ACT,
    NO_BLUEPRINTS,
    NO_DEVELOPMENT,
    NO_EFFECT,
    NO_MARKER,
    NO_OTHER_SIDE,
    NO_RESOURCES,
    NO_SECOND_ACTION,
)
from tharsis.games.on_mars.board import ACTION_SIDE, COLUMN_COST, LAB_LEVEL, LAB_RIGHT, SLOT_GROUP, TOP_COLUMN
from tharsis.games.on_mars.codes import (
    CONSTRUCT_BUILDING,
    CONTROL_CENTER,
    HIRE,
    LANDING_POD,
    LEARN_TECHNOLOGY,
    OBTAIN_BLUEPRINT,
    RESEARCH,
    RESUPPLY,
    TECHS,
    UPGRADE_BUILDING,
    WELCOME_SHIP,
    WORKER,
)
from tharsis.games.on_mars.rules.blueprints import TakeBlueprints, can_take_blueprint
from tharsis.games.on_mars.rules.boosted import EACH_COLONIST
from tharsis.games.on_mars.rules.construction import Construct, construct_why, constructible
from tharsis.games.on_mars.rules.development import Develop, ResearchTask, enter_why, filled
from tharsis.games.on_mars.rules.hiring import ANY_CARD, Hire, hire_why, hireable
from tharsis.games.on_mars.rules.movement import CONTROL, Move
from tharsis.games.on_mars.rules.payment import Units, short_why
from tharsis.games.on_mars.rules.ships import TECH_OPEN as SHIP_TECH_OPEN
from tharsis.games.on_mars.rules.ships import Welcome, welcome_why
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.rules.shuttle import land_by_pod
from tharsis.games.on_mars.rules.slots import FillSlot, extra_cost, slot_why, spare_after_slot
from tharsis.games.on_mars.rules.technology import LearnTech, can_learn, learn_why
from tharsis.games.on_mars.rules.upgrading import TECH_OPEN as UPGRADE_TECH_OPEN
from tharsis.games.on_mars.rules.upgrading import Upgrade, can_upgrade, upgrade_why
from tharsis.games.on_mars.rules.warehouse import Resupply, can_resupply
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Part, Parts

#: What an action needs that cannot be carried out.
IMPOSSIBLE: Final[Units] = (-1,)


def keep_for(s: OMState, c: int, action: int) -> Units:
    """3.3: what an action with slots will need after the extra cost; IMPOSSIBLE when it cannot be carried
    out."""
    group = SLOT_GROUP[action]
    if action == OBTAIN_BLUEPRINT:
        return () if can_take_blueprint(s, c) else IMPOSSIBLE
    if action == UPGRADE_BUILDING:
        return () if can_upgrade(s, c, UPGRADE_TECH_OPEN) else IMPOSSIBLE
    if action == CONSTRUCT_BUILDING:
        found = constructible(s, c, spare_after_slot(s, c, group))
    elif action == HIRE:
        found = hireable(s, c, extra_cost(s, c, group))
    else:
        found = researchable(s, c, extra_cost(s, c, group))
    return IMPOSSIBLE if found is None else found


def researchable(s: OMState, c: int, extra: int) -> Units | None:
    """4.4: the cost to keep for a development: none, unless each is to the top column, which takes a crystal
    beside those of the slot's extra cost."""
    last: Units | None = None
    taken = filled(s, c)
    for tech in range(TECHS):
        at = s.lab[TECHS * c + tech]
        if at < 0:
            continue
        for lab in LAB_RIGHT[at]:
            if enter_why(s, c, lab, free=False, taken=taken) != LEGAL:
                continue
            if LAB_LEVEL[lab] < TOP_COLUMN:
                return ()
            if short_why(s, c, COLUMN_COST[TOP_COLUMN], extra, spent=WORKER) == LEGAL:
                last = COLUMN_COST[TOP_COLUMN]
    return last


def act_why(s: OMState, c: int, action: int) -> int:
    """3.1: an action of the own side that can be paid and does something."""
    if ACTION_SIDE[action] != s.side(c):
        return NO_OTHER_SIDE
    reason = slot_why(s, c, SLOT_GROUP[action])
    if reason != LEGAL:
        return reason
    return LEGAL if does_something(s, c, action) else nothing_why(s, c, action)


def does_something(s: OMState, c: int, action: int) -> bool:
    """3.1: whether an action can be carried out once its slot is paid."""
    if SLOT_GROUP[action] >= 0:
        return keep_for(s, c, action) != IMPOSSIBLE
    if action == LEARN_TECHNOLOGY:
        return can_learn(s, c)
    if action == RESUPPLY:
        return can_resupply(s, c, crystals=True)
    return action != WELCOME_SHIP or welcome_why(s, c, SHIP_TECH_OPEN) == LEGAL


def nothing_why(s: OMState, c: int, action: int) -> int:
    """Why an action would do nothing."""
    if action == LEARN_TECHNOLOGY:
        return learn_why(s, c)
    if action == RESUPPLY:
        return NO_EFFECT
    if action == WELCOME_SHIP:
        return welcome_why(s, c, SHIP_TECH_OPEN)
    if action == OBTAIN_BLUEPRINT:
        return NO_BLUEPRINTS if s.markers[c] else NO_MARKER
    if action == RESEARCH:
        return research_why(s, c)
    if action == CONSTRUCT_BUILDING:
        return construct_why(s, c)
    if action == UPGRADE_BUILDING:
        return upgrade_why(s, c, UPGRADE_TECH_OPEN)
    return hire_why(s, c)


def research_why(s: OMState, c: int) -> int:
    """4.4: no tile can move, or none of those that can is payable beside the slot."""
    extra = extra_cost(s, c, SLOT_GROUP[RESEARCH])
    reason = NO_DEVELOPMENT
    taken = filled(s, c)
    for tech in range(TECHS):
        at = s.lab[TECHS * c + tech]
        if at >= 0:
            for lab in LAB_RIGHT[at]:
                if not taken >> lab & 1 and reason != NO_RESOURCES:
                    reason = short_why(s, c, COLUMN_COST[LAB_LEVEL[lab]], extra, spent=WORKER)
    return reason


def begin(s: OMState, c: int, action: int) -> None:
    """4, 5: queue the steps of a main action."""
    if action == LANDING_POD:
        land_by_pod(s, c)
    elif action == LEARN_TECHNOLOGY:
        s.do(LearnTech(c, left=1, boosts=1, must=True))
    elif action == RESUPPLY:
        s.do(Resupply(c, left=1, boosts=EACH_COLONIST, must=True, crystals=True))
    elif action == CONTROL_CENTER:
        s.do(Move(c, bots=2, rover=2, bits=CONTROL))
    elif action == WELCOME_SHIP:
        s.do(Welcome(c, left=1, boosts=EACH_COLONIST, must=True, bits=SHIP_TECH_OPEN))
    else:
        slot = FillSlot(c, SLOT_GROUP[action], keep_for(s, c, action))
        if action == OBTAIN_BLUEPRINT:
            s.do(slot, TakeBlueprints(c, left=1, boosts=EACH_COLONIST, must=True))
        elif action == RESEARCH:
            developing = Develop(c, left=2, boosts=EACH_COLONIST, must=True, free=False)
            s.do(slot, developing, ResearchTask(c, s.developments))
        elif action == CONSTRUCT_BUILDING:
            s.do(slot, Construct(c))
        elif action == UPGRADE_BUILDING:
            s.do(slot, Upgrade(c, left=1, boosts=0, must=True, bits=UPGRADE_TECH_OPEN))
        else:
            s.do(slot, Hire(c, ANY_CARD, must=True))


class MainAction(Part[OMState, Parts[OMState]]):
    """3.1: one of the actions of the side."""

    def pick_why(self, s: OMState, q: Parts[OMState], by: int, action: int) -> int:
        return NO_SECOND_ACTION if s.main_done else act_why(s, by, action)

    def details(self, s: OMState, q: Parts[OMState], by: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, q, by, self.verb + action, reason),)
        return (ACTION_SIDE[action] if reason == NO_OTHER_SIDE else s.level,)

    def take(self, s: OMState, q: Parts[OMState], by: int, action: int) -> None:
        s.main_done = True
        s.log(LOG_ACT, by, action)
        s.do(q)
        begin(s, by, action)
