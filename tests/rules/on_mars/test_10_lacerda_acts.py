"""10.2 to 10.10: what Lacerda does, in full: every number that changes, and what he prefers."""

import pytest

from rules.on_mars.story import after, changed, lines, solo
from tharsis.games.on_mars.actions import TECH
from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.effects import Benefit, possible
from tharsis.games.on_mars.rules.lacerda.actions import (
    LacerdaDevelops,
    best_target,
    cheapest_tech,
    learn_technology,
    movable_tiles,
    obtain_blueprint,
    take_from_warehouse,
)

# -- effects --------------------------------------------------------------------------------------


@pytest.mark.rule("OM 10.4")
@pytest.mark.parametrize(
    ("name", "differs"),
    [
        ("crystal", {"waiting.1": 1}),
        ("three_crystals", {"waiting.1": 3}),
        ("warehouse", {"warehouse.5": 1, "waiting.1": 1}),
        ("two_from_warehouse", {"warehouse.5": 1, "warehouse.1": 1, "waiting.1": 1}),
        ("move_bots", {"icon": 2}),
        ("blueprint", {"display.0": -1, "blueprint_owner.0": 1, "markers.1": 7}),
        ("blueprint_boosted", {"display.0": -1, "blueprint_owner.0": 1, "markers.1": 7}),
        (
            "two_blueprints",
            {
                "display.0": -1,
                "display.1": -1,
                "blueprint_owner.0": 1,
                "blueprint_owner.1": 1,
                "markers.1": 6,
            },
        ),
        ("technology", {"grid.6": -1, "lab.16": 0, "warehouse.5": 1, "waiting.1": 1}),
        ("two_developments", {"lab.14": 9, "icon": 2}),
        ("two_developments_free", {"lab.14": 9, "icon": 2}),
        ("retrieve", {}),
        ("mineral", {}),
        ("three_water", {}),
        ("two_minerals", {}),
        ("three_resources", {}),
        ("nothing", {}),
    ],
)
def test_each_effect_changes_for_him(name: str, differs: dict[str, object]) -> None:
    s, found = after(solo(), Benefit(1, effect(name)))
    assert found == differs
    assert s.goods[5:] == [0] * 5


@pytest.mark.rule("OM 10.4")
def test_what_he_can_use_and_what_he_cannot() -> None:
    always = ["crystal", "three_crystals", "move_bots", "buy_colonist"]
    assert [possible(solo().s, 1, effect(name)) for name in always] == [True] * 4
    never = ["mineral", "two_minerals", "three_batteries", "three_water", "three_plants", "three_oxygen"]
    assert [possible(solo().s, 1, effect(name)) for name in never] == [False] * 6
    t = solo()
    t.s.warehouse = [0, 0, 0, 0, 0, 0]
    assert not possible(t.s, 1, effect("warehouse"))
    t.s.warehouse = [0, 0, 0, 1, 0, 0]
    assert possible(t.s, 1, effect("warehouse"))
    t = solo()
    t.s.markers[1] = 0
    assert not possible(t.s, 1, effect("blueprint"))
    assert possible(solo().s, 1, effect("technology"))
    assert not possible(solo().tech(1, "mine", "1a").tech(1, "ship", "1b").s, 1, effect("technology"))
    assert possible(solo().s, 1, effect("two_developments"))
    assert not possible(solo().tech(1, "shelter", "6a").s, 1, effect("two_developments_free"))
    assert not possible(solo().s, 1, effect("retrieve"))
    assert possible(solo().slot(1, "hire").s, 1, effect("retrieve"))
    assert not possible(solo().s, 1, effect("two_upgrades"))
    assert possible(solo().blueprint(1, "construction_yard").s, 1, effect("two_upgrades"))
    assert possible(solo().s, 1, effect("hire"))
    t = solo()
    t.s.post = [6, 7, 8, 9, 10, 11]
    assert not possible(t.s, 1, effect("hire"))


@pytest.mark.rule("OM 10.4", "OM 10.7")
@pytest.mark.parametrize("building", range(6))
def test_he_constructs_the_type_of_a_tile(building: int) -> None:
    name = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")[building]
    t = solo()
    assert possible(t.s, 1, effect(f"construct_{name}"))
    kinds = t.s.building.count(building + (building == 5))
    s, _ = after(t, Benefit(1, effect(f"construct_{name}")))
    assert s.building.count(building + (building == 5)) == kinds + 1
    gone = solo()
    if building == 5:
        gone.shelter(1, "a1", "a2", "a3", "c1")
    else:
        gone.s.stacks[building] = []
    assert not possible(gone.s, 1, effect(f"construct_{name}"))


@pytest.mark.rule("OM 10.4", "OM 10.8")
def test_two_upgrades_use_no_tech_and_an_upgrade_with_tech_does() -> None:
    cards = ("construction_yard", "wind_turbines", "biomarket", "private_ship")
    s, _ = after(solo().blueprint(1, *cards).tech(0, "upgrade", "3a"), Benefit(1, effect("two_upgrades")))
    assert (len([hex_ for hex_ in s.blueprint_hex if hex_ >= 0]), s.uses) == (2, [])
    s, _ = after(solo().blueprint(1, *cards).tech(0, "upgrade", "2a"), Benefit(1, effect("upgrade_boosted")))
    assert (len([hex_ for hex_ in s.blueprint_hex if hex_ >= 0]), s.uses) == (3, [8])


# -- Orbit ----------------------------------------------------------------------------------------


@pytest.mark.rule("OM 10.6")
@pytest.mark.parametrize(
    ("display", "taken", "scored"),
    [
        ([0, 1, 2, 3, 4, 5, -1, -1, -1, -1, -1, -1], 0, ""),
        ([-1, -1, 2, -1, 4, 5, 12, -1, 14, -1, -1, 17], 2, ""),  # three each: the bottom row
        ([-1, -1, 2, -1, -1, 5, -1, 14, 13, 16, -1, -1], 14, ""),  # the fuller row, its leftmost card
        ([0, -1, -1, -1, -1, 5, -1, -1, -1, -1, -1, -1], 0, ""),
        ([0, 1, 2, 3, 4, 5, -1, -1, -1, -1, -1, -1], 4, "rd_engineer"),
        ([0, 1, -1, -1, 4, -1, 17, 16, 12, 13, -1, -1], 17, "rd_engineer"),
        ([0, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], 0, "rd_engineer"),
    ],
)
def test_which_blueprint_he_takes(display: list[int], taken: int, scored: str) -> None:
    t = solo()
    if scored:
        t.scientist(1, scored)
    t.s.display = display[:]
    t.s.level3_bag = []
    before = t.s.clone()
    obtain_blueprint(t.s)
    place = display.index(taken)
    differs = {f"display.{place}": -1, f"blueprint_owner.{taken}": 1, "markers.1": 7}
    assert changed(before, t.s) == differs
    key = "solo-scored" if scored and taken in (4, 17) else "solo-full-row"
    assert lines(t.s)[:2] == [(key, taken), ("blueprint", 1, taken)]


@pytest.mark.rule("OM 10.6", "OM 4.2")
def test_without_a_marker_he_takes_no_blueprint() -> None:
    t = solo()
    t.s.markers[1] = 0
    before = t.s.clone()
    obtain_blueprint(t.s)
    assert changed(before, t.s) == {}


@pytest.mark.rule("OM 10.6")
@pytest.mark.parametrize(
    ("grid", "cheapest"),
    [
        ([0, 1, 2, 3, 4, 6, 7, 8], 6),
        ([1, 2, 3, 4, 6, 7, 0, 8], 6),  # the tile number 0 is a tile
        ([0, 1, 2, 3, 4, 6, -1, 8], 7),
        ([0, 1, 2, 3, 4, 6, -1, -1], 3),
        ([0, 1, 2, -1, 4, 6, -1, -1], 4),
        ([0, 1, 2, -1, -1, 6, -1, -1], 5),
        ([0, 1, 2, -1, -1, -1, -1, -1], 0),
        ([-1, 1, 2, -1, -1, -1, -1, -1], 1),
        ([-1, -1, 2, -1, -1, -1, -1, -1], 2),
        ([-1, -1, -1, -1, -1, -1, -1, -1], -1),
    ],
)
def test_the_cheapest_tech_from_the_left(grid: list[int], cheapest: int) -> None:
    t = solo()
    t.s.grid = grid
    assert cheapest_tech(t.s) == cheapest
    if cheapest >= 0:
        t.s.lab[9 + grid[cheapest]] = 7
        assert cheapest_tech(t.s) != cheapest
    t.s.lab[9:11] = [0, 1]
    t.s.lab[9 + 8] = -1
    assert cheapest_tech(t.s) == -1


@pytest.mark.rule("OM 10.6", "OM 4.3")
def test_he_fills_the_top_space_first_then_the_one_below() -> None:
    t = solo()
    learn_technology(t.s)
    learn_technology(t.s)
    learn_technology(t.s)
    assert (t.s.lab[9 + 7], t.s.lab[9 + 8], t.s.grid) == (0, 1, [0, 1, 2, 3, 4, 6, -1, -1])
    assert lines(t.s, "solo-cheapest", "tech") == [
        ("solo-cheapest", 7), ("tech", 1, 7), ("solo-cheapest", 8), ("tech", 1, 8),
    ]  # fmt: skip
    t = solo().tech(1, "mine", "1a")
    learn_technology(t.s)
    assert t.s.lab[9 + 7] == 1


@pytest.mark.rule("OM 10.6")
@pytest.mark.parametrize(
    ("start", "others", "target"),
    [
        ("1a", [], "2b"),  # equal: the lower one
        ("1b", [], "2c"),
        ("2b", [], "3b"),  # Bots are more useful than a mineral
        ("2b", ["3b"], "3a"),
        ("3a", [], "4b"),
        ("3b", ["4c"], "4b"),
        ("4b", [], "5b"),  # a Blueprint more than an upgrade
        ("4b", ["5b"], "5a"),
        ("5a", [], "6a"),
        ("5a", ["6a"], ""),
        ("6a", [], ""),
    ],
)
def test_where_he_develops_a_tile_to(start: str, others: list[str], target: str) -> None:
    labs = ["1a", "1b", "2a", "2b", "2c", "3a", "3b", "4a", "4b", "4c", "5a", "5b", "6a"]
    t = solo()
    t.s.lab[9 + 5] = -1
    t.tech(1, "mine", start)
    for tech, lab in zip(("ship", "rover"), others, strict=False):
        t.tech(1, tech, lab)
    found = best_target(t.s, 0, free=True)
    assert (labs[found] if found >= 0 else "") == target
    assert (0 in movable_tiles(t.s, free=True)) is (target != "")
    assert best_target(t.s, 4, free=True) == -1


@pytest.mark.rule("OM 10.4", "OM 10.6")
def test_the_top_column_costs_him_a_crystal_unless_it_is_free() -> None:
    t = solo().tech(1, "mine", "5a").crystals(1, 0)
    assert (best_target(t.s, 0, free=False), best_target(t.s, 0, free=True)) == (-1, 12)
    assert best_target(t.crystals(1, 1).s, 0, free=False) == 12
    s, found = after(t, LacerdaDevelops(most=True, free=False))
    assert found == {"lab.9": 12, "crystals.1": 0}
    assert lines(s) == [("solo-most-developed", 0), ("solo-pays", 1), ("develop", 1, 0, 6)]
    s, found = after(solo().tech(1, "mine", "5a"), LacerdaDevelops(most=True, free=True))
    assert (found, lines(s, "solo-pays")) == ({"lab.9": 12}, [])


@pytest.mark.rule("OM 10.6")
@pytest.mark.parametrize(
    ("tiles", "most", "least"),
    [
        ({"mine": "4a", "ship": "1a"}, "mine", "ship"),
        ({"mine": "1a", "ship": "4a"}, "ship", "mine"),
        ({"mine": "3a", "ship": "3b"}, "ship", "ship"),  # equal: the lower one
        ({"mine": "3b", "ship": "3a"}, "mine", "mine"),
        ({"mine": "6a", "ship": "3a"}, "ship", "ship"),  # one that cannot move does not count
        ({"mine": "6a"}, "", ""),
    ],
)
def test_which_tile_he_develops(tiles: dict[str, str], most: str, least: str) -> None:
    for first, tech in ((True, most), (False, least)):
        t = solo()
        t.s.lab[9 + 5] = -1
        t.s.tech_bag.append(5)
        for name, lab in tiles.items():
            t.tech(1, name, lab)
        s, _ = after(t, LacerdaDevelops(most=first, free=True))
        key = "solo-most-developed" if first else "solo-least-developed"
        told = [(key, TECH.index(tech))] if tech else []
        assert lines(s, "solo-most-developed", "solo-least-developed") == told


@pytest.mark.rule("OM 10.4")
@pytest.mark.parametrize(
    ("stock", "taken"),
    [
        ([0, 2, 2, 2, 2, 2], 5),
        ([0, 2, 2, 2, 2, 1], 1),
        ([0, 1, 2, 2, 2, 1], 2),
        ([0, 1, 1, 1, 2, 1], 4),
        ([0, 0, 0, 1, 0, 0], 3),
        ([0, 0, 0, 0, 0, 1], 5),
        ([0, 0, 0, 0, 0, 0], 0),
    ],
)
def test_what_he_takes_from_the_warehouse(stock: list[int], taken: int) -> None:
    t = solo()
    t.s.warehouse = stock[:]
    before = t.s.clone()
    take_from_warehouse(t.s)
    expected: dict[str, object] = {f"warehouse.{taken}": stock[taken] - 1} if taken else {}
    if taken == 5:
        expected["waiting.1"] = 1
    assert changed(before, t.s) == expected
    assert lines(t.s, "solo-stack", "took") == ([("solo-stack", taken), ("took", 1, taken)] if taken else [])
