"""Components whose printed values are not known to us: balanced substitutes of our own, and what follows
from the things we know.

Nothing here claims to be the published game. Each table stands alone, so that the printed values can be
put in its place without a change anywhere else. The table at the end names the cards, tiles and spaces with
such a value, so that it is shown as ours wherever they are shown; start hexes are marked with the board, and
the rulebook names what belongs to none of them.
"""

from typing import Final

#: Start hexes of the Shelters, as axial cells: three from the Mine, two from two start buildings each.
SHELTER_CORNERS: Final = {"nw": (-2, -1), "ne": (2, -3), "se": (2, 1), "sw": (-2, 3)}
#: By number of companies; solo is laid out as for two.
SHELTERS_BY_COMPANIES: Final[tuple[tuple[str, ...], ...]] = (
    (), ("nw", "se"), ("nw", "se"), ("nw", "ne", "sw"), ("nw", "ne", "se", "sw"),
)  # fmt: skip

#: Research tiles: both of a letter in one corner. The corners are printed, the exact hexes are ours.
RESEARCH_CELLS: Final = (
    ((-5, 0), (-3, -2)),
    ((5, -5), (3, -5)),
    ((-5, 5), (-3, 5)),
    ((5, 0), (3, 2)),
)

#: Arrows on the six tiles of a stack: two tiles each with one, two and three arrows, every direction twice.
TILE_ARROWS: Final[tuple[tuple[tuple[str, ...], ...], ...]] = (
    (("n",),  ("s",),  ("ne", "sw"), ("se", "nw"), ("n", "se", "sw"), ("ne", "s", "nw")),   # Mine
    (("ne",), ("sw",), ("se", "nw"), ("n", "s"),   ("ne", "s", "nw"), ("n", "se", "sw")),   # Generator
    (("se",), ("nw",), ("n", "s"),   ("ne", "sw"), ("n", "se", "sw"), ("ne", "s", "nw")),   # Water Extractor
    (("s",),  ("n",),  ("ne", "sw"), ("se", "nw"), ("ne", "s", "nw"), ("n", "se", "sw")),   # Greenhouse
    (("sw",), ("ne",), ("se", "nw"), ("n", "s"),   ("n", "se", "sw"), ("ne", "s", "nw")),   # Oxygen Condenser
)  # fmt: skip

#: Benefits of the Laboratory spaces 1a, 1b, 2a … 6a. Column 1 is printed so, and that a mineral is in column
#: 3 and a Blueprint in column 5. Six kinds are for the six spaces of columns 1, 3 and 5: the rest follows.
LAB_BENEFITS: Final[tuple[str, ...]] = (
    "warehouse", "crystal",
    "nothing", "nothing", "nothing",
    "mineral", "move_bots",
    "nothing", "nothing", "nothing",
    "upgrade_boosted", "blueprint_boosted",
    "nothing",
)  # fmt: skip

#: Benefits of Turn Order spaces 1 to 8. Space 4 is known; 1, 2, 3, 5 and 6 are inferred; 7 and 8 are ours.
SPACE_BENEFITS: Final[tuple[str, ...]] = (
    "nothing", "warehouse", "technology", "buy_colonist",
    "nothing", "move_bots", "blueprint", "blueprint",
)  # fmt: skip

#: Missions for the short pile; the others are long. Known are Bots, Scientists and Research (long).
SHORT_PILE: Final[tuple[str, ...]] = ("blueprints", "bots", "discovery", "techs", "scientists")

#: Laboratory spaces that Private Goal 14 marks: those of column 4.
GOAL_14_SPACES: Final = (7, 8, 9)

#: How many minerals the Discovery tile gives (the other resource tiles give three).
MINERAL_TILE: Final = "two_minerals"

#: Rewards of First Colonist cards B1 to B8; only the last is known.
TASK_REWARDS: Final[tuple[str, ...]] = (
    "battery",
    "crystal",
    "oxygen",
    "mineral",
    "plant",
    "water",
    "crystal",
    "crystal",
)

#: Tech grid spaces in the order of refilling: rows from the bottom as printed, each row from the left.
REFILL_ORDER: Final[tuple[int, ...]] = (6, 7, 3, 4, 5, 0, 1, 2)

#: Display places of level-1 Blueprints: the bottom row; level 3 takes the top row.
LEVEL_1_ROW: Final = 0

#: Lacerda moves a tile with two free targets to the more useful benefit, in this order.
LACERDA_BENEFITS: Final[tuple[str, ...]] = (
    "blueprint_boosted",
    "upgrade_boosted",
    "crystal",
    "warehouse",
    "move_bots",
    "mineral",
    "nothing",
)

# -- what is ours, for all who show it ------------------------------------------------------------

#: Nothing is known of the printed value: ours is a substitute.
DESIGNED: Final = "designed"
#: The printed value follows from what is known, but nobody has seen it.
INFERRED: Final = "inferred"

#: Cards, tiles and spaces with a value of either sort, by their ids.
OWN_VALUES: Final[dict[str, str]] = {
    # lengths of missions
    "mission_blueprints": INFERRED, "mission_advanced_buildings": INFERRED,
    "mission_discovery": DESIGNED, "mission_techs": DESIGNED,
    "mission_progress": DESIGNED, "mission_contracts": DESIGNED,
    # the spaces that a Private Goal marks
    "goal_marked_spaces": DESIGNED,
    # Discovery tiles: which there are, and how much they give; colours of Research letters
    "tile_build_mine": INFERRED, "tile_build_generator": INFERRED, "tile_build_water_extractor": INFERRED,
    "tile_build_greenhouse": INFERRED, "tile_build_oxygen_condenser": INFERRED,
    "tile_minerals": DESIGNED, "tile_batteries": INFERRED, "tile_water": INFERRED, "tile_oxygen": INFERRED,
    "tile_research_b": INFERRED, "tile_research_c": INFERRED, "tile_research_d": INFERRED,
    # rewards of tasks
    "task_b1": DESIGNED, "task_b2": DESIGNED, "task_b3": DESIGNED, "task_b4": DESIGNED,
    "task_b5": DESIGNED, "task_b6": DESIGNED, "task_b7": DESIGNED,
    # benefits of Turn Order and Laboratory spaces
    "space_1": INFERRED, "space_2": INFERRED, "space_3": INFERRED, "space_5": INFERRED,
    "space_6": INFERRED, "space_7": DESIGNED, "space_8": DESIGNED,
    "lab_2a": INFERRED, "lab_2b": INFERRED, "lab_2c": INFERRED, "lab_3a": INFERRED, "lab_3b": INFERRED,
    "lab_4a": INFERRED, "lab_4b": INFERRED, "lab_4c": INFERRED, "lab_5a": INFERRED, "lab_5b": INFERRED,
    "lab_6a": INFERRED,
    # which Depot space has which action
    "executive_develop": INFERRED, "executive_rover": INFERRED, "executive_blueprint": INFERRED,
    "executive_upgrade": INFERRED, "executive_mineral": INFERRED, "executive_bots": INFERRED,
    "executive_warehouse": INFERRED, "executive_building": INFERRED,
}  # fmt: skip
