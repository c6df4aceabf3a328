"""A table's summary: what everybody may know of it without looking at the game."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from tharsis.kernel import games
from tharsis.server import catalogue
from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.models import Seat, Table


def stamp(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def summary(
    table: Table, seats: Sequence[Seat], names: dict[str, str], present: set[str], person: str | None
) -> dict[str, Any]:
    """A table as one person sees it listed."""
    return {
        "id": table.id,
        "game": table.game,
        "name": table.name,
        "state": table.state,
        "public": table.public,
        "options": table.options,
        "clock": table.clock,
        "seats": [_seat(table, seat, names, present) for seat in seats],
        "mine": [seat.seat for seat in seats if person is not None and seat.person == person],
        "host": person is not None and table.host == person,
        "actors": table.actors if table.state == TableState.RUNNING else [],
        "guide": table.guide,
        "rematch": table.rematch,
        "result": table.result,
        "broken": table.broken is not None or table.game not in games(),
        "created": stamp(table.created),
        "moved": stamp(table.moved),
    }


def bot_of(table: Table, seat: Seat) -> str | None:
    """The bot at a seat, by today's name; a finished game keeps the name of whoever played it."""
    game = games().get(table.game)
    if seat.kind != SeatKind.BOT or game is None or table.state == TableState.FINISHED:
        return seat.bot
    return catalogue.present_bot(game, seat.bot)


def _seat(table: Table, seat: Seat, names: dict[str, str], present: set[str]) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": names.get(seat.person) if seat.person else seat.name,
        "bot": bot_of(table, seat),
        "connected": seat.kind == SeatKind.BOT or seat.person in present,
        "resigned": seat.resigned,
    }
