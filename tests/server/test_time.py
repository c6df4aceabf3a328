"""Clocks, bots that fail, reminders: what happens while nobody acts."""

import json
import re
import socketserver
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from server.harness import Launcher, Server, against, wait_until
from server.postbox import postbox
from tharsis.client import Client

Guest = Callable[[str], Client]


def test_time_out_hands_the_seat_to_a_bot(guest: Guest) -> None:
    ana = guest("Ana")
    clock = {"kind": "move", "seconds": 1, "then": "bot"}
    table = ana.create("toy", seats=["me", "bot:random"], clock=clock)["id"]
    with ana.sit_down(table) as seat:
        assert seat.view["clock"]["running"] == [0]
        assert 0 < seat.view["clock"]["left"][0] <= 1
        assert seat.view["clock"]["left"][1] is None
        while seat.summary["state"] != "finished":
            seat.receive()
        assert seat.summary["seats"][0]["kind"] == "bot"
        assert seat.summary["result"]["how"] == "rules"


def test_time_out_loses_the_game(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    clock = {"kind": "player", "seconds": 1, "increment": 1, "then": "resign"}
    table = ana.create("toy", seats=["me", "open"], clock=clock)["id"]
    ben.sit(table)
    with ana.sit_down(table) as seat:
        seat.move(seat.legal[0])
        assert seat.view["clock"]["running"] == [1]
        assert seat.view["clock"]["left"][0] > 1
        while not seat.over:
            seat.receive()
        assert seat.view["result"]["how"] == "time"
        assert seat.view["result"]["seat"] == 1
        assert seat.view["result"]["ranks"] == [1, 2]


@pytest.mark.parametrize("game", ["toy-crash", "toy-sleep", "toy-hungry"])
def test_a_bot_that_crashes_or_hangs_or_wants_too_much_does_not_stop_the_table(
    game: str, launcher: Launcher, tmp_path: Path
) -> None:
    server = Server(launcher, tmp_path, bot_seconds=0.05, bot_grace=0.5).start()
    with Client(server.url, name="Ana") as ana:
        with against(ana, "heuristic", game) as seat:
            for _ in range(3):
                seat.wait()
                seat.move(seat.legal[0])
        failures = re.search(r"^tharsis_bot_crashes_total (\S+)", ana._http.get("/metrics").text, re.M)
        assert failures is not None
        assert float(failures[1]) >= 2
    server.stop()


class Hook(BaseHTTPRequestHandler):
    """A webhook's other end."""

    calls: list[dict[str, object]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.calls.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Silence."""


@contextmanager
def serving(server: socketserver.TCPServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    thread.join()
    server.server_close()


def test_reminders_by_mail_and_webhook(launcher: Launcher, tmp_path: Path) -> None:
    """Whoever is away is told once, in their language, what happened since their last move."""
    with postbox() as (box, mail), serving(HTTPServer(("127.0.0.1", 0), Hook)) as hook:
        server = Server(
            launcher, tmp_path, remind_after=0.2, smtp_url=mail, webhook_private=True,
            public_url="https://play.example.org",
        ).start()  # fmt: skip
        with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
            ben.request("PATCH", "/me", {"email": "ben@example.org"})
            ben.request("POST", "/verify", {"token": box.link(0)[1]})  # now the address counts
            ben.request("PATCH", "/me", {"webhook": f"http://127.0.0.1:{hook}/turn", "language": "ko"})
            table = ana.create("toy", seats=["me", "open"])["id"]
            ben.sit(table)
            wait_until(lambda: len(Hook.calls) == 1 and len(box.letters) == 2)
            with ana.sit_down(table) as first, ben.sit_down(table) as second:
                second.move(second.legal[0])
                second.close()
                first.move(first.legal[0])
                if first.legal:
                    first.move("raid 1")
            wait_until(lambda: len(Hook.calls) == 2)
        server.stop()
    assert [call["seat"] for call in Hook.calls] == [1, 1]
    assert Hook.calls[0]["log"] == []
    assert [entry["key"] for entry in Hook.calls[1]["log"]][:2] == ["bid", "bid"]  # type: ignore[attr-defined]
    assert Hook.calls[1]["url"] == f"https://play.example.org/table/{table}"
    assert box.letters[1]["To"] == "ben@example.org"


def test_a_webhook_cannot_reach_the_own_network(launcher: Launcher, tmp_path: Path) -> None:
    calls_before = len(Hook.calls)
    with serving(HTTPServer(("127.0.0.1", 0), Hook)) as hook:
        server = Server(launcher, tmp_path, remind_after=0).start()
        with Client(server.url, name="Ana") as ana:
            ana.request("PATCH", "/me", {"webhook": f"http://localhost:{hook}/"})
            ana.create("toy", seats=["me", "bot:random"])
            failed = 'tharsis_reminders_total{channel="webhook",outcome="failed"} 1.0'
            wait_until(lambda: failed in ana._http.get("/metrics").text)
        server.stop()
    assert len(Hook.calls) == calls_before
