"""What the dice of a coup, a realignment, a war or a try in space can do, before they are rolled.

Nothing is reckoned twice: the choice is made on a copy of the position, and the step that rolls is run there
for every face of the die, or for all pairs. What the other side may do before the roll (end the Cuban Missile
Crisis) is left out.
"""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    COUP,
    DIE,
    DIE_OF,
    ENDS,
    EVENT,
    EVENT_FIRST,
    PLACE,
    REALIGN,
    SPACE,
    TARGET,
)
from tharsis.games.twilight_struggle.codes import NOBODY, US, USSR
from tharsis.games.twilight_struggle.rules.coup import Coup
from tharsis.games.twilight_struggle.rules.crisis import CrisisWindow
from tharsis.games.twilight_struggle.rules.events import EventOf
from tharsis.games.twilight_struggle.rules.operations import Placement, price
from tharsis.games.twilight_struggle.rules.realign import RealignmentRoll, advantage
from tharsis.games.twilight_struggle.rules.space import SpaceTry
from tharsis.games.twilight_struggle.rules.victory import Gain
from tharsis.games.twilight_struggle.shown import (
    CoupOdds,
    Influence,
    Odds,
    Outcome,
    Power,
    Price,
    RealignOdds,
    SpaceOdds,
    WarOdds,
)
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.vocabulary.wars import War, WarRoll, defence
from tharsis.kernel import AnyStep, Script

FACES: Final = range(6)
#: Verbs after which dice may be rolled without another decision.
ROLLING: Final = (COUP, REALIGN, TARGET, SPACE, EVENT, EVENT_FIRST)


def odds(s: TSState, seat: int, action: int) -> Odds | None:
    """What an action's dice can do, if it rolls any."""
    if s.game.actions.base(action) not in ROLLING:
        return None
    before = _copy(s)
    step = _rolling(before, seat, action)
    if isinstance(step, Coup):
        return _coup(before, step)
    if isinstance(step, RealignmentRoll):
        return _realignment(before, step)
    if isinstance(step, WarRoll):
        return _war(before, step)
    return _space(before, step) if isinstance(step, SpaceTry) else None


def cost(s: TSState, seat: int, action: int) -> Price | None:
    """6.1.2: what a marker placed with operations costs."""
    step = s.asking
    if not isinstance(step, Placement) or s.game.actions.base(action) != PLACE:
        return None
    return {"points": price(s, step.by, action - PLACE)}


def _copy(s: TSState) -> TSState:
    t = s.clone()
    t.recording = False
    return t


def _rolling(s: TSState, seat: int, action: int) -> AnyStep | None:
    """Make a choice up to the first step that rolls, if no other decision lies before it."""
    asked = s.asking
    if asked is None:
        return None
    waiting = len(s.agenda)
    asked.choose(s, seat, action)
    while len(s.agenda) > waiting:
        step = s.agenda.pop()
        if isinstance(step, Coup | RealignmentRoll | WarRoll | SpaceTry):
            return step
        if isinstance(step, EventOf | War):
            step.run(s)
        elif not isinstance(step, CrisisWindow | Gain):
            return None
    return None


def _rolled(before: TSState, step: AnyStep, dice: dict[int, list[int]]) -> TSState:
    """The position after a roll, and nothing of what follows it."""
    t = _copy(before)
    t.source = Script(dice, strict=True)
    step.run(t)
    return t


def _by_die(before: TSState, step: AnyStep) -> list[TSState]:
    return [_rolled(before, step, {DIE: [face]}) for face in FACES]


def _there(s: TSState, country: int) -> Influence:
    return s.influence[US][country], s.influence[USSR][country]


def _power(side: int) -> Power:
    return "us" if side == US else "ussr"


def _ending(after: list[TSState]) -> Outcome | None:
    last = after[0]
    if not all(t.over for t in after):
        return None
    winner = None if last.winner == NOBODY else _power(last.winner)
    return {"how": ENDS.terms[last.ending].name, "winner": winner}


def _coup(before: TSState, step: Coup) -> CoupOdds:
    country = step.country
    after = _by_die(before, step)
    changes = [_moved(before, t, country) for t in after]
    return {
        "kind": "coup",
        "ops": step.ops,
        "modifier": step.modifier(before),
        "succeeds": sum([change > 0 for change in changes]) / 6,
        "controls": sum([t.controls(step.by, country) for t in after]) / 6,
        "average": sum(changes) / 6,
        "defcon": after[0].defcon,
        "ends": _ending(after),
        "outcomes": [_there(t, country) for t in after],
    }


def _moved(before: TSState, after: TSState, country: int) -> int:
    """How many markers a coup took away and put there."""
    return sum([abs(after.influence[side][country] - before.influence[side][country]) for side in (US, USSR)])


def _realignment(before: TSState, step: RealignmentRoll) -> RealignOdds:
    country = step.country
    after = [
        _rolled(before, step, {DIE_OF[US]: [us], DIE_OF[USSR]: [ussr]}) for us in FACES for ussr in FACES
    ]
    lost = [
        sum([before.influence[side][country] - t.influence[side][country] for t in after]) / len(after)
        for side in (US, USSR)
    ]
    return {
        "kind": "realign",
        "us": advantage(before, US, country),
        "ussr": advantage(before, USSR, country),
        "gain": lost[1 - step.by],
        "loss": lost[step.by],
        "outcomes": [_there(t, country) for t in after],
    }


def _war(before: TSState, step: WarRoll) -> WarOdds:
    after = _by_die(before, step)
    gains = [abs(t.vp - before.vp) for t in after]
    return {
        "kind": "war",
        "by": _power(step.by),
        "minus": defence(before, step.card, step.by, step.target),
        "wins": sum([points > 0 for points in gains]) / 6,
        "vp": max(gains),
        "outcomes": [_there(t, step.target) for t in after],
    }


def _space(before: TSState, step: SpaceTry) -> SpaceOdds:
    after = _by_die(before, step)
    boxes = [t.space[step.by] for t in after]
    reached = [box > before.space[step.by] for box in boxes]
    return {
        "kind": "space",
        "box": max(boxes),
        "roll": sum(reached),
        "succeeds": sum(reached) / 6,
        "vp": max([abs(t.vp - before.vp) for t in after]),
        "outcomes": boxes,
    }
