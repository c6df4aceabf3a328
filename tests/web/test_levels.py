"""Seating a bot: each level says how it plays, how strong it is and how long it thinks."""

import re

import pytest
from playwright.sync_api import expect

from tharsis.kernel import game
from tharsis.locale import Words
from web.conftest import NewPlayer

GAME = game("terraforming-mars")
#: What the page calls: setting up, an open seat, opening the table, seating a bot.
ENGLISH = ("Set up", "Open seat", "Open the table", "Bot")
KOREAN = ("테이블 만들기", "빈자리", "테이블 열기", "봇")


@pytest.mark.parametrize(
    ("language", "size", "called"), [("en", (1280, 800), ENGLISH), ("ko", (390, 844), KOREAN)]
)
def test_a_level_tells_of_itself_before_it_sits_down(
    new_player: NewPlayer, language: str, size: tuple[int, int], called: tuple[str, ...]
) -> None:
    words = Words(language)
    set_up, open_seat, create, add_bot = called
    player = new_player(language=language, size=size)
    page = player.page
    page.goto("/")
    tile = page.locator("article", has_text=words.name(GAME))
    tile.get_by_role("button", name=set_up).click()
    seat = page.get_by_role("combobox", name=words.say("seat", number=2))
    expect(seat).to_have_value("bot:regular")
    seat.select_option(words.bot("novice"))
    expect(seat).to_have_accessible_description(re.compile(re.escape(words.say("bot-novice-help"))))
    seat.select_option(open_seat)
    expect(seat).to_have_accessible_description("")
    page.get_by_role("button", name=create).click()
    page.get_by_role("button", name=add_bot, exact=True).click()
    level = page.get_by_role("button", name=re.compile(f"^{words.bot('novice')}"))
    expect(level).to_contain_text(words.say("bot-novice-help"))
    expect(level).to_contain_text(words.say("bot-at-once"))
    player.expect_no_overflow()
    level.click()
    player.wait("asked")
    player.expect_no_faults()
