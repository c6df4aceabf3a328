"""A question of one kind is asked in one way, whatever the game; and a guest's words reach the page."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tharsis
from web.conftest import NewPlayer, Server
from web.player import Player

NAME = {"en": "A Day on the Farm", "ko": "농장의 하루"}
PLAY = {"en": "Play now", "ko": "바로 시작"}


def install_guest(site: Path) -> str:
    """Somebody else's game, known through its entry point alone; answers the path to find it by."""
    info = site / "kinds-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kinds\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tharsis.games]\nkinds = web.kinds:GAME\n")
    places = (site, Path(__file__).parents[1], Path(tharsis.__file__).parents[1])
    return os.pathsep.join(map(str, places))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a guest among its games."""
    folder = tmp_path_factory.mktemp("guests")
    found = Server(folder, PYTHONPATH=install_guest(folder / "site"))
    found.start()
    yield found
    found.kill()


def begin(player: Player, language: str = "en") -> Page:
    page = player.page
    page.goto("/")
    page.locator("article", has_text=NAME[language]).get_by_role("button", name=PLAY[language]).click()
    player.wait("asked")
    return page


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def log(page: Page) -> str:
    return page.locator("aside.side ol").inner_text()


def fetch(page: Page) -> None:
    """Past the first question."""
    page.get_by_role("button", name=re.compile("^(Fetch|3통)")).click()


def test_a_number_has_a_slider_over_what_is_allowed(player: Player) -> None:
    page = begin(player)
    slider = page.get_by_role("slider", name="Number")
    expect(slider).to_have_attribute("aria-valuetext", "3")
    for _ in range(4):
        page.get_by_role("button", name="One more").click()
    expect(slider).to_have_attribute("aria-valuetext", "8")
    slider.press("End")
    expect(page.get_by_role("button", name="Fetch 9")).to_be_visible()
    expect(page.get_by_role("button", name="One more")).to_be_disabled()
    page.get_by_role("button", name="One less").click()
    button(page, "Fetch 8")
    expect(page.get_by_label("The decision")).to_contain_text("Mow some fields")
    player.expect_no_faults()


def test_a_subset_is_ticked_counted_and_confirmed_once(player: Player) -> None:
    page = begin(player)
    fetch(page)
    bar = page.get_by_label("The decision")
    expect(bar).to_contain_text("0 chosen, 2 to 3")
    button(page, "Mow the north")
    expect(bar).to_contain_text("1 chosen")
    expect(page.get_by_role("button", name="Take 1")).to_be_disabled()
    button(page, "Mow the south")
    expect(page.get_by_role("alert")).to_contain_text("across from the south is mown")
    expect(bar).to_contain_text("1 chosen")
    button(page, "Mow the east")
    button(page, "Mow the west")
    expect(bar).to_contain_text("3 chosen")
    button(page, "Mow the west")
    expect(bar).to_contain_text("2 chosen")
    assert "mown" not in log(page)
    before = player.position
    button(page, "Take 2")
    expect(bar).to_contain_text("Sow the seeds")
    assert player.position == before + 3
    player.expect_no_faults()


def test_points_are_counted_down_and_a_pair_is_named_one_after_the_other(player: Player) -> None:
    page = begin(player)
    fetch(page)
    button(page, "Mow the north")
    button(page, "Mow the east")
    button(page, "Take 2")
    bar = page.get_by_label("The decision")
    expect(bar).to_contain_text("3 left")
    player.decide("field/west")
    expect(bar).to_contain_text("2 left")
    player.decide("field/west")
    expect(bar).to_contain_text("1 left")
    expect(page.get_by_role("button", name="Sow in the west")).to_have_count(0)
    player.decide("field/east")
    expect(bar).to_contain_text("Carry a stone")
    expect(page.locator("[data-target^=field]")).to_have_count(4)
    button(page, "north")
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem", name=re.compile("^Carry the .* stone to the north"))).to_have_count(3)
    menu.get_by_role("menuitem", name="Cancel").click()
    button(page, "south")
    menu.get_by_role("menuitem", name="Carry the round stone to the south").click()
    expect(bar).to_contain_text("Where do you rest?")
    player.decide()
    expect(page.get_by_label("The result")).to_be_visible()
    player.expect_no_faults()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_guest_speaks_korean_and_fits_any_screen(new_player: NewPlayer, size: tuple[int, int]) -> None:
    player = new_player(language="ko", size=size)
    page = begin(player, "ko")
    expect(page.get_by_label("결정할 것")).to_contain_text("물을 몇 통 긷겠습니까?")
    player.expect_no_overflow()
    fetch(page)
    expect(page.get_by_role("button", name="북쪽 밭 베기")).to_be_visible()
    player.expect_no_overflow()
    player.expect_no_faults()


def test_any_day_is_played_by_clicking_what_glows(player: Player) -> None:
    begin(player)
    while player.wait("asked", "over") != "over":
        player.decide()
    player.expect_no_faults()
