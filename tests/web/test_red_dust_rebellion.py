"""Red Dust Rebellion at the table, as one person against three non-players."""

import re

import pytest
from playwright.sync_api import expect

from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.lessons import FIRST
from web.conftest import NewPlayer
from web.player import Player
from web.test_access import serious
from web.test_words import expect_words

NAME = "Red Dust Rebellion"
#: Decisions made by clicking anything; after them, turns are passed, for there are up to forty cards.
LIVELY = 60


def learn(player: Player, language: str = "en") -> None:
    """Sit down at the guided first game."""
    title, guided = {"en": (NAME, "Guided first game"), "ko": ("레드 더스트 리벨리언", "따라 하는 첫 게임")}[
        language
    ]
    player.page.goto("/")
    player.page.locator("article", has_text=title).get_by_role("button", name=guided).click()
    player.wait("asked")


def test_a_complete_game_by_clicking_what_glows(player: Player) -> None:
    player.set_up(NAME, players=1, Factions="corp_rd_cr_mg")
    decisions = 0
    while player.wait("asked", "over") != "over":
        hurry = decisions > LIVELY and "button/pass" in player.legal()
        player.decide("button/pass" if hurry else None)
        decisions += 1
    result = player.page.get_by_label("The result")
    expect(result).to_be_visible()
    expect(result.get_by_role("row")).to_have_count(5)
    player.expect_no_faults()


def test_the_guided_first_turn_is_built_on_the_map(player: Player) -> None:
    learn(player)
    for hint in FIRST.hints[:6]:
        player.decide(GAME.actions.target(GAME.actions.parse(hint.notation)))
    player.wait("asked")
    assert "Cost so far: 2" in player.question
    expect(player.thing("space/gandhi")).to_have_accessible_name(re.compile("chosen for this Operation"))
    expect(player.thing("space/shepard")).to_have_accessible_name(re.compile("1 Red Dust Base"))
    player.page.get_by_role("button", name="Undo").click()
    expect(player.thing("space/shepard")).not_to_have_accessible_name(re.compile("1 Red Dust Base"))


def test_a_space_that_is_not_for_it_says_why(player: Player) -> None:
    learn(player)
    player.decide("button/rally")
    player.wait("asked")
    player.thing("space/europa").click(force=True)
    why = player.page.get_by_role("alert")
    expect(why).to_contain_text("Support")
    why.get_by_role("button", name="Open rule 5.6").click()
    expect(player.page.locator("section.here")).to_contain_text("5.6")


def test_the_turns_of_non_players_are_told_with_their_reasons(new_player: NewPlayer) -> None:
    player = new_player(pace="quick")
    learn(player)
    player.decide("button/pass")
    player.wait("asked")
    story = player.page.get_by_role("region", name="What happened")
    expect(story).to_be_visible()
    told, board = story.bounding_box(), player.page.locator(".board").bounding_box()
    assert told is not None
    assert board is not None
    assert told["y"] + told["height"] <= board["y"], "tracks and map are free"
    story.get_by_role("button", name="Every step, and why").click()
    seen = story.inner_text()
    while story.get_by_role("button", name="The next turn").is_enabled():
        story.get_by_role("button", name="The next turn").click()
        seen += story.inner_text()
    assert "followed Curiosity card" in seen


def test_played_events_can_be_looked_through(player: Player) -> None:
    player.set_up(NAME, players=1, Factions="corp_rd_cr_mg")
    played = player.page.locator("details", has_text="Events played")
    while "(0)" in played.locator("summary").inner_text():
        player.decide()
        player.wait("asked", "over")
    played.locator("summary").click()
    card = played.get_by_role("button").first
    name = card.inner_text()
    card.click()
    expect(player.page.get_by_role("dialog")).to_contain_text(name)


def test_an_agreement_can_be_proposed_from_the_decision_bar(player: Player) -> None:
    player.set_up(NAME, players=4)
    while not player.page.get_by_role("button", name="Trade or agree").count():
        player.decide()
        player.wait("asked")
    player.decide("button/deal")
    player.wait("asked")
    player.decide("propose/cr")
    player.wait("asked")
    expect(player.page.get_by_role("button", name="Both do as they have said", exact=True)).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("ko", (360, 740))])
def test_everybody_can_use_the_table(new_player: NewPlayer, language: str, size: tuple[int, int]) -> None:
    player = new_player(language=language, size=size)
    learn(player, language)
    expect_words(player)
    player.expect_no_overflow()
    assert serious(player) == []
    for target in player.page.locator("[data-target]").all():
        expect(target).to_have_accessible_name(re.compile(r"\S"))


def test_every_space_is_drawn(player: Player) -> None:
    assert GAME.board is not None
    learn(player)
    drawn = player.page.locator("[data-target]").evaluate_all("all => all.map(one => one.dataset.target)")
    assert {f"space/{row['id']}" for row in GAME.board()} <= set(drawn)
