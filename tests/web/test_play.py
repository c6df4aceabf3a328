"""Playing through the page: by clicking, tapping, or with the keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from tharsis.games.twilight_struggle import GAME
from web.conftest import NewPlayer
from web.player import Player


def test_two_clicks_to_a_game_against_a_bot(player: Player) -> None:
    player.play_at_once()
    expect(player.page.get_by_label("The decision")).to_contain_text("Setup")
    player.expect_no_faults()


def test_a_complete_game_by_clicking_what_glows(player: Player) -> None:
    player.play_at_once()
    while player.wait("asked", "over") != "over":
        player.decide()
    expect(player.page.get_by_label("The result")).to_be_visible()
    player.expect_no_faults()


def test_every_country_is_drawn_as_the_rules_print_it(player: Player) -> None:
    assert GAME.board is not None
    player.play_at_once()
    drawn = player.page.locator("[data-target]").evaluate_all("all => all.map(one => one.dataset.target)")
    printed = {str(row["id"]): row for row in GAME.board() if not row["variant"]}
    assert {f"space/{id}" for id in printed} <= set(drawn)
    for id in ("iran", "finland"):
        words = re.compile(f"stability {printed[id]['stability']}.*", re.IGNORECASE)
        expect(player.thing(f"space/{id}")).to_have_accessible_name(words)


def test_what_cannot_be_done_says_why_and_under_which_rule(player: Player) -> None:
    player.play_at_once()
    player.thing("space/egypt").click(force=True)
    why = player.page.get_by_role("alert")
    expect(why).to_contain_text("Egypt")
    expect(why).to_contain_text("half of Europe")
    why.get_by_role("button", name="Open rule 3.3").click()
    expect(player.page.locator("section.here")).to_contain_text("3.3")
    expect(player.page.locator("section.here")).to_be_in_viewport()


def test_a_move_is_undone_until_it_is_final(player: Player) -> None:
    player.play_at_once()
    place = player.thing("space/france")
    player.decide("space/france")
    expect(place).to_have_accessible_name(re.compile("US 1, USSR 0"))
    player.page.get_by_role("button", name="Undo").click()
    expect(place).to_have_accessible_name(re.compile("US 0, USSR 0"))
    expect(player.page.get_by_label("The decision")).to_contain_text("place 7 more")


def test_a_final_move_is_confirmed_first(player: Player) -> None:
    player.play_at_once()
    player.play_until("Choose a headline")
    card = next(target for target in player.legal() if target.startswith("card/"))
    before = player.position
    player.thing(card).click()
    player.wait("chosen")
    player.page.keyboard.press("Escape")
    player.wait("asked")
    assert player.position == before
    player.thing(card).click()
    player.wait("chosen")
    player.page.keyboard.press("Enter")
    player.settle(before)
    assert player.position > before


def test_a_phone_plays_by_tapping(new_player: NewPlayer) -> None:
    player = new_player(size=(390, 844))
    player.play_at_once()
    player.expect_no_overflow()
    before = player.position
    player.thing("space/france").tap()
    player.page.wait_for_selector(f'[data-position="{before + 1}"]')
    player.play_until("Choose a headline")
    player.page.locator(".hand [data-legal]").first.tap()
    player.wait("chosen")
    player.confirm()
    player.wait("asked")
    player.page.get_by_role("button", name="Log").tap()
    expect(player.page.get_by_role("list", name="Log")).to_contain_text("headline: ")
    player.expect_no_faults()


def test_the_smallest_phone_shows_everything(new_player: NewPlayer) -> None:
    player = new_player(size=(360, 640))
    player.play_at_once()
    player.expect_no_overflow()
    expect(player.page.locator(".question strong")).to_be_in_viewport()
    expect(player.page.get_by_role("button", name="Players")).to_be_in_viewport()


def test_a_game_with_the_keyboard_alone(player: Player) -> None:
    page = player.page
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if "Play now" in (page.evaluate("document.activeElement.textContent") or ""):
            break
    page.keyboard.press("Enter")
    player.wait("asked")
    walked = set()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        walked.add(page.evaluate("document.activeElement.dataset.target"))
    assert len(walked) == 4
    assert walked <= set(player.legal())
    for _ in range(12):
        player.wait("asked")
        before = player.position
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        player.settle(before)
        if player.phase == "chosen":
            page.keyboard.press("Enter")
            player.settle(before)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    player.expect_no_faults()


@pytest.mark.parametrize("game", ["On Mars", "Red Dust Rebellion", "Terraforming Mars"])
def test_other_games_with_the_keyboard_alone(player: Player, game: str) -> None:
    player.play_at_once(game)
    for _ in range(6):
        before = player.position
        player.decide_by_keyboard()
        assert player.position > before
        if player.wait("asked", "over") == "over":
            break
    player.expect_no_faults()
