"""5.1 to 5.3: movement step by step: points, boosts, what is picked up, destroyed, collected or left."""

import pytest

from rules.on_mars.story import NOTHING, at, changed, lines, options, play, prompt, reason, rule, shortage
from tharsis.games.on_mars.actions import TILE
from tharsis.games.on_mars.board import NEIGHBOURS
from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.footing import (
    has_left,
    is_open,
    is_refuge,
    on_the_move,
    put_unit,
    restless_unit,
    tile_fits,
    usable,
)
from tharsis.games.on_mars.rules.movement import BOOST_FOR_BOTS, BOOST_FOR_ROVER, COLLECTING, TECH_OPEN, Move
from tharsis.games.on_mars.rules.settling import Settling
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


def moving(t: OMScenario, bots: int, rover: int, bits: int = 0) -> OMState:
    return t.ask(Move(1, bots, rover, bits), Arrive(2, 0))


def crew() -> OMScenario:
    """Green with two Bots and the Rover in the west."""
    t = OMScenario(3).missions("contracts", "bots", "contracts")
    return t.bot(1, 1, "c3").bot(1, 2, "d6").rover(1, "b4")


@pytest.mark.rule("OM 5.1")
@pytest.mark.parametrize(
    ("way", "to"), [("n", "c2"), ("ne", "d3"), ("se", "d4"), ("s", "c4"), ("sw", "b3"), ("nw", "b2")]
)
def test_a_step_in_each_direction(way: str, to: str) -> None:
    s = moving(crew(), 2, 1)
    before = s
    s = play(s, 1, f"move bot1 {way}")
    assert changed(before, s) == {"unit.5": at(to), f"pieces.{at('c3')}": 0, f"pieces.{at(to)}": 1}
    assert prompt(s) == ("move", 1, 1)


@pytest.mark.rule("OM 5.1")
def test_points_of_bots_and_rover_are_apart() -> None:
    s = moving(crew(), 1, 1)
    s = play(s, 1, "move bot1 n")
    assert (prompt(s), reason(s, 1, "move bot2 n")) == (("move", 0, 1), "no-points")
    assert [o for o in options(s, 1) if "bot" in o] == []
    s = play(s, 1, "move rover n")
    assert s.actor() == 2  # no point is left: the movement ends by itself
    s = moving(crew(), 1, 1)
    s = play(s, 1, "move rover n")
    assert (prompt(s), reason(s, 1, "move rover n")) == (("move", 1, 0), "no-points")


@pytest.mark.rule("OM 5.1")
def test_units_that_are_not_there_and_hexes_that_are_not() -> None:
    t = OMScenario(3).bot(1, 1, "a1").rover(1, "m3")
    s = moving(t, 1, 1)
    assert reason(s, 1, "move bot2 n") == "not-in-play"
    assert reason(s, 1, "move bot1 n") == "off-map"
    assert reason(s, 1, "move rover s") == "off-map"
    assert [o for o in options(s, 1) if "bot" in o] == ["move bot1 ne", "move bot1 se", "move bot1 s"]
    assert rule(s, 1, "move bot1 n") == "5.1"


@pytest.mark.rule("OM 5.1")
def test_a_rover_that_has_not_moved_starts_from_the_mine() -> None:
    s = moving(OMScenario(3), 0, 1)
    assert [o for o in options(s, 1) if "rover" in o] == [
        f"move rover {w}" for w in ("n", "ne", "se", "s", "sw", "nw")
    ]
    before = s
    s = play(s, 1, "move rover se")
    assert changed(before, s) == {"unit.9": at("h5"), f"pieces.{at('h5')}": 1}


@pytest.mark.rule("OM 5.1", "OM 7.3")
def test_crystals_add_points_before_the_first_step() -> None:
    both = BOOST_FOR_BOTS | BOOST_FOR_ROVER
    t = crew().crystals(1, 2).goal(1, "three_ships")
    t.s.active = 1
    s = moving(t, 2, 2, both)
    assert {"boost-bots", "boost-rover"} <= set(options(s, 1))
    s = play(s, 1, "boost-bots", "pay crystal")
    assert prompt(s) == ("move", 3, 2)
    s = play(s, 1, "boost-rover", "pay crystal", "boost-rover")
    assert (prompt(s), s.crystals[1], s.hand(1)) == (("move", 3, 4), 0, [])
    assert shortage(s, 1, "boost-bots") == ("crystals", 1)
    s = play(moving(crew().crystals(1, 2), 2, 2, both), 1, "move bot1 n")
    assert (reason(s, 1, "boost-bots"), reason(s, 1, "boost-rover")) == ("before-moving", "before-moving")
    assert not {"boost-bots", "boost-rover"} & set(options(s, 1))


@pytest.mark.rule("OM 4.5", "OM 5.3")
def test_rover_tech_adds_its_level_once_and_may_come_last() -> None:
    t = crew().tech(0, "rover", "2a").tech(2, "rover", "4a")
    s = moving(t, 0, 1, TECH_OPEN)
    assert [o for o in options(s, 1) if o.startswith("use")] == ["use blue", "use purple"]
    assert reason(s, 1, "use green") == "no-tech"
    s = play(s, 1, "move rover n")
    assert prompt(s) == ("move", 0, 0)  # a tile may still be used
    s = play(s, 1, "use purple")
    assert (prompt(s), s.uses, reason(s, 1, "use blue")) == (("move", 0, 4), [9 * 2 + 6], "tech-used")
    s = play(moving(crew(), 0, 1, TECH_OPEN), 1, "move rover n")
    assert s.actor() == 2  # nobody has one


@pytest.mark.rule("OM 5.1")
def test_a_movement_without_points_is_asked_while_it_can_be_boosted() -> None:
    s = moving(crew().crystals(1, 1), 0, 0, BOOST_FOR_ROVER)
    assert options(s, 1) == ["boost-rover", "done"]
    s = play(s, 1, "boost-rover")
    assert prompt(s) == ("move", 0, 1)


@pytest.mark.rule("OM 5.3")
def test_the_rover_picks_up_crystals_on_its_way_and_bots_do_not() -> None:
    t = crew().crystal("b3", "b2", "c4", "c5")
    s = moving(t, 2, 2)
    before = s
    s = play(s, 1, "move rover n", "move bot1 s")
    assert (s.crystal[at("b3")], s.crystal[at("c4")], s.waiting[1]) == (0, 1, 1)
    s = play(s, 1, "move rover n", "move bot1 s")
    assert changed(before, s) == {
        "unit.5": at("c5"), "unit.9": at("b2"), f"pieces.{at('c3')}": 0, f"pieces.{at('c5')}": 1,
        f"pieces.{at('b4')}": 0, f"pieces.{at('b2')}": 1, f"crystal.{at('b3')}": 0, f"crystal.{at('b2')}": 0,
        f"crystal.{at('c5')}": 0, "waiting.1": 2,
    }  # fmt: skip


@pytest.mark.rule("OM 5.2")
@pytest.mark.parametrize("tile", ["develop", "water", "research_a"])
def test_a_bot_destroys_the_tile_it_stops_on(tile: str) -> None:
    t = crew().tile(tile, "c4")
    s = play(moving(t, 1, 0), 1, "move bot1 s")
    assert (s.tile[at("c4")], s.discoveries[1], s.research[1]) == (-1, 0, 0)
    assert lines(s) == [("destroy", 1, TILE.index(tile))]
    t = crew().tile(tile, "c4")
    s = play(moving(t, 2, 0), 1, "move bot1 s", "move bot1 s")
    assert (s.tile[at("c4")], lines(s)) == (TILE.index(tile), [])


@pytest.mark.rule("OM 5.3", "OM 7.1")
@pytest.mark.parametrize(
    ("tile", "mission", "differs"),
    [
        ("crystals", "discovery", {"discoveries.1": 1, "waiting.1": 1 + 3, "mission_left.0": 6}),
        ("research_a", "research", {"research.1": 1, "waiting.1": 2, "mission_left.0": 4}),
        ("research_d", "research", {"research.1": 8, "waiting.1": 2, "mission_left.0": 4}),
    ],
)
def test_everything_that_collecting_a_tile_changes(
    tile: str, mission: str, differs: dict[str, object]
) -> None:
    t = crew().missions(mission, "bots", "contracts").tile(tile, "b3").goods(1, **NOTHING)
    s = play(moving(t, 0, 1), 1, "move rover n")
    assert options(s, 1) == ["leave", "done"]
    before = s
    s = play(s, 1, "done")
    assert changed(before, s) == differs | {f"tile.{at('b3')}": -1}
    assert lines(s, "collect") == [("collect", 1, TILE.index(tile))]


@pytest.mark.rule("OM 5.3")
def test_a_tile_may_be_left_by_each_company() -> None:
    t = crew().tile("crystals", "b3")
    s = play(moving(t, 0, 1), 1, "move rover n")
    before = s
    s = play(s, 1, "leave")
    assert changed(before, s) == {"parked": 2}
    assert lines(s) == [("left", 1, TILE.index("crystals"))]
    put_unit(s, 9, at("b2"))
    assert s.parked == 0


@pytest.mark.rule("OM 5.3")
@pytest.mark.parametrize("hex_", ["a1", "b3"])
def test_where_a_rover_rests_and_where_not(hex_: str) -> None:
    """Also on the first hex of the map, and on the first tile."""
    t = crew().rover(1, hex_).tile("develop", hex_).goods(1, **NOTHING)
    s = t.s
    assert (is_open(s, 1, at(hex_)), has_left(s, 1, at(hex_)), usable(s, 1, 0)) == (True, False, False)
    assert on_the_move(s, 1)
    assert not on_the_move(s, 0)
    assert restless_unit(s, 1, collecting=False) == 4
    assert not tile_fits(s, 1, at(hex_), collects=True)
    assert tile_fits(s, 1, at(hex_), collects=False)
    s.parked = 2
    assert (is_open(s, 1, at(hex_)), has_left(s, 1, at(hex_))) == (False, True)
    assert (on_the_move(s, 1), restless_unit(s, 1, collecting=False)) == (False, -1)
    assert tile_fits(s, 1, at(hex_), collects=True)
    s.parked = 1
    assert is_open(s, 1, at(hex_))


@pytest.mark.rule("OM 2.5")
def test_which_unit_cannot_stay() -> None:
    t = crew()
    assert restless_unit(t.s, 1, collecting=False) == -1
    t.bot(0, 1, "c3")
    assert (restless_unit(t.s, 1, collecting=False), restless_unit(t.s, 0, collecting=False)) == (0, 0)
    t.bot(2, 1, "d6")
    assert restless_unit(t.s, 1, collecting=False) == 9  # several


@pytest.mark.rule("OM 2.5")
def test_a_rover_in_the_first_hex_needs_rest_like_any_other() -> None:
    t = crew().rover(1, "a1").bot(0, 1, "a1")
    step = Settling(t.s, 1, 0, at("c4"), collecting=False)
    assert [step.can_settle(0, rover) for rover in (0, 1)] == [False, True]


@pytest.mark.rule("OM 5.3", "OM 6.2")
def test_bots_that_collect_mind_tiles_as_a_rover_does() -> None:
    t = crew().tile("develop", "c4").goods(1, **NOTHING).bot(1, 1, "c4")
    assert restless_unit(t.s, 1, collecting=False) == -1
    assert restless_unit(t.s, 1, collecting=True) == 0
    assert is_refuge(crew().tile("develop", "c4").s, 1, at("c4"), collects=False)
    assert not is_refuge(crew().tile("develop", "c4").goods(1, **NOTHING).s, 1, at("c4"), collects=True)
    assert not is_refuge(crew().bot(0, 1, "c4").s, 1, at("c4"), collects=False)
    s = moving(crew().tile("develop", "c4").goods(1, **NOTHING), 1, 0, COLLECTING)
    assert (reason(s, 1, "move bot1 s"), reason(s, 1, "move bot1 n")) == ("stranded", "")


@pytest.mark.rule("OM 5.3")
def test_a_research_letter_is_taken_once() -> None:
    t = crew()
    for letter in range(4):
        t.s.research[1] = 1 << letter
        assert [usable(t.s, 1, 19 + other) for other in range(4)] == [other != letter for other in range(4)]


@pytest.mark.rule("OM 5.3", "OM 5.4")
def test_a_tile_that_builds_minds_where_the_bots_would_stand() -> None:
    """The Rover waits on a tile for a Generator: the Bot whose zone has the only site may not leave it, and
    one that would open a site may come."""
    t = OMScenario(3).goods(1, **NOTHING).goods(1, mineral=1).tile("build_generator", "g9").rover(1, "g9")
    found = set()
    for start in ("j2", "d3"):  # three from the Generator
        t.bot(1, 1, start)
        for to in NEIGHBOURS[at(start)]:
            fits = usable_after(t, to) and not t.s.pieces[to]
            assert Settling(t.s, 1, 0, to, collecting=False).can_settle(0, 0) is fits
            found.add(fits)
    assert found == {True, False}


def usable_after(t: OMScenario, hex_: int) -> bool:
    s = t.s.clone()
    put_unit(s, 5, hex_)
    return usable(s, 1, TILE.index("build_generator"))


@pytest.mark.rule("OM 5.3")
def test_the_benefit_of_a_tile_must_be_used_by_its_company() -> None:
    t = OMScenario(3)
    s = t.ask(Benefit(1, effect("two_blueprints"), must=True), Arrive(2, 0))
    assert (s.actor(), reason(s, 1, "done")) == (1, "must-first")
