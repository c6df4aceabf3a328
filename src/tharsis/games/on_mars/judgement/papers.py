"""Tech tiles, Blueprints, Scientists, contracts and Private Goals: what they score, and how near they are."""

from typing import Final

from tharsis.games.on_mars.board import (
    COLUMN_OP,
    LAB_LEVEL,
    MARKERS,
)
from tharsis.games.on_mars.codes import (
    BATTERY,
    BUILDINGS,
    CRYSTAL,
    MINERAL,
    RESOURCES,
    TECHS,
)
from tharsis.games.on_mars.deck import (
    BLUEPRINT_LEVEL,
    BLUEPRINT_OP,
    BLUEPRINT_TYPE,
    BLUEPRINTS,
    CONTRACT_COMPLEX,
    CONTRACT_OP,
    CONTRACT_PENALTY,
    CONTRACT_TYPE,
    CONTRACTS,
    DELIVERY_COUNT,
    DELIVERY_ITEM,
    DELIVERY_MINERALS,
    FIVE_TECHS,
    FOUR_BLUEPRINTS,
    FOUR_OF_A_KIND,
    LARGE_COMPLEX,
    LEVEL_THREE,
    MARKED_SPACES,
    SCIENTIST_AND_CONTRACT,
    SCIENTIST_SCORES,
    SCIENTISTS,
    SEVEN_COLONISTS,
    THREE_ADVANCED,
    THREE_CUBES,
    THREE_DISCOVERIES,
    THREE_MINES,
    THREE_SHELTERS,
    THREE_SHIPS,
    TWO_RESEARCH,
    UPGRADES,
)
from tharsis.games.on_mars.judgement.weights import (
    A_GOAL,
    A_GOAL_NEAR,
    A_PLAN_TOO_MANY,
    A_PLAN_WITH_SITE,
    A_PLAN_WITHOUT,
    A_SCIENTIST,
    A_SCORED_PLAN,
    A_TECH_LEVEL,
    AN_ADVANCED_BUILDING,
    DELIVERY_HOPE,
    IN_STORE,
    PLANS_ENOUGH,
    UPGRADE_HOPE,
)
from tharsis.games.on_mars.rules.contracts import largest_advanced
from tharsis.games.on_mars.rules.holdings import (
    advanced_of,
    complexes_of,
    cubes_of,
    has_scientist,
    marked_spaces,
    mines_of,
    research_of,
    techs_of,
)
from tharsis.games.on_mars.rules.upgrading import ANYWHERE, has_upgrade_site, is_ready
from tharsis.games.on_mars.state import OMState

#: The Scientist who scores each type of building.
SCORED_BY: Final[list[int]] = [SCIENTIST_SCORES.index(building) for building in range(BUILDINGS)]


def papers(s: OMState, c: int, late: float) -> float:
    """Tech tiles, Blueprints, Scientists, contracts, goals."""
    worth = A_GOAL if s.goal_done[c] >= 0 else A_GOAL_NEAR * nearest_goal(s, c) * (1.0 - late)
    for tile in range(TECHS * c, TECHS * c + TECHS):
        at = s.lab[tile]
        if at >= 0:
            worth += COLUMN_OP[LAB_LEVEL[at]] + A_TECH_LEVEL * LAB_LEVEL[at] * (1.0 - late)
    worth += blueprints(s, c, late)
    for scientist in range(SCIENTISTS):
        if s.scientist_owner[scientist] == c:
            worth += A_SCIENTIST * (1.0 - late)
    return worth + contracts(s, c, late)


def blueprints(s: OMState, c: int, late: float) -> float:
    """Built ones score, also for Scientists; a few others are plans, more are a burden."""
    worth = 0.0
    if s.markers[c] == MARKERS:
        return worth
    open_plans = 0
    for card in range(BLUEPRINTS):
        if s.blueprint_owner[card] != c:
            continue
        points = float(BLUEPRINT_OP[BLUEPRINT_LEVEL[card]])
        if s.blueprint_hex[card] >= 0:
            worth += points + AN_ADVANCED_BUILDING * (1.0 - late)
            continue
        open_plans += 1
        hope = A_PLAN_WITHOUT
        if open_plans > PLANS_ENOUGH:
            hope = A_PLAN_TOO_MANY
        elif has_upgrade_site(s, c, card, ANYWHERE):
            hope = A_PLAN_WITH_SITE
        worth += points * hope * (1.0 - late) - points * late
        if s.scientist_owner[SCORED_BY[BLUEPRINT_TYPE[card]]] == c:
            worth += A_SCORED_PLAN * (1.0 - late)
    return worth


def nearest_goal(s: OMState, c: int) -> float:
    """7.2: how much is done of the Private Goal in hand of which most is."""
    best = 0.0
    for goal in s.hand(c):
        best = max(best, goal_part(s, c, goal))
    return min(best, 1.0)


def goal_part(s: OMState, c: int, goal: int) -> float:
    """7.2: how much of a Private Goal is done, 1 or more when it is met."""
    if goal == FOUR_BLUEPRINTS:
        return (MARKERS - s.markers[c]) / 4
    if goal == THREE_ADVANCED:
        return advanced_of(s, c) / 3
    if goal == THREE_MINES:
        return mines_of(s, c) / 3
    if goal == THREE_DISCOVERIES:
        return s.discoveries[c] / 3
    if goal == FOUR_OF_A_KIND:
        return max(s.goods[RESOURCES * c + BATTERY : RESOURCES * c + RESOURCES]) / 4
    if goal == THREE_SHELTERS:
        return s.shelters[c] / 3
    if goal == LEVEL_THREE:
        return s.level / 3
    if goal == SEVEN_COLONISTS:
        return s.quarters[c] / 7
    if goal == FIVE_TECHS:
        return techs_of(s, c) / 5
    if goal == THREE_SHIPS:
        return s.hangar[c] / 3
    if goal == TWO_RESEARCH:
        return research_of(s, c) / 2
    if goal == MARKED_SPACES:
        return marked_spaces(s, c) / 3
    if goal == THREE_CUBES:
        return cubes_of(s, c) / 3
    if goal == SCIENTIST_AND_CONTRACT:
        return (has_scientist(s, c) + nearest_contract(s, c)) / 2
    return complexes_of(s, c, 4) if goal == LARGE_COMPLEX else complexes_of(s, c, 3) / 2


def nearest_contract(s: OMState, c: int) -> float:
    """5.14: how much is done of the contract of which most is."""
    best = 0.0
    for contract in range(CONTRACTS):
        if s.contract_owner[contract] == c:
            best = max(best, 1.0 if s.contract_done[contract] else contract_part(s, c, contract))
    return best


def lead_in_contract(s: OMState, c: int, contract: int) -> float:
    """How much more a company has done for a contract than the best of the others."""
    return contract_part(s, c, contract) - max(
        [contract_part(s, other, contract) for other in range(s.companies) if other != c]
    )


def contract_part(s: OMState, c: int, contract: int) -> float:
    """5.14: how much of an open contract is done."""
    if contract < UPGRADES:
        return readiness(s, c, CONTRACT_TYPE[contract])
    d = contract - UPGRADES
    return (s.delivered[d] + s.delivered_minerals[d] + IN_STORE * in_store(s, c, d)) / needed(d)


def contracts(s: OMState, c: int, late: float) -> float:
    """By the chance to complete them."""
    worth = 0.0
    for contract in range(CONTRACTS):
        if s.contract_owner[contract] != c:
            continue
        kind = 0 if contract < UPGRADES else 1
        if s.contract_done[contract] or c == s.lacerda:
            worth += CONTRACT_OP[kind]
            continue
        done = contract_part(s, c, contract)
        hope = DELIVERY_HOPE if kind else UPGRADE_HOPE
        chance = done + (1.0 - done) * hope * (1.0 - late)
        worth += chance * CONTRACT_OP[kind] - (1.0 - chance) * CONTRACT_PENALTY[kind]
    return worth


def needed(d: int) -> int:
    """Items on a delivery contract."""
    return DELIVERY_COUNT[d] + DELIVERY_MINERALS[d]


def in_store(s: OMState, c: int, d: int) -> int:
    """Items of a company that a delivery contract still lacks."""
    minerals = DELIVERY_MINERALS[d] - s.delivered_minerals[d]
    item = DELIVERY_ITEM[d]
    have = s.crystals[c] + s.waiting[c] if item == CRYSTAL else s.goods[RESOURCES * c + item]
    found = min(s.goods[RESOURCES * c + MINERAL], minerals)
    return found if item == MINERAL else found + min(have, DELIVERY_COUNT[d] - s.delivered[d])


def readiness(s: OMState, c: int, building: int) -> float:
    """How near a company is to a marker on a type of building in a Complex of four."""
    size = 0
    for hex_ in s.hexes_of[s.kind_of(c, building)]:
        size = max(size, s.size[hex_])
    marked = largest_advanced(s, c, building)
    if marked:
        return 0.3 + 0.15 * min(marked, CONTRACT_COMPLEX)
    for card in range(BLUEPRINTS):
        if BLUEPRINT_TYPE[card] == building and is_ready(s, c, card):
            return 0.15 + 0.15 * min(size, CONTRACT_COMPLEX)
    return 0.1 * min(size, CONTRACT_COMPLEX)
