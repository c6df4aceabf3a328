import pytest

from rules.on_mars.story import goods, options, play, reason, tech_level
from tharsis.games.on_mars.rules.rounds import EndTurn
from tharsis.games.on_mars.scenario import OMScenario


@pytest.mark.rule("OM 4.1")
@pytest.mark.card("OM act_landing_pod")
def test_the_landing_pod_travels_without_exploring() -> None:
    s = OMScenario().at(0, 1).slot(0, "construct_building").colonists(0, 1, working=1).crystals(0, 3).turn(0)
    s = play(s, 0, "act landing_pod")
    assert options(s, 0) == ["space 5", "space 7", "space 8"]
    s = play(s, 0, "space 5")
    assert (s.quarters[0], s.working[0], s.slots[8]) == (3, 0, 0)
    assert s.tile.count(0) == 0
    assert reason(s, 0, "executive bots") == ""


@pytest.mark.rule("OM 4.2")
@pytest.mark.card("OM act_obtain_blueprint")
def test_the_example_of_a_blueprint() -> None:
    """Yellow pays a Colonist for purple's and takes Metal Deposit with its mineral and a marker."""
    s = OMScenario(4).at(3, 1).slot(2, "obtain_blueprint").crystals(3, 0).goods(3, mineral=0).turn(3)
    s = play(s, 3, "act obtain_blueprint", "take-blueprint metal_deposit")
    assert (s.working[3], goods(s, 3)["mineral"], s.markers[3]) == (1, 1, 7)
    assert "boost" in options(s, 3)
    s = play(s, 3, "boost", "take-blueprint casino" if 10 in s.display else "take-blueprint wind_turbines")
    assert s.markers[3] == 6
    assert 1 not in s.display


@pytest.mark.rule("OM 4.2")
def test_without_a_marker_no_blueprint() -> None:
    t = OMScenario().at(0, 1)
    t.blueprint(0, "casino", "gym", "radar", "biolab", "library", "concentrator", "oxygen_tank", "biomarket")
    assert reason(t.turn(0), 0, "act obtain_blueprint") == "no-marker"
    t = OMScenario().at(0, 1)
    t.s.display = [-1] * 12
    assert reason(t.turn(0), 0, "act obtain_blueprint") == "display-empty"


@pytest.mark.rule("OM 4.3")
@pytest.mark.card("OM act_learn_technology")
def test_the_example_of_learning() -> None:
    """Purple takes a tile of the middle row for a battery and the lower space for its crystal."""
    s = OMScenario(4).at(2, 1).turn(2)
    s = play(s, 2, "act learn_technology", "take-tech middle1", "pay battery", "place-tech 1b")
    assert (goods(s, 2)["battery"], s.waiting[2], tech_level(s, 2, "greenhouse")) == (0, 1, 1)


@pytest.mark.rule("OM 4.3")
def test_rows_cost_and_kinds_are_single() -> None:
    s = play(
        OMScenario().at(0, 1).tech(0, "ship", "4a").goods(0, battery=0, mineral=0).turn(0),
        0,
        "act learn_technology",
    )
    assert reason(s, 0, "take-tech bottom1") == "own-kind"
    assert reason(s, 0, "take-tech middle1") == "resources"
    s = play(
        OMScenario().at(0, 1).turn(0),
        0,
        "act learn_technology",
        "take-tech bottom2",
        "place-tech 1b",
        "boost",
    )
    assert options(s, 0)[-1] == "take-tech bottom1"
    full = OMScenario().at(0, 1).tech(0, "mine", "1a").tech(0, "ship", "1b").turn(0)
    assert reason(full, 0, "act learn_technology") == "lab-full"


@pytest.mark.rule("OM 4.4")
@pytest.mark.card("OM act_research")
def test_the_example_of_developments() -> None:
    """Green: water to level 3 for oxygen gains a mineral, which helps to pay for generator level 5."""
    t = OMScenario(4).at(1, 1).tech(1, "water_extractor", "2a").tech(1, "generator", "4b")
    t.tech(1, "rover", "4a").goods(1, oxygen=1, mineral=0, plant=1, battery=0, water=0)
    s = play(t.turn(1), 1, "act research", "develop water_extractor 3a")
    assert goods(s, 1)["mineral"] == 1
    assert reason(s, 1, "develop water_extractor 4a") == "lab-taken"
    s = play(s, 1, "develop generator 5b")
    assert (goods(s, 1)["mineral"], goods(s, 1)["plant"]) == (0, 0)
    assert tech_level(s, 1, "generator") == 5
    assert "take-blueprint metal_deposit" in options(s, 1)


@pytest.mark.rule("OM 4.4")
def test_the_last_column_costs_oxygen_and_a_crystal() -> None:
    t = OMScenario().at(0, 1).tech(0, "mine", "5a").goods(0, oxygen=1, mineral=0).crystals(0, 1)
    s = play(t.turn(0), 0, "act research", "develop mine 6a")
    assert (goods(s, 0)["oxygen"], s.crystals[0]) == (0, 0)
    assert tech_level(s, 0, "mine") == 6


@pytest.mark.rule("OM 4.5")
def test_the_owner_of_a_used_tile_develops_or_gains_oxygen() -> None:
    t = OMScenario().tech(1, "generator", "3a").bot(0, 1, "e2").goods(0, mineral=1)
    s = play(t.turn(0), 0, "act construct_building", "build generator", "at f2", "benefit crystal")
    if s.actor() == 0:
        s = play(s, 0, "end-turn")
    assert options(s, 1) == ["develop generator 4a", "develop generator 4b", "take-oxygen"]
    developed = play(s, 1, "develop generator 4a")
    assert tech_level(developed, 1, "generator") == 4
    assert developed.goods[9] == 1
    s = play(s, 1, "take-oxygen")
    assert s.goods[9] == 2


@pytest.mark.rule("OM 4.5")
def test_a_tile_that_cannot_move_earns_oxygen_without_asking() -> None:
    t = OMScenario().tech(1, "generator", "6a").goods(1, oxygen=0)
    t.s.uses.append(9 + 1)
    t.s.active = 0
    s = t.ask(EndTurn(0), EndTurn(1))
    assert s.goods[9] == 1


@pytest.mark.rule("OM 4.6")
@pytest.mark.card("OM act_resupply")
def test_the_example_of_resupply() -> None:
    """Green boosts twice for two crystals and a water; a third water would find no room."""
    s = OMScenario(4).at(1, 2).goods(1, water=1).turn(1)
    s = play(s, 1, "act resupply", "take crystal", "boost", "take crystal", "boost", "take water")
    assert (s.waiting[1], s.goods[7], s.warehouse[2]) == (2, 2, 2)
    full = play(OMScenario(4).at(1, 2).goods(1, water=2).turn(1), 1, "act resupply")
    assert reason(full, 1, "take water") == "no-room"


@pytest.mark.rule("OM 4.1", "OM 6.1")
def test_an_executive_action_may_follow_the_landing_pod() -> None:
    s = OMScenario().at(0, 2).crystals(0, 2).goods(0, water=0).turn(0)
    s = play(s, 0, "act landing_pod", "space 5")
    assert "executive warehouse" in options(s, 0)
    s = play(s, 0, "executive warehouse")
    s = play(s, 0, "take water")
    assert s.goods[2] == 1
