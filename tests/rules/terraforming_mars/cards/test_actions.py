"""Actions of blue cards: what they cost, what they bring, when they are refused (8.5)."""

from collections.abc import Callable

import pytest

from rules.terraforming_mars.story import carry, changes, each, name, refusal, table
from tharsis.games.terraforming_mars.scenario import TMScenario

mark = pytest.mark

Row = tuple[pytest.MarkDecorator, Callable[[TMScenario], TMScenario] | None, str, str]

#: The card, what else lies on the table, the answers after `use`, and all that changes.
ROWS = (
    (
        mark.card("TM search_for_life"),
        lambda m: m.next_cards("archaebacteria"),
        "",
        "money -1, on search_for_life +1",
    ),
    (
        mark.card("TM search_for_life"),
        lambda m: m.next_cards("virus"),
        "",
        "money -1, on search_for_life +1",
    ),
    (mark.card("TM search_for_life"), lambda m: m.next_cards("asteroid"), "", "money -1"),
    (
        mark.card("TM inventors_guild"),
        lambda m: m.next_cards("asteroid"),
        "keep asteroid",
        "hand +1, money -3",
    ),
    (mark.card("TM inventors_guild"), lambda m: m.next_cards("asteroid"), "done", ""),
    (
        mark.card("TM martian_rails"),
        lambda m: m.tile("city", "r3c3", 1).tile("city", "r7c3").off_mars("phobos_space_haven", 0),
        "",
        "energy -1, money +2",
    ),
    (
        mark.card("TM water_import_from_europa"),
        None,
        "pay-titanium 4; place r1c5",
        "oceans +1, rating +1, titanium -4",
    ),
    (
        mark.card("TM water_import_from_europa"),
        lambda m: m.corporation(0, "phobolog").in_play(0, "earth_catapult", "space_station"),
        "pay-titanium 2; place r1c5",
        "money -4, oceans +1, rating +1, titanium -2",
    ),
    (mark.card("TM space_elevator"), lambda m: m.in_play(0, "advanced_alloys"), "", "money +5, steel -1"),
    (mark.card("TM development_center"), None, "", "energy -1, hand +1"),
    (mark.card("TM equatorial_magnetizer"), None, "", "energy production -1, rating +1"),
    (
        mark.card("TM predators"),
        lambda m: m.in_play(1, "fish", "birds").cubes("fish", 1).cubes("birds", 2),
        "on fish",
        "on fish -1, on predators +1",
    ),
    (mark.card("TM security_fleet"), None, "", "on security_fleet +1, titanium -1"),
    (mark.card("TM regolith_eaters"), lambda m: m.cubes("regolith_eaters", 1), "", "on regolith_eaters +1"),
    (
        mark.card("TM regolith_eaters"),
        lambda m: m.cubes("regolith_eaters", 2),
        "choose spend",
        "on regolith_eaters -2, oxygen +1, rating +1",
    ),
    (mark.card("TM ghg_producing_bacteria"), None, "", "on ghg_producing_bacteria +1"),
    (
        mark.card("TM ghg_producing_bacteria"),
        lambda m: m.cubes("ghg_producing_bacteria", 2),
        "choose spend",
        "on ghg_producing_bacteria -2, rating +1, temperature +1",
    ),
    (
        mark.card("TM ants"),
        lambda m: m.in_play(1, "tardigrades").cubes("tardigrades", 1),
        "",
        "on ants +1, on tardigrades -1",
    ),
    (mark.card("TM tardigrades"), None, "", "on tardigrades +1"),
    (mark.card("TM fish"), None, "", "on fish +1"),
    (mark.card("TM small_animals"), None, "", "on small_animals +1"),
    (mark.card("TM electro_catapult"), None, "choose plants", "money +7, plants -1"),
    (mark.card("TM electro_catapult"), None, "choose steel", "money +7, steel -1"),
    (mark.card("TM birds"), None, "", "on birds +1"),
    (mark.card("TM space_mirrors"), None, "", "energy production +1, money -7"),
    (mark.card("TM physics_complex"), None, "", "energy -6, on physics_complex +1"),
    (mark.card("TM ironworks"), None, "", "energy -4, oxygen +1, rating +1, steel +1"),
    (mark.card("TM steelworks"), None, "", "energy -4, oxygen +1, rating +1, steel +2"),
    (mark.card("TM ore_processor"), None, "", "energy -4, oxygen +1, rating +1, titanium +1"),
    (mark.card("TM business_network"), lambda m: m.next_cards("comet"), "keep comet", "hand +1, money -3"),
    (mark.card("TM business_network"), lambda m: m.next_cards("comet"), "done", ""),
    (mark.card("TM industrial_center"), None, "", "money -7, steel production +1"),
    (mark.card("TM symbiotic_fungus"), lambda m: m.in_play(0, "tardigrades"), "", "on tardigrades +1"),
    (mark.card("TM extreme_cold_fungus"), None, "choose plants", "plants +1"),
    (
        mark.card("TM extreme_cold_fungus"),
        lambda m: m.in_play(0, "tardigrades"),
        "choose microbes",
        "on tardigrades +2",
    ),
    (mark.card("TM caretaker_contract"), None, "", "heat -8, rating +1"),
    (mark.card("TM nitrite_reducing_bacteria"), None, "", "on nitrite_reducing_bacteria +1"),
    (
        mark.card("TM nitrite_reducing_bacteria"),
        lambda m: m.cubes("nitrite_reducing_bacteria", 3),
        "choose spend",
        "on nitrite_reducing_bacteria -3, rating +1",
    ),
    (mark.card("TM water_splitting_plant"), None, "", "energy -3, oxygen +1, rating +1"),
    (mark.card("TM livestock"), None, "", "on livestock +1"),
    (mark.card("TM aquifer_pumping"), None, "pay-steel 4; place r1c5", "oceans +1, rating +1, steel -4"),
    (
        mark.card("TM aquifer_pumping"),
        lambda m: m.in_play(0, "advanced_alloys", "earth_catapult"),
        "pay-steel 2; place r1c5",
        "money -2, oceans +1, rating +1, steel -2",
    ),
    (mark.card("TM power_infrastructure"), None, "amount 4", "energy -4, money +4"),
    (mark.card("TM restricted_area"), None, "", "hand +1, money -2"),
    (mark.card("TM underground_detonations"), None, "", "heat production +2, money -10"),
    (mark.card("TM ai_central"), None, "", "hand +2"),
    (mark.card("TM united_nations_mars_initiative"), None, "", "money -3, rating +1"),
)

#: The card, the position that forbids its action, and the reason given.
REFUSED = (
    (mark.card("TM search_for_life"), lambda m: m.stock(0, money=0), "price-short"),
    (mark.card("TM martian_rails"), lambda m: m.stock(0, energy=0), "resource-short"),
    (mark.card("TM water_import_from_europa"), lambda m: m.stock(0, money=2, titanium=3), "price-short"),
    (mark.card("TM space_elevator"), lambda m: m.stock(0, steel=0), "resource-short"),
    (mark.card("TM equatorial_magnetizer"), lambda m: m.production(0, energy=0), "production-short"),
    (mark.card("TM predators"), lambda m: m.in_play(1, "pets").cubes("pets", 3), "prey-protected"),
    (
        mark.card("TM predators"),
        lambda m: m.in_play(1, "fish", "protected_habitats").cubes("fish", 3),
        "prey-protected",
    ),
    (mark.card("TM ants"), None, "nothing-to-take"),
    (mark.card("TM electro_catapult"), lambda m: m.stock(0, steel=0, plants=0), "resource-short"),
    (mark.card("TM physics_complex"), lambda m: m.stock(0, energy=5), "resource-short"),
    (mark.card("TM caretaker_contract"), lambda m: m.stock(0, heat=7), "resource-short"),
    (mark.card("TM power_infrastructure"), lambda m: m.stock(0, energy=0), "resource-short"),
    (mark.card("TM underground_detonations"), lambda m: m.stock(0, money=9), "price-short"),
    (mark.card("TM development_center"), lambda m: m.stock(0, energy=0), "resource-short"),
    (mark.card("TM security_fleet"), lambda m: m.stock(0, titanium=0), "resource-short"),
    (
        mark.card("TM ants"),
        lambda m: m.in_play(1, "tardigrades", "protected_habitats").cubes("tardigrades", 3),
        "prey-protected",
    ),
    (mark.card("TM space_mirrors"), lambda m: m.stock(0, money=6), "price-short"),
    (mark.card("TM ironworks"), lambda m: m.stock(0, energy=3), "resource-short"),
    (mark.card("TM steelworks"), lambda m: m.stock(0, energy=3), "resource-short"),
    (mark.card("TM ore_processor"), lambda m: m.stock(0, energy=3), "resource-short"),
    (mark.card("TM industrial_center"), lambda m: m.stock(0, money=6), "price-short"),
    (mark.card("TM water_splitting_plant"), lambda m: m.stock(0, energy=2), "resource-short"),
    (mark.card("TM aquifer_pumping"), lambda m: m.stock(0, money=1, steel=3), "price-short"),
    (mark.card("TM restricted_area"), lambda m: m.stock(0, money=1), "price-short"),
    (mark.card("TM united_nations_mars_initiative"), lambda m: m.stock(0, money=2), "price-short"),
    (mark.card("TM pets"), None, "no-action"),
)


def own(card: str) -> TMScenario:
    mars = table()
    if card == "united_nations_mars_initiative":
        mars.s.raised = 1
        return mars.corporation(0, card)
    return mars.in_play(0, card)


@pytest.mark.rule("TM 8.5")
@each(ROWS)
def test_action(row: Row) -> None:
    card = name(row)
    mars = own(card)
    before = (row[1](mars) if row[1] else mars).turn()
    after = carry(before, f"use {card}", *(row[2].split("; ") if row[2] else []))
    assert changes(before, after) == row[3]
    assert refusal(carry(after, "end-turn", "pass"), f"use {card}") == "action-used"


@pytest.mark.rule("TM 8.5")
@each(REFUSED)
def test_action_is_refused(
    row: tuple[pytest.MarkDecorator, Callable[[TMScenario], TMScenario] | None, str],
) -> None:
    card = name(row)
    mars = own(card)
    s = (row[1](mars) if row[1] else mars).turn()
    assert refusal(s, f"use {card}") == row[2]


@pytest.mark.card("TM united_nations_mars_initiative")
def test_the_initiative_needs_a_rating_raised_in_this_generation() -> None:
    s = table().corporation(0, "united_nations_mars_initiative").turn()
    assert refusal(s, "use united_nations_mars_initiative") == "rating-not-raised"
    s = carry(s, "convert-heat", "use united_nations_mars_initiative")
    assert s.rating[0] == 22


@pytest.mark.card("TM power_infrastructure")
def test_energy_is_sold_one_or_more() -> None:
    s = carry(table().in_play(0, "power_infrastructure").turn(), "use power_infrastructure")
    assert refusal(s, "amount 0") == "amount-range"
    assert refusal(s, "amount 10") == "amount-range"


@pytest.mark.card("TM inventors_guild", "TM business_network")
def test_a_card_looked_at_without_money_must_be_discarded() -> None:
    s = table().in_play(0, "inventors_guild").stock(0, money=2).next_cards("asteroid").turn()
    s = carry(s, "use inventors_guild")
    assert refusal(s, "keep asteroid") == "keep-short"
    s = carry(s, "done")
    assert not s.hand(0)


@pytest.mark.card("TM symbiotic_fungus")
def test_the_fungus_may_be_used_without_a_card_for_its_microbe() -> None:
    before = table().in_play(0, "symbiotic_fungus").turn()
    assert changes(before, carry(before, "use symbiotic_fungus")) == ""


#: At all three goals: the card, what else lies on the table, the answers, and all that changes.
IN_VAIN = (
    (mark.card("TM water_import_from_europa"), None, "pay-titanium 0", "money -12"),
    (mark.card("TM aquifer_pumping"), None, "pay-steel 0", "money -8"),
    (mark.card("TM ironworks"), None, "", "energy -4, steel +1"),
    (mark.card("TM steelworks"), None, "", "energy -4, steel +2"),
    (mark.card("TM ore_processor"), None, "", "energy -4, titanium +1"),
    (mark.card("TM water_splitting_plant"), None, "", "energy -3"),
    (
        mark.card("TM regolith_eaters"),
        lambda m: m.cubes("regolith_eaters", 2),
        "choose spend",
        "on regolith_eaters -2",
    ),
    (
        mark.card("TM ghg_producing_bacteria"),
        lambda m: m.cubes("ghg_producing_bacteria", 2),
        "choose spend",
        "on ghg_producing_bacteria -2",
    ),
    (mark.card("TM caretaker_contract"), None, "", "heat -8, rating +1"),
)


@pytest.mark.rule("TM 1.2")
@each(IN_VAIN)
def test_actions_work_although_the_parameter_is_finished(row: Row) -> None:
    mars = own(name(row)).temperature(8).oxygen(14).oceans(9)
    before = (row[1](mars) if row[1] else mars).turn()
    after = carry(before, f"use {name(row)}", *(row[2].split("; ") if row[2] else []))
    assert changes(before, after) == row[3]


@pytest.mark.card("TM regolith_eaters", "TM ghg_producing_bacteria", "TM nitrite_reducing_bacteria")
def test_microbes_are_spent_only_where_enough_lie() -> None:
    """With too few there is but one way, which is not asked; the other is refused for its lack."""
    for card, enough in (
        ("regolith_eaters", 2),
        ("ghg_producing_bacteria", 2),
        ("nitrite_reducing_bacteria", 3),
    ):
        before = table().in_play(0, card).cubes(card, enough - 1).turn()
        assert changes(before, carry(before, f"use {card}")) == f"on {card} +1"
        both = carry(table().in_play(0, card).cubes(card, enough).turn(), f"use {card}")
        assert [refusal(both, f"choose {way}") for way in ("add", "spend", "plants")] == [
            "",
            "",
            "way-not-printed",
        ]


@pytest.mark.card("TM predators")
def test_predators_may_eat_from_themselves() -> None:
    before = table().in_play(0, "predators").cubes("predators", 1).turn()
    assert changes(before, carry(before, "use predators")) == ""
