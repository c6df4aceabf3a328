"""Chapter 1 by tables: what Damage, House and Repair do, and what shifts."""

import pytest

from rules.red_dust_rebellion.ledger import changed, effect, reason, rounds
from rules.red_dust_rebellion.story import at, legal, level, play, table, why
from tharsis.games.red_dust_rebellion.pieces import CORP, MG, RD
from tharsis.games.red_dust_rebellion.rules.people import (
    House,
    HouseOrRepair,
    Repair,
    Reputation,
    damage,
    house_why,
    repair_why,
    set_eg,
    set_neutral,
    shift,
    shift_why,
    towards_neutral,
)
from tharsis.games.red_dust_rebellion.rules.support import win_over_why

# -- 1.7 people -----------------------------------------------------------------------------------


@pytest.mark.rule("RD 1.7", "RD 1.8", "RD 6.1")
@pytest.mark.parametrize(
    ("space", "pieces", "hurt", "level_", "expected", "told"),
    [
        ("europa", {}, 0, 1, {"damage europa": 1, "displaced": 1}, ["damage europa"]),
        (
            "europa",
            {"population": 2},
            0,
            1,
            {"damage europa": 1, "displaced": 1, "population europa": -2},
            ["damage europa"],
        ),
        ("europa", {}, 1, -2, {"damage europa": 1, "displaced": 1, "level europa": 2}, ["damage europa"]),
        ("europa", {}, 2, 0, {}, []),
        (
            "europa",
            {"fortified": 2},
            0,
            1,
            {"fortified europa": -1, "mg_troop available": 1},
            ["fortified-lost europa"],
        ),
        ("wilderness", {}, 0, 0, {}, []),
        ("phobos", {}, 0, 0, {}, []),
    ],
)
def test_damage(space, pieces, hurt, level_, expected, told):
    scene = table()
    if hurt:
        scene.damage(**{space: hurt})
    scene.put(space, **pieces).level(**{space: level_})
    assert effect(scene, damage, at(space)) == (expected, told)
    assert scene.s.coin_lost == (1 if "fortified" in pieces else 0)


@pytest.mark.rule("RD 1.7")
@pytest.mark.parametrize(
    ("space", "people", "hurt", "displaced", "refusal"),
    [
        ("europa", 0, 0, 1, ""),
        ("europa", 1, 0, 1, ""),
        ("europa", 2, 0, 1, "no-housing"),
        ("tenzing", 1, 0, 1, "no-housing"),
        ("europa", 0, 0, 0, "none-displaced"),
        ("europa", 0, 1, 1, "damaged"),
        ("wilderness", 0, 0, 1, "no-housing"),
        ("phobos", 0, 0, 1, "unpopulated"),
    ],
)
def test_where_people_are_housed(space, people, hurt, displaced, refusal):
    scene = table().put(space, population=people).means(displaced=displaced)
    if hurt:
        scene.damage(**{space: hurt})
    assert reason(house_why(scene.s, at(space))) == refusal


@pytest.mark.rule("RD 1.7", "RD 5.0")
@pytest.mark.parametrize(
    ("by", "space", "hurt", "displaced", "means", "refusal"),
    [
        (MG, "europa", 1, 1, 3, ""),
        (MG, "europa", 1, 1, 2, "too-poor"),
        (RD, "europa", 1, 1, 2, ""),
        (RD, "europa", 1, 1, 1, "too-poor"),
        (MG, "europa", 0, 1, 9, "not-damaged"),
        (MG, "europa", 1, 0, 9, "none-displaced"),
        (CORP, "europa", 1, 1, 0, "no-security"),
        (CORP, "marth", 1, 1, 0, ""),
        (MG, "phobos", 0, 1, 9, "not-damaged"),
    ],
)
def test_what_a_repair_needs(by, space, hurt, displaced, means, refusal):
    scene = table().means(displaced=displaced, mg=means, rd=means).put("marth", security=1)
    if hurt:
        scene.damage(**{space: hurt})
    assert reason(repair_why(scene.s, by, at(space))) == refusal
    if by != CORP and not refusal:
        scene.s.owed = 1  # what the Operation under way costs cannot be spent
        assert reason(repair_why(scene.s, by, at(space))) == "too-poor"


@pytest.mark.rule("RD 8.2", "RD 1.7")
def test_what_a_repair_costs_nonplayers():
    scene = table(seats=1, factions="corp_rd_cr_mg").damage(europa=1).means(displaced=2)
    assert reason(repair_why(scene.s, MG, at("europa"))) == ""
    assert reason(repair_why(scene.s, RD, at("europa"))) == "too-poor"
    scene.totals(rd=1)
    assert reason(repair_why(scene.s, RD, at("europa"))) == ""
    found = rounds(scene, Repair(RD, at("europa")))
    assert found == {"damage europa": -1, "displaced": -1, "total rd": -1}


@pytest.mark.rule("RD 1.7")
@pytest.mark.parametrize(
    ("by", "plus", "cost", "expected"),
    [
        (MG, False, {"resources mg": -3}, {"plus": 1}),
        (RD, True, {"resources rd": -2}, {"plus": -1}),
        (MG, True, {"resources mg": -3}, {}),
        (RD, False, {"resources rd": -2}, {}),
    ],
)
def test_house_and_repair_turn_the_marker(by, plus, cost, expected):
    scene = table().confidence(3, plus).means(displaced=1)
    assert rounds(scene, House(by, at("europa"))) == {"population europa": 1, "displaced": -1} | expected
    scene = table().confidence(3, plus).means(displaced=1).damage(europa=1)
    assert rounds(scene, Repair(by, at("europa"))) == {"damage europa": -1, "displaced": -1} | cost | expected


@pytest.mark.rule("RD 1.7")
def test_the_corporations_set_the_marker_as_they_like():
    s = table().confidence(3, plus=True).ask(Reputation(CORP))
    assert legal(s) == ["choose eg_plus", "choose eg_minus"]
    assert changed(s.clone(), "choose eg_plus") == {}
    assert changed(s, "choose eg_minus") == {"plus": -1}


@pytest.mark.rule("RD 1.2")
def test_the_marker_is_turned_and_told_once():
    scene = table().confidence(3)
    assert effect(scene, set_eg, True) == ({"plus": 1}, ["eg-plus"])
    assert effect(scene, set_eg, True) == ({}, [])
    assert effect(scene, set_eg, False) == ({"plus": -1}, ["eg-minus"])


@pytest.mark.rule("RD 5.3", "RD 7.2", "RD 6.8")
@pytest.mark.parametrize(
    ("by", "repair", "space", "rule"),
    [
        (MG, True, "europa", "5.3"),
        (MG, True, "marth", "5.4"),
        (RD, True, "europa", "6.8"),
        (MG, False, "europa", "7.2"),
    ],
)
def test_house_or_repair_once(by, repair, space, rule):
    scene = table().means(displaced=5).put("europa", mg_troop=1)
    s = scene.ask(HouseOrRepair(by, 1 << at(space), repair=repair))
    assert why(s, "house tenzing") == ("other-space", rule)
    assert why(s, f"repair {space}") == (("not-damaged", "1.7") if repair else ("not-now", rule))
    assert legal(s) == [f"house {space}", "done"]
    play(s, f"house {space}")
    assert s.asking is None
    scene = table().means(displaced=1).put("europa", population=2).put("marth", population=1)
    assert scene.ask(HouseOrRepair(by, 1 << at(space), repair=repair)).asking is None
    scene = table().means(displaced=0)
    assert scene.ask(HouseOrRepair(by, 1 << at(space), repair=repair)).asking is None


LEVELS = {
    -2: "active_opposition",
    -1: "passive_opposition",
    0: "neutral",
    1: "passive_support",
    2: "active_support",
}


# -- 1.8 shifts -----------------------------------------------------------------------------------


@pytest.mark.rule("RD 1.8")
@pytest.mark.parametrize(
    ("space", "before", "steps", "after"),
    [
        ("europa", 0, 1, 1),
        ("europa", 1, 1, 2),
        ("europa", 2, 1, 2),
        ("europa", -2, -1, -2),
        ("europa", 0, -1, -1),
        ("europa", -2, 3, 1),
        ("europa", 1, -2, -1),
        ("wilderness", 0, 1, 0),
        ("phobos", 0, 1, 0),
    ],
)
def test_a_shift_stops_at_the_ends_and_moves_nobody_where_nobody_lives(space, before, steps, after):
    scene = table().level(**{space: before})
    expected, told = effect(scene, shift, at(space), steps)
    assert level(scene.s, space) == after
    assert expected == ({f"level {space}": after - before} if after != before else {})
    assert told == ([f"shift {space} {LEVELS[after]}"] if after != before else [])


@pytest.mark.rule("RD 1.8")
@pytest.mark.card("RD red_wave_elections", "RD water_reclamation_workers")
@pytest.mark.parametrize(
    ("campaign", "space", "before", "step", "after"),
    [
        ("red_wave_elections", "europa", 1, -1, -1),
        ("red_wave_elections", "europa", -1, 1, 0),
        ("red_wave_elections", "europa", 2, -1, 1),
        ("red_wave_elections", "europa", 0, -1, -1),
        ("water_reclamation_workers", "europa", 1, 1, 1),
        ("water_reclamation_workers", "marth", 1, 1, 2),
        ("water_reclamation_workers", "europa", 0, 1, 1),
        ("water_reclamation_workers", "europa", 2, -1, 1),
        ("comms_cutoff", "europa", 1, 1, 2),
        ("comms_cutoff", "europa", 1, -1, 0),
    ],
)
def test_campaigns_that_bend_shifts(campaign, space, before, step, after):
    scene = table().campaign(campaign).level(**{space: before})
    assert reason(shift_why(scene.s, at(space), step)) == ("" if after != before else "cannot-shift")
    shift(scene.s, at(space), step)
    assert level(scene.s, space) == after


@pytest.mark.rule("RD 1.8")
@pytest.mark.parametrize(("before", "nearer"), [(2, 1), (1, 0), (0, 0), (-1, 0), (-2, -1)])
def test_towards_neutral_and_neutral(before, nearer):
    scene = table().level(europa=before)
    towards_neutral(scene.s, at("europa"))
    assert level(scene.s, "europa") == nearer
    scene = table().level(europa=before)
    expected, told = effect(scene, set_neutral, at("europa"))
    assert expected == ({"level europa": -before} if before else {})
    assert told == (["shift europa neutral"] if before else [])


@pytest.mark.rule("RD 1.8")
@pytest.mark.parametrize(
    ("space", "before", "step", "refusal"),
    [
        ("europa", 2, 1, "cannot-shift"),
        ("europa", -2, -1, "cannot-shift"),
        ("europa", 2, -1, ""),
        ("wilderness", 0, 1, "unpopulated"),
        ("phobos", 0, 1, "unpopulated"),
        ("transit", 0, 1, "unpopulated"),
    ],
)
def test_whether_a_shift_would_change_anything(space, before, step, refusal):
    assert reason(shift_why(table().level(**{space: before}).s, at(space), step)) == refusal


@pytest.mark.rule("RD 5.1", "RD 5.0")
@pytest.mark.parametrize(
    ("by", "means", "owed", "refusal"),
    [(MG, 5, 2, ""), (MG, 5, 3, "too-poor"), (RD, 3, 2, ""), (RD, 3, 3, "too-poor"), (MG, 3, 0, "")],
)
def test_a_shift_is_paid_from_what_an_operation_leaves(by, means, owed, refusal):
    s = table().means(mg=means, rd=means).s
    s.owed = owed
    assert reason(win_over_why(s, by, at("europa"))) == refusal
