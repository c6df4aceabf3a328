"""One WebSocket for each client at a table."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tharsis.kernel.match import UNDO
from tharsis.kernel.view import entry_json
from tharsis.server import standing
from tharsis.server.api import messages as said
from tharsis.server.api.deps import address
from tharsis.server.auth import from_our_page
from tharsis.server.chat import last_lines
from tharsis.server.database import out_of_reach
from tharsis.server.faults import our_fault
from tharsis.server.house import House
from tharsis.server.kinds import Farewell
from tharsis.server.logs import REFUSED, SOCKETS
from tharsis.server.models import Person
from tharsis.server.preview import HeldBack, Preview, number_of, reason, reasons_for_target
from tharsis.server.problems import Problem
from tharsis.server.room import Connection, Room, encoded
from tharsis.server.sessions import Caller

router = APIRouter()
PROTOCOL = 1
LARGEST = 64 << 10
#: Refusals for haste until a client is cut off.
HASTE = 100
Json = dict[str, Any]


@router.websocket("/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    house: House = websocket.app.state.house
    if not from_our_page(websocket, house.settings.public_url):
        await websocket.close(Farewell.OTHER_SITE)
        return
    await websocket.accept()
    async with AsyncExitStack() as visit:
        try:
            room = await visit.enter_async_context(house.hub.visit(table))
            caller = await house.sessions.caller(websocket)
        except Problem as problem:
            await websocket.close(Farewell.BROKEN if problem.code == "broken" else Farewell.NO_TABLE)
            return
        except Exception as error:
            if not out_of_reach(error):
                raise
            await websocket.close(Farewell.LATER)
            return
        await _let_in(house, room, websocket, caller)


async def _let_in(house: House, room: Room, websocket: WebSocket, caller: Caller | None) -> None:
    try:
        async with house.quotas.socket(caller.person.id if caller else None, address(websocket)):
            await _converse(house, room, websocket, caller)
    except Problem as problem:
        REFUSED.labels(problem.code).inc()
        await websocket.send_text(encoded({"type": "error", "re": None, "error": problem.error}))
        await websocket.close(Farewell.TOO_MANY)


async def _converse(house: House, room: Room, websocket: WebSocket, caller: Caller | None) -> None:
    guest = Session(house, room, websocket, caller)
    with SOCKETS.track_inprogress():
        try:
            await guest.run()
        except WebSocketDisconnect:
            pass
        finally:
            await house.hub.leave(room, guest.connection)
            await guest.connection.finish()


class Session:
    """A client's conversation."""

    def __init__(self, house: House, room: Room, websocket: WebSocket, caller: Caller | None) -> None:
        self.house = house
        self.room = room
        self.websocket = websocket
        self.person = person = caller.person if caller else None
        self.connection = Connection(
            websocket, person.id if person else None, caller.session if caller else None
        )
        self.key = person.id if person else address(websocket)
        self.haste = 0

    async def run(self) -> None:
        farewell = await self._greet()
        if farewell is not None:
            await self.connection.finish(farewell)
            return
        while True:
            text = await self._receive()
            if self.haste > HASTE:
                await self.connection.finish(Farewell.HASTE)
                return
            await self._handle(text)

    async def _receive(self) -> str:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text if isinstance(text, str) and len(text) <= LARGEST else ""

    async def _greet(self) -> Farewell | None:
        """The first message must be a hello in our protocol, and come soon; else the socket is closed."""
        seconds = self.house.settings.hello_seconds
        try:
            text = await asyncio.wait_for(self._receive(), seconds)
        except TimeoutError:
            self._refuse(None, Problem("bad-message", f"say hello within {seconds:g} seconds"))
            return Farewell.LATE
        try:
            hello = said.read(text)
            if self.person is not None:
                standing.check_welcome(self.person)
            if not isinstance(hello, said.Hello):
                raise Problem("bad-message", "say hello first")
            if hello.protocol != PROTOCOL:
                raise Problem("protocol", f"this server speaks protocol {PROTOCOL}", protocol=PROTOCOL)
            await self._hello(hello)
        except Problem as problem:
            self._refuse(None, problem)
            return Farewell.NO_HELLO
        except WebSocketDisconnect:
            raise
        except Exception as error:
            self._refuse(None, our_fault(error, table=self.room.live.id))
            return Farewell.LATER
        return None

    async def _handle(self, text: str) -> None:
        try:
            after = await self.house.limit.wait(f"socket {self.key}")
            if after:
                self.haste += 1
                raise Problem("too-many", "slow down a little", after=round(after, 1))
            self.haste = 0
            message = said.read(text)
            answer = await self._answer(message)
            if message.id is not None:
                self.connection.send({**answer, "re": message.id})
        except Problem as problem:
            self._refuse(_id_of(text), problem)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            self._refuse(_id_of(text), our_fault(error, table=self.room.live.id))

    def _refuse(self, number: Any, problem: Problem) -> None:
        REFUSED.labels(problem.code).inc()
        self.connection.send({"type": "error", "re": number, "error": problem.error})
        if problem.code == "stale":
            self.room.show(self.connection)
        elif problem.code == "broken":
            self.house.hub.close_broken(self.room.live.id)

    async def _answer(self, message: said.Said) -> Json:
        match message:
            case said.MoveMessage() | said.Retract() | said.Undo():
                return await self._act(message)
            case said.Why():
                return self._why(message)
            case said.Preview():
                return self._preview(message)
            case said.Propose() | said.Answer() | said.Resign():
                return await self._agree(message)
            case said.ChatMessage():
                return await self._chat(message.text)
            case said.LogMessage():
                return self._log(message.since)
            case said.Look():
                self._look(message.seat)
            case said.Hello():
                await self._hello(message)
        return {"type": "done"}

    # -- eyes ---------------------------------------------------------------------------------

    async def _hello(self, hello: said.Hello) -> None:
        room, connection = self.room, self.connection
        mine = room.live.seats_of(connection.person)
        connection.seat = self._own_eyes((mine[0] if mine else -1) if hello.seat is None else hello.seat)
        if connection not in room.connections:
            await self.house.hub.enter(room, connection)
        async with self.house.db.read() as session:
            chat = await last_lines(session, room.live.id)
        room.said.update(line["n"] for line in chat)
        summary = room.summary_message(connection.person)
        connection.send(
            {**summary, "type": "welcome", "protocol": PROTOCOL, "seat": connection.seat, "chat": chat}
        )
        connection.log = self._known_log(hello)
        room.show(connection)

    def _known_log(self, hello: said.Hello) -> list[Any]:
        """The entries a returning client still has: those it names, unless history was undone since."""
        match = self.room.live.match
        if match is None:
            return []
        undone = max((at for at, move in enumerate(match.moves, 1) if move.text == UNDO), default=0)
        undone += match.state.moves - len(match.moves)
        known = undone <= hello.position <= match.state.position(self.connection.seat)
        return match.state.entries()[: hello.log] if known else []

    def _look(self, seat: int) -> None:
        self.connection.seat = self._own_eyes(seat)
        self.connection.log = []
        self.room.show(self.connection)

    def _own_eyes(self, seat: int) -> int:
        if seat >= 0:
            self.room.live.check_exists(seat)
        if seat >= 0 and seat not in self.room.live.seats_of(self.connection.person):
            raise Problem("not-yours", f"seat {seat} is not yours")
        return seat

    def _own_seat(self, seat: int) -> int:
        self.room.live.check_seat(self._me(), seat)
        return seat

    def _me(self) -> str:
        return self.connection.person or ""

    # -- acting -------------------------------------------------------------------------------

    async def _act(self, message: said.MoveMessage | said.Retract | said.Undo) -> Json:
        try:
            return {"type": "done", "position": await self._move(message)}
        except HeldBack as held:
            return {"type": "preview", **held.foreseen.as_json()}

    async def _move(self, message: said.MoveMessage | said.Retract | said.Undo) -> int:
        door, room, me = self.house.door, self.room, self._me()
        if isinstance(message, said.MoveMessage):
            return await door.play(room, me, message.seat, message.position, message.moves, message.unless)
        if isinstance(message, said.Retract):
            return await door.retract(room, me, message.seat, message.position)
        return await door.undo(room, me, message.seat, message.position)

    async def _agree(self, message: said.Propose | said.Answer | said.Resign) -> Json:
        seat = self._own_seat(message.seat)
        door, room = self.house.door, self.room
        if isinstance(message, said.Propose):
            await door.propose(room, seat, message.about, message.of, message.bot)
        elif isinstance(message, said.Answer):
            await door.answer(room, seat, message.proposal, message.yes)
        else:
            await door.resign(room, seat)
        return {"type": "done"}

    async def _chat(self, text: str) -> Json:
        if self.person is None:
            raise Problem("no-person", "be somebody first: POST /api/guest")
        async with self.house.db.read() as session:  # the operator may have silenced them meanwhile
            self.person = await session.get(Person, self.person.id)
        if self.person is None:
            raise Problem("no-person", "you have been deleted meanwhile")
        standing.check_may_speak(self.person)
        live = self.room.live
        seat = self.connection.seat
        if seat < 0:
            mine = live.seats_of(self.person.id)
            seat = mine[0] if mine else -1
        if seat < 0 and not live.table.public:
            raise Problem("not-yours", "only the players chat at this table")
        await self.house.door.say(self.room, self.person.name, seat, text, self.person.id)
        return {"type": "done"}

    # -- asking -------------------------------------------------------------------------------

    def _why(self, message: said.Why) -> Json:
        seat = self._own_seat(message.seat)
        s = self.room.live.state
        if message.target is not None:
            reasons = reasons_for_target(s, seat, message.target)
            return {"type": "why", "target": message.target, "reasons": reasons}
        if message.move is None:
            raise Problem("bad-message", "name a move or a target")
        number = number_of(s.game, message.move)
        return {"type": "why", "move": message.move, "reason": reason(s, seat, number)}

    def _preview(self, message: said.Preview) -> Json:
        seat = self._own_seat(message.seat)
        s = self.room.live.state
        if s.position(seat) != message.position:
            raise Problem("stale", "the game has moved on", position=s.position(seat))
        return {"type": "preview", **Preview(s, seat, message.moves).as_json()}

    def _log(self, since: int) -> Json:
        s = self.room.live.state
        entries = s.entries()[since:]
        shown = [entry_json(s, entry, self.connection.seat) for entry in entries]
        return {"type": "log", "from": since, "entries": shown}


def _id_of(text: str) -> Any:
    """The id of a message that is refused, even of a faulty one, so that its error can be told apart."""
    try:
        found = json.loads(text)
        number = found.get("id") if isinstance(found, dict) else None
        str(number).encode()
    except (ValueError, RecursionError):  # no JSON; or an id of half a character, which nobody can be told
        return None
    short = isinstance(number, str) and len(number) <= 64
    return number if short or (isinstance(number, int) and abs(number) <= 1 << 53) else None
