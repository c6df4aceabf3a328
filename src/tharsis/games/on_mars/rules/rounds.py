"""3.1, 8, 9.1: rounds: Colonization phase, Shuttle phase, the last round."""

from typing import Final

from tharsis.games.on_mars.actions import LOG_LAST_ROUND, LOG_ROUND
from tharsis.games.on_mars.rules.growth import ColonyUpdate
from tharsis.games.on_mars.rules.hiring import Refill, refill_due
from tharsis.games.on_mars.rules.lacerda.travel import LacerdaTravels
from tharsis.games.on_mars.rules.lacerda.turn import LacerdaTurn
from tharsis.games.on_mars.rules.lss import update_due
from tharsis.games.on_mars.rules.scoring import FinalScoring
from tharsis.games.on_mars.rules.settlers import renew_tasks
from tharsis.games.on_mars.rules.shuttle import Travel, fly_or_move, may_travel
from tharsis.games.on_mars.rules.technology import SettleUses
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.state import LAST_ROUND, RUNNING, TRIGGERED, OMState
from tharsis.kernel import Step


class Round(Step[OMState]):
    """3.1: a new round; all markers stand."""

    def run(self, s: OMState) -> None:
        s.round += 1
        s.log(LOG_ROUND, s.round)
        for c in range(s.companies):
            s.laid[c] = 0
        s.do(NextTurn())


class NextTurn(Step[OMState]):
    """2.6, 3.1: the turn of the standing marker with the lowest number; after the last one the phase ends."""

    def run(self, s: OMState) -> None:
        first = -1
        for c in range(s.companies):
            if not s.laid[c] and (first < 0 or s.space[c] < s.space[first]):
                first = c
        if first >= 0:
            s.do(StartTurn(first), self)
        else:
            s.do(PhaseEnd())


class StartTurn(Step[OMState]):
    """3.1: waiting crystals move into the Depot, then the company acts."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        c = self.company
        s.active = c
        s.main_done = False
        s.executive_done = False
        s.fresh = 0
        s.developments = 0
        renew_tasks(s)
        s.store_crystals(c)
        s.do(LacerdaTurn() if c == s.lacerda else Turn(c), EndTurn(c))


class EndTurn(Step[OMState]):
    """3.1: owners of used Tech decide, posts are refilled, the Colony is updated, the marker laid down.
    Each may bring about one of the others again: until nothing is due."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        c = self.company
        if s.uses:
            s.do(SettleUses(), self)
        elif c != s.lacerda and refill_due(s):
            s.do(Refill(c), self)
        elif update_due(s):
            s.do(ColonyUpdate(), self)
        else:
            lay_down(s, c)


def lay_down(s: OMState, c: int) -> None:
    s.laid[c] = 1
    s.active = -1


class PhaseEnd(Step[OMState]):
    """9.1, 13: after the Colonization phase: the end may be triggered, or here."""

    def run(self, s: OMState) -> None:
        if s.ending_round == LAST_ROUND:
            s.do(FinalScoring())
            return
        if s.ending_round == RUNNING and s.remaining == 0:
            if s.options["short_ending"]:
                s.do(FinalScoring())
                return
            s.ending_round = TRIGGERED
            s.log(LOG_LAST_ROUND)
        s.do(ShuttlePhase())


class ShuttlePhase(Step[OMState]):
    """8.1, 8.2: the Shuttle moves or flies; then all decide in turn order whether to travel."""

    def run(self, s: OMState) -> None:
        renew_tasks(s)
        flown_from = fly_or_move(s)
        if s.ending_round == TRIGGERED:
            s.ending_round = LAST_ROUND
        s.do(Round())
        order = s.turn_order()
        while order:
            c = order.pop()
            if c == s.lacerda:
                s.do(LacerdaTravels(flown_from))
            elif may_travel(s, c, flown_from):
                s.do(Travel(c, flown_from))
