"""Exactly enough is enough, one short is refused, and the refusal says how much is missing."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.terraforming_mars.story import table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.board import AWARD_IDS
from tharsis.games.terraforming_mars.deck import ASSET_IDS
from tharsis.games.terraforming_mars.rules.card_actions import Way
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState

Start = Callable[[TMScenario], TMScenario]


def options(s: TMState) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor())]


def refused(s: TMState, notation: str) -> tuple[str, dict[str, Any]]:
    """Why an action is refused, and the figures that the words name; the action is not offered either."""
    found = s.why_not(s.actor(), GAME.actions.parse(notation))
    assert found is not None, f"{notation} is legal"
    assert notation not in options(s)
    return found.name, found.figures


def raised(mars: TMScenario) -> TMScenario:
    mars.s.raised = 1
    return mars


def planet(mars: TMScenario) -> TMScenario:
    return mars.temperature(8).oxygen(9).oceans(4)


#: What is tried; the position in which it is just possible; one short of that; why, and the figures told.
ENOUGH: tuple[tuple[str, str, Start, Start, str, dict[str, Any]], ...] = (
    (
        "8.2.2", "build power_plant", lambda m: m.stock(0, money=11), lambda m: m.stock(0, money=10),
        "price-short", {"price": 11, "short": 1},
    ),
    (
        "8.2.2", "build power_plant",
        lambda m: m.corporation(0, "thorgate").stock(0, money=8),
        lambda m: m.corporation(0, "thorgate").stock(0, money=7),
        "price-short", {"price": 8, "short": 1},
    ),
    (
        "8.2.3", "build asteroid", lambda m: m.stock(0, money=14), lambda m: m.stock(0, money=11),
        "price-short", {"price": 14, "short": 3},
    ),
    (
        "8.2.4", "build aquifer", lambda m: m.stock(0, money=18), lambda m: m.stock(0, money=17),
        "price-short", {"price": 18, "short": 1},
    ),
    (
        "8.2.5", "build greenery", lambda m: m.stock(0, money=23), lambda m: m.stock(0, money=22),
        "price-short", {"price": 23, "short": 1},
    ),
    (
        "8.2.6", "build city", lambda m: m.stock(0, money=25), lambda m: m.stock(0, money=24),
        "price-short", {"price": 25, "short": 1},
    ),
    (
        "8.3", "claim terraformer",
        lambda m: m.rating(0, 35).stock(0, money=8), lambda m: m.rating(0, 35).stock(0, money=7),
        "price-short", {"price": 8, "short": 1},
    ),
    (
        "8.3", "claim terraformer", lambda m: m.rating(0, 35), lambda m: m.rating(0, 34),
        "milestone-short", {"milestone": "milestone/terraformer", "need": 35, "now": 34},
    ),
    (
        "8.3", "claim mayor",
        lambda m: m.tile("city", "r3c3", 0).tile("capital", "r7c3", 0).off_mars("ganymede_colony", 0),
        lambda m: m.tile("city", "r3c3", 0).tile("city", "r7c3", 1).off_mars("ganymede_colony", 0),
        "milestone-short", {"milestone": "milestone/mayor", "need": 3, "now": 2},
    ),
    (
        "8.4", "fund banker", lambda m: m.stock(0, money=8), lambda m: m.stock(0, money=6),
        "price-short", {"price": 8, "short": 2},
    ),
    (
        "8.6", "convert-plants", lambda m: m.stock(0, plants=8), lambda m: m.stock(0, plants=7),
        "resource-short", {"resource": "resource/plants", "need": 8, "now": 7},
    ),
    (
        "8.6", "convert-plants",
        lambda m: m.corporation(0, "ecoline").stock(0, plants=7),
        lambda m: m.corporation(0, "ecoline").stock(0, plants=6),
        "resource-short", {"resource": "resource/plants", "need": 7, "now": 6},
    ),
    (
        "8.7", "convert-heat", lambda m: m.stock(0, heat=8), lambda m: m.stock(0, heat=7),
        "resource-short", {"resource": "resource/heat", "need": 8, "now": 7},
    ),
    # Prices of cards, with metals at their worth and the heat of Helion.
    (
        "8.1.2", "play asteroid",
        lambda m: m.stock(0, money=14, titanium=0).hand(0, "asteroid"),
        lambda m: m.stock(0, money=13, titanium=0, steel=9).hand(0, "asteroid"),
        "price-short", {"price": 14, "short": 1},
    ),
    (
        "4.4", "play asteroid",
        lambda m: m.stock(0, money=2, titanium=4).hand(0, "asteroid"),
        lambda m: m.stock(0, money=1, titanium=4).hand(0, "asteroid"),
        "price-short", {"price": 14, "short": 1},
    ),
    (
        "4.3", "play mine",
        lambda m: m.stock(0, money=0, steel=2).hand(0, "mine"),
        lambda m: m.stock(0, money=0, steel=1, titanium=9).hand(0, "mine"),
        "price-short", {"price": 4, "short": 2},
    ),
    (
        "4.7", "play mine",
        lambda m: m.corporation(0, "helion").stock(0, money=1, steel=0, heat=3).hand(0, "mine"),
        lambda m: m.corporation(0, "helion").stock(0, money=1, steel=0, heat=2).hand(0, "mine"),
        "price-short", {"price": 4, "short": 1},
    ),
    # Requirements.
    (
        "5.5", "play trees",
        lambda m: m.temperature(-4).hand(0, "trees"), lambda m: m.temperature(-6).hand(0, "trees"),
        "too-cold", {"bound": -4, "now": -6},
    ),
    (
        "5.5", "play archaebacteria",
        lambda m: m.temperature(-18).hand(0, "archaebacteria"),
        lambda m: m.temperature(-16).hand(0, "archaebacteria"),
        "too-warm", {"bound": -18, "now": -16},
    ),
    (
        "5.5", "play archaebacteria",
        lambda m: m.corporation(0, "inventrix").temperature(-14).hand(0, "archaebacteria"),
        lambda m: m.corporation(0, "inventrix").temperature(-12).hand(0, "archaebacteria"),
        "too-warm", {"bound": -14, "now": -12},
    ),
    (
        "5.5", "play windmills",
        lambda m: m.in_play(0, "adaptation_technology").oxygen(5).hand(0, "windmills"),
        lambda m: m.in_play(0, "adaptation_technology").oxygen(4).hand(0, "windmills"),
        "oxygen-low", {"bound": 5, "now": 4},
    ),
    (
        "5.5", "play domed_crater",
        lambda m: m.oxygen(7).hand(0, "domed_crater"), lambda m: m.oxygen(8).hand(0, "domed_crater"),
        "oxygen-high", {"bound": 7, "now": 8},
    ),
    (
        "5.5", "play algae",
        lambda m: m.oceans(5).hand(0, "algae"), lambda m: m.oceans(4).hand(0, "algae"),
        "oceans-few", {"bound": 5, "now": 4},
    ),
    (
        "5.5", "play dust_seals",
        lambda m: m.oceans(3).hand(0, "dust_seals"), lambda m: m.oceans(4).hand(0, "dust_seals"),
        "oceans-many", {"bound": 3, "now": 4},
    ),
    (
        "5.5", "play rad_suits",
        lambda m: m.tile("city", "r3c3", 1).tile("capital", "r7c3", 1).hand(0, "rad_suits"),
        lambda m: m.tile("city", "r3c3", 1).hand(0, "rad_suits"),
        "cities-needed", {"bound": 2, "now": 1},
    ),
    (
        "5.5", "play ecological_zone",
        lambda m: m.tile("greenery", "r3c3", 0).hand(0, "ecological_zone"),
        lambda m: m.tile("greenery", "r3c3", 1).hand(0, "ecological_zone"),
        "greenery-needed", {"bound": 1, "now": 0},
    ),
    (
        "5.5", "play great_escarpment_consortium",
        lambda m: m.production(0, steel=1).hand(0, "great_escarpment_consortium"),
        lambda m: m.production(0, steel=0).hand(0, "great_escarpment_consortium"),
        "production-needed", {"resource": "resource/steel", "bound": 1, "now": 0},
    ),
    (
        "5.5", "play fusion_power",
        lambda m: m.in_play(0, "power_plant", "solar_power").hand(0, "fusion_power"),
        lambda m: m.in_play(0, "power_plant").in_play(1, "solar_power").hand(0, "fusion_power"),
        "tags-few", {"tag": "tag/power", "bound": 2, "now": 1},
    ),
    # What a card takes of its player.
    (
        "8.1.1", "play moss",
        lambda m: m.oceans(3).stock(0, plants=1).hand(0, "moss"),
        lambda m: m.oceans(3).stock(0, plants=0).hand(0, "moss"),
        "resource-short", {"resource": "resource/plants", "need": 1, "now": 0},
    ),
    (
        "8.1.1", "play nitrophilic_moss",
        lambda m: m.oceans(3).stock(0, plants=1).in_play(0, "viral_enhancers").hand(0, "nitrophilic_moss"),
        lambda m: m.oceans(3).stock(0, plants=1).in_play(1, "viral_enhancers").hand(0, "nitrophilic_moss"),
        "resource-short", {"resource": "resource/plants", "need": 2, "now": 1},
    ),
    (
        "8.1.1", "play local_heat_trapping",
        lambda m: m.stock(0, heat=5).hand(0, "local_heat_trapping"),
        lambda m: m.stock(0, heat=4).hand(0, "local_heat_trapping"),
        "resource-short", {"resource": "resource/heat", "need": 5, "now": 4},
    ),
    (
        "8.1.1", "play insulation",
        lambda m: m.production(0, heat=1).hand(0, "insulation"),
        lambda m: m.production(0, heat=0).hand(0, "insulation"),
        "production-short", {"resource": "resource/heat", "need": 1, "now": 0},
    ),
    (
        "4.1", "play immigrant_city",
        lambda m: m.production(0, money=-4).hand(0, "immigrant_city"),
        lambda m: m.production(0, money=-5).hand(0, "immigrant_city"),
        "production-short", {"resource": "resource/megacredits", "need": -4, "now": -5},
    ),
    (
        "4.1", "play immigrant_city",
        lambda m: m.corporation(0, "tharsis_republic").production(0, money=-5).hand(0, "immigrant_city"),
        lambda m: m.corporation(1, "tharsis_republic").production(0, money=-5).hand(0, "immigrant_city"),
        "production-short", {"resource": "resource/megacredits", "need": -4, "now": -5},
    ),
    (
        "4.1", "play immigrant_city",
        lambda m: m.production(0, energy=1).hand(0, "immigrant_city"),
        lambda m: m.production(0, energy=0).hand(0, "immigrant_city"),
        "production-short", {"resource": "resource/energy", "need": 1, "now": 0},
    ),
    # Actions of cards.
    (
        "8.5", "use search_for_life",
        lambda m: m.in_play(0, "search_for_life").stock(0, money=1),
        lambda m: m.in_play(0, "search_for_life").stock(0, money=0),
        "price-short", {"price": 1, "short": 1},
    ),
    (
        "8.5", "use water_import_from_europa",
        lambda m: m.in_play(0, "water_import_from_europa").stock(0, money=3, titanium=3),
        lambda m: m.in_play(0, "water_import_from_europa").stock(0, money=1, titanium=3),
        "price-short", {"price": 12, "short": 2},
    ),
    (
        "8.5", "use aquifer_pumping",
        lambda m: m.in_play(0, "aquifer_pumping").stock(0, money=2, steel=3),
        lambda m: m.in_play(0, "aquifer_pumping").stock(0, money=1, steel=3, titanium=9),
        "price-short", {"price": 8, "short": 1},
    ),
    (
        "8.5", "use space_mirrors",
        lambda m: m.in_play(0, "space_mirrors").stock(0, money=7),
        lambda m: m.in_play(0, "space_mirrors").stock(0, money=6, steel=9, titanium=9),
        "price-short", {"price": 7, "short": 1},
    ),
    (
        "8.5", "use physics_complex",
        lambda m: m.in_play(0, "physics_complex").stock(0, energy=6),
        lambda m: m.in_play(0, "physics_complex").stock(0, energy=5),
        "resource-short", {"resource": "resource/energy", "need": 6, "now": 5},
    ),
    (
        "8.5", "use equatorial_magnetizer",
        lambda m: m.in_play(0, "equatorial_magnetizer").production(0, energy=1),
        lambda m: m.in_play(0, "equatorial_magnetizer").production(0, energy=0),
        "production-short", {"resource": "resource/energy", "need": 1, "now": 0},
    ),
    (
        "8.5", "use electro_catapult",
        lambda m: m.in_play(0, "electro_catapult").stock(0, plants=1, steel=0),
        lambda m: m.in_play(0, "electro_catapult").stock(0, plants=0, steel=0),
        "resource-short", {"resource": "resource/steel", "need": 1, "now": 0},
    ),
    (
        "8.5", "use power_infrastructure",
        lambda m: m.in_play(0, "power_infrastructure").stock(0, energy=1),
        lambda m: m.in_play(0, "power_infrastructure").stock(0, energy=0),
        "resource-short", {"resource": "resource/energy", "need": 1, "now": 0},
    ),
    (
        "8.5", "use predators",
        lambda m: m.in_play(0, "predators").in_play(1, "fish").cubes("fish", 1),
        lambda m: m.in_play(0, "predators").in_play(1, "tardigrades", "fish").cubes("tardigrades", 1),
        "nothing-to-take", {"cube": "cube/animal"},
    ),
    (
        "8.5", "use ants",
        lambda m: m.in_play(0, "ants").in_play(1, "tardigrades").cubes("tardigrades", 1),
        lambda m: m.in_play(0, "ants").in_play(1, "fish").cubes("fish", 1),
        "nothing-to-take", {"cube": "cube/microbe"},
    ),
    (
        "8.5", "use united_nations_mars_initiative",
        lambda m: raised(m.corporation(0, "united_nations_mars_initiative")).stock(0, money=3),
        lambda m: raised(m.corporation(0, "united_nations_mars_initiative")).stock(0, money=2),
        "price-short", {"price": 3, "short": 1},
    ),
)  # fmt: skip


@pytest.mark.parametrize(
    ("action", "enough", "short", "reason", "figures"),
    [
        pytest.param(*row[1:], marks=pytest.mark.rule(f"TM {row[0]}"), id=f"{row[1]} {i}")
        for i, row in enumerate(ENOUGH)
    ],
)
def test_exactly_enough(
    action: str, enough: Start, short: Start, reason: str, figures: dict[str, Any]
) -> None:
    assert action in options(enough(table()).turn())
    assert refused(short(table()).turn(), action) == (reason, figures)


@pytest.mark.rule("TM 8.4")
@pytest.mark.parametrize(("funded", "price"), [(0, 8), (1, 14), (2, 20)])
def test_each_award_has_its_price(funded: int, price: int) -> None:
    def mars(money: int) -> TMState:
        mars = table().stock(0, money=money)
        mars.s.awards[:funded] = [1] * funded
        return mars.turn()

    offered = [action for action in options(mars(price)) if action.startswith("fund")]
    assert offered == [f"fund {award}" for award in AWARD_IDS[funded:]]
    assert refused(mars(price - 1), "fund miner") == ("price-short", {"price": price, "short": 1})


@pytest.mark.rule("TM 8.3", "TM 8.4")
def test_milestones_and_awards_are_offered_while_any_are_left() -> None:
    mars = table().rating(0, 40)
    mars.s.milestones, mars.s.awards = [-1, 1, 0, -1, -1], [0, 1, -1, -1, -1]
    s = mars.turn()
    assert "claim terraformer" in options(s)
    assert "fund scientist" in options(s)
    s.milestones[4], s.awards[4] = 1, 1
    assert not [action for action in options(s) if action.startswith(("claim", "fund"))]


@pytest.mark.rule("TM 5.2")
def test_a_first_action_due_is_told_with_its_corporation() -> None:
    mars = table().corporation(0, "tharsis_republic").hand(0, "mine").in_play(0, "tardigrades")
    mars.s.first_due[0] = 1
    s = mars.turn()
    for action in (
        "play mine",
        "use tardigrades",
        "build city",
        "convert-heat",
        "sell-patents",
        "fund banker",
    ):
        assert refused(s, action) == ("first-action-due", {"card": "card/tharsis_republic"})


@pytest.mark.rule("TM 8.5")
@pytest.mark.card("TM regolith_eaters")
def test_a_way_that_cannot_be_paid_is_refused_with_what_lies_there() -> None:
    """Asked only where two ways are open; the question itself knows each of them."""
    mars = table().in_play(0, "regolith_eaters").cubes("regolith_eaters", 1)
    s = mars.ask(Way(0, 32))
    assert options(s) == ["choose add"]
    assert refused(s, "choose spend") == (
        "cubes-short",
        {"card": "card/regolith_eaters", "need": 2, "now": 1},
    )
    mars = table().in_play(0, "electro_catapult").stock(0, steel=0)
    assert refused(mars.ask(Way(0, 68)), "choose steel") == (
        "resource-short", {"resource": "resource/steel", "need": 1, "now": 0},
    )  # fmt: skip


@pytest.mark.rule("TM 3.1")
@pytest.mark.parametrize(
    ("action", "tile"),
    [
        ("build greenery", "greenery"),
        ("build city", "city"),
        ("convert-plants", "greenery"),
        ("play capital", "capital"),
        ("play mohole_area", "mohole_area"),
        ("play restricted_area", "restricted_area"),
    ],
)
def test_where_no_hex_is_left_the_tile_is_named(action: str, tile: str) -> None:
    mars = planet(table()).hand(0, "capital", "mohole_area", "restricted_area")
    for hex_ in range(61):
        if mars.s.tile[hex_] == 0:
            mars.s.tile[hex_], mars.s.owner[hex_] = 9, 1
    assert refused(mars.turn(), action) == ("no-hex", {"tile": f"tile/{tile}"})


@pytest.mark.rule("TM 8.1.4")
def test_a_number_out_of_range_is_told_with_both_bounds() -> None:
    s = act(
        table().stock(1, plants=2).hand(0, "asteroid").turn(), "play asteroid", "pay-titanium 0", "target 1"
    )
    assert refused(s, "amount 3") == ("amount-range", {"low": 1, "high": 2})
    s = act(table().hand(0, "insulation").turn(), "play insulation")
    assert refused(s, "amount 0") == ("amount-range", {"low": 1, "high": 5})


@pytest.mark.rule("TM 8.1.2")
def test_a_payment_out_of_range_is_told_with_both_bounds() -> None:
    mars = TMScenario(2).stock(0, money=10, titanium=9).hand(0, "asteroid")
    s = act(mars.turn(), "play asteroid")  # 14 M€: two titanium at least, five at most
    assert options(s) == [f"pay-titanium {n}" for n in (2, 3, 4, 5)]
    assert refused(s, "pay-titanium 1") == ("pay-range", {"low": 2, "high": 5})
    mars = TMScenario(2).stock(0, money=3, steel=9).hand(0, "deep_well_heating")
    s = act(mars.turn(), "play deep_well_heating")  # 13 M€: five steel at least, seven at most
    assert options(s) == [f"pay-steel {n}" for n in (5, 6, 7)]
    mars = TMScenario(2).corporation(0, "helion").stock(0, money=10, heat=12)
    s = act(mars.turn(), "build power_plant")
    assert options(s) == [f"pay-heat {n}" for n in range(1, 12)]


@pytest.mark.rule("TM 7.2")
def test_cards_one_cannot_pay_for_are_told_with_their_price() -> None:
    s = act(TMScenario(2).rating(0, 6).turn(), "pass", "pass")
    s = act(s, options(s)[0], options(act(s, options(s)[0]))[0])
    third = f"keep {ASSET_IDS[s.packet(0)[-1]]}"
    assert refused(s, third) == ("keep-short", {"price": 9, "now": 6})
    assert options(s) == ["done"]
