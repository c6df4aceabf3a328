"""8.5.9 Non-players in the Support Phase."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import LOG_NP_AGITATE, NP_DIE
from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import MG, RD
from tharsis.games.red_dust_rebellion.rules.earthgov import move_confidence
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import select
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_PLACE_POPULATION,
    COL_SHIFT_ACTIVE_OPPOSITION,
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
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Step

TWICE: Final = 2  # 4.3: works in one space


def friendly(s: RDState, by: int, used: list[int]) -> list[int]:
    """8.5.9: where one's side has Control, people are not against it, and another action is left."""
    found: list[int] = []
    for space in range(MARS):
        ours = s.control(space) == (COIN if by == MG else RD)
        liked = s.level[space] >= 0 if by == MG else s.level[space] < 0
        if ours and liked and used[space] < TWICE:
            found.append(space)
    return found


def homes(s: RDState, by: int, used: list[int]) -> list[int]:
    """8.5.9: House in as many spaces as possible; in one a second time only when all have had their turn."""
    spaces = [space for space in friendly(s, by, used) if house_why(s, space) == LEGAL]
    fresh = [space for space in spaces if not used[space]]
    return fresh or spaces


def ruins(s: RDState, by: int, used: list[int]) -> list[int]:
    return [space for space in friendly(s, by, used) if repair_why(s, by, space) == LEGAL]


def turnable(s: RDState, by: int, used: list[int]) -> list[int]:
    step = 1 if by == MG else -1
    side = COIN if by == MG else RD
    return [
        p for p in range(MARS) if s.control(p) == side and used[p] < TWICE and shift_why(s, p, step) == LEGAL
    ]


class NonPlayerPacify(Step[RDState]):
    """8.5.9: House everywhere, then 2d6 Repairs and shifts; Confidence rises a box."""

    def run(self, s: RDState) -> None:
        used = [0] * MARS
        while homes(s, MG, used):
            space = select(s, MG, COL_PLACE_POPULATION, homes(s, MG, used))
            used[space] += 1
            work(s, House(MG, space))
        left = s.chance(NP_DIE, 6) + s.chance(NP_DIE, 6) + 2
        while left and ruins(s, MG, used):
            space = select(s, MG, COL_PLACE_POPULATION, ruins(s, MG, used))
            used[space] += 1
            left -= 1
            work(s, Repair(MG, space))
        while left and turnable(s, MG, used):
            space = select(s, MG, COL_SHIFT_ACTIVE_SUPPORT, turnable(s, MG, used))
            used[space] += 1
            left -= 1
            shift(s, space, 1)
        move_confidence(s, 1)


def work(s: RDState, step: Step[RDState]) -> None:
    """Carry a step out at once, with what it queues."""
    depth = len(s.agenda)
    step.run(s)
    while len(s.agenda) > depth:
        s.agenda.pop().run(s)


class NonPlayerAgitate(Step[RDState]):
    """8.5.9: House everywhere, then the Agitate Total pays for Repairs and shifts."""

    def run(self, s: RDState) -> None:
        used = [0] * MARS
        while homes(s, RD, used):
            space = select(s, RD, COL_PLACE_POPULATION, homes(s, RD, used))
            used[space] += 1
            work(s, House(RD, space))
        while s.totals[RD] and ruins(s, RD, used):
            space = select(s, RD, COL_PLACE_POPULATION, ruins(s, RD, used))
            used[space] += 1
            work(s, Repair(RD, space))
        while s.totals[RD] and turnable(s, RD, used):
            space = select(s, RD, COL_SHIFT_ACTIVE_OPPOSITION, turnable(s, RD, used))
            used[space] += 1
            s.totals[RD] -= 1
            shift(s, space, -1)
        s.log(LOG_NP_AGITATE, s.totals[RD])
