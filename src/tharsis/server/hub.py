"""All tables that this worker has awake, who is at them, and news to and from the other workers."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from tharsis.server import absence
from tharsis.server.bus import Bus, News
from tharsis.server.database import Database
from tharsis.server.kinds import TableState, What
from tharsis.server.live import Live
from tharsis.server.logs import TABLES, log
from tharsis.server.problems import Problem
from tharsis.server.room import Connection, Json, Room


class Hub:
    """Rooms by table id. It tells what has happened and lets nothing happen itself: see `Door`."""

    def __init__(self, db: Database, bus: Bus, grace: float) -> None:
        self.db = db
        self.bus = bus
        self.grace = grace
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def room(self, table_id: str) -> Room:
        """The room of a table, awake."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> Room:
        try:
            live = Live(self.db, table_id)
            await live.load()
            room = self.rooms[table_id] = Room(live, self.grace)
            room.here = await self.bus.present(table_id)
            TABLES.set(len(self.rooms))
            return room
        finally:
            self._opening.pop(table_id, None)

    def let_sleep(self) -> None:
        """Forget tables that nobody watches; they can be rebuilt at any time."""
        for table_id in [key for key, room in self.rooms.items() if room.idle]:
            del self.rooms[table_id]
        TABLES.set(len(self.rooms))

    # -- coming and going ---------------------------------------------------------------------

    async def enter(self, room: Room, connection: Connection) -> None:
        room.connections.add(connection)
        if connection.person:
            await self.bus.enter(room.live.id, connection.person)
            await self._keep_presence(room)

    async def leave(self, room: Room, connection: Connection) -> None:
        """A connection closed; one that was never greeted has nothing to leave."""
        if connection not in room.connections:
            return
        room.connections.discard(connection)
        if connection.person:
            await self.bus.leave(room.live.id, connection.person)
            await self._keep_presence(room, left=connection.person)

    async def _keep_presence(self, room: Room, left: str | None = None) -> None:
        """Keep who is here, and when the last connection of somebody closed. Where that fails, it counts from
        when it is noticed."""
        table_id = room.live.id
        try:
            if left and room.live.seats_of(left) and left not in await self.bus.present(table_id):
                await absence.went(self.db, table_id, left)
                async with room.live.lock:
                    await room.live.catch_up()  # whoever came back meanwhile is written down as here again
            await self.look_round(room)
        except (Problem, SQLAlchemyError) as error:
            log.warning("a coming or going was not kept", table=table_id, error=str(error))

    async def look_round(self, room: Room) -> None:
        """See who is here; whoever is missing, or back, without a word is written down."""
        live = room.live
        here = await self.bus.present(live.id)
        missing, back = absence.missing(live.table, live.seats, here), absence.back(live.seats, here)
        if missing or back:
            await absence.keep(self.db, live.id, missing, back)
        if missing or back or here != room.here:
            await self._show_presence(room, here)
            await self._publish(live.id, What.PRESENCE)

    async def _show_presence(self, room: Room, here: set[str]) -> None:
        """Tell who is here. Of players, but not of spectators, it is read since when they are not."""
        live = room.live
        moved = {seat.person for seat in live.seats} & (here ^ room.here)
        room.here = here
        if moved or absence.missing(live.table, live.seats, here) or absence.back(live.seats, here):
            async with live.lock:
                await live.catch_up()
        room.show_summary()

    async def renew_presence(self) -> None:
        """Those who are connected here are still here; others may be gone with their worker."""
        for table_id, room in list(self.rooms.items()):
            people = {connection.person for connection in room.connections if connection.person}
            if people:
                await self.bus.renew(table_id, people)
                await self._keep_presence(room)

    # -- news ---------------------------------------------------------------------------------

    async def _publish(self, table_id: str, what: What, **more: object) -> None:
        await self.bus.publish({"table": table_id, "what": what, **more})

    async def moved(self, room: Room) -> None:
        """The game went on through this worker."""
        room.show_all()
        if room.live.table.state == TableState.FINISHED:
            room.show_summary()
        await self._publish(room.live.id, What.MOVED)

    async def changed(self, table_id: str) -> None:
        """Seats, settings or proposals changed in the database, here."""
        await self._refresh(table_id)
        await self._publish(table_id, What.MOVED)

    async def removed(self, table_id: str) -> None:
        """A table was taken away: whoever still looks at it is sent off."""
        self._send_off(table_id)
        await self._publish(table_id, What.REMOVED)

    async def said(self, room: Room, message: Json) -> None:
        """A line of chat."""
        room.tell(message)
        await self._publish(room.live.id, What.CHAT, chat=message)

    async def thinking(self, room: Room, seats: set[int]) -> None:
        """Bots that think for a while."""
        if room.thinking != seats:
            room.thinking = seats
            room.show_summary()
            await self._publish(room.live.id, What.THINKING, seats=sorted(seats))

    def _send_off(self, table_id: str) -> None:
        room = self.rooms.pop(table_id, None)
        for connection in list(room.connections) if room else []:
            connection.dismiss(4404)

    async def _refresh(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.live.lock:
            await room.live.catch_up()
        room.show_all()
        room.show_summary()

    async def hear(self, news: News) -> None:
        """Another worker says that something happened."""
        room = self.rooms.get(news["table"])
        if room is None:
            return
        try:
            if news["what"] == What.MOVED:
                await self._refresh(news["table"])
            elif news["what"] == What.REMOVED:
                self._send_off(news["table"])
            elif news["what"] == What.PRESENCE:
                await self._show_presence(room, await self.bus.present(news["table"]))
            elif news["what"] == What.CHAT:
                room.tell(news["chat"])
            elif news["what"] == What.THINKING:
                room.thinking = set(news["seats"])
                room.show_summary()
        except Problem as problem:
            log.warning("news of a table that is gone", table=news["table"], why=str(problem))

    async def stop(self) -> None:
        for room in self.rooms.values():
            if room.thinker is not None:
                room.thinker.cancel()
            for connection in list(room.connections):
                await connection.finish(1012)
