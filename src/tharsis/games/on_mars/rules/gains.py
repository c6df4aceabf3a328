"""2.2, 2.3: gaining resources, crystals and Colonists."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_OVERFLOW,
    LOG_GAIN,
    LOSE,
    NO_DEMAND,
    NO_OWN_CONTRACT,
    STOW,
)
from tharsis.games.on_mars.codes import CRYSTAL, RESOURCES
from tharsis.games.on_mars.deck import UPGRADES
from tharsis.games.on_mars.rules.contracts import put_on_contract, somebody_wants, wants
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step


def gain(s: OMState, c: int, item: int, count: int) -> None:
    """2.2: take from the supply; resources up to the limit, crystals below the Depot.

    What finds no room is lost, unless a contract of the company wants it: then it is asked."""
    if count <= 0 or (c == s.lacerda and item != CRYSTAL):
        return
    s.log(LOG_GAIN, c, count, item)
    if item == CRYSTAL:
        s.waiting[c] += count
        return
    at = RESOURCES * c + item
    kept = min(count, s.limit(c) - s.goods[at])
    s.goods[at] += kept
    if kept < count:
        s.do(Overflow(c, item, count - kept))


def gain_colonists(s: OMState, c: int, count: int) -> None:
    """2.2: from the own supply to free Living Quarters."""
    come = min(count, s.supply[c], s.capacity(c) - s.quarters[c])
    s.supply[c] -= come
    s.quarters[c] += come
    if c == s.active:
        s.fresh += come


def come_home(s: OMState, c: int, count: int) -> None:
    """2.2: Colonists return to the Living Quarters; those without room to the own supply."""
    room = min(count, s.capacity(c) - s.quarters[c])
    s.quarters[c] += room
    s.supply[c] += count - room


def send_to_work(s: OMState, c: int) -> None:
    """3.2: a Colonist moves to the Working Area. One that came in this turn goes first."""
    leave_quarters(s, c)
    s.working[c] += 1


def leave_quarters(s: OMState, c: int) -> None:
    s.quarters[c] -= 1
    if c == s.active and s.fresh > 0:
        s.fresh -= 1


class Gain(Step[OMState]):
    """2.2: a gain in its place among other steps."""

    def __init__(self, company: int, item: int, count: int) -> None:
        self.company: Final = company
        self.item: Final = item
        self.count: Final = count

    def run(self, s: OMState) -> None:
        gain(s, self.company, self.item, self.count)


class Newcomers(Step[OMState]):
    """2.2: Colonists come after their price is paid."""

    def __init__(self, company: int, count: int) -> None:
        self.company: Final = company
        self.count: Final = count

    def run(self, s: OMState) -> None:
        gain_colonists(s, self.company, self.count)


class Overflow(PickOne[OMState]):
    """5.14: an item without room goes onto a contract, or is lost."""

    def __init__(self, by: int, item: int, count: int) -> None:
        super().__init__(by)
        self.item: Final = item
        self.count: Final = count

    def run(self, s: OMState) -> None:
        c = self.by
        at = RESOURCES * c + self.item
        room = min(self.count, s.limit(c) - s.goods[at])
        if room > 0:
            s.goods[at] += room
            s.do(Overflow(c, self.item, self.count - room))
        elif self.count > 0 and somebody_wants(s, c, self.item):
            self.put(s)

    def verb(self) -> int:
        return STOW

    def pick_why(self, s: OMState, by: int, d: int) -> int:
        if s.contract_owner[UPGRADES + d] != by:
            return NO_OWN_CONTRACT
        return LEGAL if wants(s, d, self.item) else NO_DEMAND

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (UPGRADES + action - STOW,)

    def take(self, s: OMState, by: int, d: int) -> None:
        put_on_contract(s, by, self.item, d)
        s.do(Overflow(by, self.item, self.count - 1))

    def stop(self) -> int:
        return LOSE

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_OVERFLOW, (self.item,))
