"""Terraforming Mars at the table in the browser."""

import pytest
from playwright.sync_api import Locator, expect

from tharsis.games.terraforming_mars.scenario import TMScenario
from tharsis.games.terraforming_mars.state import TMState
from web.conftest import NewPlayer, Server
from web.player import Player
from web.positions import lay_out
from web.test_access import serious

GAME = "Terraforming Mars"
#: Which of some boxes hold more than they have room for.
OVERFULL = """found => found.filter(each => each.scrollWidth > each.clientWidth + 1)
    .map(each => `${each.className}: ${each.textContent}`)"""
#: Out of which of some boxes something sticks.
STICKING_OUT = """found => found.filter(box => {
    const { left, right } = box.getBoundingClientRect();
    const within = (part) => part.left >= left && part.right <= right;
    return ![...box.querySelectorAll(':scope > span')].every(part => within(part.getBoundingClientRect()));
}).map(each => each.parentElement.textContent)"""
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


def apart(one: Locator, other: Locator) -> bool:
    """Neither lies over the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_selling_patents_counts_what_is_sold_and_what_it_brings(player: Player, server: Server) -> None:
    dear = ("soletta", "comet", "trees", "research")  # none can be paid for, which is no matter here
    player.sit_down(lay_out(server.folder, TMScenario(1).hand(0, *dear).turn(), 0))
    player.thing("button/sell-patents").click()
    form = player.page.get_by_role("form", name="Choose the patents to sell")
    expect(form).to_contain_text("0 cards to sell · bring 0 M€")
    expect(form).not_to_contain_text("short")
    for name in ("Comet", "Trees"):
        form.get_by_role("checkbox", name=name).click()
    expect(form).to_contain_text("2 cards to sell · bring 2 M€")
    player.thing("button/choose").click()
    expect(player.page.locator("aside.seats")).to_contain_text("M€ 2 +0")
    player.expect_no_faults()


def test_the_last_generation_is_reviewed_without_covering_what_is_asked(
    player: Player, server: Server
) -> None:
    s = TMScenario(1).hand(0, "mine").stock(0, money=30, steel=4).turn()
    player.sit_down(lay_out(server.folder, s, 0))
    player.decide("button/pass")
    player.wait("asked")
    review = player.page.get_by_label("Generation 1 in review").first
    expect(review).to_be_visible()
    assert apart(review, player.page.get_by_role("form", name="Choose your cards"))
    player.dismiss()
    expect(review).to_be_hidden()
    player.thing("button/choose").click()
    player.wait("asked")
    player.decide("card/mine")
    player.wait("asked")
    player.page.get_by_role("button", name="The last generation in review").click()
    expect(review).to_be_visible()
    assert apart(review, player.page.get_by_role("form", name="Pay"))
    player.expect_no_faults()


def five_rich() -> TMState:
    """Everybody has a long name, many tags and large figures."""
    s = TMScenario(5)
    names = (
        "united_nations_mars_initiative",
        "interplanetary_cinematics",
        "tharsis_republic",
        "helion",
        "ecoline",
    )
    built = (
        (
            "research_outpost",
            "earth_office",
            "decomposers",
            "olympus_conference",
            "vesta_shipyard",
            "fusion_power",
        ),
        ("space_station", "regolith_eaters", "pets", "lunar_beam", "bushes", "ai_central", "titanium_mine"),
        ("cartel", "gene_repair", "birds", "noctis_city"),
        ("mass_converter", "asteroid_mining"),
        ("solar_power", "trees", "ants"),
    )
    for seat, (name, cards) in enumerate(zip(names, built, strict=True)):
        s.corporation(seat, name).in_play(seat, *cards).rating(seat, 28 + seat)
        s.stock(seat, money=112, steel=12, titanium=10, plants=11, energy=14, heat=16)
        s.production(seat, money=12, steel=2, titanium=1, plants=10, energy=3, heat=12)
    return s.turn()


def test_five_player_boards_are_seen_without_scrolling(player: Player, server: Server) -> None:
    player.sit_down(lay_out(server.folder, five_rich(), 0))
    rail = player.page.locator("aside.seats")
    assert rail.evaluate("rail => rail.scrollHeight <= rail.clientHeight")
    # Nothing is cut off at the right either: the last figure of the widest row lies in its frame.
    assert rail.locator(".player, .goods, .good").evaluate_all(OVERFULL) == []
    player.expect_no_faults()


def contested(seats: int) -> TMState:
    """Everybody is as far as the others, in figures of two digits; awards are funded, milestones won."""
    s = TMScenario(seats)
    for seat in range(seats):
        s.rating(seat, 30).stock(seat, money=30, steel=16, titanium=20, heat=26).production(seat, money=26)
    for award, milestone in (("banker", "terraformer"), ("thermalist", "mayor"), ("miner", "gardener")):
        s.award(award, seats - 1).milestone(milestone, 0)
    return s.turn()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_standing_and_no_price_is_cut(
    new_player: NewPlayer, server: Server, seats: int, language: str
) -> None:
    player = new_player(language=language, size=(1280, 800))
    player.sit_down(lay_out(server.folder, contested(seats), 0))
    assert player.page.locator(".goals .standing, .projects .chip").evaluate_all(STICKING_OUT) == []
    player.expect_no_faults()


def test_cards_to_sell_are_ticked_in_the_form_alone(player: Player, server: Server) -> None:
    """The same cards lie in the hand below: touching them there must not begin a second choice."""
    player.sit_down(lay_out(server.folder, TMScenario(1).hand(0, "comet", "trees").turn(), 0))
    player.thing("button/sell-patents").click()
    expect(player.page.get_by_role("form", name="Choose the patents to sell")).to_be_visible()
    assert player.page.locator(".tray [data-legal]").count() == 0


def test_whoever_does_not_buy_a_card_says_no(player: Player, server: Server) -> None:
    s = TMScenario(1).in_play(0, "inventors_guild").stock(0, money=10).next_cards("comet").turn()
    player.sit_down(lay_out(server.folder, s, 0))
    player.decide("card/inventors_guild")
    player.wait("asked")
    expect(player.page.get_by_label("The decision")).to_contain_text("Buy this card for 3 M€?")
    expect(player.thing("button/done")).to_have_text("No")
    player.expect_no_faults()


def test_a_review_leaves_room_for_what_it_tells_on_a_phone(new_player: NewPlayer, server: Server) -> None:
    player = new_player(size=(390, 844))
    player.sit_down(lay_out(server.folder, TMScenario(1).hand(0, "mine").stock(0, money=30).turn(), 0))
    player.decide("button/pass")
    player.wait("asked")
    review = player.page.get_by_role("group", name="Generation 1 in review")
    told = review.locator("article").first
    shown, whole = review.bounding_box(), told.bounding_box()
    assert shown is not None
    assert whole is not None
    assert shown["height"] >= whole["height"]
