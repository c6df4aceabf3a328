"""The data of a person: taken along, or forgotten."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.harness import Launcher, Server, postgres
from tharsis.client import Client, Refused
from tharsis.server.models import Base

Guest = Callable[[str], Client]
KEYS = {"p256dh": "B" * 87, "auth": "a" * 22}


def forget(client: Client, password: str | None = None) -> Any:
    return client.request("DELETE", "/me", {"password": password})


def finished_game(ana: Client, ben: Client) -> str:
    """Ana and Ben have talked and played, and Ben has resigned."""
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    with ana.sit_down(table) as first, ben.sit_down(table) as second:
        first.chat("good luck")
        second.chat("you too")
        first.move(first.legal[0])
        second.ask({"type": "resign", "seat": 1})
    return str(table)


def test_everything_that_is_kept_can_be_taken_along(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    ana.request("PATCH", "/me", {"email": "ana@example.org", "webhook": "https://hook.example/ana"})
    ana.request("POST", "/push", {"endpoint": "https://push.example/ana", "keys": KEYS})
    table = finished_game(ana, ben)
    ana.request("POST", "/reports", {"table": table, "line": 1, "reason": "rude"})
    waiting = ana.create("toy", seats=["me", "open"])["id"]
    answer = ana._http.get("/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["person"]["email"] == "ana@example.org"
    assert data["person"]["webhook"] == "https://hook.example/ana"
    assert len(data["sessions"]) == 1
    assert data["push"] == ["https://push.example/ana"]
    assert [(line["table"], line["text"]) for line in data["chat"]] == [(table, "good luck")]
    assert [report["reason"] for report in data["reports"]] == ["rude"]
    assert [found["id"] for found in data["tables"]] == [table, waiting]
    played = data["tables"][0]
    assert (played["seats"], played["host"], played["result"]["how"]) == ([0], True, "resign")
    assert [move["seat"] for move in played["moves"]] == [0]
    assert played["moves"][0]["text"].startswith("bid ")
    for secret in (ana.token, "password", "argon2"):
        assert secret not in answer.text


def test_nobody_has_no_data(server: Server) -> None:
    assert httpx.get(server.url + "/api/me/data").status_code == 401
    assert httpx.request("DELETE", server.url + "/api/me", json={}).status_code == 401


def test_whoever_is_forgotten_is_somebody_in_finished_games(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = finished_game(ana, ben)
    with ben.sit_down(table) as watching:
        assert forget(ana) == {"person": None}
        while watching.summary["seats"][0]["name"]:
            watching.receive()
    seat = ben.table(table)["seats"][0]
    assert (seat["kind"], seat["name"]) == ("person", "")
    words = {language: ben.request("GET", f"/tables/{table}/words/{language}") for language in ("en", "ko")}
    assert "somebody" in " ".join(words["en"]["result"])
    assert "탈퇴한 플레이어" in " ".join(words["ko"]["result"])
    assert ben.request("GET", f"/tables/{table}/record")["names"] == ["", "Ben"]
    assert ana.request("GET", "/me") == {"person": None}


def test_lines_of_chat_lose_their_name(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = finished_game(ana, ben)
    forget(ana)
    data = ben._http.get("/me/data").json()
    assert [line["name"] for line in data["chat"]] == ["Ben"]
    with ben.sit_down(table) as seat:
        seat._say({"type": "hello", "protocol": 1})
        message = seat.receive()
        while message["type"] != "welcome":
            message = seat.receive()
    spoken = [(line["name"], line["text"]) for line in message["chat"] if line["seat"] >= 0]
    assert spoken == [("", "good luck"), ("Ben", "you too")]


def test_seats_of_running_games_go_to_bots_and_waiting_tables_are_left(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    running = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(running)
    shared = ana.create("toy", seats=["me", "open", "open"])["id"]
    ben.sit(shared)
    alone = ana.create("toy", seats=["me", "open"])["id"]
    with ana.sit_down(running) as lost, ben.sit_down(running) as seat:
        forget(ana)
        message = seat.receive()
        while not (message["type"] == "chat" and message["text"] == "left-bot"):
            message = seat.receive()
        assert seat.summary["seats"][0]["kind"] == "bot"
        assert lost is not None
        for _ in range(3):
            assert seat.wait()
            seat.move(seat.legal[0])
    assert [found["kind"] for found in ben.table(shared)["seats"]] == ["open", "person", "open"]
    with pytest.raises(Refused, match="unknown"):
        ben.table(alone)


def test_an_account_is_forgotten_with_its_password_only(guest: Guest, server: Server) -> None:
    ana = guest("Ana")
    account = {"name": "To be forgotten", "password": "correct horse"}
    ana.request("POST", "/register", account)
    for wrong in (None, "wrong horse"):
        with pytest.raises(Refused, match="wrong-password"):
            forget(ana, wrong)
    assert ana.request("GET", "/me")["person"] is not None
    forget(ana, "correct horse")
    assert httpx.post(server.url + "/api/login", json=account).status_code == 403
    guest("Another").request("POST", "/register", account)  # the name is free again


def test_whoever_is_forgotten_while_they_do_something_else_is_nobody(guest: Guest, server: Server) -> None:
    """Whatever comes first: no fault of ours, and nothing of theirs is left at a table."""
    for name in ("Ana", "Ben", "Chi"):
        ana = guest(name)
        push = {"endpoint": f"https://push.example/{name}", "keys": KEYS}
        orders: list[tuple[str, str, dict[str, Any]]] = [
            ("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}]}),
            ("PATCH", "/me", {"language": "ko"}),
            ("POST", "/push", push),
            ("DELETE", "/me", {}),
            ("DELETE", "/me", {}),
        ] * 3
        assert at_once(server, ana.token, orders) <= {200, 201, 401, 409}
        assert ana.request("GET", "/me") == {"person": None}


def at_once(server: Server, token: str, orders: list[tuple[str, str, dict[str, Any]]]) -> set[int]:
    """The statuses of requests that are all sent at the same time."""

    def send(order: tuple[str, str, dict[str, Any]]) -> int:
        method, path, body = order
        headers = {"authorization": f"Bearer {token}"}
        return httpx.request(method, server.url + "/api" + path, json=body, headers=headers).status_code

    with ThreadPoolExecutor(len(orders)) as threads:
        return set(threads.map(send, orders))


def test_nothing_is_left_but_the_audit_trail(launcher: Launcher, tmp_path: Path) -> None:
    server = Server(launcher, tmp_path).start()
    with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        person = ana.request("GET", "/me")["person"]["id"]
        ana.request("PATCH", "/me", {"email": "ana@example.org", "webhook": "https://hook.example/ana"})
        ana.request("POST", "/push", {"endpoint": "https://push.example/ana", "keys": KEYS})
        table = finished_game(ana, ben)
        record = ana._http.get(f"/tables/{table}/record").text
        ana.request("POST", "/imports", {"game": "toy", "text": record.replace("Ana", "Anonymous")})
        ana.request("POST", "/reports", {"table": table, "seat": 1})
        ben.request("POST", "/reports", {"table": table, "seat": 0})
        ana.create("toy", seats=["me", "open"])
        ana.create("toy", seats=["me", "bot:random"])
        forget(ana)
    server.stop()
    with sqlite3.connect(tmp_path / "tharsis.db") as file:
        found = {
            name: [row for row in file.execute(f'SELECT * FROM "{name}"') if set(row) & {person, "Ana"}]
            for name in Base.metadata.tables
        }
        everywhere = str([list(file.execute(f'SELECT * FROM "{name}"')) for name in Base.metadata.tables])
    file.close()
    assert [name for name, rows in found.items() if rows] == ["audit"]
    assert [(row[2], row[3]) for row in found["audit"]] == [(person, "delete")]
    for trace in ("ana@example.org", "hook.example", "push.example"):
        assert trace not in everywhere
    assert server.complaints() == []


def test_somebody_is_forgotten_on_postgresql_too(launcher: Launcher, tmp_path: Path) -> None:
    with postgres(tmp_path / "postgres.log") as database:
        server = Server(launcher, tmp_path / "server", database=database).start()
        with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
            finished = finished_game(ana, ben)
            ana.request("POST", "/reports", {"table": finished, "line": 1})
            running = ana.create("toy", seats=["me", "open"])["id"]
            ben.sit(running)
            ana.create("toy", seats=["me", "open"])
            assert len(ana.request("GET", "/me/data")["tables"]) == 3
            forget(ana)
            assert ben.table(finished)["seats"][0]["name"] == ""
            assert ben.table(running)["seats"][0]["kind"] == "bot"
        server.stop()
        assert server.complaints() == []
