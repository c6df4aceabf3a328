"""Clocks, kept by the server: seconds per decision or per player. Bots have none."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from tharsis.server.kinds import ClockKind, SeatKind
from tharsis.server.models import Seat


def left(seat: Seat, moment: datetime) -> float | None:
    """Seconds a seat has at a moment."""
    if seat.left is None or seat.since is None:
        return seat.left
    return seat.left - (moment - seat.since).total_seconds()


def tick(
    clock: dict[str, Any], seats: Sequence[Seat], actors: Sequence[int], mover: int, moment: datetime
) -> None:
    """Stop the clocks that ran, start those of the seats that are asked now."""
    for seat in seats:
        if seat.kind != SeatKind.PERSON:
            seat.left = seat.since = None
            continue
        remaining = left(seat, moment)
        if remaining is None:
            remaining = float(clock["seconds"])
        asked = seat.seat in actors
        if clock["kind"] == ClockKind.MOVE and (seat.seat == mover or seat.since is None):
            remaining = float(clock["seconds"])
        elif clock["kind"] == ClockKind.PLAYER and seat.since is not None and not asked:
            remaining += clock["increment"]
        seat.left = remaining
        seat.since = moment if asked else None


def deadline(seats: Sequence[Seat]) -> datetime | None:
    """When the first clock runs out."""
    ends = [
        seat.since + timedelta(seconds=seat.left)
        for seat in seats
        if seat.since is not None and seat.left is not None
    ]
    return min(ends, default=None)


def flagged(seats: Sequence[Seat], moment: datetime) -> list[int]:
    """The seats without time."""
    return [seat.seat for seat in seats if seat.since is not None and (left(seat, moment) or 0.0) <= 0]


def shown(seats: Sequence[Seat], moment: datetime) -> dict[str, Any]:
    remaining = [left(seat, moment) for seat in seats]
    return {
        "left": [None if seconds is None else round(max(0.0, seconds), 1) for seconds in remaining],
        "running": [seat.seat for seat in seats if seat.since is not None],
    }
