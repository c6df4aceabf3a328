"""What is printed besides the cards and the map: costs, benefits and tracks, in the words of the page."""

from typing import Final

from tharsis.games.on_mars.actions import BUILDING, CONTRACT, EXECUTIVE, GRID, HEX, ITEM, LAB, SCIENTIST
from tharsis.games.on_mars.board import (
    BUILDING_COST,
    CENTRE,
    COLUMN_COST,
    COLUMN_OP,
    EXECUTIVE_COST,
    GRID_COST,
    LAB_BENEFIT,
    PRODUCT,
    QUARTERS_OP,
    SHIP_COST,
    SPACE_BENEFIT,
)
from tharsis.games.on_mars.cards import (
    CONTRACT_COST,
    CONTRACT_OP,
    CONTRACT_TYPE,
    DELIVERY_ITEM,
    SCIENTIST_COST,
    SCIENTIST_OP,
)
from tharsis.games.on_mars.shown import Charts
from tharsis.games.on_mars.terms import ANY, EFFECTS

#: Units of a cost after the five resources: any of them, a crystal, a slot's extra cost, Colonists.
OTHER_UNITS: Final = ("any", "crystal", "crystal", "colonist", "colonist")


def units(cost: tuple[int, ...]) -> list[str]:
    """A cost unit by unit."""
    return [ITEM.ids[unit] if unit < ANY else OTHER_UNITS[unit - ANY] for unit in cost]


def charts() -> Charts:
    wanted = [BUILDING.ids[type] for type in CONTRACT_TYPE] + [ITEM.ids[item] for item in DELIVERY_ITEM]
    return {
        "building_cost": {id: units((BUILDING_COST[i],))[0] for i, id in enumerate(BUILDING.ids)},
        "product": {id: ITEM.ids[PRODUCT[i]] for i, id in enumerate(BUILDING.ids)},
        "grid_cost": {id: units(GRID_COST[i]) for i, id in enumerate(GRID.ids)},
        "column_cost": [units(cost) for cost in COLUMN_COST[1:]],
        "column_op": COLUMN_OP[1:],
        "lab_benefit": {id: EFFECTS[LAB_BENEFIT[i]] for i, id in enumerate(LAB.ids)},
        "space_benefit": [EFFECTS[benefit] for benefit in SPACE_BENEFIT[1:]],
        "executive_cost": {id: EXECUTIVE_COST[i] for i, id in enumerate(EXECUTIVE.ids)},
        "ship_cost": units(SHIP_COST),
        "scientist_cost": {id: units(SCIENTIST_COST[i]) for i, id in enumerate(SCIENTIST.ids)},
        "scientist_op": SCIENTIST_OP,
        "contract": dict(zip(CONTRACT.ids, wanted, strict=True)),
        "contract_cost": units(CONTRACT_COST),
        "contract_op": {id: CONTRACT_OP[i // len(CONTRACT_TYPE)] for i, id in enumerate(CONTRACT.ids)},
        "quarters_op": QUARTERS_OP,
        "first_mine": HEX.ids[CENTRE],
    }
