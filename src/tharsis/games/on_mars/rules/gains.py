"""2.2, 2.3, 7.1: gaining resources, crystals and Colonists; contributing to missions."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_OVERFLOW,
    LOG_COMPLETE,
    LOG_DELIVER,
    LOG_GAIN,
    LOG_MISSION,
    LOG_MISSION_DONE,
    LOG_TASK,
    LOSE,
    NOT_WANTED,
    NOT_YOUR_CONTRACT,
    STOW,
)
from tharsis.games.on_mars.cards import (
    BLUEPRINT_TYPE,
    BLUEPRINTS,
    CONTRACT_COMPLEX,
    CONTRACT_TYPE,
    DELIVERIES,
    DELIVERY_COUNT,
    DELIVERY_MINERALS,
    MISSION_CRYSTALS,
    TASK_REWARD,
)
from tharsis.games.on_mars.rules.asides import UPGRADES, somebody_wants, wants
from tharsis.games.on_mars.state import HAND, OPEN, OMState
from tharsis.games.on_mars.terms import CONTRACT_MISSION, CRYSTAL, MINERAL
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


def gain(s: OMState, c: int, item: int, count: int) -> None:
    """2.2: take from the supply; resources up to the limit, crystals below the Depot.

    What finds no room is lost, unless a contract of the company wants it: then it is asked."""
    if count <= 0 or (c == s.lacerda and item != CRYSTAL):
        return
    s.log(LOG_GAIN, c, count, item)
    if item == CRYSTAL:
        s.waiting[c] += count
        return
    kept = min(count, s.limit(c) - s.goods[5 * c + item])
    s.goods[5 * c + item] += kept
    if kept < count and somebody_wants(s, c, item):
        s.do(Overflow(c, item, count - kept))


def gain_colonists(s: OMState, c: int, count: int) -> None:
    """2.2: from the own supply to free Living Quarters."""
    come = min(count, s.supply[c], s.capacity(c) - s.quarters[c])
    if come <= 0:
        return
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


def contribute(s: OMState, c: int, mission: int) -> None:
    """7.1: crystals for a contribution; the cube moves, and at the check mark the mission is done."""
    for i in range(3):
        if s.missions[i] != mission:
            continue
        s.waiting[c] += MISSION_CRYSTALS[mission]
        advance_mission(s, c, i)


def advance_mission(s: OMState, c: int, i: int) -> None:
    mission = s.missions[i]
    s.mission_left[i] -= 1
    s.log(LOG_MISSION, c, mission, s.mission_left[i])
    if s.mission_left[i] == 0:
        s.missions[i] = -1
        s.remaining = max(0, s.remaining - 1)
        s.log(LOG_MISSION_DONE, mission, s.remaining)


def task(s: OMState, c: int, number: int) -> None:
    """12: a First Colonist's task is done: the card is shown for its reward, one in a turn."""
    if s.task_done and not s.task_done[c] and number in s.tasks.piles[HAND + c]:
        s.task_done[c] = 1
        s.tasks.move(number, OPEN, s.everyone())
        s.show()
        s.log(LOG_TASK, c, number)
        gain(s, c, TASK_REWARD[number], 1)


def deliver(s: OMState, c: int, item: int, d: int) -> None:
    """5.14: an item onto a contract; crystals below the Depot go first."""
    if item == CRYSTAL and s.waiting[c] > 0:
        s.waiting[c] -= 1
    elif item == CRYSTAL:
        s.crystals[c] -= 1
    else:
        s.goods[5 * c + item] -= 1
    put_on_contract(s, c, item, d)


def put_on_contract(s: OMState, c: int, item: int, d: int) -> None:
    if item == MINERAL:
        s.delivered_minerals[d] += 1
    else:
        s.delivered[d] += 1
    s.log(LOG_DELIVER, c, item, UPGRADES + d)
    if s.delivered[d] == DELIVERY_COUNT[d] and s.delivered_minerals[d] == DELIVERY_MINERALS[d]:
        complete(s, c, UPGRADES + d)


def complete(s: OMState, c: int, contract: int) -> None:
    """5.14, 7.1: a contract counts at the first moment its condition is met."""
    s.contract_done[contract] = 1
    s.log(LOG_COMPLETE, c, contract)
    contribute(s, c, CONTRACT_MISSION)


def check_upgrade_contracts(s: OMState) -> None:
    """5.14: an own marker on a building of the type in a Complex of four."""
    for contract in range(UPGRADES):
        c = s.contract_owner[contract]
        if c < 0 or s.contract_done[contract]:
            continue
        if largest_advanced(s, c, CONTRACT_TYPE[contract]) >= CONTRACT_COMPLEX:
            complete(s, c, contract)


def largest_advanced(s: OMState, c: int, building: int) -> int:
    """Size of the largest Complex in which a marker of the company stands on a building of a type."""
    best = 0
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0 and BLUEPRINT_TYPE[b] == building:
            best = max(best, s.size[s.blueprint_hex[b]])
    return best


class Gain(Step[OMState]):
    """2.2: a gain in its place among other steps."""

    def __init__(self, company: int, item: int, count: int) -> None:
        self.company: Final = company
        self.item: Final = item
        self.count: Final = count

    def run(self, s: OMState) -> None:
        gain(s, self.company, self.item, self.count)


class Overflow(Step[OMState]):
    """5.14: an item without room goes onto a contract, or is lost."""

    def __init__(self, company: int, item: int, count: int) -> None:
        self.company: Final = company
        self.item: Final = item
        self.count: Final = count

    def run(self, s: OMState) -> None:
        c = self.company
        room = min(self.count, s.limit(c) - s.goods[5 * c + self.item])
        if room > 0:
            s.goods[5 * c + self.item] += room
            s.do(Overflow(c, self.item, self.count - room))
        elif self.count > 0 and somebody_wants(s, c, self.item):
            s.ask(self, c)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [LOSE] + [STOW + d for d in range(DELIVERIES) if self.why(s, seat, STOW + d) == LEGAL]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == LOSE:
            return LEGAL
        if not STOW <= action < STOW + DELIVERIES:
            return NOT_NOW
        if s.contract_owner[UPGRADES + action - STOW] != seat:
            return NOT_YOUR_CONTRACT
        return LEGAL if wants(s, action - STOW, self.item) else NOT_WANTED

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (UPGRADES + action - STOW,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action != LOSE:
            put_on_contract(s, seat, self.item, action - STOW)
            s.do(Overflow(self.company, self.item, self.count - 1))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_OVERFLOW, (self.item,))
