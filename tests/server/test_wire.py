"""The wire between two workers: in order, at the pace of the slower side, and for nobody else."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from tharsis.server import wire
from tharsis.server.wire import HEAD, NONCE, WINDOW, Event, Gone, Talk, Wire, packed, unpacked

SECRET = b"known to both"
SCOPE = {"type": "http", "path": "/", "headers": [(b"cookie", b"a=\xe4")]}


class Office:
    """Listens, and keeps who has called and what they asked."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.refused: list[BaseException] = []
        self.asked: asyncio.Queue[tuple[Event, Talk]] = asyncio.Queue()
        self.port = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await wire.greet(reader, writer, SECRET)
        except (OSError, EOFError) as error:
            self.refused.append(error)
            writer.close()
        else:
            self.wires.append(Wire(reader, writer, lambda scope, talk: self.asked.put_nowait((scope, talk))))


@pytest.fixture
async def office() -> AsyncIterator[Office]:
    made = Office()
    server = await asyncio.start_server(made.take, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    yield made
    server.close()
    for one in made.wires:
        await one.close()


@pytest.fixture
async def caller(office: Office) -> AsyncIterator[Wire]:
    made = await wire.call("127.0.0.1", office.port, SECRET)
    yield made
    await made.close()


@pytest.mark.parametrize(
    "event",
    [
        {"type": "http.request", "body": b"", "more_body": False},
        {"type": "http.request", "body": bytes(range(256)), "more_body": True},
        {"type": "http.response.start", "status": 200, "headers": [(b"set-cookie", b"\xff"), (b"a", b"")]},
        {"type": "websocket.receive", "text": "모임 ☃", "bytes": None},
        {"type": "websocket.receive", "text": None, "bytes": b"\x00\xff"},
        {"type": "websocket.send", "text": ""},
        {"type": "websocket.close", "code": 1012, "reason": ""},
    ],
)
def test_events_arrive_as_they_were(event: Event) -> None:
    assert unpacked(packed(event)) == event


async def test_a_conversation_goes_both_ways_and_ends(office: Office, caller: Wire) -> None:
    mine = await caller.begin(SCOPE)
    scope, theirs = await office.asked.get()
    assert scope == SCOPE
    await mine.send({"type": "question"})
    assert await theirs.receive() == {"type": "question"}
    await theirs.send({"type": "answer"})
    await theirs.end()
    assert await mine.receive() == {"type": "answer"}, "what was said before the end is heard"
    for _ in range(2):
        with pytest.raises(Gone):
            await mine.receive()
    with pytest.raises(Gone):
        await mine.send({"type": "late"})
    assert not caller.talks
    assert not office.wires[0].talks


async def test_whoever_does_not_listen_holds_up_only_those_who_talk_to_them(
    office: Office, caller: Wire
) -> None:
    slow = await caller.begin(SCOPE)
    _, to_slow = await office.asked.get()
    said: list[int] = []

    async def talk() -> None:
        for number in range(3 * WINDOW):
            await to_slow.send({"number": number})
            said.append(number)

    talking = asyncio.create_task(talk())
    quick = await caller.begin(SCOPE)
    _, to_quick = await office.asked.get()
    for number in range(3 * WINDOW):
        await to_quick.send({"number": number})
        assert await quick.receive() == {"number": number}
    assert len(said) == WINDOW, "nothing piles up"
    assert [(await slow.receive())["number"] for _ in range(3 * WINDOW)] == list(range(3 * WINDOW))
    await talking


async def test_a_wire_that_breaks_ends_its_conversations(office: Office, caller: Wire) -> None:
    mine = await caller.begin(SCOPE)
    _, theirs = await office.asked.get()
    blocked = asyncio.create_task(fill(theirs))
    await caller.close()
    with pytest.raises(Gone):
        await blocked
    with pytest.raises(Gone):
        await theirs.receive()
    with pytest.raises(Gone):
        await mine.send({})
    with pytest.raises(Gone):
        await caller.begin(SCOPE)
    assert not caller.open


async def fill(talk: Talk) -> None:
    while True:
        await talk.send({"type": "more"})


async def test_whoever_writes_to_a_connection_that_has_closed_hears_that_it_is_gone(caller: Wire) -> None:
    """Before the wire itself has noticed it; some event loops take such a write for a mistake of ours."""
    talk = await caller.begin(SCOPE)
    caller._writer.close()
    with pytest.raises(Gone):
        await talk.send({"type": "http.disconnect"})
    await talk.end()


async def test_strangers_are_not_heard(office: Office) -> None:
    with pytest.raises((OSError, EOFError)):
        await wire.call("127.0.0.1", office.port, b"guessed")
    for noise in (b"GET / HTTP/1.1\r\n\r\n" + bytes(100), bytes(NONCE), b""):
        reader, writer = await asyncio.open_connection("127.0.0.1", office.port)
        writer.write(noise)
        if writer.can_write_eof():
            writer.write_eof()
        with contextlib.suppress(ConnectionError):
            assert len(await reader.read()) == NONCE, "nothing but a question"
        writer.close()
    while len(office.refused) < 4:
        await asyncio.sleep(0.01)
    assert not office.wires


async def test_whoever_answers_must_know_the_secret_too() -> None:
    async def pretend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(bytes(NONCE))
        await reader.readexactly(NONCE + 32)
        writer.write(bytes(32))

    server = await asyncio.start_server(pretend, "127.0.0.1", 0)
    with pytest.raises(Gone, match="stranger"):
        await wire.call("127.0.0.1", server.sockets[0].getsockname()[1], SECRET)
    server.close()


@pytest.mark.parametrize(
    "frame",
    [HEAD.pack(1 << 31, 1, 1), HEAD.pack(0, 1, 77), HEAD.pack(4, 1, 0) + bytes(4), HEAD.pack(0, 1, 0)],
)
async def test_nonsense_ends_the_wire_and_nothing_else(office: Office, caller: Wire, frame: bytes) -> None:
    caller._writer.write(frame)
    while caller.open:
        await asyncio.sleep(0.01)
    another = await wire.call("127.0.0.1", office.port, SECRET)
    await another.begin(SCOPE)
    assert (await office.asked.get())[0] == SCOPE
    await another.close()
