"""The page is quick because it does little: one message for a click, a page of the log however long it is."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tharsis.games.twilight_struggle import GAME
from tharsis.games.twilight_struggle.codes import USSR
from tharsis.kernel import State
from web.conftest import NewPlayer, Server
from web.player import Player
from web.positions import lay_out, played, retold
from web.test_access import serious

#: More lines than a page of the log and the chapter in which it begins.
MOST_LINES = 200


def sent_by(page: Page) -> list[dict[str, Any]]:
    """All that a page says over its sockets from now on, as it says it."""
    said: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: said.append(json.loads(payload)))

    page.on("websocket", listen)
    return said


def touch(player: Player, target: str) -> None:
    """Without pointing at it before, which would ask what it does."""
    player.thing(target).dispatch_event("click")


def opening() -> State:
    """The Soviet Union places its first influence, point by point."""
    return GAME.new(seed=7)


@pytest.mark.parametrize(
    ("confirm", "doubts"), [("final", ["grave", "waste", "final"]), ("never", ["grave", "waste"])]
)
def test_a_click_is_one_message(server: Server, player: Player, confirm: str, doubts: list[str]) -> None:
    said = sent_by(player.page)
    player.page.add_init_script(f"localStorage.setItem('confirm', '{confirm}')")
    player.sit_down(lay_out(server.folder, opening(), USSR))
    said.clear()
    before = player.position
    touch(player, "space/poland")
    expect(player.bar).to_have_attribute("data-position", str(before + 1))
    assert said[0]["type"] == "move"
    assert said[0]["unless"] == doubts
    assert [message["type"] for message in said].count("move") == 1
    player.expect_no_faults()


def test_who_confirms_everything_is_asked_first(server: Server, player: Player) -> None:
    said = sent_by(player.page)
    player.page.add_init_script("localStorage.setItem('confirm', 'always')")
    player.sit_down(lay_out(server.folder, opening(), USSR))
    said.clear()
    before = player.position
    touch(player, "space/poland")
    player.wait("chosen")
    assert {message["type"] for message in said} == {"preview"}
    assert player.position == before
    player.confirm()
    expect(player.bar).to_have_attribute("data-position", str(before + 1))
    assert [message["type"] for message in said].count("move") == 1


@pytest.fixture(scope="module")
def long_game() -> State:
    return retold(played("twilight-struggle", 5, 2, 120), 3000)


def drawn(player: Player) -> list[int]:
    """The numbers of the entries that the log draws."""
    lines = player.page.locator(".log li[data-entry]")
    found: list[int] = lines.evaluate_all("lines => lines.map(line => Number(line.dataset.entry))")
    return found


def play_until_told(player: Player) -> None:
    """Decide until the log has more to tell."""
    last = drawn(player)[-1]
    while drawn(player)[-1] == last:
        player.decide()
        player.wait("asked")


def test_of_a_long_log_what_is_read_is_drawn(server: Server, player: Player, long_game: State) -> None:
    player.sit_down(lay_out(server.folder, long_game, 0))
    log = player.page.locator(".log")
    first, *others = drawn(player)
    assert 0 < len(others) < MOST_LINES
    log.evaluate("log => log.scrollTo({ top: 0 })")
    player.page.wait_for_function(
        "first => Number(document.querySelector('.log li[data-entry]').dataset.entry) < first", arg=first
    )
    # Who has read back stays there while the game goes on.
    place = log.evaluate("log => log.scrollTop")
    play_until_told(player)
    assert log.evaluate("log => log.scrollTop") == place
    assert drawn(player)[0] < first
    # At the end again, what is new is shown, and what is old let go.
    log.evaluate(
        "log => new Promise(done => { log.onscrollend = done; log.scrollTo({ top: log.scrollHeight }); })"
    )
    play_until_told(player)
    assert len(drawn(player)) < MOST_LINES
    assert log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight") < 2
    player.expect_no_faults()


def walk_back_to(player: Player, kind: str) -> None:
    """To the last name of a kind before the one that has the focus."""
    for _ in range(100):
        player.page.keyboard.press("ArrowLeft")
        if player.page.locator(f'.log [data-mention^="{kind}/"]:focus').count() > 0:
            return
    pytest.fail(f"no {kind} is reached")


def test_names_in_the_log_are_reached_by_keyboard(
    new_player: NewPlayer, server: Server, long_game: State
) -> None:
    player = new_player()
    page, press = player.page, player.page.keyboard.press
    player.sit_down(lay_out(server.folder, long_game, 0))
    log = page.get_by_role("list", name="Log")
    log.focus()
    press("ArrowUp")
    name = page.locator(".log :focus")
    expect(name).to_have_count(1)
    # All of it is one stop of the Tab key, whatever has the focus there.
    press("Shift+Tab")
    expect(log).to_be_focused()
    press("Tab")
    expect(page.locator(".log:focus, .log :focus")).to_have_count(0)
    log.focus()
    walk_back_to(player, "card")
    card = name.inner_text()
    press("Enter")
    expect(page.get_by_role("dialog", name=card)).to_be_visible()
    press("Escape")
    expect(page.get_by_role("dialog", name=card)).to_have_count(0)
    expect(name).to_have_text(card)
    assert serious(player, ".log") == []
    walk_back_to(player, "country")
    target = (name.get_attribute("data-mention") or "").replace("country/", "space/")
    expect(player.thing(target)).to_have_attribute("data-lit", "")
    press("Escape")
    expect(log).to_be_focused()
    expect(player.thing(target)).not_to_have_attribute("data-lit", "")
    player.expect_no_faults()
