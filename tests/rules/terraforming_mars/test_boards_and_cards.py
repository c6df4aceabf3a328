"""Chapters 4 and 5: player boards and cards."""

import pytest

from rules.terraforming_mars.story import changes, play, refusal, table
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules import scoring
from tharsis.games.terraforming_mars.scenario import TMScenario, act


@pytest.mark.rule("TM 4.1")
def test_production_has_no_top_and_a_floor() -> None:
    """The example of the book: heat production 19 and three more make 22."""
    _, after = play(table().production(0, heat=19), "carbonate_processing")
    assert after.production[5] == 22
    s = table().production(0, money=-4).hand(0, "nuclear_power", "fueled_generators").turn()
    assert refusal(s, "play nuclear_power") == "production-short"
    assert refusal(s, "play fueled_generators") == ""
    s = table().production(0, energy=0).hand(0, "carbonate_processing").turn()
    found = s.why_not(0, s.game.actions.parse("play carbonate_processing"))
    assert found is not None
    assert found.figures == {"resource": "resource/energy", "need": 1, "now": 0}


@pytest.mark.rule("TM 4.2")
def test_income_is_rating_plus_production() -> None:
    s = act(TMScenario(2).production(0, money=-5).turn(), "pass", "pass")
    assert s.stock[0] == 15


@pytest.mark.rule("TM 4.3")
def test_steel_pays_for_buildings_only() -> None:
    s = TMScenario(2).stock(0, steel=5, money=3).hand(0, "mine", "sponsors").turn()
    assert refusal(s, "play sponsors") == "price-short"
    s = act(s, "play mine")
    assert [s.game.actions.notation(a) for a in s.legal(0)] == ["pay-steel 1", "pay-steel 2"]
    s = act(s, "pay-steel 2")
    assert (s.stock[0], s.stock[1]) == (3, 3)


@pytest.mark.rule("TM 4.4")
def test_titanium_pays_for_space_only() -> None:
    s = TMScenario(2).stock(0, titanium=5).hand(0, "asteroid", "mine").turn()
    assert refusal(s, "play mine") == "price-short"
    s = act(s, "play asteroid")
    assert s.stock[2] == 2  # five for 14 M€, no change, and two gained


@pytest.mark.rule("TM 4.5", "TM 8.6")
def test_eight_plants_become_a_greenery() -> None:
    before = table().stock(0, plants=8).turn()
    assert changes(before, act(before, "convert-plants", "place r3c3")) == (
        "greenery +1, oxygen +1, plants -8, rating +1"
    )


@pytest.mark.rule("TM 4.6", "TM 7.4")
def test_energy_left_becomes_heat() -> None:
    s = act(TMScenario(2).stock(0, energy=3, heat=1).production(0, energy=2, heat=1).turn(), "pass", "pass")
    assert (s.stock[4], s.stock[5]) == (2, 5)


@pytest.mark.rule("TM 4.7", "TM 8.7")
def test_eight_heat_warm_the_planet() -> None:
    before = table().stock(0, heat=8).turn()
    assert changes(before, act(before, "convert-heat")) == "heat -8, rating +1, temperature +1"
    assert refusal(table().stock(0, heat=7).turn(), "convert-heat") == "resource-short"


@pytest.mark.rule("TM 4.7")
def test_heat_may_be_spent_in_vain() -> None:
    before = table().temperature(8).stock(0, heat=8).turn()
    assert changes(before, act(before, "convert-heat")) == "heat -8"


@pytest.mark.rule("TM 5.1")
def test_tags_of_events_count_only_while_played() -> None:
    _, after = play(table(), "asteroid", "target-nobody")
    assert after.tags[1] == 0
    _, after = play(table(), "vesta_shipyard")
    assert (after.tags[1], after.tags[4]) == (1, 1)


@pytest.mark.rule("TM 5.3")
def test_effects_last_and_actions_come_back() -> None:
    s = act(TMScenario(2).in_play(0, "tardigrades").turn(), "use tardigrades")
    assert refusal(s, "use tardigrades") == "action-used"
    s = act(s, "end-turn", "pass", "pass", "done", "done", "pass")
    assert refusal(s, "use tardigrades") == ""


@pytest.mark.rule("TM 5.3", "TM 8.5")
def test_a_card_just_played_may_be_used_at_once() -> None:
    s = act(table().hand(0, "tardigrades").turn(), "play tardigrades", "use tardigrades")
    assert s.on_card(number_of("tardigrades")) == 1


@pytest.mark.rule("TM 5.4")
def test_cost_is_apart_from_the_price_of_buying() -> None:
    before, after = play(table(), "adapted_lichen")
    assert changes(before, after) == "hand -1, money -9, plants production +1"


@pytest.mark.rule("TM 5.5")
def test_requirements_matter_only_when_playing() -> None:
    """The book's example: Electro Catapult works although oxygen has passed 8 %."""
    before = table().oxygen(12).in_play(0, "electro_catapult").turn()
    assert changes(before, act(before, "use electro_catapult", "choose steel")) == "money +7, steel -1"


@pytest.mark.rule("TM 5.5")
def test_own_tags_do_not_help() -> None:
    s = table().in_play(0, "power_plant").hand(0, "fusion_power").turn()
    found = s.why_not(0, s.game.actions.parse("play fusion_power"))
    assert found is not None
    assert (found.name, found.figures) == ("tags-few", {"tag": "tag/power", "bound": 2, "now": 1})


@pytest.mark.rule("TM 5.6")
def test_immediate_effects_happen_once() -> None:
    s = act(table().hand(0, "mineral_deposit").turn(), "play mineral_deposit", "end-turn", "pass")
    assert s.stock[1] == 9 + 5


@pytest.mark.rule("TM 5.7")
def test_points_wait_for_the_end() -> None:
    before, after = play(table().oxygen(7), "breathing_filters")
    assert after.rating == before.rating
    assert scoring.totals(after)[0] == scoring.totals(before)[0] + 2


@pytest.mark.rule("TM 5.8")
def test_resources_lie_on_their_cards() -> None:
    s = act(table().in_play(0, "pets", "livestock").turn(), "use livestock")
    assert (s.on_card(number_of("livestock")), s.on_card(number_of("pets"))) == (1, 0)
    before, after = play(table().temperature(-12), "eos_chasma_national_park")
    assert changes(before, after) == "hand -1, money -16, money production +2, plants +3"
