"""5.14, 7.2: what a company may do at any time: feed a contract, complete a Private Goal."""

from typing import Final

from tharsis.games.on_mars.actions import (
    CLAIM,
    DELIVER,
    GOAL_CLAIMED,
    GOAL_OPEN,
    NOT_HELD,
    NOT_WANTED,
    NOT_YOUR_CONTRACT,
    NOT_YOUR_TURN,
    NOTHING_TO_DELIVER,
    ON_THE_MOVE,
)
from tharsis.games.on_mars.board import COLONISTS, LAB_LEVEL, MARKERS
from tharsis.games.on_mars.cards import (
    BLUEPRINT_TYPE,
    BLUEPRINTS,
    CONTRACTS,
    DELIVERIES,
    DELIVERY_COUNT,
    DELIVERY_ITEM,
    DELIVERY_MINERALS,
)
from tharsis.games.on_mars.designed import GOAL_14_SPACES
from tharsis.games.on_mars.rules.firm import Firm
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import BOTS, CRYSTAL, MINE, MINERAL
from tharsis.kernel import LEGAL, NO_ACTIONS

UPGRADES: Final = 6  # the first contracts


def open_asides(s: OMState, c: int) -> list[int]:
    """All deliveries and claims open to a company."""
    found: list[int] = []
    if s.active == c and s.goal_done[c] < 0:
        for goal in s.hand(c):
            if goal_met(s, c, goal):
                found.append(CLAIM + goal)
    deliveries(s, c, found)
    if not found or isinstance(s.asking, Firm) or on_the_move(s, c):
        return NO_ACTIONS
    return found


def deliveries(s: OMState, c: int, found: list[int]) -> None:
    """5.14: every item that could be put onto an own contract now, as actions."""
    for d in range(DELIVERIES):
        if s.contract_owner[UPGRADES + d] != c or s.contract_done[UPGRADES + d]:
            continue
        if s.goods[5 * c + MINERAL] and wants(s, d, MINERAL):
            found.append(DELIVER + MINERAL * DELIVERIES + d)
        item = DELIVERY_ITEM[d]
        if item != MINERAL and has_to_deliver(s, c, item) and wants(s, d, item):
            found.append(DELIVER + item * DELIVERIES + d)


def may_interrupt(s: OMState, c: int) -> bool:
    """Whether the company might claim a goal or feed a contract now, as far as all can see."""
    if s.goal_done[c] < 0 and s.hand(c):
        return True
    found: list[int] = []
    deliveries(s, c, found)
    return len(found) > 0


def why_claim(s: OMState, c: int, goal: int) -> int:
    """7.2: on the own turn, a goal in hand whose condition is met, one in the whole game."""
    if goal not in s.hand(c):
        return NOT_HELD
    if s.active != c:
        return NOT_YOUR_TURN
    if s.goal_done[c] >= 0:
        return GOAL_CLAIMED
    if on_the_move(s, c):
        return ON_THE_MOVE
    return LEGAL if goal_met(s, c, goal) else GOAL_OPEN


def why_deliver(s: OMState, c: int, item: int, d: int) -> int:
    """5.14: an own delivery contract that still wants the item."""
    if s.contract_owner[UPGRADES + d] != c:
        return NOT_YOUR_CONTRACT
    if not wants(s, d, item):
        return NOT_WANTED
    if not has_to_deliver(s, c, item):
        return NOTHING_TO_DELIVER
    return ON_THE_MOVE if on_the_move(s, c) else LEGAL


def on_the_move(s: OMState, c: int) -> bool:
    """2.5: whether an own piece is between two hexes: on one with another piece, or on a tile."""
    for u in range(5 * c, 5 * c + 5):
        at = s.unit[u]
        if at >= 0 and (s.pieces[at] > 1 or s.tile[at] >= 0):
            return True
    return False


def wants(s: OMState, d: int, item: int) -> bool:
    """5.14: whether a delivery contract still lacks an item."""
    if item == MINERAL:
        return s.delivered_minerals[d] < DELIVERY_MINERALS[d]
    return DELIVERY_ITEM[d] == item and s.delivered[d] < DELIVERY_COUNT[d]


def has_to_deliver(s: OMState, c: int, item: int) -> bool:
    if item == CRYSTAL:
        return s.crystals[c] + s.waiting[c] > 0
    return s.goods[5 * c + item] > 0


def somebody_wants(s: OMState, c: int, item: int) -> bool:
    """5.14: whether a contract of the company could take a gained item directly."""
    return any(s.contract_owner[UPGRADES + d] == c and wants(s, d, item) for d in range(DELIVERIES))


def miners_of(s: OMState, c: int) -> int:
    """The company's Colonists on Mines: those that are nowhere else."""
    if c == s.lacerda:
        return s.miner.count(c)
    slots = s.slots[c] + s.slots[4 + c] + s.slots[8 + c] + s.slots[12 + c] + s.slots[16 + c]
    return COLONISTS - s.quarters[c] - s.working[c] - s.supply[c] - slots


def mines_of(s: OMState, c: int) -> int:
    """Mines with the company's Colonist or Advanced Building marker."""
    count = miners_of(s, c)
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0 and BLUEPRINT_TYPE[b] == MINE:
            count += 1
    return count


def advanced_of(s: OMState, c: int) -> int:
    """Advanced Buildings of the company on Mars."""
    if s.markers[c] == MARKERS:
        return 0
    count = 0
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0:
            count += 1
    return count


def complexes_of(s: OMState, c: int, size: int) -> int:
    """Different Complexes of a size or more in which the company's markers stand."""
    groups: list[int] = []
    if s.markers[c] == MARKERS:
        return 0
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0:
            at = s.blueprint_hex[b]
            if s.size[at] >= size and s.group[at] not in groups:
                groups.append(s.group[at])
    return len(groups)


def cubes_of(s: OMState, c: int) -> int:
    """Progress cubes of the company in the Progress area."""
    return s.progress[c].bit_count()


def techs_of(s: OMState, c: int) -> int:
    count = 0
    for tech in range(9):
        if s.lab[9 * c + tech] >= 0:
            count += 1
    return count


def best_tech(s: OMState, c: int) -> int:
    """Level of the company's most developed Tech tile."""
    best = 0
    for tech in range(9):
        at = s.lab[9 * c + tech]
        if at >= 0 and LAB_LEVEL[at] > best:
            best = LAB_LEVEL[at]
    return best


def bots_of(s: OMState, c: int) -> int:
    """Bots on Mars; Lacerda's stand on his board and count all the same."""
    if c == s.lacerda:
        return s.lacerda_bots
    count = 0
    for u in range(5 * c, 5 * c + BOTS):
        if s.unit[u] >= 0:
            count += 1
    return count


def contracts_done(s: OMState, c: int) -> int:
    count = 0
    for contract in range(CONTRACTS):
        if s.contract_owner[contract] == c and s.contract_done[contract]:
            count += 1
    return count


def has_scientist(s: OMState, c: int) -> bool:
    return any(owner == c for owner in s.scientist_owner)


def marked_spaces(s: OMState, c: int) -> int:
    count = 0
    for tech in range(9):
        if s.lab[9 * c + tech] in GOAL_14_SPACES:
            count += 1
    return count


def goal_met(s: OMState, c: int, goal: int) -> bool:
    """7.2: the condition of each Private Goal, by its number from 0."""
    if goal == 0:
        return s.markers[c] <= MARKERS - 4
    if goal == 1:
        return advanced_of(s, c) >= 3
    if goal == 2:
        return mines_of(s, c) >= 3
    if goal == 3:
        return s.discoveries[c] >= 3
    if goal == 4:
        return complexes_of(s, c, 4) >= 1
    if goal == 5:
        at = 5 * c
        return s.goods[at + 1] >= 4 or s.goods[at + 2] >= 4 or s.goods[at + 3] >= 4 or s.goods[at + 4] >= 4
    if goal == 6:
        return s.shelters[c] >= 3
    if goal == 7:
        return s.level >= 3
    if goal == 8:
        return s.quarters[c] >= 7
    if goal == 9:
        return techs_of(s, c) >= 5
    if goal == 10:
        return s.hangar[c] >= 3
    if goal == 11:
        return s.research[c].bit_count() >= 2
    if goal == 12:
        return has_scientist(s, c) and contracts_done(s, c) >= 1
    if goal == 13:
        return marked_spaces(s, c) >= 3
    if goal == 14:
        return cubes_of(s, c) >= 3
    return complexes_of(s, c, 3) >= 2
