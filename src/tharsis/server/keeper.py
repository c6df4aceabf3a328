"""What time brings to tables, whether or not anybody looks at them: clocks that run out, forgotten bots."""

from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from typing import Any

from sqlalchemy import or_, select, update

from tharsis.kernel import games
from tharsis.server import clocks
from tharsis.server.door import Door
from tharsis.server.kinds import TableState
from tharsis.server.logs import log
from tharsis.server.models import Table, now
from tharsis.server.problems import Problem
from tharsis.server.writing import LEASE

#: How often a broken table is tried again.
AGAIN = timedelta(minutes=5)


class Keeper:
    """Looks after all tables of the database, beside the other workers."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.hub = door.hub
        self.db = door.hub.db

    async def run_out_clocks(self) -> None:
        """Seats without time lose them to a bot, or the game."""
        async with self.db.read() as session:
            due = await session.scalars(
                select(Table.id).where(Table.state == TableState.RUNNING, Table.deadline < now()).limit(50)
            )
            ids = list(due)
        await self._each(ids, self._run_out_clock)

    async def _each(self, tables: Iterable[str], care: Callable[[str], Awaitable[None]]) -> None:
        """Look after tables one by one; the trouble of one is not that of the others."""
        for table_id in tables:
            try:
                await care(table_id)
            except Problem as problem:  # another worker has seen to it, or it is broken and marked as such
                log.info("a table was left alone", table=table_id, why=str(problem))
            except Exception as error:
                log.warning("a table could not be looked after", table=table_id, error=repr(error))

    async def _run_out_clock(self, table_id: str) -> None:
        async with self.hub.visit(table_id) as room:
            live = room.live
            async with live.lock:
                await live.catch_up()
            if live.table.state != TableState.RUNNING or live.table.clock is None:
                return
            for seat in clocks.flagged(live.seats, now()):
                log.info("time is up", table=live.id, seat=seat)
                await self.door.run_out(room, seat)

    async def take_over_bots(self) -> None:
        """Tables whose bots nobody has looked after for a while: their worker died, or a bot failed."""
        owed = (Table.state == TableState.RUNNING, Table.bots_owe, Table.broken.is_(None))
        await self._each(await self._claimed(LEASE, *owed), self._take_over_bots)

    async def _take_over_bots(self, table_id: str) -> None:
        async with self.hub.visit(table_id) as room:
            if room.thinker is None:
                async with room.live.lock:
                    await room.live.catch_up()
                self.door.wake_bots(room)

    async def try_broken(self) -> None:
        """Tables that cannot be opened, so that all of them are marked, and none whose trouble is over."""
        suspect = or_(Table.broken.is_not(None), Table.game.not_in(games()))
        await self._each(await self._claimed(AGAIN, suspect), self._try_broken)

    async def _try_broken(self, table_id: str) -> None:
        await self.hub.room(table_id)

    async def _claimed(self, promise: timedelta, *which: Any) -> list[str]:
        """Tables that nobody has promised to look after: now this worker has."""
        moment = now()
        overdue = (*which, Table.lease < moment)
        async with self.db.read() as session:
            ids = list(await session.scalars(select(Table.id).where(*overdue).limit(50)))
        if not ids:
            return []
        async with self.db.write() as session:
            claim = update(Table).where(Table.id.in_(ids), *overdue).values(lease=moment + promise)
            return list(await session.scalars(claim.returning(Table.id)))
