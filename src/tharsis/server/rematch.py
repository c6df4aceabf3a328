"""Playing again: whose word counts, and who is still to be asked.

A word counts while its giver is at the finished table, or, where games go on over days, until it is taken
back. Once all people of the table have given it, a new one is set up: see `lobby.again`.
"""

from collections.abc import Sequence
from typing import Any

from tharsis.server import clocks
from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.models import Seat, Table


def wanting(table: Table, here: set[str]) -> list[str]:
    """The people whose word counts now."""
    return [person for person in table.offer if person in here or clocks.over_days(table.clock)]


def players(seats: Sequence[Seat]) -> list[Seat]:
    """The seats of people, who all have to agree; bots do."""
    return [seat for seat in seats if seat.kind == SeatKind.PERSON and seat.person]


def offer(table: Table, seats: Sequence[Seat], here: set[str]) -> dict[str, Any] | None:
    """What the people of a finished table are asked: which seats want to play again, which did not say so."""
    wanted = wanting(table, here)
    if not wanted or table.rematch or table.state != TableState.FINISHED:
        return None
    return {
        "yes": [seat.seat for seat in players(seats) if seat.person in wanted],
        "waiting": [seat.seat for seat in players(seats) if seat.person not in wanted],
    }
