"""The operator: who is here, who is kept out or silenced, reports, and the audit trail."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from server.harness import Launcher, Server
from tharsis.client import Client, Refused
from tharsis.kernel import TharsisError
from tharsis.server import commands
from tharsis.server.people_commands import people

Guest = Callable[[str], Client]


class House:
    """A server that runs, and its operator beside it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.url = server.url
        self.database = f"sqlite:///{server.folder / 'tharsis.db'}"

    def order(self, *words: str, app: Any = people) -> str:
        done = CliRunner().invoke(app, [*words, "--database", self.database])
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        assert done.exit_code == 0, done.output
        return done.output

    def audit(self, *words: str) -> list[tuple[str, str | None]]:
        found = json.loads(self.order("audit", "--json", *words))
        return [(entry["what"], entry["person"]) for entry in found]


@pytest.fixture(scope="module")
def server(launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(launcher, tmp_path_factory.mktemp("operator")).start()
    yield made
    made.stop()
    assert made.complaints() == []


@pytest.fixture
def house(server: Server) -> House:
    return House(server)


def id_of(client: Client) -> str:
    return str(client.request("GET", "/me")["person"]["id"])


def test_people_are_listed_whatever_they_call_themselves(house: House, guest: Guest) -> None:
    odd = guest("[/] [bold]odd")
    found = json.loads(house.order("list", "--json", "--search", "[/] [bold]"))
    assert [one["id"] for one in found] == [id_of(odd)]
    assert id_of(odd) in house.order("list")
    shown = json.loads(house.order("show", id_of(odd)))
    assert (shown["name"], shown["sessions"], shown["seats"]) == ("[/] [bold]odd", 1, 0)
    with pytest.raises(TharsisError, match="There is no person"):
        house.order("show", "nobody")


def test_whoever_is_banned_is_sent_off_and_told_why(house: House, guest: Guest) -> None:
    rude, other = guest("Rude"), guest("Other")
    person = id_of(rude)
    table = rude.create("toy", seats=["me", "open"])["id"]
    other.sit(table)
    with rude.sit_down(table) as seat, other.sit_down(table) as still_here:
        house.order("ban", person, "--reason", "shouted at everybody", "--days", "3")
        with pytest.raises(ConnectionClosed) as closed:
            receive_all(seat)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        still_here.ask({"type": "ping"})
    for method, path in (("GET", "/me"), ("GET", "/tables"), ("POST", "/guest"), ("POST", "/tables")):
        with pytest.raises(Refused) as refused:
            rude.request(method, path, {} if method == "POST" else None)
        if path != "/tables" or method == "GET":
            assert refused.value.code == "banned"
            assert refused.value.error["why"] == "shouted at everybody"
            assert refused.value.error["until"].endswith("Z")
    with pytest.raises(Refused) as socket:
        rude.sit_down(table)
    assert socket.value.code == "banned"
    house.order("unban", person)
    assert rude.table(table)["mine"] == [0]
    assert house.audit("--person", person) == [("unban", person), ("ban", person)]


def receive_all(seat: Any) -> None:
    while True:
        seat.receive()


def test_a_banned_account_cannot_log_in_and_hears_the_reason_after_its_password(
    house: House, guest: Guest
) -> None:
    account = {"name": "Kept out", "password": "correct horse"}
    guest("Kept out").request("POST", "/register", account)
    house.order("ban", "kept out", "--reason", "cheats")
    wrong = httpx.post(house.url + "/api/login", json=account | {"password": "wrong horse"}).json()["error"]
    assert wrong["code"] == "wrong-password"
    error = httpx.post(house.url + "/api/login", json=account).json()["error"]
    assert (error["code"], error["why"], error["until"]) == ("banned", "cheats", "never")
    assert "Kept out" in house.order("list", "--banned")
    house.order("unban", "Kept out")
    assert httpx.post(house.url + "/api/login", json=account).is_success


def test_a_ban_runs_out_by_itself(house: House, guest: Guest) -> None:
    soon = guest("Soon back")
    house.order("ban", id_of(soon), "--reason", "a moment", "--days", "0")
    assert soon.request("GET", "/me")["person"]["name"] == "Soon back"


def test_whoever_is_muted_plays_but_does_not_chat(house: House, guest: Guest) -> None:
    loud, other = guest("Loud"), guest("Other")
    table = loud.create("toy", seats=["me", "open"])["id"]
    other.sit(table)
    with loud.sit_down(table) as seat:
        seat.chat("one")
        house.order("mute", id_of(loud), "--days", "1")
        with pytest.raises(Refused) as refused:
            seat.chat("two")
        assert (refused.value.code, refused.value.error["until"][-1]) == ("muted", "Z")
        seat.move(seat.legal[0])
        assert loud.request("GET", "/me")["person"]["muted"] == refused.value.error["until"]
        house.order("unmute", id_of(loud))
        seat.chat("three")
        assert loud.request("GET", "/me")["person"]["muted"] is None
    assert house.audit("--person", id_of(loud)) == [("unmute", id_of(loud)), ("mute", id_of(loud))]


def test_the_operator_deletes_a_person(house: House, guest: Guest) -> None:
    gone, other = guest("Gone"), guest("Other")
    person = id_of(gone)
    table = gone.create("toy", seats=["me", "open"])["id"]
    other.sit(table)
    house.order("delete", person, "--yes")
    assert gone.request("GET", "/me") == {"person": None}
    assert other.table(table)["seats"][0]["kind"] == "bot"
    assert house.audit("--person", person) == [("delete", person)]


def test_a_line_and_a_player_are_reported_and_settled(house: House, guest: Guest) -> None:
    rude, other = guest("Rude"), guest("Other")
    table = rude.create("toy", seats=["me", "open"])["id"]
    other.sit(table)
    with rude.sit_down(table) as seat:
        seat.chat("[/] something awful")
    for body in ({"line": 0, "reason": "awful"}, {"line": 0}, {"seat": 0, "reason": "stalls"}):
        assert other.request("POST", "/reports", {"table": table, **body}) == {"reported": True}
    found = [one for one in json.loads(house.order("reports", "--json")) if one["table"] == table]
    about = [(one["person"], one["by"], one["said"], one["reason"]) for one in found]
    assert about == [
        (id_of(rude), id_of(other), None, "stalls"),
        (id_of(rude), id_of(other), "[/] something awful", "awful"),
    ]
    assert "awful" in house.order("reports")
    number = str(found[0]["number"])
    house.order("settle", number, "--note", "spoke to them")
    left = [one for one in json.loads(house.order("reports", "--json")) if one["table"] == table]
    assert [one["number"] for one in left] == [found[1]["number"]]
    assert number in house.order("reports", "--settled")
    with pytest.raises(TharsisError, match="no open report"):
        house.order("settle", number)
    assert house.audit()[0] == ("settle", None)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"line": 7}, "unknown"),
        ({"seat": 1}, "unknown"),  # open: nobody sits there
        ({"seat": 5}, "unknown"),
        ({"seat": 0}, "bad-message"),  # oneself
        ({}, "bad-message"),
        ({"seat": 0, "line": 0}, "bad-message"),
        ({"line": 1 << 40}, "bad-message"),
        ({"line": 0, "reason": "x" * 501}, "bad-message"),
    ],
)
def test_what_cannot_be_reported(body: dict[str, object], code: str, guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "open"])["id"]
    with pytest.raises(Refused) as refused:
        ana.request("POST", "/reports", {"table": table, **body})
    assert refused.value.code == code


def test_reports_of_one_person_do_not_pile_up(guest: Guest) -> None:
    eager, other = guest("Eager"), guest("Other")
    for _ in range(20):
        table = other.create("toy", seats=["me", "open"])["id"]
        eager.request("POST", "/reports", {"table": table, "seat": 0})
    table = other.create("toy", seats=["me", "open"])["id"]
    with pytest.raises(Refused, match="too-many"):
        eager.request("POST", "/reports", {"table": table, "seat": 0})


def test_passwords_and_what_is_done_to_tables_are_in_the_audit_trail(house: House, guest: Guest) -> None:
    ana = guest("Ana")
    ana.request("POST", "/register", {"name": "In the trail", "password": "correct horse"})
    ana.request("POST", "/me/password", {"old": "correct horse", "new": "battery staple"})
    assert house.audit("--person", id_of(ana)) == [("password", id_of(ana))]
    table = ana.create("toy", seats=["me", "open"])["id"]
    house.order("delete", table, "--yes", app=commands.tables)
    last = json.loads(house.order("audit", "--json", "--limit", "1"))[0]
    assert (last["what"], last["note"]) == ("table-delete", table)
    assert last["who"].startswith("operator")
