"""What time brings to tables, whether or not anybody looks at them: clocks that run out, forgotten bots."""

import contextlib

from sqlalchemy import select, update

from tharsis.server import clocks
from tharsis.server.database import changed
from tharsis.server.door import Door
from tharsis.server.kinds import TableState
from tharsis.server.live import LEASE
from tharsis.server.logs import log
from tharsis.server.models import Table, now
from tharsis.server.problems import Problem
from tharsis.server.room import Room


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
        for table_id in ids:
            # Another worker may have seen to it meanwhile.
            with contextlib.suppress(Problem):
                await self._run_out_clock(await self.hub.room(table_id))

    async def _run_out_clock(self, room: Room) -> None:
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
        moment = now()
        overdue = (Table.state == TableState.RUNNING, Table.bots_owe, Table.lease < moment)
        async with self.db.read() as session:
            ids = list(await session.scalars(select(Table.id).where(*overdue).limit(50)))
        for table_id in ids:
            async with self.db.write() as session:
                claim = update(Table).where(Table.id == table_id, *overdue).values(lease=moment + LEASE)
                if not changed(await session.execute(claim)):
                    continue
            room = await self.hub.room(table_id)
            if room.thinker is None:
                async with room.live.lock:
                    await room.live.catch_up()
                self.door.wake_bots(room)
