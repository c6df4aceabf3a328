"""The printed board: hexes, tracks, action spaces, the Laboratory and the player board (data only)."""

from typing import Final

from tharsis.games.on_mars.codes import (
    ANY,
    BATTERY,
    COIN,
    COLONY,
    CONSTRUCT_BUILDING,
    CRYSTAL,
    GENERATOR,
    GREENHOUSE,
    HIRE,
    MINER,
    MINERAL,
    OBTAIN_BLUEPRINT,
    ORBIT,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    RESEARCH,
    UPGRADE_BUILDING,
    WATER,
    WATER_EXTRACTOR,
    effect,
)
from tharsis.games.on_mars.designed import (
    LAB_BENEFITS,
    REFILL_ORDER,
    RESEARCH_CELLS,
    SHELTER_CORNERS,
    SHELTERS_BY_COMPANIES,
    SPACE_BENEFITS,
)
from tharsis.kernel.hexgrid import Hex, distance

# -- the map: 13 columns a..m from left to right, rows counted from the top -----------------------

#: First row r of each column q = -6..6, and how many hexes the column has.
COLUMNS: Final = (
    ("a", -6, 2, 3), ("b", -5, 0, 6), ("c", -4, -1, 7), ("d", -3, -2, 8), ("e", -2, -3, 9), ("f", -1, -3, 8),
    ("g", 0, -4, 9),
    ("h", 1, -4, 8), ("i", 2, -5, 9), ("j", 3, -5, 8), ("k", 4, -5, 7), ("l", 5, -5, 6), ("m", 6, -4, 3),
)  # fmt: skip

CELLS: Final[list[Hex]] = [(q, top + i) for _, q, top, size in COLUMNS for i in range(size)]
HEX_IDS: Final[tuple[str, ...]] = tuple(
    [f"{name}{i + 1}" for name, _, _, size in COLUMNS for i in range(size)]
)
HEXES: Final = 91

DIRECTION_IDS: Final[tuple[str, ...]] = ("n", "ne", "se", "s", "sw", "nw")
WAYS: Final = 6
DIRECTIONS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

_INDEX: Final = {cell: i for i, cell in enumerate(CELLS)}

#: The hex in each direction, or -1 beyond the edge, at hex * WAYS + direction.
BESIDE: Final[list[int]] = [_INDEX.get((q + dq, r + dr), -1) for q, r in CELLS for dq, dr in DIRECTIONS]
NEIGHBOURS: Final[list[list[int]]] = [
    [n for n in BESIDE[WAYS * h : WAYS * h + WAYS] if n >= 0] for h in range(HEXES)
]
DISTANCE: Final[list[int]] = [distance(a, b) for a in CELLS for b in CELLS]
#: How far from the Rover a tile is laid, and the hexes exactly so far away.
EXPLORING_DISTANCE: Final = 3
THIRD_RING: Final[list[list[int]]] = [
    [k for k in range(HEXES) if DISTANCE[h * HEXES + k] == EXPLORING_DISTANCE] for h in range(HEXES)
]
#: All hexes from near to far.
OUTWARDS: Final[list[list[int]]] = [
    [key % HEXES for key in sorted([DISTANCE[h * HEXES + k] * HEXES + k for k in range(HEXES)])]
    for h in range(HEXES)
]
#: A Bot's zone: its hex and those beside it.
ZONE: Final[list[list[int]]] = [[h, *NEIGHBOURS[h]] for h in range(HEXES)]

CENTRE: Final = _INDEX[(0, 0)]
#: Where the four LSS buildings start: top, right, bottom, left of the Mine.
LSS_STARTS: Final = (_INDEX[(0, -2)], _INDEX[(2, -1)], _INDEX[(0, 2)], _INDEX[(-2, 1)])
SHELTER_STARTS: Final[list[list[int]]] = [
    [_INDEX[SHELTER_CORNERS[corner]] for corner in corners] for corners in SHELTERS_BY_COMPANIES
]
RESEARCH_LETTERS: Final = 4
#: Two hexes for each Research letter.
RESEARCH_HEXES: Final[list[list[int]]] = [[_INDEX[cell] for cell in pair] for pair in RESEARCH_CELLS]

# -- buildings ------------------------------------------------------------------------------------

STACK: Final = 6
SHELTER_TILES: Final = 5
#: The types that the Life Support System counts.
LIFE_SUPPORT_BUILDINGS: Final[list[int]] = [GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER]
#: The unit of cost for each type; a Mine takes a Colonist instead.
BUILDING_COST: Final[list[int]] = [MINER, MINERAL, BATTERY, WATER, PLANT, OXYGEN]
#: What each type produces: a Shelter crystals.
PRODUCT: Final[list[int]] = [MINERAL, BATTERY, WATER, PLANT, OXYGEN, CRYSTAL]

# -- Laboratory -----------------------------------------------------------------------------------

LAB_IDS: Final[tuple[str, ...]] = (
    "1a",
    "1b",
    "2a",
    "2b",
    "2c",
    "3a",
    "3b",
    "4a",
    "4b",
    "4c",
    "5a",
    "5b",
    "6a",
)
LABS: Final = 13
LAB_LEVEL: Final[list[int]] = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6]
#: The spaces beside each one in the next column.
LAB_RIGHT: Final[list[list[int]]] = [
    [2, 3], [3, 4], [5], [5, 6], [6], [7, 8], [8, 9], [10], [10, 11], [11], [12], [12], [],
]  # fmt: skip
LAB_BENEFIT: Final = tuple([effect(name) for name in LAB_BENEFITS])
LAB_START: Final = 3
#: Cost of entering a column, and its OP at the end, by level.
COLUMN_COST: Final[tuple[tuple[int, ...], ...]] = (
    (), (), (ANY,), (OXYGEN,), (OXYGEN,), (OXYGEN, ANY), (OXYGEN, COIN),
)  # fmt: skip
#: The column whose cost includes a crystal.
TOP_COLUMN: Final = 6
COLUMN_OP: Final[list[int]] = [0, 1, 2, 3, 4, 5, 9]

# -- Tech grid and Warehouse ----------------------------------------------------------------------

GRID_IDS: Final[tuple[str, ...]] = (
    "top1",
    "top2",
    "top3",
    "middle1",
    "middle2",
    "middle3",
    "bottom1",
    "bottom2",
)
GRID_SPACES: Final = 8
GRID_COST: Final[tuple[tuple[int, ...], ...]] = (
    (BATTERY, ANY), (BATTERY, ANY), (BATTERY, ANY), (BATTERY,), (BATTERY,), (BATTERY,), (), (),
)  # fmt: skip
#: From the bottom row upwards, each row from the left.
GRID_REFILL: Final[list[int]] = list(REFILL_ORDER)

#: How many of each item the Warehouse is filled to, by number of companies.
WAREHOUSE_STOCK: Final[list[int]] = [0, 0, 2, 3, 3]

# -- actions with Colonist slots ------------------------------------------------------------------

SLOTS: Final = 3
#: Slot group of each main action, or -1; the last group has one slot for each company.
SLOT_GROUP: Final[list[int]] = [-1, 0, -1, 1, -1, -1, 2, 3, -1, 4]
SLOT_ACTIONS: Final[list[int]] = [OBTAIN_BLUEPRINT, RESEARCH, CONSTRUCT_BUILDING, UPGRADE_BUILDING, HIRE]
SLOT_GROUPS: Final = 5
HIRE_GROUP: Final = 4
SLOT_SIDE: Final[list[int]] = [ORBIT, ORBIT, COLONY, COLONY, COLONY]
ACTIONS_OF_A_SIDE: Final = 5
ACTION_SIDE: Final[list[int]] = [ORBIT, ORBIT, ORBIT, ORBIT, ORBIT, COLONY, COLONY, COLONY, COLONY, COLONY]

# -- Turn Order, Shuttle --------------------------------------------------------------------------

SPACES: Final = 8
LAST_ORBIT_SPACE: Final = 4
#: By number 1..8 (0 unused): the side and the benefit.
SPACE_SIDE: Final[list[int]] = [-1, ORBIT, ORBIT, ORBIT, ORBIT, COLONY, COLONY, COLONY, COLONY]
SPACE_BENEFIT: Final[list[int]] = [0, *[effect(name) for name in SPACE_BENEFITS]]
#: Shuttle space after a flight, by Colony level.
LANDING: Final[list[int]] = [0, 1, 2, 3, 3, 3]

# -- Life Support System --------------------------------------------------------------------------

LSS_ROWS: Final = 6
LSS_COLUMNS: Final = 4
TOP_LEVEL: Final = 5
FIRST_STEP_OP: Final = 2
LSS_BENEFITS: Final = tuple([effect(name) for name in ("move_bots", "crystal", "mineral", "retrieve")])

# -- player board ---------------------------------------------------------------------------------

COLONISTS: Final = 12
START_COLONISTS: Final = 3
DEPOT: Final = 8
SHIPS: Final = 5
MARKERS: Final = 8
SHIP_COST: Final[tuple[int, ...]] = (PLANT, WATER)
SHIP_OP: Final = 3
#: OP of the highest Colonist in the Living Quarters, by their number.
QUARTERS_OP: Final[list[int]] = [0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21]
#: OP for cubes in the Progress area.
PROGRESS_OP: Final[list[int]] = [0, 1, 2, 4, 7, 11]

#: Executive actions from the top Depot space down: crystals and effect; the last uses an Advanced Building.
EXECUTIVE_IDS: Final[tuple[str, ...]] = (
    "develop",
    "rover",
    "blueprint",
    "upgrade",
    "mineral",
    "bots",
    "warehouse",
    "building",
)
EXECUTIVE_COST: Final[list[int]] = [4, 4, 3, 3, 3, 2, 2, 2]
EXECUTIVE_EFFECT: Final[list[int]] = [
    *[effect(name) for name in (
        "develop_free", "move_rover", "blueprint", "upgrade", "mineral", "move_bots", "warehouse_resource",
    )],
    0,
]  # fmt: skip
BUILDING_SLOT: Final = 7
CHEAPEST_EXECUTIVE: Final = 2
