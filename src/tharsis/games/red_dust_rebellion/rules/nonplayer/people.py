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


def house_or_repair(s: RDState, by: int, spaces: list[int], repair: bool) -> int:
    """House, else Repair, in one of the spaces; the space, or -1."""
    homes = [space for space in spaces if house_why(s, space) == LEGAL]
    if homes:
        space = select(s, by, COL_PLACE_POPULATION, homes)
        s.do(House(by, space))
        return space
    ruins = [space for space in spaces if repair and repair_why(s, by, space) == LEGAL]
    if ruins:
        space = select(s, by, COL_PLACE_POPULATION, ruins)
        s.do(Repair(by, space))
        return space
    return -1


class NonPlayerTrainPacify(Step[RDState]):
    """8.6: Pacify after Train: House at Support, else Repair, else shift; twice in one space."""

    def __init__(self, chosen: int, limited: bool) -> None:
        self.chosen: Final = chosen
        self.limited: Final = limited

    def run(self, s: RDState) -> None:
        spaces = [space for space in range(MARS) if self.open(s, space)]
        if not spaces:
            return
        homes = [p for p in spaces if s.level[p] > 0 and house_why(s, p) == LEGAL]
        ruins = [p for p in spaces if repair_why(s, MG, p) == LEGAL]
        if homes or ruins:
            space = select(s, MG, COL_PLACE_POPULATION, homes or ruins)
        else:
            turnable = [p for p in spaces if shift_why(s, p, 1) == LEGAL]
            if not turnable:
                return
            space = select(s, MG, COL_SHIFT_ACTIVE_SUPPORT, turnable)
        s.do(PacifyOnce(space), PacifyOnce(space))

    def open(self, s: RDState, space: int) -> bool:
        if s.control(space) != COIN or s.barred(space, MG):
            return False
        if self.chosen >> space & 1:
            return True
        return not self.limited and train_why(s, space) == LEGAL


class PacifyOnce(Step[RDState]):
    """8.6: the first possible of House at Support, Repair, shift."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        space = self.space
        if s.level[space] > 0 and house_why(s, space) == LEGAL:
            s.do(House(MG, space))
        elif repair_why(s, MG, space) == LEGAL:
            s.do(Repair(MG, space))
        else:
            shift(s, space, 1)
