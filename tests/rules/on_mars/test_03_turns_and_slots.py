import pytest

from rules.on_mars.story import options, play, reason, rule, told
from tharsis.games.on_mars.rules.slots import extra_cost
from tharsis.games.on_mars.scenario import OMScenario


@pytest.mark.rule("OM 3.1")
def test_one_main_action_is_compulsory() -> None:
    s = OMScenario().goal(0, "three_ships").crystals(0, 0).turn(0)
    assert reason(s, 0, "end-turn") == "main-owed"
    assert reason(s, 0, "act resupply") == "other-side"
    s = play(s, 0, "act control_center", "done")
    assert options(s, 0) == ["end-turn"]
    assert reason(s, 0, "act control_center") == "main-done"


@pytest.mark.rule("OM 3.1")
def test_an_executive_action_comes_before_or_after_but_once() -> None:
    before = play(OMScenario().crystals(0, 3).turn(0), 0, "executive bots", "done")
    assert reason(before, 0, "executive warehouse") == "executive-done"
    assert reason(before, 0, "act control_center") == ""
    after = play(OMScenario().crystals(0, 3).turn(0), 0, "act control_center", "done")
    assert options(after, 0)[-1] == "end-turn"
    after = play(after, 0, "executive bots", "done")
    assert after.laid[0] == 0 or after.round > 1


def destitute() -> OMScenario:
    """Without Colonists, goods and crystals only the Control Center is left."""
    t = OMScenario().colonists(0, 0).crystals(0, 0)
    return t.goods(0, mineral=0, battery=0, water=0, plant=0, oxygen=0)


@pytest.mark.rule("OM 3.1")
def test_a_single_thing_to_do_is_done_unasked() -> None:
    assert "move bot1 n" in options(destitute().turn(0), 0)
    assert options(destitute().goal(0, "three_ships").turn(0), 0) == ["act control_center"]


@pytest.mark.rule("OM 3.1", "OM 5.14")
def test_a_contract_that_can_be_fed_keeps_the_turn_open() -> None:
    assert "move bot1 n" in options(destitute().contract(0, "d5").turn(0), 0)
    s = destitute().contract(0, "d6").crystals(0, 1).turn(0)
    assert options(s, 0) == ["act control_center", "deliver crystal d6"]


@pytest.mark.rule("OM 3.2")
def test_the_example_of_teal_colonists() -> None:
    """Resupply for a water, boosted twice for another water and a crystal."""
    s = OMScenario(3).at(0, 2).goods(0, water=0).turn(0)
    s = play(s, 0, "act resupply", "take water", "boost", "take water", "boost", "take crystal")
    assert (s.goods[2], s.waiting[0], s.working[0]) == (2, 1, 2)


@pytest.mark.rule("OM 3.3")
def test_the_example_of_extra_cost() -> None:
    """Two other colours on the action cost two, here a crystal and a Colonist."""
    t = OMScenario(4).at(2, 1).slot(0, "obtain_blueprint").slot(3, "obtain_blueprint").crystals(2, 2)
    s = play(t.turn(2), 2, "act obtain_blueprint")
    assert options(s, 2) == ["pay crystal", "pay-colonist"]
    s = play(s, 2, "pay crystal", "pay-colonist", "take-blueprint metal_deposit")
    assert (s.crystals[2], s.working[2], s.quarters[2]) == (1, 1, 1)


@pytest.mark.rule("OM 3.3")
def test_own_colonists_and_several_of_one_colour_do_not_add() -> None:
    t = OMScenario(3).slot(0, "construct_building").slot(1, "construct_building")
    assert extra_cost(t.s, 0, 2) == 1
    assert extra_cost(t.s, 2, 2) == 2
    t.slot(1, "construct_building")
    assert extra_cost(t.s, 0, 2) == 0  # full: blue's rivals with most are cleared first


@pytest.mark.rule("OM 3.3")
def test_without_a_colonist_no_slot() -> None:
    s = OMScenario().colonists(0, 0).turn(0)
    assert reason(s, 0, "act construct_building") == "colonists"
    assert rule(s, 0, "act construct_building") == "3.3"


@pytest.mark.rule("OM 3.4")
def test_the_example_where_all_are_equal() -> None:
    """Blue, purple and yellow one each: all go back, and blue pays nothing."""
    t = (
        OMScenario(4)
        .slot(0, "construct_building")
        .slot(2, "construct_building")
        .slot(3, "construct_building")
    )
    s = play(t.goods(0, mineral=2).turn(0), 0, "act construct_building")
    assert (s.working[0], s.working[2], s.working[3]) == (1, 1, 1)
    assert s.slots[8:12] == [1, 0, 0, 0]
    assert "extra" not in told(s)


@pytest.mark.rule("OM 3.4")
def test_the_example_where_one_has_most() -> None:
    """Purple two, green one: purple's go back, and green pays nothing for its own."""
    t = OMScenario(4).slot(2, "upgrade_building", 2).slot(1, "upgrade_building")
    t.blueprint(1, "wind_turbines").goods(1, mineral=1).bot(1, 1, "g3")
    s = play(t.turn(1), 1, "act upgrade_building")
    assert s.working[2] == 2
    assert s.slots[12:16] == [0, 2, 0, 0]
    assert "extra" not in told(s)


@pytest.mark.rule("OM 11")
def test_with_two_players_every_colonist_costs() -> None:
    t = OMScenario().slot(0, "construct_building").slot(1, "construct_building")
    assert extra_cost(t.s, 0, 2) == 2
    s = t.crystals(0, 0).colonists(0, 2).turn(0)
    assert reason(s, 0, "act construct_building") == "crystals"
    assert t.s.warehouse == [0, 2, 2, 2, 2, 2]
    assert t.s.tech_bag == []
