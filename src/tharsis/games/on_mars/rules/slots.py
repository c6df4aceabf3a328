"""3.3, 3.4: Colonists on action slots."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.on_mars.actions import LOG_CLEARED, LOG_EXTRA, NO_COLONISTS, NO_CRYSTALS, NO_SECOND_SLOT
from tharsis.games.on_mars.board import HIRE_GROUP, SLOT_ACTIONS, SLOTS
from tharsis.games.on_mars.codes import COMPANIES, SLOT
from tharsis.games.on_mars.rules.gains import leave_quarters
from tharsis.games.on_mars.rules.payment import Pay, Units
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Step


def standing(s: OMState, group: int) -> int:
    """All Colonists on the slots of an action."""
    at: i64 = COMPANIES * group
    return s.slots[at] + s.slots[at + 1] + s.slots[at + 2] + s.slots[at + 3]


def most(s: OMState, group: int) -> int:
    return max(s.slots[COMPANIES * group : COMPANIES * group + COMPANIES])


def is_full(s: OMState, group: int) -> bool:
    """3.4: the slots of Hire are never cleared."""
    return group != HIRE_GROUP and standing(s, group) >= SLOTS


def extra_cost(s: OMState, c: int, group: int) -> int:
    """3.3, 11: one for each other colour, with two players each Colonist; full slots are cleared first."""
    cleared = most(s, group) if is_full(s, group) else 0
    total = 0
    for other in range(s.companies):
        there = s.slots[COMPANIES * group + other]
        if not there or there == cleared:
            continue
        if s.companies == 2:
            total += there
        elif other != c:
            total += 1
    return total


def slot_why(s: OMState, c: int, group: int) -> int:
    """3.3: a Colonist for the slot, if the action has any, and crystals or Colonists for the extra cost."""
    if group < 0:
        return LEGAL
    if group == HIRE_GROUP and s.slots[COMPANIES * group + c]:
        return NO_SECOND_SLOT
    if c != s.lacerda:
        if not s.quarters[c]:
            return NO_COLONISTS
        if extra_cost(s, c, group) > s.purse(c) + s.quarters[c] - 1:
            return NO_CRYSTALS
        return LEGAL
    return LEGAL if extra_cost(s, c, group) <= s.crystals[c] else NO_CRYSTALS


def spare_after_slot(s: OMState, c: int, group: int) -> int:
    """Colonists left when the slot is filled and the extra cost paid with as many crystals as possible."""
    return s.quarters[c] - 1 - max(0, extra_cost(s, c, group) - s.purse(c))


def clear_full(s: OMState, group: int) -> None:
    """3.4: everybody with the most Colonists there takes them back to the Working Area."""
    if not is_full(s, group):
        return
    top = most(s, group)
    for c in range(s.companies):
        if s.slots[COMPANIES * group + c] == top:
            s.slots[COMPANIES * group + c] = 0
            if c != s.lacerda:
                s.working[c] += top
            s.log(LOG_CLEARED, c, SLOT_ACTIONS[group])


class FillSlot(Step[OMState]):
    """3.3: clear full slots, place a Colonist, pay the extra cost; ``keep`` is what the action needs."""

    def __init__(self, company: int, group: int, keep: Units) -> None:
        self.company: Final = company
        self.group: Final = group
        self.keep: Final = keep

    def run(self, s: OMState) -> None:
        c = self.company
        clear_full(s, self.group)
        extra = extra_cost(s, c, self.group)
        leave_quarters(s, c)
        s.slots[COMPANIES * self.group + c] += 1
        if extra:
            s.log(LOG_EXTRA, c, extra)
            s.do(Pay(c, (SLOT,) * extra, self.keep))
