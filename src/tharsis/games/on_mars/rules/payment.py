"""2.1, 3.3, 7.3: paying. A cost is a tuple of units: a resource (a mineral may stand in), any resource,
a crystal (a goal card may stand in), a slot's extra cost (crystal or Colonist), or Colonists."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_PAY,
    ASK_PAY_ANY,
    ASK_PAY_CRYSTAL,
    ASK_PAY_SLOT,
    LOG_GOAL_SPENT,
    NO_COLONISTS,
    NO_CRYSTALS,
    NO_RESOURCES,
    NOT_HELD,
    PAY,
    PAY_COLONIST,
    PAY_GOAL,
)
from tharsis.games.on_mars.cards import GOALS
from tharsis.games.on_mars.rules.firm import Firm
from tharsis.games.on_mars.rules.gains import send_to_work
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.state import SPENT, OMState
from tharsis.games.on_mars.terms import ANY, COIN, CRYSTAL, MINER, MINERAL, SLOT, WORKER
from tharsis.kernel import LEGAL, NOT_NOW, Prompt

Units = tuple[int, ...]


def short(s: OMState, c: int, units: Units, slots: int = 0) -> int:
    """0 when a company can pay all units and the extra cost of some slots, else what it lacks."""
    if c == s.lacerda:
        return LEGAL
    if not slots and len(units) <= 1:  # the common case
        return short_of_one(s, c, units[0]) if units else LEGAL
    battery = water = plant = oxygen = minerals = free = coins = colonists = 0
    for unit in units:
        if unit == 0:
            minerals += 1
        elif unit == 1:
            battery += 1
        elif unit == 2:
            water += 1
        elif unit == 3:
            plant += 1
        elif unit == 4:
            oxygen += 1
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
    at = 5 * c
    battery -= s.goods[at + 1]
    water -= s.goods[at + 2]
    plant -= s.goods[at + 3]
    oxygen -= s.goods[at + 4]
    left = max(0, -battery) + max(0, -water) + max(0, -plant) + max(0, -oxygen)
    minerals += max(0, battery) + max(0, water) + max(0, plant) + max(0, oxygen) + max(0, free - left)
    return LEGAL if minerals <= s.goods[at] else NO_RESOURCES


def short_of_one(s: OMState, c: int, unit: int) -> int:
    """The same for a single unit."""
    if unit < ANY:
        return LEGAL if has_one(s, c, unit) else NO_RESOURCES
    if unit == ANY:
        at = 5 * c
        total = s.goods[at] + s.goods[at + 1] + s.goods[at + 2] + s.goods[at + 3] + s.goods[at + 4]
        return LEGAL if total else NO_RESOURCES
    if unit == COIN:
        return LEGAL if s.purse(c) else NO_CRYSTALS
    if unit == SLOT:
        return LEGAL if s.quarters[c] or s.purse(c) else NO_CRYSTALS
    return LEGAL if s.quarters[c] else NO_COLONISTS


def has_one(s: OMState, c: int, resource: int) -> bool:
    """Whether a company can pay one unit of a resource; a mineral may stand in."""
    return s.goods[5 * c + resource] > 0 or s.goods[5 * c] > 0


def fits(unit: int, item: int) -> bool:
    """2.1: whether a resource can pay a unit; a mineral pays any resource."""
    return unit <= ANY and (unit == ANY or item in (unit, MINERAL))


def can_pay(s: OMState, c: int, units: Units) -> bool:
    return short(s, c, units) == LEGAL


def spend_goal(s: OMState, c: int, goal: int) -> None:
    """7.3: a goal card goes unseen into the box in place of a crystal."""
    s.move_goal(goal, SPENT, 1 << c)
    s.log_secret(LOG_GOAL_SPENT, (c,), (goal,), 1 << c)


class Pay(Firm):
    """2.1: pay units one by one; asked only where a unit has two ways.

    Every way must leave the rest payable, and ``keep`` as well: what the action will still need."""

    def __init__(self, company: int, units: Units, keep: Units) -> None:
        self.company: Final = company
        self.units: Final = units
        self.keep: Final = keep

    def run(self, s: OMState) -> None:
        ways = self.legal(s, self.company)
        if len(ways) > 1:
            s.ask(self, self.company)
        else:
            self.choose(s, self.company, ways[0])

    def legal(self, s: OMState, seat: int) -> list[int]:
        c = self.company
        unit = self.units[0]
        rest = self.units[1:] + self.keep
        found: list[int] = []
        if unit <= ANY:
            for item in range(CRYSTAL):
                if fits(unit, item) and self._with_good(s, c, item, rest) == LEGAL:
                    found.append(PAY + item)
            return found
        if unit == WORKER:
            return [PAY_COLONIST]
        if s.crystals[c] and self._with_crystal(s, c, rest) == LEGAL:
            found.append(PAY + CRYSTAL)
        if s.active == c:
            for goal in s.hand(c):
                if self._with_goal(s, c, rest) == LEGAL:
                    found.append(PAY_GOAL + goal)
        if unit == SLOT and s.quarters[c] and self._with_colonist(s, c, rest) == LEGAL:
            found.append(PAY_COLONIST)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        """One way of paying: it fits the unit, is there, and leaves the rest payable."""
        c = seat
        unit = self.units[0]
        rest = self.units[1:] + self.keep
        if PAY <= action < PAY + CRYSTAL:
            item = action - PAY
            return self._with_good(s, c, item, rest) if fits(unit, item) else NOT_NOW
        if action == PAY_COLONIST and unit in (SLOT, WORKER):
            return self._with_colonist(s, c, rest)
        if unit != COIN and unit != SLOT:
            return NOT_NOW
        if action == PAY + CRYSTAL:
            return self._with_crystal(s, c, rest)
        if PAY_GOAL <= action < PAY_GOAL + GOALS:
            if action - PAY_GOAL not in s.hand(c) or s.active != c:
                return NOT_HELD
            return self._with_goal(s, c, rest)
        return NOT_NOW

    def _with_good(self, s: OMState, c: int, item: int, rest: Units) -> int:
        if not s.goods[5 * c + item]:
            return NO_RESOURCES
        if not rest:
            return LEGAL
        s.goods[5 * c + item] -= 1
        reason = short(s, c, rest)
        s.goods[5 * c + item] += 1
        return reason

    def _with_goal(self, s: OMState, c: int, rest: Units) -> int:
        return LEGAL if not rest or s.purse(c) - 1 >= self._coins(s, c, rest) else NO_CRYSTALS

    def _with_colonist(self, s: OMState, c: int, rest: Units) -> int:
        if not s.quarters[c]:
            return NO_COLONISTS
        s.quarters[c] -= 1
        reason = short(s, c, rest)
        s.quarters[c] += 1
        return reason

    def _with_crystal(self, s: OMState, c: int, rest: Units) -> int:
        if not s.crystals[c]:
            return NO_CRYSTALS
        s.crystals[c] -= 1
        reason = short(s, c, rest)
        s.crystals[c] += 1
        return reason

    def _coins(self, s: OMState, c: int, rest: Units) -> int:
        """Crystals that the rest needs at least."""
        coins = slots = colonists = 0
        for unit in rest:
            if unit == COIN:
                coins += 1
            elif unit == SLOT:
                slots += 1
            elif unit in (WORKER, MINER):
                colonists += 1
        return coins + max(0, slots - (s.quarters[c] - colonists))

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        return (action - PAY_GOAL,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        c = self.company
        if action == PAY + CRYSTAL:
            s.crystals[c] -= 1
        elif action == PAY_COLONIST:
            send_to_work(s, c)
        elif PAY_GOAL <= action < PAY_GOAL + GOALS:
            spend_goal(s, c, action - PAY_GOAL)
        else:
            s.goods[5 * c + action - PAY] -= 1
        if len(self.units) > 1:
            s.do(Pay(c, self.units[1:], self.keep))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        unit = self.units[0]
        if unit < ANY:
            return Prompt(ASK_PAY, (unit,))
        if unit == ANY:
            return Prompt(ASK_PAY_ANY)
        return Prompt(ASK_PAY_CRYSTAL if unit == COIN else ASK_PAY_SLOT)


def pay(s: OMState, c: int, units: Units) -> None:
    """Queue a payment before all that waits: nothing for what is free. Lacerda pays no resources."""
    if units and c != s.lacerda:
        s.do(Pay(c, units, ()))
