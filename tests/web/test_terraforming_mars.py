"""Terraforming Mars at the table in the browser."""

from playwright.sync_api import Locator, expect

from web.player import Player
from web.test_access import serious

GAME = "Terraforming Mars"
#: Generations played by clicking anything; later ones are passed, for a game alone has fourteen.
LIVELY = 3


def generation(player: Player) -> int:
    return int(player.page.locator(".score").inner_text().split()[1])


def spinner(player: Player, means: str) -> Locator:
    return player.page.get_by_role("form", name="Pay").get_by_role("spinbutton", name=means)


def follow(player: Player) -> str:
    """Do what the hint of a guided game says; without one, what brings the game on. Answers what was done."""
    player.dismiss()
    hinted = player.page.locator("[data-guide][data-legal]")
    if hinted.count() > 0:
        target = hinted.first.get_attribute("data-target") or ""
    else:
        legal = player.legal()
        quiet = ("button/pay", "button/choose", "button/done", "button/end-turn", "button/pass")
        target = next((each for each in quiet if each in legal), legal[0])
    player.decide(target)
    return target


def test_a_complete_game_alone_by_clicking_what_glows(player: Player) -> None:
    player.set_up(GAME, 1)
    while player.wait("asked", "over") != "over":
        hurry = generation(player) > LIVELY and "button/pass" in player.legal()
        player.decide("button/pass" if hurry else None)
    result = player.page.get_by_label("The result")
    expect(result.get_by_role("row", name="Terraform rating")).to_be_visible()
    expect(result.get_by_role("row", name="Total")).to_be_visible()
    player.expect_no_faults()


def test_the_guided_first_game_from_sponsors_to_a_paid_outpost(player: Player) -> None:
    """Its hand is known, so the payment comes for sure: one steel from the mine goes into the outpost."""
    player.page.goto("/")
    player.page.locator("article", has_text=GAME).get_by_role("button", name="Guided first game").click()
    player.wait("asked")
    done: list[str] = []
    while "card/research_outpost" not in done:
        done.append(follow(player))
        player.wait("asked")
    assert done[:3] == ["card/sponsors", "card/mine", "card/tardigrades"]
    assert serious(player) == []
    steel = spinner(player, "steel")
    expect(steel).to_have_text("1")
    steel.press("ArrowDown")
    expect(steel).to_have_text("0")
    player.page.get_by_role("button", name="Sensible mix").click()
    expect(steel).to_have_text("1")
    before = player.position
    player.page.keyboard.press("Shift+Tab")
    player.page.get_by_role("button", name="Pay", exact=True).press("Enter")
    player.settle(before)
    player.wait("asked")
    expect(player.page.get_by_label("The decision")).to_contain_text("city")
    assert follow(player) == "hex/r4c5"
    player.expect_no_faults()
