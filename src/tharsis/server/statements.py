"""What a move writes, as statements that are made once: they are run for every move of every table."""

from typing import Final

from sqlalchemy import bindparam, update

from tharsis.server.kinds import SeatKind, TableState
from tharsis.server.models import Seat, Table

#: What a seat's row says after a move.
SEAT_VALUES: Final = ("left", "since", "seen")
#: What a table's row says after a move.
TABLE_VALUES: Final = ("moved", "actors", "proposals", "deadline", "bots_owe", "lease", "state", "result")

#: A seat of ``table_id`` with ``number``, whoever has it; and only as long as a bot, or ``mover``, has it.
SEAT: Final = (
    update(Seat)
    .where(Seat.table_id == bindparam("table"), Seat.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in SEAT_VALUES} | {"reminded": None})
)
BOTS_SEAT: Final = SEAT.where(Seat.kind == SeatKind.BOT)
OWN_SEAT: Final = SEAT.where(Seat.person == bindparam("mover"))

#: A table whose game is still running, on the clocks that are known.
RUNNING_TABLE: Final = (
    update(Table)
    .where(Table.id == bindparam("table"), Table.state == TableState.RUNNING)
    .where(Table.deadline.is_not_distinct_from(bindparam("known_deadline", type_=Table.deadline.type)))
    .values({name: bindparam(f"new_{name}") for name in TABLE_VALUES})
)


def renewed(values: dict[str, object]) -> dict[str, object]:
    """Values as the statements name them."""
    return {f"new_{name}": value for name, value in values.items()}
