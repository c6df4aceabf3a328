"""On a phone nothing lies over the board, and whatever can be answered is in reach."""

import random

from playwright.sync_api import expect

from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.state import OMState
from web.conftest import NewPlayer, Server
from web.player import Player
from web.positions import lay_out
from web.test_legible import Table, at_every_table, settle_view

PHONE = (390, 844)


def seen_width(player: Player) -> float:
    box = player.page.locator(".board svg[role=group]").get_attribute("viewBox") or ""
    return float(box.split()[2])


@at_every_table
def test_the_way_to_the_whole_board_lies_below_it(
    new_player: NewPlayer, server: Server, table: Table
) -> None:
    player = new_player(size=PHONE)
    table.begin(player, server)
    settle_view(player)
    before = seen_width(player)
    whole = player.page.get_by_role("button", name="Show the whole board")
    expect(whole).to_have_count(1)
    expect(player.page.locator(".board").get_by_role("button", name="Show the whole board")).to_have_count(0)
    whole.click()
    settle_view(player)
    farthest = seen_width(player)
    assert farthest > before
    player.page.get_by_role("button", name="Closer").click()
    settle_view(player)
    assert seen_width(player) < farthest


def end_of_a_turn() -> OMState:
    """A turn that may end, or go on with one of several executive actions."""
    for seed in range(20):
        s = GAME.new(seed=seed, seats=2)
        chance = random.Random(seed)
        assert isinstance(s, OMState)
        while not s.over:
            verbs = [GAME.actions.notation(action).split()[0] for action in s.legal(s.actor())]
            if s.actor() == 0 and "end-turn" in verbs and verbs.count("executive") > 1:
                return s
            s.apply(s.actor(), chance.choice(s.legal(s.actor())))
    raise AssertionError("no such turn")


def test_all_answers_stand_in_one_row(new_player: NewPlayer, server: Server) -> None:
    player = new_player(size=PHONE)
    player.sit_down(lay_out(server.folder, end_of_a_turn(), 0))
    buttons = player.page.locator(".buttons > .button")
    boxes = [box for button in buttons.all() if (box := button.bounding_box())]
    assert len(boxes) > 1
    assert len({box["y"] for box in boxes}) == 1
    assert boxes[1]["x"] < PHONE[0], "there is more at the side"
    expect(player.page.get_by_role("button", name="Show all of it")).to_be_visible()
    player.decide("button/end-turn")
    player.expect_no_faults()
