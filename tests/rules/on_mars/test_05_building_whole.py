"""A building goes up: where it may stand, and everything that it changes."""

import random

import pytest

from rules.on_mars.story import (
    HEXES,
    NOTHING,
    at,
    changed,
    lines,
    options,
    play,
    prompt,
    reason,
    shortage,
)
from tharsis.games.on_mars.actions import BUILDING, BUILDING_TILE
from tharsis.games.on_mars.board import DISTANCE, NEIGHBOURS
from tharsis.games.on_mars.rules.building import Erect, put_building
from tharsis.games.on_mars.rules.construction import Site, connects, construct_why, has_site, site_why, sites
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.kernel import LEGAL

GENERATOR = 1


def group_of(there: set[int], start: int) -> set[int]:
    found = {start}
    ahead = [start]
    while ahead:
        for n in NEIGHBOURS[ahead.pop()]:
            if n in there and n not in found:
                found.add(n)
                ahead.append(n)
    return found


def joined(there: set[int], hex_: int) -> int:
    """5.7: how many a building here would join; 0 where one is exactly two away, -1 where none is near."""
    group = group_of(there | {hex_}, hex_) - {hex_}
    if group:
        return len(group)
    return 0 if min(DISTANCE[hex_ * 91 + other] for other in there) == 2 else -1


@pytest.mark.rule("OM 5.4", "OM 5.7", "OM 2.4")
@pytest.mark.parametrize("seed", range(8))
def test_what_a_building_would_join_wherever_it_stood(seed: int) -> None:
    """Generators at random: Complexes, the level that each hex asks for, and the sites of some Bots."""
    choice = random.Random(seed)
    t = OMScenario(3).bot(1, 1, "a1").bot(1, 2, choice.choice(HEXES[5:60]))
    s = t.s
    free = [hex_ for hex_ in range(91) if s.building[hex_] < 0]
    there = {at("g3"), *choice.sample([hex_ for hex_ in free if DISTANCE[at("f3") * 91 + hex_] < 4], 9)}
    for hex_ in sorted(there - {at("g3")}):
        put_building(s, GENERATOR, hex_)
    level = choice.choice([0, 1, 3])
    if level:
        t.tech(2, "generator", f"{level}a")
    fitting = []
    for hex_ in range(91):
        if hex_ in there:
            assert s.size[hex_] == len(group_of(there, hex_))
            assert s.group[hex_] == min(group_of(there, hex_))
            continue
        assert connects(s, GENERATOR, hex_) == joined(there, hex_)
        near = any(DISTANCE[hex_ * 91 + bot] <= 1 for bot in s.unit[5:7])
        if near and s.building[hex_] < 0 and 0 <= joined(there, hex_) <= level + 1:
            fitting.append(hex_)
    assert sites(s, 1, GENERATOR, 1) == fitting
    assert has_site(s, 1, GENERATOR, 1) == (fitting != [])
    for hex_ in range(91):
        assert (site_why(s, 1, GENERATOR, hex_, level + 1) == LEGAL) == (hex_ in fitting)


def around(middle: str) -> list[str]:
    return [HEXES[n] for n in NEIGHBOURS[at(middle)]]


@pytest.mark.rule("OM 5.7")
def test_three_groups_around_one_hex_are_joined_at_once() -> None:
    ring = around("c4")
    t = OMScenario()
    for id in (ring[0], ring[2], ring[4], *around(ring[4])[3:5]):
        if t.s.building[at(id)] < 0:
            put_building(t.s, GENERATOR, at(id))
    there = {hex_ for hex_ in range(91) if t.s.building[hex_] == GENERATOR}
    assert connects(t.s, GENERATOR, at("c4")) == joined(there, at("c4")) >= 5


@pytest.mark.rule("OM 5.7")
def test_a_group_that_begins_on_the_first_hex_is_counted_once() -> None:
    t = OMScenario()
    for id in ("a1", "c4", "a2"):  # both hexes of the first group are beside b3
        put_building(t.s, GENERATOR, at(id))
    assert connects(t.s, GENERATOR, at("b3")) == 3


# -- what construction changes --------------------------------------------------------------------


def crew(**goods: int) -> OMScenario:
    """Purple with a Bot in the west, and nothing but what is given."""
    t = OMScenario(4).missions("contracts", "bots", "research").goods(2, **NOTHING).goods(2, **goods)
    return t.bot(2, 1, "b3")


#: Cost, product with one of its own kind beside it, and the number of the LSS column.
BUILDINGS = [
    ("generator", "mineral", "battery", 0),
    ("water_extractor", "battery", "water", 1),
    ("greenhouse", "water", "plant", 2),
    ("oxygen_condenser", "plant", "oxygen", 3),
]


@pytest.mark.rule("OM 5.4", "OM 5.5", "OM 5.9")
@pytest.mark.parametrize(("building", "cost", "product", "column"), BUILDINGS)
@pytest.mark.parametrize("tile", [0, 4])
def test_everything_that_a_building_of_the_life_support_system_changes(
    building: str, cost: str, product: str, column: int, tile: int
) -> None:
    t = crew(**{cost: 1}).building(building, "c3").tech(2, building, "1a")
    kind = BUILDING.index(building)
    t.next(BUILDING_TILE, tile)
    before = t.s.clone()
    s = play(t.ask(Site(2, kind, 0, False), Arrive(1, 0)), 2, "at c4")
    item = ("mineral", "battery", "water", "plant", "oxygen").index(product)
    paid = ("mineral", "battery", "water", "plant", "oxygen").index(cost)
    arrows = {  # two tiles of each stack: with one arrow and with three
        ("generator", 0): "ne", ("generator", 4): "ne s nw",
        ("water_extractor", 0): "se", ("water_extractor", 4): "n se sw",
        ("greenhouse", 0): "s", ("greenhouse", 4): "ne s nw",
        ("oxygen_condenser", 0): "sw", ("oxygen_condenser", 4): "n se sw",
    }[building, tile]  # fmt: skip
    ways = dict(zip(("n", "ne", "se", "s", "sw", "nw"), around("c4"), strict=True))
    crystals = {ways[way] for way in arrows.split() if ways[way] not in ("c3", "b3")}
    assert {HEXES[h] for h in range(91) if s.crystal[h]} == crystals
    expected: dict[str, object] = {f"crystal.{at(id)}": 1 for id in crystals}
    expected |= {
        f"building.{at('c4')}": kind,
        f"size.{at('c3')}": 2,
        f"size.{at('c4')}": 2,
        f"group.{at('c4')}": at("c3"),
        f"hexes_of.{kind}": [*before.hexes_of[kind], at("c4")],
        f"stacks.{kind}": [k for k in before.stacks[kind] if k != tile],
        f"goods.{10 + paid}": 0,
        f"goods.{10 + item}": 2,
        f"lss.{column}": 3,
        "progress.2": 1 << kind,
    }
    assert changed(before, s) == expected


@pytest.mark.rule("OM 5.4", "OM 5.6")
def test_crystals_appear_only_on_empty_hexes() -> None:
    """A building, a tile, a crystal, a piece, the edge: none of them takes one."""
    ways = dict(zip(("n", "ne", "se", "s", "sw", "nw"), around("c4"), strict=True))
    t = crew(mineral=1).bot(2, 1, ways["s"]).building("generator", ways["n"])
    t.tile("water", ways["ne"]).crystal(ways["nw"]).tech(2, "generator", "1a").next(BUILDING_TILE, 4)
    s = play(t.ask(Site(2, GENERATOR, 0, False), Arrive(1, 0)), 2, "at c4")
    assert [HEXES[h] for h in range(91) if s.crystal[h]] == [ways["nw"]]
    t = crew(mineral=1).bot(2, 1, ways["s"]).building("generator", ways["n"]).bot(1, 1, ways["ne"])
    t.building("mine", ways["nw"]).tech(2, "generator", "1a").next(BUILDING_TILE, 4)
    s = play(t.ask(Site(2, GENERATOR, 0, False), Arrive(1, 0)), 2, "at c4")
    assert 1 not in s.crystal
    t = crew(mineral=1).bot(2, 1, "a1").building("generator", "a3").next(BUILDING_TILE, 3)
    s = play(t.ask(Site(2, GENERATOR, 0, False), Arrive(1, 0)), 2, "at a1", "at b2")
    assert [HEXES[h] for h in range(91) if s.crystal[h]] == ["a2"]


@pytest.mark.rule("OM 5.8")
def test_everything_that_a_mine_changes() -> None:
    t = crew().bot(2, 1, "b4").building("mine", "c6").colonists(2, 2).next(BUILDING_TILE, 0)
    before = t.s.clone()
    s = play(t.ask(Site(2, 0, 0, False), Arrive(1, 0)), 2, "at c4")
    assert changed(before, s) == {
        f"building.{at('c4')}": 0, f"size.{at('c4')}": 1, f"group.{at('c4')}": at("c4"),
        "hexes_of.0": [*before.hexes_of[0], at("c4")], "stacks.0": [1, 2, 3, 4], "goods.10": 1,
        f"miner.{at('c4')}": 2, f"pieces.{at('c4')}": 1, "quarters.2": 1, f"crystal.{at('c3')}": 1,
    }  # fmt: skip
    assert lines(s)[-2:] == [("built", 2, 0, at("c4"), 1), ("gain", 2, 1, 0)]


@pytest.mark.rule("OM 5.4", "OM 2.4")
def test_everything_that_a_shelter_changes() -> None:
    """Beside another company's Shelter, which is another type."""
    t = crew(oxygen=1).shelter(2, "c3").shelter(1, "c5").bot(2, 1, "b4")
    before = t.s.clone()
    s = play(t.ask(Site(2, 5, 0, False), Arrive(1, 0)), 2, "at c4", "use purple")
    assert changed(before, s) == {
        f"building.{at('c4')}": 7, f"size.{at('c4')}": 2, f"size.{at('c3')}": 2,
        f"group.{at('c4')}": at("c3"), "hexes_of.7": [*before.hexes_of[7], at("c4")], "goods.14": 0,
        "shelters.2": 3, "waiting.2": 2,
    }  # fmt: skip


@pytest.mark.rule("OM 5.5")
def test_no_cube_without_a_complex_none_twice_and_none_for_shelters() -> None:
    def cubes(t: OMScenario, kind: int) -> tuple[int, int]:
        s = play(t.ask(Site(2, kind, 0, False), Arrive(1, 0)), 2, "at c4")
        if prompt(s)[0] == "use":
            s = play(s, 2, "use purple")
        return s.progress[2], s.mission_left[0]

    def table() -> OMScenario:
        return crew(mineral=1, oxygen=1).missions("progress", "bots", "research").bot(2, 1, "b4")

    assert cubes(table().building("generator", "c6"), GENERATOR) == (0, 14)
    assert cubes(table().building("generator", "c5").tech(2, "generator", "1a"), GENERATOR) == (2, 13)
    known = table().building("generator", "c5").tech(2, "generator", "1a").cubes(2, "generator", "mine")
    assert cubes(known, GENERATOR) == (3, 14)
    assert cubes(table().shelter(2, "c5"), 5) == (0, 14)


@pytest.mark.rule("OM 10.11")
@pytest.mark.parametrize(
    ("kind", "company", "others", "great"),
    [
        ("greenhouse", 0, ("g8", "g9"), False),
        ("greenhouse", 0, ("g8", "g9", "h7"), True),
        ("greenhouse", 0, ("g8", "g9", "h7", "f7"), True),
        ("greenhouse", 1, ("g8", "g9", "h7"), False),
        ("mine", 0, ("g6", "h5", "h6"), False),
    ],
)
def test_the_great_greenhouse_has_five_and_is_the_players_work(
    kind: str, company: int, others: tuple[str, ...], great: bool
) -> None:
    t = OMScenario(1).building(kind, *others).goal(0, "three_ships").next(BUILDING_TILE, 0)
    site = "h8" if kind == "greenhouse" else "h4"
    s = t.ask(Erect(company, BUILDING.index(kind), at(site)), Turn(0))
    assert (s.size[at(site)], s.great_greenhouse) == (len(others) + 2, great)


# -- why not --------------------------------------------------------------------------------------


@pytest.mark.rule("OM 5.4", "OM 5.8")
def test_each_reason_against_a_type_and_its_order() -> None:
    """No tile left, nothing to pay with, nowhere to stand."""
    t = OMScenario().goods(0, **NOTHING).goods(0, mineral=1).colonists(0, 1)
    t.building("generator", "a1", "a3", "b2", "b5", "c1", "c7")
    s = play(t.turn(0), 0, "act construct_building")
    assert reason(s, 0, "build generator") == "stack-empty"
    assert reason(s, 0, "build mine") == "no-miner"
    assert reason(s, 0, "build water_extractor") == "no-site"
    t = OMScenario().goods(0, **NOTHING).goods(0, plant=1)
    s = play(t.turn(0), 0, "act construct_building")
    assert shortage(s, 0, "build generator") == ("resources", 1)
    assert reason(s, 0, "build oxygen_condenser") == ""


@pytest.mark.rule("OM 5.4")
def test_five_shelters_are_all() -> None:
    for shelters, left in ((("a1", "a3", "c1"), True), (("a1", "a3", "c1", "c7"), False)):
        t = OMScenario().shelter(0, *shelters).goods(0, oxygen=1)
        s = play(t.turn(0), 0, "act construct_building")
        assert reason(s, 0, "build shelter") == ("" if left else "stack-empty")


@pytest.mark.rule("OM 5.4")
def test_why_nothing_can_be_built() -> None:
    def why(t: OMScenario) -> str:
        return t.s.game.reasons.terms[construct_why(t.s, 0)].name

    assert why(OMScenario().bot(0, 1, "a1")) == "nowhere-to-build"
    assert why(OMScenario().bot(0, 1, "f5").goods(0, **NOTHING)) == "resources"
    mine = OMScenario().bot(0, 1, "h8").building("mine", "i9")
    assert why(mine) == "resources"
    only_mine = OMScenario().bot(0, 1, "a1").building("mine", "a3").colonists(0, 0)
    assert why(only_mine) == "no-miner"
    gone = OMScenario().bot(0, 1, "e2").building("generator", "a1", "a3", "b2", "b5", "l1", "l3")
    for kind in (0, 2, 3, 4):
        gone.s.stacks[kind] = []
    gone.s.shelters[0] = 5
    assert why(gone) == "nowhere-to-build"


# -- whose Tech -----------------------------------------------------------------------------------


def beside_one() -> OMScenario:
    return OMScenario(3).bot(0, 1, "f3").goods(0, mineral=1)


@pytest.mark.rule("OM 4.5", "OM 5.7")
def test_who_builds_apart_uses_no_tech() -> None:
    t = OMScenario(3).tech(1, "generator", "1a").goods(0, mineral=1)
    s = play(t.ask(Site(0, GENERATOR, 0, False), Arrive(1, 0)), 0, "at e2")
    assert (s.uses, lines(s, "use")) == ([], [])


@pytest.mark.rule("OM 4.5", "OM 5.7")
def test_among_several_that_are_enough_the_builder_chooses() -> None:
    t = beside_one().tech(1, "generator", "1a").tech(2, "generator", "2a")
    s = play(t.ask(Site(0, GENERATOR, 0, False), Arrive(1, 0)), 0, "at f3")
    assert (prompt(s), options(s, 0)) == (("use", GENERATOR), ["use green", "use purple"])
    assert reason(s, 0, "use blue") == "no-tech"
    assert reason(s, 0, "without") == "tech-too-low"
    s = play(s, 0, "use purple")
    assert (s.uses, lines(s, "use")) == ([9 * 2 + GENERATOR], [("use", 0, GENERATOR, 2)])


@pytest.mark.rule("OM 4.5", "OM 5.7")
def test_a_tile_that_is_too_low_is_not_offered_and_the_only_one_is_used_unasked() -> None:
    t = beside_one().building("generator", "g2").tech(1, "generator", "1a").tech(2, "generator", "2a")
    s = play(t.ask(Site(0, GENERATOR, 0, False), Arrive(1, 0)), 0, "at f3")
    assert s.uses == [9 * 2 + GENERATOR]


@pytest.mark.rule("OM 5.7", "OM 6.2")
def test_colonists_may_do_without_or_add_to_a_tile() -> None:
    """Two to join: one Colonist with a tile of level 1, or two without any."""
    t = beside_one().building("generator", "g2").tech(1, "generator", "1a")
    s = play(t.ask(Site(0, GENERATOR, 0, True), Arrive(1, 0)), 0, "boost")
    assert reason(s, 0, "at f3") == ""
    with_tile = play(s, 0, "at f3")
    assert (with_tile.uses, with_tile.working[0]) == ([9 + GENERATOR], 1)
    s = play(s, 0, "boost", "at f3")
    assert options(s, 0) == ["use green", "without"]
    s = play(s, 0, "without")
    assert (s.uses, s.working[0], s.size[at("f3")]) == ([], 2, 3)
