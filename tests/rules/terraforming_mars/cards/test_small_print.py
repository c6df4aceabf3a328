"""What the notes of the cards and corporations add: limits, company of other cards, solo play."""

from collections.abc import Callable

import pytest

from rules.terraforming_mars.story import carry, changes, play, refusal, table
from tharsis.games.terraforming_mars import GAME, board
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules import scoring
from tharsis.games.terraforming_mars.rules.playing import price_of
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import DISCARDS, TMState


def options(s: TMState) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor())]


# -- requirements ---------------------------------------------------------------------------------


@pytest.mark.card("TM advanced_ecosystems")
@pytest.mark.parametrize(
    ("shown", "lacks"),
    [
        (("archaebacteria", "fish"), "plant"),
        (("archaebacteria", "grass"), "animal"),
        (("fish", "grass"), "microbe"),
    ],
)
def test_ecosystems_want_all_three_tags(shown: tuple[str, ...], lacks: str) -> None:
    s = table().in_play(0, *shown).hand(0, "advanced_ecosystems").turn()
    found = s.why_not(0, GAME.actions.parse("play advanced_ecosystems"))
    assert found is not None
    assert (found.name, found.figures) == ("tags-few", {"tag": f"tag/{lacks}", "bound": 1, "now": 0})


@pytest.mark.card("TM inventrix", "TM adaptation_technology")
@pytest.mark.rule("TM 5.5")
@pytest.mark.parametrize(
    ("card", "reach", "beyond"),
    [
        ("trees", lambda m: m.temperature(-8), lambda m: m.temperature(-10)),  # at least -4 °C
        ("archaebacteria", lambda m: m.temperature(-14), lambda m: m.temperature(-12)),  # at most -18 °C
        ("windmills", lambda m: m.oxygen(5), lambda m: m.oxygen(4)),  # at least 7 %
        ("dust_seals", lambda m: m.oceans(5), lambda m: m.oceans(6)),  # at most 3 oceans
        ("algae", lambda m: m.oceans(3), lambda m: m.oceans(2)),  # at least 5 oceans
    ],
)
def test_a_shift_reaches_two_steps_up_or_down(
    card: str, reach: Callable[[TMScenario], TMScenario], beyond: Callable[[TMScenario], TMScenario]
) -> None:
    for shifted in (
        table().corporation(0, "inventrix"),
        table().in_play(0, "adaptation_technology"),
    ):
        assert refusal(reach(shifted.hand(0, card)).turn(), f"play {card}") == ""
    missed = beyond(table().corporation(0, "inventrix").hand(0, card)).turn()
    assert refusal(missed, f"play {card}") != ""


@pytest.mark.card("TM special_design")
def test_special_design_helps_the_very_next_card_of_the_generation() -> None:
    """Other actions in between are fine; a card that does not need it uses it up; unused it lapses."""
    mars = table().temperature(-8).hand(0, "special_design", "trees", "mineral_deposit")
    s = act(mars.turn(), "play special_design", "build power_plant", "pass")
    assert refusal(s, "play trees") == ""
    assert refusal(act(s, "play mineral_deposit"), "play trees") == "too-cold"
    s = act(s, "pass")
    assert s.next_shift == [0, 0]


@pytest.mark.card("TM rad_suits")
def test_rad_suits_count_cities_of_anybody_anywhere() -> None:
    mars = table().hand(0, "rad_suits").tile("city", "r3c3").off_mars("phobos_space_haven", 1)
    assert refusal(mars.turn(), "play rad_suits") == ""


@pytest.mark.card("TM robotic_workforce", "TM immigrant_city")
def test_copying_a_box_places_no_city_to_soften_its_loss() -> None:
    s = table().production(0, money=-4).in_play(0, "immigrant_city").hand(0, "robotic_workforce").turn()
    assert refusal(s, "play robotic_workforce") == "nothing-to-copy"


# -- prices ---------------------------------------------------------------------------------------


@pytest.mark.card("TM advanced_alloys")
def test_alloys_make_steel_worth_three() -> None:
    mars = table().in_play(0, "advanced_alloys").hand(0, "deep_well_heating")
    s = act(mars.turn(), "play deep_well_heating", "pay-steel 4")
    assert s.stock[:2] == [100 - 1, 5]


@pytest.mark.card("TM indentured_workers")
def test_workers_wait_for_a_card_and_give_no_change() -> None:
    mars = table().hand(0, "indentured_workers", "sponsors")
    s = act(mars.turn(), "play indentured_workers", "build power_plant", "pass", "play sponsors")
    assert s.stock[0] == 100 - 11


@pytest.mark.card("TM teractor", "TM earth_office")
def test_earth_discounts_add_up() -> None:
    mars = table().corporation(0, "teractor").in_play(0, "earth_office")
    assert price_of(mars.s, 0, number_of("acquired_company")) == 4


@pytest.mark.card("TM research_outpost", "TM earth_catapult", "TM space_station")
def test_a_discount_does_not_cheapen_its_own_card() -> None:
    before, after = play(table(), "space_station")
    assert changes(before, after) == "hand -1, money -10"
    assert price_of(after, 0, number_of("asteroid")) == 12


@pytest.mark.card("TM credicor")
def test_credicor_counts_a_dear_card_paid_with_metal() -> None:
    mars = table().corporation(0, "credicor").stock(0, money=0, titanium=10).hand(0, "asteroid_mining")
    s = act(mars.turn(), "play asteroid_mining")
    assert (s.stock[0], s.stock[2]) == (4, 0)


@pytest.mark.card("TM helion")
@pytest.mark.rule("TM 7.2", "TM 8.3")
def test_helion_buys_cards_and_claims_milestones_with_heat() -> None:
    s = act(TMScenario(2).corporation(0, "helion").rating(0, 35).stock(0, heat=8).turn(), "claim terraformer")
    assert (s.stock[5], s.milestones[0]) == (0, 0)
    mars = TMScenario(2).corporation(0, "helion").rating(0, 0).stock(0, heat=3)
    s = act(mars.turn(), "pass", "pass")
    s = act(s, GAME.actions.notation(s.legal(0)[0]), "done", "done")
    assert (s.stock[5], len(s.hand(0))) == (0, 1)


@pytest.mark.card("TM helion")
@pytest.mark.rule("TM 9.4")
def test_heat_breaks_no_tie() -> None:
    mars = TMScenario(2).temperature(8).oxygen(14).oceans(9).corporation(0, "helion").stock(0, heat=30)
    s = act(mars.stock(1, money=1).turn(), "pass", "pass")
    assert s.result().ranks == [2, 1]


# -- tiles ----------------------------------------------------------------------------------------


@pytest.mark.card("TM land_claim")
def test_a_claim_is_no_tile() -> None:
    """No bonus, no neighbour for a greenery, a mine or a lonely tile; nothing for Landlord."""
    before, after = play(table(), "land_claim", "place r1c1")
    assert changes(before, after) == "hand -1, money -1"
    claimed = table().claim("r2c1", 0)
    assert refusal(act(claimed.turn(), "build greenery"), "place r9c3") == ""
    assert refusal(table().claim("r2c1", 0).hand(0, "mining_area").turn(), "play mining_area") == "no-hex"
    s = act(table().claim("r3c3", 1).hand(0, "natural_preserve").turn(), "play natural_preserve")
    assert refusal(act(s, "pay-steel 0"), "place r3c2") == ""


@pytest.mark.card("TM land_claim", "TM artificial_lake")
def test_a_claim_takes_free_land_and_a_lake_ends_it() -> None:
    s = act(table().tile("city", "r3c3", 1).hand(0, "land_claim").turn(), "play land_claim")
    refused = [refusal(s, f"place {hex_}") for hex_ in ("r3c3", "r1c2", "r5c3", "r3c4")]
    assert refused == ["hex-occupied", "hex-for-ocean", "hex-for-noctis", ""]
    before, after = play(table().temperature(-6).claim("r1c1", 0), "artificial_lake", "place r1c1")
    assert changes(before, after) == "hand -1, money -15, oceans +1, rating +1, steel +2"
    assert after.claim_hex == -1
    s = act(
        table().temperature(-6).claim("r1c1", 1).hand(0, "artificial_lake").turn(), "play artificial_lake"
    )
    assert refusal(act(s, "pay-steel 0"), "place r1c1") == "hex-claimed"


@pytest.mark.card("TM lava_flows", "TM land_claim")
def test_lava_keeps_off_a_volcano_claimed_by_somebody_else() -> None:
    s = act(table().claim("r3c1", 1).hand(0, "lava_flows").turn(), "play lava_flows")
    assert refusal(s, "place r3c1") == "hex-claimed"
    assert refusal(s, "place r2c2") == ""


@pytest.mark.card("TM noctis_city")
def test_noctis_city_is_a_city_on_mars_and_earns_beside_oceans() -> None:
    before, after = play(table().tile("ocean", "r5c4"), "noctis_city")
    assert "money -16" in changes(before, after)
    assert after.cities_on_mars() == 1
    assert refusal(act(after, "build city"), "place r5c2") == "hex-beside-city"


@pytest.mark.card("TM mining_area", "TM mining_rights", "TM mining_guild")
def test_the_guild_gains_by_its_mines() -> None:
    before, after = play(table().corporation(0, "mining_guild"), "mining_rights", "place r8c6")
    assert changes(before, after) == (
        "hand -1, mining_rights +1, money -9, steel production +1, titanium +1, titanium production +1"
    )


@pytest.mark.card("TM mining_guild", "TM artificial_lake")
def test_the_guild_gains_by_its_lake() -> None:
    mars = table().temperature(-6).corporation(0, "mining_guild")
    before, after = play(mars, "artificial_lake", "place r1c1")
    assert "steel +2, steel production +1" in changes(before, after)


@pytest.mark.card("TM mangrove", "TM protected_valley", "TM mohole_area")
def test_tiles_on_ocean_areas_need_no_own_neighbour_and_pay_by_their_hex() -> None:
    """An own tile elsewhere does not bind them; the hex's bonus comes, no ocean is used up."""
    mars = table().tile("city", "r9c2", 0)
    before, after = play(mars.temperature(4), "mangrove", "place r1c2")
    assert changes(before, after) == "greenery +1, hand -1, money -12, oxygen +1, rating +1, steel +2"
    before, after = play(table().tile("city", "r9c2", 0), "protected_valley", "place r5c5")
    assert "greenery +1" in changes(before, after)
    assert "plants +2" in changes(before, after)
    before, after = play(table(), "mohole_area", "place r9c5")
    assert changes(before, after) == "hand -1, heat production +4, mohole_area +1, money -20, titanium +2"
    assert (after.oceans, after.owner[60]) == (0, 0)


@pytest.mark.card("TM capital")
@pytest.mark.rule("TM 3.5")
def test_the_capital_scores_as_a_city_and_by_its_oceans() -> None:
    mars = table().in_play(0, "capital").tile("capital", "r2c5", 0)
    mars.tile("ocean", "r1c4").tile("greenery", "r2c4", 1)
    assert (scoring.cities(mars.s, 0), scoring.cards(mars.s, 0)) == (1, 1)
    s = act(
        table().oceans(4).tile("city", "r7c3", 1).hand(0, "capital").turn(), "play capital", "pay-steel 0"
    )
    assert refusal(s, "place r7c4") == "hex-beside-city"


@pytest.mark.card("TM immigration_shuttles")
def test_shuttles_count_neutral_cities_and_those_off_the_planet() -> None:
    mars = table().in_play(0, "immigration_shuttles").off_mars("ganymede_colony", 1)
    assert scoring.cards(mars.tile("city", "r3c3").tile("capital", "r7c3", 1).s, 0) == 1


@pytest.mark.card("TM lake_marineris", "TM ice_asteroid", "TM giant_ice_asteroid")
def test_of_two_oceans_only_one_is_left() -> None:
    before, after = play(table().temperature(0).oceans(8), "lake_marineris", "place r9c5")
    assert changes(before, after) == "hand -1, money -18, oceans +1, rating +1, titanium +2"


@pytest.mark.card("TM comet", "TM towing_a_comet", "TM convoy_from_europa")
def test_events_are_played_though_the_oceans_are_out() -> None:
    before, after = play(table().oceans(9), "comet", "target-nobody")
    assert changes(before, after) == "hand -1, money -21, rating +1, temperature +1"


# -- reactions ------------------------------------------------------------------------------------


@pytest.mark.card("TM rover_construction", "TM pets", "TM immigrant_city", "TM tharsis_republic")
@pytest.mark.rule("TM 5.3")
@pytest.mark.parametrize("card", ["phobos_space_haven", "ganymede_colony"])
def test_cities_off_the_planet_set_off_all_but_the_republics_production(card: str) -> None:
    mars = TMScenario(4).stock(0, money=25).hand(0, card).in_play(0, "rover_construction").in_play(1, "pets")
    mars.in_play(2, "immigrant_city").corporation(3, "tharsis_republic")
    s = act(mars.turn(), f"play {card}")
    assert s.stock[0] == 25 - (25 if card == "phobos_space_haven" else 20) + 2
    assert s.on_card(number_of("pets")) == 1
    assert [s.production[seat * 6] for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.card("TM tharsis_republic", "TM capital", "TM rover_construction")
def test_the_capital_sets_off_what_waits_for_cities() -> None:
    mars = table().oceans(4).corporation(0, "tharsis_republic").in_play(1, "rover_construction")
    before, after = play(mars, "capital", "place r7c3")
    assert changes(before, after) == (
        "capital +1, energy production -2, hand -1, money -23, money production +6, other money +2"
    )


@pytest.mark.card("TM arctic_algae", "TM artificial_lake")
def test_algae_feed_on_lakes_and_on_the_ocean_of_the_thaw() -> None:
    before = table().temperature(-2).in_play(0, "arctic_algae").turn()
    after = act(before, "convert-heat", "place r1c5")
    assert changes(before, after) == "heat -8, oceans +1, plants +2, rating +2, temperature +1"
    before, after = play(table().temperature(-6).in_play(1, "arctic_algae"), "artificial_lake", "place r3c3")
    assert "other plants +2" in changes(before, after)


@pytest.mark.card("TM herbivores", "TM mangrove")
def test_herbivores_grow_with_greeneries_of_every_source() -> None:
    before, after = play(table().temperature(4).in_play(0, "herbivores"), "mangrove", "place r1c5")
    assert "on herbivores +1" in changes(before, after)


@pytest.mark.card(
    "TM media_group", "TM optimal_aerobraking", "TM interplanetary_cinematics", "TM standard_technology"
)
def test_rebates_are_for_the_owner_alone() -> None:
    mars = table().corporation(1, "interplanetary_cinematics")
    mars.in_play(1, "media_group", "optimal_aerobraking", "standard_technology")
    before, after = play(mars, "asteroid", "target-nobody")
    assert changes(before, after) == "hand -1, money -14, rating +1, temperature +1, titanium +2"
    assert changes(after, act(after, "build power_plant")) == "energy production +1, money -11"


@pytest.mark.card("TM standard_technology")
@pytest.mark.parametrize(
    ("project", "answers", "paid"),
    [
        ("power_plant", (), 11),
        ("asteroid", (), 14),
        ("aquifer", ("place r1c5",), 18),
        ("greenery", ("place r3c3",), 23),
        ("city", ("place r3c3",), 25),
    ],
)
def test_standard_technology_pays_back_after_the_full_price(
    project: str, answers: tuple[str, ...], paid: int
) -> None:
    mars = table().in_play(0, "standard_technology")
    assert act(mars.turn(), f"build {project}", *answers).stock[0] == 100 - paid + 3
    poor = table().in_play(0, "standard_technology").stock(0, money=paid - 1)
    assert refusal(poor.turn(), f"build {project}") == "price-short"


@pytest.mark.card(
    "TM decomposers",
    "TM ecological_zone",
    "TM viral_enhancers",
    "TM olympus_conference",
    "TM mars_university",
)
def test_tags_of_others_set_nothing_off() -> None:
    mars = table().in_play(1, "decomposers", "ecological_zone", "viral_enhancers")
    mars.in_play(1, "olympus_conference", "mars_university").hand(1, "mine")
    before, after = play(mars, "regolith_eaters")
    assert changes(before, after) == "hand -1, money -13"


@pytest.mark.card("TM viral_enhancers", "TM regolith_eaters")
def test_science_tags_do_not_enhance() -> None:
    before, after = play(table().in_play(0, "viral_enhancers"), "regolith_eaters", "choose add")
    assert changes(before, after) == "hand -1, money -13, on regolith_eaters +1"


@pytest.mark.card("TM mars_university", "TM invention_contest")
def test_science_on_events_exchanges_too_and_an_empty_hand_does_not() -> None:
    mars = table().in_play(0, "mars_university").hand(0, "mine")
    mars.next_cards("grass", "asteroid", "comet", "virus")
    before, after = play(mars, "invention_contest", "first mars_university", "discard mine", "keep comet")
    assert set(after.hand(0)) == {number_of("grass"), number_of("comet")}
    before, after = play(table().in_play(0, "mars_university"), "trans_neptune_probe")
    assert changes(before, after) == "hand -1, money -6"


@pytest.mark.card("TM saturn_systems")
def test_saturn_counts_every_jovian_tag_of_its_own() -> None:
    before, after = play(table().corporation(0, "saturn_systems"), "ganymede_colony")
    assert changes(before, after) == "hand -1, money -20, money production +1, offworld +1"


@pytest.mark.card("TM united_nations_mars_initiative")
def test_any_raise_serves_the_initiative_until_the_generation_ends() -> None:
    mars = table().corporation(0, "united_nations_mars_initiative").hand(0, "bribed_committee")
    s = act(mars.turn(), "play bribed_committee")
    assert refusal(s, "use united_nations_mars_initiative") == ""
    s = act(s, "end-turn", "pass", "pass", "done", "done", "pass")
    assert refusal(s, "use united_nations_mars_initiative") == "rating-not-raised"


# -- taking and protecting ------------------------------------------------------------------------


@pytest.mark.card("TM protected_habitats")
def test_habitats_guard_plants_animals_and_microbes_but_no_production() -> None:
    mars = table().in_play(1, "protected_habitats", "birds").cubes("birds", 2)
    s = act(mars.in_play(0, "fish").cubes("fish", 1).hand(0, "virus").turn(), "play virus", "choose animals")
    assert refusal(s, "on birds") == "cubes-protected"
    assert refusal(s, "on fish") == ""
    mars = table().in_play(1, "protected_habitats").temperature(2)
    before, after = play(mars, "fish", "target 1")
    assert "other plants production -1" in changes(before, after)
    before, after = play(
        table().in_play(1, "protected_habitats"), "sabotage", "choose steel", "target 1", "amount 4"
    )
    assert "other steel -4" in changes(before, after)


@pytest.mark.card("TM virus")
def test_virus_may_take_less_or_nothing() -> None:
    def sick() -> TMScenario:
        return table().in_play(1, "fish", "birds").cubes("fish", 3).cubes("birds", 1)

    before, after = play(sick(), "virus", "choose animals", "on fish", "amount 1")
    assert changes(before, after) == "hand -1, money -1, on fish -1"
    before, after = play(sick(), "virus", "choose animals", "on birds")
    assert changes(before, after) == "hand -1, money -1, on birds -1"
    before, after = play(sick(), "virus", "choose animals", "target-nobody")
    assert changes(before, after) == "hand -1, money -1"


@pytest.mark.card("TM flooding")
def test_flooding_is_optional_and_strikes_owners_of_neighbours_only() -> None:
    mars = TMScenario(3).stock(0, money=9).stock(1, money=3).stock(2, money=9).hand(0, "flooding")
    mars.tile("city", "r2c5", 1).tile("greenery", "r7c3", 2)
    s = act(mars.turn(), "play flooding", "place r1c5")
    assert options(s) == ["target 1", "target-nobody"]
    assert refusal(s, "target 2") == "target-no-shore"
    assert act(s, "target-nobody").stock[6] == 3
    assert options(act(s, "target 1")) == ["amount 1", "amount 2", "amount 3"]


@pytest.mark.card("TM sabotage", "TM hired_raiders", "TM helion")
def test_heat_of_helion_is_no_money_to_take() -> None:
    mars = (
        table().corporation(1, "helion").stock(0, money=1).stock(1, money=0, heat=20).hand(0, "hired_raiders")
    )
    before = mars.turn()
    after = act(before, "play hired_raiders", "choose megacredits")
    assert changes(before, after) == "hand -1, money -1"


@pytest.mark.card("TM ants")
@pytest.mark.rule("TM 10.2.4")
def test_alone_ants_eat_from_the_neutral_opponent() -> None:
    s = act(TMScenario(1).in_play(0, "ants").turn(), "use ants", "target-neutral")
    assert s.on_card(number_of("ants")) == 1


@pytest.mark.card("TM toll_station")
@pytest.mark.rule("TM 10.2.4")
def test_the_neutral_opponent_shows_no_tags() -> None:
    s = act(
        TMScenario(1).stock(0, money=12).in_play(0, "satellites").hand(0, "toll_station").turn(),
        "play toll_station",
    )
    assert s.production[0] == 0


# -- cards looked at and turned over --------------------------------------------------------------


@pytest.mark.card("TM search_for_life")
def test_a_card_turned_over_is_seen_by_all_and_discarded() -> None:
    s = carry(table().in_play(0, "search_for_life").next_cards("mine").turn(), "use search_for_life")
    mine = number_of("mine")
    assert (s.turned, s.cards.place[mine], s.cards.seen[mine]) == (mine, DISCARDS, 0b11)
    assert s.look(1)["revealed"] == "mine"
    assert act(s, "end-turn").look(1)["revealed"] is None


@pytest.mark.card("TM business_contacts", "TM invention_contest", "TM inventors_guild")
def test_cards_not_kept_are_discarded_unseen_by_the_others() -> None:
    mars = table().next_cards("asteroid", "comet", "virus", "mine")
    _, after = play(mars, "business_contacts", "keep comet", "keep mine")
    for card in ("asteroid", "virus"):
        assert after.cards.place[number_of(card)] == DISCARDS
        assert after.cards.seen[number_of(card)] == 0b01
    s = carry(table().in_play(0, "inventors_guild").next_cards("mine").turn(), "use inventors_guild", "done")
    assert s.cards.seen[number_of("mine")] == 0b01


@pytest.mark.card("TM robotic_workforce", "TM mining_area")
def test_the_metal_of_either_mine_is_remembered() -> None:
    mars = table().tile("city", "r7c6", 0).hand(0, "mining_area", "robotic_workforce")
    s = act(mars.turn(), "play mining_area", "pay-steel 0")  # r8c6, with titanium, is the only hex
    s = act(s, "play robotic_workforce")
    assert (s.owner[board.HEX_IDS.index("r8c6")], s.production[2]) == (0, 5 + 2)
