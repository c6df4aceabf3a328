"""Cards with a story of their own: tiles, choices, copies, and points that are counted (5.7, 8.1)."""

import pytest

from rules.terraforming_mars.story import changes, play, refusal, table
from tharsis.games.terraforming_mars.rules import scoring
from tharsis.games.terraforming_mars.scenario import TMScenario, act

# -- tiles of cards -------------------------------------------------------------------------------


@pytest.mark.card("TM land_claim")
@pytest.mark.rule("TM 3.1")
def test_a_claimed_hex_is_for_its_owner() -> None:
    s = act(table().hand(0, "land_claim").turn(), "play land_claim", "place r3c3", "end-turn")
    assert refusal(act(table().claim("r3c3", 1).turn(), "build city"), "place r3c3") == "hex-claimed"
    assert (s.claim_hex, s.claim_seat, s.owner.count(0)) == (
        s.game.actions.parse("place r3c3") - s.game.actions.parse("place r1c1"),
        0,
        0,
    )
    s = act(table().claim("r3c3", 0).turn(), "build city", "place r3c3")
    assert s.claim_hex == -1


@pytest.mark.card("TM artificial_lake")
def test_the_lake_lies_on_land_and_needs_no_hex_when_all_oceans_are_out() -> None:
    s = act(table().hand(0, "artificial_lake").temperature(-6).turn(), "play artificial_lake", "pay-steel 0")
    assert refusal(s, "place r1c5") == "hex-for-ocean"
    assert refusal(s, "place r5c3") == "hex-for-noctis"
    before, after = play(table().temperature(-6).oceans(9), "artificial_lake")
    assert changes(before, after) == "hand -1, money -15"


@pytest.mark.card("TM natural_preserve", "TM research_outpost")
def test_lonely_tiles_want_no_neighbour_at_all() -> None:
    s = act(
        table().tile("ocean", "r1c4").hand(0, "research_outpost").turn(),
        "play research_outpost",
        "pay-steel 0",
    )
    assert refusal(s, "place r2c5") == "hex-not-alone"
    assert refusal(s, "place r7c3") == ""


@pytest.mark.card("TM noctis_city")
def test_noctis_city_goes_to_its_place_even_beside_cities() -> None:
    _, after = play(table().tile("city", "r5c2", 1), "noctis_city")
    assert after.tile[28] == 3
    s = table().tile("city", "r5c3", 1).hand(0, "noctis_city").turn()
    assert refusal(s, "play noctis_city") == "no-hex"


@pytest.mark.card("TM mining_area", "TM mining_rights")
def test_mines_want_metal() -> None:
    s = act(table().hand(0, "mining_rights").turn(), "play mining_rights", "pay-steel 0")
    assert refusal(s, "place r3c3") == "hex-no-metal"
    assert refusal(s, "place r1c2") == "hex-for-ocean"
    s = table().hand(0, "mining_area").turn()
    assert refusal(s, "play mining_area") == "no-hex"
    s = act(table().tile("city", "r2c1", 0).hand(0, "mining_area").turn(), "play mining_area", "pay-steel 0")
    assert refusal(s, "place r8c6") == "hex-no-own-tile"


@pytest.mark.card("TM lava_flows")
def test_lava_wants_a_volcano() -> None:
    s = act(table().hand(0, "lava_flows").turn(), "play lava_flows")
    assert refusal(s, "place r3c3") == "hex-not-volcanic"
    full = table().hand(0, "lava_flows")
    for hex_ in ("r2c2", "r3c1", "r4c1", "r5c1"):
        full.tile("city", hex_, 1)
    assert refusal(full.turn(), "play lava_flows") == "no-hex"


@pytest.mark.card("TM urbanized_area", "TM industrial_center", "TM ecological_zone")
def test_tiles_that_want_neighbours() -> None:
    s = (
        table()
        .tile("city", "r7c3", 1)
        .hand(0, "urbanized_area", "industrial_center", "ecological_zone")
        .turn()
    )
    assert refusal(s, "play urbanized_area") == "no-hex"
    assert refusal(s, "play ecological_zone") == "greenery-needed"
    s = act(s, "play industrial_center", "pay-steel 0")
    assert refusal(s, "place r3c3") == "hex-needs-city"
    s = act(table().tile("greenery", "r7c3", 0).hand(0, "ecological_zone").turn(), "play ecological_zone")
    assert refusal(s, "place r3c3") == "hex-needs-greenery"


@pytest.mark.card("TM mangrove", "TM protected_valley", "TM mohole_area")
def test_tiles_on_ocean_areas_are_no_oceans() -> None:
    s = act(table().hand(0, "mangrove").temperature(4).turn(), "play mangrove")
    assert refusal(s, "place r3c3") == "hex-not-ocean"
    s = act(s, "place r9c5")
    assert (s.oceans, s.stock[2]) == (0, 9 + 2)


@pytest.mark.card("TM flooding")
def test_flooding_takes_from_a_neighbour_or_nobody() -> None:
    s = act(table().tile("city", "r7c3", 1).hand(0, "flooding").turn(), "play flooding", "place r1c5")
    assert s.stock[6] == 9
    before, after = play(table().oceans(9).tile("city", "r2c5", 1), "flooding")
    assert changes(before, after) == "hand -1, money -7"


# -- cards with choices ---------------------------------------------------------------------------


@pytest.mark.card("TM imported_hydrogen")
def test_hydrogen_offers_three_ways() -> None:
    mars = table().in_play(0, "pets")
    before, after = play(mars, "imported_hydrogen", "place r1c5", "choose animals")
    assert "on pets +2" in changes(before, after)
    before, after = play(table(), "imported_hydrogen", "place r1c5", "choose plants")
    assert "plants +3" in changes(before, after)
    before, after = play(table(), "imported_hydrogen", "place r1c5", "choose microbes")
    assert changes(before, after) == "hand -1, money -16, oceans +1, rating +1"


@pytest.mark.card("TM large_convoy", "TM local_heat_trapping", "TM artificial_photosynthesis")
def test_the_other_ways() -> None:
    before, after = play(table(), "large_convoy", "place r1c5", "choose plants")
    assert "plants +5" in changes(before, after)
    before, after = play(table().in_play(0, "pets"), "local_heat_trapping", "choose animals")
    assert changes(before, after) == "hand -1, heat -5, money -1, on pets +2"
    before, after = play(table(), "artificial_photosynthesis", "choose plants")
    assert "plants production +1" in changes(before, after)


@pytest.mark.card("TM sabotage", "TM hired_raiders")
@pytest.mark.rule("TM 8.1.4")
def test_sabotage_and_raiders_choose_kind_victim_and_amount() -> None:
    before, after = play(table(), "sabotage", "choose titanium", "target 1", "amount 2")
    assert changes(before, after) == "hand -1, money -1, other titanium -2"
    before, after = play(table(), "sabotage", "choose steel", "target-nobody")
    assert changes(before, after) == "hand -1, money -1"
    before, after = play(table(), "hired_raiders", "choose megacredits", "target 1", "amount 3")
    assert changes(before, after) == "hand -1, money +2, other money -3"


@pytest.mark.card("TM local_heat_trapping", "TM helion")
@pytest.mark.rule("TM 8.1.2")
def test_helion_keeps_the_heat_that_the_card_will_take() -> None:
    """TM-3: five heat are reserved; only the rest can pay."""
    mars = TMScenario(2).corporation(0, "helion").stock(0, money=0, heat=5).hand(0, "local_heat_trapping")
    assert refusal(mars.turn(), "play local_heat_trapping") == "price-short"
    s = act(
        TMScenario(2).corporation(0, "helion").stock(0, heat=6).hand(0, "local_heat_trapping").turn(),
        "play local_heat_trapping",
        "choose plants",
    )
    assert (s.stock[5], s.stock[3]) == (0, 4)
    s = TMScenario(2).stock(0, money=9, heat=4).hand(0, "local_heat_trapping").turn()
    assert refusal(s, "play local_heat_trapping") == "resource-short"


@pytest.mark.card("TM nitrogen_rich_asteroid")
def test_three_plant_tags_make_the_asteroid_fertile() -> None:
    before, after = play(table().in_play(0, "trees", "grass", "bushes"), "nitrogen_rich_asteroid")
    assert "plants production +4" in changes(before, after)


@pytest.mark.card("TM moss", "TM nitrophilic_moss", "TM viral_enhancers")
def test_moss_may_eat_the_plant_it_brings() -> None:
    """TM-1: with Viral Enhancers no plant is needed beforehand."""
    bare = TMScenario(2).stock(0, money=20).oceans(3).hand(0, "moss", "nitrophilic_moss").turn()
    assert refusal(bare, "play moss") == "resource-short"
    helped = (
        TMScenario(2)
        .stock(0, money=20, plants=1)
        .oceans(3)
        .in_play(0, "viral_enhancers")
        .hand(0, "nitrophilic_moss")
        .turn()
    )
    s = act(helped, "play nitrophilic_moss")
    assert (s.stock[3], s.production[3]) == (0, 2)


@pytest.mark.card("TM immigrant_city", "TM tharsis_republic")
@pytest.mark.rule("TM 8.1.3", "TM 4.1")
def test_the_city_may_come_before_the_loss() -> None:
    """TM-1: Immigrant City at -4, and at -5 for Tharsis Republic."""
    mars = table().production(0, money=-4)
    _, after = play(mars, "immigrant_city", "place r3c3")
    assert after.production[0] == -5
    assert (
        refusal(table().production(0, money=-5).hand(0, "immigrant_city").turn(), "play immigrant_city")
        == "production-short"
    )
    _, after = play(
        table().corporation(0, "tharsis_republic").production(0, money=-5), "immigrant_city", "place r3c3"
    )
    assert after.production[0] == -5


@pytest.mark.card("TM energy_tapping", "TM power_supply_consortium")
@pytest.mark.rule("TM 8.1.4")
def test_the_step_gained_may_be_the_step_lost() -> None:
    """TM-13: with no energy production anywhere only oneself qualifies, after the gain."""
    s = act(TMScenario(2).stock(0, money=3).hand(0, "energy_tapping").turn(), "play energy_tapping")
    assert s.production[4] == 0


@pytest.mark.card("TM hackers", "TM biomass_combustors", "TM heat_trappers", "TM cloud_seeding", "TM fish")
@pytest.mark.rule("TM 8.1.4")
def test_lowering_production_needs_a_victim() -> None:
    s = (
        TMScenario(2)
        .stock(0, money=99)
        .temperature(2)
        .oxygen(6)
        .oceans(3)
        .hand(0, "fish", "heat_trappers", "cloud_seeding", "biomass_combustors")
        .turn()
    )
    for card in ("fish", "heat_trappers", "cloud_seeding", "biomass_combustors"):
        assert refusal(s, f"play {card}") == "no-victim"
    mars = TMScenario(2).stock(0, money=9).production(0, energy=1).production(1, money=-4).hand(0, "hackers")
    s = act(mars.turn(), "play hackers")  # the other cannot lose two steps
    assert s.production[0] == 0


@pytest.mark.card("TM asteroid_mining_consortium", "TM great_escarpment_consortium")
def test_consortiums_may_strike_oneself() -> None:
    before, after = play(table(), "asteroid_mining_consortium", "target 0")
    assert changes(before, after) == "hand -1, money -13"


@pytest.mark.card("TM insulation")
def test_insulation_needs_heat_production() -> None:
    s = table().production(0, heat=0).hand(0, "insulation").turn()
    assert refusal(s, "play insulation") == "production-short"
    s = act(table().hand(0, "insulation").turn(), "play insulation")
    assert refusal(s, "amount 6") == "amount-range"


@pytest.mark.card("TM ceos_favorite_project")
def test_the_favourite_may_be_played_for_nothing() -> None:
    before, after = play(table(), "ceos_favorite_project")
    assert changes(before, after) == "hand -1, money -1"
    mars = table().in_play(0, "pets", "tardigrades").cubes("pets", 1).cubes("tardigrades", 2)
    before, after = play(mars, "ceos_favorite_project", "on tardigrades")
    assert "on tardigrades +1" in changes(before, after)


@pytest.mark.card("TM imported_nitrogen", "TM eos_chasma_national_park", "TM aerobraked_ammonia_asteroid")
@pytest.mark.rule("TM 5.8")
def test_all_units_go_on_one_card_of_the_players_choice() -> None:
    mars = table().in_play(0, "tardigrades", "decomposers")
    before, after = play(mars, "aerobraked_ammonia_asteroid", "on decomposers")
    assert "on decomposers +2" in changes(before, after)
    s = act(
        table()
        .in_play(0, "tardigrades", "decomposers")
        .in_play(1, "ants")
        .hand(0, "imported_nitrogen")
        .turn(),
        "play imported_nitrogen",
        "pay-titanium 0",
    )
    assert refusal(s, "on ants") == "not-a-holder"
    before, after = play(table(), "imported_nitrogen")
    assert changes(before, after) == "hand -1, money -23, plants +4, rating +1"


@pytest.mark.card("TM business_contacts", "TM invention_contest")
@pytest.mark.rule("TM 8.1.3")
def test_look_and_keep_exactly_so_many() -> None:
    mars = table().hand(0, "business_contacts").next_cards("asteroid", "comet", "virus", "mine")
    s = act(mars.turn(), "play business_contacts")
    assert refusal(s, "done") == "keep-enough"
    assert refusal(s, "keep mine") == "keep-more"
    s = act(s, "keep comet")
    assert refusal(s, "keep asteroid") == "not-in-order"


# -- Robotic Workforce ----------------------------------------------------------------------------


@pytest.mark.card("TM robotic_workforce")
@pytest.mark.parametrize(
    ("building", "change"),
    [
        ("capital", "energy production -2, money production +5"),
        ("food_factory", "money production +4, plants production -1"),
        ("mine", "steel production +1"),
        ("geothermal_power", "energy production +2"),
        ("strip_mine", "energy production -2, steel production +2, titanium production +1"),
        ("immigrant_city", "energy production -1, money production -2"),
        ("magnetic_field_generators", "energy production -4, plants production +2"),
        ("tropical_resort", "heat production -2, money production +3"),
        ("industrial_microbes", "energy production +1, steel production +1"),
    ],
)
def test_workforce_copies_the_box(building: str, change: str) -> None:
    before, after = play(table().in_play(0, building), "robotic_workforce")
    assert changes(before, after) == ", ".join(sorted([*change.split(", "), "hand -1", "money -9"]))


@pytest.mark.card(
    "TM robotic_workforce", "TM medical_lab", "TM mining_rights", "TM biomass_combustors", "TM mining_guild"
)
def test_workforce_and_boxes_that_are_counted() -> None:
    """TM-6: the metal of a mine is remembered, Medical Lab counts anew, a new victim is asked."""
    before, after = play(
        table().in_play(0, "medical_lab", "mine", "capital"), "robotic_workforce", "copy medical_lab"
    )
    assert "money production +1" in changes(before, after)
    s = act(
        table().hand(0, "mining_rights", "robotic_workforce").turn(),
        "play mining_rights",
        "pay-steel 0",
        "place r8c6",
        "play robotic_workforce",
    )
    assert s.production[2] == 5 + 2
    before, after = play(table().in_play(0, "biomass_combustors"), "robotic_workforce", "target 1")
    assert "energy production +2, hand -1, money -9, other plants production -1" in changes(before, after)
    before, after = play(table().corporation(0, "mining_guild"), "robotic_workforce")
    assert "steel production +1" in changes(before, after)


@pytest.mark.card("TM robotic_workforce")
def test_workforce_needs_a_box_it_can_do_in_full() -> None:
    s = (
        TMScenario(2)
        .stock(0, money=20)
        .in_play(0, "food_factory", "sponsors", "martian_rails")
        .hand(0, "robotic_workforce")
        .turn()
    )
    assert refusal(s, "play robotic_workforce") == "nothing-to-copy"
    s = act(
        table()
        .in_play(0, "mine", "titanium_mine", "sponsors")
        .in_play(1, "power_plant")
        .hand(0, "robotic_workforce")
        .turn(),
        "play robotic_workforce",
    )
    assert refusal(s, "copy sponsors") == "no-box"
    assert refusal(s, "copy power_plant") == "not-yours"


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM 5.7")
@pytest.mark.parametrize(
    ("card", "cubes", "points"),
    [
        pytest.param("search_for_life", 2, 3, marks=pytest.mark.card("TM search_for_life")),
        pytest.param("predators", 3, 3, marks=pytest.mark.card("TM predators")),
        pytest.param("security_fleet", 4, 4, marks=pytest.mark.card("TM security_fleet")),
        pytest.param("ants", 5, 2, marks=pytest.mark.card("TM ants")),
        pytest.param("tardigrades", 7, 1, marks=pytest.mark.card("TM tardigrades")),
        pytest.param("fish", 3, 3, marks=pytest.mark.card("TM fish")),
        pytest.param("small_animals", 5, 2, marks=pytest.mark.card("TM small_animals")),
        pytest.param("birds", 2, 2, marks=pytest.mark.card("TM birds")),
        pytest.param("physics_complex", 3, 6, marks=pytest.mark.card("TM physics_complex")),
        pytest.param("ecological_zone", 5, 2, marks=pytest.mark.card("TM ecological_zone")),
        pytest.param("decomposers", 8, 2, marks=pytest.mark.card("TM decomposers")),
        pytest.param("herbivores", 3, 1, marks=pytest.mark.card("TM herbivores")),
        pytest.param("pets", 6, 3, marks=pytest.mark.card("TM pets")),
        pytest.param("livestock", 4, 4, marks=pytest.mark.card("TM livestock")),
        pytest.param("olympus_conference", 4, 1, marks=pytest.mark.card("TM olympus_conference")),
        pytest.param("regolith_eaters", 4, 0, marks=pytest.mark.card("TM regolith_eaters")),
    ],
)
def test_points_for_resources(card: str, cubes: int, points: int) -> None:
    mars = table().in_play(0, card)
    assert scoring.cards(mars.cubes(card, cubes).s, 0) == points


@pytest.mark.card("TM search_for_life")
def test_no_life_no_points() -> None:
    assert scoring.cards(table().in_play(0, "search_for_life").s, 0) == 0


@pytest.mark.card(
    "TM water_import_from_europa", "TM ganymede_colony", "TM io_mining_industries", "TM saturn_systems"
)
@pytest.mark.rule("TM 5.7")
def test_points_for_jovian_tags_count_the_corporation() -> None:
    mars = table().corporation(0, "saturn_systems")
    mars.in_play(0, "water_import_from_europa", "ganymede_colony", "io_mining_industries")
    assert scoring.cards(mars.s, 0) == 3 * 4


@pytest.mark.card("TM capital", "TM commercial_district", "TM immigration_shuttles")
@pytest.mark.rule("TM 5.7")
def test_points_for_tiles() -> None:
    mars = (
        table().in_play(0, "capital").tile("capital", "r2c5", 0).tile("ocean", "r1c4").tile("ocean", "r1c5")
    )
    assert scoring.cards(mars.s, 0) == 2
    mars = table().in_play(0, "commercial_district").tile("commercial_district", "r7c4", 0)
    assert scoring.cards(mars.tile("city", "r7c3", 1).tile("city", "r7c5", 0).s, 0) == 2
    mars = table().in_play(0, "immigration_shuttles")
    for hex_ in ("r3c3", "r7c3", "r7c5", "r9c3"):
        mars.tile("city", hex_, 1)
    assert scoring.cards(mars.s, 0) == 1


@pytest.mark.card("TM interstellar_colony_ship", "TM bribed_committee")
def test_points_of_events_count() -> None:
    mars = table().in_play(0, "interstellar_colony_ship", "bribed_committee")
    assert scoring.cards(mars.s, 0) == 4 - 2
    assert mars.s.tags[:10] == [0] * 10
