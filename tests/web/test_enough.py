"""What is one's own can be cleared away, and whoever is refused reads why."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from web.conftest import NewPlayer, Server
from web.player import Player


@pytest.fixture
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where everybody has one socket, and two tables."""
    found = Server(tmp_path_factory.mktemp("narrow"), THARSIS_PERSON_SOCKETS="1", THARSIS_PERSON_TABLES="2")
    found.start()
    yield found
    found.kill()


def test_a_host_deletes_a_table_from_the_lobby(player: Player) -> None:
    player.play_at_once()
    page = player.page
    page.goto("/")
    remove = page.get_by_role("button", name="Delete the table")
    expect(remove).to_have_count(1)
    page.once("dialog", lambda dialog: dialog.dismiss())
    remove.click()
    expect(remove).to_have_count(1)
    page.once("dialog", lambda dialog: dialog.accept())
    remove.click()
    expect(remove).to_have_count(0)
    assert player.faults == []


def test_a_host_deletes_a_table_from_its_menu(new_player: NewPlayer) -> None:
    player = new_player(language="ko")
    page = player.page
    page.goto("/")
    page.get_by_role("button", name="바로 시작").first.click()
    player.wait("asked")
    address = page.url
    page.get_by_role("button", name="설정", exact=True).click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="이 테이블 삭제").click()
    page.wait_for_url("**/")
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text("이 주소에는 아무것도 없습니다")


def test_whoever_is_refused_reads_why(narrow: Server, new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    page.goto(narrow.url)
    page.locator("article").first.get_by_role("button", name="Play now").click()
    player.wait("asked")
    second = page.context.new_page()
    second.goto(page.url)
    refused = second.get_by_role("alert")
    expect(refused).to_contain_text("Too many tables are open")
    page.goto(narrow.url)
    expect(refused).to_have_count(0)
    for _ in range(2):
        page.goto(narrow.url)
        page.locator("article").first.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("You have 2 tables")
