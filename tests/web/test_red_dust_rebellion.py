"""Red Dust Rebellion at the table, as one person against three non-players."""

from playwright.sync_api import expect

from web.player import Player

GAME = "Red Dust Rebellion"


def test_a_complete_game_by_clicking_what_glows(player: Player) -> None:
    player.set_up(GAME, players=1)
    while player.wait("asked", "over") != "over":
        player.decide()
    result = player.page.get_by_label("The result")
    expect(result).to_be_visible()
    expect(result.get_by_role("row")).to_have_count(5)
    player.expect_no_faults()
