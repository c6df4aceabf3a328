"""Connections: those that say nothing are dropped, nobody has too many, a crowd costs the players nothing."""

import json
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.harness import Launcher, Server
from server.indoors import play_on, table_of
from tharsis.client import Client, Refused
from tharsis.kernel import games
from tharsis.server import room as rooms
from tharsis.server.database import Database
from tharsis.server.room import Connection, Room
from toy import GAME


@pytest.fixture(scope="module")
def brisk(launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long for anybody."""
    limits = {"hello_seconds": 0.3, "request_seconds": 0.5, "ping_seconds": 0.5}
    made = Server(launcher, tmp_path_factory.mktemp("brisk"), **limits, person_sockets=3, address_sockets=5)
    yield made.start()
    made.stop()
    assert made.complaints() == []


def line_to(server: Server) -> socket.socket:
    port = int(server.url.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port))


def address_of(server: Server, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


def code_of(line: Any) -> int:
    """The code with which a socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            line.recv()
    assert line.close_code is not None
    return int(line.close_code)


def test_a_socket_keeps_no_memory_of_its_messages(server: Server, guest: Callable[[str], Client]) -> None:
    """Each is compressed by itself, whoever sends it."""
    table = guest("Ana").create("toy", seats=["me", "open"])["id"]
    with connect(address_of(server, table)) as line:
        (compression,) = line.protocol.extensions
        assert (compression.local_no_context_takeover, compression.remote_no_context_takeover) == (True, True)
        line.send('{"type": "hello", "protocol": 1}')
        assert json.loads(line.recv())["type"] == "welcome"


# -- silence --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n",
        b"GET /api/me HT",
        b"GET /api/me HTTP/1.1\r\nhost: here\r\nx-a: ",
        b"POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-length: 20\r\n\r\n{",
        b"POST /api/guest HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=["nothing", "blank", "line", "header", "body", "chunk"],
)
def test_a_half_sent_request_is_dropped(brisk: Server, sent: bytes) -> None:
    with line_to(brisk) as line:
        line.sendall(sent)
        with suppress(ConnectionResetError):
            assert line.recv(100) == b""


def test_a_second_request_on_a_line_must_arrive_whole_too(brisk: Server) -> None:
    with line_to(brisk) as line, line.makefile("rb") as answer:
        for _ in range(2):
            line.sendall(b"GET /api/me HTTP/1.1\r\nhost: here\r\n\r\n")
            assert b"200 OK" in answer.readline()
            while answer.readline() != b"\r\n":
                pass
            answer.read(len(b'{"person":null}'))
        line.sendall(b"GET /api/me HTT")
        with suppress(ConnectionResetError):
            assert answer.read() == b""


def test_whoever_does_not_say_hello_is_sent_away(brisk: Server) -> None:
    with Client(brisk.url, name="Ana") as ana:
        table = ana.create("toy")["id"]
        with connect(address_of(brisk, table)) as line:
            error = json.loads(line.recv())["error"]
            assert (error["code"], "hello within" in error["detail"]) == ("bad-message", True)
            assert code_of(line) == 4408
        with ana.sit_down(table) as seat:
            seat.ask({"type": "ping"})


def test_a_socket_that_answers_no_ping_is_dropped(brisk: Server) -> None:
    """It says hello as it should, and then neither reads nor speaks."""
    hello = json.dumps({"type": "hello", "protocol": 1}).encode()
    mask = b"\0\0\0\0"
    frame = struct.pack("!BB", 0x81, 0x80 | len(hello)) + mask + hello
    with Client(brisk.url, name="Ana") as ana, line_to(brisk) as line:
        table = ana.create("toy", seats=["me", "bot:random"])["id"]
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: here\r\n"
        head += f"authorization: Bearer {ana.token}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        head += "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        line.sendall(head.encode())
        assert b"101" in line.recv(1000)
        line.sendall(frame)
        while not ana.table(table)["seats"][0]["connected"]:
            time.sleep(0.02)
        while ana.table(table)["seats"][0]["connected"]:
            time.sleep(0.02)


# -- how many -------------------------------------------------------------------------------------


def test_a_person_and_an_address_have_so_many_sockets(brisk: Server) -> None:
    with Client(brisk.url, name="Ana") as ana, Client(brisk.url, name="Ben") as ben, ExitStack() as held:
        table = ana.create("toy")["id"]
        mine = [held.enter_context(ana.sit_down(table)) for _ in range(3)]
        with pytest.raises(Refused) as refused:
            ana.sit_down(table)
        assert (refused.value.code, refused.value.error["quota"]) == ("too-many", "sockets")
        headers = {"authorization": f"Bearer {ana.token}"}
        with connect(address_of(brisk, table), additional_headers=headers) as line:
            assert code_of(line) == 4420
        for _ in range(2):
            held.enter_context(ben.sit_down(table))
        with pytest.raises(Refused):
            ben.sit_down(table)
        mine[0].close()
        while True:  # until the server has noticed
            try:
                held.enter_context(ben.sit_down(table))
                break
            except Refused:
                time.sleep(0.02)


# -- a crowd --------------------------------------------------------------------------------------


class Deaf(WebSocket):
    """A socket that keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def send_text(self, data: str) -> None:
        self.heard.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Nobody is there."""


def come(room: Room, person: str | None, seat: int) -> Deaf:
    line = Deaf()
    connection = Connection(line, person)
    connection.seat = seat
    room.connections.add(connection)
    return line


async def sent(room: Room) -> None:
    for connection in room.connections:
        await connection.finish()


@pytest.mark.parametrize("crowd", [1, 200])
async def test_views_are_made_once_for_each_eye_however_many_watch(
    db: Database, monkeypatch: pytest.MonkeyPatch, crowd: int
) -> None:
    monkeypatch.setitem(games(), "toy", GAME)
    made: dict[str, list[Any]] = {"views": [], "summaries": [], "texts": []}

    def counted(name: str, of: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            made[name].append(args)
            return of(*args)

        return call

    monkeypatch.setattr(rooms, "View", counted("views", rooms.View))
    monkeypatch.setattr(rooms, "summary", counted("summaries", rooms.summary))
    monkeypatch.setattr(rooms, "encoded", counted("texts", rooms.encoded))
    room = Room(await table_of(db, "toy"), 0)
    players = [come(room, "ana", 0), come(room, "ben", 1)]
    watchers = [come(room, f"guest {number}" if number % 2 else None, -1) for number in range(crowd)]
    room.show_all()
    room.show_summary()
    eyes = [seat for _, seat in made["views"]]
    assert sorted(eyes) == [-1, 0, 1]
    assert eyes[-1] == -1, "players first"
    assert [person for *_, person in made["summaries"]].count(None) == 1
    assert len(made["summaries"]) == 3
    assert len(made["texts"]) == 6
    await play_on(room.live, 2)
    room.show_all()
    assert len(made["views"]) == 6
    assert len(made["texts"]) == 9
    await sent(room)
    assert len({tuple(line.heard) for line in watchers}) == 1, "everybody saw the same"
    assert [json.loads(message)["type"] for message in watchers[0].heard] == ["view", "table", "view"]
    assert json.loads(players[0].heard[-1])["seat"] == 0


async def test_those_who_watch_and_come_and_go_are_no_news(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "toy", GAME)
    room = Room(await table_of(db, "toy"), 0)
    assert not room.come_and_gone({"cleo", "dora"})
    assert room.come_and_gone({"ana", "cleo"})
    assert not room.come_and_gone({"ana"})
    assert room.come_and_gone(set())


def test_two_hundred_spectators_see_the_same_move(server: Server) -> None:
    with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben, ExitStack() as held:
        table = ana.create("toy", seats=["me", "open"])["id"]
        ben.sit(table)
        crowd = []
        for _ in range(200):
            line = held.enter_context(connect(address_of(server, table), max_size=None, compression=None))
            line.send(json.dumps({"type": "hello", "protocol": 1}))
            crowd.append(line)
        with ana.sit_down(table) as first, ben.sit_down(table) as second:
            first.move(first.legal[0])
            second.move(second.legal[0])
            shown = [view_with_bids(line) for line in crowd]
        assert all(view == shown[0] for view in shown)
        assert bids(shown[0]) == 2


def view_with_bids(line: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv())
        if message["type"] == "view" and bids(message):
            return message


def bids(view: dict[str, Any]) -> int:
    return sum(entry["key"] == "bid" for entry in view["log"]["entries"])
