"""A refusal cites the rule of whatever refuses: the action, the slot, the boost, the tile."""

import pytest

from rules.on_mars.story import play, reason, rule
from rules.on_mars.test_refusals import poor
from tharsis.games.on_mars.codes import COLONY, ORBIT
from tharsis.games.on_mars.rules.shuttle import EITHER_SIDE, Arrive
from tharsis.games.on_mars.scenario import OMScenario


@pytest.mark.rule("OM 3.1", "OM 3.3", "OM 4.4", "OM 5.4", "OM 5.12", "OM 5.13")
def test_a_main_action_is_refused_by_its_own_rule() -> None:
    assert rule(poor().tech(0, "shelter", "4b").turn(0), 0, "act research") == "4.4"
    s = poor().at(0, 5).colonists(0, 1).turn(0)
    assert rule(s, 0, "act welcome_ship") == "5.12"
    assert rule(s, 0, "act construct_building") == "5.4"
    assert rule(s, 0, "act hire") == "5.13"
    assert rule(s, 0, "act research") == "3.1", "that of the side"
    assert rule(OMScenario().colonists(0, 0).turn(0), 0, "act construct_building") == "3.3", (
        "that of its slot"
    )


@pytest.mark.rule("OM 3.1", "OM 6.1", "OM 6.2")
def test_an_executive_action_is_refused_by_its_own_rule() -> None:
    s = OMScenario().level(5).hangar(0, 5).built(0, "casino", "e3").bot(0, 1, "d3").crystals(0, 1).turn(0)
    assert rule(s, 0, "executive rover") == "6.1"
    assert rule(s, 0, "operate casino") == "6.1"
    assert rule(s, 0, "work casino") == "6.2"
    s.executive_done = True
    assert rule(s, 0, "executive bots") == "3.1"


@pytest.mark.rule("OM 3.2", "OM 4.5", "OM 5.1", "OM 5.13")
def test_a_step_of_an_action_is_refused_by_the_rule_of_its_verb() -> None:
    s = play(OMScenario().crystals(0, 0).turn(0), 0, "act control_center")
    assert rule(s, 0, "boost-bots") == "5.1"
    assert (reason(s, 0, "use green"), rule(s, 0, "use green")) == ("no-tech", "4.5")
    s = play(OMScenario().colonists(0, 2).goods(0, mineral=0, battery=2).turn(0), 0, "act hire")
    assert rule(s, 0, "hire post1") == "5.13"
    assert (reason(s, 0, "done"), rule(s, 0, "done")) == ("must-first", "5.13")
    s = play(OMScenario().at(0, 1).turn(0), 0, "act resupply")
    assert (reason(s, 0, "boost"), rule(s, 0, "boost")) == ("no-boost", "3.2")
    assert (reason(s, 0, "done"), rule(s, 0, "done")) == ("must-first", "4.6")


@pytest.mark.rule("OM 1.3", "OM 8.3", "OM 8.4")
def test_a_turn_order_space_is_refused_by_the_rule_of_the_journey() -> None:
    for side, number, space in ((EITHER_SIDE, "1.3", "3"), (COLONY, "8.3", "3"), (ORBIT, "8.4", "7")):
        s = OMScenario().at(1, int(space)).ask(Arrive(0, side))
        assert rule(s, 0, f"space {space}") == number
        assert s.view(0).prompt["rule"] == number
