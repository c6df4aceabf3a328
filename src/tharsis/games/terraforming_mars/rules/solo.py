"""10.2: alone on Mars: neutral tiles before the start."""

from typing import Final

from tharsis.games.terraforming_mars.actions import LOG_NEUTRAL
from tharsis.games.terraforming_mars.board import (
    AREA,
    CITY,
    EMPTY,
    GREENERY,
    HEXES,
    LAND,
    MEGACREDITS,
    NEIGHBOURS,
)
from tharsis.games.terraforming_mars.codes import NEUTRAL
from tharsis.games.terraforming_mars.deck import CARDS, number_of
from tharsis.games.terraforming_mars.rules.drawing import take_card
from tharsis.games.terraforming_mars.rules.hexes import cities_beside
from tharsis.games.terraforming_mars.state import DISCARDS, TMState
from tharsis.kernel import Step

THARSIS_REPUBLIC: Final = number_of("tharsis_republic")


def free_land(s: TMState, hex_: int) -> bool:
    return AREA[hex_] == LAND and s.tile[hex_] == EMPTY


def room_for_city(s: TMState, hex_: int) -> bool:
    """A legal city hex with room for its greenery."""
    if not free_land(s, hex_) or cities_beside(s, hex_):
        return False
    return any(free_land(s, other) for other in NEIGHBOURS[hex_])


def put_neutral(s: TMState, hex_: int, tile: int) -> None:
    """10.2.1: nobody's tile; it brings nothing and raises nothing."""
    s.tile[hex_] = tile
    s.owner[hex_] = NEUTRAL
    s.log(LOG_NEUTRAL, tile, hex_)


class NeutralTiles(Step[TMState]):
    """10.2.1: four cards are turned over; their costs count out two cities, then a greenery beside each."""

    def run(self, s: TMState) -> None:
        costs = [CARDS[take_card(s, DISCARDS, s.everyone())].cost for _ in range(4)]
        first = self.count_city(s, costs[0], list(range(HEXES)))
        put_neutral(s, first, CITY)
        second = self.count_city(s, costs[1], list(reversed(range(HEXES))))
        put_neutral(s, second, CITY)
        self.put_greenery(s, costs[2], first)
        self.put_greenery(s, costs[3], second)

    def count_city(self, s: TMState, cost: int, order: list[int]) -> int:
        """The hex at that number among the legal ones; a cost of 0 counts as 1."""
        legal = [hex_ for hex_ in order if room_for_city(s, hex_)]
        return legal[max(cost, 1) - 1]

    def put_greenery(self, s: TMState, cost: int, city: int) -> None:
        """Clockwise from the top-left neighbour, round and round; nowhere if the last place is gone."""
        legal = [hex_ for hex_ in NEIGHBOURS[city] if free_land(s, hex_)]
        if legal:
            put_neutral(s, legal[(max(cost, 1) - 1) % len(legal)], GREENERY)


def neutral_cities_for(s: TMState, seat: int, corporation: int) -> None:
    """10.2.1: Tharsis Republic counts the two neutral cities although they came before it."""
    if s.solo() and corporation == THARSIS_REPUBLIC:
        s.produce(seat, MEGACREDITS, s.cities_on_mars())
