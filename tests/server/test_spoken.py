"""The language of who asks, before anything else is known about them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tharsis.locale import Words
from tharsis.server import app, commands, pages
from tharsis.server.settings import Settings
from tharsis.server.spoken import preferred

PLACES = ["/", "/table/x", "/reset", "/index.html/x"]


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    found = tmp_path / "static"
    found.mkdir()
    monkeypatch.setattr(pages, "STATIC", found)
    return found


@pytest.fixture
def browser(tmp_path: Path, static: Path) -> Iterator[TestClient]:
    settings = Settings(data=tmp_path)
    asyncio.run(commands._upgrade(settings))
    with TestClient(app.create(settings)) as found:
        yield found


def build(static: Path) -> None:
    for language in ("en", "ko"):
        (static / f"index.{language}.html").write_text(f'<!doctype html><html lang="{language}">')
    (static / "index.html").write_text('<!doctype html><html lang="en">')


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", "ko"),
        ("en-US,en;q=0.9,ko;q=0.8", "en"),
        ("de, ko;q=0.5, en;q=0.1", "ko"),
        ("en;q=0.3, KO;q=0.4", "ko"),
        ("ko;q=0, en;q=0.1", "en"),
        ("ko;q=0", "en"),
        ("ko, en", "ko"),
        ("fr, *;q=0.5", "en"),
        ("kok", "en"),
        ("ko;q=much", "en"),
        ("ko;level=1", "ko"),
        ("", "en"),
    ],
)
def test_the_browser_says_what_is_read(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


@pytest.mark.parametrize("place", PLACES)
def test_the_page_is_in_that_language_from_its_first_byte(
    place: str, browser: TestClient, static: Path
) -> None:
    build(static)
    korean = browser.get(place, headers={"accept-language": "ko"})
    english = browser.get(place, headers={"accept-language": "de"})
    assert '<html lang="ko">' in korean.text
    assert '<html lang="en">' in english.text
    assert (korean.headers["content-language"], english.headers["content-language"]) == ("ko", "en")
    assert korean.headers["etag"] != english.headers["etag"]
    assert korean.headers["cache-control"] == "no-cache"
    assert korean.headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"


def test_a_page_in_one_language_is_not_taken_for_the_other(browser: TestClient, static: Path) -> None:
    build(static)
    korean = browser.get("/", headers={"accept-language": "ko"}).headers["etag"]
    known = {"if-none-match": korean}
    assert browser.get("/", headers={"accept-language": "ko", **known}).status_code == 304
    assert '<html lang="en">' in browser.get("/", headers={"accept-language": "en", **known}).text


@pytest.mark.parametrize(("kept", "language"), [("ko", "ko"), ("en", "en"), ("xx", "ko"), ("../en", "ko")])
def test_a_choice_wins(kept: str, language: str, browser: TestClient, static: Path) -> None:
    build(static)
    browser.cookies.set("language", kept)
    wishes = "ko" if kept != "ko" else "en"
    assert f'<html lang="{language}">' in browser.get("/", headers={"accept-language": wishes}).text


def test_files_are_the_same_for_everybody(browser: TestClient, static: Path) -> None:
    build(static)
    (static / "icon.svg").write_text("<svg/>")
    answer = browser.get("/icon.svg", headers={"accept-language": "ko"})
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "content-language" not in answer.headers


@pytest.mark.parametrize(("language", "words"), [("ko", "서버는 실행 중"), ("en", "The server runs")])
def test_so_is_what_stands_in_for_the_page(language: str, words: str, browser: TestClient) -> None:
    answer = browser.get("/", headers={"accept-language": language})
    assert f'<html lang="{language}">' in answer.text
    assert words in answer.text
    assert "<code>make web</code>" in answer.text
    assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_letters_to_a_guest_come_in_it(language: str, browser: TestClient) -> None:
    person = browser.post("/api/guest", json={}, headers={"accept-language": language}).json()["person"]
    assert person["language"] == language
    assert Words(language).person(person["name"]).startswith({"ko": "손님 ", "en": "Guest "}[language])
    account = {"name": f"Ana {language}", "password": "correct horse"}
    browser.cookies.clear()
    browser.cookies.set("language", language)
    assert browser.post("/api/register", json=account).json()["person"]["language"] == language
