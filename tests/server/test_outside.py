"""What goes to addresses of people's choice reaches the open internet only, and holds up nobody."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.harness import Launcher, Server, wait_until
from tharsis.client import Client
from tharsis.server.outside import Outside, OwnNetwork, is_open

OPEN = ["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1", "2a00:1450:4001::200e"]
CLOSED = [
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "224.0.0.1", "239.255.255.250", "255.255.255.255", "240.0.0.1", "192.0.2.1",
    "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1",
    "64:ff9b::808:808", "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::1", "2001:0:7f00:1::1",
]  # fmt: skip


@pytest.mark.parametrize("address", OPEN)
def test_the_open_internet_is_open(address: str) -> None:
    assert is_open(address)


@pytest.mark.parametrize("address", CLOSED)
def test_our_own_network_is_closed_in_every_disguise(address: str) -> None:
    assert not is_open(address)


class Hook(BaseHTTPRequestHandler):
    """Keeps what it is given; some of its paths do other things than answer."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        here: Any = self.server
        if self.path == "/slow":
            here.slow_came.set()
            here.let_go.wait()
        here.calls.append((self.path, self.headers["host"], json.loads(body)))
        self.send_response(302 if self.path == "/elsewhere" else 204)
        if self.path == "/elsewhere":
            self.send_header("location", f"http://127.0.0.1:{here.server_port}/moved")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Silence."""


@contextmanager
def hooks() -> Iterator[Any]:
    server: Any = ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    server.calls, server.slow_came, server.let_go = [], threading.Event(), threading.Event()
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.let_go.set()
    server.shutdown()
    thread.join()
    server.server_close()


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """From now on every name leads to these."""

    async def found(self: Any, host: str, port: int, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", found)


@pytest.mark.parametrize(
    "addresses", [("127.0.0.1",), ("8.8.8.8", "127.0.0.1"), ("8.8.8.8", "::ffff:127.0.0.1")]
)
async def test_all_addresses_of_a_name_have_to_be_open(
    addresses: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    resolving(monkeypatch, *addresses)
    with pytest.raises(OwnNetwork, match=r"hook\.example is an address of the own network"):
        await Outside(private=False).post("https://hook.example/", b"{}", {})


async def test_the_address_that_was_checked_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name is asked for once; asked again, it might lead elsewhere."""
    with hooks() as server:
        asked: list[str] = []

        async def found(self: Any, host: Any, port: int, **more: Any) -> list[Any]:
            asked.append(host if isinstance(host, str) else host.decode())
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", found)
        monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")  # a proxy would ask again
        await Outside(private=True).post(f"http://hook.example:{server.server_port}/", b"{}", {})
        assert [host for host in asked if host == "hook.example"] == ["hook.example"]
        assert [(path, host) for path, host, _ in server.calls] == [
            ("/", f"hook.example:{server.server_port}")
        ]


async def test_redirects_are_not_followed() -> None:
    with hooks() as server:
        with pytest.raises(httpx.HTTPStatusError):
            await Outside(private=True).post(f"http://127.0.0.1:{server.server_port}/elsewhere", b"{}", {})
        assert [path for path, _, _ in server.calls] == ["/elsewhere"]


async def test_whoever_does_not_answer_in_time_is_left() -> None:
    with hooks() as server, pytest.raises(TimeoutError):
        await Outside(private=True, seconds=0.2).post(
            f"http://127.0.0.1:{server.server_port}/slow", b"{}", {}
        )


def test_a_push_endpoint_cannot_reach_the_own_network(launcher: Launcher, tmp_path: Path) -> None:
    """Not by any of its names."""
    calls: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as service:
        port = service.getsockname()[1]
        service.settimeout(0.01)
        server = Server(launcher, tmp_path, remind_after=0).start()
        with Client(server.url, name="Ana") as ana:
            point = "BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk"
            hosts = ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]"]
            for host in hosts:
                keys = {"p256dh": point, "auth": "zqbxT6JKstKSY9JKibZLSQ"}
                ana.request("POST", "/push", {"endpoint": f"https://{host}:{port}/", "keys": keys})
            ana.create("toy", seats=["me", "bot:random"])
            failed = f'tharsis_reminders_total{{channel="push",outcome="failed"}} {float(len(hosts))}'
            wait_until(lambda: failed in ana._http.get("/metrics").text)
        server.stop()
        with pytest.raises(TimeoutError):
            calls.append(service.accept()[0].recv(1))
    refused = [line for line in server.log.read_text().splitlines() if "own network" in line]
    assert len(refused) >= 2  # a machine without IPv6 cannot even ask for the others


def test_a_slow_address_holds_up_nobody(launcher: Launcher, tmp_path: Path) -> None:
    with hooks() as service:
        server = Server(launcher, tmp_path, remind_after=0, webhook_private=True).start()
        with Client(server.url, name="Slow") as slow, Client(server.url, name="Quick") as quick:
            for client, path in ((slow, "slow"), (quick, "quick")):
                client.request("PATCH", "/me", {"webhook": f"http://127.0.0.1:{service.server_port}/{path}"})
            slow.create("toy", seats=["me", "bot:random"])
            wait_until(service.slow_came.is_set)
            quick.create("toy", seats=["me", "bot:random"])
            wait_until(lambda: bool(service.calls))  # nobody has let the slow one go
            assert [path for path, _, _ in service.calls] == ["/quick"]
            service.let_go.set()
        server.stop()
