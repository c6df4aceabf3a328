"""Pages that come at once: how much is sent until lobby and table are there, to who has nothing of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import NewPlayer

KB = 1000
MOST_REQUESTS = 15
LOBBY_BYTES = 250 * KB
TABLE_BYTES = 400 * KB
GAMES = ["on-mars", "red-dust-rebellion", "terraforming-mars", "twilight-struggle"]
LANGUAGES = ["en", "ko"]


class Sent:
    """What the server has sent to a page: bytes as they came over the network, heads and all, by request."""

    def __init__(self) -> None:
        self.asked: dict[str, str] = {}
        self.bytes: dict[str, float] = {}

    def ask(self, event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith("http"):
            self.asked[event["requestId"]] = event["request"]["url"]

    def finish(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.asked:
            self.bytes[event["requestId"]] = event["encodedDataLength"]

    @property
    def total(self) -> float:
        return sum(self.bytes.values())

    def __repr__(self) -> str:
        rows = sorted(((size, self.asked[id]) for id, size in self.bytes.items()), reverse=True)
        return "\n".join([f"{len(self.asked)} requests, {self.total / KB:.0f} KB", *map(str, rows)])


@contextmanager
def measured(page: Page) -> Iterator[Sent]:
    """All that is sent to a page within, as to one that has nothing of it yet, until nothing more comes."""
    sent = Sent()
    network = page.context.new_cdp_session(page)
    network.on("Network.requestWillBeSent", sent.ask)
    network.on("Network.loadingFinished", sent.finish)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    yield sent
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_load_state("networkidle")
    fonts = page.evaluate("[...document.fonts].map(font => font.status)")
    assert "loaded" in fonts
    assert "error" not in fonts
    network.detach()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_light(language: str, new_player: NewPlayer) -> None:
    page = new_player(language=language).page
    with measured(page) as sent:
        page.goto("/")
        expect(page.locator("article")).to_have_count(len(GAMES))
    assert len(sent.asked) <= MOST_REQUESTS, sent
    assert sent.total <= LOBBY_BYTES, sent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(game: str, language: str, new_player: NewPlayer) -> None:
    player = new_player(language=language)
    page = player.page
    page.request.post("/api/guest", data={})
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = page.request.post("/api/tables", data={"game": game, "public": False, "seats": seats}).json()
    with measured(page) as sent:
        page.goto(f"/table/{table['id']}")
        player.wait("asked")
    assert sent.total <= TABLE_BYTES, sent
    player.expect_no_faults()
