"""The first of each kind has the number 0, and what is nowhere has -1, which is also the end of a list.
Neither is taken for the other: hex a1 and hex m3, the Construction Yard, Research, the tile Developments, the
Mine, Mine Tech, laboratory space 1a, contract U1, the Geologist, blue."""

import pytest

from rules.on_mars.story import HEXES, NOTHING, after, at, changed, lines, options, play, prompt, reason, solo
from tharsis.games.on_mars.actions import BLUEPRINT_CARD, BUILDING_TILE, GRID_TILE
from tharsis.games.on_mars.rules.building import Erect
from tharsis.games.on_mars.rules.construction import Site, has_site, sites
from tharsis.games.on_mars.rules.contracts import check_upgrade_contracts, largest_advanced
from tharsis.games.on_mars.rules.development import Develop, can_develop
from tharsis.games.on_mars.rules.displacement import nearest_available
from tharsis.games.on_mars.rules.executives import operate_why, work_why
from tharsis.games.on_mars.rules.footing import on_the_move, put_unit, restless_unit
from tharsis.games.on_mars.rules.hiring import refill_due
from tharsis.games.on_mars.rules.holdings import advanced_of, advanced_of_type, complexes_of
from tharsis.games.on_mars.rules.lacerda.actions import best_sites, upgradable
from tharsis.games.on_mars.rules.lacerda.rover import LacerdaMovesRover, drive
from tharsis.games.on_mars.rules.lss import update
from tharsis.games.on_mars.rules.main_actions import IMPOSSIBLE, keep_for
from tharsis.games.on_mars.rules.movement import TECH_OPEN, Move
from tharsis.games.on_mars.rules.scoring import advanced_of_all, blueprint_points
from tharsis.games.on_mars.rules.ships import LandBot
from tharsis.games.on_mars.rules.shuttle import Arrive, Travel
from tharsis.games.on_mars.rules.upgrading import Upgrade, UpgradeSite
from tharsis.games.on_mars.rules.workforce import AimRadar, produced
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.kernel import LEGAL

GENERATOR = 1


def off_the_map(t: OMScenario) -> OMScenario:
    """Green's only Bot off the map; its Rover has not moved."""
    put_unit(t.s, 5, -1)
    return t


# -- hexes ----------------------------------------------------------------------------------------


@pytest.mark.rule("OM 5.4")
def test_a_bot_on_the_first_hex_has_a_zone_and_one_off_the_map_has_none() -> None:
    t = OMScenario(3).building("generator", "a3").bot(1, 1, "a1")
    assert has_site(t.s, 1, GENERATOR)
    assert [HEXES[hex_] for hex_ in sites(t.s, 1, GENERATOR, 0)] == ["a1", "b3"]
    t = off_the_map(OMScenario(3).building("generator", "m1"))
    assert not has_site(t.s, 1, GENERATOR)
    assert sites(t.s, 1, GENERATOR, 0) == []


@pytest.mark.rule("OM 5.4")
def test_a_mine_fills_its_hex() -> None:
    """The start Mine is exactly two from the Generator."""
    t = OMScenario(3).bot(1, 1, "g6").goods(1, mineral=1).building("generator", "i6")
    s = t.ask(Site(1, GENERATOR, 0, False), Arrive(2, 0))
    assert (reason(s, 1, "at g5"), "at g5" in options(s, 1)) == ("built-upon", False)
    assert at("g5") not in sites(t.s, 1, GENERATOR, 0)
    assert at("g5") not in best_sites(solo().s, GENERATOR)


@pytest.mark.rule("OM 2.5", "OM 5.3")
def test_units_that_are_nowhere_do_not_stand_on_the_last_hex() -> None:
    """There a tile that green cannot use, and a crowd."""
    t = off_the_map(OMScenario(3).goods(1, **NOTHING).tile("develop", "m3").bot(0, 2, "m3").bot(0, 3, "m3"))
    assert not on_the_move(t.s, 1)
    assert restless_unit(t.s, 1, collecting=True) == -1
    s = t.ask(Move(1, 1, 2, 0), Arrive(2, 0))
    assert (reason(s, 1, "done"), reason(s, 1, "leave")) == ("", "no-tile-below")
    s = play(s, 1, "done")
    assert (s.tile[at("m3")], s.discoveries[1], lines(s)) == (0, 0, [])


@pytest.mark.rule("OM 2.5")
def test_a_crowd_on_the_first_hex_is_one() -> None:
    t = OMScenario(3).bot(1, 1, "a1").bot(0, 1, "a1")
    assert on_the_move(t.s, 1)
    assert restless_unit(t.s, 1, collecting=False) == 0
    s = t.ask(Move(1, 2, 0, 0), Arrive(2, 0))
    assert reason(s, 1, "done") == "stranded"
    s = play(s, 1, "move bot1 s", "done")
    assert (s.unit[5], s.pieces[at("a1")]) == (at("a2"), 1)


@pytest.mark.rule("OM 5.1")
def test_steps_onto_and_off_the_first_hex() -> None:
    t = OMScenario(3).bot(1, 1, "a2").rover(1, "b3").crystal("a1")
    s = t.ask(Move(1, 1, 1, 0), Arrive(2, 0))
    assert {"move bot1 n", "move rover nw"} <= set(options(s, 1))
    s = play(s, 1, "move rover nw")
    assert (s.unit[9], s.waiting[1], s.pieces[at("a1")]) == (at("a1"), 1, 1)
    s = play(OMScenario(3).rover(1, "a1").ask(Move(1, 0, 2, 0), Arrive(2, 0)), 1, "move rover s")
    assert (s.unit[9], s.pieces[at("a1")], s.pieces[at("a2")]) == (at("a2"), 0, 1)
    s = OMScenario(3).rover(1, "a1").ask(Move(1, 0, 1, 0), Arrive(2, 0))
    assert options(s, 1) == ["move rover ne", "move rover se", "move rover s", "done"]


@pytest.mark.rule("OM 5.2", "OM 5.3")
def test_what_lies_on_the_first_hex_is_cleared_or_collected() -> None:
    t = OMScenario(3).bot(1, 1, "a2").tile("develop", "a1")
    s = play(t.ask(Move(1, 1, 0, 0), Arrive(2, 0)), 1, "move bot1 n")
    assert (s.tile[at("a1")], lines(s)) == (-1, [("destroy", 1, 0)])
    t = OMScenario(3).rover(1, "a2").tile("develop", "a1").goods(1, oxygen=1)
    s = play(t.ask(Move(1, 0, 1, 0), Arrive(2, 0)), 1, "move rover n")
    assert options(s, 1) == ["leave", "done"]
    s = play(s, 1, "done")
    assert (s.discoveries[1], prompt(s)) == (1, ("develop", 2))


@pytest.mark.rule("OM 5.6", "OM 5.12", "OM 8.3")
def test_the_first_hex_is_as_near_as_any_other() -> None:
    t = OMScenario(3).crystal("b2", "b3", "a3").bot(1, 1, "k3")
    assert [HEXES[h] for h in nearest_available(t.s, at("a2"))] == ["a1", "b4"]
    t = OMScenario(3).rover(1, "d3").at(1, 1)
    s = play(t.ask(Travel(1, 0), Arrive(2, 0)), 1, "travel", "explore left")
    assert "at a1" in options(s, 1)
    t = OMScenario(3).bot(0, 1, "a1").next(BUILDING_TILE, 0)
    s = t.ask(Erect(1, GENERATOR, at("a1")), Arrive(1, 0))
    assert prompt(s) == ("displace", 0)


@pytest.mark.rule("OM 5.12")
def test_a_bot_on_the_first_hex_is_in_play() -> None:
    t = OMScenario(3).bot(1, 1, "a1").bot(1, 2, "a3").bot(1, 3, "c1").bot(1, 4, "c7")
    before = t.s.clone()
    assert changed(before, t.ask(LandBot(1), Arrive(2, 0))) == {}


@pytest.mark.rule("OM 10.5")
def test_lacerdas_rover_leaves_the_first_hex() -> None:
    t = solo().rover(1, "a1").crystals(1, 0)
    drive(t.s, at("a3"))
    assert (t.s.pieces[at("a1")], t.s.pieces[at("a3")]) == (0, 1)
    t = solo().rover(1, "b3")
    t.s.tile = [-1] * 91
    t.s.put_tile(at("a1"), 0)
    t.s.exploration[0] = -1
    s, _ = after(t, LacerdaMovesRover())
    assert (s.unit[9], s.tile[at("a1")], s.discoveries[1]) == (at("a1"), -1, 1)
    t = solo().rover(1, "c3").crystals(1, 0)
    t.s.tile = [-1] * 91
    t.s.put_tile(at("a3"), 12)
    t.s.put_tile(at("b3"), 0)  # resources and developments apart: a tile that lies in the way
    t.s.discovery_bag.remove(12)
    t.s.exploration[0] = -1
    s, _ = after(t, LacerdaMovesRover())
    assert (s.unit[9], s.discoveries[1]) == (at("b3"), 1)


# -- cards ----------------------------------------------------------------------------------------


def yard() -> OMScenario:
    """The first plan built by green on the first hex; its Bot stands beside."""
    t = OMScenario(3).building("mine", "a1", "a2", "a3", "b2").built(1, "construction_yard", "a1")
    return t.bot(1, 1, "b3").crystals(1, 2)


@pytest.mark.rule("OM 6.2", "OM 9.2", "OM 8.4")
def test_the_first_plan_on_the_first_hex_counts() -> None:
    t = yard()
    s = t.s
    assert (advanced_of(s, 1), advanced_of_type(s, 1, 0), complexes_of(s, 1, 4)) == (1, 1, 1)
    assert (produced(s, 1)[0], blueprint_points(s, 1), advanced_of_all(s, 0)) == (1, 3, 1)
    assert largest_advanced(s, 1, 0) == 4
    t.blueprint(1, "metal_deposit").goods(1, mineral=1).scientist(1, "geologist")
    assert (operate_why(s, 1, 0), work_why(s, 1, 0)) == (LEGAL, LEGAL)
    asked = t.ask(Upgrade(1, 1, 0, False, 0), Arrive(2, 0))
    assert (reason(asked, 1, "upgrade construction_yard"), options(asked, 1)) == (
        "upgraded",
        ["upgrade metal_deposit", "done"],
    )
    site = yard().blueprint(1, "metal_deposit").goods(1, mineral=1)
    asked = site.ask(UpgradeSite(1, 1, 0), Arrive(2, 0))
    assert reason(asked, 1, "at a1") == "has-marker"


@pytest.mark.rule("OM 5.14")
def test_the_first_contract_is_completed_by_its_owner_alone() -> None:
    for owner, done in ((0, 0), (1, 1)):
        t = OMScenario(3).level(3).building("generator", "g2", "g1", "h2").built(1, "wind_turbines", "g3")
        t.contract(owner, "u1")
        check_upgrade_contracts(t.s)
        assert t.s.contract_done[0] == done


@pytest.mark.rule("OM 5.11")
def test_a_miner_of_the_first_company_goes_home() -> None:
    t = OMScenario(3).building("mine", "a1").miner(0, "a1").blueprint(1, "construction_yard").bot(1, 1, "a2")
    before = t.s.clone()
    s = t.goods(1, mineral=1).ask(UpgradeSite(1, 0, 0), Arrive(2, 0))
    assert changed(before, s) == {
        "goods.5": 0, f"miner.{at('a1')}": -1, f"advanced.{at('a1')}": 0, "blueprint_hex.0": at("a1"),
        "quarters.0": 4,
    }  # fmt: skip


@pytest.mark.rule("OM 10.8")
def test_lacerdas_first_plan_on_the_first_hex_is_built() -> None:
    t = solo().building("mine", "a1").blueprint(1, "construction_yard")
    assert upgradable(t.s) == [0]
    t.s.put_marker(at("a1"), 0)
    t.s.blueprint_hex[0] = at("a1")
    assert upgradable(t.s) == []


@pytest.mark.rule("OM 5.13")
def test_the_geologist_fills_his_space() -> None:
    t = OMScenario(3)
    assert not refill_due(t.s)
    t.s.post[5] = -1
    assert refill_due(t.s)
    t.s.contract_owner = [0] * 12
    assert not refill_due(t.s)


# -- tiles and Tech -------------------------------------------------------------------------------


@pytest.mark.rule("OM 8.3", "OM 6.2")
def test_the_first_tile_can_be_explored() -> None:
    t = OMScenario(3).at(1, 1)
    t.s.exploration = [0, -1]
    t.s.discovery_bag = []
    s = play(t.ask(Travel(1, 0), Arrive(2, 0)), 1, "travel")
    assert options(s, 1) == ["explore left"]
    assert reason(s, 1, "explore right") == "no-effect"
    s = play(s, 1, "explore left")
    assert prompt(s) == ("tile", 0)
    s = play(s, 1, options(s, 1)[0])
    assert (s.tile.count(0), s.exploration) == (1, [-1, -1])
    for tiles, way in (([0, -1], "left"), ([13, 0], "right")):
        t = OMScenario(3).goods(1, oxygen=1, mineral=2)  # no room for minerals
        t.s.exploration = tiles
        t.s.discovery_bag = [k for k in range(19) if k not in tiles]
        s = t.ask(AimRadar(1), Arrive(2, 0))
        assert options(s, 1) == [f"explore {way}"]


@pytest.mark.rule("OM 4.4", "OM 3.3")
def test_a_tile_on_the_first_laboratory_space_can_be_developed() -> None:
    t = OMScenario(3).at(1, 1).tech(1, "shelter", "6a").tech(1, "mine", "1a").goods(1, **NOTHING)
    t.goods(1, water=1)
    assert can_develop(t.s, 1, free=False)
    assert keep_for(t.s, 1, 3) == ()
    s = t.ask(Develop(1, 1, 0, False, False), Arrive(2, 0))
    assert options(s, 1) == ["develop mine 2a", "develop mine 2b", "done"]
    t = OMScenario(3).at(1, 1).tech(1, "shelter", "6a").goods(1, water=1)
    assert (can_develop(t.s, 1, free=True), keep_for(t.s, 1, 3)) == (False, IMPOSSIBLE)
    t = OMScenario(3).at(1, 1).tech(1, "shelter", "6a").tech(1, "mine", "1a").goods(1, **NOTHING)
    assert reason(t.crystals(1, 2).turn(1), 1, "act research") == "resources"


@pytest.mark.rule("OM 4.5")
def test_tech_on_the_first_laboratory_space_can_be_used() -> None:
    t = OMScenario(3).tech(0, "rover", "1a")
    s = t.ask(Move(1, 0, 1, TECH_OPEN), Arrive(2, 0))
    assert [o for o in options(s, 1) if o.startswith("use")] == ["use blue"]
    assert prompt(play(s, 1, "use blue")) == ("move", 0, 2)


@pytest.mark.rule("OM 5.10")
def test_the_first_tech_tile_and_the_first_plan_keep_their_places() -> None:
    t = OMScenario(3).level(3)
    t.s.grid = [0, 1, 2, 3, 4, 6, 7, -1]
    t.tech(1, "upgrade", "1a").next(GRID_TILE, 5 - 4)
    update(t.s)
    assert (t.s.grid, len(t.s.tech_bag)) == ([0, 1, 2, 3, 4, 6, 7, 1], 7)
    t = OMScenario(3)
    t.next(BLUEPRINT_CARD, *range(6, 18))
    update(t.s)
    assert 0 not in t.s.display
