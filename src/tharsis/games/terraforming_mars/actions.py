"""All a player can do, and all the rules say: verbs, refusals, log, prompts, chance, endings."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.deck import ASSET_IDS, CORPORATION_IDS, PROJECT_IDS
from tharsis.kernel.actions import COUNT, SEAT, Kind, Lexicon, Number, Table

CARD: Final = Kind("card", PROJECT_IDS)
ASSET: Final = Kind("card", ASSET_IDS)
CORPORATION: Final = Kind("card", CORPORATION_IDS)
HEX: Final = Kind("hex", board.HEX_IDS)
RESOURCE: Final = Kind("resource", board.RESOURCE_IDS)
TAG: Final = Kind("tag", board.TAG_IDS)
CUBE: Final = Kind("cube", board.CUBE_IDS)
TILE: Final = Kind("tile", board.TILE_IDS)
PROJECT: Final = Kind("project", board.STANDARD_IDS)
MILESTONE: Final = Kind("milestone", board.MILESTONE_IDS)
AWARD: Final = Kind("award", board.AWARD_IDS)

# Ways of an "either … or" (8.1.3, 8.5).
WAY_IDS: Final[tuple[str, ...]] = (
    "plants", "microbes", "animals", "titanium", "steel", "megacredits", "energy", "add", "spend", "card",
)  # fmt: skip
WAY: Final = Kind("way", WAY_IDS)
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
DUE: Final = Kind("due", DUE_IDS)
DUE_OCEAN: Final = 0
DUE_GREENERY: Final = 1
DUE_CITY: Final = 2
DUE_SPECIAL: Final = 3
DUE_CLAIM: Final = 4
DUE_DRAW: Final = 5
DUE_LOOK: Final = 6
DUE_CHOICE: Final = 7
DUE_REMOVE: Final = 8
DUE_REMOVE_ANIMALS: Final = 9
DUE_DECREASE: Final = 10
DUE_MICROBES: Final = 11
DUE_ANIMALS: Final = 12
DUE_ADD_ANY: Final = 13
DUE_VIRAL: Final = 14
DUE_OLYMPUS: Final = 15
DUE_UNIVERSITY: Final = 16
DUE_COPY: Final = 17
DUE_CONVERT: Final = 18
DUE_PREY: Final = 19
DUE_FLOODING: Final = 20
DUE_LOSS: Final = 21
DUE_REVEAL: Final = 22
DUE_BUY: Final = 23
DUE_SELL_ENERGY: Final = 24

MOST_STEEL: Final = 30
MOST_TITANIUM: Final = 20
MOST_HEAT: Final = 60
MOST: Final = 100

_table = Table()
PLAY: Final = _table.verb("play", CARD)
USE: Final = _table.verb("use", ASSET)
BUILD: Final = _table.verb("build", PROJECT)
SELL_PATENTS: Final = _table.verb("sell-patents")
CLAIM: Final = _table.verb("claim", MILESTONE)
FUND: Final = _table.verb("fund", AWARD)
CONVERT_PLANTS: Final = _table.verb("convert-plants")
CONVERT_HEAT: Final = _table.verb("convert-heat")
FIRST_ACTION: Final = _table.verb("first-action")
PASS: Final = _table.verb("pass")
END_TURN: Final = _table.verb("end-turn")
TAKE_CORPORATION: Final = _table.verb("take-corporation", CORPORATION)
KEEP: Final = _table.verb("keep", CARD)
DISCARD: Final = _table.verb("discard", CARD)
ON: Final = _table.verb("on", CARD)
COPY: Final = _table.verb("copy", ASSET)
PLACE: Final = _table.verb("place", HEX)
PAY_STEEL: Final = _table.verb("pay-steel", Number("n", 0, MOST_STEEL))
PAY_TITANIUM: Final = _table.verb("pay-titanium", Number("n", 0, MOST_TITANIUM))
PAY_HEAT: Final = _table.verb("pay-heat", Number("n", 0, MOST_HEAT))
TARGET: Final = _table.verb("target", SEAT)
TARGET_NEUTRAL: Final = _table.verb("target-neutral")
TARGET_NOBODY: Final = _table.verb("target-nobody")
AMOUNT: Final = _table.verb("amount", Number("n", 0, MOST))
CHOOSE: Final = _table.verb("choose", WAY)
FIRST: Final = _table.verb("first", DUE)
DONE: Final = _table.verb("done")
ACTIONS: Final = _table.close()

REASONS: Final = Lexicon("why")
# Playing a card (5.5, 8.1).
NOT_IN_HAND: Final = REASONS.add("not-in-hand", "8.1", CARD)
PRICE_SHORT: Final = REASONS.add("price-short", "8.1.2", ("price", COUNT), ("short", COUNT))
TOO_COLD: Final = REASONS.add("too-cold", "5.5", ("bound", COUNT), ("now", COUNT))
TOO_WARM: Final = REASONS.add("too-warm", "5.5", ("bound", COUNT), ("now", COUNT))
OXYGEN_LOW: Final = REASONS.add("oxygen-low", "5.5", ("bound", COUNT), ("now", COUNT))
OXYGEN_HIGH: Final = REASONS.add("oxygen-high", "5.5", ("bound", COUNT), ("now", COUNT))
OCEANS_FEW: Final = REASONS.add("oceans-few", "5.5", ("bound", COUNT), ("now", COUNT))
OCEANS_MANY: Final = REASONS.add("oceans-many", "5.5", ("bound", COUNT), ("now", COUNT))
TAGS_FEW: Final = REASONS.add("tags-few", "5.5", TAG, ("bound", COUNT), ("now", COUNT))
PRODUCTION_NEEDED: Final = REASONS.add("production-needed", "5.5", RESOURCE, ("bound", COUNT), ("now", COUNT))
GREENERY_NEEDED: Final = REASONS.add("greenery-needed", "5.5", ("bound", COUNT), ("now", COUNT))
CITIES_NEEDED: Final = REASONS.add("cities-needed", "5.5", ("bound", COUNT), ("now", COUNT))
PRODUCTION_SHORT: Final = REASONS.add("production-short", "8.1.1", RESOURCE, ("need", COUNT), ("now", COUNT))
RESOURCE_SHORT: Final = REASONS.add("resource-short", "8.1.1", RESOURCE, ("need", COUNT), ("now", COUNT))
NO_VICTIM: Final = REASONS.add("no-victim", "8.1.4", RESOURCE, ("need", COUNT))
NO_HEX: Final = REASONS.add("no-hex", "3.1", TILE)
NOTHING_TO_COPY: Final = REASONS.add("nothing-to-copy", "8.1.1")
NOTHING_TO_TAKE: Final = REASONS.add("nothing-to-take", "8.5", CUBE)
# Card actions (8.5).
NOT_YOURS: Final = REASONS.add("not-yours", "8.5", ASSET)
NO_ACTION: Final = REASONS.add("no-action", "8.5", ASSET)
ACTION_USED: Final = REASONS.add("action-used", "8.5", ASSET)
CUBES_SHORT: Final = REASONS.add("cubes-short", "8.5", ASSET, ("need", COUNT), ("now", COUNT))
RATING_NOT_RAISED: Final = REASONS.add("rating-not-raised", "8.5")
# The other actions (7.3, 8.2 to 8.7).
FIRST_ACTION_DUE: Final = REASONS.add("first-action-due", "5.2", ASSET)
NO_FIRST_ACTION: Final = REASONS.add("no-first-action", "5.2")
HAND_EMPTY: Final = REASONS.add("hand-empty", "8.2.1")
MILESTONE_TAKEN: Final = REASONS.add("milestone-taken", "8.3", MILESTONE)
MILESTONES_GONE: Final = REASONS.add("milestones-gone", "8.3")
MILESTONE_SHORT: Final = REASONS.add("milestone-short", "8.3", MILESTONE, ("need", COUNT), ("now", COUNT))
AWARD_FUNDED: Final = REASONS.add("award-funded", "8.4", AWARD)
AWARDS_GONE: Final = REASONS.add("awards-gone", "8.4")
NOT_IN_SOLO: Final = REASONS.add("not-in-solo", "10.2.3")
ACT_OR_PASS: Final = REASONS.add("act-or-pass", "7.3")
ALREADY_ACTED: Final = REASONS.add("already-acted", "7.3")
# Hexes (3.1 to 3.5).
HEX_OCCUPIED: Final = REASONS.add("hex-occupied", "3.1", HEX)
HEX_FOR_OCEAN: Final = REASONS.add("hex-for-ocean", "2.4", HEX)
HEX_NOT_OCEAN: Final = REASONS.add("hex-not-ocean", "3.2", HEX)
HEX_FOR_NOCTIS: Final = REASONS.add("hex-for-noctis", "2.4", HEX)
HEX_NOT_NOCTIS: Final = REASONS.add("hex-not-noctis", "3.4", HEX)
HEX_CLAIMED: Final = REASONS.add("hex-claimed", "3.1", HEX)
HEX_BESIDE_OWN: Final = REASONS.add("hex-beside-own", "3.3", HEX)
HEX_BESIDE_CITY: Final = REASONS.add("hex-beside-city", "3.4", HEX)
HEX_TWO_CITIES: Final = REASONS.add("hex-two-cities", "3.4", HEX)
HEX_NEEDS_CITY: Final = REASONS.add("hex-needs-city", "3.5", HEX)
HEX_NEEDS_GREENERY: Final = REASONS.add("hex-needs-greenery", "3.5", HEX)
HEX_NOT_ALONE: Final = REASONS.add("hex-not-alone", "3.5", HEX)
HEX_NO_METAL: Final = REASONS.add("hex-no-metal", "3.5", HEX)
HEX_NO_OWN_TILE: Final = REASONS.add("hex-no-own-tile", "3.5", HEX)
HEX_NOT_VOLCANIC: Final = REASONS.add("hex-not-volcanic", "3.5", HEX)
# Choosing cards (6.7, 7.2, 8.2.1).
NOT_OFFERED: Final = REASONS.add("not-offered", "7.2", CARD)
NOT_IN_ORDER: Final = REASONS.add("not-in-order", "7.2")
KEEP_SHORT: Final = REASONS.add("keep-short", "7.2", ("price", COUNT), ("now", COUNT))
KEEP_ENOUGH: Final = REASONS.add("keep-enough", "8.1.3", ("need", COUNT))
KEEP_MORE: Final = REASONS.add("keep-more", "8.1.3", ("need", COUNT))
CORPORATION_FIRST: Final = REASONS.add("corporation-first", "6.7")
CORPORATION_TAKEN: Final = REASONS.add("corporation-taken", "6.7")
NOT_DEALT: Final = REASONS.add("not-dealt", "6.4", CORPORATION)
SELL_ONE: Final = REASONS.add("sell-one", "8.2.1")
# Paying and pointing (8.1.2, 8.1.4).
PAY_RANGE: Final = REASONS.add("pay-range", "8.1.2", ("low", COUNT), ("high", COUNT))
PAY_WASTE: Final = REASONS.add("pay-waste", "8.1.2")
TARGET_LACKS: Final = REASONS.add("target-lacks", "8.1.4", SEAT)
TARGET_PROTECTED: Final = REASONS.add("target-protected", "8.1.4", SEAT)
NO_NEUTRAL: Final = REASONS.add("no-neutral", "10.2.4")
TARGET_REQUIRED: Final = REASONS.add("target-required", "8.1.4")
AMOUNT_RANGE: Final = REASONS.add("amount-range", "8.1.4", ("low", COUNT), ("high", COUNT))
NOT_A_HOLDER: Final = REASONS.add("not-a-holder", "5.8", CARD)
CUBES_PROTECTED: Final = REASONS.add("cubes-protected", "8.1.4", CARD)
WAY_NOT_PRINTED: Final = REASONS.add("way-not-printed", "8.1.3")
NOT_DUE: Final = REASONS.add("not-due", "8.1.3", DUE)
LOSS_NOT_YET: Final = REASONS.add("loss-not-yet", "8.1.3")
NO_BOX: Final = REASONS.add("no-box", "8.1.1", ASSET)

LOGS: Final = Lexicon("log")
LOG_NEUTRAL: Final = LOGS.add("neutral", "10.2.1", TILE, HEX)
LOG_CORPORATION: Final = LOGS.add("corporation", "6.7", SEAT, ASSET)
LOG_BOUGHT: Final = LOGS.add("bought", "7.2", SEAT, COUNT)
LOG_GENERATION: Final = LOGS.add("generation", "7.1", COUNT, SEAT)
LOG_DREW: Final = LOGS.add("drew", "8.1.3", SEAT, CARD)
LOG_RESHUFFLED: Final = LOGS.add("reshuffled", "7.2")
LOG_REVEALED: Final = LOGS.add("revealed", "8.5", SEAT, CARD)
LOG_PLAYED: Final = LOGS.add("played", "8.1", SEAT, CARD, ("price", COUNT))
LOG_USED: Final = LOGS.add("used", "8.5", SEAT, ASSET)
LOG_BUILT: Final = LOGS.add("built", "8.2", SEAT, PROJECT, ("price", COUNT))
LOG_SOLD: Final = LOGS.add("sold", "8.2.1", SEAT, COUNT)
LOG_CLAIMED: Final = LOGS.add("claimed", "8.3", SEAT, MILESTONE)
LOG_FUNDED: Final = LOGS.add("funded", "8.4", SEAT, AWARD, ("price", COUNT))
LOG_GREENED: Final = LOGS.add("greened", "8.6", SEAT, COUNT)
LOG_WARMED: Final = LOGS.add("warmed", "8.7", SEAT)
LOG_FIRST: Final = LOGS.add("first", "5.2", SEAT, ASSET)
LOG_FIRST_DROPPED: Final = LOGS.add("first-dropped", "5.2", SEAT, ASSET)
LOG_PASSED: Final = LOGS.add("passed", "7.3", SEAT)
LOG_PAID: Final = LOGS.add("paid", "8.1.2", SEAT, RESOURCE, COUNT)
LOG_GAINED: Final = LOGS.add("gained", "4.1", SEAT, RESOURCE, COUNT)
LOG_LOST: Final = LOGS.add("lost", "8.1.4", SEAT, RESOURCE, COUNT)
LOG_STOLEN: Final = LOGS.add("stolen", "8.1.4", SEAT, ("victim", SEAT), RESOURCE, COUNT)
LOG_STOLEN_NEUTRAL: Final = LOGS.add("stolen-neutral", "10.2.4", SEAT, RESOURCE, COUNT)
LOG_PRODUCTION: Final = LOGS.add("production", "4.1", SEAT, RESOURCE, COUNT)
LOG_PRODUCTION_LOST: Final = LOGS.add("production-lost", "4.1", SEAT, RESOURCE, COUNT)
LOG_PRODUCTION_NEUTRAL: Final = LOGS.add("production-neutral", "10.2.4", RESOURCE, COUNT)
LOG_RATING: Final = LOGS.add("rating", "2.1", SEAT, COUNT)
LOG_TEMPERATURE: Final = LOGS.add("temperature", "1.2", SEAT, COUNT)
LOG_OXYGEN: Final = LOGS.add("oxygen", "1.2", SEAT, COUNT)
LOG_TILE: Final = LOGS.add("tile", "3.1", SEAT, TILE, HEX)
LOG_OFFWORLD: Final = LOGS.add("offworld", "3.4", SEAT, CARD)
LOG_HEX_CLAIMED: Final = LOGS.add("hex-claimed", "3.1", SEAT, HEX)
LOG_CUBES: Final = LOGS.add("cubes", "5.8", SEAT, CARD, CUBE, COUNT)
LOG_CUBES_LOST: Final = LOGS.add("cubes-lost", "5.8", SEAT, CARD, CUBE, COUNT)
LOG_CUBES_NEUTRAL: Final = LOGS.add("cubes-neutral", "10.2.4", SEAT, CUBE)
LOG_DISCARDED: Final = LOGS.add("discarded", "8.1.3", SEAT, CARD)
LOG_COPIED: Final = LOGS.add("copied", "8.1.1", SEAT, ASSET)
LOG_PRODUCED: Final = LOGS.add("produced", "7.4", COUNT)
LOG_INCOME: Final = LOGS.add(
    "income", "7.4", SEAT, ("megacredits", COUNT), ("steel", COUNT), ("titanium", COUNT), ("plants", COUNT),
    ("energy", COUNT), ("heat", COUNT),
)  # fmt: skip
LOG_FINAL: Final = LOGS.add("final", "9.2")
LOG_SCORE: Final = LOGS.add("score", "9.3", SEAT, COUNT)

PROMPTS: Final = Lexicon("ask")
ASK_START: Final = PROMPTS.add("start", "6.7")
ASK_RESEARCH: Final = PROMPTS.add("research", "7.2", ("money", COUNT))
ASK_DRAFT: Final = PROMPTS.add("draft", "10.3")
ASK_TURN: Final = PROMPTS.add("turn", "7.3", COUNT)
ASK_SECOND: Final = PROMPTS.add("second", "7.3")
ASK_STEEL: Final = PROMPTS.add("steel", "8.1.2", ("price", COUNT))
ASK_TITANIUM: Final = PROMPTS.add("titanium", "8.1.2", ("price", COUNT))
ASK_HEAT: Final = PROMPTS.add("heat", "8.1.2", ("price", COUNT))
ASK_PLACE: Final = PROMPTS.add("place", "3.1", TILE)
ASK_CLAIM_HEX: Final = PROMPTS.add("claim-hex", "3.1")
ASK_FIRST: Final = PROMPTS.add("first", "8.1.3")
ASK_REMOVE: Final = PROMPTS.add("remove", "8.1.4", RESOURCE, COUNT)
ASK_STEAL: Final = PROMPTS.add("steal", "8.1.4", RESOURCE, COUNT)
ASK_DECREASE: Final = PROMPTS.add("decrease", "8.1.4", RESOURCE, COUNT)
ASK_AMOUNT: Final = PROMPTS.add("amount", "8.1.4", RESOURCE)
ASK_CUBE_AMOUNT: Final = PROMPTS.add("cube-amount", "8.1.4", CUBE)
ASK_INSULATE: Final = PROMPTS.add("insulate", "8.1.3")
ASK_SELL_ENERGY: Final = PROMPTS.add("sell-energy", "8.5")
ASK_ADD: Final = PROMPTS.add("add", "5.8", CUBE, COUNT)
ASK_ADD_ANY: Final = PROMPTS.add("add-any", "5.8")
ASK_REMOVE_CUBES: Final = PROMPTS.add("remove-cubes", "8.1.4", CUBE, COUNT)
ASK_PREY: Final = PROMPTS.add("prey", "8.5", CUBE)
ASK_FLOODING: Final = PROMPTS.add("flooding", "8.1.4", COUNT)
ASK_WAY: Final = PROMPTS.add("way", "8.1.3", ASSET)
ASK_LOOK: Final = PROMPTS.add("look", "8.1.3", COUNT)
ASK_BUY: Final = PROMPTS.add("buy", "8.5")
ASK_EXCHANGE: Final = PROMPTS.add("exchange", "8.1.3")
ASK_COPY: Final = PROMPTS.add("copy", "8.1.1")
ASK_SELL: Final = PROMPTS.add("sell", "8.2.1", COUNT)
ASK_FINAL: Final = PROMPTS.add("final", "9.2", COUNT)

CHANCES: Final = Lexicon("chance")
DEAL_CORPORATION: Final = CHANCES.add("corporation")
DRAW_CARD: Final = CHANCES.add("card")

ENDS: Final = Lexicon("end")
END_SCORED: Final = ENDS.add("scored")
END_SOLO_WON: Final = ENDS.add("solo-won")
END_SOLO_LOST: Final = ENDS.add("solo-lost")
