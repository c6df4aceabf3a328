"""1.2: the Sectors, in the order in which the board lists their spaces, and what lies beyond them."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import (
    ALPHEUS_COLLES,
    ASCRAEUS_MONS,
    NEW_CORDOBA,
    SPACES,
    WILDERNESS,
)

SECTORS: Final[tuple[tuple[str, range], ...]] = (
    ("tharsis_montes", range(ASCRAEUS_MONS, NEW_CORDOBA)),
    ("arabia_terra", range(NEW_CORDOBA, ALPHEUS_COLLES)),
    ("hellas_planitia", range(ALPHEUS_COLLES, WILDERNESS)),
)
BEYOND: Final = range(WILDERNESS, SPACES)
