"""All tables that this worker has awake, who is at them, and news to and from the other workers."""

import asyncio

from tharsis.server.broken import CLOSED
from tharsis.server.bus import Bus, News
from tharsis.server.chat import last_lines
from tharsis.server.database import Database
from tharsis.server.kinds import TableState, What
from tharsis.server.live import Live
from tharsis.server.logs import TABLES, log
from tharsis.server.problems import Problem
from tharsis.server.room import Connection, Json, Room


class Hub:
    """Rooms by table id. It tells what has happened and lets nothing happen itself: see `Door`."""

    def __init__(self, db: Database, bus: Bus) -> None:
        self.db = db
        self.bus = bus
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._behind: set[str] = set()  # tables of which we may have missed news

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
            room = self.rooms[table_id] = Room(live)
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
            await self._presence_changed(room)

    async def leave(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        if connection.person:
            await self.bus.leave(room.live.id, connection.person)
            await self._presence_changed(room)

    async def _presence_changed(self, room: Room) -> None:
        here = await self.bus.present(room.live.id)
        if here != room.here:
            room.here = here
            room.show_summary()
            await self._publish(room.live.id, What.PRESENCE)

    async def renew_presence(self) -> None:
        for table_id, room in list(self.rooms.items()):
            people = {connection.person for connection in room.connections if connection.person}
            try:
                if people:
                    await self.bus.renew(table_id, people)
            except Exception as error:  # the others are still here
                log.warning("presence was not renewed", table=table_id, error=repr(error))

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
        self._send_off(table_id, 4404)
        await self._publish(table_id, What.REMOVED)

    async def said(self, room: Room, message: Json) -> None:
        """A line of chat."""
        room.tell_line(message)
        await self._publish(room.live.id, What.CHAT, chat=message)

    async def thinking(self, room: Room, seats: set[int]) -> None:
        """Bots that think for a while."""
        if room.thinking != seats:
            room.thinking = seats
            room.show_summary()
            await self._publish(room.live.id, What.THINKING, seats=sorted(seats))

    def _send_off(self, table_id: str, code: int) -> None:
        room = self.rooms.pop(table_id, None)
        for connection in list(room.connections) if room else []:
            connection.dismiss(code)

    def close_broken(self, table_id: str) -> None:
        """A table turned out to be broken while people were at it."""
        self._send_off(table_id, CLOSED)

    async def _refresh(self, table_id: str) -> None:
        """As it stands in the database; whoever looks at a table that is gone or broken is sent off."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        try:
            async with room.live.lock:
                await room.live.catch_up()
        except Problem as problem:
            log.warning("an awake table is gone", table=table_id, why=str(problem))
            self._send_off(table_id, CLOSED if problem.code == "broken" else 4404)
            return
        room.show_all()
        room.show_summary()

    async def hear(self, news: News) -> None:
        """Another worker says that something happened."""
        room = self.rooms.get(news["table"])
        if room is None:
            return
        if news["what"] == What.MOVED:
            await self._follow(news["table"])
        elif news["what"] == What.REMOVED:
            self._send_off(news["table"], 4404)
        elif news["what"] == What.PRESENCE:
            room.here = await self.bus.present(news["table"])
            room.show_summary()
        elif news["what"] == What.CHAT:
            room.tell_line(news["chat"])
        elif news["what"] == What.THINKING:
            room.thinking = set(news["seats"])
            room.show_summary()

    async def _follow(self, table_id: str) -> None:
        try:
            await self._refresh(table_id)
        except Exception:
            self._behind.add(table_id)
            raise

    async def missed_news(self) -> None:
        """There was a gap in the news, or all clocks were set: no awake table is up to date for certain."""
        self._behind.update(self.rooms)
        await self.look_again()

    async def look_again(self) -> None:
        """Bring tables up to date, each by itself; what fails now is tried again by and by."""
        for table_id in list(self._behind):
            self._behind.discard(table_id)
            try:
                await self._follow(table_id)
                await self._repeat_chat(table_id)
            except Exception as error:
                self._behind.add(table_id)
                log.warning("a table could not be brought up to date", table=table_id, error=repr(error))

    async def _repeat_chat(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is None or not room.connections:
            return
        async with self.db.read() as session:
            lines = await last_lines(session, table_id)
        for line in lines:
            room.tell_line(line)
        room.here = await self.bus.present(table_id)
        room.show_summary()

    async def stop(self) -> None:
        for room in self.rooms.values():
            if room.thinker is not None:
                room.thinker.cancel()
            for connection in list(room.connections):
                await connection.finish(1012)
