"""Chapter 8: the seven kinds of action."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.terraforming_mars.story import changes, play, refusal, table
from tharsis.games.terraforming_mars import GAME, board
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules.rewards import award_points, award_standing
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import EVENTS, IN_PLAY, TMState


def options(s: TMState) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor())]


@pytest.mark.rule("TM 8.1", "TM 8.1.5")
def test_a_card_is_checked_paid_carried_out_and_laid_down() -> None:
    before, after = play(table(), "deep_well_heating")
    assert changes(before, after) == "energy production +1, hand -1, money -13, rating +1, temperature +1"
    assert after.cards.place[number_of("deep_well_heating")] == IN_PLAY
    _, after = play(table(), "comet", "place r1c5", "target-nobody")
    assert after.cards.place[number_of("comet")] == EVENTS
    assert refusal(after, "play comet") == "not-in-hand"


@pytest.mark.rule("TM 8.1.1")
def test_what_may_be_missing() -> None:
    """The example of the book: Asteroid at +8 °C; the plants may stay."""
    before, after = play(table().temperature(8), "asteroid", "target-nobody")
    assert changes(before, after) == "hand -1, money -14, titanium +2"
    before, after = play(table().stock(0, plants=0).stock(1, plants=0), "asteroid")
    assert changes(before, after) == "hand -1, money -14, rating +1, temperature +1, titanium +2"


@pytest.mark.rule("TM 8.1.1")
def test_what_may_not_be_missing() -> None:
    """The cards A, B, D and E of the book."""
    s = (
        TMScenario(2)
        .stock(0, money=99)
        .hand(0, "asteroid_mining_consortium", "cupola_city", "livestock", "shuttles")
        .turn()
    )
    assert refusal(s, "play asteroid_mining_consortium") == "production-needed"
    assert refusal(s, "play cupola_city") == "production-short"
    assert refusal(s, "play livestock") == "oxygen-low"
    s = TMScenario(2).stock(0, money=99).oxygen(9).hand(0, "livestock", "cupola_city", "shuttles").turn()
    assert refusal(s, "play livestock") == "production-short"
    assert refusal(s, "play shuttles") == "production-short"
    s = (
        TMScenario(2)
        .stock(0, money=99)
        .production(0, energy=1)
        .oxygen(10)
        .hand(0, "cupola_city", "shuttles")
        .turn()
    )
    assert refusal(s, "play cupola_city") == "oxygen-high"
    assert refusal(s, "play shuttles") == ""


@pytest.mark.rule("TM 8.1.2")
def test_a_price_out_of_reach_says_how_far() -> None:
    s = TMScenario(2).stock(0, money=10, titanium=1).hand(0, "asteroid").turn()
    found = s.why_not(0, GAME.actions.parse("play asteroid"))
    assert found is not None
    assert (found.name, found.rule, found.figures) == ("price-short", "8.1.2", {"price": 14, "short": 1})


@pytest.mark.rule("TM 8.1.1")
def test_a_hand_tells_what_hinders_each_card() -> None:
    s = TMScenario(2).stock(0, money=14).hand(0, "asteroid", "comet", "insects", "deep_well_heating").turn(1)
    hand: Any = s.look(0)["hand"]
    told = {card["id"]: card["why"] for card in hand}
    assert told["asteroid"] is None
    assert told["comet"] == {"key": "price-short", "rule": "8.1.2", "args": {"price": 21, "short": 7}}
    assert told["insects"] == {"key": "oxygen-low", "rule": "5.5", "args": {"bound": 6, "now": 0}}


@pytest.mark.rule("TM 8.1.2")
def test_any_mix_without_a_superfluous_unit() -> None:
    s = act(
        TMScenario(2).stock(0, money=30, steel=9, titanium=9).hand(0, "space_elevator").turn(),
        "play space_elevator",
    )
    assert options(s) == [f"pay-steel {n}" for n in range(10)]
    s = act(s, "pay-steel 9")
    assert options(s) == ["pay-titanium 0", "pay-titanium 1", "pay-titanium 2", "pay-titanium 3"]
    s = act(s, "pay-titanium 3")
    assert s.stock[:3] == [30, 0, 6]


@pytest.mark.rule("TM 8.1.2")
def test_a_batch_of_payments_gives_the_same_table() -> None:
    """TM-3: single actions and a batch."""
    s = TMScenario(2).stock(0, money=9, steel=9, titanium=9).hand(0, "space_elevator").turn()
    batch = ["play space_elevator", "pay-steel 3", "pay-titanium 5"]
    single = s
    for notation in batch:
        single = act(single, notation)
    assert act(s, *batch).digest() == single.digest()


def asked_to_pay(mars: TMScenario, card: str) -> Any:
    """What the page is told when a card is to be paid in several ways."""
    return act(mars.hand(0, card).turn(), f"play {card}").look(0)["payment"]


@pytest.mark.rule("TM 8.1.2")
def test_every_way_to_pay_is_listed_and_can_be_paid() -> None:
    mars = TMScenario(2).corporation(0, "helion").stock(0, money=20, steel=3, titanium=2, heat=4)
    asked = act(mars.hand(0, "space_elevator").turn(), "play space_elevator")
    payment: Any = asked.look(0)["payment"]
    assert asked.look(1)["payment"] is None
    found = set()
    for steel in asked.legal(0):
        after_steel = act(asked, GAME.actions.notation(steel))
        for titanium in payment_options(after_steel, "pay-titanium"):
            after_titanium = act(after_steel, titanium) if titanium else after_steel
            for heat in payment_options(after_titanium, "pay-heat"):
                after = act(after_titanium, heat) if heat else after_titanium
                paid = [a - b for a, b in zip(asked.stock[:6], after.stock[:6], strict=True)]
                found.add((paid[1], paid[2], paid[5]))
    assert set(payment["ways"]) == found


def payment_options(s: TMState, verb: str) -> list[str]:
    """The answers to the question for one means of payment, or nothing where it is not asked."""
    found = [notation for notation in options(s) if notation.startswith(verb)]
    return found or [""]


@pytest.mark.rule("TM 8.1.2")
def test_the_sensible_mix_loses_nothing_and_keeps_money() -> None:
    steel = asked_to_pay(TMScenario(2).stock(0, money=30, steel=9), "deep_well_heating")  # 13 M€
    assert (steel["price"], steel["worth"]["steel"], steel["sensible"]) == (13, 2, (6, 0, 0))
    odd = asked_to_pay(
        TMScenario(2).stock(0, money=30, titanium=9), "asteroid"
    )  # 14 M€: four titanium and 2 M€
    assert odd["sensible"] == (0, 4, 0)


@pytest.mark.rule("TM 8.1.2")
def test_the_sensible_mix_keeps_heat_while_it_can_warm_the_planet() -> None:
    helion = TMScenario(2).corporation(0, "helion").stock(0, money=10, heat=8)
    cold = asked_to_pay(helion, "adapted_lichen")  # 9 M€
    assert cold["sensible"] == (0, 0, 0)
    helion = TMScenario(2).temperature(8).corporation(0, "helion").stock(0, money=10, heat=8)
    assert asked_to_pay(helion, "adapted_lichen")["sensible"] == (0, 0, 8)


@pytest.mark.rule("TM 8.1.2")
def test_a_payment_says_what_for_and_which_discounts_were_in_force() -> None:
    mars = TMScenario(2).in_play(0, "earth_catapult", "shuttles", "anti_gravity_technology")
    payment = asked_to_pay(mars.stock(0, money=30, titanium=2), "asteroid")
    assert (payment["for"], payment["cost"], payment["price"]) == ("card/asteroid", 14, 8)
    assert payment["discounts"] == [{"tag": "space", "less": 2}, {"tag": None, "less": 4}]


@pytest.mark.rule("TM 8.1.3")
def test_the_player_orders_what_is_due() -> None:
    """TM-1: Lava Flows at -2 °C: the ocean of the bonus step and the tile are due together."""
    start = act(table().temperature(-2).hand(0, "lava_flows").turn(), "play lava_flows")
    assert options(start) == ["first ocean", "first special_tile"]
    assert refusal(start, "first draw") == "not-due"
    tile_first = act(start, "first special_tile", "place r2c2", "place r1c2")
    ocean_first = act(start, "first ocean", "place r1c2", "place r2c2")
    assert tile_first.tile == ocean_first.tile
    assert ocean_first.stock[0] == tile_first.stock[0] + 2  # the tile beside the ocean earns 2 M€


@pytest.mark.rule("TM 8.1.3")
def test_drawing_may_come_before_a_tile() -> None:
    s = act(table().hand(0, "convoy_from_europa").turn(), "play convoy_from_europa", "pay-titanium 0")
    assert options(s) == ["first ocean", "first draw"]
    s = act(s, "first draw")
    assert len(s.hand(0)) == 1


@pytest.mark.rule("TM 8.1.4")
def test_removing_is_optional_and_from_one_player() -> None:
    s = act(
        table().stock(0, plants=9).stock(1, plants=2).hand(0, "asteroid").turn(),
        "play asteroid",
        "pay-titanium 0",
    )
    assert options(s) == ["target 0", "target 1", "target-nobody"]
    assert refusal(s, "target-neutral") == "no-neutral"
    s = act(s, "target 1")
    assert options(s) == ["amount 1", "amount 2"]
    assert refusal(s, "amount 3") == "amount-range"


@pytest.mark.rule("TM 8.1.4")
def test_lowering_production_is_compulsory() -> None:
    s = act(table().temperature(2).hand(0, "fish").turn(), "play fish")
    assert options(s) == ["target 0", "target 1"]
    assert refusal(s, "target-nobody") == "target-required"
    s = act(
        TMScenario(2).stock(0, money=9).temperature(2).production(0, plants=1).hand(0, "fish").turn(),
        "play fish",
    )
    assert s.production[3] == 0  # only oneself qualifies


@pytest.mark.rule("TM 8.2")
def test_standard_projects_take_money_only_and_any_number_of_times() -> None:
    s = TMScenario(2).stock(0, money=10, steel=50, titanium=50).turn()
    assert refusal(s, "build power_plant") == "price-short"
    s = act(TMScenario(2).stock(0, money=99).turn(), "build power_plant", "build power_plant")
    assert s.production[4] == 2


@pytest.mark.rule("TM 8.2.1")
def test_sell_patents() -> None:
    s = TMScenario(2).hand(0, "mine", "comet").turn()
    s = act(s, "sell-patents")
    assert refusal(s, "done") == "sell-one"
    s = act(s, "discard mine")
    assert refusal(s, "discard comet") == "not-in-order"
    s = act(s, "done")
    assert (s.stock[0], len(s.hand(0))) == (1, 1)
    assert refusal(TMScenario(2).turn(), "sell-patents") == "hand-empty"


@pytest.mark.parametrize(
    ("project", "answers", "change"),
    [
        pytest.param(
            "power_plant", [], "energy production +1, money -11", marks=pytest.mark.rule("TM 8.2.2")
        ),
        pytest.param(
            "asteroid", [], "money -14, rating +1, temperature +1", marks=pytest.mark.rule("TM 8.2.3")
        ),
        pytest.param(
            "aquifer", ["place r1c5"], "money -18, oceans +1, rating +1", marks=pytest.mark.rule("TM 8.2.4")
        ),
        pytest.param(
            "greenery",
            ["place r3c3"],
            "greenery +1, money -23, oxygen +1, rating +1",
            marks=pytest.mark.rule("TM 8.2.5"),
        ),
        pytest.param(
            "city",
            ["place r3c3"],
            "city +1, money -25, money production +1",
            marks=pytest.mark.rule("TM 8.2.6"),
        ),
    ],
)
def test_standard_project(project: str, answers: list[str], change: str) -> None:
    before = table().turn()
    assert changes(before, act(before, f"build {project}", *answers)) == change


@pytest.mark.rule("TM 8.2.3", "TM 8.2.4")
def test_projects_may_be_paid_for_in_vain() -> None:
    before = table().temperature(8).oceans(9).turn()
    assert changes(before, act(before, "build asteroid", "build aquifer")) == "money -32"


@pytest.mark.rule("TM 8.3")
@pytest.mark.parametrize(
    ("milestone", "short", "enough"),
    [
        ("terraformer", lambda m: m.rating(0, 34), lambda m: m.rating(0, 35)),
        (
            "mayor",
            lambda m: m.tile("city", "r3c3", 0).tile("city", "r7c3", 0),
            lambda m: m.tile("city", "r9c3", 0),
        ),
        (
            "gardener",
            lambda m: m.tile("greenery", "r3c3", 0).tile("greenery", "r7c3", 0),
            lambda m: m.tile("greenery", "r9c3", 0),
        ),
        (
            "builder",
            lambda m: m.in_play(
                0,
                "mine",
                "titanium_mine",
                "power_plant",
                "martian_rails",
                "ironworks",
                "steelworks",
                "ore_processor",
            ),
            lambda m: m.in_play(0, "geothermal_power"),
        ),
    ],
)
def test_milestones(
    milestone: str, short: Callable[[TMScenario], TMScenario], enough: Callable[[TMScenario], TMScenario]
) -> None:
    assert refusal(short(table()).turn(), f"claim {milestone}") == "milestone-short"
    s = act(enough(short(table())).turn(), f"claim {milestone}")
    assert (s.stock[0], s.milestones.count(0)) == (92, 1)
    assert refusal(s, f"claim {milestone}") == "milestone-taken"


@pytest.mark.rule("TM 8.3")
def test_the_planner_needs_sixteen_cards_in_hand() -> None:
    mars = table()
    for card in range(15):
        mars.s.cards.move(card, 3, 1)
    assert refusal(mars.turn(), "claim planner") == "milestone-short"
    more = table()
    for card in range(16):
        more.s.cards.move(card, 3, 1)
    assert refusal(more.turn(), "claim planner") == ""


@pytest.mark.rule("TM 8.3")
def test_three_milestones_in_all() -> None:
    mars = table().rating(0, 40)
    mars.s.milestones = [-1, 1, 1, 1, -1]
    assert refusal(mars.turn(), "claim terraformer") == "milestones-gone"
    poor = table().rating(0, 40).stock(0, money=7)
    assert refusal(poor.turn(), "claim terraformer") == "price-short"


@pytest.mark.rule("TM 8.4")
def test_awards_get_dearer() -> None:
    s = table().turn()
    s = act(s, "fund landlord")
    assert s.stock[0] == 92
    assert refusal(s, "fund landlord") == "award-funded"
    s = act(s, "fund banker", "pass", "fund miner")
    assert s.stock[0] == 100 - 8 - 14 - 20
    assert refusal(s, "fund scientist") == "awards-gone"


@pytest.mark.rule("TM 8.4")
@pytest.mark.parametrize(
    ("heat", "points"),
    [
        ([12, 12, 5], [5, 5, 0]),  # the example of the book: a shared first place leaves no second
        ([9, 4, 4], [5, 2, 2]),
        ([9, 4, 1], [5, 2, 0]),
        ([3, 9], [0, 5]),  # no second place with two players
        ([0, 0, 0], [5, 5, 5]),
    ],
)
def test_who_gets_an_award(heat: list[int], points: list[int]) -> None:
    mars = TMScenario(len(heat))
    for seat, n in enumerate(heat):
        mars.stock(seat, heat=n)
    assert award_points(mars.s, 3) == points


@pytest.mark.rule("TM 8.4")
def test_what_awards_measure() -> None:
    mars = (
        TMScenario(2)
        .tile("city", "r3c3", 0)
        .tile("nuclear_zone", "r7c3", 0)
        .tile("ocean", "r1c5")
        .claim("r9c3", 0)
    )
    mars.s.offworld[0] = 0
    mars.production(0, money=-2).stock(0, heat=4, steel=2, titanium=3).corporation(0, "inventrix")
    mars.in_play(0, "research", "invention_contest")
    assert [award_standing(mars.s, 0, award) for award in range(5)] == [3, -2, 3, 4, 5]


@pytest.mark.rule("TM 8.5")
def test_using_is_not_playing() -> None:
    """The book's note: Viral Enhancers react to cards played, not to actions."""
    before = table().in_play(0, "viral_enhancers", "tardigrades").turn()
    assert changes(before, act(before, "use tardigrades")) == "on tardigrades +1"


@pytest.mark.rule("TM 8.6")
def test_plants_need_a_hex() -> None:
    full = table().stock(0, plants=8)
    for hex_ in range(board.HEXES):
        if board.AREA[hex_] == board.LAND:
            full.tile("greenery", board.HEX_IDS[hex_], 1)
    s = full.turn()
    assert refusal(s, "convert-plants") == "no-hex"
    assert refusal(s, "build greenery") == "no-hex"


@pytest.mark.rule("TM 8.7")
def test_heat_again_and_again() -> None:
    s = act(table().stock(0, heat=16).turn(), "convert-heat", "convert-heat")
    assert (s.stock[5], s.rating[0]) == (0, 22)
