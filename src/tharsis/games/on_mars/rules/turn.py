"""3.1, 6.1, 6.2: a turn: one main action, one executive action, and its end."""

from typing import Any, Final

from tharsis.games.on_mars.actions import (
    ACT,
    ASK_END,
    ASK_TURN,
    END_TURN,
    EXECUTE,
    LOG_ACT,
    LOG_EXECUTIVE,
    LOG_OPERATE,
    LOG_WORK,
    NO_ADVANCED_BUILDING,
    NO_BLUEPRINTS,
    NO_CRYSTALS,
    NO_DEVELOPMENT,
    NO_EFFECT,
    NO_END_YET,
    NO_FREE_DOCK,
    NO_MARKER,
    NO_NEW_WORKPLACE,
    NO_OTHER_SIDE,
    NO_OWN_BUILDING,
    NO_RESOURCES,
    NO_SCIENTIST,
    NO_SECOND_ACTION,
    NO_SECOND_EXECUTIVE,
    OPERATE,
    WORK,
)
from tharsis.games.on_mars.board import (
    ACTION_SIDE,
    ACTIONS_OF_A_SIDE,
    BUILDING_SLOT,
    CHEAPEST_EXECUTIVE,
    COLUMN_COST,
    EXECUTIVE_COST,
    EXECUTIVE_EFFECT,
    LAB_LEVEL,
    LAB_RIGHT,
    MARKERS,
    SHIPS,
    SLOT_GROUP,
    TOP_COLUMN,
)
from tharsis.games.on_mars.codes import (
    COIN,
    CONSTRUCT_BUILDING,
    CONTROL_CENTER,
    HIRE,
    LANDING_POD,
    LEARN_TECHNOLOGY,
    OBTAIN_BLUEPRINT,
    ORBIT,
    RESEARCH,
    RESUPPLY,
    TECHS,
    UPGRADE_BUILDING,
    WELCOME_SHIP,
)
from tharsis.games.on_mars.deck import BLUEPRINT_EFFECT, BLUEPRINT_TYPE, BLUEPRINTS
from tharsis.games.on_mars.rules.blueprints import TakeBlueprints, can_take_blueprint
from tharsis.games.on_mars.rules.boosted import EACH_COLONIST
from tharsis.games.on_mars.rules.construction import Construct, construct_why, constructible
from tharsis.games.on_mars.rules.development import Develop, ResearchTask, enter_why, filled
from tharsis.games.on_mars.rules.effects import Benefit, possible
from tharsis.games.on_mars.rules.goals import may_interrupt
from tharsis.games.on_mars.rules.hiring import ANY_CARD, Hire, hire_why, hireable
from tharsis.games.on_mars.rules.holdings import has_scientist
from tharsis.games.on_mars.rules.movement import CONTROL, Move
from tharsis.games.on_mars.rules.payment import Units, pay, short_why
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
from tharsis.kernel import LEGAL, Part, Parts, Prompt

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
            if short_why(s, c, COLUMN_COST[TOP_COLUMN], extra, leaving=1) == LEGAL:
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
                    reason = short_why(s, c, COLUMN_COST[LAB_LEVEL[lab]], extra, leaving=1)
    return reason


def executive_why(s: OMState, c: int, slot: int) -> int:
    """6.1: no Ship on its Depot space, crystals for it, and an effect that can be carried out."""
    if slot < SHIPS and s.ships[c] >> slot & 1:
        return NO_FREE_DOCK
    if s.purse(c) < EXECUTIVE_COST[slot]:
        return NO_CRYSTALS
    return LEGAL if possible(s, c, EXECUTIVE_EFFECT[slot]) else NO_EFFECT


def operate_why(s: OMState, c: int, card: int) -> int:
    """6.2: an own Advanced Building, for two crystals or free while a Scientist works there."""
    if s.blueprint_owner[card] != c:
        return NO_OWN_BUILDING
    if s.blueprint_hex[card] < 0:
        return NO_ADVANCED_BUILDING
    if not is_staffed(s, card) and s.purse(c) < EXECUTIVE_COST[BUILDING_SLOT]:
        return NO_CRYSTALS
    return LEGAL if possible(s, c, BLUEPRINT_EFFECT[card]) else NO_EFFECT


def is_staffed(s: OMState, card: int) -> bool:
    """6.2: whether the Scientist of its specialty works in an Advanced Building."""
    return s.scientist_at[BLUEPRINT_TYPE[card]] == card


def work_why(s: OMState, c: int, card: int) -> int:
    """6.2: an own Scientist of the building's specialty, sent to anybody's Advanced Building."""
    scientist = BLUEPRINT_TYPE[card]
    if s.scientist_owner[scientist] != c:
        return NO_SCIENTIST
    if s.blueprint_hex[card] < 0:
        return NO_ADVANCED_BUILDING
    if s.blueprint_owner[card] == c and s.scientist_at[scientist] == card:
        return NO_NEW_WORKPLACE
    return LEGAL if possible(s, c, BLUEPRINT_EFFECT[card]) else NO_EFFECT


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


class ExecutiveAction(Part[OMState, Parts[OMState]]):
    """6.1: one executive action in a turn; those below use an Advanced Building."""

    def executive_why(self, s: OMState, c: int, x: int) -> int:
        return executive_why(s, c, x)

    def start(self, s: OMState, q: Parts[OMState], c: int, x: int) -> None:
        s.log(LOG_EXECUTIVE, c, x)
        s.do(Benefit(c, EXECUTIVE_EFFECT[x]), q)
        pay(s, c, (COIN,) * EXECUTIVE_COST[x])

    def pick_why(self, s: OMState, q: Parts[OMState], by: int, x: int) -> int:
        return NO_SECOND_EXECUTIVE if s.executive_done else self.executive_why(s, by, x)

    def details(self, s: OMState, q: Parts[OMState], by: int, x: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, q, by, self.verb + x, reason),)
        return (BLUEPRINT_TYPE[x],) if reason in OF_SCIENTISTS else ()

    def take(self, s: OMState, q: Parts[OMState], by: int, x: int) -> None:
        s.executive_done = True
        self.start(s, q, by, x)


class Operate(ExecutiveAction):
    """6.2: the own Advanced Building is used; free while anybody's Scientist works there."""

    def executive_why(self, s: OMState, c: int, card: int) -> int:
        return operate_why(s, c, card)

    def start(self, s: OMState, q: Parts[OMState], c: int, card: int) -> None:
        s.log(LOG_OPERATE, c, card)
        s.do(Benefit(c, BLUEPRINT_EFFECT[card]), q)
        if not is_staffed(s, card):
            pay(s, c, (COIN,) * EXECUTIVE_COST[BUILDING_SLOT])


class SendScientist(ExecutiveAction):
    """6.2: an own Scientist goes to work in an Advanced Building, which is used."""

    def executive_why(self, s: OMState, c: int, card: int) -> int:
        return work_why(s, c, card)

    def start(self, s: OMState, q: Parts[OMState], c: int, card: int) -> None:
        s.scientist_at[BLUEPRINT_TYPE[card]] = card
        s.log(LOG_WORK, c, BLUEPRINT_TYPE[card], card)
        s.do(Benefit(c, BLUEPRINT_EFFECT[card]), q)


#: Refusals that name a Scientist.
OF_SCIENTISTS: Final[tuple[int, ...]] = (NO_SCIENTIST, NO_NEW_WORKPLACE)
PARTS: Final[list[Part[OMState, Any]]] = [
    MainAction(ACT),
    ExecutiveAction(EXECUTE),
    Operate(OPERATE),
    SendScientist(WORK),
]


class Turn(Parts[OMState]):
    """3.1: everything open to the company whose turn it is."""

    def run(self, s: OMState) -> None:
        """A single thing to do is done unasked, unless a goal may be claimed or a contract fed before it."""
        c = self.by
        menu = self.offers(s, c)
        if len(menu) == 1 and not may_interrupt(s, c):
            self.choose(s, c, menu[0])
        else:
            s._menu = menu
            self.put(s)

    def parts(self) -> list[Part[OMState, Any]]:
        return PARTS

    def legal(self, s: OMState, seat: int) -> list[int]:
        return s._menu or self.offers(s, self.by)

    def offers(self, s: OMState, c: int) -> list[int]:
        """The main actions, the executive actions, the end of the turn."""
        found: list[int] = []
        if not s.main_done:
            first = LANDING_POD if s.side(c) == ORBIT else CONTROL_CENTER
            for action in range(first, first + ACTIONS_OF_A_SIDE):
                if slot_why(s, c, SLOT_GROUP[action]) == LEGAL and does_something(s, c, action):
                    found.append(ACT + action)
        if not s.executive_done:
            self.executives(s, c, found)
        if s.main_done:
            found.append(END_TURN)
        return found

    def executives(self, s: OMState, c: int, found: list[int]) -> None:
        purse = s.purse(c)
        if purse >= CHEAPEST_EXECUTIVE:
            for slot in range(BUILDING_SLOT):
                if purse >= EXECUTIVE_COST[slot] and executive_why(s, c, slot) == LEGAL:
                    found.append(EXECUTE + slot)
        scientist = has_scientist(s, c)
        if s.markers[c] == MARKERS and not scientist:
            return
        for card in range(BLUEPRINTS):
            if s.blueprint_hex[card] >= 0:
                if s.blueprint_owner[card] == c and operate_why(s, c, card) == LEGAL:
                    found.append(OPERATE + card)
                if (
                    scientist
                    and s.scientist_owner[BLUEPRINT_TYPE[card]] == c
                    and work_why(s, c, card) == LEGAL
                ):
                    found.append(WORK + card)

    def stop(self) -> int:
        return END_TURN

    def stop_why(self, s: OMState, by: int) -> int:
        return LEGAL if s.main_done else NO_END_YET

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_END if s.main_done else ASK_TURN)


def begin(s: OMState, c: int, action: int) -> None:
    """4, 5: queue the steps of a main action."""
    if action == LANDING_POD:
        land_by_pod(s, c)
    elif action == LEARN_TECHNOLOGY:
        s.do(LearnTech(c, left=1, boosts=1, must=True))
    elif action == RESUPPLY:
        s.do(Resupply(c, left=1, boosts=EACH_COLONIST, must=True, crystals=True))
    elif action == CONTROL_CENTER:
        s.do(Move(c, 2, 2, CONTROL))
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
