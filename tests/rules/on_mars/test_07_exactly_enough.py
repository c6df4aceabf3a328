"""Conditions of goals and missions: exactly enough is enough, one less is not, others' things never count."""

from collections.abc import Callable

import pytest

from rules.on_mars.story import at, changed, lines, options, play, reason
from tharsis.games.on_mars.actions import CLAIM, GOAL, MISSION, REWARD
from tharsis.games.on_mars.codes import BUILDING_IDS
from tharsis.games.on_mars.rules.goals import ASIDES, goal_met, may_interrupt
from tharsis.games.on_mars.rules.holdings import (
    advanced_of,
    advanced_of_type,
    best_tech,
    bots_of,
    complexes_of,
    contracts_done,
    cubes_of,
    has_of_a_kind,
    has_scientist,
    marked_spaces,
    miners_of,
    mines_of,
    research_of,
    techs_of,
)
from tharsis.games.on_mars.rules.lss import reward
from tharsis.games.on_mars.rules.missions import contribute
from tharsis.games.on_mars.scenario import OMScenario

#: A story with so many of what each goal counts, and how many it asks for. The company is green.
COUNTED: dict[str, tuple[int, Callable[[OMScenario, int], object]]] = {
    "four_blueprints": (4, lambda t, n: t.blueprint(1, *["casino", "gym", "radar", "biolab"][:n])),
    "three_advanced": (3, lambda t, n: advanced(t, ["metal_deposit", "wind_turbines", "biomarket"][:n])),
    "three_mines": (3, lambda t, n: mines(t, n)),
    "three_discoveries": (3, lambda t, n: t.s.discoveries.__setitem__(1, n)),
    "large_complex": (4, lambda t, n: generators(t, n).built(1, "wind_turbines", "g3")),
    "four_of_a_kind": (4, lambda t, n: t.shelter(1, "a1", "a2", "a3").goods(1, battery=n, mineral=5)),
    "three_shelters": (3, lambda t, n: t.shelter(1, *["a1", "a2"][: n - 1])),
    "level_three": (3, lambda t, n: t.level(n)),
    "seven_colonists": (7, lambda t, n: t.shelter(1, "a1", "a2").colonists(1, n, working=3)),
    "five_techs": (5, lambda t, n: techs(t, n)),
    "three_ships": (3, lambda t, n: t.level(3).hangar(1, n)),
    "two_research": (2, lambda t, n: t.s.research.__setitem__(1, [0, 8, 9][n])),
    "marked_spaces": (3, lambda t, n: marked(t, n)),
    "three_cubes": (3, lambda t, n: t.cubes(1, *["mine", "generator", "greenhouse"][:n])),
    "two_complexes": (2, lambda t, n: complexes(t, n)),
}


def advanced(t: OMScenario, cards: list[str]) -> OMScenario:
    homes = {"metal_deposit": "g5", "wind_turbines": "g3", "biomarket": "g7"}
    for card in cards:
        t.built(1, card, homes[card])
    return t.blueprint(1, "casino")


def mines(t: OMScenario, n: int) -> OMScenario:
    """One with the marker, the rest with Colonists."""
    t.building("mine", "g9", "a1", "m1").miner(0, "m1").built(1, "metal_deposit", "g5")
    for hex_ in ["g9", "a1"][: n - 1]:
        t.miner(1, hex_)
    return t


def generators(t: OMScenario, n: int) -> OMScenario:
    return t.building("generator", *["g2", "g1", "h2"][: n - 1])


def techs(t: OMScenario, n: int) -> OMScenario:
    for tech, lab in [("mine", "1a"), ("rover", "1b"), ("ship", "3a"), ("upgrade", "3b")][: n - 1]:
        t.tech(1, tech, lab)
    return t.tech(0, "greenhouse", "1a")


def marked(t: OMScenario, n: int) -> OMScenario:
    for tech, lab in [("mine", "4a"), ("ship", "4b"), ("upgrade", "4c")][:n]:
        t.tech(1, tech, lab)
    return t.tech(1, "greenhouse", "3b").tech(1, "rover", "5a").tech(0, "water_extractor", "4a")


def complexes(t: OMScenario, n: int) -> OMScenario:
    """Two markers in the first, one more in the second, and a Complex of two, which is too small."""
    t.building("generator", "g2", "g1").built(1, "wind_turbines", "g3").built(1, "automated_production", "g2")
    t.building("mine", "f5").built(1, "metal_deposit", "g5")
    if n > 1:
        t.building("greenhouse", "g8", "g9").built(1, "biomarket", "g8")
    return t


@pytest.mark.rule("OM 7.2")
@pytest.mark.parametrize("goal", COUNTED)
def test_a_goal_is_met_with_exactly_enough(goal: str) -> None:
    need, story = COUNTED[goal]
    for count, enough in ((need, True), (need - 1, False)):
        t = OMScenario(3).goal(1, goal)
        story(t, count)
        assert goal_met(t.s, 1, GOAL.index(goal)) is enough
        assert (goal_met(t.s, 0, GOAL.index(goal)) and goal != "level_three") is False
        s = t.turn(1)
        assert (reason(s, 1, f"claim {goal}") == "") is enough
        assert (f"claim {goal}" in options(s, 1)) is enough


@pytest.mark.rule("OM 7.2")
def test_minerals_are_no_kind_and_any_other_resource_is() -> None:
    assert not has_of_a_kind(OMScenario().shelter(0, "a1", "a2").goods(0, mineral=4).s, 0, 4)
    for c, resource in ((0, "battery"), (0, "oxygen"), (1, "battery"), (1, "oxygen")):
        t = OMScenario(3).shelter(c, "a1", "a2").goods(c, **{resource: 4})
        assert [has_of_a_kind(t.s, other, 4) for other in range(3)] == [other == c for other in range(3)]


@pytest.mark.rule("OM 7.2", "OM 5.14")
def test_a_scientist_and_a_contract_are_both_needed() -> None:
    goal = GOAL.index("scientist_and_contract")
    t = OMScenario().contract(1, "d1").contract(0, "d2")
    t.s.contract_done[7] = 1
    assert not goal_met(t.scientist(1, "geologist").s, 1, goal)
    t.s.contract_done[6] = 1
    assert goal_met(t.s, 1, goal)
    t.s.scientist_owner[0] = 0
    assert not goal_met(t.s, 1, goal)
    t.scientist(1, "systems_engineer")
    assert goal_met(t.s, 1, goal)


@pytest.mark.rule("OM 7.2")
def test_goals_are_claimed_on_the_own_turn_from_the_hand_once_and_at_rest() -> None:
    t = OMScenario().goal(0, "level_three", "three_shelters").goal(1, "three_discoveries").level(3)
    claim = CLAIM + GOAL.index("level_three")
    assert ASIDES.legal(t.s, 0) == []
    t.s.active = 0
    assert ASIDES.legal(t.s, 0) == [claim]
    assert ASIDES.legal(t.s, 1) == []
    t.s.goal_done[0] = 0  # the first of all goals
    assert ASIDES.legal(t.s, 0) == []
    assert reason(t.turn(0), 0, "claim level_three") == "goal-claimed"


@pytest.mark.rule("OM 7.2")
def test_a_claimed_goal_lies_open_for_all() -> None:
    t = OMScenario(3).goal(1, "level_three", "two_research").level(3).crystals(1, 2)
    s = t.turn(1)
    before = s
    s = play(s, 1, "claim level_three")
    assert changed(before, s) == {"goals.1": [7], "goals.4": [11], "goal_done.1": 7}
    assert [s.goals.knows(seat, 7) for seat in range(3)] == [True] * 3
    assert [s.goals.knows(seat, 11) for seat in range(3)] == [False, True, False]
    assert lines(s)[-1] == ("goal", 1, 7)
    assert s.fence == s.moves


@pytest.mark.rule("OM 3.1", "OM 7.2")
def test_who_could_claim_or_feed_is_asked_before_a_single_thing_to_do() -> None:
    t = OMScenario()
    assert not may_interrupt(t.s, 0)
    assert may_interrupt(t.goal(0, "three_ships").s, 0)
    t.s.goal_done[0] = 0
    assert not may_interrupt(t.s, 0)
    assert may_interrupt(t.contract(0, "d1").s, 0)
    assert not may_interrupt(t.goods(0, mineral=0).s, 0)


# -- counts ---------------------------------------------------------------------------------------


def rich() -> OMScenario:
    """Green has some of everything, blue and purple a little of it."""
    t = OMScenario(3).level(3).building("mine", "g4", "f4", "i9", "a1").building("generator", "g2", "h2")
    t.building("greenhouse", "g8").miner(1, "i9").miner(0, "a1").shelter(1, "b3")
    t.built(1, "metal_deposit", "g5").built(1, "mineral_mine", "g4").built(1, "wind_turbines", "g3")
    t.built(1, "radar", "h2").built(1, "biomarket", "g8").built(2, "automated_production", "g2")
    t.blueprint(1, "casino").blueprint(0, "gym").bot(1, 2, "c3").bot(1, 3, "c5").bot(0, 2, "k3")
    t.tech(1, "mine", "4a").tech(1, "ship", "4c").tech(1, "rover", "1a").tech(0, "mine", "6a")
    t.cubes(1, "mine", "greenhouse").cubes(0, "generator").hangar(1, 2)
    t.s.research = [15, 6, 1]
    t.s.discoveries = [1, 3, 2]
    t.scientist(1, "biochemist").contract(1, "u1").contract(1, "d2").contract(0, "d1")
    t.s.contract_done[7] = t.s.contract_done[6] = 1
    return t.colonists(1, 5, working=2).slot(1, "hire")


@pytest.mark.rule("OM 5.9", "OM 7.2", "OM 9.2")
def test_what_each_company_has() -> None:
    s = rich().s
    counts = {
        miners_of: [1, 1, 0],
        mines_of: [1, 3, 0],
        advanced_of: [0, 5, 1],
        cubes_of: [1, 2, 0],
        research_of: [4, 2, 1],
        techs_of: [2, 4, 1],
        best_tech: [6, 4, 2],
        marked_spaces: [0, 2, 0],
        bots_of: [2, 3, 1],
        contracts_done: [1, 1, 0],
        has_scientist: [False, True, False],
    }
    assert {count: [count(s, c) for c in range(3)] for count in counts} == counts
    by_type = {"mine": 2, "generator": 2, "greenhouse": 1}
    assert [advanced_of_type(s, 1, b) for b in range(6)] == [by_type.get(id, 0) for id in BUILDING_IDS]
    assert [complexes_of(s, 1, size) for size in (1, 2, 3, 4)] == [3, 3, 2, 0]
    assert [complexes_of(s, c, 1) for c in range(3)] == [0, 3, 1]
    nothing = OMScenario().s
    assert (complexes_of(nothing, 0, 1), advanced_of(nothing, 0), advanced_of_type(nothing, 0, 0)) == (
        0,
        0,
        0,
    )


@pytest.mark.rule("OM 10.9")
def test_lacerdas_miners_and_bots_are_counted_on_the_map_and_on_his_board() -> None:
    t = OMScenario(1).building("mine", "g9", "a1").building("mine", "m1")
    t.s.put_miner(at("g9"), 1)
    t.s.put_miner(at("a1"), 1)
    t.s.lacerda_bots = 3
    assert (miners_of(t.s, 1), bots_of(t.s, 1), miners_of(t.s, 0), bots_of(t.s, 0)) == (2, 3, 0, 1)


@pytest.mark.rule("OM 5.9")
def test_each_reward_for_green() -> None:
    s = rich().s
    points = {
        "tech": 4, "ships": 2 * 2, "advanced": 2 * 5, "mines": 2 * 3, "bots": 2 * 3, "discoveries": 2 * 3,
        "shelters": 2 * 2, "colonists": 5,
    }  # fmt: skip
    assert {id: reward(s, 1, REWARD.index(id)) for id in points} == points


# -- missions -------------------------------------------------------------------------------------


@pytest.mark.rule("OM 7.1")
@pytest.mark.parametrize("mission", MISSION.ids)
def test_a_contribution_gives_crystals_and_moves_the_cube_of_its_mission_alone(mission: str) -> None:
    crystals = 2 if mission in ("research", "bots", "scientists") else 1
    others = [id for id in MISSION.ids if id != mission]
    number = MISSION.index(mission)
    for place in range(3):
        spaces = others[:2]
        spaces.insert(place, mission)
        t = OMScenario(3).missions(*spaces)
        before = t.s.clone()
        contribute(t.s, 2, number)
        left = before.mission_left[place] - 1
        assert changed(before, t.s) == {"waiting.2": crystals, f"mission_left.{place}": left}
        assert lines(t.s)[-1:] == [("mission", 2, number, left)]
    t = OMScenario(3).missions(*others[:3])
    before = t.s.clone()
    contribute(t.s, 2, number)
    assert changed(before, t.s) == {}


@pytest.mark.rule("OM 7.1", "OM 9.1")
def test_the_last_contribution_completes_a_mission() -> None:
    for remaining, now in ((3, 2), (0, 0)):
        t = OMScenario().missions("contracts", "research", "bots")
        t.s.mission_left[1] = 1
        t.s.remaining = remaining
        before = t.s.clone()
        contribute(t.s, 1, MISSION.index("research"))
        expected: dict[str, object] = {"waiting.1": 2, "mission_left.1": 0, "missions.1": -1}
        if remaining:
            expected["remaining"] = now
        assert changed(before, t.s) == expected
        assert lines(t.s)[-2:] == [("mission", 1, 0, 0), ("mission-done", 0, now)]
        contribute(t.s, 1, MISSION.index("research"))
        assert t.s.waiting[1] == 2
