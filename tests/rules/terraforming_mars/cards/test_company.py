"""Fine points of single cards, mostly in the company of others."""

import pytest

from rules.terraforming_mars.story import changes, play, refusal, table, told
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.board import EARTH
from tharsis.games.terraforming_mars.deck import CARDS, number_of
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState
from tharsis.games.terraforming_mars.vocabulary.counters import AllCities, CitiesOnMars, EventsPlayed, OwnTags


def options(s: TMState) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor())]


@pytest.mark.card("TM protected_habitats", "TM predators", "TM asteroid")
def test_habitats_do_not_guard_against_their_owner() -> None:
    mars = table().in_play(0, "protected_habitats").hand(0, "asteroid").stock(0, titanium=0)
    s = act(mars.turn(), "play asteroid")
    assert options(s) == ["target 0", "target 1", "target-nobody"]
    mars = table().in_play(0, "protected_habitats", "predators", "fish").cubes("fish", 1)
    before = mars.turn()
    assert changes(before, act(before, "use predators")) == "on fish -1, on predators +1"


@pytest.mark.card("TM capital", "TM arctic_algae", "TM herbivores")
def test_the_capital_is_no_ocean_and_no_greenery() -> None:
    mars = table().oceans(4).in_play(0, "arctic_algae", "herbivores")
    before, after = play(mars, "capital", "place r7c3")
    assert changes(before, after) == (
        "capital +1, energy production -2, hand -1, money -26, money production +5"
    )


@pytest.mark.card("TM ceos_favorite_project")
def test_the_favourite_is_an_own_card_with_something_on_it() -> None:
    mars = table().in_play(0, "pets", "tardigrades", "fish").in_play(1, "birds").cubes("birds", 2)
    mars.cubes("pets", 1).cubes("fish", 1).hand(0, "ceos_favorite_project")
    s = act(mars.turn(), "play ceos_favorite_project")
    assert options(s) == ["on fish", "on pets"]
    assert [refusal(s, f"on {id_}") for id_ in ("tardigrades", "birds", "ants")] == ["not-a-holder"] * 3
    assert act(s, "on fish").on_card(number_of("fish")) == 2


@pytest.mark.card("TM olympus_conference")
def test_the_conference_takes_in_one_resource() -> None:
    mars = table().in_play(0, "olympus_conference").cubes("olympus_conference", 1)
    before, after = play(mars, "trans_neptune_probe", "choose add")
    assert changes(before, after) == "hand -1, money -6, on olympus_conference +1"


@pytest.mark.rule("TM 8.1.4")
@pytest.mark.card("TM asteroid", "TM fish", "TM flooding")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_empty_seat_is_no_target(seats: int) -> None:
    def asked(card: str, *answers: str) -> TMState:
        mars = TMScenario(seats).temperature(2).tile("city", "r2c5", 0).tile("city", "r1c3", 1).hand(0, card)
        for seat in range(seats):
            mars.stock(seat, money=30, plants=3).production(seat, plants=2)
        return act(mars.turn(), f"play {card}", *answers)

    for s in (asked("asteroid"), asked("fish"), asked("flooding", "place r1c4")):
        assert refusal(s, "target 0") == ""
        assert refusal(s, f"target {seats}") == "target-absent"
        assert f"target {seats}" not in options(s)


@pytest.mark.card("TM power_infrastructure", "TM insulation")
def test_as_much_energy_is_sold_and_as_much_heat_insulated_as_there_is() -> None:
    s = act(table().stock(0, energy=3).in_play(0, "power_infrastructure").turn(), "use power_infrastructure")
    assert options(s) == ["amount 1", "amount 2", "amount 3"]
    s = act(table().production(0, heat=2).hand(0, "insulation").turn(), "play insulation")
    assert options(s) == ["amount 1", "amount 2"]


@pytest.mark.card("TM imported_nitrogen")
@pytest.mark.rule("TM 5.8")
def test_only_cards_of_the_right_kind_take_resources() -> None:
    """Science cards do not matter: with one card for each kind nothing is asked."""
    mars = table().in_play(0, "tardigrades", "fish", "physics_complex", "search_for_life")
    before = mars.hand(0, "imported_nitrogen").stock(0, titanium=0).turn()
    after = act(before, "play imported_nitrogen")
    assert "on fish +2, on tardigrades +3" in changes(before, after)
    assert options(after)[-1] == "end-turn"
    mars = table().in_play(0, "tardigrades", "ants", "fish", "birds").hand(0, "imported_nitrogen")
    s = act(mars.stock(0, titanium=0).turn(), "play imported_nitrogen")
    assert options(act(s, "first add_animals")) == ["on fish", "on birds"]
    assert options(act(s, "first add_microbes")) == ["on ants", "on tardigrades"]


@pytest.mark.card("TM robotic_workforce", "TM immigrant_city")
@pytest.mark.parametrize(("money", "copied"), [(-3, True), (-4, False)])
def test_a_box_is_copied_down_to_the_floor(money: int, copied: bool) -> None:
    mars = table().production(0, money=money).in_play(0, "immigrant_city").hand(0, "robotic_workforce")
    s = mars.turn()
    assert ("play robotic_workforce" in options(s)) is copied
    if copied:
        assert act(s, "play robotic_workforce").production[0] == -5


@pytest.mark.card("TM robotic_workforce", "TM mining_area", "TM mining_rights")
@pytest.mark.parametrize("mine", ["mining_area", "mining_rights"])
def test_a_mine_whose_tile_does_not_lie_has_nothing_to_copy(mine: str) -> None:
    s = table().in_play(0, mine).hand(0, "robotic_workforce").turn()
    assert refusal(s, "play robotic_workforce") == "nothing-to-copy"


@pytest.mark.card("TM robotic_workforce", "TM biomass_combustors", "TM heat_trappers")
@pytest.mark.parametrize(
    ("id_", "lowered", "steps"), [("biomass_combustors", "plants", 1), ("heat_trappers", "heat", 2)]
)
def test_a_box_that_lowers_a_production_needs_somebody_to_lower(id_: str, lowered: str, steps: int) -> None:
    for least, why in ((steps, ""), (steps - 1, "nothing-to-copy")):
        mars = table().in_play(0, id_).hand(0, "robotic_workforce")
        mars.production(0, **{lowered: 0}).production(1, **{lowered: least})
        assert refusal(mars.turn(), "play robotic_workforce") == why


@pytest.mark.card("TM flooding")
@pytest.mark.rule("TM 3.2")
def test_a_flood_is_an_ocean_on_its_area() -> None:
    s = act(table().tile("ocean", "r1c2").hand(0, "flooding").turn(), "play flooding")
    refused = [refusal(s, f"place {hex_}") for hex_ in ("r3c3", "r1c2", "r5c3", "r1c4")]
    assert refused == ["hex-not-ocean", "hex-occupied", "hex-not-ocean", ""]
    assert len(options(s)) == 11


@pytest.mark.card("TM mars_university")
def test_the_university_takes_cards_of_the_hand_alone() -> None:
    mars = table().in_play(0, "mars_university").stock(0, titanium=0).hand(0, "trans_neptune_probe", "mine")
    s = act(mars.turn(), "play trans_neptune_probe")
    assert options(s) == ["discard mine", "done"]
    assert refusal(s, "discard comet") == "not-in-hand"


@pytest.mark.card("TM special_design", "TM indentured_workers")
def test_help_for_the_next_card_is_used_up_by_it() -> None:
    mars = table().hand(0, "special_design", "indentured_workers", "sponsors", "mine")
    s = act(mars.turn(), "play special_design")
    assert s.next_shift == [2, 0]
    s = act(s, "play indentured_workers", "pass")
    assert (s.next_shift, s.next_discount) == ([0, 0], [8, 0])
    s = act(s, "play sponsors")
    assert (s.next_shift, s.next_discount) == ([0, 0], [0, 0])


@pytest.mark.card("TM inventrix", "TM algae")
def test_a_shifted_ocean_requirement_is_told_as_it_stands() -> None:
    s = table().corporation(0, "inventrix").oceans(2).hand(0, "algae").turn()
    found = s.why_not(0, GAME.actions.parse("play algae"))
    assert found is not None
    assert (found.name, found.figures) == ("oceans-few", {"bound": 3, "now": 2})


@pytest.mark.card("TM inventrix", "TM special_design", "TM trees")
def test_all_shifts_are_told_together() -> None:
    mars = table().corporation(0, "inventrix").temperature(-14).hand(0, "special_design", "trees")
    s = act(mars.turn(), "play special_design")
    found = s.why_not(0, GAME.actions.parse("play trees"))
    assert found is not None
    assert (found.name, found.figures) == ("too-cold", {"bound": -12, "now": -14})


@pytest.mark.rule("TM 5.1")
def test_what_a_card_brings_to_its_own_count() -> None:
    """Its tags, where tags are counted; neither a city nor an event is there before it is played."""
    assert OwnTags(EARTH).brings(CARDS[number_of("cartel")]) == 1
    assert OwnTags(EARTH).brings(CARDS[number_of("miranda_resort")]) == 0
    for counter in (CitiesOnMars(), AllCities(), EventsPlayed()):
        assert counter.brings(CARDS[number_of("media_archives")]) == 0


@pytest.mark.rule("TM 8.5")
@pytest.mark.card("TM search_for_life")
def test_of_a_card_that_is_not_there_nothing_is_told() -> None:
    mars = table().in_play(0, "search_for_life")
    for card in mars.s.cards.piles[0][:]:
        mars.s.cards.move(card, 24, 0b11)
    before = mars.turn()
    assert told(before, act(before, "use search_for_life"))[-1] == "paid seat/0 resource/megacredits 1"
