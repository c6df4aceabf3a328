"""4.6: Resupply from the Warehouse."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_WAREHOUSE,
    BOOST,
    LOG_TOOK,
    NO_CRYSTAL_HERE,
    NO_ROOM,
    NO_STOCK,
    TAKE,
)
from tharsis.games.on_mars.codes import BATTERY, CRYSTAL, OXYGEN, PLANT, RESOURCES, WATER
from tharsis.games.on_mars.rules.boosted import Boosted
from tharsis.games.on_mars.rules.contracts import somebody_wants
from tharsis.games.on_mars.rules.gains import gain
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Prompt

TAKE_OR_BOOST: Final[list[int]] = [TAKE, BOOST]
#: What the Warehouse holds: everything but minerals.
STOCK: Final[list[int]] = [BATTERY, WATER, PLANT, OXYGEN, CRYSTAL]


def has_room(s: OMState, c: int, item: int) -> bool:
    """4.6: Storage below its limit, a free Depot space, or a contract that wants the item."""
    if item == CRYSTAL:
        if s.depot_room(c) > s.waiting[c]:
            return True
    elif s.goods[RESOURCES * c + item] < s.limit(c):
        return True
    return somebody_wants(s, c, item)


def item_why(s: OMState, c: int, item: int, crystals: bool) -> int:
    """4.6: in stock, and with room for it; some effects give no ``crystals``."""
    if not s.warehouse[item]:
        return NO_STOCK
    if item == CRYSTAL and not crystals:
        return NO_CRYSTAL_HERE
    return LEGAL if has_room(s, c, item) else NO_ROOM


def can_resupply(s: OMState, c: int, crystals: bool) -> bool:
    return any(item_why(s, c, item, crystals) == LEGAL for item in STOCK)


def take_item(s: OMState, c: int, item: int) -> None:
    s.warehouse[item] -= 1
    s.log(LOG_TOOK, c, item)
    gain(s, c, item, 1)


class Resupply(Boosted):
    """4.6: take items from the Warehouse; each Colonist sent to the Working Area gives one more."""

    def __init__(self, by: int, left: int, boosts: int, must: bool, crystals: bool) -> None:
        super().__init__(by, left, boosts, must)
        self.crystals: Final = crystals

    def verbs(self) -> list[int]:
        return TAKE_OR_BOOST

    def can_go_on(self, s: OMState, by: int) -> bool:
        return can_resupply(s, by, self.crystals)

    def choices(self, s: OMState, by: int) -> list[int]:
        return STOCK

    def choice_why(self, s: OMState, by: int, item: int) -> int:
        return item_why(s, by, item, self.crystals)

    def do_once(self, s: OMState, by: int, item: int) -> None:
        take_item(s, by, item)

    def again(self, left: int, boosts: int, must: bool) -> Boosted:
        return Resupply(self.by, left, boosts, must, self.crystals)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_WAREHOUSE, (self.left,))
