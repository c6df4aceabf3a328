"""Guests, accounts, profiles; who may use whose cookie."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from server.harness import Launcher, Server
from tharsis.client import Client, Refused

Guest = Callable[[str], Client]


def test_nobody_is_nobody(server: Server) -> None:
    assert httpx.get(server.url + "/api/me").json() == {"person": None}


def test_guest_gets_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = httpx.post(server.url + "/api/guest", json={"name": "Ana"})
    assert answer.json()["person"]["guest"] is True
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    again = httpx.get(server.url + "/api/me", cookies={"tharsis": answer.json()["token"]})
    assert again.json()["person"]["name"] == "Ana"


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    token = httpx.post(server.url + "/api/guest", json={}).json()["token"]
    for forged in (token[:-1], token + "x", "x" + token, token.replace(".", "")):
        assert httpx.get(server.url + "/api/me", cookies={"tharsis": forged}).json() == {"person": None}


def test_register_keeps_the_guest_and_their_seats(guest: Guest, server: Server) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "open"])
    before = ana.request("GET", "/me")["person"]["id"]
    ana.request("POST", "/register", {"name": "Ana Keeps", "password": "correct horse"})
    answer = httpx.post(server.url + "/api/login", json={"name": "ana keeps", "password": "correct horse"})
    assert answer.json()["person"]["id"] == before
    back = Client(server.url, token=answer.json()["token"])
    assert back.table(table["id"])["mine"] == [0]
    back.close()


def test_login_takes_a_guests_seats_along(guest: Guest) -> None:
    guest("Kim").request("POST", "/register", {"name": "Kim", "password": "correct horse"})
    visitor = guest("On another machine")
    table = visitor.create("toy", seats=["me", "open"])["id"]
    token = visitor.request("POST", "/login", {"name": "Kim", "password": "correct horse"})["token"]
    kim = Client(visitor.url, token=token)
    assert kim.table(table)["mine"] == [0]
    assert kim.table(table)["host"] is True
    kim.close()


def test_wrong_password_and_taken_name(guest: Guest) -> None:
    guest("Lee").request("POST", "/register", {"name": "Lee", "password": "correct horse"})
    other = guest("other")
    with pytest.raises(Refused) as wrong:
        other.request("POST", "/login", {"name": "Lee", "password": "wrong horse"})
    assert wrong.value.code == "wrong-password"
    with pytest.raises(Refused) as unknown:
        other.request("POST", "/login", {"name": "Nobody at all", "password": "wrong horse"})
    assert unknown.value.code == "wrong-password"
    with pytest.raises(Refused) as taken:
        other.request("POST", "/register", {"name": "LEE", "password": "correct horse"})
    assert taken.value.code == "name-taken"


def test_profile(guest: Guest) -> None:
    ana = guest("Ana")
    change = {"name": "Anna", "language": "ko", "email": "ana@example.org", "remind": False}
    person = ana.request("PATCH", "/me", change)["person"]
    assert (person["name"], person["language"], person["remind"]) == ("Anna", "ko", False)
    assert ana.request("PATCH", "/me", {"email": ""})["person"]["email"] is None
    with pytest.raises(Refused) as bad:
        ana.request("PATCH", "/me", {"webhook": "file:///etc/passwd"})
    assert bad.value.code == "bad-message"


def test_push_subscriptions(guest: Guest) -> None:
    ana = guest("Ana")
    assert len(ana.request("GET", "/push")["key"]) == 87
    endpoint = "https://push.example.org/abc"
    keys = {"p256dh": "B" * 87, "auth": "a" * 22}
    assert ana.request("POST", "/push", {"endpoint": endpoint, "keys": keys}) == {"subscribed": True}
    assert ana.request("DELETE", f"/push?endpoint={endpoint}") == {"subscribed": False}


def test_another_site_cannot_use_the_cookie(server: Server) -> None:
    token = httpx.post(server.url + "/api/guest", json={}).json()["token"]
    answer = httpx.post(
        server.url + "/api/tables",
        json={"game": "toy"},
        cookies={"tharsis": token},
        headers={"origin": "https://elsewhere.example"},
    )
    assert answer.status_code == 403


def test_logout_forgets_the_cookie(server: Server) -> None:
    with httpx.Client(base_url=server.url + "/api") as browser:
        browser.post("/guest", json={})
        browser.post("/logout")
        assert browser.get("/me").json() == {"person": None}


def test_rate_limits_say_when_to_come_back(launcher: Launcher, tmp_path: Path) -> None:
    strict = Server(launcher, tmp_path, rate_limit=60, login_limit=2).start()
    assert httpx.post(strict.url + "/api/guest", json={}).status_code == 200
    answer = httpx.post(strict.url + "/api/guest", json={})
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "too-many"
    assert int(answer.headers["retry-after"]) >= 1
    with httpx.Client(base_url=strict.url, verify=False) as hasty:
        assert 429 in [hasty.get("/api/me").status_code for _ in range(60)]
    strict.stop()
