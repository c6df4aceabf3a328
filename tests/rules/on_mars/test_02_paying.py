"""What can be paid, and how: every sort of unit alone and beside others."""

import random

import pytest

from rules.on_mars.story import (
    NOTHING,
    changed,
    is_over,
    lines,
    options,
    play,
    prompt,
    reason,
    rule,
    shortage,
)
from tharsis.games.on_mars.actions import NO_COLONISTS, NO_CRYSTALS, NO_RESOURCES
from tharsis.games.on_mars.codes import (
    ANY,
    BATTERY,
    COIN,
    MINER,
    MINERAL,
    OXYGEN,
    PLANT,
    RESOURCES,
    SLOT,
    WATER,
    WATER_OR_PLANT,
    WORKER,
)
from tharsis.games.on_mars.rules.payment import Pay, short_why
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import SPENT, OMState
from tharsis.kernel import LEGAL

#: What pays a resource unit besides a mineral.
PAID_BY = {
    MINERAL: [],
    BATTERY: [BATTERY],
    WATER: [WATER],
    PLANT: [PLANT],
    OXYGEN: [OXYGEN],
    WATER_OR_PLANT: [WATER, PLANT],
    ANY: [BATTERY, WATER, PLANT, OXYGEN],
}


def has_resources(goods: list[int], units: list[int]) -> bool:
    """By trying every way: the stock of minerals, batteries, water, plants, oxygen pays these units."""
    if not units:
        return True
    for item in (MINERAL, *PAID_BY[units[0]]):
        if goods[item]:
            left = [n - (i == item) for i, n in enumerate(goods)]
            if has_resources(left, units[1:]):
                return True
    return False


def expected(goods: list[int], crystals: int, colonists: int, units: list[int]) -> int:
    """2.1, 3.3: Colonists, then crystals for what Colonists left over do not pay, then resources."""
    workers = sum(unit in (WORKER, MINER) for unit in units)
    if workers > colonists:
        return NO_COLONISTS
    if units.count(COIN) + max(0, units.count(SLOT) - (colonists - workers)) > crystals:
        return NO_CRYSTALS
    return LEGAL if has_resources(goods, [unit for unit in units if unit in PAID_BY]) else NO_RESOURCES


SORTS = [MINERAL, BATTERY, WATER, PLANT, OXYGEN, ANY, COIN, SLOT, WORKER, WATER_OR_PLANT]


@pytest.mark.rule("OM 2.1", "OM 3.3")
@pytest.mark.parametrize("most", [1, 2, 3, 5])
def test_what_can_be_paid_is_what_some_way_of_paying_covers(most: int) -> None:
    """Costs and stocks at random, with a unit that is spent already and slots counted apart."""
    choice = random.Random(most)
    s = OMScenario().s
    found: set[int] = set()
    for _ in range(1500):
        units = [choice.choice(SORTS) for _ in range(choice.randint(0, most))]
        slots = choice.choice([0, 0, 0, 1, 2])
        spent = choice.choice([-1, -1, *SORTS[:5], COIN, WORKER])
        s.goods[:5] = [choice.choice([0, 0, 1, 2]) for _ in range(5)]
        s.crystals[0] = choice.randint(0, 3)
        s.quarters[0] = choice.randint(0, 3)
        if slots:
            answer = short_why(s, 0, tuple(units), slots, spent)
        else:
            answer = short_why(s, 0, tuple(units), spent=spent)
        left, crystals, colonists = s.goods[:5], s.crystals[0], s.quarters[0]
        if 0 <= spent < RESOURCES:
            left[spent] -= 1
        crystals -= spent == COIN
        colonists -= spent == WORKER
        if min(*left, crystals, colonists) < 0 or (spent >= 0 and not units):
            continue  # what is spent was there, and something is left to pay
        wanted = expected(left, crystals, colonists, [*units, *[SLOT] * slots])
        assert answer == wanted, (units, slots, spent, left, crystals, colonists)
        found.add(answer)
    assert found == {LEGAL, NO_RESOURCES, NO_CRYSTALS, NO_COLONISTS}


@pytest.mark.rule("OM 7.3")
def test_goal_cards_count_as_crystals_on_the_own_turn_only() -> None:
    s = OMScenario().goal(0, "three_ships").crystals(0, 0).s
    assert short_why(s, 0, (COIN,)) == NO_CRYSTALS
    s.active = 0
    assert short_why(s, 0, (COIN,)) == LEGAL
    assert short_why(s, 0, (COIN, COIN)) == NO_CRYSTALS
    s.active = 1
    assert short_why(s, 0, (COIN,)) == NO_CRYSTALS


@pytest.mark.rule("OM 10.4")
def test_nothing_is_asked_of_lacerda() -> None:
    s = OMScenario(1).s
    assert short_why(s, 1, (OXYGEN, OXYGEN, WORKER, COIN, COIN, COIN)) == LEGAL


# -- the question ---------------------------------------------------------------------------------

FULL = {"mineral": 2, "battery": 2, "water": 2, "plant": 2, "oxygen": 2}


def owing(t: OMScenario, *units: int, keep: tuple[int, ...] = ()) -> OMState:
    return t.ask(Pay(0, units, keep), Arrive(1, 0))


@pytest.mark.rule("OM 2.1", "OM 3.3")
@pytest.mark.parametrize(
    ("unit", "ways", "asked"),
    [
        (BATTERY, ["pay mineral", "pay battery"], ("pay", BATTERY)),
        (WATER, ["pay mineral", "pay water"], ("pay", WATER)),
        (PLANT, ["pay mineral", "pay plant"], ("pay", PLANT)),
        (OXYGEN, ["pay mineral", "pay oxygen"], ("pay", OXYGEN)),
        (ANY, ["pay mineral", "pay battery", "pay water", "pay plant", "pay oxygen"], ("pay-any",)),
        (WATER_OR_PLANT, ["pay mineral", "pay water", "pay plant"], ("pay-water-or-plant",)),
        (COIN, ["pay crystal", "pay-goal two_research"], ("pay-crystal", 1)),
        (SLOT, ["pay crystal", "pay-goal two_research", "pay-colonist"], ("pay-slot",)),
    ],
)
def test_each_unit_has_its_ways_to_be_paid(unit: int, ways: list[str], asked: tuple[object, ...]) -> None:
    t = OMScenario().goods(0, **FULL).goal(0, "two_research")
    t.s.active = 0
    s = owing(t, unit)
    assert (options(s, 0), prompt(s)) == (ways, asked)
    for way in ("pay mineral", "pay water", "pay crystal", "pay-goal two_research", "pay-colonist"):
        assert (reason(s, 0, way) == "") == (way in ways)


@pytest.mark.rule("OM 2.1", "OM 3.2", "OM 7.3")
@pytest.mark.parametrize(
    ("unit", "way", "paid"),
    [
        (ANY, "pay mineral", {"goods.0": 1}),
        (ANY, "pay oxygen", {"goods.4": 1}),
        (SLOT, "pay crystal", {"crystals.0": 0}),
        (SLOT, "pay-colonist", {"quarters.0": 2, "working.0": 1}),
        (SLOT, "pay-goal two_research", {"goals.2": [11], "goals.3": []}),
    ],
)
def test_each_way_takes_its_own(unit: int, way: str, paid: dict[str, object]) -> None:
    t = OMScenario().goods(0, **FULL).goal(0, "two_research")
    t.s.active = 0
    before = t.s.clone()
    s = play(owing(t, unit), 0, way)
    assert changed(before, s) == paid
    assert is_over(s)


@pytest.mark.rule("OM 2.1")
@pytest.mark.parametrize(
    ("unit", "paid"),
    [(MINERAL, {"goods.0": 1}), (WORKER, {"quarters.0": 2, "working.0": 1}), (COIN, {"crystals.0": 0})],
)
def test_a_single_way_is_taken_unasked(unit: int, paid: dict[str, object]) -> None:
    t = OMScenario().goods(0, **FULL).goal(0, "two_research")  # it is nobody's turn: no goal pays
    before = t.s.clone()
    s = owing(t, unit)
    assert changed(before, s) == paid
    assert is_over(s)


@pytest.mark.rule("OM 7.3")
def test_a_goal_that_pays_is_told_to_its_owner_alone() -> None:
    t = OMScenario().goal(0, "two_research")
    t.s.active = 0
    s = play(owing(t, COIN), 0, "pay-goal two_research")
    entry = s.entries()[-1]
    assert lines(s)[-1] == ("goal-spent", 0)
    assert (entry.secret, entry.mask) == ((11,), 1)
    assert [s.goals.knows(seat, 11) for seat in range(2)] == [True, False]
    assert s.goals.piles[SPENT] == [11]


@pytest.mark.rule("OM 2.1", "OM 7.3")
def test_which_rule_forbids_a_payment() -> None:
    t = OMScenario().goods(0, **FULL).goods(0, water=0).goal(0, "two_research").crystals(0, 0)
    t.s.active = 0
    s = owing(t, ANY)
    assert (shortage(s, 0, "pay water"), rule(s, 0, "pay water")) == (("resources", 1), "2.1")
    assert reason(s, 0, "pay-goal two_research") == "not-now"
    t = OMScenario().goal(0, "two_research").goal(0, "three_ships").crystals(0, 0)
    t.s.active = 0
    s = owing(t, COIN)
    assert options(s, 0) == ["pay-goal three_ships", "pay-goal two_research"]
    assert (shortage(s, 0, "pay crystal"), rule(s, 0, "pay crystal")) == (("crystals", 1), "2.3")
    assert reason(s, 0, "pay-goal level_three") == "goal-not-held"
    assert rule(s, 0, "pay-goal level_three") == "7.3"
    assert reason(s, 0, "pay mineral") == "not-now"
    s = owing(OMScenario(4).crystals(0, 1).colonists(0, 0).goal(0, "two_research"), SLOT)
    assert is_over(s)


@pytest.mark.rule("OM 2.1", "OM 3.3")
def test_what_a_colonist_or_a_goal_would_leave_unpaid_is_told_as_well() -> None:
    t = OMScenario().goods(0, **NOTHING).goal(0, "two_research").crystals(0, 0).colonists(0, 2)
    t.s.active = 0
    s = owing(t.goods(0, plant=1), SLOT, PLANT)
    s.goods[3] = 0
    for way in ("pay-colonist", "pay-goal two_research"):
        assert shortage(s, 0, way) == ("resources", 1)
    t = OMScenario().goods(0, **NOTHING).goods(0, plant=1, mineral=2).goal(0, "two_research")
    t.s.active = 0
    s = owing(t, SLOT, PLANT, OXYGEN, OXYGEN)
    s.goods[:5] = [0, 0, 0, 1, 0]
    for way in ("pay-colonist", "pay-goal two_research", "pay crystal"):
        assert shortage(s, 0, way) == ("resources", 2)
    s = owing(OMScenario().goods(0, **NOTHING).goods(0, water=1, plant=1, oxygen=2), ANY, OXYGEN, OXYGEN)
    assert shortage(s, 0, "pay oxygen") == ("resources", 1)
    s.goods[:5] = [0, 0, 1, 1, 0]
    assert shortage(s, 0, "pay water") == ("resources", 2)


@pytest.mark.rule("OM 2.1", "OM 3.3")
def test_a_way_must_leave_the_rest_payable() -> None:
    t = OMScenario().goods(0, **NOTHING).goods(0, mineral=1, water=1)
    s = owing(t, ANY, OXYGEN)  # the mineral is needed for the oxygen
    assert is_over(s)
    assert s.goods[:5] == [0, 0, 0, 0, 0]
    s = owing(OMScenario().goods(0, **NOTHING).goods(0, mineral=2, water=1), ANY, OXYGEN)
    assert options(s, 0) == ["pay mineral", "pay water"]
    s = owing(OMScenario().goods(0, **NOTHING).goods(0, mineral=1, water=1, plant=1), ANY, OXYGEN)
    assert options(s, 0) == ["pay water", "pay plant"]
    assert shortage(s, 0, "pay mineral") == ("resources", 1)


@pytest.mark.rule("OM 3.3", "OM 5.8", "OM 5.13")
@pytest.mark.parametrize(
    ("colonists", "crystals", "keep", "ways"),
    [
        (1, 1, (), ["pay crystal", "pay-colonist"]),
        (2, 1, (MINER,), ["pay crystal", "pay-colonist"]),
        (2, 2, (WORKER, WORKER), []),  # only crystals may go
        (2, 1, (COIN,), []),  # only Colonists may go
        (3, 2, (COIN,), ["pay crystal", "pay-colonist"]),
    ],
)
def test_what_the_action_will_need_is_kept(
    colonists: int, crystals: int, keep: tuple[int, ...], ways: list[str]
) -> None:
    t = OMScenario().colonists(0, colonists).crystals(0, crystals)
    s = owing(t, SLOT, keep=keep)
    assert is_over(s) == (not ways)
    if ways:
        assert options(s, 0) == ways
    elif COIN in keep:
        assert (s.crystals[0], s.working[0]) == (crystals, 1)
    else:
        assert (s.crystals[0], s.working[0]) == (crystals - 1, 0)


@pytest.mark.rule("OM 3.3", "OM 7.3")
def test_a_goal_pays_only_where_the_crystals_left_are_enough() -> None:
    t = OMScenario().colonists(0, 2).crystals(0, 0).goal(0, "two_research")
    t.s.active = 0
    s = owing(t, SLOT, keep=(COIN,))
    assert is_over(s)
    assert (len(s.hand(0)), s.working[0]) == (1, 1)
