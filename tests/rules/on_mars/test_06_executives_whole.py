"""6.1, 6.2: executive actions whole: who may, what they cost, what they change."""

import pytest

from rules.on_mars.story import changed, lines, options, play, prompt, reason, rule
from tharsis.games.on_mars.rules.executives import executive_why, operate_why, work_why
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL


def name(s: OMState, why: int) -> str:
    return "" if why == LEGAL else s.game.reasons.terms[why].name


# -- executive actions ----------------------------------------------------------------------------

#: From the top of the Depot: cost and what follows.
DEPOT = [
    ("develop", 4),
    ("rover", 4),
    ("blueprint", 3),
    ("upgrade", 3),
    ("mineral", 3),
    ("bots", 2),
    ("warehouse", 2),
]


@pytest.mark.rule("OM 6.1")
@pytest.mark.parametrize("slot", range(7))
def test_an_action_beside_the_depot_is_open_where_no_ship_stands(slot: int) -> None:
    action, cost = DEPOT[slot]
    t = OMScenario(3).level(5).blueprint(1, "metal_deposit").bot(1, 1, "g4").hangar(1, 4).crystals(1, cost)
    t.s.ships[1] = 0
    t.s.hangar[1] = 5
    assert executive_why(t.s, 1, slot) == LEGAL
    t.s.crystals[1] = cost - 1
    assert name(t.s, executive_why(t.s, 1, slot)) == "crystals"
    t.s.crystals[1] = cost
    for dock in range(5):
        t.s.ships[1] = 1 << dock
        assert name(t.s, executive_why(t.s, 1, slot)) == ("ship-covers" if dock == slot else "")
    t.s.ships[1] = 0b11111 & ~(1 << slot)
    t.s.hangar[1] = 5 - t.s.docked(1)
    s = t.goal(1, "three_ships").turn(1)
    before = s
    s = play(s, 1, f"executive {action}")
    while prompt(s)[0] == "pay-crystal":
        s = play(s, 1, "pay crystal")
    found = changed(before, s)
    assert (found.pop("crystals.1"), found.pop("executive_done")) == (0, True)
    assert found == ({"goods.5": 2} if action == "mineral" else {})
    assert lines(s, "executive") == [("executive", 1, slot)]


@pytest.mark.rule("OM 6.1")
def test_an_executive_action_that_does_nothing_is_none() -> None:
    t = OMScenario(3).level(5).hangar(1, 5).crystals(1, 4).goods(1, mineral=2)
    assert name(t.s, executive_why(t.s, 1, 4)) == "no-effect"
    t.s.display = [-1] * 12
    assert name(t.s, executive_why(t.s, 1, 2)) == "no-effect"
    s = t.turn(1)
    assert (reason(s, 1, "executive blueprint"), rule(s, 1, "executive blueprint")) == ("no-effect", "6.1")


def staffed(owner: int, at_work: str = "") -> OMScenario:
    """The Casino on a Shelter of its owner; the Scientist of Shelters is green's."""
    t = OMScenario(3).crystals(1, 2).crystals(0, 2).goal(1, "three_ships")
    t.built(owner, "casino", {0: "e3", 1: "i3"}[owner]).bot(owner, 1, "k3")
    return t.scientist(1, "systems_engineer", at_work)


@pytest.mark.rule("OM 6.2")
@pytest.mark.parametrize(
    ("owner", "at_work", "crystals", "operate", "work"),
    [
        (1, "", 2, "", ""),
        (1, "", 1, "crystals", ""),
        (1, "casino", 0, "", "works-there"),
        (0, "", 2, "not-your-building", ""),
        (0, "casino", 2, "not-your-building", ""),
    ],
)
def test_who_may_use_an_advanced_building(
    owner: int, at_work: str, crystals: int, operate: str, work: str
) -> None:
    t = staffed(owner, at_work)
    t.s.crystals[1] = crystals
    casino = 10
    assert name(t.s, operate_why(t.s, 1, casino)) == operate
    assert name(t.s, work_why(t.s, 1, casino)) == work
    t.s.scientist_owner[5] = 0
    assert name(t.s, work_why(t.s, 1, casino)) == "no-scientist"
    t.s.blueprint_hex[casino] = -1
    t.s.scientist_owner[5] = 1
    assert name(t.s, work_why(t.s, 1, casino)) == "not-built"
    if owner == 1:
        assert name(t.s, operate_why(t.s, 1, casino)) == "not-built"


@pytest.mark.rule("OM 6.2")
def test_everything_that_using_a_building_changes() -> None:
    s = staffed(1).turn(1)
    before = s
    used = play(s, 1, "operate casino", "pay crystal", "pay crystal", "done")
    assert changed(before, used) == {"executive_done": True, "crystals.1": 0, "waiting.1": 2}
    assert lines(used, "operate") == [("operate", 1, 10)]
    sent = play(s, 1, "work casino", "done")
    assert changed(before, sent) == {"executive_done": True, "scientist_at.5": 10, "waiting.1": 2}
    assert lines(sent, "work") == [("work", 1, 5, 10)]
    s = staffed(1, "casino").turn(1)
    before = s
    free = play(s, 1, "operate casino", "done")
    assert changed(before, free) == {"executive_done": True, "waiting.1": 2}
    assert reason(free, 1, "operate casino") == "executive-done"
    assert rule(free, 1, "operate casino") == "6.1"


@pytest.mark.rule("OM 6.2")
def test_the_first_of_all_buildings_is_offered_like_any_other() -> None:
    """The Construction Yard is number 0, a1 the first hex."""
    t = OMScenario(3).building("mine", "a1", "g9").built(1, "construction_yard", "a1").crystals(1, 2)
    t.blueprint(1, "metal_deposit").bot(1, 1, "g8").goods(1, mineral=1).scientist(1, "geologist")
    s = t.turn(1)
    assert ("operate construction_yard" in options(s, 1), "work construction_yard" in options(s, 1)) == (
        True,
        True,
    )
    other = OMScenario(3).building("mine", "a1").built(0, "metal_deposit", "a1").scientist(1, "geologist")
    s = other.bot(1, 1, "c4").building("mine", "c6").turn(1)
    assert ("work metal_deposit" in options(s, 1), "operate metal_deposit" in options(s, 1)) == (True, False)


@pytest.mark.rule("OM 6.1", "OM 7.3")
def test_goal_cards_open_executive_actions() -> None:
    t = OMScenario(3).crystals(1, 1).goal(1, "three_ships")
    assert "executive bots" in options(t.turn(1), 1)
    assert "executive bots" not in options(OMScenario(3).crystals(1, 1).turn(1), 1)
