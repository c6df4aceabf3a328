import pytest

from rules.on_mars.story import at, goods, options, play, reason, rule, stands
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.actions import NO_RESOURCES
from tharsis.games.on_mars.codes import ANY, PLANT, WATER, WATER_OR_PLANT
from tharsis.games.on_mars.deck import MISSION_NEEDS, SHORT_MISSIONS
from tharsis.games.on_mars.rules.gains import Gain, Newcomers
from tharsis.games.on_mars.rules.payment import short_why
from tharsis.games.on_mars.rules.shuttle import Arrive, SpaceBenefit
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL


def new(seats: int, **options: object) -> OMState:
    s = GAME.new(seed=5, seats=seats, options=options)
    assert isinstance(s, OMState)
    return s


@pytest.mark.rule("OM 1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_is_laid_out_for_the_number_of_players(seats: int) -> None:
    s = new(seats)
    each = 3 if seats > 2 else 2
    assert stands(s, "g5") == "mine"
    assert sorted([s.building[at(id)] for id in ("g3", "g7", "e5", "i5")]) == [1, 2, 3, 4]
    assert s.warehouse == [0, each, each, each, each, each]
    assert len(s.tech_bag) == (8 if seats > 2 else 0)
    assert len([card for card in s.display if card >= 0]) == 6
    assert s.post == [0, 1, 2, 3, 4, 5]
    assert [s.tile.count(tile) for tile in range(19, 23)] == [2, 2, 2, 2]
    assert s.level == 1
    assert s.remaining == 3
    assert s.mission_left == [MISSION_NEEDS[mission][seats - 2] for mission in s.missions]


@pytest.mark.rule("OM 1.1")
@pytest.mark.parametrize(("length", "shorts"), [("short", 2), ("long", 1)])
def test_short_and_long_games_differ_in_missions(length: str, shorts: int) -> None:
    s = new(2, length=length)
    assert len([mission for mission in s.missions if mission in SHORT_MISSIONS]) == shorts


@pytest.mark.rule("OM 1.2")
def test_a_company_starts_with_its_printed_things() -> None:
    s = new(4)
    for c in range(4):
        assert list(goods(s, c).values()) == [1, 1, 1, 1, 1]
        assert (s.crystals[c], s.docked(c), s.depot_room(c)) == (1, 5, 2)
        assert (s.quarters[c], s.supply[c], s.capacity(c), s.limit(c)) == (3, 9, 4, 2)
        assert s.tech_level(c, 5) == 2
        assert len(s.hand(c)) == 3
        assert s.building[s.unit[5 * c]] == 5 + c


@pytest.mark.rule("OM 1.3")
def test_everybody_takes_a_space_and_the_last_one_places_the_shuttle() -> None:
    s = new(2)
    first = s.actor()
    other = 1 - first
    s = play(s, first, "space 8")
    s = play(s, first, options(s, first)[1])
    assert s.blueprint_owner.count(first) == 1
    assert reason(s, other, "space 8") == "space-taken"
    s = play(s, other, "space 1")
    assert s.actor() == first
    s = play(s, first, "shuttle orbit")
    assert s.actor() == other
    assert (s.shuttle_side, s.shuttle_at) == (0, 1)


@pytest.mark.rule("OM 1.3")
@pytest.mark.parametrize(
    ("space", "follows"),
    [
        pytest.param(1, "", marks=pytest.mark.card("OM space_1")),
        pytest.param(2, "take crystal", marks=pytest.mark.card("OM space_2")),
        pytest.param(3, "take-tech bottom1", marks=pytest.mark.card("OM space_3")),
        pytest.param(4, "accept", marks=pytest.mark.card("OM space_4")),
        pytest.param(5, "", marks=pytest.mark.card("OM space_5")),
        pytest.param(6, "boost-bots", marks=pytest.mark.card("OM space_6")),
        pytest.param(7, "take-blueprint casino", marks=pytest.mark.card("OM space_7")),
        pytest.param(8, "take-blueprint casino", marks=pytest.mark.card("OM space_8")),
    ],
)
def test_each_turn_order_space_has_its_benefit(space: int, follows: str) -> None:
    t = OMScenario().at(0, 0).at(1, 0).blueprint(1, "wind_turbines")
    t.s.display[3] = 10
    t.s.level1_bag.remove(10)
    s = play(t.ask(Arrive(0, -1), Arrive(1, -1)), 0, f"space {space}")
    if not follows:
        assert s.actor() == 1
    elif space == 6:
        assert "move bot1 n" in options(s, 0)
        assert reason(s, 0, "boost-bots") == ""
    else:
        assert follows in options(s, 0)


def at_space_four(**goods: int) -> OMState:
    t = OMScenario().goods(0, mineral=0, water=0, plant=0).goods(1, mineral=0, water=0, plant=0)
    t.goods(0, **goods)
    return t.ask(SpaceBenefit(0, 4), SpaceBenefit(1, 4), Arrive(1, 0))


@pytest.mark.rule("OM 1.3")
@pytest.mark.parametrize("paid", ["water", "plant", "mineral"])
def test_space_four_sells_a_colonist_for_water_or_plant(paid: str) -> None:
    s = play(at_space_four(**{paid: 1}), 0, "accept")
    assert s.quarters[0] == 4
    assert goods(s, 0)[paid] == 0
    assert s.quarters[1] == 3


@pytest.mark.rule("OM 1.3")
def test_at_space_four_the_player_chooses_what_to_pay() -> None:
    s = play(at_space_four(water=1, plant=1, mineral=1), 0, "accept")
    assert options(s, 0) == ["pay mineral", "pay water", "pay plant"]
    assert rule(s, 0, "pay battery") == "1.3"
    s = play(s, 0, "pay plant")
    assert (goods(s, 0)["water"], goods(s, 0)["plant"], s.quarters[0]) == (1, 0, 4)


@pytest.mark.rule("OM 1.3")
def test_space_four_sells_nothing_for_another_resource() -> None:
    assert at_space_four(oxygen=1, battery=1).actor() == 1


@pytest.mark.rule("OM 2.1")
def test_a_unit_of_water_or_plant_beside_others() -> None:
    s = OMScenario().goods(0, mineral=0, water=1, plant=1, battery=0, oxygen=0).s
    assert short_why(s, 0, (WATER_OR_PLANT, PLANT)) == LEGAL
    assert short_why(s, 0, (WATER_OR_PLANT, PLANT, WATER)) == NO_RESOURCES
    assert short_why(s, 0, (WATER_OR_PLANT, ANY)) == LEGAL
    assert short_why(s, 0, (WATER_OR_PLANT, ANY, ANY)) == NO_RESOURCES
    s.goods[0] = 1
    assert short_why(s, 0, (WATER_OR_PLANT, PLANT, WATER)) == LEGAL


@pytest.mark.rule("OM 2.1")
def test_a_mineral_stands_in_for_a_resource_but_not_for_a_crystal() -> None:
    s = OMScenario().goods(0, mineral=1, plant=0).turn(0)
    s = play(s, 0, "act construct_building", "build oxygen_condenser", "at d3")
    assert goods(s, 0)["mineral"] == 0
    assert reason(OMScenario().goods(0, mineral=2).crystals(0, 1).turn(0), 0, "executive bots") == "crystals"


@pytest.mark.rule("OM 2.1")
def test_where_both_would_do_the_player_chooses() -> None:
    s = OMScenario().goods(0, mineral=1, plant=1).turn(0)
    s = play(s, 0, "act construct_building", "build oxygen_condenser", "at d3")
    assert options(s, 0) == ["pay mineral", "pay plant"]
    s = play(s, 0, "pay plant")
    assert goods(s, 0)["mineral"] == 1


@pytest.mark.rule("OM 2.2")
def test_storage_and_living_quarters_have_limits() -> None:
    s = OMScenario().shelter(0, "b3").ask(Gain(0, 2, 9), Newcomers(0, 9), Gain(0, 5, 1))
    assert goods(s, 0)["water"] == 3
    assert s.quarters[0] == s.capacity(0) == 6
    assert s.supply[0] == 6


@pytest.mark.rule("OM 2.3")
def test_gained_crystals_wait_until_the_next_turn() -> None:
    s = OMScenario().crystals(0, 0, waiting=5).turn(0)
    assert (s.crystals[0], s.waiting[0]) == (3, 0)
    t = OMScenario().crystals(0, 1)
    t.s.waiting[0] = 0
    t.s.active = 0
    s = t.ask(Gain(0, 5, 1), Turn(0))
    assert reason(s, 0, "executive bots") == "crystals"


@pytest.mark.rule("OM 2.4")
def test_complexes_are_connected_buildings_of_one_type() -> None:
    s = OMScenario(3).building("generator", "g2").shelter(0, "f1").shelter(1, "f2").turn(0)
    assert s.size[at("g2")] == s.size[at("g3")] == 2
    assert s.size[at("f1")] == s.size[at("f2")] == 1
    assert s.group[at("g2")] == s.group[at("g3")]


@pytest.mark.rule("OM 2.5")
def test_a_bot_may_not_end_on_another_piece() -> None:
    s = OMScenario().bot(0, 1, "g4").bot(1, 1, "g5").turn(0)
    s = play(s, 0, "act control_center", "move bot1 s")
    assert reason(s, 0, "done") == "stranded"
    assert "done" not in options(s, 0)
    s = play(s, 0, "move bot1 s")
    assert s.unit[0] == at("g6")


@pytest.mark.rule("OM 2.6")
def test_turn_order_is_by_spaces() -> None:
    """The printed example: purple, green, yellow, blue."""
    s = OMScenario(4).at(2, 1).at(1, 3).at(3, 6).at(0, 8).turn(0)
    assert s.turn_order() == [2, 1, 3, 0]
