"""1.6 What players may do at any time while somebody executes something: trade, and agree."""

from typing import Final

from tharsis.games.red_dust_rebellion.rules.agreements import AGREEMENTS
from tharsis.games.red_dust_rebellion.rules.transfers import TRADES
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import EVERYONE, NO_ACTIONS, Part, Parts

PARTS: Final[list[Part[RDState, Parts[RDState]]]] = [*TRADES, *AGREEMENTS]


class Asides(Parts[RDState]):
    """1.6: requests, offers and proposals."""

    def parts(self) -> list[Part[RDState, Parts[RDState]]]:
        return PARTS

    def legal(self, s: RDState, seat: int) -> list[int]:
        if not s.trading or s.acting < 0:
            return NO_ACTIONS
        return Parts.legal(self, s, seat)

    def rule(self, s: RDState, seat: int, action: int) -> str:
        return "1.6"


ASIDES: Final = Asides(EVERYONE)
