"""What the dice of a coup, a realignment, a war or a try in space can do, before they are rolled.

Nothing is reckoned twice: the choice is made on a copy of the position, and the step that rolls is run there
for every face of the die. For the 36 pairs of a realignment the rules are asked what each takes away, which
spares as many copies. What the other side may do before the roll (end the Cuban Missile Crisis) is left
out.
"""

from collections.abc import Callable
from typing import Any, Final

from tharsis.games.twilight_struggle.actions import (
    COUP,
    DIE,
    ENDS,
    EVENT,
    EVENT_FIRST,
    PLACE,
    REALIGN,
    SPACE,
    TARGET,
)
from tharsis.games.twilight_struggle.codes import FACES, NOBODY, SIDE_IDS, US, USSR
from tharsis.games.twilight_struggle.rules.coup import Coup
from tharsis.games.twilight_struggle.rules.crisis import CrisisWindow
from tharsis.games.twilight_struggle.rules.events import EventOf
from tharsis.games.twilight_struggle.rules.operations import Placement, price
from tharsis.games.twilight_struggle.rules.realign import RealignmentRoll, advantage, lost
from tharsis.games.twilight_struggle.rules.space import SpaceTry
from tharsis.games.twilight_struggle.rules.victory import Gain
from tharsis.games.twilight_struggle.shown import (
    CoupOdds,
    Influence,
    Odds,
    Outcome,
    Price,
    RealignOdds,
    SpaceOdds,
    WarOdds,
)
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.vocabulary.wars import War, WarRoll, defence
from tharsis.kernel import AnyStep, Script

#: Verbs after which dice may be rolled without another decision.
ROLLING: Final = (COUP, REALIGN, TARGET, SPACE, EVENT, EVENT_FIRST)


def odds(s: TSState, seat: int, action: int) -> Odds | None:
    """What an action's dice can do, if it rolls any."""
    if s.game.actions.base(action) not in ROLLING:
        return None
    before = _copy(s)
    step = _rolling(before, seat, action)
    return None if step is None else ODDS[type(step)](before, step)


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
        if type(step) in ODDS:
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
    return [_rolled(before, step, {DIE: [face]}) for face in range(FACES)]


def _there(s: TSState, country: int) -> Influence:
    return s.influence[US][country], s.influence[USSR][country]


def _ending(after: list[TSState]) -> Outcome | None:
    last = after[0]
    if not all(t.over for t in after):
        return None
    winner = None if last.winner == NOBODY else SIDE_IDS[last.winner]
    return {"how": ENDS.terms[last.ending].name, "winner": winner}


def _coup(before: TSState, step: Coup) -> CoupOdds:
    country = step.country
    after = _by_die(before, step)
    changes = [_moved(before, t, country) for t in after]
    return {
        "kind": "coup",
        "ops": step.ops,
        "modifier": step.modifier(before),
        "succeeds": sum([change > 0 for change in changes]) / FACES,
        "controls": sum([t.controls(step.by, country) for t in after]) / FACES,
        "average": sum(changes) / FACES,
        "defcon": after[0].defcon,
        "ends": _ending(after),
        "outcomes": [_there(t, country) for t in after],
    }


def _moved(before: TSState, after: TSState, country: int) -> int:
    """How many markers a coup took away and put there."""
    return sum([abs(after.influence[side][country] - before.influence[side][country]) for side in (US, USSR)])


def _realignment(before: TSState, step: RealignmentRoll) -> RealignOdds:
    country = step.country
    us, ussr = advantage(before, US, country), advantage(before, USSR, country)
    leads = [us + us_face - ussr - ussr_face for us_face in range(FACES) for ussr_face in range(FACES)]
    outcomes = [_after_lead(before, country, lead) for lead in leads]
    losses = [
        sum([before.influence[side][country] - left[side] for left in outcomes]) / len(outcomes)
        for side in (US, USSR)
    ]
    return {
        "kind": "realign",
        "us": us,
        "ussr": ussr,
        "gain": losses[1 - step.by],
        "loss": losses[step.by],
        "outcomes": outcomes,
    }


def _after_lead(s: TSState, country: int, lead: int) -> Influence:
    """What is left when the US total is higher by ``lead``."""
    us, ussr = _there(s, country)
    return us - lost(s, US, country, -lead), ussr - lost(s, USSR, country, lead)


def _war(before: TSState, step: WarRoll) -> WarOdds:
    after = _by_die(before, step)
    gains = [abs(t.vp - before.vp) for t in after]
    return {
        "kind": "war",
        "by": SIDE_IDS[step.by],
        "minus": defence(before, step.card, step.by, step.target),
        "wins": sum([points > 0 for points in gains]) / FACES,
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
        "succeeds": sum(reached) / FACES,
        "vp": max([abs(t.vp - before.vp) for t in after]),
        "outcomes": boxes,
    }


ODDS: Final[dict[type[AnyStep], Callable[[TSState, Any], Odds]]] = {
    Coup: _coup,
    RealignmentRoll: _realignment,
    WarRoll: _war,
    SpaceTry: _space,
}
