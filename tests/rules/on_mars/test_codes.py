"""Numbers that are written by hand agree with the names they stand for."""

import pytest

from tharsis.games.on_mars import board, codes, deck
from tharsis.games.on_mars.actions import COMPANY

#: The ending of a constant's name, and the ids that it names without it: ``SHIP_TECH`` is "ship".
FAMILIES: list[tuple[object, str, tuple[str, ...]]] = [
    (codes, "", codes.ITEM_IDS),
    (codes, "", codes.BUILDING_IDS),
    (codes, "_TECH", codes.TECH_IDS),
    (codes, "", codes.SIDE_IDS),
    (codes, "", codes.ACTION_IDS),
    (codes, "", codes.UNIT_IDS),
    (codes, "_PRIZE", codes.PRIZE_IDS),
    (codes, "_BENEFIT", codes.BENEFIT_IDS),
    (codes, "_MISSION", deck.MISSION_IDS),
    (deck, "", deck.SCIENTIST_IDS),
    (deck, "", deck.BLUEPRINT_IDS),
    (deck, "", deck.GOAL_IDS),
    (deck, "_REWARD", deck.REWARD_IDS),
    (deck, "", deck.SOLO_GOALS),
]

#: Constants that count the members of a list.
COUNTS: dict[object, dict[str, int]] = {
    codes: {
        "COMPANIES": COMPANY.size,
        "RESOURCES": len(codes.ITEM_IDS) - 1,
        "ITEMS": len(codes.ITEM_IDS),
        "BUILDINGS": len(codes.BUILDING_IDS),
        "TECHS": len(codes.TECH_IDS),
        "BOTS": len(codes.UNIT_IDS) - 1,
        "UNITS": len(codes.UNIT_IDS),
    },
    board: {
        "HEXES": len(board.CELLS),
        "WAYS": len(board.DIRECTION_IDS),
        "LABS": len(board.LAB_IDS),
        "GRID_SPACES": len(board.GRID_IDS),
        "RESEARCH_LETTERS": len(board.RESEARCH_HEXES),
        "SLOT_GROUPS": len(board.SLOT_ACTIONS),
        "ACTIONS_OF_A_SIDE": board.ACTION_SIDE.count(codes.ORBIT),
        "SPACES": len(board.SPACE_SIDE) - 1,
        "LAST_ORBIT_SPACE": board.SPACE_SIDE.count(codes.ORBIT),
        "LSS_COLUMNS": len(board.LIFE_SUPPORT_BUILDINGS),
        "BUILDING_SLOT": board.EXECUTIVE_IDS.index("building"),
        "HIRE_GROUP": board.SLOT_GROUP[codes.HIRE],
        "TOP_COLUMN": board.LAB_LEVEL[-1],
        "CHEAPEST_EXECUTIVE": min(board.EXECUTIVE_COST),
        "TOP_LEVEL": board.LSS_ROWS - 1,
    },
    deck: {
        "BLUEPRINTS": len(deck.BLUEPRINT_IDS),
        "DISPLAY_ROW": deck.DISPLAY // 2,
        "SCIENTISTS": len(deck.SCIENTIST_IDS),
        "CONTRACTS": len(deck.CONTRACT_IDS),
        "UPGRADES": len(deck.CONTRACT_TYPE),
        "DELIVERIES": len(deck.DELIVERY_ITEM),
        "GREENHOUSE_CONTRACT": deck.CONTRACT_TYPE.index(codes.GREENHOUSE),
        "PLANT_CONTRACT": deck.UPGRADES + deck.DELIVERY_ITEM.index(codes.PLANT),
        "MISSIONS": len(deck.MISSION_IDS),
        "GOALS": len(deck.GOAL_IDS),
        "DISCOVERIES": len(deck.TILE_IDS) - board.RESEARCH_LETTERS,
        "REWARDS": len(deck.REWARD_IDS),
        "SOLO_CARDS": len(deck.SOLO_ACTION),
        "SOLO_NUMBERS": max(deck.SOLO_ACTION),
    },
}

#: Codes without ids of their own: each number once, from the first on.
UNNAMED = {
    "units of a cost": [
        "MINERAL", "BATTERY", "WATER", "PLANT", "OXYGEN", "ANY", "COIN", "SLOT", "WORKER", "MINER",
        "WATER_OR_PLANT",
    ],
    "crews": ["WITH_BOT", "ONLY_COLONISTS"],
    "tasks": [
        "TECH_TASK", "TRAVEL_TASK", "SHELTER_TASK", "SCIENTIST_TASK", "RESEARCH_TASK",
        "TWO_DEVELOPMENTS_TASK", "DISCOVERY_TASK", "BLUEPRINT_TASK",
    ],
}  # fmt: skip

#: Printed figures, which stand for themselves.
FIGURES: dict[object, set[str]] = {
    codes: {"PLAYER", *[name for names in UNNAMED.values() for name in names]},
    board: {
        "CENTRE", "EXPLORING_DISTANCE", "STACK", "SHELTER_TILES", "LAB_START", "SLOTS", "LSS_ROWS",
        "FIRST_STEP_OP", "COLONISTS", "START_COLONISTS", "DEPOT", "SHIPS", "MARKERS", "SHIP_OP",
    },
    deck: {
        "DISPLAY", "SCIENTIST_OP", "CONTRACT_COMPLEX", "MISSION_SPACES", "GOALS_DEALT", "GOAL_FIRST_REWARD",
    },
}  # fmt: skip


def constants(module: object) -> dict[str, int]:
    """The numbers that a module names itself."""
    imported = {} if module is codes else vars(codes)
    return {
        name: value
        for name, value in vars(module).items()
        if name.isupper() and type(value) is int and name not in imported
    }


def named_by(module: object, name: str) -> list[tuple[str, tuple[str, ...]]]:
    """The id that a constant names, with the ids it is one of."""
    found = []
    for home, ending, ids in FAMILIES:
        if home is module and name.endswith(ending):
            word = name.removesuffix(ending).lower()
            fitting = [id for id in ids if id == word or (ending == "_MISSION" and id.startswith(word))]
            found += [(id, ids) for id in fitting]
    return found


@pytest.mark.parametrize("module", [codes, board, deck])
def test_each_number_is_that_of_its_name(module: object) -> None:
    for name, value in constants(module).items():
        known = named_by(module, name)
        assert all(ids[value] == id for id, ids in known), name
        if name in COUNTS[module]:
            assert value == COUNTS[module][name], name
        else:
            assert known or name in FIGURES[module], f"{name} is neither a name, nor a count, nor a figure"


@pytest.mark.parametrize("family", list(UNNAMED))
def test_codes_without_ids_are_numbered_from_the_first(family: str) -> None:
    assert [vars(codes)[name] for name in UNNAMED[family]] == list(range(len(UNNAMED[family])))


@pytest.mark.parametrize("ids", [codes.ITEM_IDS, codes.BUILDING_IDS, codes.ACTION_IDS, codes.BENEFIT_IDS])
def test_every_id_of_a_family_has_its_number(ids: tuple[str, ...]) -> None:
    named = {id for name in constants(codes) for id, family in named_by(codes, name) if family is ids}
    assert named == set(ids)


def test_every_goal_has_its_number() -> None:
    named = {id for name in constants(deck) for id, family in named_by(deck, name) if family is deck.GOAL_IDS}
    assert named == set(deck.GOAL_IDS)
