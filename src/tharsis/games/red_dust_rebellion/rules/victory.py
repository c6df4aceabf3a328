"""2.0 Victory."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import END_CHECK, END_FINAL
from tharsis.games.red_dust_rebellion.codes import PLAYED, TIE_ORDER
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Step

# 2.0: ties go to the Reclaimers, then MarsGov, Red Dust, Corporations.
TIES: Final[tuple[int, ...]] = (CR, MG, RD, CORP)


def sides(s: RDState) -> list[list[int]]:
    """1.1: Factions judged together: those of one player who runs two."""
    found: list[list[int]] = []
    for faction in range(PLAYED):
        seat = s.seat_by[faction]
        if seat >= 0:
            mates = s.factions_of(seat)
            if mates[0] == faction:
                found.append(mates)
        else:
            found.append([faction])
    return found


def side_margin(s: RDState, factions: list[int]) -> int:
    """1.1: a player of two Factions counts the lower margin."""
    return min([s.margin(faction) for faction in factions])


def barred_from_check(s: RDState, factions: list[int]) -> bool:
    """8.3: alone against three non-players one can win only in the last storm."""
    return s.seats == 1 and s.seat_by[factions[0]] >= 0 and s.storm_rounds < 3


def leader(s: RDState) -> int:
    """2.0: the Faction that comes first among those that can win (8.3)."""
    best = 0
    found = -1
    for faction in TIES:
        for side in sides(s):
            may_win = faction in side and not barred_from_check(s, side)
            if may_win and (found < 0 or side_margin(s, side) > best):
                best = side_margin(s, side)
                found = faction
    return found


def standings(s: RDState) -> list[tuple[int, ...]]:
    """2.0: margins, ties broken; who runs two Factions counts the lower."""
    found: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        best = (0, 0)
        for i, faction in enumerate(s.factions_of(seat)):
            standing = (s.margin(faction), TIE_ORDER[faction])
            if i == 0 or standing < best:
                best = standing
        found.append(best)
    return found


class VictoryCheck(Step[RDState]):
    """2.0: whoever exceeds its condition at a Dust Storm ends the game."""

    def run(self, s: RDState) -> None:
        for side in sides(s):
            if side_margin(s, side) > 0 and not barred_from_check(s, side):
                s.finish(END_CHECK[leader(s)])
                return


class FinalCheck(Step[RDState]):
    """2.0: after the third Dust Storm the highest margin wins."""

    def run(self, s: RDState) -> None:
        s.finish(END_FINAL[leader(s)])
