"""Setting up tables, the lobby, seats."""

from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.harness import Server
from tharsis.client import Client, Refused

Guest = Callable[[str], Client]


def refused(code: str, client: Client, method: str, path: str, body: dict[str, object] | None = None) -> None:
    with pytest.raises(Refused) as refusal:
        client.request(method, path, body)
    assert refusal.value.code == code


def test_games_and_words(server: Server) -> None:
    with httpx.Client(base_url=server.url + "/api", verify=False) as web:
        games = {game["id"]: game for game in web.get("/games").json()}
        assert games["toy"]["seats"] == [2, 4]
        assert games["toy"]["bots"] == ["random", "search"]
        assert games["toy-lesson"]["guides"] == ["first"]
        assert web.get("/games/toy").json() == games["toy"]
        assert web.get("/games/chess").json()["error"]["code"] == "unknown"
        assert web.get("/games/toy/printed").json() == {"cards": [], "board": [], "charts": {}}
        for language, files in web.get("/locale").json()["files"].items():
            for file in files:
                assert web.get(f"/locale/{language}/{file}").status_code == 200
        assert web.get("/locale/en/..%2Fsecret").status_code == 404
        assert web.get("/games/toy/rulebook/en").text.startswith("#")
        assert web.get("/games/toy/rulebook/xx").status_code == 404


def test_a_table_starts_when_it_is_full(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    card = ana.create("toy", seats=["me", "open", "bot:random"], name="Friday")
    assert (card["state"], card["mine"], card["host"], card["name"]) == ("open", [0], True, "Friday")
    card = ben.sit(card["id"])
    assert (card["state"], card["mine"], card["host"]) == ("running", [1], False)
    refused("not-open", guest("Cleo"), "POST", f"/tables/{card['id']}/sit", {"seat": None})


def test_bad_tables_are_refused(guest: Guest) -> None:
    ana = guest("Ana")
    refused("unknown", ana, "POST", "/tables", {"game": "chess"})
    refused("bad-message", ana, "POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}] * 5})
    refused("bad-message", ana, "POST", "/tables", {"game": "toy", "options": {"jokers": True}})
    refused("unknown", ana, "POST", "/tables", {"game": "toy", "seats": [{"kind": "bot", "bot": "oracle"}]})
    refused("unknown", ana, "POST", "/tables", {"game": "toy", "guide": "first"})
    assert httpx.post(ana.url + "/api/tables", json={"game": "toy"}).status_code == 401


def test_lobby_lists_newest_first_in_pages(guest: Guest) -> None:
    ana = guest("Ana")
    made = [ana.create("toy", seats=["me", "open"])["id"] for _ in range(5)]
    page = ana.request("GET", "/tables?state=open&mine=true&limit=3")
    rest = ana.request("GET", f"/tables?state=open&mine=true&limit=3&before={page['next']}")
    assert [card["id"] for card in page["tables"] + rest["tables"]] == made[::-1]
    assert rest["next"] is None


def test_tables_by_link_are_not_listed(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    hidden = ana.create("toy", seats=["me", "open"], public=False)["id"]
    assert hidden not in [card["id"] for card in ben.request("GET", "/tables?limit=100")["tables"]]
    assert hidden in [card["id"] for card in ana.request("GET", "/tables?mine=true")["tables"]]
    assert ben.sit(hidden)["state"] == "running"


def test_seats_are_taken_once(guest: Guest) -> None:
    ana, ben, cleo = guest("Ana"), guest("Ben"), guest("Cleo")
    table = ana.create("toy", seats=["me", "open", "open"])["id"]
    ben.sit(table, 1)
    refused("taken", cleo, "POST", f"/tables/{table}/sit", {"seat": 1})
    refused("unknown", cleo, "POST", f"/tables/{table}/sit", {"seat": 5})
    refused("not-yours", cleo, "POST", f"/tables/{table}/leave", {"seat": 1})
    assert ben.request("POST", f"/tables/{table}/leave", {"seat": 1})["seats"][1]["kind"] == "open"
    assert cleo.sit(table, 1)["mine"] == [1]


def test_at_a_public_table_everybody_has_one_seat(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    several = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]}
    refused("one-seat", ana, "POST", "/tables", several)
    assert ana.request("POST", "/tables", {**several, "public": False})["mine"] == [0, 1]
    table = ana.create("toy", seats=["me", "open", "open"])["id"]
    refused("one-seat", ana, "POST", f"/tables/{table}/sit", {"seat": 1})
    link = ana.link(table, 2)
    ben.sit(table, 1)
    refused("one-seat", ben, "POST", f"/tables/{table}/sit", {"seat": 2})
    refused("one-seat", ben, "POST", "/seat", {"token": link})
    assert ana.table(table)["seats"][2]["kind"] == "open"
    private = ana.create("toy", seats=["me", "open", "open"], public=False)["id"]
    assert ben.sit(private, 1)["mine"] == [1]
    assert ben.sit(private, 2)["mine"] == [1, 2]


def test_the_last_to_leave_takes_the_table_away(guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "open"])["id"]
    assert ana.request("POST", f"/tables/{table}/leave", {"seat": 0}) == {"removed": True}
    refused("unknown", ana, "GET", f"/tables/{table}")


def test_who_waits_at_a_removed_table_is_sent_off(guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "open"])["id"]
    with guest("Ben").sit_down(table) as waiting:
        ana.request("DELETE", f"/tables/{table}")
        with pytest.raises(ConnectionClosed) as closed:
            waiting.wait()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_only_the_host_fills(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    refused("not-yours", ben, "POST", f"/tables/{table}/bot", {"seat": 1, "bot": "random"})
    refused("unknown", ana, "POST", f"/tables/{table}/bot", {"seat": 1, "bot": "oracle"})
    assert ana.request("POST", f"/tables/{table}/bot", {"seat": 1, "bot": "random"})["state"] == "running"


def test_whoever_loses_a_seat_loses_its_eyes(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "bot:random"])["id"]
    link = ana.request("POST", f"/tables/{table}/link", {"seat": 0})["path"].removeprefix("/seat/")
    with ana.sit_down(table) as before:
        assert before.view["seat"] == 0
        ben.request("POST", "/seat", {"token": link})
        while before.view["seat"] == 0:
            before.receive()
        assert before.view["seat"] == -1
        assert before.view["legal"] == []
        with pytest.raises(Refused) as refusal:
            before.ask({"type": "look", "seat": 0})
        assert refusal.value.code == "not-yours"


def test_health_metrics_and_page(server: Server) -> None:
    assert httpx.get(server.url + "/api/health").json()["ok"] is True
    assert "tharsis_moves_total" in httpx.get(server.url + "/api/metrics").text
    assert httpx.get(server.url + "/api/nothing").json()["error"]["code"] == "unknown"
    for path in ("/", "/table/abc", "/..%2f..%2fsettings.py"):
        page = httpx.get(server.url + path)
        assert page.status_code == 200
        assert "<html" in page.text
