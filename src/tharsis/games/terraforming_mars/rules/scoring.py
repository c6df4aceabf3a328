"""9.3: points at any time."""

from tharsis.games.terraforming_mars.board import GREENERY, HEXES
from tharsis.games.terraforming_mars.codes import NOBODY
from tharsis.games.terraforming_mars.deck import CARDS
from tharsis.games.terraforming_mars.rules.hexes import tiles_beside
from tharsis.games.terraforming_mars.rules.rewards import POINTS, award_points
from tharsis.games.terraforming_mars.state import RESOURCES, TMState


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
            points += tiles_beside(s, hex_, GREENERY)
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
