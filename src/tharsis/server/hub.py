"""All tables that this worker has awake, who is at them, and news to and from the other workers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from tharsis.server import absence
from tharsis.server.bus import Bus, News
from tharsis.server.chat import last_lines
from tharsis.server.database import Database
from tharsis.server.kinds import Farewell, TableState, What
from tharsis.server.live import Live
from tharsis.server.logs import TABLES, log
from tharsis.server.problems import Problem
from tharsis.server.room import Connection, Json, Room

#: Seconds for all goodbyes when the house closes.
GOODBYE = 3.0


class Hub:
    """Rooms by table id. It tells what has happened and lets nothing happen itself: see `Door`."""

    def __init__(self, db: Database, bus: Bus, grace: float) -> None:
        self.db = db
        self.bus = bus
        self.grace = grace
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._overtaken: set[str] = set()  # of those, where something happened while they were read
        self._behind: set[str] = set()  # tables of which we may have missed news

    async def room(self, table_id: str) -> Room:
        """The room of a table, awake."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
        return await asyncio.shield(task)

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which does not fall asleep while somebody is in it or at its door: they would
        hear of nothing any more."""
        room = await self.room(table_id)
        while self.rooms.get(table_id) is not room:  # it fell asleep before we were there
            room = await self.room(table_id)
        room.visitors += 1
        try:
            await self._catch_up(room)
            yield room
        finally:
            room.visitors -= 1

    async def _catch_up(self, room: Room) -> None:
        """Whoever comes from another worker, which may have died, sees no less here than there: its last news
        may not have been heard."""
        if self.bus.alone:
            return
        head = room.live.head
        async with room.live.lock:
            await room.live.catch_up()
        if room.live.head != head:
            room.show_all()
            room.show_summary()

    async def _open(self, table_id: str) -> Room:
        try:
            await self.bus.attend(table_id)  # first: what happens while it is read is heard
            live = Live(self.db, table_id)
            await live.load()
            room = Room(live, self.grace)
            room.here = await self.bus.present(table_id)
            self.rooms[table_id] = room
            TABLES.set(len(self.rooms))
            if table_id in self._overtaken:
                await self._refresh(table_id)
            return room
        finally:
            self._opening.pop(table_id, None)
            self._overtaken.discard(table_id)
            if table_id not in self.rooms:
                self.bus.neglect(table_id)

    def let_sleep(self) -> None:
        """Forget tables that nobody watches; they can be rebuilt at any time."""
        for table_id in [key for key, room in self.rooms.items() if room.idle]:
            self._forget(table_id)

    def _forget(self, table_id: str) -> Room | None:
        room = self.rooms.pop(table_id, None)
        TABLES.set(len(self.rooms))
        self.bus.neglect(table_id)
        return room

    def visited(self) -> list[str]:
        """The tables that somebody looks at through this worker."""
        return [table_id for table_id, room in self.rooms.items() if room.visitors]

    def move_out(self, table_id: str) -> None:
        """Whoever looks at a table through this worker comes again, and is led to where it lives."""
        room = self.rooms.get(table_id)
        for connection in list(room.connections) if room else ():
            connection.dismiss(Farewell.RESTART)

    def connections(self) -> list[Connection]:
        """Everybody who is connected through this worker."""
        return [connection for room in self.rooms.values() for connection in room.connections]

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
        if room.come_and_gone(here) or missing or back:
            await self._show_presence(room)
            self._publish(live.id, What.PRESENCE)

    async def _show_presence(self, room: Room) -> None:
        async with room.live.lock:
            await room.live.catch_up()  # since when somebody is away
        room.show_summary()

    async def renew_presence(self) -> None:
        """Those who are connected here are still here; others may be gone with their worker."""
        for table_id, room in list(self.rooms.items()):
            people = {connection.person for connection in room.connections if connection.person}
            try:
                if people:
                    await self.bus.renew(table_id, people)
                    await self._keep_presence(room)
            except Exception as error:  # the others are still here
                log.warning("presence was not renewed", table=table_id, error=repr(error))

    # -- news ---------------------------------------------------------------------------------

    def _publish(self, table_id: str, what: What, **more: object) -> None:
        self.bus.publish({"table": table_id, "what": what, **more})

    async def moved(self, room: Room) -> None:
        """The game went on through this worker."""
        room.show_all()
        if room.live.table.state == TableState.FINISHED:
            room.show_summary()
        self._publish(room.live.id, What.MOVED)

    async def changed(self, table_id: str) -> None:
        """Seats, settings or proposals changed in the database, here."""
        await self._refresh(table_id)
        self._publish(table_id, What.MOVED)

    async def removed(self, table_id: str) -> None:
        """A table was taken away: whoever still looks at it is sent off."""
        self._send_off(table_id, Farewell.NO_TABLE)
        self._publish(table_id, What.REMOVED)

    async def said(self, room: Room, message: Json) -> None:
        """A line of chat."""
        room.tell_line(message)
        self._publish(room.live.id, What.CHAT, chat=message)

    async def thinking(self, room: Room, seats: set[int]) -> None:
        """Bots that think for a while."""
        if room.thinking != seats:
            room.thinking = seats
            room.show_summary()
            self._publish(room.live.id, What.THINKING, seats=sorted(seats))

    def _send_off(self, table_id: str, code: int) -> None:
        room = self._forget(table_id)
        if room is None:
            return
        if room.thinker is not None:
            room.thinker.cancel()
        for connection in list(room.connections):
            connection.dismiss(code)

    def close_broken(self, table_id: str) -> None:
        """A table turned out to be broken while people were at it."""
        self._send_off(table_id, Farewell.BROKEN)

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
            self._send_off(table_id, Farewell.BROKEN if problem.code == "broken" else Farewell.NO_TABLE)
            return
        room.show_all()
        room.show_summary()

    async def hear(self, news: News) -> None:
        """Another worker says that something happened. A table that nobody needs here is not followed."""
        room = self.rooms.get(news["table"])
        if room is None:
            if news["table"] in self._opening:
                self._overtaken.add(news["table"])
            return
        if room.idle:
            self._forget(news["table"])
            return
        if news["what"] == What.MOVED:
            await self._follow(news["table"])
        elif news["what"] == What.REMOVED:
            self._send_off(news["table"], Farewell.NO_TABLE)
        elif news["what"] == What.PRESENCE:
            room.here = await self.bus.present(news["table"])
            await self._show_presence(room)
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

    async def stop(self) -> None:
        """Say goodbye to everybody; whoever does not listen is not waited for."""
        for room in self.rooms.values():
            if room.thinker is not None:
                room.thinker.cancel()
        goodbyes = [asyncio.create_task(one.finish(Farewell.RESTART)) for one in self.connections()]
        if goodbyes:
            await asyncio.wait(goodbyes, timeout=GOODBYE)
