"""What can be done and said: verbs, refusals, questions, log lines, chance and endings, with their rules."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import LINE_IDS, SPACE_IDS, TRACK_END
from tharsis.games.red_dust_rebellion.curiosity import CONDITION_IDS
from tharsis.games.red_dust_rebellion.curiosity import LINE_IDS as NP_LINE_IDS
from tharsis.games.red_dust_rebellion.curiosity import SIDE_IDS as NP_SIDE_IDS
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, CAMPAIGN_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS, SPECIAL_IDS
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS, KIND_IDS
from tharsis.kernel import COUNT as FIGURE
from tharsis.kernel import Kind, Lexicon, Number, Table

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
UNITS: Final = Number("count", 0, TRACK_END)  # pieces, or Resources
DIE: Final = Number("die", 1, 6)

#: 1.6: on what two players may agree; each binds the one or the other during the action.
PROMISE_IDS: Final[tuple[str, ...]] = ("as_said", "spend", "spare", "help", "no_reply")
PROMISES: Final = Kind("promise", PROMISE_IDS, target="button")

CHOICE_IDS: Final[tuple[str, ...]] = (
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
    "ambush",
    "remove",
    "replace",
    "take_resources",
    "empty_transit",
    "mg_resources",
    "attack",
    "assault",
    "recon",
    "draw",
    "red_dust",
    "reclaimers",
    "add",
)
CHOICE: Final = Kind("choice", CHOICE_IDS, target="button")
OPT_REBEL: Final = 0
OPT_REBELS: Final = 1
OPT_BASE: Final = 2
OPT_HIDE: Final = 3
OPT_UPGRADE: Final = 4
OPT_BOMBARD: Final = 5
OPT_BEACON: Final = 6
OPT_DROP_PODS: Final = 7
OPT_EG_PLUS: Final = 8
OPT_EG_MINUS: Final = 9
OPT_SUPPLY: Final = 10
OPT_EG_TROOPS: Final = 11
OPT_MG_TROOPS: Final = 12
OPT_PROFITS: Final = 13
OPT_POPULATION: Final = 14
OPT_AMBUSH: Final = 15
OPT_REMOVE: Final = 16
OPT_REPLACE: Final = 17
OPT_TAKE_RESOURCES: Final = 18
OPT_EMPTY_TRANSIT: Final = 19
OPT_MG_RESOURCES: Final = 20
OPT_ATTACK: Final = 21
OPT_ASSAULT: Final = 22
OPT_RECON: Final = 23
OPT_DRAW: Final = 24
OPT_RED_DUST: Final = 25
OPT_RECLAIMERS: Final = 26
OPT_ADD: Final = 27


def dealer(verb: str) -> Kind:
    """The Faction that a deal is about; each kind of deal has buttons of its own."""
    return Kind("faction", FACTION_IDS, target=verb)


_table = Table()
PASS: Final = _table.verb("pass")
DONE: Final = _table.verb("done")
OP: Final = _table.verb("op", OPERATION)
PLAY_EVENT: Final = _table.verb("event", SIDE)
PLAY_ASSET: Final = _table.verb("asset", ASSET)
DISCARD_ASSET: Final = _table.verb("discard", ASSET)
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
PROMISE: Final = _table.verb("promise", PROMISES)
REQUEST_TRADE: Final = _table.verb("request", dealer("request"))
OFFER_TRADE: Final = _table.verb("offer", dealer("offer"))
PROPOSE: Final = _table.verb("propose", dealer("propose"))
DEAL: Final = _table.aside("deal")
ACTIONS: Final = _table.close()

LEVEL_IDS: Final[tuple[str, ...]] = (
    "active_opposition",
    "passive_opposition",
    "neutral",
    "passive_support",
    "active_support",
)
LEVEL: Final = Kind("level", LEVEL_IDS)
NP_SIDE: Final = Kind("npcard", NP_SIDE_IDS)
CONDITION: Final = Kind("condition", CONDITION_IDS)
RESULT: Final = Kind("result", ("no", "yes"))
TABLE_LINE: Final = Kind("npline", NP_LINE_IDS)

#: Those without a number are shared by several rules: a refusal cites that of the question or action.
REASONS: Final = Lexicon("why")
NO_SUCH_NUMBER: Final = REASONS.add("number", "", ("low", FIGURE), ("high", FIGURE))
NO_OTHER_SPACE: Final = REASONS.add("other-space", "")
NO_OTHER_PIECE: Final = REASONS.add("other-piece", "")
NO_OTHER_FACTION: Final = REASONS.add("other-faction", "")
NO_OTHER_OPERATION: Final = REASONS.add("other-operation", "7.6")
NO_SUCH_PIECE: Final = REASONS.add("no-such-piece", "")
NO_OWN_PIECE: Final = REASONS.add("not-yours", "")
NO_ENEMY_PIECE: Final = REASONS.add("not-enemy", "")
NO_PIECE_AVAILABLE: Final = REASONS.add("none-available", "1.3")
NO_ROOM: Final = REASONS.add("stacking", "1.3")
NO_REBELS_THERE: Final = REASONS.add("no-rebels-there", "1.3")
NO_EG_CONTROLLER: Final = REASONS.add("no-controller", "1.2")
NO_EG_COMMAND: Final = REASONS.add("not-controller", "1.2")
NO_SATELLITE: Final = REASONS.add("no-satellite", "5.3")
NO_HIDDEN_PIECE: Final = REASONS.add("hidden", "")
NO_UNIT: Final = REASONS.add("units-only", "")
NO_GUARDED_BASE: Final = REASONS.add("base-guarded", "")
NO_HALF_EG_TROOP: Final = REASONS.add("eg-troop-counts-two", "")
NO_EG_TROOP_YET: Final = REASONS.add("eg-last", "7.2")
NO_BOMBS_UNDERGROUND: Final = REASONS.add("deep-tunneling", "1.5")
NO_END_OF_REMOVING: Final = REASONS.add("must-remove", "")
NO_END_OF_ACTIVATING: Final = REASONS.add("must-activate", "")
NO_END_OF_SHIPPING: Final = REASONS.add("must-ship", "4.2")
NO_STAYING: Final = REASONS.add("must-flee", "5.5")
NO_STOP_UNMOVED: Final = REASONS.add("must-move", "")
NO_STOP_WITH_SOME_TO_LEAVE: Final = REASONS.add("must-leave", "4.3")
NO_PLAIN_ATTACK: Final = REASONS.add("must-ambush", "7.6")
NO_SECOND_TIME: Final = REASONS.add("chosen-already", "")
NO_FURTHER_SPACE: Final = REASONS.add("limited", "")
NO_MEANS: Final = REASONS.add("too-poor", "")
NO_STORMY_SPACE: Final = REASONS.add("storm", "1.10")
NO_SECOND_STORM: Final = REASONS.add("storm-there", "1.10")
NO_MOVE_IN_HABOOB: Final = REASONS.add("haboob", "4.0")
NO_MARS_SPACE: Final = REASONS.add("mars-only", "")
NO_LABYRINTH: Final = REASONS.add("labyrinths-only", "")
NO_DESERT: Final = REASONS.add("deserts-only", "")
NO_PEOPLE: Final = REASONS.add("unpopulated", "")
NO_EMPTY_SPACE: Final = REASONS.add("populated", "")
NO_SPACE_AT_SUPPORT: Final = REASONS.add("at-support", "")
NO_SUPPORT: Final = REASONS.add("not-at-support", "")
NO_NEUTRAL_SPACE: Final = REASONS.add("not-neutral", "")
NO_SHIFT: Final = REASONS.add("cannot-shift", "1.8")
NO_CONTROL: Final = REASONS.add("no-control", "")
NO_CONTROL_YET: Final = REASONS.add("control-later", "")
NO_DISPLACED: Final = REASONS.add("none-displaced", "1.7")
NO_DAMAGED_SPACE: Final = REASONS.add("damaged", "")
NO_DAMAGE: Final = REASONS.add("not-damaged", "")
NO_HOUSING: Final = REASONS.add("no-housing", "1.7")
NO_SECOND_HOUSE: Final = REASONS.add("housed-already", "6.4")
NO_SECURITY: Final = REASONS.add("no-security", "")
NO_OWN_FORCES: Final = REASONS.add("no-own-forces", "")
NO_OWN_REBEL: Final = REASONS.add("no-own-rebel", "")
NO_HIDDEN: Final = REASONS.add("no-hidden", "")
NO_ENEMY: Final = REASONS.add("no-enemy", "")
NO_ACTIVE_ENEMY: Final = REASONS.add("no-active-enemy", "5.5")
NO_EG_TROOPS: Final = REASONS.add("no-eg-troops", "5.5")
NO_REBELS: Final = REASONS.add("no-rebels", "")
NO_SPECOPS: Final = REASONS.add("no-specops", "6.6")
NO_CORP_BASE: Final = REASONS.add("no-corp-base", "")
NO_CENTER: Final = REASONS.add("no-center", "4.2")
NO_BASIC_BASE: Final = REASONS.add("no-basic-base", "")
NO_MAJORITY: Final = REASONS.add("outnumbered", "6.5")
NO_DESERTER: Final = REASONS.add("loyal", "6.8")
NO_TRAIN_SPACE: Final = REASONS.add("train-space", "5.1")
NO_LOGISTICS_SPACE: Final = REASONS.add("logistics-space", "5.2")
NO_COMMS: Final = REASONS.add("comms-cutoff", "5.2")
NO_TRANSPORT_STOP: Final = REASONS.add("transport-spaces", "6.3")
NO_REACH: Final = REASONS.add("out-of-reach", "")
NO_NEIGHBOUR: Final = REASONS.add("not-adjacent", "")
NO_GOAL: Final = REASONS.add("no-goal", "")
NO_EFFECT: Final = REASONS.add("nothing-to-do", "")
NO_FIT: Final = REASONS.add("not-there", "")
NO_LINE: Final = REASONS.add("no-line", "")
NO_FULL_EFFECT: Final = REASONS.add("more-elsewhere", "7.4")
NO_STOP_BEFORE_ALL_SPACES: Final = REASONS.add("more-spaces", "")
NO_STOP_BEFORE_ALL_PIECES: Final = REASONS.add("more-pieces", "7.4")
NO_SPACE: Final = REASONS.add("no-space", "")
NO_SPACE_YET: Final = REASONS.add("no-space-yet", "")
NO_SPECIAL_NOW: Final = REASONS.add("no-special-now", "6.0")
NO_SECOND_SPECIAL: Final = REASONS.add("special-used", "6.0")
NO_SUCH_PAIRING: Final = REASONS.add("not-together", "6.0")
NO_PETITION_YET: Final = REASONS.add("petition-after", "6.2")
NO_AMBUSH_ALONE: Final = REASONS.add("ambush-a-space", "")
NO_HIGH_DIE_FIRST: Final = REASONS.add("low-die-first", "")
NO_EVENT_NOW: Final = REASONS.add("no-event-now", "4.1")
NO_SECOND_TEXT: Final = REASONS.add("one-text", "7.1")
NO_ASSET_EVENT: Final = REASONS.add("no-asset-event", "7.7")
NO_CARD_HELD: Final = REASONS.add("not-held", "")
NO_CARD_DRAWN: Final = REASONS.add("not-drawn", "5.10")
NO_CARD_IN_PLAY: Final = REASONS.add("not-in-play", "")
NO_CARD_TO_SPARE: Final = REASONS.add("card-owed", "5.0")
NO_SMALL_CARD: Final = REASONS.add("one-card", "4.1")
NO_SECOND_MARKER: Final = REASONS.add("one-population", "4.2")
NO_HIGHER_BOX: Final = REASONS.add("top", "1.2")
NO_TRANSFERS: Final = REASONS.add("no-transfers", "1.6")
NO_EXECUTION: Final = REASONS.add("not-executing", "1.6")
NO_TRADING_FACTION: Final = REASONS.add("corp-trades-not", "1.6")
NO_NONPLAYER_TRADE: Final = REASONS.add("np-trades-not", "1.6")
NO_SECOND_REQUEST: Final = REASONS.add("asked-already", "1.6")
NO_DEBT: Final = REASONS.add("only-to-pay", "1.6")
NO_DEAL: Final = REASONS.add("no-deal", "1.6")
NO_ACTION_TO_BIND: Final = REASONS.add("nothing-to-bind", "1.6")

#: Likewise those whose words several rules share: the question says which of them asks.
PROMPTS: Final = Lexicon("ask")
ASK_COUNT: Final = PROMPTS.add("count", "7.2", FACTION)
ASK_PLACE_COUNT: Final = PROMPTS.add("place-count", "", FACTION, KIND, SPACE)
ASK_MOVE_COUNT: Final = PROMPTS.add("move-count", "", FACTION, KIND, SPACE, ("to", SPACE))
ASK_LIFT: Final = PROMPTS.add("lift", "1.3", FACTION, KIND, SPACE)
ASK_REMOVE: Final = PROMPTS.add("remove", "", FACTION, SPACE, FIGURE)
ASK_BASE_HERE: Final = PROMPTS.add("base-here", "", FACTION, SPACE)
ASK_ACTIVATE: Final = PROMPTS.add("activate", "", FACTION, SPACE, FIGURE)
ASK_EG: Final = PROMPTS.add("eg", "1.7", FACTION)
ASK_HOUSE: Final = PROMPTS.add("house", "7.2", FACTION)
ASK_HOUSE_OR_REPAIR: Final = PROMPTS.add("house-or-repair", "", FACTION)
ASK_PACIFY: Final = PROMPTS.add("pacify", "", FACTION)
ASK_AGITATE: Final = PROMPTS.add("agitate", "4.3", FACTION)
ASK_SHIP_PEOPLE: Final = PROMPTS.add("ship-people", "4.2", FACTION)
ASK_SHIP: Final = PROMPTS.add("ship", "4.2", FACTION, FIGURE)
ASK_BUY_SHIPPING: Final = PROMPTS.add("buy-shipping", "4.2", FACTION, FIGURE)
ASK_DISCARD: Final = PROMPTS.add("discard", "6.4", FACTION)
ASK_HAND_LIMIT: Final = PROMPTS.add("hand-limit", "1.5", FACTION)
ASK_PAY: Final = PROMPTS.add("pay", "5.0", FACTION, FIGURE)
ASK_CAMPAIGN: Final = PROMPTS.add("campaign", "5.10", FACTION)
ASK_OPERATION: Final = PROMPTS.add("operation", "", FACTION, OPERATION, FIGURE)
ASK_SPECIAL: Final = PROMPTS.add("special", "", FACTION, SPECIAL, FIGURE)
ASK_AFTER_OPERATION: Final = PROMPTS.add("after-operation", "6.0", FACTION, OPERATION)
ASK_RECRUIT: Final = PROMPTS.add("recruit", "5.2", FACTION, FIGURE)
ASK_LOCAL_RECRUITS: Final = PROMPTS.add("local-recruits", "5.2", FACTION)
ASK_GATHER: Final = PROMPTS.add("gather", "5.3", FACTION, SPACE)
ASK_BEACON: Final = PROMPTS.add("beacon", "5.4", FACTION, SPACE)
ASK_RAISE_SPECOPS: Final = PROMPTS.add("raise-specops", "5.5", FACTION, SPACE)
ASK_BOMBARD: Final = PROMPTS.add("bombard", "5.5", FACTION, SPACE)
ASK_REPLY: Final = PROMPTS.add("reply", "5.5", FACTION, SPACE)
ASK_REGROW: Final = PROMPTS.add("regrow", "1.5", FACTION)
ASK_SUPPRESS: Final = PROMPTS.add("suppress", "5.5", FACTION)
ASK_DRIVE_OUT: Final = PROMPTS.add("drive-out", "5.5", FACTION, SPACE, FIGURE)
ASK_FLEE: Final = PROMPTS.add("flee", "5.5", FACTION, SPACE)
ASK_DICE: Final = PROMPTS.add("dice", "", FACTION, SPACE)
ASK_RALLY: Final = PROMPTS.add("rally", "5.6", FACTION, SPACE)
ASK_GIVE_UP: Final = PROMPTS.add("give-up", "5.6", FACTION, SPACE)
ASK_DIG_IN: Final = PROMPTS.add("dig-in", "5.6", FACTION)
ASK_DEPART: Final = PROMPTS.add("depart", "5.8", FACTION, SPACE)
ASK_HOP: Final = PROMPTS.add("hop", "5.8", FACTION, SPACE, ("to", SPACE))
ASK_GO_ON: Final = PROMPTS.add("go-on", "5.8", FACTION, SPACE, FIGURE)
ASK_FORTIFY: Final = PROMPTS.add("fortify", "6.1", FACTION, SPACE)
ASK_TRANSPORT: Final = PROMPTS.add("transport", "6.3", FACTION)
ASK_UNLOAD: Final = PROMPTS.add("unload", "", FACTION, KIND, SPACE)
ASK_GOOD_DEEDS: Final = PROMPTS.add("good-deeds", "6.4", FACTION, SPACE)
ASK_MOVE_IN: Final = PROMPTS.add("move-in", "6.6", FACTION, SPACE)
ASK_STRIKE: Final = PROMPTS.add("strike", "6.6", FACTION)
ASK_PERSUADE: Final = PROMPTS.add("persuade", "6.8", FACTION, SPACE)
ASK_DESERT: Final = PROMPTS.add("desert", "6.8", FACTION, SPACE)
ASK_CONVERT: Final = PROMPTS.add("convert", "6.10", FACTION, SPACE, FIGURE)
ASK_HACK: Final = PROMPTS.add("hack", "6.11", FACTION)
ASK_MOVE_UP: Final = PROMPTS.add("move-up", "4.0", FACTION)
ASK_FIRST_TURN: Final = PROMPTS.add("first-turn", "4.1", FACTION)
ASK_SECOND_TURN: Final = PROMPTS.add("second-turn", "4.1", FACTION)
ASK_DRAW: Final = PROMPTS.add("draw", "4.1", FACTION)
ASK_PERISH: Final = PROMPTS.add("perish", "4.2", FACTION, SPACE)
ASK_CONVERSION: Final = PROMPTS.add("conversion", "4.2", FACTION)
ASK_LOBBY: Final = PROMPTS.add("lobby", "4.3", FACTION)
ASK_REDEPLOY: Final = PROMPTS.add("redeploy", "4.3", FACTION)
ASK_EVENT_SPACE: Final = PROMPTS.add("event-space", "7.4", FACTION, FIGURE)
ASK_EVENT_PIECE: Final = PROMPTS.add("event-piece", "7.2", FACTION, FIGURE)
ASK_EVENT_CHOICE: Final = PROMPTS.add("event-choice", "7.2", FACTION)
ASK_NAME: Final = PROMPTS.add("name", "7.2", FACTION)
ASK_FREE_OPERATION: Final = PROMPTS.add("free-operation", "7.6", FACTION)
ASK_LINE: Final = PROMPTS.add("line", "7.2", FACTION)
ASK_DROP_CAMPAIGN: Final = PROMPTS.add("drop-campaign", "7.2", FACTION)
ASK_DEAL: Final = PROMPTS.add("deal", "1.6", FACTION)
ASK_AGREE: Final = PROMPTS.add("agree", "1.6", FACTION, ("to", FACTION), FIGURE)
ASK_AGREE_CARDS: Final = PROMPTS.add("agree-cards", "1.6", FACTION, ("to", FACTION))
ASK_AMOUNT: Final = PROMPTS.add("amount", "1.6", FACTION, ("to", FACTION))
ASK_PROMISE: Final = PROMPTS.add("promise", "1.6", FACTION, ("to", FACTION))
ASK_PACT: Final = PROMPTS.add("pact", "1.6", FACTION, ("to", FACTION), PROMISES)
ASK_GIVE_CARDS: Final = PROMPTS.add("give-cards", "1.6", FACTION, ("to", FACTION))

LOGS: Final = Lexicon("log")
LOG_PLACE: Final = LOGS.add("place", "1.3", KIND, SPACE)
LOG_REMOVE: Final = LOGS.add("remove", "1.2", KIND, SPACE)
LOG_ACTIVATE: Final = LOGS.add("activate", "1.3", KIND, SPACE, FIGURE)
LOG_HIDE: Final = LOGS.add("hide", "1.3", KIND, SPACE, FIGURE)
LOG_UPGRADE: Final = LOGS.add("upgrade", "1.3", KIND, SPACE)
LOG_MOVE: Final = LOGS.add("move", "5.0", KIND, SPACE, ("to", SPACE), FIGURE)
LOG_FORTIFIED_LOST: Final = LOGS.add("fortified-lost", "6.1", SPACE)
LOG_FORTIFY: Final = LOGS.add("fortify", "6.1", SPACE, FIGURE)
LOG_DAMAGE: Final = LOGS.add("damage", "1.7", SPACE)
LOG_SHIFT: Final = LOGS.add("shift", "1.8", SPACE, ("level", LEVEL))
LOG_EG_PLUS: Final = LOGS.add("eg-plus", "1.2")
LOG_EG_MINUS: Final = LOGS.add("eg-minus", "1.2")
LOG_CONFIDENCE: Final = LOGS.add("confidence", "1.2", FIGURE)
LOG_HOUSE: Final = LOGS.add("house", "1.7", FACTION, SPACE)
LOG_REPAIR: Final = LOGS.add("repair", "1.7", FACTION, SPACE)
LOG_SUPPLY: Final = LOGS.add("supply", "1.4", FIGURE)
LOG_UNLOAD: Final = LOGS.add("unload", "1.4", FIGURE)
LOG_CYCLER: Final = LOGS.add("cycler", "4.2")
LOG_SHIP: Final = LOGS.add("ship", "4.2", KIND)
LOG_DISCARD: Final = LOGS.add("discard", "1.5", ASSET)
LOG_DRAW: Final = LOGS.add("draw", "1.5", ASSET)
LOG_ASSET_TOTAL: Final = LOGS.add("asset-total", "8.2", FIGURE)
LOG_PAY: Final = LOGS.add("pay", "5.0", FACTION, FIGURE)
LOG_CAMPAIGN: Final = LOGS.add("campaign", "5.10", CAMPAIGN)
LOG_CAMPAIGN_ENDS: Final = LOGS.add("campaign-ends", "7.2", CAMPAIGN)
LOG_OPERATION: Final = LOGS.add("operation", "5.0", FACTION, OPERATION, SPACE)
LOG_SPECIAL: Final = LOGS.add("special", "6.0", FACTION, SPECIAL)
LOG_SPECIAL_SPACE: Final = LOGS.add("special-space", "6.0", FACTION, SPECIAL, SPACE)
LOG_SATELLITE: Final = LOGS.add("satellite", "1.3", SPACE)
LOG_MERCENARIES: Final = LOGS.add("mercenaries", "5.5", FIGURE)
LOG_SUPPRESS: Final = LOGS.add("suppress", "5.5", FACTION, SPACE)
LOG_ATTACK: Final = LOGS.add("attack", "5.9", FACTION, SPACE)
LOG_AMBUSH: Final = LOGS.add("ambush", "6.9", FACTION, SPACE)
LOG_DICE: Final = LOGS.add("dice", "5.9", FIGURE, ("other", FIGURE))
LOG_EXPLOIT: Final = LOGS.add("exploit", "6.5", SPACE, FIGURE)
LOG_REDISTRIBUTE: Final = LOGS.add("redistribute", "6.7", SPACE, FIGURE)
LOG_NEXT_CARD: Final = LOGS.add("next-card", "4.1", EVENT, ("next", EVENT))
LOG_MOVE_UP: Final = LOGS.add("move-up", "4.0", FIGURE)
LOG_TURN: Final = LOGS.add("turn", "4.1", FACTION, OPERATION)
LOG_PASS: Final = LOGS.add("pass", "4.1", FACTION)
LOG_EVENT: Final = LOGS.add("event", "7.1", FACTION, EVENT, SIDE)
LOG_ASSET: Final = LOGS.add("asset", "7.7", ASSET)
LOG_APPROACHING: Final = LOGS.add("approaching", "1.10", SPACE)
LOG_RAGING: Final = LOGS.add("raging", "1.10", SPACE)
LOG_FLASHPOINT: Final = LOGS.add("flashpoint", "4.2")
LOG_CASUALTIES: Final = LOGS.add("casualties", "4.2", FIGURE)
LOG_TERRAFORMING: Final = LOGS.add("terraforming", "4.2", FIGURE, ("lost", FIGURE))
LOG_DUST_STORM: Final = LOGS.add("dust-storm", "4.3", FIGURE)
LOG_DISPLACED: Final = LOGS.add("displaced", "4.3", FIGURE)
LOG_EARNINGS: Final = LOGS.add("earnings", "4.3", FIGURE, ("profits", FIGURE), ("rd", FIGURE))
LOG_RODGERS: Final = LOGS.add("rodgers", "1.2")
LOG_TRANSFER: Final = LOGS.add("transfer", "1.6", FACTION, ("to", FACTION), FIGURE)
LOG_NP_CARD: Final = LOGS.add("np-card", "8.5.3", FACTION, ("card", NP_SIDE))
LOG_NP_CHECK: Final = LOGS.add("np-check", "8.5.3", ("condition", CONDITION), ("result", RESULT))
LOG_NP_ACTION: Final = LOGS.add("np-action", "8.5.2", FACTION, ("line", TABLE_LINE))
LOG_NP_ROLL: Final = LOGS.add("np-roll", "8.5.4", FIGURE, ("limit", FIGURE))
LOG_NP_RESCUE: Final = LOGS.add("np-rescue", "8.5.4", FACTION, FIGURE)
LOG_NP_AGITATE: Final = LOGS.add("np-agitate", "8.7", FIGURE)
# Later ones come last: the first saves had numbers.
LOG_PLEDGE: Final = LOGS.add("pledge", "1.6", FACTION, ("to", FACTION), FIGURE)
LOG_PLEDGE_BACK: Final = LOGS.add("pledge-back", "1.6", FACTION, FIGURE)
LOG_PACT: Final = LOGS.add("pact", "1.6", FACTION, ("to", FACTION), PROMISES)

CHANCES: Final = Lexicon("chance")
DRAW_ASSET: Final = CHANCES.add("draw-asset", "1.5", ASSET)
DRAW_CAMPAIGN: Final = CHANCES.add("draw-campaign", "5.10", CAMPAIGN)
DRAW_EVENT: Final = CHANCES.add("draw-event", "3.3", EVENT)
STORM_COMES: Final = CHANCES.add("storm-comes", "3.3")
ATTACK_DIE: Final = CHANCES.add("attack-die", "5.9", FIGURE)
WHITE_DIE: Final = CHANCES.add("white-die", "4.2", FIGURE)
BLACK_DIE: Final = CHANCES.add("black-die", "4.2", FIGURE)
RANDOM_CARD: Final = CHANCES.add("random-card", "7.2", FIGURE)
NP_DIE: Final = CHANCES.add("np-die", "8.2", FIGURE)
NP_TIE: Final = CHANCES.add("np-tie", "8.2", FIGURE)
NP_CARD_DRAW: Final = CHANCES.add("np-card", "8.5.3", NP_SIDE)
NP_REVEAL: Final = CHANCES.add("np-reveal", "8.5.2", ASSET)

ENDS: Final = Lexicon("end")
#: By the winning Faction: a check passed in a Dust Storm Round, or the best margin after the third.
END_CHECK: Final = tuple([ENDS.add("check-" + name, "2.0") for name in ("mg", "corp", "rd", "cr")])
END_FINAL: Final = tuple([ENDS.add("final-" + name, "2.0") for name in ("mg", "corp", "rd", "cr")])

WARNINGS: Final = Lexicon("warn")
WARN_CHECK: Final = WARNINGS.add("check", "2.0", FACTION)
WARN_TRACK_FULL: Final = WARNINGS.add("track-full", "1.4", ("lost", FIGURE))
WARN_MORE_SPACES: Final = WARNINGS.add("more-spaces", "5.0", FIGURE)
WARN_NO_SPECIAL: Final = WARNINGS.add("no-special", "6.0")
WARN_FEWER: Final = WARNINGS.add("fewer", "1.3", KIND, FIGURE)
WARN_LIFT: Final = WARNINGS.add("lift", "1.3", KIND, FIGURE)
WARN_EXPOSED_LAST: Final = WARNINGS.add("exposed-last", "1.1", SPACE)
WARN_EXPOSED: Final = WARNINGS.add("exposed", "1.1", SPACE)
WARN_UNGUARDED: Final = WARNINGS.add("unguarded", "1.1", SPACE)
WARN_BASE_LOST: Final = WARNINGS.add("base-lost", "1.1", FIGURE)
