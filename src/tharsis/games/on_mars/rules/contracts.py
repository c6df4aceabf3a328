"""5.14: Earth Contracts: what they want, feeding them, and when they are complete."""

from tharsis.games.on_mars.actions import DELIVER, LOG_COMPLETE, LOG_DELIVER
from tharsis.games.on_mars.codes import CONTRACT_MISSION, CRYSTAL, MINERAL, RESOURCES
from tharsis.games.on_mars.deck import (
    BLUEPRINT_TYPE,
    BLUEPRINTS,
    CONTRACT_COMPLEX,
    CONTRACT_TYPE,
    CONTRACTS,
    DELIVERIES,
    DELIVERY_COUNT,
    DELIVERY_ITEM,
    DELIVERY_MINERALS,
    UPGRADES,
)
from tharsis.games.on_mars.rules.missions import contribute
from tharsis.games.on_mars.state import OMState


def wants(s: OMState, d: int, item: int) -> bool:
    """5.14: whether a delivery contract still lacks an item."""
    if item == MINERAL:
        return s.delivered_minerals[d] < DELIVERY_MINERALS[d]
    return DELIVERY_ITEM[d] == item and s.delivered[d] < DELIVERY_COUNT[d]


def somebody_wants(s: OMState, c: int, item: int) -> bool:
    """5.14: whether a contract of the company could take a gained item directly."""
    return any(s.contract_owner[UPGRADES + d] == c and wants(s, d, item) for d in range(DELIVERIES))


def has_to_deliver(s: OMState, c: int, item: int) -> bool:
    if item == CRYSTAL:
        return s.crystals[c] + s.waiting[c] > 0
    return s.goods[RESOURCES * c + item] > 0


def deliveries(s: OMState, c: int, found: list[int]) -> None:
    """5.14: every item that could be put onto an own contract now, as actions."""
    owners = s.contract_owner
    for contract in range(UPGRADES, CONTRACTS):
        if owners[contract] != c or s.contract_done[contract]:
            continue
        d = contract - UPGRADES
        if s.goods[RESOURCES * c + MINERAL] and wants(s, d, MINERAL):
            found.append(DELIVER + MINERAL * DELIVERIES + d)
        item = DELIVERY_ITEM[d]
        if item != MINERAL and has_to_deliver(s, c, item) and wants(s, d, item):
            found.append(DELIVER + item * DELIVERIES + d)


def deliver(s: OMState, c: int, item: int, d: int) -> None:
    """5.14: an item onto a contract; crystals below the Depot go first."""
    if item == CRYSTAL and s.waiting[c] > 0:
        s.waiting[c] -= 1
    elif item == CRYSTAL:
        s.crystals[c] -= 1
    else:
        s.goods[RESOURCES * c + item] -= 1
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
