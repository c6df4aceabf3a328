"""3.1, 6.1, 6.2: a turn: one main action, one executive action, and its end."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ACT,
    ASK_END,
    ASK_TURN,
    DISPLAY_EMPTY,
    END_TURN,
    EXECUTE,
    EXECUTIVE_DONE,
    LOG_ACT,
    LOG_EXECUTIVE,
    LOG_OPERATE,
    LOG_WORK,
    MAIN_DONE,
    MAIN_OWED,
    NO_CRYSTALS,
    NO_DEVELOPMENT,
    NO_EFFECT,
    NO_MARKER,
    NO_RESOURCES,
    NO_SCIENTIST,
    NOT_BUILT,
    NOT_YOUR_BUILDING,
    OPERATE,
    OTHER_SIDE,
    SHIP_COVERS,
    WORK,
    WORKS_THERE,
)
from tharsis.games.on_mars.board import (
    ACTION_SIDE,
    BUILDING_SLOT,
    COLUMN_COST,
    EXECUTIVE_COST,
    EXECUTIVE_EFFECT,
    LAB_LEVEL,
    LAB_RIGHT,
    MARKERS,
    SLOT_GROUP,
    TOP_COLUMN,
)
from tharsis.games.on_mars.cards import BLUEPRINT_EFFECT, BLUEPRINT_TYPE, BLUEPRINTS
from tharsis.games.on_mars.rules.asides import has_scientist, may_interrupt
from tharsis.games.on_mars.rules.blueprints import TakeBlueprints, can_take_blueprint
from tharsis.games.on_mars.rules.construction import Construct, constructible, why_not_construct
from tharsis.games.on_mars.rules.effects import Benefit, possible
from tharsis.games.on_mars.rules.hiring import EITHER, Hire, hireable, why_not_hire
from tharsis.games.on_mars.rules.movement import CONTROL, Move
from tharsis.games.on_mars.rules.payment import Units, pay, short
from tharsis.games.on_mars.rules.ships import TECH_OPEN as SHIP_TECH_OPEN
from tharsis.games.on_mars.rules.ships import Welcome, why_welcome
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.rules.shuttle import land_by_pod
from tharsis.games.on_mars.rules.slots import FillSlot, extra_cost, spare_after_slot, why_slot
from tharsis.games.on_mars.rules.technology import (
    KINDS,
    Develop,
    LearnTech,
    ResearchTask,
    can_learn,
    filled,
    why_enter,
    why_not_learn,
)
from tharsis.games.on_mars.rules.upgrading import TECH_OPEN as UPGRADE_TECH_OPEN
from tharsis.games.on_mars.rules.upgrading import Upgrade, can_upgrade, why_not_upgrade
from tharsis.games.on_mars.rules.warehouse import Resupply, can_resupply
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import (
    COIN,
    CONSTRUCT_BUILDING,
    CONTROL_CENTER,
    HIRE,
    LANDING_POD,
    LEARN_TECHNOLOGY,
    MAIN_ACTIONS,
    OBTAIN_BLUEPRINT,
    ORBIT,
    RESEARCH,
    RESUPPLY,
    UPGRADE_BUILDING,
    WELCOME_SHIP,
)
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

ACTION_COUNT: Final = len(MAIN_ACTIONS)
NEVER: Final[Units] = (-1,)


def keep_for(s: OMState, c: int, action: int) -> Units:
    """3.3: what an action with slots will need after the extra cost; NEVER when it cannot be carried out."""
    group = SLOT_GROUP[action]
    if action == OBTAIN_BLUEPRINT:
        return () if can_take_blueprint(s, c) else NEVER
    if action == UPGRADE_BUILDING:
        return () if can_upgrade(s, c, UPGRADE_TECH_OPEN) else NEVER
    if action == CONSTRUCT_BUILDING:
        found = constructible(s, c, spare_after_slot(s, c, group))
    elif action == HIRE:
        s.quarters[c] -= 1
        found = hireable(s, c, extra_cost(s, c, group))
        s.quarters[c] += 1
    else:
        found = researchable(s, c, extra_cost(s, c, group))
    return NEVER if found is None else found


def researchable(s: OMState, c: int, extra: int) -> Units | None:
    """4.4: the cost to keep for a development: none, unless each is to the top column, which takes a crystal
    beside those of the extra cost."""
    last: Units | None = None
    taken = filled(s, c)
    for tech in range(KINDS):
        at = s.lab[KINDS * c + tech]
        if at < 0:
            continue
        for lab in LAB_RIGHT[at]:
            if why_enter(s, c, lab, 0, taken) != LEGAL:
                continue
            if LAB_LEVEL[lab] < TOP_COLUMN:
                return ()
            s.quarters[c] -= 1
            if short(s, c, COLUMN_COST[TOP_COLUMN], extra) == LEGAL:
                last = COLUMN_COST[TOP_COLUMN]
            s.quarters[c] += 1
    return last


def why_act(s: OMState, c: int, action: int) -> int:
    """3.1: an action of the own side that can be paid and does something."""
    if ACTION_SIDE[action] != s.side(c):
        return OTHER_SIDE
    reason = why_slot(s, c, SLOT_GROUP[action])
    if reason != LEGAL:
        return reason
    return LEGAL if does_something(s, c, action) else why_nothing(s, c, action)


def does_something(s: OMState, c: int, action: int) -> bool:
    """3.1: whether an action can be carried out once its slot is paid."""
    if SLOT_GROUP[action] >= 0:
        return keep_for(s, c, action) != NEVER
    if action == LEARN_TECHNOLOGY:
        return can_learn(s, c)
    if action == RESUPPLY:
        return can_resupply(s, c, 1)
    return action != WELCOME_SHIP or why_welcome(s, c, 0) == LEGAL


def why_nothing(s: OMState, c: int, action: int) -> int:
    """Why an action would do nothing."""
    if action == LEARN_TECHNOLOGY:
        return why_not_learn(s, c)
    if action == RESUPPLY:
        return NO_EFFECT
    if action == WELCOME_SHIP:
        return why_welcome(s, c, 0)
    if action == OBTAIN_BLUEPRINT:
        return DISPLAY_EMPTY if s.markers[c] else NO_MARKER
    if action == RESEARCH:
        return why_not_research(s, c)
    if action == CONSTRUCT_BUILDING:
        return why_not_construct(s, c)
    if action == UPGRADE_BUILDING:
        return why_not_upgrade(s, c, UPGRADE_TECH_OPEN)
    return why_not_hire(s, c)


def why_not_research(s: OMState, c: int) -> int:
    """4.4: no tile can move, or none of those that can is payable beside the slot."""
    extra = extra_cost(s, c, SLOT_GROUP[RESEARCH])
    reason = NO_DEVELOPMENT
    taken = filled(s, c)
    s.quarters[c] -= 1
    for tech in range(KINDS):
        at = s.lab[KINDS * c + tech]
        if at >= 0:
            for lab in LAB_RIGHT[at]:
                if why_enter(s, c, lab, 1, taken) == LEGAL and reason != NO_RESOURCES:
                    reason = short(s, c, COLUMN_COST[LAB_LEVEL[lab]], extra)
    s.quarters[c] += 1
    return reason


def why_executive(s: OMState, c: int, slot: int) -> int:
    """6.1: no Ship on its Depot space, crystals for it, and an effect that can be carried out."""
    if slot < 5 and s.ships[c] >> slot & 1:
        return SHIP_COVERS
    if s.purse(c) < EXECUTIVE_COST[slot]:
        return NO_CRYSTALS
    return LEGAL if possible(s, c, EXECUTIVE_EFFECT[slot]) else NO_EFFECT


def why_operate(s: OMState, c: int, card: int) -> int:
    """6.2: an own Advanced Building, for two crystals or free while a Scientist works there."""
    if s.blueprint_owner[card] != c:
        return NOT_YOUR_BUILDING
    if s.blueprint_hex[card] < 0:
        return NOT_BUILT
    if not is_staffed(s, card) and s.purse(c) < EXECUTIVE_COST[BUILDING_SLOT]:
        return NO_CRYSTALS
    return LEGAL if possible(s, c, BLUEPRINT_EFFECT[card]) else NO_EFFECT


def is_staffed(s: OMState, card: int) -> bool:
    """6.2: whether the Scientist of its specialty works in an Advanced Building."""
    return s.scientist_at[BLUEPRINT_TYPE[card]] == card


def why_work(s: OMState, c: int, card: int) -> int:
    """6.2: an own Scientist of the building's specialty, sent to anybody's Advanced Building."""
    scientist = BLUEPRINT_TYPE[card]
    if s.scientist_owner[scientist] != c:
        return NO_SCIENTIST
    if s.blueprint_hex[card] < 0:
        return NOT_BUILT
    if s.blueprint_owner[card] == c and s.scientist_at[scientist] == card:
        return WORKS_THERE
    return LEGAL if possible(s, c, BLUEPRINT_EFFECT[card]) else NO_EFFECT


class Turn(Step[OMState]):
    """3.1: everything open to the company whose turn it is."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        """A single thing to do is done unasked, unless a goal may be claimed or a contract fed before it."""
        c = self.company
        menu = self.offers(s, c)
        if len(menu) == 1 and not may_interrupt(s, c):
            self.choose(s, c, menu[0])
        else:
            s._menu = menu
            s.ask(self, c)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return s._menu or self.offers(s, seat)

    def offers(self, s: OMState, c: int) -> list[int]:
        """The main actions or the end of the turn, then the executive actions."""
        found: list[int] = []
        if s.main_done:
            found.append(END_TURN)
        else:
            first = LANDING_POD if s.side(c) == ORBIT else CONTROL_CENTER
            for action in range(first, first + 5):
                if why_slot(s, c, SLOT_GROUP[action]) == LEGAL and does_something(s, c, action):
                    found.append(ACT + action)
        if not s.executive_done:
            self.executives(s, c, found)
        return found

    def executives(self, s: OMState, c: int, found: list[int]) -> None:
        purse = s.purse(c)
        if purse >= 2:
            for slot in range(BUILDING_SLOT):
                if purse >= EXECUTIVE_COST[slot] and why_executive(s, c, slot) == LEGAL:
                    found.append(EXECUTE + slot)
        scientist = has_scientist(s, c)
        if s.markers[c] == MARKERS and not scientist:
            return
        for card in range(BLUEPRINTS):
            if s.blueprint_hex[card] >= 0:
                if s.blueprint_owner[card] == c and why_operate(s, c, card) == LEGAL:
                    found.append(OPERATE + card)
                if (
                    scientist
                    and s.scientist_owner[BLUEPRINT_TYPE[card]] == c
                    and why_work(s, c, card) == LEGAL
                ):
                    found.append(WORK + card)

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == END_TURN:
            return LEGAL if s.main_done else MAIN_OWED
        if ACT <= action < ACT + ACTION_COUNT:
            return MAIN_DONE if s.main_done else why_act(s, seat, action - ACT)
        if EXECUTE <= action < EXECUTE + BUILDING_SLOT:
            return EXECUTIVE_DONE if s.executive_done else why_executive(s, seat, action - EXECUTE)
        if OPERATE <= action < OPERATE + BLUEPRINTS:
            return EXECUTIVE_DONE if s.executive_done else why_operate(s, seat, action - OPERATE)
        if WORK <= action < WORK + BLUEPRINTS:
            return EXECUTIVE_DONE if s.executive_done else why_work(s, seat, action - WORK)
        return NOT_NOW

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        if reason == OTHER_SIDE:
            return (ACTION_SIDE[action - ACT],)
        card = action - WORK if action >= WORK else action - OPERATE
        if reason in (NO_SCIENTIST, WORKS_THERE):
            return (BLUEPRINT_TYPE[card],)
        if reason in (NOT_BUILT, NOT_YOUR_BUILDING):
            return (card,)
        return (s.level,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == END_TURN:
            return
        if ACT <= action < ACT + ACTION_COUNT:
            s.main_done = True
            s.log(LOG_ACT, seat, action - ACT)
            s.do(self)
            begin(s, seat, action - ACT)
            return
        s.executive_done = True
        if EXECUTE <= action < EXECUTE + BUILDING_SLOT:
            slot = action - EXECUTE
            s.log(LOG_EXECUTIVE, seat, slot)
            s.do(Benefit(seat, EXECUTIVE_EFFECT[slot]), self)
            pay(s, seat, (COIN,) * EXECUTIVE_COST[slot])
        elif OPERATE <= action < OPERATE + BLUEPRINTS:
            self.operate(s, seat, action - OPERATE)
        else:
            card = action - WORK
            s.scientist_at[BLUEPRINT_TYPE[card]] = card
            s.log(LOG_WORK, seat, BLUEPRINT_TYPE[card], card)
            s.do(Benefit(seat, BLUEPRINT_EFFECT[card]), self)

    def operate(self, s: OMState, c: int, card: int) -> None:
        """6.2: free while anybody's Scientist works there."""
        s.log(LOG_OPERATE, c, card)
        s.do(Benefit(c, BLUEPRINT_EFFECT[card]), self)
        if not is_staffed(s, card):
            pay(s, c, (COIN,) * EXECUTIVE_COST[BUILDING_SLOT])

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_END if s.main_done else ASK_TURN)


def begin(s: OMState, c: int, action: int) -> None:
    """4, 5: queue the steps of a main action."""
    if action == LANDING_POD:
        land_by_pod(s, c)
    elif action == LEARN_TECHNOLOGY:
        s.do(LearnTech(c, 1, 1, 1))
    elif action == RESUPPLY:
        s.do(Resupply(c, 1, 1, 1, 1))
    elif action == CONTROL_CENTER:
        s.do(Move(c, 2, 2, CONTROL))
    elif action == WELCOME_SHIP:
        s.do(Welcome(c, 1, 1, SHIP_TECH_OPEN, 1))
    else:
        filled = FillSlot(c, SLOT_GROUP[action], keep_for(s, c, action))
        if action == OBTAIN_BLUEPRINT:
            s.do(filled, TakeBlueprints(c, 1, 1, 1))
        elif action == RESEARCH:
            s.do(filled, Develop(c, 2, 1, 0, 1), ResearchTask(c, s.developments))
        elif action == CONSTRUCT_BUILDING:
            s.do(filled, Construct(c))
        elif action == UPGRADE_BUILDING:
            s.do(filled, Upgrade(c, 1, 0, UPGRADE_TECH_OPEN, 1))
        else:
            s.do(filled, Hire(c, EITHER, 1))
