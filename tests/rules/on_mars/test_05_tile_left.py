"""A tile under the Rover may be taken, or left where it is."""

import pytest

from rules.on_mars.story import at, options, play, reason, rule, told
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.rules.footing import on_the_move
from tharsis.games.on_mars.rules.movement import COLLECTING, Move
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


def beside_a_tile(tile: str = "crystals") -> OMScenario:
    """A tile on the hex north of the start Mine, where the Rover starts; something is left to do after."""
    return OMScenario().tile(tile, "g4").goal(0, "three_ships").crystals(0, 2)


def left_behind(tile: str = "crystals") -> OMState:
    return play(beside_a_tile(tile).turn(0), 0, "act control_center", "move rover n", "leave")


@pytest.mark.rule("OM 5.3")
@pytest.mark.parametrize(
    "tile", ["develop", "crystals", "research_d"]
)  # the first tile, one of them, the last
def test_a_tile_under_the_rover_may_be_left(tile: str) -> None:
    s = left_behind(tile)
    assert s.unit[4] == at("g4")
    assert s.tile[at("g4")] >= 0
    assert (s.discoveries[0], s.waiting[0]) == (0, 0)
    assert "left" in told(s)


@pytest.mark.rule("OM 5.3")
def test_who_ends_the_movement_with_done_takes_it() -> None:
    s = play(beside_a_tile().turn(0), 0, "act control_center", "move rover n", "done")
    assert s.tile[at("g4")] == -1
    assert (s.discoveries[0], s.waiting[0]) == (1, 3)


@pytest.mark.rule("OM 5.3")
def test_after_the_last_point_it_is_asked_whether_to_take_the_tile() -> None:
    s = beside_a_tile().ask(Move(0, bots=0, rover=1, bits=0), Move(1, bots=1, rover=0, bits=0))
    s = play(s, 0, "move rover n")
    assert options(s, 0) == ["leave", "done"]
    s = beside_a_tile().ask(Move(0, bots=0, rover=1, bits=0), Move(1, bots=1, rover=0, bits=0))
    s = play(s, 0, "move rover s")
    assert s.actor() == 1


@pytest.mark.rule("OM 5.3")
def test_where_nothing_of_it_can_be_used_the_rover_may_not_stop_to_leave_it() -> None:
    t = beside_a_tile("research_a")
    t.s.research[0] = 1
    s = play(t.turn(0), 0, "act control_center", "move rover n")
    assert reason(s, 0, "leave") == "rover-tile"
    assert (reason(s, 0, "done"), rule(s, 0, "done")) == ("rover-tile", "5.3")
    s = play(s, 0, "move rover n")
    assert (reason(s, 0, "leave"), rule(s, 0, "leave")) == ("no-tile-below", "5.3")


@pytest.mark.rule("OM 5.3")
def test_the_rover_may_not_stop_on_the_first_of_all_tiles_either() -> None:
    """Developments that cannot be paid; the tile has number 0."""
    t = beside_a_tile("develop").goods(0, mineral=0, oxygen=0)
    s = play(t.turn(0), 0, "act control_center", "move rover n")
    assert (reason(s, 0, "leave"), reason(s, 0, "done")) == ("rover-tile", "rover-tile")


@pytest.mark.rule("OM 2.5")
def test_a_piece_on_the_first_hex_is_on_the_move_like_any_other() -> None:
    s = OMScenario().rover(0, "a1").s
    assert not on_the_move(s, 0)
    s.put_tile(at("a1"), s.discovery_bag[0])
    assert on_the_move(s, 0)


@pytest.mark.rule("OM 5.3", "OM 7.2")
def test_a_rover_on_a_tile_it_left_is_at_rest() -> None:
    t = beside_a_tile().goal(0, "level_three").level(3)
    s = play(t.turn(0), 0, "act control_center", "move rover n")
    assert reason(s, 0, "claim level_three") == "on-the-move"
    s = play(s, 0, "leave")
    assert not on_the_move(s, 0)
    assert reason(s, 0, "claim level_three") == ""


@pytest.mark.rule("OM 5.3")
def test_only_a_movement_that_ends_there_takes_a_tile_once_left() -> None:
    s = play(left_behind(), 0, "executive bots", "pay crystal", "pay crystal")
    assert reason(s, 0, "leave") == "no-tile-below"
    s = play(s, 0, "done")
    assert s.tile[at("g4")] >= 0
    s = left_behind()
    s.do(Move(0, bots=0, rover=2, bits=0))
    s.asking = None
    s.advance()
    s = play(s, 0, "move rover n", "move rover s", "done")
    assert s.tile[at("g4")] == -1


@pytest.mark.rule("OM 5.3")
def test_a_rover_may_stay_on_a_tile_that_has_become_useless_but_not_come_back_to_it() -> None:
    t = beside_a_tile("research_a").rover(0, "g4").bot(0, 1, "g3").bot(0, 2, "h4")
    t.s.parked = 1
    t.s.research[0] = 1
    s = play(t.turn(0), 0, "act control_center")
    assert reason(s, 0, "done") == ""
    s = play(s, 0, "move rover nw", "move rover s")
    assert reason(s, 0, "done") == ""
    t = beside_a_tile("research_a").rover(0, "g4").bot(0, 1, "g3")
    t.s.parked = 1
    t.s.research[0] = 1
    s = play(t.ask(Move(0, bots=0, rover=2, bits=0)), 0, "move rover nw")
    assert reason(s, 0, "move rover se") == "stranded"


@pytest.mark.rule("OM 5.3", "OM 5.6")
def test_a_building_over_the_tile_moves_the_rover_off_and_nothing_is_left() -> None:
    t = beside_a_tile().rover(0, "g4").bot(0, 1, "h4").colonists(0, 3).goods(0, mineral=1)
    t.s.parked = 1
    s = play(t.tech(0, "generator", "1a").turn(0), 0, "act construct_building", "build generator", "at g4")
    s = play(s, 0, options(s, 0)[0])
    assert s.parked == 0
    assert s.unit[4] not in (-1, at("g4"))


@pytest.mark.rule("OM 5.3")
def test_the_last_step_of_a_bot_may_not_spoil_the_tile_under_the_rover() -> None:
    """From d3 the Bot reaches a site for the Generator of the tile, further west it does not."""
    t = OMScenario().tile("build_generator", "g4").rover(0, "g5").bot(0, 1, "d3").goods(0, mineral=1)
    s = play(t.ask(Move(0, bots=1, rover=1, bits=0)), 0, "move rover n")
    legal = [notation for notation in options(s, 0) if notation.startswith("move")]
    assert legal
    for way in ("n", "ne", "se", "s", "sw", "nw"):
        notation = f"move bot1 {way}"
        assert (reason(s, 0, notation) == "") == (notation in legal)
    assert reason(s, 0, "move bot1 sw") == "stranded"


@pytest.mark.rule("OM 2.5", "OM 5.3")
def test_the_rover_stops_on_no_tile_that_a_bot_which_must_go_on_would_spoil() -> None:
    """The Bot shares d3, and wherever it may go from there, it reaches no site for the Generator."""
    t = OMScenario().tile("build_generator", "g4").rover(0, "g5").bot(0, 1, "d3").goods(0, mineral=1)
    t.bot(1, 1, "d3").bot(1, 2, "e3").bot(1, 3, "d2").bot(1, 4, "d4").rover(1, "e4")
    s = t.ask(Move(0, bots=1, rover=1, bits=0))
    assert reason(s, 0, "move rover n") == "stranded"
    assert "move rover n" not in options(s, 0)
    for notation in options(s, 0):
        assert options(play(s.clone(), 0, notation), 0)


@pytest.mark.rule("OM 2.5", "OM 5.3")
def test_the_rover_may_stop_on_a_tile_for_which_a_bot_is_still_to_come() -> None:
    """From c3 the Bot reaches no site for the Generator, from d3 it does."""

    def asked(bots: int) -> OMState:
        t = OMScenario().tile("build_generator", "g4").rover(1, "g5").bot(1, 2, "c3").goods(1, mineral=1)
        return t.ask(Move(1, bots=bots, rover=1, bits=0))

    assert reason(asked(bots=0), 1, "move rover n") == "stranded"
    s = play(asked(bots=1), 1, "move rover n")
    assert (reason(s, 1, "done"), reason(s, 1, "leave")) == ("rover-tile", "rover-tile")
    assert [notation for notation in options(s, 1) if "bot2" in notation] == ["move bot2 ne", "move bot2 se"]
    for notation in ("move bot2 ne", "move bot2 se"):
        assert reason(play(s.clone(), 1, notation), 1, "done") == ""


@pytest.mark.rule("OM 5.3")
def test_a_bot_that_collects_stops_on_no_tile_that_it_would_spoil_itself() -> None:
    """On c3 it would stand too far from every site for the Generator of the tile there."""
    for tile, expected in (("build_generator", "stranded"), ("crystals", "")):
        t = OMScenario().tile(tile, "c3").bot(0, 1, "d3").goods(0, mineral=1)
        s = t.ask(Move(0, bots=1, rover=0, bits=COLLECTING))
        assert reason(s, 0, "move bot1 sw") == expected


@pytest.mark.rule("OM 5.3")
def test_a_tile_left_behind_is_saved() -> None:
    s = left_behind()
    t = GAME.load(s.save())
    assert isinstance(t, OMState)
    assert (t.parked, t.digest()) == (1, s.digest())
