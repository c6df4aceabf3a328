"""The printed cards and spaces as plain tables, for pages and analysis."""

from tharsis.games.red_dust_rebellion.board import (
    ADJACENT,
    BASE_LIMIT,
    EG_CONTROLLER,
    EG_VALUE,
    GREEN,
    GREY,
    IS_LABYRINTH,
    LINES,
    MARS,
    SPACE_IDS,
    TRACK_END,
)
from tharsis.games.red_dust_rebellion.deck import (
    ASSET_KIND,
    ASSET_OPERATION,
    ASSET_ROWS,
    ASSET_VALUE,
    CAMPAIGN_IDS,
    EVENT_IDS,
    EVENTS,
    FIRST_STORM,
    FLASHPOINT,
    ORDER,
)
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    FACTION_IDS,
    FORCE_KINDS,
    IS_BASE,
    KIND_IDS,
    OWNER,
    PLAIN,
    PLAYED_IDS,
    TO_CASUALTIES,
)
from tharsis.games.red_dust_rebellion.shown import Charts, ConfidenceBox, PieceKind, Side

KINDS = ("capability", "event", "resource")


def card_table() -> list[dict[str, object]]:
    """Events and Dust Storms, Assets, Campaigns, in printed order."""
    found: list[dict[str, object]] = []
    for number, name in enumerate(EVENT_IDS):
        order = ORDER[number] if number < EVENTS else []
        found.append(
            {
                "id": name,
                "deck": "event",
                "number": number + 1,
                "storm": number >= FIRST_STORM,
                "flashpoint": FLASHPOINT[number],
                "order": [FACTION_IDS[faction] for faction in order],
            }
        )
    for number, row in enumerate(ASSET_ROWS):
        op = ASSET_OPERATION[number]
        found.append(
            {
                "id": row[1],
                "deck": "asset",
                "number": number + 1,
                "kind": KINDS[ASSET_KIND[number]],
                "value": ASSET_VALUE[number],
                "operation": OPERATION_IDS[op] if op >= 0 else "",
            }
        )
    for number, name in enumerate(CAMPAIGN_IDS):
        found.append({"id": name, "deck": "campaign", "number": number + 1})
    return found


def board_table() -> list[dict[str, object]]:
    """All spaces with their printed boxes and borders."""
    found: list[dict[str, object]] = []
    for space, name in enumerate(SPACE_IDS):
        found.append(
            {
                "id": name,
                "mars": space < MARS,
                "labyrinth": IS_LABYRINTH[space],
                "green": GREEN[space],
                "grey": GREY[space],
                "bases": BASE_LIMIT[space],
                "adjacent": [SPACE_IDS[other] for other in ADJACENT[space]],
                "lines": [line[0] for line in LINES if space in (line[1], line[2])],
            }
        )
    return found


SIDES: tuple[Side, ...] = (*PLAYED_IDS, "eg")


def charts() -> Charts:
    """What is printed besides the cards and the spaces: EarthGov Confidence, the pieces, the edge track."""
    return {
        "confidence": [_confidence(box) for box in range(len(EG_VALUE))],
        "pieces": {KIND_IDS[kind]: _piece(kind) for kind in range(FORCE_KINDS)},
        "track_end": TRACK_END,
    }


def _confidence(box: int) -> ConfidenceBox:
    controller = EG_CONTROLLER[box]
    return {"value": EG_VALUE[box], "controller": PLAYED_IDS[controller] if controller >= 0 else ""}


def _piece(kind: int) -> PieceKind:
    return {
        "owner": SIDES[OWNER[kind]],
        "plain": KIND_IDS[PLAIN[kind]],
        "base": IS_BASE[kind],
        "active": kind in ACTIVE,
        "casualty": TO_CASUALTIES[kind],
    }
