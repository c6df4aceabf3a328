"""What is measured on a page is noticed where it is wrong, and only there."""

import pytest
from playwright.sync_api import Page

from tharsis.games.twilight_struggle import GAME
from web.conftest import NewPlayer
from web.measuring import raw, texts, touched, unreached

BUTTON = '<button style="position: absolute; top: 0; width: 60px; height: 40px;'


@pytest.fixture
def page(new_player: NewPlayer) -> Page:
    """An empty one, as wide as a phone."""
    return new_player(size=(390, 844)).page


@pytest.mark.parametrize(
    ("shown", "px"),
    [
        ("<p style='font-size: 8px'>small</p>", 8),
        ("<div style='zoom: 0.5'><p style='font-size: 16px'>small</p></div>", 8),
        ("<svg viewBox='0 0 200 200' width='100'><text y='20' font-size='16'>small</text></svg>", 8),
        ("<input value='small' style='font-size: 8px'>", 8),
        ("<p style='font-size: 8px; visibility: hidden'>small</p><p style='font-size: 16px'>large</p>", 16),
    ],
)
def test_the_size_of_letters_is_what_is_seen(page: Page, shown: str, px: float) -> None:
    page.set_content(shown)
    assert texts(page)[0].px == pytest.approx(px)


@pytest.mark.parametrize(
    ("shown", "fault"),
    [
        (f'{BUTTON} left: 0">Go</button>', None),
        (f'{BUTTON} left: 0">Go</button><div style="position: absolute; inset: 0"></div>', "under <div"),
        (f'{BUTTON} left: 380px">Go</button>', "off the screen"),
        (f'<div style="position: absolute; inset: 0; overflow: hidden">{BUTTON} left: 380px">Go', "cut off"),
        (f'<div style="position: absolute; inset: 0; overflow: auto">{BUTTON} left: 380px">Go', None),
    ],
)
def test_what_cannot_be_reached_is_noticed(page: Page, shown: str, fault: str | None) -> None:
    page.set_content(shown)
    found = unreached(page)
    assert len(found) == (0 if fault is None else 1)
    assert all(each.startswith(f"Go: {fault}") for each in found)


def test_a_small_button_is_measured(page: Page) -> None:
    page.set_content('<button data-legal style="width: 20px; height: 30px">Go</button>')
    assert [(each.width, each.height, each.legal) for each in touched(page)] == [(20, 30, True)]


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize(
    "words", ["web-no-such-key", "told-nothing", "Play {$card}", "card/fidel", "west_germany", "place poland"]
)
def test_what_is_no_language_is_noticed(page: Page, language: str, words: str) -> None:
    page.set_content(f"<html lang={language}><p>{words}</p><p aria-label='Poland'>Space race, 3/4</p></html>")
    assert raw(page, GAME) == [words]


def test_the_name_of_a_verb_may_be_an_english_word(page: Page) -> None:
    for language, found in (("en", []), ("ko", ["pass"])):
        page.set_content(f"<html lang={language}><p>pass</p></html>")
        assert raw(page, GAME) == found
