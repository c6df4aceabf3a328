import pytest

from rules.on_mars.story import goods, options, play, reason, tech_level
from tharsis.games.on_mars.actions import CLAIM, GOAL, MISSION
from tharsis.games.on_mars.rules.goals import ASIDES, Prize, goal_met
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.kernel import LEGAL

MISSION_EVENTS = [
    pytest.param("research", 2, marks=pytest.mark.card("OM mission_research")),
    pytest.param("blueprints", 1, marks=pytest.mark.card("OM mission_blueprints")),
    pytest.param("advanced_buildings", 1, marks=pytest.mark.card("OM mission_advanced_buildings")),
    pytest.param("bots", 2, marks=pytest.mark.card("OM mission_bots")),
    pytest.param("discovery", 1, marks=pytest.mark.card("OM mission_discovery")),
    pytest.param("techs", 1, marks=pytest.mark.card("OM mission_techs")),
    pytest.param("progress", 1, marks=pytest.mark.card("OM mission_progress")),
    pytest.param("scientists", 2, marks=pytest.mark.card("OM mission_scientists")),
    pytest.param("contracts", 1, marks=pytest.mark.card("OM mission_contracts")),
]


@pytest.mark.rule("OM 7.1")
@pytest.mark.parametrize(("mission", "crystals"), MISSION_EVENTS)
def test_each_mission_counts_its_event(mission: str, crystals: int) -> None:
    others = [id for id in ("contracts", "progress", "research") if id != mission][:2]
    t = (
        OMScenario()
        .missions(mission, *others)
        .goal(0, "three_ships")
        .crystals(0, 0)
        .goods(0, mineral=2, water=2, plant=2)
    )
    before = t.s.mission_left[0]
    if mission == "research":
        s = play(
            t.rover(0, "b2").turn(0), 0, "act control_center", "move rover n", "done", "develop shelter 3a"
        )
    elif mission == "blueprints":
        s = play(t.at(0, 1).turn(0), 0, "act obtain_blueprint", "take-blueprint metal_deposit")
    elif mission == "advanced_buildings":
        s = play(
            t.bot(0, 1, "g4").blueprint(0, "metal_deposit").turn(0),
            0,
            "act upgrade_building",
            "upgrade metal_deposit",
        )
    elif mission == "bots":
        s = play(
            t.bot(0, 1, "g4").turn(0), 0, "act welcome_ship", "ship 1", "pay plant", "pay water", "crew bot"
        )
    elif mission == "discovery":
        s = play(t.tile("crystals", "g4").turn(0), 0, "act control_center", "move rover n", "done")
    elif mission == "techs":
        s = play(t.at(0, 1).turn(0), 0, "act learn_technology", "take-tech bottom1", "place-tech 1b")
    elif mission == "progress":
        t.tech(0, "generator", "1a")
        s = play(t.turn(0), 0, "act construct_building", "build generator", "at f2")
    elif mission == "scientists":
        s = play(t.turn(0), 0, "act hire", "hire post2")
    else:
        t.s.delivered_minerals[0] = 3
        s = play(t.contract(0, "d1").turn(0), 0, "deliver mineral d1")
    assert s.mission_left[0] == before - 1
    gained = s.waiting[0]
    assert gained >= crystals


@pytest.mark.rule("OM 7.1")
def test_a_complete_mission_leaves_and_gives_no_more() -> None:
    t = OMScenario().missions("blueprints", "bots", "research").at(0, 1).goal(0, "three_ships")
    t.s.mission_left[0] = 1
    s = play(
        t.turn(0),
        0,
        "act obtain_blueprint",
        "take-blueprint metal_deposit",
        "boost",
        "take-blueprint wind_turbines",
    )
    assert (s.missions[0], s.remaining, s.waiting[0]) == (-1, 2, 1)
    assert MISSION.ids[s.missions[1]] == "bots"


def met(t: OMScenario, goal: str) -> bool:
    return goal_met(t.s, 0, GOAL.index(goal))


GOAL_STORIES = {
    "four_blueprints": lambda t: t.blueprint(0, "casino", "gym", "radar", "biolab"),
    "three_advanced": lambda t: (
        t.built(0, "metal_deposit", "g5").built(0, "wind_turbines", "g3").built(0, "biomarket", "g7")
    ),
    "three_mines": lambda t: (
        t.building("mine", "g9", "a1").miner(0, "g9").miner(0, "a1").built(0, "metal_deposit", "g5")
    ),
    "three_discoveries": lambda t: setattr(t.s, "discoveries", [3, 0]),
    "large_complex": lambda t: t.building("generator", "g2", "g1", "h2").built(0, "wind_turbines", "g3"),
    "four_of_a_kind": lambda t: t.shelter(0, "a1", "a2").goods(0, water=4),
    "three_shelters": lambda t: t.shelter(0, "a1", "a2"),
    "level_three": lambda t: t.level(3),
    "seven_colonists": lambda t: t.shelter(0, "a1", "a2").colonists(0, 7),
    "five_techs": lambda t: (
        t.tech(0, "mine", "1a").tech(0, "rover", "1b").tech(0, "ship", "3a").tech(0, "upgrade", "3b")
    ),
    "three_ships": lambda t: t.level(3).hangar(0, 3),
    "two_research": lambda t: setattr(t.s, "research", [3, 0]),
    "scientist_and_contract": lambda t: (
        t.scientist(0, "geologist").contract(0, "d1"),
        setattr(t.s, "contract_done", [0] * 6 + [1] + [0] * 5),
    ),
    "marked_spaces": lambda t: t.tech(0, "mine", "4a").tech(0, "rover", "4b").tech(0, "ship", "4c"),
    "three_cubes": lambda t: t.cubes(0, "mine", "generator", "greenhouse"),
    "two_complexes": lambda t: (
        t.building("generator", "g2", "g1")
        .building("greenhouse", "g8", "g9")
        .built(0, "wind_turbines", "g3")
        .built(0, "biomarket", "g7")
    ),
}


@pytest.mark.rule("OM 7.2")
@pytest.mark.parametrize("goal", list(GOAL_STORIES))
def test_each_goal_has_its_condition(goal: str) -> None:
    t = OMScenario().goal(0, goal)
    assert not met(t, goal)
    assert ASIDES.why(t.s, 0, CLAIM + GOAL.index(goal)) != LEGAL
    GOAL_STORIES[goal](t)
    assert met(t, goal)
    assert f"claim {goal}" in options(t.turn(0), 0)


@pytest.mark.rule("OM 7.2")
@pytest.mark.parametrize(
    ("goal", "follows"),
    [
        pytest.param(
            "four_blueprints", "upgrade metal_deposit", marks=pytest.mark.card("OM goal_four_blueprints")
        ),
        pytest.param("three_advanced", "gain water", marks=pytest.mark.card("OM goal_three_advanced")),
        pytest.param("three_mines", "", marks=pytest.mark.card("OM goal_three_mines")),
        pytest.param(
            "three_discoveries", "move rover n", marks=pytest.mark.card("OM goal_three_discoveries")
        ),
        pytest.param("large_complex", "", marks=pytest.mark.card("OM goal_large_complex")),
        pytest.param("four_of_a_kind", "hire post1", marks=pytest.mark.card("OM goal_four_of_a_kind")),
        pytest.param("three_shelters", "", marks=pytest.mark.card("OM goal_three_shelters")),
        pytest.param("level_three", "move rover n", marks=pytest.mark.card("OM goal_level_three")),
        pytest.param("seven_colonists", "ship 1", marks=pytest.mark.card("OM goal_seven_colonists")),
        pytest.param("five_techs", "retrieve working_area", marks=pytest.mark.card("OM goal_five_techs")),
        pytest.param("three_ships", "space 1", marks=pytest.mark.card("OM goal_three_ships")),
        pytest.param("two_research", "hire post2", marks=pytest.mark.card("OM goal_two_research")),
        pytest.param(
            "scientist_and_contract", "hire post1", marks=pytest.mark.card("OM goal_scientist_and_contract")
        ),
        pytest.param("marked_spaces", "", marks=pytest.mark.card("OM goal_marked_spaces")),
        pytest.param("three_cubes", "retrieve working_area", marks=pytest.mark.card("OM goal_three_cubes")),
        pytest.param(
            "two_complexes", "upgrade metal_deposit", marks=pytest.mark.card("OM goal_two_complexes")
        ),
    ],
)
def test_each_goal_has_its_printed_reward(goal: str, follows: str) -> None:
    t = (
        OMScenario()
        .on_display(0, "d1")
        .bot(0, 1, "g4")
        .blueprint(0, "metal_deposit")
        .colonists(0, 2, working=2)
    )
    t.goods(0, plant=0, water=0, mineral=0)
    t.s.active = 0
    s = play(t.ask(Prize(0, GOAL.index(goal)), Turn(0)), 0, "prize printed")
    if follows:
        assert follows in options(s, 0)
    elif goal == "three_mines":
        assert goods(s, 0)["mineral"] == 2
    elif goal == "marked_spaces":
        assert s.waiting[0] == 3
    else:
        assert s.quarters[0] == 4


@pytest.mark.rule("OM 7.2")
def test_one_goal_a_game_on_the_own_turn() -> None:
    t = OMScenario().goal(0, "level_three", "three_shelters").goal(1, "three_ships").level(3)
    t.shelter(0, "a1", "a2").hangar(1, 3)
    s = t.turn(0)
    assert reason(s, 1, "claim three_ships") == "not-your-turn"
    assert reason(s, 0, "claim three_ships") == "goal-not-held"
    s = play(s, 0, "claim level_three", "prize develop", "develop shelter 3a", "develop shelter 4a")
    assert tech_level(s, 0, "shelter") == 4
    assert reason(s, 0, "claim three_shelters") == "goal-claimed"


@pytest.mark.rule("OM 7.3")
def test_nothing_is_delivered_in_the_middle_of_a_payment() -> None:
    """2.1: what is owed must stay payable."""
    t = OMScenario().contract(0, "d6").goal(0, "three_ships").crystals(0, 1)
    assert "deliver crystal d6" in options(t.turn(0), 0)
    s = play(t.turn(0), 0, "executive bots")
    assert options(s, 0) == ["pay crystal", "pay-goal three_ships"]
    assert reason(s, 0, "deliver crystal d6") == "not-now"


@pytest.mark.rule("OM 7.3")
def test_goal_cards_pay_as_crystals_but_not_deliveries() -> None:
    t = OMScenario().goal(0, "three_ships", "two_research").crystals(0, 0).contract(0, "d6")
    s = t.turn(0)
    assert reason(s, 0, "deliver crystal d6") == "nothing-to-deliver"
    s = play(s, 0, "executive bots", "pay-goal three_ships")
    assert len(s.hand(0)) == 0
    assert [entry["key"] for entry in _log(s, 1)].count("goal-spent-hidden") == 2


def _log(s: object, seat: int) -> list[dict[str, object]]:
    from tharsis.kernel import State
    from tharsis.kernel.view import log_json

    assert isinstance(s, State)
    return log_json(s, seat)
