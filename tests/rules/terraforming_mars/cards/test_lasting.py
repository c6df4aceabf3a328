"""Lasting effects of blue cards: discounts, values, shifts, reactions, protection (5.3)."""

import pytest

from rules.terraforming_mars.story import changes, play, refusal, table
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules.playing import price_of
from tharsis.games.terraforming_mars.scenario import TMScenario, act


def price(mars: TMScenario, card: str, seat: int = 0) -> int:
    return price_of(mars.s, seat, number_of(card))


# -- discounts and values -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "everything", "space", "earth"),
    [
        pytest.param("research_outpost", 1, 1, 1, marks=pytest.mark.card("TM research_outpost")),
        pytest.param("earth_catapult", 2, 2, 2, marks=pytest.mark.card("TM earth_catapult")),
        pytest.param(
            "anti_gravity_technology", 2, 2, 2, marks=pytest.mark.card("TM anti_gravity_technology")
        ),
        pytest.param("space_station", 0, 2, 0, marks=pytest.mark.card("TM space_station")),
        pytest.param("quantum_extractor", 0, 2, 0, marks=pytest.mark.card("TM quantum_extractor")),
        pytest.param("mass_converter", 0, 2, 0, marks=pytest.mark.card("TM mass_converter")),
        pytest.param("shuttles", 0, 2, 0, marks=pytest.mark.card("TM shuttles")),
        pytest.param("earth_office", 0, 0, 3, marks=pytest.mark.card("TM earth_office")),
        pytest.param("teractor", 0, 0, 3, marks=pytest.mark.card("TM teractor")),
    ],
)
@pytest.mark.rule("TM 8.1.2")
def test_discounts(card: str, everything: int, space: int, earth: int) -> None:
    mars = table()
    if card == "teractor":
        mars.corporation(0, card)
    else:
        mars.in_play(0, card)
    assert price(mars, "trees") == 13 - everything
    assert price(mars, "asteroid") == 14 - space
    assert price(mars, "sponsors") == 6 - earth
    assert price(mars, "mine", seat=1) == 4


@pytest.mark.rule("TM 8.1.2")
def test_discounts_add_up_and_never_go_below_nothing() -> None:
    mars = table().in_play(0, "earth_office", "earth_catapult", "space_station")
    assert price(mars, "imported_ghg") == 0  # 7 less 3 less 2 less 2
    assert price(mars, "sponsors") == 1


@pytest.mark.card("TM advanced_alloys")
def test_alloys_make_metals_worth_more() -> None:
    s = table().in_play(0, "advanced_alloys").hand(0, "capital", "asteroid_mining").oceans(4).turn()
    s = act(s, "play asteroid_mining", "pay-titanium 7")
    assert s.stock[0] == 100 - (30 - 7 * 4)


@pytest.mark.card("TM indentured_workers")
def test_workers_cheapen_the_very_next_card_of_the_generation() -> None:
    s = table().hand(0, "indentured_workers", "trees", "grass").temperature(-4).turn()
    s = act(s, "play indentured_workers", "play trees")
    assert s.stock[0] == 100 - 5
    assert price_of(s, 0, number_of("grass")) == 11
    s = table().hand(0, "indentured_workers").turn()
    s = act(s, "play indentured_workers", "end-turn", "pass", "pass")
    assert s.next_discount == [0, 0]


@pytest.mark.card("TM special_design", "TM adaptation_technology", "TM inventrix")
def test_shifts_add_up_to_six_steps() -> None:
    mars = table().corporation(0, "inventrix").in_play(0, "adaptation_technology")
    s = mars.hand(0, "special_design", "trees", "birds", "grass").temperature(-16).oxygen(8).turn()
    assert refusal(s, "play trees") == "too-cold"
    found = s.why_not(0, s.game.actions.parse("play trees"))
    assert found is not None
    assert found.figures == {"bound": -12, "now": -16}
    s = act(s, "play special_design")
    assert refusal(s, "play trees") == ""
    assert refusal(s, "play birds") == ""
    s = act(s, "play grass", "pass")
    assert refusal(act(s, "pass") if s.actor() == 1 else s, "play trees") != ""


@pytest.mark.card("TM special_design")
def test_a_shift_does_not_help_with_tags() -> None:
    s = table().in_play(0, "adaptation_technology").hand(0, "fusion_power").turn()
    assert refusal(s, "play fusion_power") == "tags-few"


# -- reactions ------------------------------------------------------------------------------------


@pytest.mark.card("TM arctic_algae")
def test_algae_feed_on_everybodys_oceans() -> None:
    before = table().in_play(1, "arctic_algae").turn()
    assert changes(before, act(before, "build aquifer", "place r1c5")) == (
        "money -18, oceans +1, other plants +2, rating +1"
    )


@pytest.mark.card(
    "TM rover_construction", "TM pets", "TM immigrant_city", "TM tharsis_republic", "TM viral_enhancers"
)
@pytest.mark.rule("TM 5.3")
def test_one_city_sets_off_effects_of_all_players() -> None:
    """TM-2: Rover Construction, Pets, Immigrant City and Tharsis Republic spread over the seats."""
    mars = TMScenario(4).stock(0, money=25).in_play(0, "rover_construction").in_play(1, "pets")
    mars.in_play(2, "immigrant_city").corporation(3, "tharsis_republic")
    s = act(mars.turn(), "build city", "place r3c3")
    assert s.stock[0] == 2
    assert s.on_card(number_of("pets")) == 1
    assert [s.production[seat * 6] for seat in range(4)] == [1, 0, 1, 1]
    assert s.stock[3 * 6] == 0  # the money is for its own cities


@pytest.mark.card("TM herbivores")
def test_herbivores_grow_with_own_greeneries_only() -> None:
    before = table().in_play(0, "herbivores").turn()
    assert "on herbivores +1" in changes(before, act(before, "build greenery", "place r3c3"))
    other = act(table().in_play(1, "herbivores").turn(), "build greenery", "place r3c3")
    assert other.on_card(number_of("herbivores")) == 0


@pytest.mark.card("TM media_group", "TM optimal_aerobraking", "TM interplanetary_cinematics")
def test_events_pay_back() -> None:
    mars = (
        table().corporation(0, "interplanetary_cinematics").in_play(0, "media_group", "optimal_aerobraking")
    )
    before, after = play(mars, "asteroid", "target-nobody")
    assert changes(before, after) == "hand -1, heat +3, money -6, rating +1, temperature +1, titanium +2"
    before, after = play(
        table().in_play(0, "media_group", "optimal_aerobraking"), "virus", "choose plants", "target-nobody"
    )
    assert changes(before, after) == "hand -1, money +2"


@pytest.mark.card("TM media_group")
def test_a_rebate_does_not_help_to_pay() -> None:
    s = table().in_play(0, "media_group").hand(0, "asteroid").stock(0, money=12, titanium=0).turn()
    assert refusal(s, "play asteroid") == "price-short"


@pytest.mark.card("TM standard_technology")
def test_standard_technology_pays_back_but_not_for_patents() -> None:
    before = table().in_play(0, "standard_technology").hand(0, "mine").turn()
    assert changes(before, act(before, "build power_plant")) == "energy production +1, money -8"
    assert changes(before, act(before, "sell-patents", "discard mine", "done")) == "hand -1, money +1"
    assert changes(before, act(before, "convert-heat")) == "heat -8, rating +1, temperature +1"


@pytest.mark.card("TM ecological_zone", "TM decomposers")
def test_zone_and_decomposers_count_tags_events_included() -> None:
    mars = table().in_play(0, "ecological_zone", "decomposers")
    before, after = play(mars, "virus", "choose plants", "target-nobody")
    assert changes(before, after) == "hand -1, money -1, on decomposers +1"
    before, after = play(table().in_play(0, "ecological_zone", "decomposers"), "pets")
    assert "on decomposers +1, on ecological_zone +1, on pets +1" in changes(before, after)


@pytest.mark.card("TM viral_enhancers")
def test_enhancers_give_a_plant_or_a_resource_on_the_card_just_played() -> None:
    mars = table().in_play(0, "viral_enhancers")
    before, after = play(mars, "tardigrades", "choose add")
    assert changes(before, after) == "hand -1, money -4, on tardigrades +1"
    before, after = play(table().in_play(0, "viral_enhancers"), "tardigrades", "choose plants")
    assert changes(before, after) == "hand -1, money -4, plants +1"
    before, after = play(table().in_play(0, "viral_enhancers"), "virus", "choose plants", "target-nobody")
    assert changes(before, after) == "hand -1, money -1, plants +1"


@pytest.mark.card("TM ecological_zone")
def test_enhancers_ask_once_for_each_tag() -> None:
    mars = table().in_play(0, "viral_enhancers").tile("greenery", "r7c1", 0)
    before, after = play(
        mars,
        "ecological_zone",
        "first viral_enhancers",
        "choose add",
        "first viral_enhancers",
        "choose plants",
        "place r7c2",
    )
    assert "on ecological_zone +3, plants +1" in changes(before, after)


@pytest.mark.card("TM advanced_ecosystems")
def test_ecosystems_give_three_plants_with_enhancers() -> None:
    mars = table().in_play(0, "viral_enhancers", "pets", "trees")
    before, after = play(mars, "advanced_ecosystems")
    assert changes(before, after) == "hand -1, money -11, plants +3"


@pytest.mark.card("TM mars_university")
def test_the_university_exchanges_a_card_for_each_science_tag() -> None:
    mars = table().in_play(0, "mars_university").hand(0, "mine", "grass").next_cards("asteroid", "comet")
    before, after = play(
        mars, "research", "first mars_university", "discard mine", "first mars_university", "discard grass"
    )
    hand = [number_of(card) for card in ("asteroid", "comet")]
    assert set(hand) <= set(after.hand(0))
    assert changes(before, after) == "hand +1, money -11"
    before, after = play(table().in_play(0, "mars_university").hand(0, "mine"), "trans_neptune_probe", "done")
    assert changes(before, after) == "hand -1, money -6"


@pytest.mark.card("TM mars_university")
def test_the_university_exchanges_for_its_own_tag() -> None:
    s = table().hand(0, "mars_university", "mine").next_cards("comet").turn()
    s = act(s, "play mars_university", "pay-steel 0", "discard mine")
    assert s.hand(0) == [number_of("comet")]


@pytest.mark.card("TM olympus_conference")
def test_the_conference_stores_or_draws() -> None:
    mars = table().in_play(0, "olympus_conference").cubes("olympus_conference", 1)
    before, after = play(mars, "trans_neptune_probe", "choose card")
    assert changes(before, after) == "money -6, on olympus_conference -1"
    before, after = play(table().in_play(0, "olympus_conference"), "trans_neptune_probe")
    assert changes(before, after) == "hand -1, money -6, on olympus_conference +1"


@pytest.mark.card("TM research", "TM olympus_conference")
@pytest.mark.rule("TM 8.1.3")
def test_research_resolves_the_conference_twice_after_seeing_the_first_card() -> None:
    """TM-5: with no resource the first tag adds one, the second may take it to draw."""
    s = (
        table()
        .in_play(0, "olympus_conference")
        .hand(0, "research")
        .next_cards("mine", "comet", "grass")
        .turn()
    )
    s = act(s, "play research")
    assert refusal(s, "first olympus_conference") == ""
    s = act(s, "first olympus_conference", "choose card")
    assert number_of("mine") in s.hand(0)
    assert s.on_card(number_of("olympus_conference")) == 0


@pytest.mark.card("TM protected_habitats")
def test_habitats_protect_against_others_only() -> None:
    s = table().in_play(1, "protected_habitats").hand(0, "asteroid").turn()
    s = act(s, "play asteroid", "pay-titanium 0")
    assert refusal(s, "target 1") == "target-protected"
    assert refusal(s, "target 0") == ""


@pytest.mark.card("TM pets")
def test_nobody_takes_animals_from_pets() -> None:
    s = (
        table()
        .in_play(0, "pets", "predators", "fish")
        .cubes("pets", 2)
        .cubes("fish", 1)
        .cubes("predators", 1)
        .turn()
    )
    s = act(s, "use predators")
    assert refusal(s, "on pets") == "cubes-protected"


@pytest.mark.card("TM virus")
def test_virus_takes_animals_from_one_card() -> None:
    mars = table().in_play(1, "fish", "pets").cubes("fish", 3).cubes("pets", 2)
    s = act(mars.hand(0, "virus").turn(), "play virus", "choose animals")
    assert refusal(s, "on pets") == "cubes-protected"
    s = act(s, "on fish", "amount 2")
    assert s.on_card(number_of("fish")) == 1
