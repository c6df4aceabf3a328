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


def _rails(built: bool) -> list[int]:
    """By space: the Labyrinths one Maglev line away, along the printed lines or the Rodgers line."""
    found = [0] * MARS_AND_PHOBOS
    for number, line in enumerate(LINES):
        if (number != RODGERS_LINE) == built:
            found[line[1]] |= 1 << line[2]
            found[line[2]] |= 1 << line[1]
    return found


RAILS: Final = _rails(built=True)
RODGERS_RAILS: Final = _rails(built=False)


def calm_mask(s: RDState, by: int) -> int:
    """1.10: spaces that pieces can enter and leave."""
    found = EVERYWHERE
    if RAGING not in s.storm:
        return found
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


def rail_mask(s: RDState, by: int, space: int) -> int:
    """1.2: Labyrinths one Maglev line away."""
    if by <= CORP and s.has_campaign(TRANSPORT_WORKERS):
        return 0
    return RAILS[space] | RODGERS_RAILS[space] if s.rodgers else RAILS[space]


def origins(s: RDState, by: int, to: int) -> int:
    """5.3, 5.7: spaces from which units reach the destination by Maglevs, Spaceports and one border."""
    calm = calm_mask(s, by)
    if not calm >> to & 1:
        return 0
    ports = port_mask(s, by)
    through = LABYRINTH_MASK & calm & ~hostile_mask(s, by)
    direct = spread(s, by, 1 << to, calm, ports, through | 1 << to)
    near = 0
    for space in range(MARS_AND_PHOBOS):
        if direct >> space & 1 and (space == to or through >> space & 1):
            near |= NEAR_MASK[space]
    near &= calm
    return (direct | spread(s, by, near, calm, ports, through)) & ~(1 << to)


def spread(s: RDState, by: int, found: int, calm: int, ports: int, through: int) -> int:
    """All Labyrinths that lead to the found spaces by Maglevs and Spaceports."""
    done = 0
    while True:
        fresh = found & through & ~done
        if not fresh:
            return found
        done |= fresh
        for space in LABYRINTHS:
            if fresh >> space & 1:
                found |= rail_mask(s, by, space) & calm
                if ports >> space & 1:
                    found |= ports


def recon_origins(s: RDState, by: int, to: int) -> int:
    """5.4: adjacent spaces, and Labyrinths with a working Spaceport."""
    return (NEAR_MASK[to] & calm_mask(s, by) | port_mask(s, by)) & ~(1 << to)
