"""The printed cards and the printed map as tables, for people and for the page."""

from typing import Final

from tharsis.games.on_mars.actions import BUILDING, CONTRACT, GRID, HEX, ITEM, LAB, SCIENTIST
from tharsis.games.on_mars.board import (
    BUILDING_COST,
    BUILDING_SLOT,
    CELLS,
    CENTRE,
    COLUMN_COST,
    COLUMN_OP,
    EXECUTIVE_COST,
    EXECUTIVE_EFFECT,
    EXECUTIVE_IDS,
    GRID_COST,
    HEX_IDS,
    HEXES,
    LAB_BENEFIT,
    LSS_STARTS,
    PRODUCT,
    QUARTERS_OP,
    RESEARCH_HEXES,
    SHELTER_STARTS,
    SHIP_COST,
    SPACE_BENEFIT,
    SPACES,
    ZONE,
)
from tharsis.games.on_mars.codes import ANY, BUILDING_IDS, EFFECT_IDS, ITEM_IDS
from tharsis.games.on_mars.deck import (
    BLUEPRINT_IDS,
    BLUEPRINT_LEVEL,
    BLUEPRINT_TYPE,
    CONTRACT_COST,
    CONTRACT_IDS,
    CONTRACT_OP,
    CONTRACT_TYPE,
    DELIVERY_ITEM,
    DISCOVERIES,
    GOAL_IDS,
    MISSION_CRYSTALS,
    MISSION_IDS,
    MISSION_NEEDS,
    REWARD_IDS,
    SCIENTIST_COST,
    SCIENTIST_IDS,
    SCIENTIST_OP,
    SCIENTIST_SCORES,
    SETTLER_BUILDINGS,
    SETTLER_IDS,
    TASK_IDS,
    TILE_IDS,
)
from tharsis.games.on_mars.designed import DESIGNED, OWN_VALUES
from tharsis.games.on_mars.shown import Charts
from tharsis.kernel import Kind


def marked(row: dict[str, object]) -> dict[str, object]:
    """A printed thing; where a value of it is ours, it says so."""
    own = OWN_VALUES.get(str(row["id"]))
    return row if own is None else row | {"own_value": own}


def card_table() -> list[dict[str, object]]:
    """Every card and tile that acts, with its figures."""
    return [marked(card) for card in _cards()]


def _cards() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for b, id in enumerate(BLUEPRINT_IDS):
        building = BUILDING_IDS[BLUEPRINT_TYPE[b]]
        gain = ITEM_IDS[BLUEPRINT_TYPE[b]]
        found.append(
            {"id": id, "kind": "blueprint", "level": BLUEPRINT_LEVEL[b], "building": building, "gain": gain}
        )
    for i, id in enumerate(SCIENTIST_IDS):
        scores = BUILDING_IDS[SCIENTIST_SCORES[i]]
        found.append({"id": id, "kind": "scientist", "works_in": BUILDING_IDS[i], "scores": scores})
    found += [{"id": id, "kind": "contract"} for id in CONTRACT_IDS]
    for i, id in enumerate(MISSION_IDS):
        needs = list(MISSION_NEEDS[i])
        found.append(
            {"id": f"mission_{id}", "kind": "mission", "needs": needs, "crystals": MISSION_CRYSTALS[i]}
        )
    found += [{"id": f"goal_{id}", "kind": "goal"} for id in GOAL_IDS]
    found += [{"id": f"tile_{id}", "kind": "tile"} for id in TILE_IDS]
    found += [{"id": f"reward_{id}", "kind": "reward"} for id in REWARD_IDS]
    for i, id in enumerate(SETTLER_IDS):
        buildings = [BUILDING_IDS[b] for b in SETTLER_BUILDINGS[i]]
        found.append({"id": f"settler_{id}", "kind": "settler", "buildings": buildings})
    return found + [{"id": f"task_{id}", "kind": "task"} for id in TASK_IDS]


def board_table() -> list[dict[str, object]]:
    """The hexes of the map, then the spaces of the Turn Order, of the Laboratory and beside the Depot."""
    spaces: list[dict[str, object]] = []
    for n in range(1, SPACES + 1):
        spaces.append({"id": f"space_{n}", "gives": EFFECT_IDS[SPACE_BENEFIT[n]]})
    for i, id in enumerate(LAB.ids):
        spaces.append({"id": f"lab_{id}", "gives": EFFECT_IDS[LAB_BENEFIT[i]]})
    for i, id in enumerate(EXECUTIVE_IDS):
        gives = EFFECT_IDS[EXECUTIVE_EFFECT[i]] if i < BUILDING_SLOT else "advanced_building"
        spaces.append({"id": f"executive_{id}", "gives": gives})
    return [_hex(hex_) for hex_ in range(HEXES)] + [marked(space) for space in spaces]


def _hex(hex_: int) -> dict[str, object]:
    """A hex with its axial cell, the zone of a Bot on it, and what may start there; which hexes Shelters and
    Research tiles start on is ours."""
    row: dict[str, object] = {
        "id": HEX_IDS[hex_],
        "q": CELLS[hex_][0],
        "r": CELLS[hex_][1],
        "zone": [HEX_IDS[n] for n in ZONE[hex_]],
    }
    if hex_ == CENTRE:
        row["starts"] = "mine"
    elif hex_ in LSS_STARTS:
        row["starts"] = "building"
    for starts in SHELTER_STARTS:
        if hex_ in starts:
            row |= {"starts": "shelter", "own_value": DESIGNED}
    for letter, pair in enumerate(RESEARCH_HEXES):
        if hex_ in pair:
            row |= {"starts": TILE_IDS[DISCOVERIES + letter], "own_value": DESIGNED}
    return row


#: The cards under one kind, so that each has a name and a text.
CARD: Final = Kind("card", tuple([str(card["id"]) for card in card_table()]))


#: Units of a cost after the five resources: any of them, a crystal, a slot's extra cost, Colonists, and one
#: of two resources.
OTHER_UNITS: Final = ("any", "crystal", "crystal", "colonist", "colonist", "water_or_plant")


def units(cost: tuple[int, ...]) -> list[str]:
    """A cost unit by unit."""
    return [ITEM.ids[unit] if unit < ANY else OTHER_UNITS[unit - ANY] for unit in cost]


def charts() -> Charts:
    """What is printed besides the cards and the map: costs, benefits and tracks, in the words of the page."""
    wanted = [BUILDING.ids[type] for type in CONTRACT_TYPE] + [ITEM.ids[item] for item in DELIVERY_ITEM]
    return {
        "building_cost": {id: units((BUILDING_COST[i],))[0] for i, id in enumerate(BUILDING.ids)},
        "product": {id: ITEM.ids[PRODUCT[i]] for i, id in enumerate(BUILDING.ids)},
        "grid_cost": {id: units(GRID_COST[i]) for i, id in enumerate(GRID.ids)},
        "column_cost": [units(cost) for cost in COLUMN_COST[1:]],
        "column_op": COLUMN_OP[1:],
        "lab_benefit": {id: EFFECT_IDS[LAB_BENEFIT[i]] for i, id in enumerate(LAB.ids)},
        "space_benefit": [EFFECT_IDS[benefit] for benefit in SPACE_BENEFIT[1:]],
        "executive_cost": dict(zip(EXECUTIVE_IDS, EXECUTIVE_COST, strict=True)),
        "ship_cost": units(SHIP_COST),
        "scientist_cost": {id: units(SCIENTIST_COST[i]) for i, id in enumerate(SCIENTIST.ids)},
        "scientist_op": SCIENTIST_OP,
        "contract": dict(zip(CONTRACT.ids, wanted, strict=True)),
        "contract_cost": units(CONTRACT_COST),
        "contract_op": {id: CONTRACT_OP[i // len(CONTRACT_TYPE)] for i, id in enumerate(CONTRACT.ids)},
        "quarters_op": QUARTERS_OP,
        "first_mine": HEX.ids[CENTRE],
    }
