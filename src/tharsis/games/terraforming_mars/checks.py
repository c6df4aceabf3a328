"""What must hold in every position."""

from tharsis.games.terraforming_mars.board import (
    EMPTY,
    HEX_IDS,
    HEXES,
    OCEAN,
    OCEANS_GOAL,
    OXYGEN_GOAL,
    TAGS,
    TEMPERATURE_GOAL,
)
from tharsis.games.terraforming_mars.codes import DUE_IDS, NOBODY
from tharsis.games.terraforming_mars.deck import CARDS, PROJECTS
from tharsis.games.terraforming_mars.rules.targets import floor
from tharsis.games.terraforming_mars.state import BOX, RESOURCES, TMState


def invariants(s: TMState) -> str:
    """What is broken in a position, or nothing."""
    for step in s.due:
        if not 0 <= step.due() < len(DUE_IDS):
            return f"{type(step).__name__} is due"
    for place in range(len(s.stock)):
        if s.stock[place] < 0:
            return f"stock {place} is {s.stock[place]}"
        if s.production[place] < floor(place % RESOURCES):
            return f"production {place} is {s.production[place]}"
    if s.tile.count(OCEAN) != s.oceans or not 0 <= s.oceans <= OCEANS_GOAL:
        return f"{s.tile.count(OCEAN)} ocean tiles but {s.oceans} oceans"
    if not 0 <= s.temperature <= TEMPERATURE_GOAL or not 0 <= s.oxygen <= OXYGEN_GOAL:
        return f"temperature {s.temperature} or oxygen {s.oxygen} is off its track"
    return s.cards.fault() or s.charters.fault() or _table(s)


def _table(s: TMState) -> str:
    """Tiles have owners, tags are those of the cards lying open, special resources lie on cards in play."""
    for hex_ in range(HEXES):
        owned = s.tile[hex_] not in (EMPTY, OCEAN)
        if owned != (s.owner[hex_] != NOBODY):
            return f"the tile on {HEX_IDS[hex_]} and its owner disagree"
    for seat in range(s.seats):
        tags = [0] * TAGS
        for card in s.assets(seat):
            for tag in CARDS[card].tags:
                tags[tag] += 1
        if tags != s.tags[seat * TAGS : (seat + 1) * TAGS]:
            return f"seat {seat} shows tags {tags}"
    for card in range(PROJECTS):
        if s.on_card(card) < 0 or (s.on_card(card) and s.holder_of(card) == NOBODY):
            return f"{s.on_card(card)} resources on {CARDS[card].id}"
    era = s.solo() or bool(s.options["corporate_era"])
    if era and s.cards.piles[BOX]:
        return "a card of this game lies in the box"
    return ""
