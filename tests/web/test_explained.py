"""Pictures and numbers say what they mean: to a mouse, to the keyboard, to a finger."""

import re

from playwright.sync_api import Locator, expect

from rules.red_dust_rebellion.story import operation, play, table
from web.conftest import NewPlayer, Server
from web.player import Player
from web.positions import lay_out


def tip(player: Player) -> Locator:
    return player.page.get_by_role("tooltip")


def test_a_mouse_and_the_keyboard_are_told_what_things_are(player: Player) -> None:
    player.set_up("On Mars", 1)
    player.page.locator('[data-target="lab/2b"]').hover()
    expect(tip(player)).to_contain_text("Shelter Tech")
    expect(tip(player)).to_contain_text("Level 2")
    player.page.locator(".seat .points").hover()
    expect(tip(player)).to_contain_text("if the game ended now")
    player.page.keyboard.press("Escape")
    expect(tip(player)).to_have_count(0)
    player.page.locator('[data-target="action/resupply"]').hover(position={"x": 60, "y": 10})
    expect(tip(player)).to_contain_text("Take an item of the Warehouse")
    player.page.locator(".seat .points").focus()
    player.page.keyboard.press("Shift+Tab")
    player.page.keyboard.press("Tab")
    expect(tip(player)).to_contain_text("Opportunity Points")
    player.expect_no_faults()


def test_a_finger_is_told_what_things_are(new_player: NewPlayer) -> None:
    player = new_player(size=(390, 844))
    player.set_up("Red Dust Rebellion", 1)
    player.page.locator(".score [data-explained]").first.tap()
    expect(tip(player)).to_contain_text("Counts Total Support and EarthGov Confidence")


def test_everything_drawn_on_the_tables_is_explained(player: Player) -> None:
    for game in ("On Mars", "Red Dust Rebellion"):
        player.set_up(game, 2)
        for thing in player.page.locator("[data-explained]").all():
            told = thing.get_attribute("data-explained") or ""
            assert told.strip()
            assert not re.search(r"\b(?:om|rd|web)-[a-z-]+|\{|undefined|null", told), told


def test_dice_that_are_set_say_what_they_do(player: Player, server: Server) -> None:
    scene = table().put("marth", rd_rebel=3, mg_troop=3)
    s = play(operation(scene, "rd", "attack"), "ambush marth")
    player.sit_down(lay_out(server.folder, s, s.actor()))
    form = player.page.get_by_role("region", name="What do the dice do?")
    expect(form.get_by_role("button")).to_have_count(4)
    expect(form.get_by_role("button").first).to_have_text(
        re.compile("Removes up to 4 enemy forces, Damage in Marth")
    )
    player.decide("button/dice/1/1")
    expect(player.page.get_by_role("list", name="Log")).to_contain_text("Dice: 1 and 1")
