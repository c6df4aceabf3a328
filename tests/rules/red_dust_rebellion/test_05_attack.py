"""Attack (5.9) and Ambush (6.9, 6.12) to the last piece."""

import pytest

from rules.red_dust_rebellion.ledger import changed, told
from rules.red_dust_rebellion.story import (
    at,
    count,
    legal,
    operation,
    play,
    refused,
    table,
    why,
)
from tharsis.games.red_dust_rebellion.pieces import RD
from tharsis.games.red_dust_rebellion.rules.attack import Attack


def rebels(scene, faction, op):
    """The first question of a Rebel Operation without Special Activities; a card pays for the Reclaimers."""
    if faction == "cr":
        scene.hand("water_reserves")
    return operation(scene, faction, op, special=False)


# -- 5.9 Attack -----------------------------------------------------------------------------------


@pytest.mark.rule("RD 5.9")
@pytest.mark.parametrize(
    ("faction", "space", "pieces", "refusal"),
    [
        ("rd", "radau", {"rd_rebel": 1, "mg_troop": 1}, ""),
        ("rd", "radau", {"active_rd": 1, "cr_base": 1}, ""),
        ("rd", "radau", {"rd_rebel": 1, "satellite": 1}, ""),
        ("cr", "radau", {"cr_rebel": 1, "satellite": 1}, ""),
        ("cr", "radau", {"cr_rebel": 1, "rd_rebel": 1}, ""),
        ("rd", "radau", {"rd_rebel": 1, "specops": 1}, ""),
        ("rd", "radau", {"rd_base": 1, "mg_troop": 1}, "no-own-rebel"),
        ("rd", "radau", {"rd_rebel": 1, "rd_base": 1}, "no-enemy"),
        ("cr", "radau", {"cr_rebel": 2, "conversion": 1}, "no-enemy"),
        ("rd", "trouvelot", {"rd_rebel": 1, "mg_troop": 1}, "storm"),
        ("rd", "phobos", {"mg_troop": 1}, "mars-only"),
    ],
)
def test_where_rebels_attack(faction, space, pieces, refusal):
    scene = table().put("gandhi", rd_rebel=1, cr_rebel=1).storm(trouvelot=2)
    s = rebels(scene.put(space, **pieces), faction, "attack")
    assert refused(s, f"pick {space}") == refusal


@pytest.mark.rule("RD 5.9")
@pytest.mark.parametrize(
    ("dice", "rebels_", "lost"),
    [
        ((3, 3), 3, 4),
        ((3, 4), 3, 2),
        ((4, 3), 3, 2),
        ((4, 4), 3, 0),
        ((1, 6), 5, 2),
        ((5, 6), 6, 4),
        ((1, 2), 1, 2),
    ],
)
def test_a_die_hits_if_it_is_not_above_the_number_of_own_rebels(dice, rebels_, lost):
    scene = table().put("marth", rd_rebel=rebels_, mg_troop=6).dice(*dice).damage(marth=1)
    s = rebels(scene, "rd", "attack")
    lines = told(s, "pick marth")
    assert count(s, "mg_troop", "marth") == 6 - lost
    assert count(s, "active_rd", "marth") == rebels_
    assert lines[:4] == [
        "operation rd attack marth",
        "attack rd marth",
        f"activate rd_rebel marth {rebels_}",
        f"dice {dice[0]} {dice[1]}",
    ]


@pytest.mark.rule("RD 5.9")
@pytest.mark.parametrize(
    ("pieces", "hurt"),
    [
        ({"mg_troop": 5}, 0),
        ({"mg_troop": 6}, 1),
        ({"mg_troop": 4, "mg_base": 2}, 1),
        ({"mg_troop": 5, "satellite": 1}, 1),
        ({"mg_troop": 5, "specops": 1}, 1),
        ({"eg_troop": 5, "cr_rebel": 1}, 1),
        ({"eg_troop": 5, "population": 1}, 0),
    ],
)
def test_damage_if_the_dice_are_not_above_all_forces_there(pieces, hurt):
    """One Red Dust Rebel and six others against a sum of seven; neither die hits."""
    scene = table().put("europa", rd_rebel=1, **pieces).dice(2, 5)
    s = play(rebels(scene, "rd", "attack"), "pick europa")
    assert (s.damage[at("europa")], s.displaced) == (hurt, hurt)


@pytest.mark.rule("RD 5.9")
def test_what_an_attack_removes():
    """A die hits: two forces, an EG Troop for both; guards before Bases, and no Hidden SpecOps."""
    scene = table().put("marth", rd_rebel=1, eg_troop=1, security=1, specops=1, active_specops=1, corp_base=1)
    scene.put("marth", cr_rebel=1, active_cr=1).put("radau", satellite=1).dice(1, 6).damage(marth=1)
    s = play(rebels(scene, "rd", "attack"), "pick marth")
    removable = ["security", "active_specops", "eg_troop", "cr_rebel", "active_cr"]
    assert legal(s) == [f"remove {kind} marth" for kind in removable]
    assert why(s, "remove specops marth") == ("hidden", "5.9")
    assert why(s, "remove corp_base marth")[0] == "base-guarded"
    assert why(s, "remove active_rd marth") == ("not-enemy", "5.9")
    assert why(s, "remove satellite radau")[0] == "other-space"
    assert why(s, "done") == ("must-remove", "5.9")
    troop = {"eg_troop marth": -1, "eg_troop casualties": 1}
    assert changed(s.clone(), "remove eg_troop marth") == troop
    assert changed(s, "remove active_specops marth") == {"active_specops marth": -1, "specops casualties": 1}
    assert why(s, "remove eg_troop marth") == ("eg-troop-counts-two", "5.9")
    assert changed(s, "remove cr_rebel marth") == {"cr_rebel marth": -1, "cr_rebel available": 1}


@pytest.mark.rule("RD 5.9", "RD 1.1")
@pytest.mark.parametrize(
    ("guard", "guarded"),
    [
        ("mg_troop", True),
        ("eg_troop", True),
        ("security", True),
        ("active_specops", True),
        ("specops", False),
    ],
)
def test_who_guards_a_coin_base_against_an_attack(guard, guarded):
    scene = table().put("marth", rd_rebel=1, corp_base=1, cr_rebel=1, **{guard: 2}).dice(1, 6).damage(marth=1)
    s = play(rebels(scene, "rd", "attack"), "pick marth")
    if guarded:
        assert why(s, "remove corp_base marth")[0] == "base-guarded"
    else:
        assert legal(s) == ["remove corp_base marth", "remove cr_rebel marth"]


@pytest.mark.rule("RD 5.9", "RD 1.1")
def test_only_its_own_rebels_guard_a_rebel_base():
    scene = table().put("marth", rd_rebel=1, cr_base=1, mg_troop=1).dice(1, 6).damage(marth=1)
    s = play(rebels(scene, "rd", "attack"), "pick marth")
    assert legal(s) == ["remove mg_troop marth", "remove cr_base marth"]
    scene = table().put("marth", rd_rebel=1, cr_base=1, mg_troop=1, cr_rebel=1).dice(1, 6).damage(marth=1)
    s = play(rebels(scene, "rd", "attack"), "pick marth")
    assert why(s, "remove cr_base marth")[0] == "base-guarded"


@pytest.mark.rule("RD 5.9")
@pytest.mark.card("RD subdermal_weaponry")
@pytest.mark.parametrize(("faction", "card", "lost"), [("cr", True, 3), ("cr", False, 2), ("rd", True, 2)])
def test_a_hit_of_armed_reclaimers_takes_three(faction, card, lost):
    scene = table().put("marth", **{f"{faction}_rebel": 1}, mg_troop=6).dice(1, 6).damage(marth=1)
    if card:
        scene.capability("subdermal_weaponry")
    s = play(rebels(scene, faction, "attack"), "pick marth")
    assert count(s, "mg_troop", "marth") == 6 - lost


@pytest.mark.rule("RD 5.9")
@pytest.mark.card("RD ares_rockets")
@pytest.mark.parametrize(
    ("faction", "card", "reach"), [("cr", True, True), ("cr", False, False), ("rd", True, False)]
)
def test_rockets_reach_satellites_anywhere_on_mars(faction, card, reach):
    scene = table().put("marth", **{f"{faction}_rebel": 1}, mg_troop=3).put("radau", satellite=1)
    scene.put("orbit", satellite=1).put("gandhi", mg_troop=2).dice(1, 6).damage(marth=1)
    if card:
        scene.capability("ares_rockets")
    s = play(rebels(scene, faction, "attack"), "pick marth")
    if not reach:
        assert count(s, "mg_troop", "marth") == 1
        return
    assert legal(s) == ["remove satellite radau", "remove mg_troop marth"]
    assert why(s, "remove satellite orbit")[0] == "other-space"
    assert why(s, "remove mg_troop gandhi")[0] == "other-space"
    found = changed(s, "remove satellite radau")
    assert found == {
        "satellite radau": -1,
        "satellite casualties": 1,
        "mg_troop marth": -1,
        "mg_troop available": 1,
    }


@pytest.mark.rule("RD 5.9")
@pytest.mark.parametrize(
    ("faction", "base", "offered"),
    [("cr", "terraforming", True), ("cr", "corp_base", False), ("rd", "terraforming", False)],
)
def test_reclaimers_may_settle_where_they_raze_a_terraforming_base(faction, base, offered):
    scene = table().put("marth", **{f"{faction}_rebel": 1, base: 1}).dice(1, 6).damage(marth=1)
    s = play(rebels(scene, faction, "attack"), "pick marth")
    assert (legal(s) == ["choose base", "done"]) == offered
    if offered:
        assert why(s, "choose hide") == ("not-now", "5.9")
        assert changed(s, "choose base") == {"cr_base marth": 1, "cr_base available": -1}


@pytest.mark.rule("RD 6.9", "RD 6.12")
@pytest.mark.parametrize(("faction", "rule"), [("rd", "6.9"), ("cr", "6.12")])
def test_an_ambush_shows_one_rebel_and_sets_both_dice(faction, rule):
    scene = table().put("marth", **{f"{faction}_rebel": 3, f"active_{faction}": 1}, mg_troop=9)
    scene.hand("water_reserves").put("radau", **{f"active_{faction}": 1}, mg_troop=1)
    s = operation(scene, faction, "attack")
    assert why(s, "ambush radau") == ("no-hidden", rule)
    lines = told(s, "ambush marth")
    assert lines[-1] == f"activate {faction}_rebel marth 1"
    assert f"ambush {faction} marth" in lines
    assert legal(s)[0] == "dice 1 1"
    assert legal(s)[-1] == "dice 6 6"
    assert len(legal(s)) == 21
    assert why(s, "dice 2 1") == ("low-die-first", rule)
    found = changed(s, "dice 4 5")
    assert found == {"mg_troop marth": -2, "mg_troop available": 2, "damage marth": 1, "displaced": 1}
    assert count(s, f"active_{faction}", "marth") == 2


@pytest.mark.rule("RD 6.9", "RD 6.12")
@pytest.mark.parametrize(
    ("cards", "dice", "foretold"),
    [
        ((), "dice 1 1", {"removes": 4, "damage": True}),
        ((), "dice 4 5", {"removes": 0, "damage": False}),
        ((), "dice 1 6", {"removes": 2, "damage": False}),
        (("subdermal_weaponry",), "dice 1 2", {"removes": 6, "damage": True}),
    ],
)
def test_what_dice_do_that_are_set_is_told_before(cards, dice, foretold):
    scene = table().put("marth", cr_rebel=3, mg_troop=3).hand("water_reserves").capability(*cards)
    s = operation(scene, "cr", "attack")
    assert s.game.odds(s, s.actor(), s.game.actions.parse("ambush marth")) is None
    play(s, "ambush marth")
    assert s.game.odds(s, s.actor(), s.game.actions.parse(dice)) == foretold
    found = changed(s, dice)
    assert -found.get("mg_troop marth", 0) == min(3, foretold["removes"])
    assert ("damage marth" in found) == foretold["damage"]


@pytest.mark.rule("RD 6.9")
def test_no_ambush_with_a_limited_attack_nor_beside_another_operation():
    s = rebels(table().put("marth", rd_rebel=2, mg_troop=1), "rd", "attack")
    assert why(s, "ambush marth") == ("no-special-now", "6.0")
    s = operation(table().put("marth", rd_rebel=2, mg_troop=1), "rd", "rally")
    assert why(s, "ambush marth")[0] == "not-now"
    scene = table().put("marth", rd_rebel=2, mg_troop=1).put("sharma", rd_rebel=3)
    s = play(operation(scene, "rd", "attack"), "special redistribute", "pick sharma", "done")
    assert why(s, "ambush marth")[0] == "special-used"
    assert "pick marth" in legal(s)


@pytest.mark.rule("RD 5.9")
def test_both_dice_have_six_faces():
    s = table().put("marth", rd_rebel=1, mg_troop=1).s
    for _ in range(80):
        s.do(Attack(RD, at("marth"), ambush=False))
    s.advance()
    rolls = [entry.args for entry in s.entries() if s.game.logs.terms[entry.key].name == "dice"]
    assert {first for first, _ in rolls} == {second for _, second in rolls} == set(range(1, 7))
