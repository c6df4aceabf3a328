"""What a choice would throw away, before it is made.

What has no room is found by making the choice twice, once with a Storage in which there is room for all.
"""

from typing import Final

from tharsis.games.on_mars.actions import (
    ACTIONS,
    CLAIM,
    END_TURN,
    EXECUTE,
    LOSE,
    OPERATE,
    PAY,
    PAY_GOAL,
    STAY,
    WARN_CRYSTALS_LOST,
    WARN_EXECUTIVE_LEFT,
    WARN_GOAL_LEFT,
    WARN_GOAL_SPENT,
    WARN_MINERAL_SPENT,
    WARN_NO_ROOM,
    WARN_SHUTTLE_MISSED,
    WORK,
)
from tharsis.games.on_mars.codes import ANY, MINERAL, RESOURCES
from tharsis.games.on_mars.rules.gains import Overflow
from tharsis.games.on_mars.rules.payment import Pay
from tharsis.games.on_mars.rules.shuttle import Travel
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import NOTE, WASTE, Caution

#: Shelters with which nothing finds no room.
ROOM_FOR_ALL: Final = 20


def warn(s: OMState, seat: int, action: int) -> list[Caution]:
    """What to tell a company before the choice."""
    step = s.asking
    if isinstance(step, Pay):
        return paying(s, seat, action, step)
    if isinstance(step, Overflow):
        return [Caution(WASTE, WARN_NO_ROOM, (step.count, step.item))] if action == LOSE else []
    if action == END_TURN:
        return ending(s, seat)
    if isinstance(step, Travel) and action == STAY:
        return [Caution(NOTE, WARN_SHUTTLE_MISSED)] if s.side(seat) == step.flown_from else []
    return no_room(s, seat, action)


def paying(s: OMState, seat: int, action: int, step: Pay) -> list[Caution]:
    """2.1, 7.3: dearer things than are asked for."""
    if ACTIONS.base(action) == PAY_GOAL:
        return [Caution(WASTE, WARN_GOAL_SPENT, (action - PAY_GOAL,))] if s.crystals[seat] else []
    asked = step.units[0]
    if action == PAY + MINERAL and MINERAL < asked < ANY and s.goods[RESOURCES * seat + asked]:
        return [Caution(WASTE, WARN_MINERAL_SPENT, (asked,))]
    return []


def ending(s: OMState, seat: int) -> list[Caution]:
    """2.3, 7.2, 6.1: what a turn leaves undone."""
    found: list[Caution] = []
    lost = s.waiting[seat] - s.depot_room(seat)
    if lost > 0:
        found.append(Caution(WASTE, WARN_CRYSTALS_LOST, (lost,)))
    legal = s.legal(seat)
    verbs = {ACTIONS.base(other) for other in legal}
    if CLAIM in verbs:
        goal = min(other for other in legal if ACTIONS.base(other) == CLAIM) - CLAIM
        found.append(Caution(WASTE, WARN_GOAL_LEFT, (goal,)))
    if verbs & {EXECUTE, OPERATE, WORK}:
        found.append(Caution(NOTE, WARN_EXECUTIVE_LEFT))
    return found


def no_room(s: OMState, seat: int, action: int) -> list[Caution]:
    """2.2: resources beyond the Storage are lost, unless a contract is asked about."""
    after = s.clone()
    after.apply(seat, action)
    if after.over or isinstance(after.asking, Overflow):
        return []
    roomy = s.clone()
    roomy.shelters[seat] = ROOM_FOR_ALL
    roomy.apply(seat, action)
    found: list[Caution] = []
    for item in range(RESOURCES):
        at = RESOURCES * seat + item
        lost = roomy.goods[at] - after.goods[at]
        if lost > 0:
            found.append(Caution(WASTE, WARN_NO_ROOM, (lost, item)))
    return found
