"""The vocabulary of the game as small numbers: goods, buildings, technologies, actions, effects."""

from typing import Final

#: As many as there are colours; lists of the table that are not by company have room for all.
COMPANIES: Final = 4
#: The company of who plays alone.
PLAYER: Final = 0

# Goods. Crystals are no resource; they come last.
MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
RESOURCES: Final = 5
ITEMS: Final = 6
ITEM_IDS: Final[tuple[str, ...]] = ("mineral", "battery", "water", "plant", "oxygen", "crystal")

# What one unit of a cost is, besides a resource by its number: see rules/payment.py.
ANY: Final = 5
COIN: Final = 6
SLOT: Final = 7
WORKER: Final = 8
MINER: Final = 9
WATER_OR_PLANT: Final = 10

# Buildings. On the map a Shelter of company c is SHELTER + c: Shelters of two companies differ in type.
MINE: Final = 0
GENERATOR: Final = 1
WATER_EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
OXYGEN_CONDENSER: Final = 4
SHELTER: Final = 5
BUILDINGS: Final = 6
BUILDING_IDS: Final[tuple[str, ...]] = (
    "mine",
    "generator",
    "water_extractor",
    "greenhouse",
    "oxygen_condenser",
    "shelter",
)

# Technologies: one for each type of building, then three more.
ROVER_TECH: Final = 6
SHIP_TECH: Final = 7
UPGRADE_TECH: Final = 8
TECHS: Final = 9
TECH_IDS: Final[tuple[str, ...]] = (*BUILDING_IDS, "rover", "ship", "upgrade")

# Board sides.
ORBIT: Final = 0
COLONY: Final = 1
SIDE_IDS: Final = ("orbit", "colony")

# Main actions; the first five in Orbit.
LANDING_POD: Final = 0
OBTAIN_BLUEPRINT: Final = 1
LEARN_TECHNOLOGY: Final = 2
RESEARCH: Final = 3
RESUPPLY: Final = 4
CONTROL_CENTER: Final = 5
CONSTRUCT_BUILDING: Final = 6
UPGRADE_BUILDING: Final = 7
WELCOME_SHIP: Final = 8
HIRE: Final = 9
ACTION_IDS: Final[tuple[str, ...]] = (
    "landing_pod", "obtain_blueprint", "learn_technology", "research", "resupply",
    "control_center", "construct_building", "upgrade_building", "welcome_ship", "hire",
)  # fmt: skip

# Units on the map, by number within a company: four Bots, then the Rover.
BOTS: Final = 4
ROVER: Final = 4
UNITS: Final = 5
UNIT_IDS: Final[tuple[str, ...]] = ("bot1", "bot2", "bot3", "bot4", "rover")

# What a Ship brings.
WITH_BOT: Final = 0
ONLY_COLONISTS: Final = 1
CREW_IDS: Final[tuple[str, ...]] = ("bot", "colonists")

# The two rewards of a Private Goal.
DEVELOP_PRIZE: Final = 0
PRINTED_PRIZE: Final = 1
PRIZE_IDS: Final[tuple[str, ...]] = ("develop", "printed")

# The benefits beside the Life Support System.
BOTS_BENEFIT: Final = 0
CRYSTAL_BENEFIT: Final = 1
MINERAL_BENEFIT: Final = 2
RETRIEVE_BENEFIT: Final = 3
BENEFIT_IDS: Final[tuple[str, ...]] = ("bots", "crystal", "mineral", "retrieve")

# Missions.
RESEARCH_MISSION: Final = 0
BLUEPRINT_MISSION: Final = 1
ADVANCED_MISSION: Final = 2
BOT_MISSION: Final = 3
DISCOVERY_MISSION: Final = 4
TECH_MISSION: Final = 5
PROGRESS_MISSION: Final = 6
SCIENTIST_MISSION: Final = 7
CONTRACT_MISSION: Final = 8

# Tasks of the First Colonist B cards.
TECH_TASK: Final = 0
TRAVEL_TASK: Final = 1
SHELTER_TASK: Final = 2
SCIENTIST_TASK: Final = 3
RESEARCH_TASK: Final = 4
TWO_DEVELOPMENTS_TASK: Final = 5
DISCOVERY_TASK: Final = 6
BLUEPRINT_TASK: Final = 7

# Effects: everything a tile, a space, a card or an executive action can do.
EFFECT_IDS: Final[tuple[str, ...]] = (
    "nothing",
    "crystal", "two_crystals_boosted", "three_crystals",
    "mineral", "two_minerals", "three_minerals",
    "three_batteries", "three_water", "three_plants", "three_oxygen", "three_resources",
    "warehouse", "warehouse_resource", "warehouse_boosted", "two_from_warehouse",
    "move_bots", "move_rover", "move_rover_5", "move_rover_by_tech", "recycling_bots",
    "upgrade", "upgrade_boosted", "two_upgrades", "two_upgrades_free", "upgrade_anywhere",
    "blueprint", "blueprint_boosted", "two_blueprints",
    "technology", "technology_boosted",
    "develop_free", "two_developments", "two_developments_boosted", "two_developments_free",
    "construct_mine", "construct_generator", "construct_water_extractor",
    "construct_greenhouse", "construct_oxygen_condenser", "construct_shelter", "construct_any",
    "construct_mine_boosted", "construct_generator_boosted", "construct_water_extractor_boosted",
    "construct_greenhouse_boosted", "construct_oxygen_condenser_boosted", "construct_shelter_boosted",
    "hire", "contract", "contract_free", "scientist_free",
    "buy_colonist", "two_colonists",
    "retrieve", "two_retrieved", "two_from_working_area", "slots_of_one_side",
    "ship_free", "private_ship",
    "produce", "two_points", "radar", "trade", "to_orbit", "to_other_side",
)  # fmt: skip


def effect(name: str) -> int:
    """The number of an effect."""
    return EFFECT_IDS.index(name)
