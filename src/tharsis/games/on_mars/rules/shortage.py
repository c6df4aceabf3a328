"""2.1, 2.3, 3.3: how much a company is short of when something cannot be paid."""

from typing import Final

from tharsis.games.on_mars.actions import NO_COLONISTS, NO_CRYSTALS, NO_RESOURCES
from tharsis.games.on_mars.codes import MINERAL, RESOURCES
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import AnyStep

SHORTAGES: Final[tuple[int, ...]] = (NO_RESOURCES, NO_CRYSTALS, NO_COLONISTS)
#: No single refusal needs more.
MOST: Final = 12


def short_of(s: OMState, step: AnyStep, c: int, action: int, reason: int) -> tuple[int, ...]:
    """The figure of a refusal for want of goods, crystals or Colonists; other refusals get none here."""
    return (shortfall(s, step, c, action, reason),) if reason in SHORTAGES else ()


def shortfall(s: OMState, step: AnyStep, c: int, action: int, reason: int) -> int:
    """How many more would remove the refusal: minerals, which stand in for all resources, crystals or
    Colonists. They are lent one by one, at a copy of the table."""
    t = s.clone()
    lent = 0
    while lent < MOST and step.why(t, c, action) == reason:
        lend(t, c, reason)
        lent += 1
    return lent


def lend(s: OMState, c: int, reason: int) -> None:
    if reason == NO_RESOURCES:
        s.goods[RESOURCES * c + MINERAL] += 1
    elif reason == NO_CRYSTALS:
        s.crystals[c] += 1
    else:
        s.quarters[c] += 1
