"""What a choice would throw away is said before it is made."""

import pytest

from rules.warned import told
from tharsis.games.terraforming_mars.scenario import TMScenario, act


def table(**options):
    return TMScenario(2, **options).stock(0, money=30).stock(1, money=30)


@pytest.mark.rule("TM 7.3")
def test_passing_with_nothing_left_to_do_is_no_matter():
    assert told(table().turn(0), 0, "pass") == []


@pytest.mark.rule("TM 8.3")
def test_passing_with_a_milestone_to_claim():
    s = table().rating(0, 35).turn(0)
    assert told(s, 0, "pass") == [("waste", "milestone-left")]
    assert told(s, 0, "claim terraformer") == []


@pytest.mark.rule("TM 8.5")
def test_passing_with_an_action_that_costs_nothing():
    s = table().in_play(0, "tardigrades").turn(0)
    assert told(s, 0, "pass") == [("waste", "action-left")]
    assert told(act(s, "use tardigrades", "end-turn", "pass"), 0, "pass") == []


@pytest.mark.rule("TM 8.5")
def test_passing_with_an_action_that_has_a_price_is_no_matter():
    assert told(table().in_play(0, "underground_detonations").turn(0), 0, "pass") == []


@pytest.mark.rule("TM 8.7")
def test_passing_with_heat_that_would_warm_the_planet():
    s = table().stock(0, heat=8).turn(0)
    assert told(s, 0, "pass") == [("waste", "heat-left")]
    assert told(table().stock(0, heat=7).turn(0), 0, "pass") == []
    assert told(table().stock(0, heat=8).temperature(8).turn(0), 0, "pass") == []


@pytest.mark.rule("TM 8.6")
def test_passing_with_plants_for_a_greenery():
    assert told(table().stock(0, plants=8).turn(0), 0, "pass") == [("waste", "plants-left")]
    over = table().stock(0, plants=8).temperature(8).oxygen(14).oceans(9)
    assert told(over.turn(0), 0, "pass") == [], "they still become a greenery at the end"


@pytest.mark.rule("TM 7.3")
def test_ending_a_turn_early_is_only_a_note():
    s = table().hand(0, "mine").turn(0, taken=1)
    assert told(s, 0, "end-turn") == [("note", "second-action")]


@pytest.mark.rule("TM 8.1.2")
def test_a_payment_without_change():
    """Mine costs 4, each steel pays 2; at 3 M€ a steel the second one is worth more than is left."""
    s = table().corporation(0, "interplanetary_cinematics").stock(0, steel=5, money=20)
    s = act(s.in_play(0, "advanced_alloys").hand(0, "mine").turn(0), "play mine")
    assert told(s, 0, "pay-steel 2") == [("waste", "overpaid")]
    assert told(s, 0, "pay-steel 1") == []


@pytest.mark.rule("TM 8.1.2")
def test_a_payment_that_cannot_be_less_is_no_waste():
    s = table().stock(0, steel=5, money=0).in_play(0, "advanced_alloys").hand(0, "mine").turn(0)
    s = act(s, "play mine")
    moves = [s.game.actions.notation(action) for action in s.legal(0)]
    assert all(not told(s, 0, move) for move in moves)


@pytest.mark.rule("TM 1.2")
def test_parameters_at_their_goals():
    hot = table().temperature(8).stock(0, heat=8, money=40).hand(0, "asteroid").turn(0)
    assert told(hot, 0, "convert-heat") == [("waste", "no-warmth")]
    assert told(hot, 0, "play asteroid") == [("waste", "no-warmth")]
    assert told(hot, 0, "build asteroid") == [("waste", "no-warmth")]
    wet = table().oceans(9).stock(0, money=40).turn(0)
    assert told(wet, 0, "build aquifer") == [("waste", "no-ocean")]
    cold = table().stock(0, heat=8, money=40).hand(0, "asteroid").turn(0)
    for move in ("convert-heat", "play asteroid", "build asteroid", "build aquifer"):
        assert told(cold, 0, move) == []


@pytest.mark.rule("TM 5.8")
def test_microbes_that_no_card_can_hold():
    lone = table().stock(0, money=40).hand(0, "imported_nitrogen").turn(0)
    assert ("waste", "no-holder") in told(lone, 0, "play imported_nitrogen")
    kept = table().stock(0, money=40).in_play(0, "tardigrades", "birds").hand(0, "imported_nitrogen")
    assert told(kept.turn(0), 0, "play imported_nitrogen") == []


@pytest.mark.rule("TM 9.1")
def test_production_in_the_last_generation():
    last = table().temperature(8).oxygen(14).oceans(9).stock(0, money=40).hand(0, "mine", "trees")
    s = last.turn(0)
    assert told(s, 0, "play mine") == [("waste", "last-production")]
    assert told(s, 0, "build power_plant") == [("waste", "last-production")]
    assert told(s, 0, "play trees") == []
    assert told(table().hand(0, "mine").turn(0), 0, "play mine") == []
