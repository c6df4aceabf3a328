"""9.3: points at any time."""

from tharsis.games.terraforming_mars.actions import END_SOLO_WON
from tharsis.games.terraforming_mars.board import GREENERY, HEXES
from tharsis.games.terraforming_mars.codes import NOBODY
from tharsis.games.terraforming_mars.deck import CARDS, COUNTED, PLAIN_POINTS
from tharsis.games.terraforming_mars.rules.hexes import tiles_beside
from tharsis.games.terraforming_mars.rules.rewards import POINTS, award_points
from tharsis.games.terraforming_mars.state import RESOURCES, TMState
from tharsis.kernel import by_place


def awards(s: TMState, seat: int) -> int:
    points = 0
    for award in range(len(s.awards)):
        if s.awards[award] != NOBODY:
            points += award_points(s, award)[seat]
    return points


def milestones(s: TMState, seat: int) -> int:
    return POINTS * s.milestones.count(seat)


def on_the_map(s: TMState) -> list[int]:
    """9.3, by seat: greeneries and cities, found in one walk over the map."""
    points = [0] * s.seats
    for hex_ in range(HEXES):
        owner = s.owner[hex_]
        if owner >= 0 and owner < s.seats:
            points[owner] = points[owner] + tile_points(s, hex_)
    return points


def tile_points(s: TMState, hex_: int) -> int:
    """9.3: a greenery is a point; a city, one for each greenery beside it, whoever owns that."""
    if s.tile[hex_] == GREENERY:
        return 1
    return tiles_beside(s, hex_, GREENERY) if s.is_city(hex_) else 0


def greeneries(s: TMState, seat: int) -> int:
    return s.own_greeneries(seat)


def cities(s: TMState, seat: int) -> int:
    return on_the_map(s)[seat] - greeneries(s, seat)


def cards(s: TMState, seat: int) -> int:
    """9.3: all cards played, events included."""
    points = 0
    for card in s.tableau(seat):
        points += card_points(s, seat, card)
    for card in s.events(seat):
        points += card_points(s, seat, card)
    return points


def card_points(s: TMState, seat: int, card: int) -> int:
    plain = PLAIN_POINTS[card]
    return CARDS[card].points.count(s, seat, card) if plain == COUNTED else plain


def totals(s: TMState) -> list[int]:
    """The points of all seats, each award judged once."""
    points = on_the_map(s)
    for seat in range(s.seats):
        points[seat] = points[seat] + s.rating[seat] + milestones(s, seat) + cards(s, seat)
    for award in range(len(s.awards)):
        if s.awards[award] != NOBODY:
            won = award_points(s, award)
            for seat in range(s.seats):
                points[seat] = points[seat] + won[seat]
    return points


def standings(s: TMState) -> list[tuple[int, ...]]:
    """9.3, 9.4: points, then M€."""
    points = totals(s)
    return [(points[seat], s.stock[seat * RESOURCES]) for seat in range(s.seats)]


def returns(s: TMState) -> list[float]:
    """10.2.5: alone one wins or loses; else places count."""
    if s.solo():
        return [1.0 if s.ending == END_SOLO_WON else -1.0]
    return by_place(standings(s))
