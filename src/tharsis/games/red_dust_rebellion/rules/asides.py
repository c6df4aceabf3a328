"""1.6 What players may do at any time while somebody executes something: trade, and agree."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_DEAL,
    DEAL,
    NO_ACTION_TO_BIND,
    NO_DEAL,
    NO_TRANSFERS,
)
from tharsis.games.red_dust_rebellion.rules.agreements import AGREEMENTS
from tharsis.games.red_dust_rebellion.rules.transfers import TRADES
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import EVERYONE, LEGAL, NO_ACTIONS, Part, Parts, PickOne, Prompt

DEALS: Final[list[Part[RDState, Parts[RDState]]]] = [*TRADES, *AGREEMENTS]


def speaker(s: RDState, seat: int) -> int:
    """For which Faction a seat makes a deal: the acting one, if it plays that."""
    return s.acting if s.seat_by[s.acting] == seat else s.factions_of(seat)[0]


class Asides(PickOne[RDState]):
    """1.6: a deal may be proposed; of what kind is asked next, so that this stays one choice among others."""

    def verb(self) -> int:
        return DEAL

    def pick_why(self, s: RDState, by: int, x: int) -> int:
        if not s.trading:
            return NO_TRANSFERS
        if s.acting < 0:
            return NO_ACTION_TO_BIND
        faction = speaker(s, by)
        return LEGAL if Deal(faction).possible(s, faction) else NO_DEAL

    def legal(self, s: RDState, seat: int) -> list[int]:
        if not s.trading or s.acting < 0:
            return NO_ACTIONS
        return PickOne.legal(self, s, seat)

    def take(self, s: RDState, by: int, x: int) -> None:
        s.do(Deal(speaker(s, by)))

    def rule(self, s: RDState, seat: int, action: int) -> str:
        return "1.6"


class Deal(Parts[RDState]):
    """1.6: a request, an offer, or an agreement."""

    def parts(self) -> list[Part[RDState, Parts[RDState]]]:
        return DEALS

    def firm(self) -> bool:
        return True

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DEAL, (self.by,))


ASIDES: Final = Asides(EVERYONE)
