"""A table's past: rows of moves into a `Match`, and back.

Each row carries the outcomes of chance that its move needed, so a table can be rebuilt at any time: from
a snapshot that lies far enough back for an undo, or from the start. Rules that have changed since do not
lock anybody out: see `restore`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import Connection, Result, Select, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import BadSave, Entropy, Game, Match, Move, State, TapeSource
from tharsis.kernel.replay import read_outcomes
from tharsis.server import catalogue
from tharsis.server.broken import reading
from tharsis.server.folding import unfolded
from tharsis.server.kinds import RowKind, TableState
from tharsis.server.models import Folded, Row, Snapshot, Table

#: A snapshot is written after so many rows, and used when it is at least so many rows old.
SPACING = 50
QUIET_SPACING = 10
#: Number, kind, seat, text and outcomes of a row.
PlainRow = tuple[int, RowKind, int, str, list[Any]]
#: Number, rules, quietness and bytes of a saved position.
PlainSnapshot = tuple[int, int, bool, bytes]
#: Rows that are read in one go.
CHUNK = 500
#: The row that a table which begins anew goes back to.
NOTHING = -1


class DoesNotFit(Exception):
    """Something recorded that the present rules refuse."""


class How(StrEnum):
    """What was done to open a table."""

    AS_IT_WAS = "all its moves fit"
    QUIET = "it resumes at its last quiet point"
    REPLAYED = "it resumes after the last of its moves that fits"
    ANEW = "it begins anew"


@dataclass
class Restored:
    """A table's match and how it was opened; ``fits`` is the last row that still counts."""

    match: Match | None
    head: int
    fits: int
    how: How
    why: str = ""

    @property
    def complete(self) -> bool:
        return self.fits == self.head and not self.why

    def __str__(self) -> str:
        return f"{self.how} ({self.why})" if self.why else self.how


# -- rows ---------------------------------------------------------------------------------------------


async def rows_after(session: AsyncSession, table_id: str, number: int) -> list[Row]:
    later = select(Row).where(Row.table_id == table_id, Row.number > number).order_by(Row.number)
    with reading():
        found = list(await session.scalars(later))
        folded = None if found else await session.get(Folded, table_id)
        return [row for row in unfolded(folded) if row.number > number] if folded else found


def resumptions(table_id: str) -> Select[int, str]:
    """The rows that drop others, which are few: number and text of each."""
    resumes = (Row.table_id == table_id, Row.kind == RowKind.RESUME)
    return select(Row.number, Row.text).where(*resumes).order_by(Row.number)


def _plain(found: Result[int, str]) -> list[tuple[int, str]]:
    return [(number, text) for number, text in found]


def counts(number: int, resumed: Sequence[tuple[int, str]]) -> bool:
    """Whether a row, or the position after it, lies on the way to the present one."""
    return not any(int(fits) < number < resumption for resumption, fits in resumed)


async def last_row(session: AsyncSession, table_id: str) -> int | None:
    """The number of the last row; none before the start."""
    last = await session.scalar(select(func.max(Row.number)).where(Row.table_id == table_id))
    if last is None:
        return await session.scalar(select(Folded.last).where(Folded.table_id == table_id))
    return last


async def plain_rows(session: AsyncSession, table_id: str) -> list[PlainRow]:
    """All rows, read a few at a time, so that others are served between; they go to another process."""
    columns = (Row.number, Row.kind, Row.seat, Row.text, Row.outcomes)
    found = await session.stream(select(*columns).where(Row.table_id == table_id).order_by(Row.number))
    rows: list[PlainRow] = []
    async for part in found.partitions(CHUNK):
        rows += [tuple(row) for row in part]
    folded = None if rows else await session.get(Folded, table_id)
    if folded is None:
        return rows
    return [(row.number, row.kind, row.seat, row.text, row.outcomes) for row in unfolded(folded)]


def rows_of(plain: Sequence[PlainRow]) -> list[Row]:
    return [
        Row(number=number, kind=kind, seat=seat, text=text, outcomes=outcomes)
        for number, kind, seat, text, outcomes in plain
    ]


def plain_table(table: Table) -> dict[str, Any]:
    """What another process needs to know of a table to play its moves again."""
    return {name: getattr(table, name) for name in ("game", "rules_version", "options", "guide", "state")}


def table_of(plain: dict[str, Any]) -> Table:
    return Table(**plain)


def line(rows: Sequence[Row]) -> list[Row]:
    """The rows that lead to the present position, without those that a resumption dropped."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == RowKind.RESUME:
            kept = [earlier for earlier in kept if earlier.number <= int(row.text)]
        kept.append(row)
    return kept


def move_of(game: Game, row: Row) -> Move:
    return Move(row.seat, row.text, read_outcomes(game, row.outcomes, f"row {row.number}"))


def repeat(match: Match, rows: Sequence[Row]) -> None:
    """Play recorded rows into a match with their own outcomes."""
    for row in rows:
        if row.kind == RowKind.MOVE:
            repeat_one(match, row)


def repeat_one(match: Match, row: Row) -> None:
    try:
        match.repeat(move_of(match.game, row))
    except Exception as error:  # whatever the present rules make of an old move
        raise DoesNotFit(f"row {row.number} (seat {row.seat}: {row.text!r}): {error}") from error


# -- first positions ----------------------------------------------------------------------------------


def new_game(table: Table, seats: int) -> State:
    """The first position of a table, by the randomness of the operating system."""
    game = catalogue.find_game(table.game)
    lesson = catalogue.lesson_of(game, table.guide)
    if lesson is None:
        return game.new(seats=seats, options=catalogue.offered(game, table.options), source=Entropy())
    s = lesson.start.build(game)
    s.source = Entropy()
    return s


def dealt_again(table: Table, seats: int, row: Row) -> Match:
    """The match before its first move, from the recorded first deal."""
    game = catalogue.find_game(table.game)
    try:
        if table.guide:
            s = catalogue.lesson(game, table.guide).start.build(game)
        else:
            tape = TapeSource(read_outcomes(game, row.outcomes, "the set-up"))
            s = game.new(seats=seats, options=table.options, source=tape)
    except Exception as error:  # whatever the present rules make of an old deal
        raise DoesNotFit(f"the set-up: {error}") from error
    return _going_on(s)


def loaded(table: Table, snapshot: Snapshot) -> Match:
    """The match from a saved position, of whichever rules."""
    return _going_on(catalogue.find_game(table.game).load(snapshot.saved, older=True))


def _going_on(s: State) -> Match:
    """Chance after what is recorded is fresh."""
    s.source = Entropy()
    return Match(s)


# -- opening a table ----------------------------------------------------------------------------------


async def restore(session: AsyncSession, table: Table, seats: int, whole: bool = False) -> Restored:
    """The match of a table. With ``whole``, from as far back as possible.

    What no longer fits falls back to the last quiet snapshot and the moves since, or to that point itself;
    then to the moves from the start, as far as they go; then to a new game. So a table always opens.
    """
    try:
        match, head = await _as_it_was(session, table, seats, whole)
        return Restored(match, head, head, How.AS_IT_WAS)
    except (BadSave, DoesNotFit) as misfit:
        past = line(await rows_after(session, table.id, -1))
        restored = _fallen_back(table, seats, past, await snapshots_of(session, table.id, past))
        restored.why = restored.why or str(misfit)
        return restored


async def _as_it_was(session: AsyncSession, table: Table, seats: int, whole: bool) -> tuple[Match, int]:
    """From a snapshot of the present rules and the rows after it: the newest that an undo need not look
    behind, else the oldest. Passed over is one from before a new field, where nobody raised the number of
    the rules, and one that an undo soon after did look behind. Gives the match and its last row."""
    game = catalogue.find_game(table.game)
    if table.rules_version != game.rules_version:
        raise DoesNotFit(f"the rules are now {game.rules_version}, the table follows {table.rules_version}")
    saved = select(Snapshot.number).where(
        Snapshot.table_id == table.id, Snapshot.rules_version == game.rules_version
    )
    resumed = _plain(await session.execute(resumptions(table.id)))
    numbers = sorted(number for number in await session.scalars(saved) if counts(number, resumed))
    if not numbers:
        past = line(await rows_after(session, table.id, -1))
        match = dealt_again(table, seats, past[0])
        repeat(match, past)
        return match, past[-1].number
    last = await last_row(session, table.id) or 0
    newest = last - SPACING if table.state == TableState.RUNNING else numbers[-1]
    late = [number for number in numbers if number > newest]
    best_first = [*reversed(numbers[: len(numbers) - len(late)]), *late]
    misfit: Exception | None = None
    for number in numbers[:1] if whole else best_first:
        chosen = await session.get_one(Snapshot, (table.id, number))
        since = line(await rows_after(session, table.id, number))
        try:
            match = _going_on(game.load(chosen.saved))
            repeat(match, since)
            return match, since[-1].number if since else number
        except (BadSave, DoesNotFit) as error:
            misfit = error
    raise DoesNotFit(str(misfit))


def _fallen_back(table: Table, seats: int, past: list[Row], snapshots: list[Snapshot]) -> Restored:
    head = past[-1].number
    last_quiet: Restored | None = None
    for snapshot in snapshots:
        if not snapshot.quiet or snapshot.number == past[0].number:
            continue
        try:
            match = loaded(table, snapshot)
        except BadSave:
            continue
        try:
            repeat(match, [row for row in past if row.number > snapshot.number])
        except DoesNotFit as misfit:
            there = Restored(loaded(table, snapshot), head, snapshot.number, How.QUIET, str(misfit))
            last_quiet = last_quiet or there
        else:
            return Restored(match, head, head, How.AS_IT_WAS)
    return last_quiet or _replayed(table, seats, past, snapshots)


def _replayed(table: Table, seats: int, past: list[Row], snapshots: list[Snapshot]) -> Restored:
    """The moves from the start, as far as they fit."""
    head = past[-1].number
    first = [snapshot for snapshot in snapshots if snapshot.number == past[0].number]
    try:
        match = _first(table, seats, past[0], first)
    except DoesNotFit as misfit:
        fresh = None if table.state == TableState.FINISHED else Match(new_game(table, seats))
        return Restored(fresh, head, NOTHING, How.ANEW, str(misfit))
    fits = past[0].number
    for row in past:
        if row.kind == RowKind.MOVE:
            try:
                repeat_one(match, row)
            except DoesNotFit as misfit:
                return Restored(match, head, fits, How.REPLAYED, str(misfit))
        fits = row.number
    return Restored(match, head, head, How.AS_IT_WAS)


def _first(table: Table, seats: int, row: Row, saved: list[Snapshot]) -> Match:
    """The first position: dealt again, or as it was saved where the deal no longer fits."""
    try:
        return dealt_again(table, seats, row)
    except DoesNotFit:
        for snapshot in saved:
            try:
                return loaded(table, snapshot)
            except BadSave:
                continue
        raise


def retrace(
    table: Table, seats: int, past: Sequence[Row], snapshots: Sequence[Snapshot]
) -> Iterator[tuple[Row, Match]]:
    """The match before the first move and after each; another one where a move no longer fits, and the past
    goes on at the next saved position that can be read."""
    saved = {snapshot.number: snapshot for snapshot in snapshots}
    match: Match | None = None
    for row in past:
        if row.kind == RowKind.MOVE and match is not None:
            try:
                repeat_one(match, row)
            except DoesNotFit:
                match = None
        if row.kind == RowKind.RESUME or match is None:
            match = _position_at(table, seats, row, saved.get(row.number)) or match
        if match is not None and (row is past[0] or row.kind == RowKind.MOVE):
            yield row, match


def _position_at(table: Table, seats: int, row: Row, snapshot: Snapshot | None) -> Match | None:
    """The position after a row that does not follow from the one before."""
    try:
        if snapshot is not None:
            return loaded(table, snapshot)
    except BadSave:
        pass
    try:
        deals = row.kind == RowKind.START or row.outcomes
        return dealt_again(table, seats, row) if deals and row.kind != RowKind.MOVE else None
    except DoesNotFit:
        return None


# -- snapshots ----------------------------------------------------------------------------------------


async def last_snapshot(session: AsyncSession, table_id: str) -> int:
    return await session.scalar(select(func.max(Snapshot.number)).where(Snapshot.table_id == table_id)) or 0


async def all_snapshots(session: AsyncSession, table_id: str) -> list[Snapshot]:
    """The saved positions, newest first."""
    found = await session.scalars(
        select(Snapshot).where(Snapshot.table_id == table_id).order_by(Snapshot.number.desc())
    )
    return list(found)


async def plain_snapshots(session: AsyncSession, table_id: str) -> list[PlainSnapshot]:
    """The saved positions, newest first, for another process."""
    found = await all_snapshots(session, table_id)
    return [(one.number, one.rules_version, one.quiet, one.saved) for one in found]


def saved_of(plain: Sequence[PlainSnapshot]) -> list[Snapshot]:
    return [
        Snapshot(number=number, rules_version=rules, quiet=quiet, saved=saved)
        for number, rules, quiet, saved in plain
    ]


async def snapshots_of(session: AsyncSession, table_id: str, past: Sequence[Row]) -> list[Snapshot]:
    """Those on the way to the present position."""
    there = {row.number for row in past}
    return [snapshot for snapshot in await all_snapshots(session, table_id) if snapshot.number in there]


def snapshot_due(s: State, last: int, number: int) -> bool:
    """Whether to save this position: now and then, sooner at a quiet point, and at the end, which any later
    rules can show."""
    if s.over:
        return True
    return number - last >= (QUIET_SPACING if s.quiet() else SPACING) and not any(s.answers)


def prune(connection: Connection, table: Table, head: int, *, over: bool) -> None:
    """Forget saved positions that nobody will ask for. Kept are the first one and those after a resumption,
    from which alone the past can be rebuilt; of a game that is over the last; of a running one those since
    the newest that an undo need not look behind, and the last two quiet ones."""
    columns = select(Snapshot.number, Snapshot.rules_version, Snapshot.quiet)
    resumed = _plain(connection.execute(resumptions(table.id)))
    found = connection.execute(columns.where(Snapshot.table_id == table.id).order_by(Snapshot.number)).all()
    saved = [row for row in found if counts(row.number, resumed)]
    kept = {number for number, _ in resumed} | {row.number for row in [*saved[:1], *saved[-1:]]}
    if not over:
        present = [row.number for row in saved if row.rules_version == table.rules_version]
        old = [number for number in present if number <= head - SPACING]
        kept |= {*present[:1], *old[-1:], *[number for number in present if number > head - SPACING]}
        kept.update([row.number for row in saved if row.quiet][-2:])
    connection.execute(delete(Snapshot).where(Snapshot.table_id == table.id, Snapshot.number.not_in(kept)))
