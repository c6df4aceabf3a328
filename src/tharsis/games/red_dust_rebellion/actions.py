"""Verbs: everything a seat can do, as a dense table. The words that go with it are in `words`."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import LINE_IDS, SPACE_IDS
from tharsis.games.red_dust_rebellion.cards.printed import ASSET_IDS, CAMPAIGN_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS, SPECIAL_IDS
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS, KIND_IDS
from tharsis.kernel import Kind, Number, Table

SPACE: Final = Kind("space", SPACE_IDS)
KIND: Final = Kind("kind", KIND_IDS, target="piece")
FACTION: Final = Kind("faction", FACTION_IDS)
OPERATION: Final = Kind("operation", OPERATION_IDS, target="button")
SPECIAL: Final = Kind("special", SPECIAL_IDS, target="button")
ASSET: Final = Kind("asset", ASSET_IDS)
CAMPAIGN: Final = Kind("campaign", CAMPAIGN_IDS)
EVENT: Final = Kind("event", EVENT_IDS)
SIDE: Final = Kind("side", ("unshaded", "shaded"), target="event")
LINE: Final = Kind("line", LINE_IDS)
UNITS: Final = Number("count", 0, 30)
AMOUNT: Final = Number("amount", 1, 12)
DIE: Final = Number("die", 1, 6)

CHOICE_IDS: Final = (
    "rebel",
    "rebels",
    "base",
    "hide",
    "upgrade",
    "bombard",
    "beacon",
    "drop_pods",
    "eg_plus",
    "eg_minus",
    "supply",
    "eg_troops",
    "mg_troops",
    "profits",
    "population",
    "strike",
    "units",
    "remove",
    "replace",
    "take_resources",
    "empty_transit",
    "mg_resources",
    "attack",
    "assault",
    "recon",
    "draw",
    "yes",
    "ambush",
    "red_dust",
    "reclaimers",
    "add",
    "march",
    "travel",
)
CHOICE: Final = Kind("choice", CHOICE_IDS, target="button")
REBEL: Final = 0
REBELS: Final = 1
BASE: Final = 2
HIDE: Final = 3
UPGRADE: Final = 4
BOMBARD: Final = 5
BEACON: Final = 6
DROP_PODS: Final = 7
EG_PLUS: Final = 8
EG_MINUS: Final = 9
SUPPLY: Final = 10
EG_TROOPS: Final = 11
MG_TROOPS: Final = 12
PROFITS: Final = 13
POPULATION: Final = 14
STRIKE: Final = 15
UNITS_CHOICE: Final = 16
REMOVE_CHOICE: Final = 17
REPLACE: Final = 18
TAKE_RESOURCES: Final = 19
EMPTY_TRANSIT: Final = 20
MG_RESOURCES: Final = 21
ATTACK_CHOICE: Final = 22
ASSAULT_CHOICE: Final = 23
RECON_CHOICE: Final = 24
DRAW: Final = 25
YES: Final = 26
AMBUSH_CHOICE: Final = 27
RED_DUST: Final = 28
RECLAIMERS: Final = 29
ADD: Final = 30
MARCH_CHOICE: Final = 31
TRAVEL_CHOICE: Final = 32

_table = Table()
PASS: Final = _table.verb("pass")
DONE: Final = _table.verb("done")
OP: Final = _table.verb("op", OPERATION)
PLAY_EVENT: Final = _table.verb("event", SIDE)
PLAY_ASSET: Final = _table.verb("asset", ASSET)
DISCARD: Final = _table.verb("discard", ASSET)
PAY: Final = _table.verb("pay", ASSET)
ADD_SPECIAL: Final = _table.verb("special", SPECIAL)
PICK: Final = _table.verb("pick", SPACE)
AMBUSH: Final = _table.verb("ambush", SPACE)
SUPPRESS: Final = _table.verb("suppress", SPACE)
HOUSE: Final = _table.verb("house", SPACE)
REPAIR: Final = _table.verb("repair", SPACE)
SHIFT: Final = _table.verb("shift", SPACE)
LOBBY: Final = _table.verb("lobby")
CHOOSE: Final = _table.verb("choose", CHOICE)
NAME: Final = _table.verb("name", FACTION)
COUNT: Final = _table.verb("count", UNITS)
SET_DICE: Final = _table.verb("dice", DIE, ("other", DIE))
CAMPAIGN_CARD: Final = _table.verb("campaign", CAMPAIGN)
PICK_LINE: Final = _table.verb("line", LINE)
MOVE: Final = _table.verb("move", KIND, SPACE)
REMOVE: Final = _table.verb("remove", KIND, SPACE)
PLACE: Final = _table.verb("place", KIND, SPACE)
ACCEPT: Final = _table.verb("accept")
REFUSE: Final = _table.verb("refuse")
GIVE_CARD: Final = _table.verb("give", ASSET)
REQUEST: Final = _table.aside("request", FACTION, AMOUNT)
OFFER: Final = _table.aside("offer", FACTION, AMOUNT)
ACTIONS: Final = _table.close()

SPACE_SIZE: Final = 28


def piece(verb: int, kind: int, space: int) -> int:
    """The action of a verb on a piece of a kind in a space."""
    return verb + kind * SPACE_SIZE + space


def is_space(action: int, verb: int) -> bool:
    """Whether an action is this verb on some space."""
    return verb <= action < verb + SPACE_SIZE


def is_piece(action: int, verb: int) -> bool:
    """Whether an action is this verb on some piece."""
    return verb <= action < verb + 20 * SPACE_SIZE
