"""8.5.5: which spaces the printed instructions of an Event tell non-players to take first."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import MARS, NEAR_MASK
from tharsis.games.red_dust_rebellion.pieces import BASE, CR, MG, RD
from tharsis.games.red_dust_rebellion.state import RDState

WANTED: Final = 0  # a wish for spaces of which each will do
UNWANTED: Final = -1  # a wish for spaces that are not taken at all

NO_WISH: Final = 0
WISH_HIDDEN_REBELS: Final = 1  # Event 12
WISH_NOT_AT_SUPPORT: Final = 2  # Event 17: MarsGov takes Opposition, else leaves it
WISH_MOST_OPPOSITION: Final = 3  # Event 30
WISH_SUPPORT_OR_ROOM: Final = 4  # Event 30: Reclaimers Passive, then Active Support; Red Dust room for a Base
WISH_SUPPORT_OR_FEWEST: Final = 5  # Event 39: Reclaimers at Support, else the least Population
WISH_REBELS_NEAR_UNITS: Final = 6  # Event 45
WISH_ENEMY_BASE: Final = 7  # Asset 7


def wish(s: RDState, by: int, space: int, code: int) -> int:
    """How much a non-player wants a space: the highest come first, and the table decides among them."""
    if code == NO_WISH:
        return WANTED
    if code == WISH_HIDDEN_REBELS:
        return WANTED if s.hidden_rebels(space) else UNWANTED
    if code == WISH_NOT_AT_SUPPORT:
        return UNWANTED if by == MG and s.level[space] > 0 else WANTED
    if code == WISH_MOST_OPPOSITION:
        return max(0, -s.level[space]) * s.population(space)
    if code == WISH_SUPPORT_OR_ROOM:
        if by == CR:
            return (0, 2, 1)[max(0, s.level[space])]
        return 1 if by == RD and s.has_room(space) and s.available(BASE[RD]) else 0
    if code == WISH_SUPPORT_OR_FEWEST:
        if by != CR:
            return WANTED
        return 10 if s.level[space] > 0 else 9 - s.population(space)
    if code == WISH_ENEMY_BASE:
        return WANTED if s.coin_bases(space) + s.bases(space, RD) else UNWANTED
    return WANTED if s.rebel_forces(space) and units_around(s, by, space) else UNWANTED


def units_around(s: RDState, by: int, space: int) -> bool:
    for other in range(MARS):
        if NEAR_MASK[space] >> other & 1 and not s.sealed(other, by) and s.units_of(other, by):
            return True
    return s.units_of(space, by) > 0
