"""Components whose printed values are not known to us: balanced substitutes of our own.

Nothing here claims to be the published game. Each table stands alone, so that the printed values can be
put in its place without a change anywhere else.
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

#: Benefits of the Laboratory spaces 1a, 1b, 2a … 6a. Column 1 is printed so; a mineral in column 3 and a
#: Blueprint in column 5 too; the rest is ours.
LAB_BENEFITS: Final[tuple[str, ...]] = (
    "warehouse", "crystal",
    "nothing", "nothing", "nothing",
    "mineral", "move_bots",
    "crystal", "warehouse", "crystal",
    "blueprint_boosted", "upgrade_boosted",
    "nothing",
)  # fmt: skip

#: Benefits of Turn Order spaces 1 to 8. Space 4 is known; 1, 2, 3 and 5 are inferred; 6, 7 and 8 are ours.
SPACE_BENEFITS: Final[tuple[str, ...]] = (
    "nothing", "warehouse", "technology", "buy_colonist",
    "nothing", "move_bots", "warehouse", "blueprint",
)  # fmt: skip

#: Missions for the short pile; the others are long. Four of the nine are known.
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
