"""2.1, 2.3, 3.3: how much a company is short of when something cannot be paid."""

from typing import Any, Final

from tharsis.games.on_mars.actions import NO_COLONISTS, NO_CRYSTALS, NO_RESOURCES
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import MINERAL
from tharsis.kernel import Step

SHORTAGES: Final[tuple[int, ...]] = (NO_RESOURCES, NO_CRYSTALS, NO_COLONISTS)
MOST: Final = 12


def shortfall(s: OMState, step: Step[Any], c: int, action: int, reason: int) -> int:
    """How many more would remove the refusal: minerals, which stand in for all resources, crystals or
    Colonists. They are lent one by one and taken back."""
    lent = 0
    while lent < MOST and step.why(s, c, action) == reason:
        lend(s, c, reason, 1)
        lent += 1
    lend(s, c, reason, -lent)
    return lent


def lend(s: OMState, c: int, reason: int, count: int) -> None:
    if reason == NO_RESOURCES:
        s.goods[5 * c + MINERAL] += count
    elif reason == NO_CRYSTALS:
        s.crystals[c] += count
    else:
        s.quarters[c] += count
