"""2.1, 3.3, 7.3: paying. A cost is a tuple of units: a resource (a mineral may stand in), any resource, one
of two, a crystal (a goal card may stand in), a slot's extra cost (crystal or Colonist), or Colonists."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_PAY,
    ASK_PAY_ANY,
    ASK_PAY_CRYSTAL,
    ASK_PAY_SLOT,
    ASK_PAY_WATER_OR_PLANT,
    LOG_GOAL_SPENT,
    NO_COLONISTS,
    NO_CRYSTALS,
    NO_RESOURCES,
    NO_SUCH_GOAL,
    PAY,
    PAY_COLONIST,
    PAY_GOAL,
)
from tharsis.games.on_mars.codes import (
    ANY,
    BATTERY,
    COIN,
    CRYSTAL,
    MINERAL,
    OXYGEN,
    PLANT,
    RESOURCES,
    SLOT,
    WATER,
    WATER_OR_PLANT,
    WORKER,
)
from tharsis.games.on_mars.rules.gains import send_to_work
from tharsis.games.on_mars.rules.shortage import short_of
from tharsis.games.on_mars.state import SPENT, OMState
from tharsis.kernel import ALONE, LEGAL, NOT_NOW, Either, Prompt

Units = tuple[int, ...]

#: What pays a unit of each sort: a mineral any resource, nothing but Colonists the rest.
PAID_WITH: Final[list[list[int]]] = [
    [MINERAL],
    [MINERAL, BATTERY],
    [MINERAL, WATER],
    [MINERAL, PLANT],
    [MINERAL, OXYGEN],
    [MINERAL, BATTERY, WATER, PLANT, OXYGEN],
    [CRYSTAL],
    [CRYSTAL],
    [],
    [],
    [MINERAL, WATER, PLANT],
]
NOTHING: Final[list[int]] = []
NOTHING_SPENT: Final = -1
WAYS_TO_PAY: Final[list[int]] = [PAY, PAY_GOAL, PAY_COLONIST]


def short_why(s: OMState, c: int, units: Units, slots: int = 0, spent: int = NOTHING_SPENT) -> int:
    """0 when a company that has ``spent`` a unit can still pay all units and the extra cost of some slots,
    else what it lacks."""
    if c == s.lacerda:
        return LEGAL
    if not slots and len(units) <= 1:  # the common case
        return unit_why(s, c, units[0], spent) if units else LEGAL
    battery = water = plant = oxygen = minerals = either = free = coins = colonists = 0
    if spent == WORKER:  # asked for every card one may hire: without a new tuple
        colonists = 1
    elif spent != NOTHING_SPENT:
        units = (*units, spent)
    for unit in units:
        if unit == MINERAL:
            minerals += 1
        elif unit == BATTERY:
            battery += 1
        elif unit == WATER:
            water += 1
        elif unit == PLANT:
            plant += 1
        elif unit == OXYGEN:
            oxygen += 1
        elif unit == WATER_OR_PLANT:
            either += 1
        elif unit == ANY:
            free += 1
        elif unit == COIN:
            coins += 1
        elif unit == SLOT:
            slots += 1
        else:
            colonists += 1
    spare = s.quarters[c] - colonists
    if spare < 0:
        return NO_COLONISTS
    if coins + max(0, slots - spare) > s.purse(c):
        return NO_CRYSTALS
    at = RESOURCES * c
    battery -= s.goods[at + BATTERY]
    water -= s.goods[at + WATER]
    plant -= s.goods[at + PLANT]
    oxygen -= s.goods[at + OXYGEN]
    fitting = min(either, max(0, -water) + max(0, -plant))
    minerals += either - fitting
    left = max(0, -battery) + max(0, -water) + max(0, -plant) + max(0, -oxygen) - fitting
    minerals += max(0, battery) + max(0, water) + max(0, plant) + max(0, oxygen) + max(0, free - left)
    return LEGAL if minerals <= s.goods[at + MINERAL] else NO_RESOURCES


def unit_why(s: OMState, c: int, unit: int, spent: int) -> int:
    """The same for a single unit."""
    if unit < ANY:
        return LEGAL if has_one(s, c, unit, spent) else NO_RESOURCES
    if unit == ANY:
        return LEGAL if s.resources(c) > (1 if NOTHING_SPENT < spent < ANY else 0) else NO_RESOURCES
    if unit == WATER_OR_PLANT:
        return LEGAL if has_one(s, c, WATER, spent) or has_one(s, c, PLANT, spent) else NO_RESOURCES
    if unit == COIN:
        return LEGAL if s.purse(c) > is_spent(spent, COIN) else NO_CRYSTALS
    if s.quarters[c] > is_spent(spent, WORKER):
        return LEGAL
    if unit == SLOT:
        return LEGAL if s.purse(c) > is_spent(spent, COIN) else NO_CRYSTALS
    return NO_COLONISTS


def is_spent(spent: int, unit: int) -> int:
    """1 where the unit is the one that was spent."""
    return 1 if spent == unit else 0


def has_one(s: OMState, c: int, resource: int, spent: int = NOTHING_SPENT) -> bool:
    """Whether a company can pay one unit of a resource; a mineral may stand in."""
    at = RESOURCES * c
    if s.goods[at + resource] > is_spent(spent, resource):
        return True
    return s.goods[at + MINERAL] > is_spent(spent, MINERAL)


def can_pay(s: OMState, c: int, units: Units) -> bool:
    return short_why(s, c, units) == LEGAL


def rest_why(s: OMState, c: int, spent: int, rest: Units) -> int:
    """0 when a company that has ``spent`` a unit can pay the rest."""
    return short_why(s, c, rest, spent=spent) if rest else LEGAL


def spend_goal(s: OMState, c: int, goal: int) -> None:
    """7.3: a goal card goes unseen into the box in place of a crystal."""
    s.move_goal(goal, SPENT, 1 << c)
    s.log_secret(LOG_GOAL_SPENT, (c,), (goal,), 1 << c)


class Pay(Either[OMState]):
    """2.1: pay units one by one; asked only where a unit has two ways.

    Every way must leave the rest payable, and ``keep`` as well: what the action will still need."""

    def __init__(self, by: int, units: Units, keep: Units) -> None:
        super().__init__(by)
        self.units: Final = units
        self.keep: Final = keep

    def firm(self) -> bool:
        """What is owed must stay payable."""
        return True

    def run(self, s: OMState) -> None:
        ways = self.legal(s, self.by)
        if len(ways) > 1:
            self.put(s)
        else:
            self.choose(s, self.by, ways[0])

    def verbs(self) -> list[int]:
        return WAYS_TO_PAY

    def among(self, s: OMState, by: int, verb: int) -> list[int]:
        unit = self.units[0]
        if verb == PAY:
            return PAID_WITH[unit]
        if verb == PAY_COLONIST:
            return ALONE if unit in (SLOT, WORKER) else NOTHING
        return s.hand(by) if self.takes_goals() and s.active == by else NOTHING

    def takes_goals(self) -> bool:
        """7.3: a goal card stands in for a crystal."""
        return self.units[0] == COIN or self.units[0] == SLOT

    def legal(self, s: OMState, seat: int) -> list[int]:
        by = self.by
        unit = self.units[0]
        rest = self.rest()
        found: list[int] = []
        for item in PAID_WITH[unit]:
            if self.item_why(s, by, item, rest) == LEGAL:
                found.append(PAY + item)
        if unit > ANY:
            if s.active == by and self.takes_goals() and rest_why(s, by, COIN, rest) == LEGAL:
                for goal in s.hand(by):
                    found.append(PAY_GOAL + goal)
            if (unit in (SLOT, WORKER)) and self.colonist_why(s, by, rest) == LEGAL:
                found.append(PAY_COLONIST)
        return found

    def rest(self) -> Units:
        """What must stay payable."""
        return self.units[1:] + self.keep

    def outside(self, verb: int) -> int:
        return NO_SUCH_GOAL if verb == PAY_GOAL and self.takes_goals() else NOT_NOW

    def pick_why(self, s: OMState, by: int, verb: int, x: int) -> int:
        """One way of paying: it is there, and leaves the rest payable."""
        rest = self.rest()
        if verb == PAY_GOAL:
            return rest_why(s, by, COIN, rest)
        return self.colonist_why(s, by, rest) if verb == PAY_COLONIST else self.item_why(s, by, x, rest)

    def colonist_why(self, s: OMState, c: int, rest: Units) -> int:
        return rest_why(s, c, WORKER, rest) if s.quarters[c] else NO_COLONISTS

    def item_why(self, s: OMState, c: int, item: int, rest: Units) -> int:
        if item == CRYSTAL:
            return rest_why(s, c, COIN, rest) if s.crystals[c] else NO_CRYSTALS
        return rest_why(s, c, item, rest) if s.goods[RESOURCES * c + item] else NO_RESOURCES

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        """Whoever has none of a resource lacks one of it, which minerals do not make up for."""
        item = action - PAY
        if item < RESOURCES and not s.goods[RESOURCES * by + item]:
            return (1,)
        return short_of(s, self, by, action, reason)

    def rule(self, s: OMState, seat: int, action: int) -> str:
        if s.game.actions.base(action) == PAY_GOAL:
            return "7.3"
        if action == PAY + CRYSTAL and self.units[0] == COIN:
            return "2.3"
        return super().rule(s, seat, action)

    def take(self, s: OMState, by: int, verb: int, x: int) -> None:
        if verb == PAY_GOAL:
            spend_goal(s, by, x)
        elif verb == PAY_COLONIST:
            send_to_work(s, by)
        elif x == CRYSTAL:
            s.crystals[by] -= 1
        else:
            s.goods[RESOURCES * by + x] -= 1
        if len(self.units) > 1:
            s.do(Pay(by, self.units[1:], self.keep))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        unit = self.units[0]
        if unit < ANY:
            return Prompt(ASK_PAY, (unit,))
        if unit == ANY:
            return Prompt(ASK_PAY_ANY)
        if unit == WATER_OR_PLANT:
            return Prompt(ASK_PAY_WATER_OR_PLANT)
        return Prompt(ASK_PAY_CRYSTAL, (self.coins(),)) if unit == COIN else Prompt(ASK_PAY_SLOT)

    def coins(self) -> int:
        """How many crystals are owed before anything else."""
        n = 0
        while n < len(self.units) and self.units[n] == COIN:
            n += 1
        return n


def pay(s: OMState, c: int, units: Units) -> None:
    """Queue a payment before all that waits: nothing for what is free. Lacerda pays no resources."""
    if units and c != s.lacerda:
        s.do(Pay(c, units, ()))
