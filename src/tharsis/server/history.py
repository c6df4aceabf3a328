"""A table's past: rows of moves into a `Match`, and back.

Each row carries the outcomes of chance that its move needed, so a table can be rebuilt at any time: from
the start, or from a snapshot that lies far enough back for an undo.
"""

from collections.abc import Iterator, Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import Entropy, Game, IllegalMove, Match, NeedOutcome, RulesError, State, TapeSource
from tharsis.kernel.match import RETRACT, UNDO
from tharsis.kernel.replay import outcome_text, read_outcome
from tharsis.server import catalogue
from tharsis.server.logs import log
from tharsis.server.models import Move, Snapshot, Table

#: A snapshot is written after so many rows, and used when it is at least so many rows old.
SPACING = 50
QUIET_SPACING = 10
Tape = list[tuple[int, int]]


class DoesNotFit(Exception):
    """A recorded move that the present rules refuse."""


def new_game(table: Table, seats: int) -> State:
    """The first position of a table, by the randomness of the operating system."""
    game = catalogue.find_game(table.game)
    if table.guide:
        s = catalogue.lesson(game, table.guide).start.build(game)
        s.source = Entropy()
        return s
    return game.new(seats=seats, options=table.options, source=Entropy())


def write_tape(game: Game, tape: Tape) -> list[str]:
    return [outcome_text(game, kind, value) for kind, value in tape]


def read_tape(game: Game, rows: Sequence[Move]) -> Tape:
    return [read_outcome(game, cell, f"row {row.number}") for row in rows for cell in row.tape]


def repeat(match: Match, rows: Sequence[Move]) -> None:
    """Play recorded rows into a match with their own outcomes; afterwards chance is fresh again."""
    for _ in steps(match, rows):
        pass


def steps(match: Match, rows: Sequence[Move]) -> Iterator[Move]:
    """The same, pausing after each move."""
    match.state = match.state.clone()  # the position may still be in use, with its own source
    match.state.source = TapeSource(read_tape(match.game, rows))
    for row in rows:
        if row.kind == "move":
            _repeat_one(match, row)
            yield row
    match.state.source = Entropy()


def _repeat_one(match: Match, row: Move) -> None:
    try:
        if row.text == UNDO:
            match.undo(row.seat, by_consent=True)
        elif row.text == RETRACT:
            match.retract(row.seat)
        else:
            match.play(row.seat, row.text)
    except (IllegalMove, NeedOutcome, RulesError) as error:
        raise DoesNotFit(f"row {row.number} (seat {row.seat}: {row.text!r}): {error}") from error


async def rows_after(session: AsyncSession, table_id: str, number: int) -> list[Move]:
    found = await session.scalars(
        select(Move).where(Move.table_id == table_id, Move.number > number).order_by(Move.number)
    )
    return list(found)


def from_start(game: Game, table: Table, seats: int, rows: Sequence[Move]) -> Match:
    """All of it again, from the recorded first deal."""
    try:
        if table.guide:
            first = catalogue.lesson(game, table.guide).start.build(game)
        else:
            first = game.new(seats=seats, options=table.options, source=TapeSource(read_tape(game, rows[:1])))
    except (NeedOutcome, RulesError) as error:
        raise DoesNotFit(f"the set-up: {error}") from error
    match = Match(first)
    repeat(match, rows[1:])
    return match


async def load(session: AsyncSession, table: Table, seats: int, whole: bool = False) -> tuple[Match, int]:
    """The match of a table and the number of its last row. With ``whole``, from as far back as possible."""
    game = catalogue.find_game(table.game)
    rows = await rows_after(session, table.id, -1)
    head = rows[-1].number
    floor = max([row.number for row in rows if row.kind == "resume"], default=0)
    newest = floor if whole else max(floor, head - SPACING)
    snapshot = await session.scalar(
        select(Snapshot)
        .where(Snapshot.table_id == table.id, Snapshot.number.between(floor, newest))
        .where(Snapshot.rules_version == game.rules_version)
        .order_by(Snapshot.number.desc())
        .limit(1)
    )
    if snapshot is None:
        return from_start(game, table, seats, rows), head
    match = Match(game.load(snapshot.saved))
    repeat(match, [row for row in rows if row.number > snapshot.number])
    return match, head


async def rerun(session: AsyncSession, table: Table, seats: int) -> tuple[Match, int, int]:
    """A table under changed rules: its moves since the last quiet point again, and where they no longer
    fit, the quiet point itself. Also tells the row of that point and the last row that still fits."""
    game = catalogue.find_game(table.game)
    rows = await rows_after(session, table.id, -1)
    quiet = await session.scalar(
        select(Snapshot)
        .where(Snapshot.table_id == table.id, Snapshot.quiet)
        .order_by(Snapshot.number.desc())
        .limit(1)
    )
    if quiet is None:
        return _rerun_from_start(game, table, seats, rows)
    later = [row for row in rows if row.number > quiet.number]
    try:
        match = Match(game.load(quiet.saved, older=True))
        repeat(match, later)
    except DoesNotFit as misfit:
        log.warning("table resumes at its quiet point", table=table.id, row=quiet.number, why=str(misfit))
        match = Match(game.load(quiet.saved, older=True))
        match.state.source = Entropy()
        return match, rows[-1].number, quiet.number
    return match, rows[-1].number, rows[-1].number


def _rerun_from_start(game: Game, table: Table, seats: int, rows: list[Move]) -> tuple[Match, int, int]:
    try:
        return from_start(game, table, seats, rows), rows[-1].number, rows[-1].number
    except DoesNotFit as misfit:
        log.warning("table begins anew", table=table.id, why=str(misfit))
        return Match(new_game(table, seats)), rows[-1].number, 0


async def last_snapshot(session: AsyncSession, table_id: str) -> int:
    return await session.scalar(select(func.max(Snapshot.number)).where(Snapshot.table_id == table_id)) or 0


def snapshot_due(s: State, last: int, number: int) -> bool:
    """Whether to save this position: now and then, and sooner at a quiet point."""
    return number - last >= (QUIET_SPACING if s.quiet() else SPACING) and not any(s.answers)
