"""On Mars at the table in the browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tharsis.games.on_mars import actions
from tharsis.games.on_mars.lessons import FIRST
from web.conftest import NewPlayer
from web.player import Player
from web.test_access import serious

GAME = "On Mars"
#: Decisions made by clicking anything; after them, what brings the game to its end is clicked first.
LIVELY = 40
CLOSING = {"button/end-turn", "button/done", "button/stay", "button/decline"}


def test_a_complete_solo_game_by_clicking_what_glows(player: Player) -> None:
    player.set_up(GAME, 1, "Space Oddity")
    decisions = 0
    while player.wait("asked", "over") != "over":
        closing = sorted(CLOSING & set(player.legal())) if decisions > LIVELY else []
        player.decide(closing[0] if closing else None)
        decisions += 1
    expect(player.page.get_by_label("The result")).to_be_visible()
    player.expect_no_faults()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_table(new_player: NewPlayer, theme: str) -> None:
    player = new_player(theme=theme)
    player.set_up(GAME, 1)
    assert serious(player) == []
    for _ in range(6):
        player.decide()
        player.wait("asked")
    player.page.get_by_role("button", name=re.compile("^Cards")).click()
    assert serious(player) == []
    player.page.get_by_role("button", name="Lacerda", exact=True).click()
    assert serious(player) == []


def test_axe_finds_nothing_serious_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(size=(390, 844))
    player.set_up(GAME, 2)
    player.decide()
    player.wait("asked")
    player.expect_no_overflow()
    assert serious(player) == []


def test_the_guided_first_game_shows_every_step(player: Player) -> None:
    player.page.goto("/")
    player.page.locator("article", has_text=GAME).get_by_role("button", name="Guided first game").click()
    done: list[str] = []
    while player.wait("asked") and len(done) < len(FIRST.hints):
        hinted = player.page.locator("[data-guide][data-legal]")
        expect(hinted).to_have_count(1)
        done.append(hinted.get_attribute("data-target") or "")
        player.decide(done[-1])
    assert done[:3] == ["action/construct_building", "building/generator", "hex/f2"]
    player.expect_no_faults()


def test_a_place_that_is_no_choice_says_why(player: Player) -> None:
    player.page.goto("/")
    player.page.locator("article", has_text=GAME).get_by_role("button", name="Guided first game").click()
    player.wait("asked")
    player.thing("action/resupply").click(force=True, position={"x": 60, "y": 10})
    why = player.page.get_by_role("alert")
    expect(why).to_contain_text("Resupply")
    expect(why).to_contain_text("Orbit")
    expect(why.get_by_role("button", name="Open rule 3.1")).to_be_visible()


# -- what can be done has its place ----------------------------------------------------------------

DRAWN = Path(__file__).parents[2] / "web" / "src" / "games" / "on-mars"
#: What has no place of its own on the table: whose Tech, what a Ship brings, which reward. A step of a
#: piece is drawn on the hex it leads to.
BUTTONS = {"company", "crew", "prize"}


def test_every_kind_of_target_has_a_place_on_the_table() -> None:
    kinds = {verb.kinds[verb.labels.index(verb.target)] for verb in actions.ACTIONS.verbs if verb.target}
    wanted = {kind.target for kind in kinds if not kind.is_number} - BUTTONS - {"unit"}
    text = "\n".join(path.read_text() for path in DRAWN.glob("*.svelte"))
    drawn = set(re.findall(r"target(?:=[\"{]?| = \$derived\()(?:target\()?['`\"]?([a-z]+)(?:/|', )", text))
    assert wanted <= drawn
    assert "hex/${beside(" in (DRAWN / "index.ts").read_text()
