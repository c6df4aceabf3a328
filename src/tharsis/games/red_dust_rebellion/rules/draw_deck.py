"""3.3 and 4.1: the draw deck of three piles, each with its Dust Storm."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import DRAW_EVENT, STORM_COMES
from tharsis.games.red_dust_rebellion.deck import FIRST_STORM, PILE_CARDS
from tharsis.games.red_dust_rebellion.state import RDState

FIRST_POSSIBLE_STORM: Final = 6  # a pile's Dust Storm lies among its last seven cards


def reveal(s: RDState) -> int:
    """3.3, 4.1: the next card of the draw deck; in each pile the storm comes 7th to 13th."""
    if s.pile_drawn == PILE_CARDS:
        s.pile += 1
        s.pile_drawn = 0
        s.pile_stormed = False
    left = PILE_CARDS - s.pile_drawn
    s.pile_drawn += 1
    if not s.pile_stormed and s.pile_drawn > FIRST_POSSIBLE_STORM and s.chance(STORM_COMES, left) == 0:
        s.pile_stormed = True
        return FIRST_STORM + s.pile
    return s.draw(DRAW_EVENT, s.events)
