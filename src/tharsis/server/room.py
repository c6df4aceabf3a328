"""The people connected to one table through this worker, and what each of them has been told."""

import asyncio
import contextlib
import json
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from tharsis.kernel import Entry, View
from tharsis.kernel.match import UNDO
from tharsis.kernel.view import entry_json
from tharsis.server import clocks
from tharsis.server.guide import hint
from tharsis.server.kinds import TableState
from tharsis.server.live import Live
from tharsis.server.models import now
from tharsis.server.summary import summary

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
        self.shown: Json | None = None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self._farewell = 1013
        self._writer = asyncio.create_task(self._write())

    def send(self, message: Json) -> None:
        try:
            self._queue.put_nowait(json.dumps(message, separators=(",", ":")))
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


class Room:
    """A live table and those who watch it from here."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.here: set[str] = set()  # people connected through any worker
        self.connections: set[Connection] = set()
        self.visitors = 0  # sockets that hold this room, greeted or not
        self.thinking: set[int] = set()
        self.thinker: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return not self.visitors and self.thinker is None and not self.live.lock.locked()

    def tell(self, message: Json) -> None:
        for connection in self.connections:
            connection.send(message)

    def summary_for(self, person: str | None) -> Json:
        live = self.live
        return summary(live.table, live.seats, live.names, self.here, person)

    def show_summary(self) -> None:
        """Tell everybody how the table stands; eyes that are no longer theirs are closed."""
        for connection in self.connections:
            if connection.seat >= 0 and connection.seat not in self.live.seats_of(connection.person):
                connection.seat, connection.shown, connection.log = -1, None, []
                self.show(connection)
            connection.send(self.summary_message(connection.person))

    def summary_message(self, person: str | None) -> Json:
        return {
            "type": "table",
            "table": self.summary_for(person),
            "thinking": sorted(self.thinking),
            "proposals": self.live.table.proposals,
        }

    def show_all(self) -> None:
        for connection in self.connections:
            self.show(connection)

    def show(self, connection: Connection, again: bool = False) -> None:
        """Send a view, if it tells this client anything new."""
        if self.live.match is None:
            return
        entries = self.live.match.state.entries()
        known = common(connection.log, entries)
        view = self.view(connection.seat)
        if not again and view == connection.shown and known == len(entries) == len(connection.log):
            return
        connection.shown, connection.log = view, entries
        s = self.live.match.state
        fresh = [entry_json(s, entry, connection.seat) for entry in entries[known:]]
        clock = clocks.shown(self.live.seats, now()) if self.live.table.clock else None
        connection.send({"type": "view", **view, "log": {"from": known, "entries": fresh}, "clock": clock})

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
            "can_ask": running and self._has_moved(seat),
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
