"""A table in this worker's memory. All of it can be rebuilt from the database: a move is played on a fork
of the match, written durably, and only then becomes the position that people are shown."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from tharsis.kernel import Game, IllegalMove, Match, RulesError, State
from tharsis.server import catalogue, clocks, history
from tharsis.server.chat import NOTICE, add_chat
from tharsis.server.database import Database, changed
from tharsis.server.logs import MOVES, log
from tharsis.server.models import Move, Person, Seat, Snapshot, Table, now
from tharsis.server.outcome import by_rules, ended_early
from tharsis.server.preview import reason_json
from tharsis.server.problems import Problem, unknown

#: How long a worker may leave a bot's decision before others look after it.
LEASE = timedelta(seconds=30)
#: No session holds what these statements change, so there is nothing to bring in line.
PLAIN = {"synchronize_session": False}
#: Who acts: a person's id; BOT for the bot on the seat; SERVER for clocks and agreements.
BOT = "bot"
SERVER = "server"


class Lost(Exception):
    """Another worker has moved first."""


class Live:
    """One table: its row, seats, and the match once it has begun."""

    def __init__(self, db: Database, table_id: str) -> None:
        self.db = db
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table
        self.seats: list[Seat] = []
        self.names: dict[str, str] = {}
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
        if self.match is None:
            raise Problem("not-open", "the table has not started yet", state="open")
        return self.match.state

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    async def load(self) -> None:
        """Everything from the database."""
        async with self.db.read() as session:
            await self._read_card(session)
            if self.table.state == "open":
                return
            if self.table.rules_version == self.game.rules_version:
                await self._read_match(session)
                return
        await self._bring_up_to_date()

    async def _read_card(self, session: AsyncSession) -> None:
        table = await session.get(Table, self.id)
        if table is None:
            raise unknown("table", self.id)
        seats = await session.scalars(select(Seat).where(Seat.table_id == self.id).order_by(Seat.seat))
        self.table, self.seats = table, list(seats)
        people = {seat.person for seat in self.seats if seat.person}
        named = await session.execute(select(Person.id, Person.name).where(Person.id.in_(people)))
        self.names = {row.id: row.name for row in named}

    async def _read_match(self, session: AsyncSession, whole: bool = False) -> None:
        self.match, self.head = await history.load(
            session, self.table, len(self.seats), whole or self.table.guide is not None
        )
        self.snapshot = await history.last_snapshot(session, self.id)

    async def catch_up(self) -> bool:
        """What other workers have written since; tells whether there was anything new in the game."""
        async with self.db.read() as session:
            await self._read_card(session)
            if self.match is None:
                if self.table.state != "open":
                    await self._read_match(session)
                return self.match is not None
            rows = await history.rows_after(session, self.id, self.head)
            if rows and (rows[0].number != self.head + 1 or any(row.kind == "resume" for row in rows)):
                await self._read_match(session)
            elif rows:
                ahead = self.match.fork()
                history.repeat(ahead, rows)
                self.match, self.head = ahead, rows[-1].number
        self._unsure = False
        return bool(rows)

    async def _bring_up_to_date(self) -> None:
        """The rules have changed since the last move: go on from where the old moves still fit."""
        async with self.db.write() as session:
            self.match, self.head, fits = await history.rerun(session, self.table, len(self.seats))
            if fits < self.head:
                self.head += 1
                session.add(Move(table_id=self.id, number=self.head, kind="resume", seat=-1, text=str(fits)))
                await add_chat(session, self.id, "", NOTICE, "rules-changed")
            await session.execute(
                update(Table).where(Table.id == self.id).values(rules_version=self.game.rules_version)
            )
            await session.merge(self._snapshot(self.match.state, self.head))
        self.table.rules_version = self.game.rules_version
        log.info(
            "table follows new rules", table=self.id, rules=self.game.rules_version, fits=fits, row=self.head
        )

    # -- acting -------------------------------------------------------------------------------

    async def play(self, who: str, seat: int, position: int, moves: Sequence[str]) -> None:
        """One move, or several, all or none."""

        def attempt(trial: Match) -> list[str]:
            for text in moves:
                self._play_one(trial, seat, text)
            return list(moves)

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
        def attempt(trial: Match) -> list[str]:
            try:
                trial.retract(seat)
            except IllegalMove as error:
                raise Problem("no-undo", str(error)) from error
            return ["retract"]

        await self._act(who, seat, position, attempt)

    async def undo(self, who: str, seat: int, position: int | None, by_consent: bool = False) -> None:
        """Take back the seat's last move."""

        def attempt(trial: Match) -> list[str]:
            try:
                trial.undo(seat, by_consent=by_consent)
            except IllegalMove as error:
                raise Problem("no-undo", str(error)) from error
            return ["undo"]

        try:
            await self._act(who, seat, position, attempt)
        except Problem as problem:
            if problem.code != "no-undo" or not await self._remember_all():
                raise
            await self._act(who, seat, position, attempt)

    async def _remember_all(self) -> bool:
        """A match loaded from a snapshot has a short memory: load it from as far back as possible."""
        async with self.lock, self.db.read() as session:
            if self.match is None or len(self.match.moves) >= self.head:
                return False
            await self._read_match(session, whole=True)
            return True

    async def _act(
        self, who: str, seat: int, position: int | None, attempt: Callable[[Match], list[str]]
    ) -> None:
        async with self.lock:
            if self._unsure or self._differs(seat, position):
                await self.catch_up()
            try:
                await self._attempt(who, seat, position, attempt)
            except Lost:
                await self.catch_up()
                await self._attempt(who, seat, position, attempt)

    def _differs(self, seat: int, position: int | None) -> bool:
        return self.match is None or position not in (None, self.match.state.position(seat))

    async def _attempt(
        self, who: str, seat: int, position: int | None, attempt: Callable[[Match], list[str]]
    ) -> None:
        self.check_seat(who, seat)
        s = self.state
        if self.table.state == "finished":
            raise Problem("finished", "the game is over")
        if self._differs(seat, position):
            raise Problem("stale", "the game has moved on", position=s.position(seat))
        assert self.match is not None
        trial = self.match.fork()
        try:
            texts = attempt(trial)
        except RulesError as error:
            log.exception("the rules failed", table=self.id, seat=seat)
            raise Problem("internal", "the rules failed on this move; nothing has changed") from error
        await self._commit(trial, who, seat, texts)

    def check_seat(self, who: str, seat: int) -> None:
        """Nobody acts for a seat that is not theirs."""
        if not 0 <= seat < len(self.seats):
            raise unknown("seat", seat)
        mine = self.seats[seat]
        if (
            who == SERVER
            or (who == BOT and mine.kind == "bot")
            or (who == mine.person and mine.kind == "person")
        ):
            return
        raise Problem("not-yours", f"seat {seat} is not yours")

    # -- writing ------------------------------------------------------------------------------

    async def _commit(self, trial: Match, who: str, seat: int, texts: list[str]) -> None:
        assert self.match is not None
        s = trial.state
        head = self.head + len(texts)
        rows = [
            {"number": number, "kind": "move", "seat": seat, "text": text, "tape": []}
            for number, text in enumerate(texts, self.head + 1)
        ]
        rows[0]["tape"] = history.write_tape(self.game, trial.tape[len(self.match.tape) :])
        seats = [copied(row) for row in self.seats]
        seats[seat].seen = len(s.entries())
        result = by_rules(s, [row.resigned for row in seats]) if s.over else None
        values = self._settle(s, seats, seat, result)
        saved = history.snapshot_due(s, self.snapshot, head)

        def write(session: Session) -> None:
            self._write_rows(session, rows)
            if saved:
                session.add(self._snapshot(s, head))
            self._write_seats(session, seats, who, seat)

        await self._write(write, values)
        self.match, self.head, self.seats = trial, head, seats
        self.snapshot = head if saved else self.snapshot

    async def end(self, how: str, seat: int) -> None:
        """End the game without the rules: resigned, out of time, abandoned."""
        async with self.lock:
            try:
                await self._end(how, seat)
            except Lost:
                await self._end(how, seat)

    async def _end(self, how: str, seat: int) -> None:
        await self.catch_up()
        if self.table.state == "finished":
            raise Problem("finished", "the game is over")
        seats = [copied(row) for row in self.seats]
        values = self._settle(self.state, seats, -1, ended_early(how, seat, len(seats)))
        row = {"number": self.head + 1, "kind": "end", "seat": seat, "text": how, "tape": []}

        def write(session: Session) -> None:
            self._write_rows(session, [row])
            self._write_seats(session, seats, SERVER, seat)

        await self._write(write, values)
        self.head, self.seats = self.head + 1, seats

    async def _write(self, write: Callable[[Session], None], values: dict[str, Any]) -> None:
        """One transaction for a move and all that follows from it."""

        def work(session: Session) -> None:
            write(session)
            running = update(Table).where(Table.id == self.id, Table.state == "running")
            if not changed(session.execute(running.values(**values), execution_options=PLAIN)):
                raise Lost

        try:
            await self.db.transact(work)
        except IntegrityError as error:
            raise Lost from error
        except SQLAlchemyError:
            self._unsure = True
            raise
        for name, value in values.items():
            setattr(self.table, name, value)

    def _write_rows(self, session: Session, rows: list[dict[str, Any]]) -> None:
        moment = now()
        session.execute(insert(Move), [{"table_id": self.id, "at": moment, **row} for row in rows])

    def _write_seats(self, session: Session, seats: list[Seat], who: str, mover: int) -> None:
        """The mover's seat must still be theirs in the database, whatever this worker believes."""
        for row in seats:
            if row.seat != mover and not self.table.clock:
                continue
            change = update(Seat).where(Seat.table_id == self.id, Seat.seat == row.seat)
            if row.seat == mover and who != SERVER:
                change = change.where(Seat.kind == "bot" if who == BOT else Seat.person == who)
            values = {"left": row.left, "since": row.since, "seen": row.seen, "reminded": None}
            if not changed(session.execute(change.values(**values), execution_options=PLAIN)):
                raise Problem("not-yours", f"seat {row.seat} is not yours any more")

    def _settle(
        self, s: State, seats: list[Seat], mover: int, result: dict[str, Any] | None
    ) -> dict[str, Any]:
        """What the table's row says after a move; sets the clocks."""
        moment = now()
        actors = [] if result else s.actors()
        if self.table.clock:
            clocks.tick(self.table.clock, seats, actors, mover, moment)
        return {
            "moved": moment,
            "actors": actors,
            "proposals": [],
            "deadline": clocks.deadline(seats),
            "bots_owe": any(seats[actor].kind == "bot" for actor in actors),
            "lease": moment + LEASE,
            "state": "finished" if result else "running",
            "result": result,
        }

    def _snapshot(self, s: State, number: int) -> Snapshot:
        return Snapshot(
            table_id=self.id,
            number=number,
            rules_version=self.game.rules_version,
            quiet=s.quiet(),
            saved=s.save(),
        )


def copied(row: Seat) -> Seat:
    """A detached copy of a row."""
    return Seat(**{column.key: getattr(row, column.key) for column in row.__mapper__.columns})
