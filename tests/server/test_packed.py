"""What is sent is packed, and not sent twice."""

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tharsis.server import app, commands, pages
from tharsis.server.settings import Settings

SCRIPT = b"console.log('a script')\n" * 100
PACKED = gzip.compress(SCRIPT)


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "page-1.js").write_bytes(SCRIPT)
    (static / "assets" / "page-1.js.gz").write_bytes(PACKED)
    (static / "assets" / "page-1.js.br").write_bytes(b"as brotli")
    monkeypatch.setattr(pages, "STATIC", static)
    settings = Settings(data=tmp_path)
    asyncio.run(commands._upgrade(settings))
    with TestClient(app.create(settings)) as found:
        yield found


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None), ("", None)],
)
def test_a_file_comes_in_the_best_form(browser: TestClient, accepts: str, encoding: str | None) -> None:
    with browser.stream("GET", "/assets/page-1.js", headers={"accept-encoding": accepts}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(answer.headers["content-length"]) == len(sent)
    assert (
        sent == {"br": b"as brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[encoding]
        or encoding == "gzip"
    )


@pytest.mark.parametrize("place", ["/", "/table/x", "/assets/page-1.js", "/api/games/on-mars/printed"])
def test_what_is_known_already_is_not_sent_again(browser: TestClient, place: str) -> None:
    first = browser.get(place)
    again = browser.get(place, headers={"if-none-match": first.headers["etag"]})
    assert first.status_code == 200
    assert again.status_code == 304
    assert again.content == b""
    assert browser.get(place, headers={"if-none-match": '"another"'}).status_code == 200


def test_the_page_itself_is_asked_for_anew(browser: TestClient) -> None:
    assert browser.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "place", ["/api/games", "/api/games/on-mars/printed", "/api/games/on-mars/rulebook/ko"]
)
def test_answers_are_packed_for_who_can_read_it(browser: TestClient, place: str) -> None:
    packed = browser.get(place, headers={"accept-encoding": "gzip"})
    plain = browser.get(place, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"].lower() == "accept-encoding"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2


def test_small_answers_go_as_they_are(browser: TestClient) -> None:
    assert "content-encoding" not in browser.get("/api/me", headers={"accept-encoding": "gzip"}).headers
