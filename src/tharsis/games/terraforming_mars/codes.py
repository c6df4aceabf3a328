"""Small numbers that several rooms share and no card or board prints."""

from typing import Final

NOBODY: Final = -1
#: Owner of the solo game's neutral tiles, and the opponent that cards may strike there (10.2.1, 10.2.4).
NEUTRAL: Final = 7

# Phases of a generation (7); the first and the last two frame the game.
PHASE_IDS: Final[tuple[str, ...]] = ("setup", "research", "action", "production", "final")
SETUP: Final = 0
RESEARCH: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
FINAL: Final = 4

# Ways of an "either … or" (8.1.3, 8.5).
WAY_IDS: Final[tuple[str, ...]] = (
    "plants", "microbes", "animals", "titanium", "steel", "megacredits", "energy", "add", "spend", "card",
)  # fmt: skip
WAY_PLANTS: Final = 0
WAY_MICROBES: Final = 1
WAY_ANIMALS: Final = 2
WAY_TITANIUM: Final = 3
WAY_STEEL: Final = 4
WAY_MEGACREDITS: Final = 5
WAY_ENERGY: Final = 6
WAY_ADD: Final = 7
WAY_SPEND: Final = 8
WAY_CARD: Final = 9

# Effects that can be due at once, in the player's order (8.1.3).
DUE_IDS: Final[tuple[str, ...]] = (
    "ocean", "greenery", "city", "special_tile", "claim", "draw", "look", "choice", "remove",
    "remove_animals", "decrease", "add_microbes", "add_animals", "add_any", "viral_enhancers",
    "olympus_conference", "mars_university", "copy", "convert", "prey", "flooding",
    "loss", "reveal", "buy", "sell_energy",
)  # fmt: skip
DUE_OCEAN: Final = 0
DUE_GREENERY: Final = 1
DUE_CITY: Final = 2
DUE_SPECIAL_TILE: Final = 3
DUE_CLAIM: Final = 4
DUE_DRAW: Final = 5
DUE_LOOK: Final = 6
DUE_CHOICE: Final = 7
DUE_REMOVE: Final = 8
DUE_REMOVE_ANIMALS: Final = 9
DUE_DECREASE: Final = 10
DUE_ADD_MICROBES: Final = 11
DUE_ADD_ANIMALS: Final = 12
DUE_ADD_ANY: Final = 13
DUE_VIRAL_ENHANCERS: Final = 14
DUE_OLYMPUS_CONFERENCE: Final = 15
DUE_MARS_UNIVERSITY: Final = 16
DUE_COPY: Final = 17
DUE_CONVERT: Final = 18
DUE_PREY: Final = 19
DUE_FLOODING: Final = 20
DUE_LOSS: Final = 21
DUE_REVEAL: Final = 22
DUE_BUY: Final = 23
DUE_SELL_ENERGY: Final = 24

# What a question about cards is for.
FOR_NOTHING: Final = 0
FOR_DRAFT: Final = 1
FOR_PURCHASE: Final = 2
FOR_SALE: Final = 3
