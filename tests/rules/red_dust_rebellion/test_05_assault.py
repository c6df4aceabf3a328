"""Assault (5.5) to the last piece: strikes, bombs, mercenaries, replies, and Suppress."""

import pytest

from rules.red_dust_rebellion.ledger import changed, told
from rules.red_dust_rebellion.story import (
    at,
    count,
    legal,
    level,
    operation,
    play,
    refused,
    table,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.orders import ASSAULT, RECON
from tharsis.games.red_dust_rebellion.pieces import RD
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    ANYWHERE,
    FREE,
    BeginOperation,
)

# -- 5.5 Assault ----------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.5")
@pytest.mark.parametrize(
    ("space", "forces", "refusal"),
    [
        ("radau", {"mg_troop": 1, "active_rd": 1}, ""),
        ("radau", {"mg_base": 1, "active_cr": 1}, ""),
        ("radau", {"mg_troop": 1, "rd_base": 1}, ""),
        ("radau", {"mg_troop": 1, "dug_in": 1}, ""),
        ("radau", {"mg_troop": 1, "conversion": 1}, ""),
        ("radau", {"mg_troop": 1, "rd_rebel": 1, "cr_rebel": 1}, "no-active-enemy"),
        ("radau", {"security": 1, "active_rd": 1}, "no-own-forces"),
        ("radau", {"eg_troop": 1, "active_rd": 1}, "no-own-forces"),
        ("phobos", {"mg_troop": 1}, "mars-only"),
        ("earth", {}, "mars-only"),
    ],
)
def test_where_marsgov_assaults(space, forces, refusal):
    scene = table().confidence(5).put(space, **forces).put("gandhi", mg_troop=1, active_rd=1)
    s = operation(scene, "mg", "assault")
    assert refused(s, f"pick {space}") == refusal


@pytest.mark.rule("RD 5.5", "RD 1.2", "RD 1.10")
def test_earthgov_troops_assault_for_their_controller_and_nobody_in_a_stormy_desert():
    scene = table().confidence(6).put("radau", eg_troop=1, active_rd=1).put("marth", mg_troop=1, active_rd=1)
    s = operation(scene.storm(marth=2), "mg", "assault", special=False)
    assert legal(s) == ["pick radau"]
    assert why(s, "pick marth") == ("storm", "1.10")
    s = operation(table().confidence(6).put("radau", eg_troop=1, active_rd=1), "corp", "assault")
    assert s.asking is None


@pytest.mark.rule("RD 5.5", "RD 1.1")
@pytest.mark.parametrize(
    ("guards", "rebels", "lost"),
    [
        ({"mg_troop": 1, "security": 1, "eg_troop": 1}, {"active_rd": 5}, {"active_rd": 3}),
        ({"mg_troop": 1, "fortified": 1}, {"active_rd": 5}, {"active_rd": 2}),
        ({"mg_troop": 1, "active_specops": 1}, {"active_rd": 5}, {"active_rd": 2}),
        ({"mg_troop": 1, "mg_base": 1}, {"active_rd": 5}, {"active_rd": 1}),
        ({"mg_troop": 4}, {"active_rd": 1, "rd_rebel": 2, "rd_base": 1}, {"active_rd": 1}),
        ({"mg_troop": 4}, {"active_cr": 2, "cr_base": 1, "rd_rebel": 1}, {"active_cr": 2, "cr_base": 1}),
    ],
)
def test_each_cube_and_active_specops_removes_an_active_enemy_bases_last(guards, rebels, lost):
    s = operation(table().put("marth", **guards, **rebels), "mg", "assault", special=False)
    found = changed(s, "pick marth")
    wanted_ = {f"{kind} marth": -n for kind, n in lost.items()}
    plain = {"active_rd": "rd_rebel", "active_cr": "cr_rebel", "cr_base": "cr_base"}
    for kind, n in lost.items():
        wanted_[f"{plain[kind]} available"] = n
    found.pop("profits", None)
    assert found == wanted_


@pytest.mark.rule("RD 5.5")
@pytest.mark.parametrize(
    ("guards", "fallen", "profit"),
    [
        ({"security": 1, "mg_troop": 1}, 2, 1),
        ({"active_specops": 1, "mg_troop": 1}, 2, 1),
        ({"security": 1, "mg_troop": 2}, 3, 1),
        ({"security": 1, "active_specops": 1}, 2, 1),
        ({"security": 1, "mg_troop": 3}, 4, 2),
        ({"security": 1}, 1, 0),
        ({"mg_troop": 4}, 4, 0),
    ],
)
def test_mercenaries_take_a_profit_for_two_rebel_forces(guards, fallen, profit):
    scene = table().put("marth", active_rd=9, mg_base=1, **guards)
    s = operation(scene, "mg", "assault", special=False)
    lines = told(s, "pick marth")
    assert (count(s, "active_rd", "marth"), s.profits) == (9 - fallen, 10 + profit)
    assert ([f"mercenaries {profit}"] if profit else []) == [x for x in lines if x.startswith("merc")]


@pytest.mark.rule("RD 5.5")
@pytest.mark.parametrize(
    ("box", "orbit", "rebels", "offered"),
    [
        (6, 1, {"active_rd": 3}, True),
        (6, 1, {"active_rd": 1, "rd_base": 1}, True),
        (6, 1, {"active_rd": 1}, False),
        (6, 1, {"active_rd": 1, "rd_rebel": 1}, False),
        (6, 0, {"active_rd": 3}, False),
        (5, 1, {"active_rd": 3}, False),
    ],
)
def test_a_bombard_needs_the_controller_a_satellite_in_orbit_and_active_enemies(box, orbit, rebels, offered):
    scene = table().confidence(box).put("marth", mg_troop=1, **rebels).put("orbit", satellite=orbit)
    s = play(operation(scene, "mg", "assault", special=False), "pick marth")
    assert ("choose bombard" in (legal(s) if s.asking else [])) == offered


@pytest.mark.rule("RD 5.5")
@pytest.mark.parametrize(("space", "hurt"), [("marth", 0), ("gandhi", 1)])
def test_a_bombard_removes_two_and_damages_a_labyrinth(space, hurt):
    scene = table().confidence(6).put(space, mg_troop=1, active_rd=9).put("orbit", satellite=1)
    s = play(operation(scene, "mg", "assault", special=False), f"pick {space}")
    expected = {
        "satellite orbit": -1,
        f"satellite {space}": 1,
        f"active_rd {space}": -2,
        "rd_rebel available": 2,
    }
    if hurt:
        expected |= {f"damage {space}": 1, "displaced": 1}
    assert changed(s, "choose bombard") == expected


@pytest.mark.rule("RD 5.5")
@pytest.mark.card("RD deep_tunneling")
def test_bombs_do_not_reach_tunnelling_reclaimers_but_others():
    scene = table().confidence(6).put("marth", mg_troop=1, active_rd=3, active_cr=3, cr_base=1)
    s = operation(
        scene.put("orbit", satellite=1).capability("deep_tunneling"), "mg", "assault", special=False
    )
    play(s, "pick marth", "remove active_cr marth", "choose bombard")
    assert (count(s, "active_rd", "marth"), count(s, "active_cr", "marth")) == (1, 2)


@pytest.mark.rule("RD 5.5")
@pytest.mark.card("RD mothers_of_mars")
@pytest.mark.parametrize(
    ("space", "campaign", "shift"), [("gandhi", True, -1), ("gandhi", False, 0), ("marth", True, 0)]
)
def test_mothers_protest_where_a_labyrinth_is_assaulted(space, campaign, shift):
    scene = table().put(space, mg_troop=2, active_rd=1).level(**{space: 1})
    if campaign:
        scene.campaign("mothers_of_mars")
    else:
        scene.campaign()
    s = play(operation(scene, "mg", "assault", special=False), f"pick {space}")
    assert level(s, space) == 1 + shift


@pytest.mark.rule("RD 5.5")
@pytest.mark.parametrize(
    ("space", "forces", "reply"),
    [
        ("gandhi", {"active_rd": 2}, "rd"),
        ("gandhi", {"active_cr": 2}, "cr"),
        ("gandhi", {"active_rd": 1}, ""),
        ("gandhi", {"active_rd": 1, "rd_rebel": 1}, "rd"),
        ("marth", {"active_rd": 2, "rd_base": 1}, ""),
        ("marth", {"active_rd": 2, "dug_in": 1}, "rd"),
        ("marth", {"active_cr": 2, "dug_in": 1}, ""),
        ("marth", {"active_cr": 2, "conversion": 1}, ""),
    ],
)
def test_who_lost_forces_and_has_a_rebel_left_may_strike_back(space, forces, reply):
    s = operation(table().put(space, mg_troop=1, **forces), "mg", "assault", special=False)
    play(s, f"pick {space}")
    if legal(s)[0].startswith("remove"):
        play(s, "remove active_cr marth")
    if reply:
        assert (s.actor(), legal(s)) == (who(reply), ["choose attack", "done"])
    else:
        assert s.actor() == who("mg")


@pytest.mark.rule("RD 5.5", "RD 5.9")
def test_a_reply_is_a_free_attack():
    scene = table().put("gandhi", mg_troop=2, active_rd=5).dice(3, 6)
    s = play(operation(scene, "mg", "assault", special=False), "pick gandhi")
    assert changed(s, "choose attack") == {"mg_troop gandhi": -2, "mg_troop available": 2}
    assert (s.resources[RD], count(s, "active_rd", "gandhi")) == (30, 3)


@pytest.mark.rule("RD 5.5")
@pytest.mark.card("RD enhanced_metabolism")
@pytest.mark.parametrize(
    ("card", "fallen", "left", "asked"),
    [(True, "active_cr", 5, True), (False, "active_cr", 5, False), (True, "active_rd", 5, False)],
)
def test_enhanced_metabolism_brings_a_rebel_back_where_reclaimers_fell(card, fallen, left, asked):
    scene = table().put("marth", mg_troop=1, active_rd=1, active_cr=1).put("radau", mg_troop=1, active_cr=1)
    if card:
        scene.capability("enhanced_metabolism")
    s = play(operation(scene, "mg", "assault", special=False), "pick marth", f"remove {fallen} marth", "done")
    assert (s.asking is not None) == asked
    if asked:
        assert legal(s) == ["pick marth", "done"]
        assert why(s, "pick radau")[0] == "other-space"
        assert changed(s, "pick marth") == {"cr_rebel marth": 1, "cr_rebel available": -1}


@pytest.mark.rule("RD 5.5")
@pytest.mark.parametrize(
    ("space", "forces", "refusal"),
    [
        ("tenzing", {"eg_troop": 1, "rd_rebel": 1}, ""),
        ("tenzing", {"eg_troop": 1, "active_cr": 1}, ""),
        ("tenzing", {"mg_troop": 1, "rd_rebel": 1}, "no-eg-troops"),
        ("tenzing", {"eg_troop": 1, "rd_base": 1}, "no-rebels"),
        ("phobos", {"eg_troop": 1}, "mars-only"),
        ("radau", {"eg_troop": 1, "rd_rebel": 1}, "storm"),
    ],
)
def test_where_the_controller_suppresses(space, forces, refusal):
    scene = table().confidence(6).put("gandhi", mg_troop=1, active_rd=1, eg_troop=1).storm(radau=2)
    scene.put("sharma", eg_troop=1, rd_rebel=1).put(space, **forces)
    s = play(operation(scene, "mg", "assault", special=False), "pick gandhi", "done")
    assert refused(s, f"suppress {space}") == refusal
    assert why(s, "suppress gandhi") == ("chosen-already", "5.5")


@pytest.mark.rule("RD 5.5")
def test_suppress_drives_one_rebel_out_for_each_earthgov_troop_and_calms_opposition():
    scene = table().confidence(6).put("gandhi", mg_troop=1, active_rd=1).level(tenzing=-2)
    scene.put("tenzing", eg_troop=2, rd_rebel=2, active_cr=2)
    s = play(operation(scene, "mg", "assault", special=False), "pick gandhi", "done")
    play(s, "suppress tenzing")
    assert legal(s) == ["remove rd_rebel tenzing", "remove active_cr tenzing", "done"]
    assert why(s, "remove eg_troop tenzing") == ("not-enemy", "5.5")
    play(s, "remove active_cr tenzing")
    assert s.actor() == who("cr")
    assert legal(s) == ["pick arsia_mons", "pick pavonis_mons", "pick syria_planum"]
    assert why(s, "pick europa")[0] == "not-adjacent"
    assert why(s, "done")[0] == "must-flee"
    assert changed(s, "pick arsia_mons") == {"active_cr tenzing": -1, "active_cr arsia_mons": 1}
    play(s, "remove rd_rebel tenzing")
    assert s.actor() == who("rd")
    found = changed(s, "pick pavonis_mons")
    assert found == {"rd_rebel tenzing": -1, "rd_rebel pavonis_mons": 1, "level tenzing": 1}
    assert s.asking is None


@pytest.mark.rule("RD 5.5")
@pytest.mark.parametrize(("before", "after"), [(-2, -1), (-1, 0), (0, 0), (1, 1), (2, 2)])
def test_suppress_calms_opposition_alone(before, after):
    scene = table().confidence(6).put("gandhi", mg_troop=1, active_rd=1).level(tenzing=before)
    s = operation(scene.put("tenzing", eg_troop=1, rd_rebel=1), "mg", "assault", special=False)
    play(s, "pick gandhi", "done", "suppress tenzing", "done")
    assert (level(s, "tenzing"), count(s, "rd_rebel", "tenzing")) == (after, 1)


@pytest.mark.rule("RD 5.5")
@pytest.mark.parametrize(
    ("box", "faction", "offered"), [(6, "mg", True), (5, "mg", False), (5, "corp", True)]
)
def test_only_a_controller_who_assaults_itself_suppresses(box, faction, offered):
    scene = table().confidence(box).put("gandhi", mg_troop=1, security=1, active_rd=1)
    s = operation(scene.put("tenzing", eg_troop=1, rd_rebel=1), faction, "assault", special=False)
    play(s, "pick gandhi", *(["done"] if "done" in legal(s) else []))
    if s.asking is not None and s.actor() != who(faction):
        play(s, "done")
    if s.asking is not None and "done" in legal(s) and "suppress tenzing" not in legal(s):
        play(s, "done")
    assert ("suppress tenzing" in (legal(s) if s.asking else [])) == offered


@pytest.mark.rule("RD 5.0")
@pytest.mark.parametrize(
    ("faction", "op", "space", "price"),
    [("mg", RECON, "radau", 3), ("mg", ASSAULT, "radau", 3), ("corp", ASSAULT, "radau", 0)],
)
def test_what_marsgov_pays_and_the_corporations_do_not(faction, op, space, price):
    for flags, due in ((0, price), (FREE, 0)):
        scene = table().put(space, mg_troop=1, security=1, active_rd=9)
        s = scene.ask(BeginOperation(who(faction), op, ANY_NUMBER, ANYWHERE, flags))
        assert play(s, f"pick {space}").owed == due


@pytest.mark.rule("RD 5.5", "RD 1.3")
@pytest.mark.card("RD enhanced_metabolism")
def test_nobody_is_lifted_to_grow_anew_in_the_assault_of_another():
    scene = table().capability("enhanced_metabolism").put("marth", mg_troop=1, cr_base=1)
    s = operation(scene.put("radau", cr_rebel=20), "mg", "assault", special=False)
    play(s, "pick marth", "done")
    assert (s.bereaved >> at("marth") & 1, s.asking) == (1, None)
