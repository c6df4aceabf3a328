"""The people connected to one table through this worker, and what each of them has been told."""

import asyncio
import contextlib
import hashlib
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from tharsis.kernel import Entry, View
from tharsis.kernel.match import UNDO
from tharsis.kernel.view import entry_json
from tharsis.server import clocks
from tharsis.server.guide import hint
from tharsis.server.kinds import Farewell, TableState
from tharsis.server.live import Live
from tharsis.server.models import now
from tharsis.server.summary import Company, concerned, summary

Json = dict[str, Any]
#: Messages waiting for a slow client; with more it is cut off, and resumes when it can.
WAITING = 500


class Connection:
    """One socket. Messages go through a queue, so that a slow client holds up nobody."""

    def __init__(self, socket: WebSocket, person: str | None, session: str | None = None) -> None:
        self.socket = socket
        self.person = person
        self.session = session  # by which they are that person
        self.seat = -1
        self.log: list[Entry] = []  # the entries this client has
        self.shown = b""  # the mark of the view this client has
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self._farewell: int = Farewell.LATER
        self._writer = asyncio.create_task(self._write())

    def send(self, message: Json) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self._writer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
            while (text := await self._queue.get()) is not None:
                await self.socket.send_text(text)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(self._farewell)

    def dismiss(self, code: int) -> None:
        """Send what is waiting, then close."""
        if not self._writer.done():
            self._farewell = code
            try:
                self._queue.put_nowait(None)
            except asyncio.QueueFull:
                self._writer.cancel()

    async def finish(self, code: int = 1000) -> None:
        """The same, and wait for it."""
        self.dismiss(code)
        await asyncio.wait([self._writer])


def encoded(message: Any) -> str:
    return orjson.dumps(message).decode()


class Shown:
    """What one pair of eyes sees: encoded, and a mark that is equal where the view is."""

    def __init__(self, view: Json) -> None:
        text = orjson.dumps(view)
        self.mark = hashlib.blake2b(text, digest_size=16).digest()
        self.text = text.decode()


class Picture:
    """The present position, made and encoded once for each pair of eyes, however many look with them."""

    def __init__(self, room: "Room") -> None:
        assert room.live.match is not None
        self.s = room.live.match.state
        self.entries = self.s.entries()
        self._room = room
        self._clock = clocks.shown(room.live.seats, now()) if room.live.table.clock else None
        self._views: dict[int, Shown] = {}
        self._texts: dict[tuple[int, int], str] = {}

    def view(self, seat: int) -> Shown:
        if seat not in self._views:
            self._views[seat] = Shown(self._room.view(seat))
        return self._views[seat]

    def text(self, seat: int, known: int) -> str:
        """The message for eyes that know so much of the log."""
        if (seat, known) not in self._texts:
            fresh = [entry_json(self.s, entry, seat) for entry in self.entries[known:]]
            news = {"type": "view", "log": {"from": known, "entries": fresh}, "clock": self._clock}
            self._texts[seat, known] = encoded(news)[:-1] + "," + self.view(seat).text[1:]
        return self._texts[seat, known]


class Room:
    """A live table and those who watch it from here."""

    def __init__(self, live: Live, grace: float) -> None:
        self.live = live
        self.grace = grace  # seconds for which a live table keeps the seat of somebody who is away
        self.here: set[str] = set()  # people connected through any worker
        self.connections: set[Connection] = set()
        self.said: set[int] = set()  # numbers of the lines of chat that were told here
        self.visitors = 0  # sockets that hold this room, greeted or not, and requests that act in it
        self.thinking: set[int] = set()
        self.thinker: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return not self.visitors and self.thinker is None and not self.live.lock.locked()

    def tell(self, message: Json) -> None:
        text = encoded(message)
        for connection in self.connections:
            connection.send_text(text)

    def come_and_gone(self, here: set[str]) -> bool:
        """Who is here now; tells whether that is news of a player."""
        before = self.here
        self.here = here
        return any(seat.person in before ^ here for seat in self.live.seats)

    def tell_line(self, line: Json) -> None:
        """A line of chat, once, however often we hear of it."""
        if line["n"] not in self.said:
            self.said.add(line["n"])
            self.tell(line)

    def summary_for(self, person: str | None) -> Json:
        live = self.live
        return summary(live.table, live.seats, Company(live.people, self.here, self.grace), person)

    def show_summary(self) -> None:
        """Tell everybody how the table stands; eyes that are no longer theirs are closed."""
        texts: dict[str | None, str] = {}  # one for each whom it concerns, and one for all others
        known = concerned(self.live.table, self.live.seats)
        for connection in self.connections:
            if connection.seat >= 0 and connection.seat not in self.live.seats_of(connection.person):
                connection.seat, connection.shown, connection.log = -1, b"", []
                self.show(connection)
            who = connection.person if connection.person in known else None
            if who not in texts:
                texts[who] = encoded(self.summary_message(who))
            connection.send_text(texts[who])

    def summary_message(self, person: str | None) -> Json:
        return {
            "type": "table",
            "table": self.summary_for(person),
            "thinking": sorted(self.thinking),
            "proposals": self.live.table.proposals,
        }

    def show_all(self) -> None:
        """Send everybody a view, if it tells them anything new; the players first."""
        if self.live.match is None:
            return
        picture = Picture(self)
        for connection in sorted(self.connections, key=lambda one: one.seat < 0):
            self._show(connection, picture)

    def show(self, connection: Connection) -> None:
        """Send a view to somebody who asks for one."""
        if self.live.match is not None:
            self._show(connection, Picture(self), again=True)

    def _show(self, connection: Connection, picture: Picture, again: bool = False) -> None:
        entries, mark = picture.entries, picture.view(connection.seat).mark
        known = common(connection.log, entries)
        if not again and mark == connection.shown and known == len(entries) == len(connection.log):
            return
        connection.shown, connection.log = mark, entries
        connection.send_text(picture.text(connection.seat, known))

    def view(self, seat: int) -> Json:
        """All that a seat may see, without the log and the clock, which depend on who looks and when."""
        live = self.live
        assert live.match is not None
        running = live.table.state == TableState.RUNNING
        view = View(live.match.state, seat).as_json()
        if not running:
            view |= {
                "legal": [],
                "asides": [],
                "actors": [],
                "prompt": None,
                "can_undo": False,
                "can_retract": False,
            }
        return view | {
            "over": not running,
            "result": live.table.result,
            "since": live.seats[seat].seen if seat >= 0 else 0,
            "can_ask": running and bool(live.others(seat)) and self._has_moved(seat),
            "guide": hint(live, seat),
        }

    def _has_moved(self, seat: int) -> bool:
        match = self.live.match
        assert match is not None
        return not match.state.parallel and any(
            move.seat == seat and move.text != UNDO for move in reversed(match.moves)
        )


def common(old: list[Entry], new: list[Entry]) -> int:
    """How many entries from the start both logs share."""
    length = min(len(old), len(new))
    while length and not _same(old[length - 1], new[length - 1]):
        length -= 1
    return length


def _same(a: Entry, b: Entry) -> bool:
    return a is b or (a.key, a.args, a.secret, a.move) == (b.key, b.args, b.secret, b.move)
