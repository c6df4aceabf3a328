"""2.0 Victory."""

from tharsis.games.red_dust_rebellion.actions import END_CHECK, END_FINAL
from tharsis.games.red_dust_rebellion.codes import PLAYED, TIE_ORDER
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Step, by_place


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


def counted(s: RDState, factions: list[int]) -> int:
    """1.1: the Faction by which a side is measured: the one with the lower margin; where both are equal the
    better placed one counts, the rule being silent."""
    found = factions[0]
    for faction in factions[1:]:
        lower = s.margin(found) - s.margin(faction)
        if lower > 0 or (lower == 0 and TIE_ORDER[faction] > TIE_ORDER[found]):
            found = faction
    return found


def standing(s: RDState, factions: list[int]) -> tuple[int, ...]:
    """2.0: how a side compares with the others: by its margin, then by the order of ties."""
    faction = counted(s, factions)
    return (s.margin(faction), TIE_ORDER[faction])


def barred_from_check(s: RDState, factions: list[int]) -> bool:
    """8.3: alone against three non-players one can win only in the last storm."""
    return s.seats == 1 and s.seat_by[factions[0]] >= 0 and s.storm_rounds < 3


def leader(s: RDState) -> int:
    """2.0: the Faction that comes first among those that can win (8.3)."""
    first: list[int] = []
    for side in sides(s):
        if not barred_from_check(s, side) and (not first or standing(s, side) > standing(s, first)):
            first = side
    return counted(s, first)


def standings(s: RDState) -> list[tuple[int, ...]]:
    """2.0: margins, ties broken; who runs two Factions counts the lower."""
    found: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        factions = s.factions_of(seat)
        found.append(standing(s, factions) if factions else (0, 0))
    return found


def returns(s: RDState) -> list[float]:
    """2.0: places among all sides, non-players too; who won is first, whatever the margins (8.3)."""
    everyone = sides(s)
    places = by_place([(int(winner(s) in side), *standing(s, side)) for side in everyone])
    found = [0.0] * s.seats
    for side, place in zip(everyone, places, strict=True):
        if s.seat_by[side[0]] >= 0:
            found[s.seat_by[side[0]]] = place
    return found


def winner(s: RDState) -> int:
    """The Faction that a finished game names."""
    return END_CHECK.index(s.ending) if s.ending in END_CHECK else END_FINAL.index(s.ending)


class VictoryCheck(Step[RDState]):
    """2.0: whoever exceeds its condition at a Dust Storm ends the game."""

    def run(self, s: RDState) -> None:
        for side in sides(s):
            if s.margin(counted(s, side)) > 0 and not barred_from_check(s, side):
                s.finish(END_CHECK[leader(s)])
                return


class FinalCheck(Step[RDState]):
    """2.0: after the third Dust Storm the highest margin wins."""

    def run(self, s: RDState) -> None:
        s.finish(END_FINAL[leader(s)])
