"""Dealing anew what a seat cannot know."""

from tharsis.games.terraforming_mars.board import CARD_PRICE
from tharsis.games.terraforming_mars.codes import SETUP
from tharsis.games.terraforming_mars.deck import CARDS, CORPORATIONS, PROJECTS
from tharsis.games.terraforming_mars.state import CHOSEN, TMState


def redeal(s: TMState, seat: int) -> None:
    """K8: everything the seat cannot know is dealt anew; secret choices stay such as could be paid."""
    s.cards.redeal(seat, s.rng)
    s.charters.redeal(seat, s.rng)
    if s.phase != SETUP:
        return
    for other in range(s.seats):
        if other != seat and s.charters.piles[CHOSEN + other]:
            _afford(s, seat, other)


def _afford(s: TMState, seat: int, other: int) -> None:
    """Another seat's secret corporation must pay for the cards it has kept; if not, it chose another."""
    price = CARD_PRICE * len(s.kept(other))
    chosen = s.charters.piles[CHOSEN + other][0]
    if CARDS[PROJECTS + chosen].cost >= price:
        return
    fitting = [
        charter
        for charter in range(CORPORATIONS - 1)
        if not s.charters.knows(seat, charter)
        and s.charters.place[charter] not in range(CHOSEN, CHOSEN + s.seats)
        and CARDS[PROJECTS + charter].cost >= price
    ]
    pick = fitting[s.rng.below(len(fitting))]
    place, seen = s.charters.place[pick], s.charters.seen[pick]
    s.charters.move(pick, CHOSEN + other, 1 << other)
    s.charters.move(chosen, place, seen)
