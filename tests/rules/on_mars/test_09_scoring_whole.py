"""9.2, 9.3, 10.11, 5.14: the end of the game counted in full, and contracts up to their last item."""

from collections.abc import Callable

import pytest

from rules.on_mars.story import NOTHING, changed, lines, options, play, reason
from tharsis.games.on_mars.actions import CONTRACT
from tharsis.games.on_mars.codes import ITEM_IDS
from tharsis.games.on_mars.rules.contracts import check_upgrade_contracts
from tharsis.games.on_mars.rules.gains import Gain
from tharsis.games.on_mars.rules.scoring import (
    FinalScoring,
    blueprint_points,
    contract_points,
    is_reached,
    lead,
    quarters_points,
    scientist_points,
    ships_points,
    solo_goal,
    standings,
    tech_points,
)
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


@pytest.mark.rule("OM 9.2")
def test_each_source_of_points_for_each_company() -> None:
    t = OMScenario(3).level(3).hangar(1, 2).hangar(0, 1)
    assert [ships_points(t.s, c) for c in range(3)] == [3, 6, 0]
    t.tech(1, "mine", "1a").tech(1, "ship", "3b").tech(1, "rover", "5a").tech(1, "upgrade", "6a")
    assert [tech_points(t.s, c) for c in range(3)] == [2, 2 + 1 + 3 + 5 + 9, 2]
    t.building("mine", "g4", "f4").built(1, "mineral_mine", "g5").built(1, "metal_deposit", "f4")
    t.blueprint(1, "casino", "library").built(2, "wind_turbines", "g3").blueprint(0, "construction_yard")
    assert [blueprint_points(t.s, c) for c in range(3)] == [-3, 5 + 3 - 3 - 5, 3]
    t.scientist(1, "systems_engineer").scientist(0, "geologist").scientist(2, "hydrologist")
    assert [scientist_points(t.s, c) for c in range(3)] == [3, 6, 0]
    t.contract(1, "u1").contract(1, "d6").contract(2, "u2").contract(2, "d1")
    t.s.contract_done[0] = t.s.contract_done[6] = 1
    assert [contract_points(t.s, c) for c in range(3)] == [0, 12 - 4, -6 + 9]


@pytest.mark.rule("OM 9.2")
@pytest.mark.parametrize(
    ("colonists", "points"),
    list(enumerate([0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21])),
)
def test_the_points_of_the_living_quarters(colonists: int, points: int) -> None:
    t = OMScenario().shelter(1, "a1", "a2", "a3", "c1").colonists(1, colonists)
    assert quarters_points(t.s, 1) == points


@pytest.mark.rule("OM 9.2", "OM 5.10")
def test_the_whole_final_scoring() -> None:
    """Crystals are stored, Colonists come home to the own side, cubes and everything else is scored."""
    t = (
        OMScenario(3)
        .level(2)
        .hangar(1, 1)
        .crystals(1, 1, waiting=9)
        .cubes(1, "mine", "generator", "greenhouse")
    )
    t.shelter(1, "a1").slot(1, "construct_building").slot(1, "research").colonists(1, 3, working=1).at(1, 6)
    t.s.op = [5, 7, 9]
    before = t.s.clone()
    s = t.ask(FinalScoring())
    assert changed(before, s) == {
        "crystals.1": 4, "waiting.1": 0, "quarters.1": 5, "working.1": 0, "slots.9": 0,
        "op.0": 5 + 3 + 2, "op.1": 7 + 4 + 3 + 6 + 2, "op.2": 9 + 3 + 2,
    }  # fmt: skip
    assert lines(s) == [("progress", 1, 4), ("score", 0, 10), ("score", 1, 22), ("score", 2, 14)]
    assert s.result().reason == "scored"
    assert standings(s) == [(10, 1, 0, 0), (22, 4, 0, 3), (14, 1, 0, 0)]


@pytest.mark.rule("OM 9.3")
def test_ties_are_broken_by_crystals_then_advanced_buildings_then_cubes() -> None:
    t = OMScenario(4).crystals(1, 2).crystals(2, 2).crystals(3, 2).built(2, "metal_deposit", "g5")
    t.cubes(3, "mine").cubes(2, "mine")
    t.s.op = [3, 3, 3, 3]
    assert standings(t.s) == [(3, 1, 0, 0), (3, 2, 0, 0), (3, 2, 1, 1), (3, 2, 0, 1)]


# -- contracts ------------------------------------------------------------------------------------

#: Minerals and the other items of each delivery.
DELIVERIES = {
    "d1": (4, "mineral", 0),
    "d2": (2, "battery", 3),
    "d3": (2, "water", 3),
    "d4": (2, "oxygen", 3),
    "d5": (2, "plant", 3),
    "d6": (2, "crystal", 3),
}


def delivering(contract: str) -> OMScenario:
    """Green has all that the contract wants, its crystals half waiting; in a game of three."""
    minerals, item, count = DELIVERIES[contract]
    t = OMScenario(3).missions("contracts", "bots", "research").shelter(1, "a1", "a2", "a3")
    t.goods(1, **NOTHING).goods(1, mineral=minerals).crystals(1, 0).contract(1, contract)
    if item == "crystal":
        return t.crystals(1, 2, waiting=1)
    return t.goods(1, **{item: count}) if count else t


@pytest.mark.rule("OM 5.14", "OM 7.1")
@pytest.mark.parametrize("contract", DELIVERIES)
def test_a_delivery_is_complete_with_its_last_item(contract: str) -> None:
    minerals, item, count = DELIVERIES[contract]
    number = CONTRACT.index(contract)
    d = number - 6
    s = delivering(contract).ask(Arrive(1, 0))
    before = s
    items = ["mineral"] * minerals + [item] * count
    for i, what in enumerate(items, 1):
        offered = [f"deliver {id} {contract}" for id in ITEM_IDS if id in items[i - 1 :]]
        assert [o for o in options(s, 1) if o.startswith("deliver")] == offered
        s = play(s, 1, f"deliver {what} {contract}")
        assert s.contract_done[number] == (1 if i == len(items) else 0)
    expected: dict[str, object] = {
        f"contract_done.{number}": 1, f"delivered_minerals.{d}": minerals, "goods.5": 0, "mission_left.0": 1,
    }  # fmt: skip
    if item == "crystal":
        expected |= {"crystals.1": 0, f"delivered.{d}": 3}
    elif count:
        expected |= {f"goods.{5 + ITEM_IDS.index(item)}": 0, f"delivered.{d}": 3}
    expected["waiting.1"] = 1  # the mission's crystal
    if item != "crystal":
        assert changed(before, s) == expected
    else:
        assert changed(before, s) | {"waiting.1": s.waiting[1]} == expected
    assert lines(s, "deliver", "complete")[-2:] == [
        ("deliver", 1, ITEM_IDS.index(items[-1]), number),
        ("complete", 1, number),
    ]


@pytest.mark.rule("OM 5.14")
def test_waiting_crystals_are_delivered_first() -> None:
    s = delivering("d6").ask(Arrive(1, 0))
    s = play(s, 1, "deliver crystal d6")
    assert (s.crystals[1], s.waiting[1]) == (2, 0)
    s = play(s, 1, "deliver crystal d6")
    assert (s.crystals[1], s.waiting[1]) == (1, 0)
    t = delivering("d6").crystals(1, 0, waiting=0)
    s = t.goods(1, mineral=0).ask(Arrive(1, 0))
    assert reason(s, 1, "deliver crystal d6") == "nothing-to-deliver"
    assert not [o for o in options(s, 1) if o.startswith("deliver")]


@pytest.mark.rule("OM 5.14", "OM 2.1")
def test_no_mineral_stands_in_and_nothing_more_than_printed_is_taken() -> None:
    s = delivering("d5").goods(1, mineral=5, plant=5, oxygen=5).ask(Arrive(1, 0))
    assert reason(s, 1, "deliver oxygen d5") == "not-wanted"
    assert reason(s, 0, "deliver plant d5") == "not-your-contract"
    s = play(s, 1, "deliver mineral d5", "deliver mineral d5")
    assert reason(s, 1, "deliver mineral d5") == "not-wanted"
    s = play(s, 1, *["deliver plant d5"] * 3)
    assert reason(s, 1, "deliver plant d5") == "not-wanted"


@pytest.mark.rule("OM 5.14")
def test_a_gain_without_room_goes_onto_a_contract_or_is_lost() -> None:
    """Room for two water: one of four goes into Storage, and the others are asked for one by one."""
    t = OMScenario(3).contract(1, "d3").contract(0, "d2").goods(1, water=1)
    t.s.delivered[2] = 1
    before = t.s.clone()
    s = t.ask(Gain(1, 2, 4), Arrive(2, 0))
    assert options(s, 1)[:2] == ["stow d3", "lose"]
    assert reason(s, 1, "stow d2") == "not-your-contract"
    s = play(s, 1, "stow d3")
    assert changed(before, s) == {"goods.7": 2, "delivered.2": 2}
    one = play(s, 1, "stow d3")
    assert (one.actor(), one.delivered[2]) == (2, 3)
    assert changed(s, play(s, 1, "lose")) == {}
    t = OMScenario(3).contract(1, "d3").goods(1, water=1)
    s = play(t.ask(Gain(1, 2, 2), Arrive(2, 0)), 1, "stow d3")
    assert (s.actor(), s.delivered[2]) == (2, 1)  # it wants more, and nothing is left
    t = OMScenario(3).contract(0, "d3").goods(1, water=1)
    assert t.ask(Gain(1, 2, 2), Arrive(2, 0)).actor() == 2
    s = play(OMScenario(3).contract(1, "d3").goods(1, water=2).ask(Gain(1, 2, 1), Arrive(2, 0)), 1, "lose")
    assert s.actor() == 2


@pytest.mark.rule("OM 5.14")
def test_room_that_a_delivery_makes_is_filled_first() -> None:
    t = OMScenario(3).contract(1, "d3").goods(1, water=2)
    s = t.ask(Gain(1, 2, 2), Arrive(2, 0))
    before = s
    s = play(s, 1, "deliver water d3")  # from Storage, while the question stands
    s = play(s, 1, "stow d3")
    assert changed(before, s)["delivered.2"] == 2
    assert (s.goods[7], s.actor()) == (2, 2)


@pytest.mark.rule("OM 9.2")
@pytest.mark.parametrize("contract", DELIVERIES)
def test_at_the_end_items_go_onto_contracts_that_they_complete(contract: str) -> None:
    minerals, item, count = DELIVERIES[contract]
    number = CONTRACT.index(contract)
    s = delivering(contract).ask(FinalScoring())
    assert (s.contract_done[number], s.goods[5]) == (1, 0)
    for what in {"mineral", item} if count else {"mineral"}:
        t = delivering(contract)
        if what == "crystal":
            t.crystals(1, 2)
        else:
            t.goods(1, **{what: (minerals if what == "mineral" else count) - 1})
        before = t.s.goods[5:10]
        s = t.ask(FinalScoring())
        assert (s.contract_done[number], s.goods[5:10]) == (0, before)


@pytest.mark.rule("OM 9.2")
def test_at_the_end_the_contract_that_lacks_fewest_minerals_goes_first() -> None:
    """With two minerals for one of them: the one that has one already."""
    t = OMScenario(3).shelter(1, "a1", "a2").contract(1, "d2").contract(1, "d3")
    t.goods(1, **NOTHING).goods(1, mineral=2, battery=3, water=3)
    t.s.delivered_minerals[2] = 1
    s = t.ask(FinalScoring())
    assert (s.contract_done[7], s.contract_done[8], s.goods[5]) == (0, 1, 1)
    t = OMScenario(3).shelter(1, "a1", "a2").contract(1, "d2").contract(1, "d3")
    t.goods(1, **NOTHING).goods(1, mineral=1, water=3)
    t.s.delivered_minerals[1] = t.s.delivered_minerals[2] = 1
    s = t.ask(FinalScoring())
    assert (s.contract_done[7], s.contract_done[8]) == (0, 1)


UPGRADED = {
    "u1": ("generator", ("g2", "g1", "h2"), "wind_turbines", "g3"),
    "u2": ("water_extractor", ("i4", "j4", "j3"), "private_ship", "i5"),
    "u3": ("greenhouse", ("g8", "g9", "h7"), "biomarket", "g7"),
    "u4": ("oxygen_condenser", ("e6", "d6", "d5"), "concentrator", "e5"),
    "u6": ("mine", ("g4", "g6", "f5"), "metal_deposit", "g5"),
}


@pytest.mark.rule("OM 5.14")
@pytest.mark.parametrize("contract", UPGRADED)
def test_an_upgrade_contract_wants_an_own_marker_in_a_complex_of_four(contract: str) -> None:
    building, hexes, card, home = UPGRADED[contract]
    number = CONTRACT.index(contract)

    def done(owner: int, size: int, other: str = "") -> tuple[int, int]:
        t = OMScenario(3).missions("contracts", "bots", "research").level(3).contract(1, contract)
        t.building(building, *hexes[: size - 1])
        if other:
            t.blueprint(owner, other)
        else:
            t.built(owner, card, home)
        t.s.contract_done[number] = 0
        t.s.missions, t.s.mission_left = [8, 3, 0], [2, 4, 5]
        for _ in range(2):  # complete is complete
            check_upgrade_contracts(t.s)
        return t.s.contract_done[number], t.s.mission_left[0]

    assert done(1, 4) == (1, 1)
    assert done(1, 3) == (0, 2)
    assert done(0, 4) == (0, 2)
    assert done(1, 4, other=card) == (0, 2)  # its marker is still on the card


# -- solo goals -----------------------------------------------------------------------------------

#: What is missing in turn, by goal; the rest is there, exactly enough of it.
SOLO = ("first_colonists", "next_generation", "hunky_dory", "martian_potato")
MISSING: dict[str, tuple[str, Callable[[OMState], object]]] = {
    "lead": ("1234", lambda s: s.op.__setitem__(0, s.op[0] - 1)),
    "goal": ("123", lambda s: s.goal_done.__setitem__(0, -1)),
    "level": ("1234", lambda s: setattr(s, "level", s.level - 1)),
    "tech": ("14", lambda s: s.lab.__setitem__(3, 11)),
    "upgrade contract": ("234", lambda s: s.contract_done.__setitem__(2, 0)),
    "delivery": ("234", lambda s: s.contract_done.__setitem__(10, 0)),
    "both contracts": ("1234", lambda s: setattr(s, "contract_done", [0] * 12)),
    "contracts of the player": ("1234", lambda s: setattr(s, "contract_owner", [1] * 12)),
    "research": ("24", lambda s: s.research.__setitem__(0, 8)),
    "shelters": ("2", lambda s: s.shelters.__setitem__(0, 3)),
    "mines": ("3", lambda s: s.supply.__setitem__(0, s.supply[0] + 1)),
    "buildings": ("34", lambda s: s.blueprint_hex.__setitem__(7, -1)),
    "biochemist": ("4", lambda s: s.scientist_owner.__setitem__(3, 1)),
    "great greenhouse": ("4", lambda s: setattr(s, "great_greenhouse", False)),
    "plants": ("4", lambda s: s.goods.__setitem__(3, 4)),
    "orbit": ("4", lambda s: s.space.__setitem__(0, 5)),
}


def reaching(goal: str) -> OMState:
    """Exactly what the goal asks for, and as little as that of what the others do."""
    t = OMScenario(1, solo_goal=goal).at(0, 4).at(1, 8)
    t.level(4 if goal == "hunky_dory" else 3).shelter(0, "a1", "a2", "a3").tech(0, "greenhouse", "6a")
    t.contract(0, "u3").contract(0, "d5").scientist(0, "biochemist").goods(0, plant=5)
    s = t.s
    s.contract_done[2] = s.contract_done[10] = 1
    s.goal_done[0] = 0
    s.research[0] = 9
    s.great_greenhouse = True
    t.building("mine", "g9", "m1").miner(0, "g9").miner(0, "m1")
    t.building("greenhouse", "g8", "h7").built(0, "metal_deposit", "g5").built(0, "wind_turbines", "g3")
    t.built(0, "biomarket", "g7").built(0, "hydroponic_farm", "g8").built(0, "eco_resort", "h7")
    s.contract_done = [0] * 12
    s.contract_done[2] = s.contract_done[10] = 1
    s.op = [40 + (1, 10, 20, 30)[SOLO.index(goal)], 40]
    return s


@pytest.mark.rule("OM 10.11")
@pytest.mark.parametrize("missing", MISSING)
@pytest.mark.parametrize("goal", SOLO)
def test_each_requirement_of_a_solo_goal_alone(goal: str, missing: str) -> None:
    number = SOLO.index(goal)
    assert is_reached(reaching(goal), number)
    s = reaching(goal)
    goals, take_away = MISSING[missing]
    take_away(s)
    assert is_reached(s, number) is (str(number + 1) not in goals)


@pytest.mark.rule("OM 10.11")
def test_one_contract_of_either_kind_is_enough_for_the_first_colonists() -> None:
    for contract in (2, 10):
        s = reaching("first_colonists")
        s.contract_done[contract] = 0
        assert is_reached(s, 0)


@pytest.mark.rule("OM 10.11")
def test_of_several_goals_the_hardest_counts() -> None:
    def any_goal(**but: int) -> int:
        t = OMScenario(1)
        s = reaching("hunky_dory")
        s.options = t.s.options
        s.op = [but.get("op", 90), 40]
        if "space" in but:
            s.space[0] = but["space"]
        return solo_goal(s)

    assert [any_goal(), any_goal(space=5), any_goal(op=59), any_goal(op=49), any_goal(op=40)] == [
        3,
        2,
        1,
        0,
        4,
    ]


@pytest.mark.rule("OM 10.11")
def test_the_standing_alone_is_the_goal_the_lead_and_the_points() -> None:
    s = reaching("next_generation")
    assert (lead(s), standings(s)) == (10, [(1, 10, 50)])
    s.op[0] = 49
    assert standings(s) == [(0, 9, 49)]


@pytest.mark.rule("OM 10.11", "OM 9.2")
def test_the_end_of_a_solo_game_is_told() -> None:
    for points, end in ((200, "solo-won"), (-100, "solo-lost")):
        s = reaching("next_generation")
        s.op[0] = points
        s.do(FinalScoring())
        s.advance()
        assert lines(s)[-1] == ("solo-result", 1, s.op[0] - s.op[1])
        assert s.result().reason == end


@pytest.mark.rule("OM 10.8", "OM 9.2")
def test_lacerdas_contracts_count_as_complete_and_he_calls_nobody_home() -> None:
    t = OMScenario(1).contract(1, "u1").contract(1, "d1").at(1, 6).slot(1, "construct_building")
    assert contract_points(t.s, 1) == 12 + 9
    t.crystals(1, 1, waiting=1)
    s = t.ask(FinalScoring())
    assert (s.crystals[1], s.waiting[1], s.slots[9], s.quarters[1]) == (2, 0, 1, 3)
