"""1.10 and 4.2 Dust Storms: rolling where they come."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import BLACK_DIE, LOG_APPROACHING, LOG_RAGING, WHITE_DIE
from tharsis.games.red_dust_rebellion.board import MARS, STORM_MARKERS, STORM_ROLL
from tharsis.games.red_dust_rebellion.codes import APPROACHING, CALM, RAGING
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.rules.forces import BY_SETUP_STORM, BY_STORM, Removal
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Step


def storm_markers(s: RDState) -> int:
    return len([space for space in range(MARS) if s.storm[space] != CALM])


def storm_room(s: RDState) -> int:
    """1.10: how many of the six Storm markers are off the map."""
    return STORM_MARKERS - storm_markers(s)


class StormRolls(Step[RDState]):
    """4.2: roll as often as told, or until six markers lie on the map."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, s: RDState) -> None:
        if self.n > 0 and storm_room(s) > 0:
            s.do(StormRoll(BY_STORM), StormRolls(self.n - 1))


class StormRoll(Step[RDState]):
    """4.2: a marker in the rolled space; a second one rages, and the Reclaimers may strike there."""

    def __init__(self, manner: int) -> None:
        self.manner: Final = manner

    def run(self, s: RDState) -> None:
        white = s.chance(WHITE_DIE, 6)
        black = s.chance(BLACK_DIE, 6)
        space = STORM_ROLL[white][black]
        if s.storm[space] == CALM:
            s.storm[space] = APPROACHING
            s.log(LOG_APPROACHING, space)
            return
        s.storm[space] = RAGING
        s.log(LOG_RAGING, space)
        s.do(Removal(CR, self.manner, space, 1))


class SetupStorms(Step[RDState]):
    """3.2: two storm rolls; the same space twice rages at once."""

    def run(self, s: RDState) -> None:
        s.do(StormRoll(BY_SETUP_STORM), StormRoll(BY_SETUP_STORM))


def clear_storms(s: RDState) -> None:
    for space in range(MARS):
        s.storm[space] = CALM
