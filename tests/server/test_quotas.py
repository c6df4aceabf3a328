"""Enough for everybody: how much one may have, and how hosts clear away what is theirs."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from server.harness import Launcher, Server, wait_until
from server.test_sizes import long_record
from tharsis.client import Client, Refused, SeatedClient
from tharsis.locale import LANGUAGES
from tharsis.locale.words import HERE
from tharsis.server.database import Database
from tharsis.server.quotas import ADVICE, Quota
from tharsis.server.settings import Settings

Guest = Callable[[str], Client]
BOTS = ["bot:random", "bot:random"]


@pytest.fixture
def strict(launcher: Launcher, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers with limits of their own."""
    made: list[Server] = []

    def start(**settings: object) -> Server:
        made.append(Server(launcher, tmp_path / str(len(made)), **settings).start())
        return made[-1]

    yield start
    for server in made:
        server.stop()
        assert server.complaints() == []


def refusal(act: Callable[..., Any], *args: Any, **more: Any) -> dict[str, Any]:
    with pytest.raises(Refused) as refused:
        act(*args, **more)
    return refused.value.error


# -- by person ------------------------------------------------------------------------------------


def test_a_person_has_so_many_tables_that_are_not_over(strict: Callable[..., Server]) -> None:
    server = strict(person_tables=2)
    with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        first = ana.create("toy", seats=["me", "open"])["id"]
        ana.create("toy", seats=["me", "open"])
        error = refusal(ana.create, "toy", seats=["me", "open"])
        assert (error["code"], error["quota"], error["most"]) == ("too-many", "tables", 2)
        assert "delete some" in error["detail"]
        ben.sit(first)
        assert refusal(ana.create, "toy")["quota"] == "tables", "one that runs counts as well"
        ben.create("toy")
        with ana.sit_down(first) as seat:
            seat.ask({"type": "resign", "seat": 0})
        ana.create("toy")
        assert refusal(ana.request, "POST", f"/tables/{first}/rematch")["quota"] == "tables"
        with ben.sit_down(first):
            assert ben.request("POST", f"/tables/{first}/rematch")["offer"]["yes"] == [1]
            assert ana.request("POST", f"/tables/{first}/rematch")["rematch"], "it is a table of Ben's"


def test_a_person_has_few_tables_where_only_bots_play(strict: Callable[..., Server]) -> None:
    server = strict(person_bot_tables=1, bot_grace=60)
    asleep = ["bot:heuristic", "bot:heuristic"]
    with Client(server.url, name="Ana") as ana:
        first = ana.create("toy-sleep", seats=asleep)["id"]
        assert refusal(ana.create, "toy-sleep", seats=asleep)["quota"] == "bot-tables"
        filled = ana.create("toy-sleep", seats=["bot:heuristic", "open"])["id"]
        seat = {"seat": 1, "bot": "heuristic"}
        assert refusal(ana.request, "POST", f"/tables/{filled}/bot", seat)["quota"] == "bot-tables"
        mine = ana.create("toy", seats=["me", "bot:random"])["id"]
        assert refusal(ana.request, "POST", f"/tables/{mine}/leave", {"seat": 0})["quota"] == "bot-tables"
        assert ana.table(mine)["mine"] == [0]
        ana.request("DELETE", f"/tables/{first}")
        ana.request("POST", f"/tables/{mine}/leave", {"seat": 0})


def test_a_person_imports_so_many_at_a_time_and_a_day(strict: Callable[..., Server]) -> None:
    server = strict(person_imports=1, person_imports_a_day=2)
    body = {"game": "toy", "text": long_record(1500)}
    with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        first = ana.request("POST", "/imports", body)["id"]
        assert refusal(ana.request, "POST", "/imports", body)["quota"] == "imports"
        ben.request("POST", "/imports", body)
        wait_until(lambda: ana.request("GET", f"/imports/{first}")["state"] == "done")
        second = ana.request("POST", "/imports", body)["id"]
        wait_until(lambda: ana.request("GET", f"/imports/{second}")["state"] == "done")
        assert refusal(ana.request, "POST", "/imports", body)["quota"] == "imports-a-day"


# -- by address -----------------------------------------------------------------------------------


def test_an_address_does_so_much_in_an_hour_whoever_it_is(strict: Callable[..., Server]) -> None:
    limits = {"address_tables": 3, "address_bot_tables": 1, "address_imports": 1, "address_guests": 3}
    server = strict(**limits, person_bot_tables=0)
    ana, ben, cleo = (Client(server.url, name=name) for name in ("Ana", "Ben", "Cleo"))
    error = refusal(Client, server.url, name="Dora")
    assert (error["code"], error["quota"]) == ("too-many", "guests")
    assert error["after"] > 0
    ana.create("toy", seats=BOTS)
    assert refusal(ben.create, "toy", seats=BOTS)["quota"] == "address"
    ben.create("toy")
    assert refusal(cleo.create, "toy")["quota"] == "address"
    ana.request("POST", "/imports", {"game": "toy", "text": "{"})
    assert refusal(ben.request, "POST", "/imports", {"game": "toy", "text": "{"})["quota"] == "address"
    for client in (ana, ben, cleo):
        client.close()


def test_nought_is_no_limit(strict: Callable[..., Server]) -> None:
    nothing = {name: 0 for name in Settings.model_fields if re.match("person_|address_", name)}
    server = strict(**nothing)
    with Client(server.url, name="Ana") as ana:
        for _ in range(5):
            ana.create("toy", seats=BOTS)


def test_every_quota_has_words_and_advice() -> None:
    assert set(ADVICE) == set(Quota)
    for language in LANGUAGES:
        words = (HERE / language / "web.ftl").read_text(encoding="utf-8")
        for quota in Quota:
            assert f"\nerror-too-many-{quota} = " in words


async def test_what_a_person_has_is_found_by_an_index(db: Database) -> None:
    async with db.read() as session:
        found = await session.execute(text("SELECT name FROM sqlite_master WHERE type = 'index'"))
        assert {"ix_tables_host", "ix_imports_person"} <= set(found.scalars())


# -- clearing away --------------------------------------------------------------------------------


def closed_with(seat: SeatedClient) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            seat.receive()
    except Exception:
        assert seat._socket.close_code is not None
        return seat._socket.close_code


def test_a_host_ends_and_deletes_a_game_of_bots(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy-sleep", seats=["bot:heuristic", "bot:heuristic"])["id"]
    assert refusal(ben.request, "DELETE", f"/tables/{table}")["code"] == "not-yours"
    watcher = ben.sit_down(table)
    assert ana.request("DELETE", f"/tables/{table}") == {"removed": True}
    assert closed_with(watcher) == 4404
    assert watcher.view["result"]["how"] == "abandoned", "whoever watches sees how it ended"
    assert refusal(ana.table, table)["code"] == "unknown"
    assert refusal(ana.request, "DELETE", f"/tables/{table}")["code"] == "unknown"


def test_a_host_alone_with_bots_deletes_the_game_running_or_finished(guest: Guest) -> None:
    ana = guest("Ana")
    running = ana.create("toy", seats=["me", "bot:random"])["id"]
    ana.request("DELETE", f"/tables/{running}")
    finished = ana.create("toy", seats=["me", "bot:random"])["id"]
    with ana.sit_down(finished) as seat:
        seat.ask({"type": "resign", "seat": 0})
    ana.request("DELETE", f"/tables/{finished}")
    for table in (running, finished):
        assert refusal(ana.table, table)["code"] == "unknown"


def test_a_game_with_others_is_not_ended_or_deleted_by_one(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    error = refusal(ana.request, "DELETE", f"/tables/{table}")
    assert error["code"] == "not-yours"
    assert "propose" in error["detail"]
    assert ben.table(table)["state"] == "running"
    with ben.sit_down(table) as seat:
        seat.ask({"type": "resign", "seat": 1})
    assert refusal(ana.request, "DELETE", f"/tables/{table}")["code"] == "not-yours"
    assert ben.table(table)["state"] == "finished"


def test_a_game_to_which_somebody_may_come_back_is_not_deleted(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    ben.request("POST", f"/tables/{table}/leave", {"seat": 1})
    assert not ana.table(table)["removable"]
    assert refusal(ana.request, "DELETE", f"/tables/{table}")["code"] == "not-yours"
    assert ben.request("POST", f"/tables/{table}/back", {"seat": 1})["mine"] == [1]


def test_a_host_takes_away_an_open_table_and_an_import(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open", "open"])["id"]
    ben.sit(table)
    ana.request("DELETE", f"/tables/{table}")
    assert refusal(ben.table, table)["code"] == "unknown"
    job = ana.request("POST", "/imports", {"game": "toy", "text": long_record(10)})["id"]
    wait_until(lambda: ana.request("GET", f"/imports/{job}")["state"] == "done")
    brought = ana.request("GET", f"/imports/{job}")["table"]
    assert refusal(ben.request, "DELETE", f"/tables/{brought}")["code"] == "not-yours"
    ana.request("DELETE", f"/tables/{brought}")
    assert refusal(ana.request, "GET", f"/tables/{brought}/replay")["code"] == "unknown"
