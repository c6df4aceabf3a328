"""An address counts when the link in a letter to it was opened."""

from pathlib import Path

import httpx
import pytest

from server.harness import Launcher
from server.postbox import server_with_post
from tharsis.client import Client, Refused


def test_an_address_counts_once_the_link_in_its_letter_was_opened(launcher: Launcher, tmp_path: Path) -> None:
    with server_with_post(launcher, tmp_path) as (server, box), Client(server.url, name="Ana") as ana:
        person = ana.request("PATCH", "/me", {"email": "ana@example.org"})["person"]
        assert (person["email"], person["verified"]) == ("ana@example.org", False)
        kind, token = box.link(0)
        assert kind == "verify"
        assert box.letters[0]["to"] == "ana@example.org"
        for bad in (token[:-1], token + "x", "nothing"):
            assert httpx.post(server.url + "/api/verify", json={"token": bad}).status_code == 404
        # whoever opens it need not be signed in there
        assert httpx.post(server.url + "/api/verify", json={"token": token}).json() == {"verified": True}
        assert ana.request("GET", "/me")["person"]["verified"] is True
        assert httpx.post(server.url + "/api/verify", json={"token": token}).status_code == 404


def test_another_address_has_to_be_verified_anew(launcher: Launcher, tmp_path: Path) -> None:
    with server_with_post(launcher, tmp_path) as (server, box), Client(server.url, name="Ana") as ana:
        ana.request("PATCH", "/me", {"email": "ana@example.org", "language": "ko"})
        _, token = box.link(0)
        assert "주소" in box.letters[0]["subject"]
        with pytest.raises(Refused, match="too-many"):  # nobody's postbox is flooded through us
            ana.request("PATCH", "/me", {"email": "victim@example.org"})
        assert ana.request("GET", "/me")["person"]["email"] == "ana@example.org"
        with pytest.raises(Refused, match="too-many"):
            ana.request("POST", "/me/verify")
        ana.request("PATCH", "/me", {"email": ""})
        assert httpx.post(server.url + "/api/verify", json={"token": token}).status_code == 404
        assert ana.request("GET", "/me")["person"]["verified"] is False
        assert len(box.letters) == 1


def test_the_same_address_again_needs_no_letter(launcher: Launcher, tmp_path: Path) -> None:
    with server_with_post(launcher, tmp_path) as (server, box), Client(server.url, name="Ana") as ana:
        ana.request("PATCH", "/me", {"email": "ana@example.org"})
        ana.request("POST", "/verify", {"token": box.link(0)[1]})
        person = ana.request("PATCH", "/me", {"email": "ana@example.org", "name": "Anna"})["person"]
        assert (person["name"], person["verified"]) == ("Anna", True)
        with pytest.raises(Refused, match="bad-message"):
            ana.request("POST", "/me/verify")
        assert len(box.letters) == 1


def test_reminders_go_to_verified_addresses_only(launcher: Launcher, tmp_path: Path) -> None:
    with (
        server_with_post(launcher, tmp_path, remind_after=0) as (server, box),
        Client(server.url, name="Ana") as ana,
        Client(server.url, name="Ben") as ben,
    ):
        ben.request("PATCH", "/me", {"email": "ben@example.org"})
        box.letter(0)  # with his link, which he does not open
        ana.request("PATCH", "/me", {"email": "ana@example.org"})
        ana.request("POST", "/verify", {"token": box.link(1)[1]})
        both = ben.create("toy", seats=["me", "open"])["id"]
        ana.sit(both)  # both are asked at once
        assert box.letter(2)["to"] == "ana@example.org"
        ana.create("toy", seats=["me", "bot:random"])
        assert box.letter(3)["to"] == "ana@example.org"  # a later round: nothing went to Ben meanwhile
