"""Cuban Missile Crisis: the last moment to pay, before an enemy takes the means (7.3)."""

from typing import Final

from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

from ..actions import ASK_CRISIS, DECLINE
from ..state import CRISIS_PRICE, REFUGES, TSState


class CrisisWindow(Step[TSState]):
    """7.3: a side whose only means to end the crisis lies in a country about to be hit is asked.

    Ending it is the aside ``cancel-crisis``; once it is over, or another refuge can pay, nobody is asked.
    """

    def __init__(self, side: int, country: int) -> None:
        self.side: Final = side
        self.country: Final = country

    def run(self, s: TSState) -> None:
        if s.crisis != self.side:
            return
        own = s.influence[self.side]
        for refuge in REFUGES[self.side]:
            if (own[refuge] >= CRISIS_PRICE) != (refuge == self.country):
                return
        if self.country in REFUGES[self.side]:
            s.ask(self, self.side)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [DECLINE]

    def why(self, s: TSState, seat: int, action: int) -> int:
        return LEGAL if action == DECLINE else NOT_NOW

    def choose(self, s: TSState, seat: int, action: int) -> None:
        pass

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_CRISIS, (self.side, self.country))
