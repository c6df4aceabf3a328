"""3.1 to 3.4: slots and their cost, what an action keeps for itself, and what a turn begins and ends with."""

import random

import pytest

from rules.on_mars.story import NOTHING, changed, lines, options, play, prompt, reason, rule, shortage
from tharsis.games.on_mars.codes import COIN, MINER, WORKER
from tharsis.games.on_mars.rules.main_actions import IMPOSSIBLE, keep_for
from tharsis.games.on_mars.rules.rounds import NextTurn, Round, StartTurn
from tharsis.games.on_mars.rules.slots import (
    clear_full,
    extra_cost,
    is_full,
    slot_why,
    spare_after_slot,
)
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL

ACTIONS = ("obtain_blueprint", "research", "construct_building", "upgrade_building", "hire")
HIRE = 4


def cost(there: list[int], c: int, *, hire: bool) -> tuple[int, list[int]]:
    """3.3, 3.4: the extra cost for a company, and who has how many after full slots are cleared."""
    left = there[:]
    if not hire and sum(there) >= 3:
        left = [0 if n == max(there) else n for n in there]
    if len(there) == 2:
        return sum(left), left
    return sum(n > 0 for other, n in enumerate(left) if other != c), left


@pytest.mark.rule("OM 3.3", "OM 3.4", "OM 11")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("group", range(5))
def test_the_extra_cost_and_who_is_cleared(seats: int, group: int) -> None:
    """All ways in which up to three Colonists stand on the slots, one of each company on those of Hire."""
    choice = random.Random(10 * seats + group)
    for _ in range(60):
        there = [choice.choice([0, 0, 1, 2]) for _ in range(seats)]
        if group == HIRE:
            there = [min(1, n) for n in there]
        elif sum(there) > 3:
            continue
        t = OMScenario(seats)
        for c, count in enumerate(there):
            if count:
                t.slot(c, ACTIONS[group], count)
        for c in range(seats):
            assert extra_cost(t.s, c, group) == cost(there, c, hire=group == HIRE)[0]
        before = t.s.clone()
        left = cost(there, 0, hire=group == HIRE)[1]
        assert is_full(t.s, group) == (left != there)
        clear_full(t.s, group)
        assert t.s.slots[4 * group : 4 * group + seats] == left
        expected: dict[str, object] = {}
        for c in range(seats):
            if left[c] != there[c]:
                expected |= {f"slots.{4 * group + c}": left[c], f"working.{c}": there[c]}
        assert changed(before, t.s) == expected
        cleared = [c for c in range(seats) if left[c] != there[c]]
        numbers = (1, 3, 6, 7, 9)
        assert lines(t.s) == [("cleared", c, numbers[group]) for c in cleared]


@pytest.mark.rule("OM 3.3")
@pytest.mark.parametrize(
    ("colonists", "crystals", "others", "allowed", "spare"),
    [
        (0, 3, 0, "colonists", -1),
        (1, 0, 0, "", 0),
        (1, 0, 1, "crystals", -1),
        (1, 1, 1, "", 0),
        (2, 0, 1, "", 0),
        (2, 1, 2, "", 0),
        (2, 0, 2, "crystals", -1),
        (3, 2, 2, "", 2),
        (3, 1, 2, "", 1),
    ],
)
def test_a_slot_takes_a_colonist_and_its_extra_cost(
    colonists: int, crystals: int, others: int, allowed: str, spare: int
) -> None:
    t = OMScenario(4).colonists(1, colonists).crystals(1, crystals)
    for c in range(2, 2 + others):
        t.slot(c, "construct_building")
    why = slot_why(t.s, 1, 2)
    assert ("" if why == LEGAL else t.s.game.reasons.terms[why].name) == allowed
    assert spare_after_slot(t.s, 1, 2) == spare
    assert slot_why(t.s, 1, -1) == LEGAL


@pytest.mark.rule("OM 3.3", "OM 7.3")
def test_goal_cards_help_with_the_extra_cost_on_the_own_turn() -> None:
    t = OMScenario(4).colonists(1, 1).crystals(1, 0).slot(2, "construct_building").goal(1, "three_ships")
    assert slot_why(t.s, 1, 2) != LEGAL
    t.s.active = 1
    assert slot_why(t.s, 1, 2) == LEGAL
    assert spare_after_slot(t.s, 1, 2) == 0


@pytest.mark.rule("OM 5.13")
def test_the_own_slot_of_hire_is_filled_once() -> None:
    t = OMScenario(3).slot(1, "hire")
    assert [slot_why(t.s, c, HIRE) == LEGAL for c in range(3)] == [True, False, True]


@pytest.mark.rule("OM 10.4")
def test_lacerda_pays_slots_with_crystals_alone() -> None:
    for crystals, others, able in ((0, 0, True), (0, 1, False), (1, 1, True), (1, 2, False)):
        t = OMScenario(1).crystals(1, crystals)
        if others:
            t.slot(0, "construct_building", others)
        assert (slot_why(t.s, 1, 2) == LEGAL) is able


@pytest.mark.rule("OM 3.3")
def test_the_slot_is_filled_and_the_extra_cost_told() -> None:
    t = OMScenario(3).at(1, 1).slot(0, "obtain_blueprint").colonists(1, 2).crystals(1, 1)
    s = t.turn(1)
    before = s
    s = play(s, 1, "act obtain_blueprint")
    assert changed(before, s) == {"slots.1": 1, "quarters.1": 1, "main_done": True}
    assert lines(s, "act", "extra") == [("act", 1, 1), ("extra", 1, 1)]
    assert prompt(s) == ("pay-slot",)
    s = play(s, 1, "pay crystal")
    assert (s.crystals[1], prompt(s)) == (0, ("blueprint", 1))


# -- what an action needs besides -----------------------------------------------------------------


@pytest.mark.rule("OM 3.3", "OM 5.8", "OM 5.13", "OM 4.4")
@pytest.mark.parametrize(
    ("action", "story", "keep"),
    [
        (6, "goods", ()),
        (6, "mine", (MINER,)),
        (6, "nothing", IMPOSSIBLE),
        (9, "scientist", ()),
        (9, "contract", (COIN,)),
        (9, "geologist", (WORKER, WORKER)),
        (9, "nothing", IMPOSSIBLE),
        (3, "low", ()),
        (3, "top", (4, COIN)),
        (3, "nothing", IMPOSSIBLE),
    ],
)
def test_what_is_kept_for_the_action_itself(action: int, story: str, keep: tuple[int, ...]) -> None:
    t = OMScenario(3).at(1, 1 if action == 3 else 5).goods(1, **NOTHING).bot(1, 1, "f5").crystals(1, 0)
    if story == "goods":
        t.goods(1, mineral=1)
    elif story == "nothing":
        t.colonists(1, 1)
    elif story == "scientist":
        t.goods(1, water=2).crystals(1, 1).on_display(5, "d1")
    elif story == "contract":
        t.on_display(5, "d1").crystals(1, 1).colonists(1, 1)
    elif story == "low":
        t.goods(1, oxygen=1)
    elif story == "top":
        t.tech(1, "shelter", "5a").goods(1, oxygen=1).crystals(1, 1)
    assert keep_for(t.s, 1, action) == keep


@pytest.mark.rule("OM 3.3", "OM 4.4")
def test_the_crystal_of_the_top_column_is_one_beside_those_of_the_slot() -> None:
    for crystals, colonists, able in ((1, 1, False), (2, 1, True), (1, 2, True)):
        t = OMScenario(3).at(1, 1).slot(0, "research").tech(1, "shelter", "5a").goods(1, **NOTHING)
        t.goods(1, oxygen=1).crystals(1, crystals).colonists(1, colonists)
        assert (keep_for(t.s, 1, 3) != IMPOSSIBLE) is able
        assert (reason(t.turn(1), 1, "act research") == "") is able


@pytest.mark.rule("OM 4.4", "OM 2.1")
def test_why_nothing_can_be_developed() -> None:
    """A tile that is only too dear tells most; crystals are told where they are all that is lacking."""
    t = OMScenario(3).at(1, 1).tech(1, "shelter", "5a").goods(1, oxygen=2).crystals(1, 0).colonists(1, 1)
    assert shortage(t.turn(1), 1, "act research") == ("crystals", 1)
    t = OMScenario(3).at(1, 1).tech(1, "shelter", "5a").tech(1, "mine", "4b").goods(1, **NOTHING)
    assert shortage(t.crystals(1, 0).turn(1), 1, "act research") == ("resources", 2)
    t = OMScenario(3).at(1, 1).tech(1, "shelter", "6a").tech(1, "mine", "5a").tech(1, "rover", "5b")
    assert reason(t.turn(1), 1, "act research") == "no-development"


@pytest.mark.rule("OM 3.1", "OM 5.13")
@pytest.mark.parametrize(
    ("posts", "lacking"),
    [
        ([-1] * 6, ("post-empty", None)),
        ([0, -1, -1, -1, -1, -1], ("colonists", 2)),
        ([0, 6, -1, -1, -1, -1], ("crystals", 1)),
        ([6, 0, -1, -1, -1, -1], ("crystals", 1)),
        ([0, 6, 1, -1, -1, -1], ("resources", 2)),
        ([1, 0, 6, -1, -1, -1], ("resources", 2)),
    ],
)
def test_why_nobody_can_be_hired(posts: list[int], lacking: tuple[str, object]) -> None:
    t = OMScenario(3).colonists(1, 1).crystals(1, 0).goods(1, **NOTHING).built(1, "casino", "i3")
    t.scientist(1, "systems_engineer", "casino")
    if not max(posts) > 0:
        t.goods(1, oxygen=2)  # that would pay for the last Scientist
    s = t.turn(1)
    s.post = posts
    refusal = s.why_not(1, s.game.actions.parse("act hire"))
    assert refusal is not None
    assert (refusal.name, refusal.figures.get("short")) == lacking
    assert rule(s, 1, "act hire") == "5.13"


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("OM 3.1", "OM 2.3")
def test_what_a_turn_begins_with() -> None:
    t = OMScenario(3).crystals(1, 1, waiting=4).goal(1, "three_ships")
    s = t.s
    s.main_done = s.executive_done = True
    s.fresh, s.developments = 2, 1
    before = s.clone()
    s = t.ask(StartTurn(1), NextTurn())
    assert changed(before, s) == {
        "active": 1, "main_done": False, "executive_done": False, "fresh": 0, "developments": 0,
        "crystals.1": 3, "waiting.1": 0,
    }  # fmt: skip
    assert isinstance(s.asking, Turn)


@pytest.mark.rule("OM 3.1", "OM 2.6")
def test_turns_go_by_space_and_each_company_has_one() -> None:
    t = OMScenario(4).at(0, 8).at(1, 3).at(2, 5).at(3, 6).shuttle(0, 3)
    t.s.laid = [1, 1, 1, 1]
    s = t.ask(Round())
    order = []
    assert lines(s, "round") == [("round", 2)]
    for _ in range(4):
        c = s.actor()
        order.append(c)
        assert s.active == c
        s = idle(s, c)
        assert s.laid[c] == (0 if s.round == 3 else 1)
    assert order == [1, 2, 3, 0]
    assert (s.round, s.actor()) == (3, 1)


def idle(s: OMState, c: int) -> OMState:
    """A turn in which nothing happens: in Orbit one item, in the Colony no movement."""
    if "act resupply" in options(s, c):
        s = play(s, c, "act resupply", "take water" if s.goods[5 * c + 2] < 2 else "take plant", "done")
    else:
        s = play(s, c, "act control_center", "done")
    return play(s, c, "end-turn") if s.actor() == c and "end-turn" in options(s, c) else s


@pytest.mark.rule("OM 3.1")
def test_after_the_last_turn_nobody_is_active() -> None:
    t = OMScenario(2).shuttle(0, 3).hangar(0, 0)
    t.s.level = 2
    t.hangar(1, 1)
    s = idle(t.turn(0), 0)
    assert (prompt(s), s.active, s.laid) == (("ticket", 0), -1, [1, 1])


@pytest.mark.rule("OM 3.1")
def test_an_action_of_the_other_side_is_refused_by_the_rule_of_turns() -> None:
    s = OMScenario().at(0, 5).turn(0)
    for action in ("landing_pod", "obtain_blueprint", "learn_technology", "research", "resupply"):
        assert (reason(s, 0, f"act {action}"), rule(s, 0, f"act {action}")) == ("other-side", "3.1")
    s = OMScenario().at(0, 4).turn(0)
    for action in ("control_center", "construct_building", "upgrade_building", "welcome_ship", "hire"):
        assert (reason(s, 0, f"act {action}"), rule(s, 0, f"act {action}")) == ("other-side", "3.1")


@pytest.mark.rule("OM 3.2", "OM 4.2", "OM 4.3", "OM 4.4", "OM 4.6")
@pytest.mark.parametrize(
    ("action", "asked", "choices", "boosts"),
    [
        ("obtain_blueprint", ("blueprint", 1), ["take-blueprint casino"], 2),
        ("learn_technology", ("tech", 1), ["take-tech bottom1", "place-tech 1b"], 1),
        ("research", ("develop", 2), ["develop shelter 3b", "done"], 0),
        ("resupply", ("warehouse", 1), ["take water"], 3),
    ],
)
def test_what_each_orbit_action_asks_and_how_far_it_is_boosted(
    action: str, asked: tuple[object, ...], choices: list[str], boosts: int
) -> None:
    t = OMScenario(3).at(1, 1).goods(1, **NOTHING).goods(1, oxygen=2).goal(1, "three_ships").crystals(1, 0)
    t.s.display[:3] = [10, 11, 8]
    t.s.level1_bag = [0, 1, 2, 6, 7, 9]
    s = play(t.turn(1), 1, f"act {action}")
    assert prompt(s) == asked
    assert reason(s, 1, "done") == "must-first"
    assert reason(s, 1, "boost") == "no-boost"
    s = play(s, 1, *choices)
    if prompt(s)[0] == "move":
        s = play(s, 1, "done")
    sent = 0
    more = {
        "obtain_blueprint": ["take-blueprint gym", "take-blueprint oxygen_tank"],
        "learn_technology": ["take-tech bottom2"],
        "resupply": ["take plant", "take battery", "take crystal"],
    }
    while "boost" in options(s, 1) and sent < boosts:
        s = play(s, 1, "boost")
        assert reason(s, 1, "done") == "must-first"
        s = play(s, 1, more[action][sent])
        sent += 1
        assert s.working[1] == sent
    assert sent == boosts


@pytest.mark.rule("OM 4.3", "OM 3.2")
def test_learning_is_boosted_once_even_where_column_one_is_free_again() -> None:
    """A goal claimed while the second tile gives its benefit makes room; there is no third."""
    t = OMScenario(3).at(1, 1).level(3).goal(1, "level_three", "three_ships").colonists(1, 3)
    s = play(t.turn(1), 1, "act learn_technology", "take-tech bottom1", "place-tech 1b", "boost")
    s = play(s, 1, "take-tech bottom2", "claim level_three", "prize develop", "develop ship 2c", "done")
    assert prompt(s) == ("warehouse", 1)
    s = play(s, 1, "take crystal")
    assert prompt(s)[0] in ("end", "turn")
    assert (s.working[1], s.lab.count(-1)) == (1, 27 - 3 - 2)
