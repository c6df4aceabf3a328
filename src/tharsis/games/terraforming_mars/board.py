"""The printed board: the map of Tharsis with its bonuses, the tracks, and the lists beside them (2, 3, 8)."""

from typing import Final

from tharsis.games.terraforming_mars.shown import Area, Resource

LAND: Final = 0
OCEAN_AREA: Final = 1
NOCTIS_AREA: Final = 2
AREA_IDS: Final[tuple[Area, ...]] = ("land", "ocean", "noctis")

# Basic resources, in the order of the player board (4).
RESOURCE_IDS: Final[tuple[Resource, ...]] = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
MEGACREDITS: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5

# Tags, as listed in the book (5.1); EVENT only marks the red cards and is never counted.
TAG_IDS: Final[tuple[str, ...]] = (
    "building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city",
)  # fmt: skip
BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANT: Final = 6
MICROBE: Final = 7
ANIMAL: Final = 8
CITY_TAG: Final = 9
EVENT: Final = 10
TAGS: Final = 10

# Special resources, which lie on cards (5.8).
CUBE_IDS: Final[tuple[str, ...]] = ("animal", "microbe", "science", "fighter")
ANIMALS: Final = 0
MICROBES: Final = 1
SCIENCES: Final = 2
FIGHTERS: Final = 3

# Tiles (3). A capital is a city; the ten others after it are special tiles.
TILE_IDS: Final[tuple[str, ...]] = (
    "none", "ocean", "greenery", "city", "capital", "natural_preserve", "mining_area", "mining_rights",
    "commercial_district", "nuclear_zone", "industrial_center", "ecological_zone", "lava_flows",
    "mohole_area", "restricted_area",
)  # fmt: skip
EMPTY: Final = 0
OCEAN: Final = 1
GREENERY: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
NATURAL_PRESERVE: Final = 5
MINING_AREA: Final = 6
MINING_RIGHTS: Final = 7
COMMERCIAL_DISTRICT: Final = 8
NUCLEAR_ZONE: Final = 9
INDUSTRIAL_CENTER: Final = 10
ECOLOGICAL_ZONE: Final = 11
LAVA_FLOWS: Final = 12
MOHOLE_AREA: Final = 13
RESTRICTED_AREA: Final = 14

#: id, area, printed bonus (steel, titanium, plants, cards), name
_MAP: Final[tuple[tuple[str, int, int, int, int, int, str], ...]] = (
    ("r1c1", LAND, 2, 0, 0, 0, ""),
    ("r1c2", OCEAN_AREA, 2, 0, 0, 0, ""),
    ("r1c3", LAND, 0, 0, 0, 0, ""),
    ("r1c4", OCEAN_AREA, 0, 0, 0, 1, ""),
    ("r1c5", OCEAN_AREA, 0, 0, 0, 0, ""),
    ("r2c1", LAND, 0, 0, 0, 0, ""),
    ("r2c2", LAND, 1, 0, 0, 0, "tharsis_tholus"),
    ("r2c3", LAND, 0, 0, 0, 0, ""),
    ("r2c4", LAND, 0, 0, 0, 0, ""),
    ("r2c5", LAND, 0, 0, 0, 0, ""),
    ("r2c6", OCEAN_AREA, 0, 0, 0, 2, ""),
    ("r3c1", LAND, 0, 0, 0, 1, "ascraeus_mons"),
    ("r3c2", LAND, 0, 0, 0, 0, ""),
    ("r3c3", LAND, 0, 0, 0, 0, ""),
    ("r3c4", LAND, 0, 0, 0, 0, ""),
    ("r3c5", LAND, 0, 0, 0, 0, ""),
    ("r3c6", LAND, 0, 0, 0, 0, ""),
    ("r3c7", LAND, 1, 0, 0, 0, ""),
    ("r4c1", LAND, 0, 1, 1, 0, "pavonis_mons"),
    ("r4c2", LAND, 0, 0, 1, 0, ""),
    ("r4c3", LAND, 0, 0, 1, 0, ""),
    ("r4c4", LAND, 0, 0, 1, 0, ""),
    ("r4c5", LAND, 0, 0, 2, 0, ""),
    ("r4c6", LAND, 0, 0, 1, 0, ""),
    ("r4c7", LAND, 0, 0, 1, 0, ""),
    ("r4c8", OCEAN_AREA, 0, 0, 2, 0, ""),
    ("r5c1", LAND, 0, 0, 2, 0, "arsia_mons"),
    ("r5c2", LAND, 0, 0, 2, 0, ""),
    ("r5c3", NOCTIS_AREA, 0, 0, 2, 0, "noctis_city"),
    ("r5c4", OCEAN_AREA, 0, 0, 2, 0, ""),
    ("r5c5", OCEAN_AREA, 0, 0, 2, 0, ""),
    ("r5c6", OCEAN_AREA, 0, 0, 2, 0, ""),
    ("r5c7", LAND, 0, 0, 2, 0, ""),
    ("r5c8", LAND, 0, 0, 2, 0, ""),
    ("r5c9", LAND, 0, 0, 2, 0, ""),
    ("r6c1", LAND, 0, 0, 1, 0, ""),
    ("r6c2", LAND, 0, 0, 2, 0, ""),
    ("r6c3", LAND, 0, 0, 1, 0, ""),
    ("r6c4", LAND, 0, 0, 1, 0, ""),
    ("r6c5", LAND, 0, 0, 1, 0, ""),
    ("r6c6", OCEAN_AREA, 0, 0, 1, 0, ""),
    ("r6c7", OCEAN_AREA, 0, 0, 1, 0, ""),
    ("r6c8", OCEAN_AREA, 0, 0, 1, 0, ""),
    ("r7c1", LAND, 0, 0, 0, 0, ""),
    ("r7c2", LAND, 0, 0, 0, 0, ""),
    ("r7c3", LAND, 0, 0, 0, 0, ""),
    ("r7c4", LAND, 0, 0, 0, 0, ""),
    ("r7c5", LAND, 0, 0, 0, 0, ""),
    ("r7c6", LAND, 0, 0, 1, 0, ""),
    ("r7c7", LAND, 0, 0, 0, 0, ""),
    ("r8c1", LAND, 2, 0, 0, 0, ""),
    ("r8c2", LAND, 0, 0, 0, 0, ""),
    ("r8c3", LAND, 0, 0, 0, 1, ""),
    ("r8c4", LAND, 0, 0, 0, 1, ""),
    ("r8c5", LAND, 0, 0, 0, 0, ""),
    ("r8c6", LAND, 0, 1, 0, 0, ""),
    ("r9c1", LAND, 1, 0, 0, 0, ""),
    ("r9c2", LAND, 2, 0, 0, 0, ""),
    ("r9c3", LAND, 0, 0, 0, 0, ""),
    ("r9c4", LAND, 0, 0, 0, 0, ""),
    ("r9c5", OCEAN_AREA, 0, 2, 0, 0, ""),
)

HEX_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in _MAP])
HEXES: Final = len(HEX_IDS)
AREA: Final[list[int]] = [row[1] for row in _MAP]
#: Printed bonus by hex: a list over the six basic resources, and cards to draw.
BONUS: Final[list[list[int]]] = [[0, row[2], row[3], row[4], 0, 0] for row in _MAP]
BONUS_CARDS: Final[list[int]] = [row[5] for row in _MAP]
HEX_NAMES: Final[tuple[str, ...]] = tuple([row[6] for row in _MAP])
NOCTIS_HEX: Final = HEX_IDS.index("r5c3")
#: The four named volcanoes: ordinary land, save for Lava Flows.
VOLCANIC: Final[list[bool]] = [
    name in ("tharsis_tholus", "ascraeus_mons", "pavonis_mons", "arsia_mons") for name in HEX_NAMES
]
#: The metal in a hex's printed bonus, or 0.
METAL: Final[list[int]] = [STEEL if bonus[STEEL] else TITANIUM if bonus[TITANIUM] else 0 for bonus in BONUS]


def _axial(hex_id: str) -> tuple[int, int]:
    """Row and column as axial coordinates: pointy-top hexes, a regular hexagon of side 5."""
    r = int(hex_id[1]) - 5
    return int(hex_id[3]) - 1 + max(-4, -4 - r), r


#: From the top-left neighbour clockwise, as the solo rules count (10.2.1).
_CLOCKWISE: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def _neighbours() -> list[list[int]]:
    cells = [_axial(hex_id) for hex_id in HEX_IDS]
    index = {cell: i for i, cell in enumerate(cells)}
    return [[index[q + dq, r + dr] for dq, dr in _CLOCKWISE if (q + dq, r + dr) in index] for q, r in cells]


#: Neighbours of each hex on the map, clockwise from the top left.
NEIGHBOURS: Final[list[list[int]]] = _neighbours()

# The tracks (1.2, 2.2): temperature counts steps of 2 °C from -30 °C.
COLDEST: Final = -30
DEGREES_PER_STEP: Final = 2
TEMPERATURE_GOAL: Final = 19
OXYGEN_GOAL: Final = 14
OCEANS_GOAL: Final = 9
HEAT_STEPS: Final[tuple[int, ...]] = (3, 5)  # -24 °C and -20 °C: heat production +1
OCEAN_STEP: Final = 15  # 0 °C: place an ocean
WARM_STEP: Final = 8  # 8 % oxygen: temperature +1


def degrees(step: int) -> int:
    """A step of the temperature track in °C."""
    return COLDEST + DEGREES_PER_STEP * step


def step_of(degrees: int) -> int:
    """The step of the temperature track at so many °C."""
    if degrees % DEGREES_PER_STEP:
        raise ValueError(f"{degrees} °C lies between two steps of the track; write an even number")
    return (degrees - COLDEST) // DEGREES_PER_STEP


MILESTONE_IDS: Final[tuple[str, ...]] = ("terraformer", "mayor", "gardener", "builder", "planner")
TERRAFORMER: Final = 0
MAYOR: Final = 1
GARDENER: Final = 2
BUILDER: Final = 3
PLANNER: Final = 4
MILESTONE_GOALS: Final[list[int]] = [35, 3, 3, 8, 16]
MILESTONE_PRICE: Final = 8
MILESTONE_LIMIT: Final = 3

AWARD_IDS: Final[tuple[str, ...]] = ("landlord", "banker", "scientist", "thermalist", "miner")
LANDLORD: Final = 0
BANKER: Final = 1
SCIENTIST: Final = 2
THERMALIST: Final = 3
MINER: Final = 4
AWARD_PRICES: Final[list[int]] = [8, 14, 20]

# Places for a city beside the planet (3.4), by the card that founds it.
OFFWORLD_IDS: Final[tuple[str, ...]] = ("phobos_space_haven", "ganymede_colony")
PHOBOS_SPACE_HAVEN: Final = 0
GANYMEDE_COLONY: Final = 1

#: Standard projects besides selling patents (8.2).
STANDARD_IDS: Final[tuple[str, ...]] = ("power_plant", "asteroid", "aquifer", "greenery", "city")
POWER_PLANT: Final = 0
ASTEROID: Final = 1
AQUIFER: Final = 2
GREENERY_PROJECT: Final = 3
CITY_PROJECT: Final = 4
STANDARD_PRICES: Final[list[int]] = [11, 14, 18, 23, 25]

CARD_PRICE: Final = 3
PATENT_MONEY: Final = 1
OCEAN_MONEY: Final = 2
PLANTS_PER_GREENERY: Final = 8
HEAT_PER_STEP: Final = 8
START_RATING: Final = 20
SOLO_RATING: Final = 14
SOLO_GENERATIONS: Final = 14
LOWEST_MONEY_PRODUCTION: Final = -5

# Where a tile may go (3.1): the placement rules that cards name.
OCEAN_RULE: Final = 0
LAND_RULE: Final = 1
CITY_RULE: Final = 2
GREENERY_RULE: Final = 3
ISOLATED_RULE: Final = 4
NOCTIS_RULE: Final = 5
TWO_CITIES_RULE: Final = 6
BESIDE_CITY_RULE: Final = 7
BESIDE_GREENERY_RULE: Final = 8
METAL_RULE: Final = 9
OWN_METAL_RULE: Final = 10
VOLCANIC_RULE: Final = 11
