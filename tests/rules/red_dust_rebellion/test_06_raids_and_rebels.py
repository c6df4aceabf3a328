"""Exploit, Raid and the Special Activities of the Rebels (6.5 to 6.11) to the last piece."""

import pytest

from rules.red_dust_rebellion.ledger import changed, told
from rules.red_dust_rebellion.story import (
    activity,
    count,
    legal,
    level,
    play,
    refused,
    table,
    why,
)

# -- 6.5 Exploit ----------------------------------------------------------------------------------


@pytest.mark.rule("RD 6.5", "RD 1.2")
@pytest.mark.parametrize(
    ("box", "pieces", "hurt", "refusal"),
    [
        (3, {"corp_base": 1}, 0, ""),
        (3, {"terraforming": 1}, 0, ""),
        (3, {"security": 3}, 0, "no-corp-base"),
        (3, {"corp_base": 1}, 1, "damaged"),
        (3, {"corp_base": 1, "mg_troop": 1}, 0, "outnumbered"),
        (3, {"corp_base": 1, "mg_troop": 1, "security": 1}, 0, ""),
        (3, {"corp_base": 1, "mg_base": 1, "specops": 1}, 0, ""),
        (3, {"corp_base": 1, "mg_troop": 1, "eg_troop": 1}, 0, ""),
        (6, {"corp_base": 1, "mg_troop": 1, "eg_troop": 1}, 0, "outnumbered"),
        (6, {"corp_base": 1, "eg_troop": 1}, 0, "outnumbered"),
        (0, {"corp_base": 1, "mg_troop": 1, "eg_troop": 1}, 0, "outnumbered"),
    ],
)
def test_where_the_corporations_exploit(box, pieces, hurt, refusal):
    scene = table().confidence(box).put("radau", **pieces).put("marth", corp_base=1)
    if hurt:
        scene.damage(radau=hurt)
    s = activity(scene, "corp", "exploit")
    assert refused(s, "pick radau") == refusal


@pytest.mark.rule("RD 6.5")
@pytest.mark.parametrize(
    ("before", "shift", "pieces", "more"),
    [
        (2, -1, {}, {}),
        (-1, 1, {}, {}),
        (0, 0, {}, {}),
        (0, 0, {"rd_rebel": 2}, {"resources rd": 2}),
        (0, 0, {"rd_rebel": 1}, {}),
        (0, 0, {"cr_rebel": 2}, {"assets deck": -1, "assets hand": 1}),
    ],
)
def test_profits_from_the_people_and_a_share_for_rebels_in_control(before, shift, pieces, more):
    s = activity(table().put("europa", corp_base=1, **pieces).level(europa=before), "corp", "exploit")
    lines = told(s.clone(), "pick europa")
    assert "exploit europa 2" in lines
    expected = {"profits": 2} | more
    if shift:
        expected["level europa"] = shift
    assert changed(s, "pick europa") == expected


# -- 6.6 Raid -------------------------------------------------------------------------------------


@pytest.mark.rule("RD 6.6")
@pytest.mark.parametrize(
    ("space", "refusal"),
    [
        ("marth", ""),
        ("radau", ""),
        ("wilderness", "no-specops"),
        ("europa", "no-specops"),
        ("new_cordoba", "storm"),
    ],
)
def test_where_specops_raid(space, refusal):
    """SpecOps stand in Marth and, out of the storm, in Rutherford; Active ones in Alpheus Colles."""
    scene = table().put("marth", specops=1).put("alpheus_colles", active_specops=1)
    scene.put("trouvelot", specops=1).storm(new_cordoba=2)
    s = activity(scene, "corp", "raid")
    if space == "wilderness":
        s = activity(table().put("alpheus_colles", active_specops=1).put("europa", specops=1), "corp", "raid")
    if space == "europa":
        s = activity(table().put("tenzing", specops=1), "corp", "raid")
    assert refused(s, f"pick {space}") == refusal


@pytest.mark.rule("RD 6.6", "RD 1.10")
def test_raiders_neither_leave_nor_enter_a_raging_storm():
    scene = table().put("shenzhou", specops=1, rd_rebel=1).put("marth", rd_rebel=1).storm(shenzhou=2)
    s = activity(scene, "corp", "raid")
    assert legal(s) == ["pick shenzhou"]
    assert why(s, "pick marth")[0] == "no-specops"
    scene = table().put("shenzhou", specops=1, rd_rebel=1).put("marth", specops=1).storm(shenzhou=2)
    s = play(activity(scene, "corp", "raid"), "pick shenzhou", "done")
    assert legal(s) == ["pick shenzhou", "done"]  # nobody came from Marth


@pytest.mark.rule("RD 6.6")
def test_hidden_specops_come_from_neighbours():
    scene = table().put("marth", specops=1, active_specops=1, security=1).put("radau", rd_rebel=1)
    s = play(activity(scene, "corp", "raid"), "pick radau")
    assert legal(s) == ["move specops marth", "done"]
    assert why(s, "move active_specops marth")[0] == "other-piece"
    assert why(s, "move specops europa")[0] == "other-space"
    assert why(s, "move specops rutherford")[0] == "no-such-piece"
    assert changed(s, "move specops marth") == {"specops marth": -1, "specops radau": 1}


@pytest.mark.rule("RD 6.6", "RD 1.1")
@pytest.mark.parametrize(
    ("pieces", "removable"),
    [
        ({"eg_troop": 1, "mg_troop": 1, "rd_rebel": 1}, ["mg_troop", "eg_troop", "rd_rebel"]),
        ({"mg_base": 1, "mg_troop": 1, "cr_rebel": 1}, ["mg_troop", "cr_rebel"]),
        ({"mg_base": 1, "eg_troop": 1, "cr_rebel": 1}, ["mg_base", "eg_troop", "cr_rebel"]),
        ({"rd_base": 1, "active_rd": 1, "cr_base": 1}, ["active_rd", "cr_base"]),
        ({"satellite": 1, "rd_rebel": 1, "security": 1, "corp_base": 1}, ["satellite", "rd_rebel"]),
    ],
)
def test_what_a_raid_may_remove(pieces, removable):
    scene = table().put("radau", specops=1, **pieces)
    s = play(activity(scene, "corp", "raid"), "pick radau", "done", "pick radau")
    assert [move for move in legal(s) if move != "done"] == [f"remove {kind} radau" for kind in removable]


@pytest.mark.rule("RD 6.6", "RD 1.2")
@pytest.mark.parametrize(
    ("kind", "place", "minus"),
    [
        ("mg_troop", "mg_troop available", True),
        ("mg_base", "mg_base available", True),
        ("satellite", "satellite casualties", True),
        ("rd_rebel", "rd_rebel available", False),
        ("conversion", "cr_base available", False),
    ],
)
def test_a_specops_takes_out_two_pieces_and_marsgov_or_earthgov_ones_cost_favour(kind, place, minus):
    scene = table().confidence(3, plus=True).put("radau", specops=2, **{kind: 2})
    s = play(activity(scene, "corp", "raid"), "pick radau", "done", "pick radau")
    if s.asking is not None:
        found = changed(s, f"remove {kind} radau", *([f"remove {kind} radau"] if minus else []))
        assert found == {f"{kind} radau": -2, place: 2} | ({"plus": -1} if minus else {})
    assert (count(s, kind, "radau"), s.eg_plus) == (0, not minus)
    assert (count(s, "specops", "radau"), count(s, "active_specops", "radau")) == (1, 1)


@pytest.mark.rule("RD 6.6")
def test_strikes_come_in_any_order_each_once_and_need_a_victim():
    scene = table().put("radau", specops=1, rd_rebel=1).put("marth", specops=1).put("gandhi", specops=1)
    s = play(activity(scene, "corp", "raid"), "pick radau", "done", "pick marth", "done")
    assert legal(s) == ["pick radau", "done"]
    assert why(s, "pick marth")[0] == "nothing-to-do"
    assert why(s, "pick gandhi")[0] == "other-space"
    found = changed(s, "pick radau")
    assert found == {
        "specops radau": -1,
        "active_specops radau": 1,
        "rd_rebel radau": -1,
        "rd_rebel available": 1,
    }
    assert s.asking is None


# -- 6.7 Redistribute, 6.8 Coordinate -------------------------------------------------------------


@pytest.mark.rule("RD 6.7")
@pytest.mark.parametrize(
    ("pieces", "refusal", "gain"),
    [
        ({"rd_rebel": 1}, "", 2),
        ({"rd_rebel": 3, "corp_base": 2}, "", 4),
        ({"rd_rebel": 2, "population": 1, "terraforming": 1}, "", 4),
        ({"rd_rebel": 2, "mg_base": 1}, "", 2),
        ({"active_rd": 2}, "no-hidden", 0),
        ({"rd_rebel": 1, "mg_troop": 1}, "no-control", 0),
        ({"rd_rebel": 1, "cr_rebel": 1}, "no-control", 0),
    ],
)
def test_red_dust_takes_from_people_it_controls(pieces, refusal, gain):
    s = activity(table().put("europa", **pieces).put("gandhi", rd_rebel=1), "rd", "redistribute")
    if refusal:
        assert why(s, "pick europa") == (refusal, "6.7")
        return
    lines = told(s.clone(), "pick europa")
    assert f"redistribute europa {gain}" in lines
    assert changed(s, "pick europa") == {"resources rd": gain, "rd_rebel europa": -1, "active_rd europa": 1}


@pytest.mark.rule("RD 6.7")
def test_nothing_is_taken_where_nobody_lives():
    s = activity(
        table().put("radau", rd_rebel=1).damage(radau=1).put("gandhi", rd_rebel=1), "rd", "redistribute"
    )
    assert why(s, "pick radau") == ("unpopulated", "6.7")
    s = activity(table().put("wilderness", rd_rebel=1).put("gandhi", rd_rebel=1), "rd", "redistribute")
    assert why(s, "pick wilderness") == ("unpopulated", "6.7")


@pytest.mark.rule("RD 6.8")
@pytest.mark.parametrize(
    ("pieces", "level_", "refusal"),
    [
        ({"rd_rebel": 1, "mg_troop": 5}, 0, ""),
        ({"rd_rebel": 1}, -2, ""),
        ({"rd_rebel": 1}, 1, "at-support"),
        ({"active_rd": 2}, 0, "no-hidden"),
    ],
)
def test_where_red_dust_coordinates(pieces, level_, refusal):
    scene = table().put("europa", **pieces).level(europa=level_).put("gandhi", rd_rebel=1)
    s = activity(scene, "rd", "coordinate")
    if refusal:
        assert why(s, "pick europa") == (refusal, "6.8")
    else:
        assert "pick europa" in legal(s)


@pytest.mark.rule("RD 6.8", "RD 1.7")
@pytest.mark.parametrize(("before", "shift"), [(0, -1), (-1, -1), (-2, 0)])
def test_coordinate_helps_and_then_turns_people(before, shift):
    scene = table().confidence(3, plus=True).put("europa", rd_rebel=2).level(europa=before)
    s = activity(scene.means(displaced=2, rd=2).damage(europa=1), "rd", "coordinate")
    assert changed(s, "pick europa") == {"rd_rebel europa": -1, "active_rd europa": 1}
    assert legal(s) == ["repair europa", "done"]
    expected = {"damage europa": -1, "displaced": -1, "resources rd": -2, "plus": -1}
    if shift:
        expected["level europa"] = shift
    assert changed(s, "repair europa") == expected


@pytest.mark.rule("RD 6.8")
@pytest.mark.parametrize(
    ("pieces", "asked"),
    [
        ({"mg_troop": 1}, True),
        ({"fortified": 1}, True),
        ({"security": 1}, True),
        ({"eg_troop": 2, "specops": 1, "cr_rebel": 2, "mg_base": 1}, False),
    ],
)
def test_only_troops_and_security_desert(pieces, asked):
    s = play(
        activity(table().put("europa", rd_rebel=1, **pieces).level(europa=-2), "rd", "coordinate"),
        "pick europa",
    )
    assert (s.asking is not None) == asked
    if asked:
        assert legal(s) == ["choose remove", "choose replace"]
        assert why(s, "done")[0] == "not-now"
    assert level(s, "europa") == -2


@pytest.mark.rule("RD 6.8", "RD 1.2")
def test_two_desert_or_one_defects():
    scene = (
        table().put("europa", rd_rebel=1, mg_troop=1, fortified=1, security=2, eg_troop=1).level(europa=-2)
    )
    s = play(activity(scene, "rd", "coordinate"), "pick europa")
    other = s.clone()
    play(s, "choose remove")
    assert legal(s) == ["remove mg_troop europa", "remove fortified europa", "remove security europa"]
    assert why(s, "remove eg_troop europa") == ("loyal", "6.8")
    assert why(s, "done") == ("must-remove", "6.8")
    assert told(s.clone(), "remove security europa") == ["remove security europa"]
    found = changed(s, "remove security europa", "remove fortified europa")
    assert found == {
        "security europa": -1,
        "security available": 1,
        "fortified europa": -1,
        "mg_troop available": 1,
    }
    assert s.asking is None
    found = changed(other, "choose replace", "remove security europa")
    assert found == {
        "security europa": -1,
        "security available": 1,
        "rd_rebel europa": 1,
        "rd_rebel available": -1,
    }
    assert other.asking is None


# -- 6.10 Purify, 6.11 Ransack --------------------------------------------------------------------


@pytest.mark.rule("RD 6.10")
@pytest.mark.parametrize(
    ("pieces", "refusal"),
    [
        ({"cr_rebel": 2, "mg_troop": 1}, ""),
        ({"cr_rebel": 2, "rd_base": 1}, ""),
        ({"cr_rebel": 1, "mg_troop": 1}, "no-control"),
        ({"active_cr": 2, "mg_troop": 1}, "no-hidden"),
        ({"cr_rebel": 2, "satellite": 1}, "no-enemy"),
        ({"cr_rebel": 2, "cr_base": 1}, "no-enemy"),
    ],
)
def test_where_reclaimers_purify(pieces, refusal):
    scene = table().put("europa", **pieces).put("gandhi", cr_rebel=2, mg_troop=1)
    s = activity(scene, "cr", "purify")
    if refusal:
        assert why(s, "pick europa") == (refusal, "6.10")
    else:
        assert "pick europa" in legal(s)


@pytest.mark.rule("RD 6.10")
@pytest.mark.card("RD the_mind_twister")
@pytest.mark.parametrize(
    ("center", "card", "units"), [(0, False, 1), (1, False, 2), (2, False, 2), (0, True, 2), (1, True, 3)]
)
def test_how_many_units_turn(center, card, units):
    scene = table().put("radau", cr_rebel=9, mg_troop=5, conversion=center)
    if card:
        scene.capability("the_mind_twister")
    s = activity(scene, "cr", "purify")
    assert changed(s, "pick radau") == {"cr_rebel radau": -1, "active_cr radau": 1}
    found = changed(s, *["remove mg_troop radau"] * units)
    assert found == {
        "mg_troop radau": -units,
        "mg_troop available": units,
        "cr_rebel radau": units,
        "cr_rebel available": -units,
    }
    assert s.asking is None


@pytest.mark.rule("RD 6.10")
def test_a_first_unit_must_turn_a_second_may():
    scene = table().put("radau", cr_rebel=9, mg_troop=2, specops=1, rd_rebel=1, rd_base=1, conversion=1)
    s = play(activity(scene, "cr", "purify"), "pick radau")
    assert legal(s) == ["remove mg_troop radau", "remove specops radau", "remove rd_rebel radau"]
    assert why(s, "done") == ("must-remove", "6.10")
    assert why(s, "remove rd_base radau")[0] == "base-guarded"
    play(s, "remove rd_rebel radau")
    assert legal(s) == ["remove mg_troop radau", "remove specops radau", "done"]
    assert why(s, "remove rd_base radau")[0] == "units-only"  # units or a Base, not both


@pytest.mark.rule("RD 6.10", "RD 1.1")
@pytest.mark.parametrize(
    ("base", "guard", "open_"),
    [
        ("corp_base", "specops", False),
        ("corp_base", "active_specops", False),
        ("mg_base", "eg_troop", False),
        ("mg_base", "security", False),
        ("mg_base", "rd_rebel", True),
        ("rd_base", "rd_rebel", False),
        ("dug_in", "mg_troop", True),
    ],
)
def test_a_base_turns_only_without_friendly_units(base, guard, open_):
    scene = table().put("radau", cr_rebel=9, **{base: 1, guard: 1})
    s = play(activity(scene, "cr", "purify"), "pick radau")
    assert (f"remove {base} radau" in legal(s)) == open_
    if open_:
        found = changed(s, f"remove {base} radau")
        plain = "rd_base" if base == "dug_in" else base
        assert found == {
            f"{base} radau": -1,
            f"{plain} available": 1,
            "conversion radau": 1,
            "cr_base available": -1,
            "assets deck": -1,
            "assets hand": 1,
        }


@pytest.mark.rule("RD 6.11")
@pytest.mark.card("RD ai_unleashed")
@pytest.mark.parametrize(
    ("pieces", "hurt", "refusal"),
    [({"cr_rebel": 1}, 1, ""), ({"cr_rebel": 1}, 0, "not-damaged"), ({"active_cr": 1}, 1, "no-hidden")],
)
def test_where_reclaimers_ransack(pieces, hurt, refusal):
    scene = (
        table()
        .put("europa", **pieces)
        .put("gandhi", cr_rebel=1)
        .damage(gandhi=1, **({"europa": 1} if hurt else {}))
    )
    s = activity(scene.hand(), "cr", "ransack")
    if refusal:
        assert why(s, "pick europa") == (refusal, "6.11")
        return
    assert changed(s, "pick europa") == {
        "cr_rebel europa": -1,
        "active_cr europa": 1,
        "assets deck": -1,
        "assets hand": 1,
    }


@pytest.mark.rule("RD 6.11")
@pytest.mark.card("RD ai_unleashed")
@pytest.mark.parametrize(
    ("choice", "found"), [("mg_resources", {"resources mg": -3}), ("profits", {"profits": -1})]
)
def test_the_unleashed_ai_robs_once_for_every_ransack(choice, found):
    scene = table().hand().capability("ai_unleashed")
    scene.put("europa", cr_rebel=1).put("gandhi", cr_rebel=1).damage(gandhi=1, europa=1)
    s = play(activity(scene, "cr", "ransack"), "pick europa", "pick gandhi")
    assert legal(s) == ["choose mg_resources", "choose profits"]
    assert changed(s, f"choose {choice}") == found
    assert s.asking is None
