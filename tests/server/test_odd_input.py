"""Seats beyond the table, names that grow, markup in names: refused clearly, or shown as they are."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select
from typer.testing import CliRunner

from server.harness import Launcher, Server, postgres
from tharsis.cli import app
from tharsis.client import Client, Refused
from tharsis.kernel import games
from tharsis.server import lobby
from tharsis.server.database import Database
from tharsis.server.models import Person, Table
from toy import GAME

Guest = Callable[[str], Client]

MESSAGES = [
    {"type": "move", "position": 0, "moves": ["roll"]},
    {"type": "retract", "position": 0},
    {"type": "undo", "position": 0},
    {"type": "why", "move": "roll"},
    {"type": "why", "target": "card/c3"},
    {"type": "preview", "position": 0, "moves": ["roll"]},
    {"type": "propose", "about": "undo"},
    {"type": "propose", "about": "abandon"},
    {"type": "answer", "proposal": 1, "yes": True},
    {"type": "resign"},
    {"type": "look"},
    {"type": "hello", "protocol": 1},
]


@pytest.mark.parametrize("seats", [["me", "me"], ["me", "open"]], ids=["running", "open"])
def test_a_seat_beyond_the_table_is_unknown_in_every_message(guest: Guest, seats: list[str]) -> None:
    ana = guest("Ana")
    with ana.sit_down(ana.create("toy", seats=seats, public=False)["id"]) as seat:
        if len(seats) == seats.count("me"):
            seat.move(seat.legal[0])  # one has answered, so that positions differ by seat
        for message in MESSAGES:
            for beyond in (2, 7):
                with pytest.raises(Refused) as refused:
                    seat.ask({**message, "seat": beyond})
                assert refused.value.code == "unknown", message
        for about in ("bot",):
            with pytest.raises(Refused) as refused:
                seat.ask({"type": "propose", "seat": 0, "about": about, "of": 7})
            assert refused.value.code == ("unknown" if len(seats) == seats.count("me") else "not-open")


@pytest.mark.parametrize("seats", [["me", "me"], ["me", "open"]], ids=["running", "open"])
def test_a_seat_beyond_the_table_is_unknown_in_every_request(guest: Guest, seats: list[str]) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=seats, public=False)["id"]
    requests: list[tuple[str, str, Any]] = [
        ("GET", "/words/en?seat=7", None),
        ("GET", "/record?seat=7", None),
        ("GET", "/replay?seat=7", None),
        ("GET", "/replay/0?seat=7", None),
        ("POST", "/leave", {"seat": 7}),
        ("POST", "/bot", {"seat": 7, "bot": "random"}),
        ("POST", "/link", {"seat": 7}),
    ]
    if "open" in seats:
        requests.append(("POST", "/sit", {"seat": 7}))
    for method, path, body in requests:
        with pytest.raises(Refused) as refused:
            ana.request(method, f"/tables/{table}{path}", body)
        assert refused.value.code == "unknown", path


def test_names_that_grow_without_capitals_are_refused_clearly_on_postgresql(
    launcher: Launcher, tmp_path: Path
) -> None:
    with postgres(tmp_path / "postgres.log") as database:
        server = Server(launcher, tmp_path / "server", database=database).start()
        for letter, most in (("ΐ", 40), ("ﬃ", 26)):
            with Client(server.url, name="Ana") as guest:
                for request in ("/register", "/login"):
                    with pytest.raises(Refused, match="without capitals"):
                        guest.request("POST", request, {"name": "ﬃ" * 40, "password": "long enough"})
                account = {"name": letter * most, "password": "long enough"}
                made = guest.request("POST", "/register", account)
                assert made["person"]["name"] == letter * most
                assert guest.request("POST", "/login", account)["person"]["id"] == made["person"]["id"]
        server.stop()
        assert server.complaints() == []


async def set_up(db: Database, tables: int) -> None:
    async with db.write() as session:
        session.add(Person(id="odd", name="[/]Ana[red"))
        await session.flush()
        for _ in range(tables):
            seats = [("person", "odd", None), ("open", None, None)]
            await lobby.set_up(session, games()["toy"], "odd", seats, public=True, options={}, name="[/]")


@pytest.fixture
def installed_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", GAME)


def tables_list(tmp_path: Path, *words: str) -> str:
    at = ["--database", f"sqlite:///{tmp_path / 'tharsis.db'}"]
    told = CliRunner().invoke(app, ["tables", "list", *words, *at])
    assert told.exit_code == 0, told.output
    return told.output


@pytest.mark.usefixtures("installed_toy")
async def test_names_with_brackets_are_listed_as_they_are(db: Database, tmp_path: Path) -> None:
    await set_up(db, 1)
    assert "[/]Ana[red" in await asyncio.to_thread(tables_list, tmp_path)
    shown = json.loads(await asyncio.to_thread(tables_list, tmp_path, "--json"))
    assert shown[0]["seats"][0]["name"] == "[/]Ana[red"


@pytest.mark.usefixtures("installed_toy")
async def test_however_many_tables_there_are_they_are_listed_by_one_query(db: Database) -> None:
    await set_up(db, 30)
    asked: list[str] = []
    event.listen(
        db.engine.sync_engine, "before_cursor_execute", lambda c, cursor, sql, *rest: asked.append(sql)
    )
    async with db.read() as session:
        found = await lobby.listed(session, select(Table))
    assert len(found) == 30
    assert all([seat.kind for seat in seats] == ["person", "open"] for _, seats, _ in found)
    assert all(people.names == {"odd": "[/]Ana[red"} for *_, people in found)
    assert len([sql for sql in asked if sql.startswith("SELECT")]) == 1
