"""A table in this worker's memory. All of it can be rebuilt from the database: a move is played on a fork
of the match, written durably, and only then becomes the position that people are shown."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import Game, IllegalMove, Match, RulesError, State
from tharsis.kernel.replay import write_outcomes
from tharsis.server import broken, catalogue, history, writing
from tharsis.server.broken import Broken
from tharsis.server.chat import NOTICE, add_chat
from tharsis.server.database import Database
from tharsis.server.kinds import Doubt, Ending, Notice, RowKind, SeatKind, TableState
from tharsis.server.logs import MOVES, log
from tharsis.server.models import Row, Seat, Snapshot, Table
from tharsis.server.outcome import by_rules, ended_early
from tharsis.server.preview import hold_back, reason_json
from tharsis.server.problems import Problem, unknown
from tharsis.server.summary import People, people_of
from tharsis.server.writing import BOT, SERVER, Lost, Writing

#: How often a write is tried again that another worker's has thwarted.
TRIES = 5
#: How many past positions a table keeps in memory besides those that an undo reaches freely; to go back
#: further the game is loaded again.
KEPT = 4
#: What the chat says of a table that could not be opened as it was.
SAID = {
    history.How.QUIET: Notice.RULES_CHANGED,
    history.How.REPLAYED: Notice.RULES_CHANGED_REPLAYED,
    history.How.ANEW: Notice.RULES_CHANGED_ANEW,
}
Json = dict[str, Any]
Attempt = Callable[[Match], None]


class Live:
    """One table: its row, seats, and the match once it has begun."""

    def __init__(self, db: Database, table_id: str) -> None:
        self.db = db
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table
        self.seats: list[Seat] = []
        self.people = People({}, set())
        self.match: Match | None = None
        self.head = -1
        self.snapshot = 0
        self._unsure = False  # a write broke off: the database knows more than we do

    # -- reading ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return catalogue.find_game(self.table.game)

    @property
    def state(self) -> State:
        """The position; a problem when there is none yet."""
        if self.match is not None:
            return self.match.state
        if self.table.state == TableState.FINISHED:
            raise Problem("finished", "this game follows older rules, and nothing of it can be shown")
        raise Problem("not-open", "the table has not started yet", state=self.table.state)

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def others(self, seat: int) -> list[int]:
        """The seats of people besides this one."""
        return [row.seat for row in self.seats if row.kind == SeatKind.PERSON and row.seat != seat]

    async def load(self) -> history.Restored | None:
        """Everything from the database; tells what was done to open the game, if there is one. A table that
        cannot be opened is marked as such, one that can be is not any more."""
        try:
            found = await self._load()
        except Broken as error:
            await broken.mark(self.db, self.id, error)
            raise
        if self.table.broken is not None:
            await broken.mended(self.db, self.id)
            async with self.db.read() as session:
                await self._read_table(session)
        return found

    async def _load(self) -> history.Restored | None:
        async with self.db.read() as session:
            await self._read_table(session)
            with broken.reading():
                if self.table.state == TableState.OPEN:
                    catalogue.find_game(self.table.game)  # it has to be there when the game begins
                    return None
                found = await self._read_match(session)
        with broken.reading():
            return await self._kept(found)

    async def _read_table(self, session: AsyncSession) -> None:
        with broken.reading():
            table = await session.get(Table, self.id)
            seats = await session.scalars(select(Seat).where(Seat.table_id == self.id).order_by(Seat.seat))
        if table is None:
            raise unknown("table", self.id)
        self.table, self.seats = table, list(seats)
        self.people = await people_of(session, self.seats)

    async def _read_match(self, session: AsyncSession, whole: bool = False) -> history.Restored:
        guided = self.table.guide is not None
        found = await history.restore(session, self.table, len(self.seats), whole or guided)
        if found.complete or not whole:
            self.match, self.head = found.match, found.head
            if self.match is not None and not whole:
                self.match.forget(KEPT)
            self.snapshot = await history.last_snapshot(session, self.id)
        return found

    async def catch_up(self) -> None:
        """What other workers have written since."""
        try:
            await self._catch_up()
        except Broken as error:
            await broken.mark(self.db, self.id, error)
            raise
        self._unsure = False

    async def _catch_up(self) -> None:
        found: history.Restored | None = None
        async with self.db.read() as session:
            await self._read_table(session)
            if self.table.state == TableState.OPEN:
                return
            with broken.reading():
                rows = await history.rows_after(session, self.id, self.head)
                if self.match is None or (rows and not self._follow(rows)):
                    found = await self._read_match(session)
        if found is not None:
            with broken.reading():
                await self._kept(found)

    def _follow(self, rows: list[Row]) -> bool:
        """Play what other workers have written; not where the game was resumed elsewhere."""
        assert self.match is not None
        if rows[0].number != self.head + 1 or any(row.kind == RowKind.RESUME for row in rows):
            return False
        ahead = self.match.fork()
        try:
            history.repeat(ahead, rows)
        except history.DoesNotFit as misfit:  # a worker with other rules
            log.warning("a move of another worker does not fit", table=self.id, why=str(misfit))
            return False
        ahead.forget(KEPT)
        self.match, self.head = ahead, rows[-1].number
        return True

    async def _kept(self, found: history.Restored) -> history.Restored:
        """What was done to open a running game has to be written before anybody plays on."""
        if found.complete or self.table.state != TableState.RUNNING:
            return found
        return await self._bring_up_to_date()

    async def _bring_up_to_date(self) -> history.Restored:
        """The rules have changed since the last move: go on where the old moves still fit, and say so."""
        async with self.db.write() as session:
            await session.get(Table, self.id, with_for_update=True)  # one worker at a time
            await self._read_table(session)
            found = await self._read_match(session)
            if not found.complete and self.match is not None:
                await self._keep_restored(session, found, self.match)
        log.info("table follows new rules", table=self.id, rules=self.game.rules_version, opened=str(found))
        return found

    async def _keep_restored(self, session: AsyncSession, found: history.Restored, match: Match) -> None:
        if found.fits < found.head:
            self.head += 1
            dealt = write_outcomes(self.game, match.dealt) if found.how == history.How.ANEW else []
            session.add(
                Row(
                    table_id=self.id, number=self.head, kind=RowKind.RESUME, seat=-1, text=str(found.fits),
                    outcomes=dealt,
                )
            )  # fmt: skip
            await add_chat(session, self.id, "", NOTICE, SAID[found.how])
        result = by_rules(match.state, [row.resigned for row in self.seats]) if match.state.over else None
        values = writing.settled(self.table, match.state, self.seats, -1, result)
        values["moved"] = self.table.moved
        for name, value in values.items():
            setattr(self.table, name, value)
        self.table.rules_version = self.game.rules_version
        await session.merge(Snapshot(**writing.snapshot_of(self.table, match.state, self.head)))
        self.snapshot = self.head

    # -- acting -------------------------------------------------------------------------------

    async def play(
        self, who: str, seat: int, position: int, moves: Sequence[str], unless: Sequence[Doubt] = ()
    ) -> None:
        """One move, or several, all or none; held back where there is one of some doubts."""

        def attempt(trial: Match) -> None:
            if unless:
                hold_back(trial.state, seat, moves, unless)
            for text in moves:
                self._play_one(trial, seat, text)

        await self._act(who, seat, position, attempt)
        MOVES.labels(self.table.game, "bot" if who == BOT else "person").inc(len(moves))

    def _play_one(self, trial: Match, seat: int, text: str) -> None:
        over = trial.state.over
        try:
            trial.play(seat, text)
        except IllegalMove as error:
            if error.refusal is None:
                raise Problem("bad-message", str(error), move=text) from error
            code = "finished" if over else "not-legal"
            raise Problem(code, str(error), move=text, reason=reason_json(error.refusal)) from error

    async def retract(self, who: str, seat: int, position: int) -> None:
        def attempt(trial: Match) -> None:
            try:
                trial.retract(seat)
            except IllegalMove as error:
                raise Problem("no-undo", str(error)) from error

        await self._act(who, seat, position, attempt)

    async def undo(self, who: str, seat: int, position: int | None, by_consent: bool = False) -> None:
        """Take back the seat's last move."""

        def attempt(trial: Match) -> None:
            try:
                trial.undo(seat, by_consent=by_consent)
            except IllegalMove as error:
                raise Problem("no-undo", str(error)) from error

        try:
            await self._act(who, seat, position, attempt)
        except Problem as problem:
            if problem.code != "no-undo" or not await self._remember_all(seat, by_consent):
                raise
            await self._act(who, seat, position, attempt)

    async def _remember_all(self, seat: int, by_consent: bool) -> bool:
        """We remember little of a game: load it from as far back as possible, if that can help."""
        async with self.lock, self.db.read() as session:
            if self.match is None or not (by_consent or self.match.state.can_undo(seat)):
                return False
            return (await self._read_match(session, whole=True)).complete

    async def _act(self, who: str, seat: int, position: int | None, attempt: Attempt) -> None:
        self.check_exists(seat)
        async with self.lock:
            if self._unsure or self._differs(seat, position):
                await self.catch_up()
            await self._insist(seat, lambda: self._attempt(who, seat, position, attempt))

    async def _insist(self, seat: int, attempt: Callable[[], Awaitable[None]]) -> None:
        """Others may be first a few times, also where that is no reason to give up: in a question for
        several, or when clocks were set."""
        for _ in range(TRIES):
            try:
                return await attempt()
            except Lost:
                await self.catch_up()
        raise Problem("stale", "the game has moved on", position=self.state.position(seat))

    def _differs(self, seat: int, position: int | None) -> bool:
        return self.match is None or position not in (None, self.match.state.position(seat))

    async def _attempt(self, who: str, seat: int, position: int | None, attempt: Attempt) -> None:
        self.check_seat(who, seat)
        s = self.state
        if self.table.state == TableState.FINISHED:
            raise Problem("finished", "the game is over")
        if self._differs(seat, position):
            raise Problem("stale", "the game has moved on", position=s.position(seat))
        assert self.match is not None
        trial = self.match.fork()
        try:
            attempt(trial)
        except RulesError as error:
            log.exception("the rules failed", table=self.id, seat=seat)
            raise Problem("internal", "the rules failed on this move; nothing has changed") from error
        await self._commit(trial, who, seat)

    def check_exists(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise unknown("seat", seat)

    def check_seat(self, who: str, seat: int) -> None:
        """Nobody acts for a seat that is not theirs."""
        self.check_exists(seat)
        mine = self.seats[seat]
        if (
            who == SERVER
            or (who == BOT and mine.kind == SeatKind.BOT)
            or (who == mine.person and mine.kind == SeatKind.PERSON)
        ):
            return
        raise Problem("not-yours", f"seat {seat} is not yours")

    # -- writing ------------------------------------------------------------------------------

    async def _commit(self, trial: Match, who: str, seat: int) -> None:
        assert self.match is not None
        s, table = trial.state, self.table
        moves = trial.moves[len(self.match.moves) :]
        head = self.head + len(moves)
        seats = writing.seats_to_change(table, self.seats)
        result = by_rules(s, [row.resigned for row in seats]) if s.over else None
        saved = history.snapshot_due(s, self.snapshot, head)
        await self._write(
            Writing(
                table=table,
                who=who,
                mover=seat,
                seats=seats,
                rows=writing.move_rows(table, self.game, moves, self.head + 1),
                values=writing.settled(table, s, seats, seat, result),
                seen=len(s.entries()),
                snapshot=writing.snapshot_of(table, s, head) if saved else None,
            )
        )
        trial.forget(KEPT)
        self.match, self.head, self.seats = trial, head, seats
        self.snapshot = head if saved else self.snapshot

    async def end(self, how: Ending, seat: int) -> None:
        """End the game without the rules: resigned, out of time, abandoned."""
        async with self.lock:
            await self._insist(seat, lambda: self._end(how, seat))

    async def _end(self, how: Ending, seat: int) -> None:
        await self.catch_up()
        if self.table.state == TableState.FINISHED:
            raise Problem("finished", "the game is over")
        table = self.table
        seats = writing.seats_to_change(table, self.seats)
        await self._write(
            Writing(
                table=table,
                who=SERVER,
                mover=seat,
                seats=seats,
                rows=[writing.end_row(table, self.head + 1, how, seat)],
                values=writing.settled(table, self.state, seats, -1, ended_early(how, seat, len(seats))),
            )
        )
        self.head, self.seats = self.head + 1, seats

    async def _write(self, made: Writing) -> None:
        try:
            await self.db.transact(made.write)
        except IntegrityError as error:
            raise Lost from error
        except (Lost, Problem):
            raise
        except Exception:
            self._unsure = True
            raise
        made.known()

    async def agree(self, change: Callable[[list[Json]], list[Json]]) -> list[Json]:
        """Change what people have proposed."""
        async with self.db.write() as session:
            table = await self._running(session)
            table.proposals = self.table.proposals = proposals = change(list(table.proposals))
        return proposals

    async def _running(self, session: AsyncSession) -> Table:
        """The table's row, held for a change; only of a running game."""
        table = await session.get(Table, self.id, with_for_update=True)
        if table is None or table.state != TableState.RUNNING:
            raise Problem("finished", "the game is over")
        return table
