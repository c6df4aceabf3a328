"""The printed cards and the printed map as tables, for people and for the page."""

from typing import Final

from tharsis.games.on_mars.board import CELLS, HEX_IDS, HEXES, NEIGHBOURS
from tharsis.games.on_mars.codes import BUILDING_IDS, ITEM_IDS
from tharsis.games.on_mars.deck import (
    BLUEPRINT_IDS,
    BLUEPRINT_LEVEL,
    BLUEPRINT_TYPE,
    CONTRACT_IDS,
    GOAL_IDS,
    MISSION_CRYSTALS,
    MISSION_IDS,
    MISSION_NEEDS,
    REWARD_IDS,
    SCIENTIST_IDS,
    SCIENTIST_SCORES,
    SETTLER_BUILDINGS,
    SETTLER_IDS,
    TASK_IDS,
    TILE_IDS,
)
from tharsis.kernel import Kind


def card_table() -> list[dict[str, object]]:
    """Every card and tile that acts, with its figures."""
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
    """The hexes of the map with their axial cells and neighbours."""
    return [
        {
            "id": HEX_IDS[hex_],
            "q": CELLS[hex_][0],
            "r": CELLS[hex_][1],
            "beside": [HEX_IDS[n] for n in NEIGHBOURS[hex_]],
        }
        for hex_ in range(HEXES)
    ]


#: The cards under one kind, so that each has a name and a text.
CARD: Final = Kind("card", tuple([str(card["id"]) for card in card_table()]))
