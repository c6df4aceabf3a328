"""All tables that this worker has awake, and what it does about bots, clocks and news from other workers."""

import asyncio
import contextlib

from sqlalchemy import select, update

from tharsis.server import agreements, catalogue, clocks
from tharsis.server.bots import BotPool
from tharsis.server.bus import Bus, News
from tharsis.server.chat import add_chat, chat_json
from tharsis.server.database import Database, changed
from tharsis.server.live import BOT, LEASE, Live
from tharsis.server.logs import TABLES, log
from tharsis.server.models import Table, now
from tharsis.server.problems import Problem
from tharsis.server.room import Connection, Room
from tharsis.server.settings import Settings

#: Seconds after which people are told that a bot is thinking.
PAUSE = 0.3


class Hub:
    """Rooms by table id."""

    def __init__(self, settings: Settings, db: Database, bus: Bus, pool: BotPool) -> None:
        self.settings = settings
        self.db = db
        self.bus = bus
        self.pool = pool
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
            room.show_card()
            await self.bus.publish({"table": room.live.id, "what": "presence"})

    # -- news ---------------------------------------------------------------------------------

    async def moved(self, room: Room) -> None:
        """The game went on through this worker: show it, tell the others, let bots think."""
        room.show_all()
        if room.live.table.state == "finished":
            room.show_card()
        self.wake_bots(room)
        await self.bus.publish({"table": room.live.id, "what": "moved"})

    async def card_changed(self, table_id: str) -> None:
        """Seats or settings changed in the database, here."""
        await self._refresh(table_id)
        await self.bus.publish({"table": table_id, "what": "moved"})

    async def removed(self, table_id: str) -> None:
        """A table was taken away: whoever still looks at it is sent off."""
        self._send_off(table_id)
        await self.bus.publish({"table": table_id, "what": "removed"})

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
        room.show_card()

    async def hear(self, news: News) -> None:
        """Another worker says that something happened."""
        room = self.rooms.get(news["table"])
        if room is None:
            return
        try:
            if news["what"] == "moved":
                await self._refresh(news["table"])
            elif news["what"] == "removed":
                self._send_off(news["table"])
            elif news["what"] == "presence":
                room.here = await self.bus.present(news["table"])
                room.show_card()
            elif news["what"] == "chat":
                room.tell(news["chat"])
            elif news["what"] == "thinking":
                room.thinking = set(news["seats"])
                room.show_card()
        except Problem as problem:
            log.warning("news of a table that is gone", table=news["table"], why=str(problem))

    # -- bots ---------------------------------------------------------------------------------

    def wake_bots(self, room: Room) -> None:
        if room.live.table.bots_owe and room.thinker is None:
            room.thinker = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        """Let the bots of a table play until a person is asked."""
        live = room.live
        try:
            while (seat := self._bot_to_move(live)) is not None:
                await self._play_bot(room, seat)
        except Exception:
            log.exception("a bot's table stands still; the keeper tries again", table=live.id)
        finally:
            room.thinker = None
        if self._bot_to_move(live) is not None and live.table.lease > now():
            self.wake_bots(room)

    def _bot_to_move(self, live: Live) -> int | None:
        if live.table.state != "running":
            return None
        return next((seat for seat in live.state.actors() if live.seats[seat].kind == "bot"), None)

    async def _play_bot(self, room: Room, seat: int) -> None:
        live = room.live
        s = live.state
        bot = live.seats[seat].bot or catalogue.stand_in(live.game)
        slow = asyncio.create_task(self._say_thinking(room, seat))
        try:
            text = await self.pool.choose(live.game, bot, s, seat)
        finally:
            slow.cancel()
            await self._set_thinking(room, set())
        if live.state is not s:
            return  # undone or moved meanwhile: think again
        try:
            await live.play(BOT, seat, s.position(seat), [text])
        except Problem as problem:
            if problem.code not in ("stale", "not-yours", "finished"):
                raise
            async with live.lock:
                await live.catch_up()
            return
        await self.moved(room)

    async def _say_thinking(self, room: Room, seat: int) -> None:
        """A bot that answers at once is not worth a message."""
        await asyncio.sleep(PAUSE)
        await self._set_thinking(room, {seat})

    async def _set_thinking(self, room: Room, seats: set[int]) -> None:
        if room.thinking != seats:
            room.thinking = seats
            room.show_card()
            await self.bus.publish({"table": room.live.id, "what": "thinking", "seats": sorted(seats)})

    # -- what time brings ---------------------------------------------------------------------

    async def run_out_clocks(self) -> None:
        """Seats without time lose them to a bot, or the game."""
        async with self.db.read() as session:
            due = await session.scalars(
                select(Table.id).where(Table.state == "running", Table.deadline < now()).limit(50)
            )
            ids = list(due)
        for table_id in ids:
            # Another worker may have seen to it meanwhile.
            with contextlib.suppress(Problem):
                await self._run_out_clock(await self.room(table_id))

    async def _run_out_clock(self, room: Room) -> None:
        live = room.live
        async with live.lock:
            await live.catch_up()
        if live.table.state != "running" or live.table.clock is None:
            return
        for seat in clocks.flagged(live.seats, now()):
            log.info("time is up", table=live.id, seat=seat)
            await agreements.lose_seat(self, room, seat, "time", to_bot=live.table.clock["then"] == "bot")

    async def take_over_bots(self) -> None:
        """Tables whose bots nobody has looked after for a while: their worker died, or a bot failed."""
        moment = now()
        overdue = (Table.state == "running", Table.bots_owe, Table.lease < moment)
        async with self.db.read() as session:
            ids = list(await session.scalars(select(Table.id).where(*overdue).limit(50)))
        for table_id in ids:
            async with self.db.write() as session:
                claim = update(Table).where(Table.id == table_id, *overdue).values(lease=moment + LEASE)
                if not changed(await session.execute(claim)):
                    continue
            room = await self.room(table_id)
            if room.thinker is None:
                async with room.live.lock:
                    await room.live.catch_up()
                self.wake_bots(room)

    async def renew_presence(self) -> None:
        for table_id, room in list(self.rooms.items()):
            people = {connection.person for connection in room.connections if connection.person}
            if people:
                await self.bus.renew(table_id, people)

    # -- chat ---------------------------------------------------------------------------------

    async def say(self, room: Room, name: str, seat: int, text: str) -> None:
        """Keep a line of chat and tell it to everybody."""
        async with self.db.write() as session:
            message = chat_json(await add_chat(session, room.live.id, name, seat, text))
        room.tell(message)
        await self.bus.publish({"table": room.live.id, "what": "chat", "chat": message})

    async def stop(self) -> None:
        for room in self.rooms.values():
            if room.thinker is not None:
                room.thinker.cancel()
            for connection in list(room.connections):
                await connection.finish(1012)
