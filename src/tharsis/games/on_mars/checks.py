"""What must hold in every position: pieces conserved, limits kept, tracks true to the map."""

from typing import Final

from tharsis.games.on_mars.board import (
    COLONISTS,
    DEPOT,
    GRID_SPACES,
    HEXES,
    HIRE_GROUP,
    LSS_COLUMNS,
    LSS_ROWS,
    MARKERS,
    SHELTER_TILES,
    SHIPS,
    SLOT_GROUPS,
    SLOTS,
    STACK,
    TOP_LEVEL,
)
from tharsis.games.on_mars.codes import COMPANIES, GENERATOR, MINE, RESOURCES, SHELTER, TECHS
from tharsis.games.on_mars.deck import BLUEPRINTS, CONTRACTS, DISCOVERIES, MISSION_SPACES, SCIENTISTS
from tharsis.games.on_mars.rules.footing import on_the_move
from tharsis.games.on_mars.rules.payment import Pay
from tharsis.games.on_mars.rules.shuttle import Travel
from tharsis.games.on_mars.rules.technology import PlaceTech
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.state import ON_DISPLAY, OMState
from tharsis.kernel import AnyStep

#: Questions with a Tech tile in hand, neither on the grid nor in a Laboratory.
TILE_IN_HAND: Final[frozenset[type[AnyStep]]] = frozenset((PlaceTech, Pay))
#: Questions between two actions, when all pieces are at rest.
BETWEEN_ACTIONS: Final[frozenset[type[AnyStep]]] = frozenset((Turn, Travel))


def invariants(s: OMState) -> str:
    """The first thing that is broken, or nothing."""
    for c in range(s.companies):
        found = company_fault(s, c)
        if found:
            return f"company {c}: {found}"
    return (
        tracks_fault(s)
        or map_fault(s)
        or stock_fault(s)
        or cards_fault(s)
        or s.goals.fault()
        or s.settlers.fault()
        or s.tasks.fault()
    )


def company_fault(s: OMState, c: int) -> str:
    if not 1 <= s.shelters[c] <= SHELTER_TILES or s.shelters[c] != s.building.count(SHELTER + c):
        return "Shelters on the map and on the board differ"
    for item in range(RESOURCES):
        if not 0 <= s.goods[RESOURCES * c + item] <= s.limit(c):
            return f"{s.goods[RESOURCES * c + item]} of resource {item} in Storage"
    if not 0 <= s.crystals[c] <= DEPOT - s.docked(c) or s.waiting[c] < 0:
        return f"{s.crystals[c]} crystals in the Depot"
    if s.hangar[c] < 0 or s.hangar[c] + s.docked(c) > SHIPS or s.ships_taken(c) > s.level:
        return "too many Ships taken"
    if c != s.lacerda:
        total = s.quarters[c] + s.working[c] + s.supply[c] + s.on_slots(c) + s.miner.count(c)
        if total != COLONISTS or min(s.quarters[c], s.working[c], s.supply[c]) < 0:
            return f"{total} Colonists"
        if s.quarters[c] > s.capacity(c):
            return "too many Colonists in the Living Quarters"
    if s.markers[c] + s.blueprint_owner.count(c) != MARKERS:
        return "Advanced Building markers lost"
    spaces = [at for at in s.lab[TECHS * c : TECHS * c + TECHS] if at >= 0]
    return "" if len(spaces) == len(set(spaces)) else "two Tech tiles on one space"


def tracks_fault(s: OMState) -> str:
    """Level, missions and action slots within their printed bounds."""
    if not 1 <= s.level <= TOP_LEVEL or not 0 <= s.remaining <= MISSION_SPACES:
        return f"Colony level {s.level}, {s.remaining} missions remaining"
    for i in range(MISSION_SPACES):
        if (s.missions[i] < 0) != (s.mission_left[i] <= 0):
            return f"mission {i} is neither complete nor open"
    for group in range(SLOT_GROUPS):
        there = s.slots[COMPANIES * group : COMPANIES * group + COMPANIES]
        if min(there) < 0 or (max(there) > 1 if group == HIRE_GROUP else sum(there) > SLOTS):
            return f"too many Colonists on the slots of group {group}"
    return "" if len(set(s.space)) == len(s.space) or 0 in s.space else "two markers on one Turn Order space"


def stock_fault(s: OMState) -> str:
    """Building and Tech tiles never leave the game."""
    for building in range(SHELTER):
        if len(s.stacks[building]) + s.building.count(building) != STACK + 1:
            return f"tiles of building {building} lost"
    tiles = len(s.tech_bag) + sum([1 for tech in s.grid if tech >= 0]) + sum([1 for at in s.lab if at >= 0])
    wanted = s.companies + (GRID_SPACES if s.companies == 2 else 2 * GRID_SPACES)
    if tiles < wanted and type(s.asking) not in TILE_IN_HAND:
        return f"{tiles} Tech tiles of {wanted}"
    return ""


def map_fault(s: OMState) -> str:
    for column in range(LSS_COLUMNS):
        if s.lss[column] != min(LSS_ROWS, s.building.count(GENERATOR + column)):
            return f"LSS column {column} differs from the map"
    for kind in range(SHELTER + s.companies):
        if sorted(s.hexes_of[kind]) != [hex_ for hex_ in range(HEXES) if s.building[hex_] == kind]:
            return f"buildings of kind {kind} stand elsewhere than they should"
    counted = [0] * HEXES
    for at in s.unit:
        if at >= 0:
            counted[at] += 1
    for hex_ in range(HEXES):
        if s.miner[hex_] >= 0:
            counted[hex_] += 1
            if s.building[hex_] != MINE:
                return f"a miner without a Mine on hex {hex_}"
        card = s.advanced[hex_]
        if card >= 0:
            counted[hex_] += 1
            if s.blueprint_hex[card] != hex_ or s.building[hex_] < 0:
                return f"a stray marker on hex {hex_}"
        if s.building[hex_] >= 0 and (s.crystal[hex_] or s.tile[hex_] >= 0):
            return f"a building on a crystal or tile on hex {hex_}"
    if counted != s.pieces:
        return "pieces on the map are miscounted"
    return crowd_fault(s)


def crowd_fault(s: OMState) -> str:
    """2.5: between actions at most one piece on each hex, and no unit on a tile."""
    if not s.over and type(s.asking) not in BETWEEN_ACTIONS:
        return ""
    if max(s.pieces) > 1:
        return "two pieces on one hex"
    for c in range(s.companies):
        if on_the_move(s, c):
            return "a unit rests on a tile"
    return ""


def cards_fault(s: OMState) -> str:
    display = [card for card in s.display if card >= 0]
    for card in range(BLUEPRINTS):
        places = display.count(card) + s.level1_bag.count(card) + s.level3_bag.count(card)
        if places + (1 if s.blueprint_owner[card] >= 0 else 0) > 1:
            return f"Blueprint {card} lies in two places"
        if s.blueprint_hex[card] >= 0 and s.blueprint_owner[card] < 0:
            return f"Blueprint {card} is built by nobody"
    for scientist in range(SCIENTISTS):
        if (s.scientist_owner[scientist] < 0) != (scientist in s.post):
            return f"Scientist {scientist} is neither hired nor on display"
    for contract in range(CONTRACTS):
        if (s.contract_owner[contract] == ON_DISPLAY) != (SCIENTISTS + contract in s.post):
            return f"contract {contract} is neither on display nor off it"
    tiles = [tile for tile in s.tile if 0 <= tile < DISCOVERIES] + [
        tile for tile in s.exploration if tile >= 0
    ]
    tiles += s.discovery_bag + ([s.radar_tile] if s.radar_tile >= 0 else [])
    return "" if len(tiles) == len(set(tiles)) else "a Discovery tile lies in two places"
