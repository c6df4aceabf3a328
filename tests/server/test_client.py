"""How the client connects."""

import httpx
import pytest

from tharsis.client import Client


@pytest.mark.parametrize(
    ("address", "checked"),
    [("http://localhost:8000", False), ("https://games.example", True), ("HTTPS://games.example/", True)],
)
def test_certificates_are_checked_wherever_there_are_any(monkeypatch, address, checked):
    asked = {}
    real = httpx.Client
    monkeypatch.setattr(httpx, "Client", lambda **settings: asked.update(settings) or real(**settings))
    Client(address, token="a token")
    assert asked["verify"] is checked
    assert asked["base_url"] == address.rstrip("/") + "/api"


def test_who_leaves_is_not_held_up_by_what_nobody_read(guest):
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    with ana.sit_down(table) as talker, ben.sit_down(table) as silent:
        for line in range(40):
            talker.chat(f"line {line}")
    # Only who still reads hears the server's farewell.
    assert silent._socket.close_code == 1000
