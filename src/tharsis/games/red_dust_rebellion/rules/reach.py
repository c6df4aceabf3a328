"""5.3, 5.4, 5.7: from where units can reach a destination; paths are not chosen, nothing happens on them."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import (
    LABYRINTH_MASK,
    LABYRINTHS,
    LINES,
    MARS,
    MARS_AND_PHOBOS,
    NEAR_MASK,
    RODGERS_LINE,
)
from tharsis.games.red_dust_rebellion.codes import COIN, RAGING
from tharsis.games.red_dust_rebellion.deck import TRANSPORT_WORKERS
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, RD
from tharsis.games.red_dust_rebellion.state import RDState

EVERYWHERE: Final = (1 << MARS_AND_PHOBOS) - 1


def _rails(rodgers: bool) -> list[int]:
    """By space: the Labyrinths one Maglev line away; the Rodgers line has to be built first."""
    found = [0] * MARS_AND_PHOBOS
    for number, line in enumerate(LINES):
        if number != RODGERS_LINE or rodgers:
            found[line[1]] |= 1 << line[2]
            found[line[2]] |= 1 << line[1]
    return found


NO_RAILS: Final = [0] * MARS_AND_PHOBOS
RAILS: Final = _rails(rodgers=False)
RODGERS_RAILS: Final = _rails(rodgers=True)


def calm_mask(s: RDState, by: int) -> int:
    """1.10: spaces that pieces can enter and leave."""
    found = EVERYWHERE
    for space in range(MARS):
        if s.sealed(space, by):
            found &= ~(1 << space)
    return found


def port_mask(s: RDState, by: int) -> int:
    """1.7: Spaceports of one's own side: Control at the start, no Damage, no Raging Storm."""
    own = s.frozen[COIN if by <= CORP else by]
    found = 0
    for space in LABYRINTHS:
        if own >> space & 1 and not s.damage[space] and s.storm[space] != RAGING:
            found |= 1 << space
    return found


def hostile_mask(s: RDState, by: int) -> int:
    """5.3, 5.7: spaces under enemy Control at the start, where COIN units and marching Red Dust stop."""
    if by <= CORP:
        return s.frozen[RD] | s.frozen[CR]
    return s.frozen[COIN] | s.frozen[CR]


def rails(s: RDState, by: int) -> list[int]:
    """1.2: by space, the Labyrinths one Maglev line away."""
    if by <= CORP and s.has_campaign(TRANSPORT_WORKERS):
        return NO_RAILS
    return RODGERS_RAILS if s.rodgers else RAILS


class Ways:
    """The ways of a Faction's units: what all destinations have in common is reckoned once."""

    def __init__(self, s: RDState, by: int) -> None:
        self.calm: Final = calm_mask(s, by)
        self.ports: Final = port_mask(s, by)
        self.through: Final = LABYRINTH_MASK & self.calm & ~hostile_mask(s, by)
        self.rails: Final = rails(s, by)

    def origins(self, to: int) -> int:
        """5.3, 5.7: spaces from which units reach the destination by Maglevs, Spaceports and one border."""
        if not self.calm >> to & 1:
            return 0
        through = self.through | 1 << to
        direct = self.spread(1 << to, through)
        stations = direct & through
        near = 0
        for space in range(MARS_AND_PHOBOS):
            if stations >> space & 1:
                near |= NEAR_MASK[space]
        return (direct | self.spread(near & self.calm, self.through)) & ~(1 << to)

    def spread(self, found: int, through: int) -> int:
        """All Labyrinths that lead to the found spaces by Maglevs and Spaceports."""
        done = 0
        while True:
            fresh = found & through & ~done
            if not fresh:
                return found
            done |= fresh
            if fresh & self.ports:
                found |= self.ports
            for space in LABYRINTHS:
                if fresh >> space & 1:
                    found |= self.rails[space] & self.calm

    def recon_origins(self, to: int) -> int:
        """5.4: adjacent spaces, and Labyrinths with a working Spaceport."""
        return (NEAR_MASK[to] & self.calm | self.ports) & ~(1 << to)


def origins(s: RDState, by: int, to: int) -> int:
    """5.3, 5.7: from where units reach one destination."""
    return Ways(s, by).origins(to)


def recon_origins(s: RDState, by: int, to: int) -> int:
    """5.4: from where units reach one destination."""
    return Ways(s, by).recon_origins(to)
