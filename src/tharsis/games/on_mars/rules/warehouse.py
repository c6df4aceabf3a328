"""4.6: Resupply from the Warehouse."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_WAREHOUSE,
    BOOST,
    DONE,
    LOG_TOOK,
    MUST_FIRST,
    NO_BOOST,
    NO_COLONISTS,
    NO_ROOM,
    NOT_STOCKED,
    RESOURCE_ONLY,
    TAKE,
)
from tharsis.games.on_mars.rules.asides import somebody_wants
from tharsis.games.on_mars.rules.effects import Effect, define
from tharsis.games.on_mars.rules.gains import gain, send_to_work
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import CRYSTAL, ITEMS
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


def has_room(s: OMState, c: int, item: int) -> bool:
    """4.6: Storage below its limit, a free Depot space, or a contract that wants the item."""
    if item == CRYSTAL:
        if s.depot_room(c) > s.waiting[c]:
            return True
    elif s.goods[5 * c + item] < s.limit(c):
        return True
    return somebody_wants(s, c, item)


def why_take(s: OMState, c: int, item: int, crystals: int) -> int:
    """4.6: in stock, and with room for it."""
    if not s.warehouse[item]:
        return NOT_STOCKED
    if item == CRYSTAL and not crystals:
        return RESOURCE_ONLY
    return LEGAL if has_room(s, c, item) else NO_ROOM


def can_resupply(s: OMState, c: int, crystals: int) -> bool:
    return any(why_take(s, c, item, crystals) == LEGAL for item in range(1, len(ITEMS)))


def take_item(s: OMState, c: int, item: int) -> None:
    s.warehouse[item] -= 1
    s.log(LOG_TOOK, c, item)
    gain(s, c, item, 1)


class Resupply(Step[OMState]):
    """4.6: take items from the Warehouse; each Colonist sent to the Working Area gives one more."""

    def __init__(self, company: int, left: int, boosted: int, crystals: int, must: int) -> None:
        self.company: Final = company
        self.left: Final = left
        self.boosted: Final = boosted
        self.crystals: Final = crystals
        self.must: Final = must

    def run(self, s: OMState) -> None:
        c = self.company
        if (self.left or (self.boosted and s.quarters[c])) and can_resupply(s, c, self.crystals):
            s.ask(self, c)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = [] if self.must else [DONE]
        if self.left:
            for item in range(1, len(ITEMS)):
                if why_take(s, seat, item, self.crystals) == LEGAL:
                    found.append(TAKE + item)
        else:
            found.append(BOOST)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return MUST_FIRST if self.must else LEGAL
        if action == BOOST:
            if not self.boosted or self.left:
                return NO_BOOST
            return LEGAL if s.quarters[seat] else NO_COLONISTS
        if not TAKE <= action < TAKE + len(ITEMS) or not self.left:
            return NOT_NOW
        return why_take(s, seat, action - TAKE, self.crystals)

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        return (action - TAKE,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == BOOST:
            send_to_work(s, seat)
            s.do(Resupply(seat, 1, 1, self.crystals, 1))
        elif action != DONE:
            s.do(Resupply(seat, self.left - 1, self.boosted, self.crystals, 0))
            take_item(s, seat, action - TAKE)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_WAREHOUSE, (self.left,))


class WarehouseEffect(Effect):
    """Take items from the Warehouse."""

    def __init__(self, count: int, boosted: int, crystals: int) -> None:
        self.count: Final = count
        self.boosted: Final = boosted
        self.crystals: Final = crystals

    def possible(self, s: OMState, c: int) -> bool:
        return can_resupply(s, c, self.crystals)

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Resupply(c, self.count, self.boosted, self.crystals, must))


define("warehouse", WarehouseEffect(1, 0, 1))
define("warehouse_resource", WarehouseEffect(1, 0, 0))
define("warehouse_boosted", WarehouseEffect(1, 1, 1))
define("two_from_warehouse", WarehouseEffect(2, 0, 1))
