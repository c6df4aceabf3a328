"""The pulse of the house: workers write again and again that it is open. While nobody did, no clock ran."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, select, update

from tharsis.server.database import Database
from tharsis.server.kinds import TableState
from tharsis.server.logs import log
from tharsis.server.models import Pulse, Seat, Table, now
from tharsis.server.moments import TIME

#: Seconds between two beats of a worker.
BEAT = 2.0
#: Silence for longer than a few beats was a pause.
SILENCE = timedelta(seconds=3 * BEAT)
#: Clocks of machines may differ by less; a pulse that lies further ahead is an error of some system clock.
DISAGREEMENT = timedelta(days=1)
#: Seconds for which a beat proves that the database can be written, and within which it must be.
FRESH = 1.0
PATIENCE = 5.0
#: Clocks that are moved.
DEADLINE = update(Table).where(Table.id == bindparam("table")).values(deadline=bindparam("then"))
SINCE = (
    update(Seat)
    .where(Seat.table_id == bindparam("table"), Seat.seat == bindparam("number"))
    .values(since=bindparam("then"))
)


class Heart:
    """One worker's part in the pulse."""

    def __init__(self, db: Database, resumed: Callable[[], Awaitable[None]]) -> None:
        self.db = db
        self._resumed = resumed
        self._paused: float | None = None
        self._beat_at = float("-inf")
        self._turn = asyncio.Lock()

    async def beat(self) -> None:
        """Say that the house is open. After a pause all awake tables look at their clocks again, whichever
        worker has set them."""
        at, paused = await self.db.transact(_beat)
        TIME.not_before(at)
        self._beat_at = time.monotonic()
        before, self._paused = self._paused, paused
        if before is not None and before != paused:
            await self._resumed()

    async def healthy(self) -> bool:
        """Whether the database can be written, by a beat of just now."""
        try:
            async with asyncio.timeout(PATIENCE), self._turn:
                if time.monotonic() - self._beat_at > FRESH:
                    await self.beat()
        except Exception as error:  # whatever it is: we cannot write
            log.warning("the database cannot be written", error=repr(error))
            return False
        return True


def _beat(connection: Connection) -> tuple[datetime, float]:
    """The row is held while we look, so of several workers that come back one moves the clocks."""
    last, paused = connection.execute(select(Pulse.at, Pulse.paused).with_for_update()).one()
    moment = now()
    gap = moment - last if last is not None else timedelta()
    if gap > SILENCE or gap < -DISAGREEMENT:
        last, paused = moment, paused + gap.total_seconds()
        clocks = _move_clocks(connection, gap)
        log.info("the house was closed", seconds=round(gap.total_seconds()), clocks=clocks)
        if gap < timedelta():  # promises to look after bots lie as far ahead as the pulse did
            connection.execute(update(Table).where(Table.state == TableState.RUNNING).values(lease=moment))
    at = max(moment, last or moment)
    connection.execute(update(Pulse).values(at=at, paused=paused))
    return at, paused


def _move_clocks(connection: Connection, gap: timedelta) -> int:
    """All running clocks go on as if the pause had not been. Tells how many tables that were."""
    timed = select(Table.id, Table.deadline).where(Table.deadline.is_not(None))
    deadlines = {table_id: deadline + gap for table_id, deadline in connection.execute(timed) if deadline}
    running = select(Seat.table_id, Seat.seat, Seat.since).where(Seat.since.is_not(None))
    asked = [
        {"table": table_id, "number": seat, "then": since + gap}
        for table_id, seat, since in connection.execute(running)
        if since and table_id in deadlines
    ]
    if deadlines:
        moved = [{"table": table_id, "then": deadline} for table_id, deadline in deadlines.items()]
        connection.execute(DEADLINE, moved)
        connection.execute(SINCE, asked)
    return len(deadlines)
