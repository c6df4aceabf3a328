"""What a choice would lose, before it is made."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    DONE,
    PASS,
    WARN_CHECK,
    WARN_MORE_SPACES,
    WARN_NO_SPECIAL,
    WARN_TRACK_FULL,
)
from tharsis.games.red_dust_rebellion.board import TRACK_END
from tharsis.games.red_dust_rebellion.pieces import MG, RD
from tharsis.games.red_dust_rebellion.rules.dust_storm import DisplacedPenalty, EarthGovCasualties
from tharsis.games.red_dust_rebellion.rules.flashpoint import CorporateCasualties
from tharsis.games.red_dust_rebellion.rules.operations import SPECIAL, Operation, haboob
from tharsis.games.red_dust_rebellion.rules.turn import Turn
from tharsis.games.red_dust_rebellion.rules.victory import VictoryCheck, winner
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import GRAVE, NOTE, WASTE, Caution

#: 4.3: what a Dust Storm Round begins with.
UP_TO_THE_CHECK: Final = (CorporateCasualties(), EarthGovCasualties(), DisplacedPenalty(), VictoryCheck())


def warn(s: RDState, seat: int, action: int) -> list[Caution]:
    """What to tell a player before the choice."""
    step = s.asking
    if isinstance(step, Turn) and action == PASS:
        return storm(s, seat) + wasted(s, step.by)
    if isinstance(step, Operation) and action == DONE:
        return unfinished(s, step)
    return []


def storm(s: RDState, seat: int) -> list[Caution]:
    """2.0: who passes before a Dust Storm leaves the check as it stands."""
    if not haboob(s):
        return []
    t = s.clone()
    t.asking = None
    t.owing = 0
    t.agenda.clear()
    t.storm_rounds += 1
    t.do(*UP_TO_THE_CHECK)
    t.advance()
    if not t.over or s.seat_by[winner(t)] == seat:
        return []
    return [Caution(GRAVE, WARN_CHECK, (winner(t),))]


def wasted(s: RDState, by: int) -> list[Caution]:
    """4.1, 1.4: a Pass pays Resources, but the track ends."""
    pays = {MG: 3, RD: 1}.get(by, 0)
    lost = s.resources[by] + pays - TRACK_END if pays else 0
    return [Caution(WASTE, WARN_TRACK_FULL, (lost,))] if lost > 0 else []


def unfinished(s: RDState, step: Operation) -> list[Caution]:
    """5.0, 6.0: an Operation that could do more."""
    found: list[Caution] = []
    more = step.most(s, step.by) - step.picked(s, step.by)
    if more > 0:
        found.append(Caution(NOTE, WARN_MORE_SPACES, (more,)))
    if step.flags & SPECIAL and step.specials(s):
        found.append(Caution(NOTE, WARN_NO_SPECIAL))
    return found
