"""Clocks, kept by the server: seconds per decision or per player. Bots have none."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from tharsis.server.kinds import ClockKind, SeatKind
from tharsis.server.models import Seat

#: With so many seconds or more a table is played over days.
DAY = 24 * 3600
#: Who comes back without time has so many seconds.
AGAIN = 60.0


def over_days(clock: dict[str, Any] | None) -> bool:
    return clock is not None and clock["seconds"] >= DAY


def grace(clock: dict[str, Any] | None, live: float) -> timedelta:
    """How long the seat of somebody who is away is kept: minutes at a live table; over days the time of one
    decision, or a day where the clock is for the whole game."""
    if clock is None or not over_days(clock):
        return timedelta(seconds=live)
    return timedelta(seconds=max(live, clock["seconds"] if clock["kind"] == ClockKind.MOVE else DAY))


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
            # What its owner had left waits for them; but a bot's move ends the time of a single decision.
            seat.left = None if clock["kind"] == ClockKind.MOVE and seat.seat == mover else seat.left
            seat.since = None
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


def stop(seat: Seat, moment: datetime) -> None:
    """Keep what a seat has left."""
    seat.left, seat.since = left(seat, moment), None


def resume(clock: dict[str, Any], seat: Seat, actors: Sequence[int], moment: datetime) -> None:
    """Give a seat's owner back what was left, and a little where nothing was."""
    seat.left = float(clock["seconds"]) if seat.left is None else max(seat.left, AGAIN)
    seat.since = moment if seat.seat in actors else None


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
    remaining = [left(seat, moment) if seat.kind == SeatKind.PERSON else None for seat in seats]
    return {
        "left": [None if seconds is None else round(max(0.0, seconds), 1) for seconds in remaining],
        "running": [seat.seat for seat in seats if seat.since is not None],
    }
