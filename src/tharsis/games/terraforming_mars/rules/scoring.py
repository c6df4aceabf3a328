"""9.3: points at any time, and the laws that every position keeps."""

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.board import HEXES
from tharsis.games.terraforming_mars.deck import PROJECTS
from tharsis.games.terraforming_mars.printed import CARDS
from tharsis.games.terraforming_mars.rules.rewards import POINTS, award_points
from tharsis.games.terraforming_mars.rules.targets import floor
from tharsis.games.terraforming_mars.rules.tiles import tiles_beside
from tharsis.games.terraforming_mars.state import BOX, NOBODY, RESOURCES, TMState


def awards(s: TMState, seat: int) -> int:
    points = 0
    for award in range(len(s.awards)):
        if s.awards[award] != NOBODY:
            points += award_points(s, seat, award)
    return points


def milestones(s: TMState, seat: int) -> int:
    return POINTS * s.milestones.count(seat)


def greeneries(s: TMState, seat: int) -> int:
    return s.own_greeneries(seat)


def cities(s: TMState, seat: int) -> int:
    """9.3: per own city a point for each greenery beside it, whoever owns that."""
    points = 0
    for hex_ in range(HEXES):
        if s.owner[hex_] == seat and s.is_city(hex_):
            points += tiles_beside(s, hex_, board.GREENERY)
    return points


def cards(s: TMState, seat: int) -> int:
    """9.3: all cards played, events included."""
    points = 0
    for card in s.tableau(seat):
        points += CARDS[card].points.count(s, seat, card)
    for card in s.events(seat):
        points += CARDS[card].points.count(s, seat, card)
    return points


def total(s: TMState, seat: int) -> int:
    board_points = greeneries(s, seat) + cities(s, seat)
    return s.rating[seat] + awards(s, seat) + milestones(s, seat) + board_points + cards(s, seat)


def standings(s: TMState) -> list[tuple[int, ...]]:
    """9.3, 9.4: points, then M€."""
    return [(total(s, seat), s.stock[seat * RESOURCES]) for seat in range(s.seats)]


def invariants(s: TMState) -> str:
    """What is broken in a position, or nothing."""
    for place in range(len(s.stock)):
        if s.stock[place] < 0:
            return f"stock {place} is {s.stock[place]}"
        if s.production[place] < floor(place % RESOURCES):
            return f"production {place} is {s.production[place]}"
    if s.tile.count(board.OCEAN) != s.oceans or not 0 <= s.oceans <= board.OCEANS_GOAL:
        return f"{s.tile.count(board.OCEAN)} ocean tiles but {s.oceans} oceans"
    if not 0 <= s.temperature <= board.TEMPERATURE_GOAL or not 0 <= s.oxygen <= board.OXYGEN_GOAL:
        return f"temperature {s.temperature} or oxygen {s.oxygen} is off its track"
    return s.cards.fault() or s.charters.fault() or _table_fault(s)


def _table_fault(s: TMState) -> str:
    """Tiles have owners, tags are those of the cards lying open, special resources lie on cards in play."""
    for hex_ in range(HEXES):
        owned = s.tile[hex_] not in (board.EMPTY, board.OCEAN)
        if owned != (s.owner[hex_] != NOBODY):
            return f"the tile on {board.HEX_IDS[hex_]} and its owner disagree"
    for seat in range(s.seats):
        tags = [0] * board.TAGS
        shown = s.tableau(seat)[:]
        if s.corporation[seat] >= 0:
            shown.append(s.corporation[seat])
        for card in shown:
            for tag in CARDS[card].tags:
                tags[tag] += 1
        if tags != s.tags[seat * board.TAGS : (seat + 1) * board.TAGS]:
            return f"seat {seat} shows tags {tags}"
    for card in range(PROJECTS):
        if s.on_card(card) < 0 or (s.on_card(card) and s.holder_of(card) == NOBODY):
            return f"{s.on_card(card)} resources on {CARDS[card].id}"
    era = s.solo() or bool(s.options["corporate_era"])
    if era and s.cards.piles[BOX]:
        return "a card of this game lies in the box"
    return ""
