"""The table in words: read by headings, kept up to date in place, and played from."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tharsis.kernel import State, games
from tharsis.kernel import game as find_game
from web.conftest import NewPlayer, Server
from web.player import Player
from web.positions import lay_out
from web.test_access import serious
from web.test_words import BARE_KEY

#: What must never show through: ids, operands, Python, JavaScript.
THROUGH = re.compile(r"_|[{}]|\b(None(?! of)|True|False|undefined|null)\b|\b[a-z]+/[a-z]")
TITLE = {"en": "Table in words", "ko": "글로 보는 게임판"}
PHONE = (390, 844)
TOP = "one => one.getBoundingClientRect().top"


def amid(game: str, moves: int = 60) -> State:
    """A position after some moves, the same each time."""
    s, chooser = find_game(game).new(seed=3), random.Random(1)
    for _ in range(moves):
        seat = s.actor()
        s = s.play(seat, chooser.choice(s.legal(seat)))
    return s


def words_of(player: Player, language: str = "en") -> Locator:
    """The dialog, once it has something to say."""
    dialog = player.page.get_by_role("dialog", name=TITLE[language])
    dialog.get_by_role("heading", level=3).nth(2).wait_for()
    return dialog


def headings(dialog: Locator) -> list[str]:
    return dialog.get_by_role("heading", level=3).all_inner_texts()


def test_it_is_opened_by_link_key_and_button_and_gives_the_focus_back(player: Player) -> None:
    player.play_at_once()
    page = player.page
    link = page.get_by_role("button", name="Read the table in words")
    link.focus()
    assert (link.bounding_box() or {})["height"] > 24, "it is seen while it has the focus"
    page.keyboard.press("Enter")
    expect(words_of(player).get_by_role("heading", level=2)).to_be_focused()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    page.keyboard.press("w")
    words_of(player).get_by_role("button", name="Close").click()
    expect(link).to_be_focused()
    assert page.get_by_role("banner").get_by_role("button").first.inner_text() == link.inner_text()
    button = page.get_by_role("button", name="Table in words", exact=True)
    button.click()
    words_of(player)
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    player.expect_no_faults()


@pytest.mark.parametrize("game", games())
def test_every_game_is_read_by_headings(new_player: NewPlayer, server: Server, game: str) -> None:
    s = amid(game)
    for language, size in (("en", (1280, 800)), ("ko", PHONE)):
        player = new_player(language, "dark" if size == PHONE else "light", size)
        player.sit_down(lay_out(server.folder, s, s.actor()))
        player.page.get_by_role("button", name=TITLE[language], exact=True).click()
        dialog = words_of(player, language)
        told = told_to(player, language, s.actor())
        assert headings(dialog)[2:] == [part["title"] for part in told["parts"]]
        names = dialog.locator("dt") if size == PHONE else dialog.get_by_role("rowheader")
        assert names.all_inner_texts() == [row[0] for part in told["parts"] for row in part["rows"]]
        assert THROUGH.findall(dialog.inner_text()) == []
        assert BARE_KEY.findall(dialog.inner_text()) == []
        assert dialog.evaluate("one => one.scrollWidth - one.clientWidth") == 0
        assert serious(player, "dialog") == []
        player.expect_no_faults()


def told_to(player: Player, language: str, seat: int) -> dict[str, Any]:
    """What the server tells whoever sits at this browser."""
    table = player.page.url.rpartition("/")[2]
    answer = player.page.request.get(f"/api/tables/{table}/words/{language}?seat={seat}")
    found: dict[str, Any] = answer.json()
    return found


def test_it_is_told_anew_in_place(new_player: NewPlayer, player: Player) -> None:
    """Whoever watches stays where they are, and so does the focus, while the table changes."""
    table = player.play_at_once()
    guest = new_player()
    guest.page.goto(table)
    guest.wait("waiting")
    guest.page.keyboard.press("w")
    dialog = words_of(guest)
    assert headings(dialog)[:2] == ["What happened last", "The decision"]
    waiting = re.compile(r"^Waiting for USA .*: Setup: place 7 more")
    expect(dialog.get_by_role("status")).to_contain_text(waiting)
    expect(dialog.locator(".options")).to_have_count(0)
    everything = dialog.get_by_label("In full")
    everything.check()
    asia = dialog.get_by_role("heading", name="Asia", exact=True)
    asia.scroll_into_view_if_needed()
    before = asia.evaluate(TOP)
    player.decide("space/france")
    expect(dialog.get_by_role("status")).to_contain_text("place 6 more")
    expect(everything).to_be_focused()
    assert abs(asia.evaluate(TOP) - before) < 2, "less than a line"
    guest.expect_no_faults()


def test_what_is_read_can_be_chosen(player: Player) -> None:
    """What can be taken back is done at once and reading goes on; what is final is confirmed at the table."""
    player.play_at_once()
    player.page.keyboard.press("w")
    dialog = words_of(player)
    dialog.get_by_text(re.compile(r"\d+ options")).click()
    france = dialog.get_by_role("button", name="France")
    france.focus()
    for left in range(6, 0, -1):
        player.page.keyboard.press("Enter")
        expect(dialog.get_by_role("status")).to_contain_text(f"place {left} more")
        expect(france).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_contain_text("headline")
    expect(dialog.get_by_role("heading", name="The decision")).to_be_focused()
    dialog.locator(".options button").first.click()
    expect(dialog).to_have_count(0)
    player.wait("chosen")
    player.expect_no_faults()
