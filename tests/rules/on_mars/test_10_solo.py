import pytest

from rules.on_mars.story import at, bare_solo, play, tech_level, told
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.actions import LOG_ACT, LOG_SOLO_RESULT, REWARD, SOLO_CHOICE, SOLO_GOAL
from tharsis.games.on_mars.board import DISTANCE, HEXES
from tharsis.games.on_mars.codes import ACTION_IDS, COLONY, effect
from tharsis.games.on_mars.rules.construction import connects
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.lacerda.actions import (
    LacerdaConstructs,
    LacerdaDevelops,
    LacerdaHires,
    LacerdaUpgrades,
    best_sites,
    next_type,
    obtain_blueprint,
    take_from_warehouse,
)
from tharsis.games.on_mars.rules.lacerda.choices import draw_for
from tharsis.games.on_mars.rules.lacerda.rover import LacerdaMovesRover
from tharsis.games.on_mars.rules.lacerda.travel import LacerdaExplores, LacerdaTravels
from tharsis.games.on_mars.rules.lacerda.turn import LacerdaActs, LacerdaGrows, LacerdaTurn
from tharsis.games.on_mars.rules.lss import reward
from tharsis.games.on_mars.rules.scoring import FinalScoring, quarters_points
from tharsis.games.on_mars.rules.technology import OwnerDecides
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


def solo(**options: object) -> OMScenario:
    t = bare_solo(**options)
    t.s.missions = [1, 3, 0]
    t.s.mission_left = [10, 3, 5]
    return t


def told_by(t: OMScenario, *steps: object) -> list[str]:
    return told(t.ask(*steps, Turn(0)))  # type: ignore[arg-type]


@pytest.mark.rule("OM 10.1")
def test_setup_gives_lacerda_a_space_without_goals_or_bot() -> None:
    s = GAME.new(seed=3, seats=1)
    assert isinstance(s, OMState)
    assert s.lacerda == 1
    assert s.space[1] in (2, 3, 4, 6, 7, 8)
    assert s.hand(1) == []
    assert s.unit[5:9] == [-1] * 4
    s = play(s, 0, "space 1")
    assert s.shuttle_side == (0 if s.space[1] <= 4 else 1)


@pytest.mark.rule("OM 10.2")
def test_the_second_pass_moves_missions() -> None:
    t = solo().at(1, 1)
    t.s.solo_bag = []
    t.s.solo_discard = list(range(12))
    s = t.solo_card(3).ask(LacerdaTurn(), Turn(0))
    assert s.solo_pass == 2
    assert s.mission_left[0] in (8, 9)
    assert s.waiting[1] >= 1
    first = solo().at(1, 1).solo_card(5).ask(LacerdaTurn(), Turn(0))
    assert first.mission_left[1] == 3


SOLO_DECK = [
    pytest.param(1, "A", True, 2, marks=pytest.mark.card("OM solo_card_1")),
    pytest.param(2, "A", False, 2, marks=pytest.mark.card("OM solo_card_2")),
    pytest.param(3, "A", True, 1, marks=pytest.mark.card("OM solo_card_3")),
    pytest.param(4, "A", True, 3, marks=pytest.mark.card("OM solo_card_4")),
    pytest.param(5, "B", True, 1, marks=pytest.mark.card("OM solo_card_5")),
    pytest.param(6, "B", False, 3, marks=pytest.mark.card("OM solo_card_6")),
    pytest.param(7, "B", True, 1, marks=pytest.mark.card("OM solo_card_7")),
    pytest.param(8, "B", True, 2, marks=pytest.mark.card("OM solo_card_8")),
    pytest.param(9, "C", False, 1, marks=pytest.mark.card("OM solo_card_9")),
    pytest.param(10, "C", True, 2, marks=pytest.mark.card("OM solo_card_10")),
    pytest.param(11, "C", True, 1, marks=pytest.mark.card("OM solo_card_11")),
    pytest.param(12, "C", True, 3, marks=pytest.mark.card("OM solo_card_12")),
]


@pytest.mark.rule("OM 10.2", "OM 10.3")
@pytest.mark.parametrize(("number", "mission", "travels", "action"), SOLO_DECK)
def test_each_solo_card(number: int, mission: str, travels: bool, action: int) -> None:
    """Its action on his side, its mission from the second pass on, and whether he flies after it."""
    t = solo().at(1, 1).missions("contracts", "bots", "research").solo_card(number)
    t.s.solo_pass = 2
    before = t.s.mission_left[:]
    s = t.ask(LacerdaTurn(), LacerdaTravels(0), Turn(0))
    acts = [entry.args[1] for entry in s.entries() if entry.key == LOG_ACT]
    assert [ACTION_IDS[act] for act in acts] == [
        ("obtain_blueprint", "learn_technology", "research")[action - 1]
    ]
    moved = [before[i] - s.mission_left[i] for i in range(3)]
    assert moved == [1 if letter == mission else 0 for letter in "ABC"]
    assert (s.side(1) == COLONY) == travels


@pytest.mark.rule("OM 10.3")
def test_he_flies_unless_the_card_forbids() -> None:
    t = solo().at(1, 1)
    t.s.solo_card = 1
    s = t.ask(LacerdaTravels(0), Turn(0))
    assert s.space[1] == 1
    t = solo().at(1, 1)
    t.s.solo_card = 0
    s = t.ask(LacerdaTravels(0), Turn(0))
    assert s.space[1] >= 5
    assert "built" in told(s)
    assert "explored" in told(s)


@pytest.mark.rule("OM 10.3")
def test_his_tile_goes_far_from_the_player() -> None:
    s = solo().rover(0, "g2").ask(LacerdaExplores(), Turn(0))
    placed = s.tile.index(0)
    assert DISTANCE[placed * HEXES + at("g5")] == 3
    assert DISTANCE[placed * HEXES + at("g2")] == 6


@pytest.mark.rule("OM 10.4")
def test_he_pays_slots_in_crystals_or_moves_his_rover() -> None:
    t = solo().slot(0, "construct_building").crystals(1, 1)
    s = t.ask(LacerdaActs(0), Turn(0))
    assert s.crystals[1] == 0
    assert s.slots[9] == 1
    assert "solo-rover" in told_by(solo().slot(0, "construct_building", 2).crystals(1, 1), LacerdaActs(0))


@pytest.mark.rule("OM 10.4")
def test_warehouse_lss_benefit_and_tech() -> None:
    t = solo()
    t.s.warehouse = [0, 1, 2, 2, 1, 1]
    take_from_warehouse(t.s)
    assert t.s.warehouse == [0, 1, 1, 2, 1, 1]
    t = solo().slot(1, "hire")
    t.s.icon = 1
    s = t.ask(LacerdaConstructs(), Turn(0))
    assert s.slots[17] == 0
    t = solo().tech(1, "rover", "4a")
    s = t.ask(OwnerDecides(1, 6), Turn(0))
    assert tech_level(s, 1, "rover") == 5


@pytest.mark.rule("OM 10.4")
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("crystal", "gain"),
        ("three_crystals", "gain"),
        ("warehouse", "solo-stack"),
        ("two_from_warehouse", "solo-stack"),
        ("blueprint", "solo-full-row"),
        ("two_blueprints", "solo-full-row"),
        ("technology", "solo-cheapest"),
        ("two_developments", "solo-most-developed"),
        ("construct_any", "solo-needed"),
        ("construct_shelter", "built"),
        ("construct_mine", "built"),
        ("hire", "hired"),
        ("buy_colonist", "solo-rover-to"),
    ],
)
def test_each_effect_as_he_resolves_it(name: str, key: str) -> None:
    assert key in told_by(solo(), Benefit(1, effect(name)))


@pytest.mark.rule("OM 10.4")
def test_bots_move_his_icon_and_resources_are_nothing_to_him() -> None:
    s = solo().ask(Benefit(1, effect("move_bots")), Benefit(1, effect("three_water")), Turn(0))
    assert s.icon == 2
    assert s.goods[5:] == [0] * 5


@pytest.mark.rule("OM 10.5")
def test_his_rover_takes_the_nearest_tile_worth_taking() -> None:
    t = solo().tile("water", "g4").tile("crystals", "g2").crystals(1, 1)
    s = t.ask(LacerdaMovesRover(), Turn(0))
    assert s.unit[9] == at("g2")
    assert (s.crystals[1], s.waiting[1], s.discoveries[1]) == (0, 3, 1)
    far = solo().crystals(1, 0).ask(LacerdaMovesRover(), Turn(0))
    assert far.unit[9] >= 0
    assert far.research[1] == 0


@pytest.mark.rule("OM 10.6")
def test_blueprints_his_scientists_score_come_first() -> None:
    t = solo().scientist(1, "rd_engineer")
    obtain_blueprint(t.s)
    assert t.s.blueprint_owner[4] == 1
    t = solo()
    obtain_blueprint(t.s)
    assert t.s.blueprint_owner[0] == 1


@pytest.mark.rule("OM 10.6")
def test_he_learns_the_cheapest_and_develops_most_then_least() -> None:
    s = solo().at(1, 1).ask(LacerdaActs(1), Turn(0))
    assert tech_level(s, 1, "ship") == 1
    assert s.lab[9 + 7] == 0
    t = solo().tech(1, "mine", "4a").tech(1, "ship", "1a")
    s = t.ask(LacerdaDevelops(most=True, free=False), LacerdaDevelops(most=False, free=False), Turn(0))
    assert (tech_level(s, 1, "mine"), tech_level(s, 1, "ship")) == (5, 2)


@pytest.mark.rule("OM 10.7")
def test_the_example_of_his_building() -> None:
    """Bot on the Greenhouse, two Greenhouses and two Condensers: a Mine; the Bot goes to the Generator."""
    t = solo().building("greenhouse", "g8").building("oxygen_condenser", "e6")
    t.s.icon = 3
    assert next_type(t.s) == 0
    s = t.ask(LacerdaConstructs(), Turn(0))
    assert s.icon == 1
    assert s.miner.count(1) == 1


@pytest.mark.rule("OM 10.7")
def test_he_makes_the_largest_complex() -> None:
    t = solo().building("generator", "g2").tech(0, "generator", "2a")
    assert {connects(t.s, 1, hex_) for hex_ in best_sites(t.s, 1)} == {2}


@pytest.mark.rule("OM 10.8")
def test_he_upgrades_anywhere_and_hires_for_points() -> None:
    t = solo().blueprint(1, "wind_turbines", "metal_deposit").tech(0, "upgrade", "1a")
    s = t.ask(LacerdaUpgrades(1, -1), Turn(0))
    assert (s.blueprint_hex[3], s.blueprint_hex[1]) == (at("g3"), at("g5"))
    assert s.uses == [8]
    s = solo().blueprint(0, "wind_turbines").ask(LacerdaHires(), Turn(0))
    assert s.scientist_owner[0] == 1
    assert s.post[0] >= 6
    t = solo().scientist(1, "geologist").scientist(1, "rd_engineer").on_display(0, "d1").on_display(1, "u1")
    s = t.ask(LacerdaHires(), Turn(0))
    assert s.contract_owner[0] == 1
    assert s.contract_done[0]


@pytest.mark.rule("OM 10.9")
def test_he_grows_with_the_colony() -> None:
    s = solo().level(2).ask(LacerdaGrows(), Turn(0))
    assert (s.shelters[1], s.hangar[1], s.lacerda_bots) == (2, 1, 1)
    assert s.mission_left[1] == 2


@pytest.mark.rule("OM 10.10")
def test_equal_choices_are_drawn_for() -> None:
    t = solo().next(SOLO_CHOICE, 3)
    assert draw_for(t.s, [50, 60, 70]) == 70
    assert draw_for(solo().next(SOLO_CHOICE, 4).s, [1, 2, 3, 4, 5]) == 5
    assert draw_for(t.s, [9]) == 9


@pytest.mark.rule("OM 10.11")
@pytest.mark.parametrize(
    "goal",
    [
        pytest.param("first_colonists", marks=pytest.mark.card("OM solo_goal_first_colonists")),
        pytest.param("next_generation", marks=pytest.mark.card("OM solo_goal_next_generation")),
        pytest.param("hunky_dory", marks=pytest.mark.card("OM solo_goal_hunky_dory")),
        pytest.param("martian_potato", marks=pytest.mark.card("OM solo_goal_martian_potato")),
    ],
)
def test_each_solo_goal(goal: str) -> None:
    def reached(**but: bool) -> OMState:
        t = solo(solo_goal=goal).level(4).shelter(0, "a1", "a2", "a3").tech(0, "greenhouse", "6a")
        t.contract(0, "u3").contract(0, "d5").scientist(0, "biochemist").at(0, 1)
        t.s.contract_done[2] = t.s.contract_done[10] = 1
        t.s.goal_done[0] = 7
        t.s.research[0] = 3
        t.goods(0, plant=5)
        t.s.great_greenhouse = True
        t.building("mine", "g9", "b2").miner(0, "g9").miner(0, "b2")
        t.building("greenhouse", "g8", "h7").built(0, "metal_deposit", "g5")
        t.built(0, "biomarket", "g7").built(0, "hydroponic_farm", "g8").built(0, "eco_resort", "h7")
        t.built(0, "wind_turbines", "g3")
        t.s.op[0] = 200
        if but.get("poor"):
            t.s.op[0] = -100
        if but.get("low"):
            t.s.level = 2
        return t.ask(FinalScoring())

    assert reached().result().reason == "solo-won"
    assert reached(poor=True).result().reason == "solo-lost"
    assert reached(low=True).result().reason == "solo-lost"


@pytest.mark.rule("OM 10.11")
def test_his_quarters_count_as_full() -> None:
    t = solo()
    assert (quarters_points(t.s, 1), reward(t.s, 1, REWARD.index("colonists"))) == (3, 4)
    t.shelter(1, "a1", "a2")
    assert (quarters_points(t.s, 1), reward(t.s, 1, REWARD.index("colonists"))) == (10, 8)


def finished(tech: str, **options: object) -> OMState:
    """The end with all that the First Colonists ask for but the Tech, and nothing for the other goals."""
    t = solo(**options).level(3).tech(0, "greenhouse", tech).contract(0, "u3").at(0, 1)
    t.s.contract_done[2] = 1
    t.s.goal_done[0] = 7
    t.s.op[0] = 200
    return t.ask(FinalScoring())


def next_generation(**options: object) -> OMState:
    """The end with all that the Next Generation asks for, and no Tech at level 6 for the First Colonists."""
    t = solo(**options).level(3).shelter(0, "a1", "a2", "a3").contract(0, "u3").contract(0, "d5").at(0, 1)
    t.s.contract_done[2] = t.s.contract_done[10] = 1
    t.s.goal_done[0] = 7
    t.s.research[0] = 3
    t.s.op[0] = 200
    return t.ask(FinalScoring())


@pytest.mark.rule("OM 10.11")
def test_any_one_of_the_goals_wins() -> None:
    assert GAME.new(seed=1, seats=1).options["solo_goal"] == "any"
    assert finished("6a").result().reason == "solo-won"
    assert next_generation().result().reason == "solo-won"
    assert finished("5a").result().reason == "solo-lost"


@pytest.mark.rule("OM 10.11")
def test_who_chose_a_goal_must_reach_that_one() -> None:
    assert next_generation(solo_goal="next_generation").result().reason == "solo-won"
    assert next_generation(solo_goal="first_colonists").result().reason == "solo-lost"


@pytest.mark.rule("OM 10.11")
def test_the_result_names_the_goal_that_was_reached() -> None:
    def named(s: OMState) -> str:
        result = next(entry for entry in s.entries() if entry.key == LOG_SOLO_RESULT)
        return SOLO_GOAL.ids[result.args[0]]

    assert named(finished("6a")) == "first_colonists"
    assert named(next_generation()) == "next_generation"
    assert named(finished("5a")) == "any"
    assert named(finished("5a", solo_goal="hunky_dory")) == "hunky_dory"
