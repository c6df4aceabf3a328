"""Travel (5.8) that has to end somewhere (7.2): who can pass which spaces, how many at a time, who goes on.

The Arabian Deserts: Rutherford borders Radau, Trouvelot, Marth and New Cordoba; Marth borders Radau,
Trouvelot and Shenzhou; Trouvelot borders Shenzhou and New Cordoba."""

import pytest

from rules.red_dust_rebellion.ledger import changed
from rules.red_dust_rebellion.story import at, count, legal, operation, play, table, why
from tharsis.games.red_dust_rebellion.actions import REASONS
from tharsis.games.red_dust_rebellion.board import mask_of
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.rules.march_travel import Depart, GoOn, can_travel, leads_on, step_why


def goals(*names):
    return mask_of([at(name) for name in names])


def journey(scene, origin, *ends, must=False):
    """The first question of a journey that has to end in some spaces."""
    scene.s.travel_goals = goals(*ends)
    return scene.ask(Depart(CR, at(origin), must=must))


@pytest.mark.rule("RD 5.8")
@pytest.mark.parametrize(
    ("bases", "level", "storm", "guards", "n", "led"),
    [
        ((), 0, 0, 0, 1, False),
        (("marth",), 0, 0, 0, 1, True),
        (("radau", "rutherford"), 0, 0, 0, 1, False),
        (("marth",), 1, 0, 0, 3, True),
        (("marth",), 1, 0, 0, 4, False),
        (("marth",), 1, 1, 0, 4, True),
        (("marth",), 1, 0, 3, 1, False),
        (("marth",), 0, 0, 3, 9, True),
    ],
)
def test_who_enters_marth_can_get_to_shenzhou(bases, level, storm, guards, n, led):
    scene = table().level(marth=level).storm(marth=storm).put("marth", security=guards)
    for space in bases:
        scene.put(space, cr_base=1)
    assert leads_on(scene.s, at("marth"), n, goals("shenzhou")) == led
    assert leads_on(scene.s, at("shenzhou"), n, goals("shenzhou"))


@pytest.mark.rule("RD 5.8")
@pytest.mark.parametrize(
    ("bases", "led"),
    [
        ("radau marth", True),
        ("radau", False),
        ("marth", False),
        ("radau rutherford trouvelot", True),
        ("radau rutherford", False),
        ("ascraeus_mons radau wilderness", False),
    ],
)
def test_every_space_on_the_way_needs_a_base(bases, led):
    """From Radau to Shenzhou, over Marth or over Rutherford and Trouvelot."""
    scene = table()
    for space in bases.split():
        scene.put(space, cr_base=1)
    assert leads_on(scene.s, at("radau"), 1, goals("shenzhou")) == led


@pytest.mark.rule("RD 5.8")
@pytest.mark.parametrize(
    ("pieces", "bases", "storm", "refusal"),
    [
        ({"cr_rebel": 1}, {"cr_base": 1}, 0, ""),
        ({"cr_rebel": 1}, {}, 0, "out-of-reach"),
        ({"active_cr": 1}, {"cr_base": 1}, 0, "out-of-reach"),
        ({"active_cr": 1}, {"cr_base": 1}, 1, ""),
        ({"active_cr": 1}, {}, 1, "out-of-reach"),
        ({"cr_base": 1}, {"cr_base": 1}, 1, "out-of-reach"),
    ],
)
def test_who_may_step_to_a_space_that_is_no_goal(pieces, bases, storm, refusal):
    s = table().put("radau", **pieces).put("marth", **bases).storm(marth=storm).s
    code = step_why(s, at("radau"), at("marth"), goals("shenzhou"))
    assert (REASONS.terms[code].name if code else "") == refusal
    assert can_travel(s, at("radau"), goals("shenzhou")) == (not refusal)


@pytest.mark.rule("RD 5.8", "RD 1.3")
@pytest.mark.parametrize(
    ("pieces", "room", "refusal"),
    [
        ({"cr_rebel": 1}, False, ""),
        ({"active_cr": 1}, False, ""),
        ({"cr_base": 1}, False, "stacking"),
        ({"cr_base": 1}, True, ""),
    ],
)
def test_who_may_step_to_a_goal(pieces, room, refusal):
    s = table().put("radau", **pieces).put("marth", rd_base=1 if room else 2).s
    code = step_why(s, at("radau"), at("marth"), goals("marth"))
    assert (REASONS.terms[code].name if code else "") == refusal
    assert not can_travel(table().s, at("radau"), goals("marth"))


@pytest.mark.rule("RD 5.8")
def test_no_more_go_together_than_can_pass_unseen():
    scene = table().put("radau", cr_rebel=5, active_cr=1).put("marth", cr_base=1).level(marth=1)
    s = journey(scene, "radau", "shenzhou")
    assert legal(s) == ["pick marth", "done"]
    play(s, "pick marth")
    assert legal(s) == ["move cr_rebel radau"]
    assert why(s, "move active_cr radau")[0] == "out-of-reach"
    play(s, "move cr_rebel radau")
    assert legal(s) == ["count 1", "count 2", "count 3"]
    play(s, "count 2")
    assert legal(s) == ["move cr_rebel radau", "done"]
    play(s, "move cr_rebel radau")  # one more is the third, and no choice
    assert legal(s) == ["pick shenzhou"]
    assert (count(s, "cr_rebel", "marth"), count(s, "cr_rebel", "radau")) == (3, 2)


@pytest.mark.rule("RD 5.8")
def test_those_on_the_way_must_go_on_together_or_by_ways_that_are_open():
    """In Marth nobody may stay: of two, one may go to Shenzhou only if the other can go to Trouvelot."""
    scene = table().put("marth", cr_rebel=2, cr_base=1)
    scene.s.travel_goals = goals("shenzhou")
    s = scene.ask(GoOn(CR, at("marth"), 2))
    assert legal(s) == ["pick shenzhou"]
    assert why(s, "done") == ("must-move", "5.8")
    assert why(s, "pick radau") == ("out-of-reach", "5.8")
    play(s, "pick shenzhou")
    assert (count(s, "cr_rebel", "shenzhou"), s.asking) == (2, None)
    scene = table().put("marth", cr_rebel=2, cr_base=1)
    scene.s.travel_goals = goals("shenzhou", "trouvelot")
    s = scene.ask(GoOn(CR, at("marth"), 2))
    assert legal(s) == ["pick trouvelot", "pick shenzhou"]
    play(s, "pick shenzhou")
    assert legal(s) == ["count 1", "count 2"]
    found = changed(s, "count 1")
    assert found == {"cr_rebel marth": -1, "cr_rebel shenzhou": 1}
    assert legal(s) == ["pick trouvelot"]
    assert why(s, "pick shenzhou")[0] == "chosen-already"


@pytest.mark.rule("RD 5.8")
def test_who_stands_at_a_goal_may_stay_or_send_any_number_on():
    scene = table().put("marth", cr_rebel=3, cr_base=1)
    scene.s.travel_goals = goals("marth", "shenzhou")
    s = scene.ask(GoOn(CR, at("marth"), 3))
    assert legal(s) == ["pick shenzhou", "done"]
    play(s, "pick shenzhou")
    assert legal(s) == ["count 1", "count 2", "count 3"]
    scene = table().put("marth", cr_rebel=3, cr_base=1)
    assert scene.ask(GoOn(CR, at("marth"), 0)).asking is None


@pytest.mark.rule("RD 5.8")
def test_how_many_may_leave_depends_on_whether_the_others_can_follow_elsewhere():
    """Four in Marth must reach New Cordoba: over Trouvelot at Support three at most, over Rutherford any."""
    scene = (
        table().put("marth", cr_rebel=4, cr_base=1).put("trouvelot", cr_base=1).put("rutherford", cr_base=1)
    )
    scene.level(trouvelot=1).s.travel_goals = goals("new_cordoba")
    s = scene.ask(GoOn(CR, at("marth"), 4))
    assert {"pick rutherford", "pick trouvelot"} <= set(legal(s))
    assert legal(play(s.clone(), "pick trouvelot"))[-1] == "count 3"
    assert legal(play(s.clone(), "pick rutherford"))[-1] == "count 4"
    scene.level(rutherford=1)
    narrow = scene.s.clone()
    narrow.asking, narrow.owing = None, 0
    assert GoOn(CR, at("marth"), 4).may_send(narrow, at("trouvelot"), 1)
    assert not GoOn(CR, at("marth"), 4).may_send(narrow, at("trouvelot"), 4)
    assert not GoOn(CR, at("marth"), 5).may_send(narrow, at("trouvelot"), 1)


@pytest.mark.rule("RD 5.8", "RD 7.2")
def test_a_journey_that_must_be_made_takes_its_only_way():
    s = journey(table().put("radau", cr_rebel=1).put("marth", cr_base=1), "radau", "shenzhou", must=True)
    assert legal(s) == ["move cr_rebel radau"]  # to Marth, the only way
    play(s, "move cr_rebel radau", "pick shenzhou")
    assert count(s, "cr_rebel", "shenzhou") == 1
    s = journey(table().put("radau", cr_rebel=1), "radau", "marth", "rutherford", must=True)
    assert legal(s) == ["pick rutherford", "pick marth"]
    assert why(s, "done") == ("must-move", "5.8")
    s = journey(table().put("radau", cr_rebel=1), "radau", "marth")
    assert legal(s) == ["pick marth", "done"]


@pytest.mark.rule("RD 5.8")
def test_nobody_departs_where_nobody_is_left():
    assert journey(table().put("radau", rd_rebel=2), "radau", "marth").asking is None
    s = operation(table().put("radau", cr_rebel=1).hand("tipoff"), "cr", "travel", special=False)
    play(s, "pick radau", "pick marth", "move cr_rebel radau")
    assert why(s, "pick radau")[0] == "chosen-already"


@pytest.mark.rule("RD 5.8")
def test_a_base_alone_may_step_and_then_one_is_done():
    s = operation(table().put("radau", cr_base=2).hand("tipoff"), "cr", "travel", special=False)
    play(s, "pick radau", "pick marth")
    assert why(s, "done") == ("must-move", "5.8")
    assert changed(s, "move cr_base radau") == {"cr_base radau": -1, "cr_base marth": 1}
    assert legal(s) == ["move cr_base radau", "done"]
    play(s, "done")
    assert legal(s) == ["pick rutherford", "pick wilderness", "done"]


@pytest.mark.rule("RD 5.8")
def test_a_rebel_that_went_on_has_travelled():
    scene = table().put("radau", cr_rebel=1).put("marth", cr_base=1, cr_rebel=1).hand("tipoff")
    s = operation(scene, "cr", "travel", special=False)
    play(s, "pick radau", "pick marth", "move cr_rebel radau", "pick shenzhou")
    assert why(s, "pick shenzhou")[0] == "no-own-forces"
    play(s, "pick marth")
    assert "pick trouvelot" in legal(s)
    play(s, "pick trouvelot")
    assert legal(s) == ["move cr_rebel marth", "move cr_base marth"]
