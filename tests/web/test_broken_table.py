"""A table that cannot be opened says so, in the lobby and in its own place, and comes back by itself."""

import sqlite3

from playwright.sync_api import Page, expect

from web.conftest import NewPlayer, Server

WORDS = {
    "en": (
        "This table cannot be opened right now",
        "Nothing is lost",
        "Whoever runs this server",
        "Cannot be opened",
    ),
    "ko": ("지금은 이 테이블을 열 수 없습니다", "사라진 것은 없습니다", "서버 운영자", "열 수 없음"),
}


def spoil(server: Server, table: str, game: str) -> None:
    """Its game is not installed any more, or again."""
    with sqlite3.connect(server.folder / "tharsis.db") as connection:
        connection.execute("UPDATE tables SET game = ? WHERE id = ?", (game, table))
    connection.close()


def spoil_seats(server: Server, table: str, kind: str) -> None:
    """What is kept of it cannot be read any more, or again."""
    with sqlite3.connect(server.folder / "tharsis.db") as connection:
        connection.execute("UPDATE seats SET kind = ? WHERE table_id = ? AND seat = 0", (kind, table))
    connection.close()


def expect_told(page: Page, language: str) -> None:
    head, nothing_lost, who, _ = WORDS[language]
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text(head)
    expect(notice).to_contain_text(nothing_lost)
    expect(notice).to_contain_text(who)


def test_a_broken_table_is_shown_as_such_and_leads_to_the_lobby(
    new_player: NewPlayer, server: Server
) -> None:
    for language, (*_, sign) in WORDS.items():
        player = new_player(language=language)
        page = player.page
        page.goto("/")
        page.locator("article").first.get_by_role("button").first.click()
        player.wait("asked")
        table = page.url.rsplit("/", 1)[-1]
        game = page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json()).then(t => t.game)", table)
        spoil(server, table, "gone")
        page.reload()
        expect_told(page, language)
        page.get_by_role("alert").get_by_role("link").click()
        expect(page.get_by_role("link", name=sign).first).to_be_visible()
        spoil(server, table, game)
        page.goto(f"/table/{table}")
        player.wait("asked")
        spoil_seats(server, table, "?")
        page.reload()
        expect_told(page, language)
        spoil_seats(server, table, "person")
        page.reload()
        player.wait("asked")
