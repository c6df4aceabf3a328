"""4.3 to 4.5: learning, developing and using Tech tiles, whole; and the end of a turn."""

import pytest

from rules.on_mars.story import NOTHING, changed, lines, options, play, prompt, reason, rule
from tharsis.games.on_mars.rules.development import Develop
from tharsis.games.on_mars.rules.rounds import EndTurn
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.rules.technology import LearnTech, OwnerDecides, PlaceTech, SettleUses
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario


@pytest.mark.rule("OM 4.3", "OM 7.1")
@pytest.mark.parametrize(
    ("grid", "goods", "paid"),
    [
        ("bottom1", {}, {}),
        ("bottom2", {}, {}),
        ("middle1", {"battery": 1}, {"goods.6": 0}),
        ("middle3", {"mineral": 1}, {"goods.5": 0}),
        ("top1", {"battery": 1, "plant": 1}, {"goods.6": 0, "goods.8": 0}),
        ("top3", {"battery": 2}, {"goods.6": 0}),
        ("top2", {"mineral": 2}, {"goods.5": 0}),
    ],
)
def test_everything_that_learning_changes(grid: str, goods: dict[str, int], paid: dict[str, object]) -> None:
    t = OMScenario(3).missions("techs", "bots", "research").goods(1, **NOTHING).goods(1, **goods)
    before = t.s.clone()
    s = t.ask(LearnTech(1, 1, 0, True), Arrive(2, 0))
    spaces = ["top1", "top2", "top3", "middle1", "middle2", "middle3", "bottom1", "bottom2"]
    number = spaces.index(grid)
    tech = before.grid[number]
    s = play(s, 1, f"take-tech {grid}")
    assert (prompt(s), options(s, 1)) == (("place-tech", tech), ["place-tech 1a", "place-tech 1b"])
    s = play(s, 1, "place-tech 1b")
    learned = {f"grid.{number}": -1, f"lab.{9 + tech}": 1, "mission_left.0": 10, "waiting.1": 2}
    assert changed(before, s) == learned | paid
    assert lines(s, "tech") == [("tech", 1, tech)]
    if goods:
        poor = OMScenario(3).goods(1, **NOTHING)
        less = dict(goods)
        less[next(iter(less))] -= 1
        s = poor.goods(1, **less).ask(LearnTech(1, 1, 0, True), Arrive(2, 0))
        assert reason(s, 1, f"take-tech {grid}") == "resources"


@pytest.mark.rule("OM 4.3")
def test_each_reason_against_a_tile_of_the_grid() -> None:
    t = OMScenario(3).tech(1, "ship", "1a").tech(0, "mine", "1a")
    t.s.grid[6] = -1
    s = t.ask(LearnTech(1, 1, 0, False), Arrive(2, 0))
    assert reason(s, 1, "take-tech bottom1") == "no-tile-there"
    t = OMScenario(3).tech(1, "ship", "3a")
    s = t.ask(LearnTech(1, 1, 0, False), Arrive(2, 0))
    assert reason(s, 1, "take-tech bottom1") == "own-kind"
    assert reason(s, 1, "take-tech bottom2") == ""
    assert play(s, 1, "done").actor() == 2
    first = OMScenario(3).tech(1, "ship", "1a").ask(LearnTech(1, 1, 0, False), Arrive(2, 0))
    assert reason(first, 1, "take-tech bottom1") == "own-kind"
    one = OMScenario(3).tech(1, "rover", "1a").ask(LearnTech(1, 1, 0, False), Arrive(2, 0))
    s = play(one, 1, "take-tech bottom2")
    assert s.lab[9 + 8] == 1  # the only free space: nobody is asked


@pytest.mark.rule("OM 4.3")
@pytest.mark.parametrize(
    ("story", "why"),
    [("full", "lab-full"), ("owned", "own-kind"), ("empty", "no-tile-there"), ("dear", "resources")],
)
def test_why_nothing_can_be_learned(story: str, why: str) -> None:
    t = OMScenario(3).at(1, 1).goods(1, **NOTHING).built(1, "casino", "i3").bot(1, 1, "k3").crystals(1, 2)
    if story == "full":
        t.tech(1, "mine", "1a").tech(1, "ship", "1b")
    elif story == "owned":
        t.tech(1, "ship", "3a").tech(1, "upgrade", "3b")
        owned = t.s.grid.pop(6)
        t.s.tech_bag.extend(t.s.grid)
        t.s.grid = [*[-1] * 6, owned, -1]
    elif story == "empty":
        t.s.tech_bag.extend(t.s.grid)
        t.s.grid = [-1] * 8
    else:
        t.tech(1, "ship", "3a").tech(1, "upgrade", "3b")
    s = t.turn(1)
    assert (reason(s, 1, "act learn_technology"), rule(s, 1, "act learn_technology")) == (why, "4.3")


@pytest.mark.rule("OM 4.3")
def test_a_tile_number_zero_is_a_tile() -> None:
    t = OMScenario(3).goods(1, **NOTHING)
    t.s.grid = [-1] * 6 + [0, -1]
    t.s.tech_bag.extend([1, 2, 3, 4, 6, 7, 8])
    s = t.ask(LearnTech(1, 1, 0, True), Arrive(2, 0))
    assert options(s, 1) == ["take-tech bottom1"]
    s = play(s, 1, "take-tech bottom1", "place-tech 1a", "done")
    assert s.lab[9] == 0
    t = OMScenario(3).tech(1, "mine", "1a")
    assert reason(t.ask(PlaceTech(1, 7), Arrive(2, 0)), 2, "space 1") == ""


@pytest.mark.rule("OM 4.4")
@pytest.mark.parametrize(
    ("start", "target", "cost"),
    [
        ("1a", "2a", {"goods.7": 1}),
        ("2b", "3a", {"goods.9": 1}),
        ("3a", "4a", {"goods.9": 1}),
        ("4b", "5b", {"goods.9": 1, "goods.7": 1}),
        ("5b", "6a", {"goods.9": 1, "crystals.1": 0}),
    ],
)
def test_everything_that_a_development_changes(start: str, target: str, cost: dict[str, object]) -> None:
    labs = ["1a", "1b", "2a", "2b", "2c", "3a", "3b", "4a", "4b", "4c", "5a", "5b", "6a"]
    t = OMScenario(3).tech(1, "shelter", "1b").tech(1, "mine", start).goods(1, **NOTHING)
    t.goods(1, water=2, oxygen=2).crystals(1, 1)
    before = t.s.clone()
    s = t.ask(Develop(1, 1, 0, True, False), Arrive(2, 0))
    s = play(s, 1, f"develop mine {target}")
    while prompt(s)[0] in ("pay", "pay-any"):
        s = play(s, 1, "pay oxygen" if prompt(s)[0] == "pay" else "pay water")
    while s.actor() == 1:
        s = play(s, 1, "done")
    gained = {"goods.5": 1} if target == "3a" else {}
    assert changed(before, s) == {"lab.9": labs.index(target)} | cost | gained
    assert lines(s, "develop") == [("develop", 1, 0, int(target[0]))]


@pytest.mark.rule("OM 4.4")
def test_each_reason_against_a_development() -> None:
    t = OMScenario(3).tech(1, "mine", "3a").tech(1, "ship", "4a").goods(1, oxygen=1)
    s = t.ask(Develop(1, 1, 0, False, False), Arrive(2, 0))
    assert reason(s, 1, "develop rover 2a") == "not-learned"
    assert reason(s, 1, "develop mine 4c") == "not-beside"
    assert reason(s, 1, "develop mine 5a") == "not-beside"
    assert reason(s, 1, "develop mine 4a") == "lab-taken"
    assert reason(s, 1, "develop mine 4b") == ""
    s.goods[5:10] = [0] * 5
    assert reason(s, 1, "develop mine 4b") == "resources"
    free = OMScenario(3).tech(1, "mine", "1a").goods(1, **NOTHING)
    s = free.ask(Develop(1, 1, 0, False, True), Arrive(2, 0))
    assert options(s, 1) == ["develop mine 2a", "develop shelter 3a", "develop shelter 3b", "done"]


@pytest.mark.rule("OM 4.5", "OM 2.6")
def test_owners_decide_in_turn_order_each_for_each_use() -> None:
    t = OMScenario(4).at(0, 8).at(1, 7).at(2, 6).at(3, 5).tech(1, "rover", "1a").tech(2, "rover", "1a")
    t.tech(1, "mine", "3a").tech(3, "rover", "6a").goods(3, oxygen=0).goods(1, oxygen=0)
    t.s.uses = [9 + 6, 9 * 3 + 6, 9 * 2 + 6, 9 + 0]
    s = t.ask(SettleUses(), Arrive(0, 0))
    assert (s.goods[19], s.uses) == (1, [])  # yellow's tile cannot move: oxygen unasked
    asked = []
    while prompt(s)[0] == "oxygen":
        asked.append((s.actor(), prompt(s)[1]))
        s = play(s, s.actor(), "take-oxygen")
    assert asked == [(2, 6), (1, 6), (1, 0)]
    assert s.goods[9] == 2
    assert lines(s, "oxygen") == [("oxygen", 3), ("oxygen", 2), ("oxygen", 1), ("oxygen", 1)]


@pytest.mark.rule("OM 4.5")
def test_the_owner_develops_the_used_tile_and_no_other_at_no_cost() -> None:
    t = OMScenario(3).tech(1, "mine", "4b").tech(1, "ship", "5a").goods(1, **NOTHING).crystals(1, 0)
    s = t.ask(OwnerDecides(1, 0), Arrive(2, 0))
    assert options(s, 1) == ["develop mine 5b", "take-oxygen"]
    assert reason(s, 1, "develop ship 6a") == "not-now"
    before = s
    assert changed(before, play(s, 1, "develop mine 5b")) == {"lab.9": 11}


@pytest.mark.rule("OM 4.5", "OM 5.13", "OM 5.10")
def test_the_end_of_a_turn_settles_everything_then_lays_the_marker_down() -> None:
    t = OMScenario(3).tech(2, "rover", "6a").goods(2, oxygen=0).scientist(1, "geologist")
    t.s.uses = [9 * 2 + 6]
    t.s.active = 1
    s = t.ask(EndTurn(1), Arrive(2, 0))
    assert (s.goods[14], s.laid[1], prompt(s)) == (1, 0, ("refill",))
    s = play(s, 1, "refill d1")
    assert (s.laid[1], s.active, s.actor()) == (1, -1, 2)


@pytest.mark.rule("OM 10.8")
def test_a_space_that_lacerda_left_empty_is_not_filled_by_choice() -> None:
    t = OMScenario(1).goal(0, "three_ships")
    t.s.scientist_owner[0] = 1
    t.s.post[0] = -1
    t.s.active = 1
    s = t.ask(EndTurn(1), Turn(0))
    assert (s.post[0], s.laid[1], isinstance(s.asking, Turn)) == (-1, 1, True)
