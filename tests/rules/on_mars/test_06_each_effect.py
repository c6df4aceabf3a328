"""Each effect that gives, retrieves, learns or develops, played: what it gives, and its limits."""

import pytest

from rules.on_mars.story import (
    NOTHING,
    changed,
    goods,
    is_over,
    options,
    play,
    prompt,
    reason,
    resolved,
    tech_level,
)
from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.effects import Benefit, possible
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


def table(seats: int = 2) -> OMScenario:
    """Blue has four Shelters: room for five of each resource and ten Colonists."""
    return OMScenario(seats).shelter(0, "a1", "a2", "a3").colonists(0, 4)


def boosts(s: OMState, *choices: str) -> int:
    """How many Colonists can be sent, one after the other, each for one more of the choices."""
    count = 0
    while not is_over(s) and "boost" in options(s, 0):
        before = s
        s = play(s, 0, "boost")
        left = {"quarters.0": before.quarters[0] - 1, "working.0": before.working[0] + 1}
        assert changed(before, s) == left
        assert "done" not in options(s, 0)
        s = play(s, 0, *choices[count].split(", "))
        count += 1
    return count


# -- plain gains ----------------------------------------------------------------------------------


@pytest.mark.rule("OM 2.2")
@pytest.mark.parametrize(
    ("name", "where", "now"),
    [
        ("crystal", "waiting.0", 1),
        ("three_crystals", "waiting.0", 3),
        ("mineral", "goods.0", 2),
        ("two_minerals", "goods.0", 3),
        ("three_minerals", "goods.0", 4),
        ("three_batteries", "goods.1", 4),
        ("three_water", "goods.2", 4),
        ("three_plants", "goods.3", 4),
        ("three_oxygen", "goods.4", 4),
        ("two_points", "op.0", 2),
    ],
)
def test_gains_are_given_unasked(name: str, where: str, now: int) -> None:
    t = table()
    before = t.s.clone()
    s = resolved(t, name)
    assert changed(before, s) == {where: now}
    assert is_over(s)


@pytest.mark.rule("OM 5.3", "OM 5.14")
@pytest.mark.parametrize(
    ("name", "resource", "contract"),
    [
        ("mineral", "mineral", "d1"),
        ("three_batteries", "battery", "d2"),
        ("three_water", "water", "d3"),
        ("three_plants", "plant", "d5"),
        ("three_oxygen", "oxygen", "d4"),
    ],
)
def test_a_gain_is_of_use_while_storage_has_room_or_a_contract_wants_it(
    name: str, resource: str, contract: str
) -> None:
    assert possible(table().goods(0, **{resource: 4}).s, 0, effect(name))
    assert not possible(table().goods(0, **{resource: 5}).s, 0, effect(name))
    assert possible(table().goods(0, **{resource: 5}).contract(0, contract).s, 0, effect(name))
    assert not possible(table().goods(0, **{resource: 5}).contract(1, contract).s, 0, effect(name))
    assert possible(table().crystals(0, 3, waiting=9).s, 0, effect("crystal"))
    assert possible(table().crystals(1, 3, waiting=9).s, 1, effect("crystal"))


@pytest.mark.rule("OM 7.2")
def test_three_resources_of_choice_are_no_minerals_and_not_boosted() -> None:
    s = resolved(table().goods(0, **NOTHING), "three_resources")
    assert prompt(s) == ("gain-reward", 3)
    assert options(s, 0) == ["gain battery", "gain water", "gain plant", "gain oxygen", "done"]
    assert (reason(s, 0, "gain mineral"), reason(s, 0, "boost")) == ("not-now", "no-boost")
    before = s
    s = play(s, 0, "gain battery", "gain oxygen", "gain oxygen")
    assert changed(before, s) == {"goods.1": 1, "goods.4": 2}
    assert is_over(s)


@pytest.mark.rule("OM 6.2")
def test_trade_is_a_resource_for_two_and_one_more_for_each_colonist() -> None:
    s = resolved(table().goods(0, **NOTHING).goods(0, water=1, plant=1), "trade")
    assert options(s, 0) == ["pay water", "pay plant"]
    s = play(s, 0, "pay plant")
    assert prompt(s) == ("gain", 2)
    s = play(s, 0, "gain water", "gain battery")
    assert (prompt(s), options(s, 0)) == (("gain", 0), ["boost", "done"])
    before = s
    s = play(s, 0, "boost")
    assert options(s, 0) == ["gain battery", "gain water", "gain plant", "gain oxygen", "done"]
    s = play(s, 0, "gain oxygen", "done")
    assert changed(before, s) == {"quarters.0": 3, "working.0": 1, "goods.4": 1}
    assert is_over(s)
    assert not possible(table().goods(0, **NOTHING).s, 0, effect("trade"))
    assert possible(table().goods(0, **NOTHING).goods(0, oxygen=1).s, 0, effect("trade"))


@pytest.mark.rule("OM 6.2")
def test_two_crystals_and_one_more_for_each_colonist() -> None:
    t = table().colonists(0, 2)
    before = t.s.clone()
    s = resolved(t, "two_crystals_boosted")
    assert (prompt(s), options(s, 0)) == (("crystals",), ["boost", "done"])
    assert changed(before, s) == {"waiting.0": 2}
    s = play(s, 0, "boost", "boost")
    assert changed(before, s) == {"waiting.0": 4, "quarters.0": 0, "working.0": 2}
    assert is_over(s)
    assert is_over(resolved(table().colonists(0, 0), "two_crystals_boosted"))


@pytest.mark.rule("OM 6.2")
def test_production_is_one_of_each_and_more_for_colonists() -> None:
    t = table().level(5).building("mine", "g4", "g6").miner(0, "g4").miner(1, "g6").goods(0, **NOTHING)
    t.built(0, "biomarket", "g7").built(0, "casino", "a1").built(1, "wind_turbines", "g3").colonists(0, 2)
    before = t.s.clone()
    s = resolved(t, "produce")
    assert prompt(s) == ("gain", 2)
    assert changed(before, s) == {"goods.0": 1, "goods.3": 1, "waiting.0": 1}
    assert options(s, 0) == ["gain mineral", "gain plant", "gain crystal", "done"]
    assert reason(s, 0, "gain battery") == "no-effect"
    s = play(s, 0, "gain crystal", "gain plant")
    assert changed(before, s) == {
        "goods.0": 1, "goods.3": 2, "waiting.0": 2, "quarters.0": 0, "working.0": 2,
    }  # fmt: skip
    assert is_over(s)
    assert not possible(table().blueprint(0, "casino").s, 0, effect("produce"))
    assert possible(table().building("mine", "g4").miner(0, "g4").s, 0, effect("produce"))
    assert possible(table().built(0, "casino", "a1").s, 0, effect("produce"))


# -- Warehouse ------------------------------------------------------------------------------------


@pytest.mark.rule("OM 4.6", "OM 6.1", "OM 6.2")
@pytest.mark.parametrize(
    ("name", "count", "crystals", "boosted"),
    [
        ("warehouse", 1, True, False),
        ("warehouse_resource", 1, False, False),
        ("warehouse_boosted", 1, True, True),
        ("two_from_warehouse", 2, True, False),
    ],
)
def test_items_of_the_warehouse(name: str, count: int, crystals: bool, boosted: bool) -> None:
    s = resolved(table(3), name)
    assert prompt(s) == ("warehouse", count)
    stock = ["take battery", "take water", "take plant", "take oxygen"] + ["take crystal"] * crystals
    assert options(s, 0) == [*stock, "done"]
    assert reason(s, 0, "take crystal") == ("" if crystals else "resource-only")
    before = s
    s = play(s, 0, *["take plant"] * count)
    assert changed(before, s) == {"warehouse.3": 3 - count, "goods.3": 1 + count}
    assert is_over(s) is not boosted
    more = ["take oxygen", "take oxygen", "take battery", "take water"]
    assert boosts(s, *more) == (len(more) if boosted else 0)


@pytest.mark.rule("OM 3.2", "OM 6.2")
@pytest.mark.parametrize("name", ["warehouse_boosted", "blueprint_boosted", "trade"])
def test_without_a_colonist_to_send_nothing_more_is_asked(name: str) -> None:
    choices = {
        "warehouse_boosted": ["take plant"],
        "blueprint_boosted": ["take-blueprint casino"],
        "trade": ["pay water", "gain plant", "gain plant"],
    }
    for colonists, over in ((0, True), (1, False)):
        t = table().colonists(0, colonists)
        t.s.display[5] = 10
        t.s.level1_bag.remove(10)
        assert is_over(play(resolved(t, name), 0, *choices[name])) is over


@pytest.mark.rule("OM 4.6")
def test_a_warehouse_without_resources_helps_only_where_crystals_do() -> None:
    t = table()
    t.s.warehouse = [0, 0, 0, 0, 0, 1]
    assert possible(t.s, 0, effect("warehouse"))
    assert not possible(t.s, 0, effect("warehouse_resource"))
    t.s.warehouse = [0, 0, 0, 0, 1, 0]
    assert possible(t.s, 0, effect("warehouse_resource"))
    t.s.warehouse = [0, 0, 0, 0, 0, 0]
    assert not possible(t.s, 0, effect("warehouse"))


@pytest.mark.rule("OM 4.6", "OM 2.3")
def test_a_crystal_of_the_warehouse_needs_a_depot_space_not_waited_for() -> None:
    """Three spaces are free of Ships."""
    assert reason(resolved(table().crystals(0, 1, waiting=1), "warehouse"), 0, "take crystal") == ""
    assert reason(resolved(table().crystals(0, 1, waiting=2), "warehouse"), 0, "take crystal") == "no-room"
    full = resolved(table().crystals(0, 3).contract(0, "d6"), "warehouse")
    assert reason(full, 0, "take crystal") == ""


# -- Colonists ------------------------------------------------------------------------------------


@pytest.mark.rule("OM 7.2", "OM 2.2")
def test_two_colonists_come_from_the_supply_as_far_as_there_is_room() -> None:
    for there, come in ((8, 2), (9, 1)):
        t = table().colonists(0, there)
        before = t.s.clone()
        s = resolved(t, "two_colonists")
        assert changed(before, s) == {"quarters.0": there + come, "supply.0": 12 - there - come}
    t = table().colonists(0, 10)
    assert not possible(t.s, 0, effect("two_colonists"))
    t = table().colonists(0, 4, working=8)
    assert not possible(t.s, 0, effect("two_colonists"))
    t = table().colonists(0, 4, working=7)
    before = t.s.clone()
    assert changed(before, resolved(t, "two_colonists")) == {"quarters.0": 5, "supply.0": 0}


@pytest.mark.rule("OM 1.3")
def test_a_colonist_is_bought_for_water_or_a_plant() -> None:
    t = table().goods(0, **NOTHING).goods(0, water=1)
    before = t.s.clone()
    s = resolved(t, "buy_colonist")
    assert changed(before, s) == {"goods.2": 0, "quarters.0": 5, "supply.0": 7}
    assert not possible(table().goods(0, **NOTHING).goods(0, oxygen=1).s, 0, effect("buy_colonist"))
    assert not possible(table().colonists(0, 10).s, 0, effect("buy_colonist"))


@pytest.mark.rule("OM 5.9", "OM 7.2")
@pytest.mark.parametrize(("name", "count"), [("retrieve", 1), ("two_retrieved", 2)])
def test_colonists_are_retrieved_from_everywhere(name: str, count: int) -> None:
    t = table().slot(0, "obtain_blueprint").slot(0, "hire").slot(1, "research").colonists(0, 1, working=1)
    s = resolved(t, name)
    assert prompt(s) == ("retrieve", count)
    places = ["retrieve obtain_blueprint", "retrieve hire", "retrieve working_area"]
    assert options(s, 0) == [*places, "done"]
    assert reason(s, 0, "retrieve research") == "nobody-there"
    before = s
    s = play(s, 0, *places[:count])
    slots = {"slots.0": 0} | ({"slots.16": 0} if count == 2 else {})
    assert changed(before, s) == {"quarters.0": 1 + count} | slots
    assert is_over(s)
    assert not possible(table().slot(1, "hire").s, 0, effect(name))
    assert possible(table().slot(0, "obtain_blueprint").s, 0, effect(name))


@pytest.mark.rule("OM 5.9")
@pytest.mark.parametrize(
    "place", ["obtain_blueprint", "research", "construct_building", "upgrade_building", "hire"]
)
def test_each_company_retrieves_its_own(place: str) -> None:
    t = OMScenario(3).slot(1, place).slot(0, "obtain_blueprint").slot(2, "research").colonists(1, 2)
    s = t.ask(Benefit(1, effect("two_retrieved")), Arrive(2, 0))
    assert options(s, 1) == [f"retrieve {place}", "done"]
    before = s
    s = play(s, 1, f"retrieve {place}")
    group = ["obtain_blueprint", "research", "construct_building", "upgrade_building", "hire"].index(place)
    assert changed(before, s) == {f"slots.{4 * group + 1}": 0, "quarters.1": 3}


@pytest.mark.rule("OM 2.2", "OM 5.9")
def test_a_retrieved_colonist_without_room_goes_to_the_supply() -> None:
    t = table().colonists(0, 10, working=2)
    s = resolved(t, "retrieve")
    before = s
    s = play(s, 0, "retrieve working_area")
    assert changed(before, s) == {"working.0": 1, "supply.0": 1}


@pytest.mark.rule("OM 6.2")
def test_up_to_two_colonists_leave_the_working_area_for_free_quarters() -> None:
    for quarters, working, come in ((4, 3, 2), (4, 1, 1), (9, 3, 1)):
        t = table().colonists(0, quarters, working=working)
        before = t.s.clone()
        s = resolved(t, "two_from_working_area")
        assert changed(before, s) == {"quarters.0": quarters + come, "working.0": working - come}
    assert not possible(table().colonists(0, 4).s, 0, effect("two_from_working_area"))
    assert not possible(table().colonists(0, 10, working=1).s, 0, effect("two_from_working_area"))


@pytest.mark.rule("OM 6.2")
@pytest.mark.parametrize("side", ["orbit", "colony"])
def test_any_number_comes_back_from_the_slots_of_one_side(side: str) -> None:
    slots = {"orbit": ["obtain_blueprint", "research"], "colony": ["construct_building", "hire"]}
    t = table().colonists(0, 1, working=1)
    for action in (*slots["orbit"], *slots["colony"]):
        t.slot(0, action)
    t.slot(0, slots[side][0])
    s = resolved(t, "slots_of_one_side")
    assert options(s, 0) == [f"retrieve {action}" for row in slots.values() for action in row] + ["done"]
    assert reason(s, 0, "retrieve working_area") == "nobody-there"
    first, second = slots[side]
    before = s
    s = play(s, 0, f"retrieve {first}")
    assert options(s, 0) == [f"retrieve {first}", f"retrieve {second}", "done"]
    s = play(s, 0, f"retrieve {first}", f"retrieve {second}")
    assert s.quarters[0] == before.quarters[0] + 3
    assert is_over(s)
    assert not possible(table().colonists(0, 1, working=1).s, 0, effect("slots_of_one_side"))


# -- Orbit ----------------------------------------------------------------------------------------


@pytest.mark.rule("OM 4.2")
@pytest.mark.parametrize(
    ("name", "count", "boosted"),
    [("blueprint", 1, False), ("blueprint_boosted", 1, True), ("two_blueprints", 2, False)],
)
def test_blueprints(name: str, count: int, boosted: bool) -> None:
    s = resolved(table().missions("contracts", "bots", "research"), name)
    assert prompt(s) == ("blueprint", count)
    shown = ["construction_yard", "metal_deposit", "automated_production", "wind_turbines"]
    shown += ["private_ship", "moisture_vaporator"]
    assert options(s, 0) == [*[f"take-blueprint {card}" for card in shown], "done"]
    before = s
    s = play(s, 0, *[f"take-blueprint {card}" for card in shown[:count]])
    taken = {"display.0": -1, "blueprint_owner.0": 0, "markers.0": 7, "goods.0": 2}
    if count == 2:
        taken |= {"display.1": -1, "blueprint_owner.1": 0, "markers.0": 6, "goods.0": 3}
    assert changed(before, s) == taken
    assert is_over(s) is not boosted
    if boosted:
        assert changed(s, play(s, 0, "boost", "take-blueprint private_ship")) == {
            "display.4": -1, "blueprint_owner.4": 0, "markers.0": 6, "goods.2": 2, "quarters.0": 3,
            "working.0": 1,
        }  # fmt: skip


@pytest.mark.rule("OM 4.2")
def test_a_blueprint_needs_a_marker_and_a_card_even_the_first_of_all() -> None:
    t = table()
    t.s.display = [-1] * 11 + [0]
    assert possible(t.s, 0, effect("blueprint"))
    t.s.display = [-1] * 12
    assert not possible(t.s, 0, effect("blueprint"))
    t = table()
    t.s.markers[0] = 0
    assert not possible(t.s, 0, effect("blueprint"))
    t.s.markers[0] = 1
    assert possible(t.s, 0, effect("blueprint"))


@pytest.mark.rule("OM 4.3")
@pytest.mark.parametrize("name", ["technology", "technology_boosted"])
def test_a_technology_at_its_price(name: str) -> None:
    s = resolved(table().goods(0, **NOTHING).goods(0, battery=1), name)
    assert prompt(s) == ("tech", 1)
    assert [o for o in options(s, 0) if "top" in o] == []
    assert options(s, 0)[-1] == "done"
    s = play(s, 0, "take-tech middle1", "place-tech 1b")
    assert goods(s, 0)["battery"] == 0
    assert is_over(s) == (name == "technology")
    if name == "technology_boosted":
        assert boosts(s, "take-tech bottom1, take crystal") == 1  # then column 1 is full


@pytest.mark.rule("OM 6.2")
def test_the_oxygen_tank_takes_as_many_tiles_as_column_one_has_room_for() -> None:
    """A goal claimed while the second tile gives its benefit makes room for two more."""
    t = table().level(3).goal(0, "level_three").goods(0, battery=5)
    t.s.active = 0
    s = play(resolved(t, "technology_boosted"), 0, "take-tech bottom1", "place-tech 1b", "boost")
    s = play(s, 0, "take-tech bottom2", "claim level_three", "prize develop", "develop ship 2c")
    s = play(s, 0, "develop upgrade 2a", "take crystal")
    more = ["take-tech middle1, pay battery, place-tech 1b", "take-tech middle2, pay battery, done"]
    assert boosts(s, *more) == 2
    assert is_over(play(s, 0, "done"))


@pytest.mark.rule("OM 4.4")
@pytest.mark.parametrize(
    ("name", "count", "free", "boosted"),
    [
        ("develop_free", 1, True, False),
        ("two_developments", 2, False, False),
        ("two_developments_boosted", 2, False, True),
        ("two_developments_free", 2, True, False),
    ],
)
def test_developments(name: str, count: int, free: bool, boosted: bool) -> None:
    t = table().goods(0, **NOTHING)
    assert possible(t.s, 0, effect(name)) is free
    s = resolved(t.goods(0, oxygen=5), name)
    assert prompt(s) == ("develop-free" if free else "develop", count)
    assert options(s, 0)[-1] == "done"
    s = play(s, 0, *["develop shelter 3a", "develop shelter 4a"][:count])
    while not free and prompt(s)[0] == "pay":
        s = play(s, 0, "pay oxygen")
    assert tech_level(s, 0, "shelter") == 2 + count
    assert goods(s, 0)["oxygen"] == (5 if free else 5 - count)
    assert is_over(s) is not boosted
    if boosted:
        s = play(s, 0, "boost", "develop shelter 5a", "pay oxygen", "pay oxygen")
        assert (tech_level(s, 0, "shelter"), s.working[0]) == (5, 1)
