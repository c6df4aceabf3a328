"""Cuban Missile Crisis: the last moment to pay, before an enemy takes the means (7.3)."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_CRISIS,
    CANCEL_CRISIS,
    DECLINE,
    LOG_CRISIS_CANCELLED,
    NO_CRISIS,
    NO_CRISIS_COUNTRY,
    NO_CRISIS_INFLUENCE,
)
from tharsis.games.twilight_struggle.board import CUBA, TURKEY, WEST_GERMANY
from tharsis.games.twilight_struggle.codes import NOBODY
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import EVERYONE, LEGAL, NO_ACTIONS, Either, PickOne, Prompt

# Cuban Missile Crisis: where each threatened side can pay to end it.
REFUGES: Final[list[list[int]]] = [[WEST_GERMANY, TURKEY], [CUBA]]
CRISIS_PRICE: Final = 2


class CancelCrisis(PickOne[TSState]):
    """The threatened side may end the crisis at any time. Each time costs influence for good, and what it
    has in a refuge only its enemy's moves can take, before which it is asked."""

    def asked_by(self, s: TSState, seat: int) -> str:
        return "7.3"

    def verb(self) -> int:
        return CANCEL_CRISIS

    def among(self, s: TSState, by: int) -> list[int]:
        return REFUGES[by]

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        if s.crisis != by:
            return NO_CRISIS
        if country not in REFUGES[by]:
            return NO_CRISIS_COUNTRY
        return LEGAL if s.influence[by][country] >= CRISIS_PRICE else NO_CRISIS_INFLUENCE

    def legal(self, s: TSState, seat: int) -> list[int]:
        """Asked at every decision, and nearly always in vain."""
        return PickOne.legal(self, s, seat) if s.crisis == seat else NO_ACTIONS

    def take(self, s: TSState, by: int, country: int) -> None:
        s.change(by, country, -CRISIS_PRICE)
        s.crisis = NOBODY
        s.log(LOG_CRISIS_CANCELLED, by, country)


ASIDES: Final = CancelCrisis(EVERYONE)


class CrisisWindow(Either[TSState]):
    """7.3: a side whose only means to end the crisis lies in a country about to be hit is asked.

    Ending it is the aside ``cancel-crisis``; once it is over, or another refuge can pay, nobody is asked.
    """

    def __init__(self, by: int, country: int) -> None:
        super().__init__(by)
        self.country: Final = country

    def run(self, s: TSState) -> None:
        if s.crisis != self.by:
            return
        own = s.influence[self.by]
        for refuge in REFUGES[self.by]:
            if (own[refuge] >= CRISIS_PRICE) != (refuge == self.country):
                return
        if self.country in REFUGES[self.by]:
            self.put(s)

    def verbs(self) -> list[int]:
        return NO_ACTIONS

    def stop(self) -> int:
        return DECLINE

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_CRISIS, (self.by, self.country))
