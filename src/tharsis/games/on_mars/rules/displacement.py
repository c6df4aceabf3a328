"""5.6: Displacement: a Bot or Rover under a new or upgraded building moves off."""

from typing import Final

from tharsis.games.on_mars.actions import ASK_DISPLACE, AT, LOG_DISPLACED, NO_NEAREST_HEX
from tharsis.games.on_mars.board import DISTANCE, HEXES, OUTWARDS
from tharsis.games.on_mars.codes import UNITS
from tharsis.games.on_mars.rules.footing import put_unit
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import PickOne, Prompt


def nearest_available(s: OMState, hex_: int) -> list[int]:
    """5.6: the nearest empty hexes or buildings without a piece, besides the hex itself."""
    found: list[int] = []
    for other in OUTWARDS[hex_]:
        if found and DISTANCE[hex_ * HEXES + other] > DISTANCE[hex_ * HEXES + found[0]]:
            break
        if other != hex_ and s.is_available(other):
            found.append(other)
    return found


def displace(s: OMState, hex_: int) -> None:
    """5.6: queue the moves of Bots and Rovers off a hex."""
    if s.pieces[hex_]:
        for u in range(UNITS * s.companies):
            if s.unit[u] == hex_:
                s.do(Displace(u // UNITS, u % UNITS, hex_))


class Displace(PickOne[OMState]):
    """5.6: the owner moves the piece to the nearest available hex, and chooses where several are as near."""

    def __init__(self, by: int, unit: int, hex_: int) -> None:
        super().__init__(by)
        self.unit: Final = unit
        self.hex: Final = hex_

    def run(self, s: OMState) -> None:
        self.ask_or_take(s)

    def verb(self) -> int:
        return AT

    def among(self, s: OMState, by: int) -> list[int]:
        return nearest_available(s, self.hex)

    def outside(self) -> int:
        return NO_NEAREST_HEX

    def take(self, s: OMState, by: int, hex_: int) -> None:
        put_unit(s, UNITS * by + self.unit, hex_)
        s.log(LOG_DISPLACED, by, self.unit, hex_)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_DISPLACE, (self.unit,))
