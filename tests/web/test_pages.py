"""The pages around a table: cards to look through, the rules to read, a hand in order, and ways on where
nothing is."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.conftest import NewPlayer
from web.player import Player

#: For each game: how many cards there are, a filter with the number it leaves, and one card with its name.
CARDS = {
    "on-mars": (110, "Kind", "Scientist", 6, "casino", "Casino"),
    "red-dust-rebellion": (93, "Kind", "Campaign", 12, "event-green-new-deal", "A Green New Deal"),
    "terraforming-mars": (221, "Kind", "Corporation", 13, "birds", "Birds"),
    "twilight-struggle": (110, "Value", "Scoring card", 7, "fidel", "Fidel"),
}


@pytest.mark.parametrize("game", CARDS)
def test_cards_are_looked_through_outside_of_play(game: str, player: Player) -> None:
    page = player.page
    count, facet, value, left, slug, name = CARDS[game]
    page.goto(f"/cards/{game}")
    cards = page.locator("li a")
    expect(cards).to_have_count(count)
    page.get_by_label(facet).select_option(label=value)
    expect(cards).to_have_count(left)
    page.get_by_label(facet).select_option(label="Any")
    page.get_by_role("searchbox").fill(name.upper())
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    assert page.url.endswith(f"/cards/{game}/{slug}?q={name.upper().replace(' ', '+')}")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    player.expect_no_faults()


def test_a_card_has_an_address_in_either_language(new_player: NewPlayer) -> None:
    player = new_player(language="ko", size=(390, 844))
    page = player.page
    page.goto("/cards/twilight-struggle/fidel?side=ussr")
    expect(page.get_by_role("dialog", name="피델")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name="베트남 독립전쟁")).to_be_visible()
    page.get_by_role("button", name="닫기").click()
    expect(page.get_by_label("진영")).to_have_value("ussr")
    player.expect_no_overflow()
    player.expect_no_faults()


def test_rules_have_contents_that_keys_reach(page: Page) -> None:
    page.goto("/rules/twilight-struggle")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="6.3.4").focus()
    page.keyboard.press("Enter")
    expect(page.locator("section.here")).to_contain_text("6.3.4")
    expect(page.locator("section.here")).to_be_in_viewport()
    assert page.url.endswith("/rules/twilight-struggle?rule=6.3.4")
    page.get_by_role("searchbox").fill("china card")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ rules$"))
    found = page.locator("section").all_inner_texts()
    assert found
    assert page.get_by_role("status").inner_text() == f"{len(found)} rules"
    assert all("china" in text.lower() and "card" in text.lower() for text in found)


def test_beside_the_table_the_contents_lead_to_a_rule(player: Player) -> None:
    player.play_at_once()
    table = player.page.url
    player.page.get_by_role("tab", name="Rules").click()
    player.page.get_by_role("button", name="Contents").click()
    player.page.get_by_role("link", name="8.1 ").first.click()
    expect(player.page.locator("section.here")).to_contain_text("8.1")
    assert player.page.url == table


@pytest.mark.parametrize(
    "address", ["/rules/nope", "/cards/nope", "/nope", "/table", "/table/x/y", "/replay/nope"]
)
def test_where_nothing_is_there_are_ways_on(address: str, page: Page) -> None:
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text("There is nothing at this address")
    page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()


def test_what_cannot_be_loaded_can_be_tried_again(page: Page) -> None:
    page.goto("/")
    page.route("**/api/games/on-mars", lambda route: route.abort())
    page.goto("/rules/on-mars")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.unroute("**/api/games/on-mars")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="On Mars · Rules")).to_be_visible()


def test_a_side_is_chosen_once(player: Player) -> None:
    page = player.page
    page.goto("/")
    page.locator("article", has_text="Twilight Struggle").get_by_label("As").select_option("Soviet Union")
    player.play_at_once()
    expect(page.get_by_label("The decision")).to_contain_text("the USSR")
    page.goto("/")
    chosen = page.locator("article", has_text="Twilight Struggle").get_by_label("As")
    expect(chosen.locator("option:checked")).to_have_text("Soviet Union")


def test_a_host_invites_or_begins_with_bots(player: Player) -> None:
    page = player.page
    page.request.post("/api/guest", data={})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = page.request.post("/api/tables", data={"game": "on-mars", "seats": seats}).json()
    page.goto(f"/table/{table['id']}")
    expect(page.locator("main .primary").first).to_have_text("Invite by link")
    page.get_by_role("button", name="Start now with bots").click()
    player.wait("asked")


def test_a_hand_is_sorted_and_marked_and_stays_so(player: Player) -> None:
    player.play_at_once()
    page = player.page
    hand = page.get_by_role("group", name="Hand")

    def cards() -> list[str]:
        return hand.locator("[data-target]").evaluate_all("all => all.map(each => each.dataset.target)")

    printed = page.request.get("/api/games/twilight-struggle/printed").json()["cards"]
    ops = {f"card/{card['id']}": card["ops"] for card in printed}
    dealt = cards()
    by_value = sorted(dealt, key=lambda card: -ops[card])
    assert dealt != by_value
    page.get_by_label("Order of the hand").select_option("By value")
    assert cards() == by_value
    third = cards()[2]
    player.thing(third).focus()
    page.keyboard.press("Alt+ArrowLeft")
    page.keyboard.press("m")
    assert cards()[1] == third
    page.reload()
    player.wait("asked")
    assert cards()[1] == third
    expect(hand.get_by_role("img", name="marked")).to_have_count(1)
    page.get_by_role("button", name="Arrange and mark the hand").click()
    hand.get_by_role("button", name="to the left").nth(1).click()
    assert cards()[0] == third
    player.expect_no_faults()
