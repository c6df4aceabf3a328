"""What a position is worth to a company: what would score now, and what works towards it.

Colonists at home, goods, Shelters, Bots, Tech, a tile or a site within reach."""

from typing import Final

from tharsis.games.on_mars.board import (
    CENTRE,
    COLUMN_OP,
    DISTANCE,
    HEXES,
    LAB_LEVEL,
    MARKERS,
    NEIGHBOURS,
    PROGRESS_OP,
    QUARTERS_OP,
    SLOT_GROUPS,
    SLOT_SIDE,
    TOP_COLUMN,
)
from tharsis.games.on_mars.codes import (
    BATTERY,
    BOTS,
    BUILDINGS,
    COLONY,
    COMPANIES,
    CRYSTAL,
    GENERATOR,
    MINERAL,
    PLAYER,
    RESOURCES,
    ROVER,
    SHELTER,
    TECHS,
    UNITS,
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
    DELIVERIES,
    DELIVERY_COUNT,
    DELIVERY_ITEM,
    DELIVERY_MINERALS,
    FIVE_TECHS,
    FOUR_BLUEPRINTS,
    FOUR_OF_A_KIND,
    LARGE_COMPLEX,
    LEVEL_THREE,
    MARKED_SPACES,
    MISSION_SPACES,
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
from tharsis.games.on_mars.rules.construction import connects, left_in_stock, type_why
from tharsis.games.on_mars.rules.contracts import largest_advanced
from tharsis.games.on_mars.rules.footing import usable
from tharsis.games.on_mars.rules.holdings import (
    advanced_of,
    best_tech,
    bots_of,
    complexes_of,
    contracts_done,
    cubes_of,
    has_scientist,
    marked_spaces,
    mines_of,
    research_of,
    techs_of,
)
from tharsis.games.on_mars.rules.missions import mission_need
from tharsis.games.on_mars.rules.scoring import (
    blueprint_points,
    contract_points,
    quarters_points,
    scientist_points,
    ships_points,
    tech_points,
)
from tharsis.games.on_mars.rules.upgrading import ANYWHERE, has_upgrade_site, is_ready, upgrade_sites
from tharsis.games.on_mars.state import LAST_ROUND, OMState
from tharsis.kernel import LEGAL

#: The Scientist who scores each type of building.
SCORED_BY: Final[list[int]] = [SCIENTIST_SCORES.index(building) for building in range(BUILDINGS)]

# What things are worth besides their printed OP.
AT_HOME: Final = 0.55
AT_WORK: Final = 0.2
A_COLONIST: Final = 0.8
NOBODY_HOME: Final = 2.0
QUARTERS_EARLY: Final = 0.3  # of the OP of the Living Quarters while the game is young
A_RESOURCE: Final[list[float]] = [0.9, 0.5, 0.55, 0.55, 0.65]
A_CRYSTAL: Final = 0.6
A_SHELTER: Final = 3.0
A_BOT: Final = 1.0
A_MINER: Final = 1.7
A_CUBE: Final = 0.5
CUBES_EARLY: Final = 0.8  # Progress cubes score again with each of the next two levels
AN_ADVANCED_BUILDING: Final = 1.5
A_PLAN_WITH_SITE: Final = 0.5  # of its OP
A_PLAN_WITHOUT: Final = 0.2
A_PLAN_TOO_MANY: Final = -0.4
PLANS_ENOUGH: Final = 2.0
A_TECH_LEVEL: Final = 0.3
A_GOAL: Final = 3.0
A_GOAL_CARD: Final = 1.0
A_SCIENTIST: Final = 2.0
A_SCORED_PLAN: Final = 1.0
DELIVERY_HOPE: Final = 0.5  # chance to complete a contract that was just taken
UPGRADE_HOPE: Final = 0.3
IN_STORE: Final = 0.5  # of what an item counts that is on the contract
A_TILE_TAKEN: Final = 0.7
TILE_NEAR: Final = 0.3
SITE_NEAR: Final = 0.7
PLAN_NEAR: Final = 0.5
LIFE_SUPPORT: Final = 3.0  # each row the Colony needs, whoever built it: who leads wants the end
A_LEVEL: Final = 3.0
A_MISSION: Final = 6.0
USE_OF_GOODS: Final = 0.3  # goods are for the Colony, room for them for Orbit
USE_OF_PLANS: Final = 0.5
SOLO_STEP: Final = 8.0  # each thing that the solo goals want
IN_PART: Final = 0.5
A_GOAL_NEAR: Final = 3.0  # for the part of the nearest Private Goal that is done
FAR: Final = 6  # beyond this a site, and beyond that a tile, is out of reach
TILE_FAR: Final = 8
A_SPARE: Final = 0.01  # what is left over when all is counted breaks ties


def judge(s: OMState, c: int, aims: "Aims") -> float:
    """What a company's position is worth, in OP."""
    if is_last(s):
        return final_points(s, c)
    rounds_left = 2.0 if s.remaining == 0 else 4.0 + 2.0 * s.remaining
    late = 1.0 / rounds_left
    cubes = cubes_of(s, c)
    worth = float(s.op[c] + ships_points(s, c) + scientist_points(s, c))
    worth += PROGRESS_OP[cubes] * (1.0 if s.level >= 3 else 1.0 + CUBES_EARLY) + A_CUBE * cubes
    worth += people(s, c, late) + stores(s, c, late) + papers(s, c, late) + pieces(s, c, aims)
    if s.lacerda >= 0 and c != s.lacerda:
        worth += SOLO_STEP * solo_steps(s)
    return worth + progress(s) + place(s, c) * (1.0 - late)


def is_last(s: OMState) -> bool:
    """Whether nothing follows this turn but the scoring."""
    if s.ending_round == LAST_ROUND or s.over:
        return True
    return s.remaining == 0 and s.options["short_ending"] is True


def final_points(s: OMState, c: int) -> float:
    """9.2: what a company would have if the game were scored now."""
    if s.over:
        return float(s.op[c])
    points = s.op[c] + PROGRESS_OP[cubes_of(s, c)] + ships_points(s, c) + tech_points(s, c)
    points += blueprint_points(s, c) + scientist_points(s, c) + contract_points(s, c)
    points += quarters_points(s, c) if c == s.lacerda else QUARTERS_OP[coming_home(s, c)]
    worth = float(points) + A_SPARE * (s.crystals[c] + s.waiting[c])
    for d in range(DELIVERIES):
        open_ = s.contract_owner[UPGRADES + d] == c and not s.contract_done[UPGRADES + d]
        if open_ and in_store(s, c, d) + s.delivered[d] + s.delivered_minerals[d] >= needed(d):
            worth += CONTRACT_OP[1] + CONTRACT_PENALTY[1]
    if s.lacerda >= 0 and c != s.lacerda:
        worth += SOLO_STEP * solo_steps(s)
    return worth


def coming_home(s: OMState, c: int) -> int:
    """9.2: Colonists in the Living Quarters when those of the own side have come home."""
    count = s.quarters[c] + s.working[c]
    side = s.side(c)
    for group in range(SLOT_GROUPS):
        if SLOT_SIDE[group] == side:
            count += s.slots[COMPANIES * group + c]
    return min(count, s.capacity(c))


def solo_steps(s: OMState) -> float:
    """10.11: what the goals want besides OP, in wholes and, for less, in parts: a contract, a Private Goal,
    the top of the Laboratory, the third level."""
    steps = IN_PART * best_tech(s, PLAYER) / TOP_COLUMN + min(s.level, 3)
    if s.goal_done[PLAYER] >= 0:
        steps += 1.0
    if contracts_done(s, PLAYER):
        steps += 1.0
    else:
        steps += IN_PART * nearest_contract(s, PLAYER)
    return steps + 1.0 if best_tech(s, PLAYER) == TOP_COLUMN else steps


def progress(s: OMState) -> float:
    """How far the game has come. Who plays well should not dawdle: the others catch up in a long game."""
    worth = A_LEVEL * s.level + A_MISSION * (MISSION_SPACES - s.remaining)
    for row in s.lss:
        worth += LIFE_SUPPORT * min(row, s.level + 1)
    for i in range(MISSION_SPACES):
        if s.missions[i] >= 0:
            need = mission_need(s.missions[i], s.companies)
            worth += A_MISSION * (need - s.mission_left[i]) / need
    return worth


def place(s: OMState, c: int) -> float:
    """Which side suits a company: the Colony with goods and plans, Orbit without."""
    have = min(s.resources(c), 8)
    plans = MARKERS - s.markers[c] - advanced_of(s, c)
    if s.side(c) == COLONY:
        return USE_OF_GOODS * have + USE_OF_PLANS * min(plans, 3)
    return USE_OF_GOODS * min(sum(s.warehouse), 8 - have) + USE_OF_PLANS * (3 - min(plans, 3))


def people(s: OMState, c: int, late: float) -> float:
    """Colonists: at home they act and score, elsewhere they will come back."""
    away = s.working[c] + s.on_slots(c)
    count = min(s.quarters[c] + away, s.capacity(c))
    worth = AT_HOME * s.quarters[c] + AT_WORK * min(away, s.capacity(c)) + A_COLONIST * count
    if not s.quarters[c]:
        worth -= NOBODY_HOME
    points = quarters_points(s, c) if c == s.lacerda else QUARTERS_OP[count]
    early = QUARTERS_EARLY * (1.0 - late)
    return worth * (1.0 - late) + points * (early + late) + A_MINER * s.miner.count(c)


def stores(s: OMState, c: int, late: float) -> float:
    """Resources and crystals, worth less when little time is left to use them."""
    worth = 0.0
    for item in range(RESOURCES):
        worth += A_RESOURCE[item] * s.goods[RESOURCES * c + item]
    waiting = min(s.waiting[c], s.depot_room(c))
    worth += A_CRYSTAL * (s.crystals[c] + 0.8 * waiting) + A_GOAL_CARD * len(s.hand(c))
    return worth * (1.0 - 0.8 * late)


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


def contract_part(s: OMState, c: int, contract: int) -> float:
    """5.14: how much of an open contract is done."""
    if contract < UPGRADES:
        return readiness(s, c, CONTRACT_TYPE[contract])
    d = contract - UPGRADES
    return (s.delivered[d] + s.delivered_minerals[d] + IN_STORE * in_store(s, c, d)) / needed(d)


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


def pieces(s: OMState, c: int, aims: "Aims") -> float:
    """Shelters, Bots, tiles taken, and how near the pieces are to what they could do next."""
    worth = A_SHELTER * (s.shelters[c] - 1) + A_BOT * bots_of(s, c) + A_TILE_TAKEN * s.discoveries[c]
    worth += A_TILE_TAKEN * s.research[c].bit_count()
    if c == s.lacerda:
        return worth
    rover = s.unit[UNITS * c + ROVER]
    start = CENTRE if rover < 0 else rover
    tile_near = TILE_FAR
    for hex_ in aims.tiles:
        if s.tile[hex_] >= 0 and DISTANCE[start * HEXES + hex_] < tile_near:
            tile_near = DISTANCE[start * HEXES + hex_]
    worth -= TILE_NEAR * tile_near
    for i in range(len(aims.away)):
        away = aims.away[i]
        near = FAR
        for u in range(UNITS * c, UNITS * c + BOTS):
            at = s.unit[u]
            if at >= 0 and away[at] < near:
                near = away[at]
        if near > 1:
            worth -= aims.weights[i] * (near - 1)
    return worth


class Aims:
    """Where a company wants its pieces, found once for each decision: usable tiles, sites, plans."""

    def __init__(self, s: OMState, c: int) -> None:
        self.tiles: list[int] = []
        self.away: list[list[int]] = []  # for each kind of site, how far each hex is from the nearest
        self.weights: list[float] = []
        if c == s.lacerda:
            return
        for hex_ in range(HEXES):
            if s.tile[hex_] >= 0 and not s.pieces[hex_] and usable(s, c, s.tile[hex_]):
                self.tiles.append(hex_)
        for building in range(BUILDINGS):
            self.add_sites(s, c, building)
        for card in range(BLUEPRINTS):
            if is_ready(s, c, card):
                self.add(upgrade_sites(s, c, card, ANYWHERE), PLAN_NEAR)

    def add_sites(self, s: OMState, c: int, building: int) -> None:
        """Hexes for a type of building, worth more if the Colony needs it and it can be paid."""
        if not left_in_stock(s, c, building):
            return
        kind = s.kind_of(c, building)
        level = s.best_level(building)
        found = [
            hex_ for hex_ in range(HEXES) if s.building[hex_] < 0 and 0 <= connects(s, kind, hex_) <= level
        ]
        needed = GENERATOR <= building < SHELTER and s.lss[building - GENERATOR] < s.level + 1
        weight = SITE_NEAR if needed else 0.4 * SITE_NEAR
        self.add(found, weight if type_why(s, c, building, s.quarters[c]) == LEGAL else 0.3 * weight)

    def add(self, hexes: list[int], weight: float) -> None:
        if hexes:
            self.away.append(distances(hexes))
            self.weights.append(weight)


def distances(hexes: list[int]) -> list[int]:
    """How far each hex is from the nearest of some."""
    away = [FAR] * HEXES
    for hex_ in hexes:
        away[hex_] = 0
    reached = hexes[:]
    for hex_ in reached:
        step = away[hex_] + 1
        if step < FAR:
            for beside in NEIGHBOURS[hex_]:
                if away[beside] > step:
                    away[beside] = step
                    reached.append(beside)
    return away
