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
