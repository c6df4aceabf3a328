"""The printed cards and tiles: Blueprints, Scientists, contracts, missions, goals, tiles, the solo deck."""

from typing import Final

from tharsis.games.on_mars.board import DIRECTION_IDS
from tharsis.games.on_mars.codes import (
    BATTERY,
    BLUEPRINT_MISSION,
    BUILDING_IDS,
    COIN,
    CONSTRUCT_BUILDING,
    CONTROL_CENTER,
    CRYSTAL,
    GENERATOR,
    GREENHOUSE,
    HIRE,
    ITEM_IDS,
    LEARN_TECHNOLOGY,
    MINE,
    MINERAL,
    OBTAIN_BLUEPRINT,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    RESEARCH_MISSION,
    SCIENTIST_MISSION,
    SHELTER,
    UPGRADE_BUILDING,
    WATER,
    WATER_EXTRACTOR,
    WELCOME_SHIP,
    WORKER,
    effect,
)
from tharsis.games.on_mars.designed import (
    MINERAL_TILE,
    SHORT_PILE,
    TASK_REWARDS,
    TILE_ARROWS,
)

# -- Blueprints: level, building, what the Advanced Building does ---------------------------------

_BLUEPRINTS: Final = (
    ("construction_yard",    1, "mine",             "upgrade_boosted"),
    ("metal_deposit",        1, "mine",             "construct_mine_boosted"),
    ("automated_production", 1, "generator",        "produce"),
    ("wind_turbines",        1, "generator",        "construct_generator_boosted"),
    ("private_ship",         1, "water_extractor",  "private_ship"),
    ("moisture_vaporator",   1, "water_extractor",  "construct_water_extractor_boosted"),
    ("biomarket",            1, "greenhouse",       "warehouse_boosted"),
    ("hydroponic_farm",      1, "greenhouse",       "construct_greenhouse_boosted"),
    ("oxygen_tank",          1, "oxygen_condenser", "technology_boosted"),
    ("concentrator",         1, "oxygen_condenser", "construct_oxygen_condenser_boosted"),
    ("casino",               1, "shelter",          "two_crystals_boosted"),
    ("gym",                  1, "shelter",          "construct_shelter_boosted"),
    ("mineral_mine",         3, "mine",             "two_points"),
    ("biolab",               3, "mine",             "contract"),
    ("radar",                3, "generator",        "radar"),
    ("builder_drone",        3, "generator",        "upgrade_anywhere"),
    ("research_lab",         3, "water_extractor",  "two_developments_boosted"),
    ("aqueduct",             3, "water_extractor",  "two_from_working_area"),
    ("eco_resort",           3, "greenhouse",       "slots_of_one_side"),
    ("trade_market",         3, "greenhouse",       "trade"),
    ("recycling_bots",       3, "oxygen_condenser", "recycling_bots"),
    ("aerial_elevator",      3, "oxygen_condenser", "to_orbit"),
    ("library",              3, "shelter",          "blueprint_boosted"),
    ("command_center",       3, "shelter",          "move_rover_by_tech"),
)  # fmt: skip

BLUEPRINTS: Final = 24
BLUEPRINT_IDS: Final = tuple([name for name, _, _, _ in _BLUEPRINTS])
BLUEPRINT_LEVEL: Final = tuple([level for _, level, _, _ in _BLUEPRINTS])
#: The type of building; taking the card gives one item of what that type produces.
BLUEPRINT_TYPE: Final = tuple([BUILDING_IDS.index(building) for _, _, building, _ in _BLUEPRINTS])
BLUEPRINT_EFFECT: Final = tuple([effect(name) for _, _, _, name in _BLUEPRINTS])
RADAR: Final = BLUEPRINT_IDS.index("radar")
#: OP of a built Blueprint by level; an unbuilt one costs as much.
BLUEPRINT_OP: Final[list[int]] = [0, 3, 0, 5]
DISPLAY: Final = 12
DISPLAY_ROW: Final = 6

# -- Scientists: left to right on their board -----------------------------------------------------

SCIENTIST_IDS: Final[tuple[str, ...]] = (
    "geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer",
)  # fmt: skip
SCIENTISTS: Final = 6
GEOLOGIST: Final = 0
BIOCHEMIST: Final = 3
SCIENTIST_COST: Final[tuple[tuple[int, ...], ...]] = (
    (WORKER, WORKER), (MINERAL, MINERAL), (BATTERY, BATTERY),
    (WATER, WATER), (PLANT, PLANT), (OXYGEN, OXYGEN),
)  # fmt: skip
#: Scientist i works in buildings of type i and scores those of the next type.
SCIENTIST_SCORES: Final[list[int]] = [GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, SHELTER, MINE]
SCIENTIST_OP: Final = 3

# -- Earth Contracts: six upgrades, six deliveries ------------------------------------------------

CONTRACT_IDS: Final[tuple[str, ...]] = (
    "u1",
    "u2",
    "u3",
    "u4",
    "u5",
    "u6",
    "d1",
    "d2",
    "d3",
    "d4",
    "d5",
    "d6",
)
CONTRACTS: Final = 12
GREENHOUSE_CONTRACT: Final = 2
PLANT_CONTRACT: Final = 10
UPGRADES: Final = 6
DELIVERIES: Final = 6
CONTRACT_COST: Final[tuple[int, ...]] = (COIN,)
#: Upgrade contracts: the type whose Complex of four needs an own Advanced Building.
CONTRACT_TYPE: Final[list[int]] = [GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, SHELTER, MINE]
CONTRACT_COMPLEX: Final = 4
#: Delivery contracts: minerals, the other item, how many of it.
DELIVERY_MINERALS: Final[list[int]] = [4, 2, 2, 2, 2, 2]
DELIVERY_ITEM: Final[list[int]] = [MINERAL, BATTERY, WATER, OXYGEN, PLANT, CRYSTAL]
DELIVERY_COUNT: Final[list[int]] = [0, 3, 3, 3, 3, 3]
#: OP when complete and when not: upgrades, deliveries.
CONTRACT_OP: Final[list[int]] = [12, 9]
CONTRACT_PENALTY: Final[list[int]] = [6, 4]

# -- missions: crystals for each contribution, requirement for 2 (and solo), 3, 4 players ---------

_MISSIONS: Final = (
    ("research",           2, (5, 5, 7),    CONTROL_CENTER),
    ("blueprints",         1, (10, 10, 13), OBTAIN_BLUEPRINT),
    ("advanced_buildings", 1, (8, 8, 10),   UPGRADE_BUILDING),
    ("bots",               2, (3, 4, 5),    WELCOME_SHIP),
    ("discovery",          1, (5, 7, 9),    CONTROL_CENTER),
    ("techs",              1, (7, 11, 12),  LEARN_TECHNOLOGY),
    ("progress",           1, (8, 11, 14),  CONSTRUCT_BUILDING),
    ("scientists",         2, (4, 4, 5),    HIRE),
    ("contracts",          1, (2, 2, 3),    HIRE),
)  # fmt: skip

MISSION_IDS: Final = tuple([name for name, _, _, _ in _MISSIONS])
MISSION_CRYSTALS: Final = tuple([crystals for _, crystals, _, _ in _MISSIONS])
MISSION_NEEDS: Final[list[list[int]]] = [list(needs) for _, _, needs, _ in _MISSIONS]
MISSIONS: Final = 9
MISSION_SPACES: Final = 3
#: The action beside which the mission's marker lies.
MISSION_ACTION: Final = tuple([action for _, _, _, action in _MISSIONS])

SHORT_MISSIONS: Final = tuple([MISSION_IDS.index(name) for name in SHORT_PILE])
LONG_MISSIONS: Final = tuple([i for i in range(len(MISSION_IDS)) if i not in SHORT_MISSIONS])
#: The First Colonists play Blueprints, Scientists, Research.
FIRST_MISSIONS: Final[list[int]] = [BLUEPRINT_MISSION, SCIENTIST_MISSION, RESEARCH_MISSION]

# -- Private Goals: the second reward; the first is the same on all -------------------------------

GOAL_IDS: Final[tuple[str, ...]] = (
    "four_blueprints", "three_advanced", "three_mines", "three_discoveries", "large_complex",
    "four_of_a_kind", "three_shelters", "level_three", "seven_colonists", "five_techs", "three_ships",
    "two_research", "scientist_and_contract", "marked_spaces", "three_cubes", "two_complexes",
)  # fmt: skip
FOUR_BLUEPRINTS: Final = 0
THREE_ADVANCED: Final = 1
THREE_MINES: Final = 2
THREE_DISCOVERIES: Final = 3
LARGE_COMPLEX: Final = 4
FOUR_OF_A_KIND: Final = 5
THREE_SHELTERS: Final = 6
LEVEL_THREE: Final = 7
SEVEN_COLONISTS: Final = 8
FIVE_TECHS: Final = 9
THREE_SHIPS: Final = 10
TWO_RESEARCH: Final = 11
SCIENTIST_AND_CONTRACT: Final = 12
MARKED_SPACES: Final = 13
THREE_CUBES: Final = 14
TWO_COMPLEXES: Final = 15
GOALS: Final = 16
GOALS_DEALT: Final = 3
GOAL_FIRST_REWARD: Final = effect("two_developments_free")
GOAL_SECOND_REWARD: Final = tuple([effect(name) for name in (
    "two_upgrades_free", "three_resources", "three_minerals", "move_rover_5", "two_colonists",
    "contract_free", "two_colonists", "move_rover_5", "ship_free", "two_retrieved", "to_other_side",
    "scientist_free", "contract_free", "three_crystals", "two_retrieved", "two_upgrades_free",
)])  # fmt: skip

# -- tiles on the map: 19 Discovery tiles, then Research A to D -----------------------------------

_DISCOVERIES: Final[tuple[str, ...]] = (
    "two_developments", "construct_mine", "construct_generator", "construct_water_extractor",
    "construct_greenhouse", "construct_oxygen_condenser", "construct_shelter", "two_upgrades",
    "construct_any", "hire", "two_blueprints", "two_from_warehouse", "three_crystals",
    MINERAL_TILE, "three_batteries", "three_water", "three_plants", "three_oxygen", "technology",
)  # fmt: skip

DISCOVERIES: Final = 19
TILE_IDS: Final[tuple[str, ...]] = (
    "develop", "build_mine", "build_generator", "build_water_extractor", "build_greenhouse",
    "build_oxygen_condenser", "build_shelter", "upgrade", "build_any", "hire", "blueprints", "warehouse",
    "crystals", "minerals", "batteries", "water", "plants", "oxygen", "tech",
    "research_a", "research_b", "research_c", "research_d",
)  # fmt: skip
TILE_EFFECT: Final[tuple[int, ...]] = (
    *[effect(name) for name in _DISCOVERIES], *[effect("two_developments_free")] * 4,
)  # fmt: skip

#: Arrow directions of each building tile, at type * STACK + tile.
ARROWS: Final[list[list[int]]] = [
    [DIRECTION_IDS.index(way) for way in tile] for stack in TILE_ARROWS for tile in stack
]

# -- LSS reward tiles -----------------------------------------------------------------------------

REWARD_IDS: Final[tuple[str, ...]] = (
    "tech",
    "ships",
    "advanced",
    "mines",
    "bots",
    "discoveries",
    "shelters",
    "colonists",
)
TECH_REWARD: Final = 0
SHIPS_REWARD: Final = 1
ADVANCED_REWARD: Final = 2
MINES_REWARD: Final = 3
BOTS_REWARD: Final = 4
DISCOVERIES_REWARD: Final = 5
SHELTERS_REWARD: Final = 6
COLONISTS_REWARD: Final = 7
REWARDS: Final = 8

# -- First Colonists ------------------------------------------------------------------------------

SETTLER_SPACES: Final[list[int]] = [2, 3, 4, 6, 7, 8]
SETTLER_IDS: Final[tuple[str, ...]] = ("a1", "a2", "a3", "a4")
#: Building types on cards A1 to A4; each has the Mine.
SETTLER_BUILDINGS: Final[list[list[int]]] = [
    [GENERATOR, WATER_EXTRACTOR, GREENHOUSE, MINE],
    [WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, MINE],
    [GREENHOUSE, OXYGEN_CONDENSER, GENERATOR, MINE],
    [OXYGEN_CONDENSER, GENERATOR, WATER_EXTRACTOR, MINE],
]
TASK_IDS: Final[tuple[str, ...]] = ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8")
TASK_REWARD: Final = tuple([ITEM_IDS.index(name) for name in TASK_REWARDS])

# -- solo deck: mission A, B or C; whether Lacerda travels; his action ----------------------------

SOLO_CARDS: Final = 12
SOLO_MISSION: Final[list[int]] = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
SOLO_TRAVELS: Final[list[bool]] = [True, False, True, True, True, False, True, True, False, True, True, True]
SOLO_ACTION: Final[list[int]] = [2, 2, 1, 3, 1, 3, 1, 2, 1, 2, 1, 3]
#: The actions on the cards are numbered from 1 to this.
SOLO_NUMBERS: Final = 3
SOLO_GOALS: Final = ("first_colonists", "next_generation", "hunky_dory", "martian_potato")
FIRST_COLONISTS: Final = 0
NEXT_GENERATION: Final = 1
HUNKY_DORY: Final = 2
MARTIAN_POTATO: Final = 3
#: Unless the player chose one, any of the goals wins.
ANY_SOLO_GOAL: Final = "any"
#: OP that the player must be ahead.
SOLO_MARGIN: Final[list[int]] = [1, 10, 20, 30]
