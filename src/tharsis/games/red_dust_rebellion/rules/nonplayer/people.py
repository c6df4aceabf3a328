"""8.6: House, Repair and Pacify by non-players."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import MG
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import select
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_PLACE_POPULATION,
    COL_SHIFT_ACTIVE_SUPPORT,
)
from tharsis.games.red_dust_rebellion.rules.people import (
    House,
    Repair,
    house_why,
    repair_why,
    shift,
    shift_why,
)
from tharsis.games.red_dust_rebellion.rules.train import train_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Step

# What Pacify does, in the order of the table.
PACIFY_HOUSE: Final = 0
PACIFY_REPAIR: Final = 1
PACIFY_SHIFT: Final = 2
PACIFY_ACTIONS: Final = 3


def pacify_possible(s: RDState, space: int, action: int) -> bool:
    """8.6: House at Support, Repair at any level, shift."""
    if action == PACIFY_HOUSE:
        return s.level[space] > 0 and house_why(s, space) == LEGAL
    if action == PACIFY_REPAIR:
        return repair_why(s, MG, space) == LEGAL
    return shift_why(s, space, 1) == LEGAL


class NonPlayerTrainPacify(Step[RDState]):
    """8.6: Pacify after Train, twice in one space: that of the first possible of House, Repair and shift."""

    def __init__(self, chosen: int, limited: bool) -> None:
        self.chosen: Final = chosen
        self.limited: Final = limited

    def run(self, s: RDState) -> None:
        spaces = [space for space in range(MARS) if self.open(s, space)]
        for action in range(PACIFY_ACTIONS):
            fit = [space for space in spaces if pacify_possible(s, space, action)]
            if fit:
                column = COL_SHIFT_ACTIVE_SUPPORT if action == PACIFY_SHIFT else COL_PLACE_POPULATION
                s.do(PacifyOnce(select(s, MG, column, fit), action, more=1))
                return

    def open(self, s: RDState, space: int) -> bool:
        if s.control(space) != COIN or s.barred(space, MG):
            return False
        if self.chosen >> space & 1:
            return True
        return not self.limited and train_why(s, space) == LEGAL


class PacifyOnce(Step[RDState]):
    """8.6: the same as before if it is possible again, otherwise the next of the list."""

    def __init__(self, space: int, first: int, more: int) -> None:
        self.space: Final = space
        self.first: Final = first
        self.more: Final = more

    def run(self, s: RDState) -> None:
        space = self.space
        for action in range(self.first, PACIFY_ACTIONS):
            if pacify_possible(s, space, action):
                if self.more:
                    s.do(PacifyOnce(space, action, self.more - 1))
                self.act(s, action)
                return

    def act(self, s: RDState, action: int) -> None:
        if action == PACIFY_HOUSE:
            s.do(House(MG, self.space))
        elif action == PACIFY_REPAIR:
            s.do(Repair(MG, self.space))
        else:
            shift(s, self.space, 1)
