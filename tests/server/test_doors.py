"""What surrounds every answer: headers, origins, proxies, figures, files and secrets."""

import asyncio
import json
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.harness import Launcher, Server
from tharsis.client import Client
from tharsis.kernel import TharsisError
from tharsis.server import app, commands, pages
from tharsis.server.database import Database
from tharsis.server.settings import Settings

Guest = Callable[[str], Client]
PLACES = ["/", "/icon.svg", "/table/x", "/api/me", "/api/games", "/api/locale/en/web.ftl", "/api/nothing",
          "/api/tables/none", "/api/docs", "/api/openapi.json", "/api/metrics"]  # fmt: skip


@pytest.mark.parametrize("place", PLACES)
def test_every_answer_is_taken_for_what_it_is(place: str, server: Server) -> None:
    answer = httpx.get(server.url + place)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert "strict-transport-security" not in answer.headers


def test_so_are_refusals_and_our_own_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(data=tmp_path)
    asyncio.run(commands._upgrade(settings))
    application = app.create(settings)

    def fails(path: str) -> None:
        raise RuntimeError(path)

    monkeypatch.setattr(pages, "_file", fails)
    with TestClient(application, raise_server_exceptions=False) as browser:
        fault, method, bad = (
            browser.get("/x"),
            browser.put("/api/me"),
            browser.post("/api/guest", content=b"{"),
        )
    assert [answer.status_code for answer in (fault, method, bad)] == [500, 405, 422]
    for answer in (fault, method, bad):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" in answer.headers


def test_the_page_runs_its_own_scripts_only(server: Server) -> None:
    policy = dict(
        part.strip().split(" ", 1)
        for part in httpx.get(server.url).headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy
    assert policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == "'none'"


def test_behind_https_browsers_are_told_to_stay_there(launcher: Launcher, tmp_path: Path) -> None:
    server = Server(launcher, tmp_path, secure_cookies=True).start()
    for place in ("/", "/api/me", "/api/nothing"):
        assert "max-age=" in httpx.get(server.url + place).headers["strict-transport-security"]
    assert "; secure" in httpx.post(server.url + "/api/guest", json={}).headers["set-cookie"].lower()
    server.stop()


def test_the_word_of_a_proxy_is_believed_where_the_settings_say_so(
    launcher: Launcher, tmp_path: Path
) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}

    def seen(server: Server) -> tuple[bool, str]:
        answer = httpx.post(server.url + "/api/guest", json={}, headers=forwarded)
        token = answer.json()["token"]
        found = httpx.get(
            server.url + "/api/me/sessions", headers={"authorization": f"Bearer {token}"}
        ).json()
        return "strict-transport-security" in answer.headers, found["sessions"][0]["address"]

    usual = Server(launcher, tmp_path / "usual").start()
    assert seen(usual) == (True, "203.0.113.0/24")  # a proxy on this machine
    usual.stop()
    other = Server(launcher, tmp_path / "other", trusted_proxies="192.0.2.1").start()
    assert seen(other) == (False, "127.0.0.0/24")
    other.stop()


def test_the_api_is_described_without_scripts_or_anything_from_elsewhere(server: Server) -> None:
    answer = httpx.get(server.url + "/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "<script" not in answer.text
    assert "http://" not in answer.text
    assert "https://" not in answer.text
    schema = httpx.get(server.url + "/api/openapi.json").json()
    for path in schema["paths"]:
        assert f"<code>{path}</code>" in answer.text
    for shape in schema["components"]["schemas"]:
        assert f'id="{shape}"' in answer.text


def test_figures_are_served_where_the_settings_say_so(launcher: Launcher, tmp_path: Path) -> None:
    server = Server(launcher, tmp_path / "off")
    del server.environment["THARSIS_METRICS"]
    server.start()
    assert httpx.get(server.url + "/api/metrics").status_code == 404
    server.stop()
    server = Server(launcher, tmp_path / "token", metrics_token="a token of some length").start()
    assert httpx.get(server.url + "/api/metrics").status_code == 403
    for token, status in (("another token", 403), ("a token of some length", 200)):
        answer = httpx.get(server.url + "/api/metrics", headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == status
    server.stop()


@pytest.mark.parametrize(
    ("headers", "opens"),
    [
        ({"cookie": "COOKIE", "origin": "OURS"}, True),
        ({"cookie": "COOKIE", "origin": "https://play.example.org"}, True),
        ({"cookie": "COOKIE", "origin": "https://elsewhere.example"}, False),
        ({"cookie": "COOKIE", "origin": "null"}, False),
        ({"cookie": "COOKIE"}, False),
        ({"cookie": "COOKIE", "authorization": "Basic abc", "origin": "https://elsewhere.example"}, False),
        ({"authorization": "BEARER"}, True),
        ({"authorization": "BEARER", "origin": "https://elsewhere.example"}, True),
        ({}, True),  # a script that watches
        ({"origin": "https://elsewhere.example"}, False),
    ],
)
def test_a_socket_with_a_cookie_comes_from_our_own_page(
    headers: dict[str, str], opens: bool, doors: tuple[Server, str, str]
) -> None:
    server, table, token = doors
    words = {"COOKIE": f"tharsis={token}", "BEARER": f"Bearer {token}", "OURS": server.url}
    given = {name: words.get(value, value) for name, value in headers.items()}
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    if not opens:
        with pytest.raises(InvalidStatus, match="403"):
            connect(address, additional_headers=given)
        return
    with connect(address, additional_headers=given) as line:
        line.send('{"type": "hello", "protocol": 1}')
        known = "cookie" in headers or "authorization" in headers
        assert json.loads(line.recv())["table"]["mine"] == ([0] if known else [])


@pytest.fixture(scope="module")
def doors(launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> object:
    server = Server(launcher, tmp_path_factory.mktemp("doors"), public_url="https://play.example.org").start()
    with Client(server.url, name="Ana") as ana:
        yield server, ana.create("toy", seats=["me", "open"])["id"], ana.token
    server.stop()


async def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    db = Database(Settings(data=folder))
    await db.upgrade()
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.glob("tharsis.db*")}
    assert modes == {"tharsis.db": 0o600, "tharsis.db-wal": 0o600, "tharsis.db-shm": 0o600}
    await db.close()


async def test_a_database_of_an_earlier_release_is_closed_too(tmp_path: Path) -> None:
    path = tmp_path / "tharsis.db"
    sqlite3.connect(path).close()
    for name in ("tharsis.db", "tharsis.db-wal"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    db = Database(Settings(data=tmp_path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "tharsis.db-wal").stat().st_mode) == 0o600
    await db.close()


def test_a_short_secret_is_refused_with_advice() -> None:
    with pytest.raises(TharsisError, match=r"THARSIS_SECRET is too short .* 32 characters"):
        Settings(secret="x" * 31).check()
    Settings(secret="x" * 32).check()
    Settings().check()
