"""What a move leaves in the database: its rows, the clocks, the table's state, now and then a snapshot. It is
put together first and then written in one transaction, whole or not at all."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, insert

from tharsis.kernel import Game, Move, State
from tharsis.kernel.replay import write_outcomes
from tharsis.server import clocks, history, statements
from tharsis.server.database import changed
from tharsis.server.kinds import Ending, RowKind, SeatKind, TableState
from tharsis.server.models import Row, Seat, Snapshot, Table, now
from tharsis.server.problems import Problem

#: How long a worker may leave a bot's decision before others look after it.
LEASE = timedelta(seconds=30)
#: Who acts: a person's id; BOT for the bot on the seat; SERVER for clocks and agreements.
BOT = "bot"
SERVER = "server"
#: What a seat's row holds.
COLUMNS = tuple(Seat.__table__.columns.keys())
Json = dict[str, Any]


class Lost(Exception):
    """Another worker has moved first."""


@dataclass(frozen=True)
class Writing:
    """A move, or the end of a game, and all that follows from it."""

    table: Table  # as this worker knows it
    who: str
    mover: int
    seats: list[Seat]  # as they are afterwards, but for how much of the log the mover has seen
    rows: list[Json]
    values: Json  # of the table's row, afterwards
    seen: int | None = None
    snapshot: Json | None = None

    def write(self, connection: Connection) -> None:
        connection.execute(insert(Row), self.rows)
        if self.snapshot is not None:
            connection.execute(insert(Snapshot), self.snapshot)
            over = self.values["state"] == TableState.FINISHED
            history.prune(connection, self.table, self.snapshot["number"], over=over)
        for seat in self.seats:
            if seat.seat == self.mover or self.table.clock:
                self._write_seat(connection, seat)
        self._write_table(connection)

    def _write_seat(self, connection: Connection, seat: Seat) -> None:
        """The mover's seat must still be theirs in the database, whatever this worker believes."""
        guard = statements.SEAT
        if seat.seat == self.mover and self.who != SERVER:
            guard = statements.BOTS_SEAT if self.who == BOT else statements.OWN_SEAT
        seen = self.seen if seat.seat == self.mover else None
        values: Json = {"left": seat.left, "since": seat.since, "seen": seat.seen if seen is None else seen}
        known = {"table": self.table.id, "number": seat.seat, "mover": self.who}
        if not changed(connection.execute(guard, known | statements.renewed(values))):
            raise Problem("not-yours", f"seat {seat.seat} is not yours any more")

    def _write_table(self, connection: Connection) -> None:
        """Clocks that were set meanwhile, after a pause, are looked at first."""
        known = {"table": self.table.id, "known_deadline": self.table.deadline}
        if not changed(connection.execute(statements.RUNNING_TABLE, known | statements.renewed(self.values))):
            raise Lost

    def known(self) -> None:
        """It is written: the table's row is what it says, and the mover's."""
        for name, value in self.values.items():
            setattr(self.table, name, value)
        if self.seen is not None:
            self.seats[self.mover].seen = self.seen


def move_rows(table: Table, game: Game, moves: Sequence[Move], first: int) -> list[Json]:
    return [
        _row(table, number, RowKind.MOVE, move.seat, move.text, write_outcomes(game, move.outcomes))
        for number, move in enumerate(moves, first)
    ]


def end_row(table: Table, number: int, how: Ending, seat: int) -> Json:
    return _row(table, number, RowKind.END, seat, how, [])


def _row(table: Table, number: int, kind: RowKind, seat: int, text: str, outcomes: list[Any]) -> Json:
    return {
        "table_id": table.id,
        "number": number,
        "kind": kind,
        "seat": seat,
        "text": text,
        "outcomes": outcomes,
        "at": now(),
    }


def snapshot_of(table: Table, s: State, number: int) -> Json:
    return {
        "table_id": table.id,
        "number": number,
        "rules_version": s.game.rules_version,
        "quiet": s.quiet(),
        "saved": s.save(),
    }


def seats_to_change(table: Table, seats: Sequence[Seat]) -> list[Seat]:
    """The seats, to set their clocks before it is certain that they are: copies, where there are clocks."""
    return [_copied(row) for row in seats] if table.clock else list(seats)


def _copied(row: Seat) -> Seat:
    """A detached copy of a row."""
    return Seat(**{name: getattr(row, name) for name in COLUMNS})


def settled(table: Table, s: State, seats: Sequence[Seat], mover: int, result: Json | None) -> Json:
    """What the table's row says after a move; sets the clocks."""
    moment = now()
    actors = [] if result else s.actors()
    if table.clock:
        clocks.tick(table.clock, seats, actors, mover, moment)
    return {
        "moved": moment,
        "actors": actors,
        "proposals": [],
        "deadline": clocks.deadline(seats),
        "bots_owe": any(seats[actor].kind == SeatKind.BOT for actor in actors),
        "lease": moment + LEASE,
        "state": TableState.FINISHED if result else TableState.RUNNING,
        "result": result,
    }
