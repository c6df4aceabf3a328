"""5.9, 5.10, 8: the Shuttle phase, journeys, the Life Support System and the growing Colony, whole."""

import pytest

from rules.on_mars.story import HEXES, NOTHING, at, changed, lines, options, play, prompt, reason, rule
from tharsis.games.on_mars.actions import BLUEPRINT_CARD, BUILDING_TILE, GRID_TILE, REWARD
from tharsis.games.on_mars.board import DISTANCE
from tharsis.games.on_mars.rules.building import Erect
from tharsis.games.on_mars.rules.displacement import nearest_available
from tharsis.games.on_mars.rules.lss import LifeSupport, raise_marker, update, update_due
from tharsis.games.on_mars.rules.rounds import EndTurn, PhaseEnd
from tharsis.games.on_mars.rules.shuttle import Arrive, SpaceBenefit, Travel, fly_or_move
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import LAST_ROUND, RUNNING, TRIGGERED


@pytest.mark.rule("OM 8.1")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("level", "lands"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_the_shuttle_flies_from_the_red_space_and_lands_by_level(side: int, level: int, lands: int) -> None:
    s = OMScenario().level(level).shuttle(side, 1).s
    assert fly_or_move(s) == side
    assert (s.shuttle_side, s.shuttle_at, lines(s)) == (1 - side, lands, [("shuttle-flies", 1 - side, lands)])


@pytest.mark.rule("OM 8.1")
@pytest.mark.parametrize("space", [2, 3])
def test_else_it_moves_a_space_towards_the_middle(space: int) -> None:
    s = OMScenario().level(3).shuttle(1, space).s
    assert fly_or_move(s) == -1
    assert (s.shuttle_side, s.shuttle_at, lines(s)) == (1, space - 1, [("shuttle-moves", space - 1)])


@pytest.mark.rule("OM 8.2", "OM 2.6")
def test_who_is_asked_to_travel_and_in_which_order() -> None:
    """With the Shuttle from Orbit blue and yellow; green from the Colony for its Ship; purple cannot."""
    t = OMScenario(4).at(0, 4).at(1, 8).at(2, 5).at(3, 2).shuttle(0, 1).level(2).hangar(1, 1).hangar(3, 1)
    s = t.phase_end()
    asked = []
    while isinstance(s.asking, Travel):
        c = s.actor()
        asked.append((c, *prompt(s)))
        assert options(s, c) == ["travel", "stay"]
        s = play(s, c, "stay")
    assert asked == [(3, "travel", 1), (0, "travel", 1), (1, "ticket", 0)]
    assert s.hangar == [0, 1, 0, 1]


@pytest.mark.rule("OM 8.2")
def test_only_a_journey_without_the_shuttle_takes_a_ship() -> None:
    t = OMScenario(3).at(1, 6).level(2).hangar(1, 1)
    s = play(t.ask(Travel(1, 1), Arrive(2, 0)), 1, "travel")
    assert (s.hangar[1], lines(s)) == (1, [("travel", 1, 0)])
    t = OMScenario(3).at(1, 6).level(2).hangar(1, 1)
    s = play(t.ask(Travel(1, 0), Arrive(2, 0)), 1, "travel")
    assert (s.hangar[1], lines(s)) == (0, [("ticket", 1), ("travel", 1, 0)])
    t = OMScenario(3).at(1, 6)
    assert t.ask(Travel(1, -1), Arrive(2, 0)).actor() == 2


@pytest.mark.rule("OM 8.3", "OM 2.2")
def test_everything_on_the_way_to_the_colony() -> None:
    t = OMScenario(3).at(1, 4).rover(1, "g4").colonists(1, 2, working=1)
    t.slot(1, "research").slot(1, "construct_building").slot(1, "hire").slot(0, "hire")
    before = t.s.clone()
    s = play(t.ask(Travel(1, 0), Arrive(2, 0)), 1, "travel")
    assert (prompt(s), options(s, 1)) == (("explore",), ["explore left", "explore right"])
    s = play(s, 1, "explore right")
    assert prompt(s) == ("tile", 1)
    ring = [h for h in range(91) if DISTANCE[91 * at("g4") + h] == 3 and s.is_empty(h)]
    assert options(s, 1) == [f"at {HEXES[h]}" for h in ring]
    s = play(s, 1, options(s, 1)[2])
    placed = ring[2]
    assert changed(before, s) == {
        f"tile.{placed}": 1, "exploration.1": s.exploration[1], "discovery_bag": s.discovery_bag,
        "quarters.1": 4, "supply.1": 7, "working.1": 0, "slots.9": 0, "slots.17": 0,
    }  # fmt: skip
    assert s.exploration[1] not in (0, 1, -1)
    assert (prompt(s), options(s, 1)) == (("arrive",), ["space 6", "space 8"])
    assert (reason(s, 1, "space 5"), reason(s, 1, "space 1")) == ("space-taken", "other-side")
    s = play(s, 1, "space 8")
    assert lines(s, "explored", "space") == [("explored", 1, 1, placed), ("space", 1, 8)]
    assert (s.space[1], prompt(s)) == (8, ("blueprint", 1))


@pytest.mark.rule("OM 8.3")
def test_before_it_has_moved_the_rover_explores_from_the_start_mine() -> None:
    s = play(OMScenario(3).at(1, 4).ask(Travel(1, 0), Arrive(2, 0)), 1, "travel", "explore left")
    assert all(DISTANCE[91 * at("g5") + at(o.split()[1])] == 3 for o in options(s, 1))
    s = play(
        OMScenario(3).at(1, 4).rover(1, "a1").ask(Travel(1, 0), Arrive(2, 0)), 1, "travel", "explore left"
    )
    assert all(DISTANCE[91 * at("a1") + at(o.split()[1])] == 3 for o in options(s, 1))


@pytest.mark.rule("OM 8.4")
def test_everything_on_the_way_to_orbit() -> None:
    t = OMScenario(3).at(1, 6).level(3).goods(1, **NOTHING).building("mine", "c4").miner(1, "c4")
    t.built(1, "biomarket", "g7").built(1, "casino", "i3").built(1, "wind_turbines", "g3").bot(1, 1, "k3")
    t.blueprint(1, "concentrator").colonists(1, 1, working=2)
    t.slot(1, "research").slot(1, "obtain_blueprint").slot(1, "construct_building")
    before = t.s.clone()
    s = play(t.ask(Travel(1, 1), Arrive(2, 0)), 1, "travel")
    assert changed(before, s) == {
        "goods.5": 1, "goods.6": 1, "goods.8": 1, "waiting.1": 1, "quarters.1": 4, "supply.1": 6,
        "working.1": 0, "slots.1": 0, "slots.5": 0,
    }  # fmt: skip
    assert (prompt(s), rule(s, 1, "space 6")) == (("arrive-orbit",), "8.4")
    assert options(s, 1) == ["space 1", "space 2", "space 3", "space 4"]


@pytest.mark.rule("OM 4.1", "OM 6.2")
def test_the_landing_pod_calls_home_without_exploring() -> None:
    t = OMScenario(3).at(1, 4).slot(1, "construct_building").slot(1, "research").goal(1, "three_ships")
    s = t.turn(1)
    before = s
    s = play(s, 1, "act landing_pod")
    assert changed(before, s) == {"main_done": True, "slots.9": 0, "quarters.1": 4}
    assert prompt(s) == ("arrive",)


@pytest.mark.rule("OM 1.3")
def test_a_benefit_with_a_price_may_be_declined() -> None:
    t = OMScenario(3).goods(1, water=1)
    s = t.ask(SpaceBenefit(1, 4), Arrive(2, 0))
    assert (prompt(s), options(s, 1)) == (("accept", 4), ["accept", "decline"])
    assert changed(s, play(s, 1, "decline")) == {}
    t = OMScenario(3).goods(1, **NOTHING)
    assert t.ask(SpaceBenefit(1, 4), Arrive(2, 0)).actor() == 2
    t = OMScenario(3)
    assert t.ask(SpaceBenefit(1, 1), Arrive(2, 0)).actor() == 2


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("OM 9.1", "OM 13")
@pytest.mark.parametrize(
    ("ending", "remaining", "short", "over", "now"),
    [
        (RUNNING, 1, False, False, RUNNING),
        (RUNNING, 1, True, False, RUNNING),
        (RUNNING, 0, False, False, LAST_ROUND),
        (RUNNING, 0, True, True, RUNNING),
        (LAST_ROUND, 0, False, True, LAST_ROUND),
        (TRIGGERED, 0, False, False, LAST_ROUND),
    ],
)
def test_when_the_game_ends(ending: int, remaining: int, short: bool, over: bool, now: int) -> None:
    t = OMScenario(2, short_ending=short).shuttle(0, 3)
    t.s.ending_round, t.s.remaining = ending, remaining
    s = t.ask(PhaseEnd())
    assert (s.over, s.ending_round) == (over, now)
    told = [("last-round",)] if (ending, remaining, short) == (RUNNING, 0, False) else []
    assert lines(s, "last-round") == told
    assert s.round == (1 if over else 2)


# -- Life Support System --------------------------------------------------------------------------


@pytest.mark.rule("OM 5.9")
@pytest.mark.parametrize("kind", range(6))
def test_only_four_types_move_a_marker_and_not_beyond_the_top(kind: int) -> None:
    for row in (1, 5, 6):
        s = OMScenario().s
        s.lss = [row] * 4
        counted = 1 <= kind <= 4
        assert raise_marker(s, kind) == (row if counted else 0)
        assert s.lss == [min(6, row + 1) if counted and i == kind - 1 else row for i in range(4)]


@pytest.mark.rule("OM 5.9")
@pytest.mark.parametrize(
    ("level", "row", "first", "rewarded"),
    [
        (1, 0, False, False),
        (1, 1, True, True),
        (1, 2, False, False),
        (2, 1, True, True),
        (2, 2, False, True),
        (2, 3, False, False),
        (5, 5, False, True),
        (5, 6, False, False),
    ],
)
def test_points_for_the_first_step_and_rewards_while_the_colony_is_in_need(
    level: int, row: int, first: bool, rewarded: bool
) -> None:
    t = (
        OMScenario(3)
        .level(level)
        .reward("greenhouse", "shelters")
        .reward("generator", "tech")
        .shelter(1, "a1")
    )
    before = t.s.clone()
    s = t.ask(LifeSupport(1, 3, row), Arrive(2, 0))
    points = 2 * first + 4 * rewarded
    assert changed(before, s) == ({"op.1": points} if points else {})
    assert lines(s) == [("points", 1, 2)] * first + [("reward", 1, REWARD.index("shelters"), 4)] * rewarded
    assert (prompt(s) == ("lss",)) is rewarded
    if rewarded:
        assert options(s, 1) == ["benefit bots", "benefit crystal", "benefit mineral", "benefit retrieve"]
        assert lines(play(s, 1, "benefit mineral"))[-2:] == [("benefit", 1, 2), ("gain", 1, 1, 0)]


@pytest.mark.rule("OM 5.10")
@pytest.mark.parametrize(
    ("level", "rows", "due"),
    [
        (1, [2, 2, 2, 2], True),
        (1, [2, 2, 2, 1], False),
        (1, [1, 2, 2, 2], False),
        (4, [5, 5, 5, 5], True),
        (4, [5, 5, 4, 5], False),
        (5, [6, 6, 6, 6], False),
        (2, [6, 3, 3, 3], True),
    ],
)
def test_when_the_colony_grows(level: int, rows: list[int], due: bool) -> None:
    s = OMScenario().level(level).s
    s.lss = rows
    assert update_due(s) is due


@pytest.mark.rule("OM 5.10")
def test_level_two_whole() -> None:
    t = OMScenario(3).cubes(1, "mine", "generator").cubes(2, "mine", "generator", "greenhouse")
    t.tech(1, "ship", "1a").tech(0, "upgrade", "1b").tech(2, "mine", "1a")
    t.s.grid = [-1, 1, 2, -1, 4, 6, -1, -1]
    t.s.warehouse = [0, 0, 1, 2, 3, 0]
    t.next(BLUEPRINT_CARD, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17).next(GRID_TILE, 8, 7, 3, 0)
    before = t.s.clone()
    update(t.s)
    after = changed(before, t.s)
    assert [after.pop(f"display.{i}") for i in range(12)] == list(range(6, 18))
    assert after == {
        "level": 2, "op.1": 2, "op.2": 4, "warehouse.1": 3, "warehouse.2": 3, "warehouse.3": 3,
        "warehouse.5": 3, "grid.6": 8, "grid.7": 7, "grid.3": 3, "grid.0": 0, "tech_bag": [1, 2, 4, 6],
        "level1_bag": [], "level3_bag": [18, 19, 20, 21, 22, 23],
    }  # fmt: skip
    assert lines(t.s) == [("level", 2), ("progress", 1, 2), ("progress", 2, 4)]


@pytest.mark.rule("OM 5.10")
def test_level_three_whole() -> None:
    """Cards of level 1 go, among them the first of all; those of level 3 keep their place."""
    t = OMScenario(2).level(2).cubes(1, "mine")
    t.s.level1_bag = []
    t.s.display = [0, -1, 11, -1, -1, -1, 12, -1, 13, -1, 14, -1]
    t.s.level3_bag = [15, 16, 17, 18, 19, 20]
    t.s.grid[7] = -1
    t.next(BLUEPRINT_CARD, 20, 19, 18, 17, 16, 15)
    before = t.s.clone()
    update(t.s)
    assert t.s.display == [20, 19, 18, 17, 16, 15, 12, -1, 13, -1, 14, -1]
    after = {key: now for key, now in changed(before, t.s).items() if not key.startswith("display")}
    assert after == {"level": 3, "remaining": 2, "op.1": 1, "level3_bag": []}


@pytest.mark.rule("OM 5.10")
@pytest.mark.parametrize(("level", "remaining", "now"), [(3, 2, 1), (4, 1, 0), (4, 0, 0)])
def test_levels_four_and_five_take_a_mission_and_score_no_cubes(level: int, remaining: int, now: int) -> None:
    t = OMScenario(2).level(level).cubes(1, "mine")
    t.s.remaining = remaining
    t.s.display[0] = -1
    t.s.warehouse[2] = 0
    before = t.s.clone()
    update(t.s)
    expected: dict[str, object] = {"level": level + 1, "warehouse.2": 2}
    if now != remaining:
        expected["remaining"] = now
    assert changed(before, t.s) == expected


@pytest.mark.rule("OM 5.10")
def test_the_colony_may_grow_twice_at_the_end_of_a_turn() -> None:
    t = OMScenario(2)
    for building, hexes in (
        ("generator", ("g2", "g1")), ("water_extractor", ("i4", "j4")), ("greenhouse", ("g8", "g9")),
        ("oxygen_condenser", ("e6", "d6")),
    ):  # fmt: skip
        t.building(building, *hexes)
    s = t.ask(EndTurn(0), Arrive(1, 0))
    assert (s.level, s.remaining) == (3, 2)


# -- displacement ---------------------------------------------------------------------------------


@pytest.mark.rule("OM 5.6")
def test_the_nearest_hexes_that_are_empty_or_a_building_without_a_piece() -> None:
    t = OMScenario(3).crystal("d5", "c3").tile("water", "d4").bot(1, 1, "c5").building("mine", "b4")
    assert [HEXES[h] for h in nearest_available(t.s, at("c4"))] == ["b3", "b4"]
    t.miner(0, "b4").crystal("b3")
    found = nearest_available(t.s, at("c4"))
    assert found == [h for h in range(91) if DISTANCE[91 * at("c4") + h] == 2 and t.s.is_available(h)]
    assert len(found) > 1
    assert at("c4") not in nearest_available(OMScenario().s, at("c4"))


@pytest.mark.rule("OM 5.6")
def test_every_unit_on_the_hex_moves_and_its_owner_decides() -> None:
    t = OMScenario(3).bot(0, 1, "c4").rover(2, "c4").next(BUILDING_TILE, 0)
    s = t.ask(Erect(1, 1, at("c4")), Arrive(1, 0))
    asked = []
    while prompt(s)[0] == "displace":
        asked.append((s.actor(), *prompt(s)[1:]))
        s = play(s, s.actor(), options(s, s.actor())[0])
    assert sorted(asked) == [(0, 0), (2, 4)]
    assert s.pieces[at("c4")] == 0
