"""9.3: points at any time."""

from tharsis.games.terraforming_mars.actions import END_SOLO_WON
from tharsis.games.terraforming_mars.board import GREENERY, HEXES
from tharsis.games.terraforming_mars.codes import NOBODY
from tharsis.games.terraforming_mars.deck import CARDS
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


def greeneries(s: TMState, seat: int) -> int:
    return s.own_greeneries(seat)


def cities(s: TMState, seat: int) -> int:
    """9.3: per own city a point for each greenery beside it, whoever owns that."""
    points = 0
    owner = s.owner
    for hex_ in range(HEXES):
        if owner[hex_] == seat and s.is_city(hex_):
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


def totals(s: TMState) -> list[int]:
    """The points of all seats, each award judged once."""
    points: list[int] = []
    for seat in range(s.seats):
        board_points = greeneries(s, seat) + cities(s, seat)
        points.append(s.rating[seat] + milestones(s, seat) + board_points + cards(s, seat))
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
