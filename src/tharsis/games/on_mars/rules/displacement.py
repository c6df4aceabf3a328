"""5.6: Displacement: a Bot or Rover under a new or upgraded building moves off."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_DISPLACE,
    AT,
    LOG_DISPLACED,
    LOG_SOLO_DRAWN,
    SOLO_CHOICE,
    TOO_FAR,
)
from tharsis.games.on_mars.board import DISTANCE, HEXES, OUTWARDS
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


def nearest_available(s: OMState, hex_: int) -> list[int]:
    """5.6: the nearest empty hexes or buildings without a piece, besides the hex itself."""
    found: list[int] = []
    near = -1
    for other in OUTWARDS[hex_]:
        away = DISTANCE[hex_ * HEXES + other]
        if found and away > near:
            break
        if other != hex_ and s.is_available(other):
            found.append(other)
            near = away
    return found


def displace(s: OMState, hex_: int) -> None:
    """5.6: queue the moves of Bots and Rovers off a hex."""
    if s.pieces[hex_]:
        for u in range(5 * s.companies):
            if s.unit[u] == hex_:
                s.do(Displace(u // 5, u % 5, hex_))


class Displace(Step[OMState]):
    """5.6: the owner moves the piece to the nearest available hex, and chooses where several are as near."""

    def __init__(self, owner: int, unit: int, hex_: int) -> None:
        self.owner: Final = owner
        self.unit: Final = unit
        self.hex: Final = hex_

    def run(self, s: OMState) -> None:
        ways = nearest_available(s, self.hex)
        if len(ways) == 1:
            self.put(s, ways[0])
        elif self.owner == s.lacerda:
            s.log(LOG_SOLO_DRAWN, len(ways))
            self.put(s, ways[s.chance(SOLO_CHOICE, len(ways))])
        else:
            s.ask(self, self.owner)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [AT + hex_ for hex_ in nearest_available(s, self.hex)]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if not AT <= action < AT + HEXES:
            return NOT_NOW
        return LEGAL if action - AT in nearest_available(s, self.hex) else TOO_FAR

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - AT,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        self.put(s, action - AT)

    def put(self, s: OMState, hex_: int) -> None:
        s.unit[5 * self.owner + self.unit] = hex_
        s.pieces[self.hex] -= 1
        s.pieces[hex_] += 1
        s.log(LOG_DISPLACED, self.owner, self.unit, hex_)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_DISPLACE, (self.unit,))
