"""A wire between two workers: one connection, over which many conversations run at a time.

A conversation is a request or a socket that came to one worker and is answered by another. Its events (those
of ASGI) go over the wire in order. Whoever sends more than the other side takes has to wait, so that a slow
client is felt by whoever writes to it, and nothing piles up between.
"""

import asyncio
import contextlib
import hashlib
import hmac
import itertools
import json
import secrets
import struct
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from tharsis.server.logs import log

Event = dict[str, Any]
#: Events of a conversation that may be under way in one direction.
WINDOW: Final = 16
#: Bytes of the largest frame: far more than we ever send.
LARGEST: Final = 64 << 20
#: Seconds until both sides must have shown that they know the secret.
HANDSHAKE: Final = 5.0
#: A frame: how long what follows the head is, which conversation it belongs to, and its kind.
HEAD: Final = struct.Struct(">IIB")
#: What of an event may be long, and is sent as it is.
BULK: Final = ("body", "bytes", "text")
NONCE: Final = 32


class Kind(IntEnum):
    OPEN = 0  # a conversation begins: its scope
    EVENT = 1
    TAKEN = 2  # one more event of yours was taken
    END = 3


class Gone(ConnectionError):
    """The other side of a conversation has ended it, or cannot be reached any more."""


class Talk:
    """One end of a conversation."""

    def __init__(self, wire: "Wire", number: int) -> None:
        self._wire = wire
        self._number = number
        self._inbox: asyncio.Queue[Event | None] = asyncio.Queue()
        self._window = asyncio.Semaphore(WINDOW)
        self._over = False

    async def send(self, event: Event) -> None:
        await self._window.acquire()
        if self._over:
            raise Gone("the conversation is over")
        await self._wire.write(Kind.EVENT, self._number, packed(event))

    async def receive(self) -> Event:
        event = await self._inbox.get()
        if event is None:
            self._inbox.put_nowait(None)  # whoever asks again hears the same
            raise Gone("the conversation is over")
        if not self._over:
            await self._wire.write(Kind.TAKEN, self._number)
        return event

    async def end(self) -> None:
        """Say no more, and hear no more."""
        if not self._over:
            self.ended()
            with contextlib.suppress(ConnectionError):
                await self._wire.write(Kind.END, self._number)

    def hear(self, event: Event) -> None:
        self._inbox.put_nowait(event)

    def taken(self) -> None:
        self._window.release()

    def ended(self) -> None:
        """Nothing more comes; what has come can still be taken."""
        self._over = True
        self._wire.talks.pop(self._number, None)
        self._inbox.put_nowait(None)
        for _ in range(WINDOW):
            self._window.release()


#: Who answers the conversations that the other side begins.
Answer = Callable[[Event, Talk], None]


class Wire:
    """One end of a connection. The caller begins conversations, whoever was called answers them."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: Answer | None = None
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._answer = answer
        self._numbers = itertools.count(1)
        self.talks: dict[int, Talk] = {}
        self._task = asyncio.create_task(self._read())

    @property
    def open(self) -> bool:
        return not self._task.done()

    async def begin(self, scope: Event) -> Talk:
        number = next(self._numbers)
        talk = self.talks[number] = Talk(self, number)
        await self.write(Kind.OPEN, number, packed(scope))
        return talk

    async def write(self, kind: Kind, number: int, payload: bytes = b"") -> None:
        if not self.open or self._writer.is_closing():  # it may have broken before we have read so
            raise Gone("the other worker is gone")
        self._writer.write(HEAD.pack(len(payload), number, kind) + payload)
        await self._writer.drain()

    async def _read(self) -> None:
        """Until the other side is gone, or says what we do not understand."""
        try:
            while True:
                length, number, kind = HEAD.unpack(await self._reader.readexactly(HEAD.size))
                if length > LARGEST:
                    raise ValueError(f"a frame of {length} bytes")
                self._take(Kind(kind), number, await self._reader.readexactly(length))
        except (OSError, EOFError):
            pass
        except Exception as error:
            log.warning("a wire is cut: we do not understand each other", error=repr(error))
        finally:
            for talk in list(self.talks.values()):
                talk.ended()
            self._writer.close()

    def _take(self, kind: Kind, number: int, payload: bytes) -> None:
        if kind == Kind.OPEN:
            if self._answer is None:
                raise ValueError("we have called, and are not to be asked")
            talk = self.talks[number] = Talk(self, number)
            self._answer(unpacked(payload), talk)
            return
        talk = self.talks.get(number)  # type: ignore[assignment]
        if talk is None:
            return  # it has ended here, and the other side does not know it yet
        if kind == Kind.EVENT:
            talk.hear(unpacked(payload))
        elif kind == Kind.TAKEN:
            talk.taken()
        else:
            talk.ended()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])


# -- events as bytes ----------------------------------------------------------------------------------


def packed(event: Event) -> bytes:
    """The small parts as JSON, and behind them the long one as it is."""
    name = next((name for name in BULK if event.get(name)), "")
    bulk = event[name] if name else b""
    small = {key: value for key, value in event.items() if key != name}
    head = json.dumps([name, small], default=_plain).encode()
    return struct.pack(">I", len(head)) + head + (bulk.encode() if isinstance(bulk, str) else bytes(bulk))


def _plain(value: object) -> str:
    assert isinstance(value, bytes | bytearray)
    return value.decode("latin-1")


def unpacked(payload: bytes) -> Event:
    (length,) = struct.unpack_from(">I", payload)
    name, event = json.loads(payload[4 : 4 + length])
    bulk = payload[4 + length :]
    for empty in ("body", "bytes"):
        if event.get(empty) == "":
            event[empty] = b""
    if name:
        event[name] = bulk.decode() if name == "text" else bulk
    if "headers" in event:
        event["headers"] = [tuple(part.encode("latin-1") for part in pair) for pair in event["headers"]]
    return dict(event)


# -- who may call -------------------------------------------------------------------------------------


def _proof(secret: bytes, role: bytes, *nonces: bytes) -> bytes:
    return hmac.digest(secret, role + b"".join(nonces), hashlib.sha256)


async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, secret: bytes) -> None:
    """Whoever calls must know the secret of the house, and so must we."""
    mine = secrets.token_bytes(NONCE)
    writer.write(mine)
    async with asyncio.timeout(HANDSHAKE):
        theirs = await reader.readexactly(NONCE)
        proof = await reader.readexactly(hashlib.sha256().digest_size)
        if not hmac.compare_digest(proof, _proof(secret, b"call", mine, theirs)):
            raise Gone("a stranger called")
        writer.write(_proof(secret, b"answer", theirs, mine))
        await writer.drain()


async def call(host: str, port: int, secret: bytes) -> Wire:
    """A wire to a worker that listens there."""
    async with asyncio.timeout(HANDSHAKE):
        reader, writer = await asyncio.open_connection(host, port)
        try:
            theirs = await reader.readexactly(NONCE)
            mine = secrets.token_bytes(NONCE)
            writer.write(mine + _proof(secret, b"call", theirs, mine))
            proof = await reader.readexactly(hashlib.sha256().digest_size)
            if not hmac.compare_digest(proof, _proof(secret, b"answer", mine, theirs)):
                raise Gone("a stranger answered")
        except (OSError, EOFError):
            writer.close()
            raise
    return Wire(reader, writer)
