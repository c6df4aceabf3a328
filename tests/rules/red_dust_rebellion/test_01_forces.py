"""Chapter 1 by tables: who is placed and removed where, who hides and who is shown."""

import pytest

from rules.red_dust_rebellion.ledger import changed, effect, kind, reason, rounds
from rules.red_dust_rebellion.story import at, count, legal, play, table, why
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.forces import (
    BY_ASSAULT,
    BY_ATTACK,
    BY_BOMBARD,
    BY_RAID,
    BY_SETUP_STORM,
    BY_STORM,
    Activate,
    PlaceUnits,
    Removal,
    activate_rebels,
    hide,
    place,
    place_several,
    place_why,
    placeable,
    removal_why,
    remove,
    to_available,
)

# -- 1.3 placing ----------------------------------------------------------------------------------


@pytest.mark.rule("RD 1.3", "RD 1.2")
@pytest.mark.parametrize(
    ("piece", "space", "box", "refusal"),
    [
        ("mg_troop", "phobos", 3, ""),
        ("rd_rebel", "phobos", 3, "no-rebels-there"),
        ("cr_rebel", "phobos", 3, "no-rebels-there"),
        ("mg_base", "phobos", 3, "stacking"),
        ("eg_troop", "phobos", 3, ""),
        ("eg_troop", "phobos", 0, "no-controller"),
        ("eg_troop", "europa", 0, "no-controller"),
        ("eg_troop", "transit", 0, ""),
        ("eg_troop", "earth", 0, ""),
        ("security", "europa", 0, ""),
        ("rd_base", "marth", 3, "stacking"),
        ("rd_rebel", "marth", 3, ""),
        ("rd_base", "radau", 3, ""),
        ("cr_base", "europa", 3, "none-available"),
    ],
)
def test_what_may_be_placed_where(piece, space, box, refusal):
    scene = (
        table().confidence(box).put("marth", corp_base=2).put("wilderness", cr_base=6).put("radau", mg_base=1)
    )
    for name in ("gandhi", "sharma", "tenzing", "shepard"):
        scene.put(name, cr_base=2)
    scene.put("rutherford", cr_base=1)
    assert reason(place_why(scene.s, kind(piece), at(space))) == refusal
    expected = {} if refusal else {f"{piece} {space}": 1, f"{piece} available": -1}
    told = [] if refusal else [f"place {piece} {space}"]
    assert effect(scene, place, kind(piece), at(space)) == (expected, told)


@pytest.mark.rule("RD 1.3")
@pytest.mark.parametrize(("left", "asked", "placed"), [(0, 2, 0), (1, 2, 1), (2, 2, 2), (3, 2, 2)])
def test_as_many_as_are_available(left, asked, placed):
    scene = table().put("gandhi", rd_rebel=30 - left)
    assert place_several(scene.s, kind("rd_rebel"), at("europa"), asked) == placed
    assert count(scene.s, "rd_rebel", "europa") == placed


@pytest.mark.rule("RD 1.5")
@pytest.mark.card("RD construction_workers_guild", "RD prison_labor_revolt")
@pytest.mark.parametrize(
    ("campaign", "piece", "expected"),
    [
        ("construction_workers_guild", "rd_base", {"dug_in marth": 1, "rd_base available": -1}),
        ("construction_workers_guild", "cr_base", {"cr_base marth": 1, "cr_base available": -1}),
        ("prison_labor_revolt", "rd_base", {"rd_base marth": 1, "rd_base available": -1}),
        (
            "prison_labor_revolt",
            "corp_base",
            {"corp_base marth": 1, "corp_base available": -1, "profits": -1},
        ),
        ("comms_cutoff", "corp_base", {"corp_base marth": 1, "corp_base available": -1}),
    ],
)
def test_campaigns_that_change_how_bases_are_placed(campaign, piece, expected):
    assert effect(table().campaign(campaign), place, kind(piece), at("marth"))[0] == expected


@pytest.mark.rule("RD 1.3")
@pytest.mark.parametrize(
    ("by", "piece", "found"),
    [(MG, "mg_troop", 28), (RD, "rd_rebel", 28), (CR, "cr_rebel", 18), (CORP, "security", 0)],
)
def test_how_many_could_be_placed_with_those_who_may_be_lifted(by, piece, found):
    """One stands there already, one in a stormy Desert, the others in a stormy Labyrinth."""
    scene = table().storm(radau=2, gandhi=2)
    everyone = {"mg_troop": 30, "rd_rebel": 30, "cr_rebel": 20, "security": 16}[piece]
    scene.put("europa", **{piece: 1}).put("radau", **{piece: 1}).put("gandhi", **{piece: everyone - 2})
    assert placeable(scene.s, by, kind(piece), at("europa")) == found


@pytest.mark.rule("RD 1.3")
def test_nobody_lifts_what_is_not_its_own():
    s = table().put("gandhi", rd_rebel=30).s
    assert placeable(s, CR, kind("rd_rebel"), at("europa")) == 0
    assert placeable(s, RD, kind("rd_rebel"), at("europa")) == 30
    s = table().put("gandhi", rd_base=9).s
    assert placeable(s, RD, kind("rd_base"), at("europa")) == 0


@pytest.mark.rule("RD 1.3")
def test_lifting_is_a_choice_and_from_elsewhere_on_mars_and_phobos():
    scene = table().put("europa", mg_troop=1).put("phobos", mg_troop=2).put("marth", mg_troop=25)
    scene.put("ascraeus_mons", mg_troop=2)
    s = scene.ask(PlaceUnits(MG, kind("mg_troop"), at("europa"), 2))
    assert legal(s) == ["move mg_troop ascraeus_mons", "move mg_troop marth", "move mg_troop phobos", "done"]
    assert why(s, "move mg_troop europa")[0] == "other-space"
    assert why(s, "move mg_troop transit")[0] == "other-space"
    assert why(s, "move mg_base marth")[0] == "other-piece"
    assert why(s, "move fortified marth")[0] == "no-such-piece"
    assert changed(s, "move mg_troop phobos") == {"mg_troop phobos": -1, "mg_troop europa": 1}
    assert changed(s, "move mg_troop marth") == {"mg_troop marth": -1, "mg_troop europa": 1}
    assert s.asking is None
    scene = table().put("europa", mg_troop=30)
    assert scene.ask(PlaceUnits(MG, kind("mg_troop"), at("europa"), 2)).asking is None


@pytest.mark.rule("RD 1.3", "RD 8.2")
def test_nonplayers_and_corporations_lift_nobody():
    scene = table(seats=1, factions="corp_rd_cr_mg").put("gandhi", rd_rebel=30)
    assert rounds(scene, PlaceUnits(RD, kind("rd_rebel"), at("europa"), 1)) == {}
    assert placeable(scene.s, RD, kind("rd_rebel"), at("europa")) == 0
    scene = table().put("gandhi", security=16)
    assert rounds(scene, PlaceUnits(CORP, kind("security"), at("europa"), 1)) == {}


# -- 1.2, 1.1 removing ----------------------------------------------------------------------------


@pytest.mark.rule("RD 1.2")
@pytest.mark.parametrize(
    ("piece", "place_", "rebels", "coin"),
    [
        ("mg_troop", "mg_troop available", 0, 1),
        ("fortified", "mg_troop available", 0, 1),
        ("mg_base", "mg_base available", 0, 1),
        ("security", "security casualties", 0, 1),
        ("specops", "specops casualties", 0, 1),
        ("active_specops", "specops casualties", 0, 1),
        ("terraforming", "corp_base casualties", 0, 1),
        ("eg_troop", "eg_troop casualties", 0, 1),
        ("satellite", "satellite casualties", 0, 1),
        ("active_rd", "rd_rebel available", 1, 0),
        ("dug_in", "rd_base available", 1, 0),
        ("active_cr", "cr_rebel available", 1, 0),
        ("conversion", "cr_base available", 1, 0),
    ],
)
def test_where_removed_pieces_go(piece, place_, rebels, coin):
    scene = table().put("marth", **{piece: 2})
    expected = ({f"{piece} marth": -1, place_: 1}, [f"remove {piece} marth"])
    assert effect(scene, remove, kind(piece), at("marth")) == expected
    assert (scene.s.rebels_lost, scene.s.coin_lost) == (rebels, coin)
    plain = place_.split()[0]
    if piece != "satellite":
        assert effect(scene, to_available, kind(piece), at("marth"))[0] == {
            f"{piece} marth": -1,
            f"{plain} available": 1,
        }


CROWD = {
    "mg_troop": 1, "mg_base": 1, "security": 1, "specops": 1, "active_specops": 1, "corp_base": 1,
    "eg_troop": 1, "satellite": 1, "rd_rebel": 1, "active_rd": 1, "rd_base": 1, "cr_rebel": 1,
    "active_cr": 1, "cr_base": 1,
}  # fmt: skip


@pytest.mark.rule("RD 1.1", "RD 5.5", "RD 5.9", "RD 6.6", "RD 4.2", "RD 3.2")
@pytest.mark.parametrize(
    ("manner", "by", "removable"),
    [
        (BY_ASSAULT, MG, "active_rd active_cr"),
        (BY_ASSAULT, CORP, "active_rd active_cr"),
        (BY_BOMBARD, MG, "active_rd active_cr"),
        (BY_ATTACK, RD, "mg_troop security active_specops eg_troop satellite cr_rebel active_cr"),
        (BY_ATTACK, CR, "mg_troop security active_specops eg_troop satellite rd_rebel active_rd"),
        (BY_RAID, CORP, "mg_troop eg_troop satellite rd_rebel active_rd cr_rebel active_cr"),
        (BY_STORM, CR, "mg_troop security specops active_specops eg_troop satellite rd_rebel active_rd"),
        (BY_SETUP_STORM, CR, "mg_troop security specops active_specops eg_troop rd_rebel active_rd"),
    ],
)
def test_what_each_manner_of_removal_may_take_from_a_crowd(manner, by, removable):
    s = table().put("marth", **CROWD).s
    found = [name for name in CROWD if not removal_why(s, by, manner, kind(name), at("marth"), 2)]
    assert found == removable.split()
    assert reason(removal_why(s, by, manner, kind("population"), at("marth"), 2)) == "no-such-piece"


@pytest.mark.rule("RD 5.9", "RD 6.6", "RD 5.5")
@pytest.mark.parametrize(
    ("manner", "by", "refusal"),
    [(BY_ATTACK, RD, "eg-troop-counts-two"), (BY_RAID, CORP, "eg-troop-counts-two"), (BY_STORM, CR, "")],
)
def test_an_earthgov_troop_counts_as_two_in_attacks_and_raids(manner, by, refusal):
    s = table().put("marth", eg_troop=1).s
    assert reason(removal_why(s, by, manner, kind("eg_troop"), at("marth"), 1)) == refusal
    assert reason(removal_why(s, by, manner, kind("eg_troop"), at("marth"), 2)) == ""


@pytest.mark.rule("RD 1.1")
@pytest.mark.parametrize(
    ("manner", "by", "base", "guards"),
    [
        (BY_ATTACK, RD, "mg_base", "mg_troop fortified security active_specops eg_troop"),
        (BY_ATTACK, RD, "corp_base", "mg_troop fortified security active_specops eg_troop"),
        (BY_ATTACK, RD, "cr_base", "cr_rebel active_cr"),
        (BY_RAID, CORP, "mg_base", "mg_troop fortified"),
        (BY_RAID, CORP, "rd_base", "rd_rebel active_rd"),
        (BY_STORM, CR, "mg_base", "mg_troop fortified security specops active_specops eg_troop"),
        (BY_ASSAULT, MG, "dug_in", "rd_rebel active_rd"),
        (BY_BOMBARD, MG, "conversion", "cr_rebel active_cr"),
    ],
)
def test_who_guards_a_base_against_whom(manner, by, base, guards):
    units = [
        "mg_troop",
        "fortified",
        "security",
        "specops",
        "active_specops",
        "eg_troop",
        "rd_rebel",
        "active_rd",
    ]
    found = []
    for unit in (*units, "cr_rebel", "active_cr"):
        s = table().put("marth", **{base: 1, unit: 1}).s
        if reason(removal_why(s, by, manner, kind(base), at("marth"), 2)) == "base-guarded":
            found.append(unit)
    assert found == guards.split()


@pytest.mark.rule("RD 5.0")
def test_removal_asks_only_where_there_is_a_choice_and_ends_with_the_last_piece():
    scene = table().put("marth", active_rd=2, rd_base=1)
    assert rounds(scene, Removal(MG, BY_ASSAULT, at("marth"), 9)) == {
        "active_rd marth": -2,
        "rd_base marth": -1,
        "rd_rebel available": 2,
        "rd_base available": 1,
    }
    scene = table().put("marth", active_rd=2)
    assert rounds(scene, Removal(MG, BY_ASSAULT, at("marth"), 0)) == {}


@pytest.mark.rule("RD 5.5", "RD 8.6")
def test_an_assault_counts_the_bases_it_fells_and_remembers_where_reclaimers_fell():
    scene = table().put("marth", active_cr=1, cr_base=1, active_rd=1).put("radau", active_cr=1)
    s = scene.ask(Removal(MG, BY_ASSAULT, at("radau"), 1))
    assert (s.bereaved, s.bases_felled) == (1 << at("radau") | at("radau") << 28, 0)
    play(scene.ask(Removal(MG, BY_BOMBARD, at("marth"), 2)), "remove active_cr marth", "remove cr_base marth")
    assert s.bereaved == 1 << at("marth") | 1 << at("radau") | at("radau") << 28
    assert s.bases_felled == 1
    s = table().put("marth", cr_base=1, cr_rebel=0).ask(Removal(RD, BY_ATTACK, at("marth"), 1))
    assert (s.bereaved, s.bases_felled) == (0, 0)


# -- 1.3 Hidden and Active ------------------------------------------------------------------------


@pytest.mark.rule("RD 1.3")
def test_all_rebels_are_shown_and_those_of_one_faction_hide():
    scene = table().put("marth", rd_rebel=2, cr_rebel=3, specops=1, active_rd=1)
    assert effect(scene, activate_rebels, at("marth")) == (
        {"rd_rebel marth": -2, "active_rd marth": 2, "cr_rebel marth": -3, "active_cr marth": 3},
        ["activate rd_rebel marth 2", "activate cr_rebel marth 3"],
    )
    assert effect(scene, activate_rebels, at("marth")) == ({}, [])
    assert effect(scene, hide, RD, at("marth")) == (
        {"rd_rebel marth": 3, "active_rd marth": -3},
        ["hide rd_rebel marth 3"],
    )
    assert effect(scene, hide, RD, at("marth")) == ({}, [])


@pytest.mark.rule("RD 5.3")
@pytest.mark.parametrize(
    ("rd", "cr", "n", "asked", "shown"),
    [
        (2, 0, 1, False, 1),
        (0, 2, 3, False, 2),
        (1, 1, 2, False, 2),
        (1, 1, 1, True, 0),
        (2, 1, 0, False, 0),
        (1, 2, 3, False, 3),
    ],
)
def test_activating_asks_only_where_two_factions_hide_more_than_are_found(rd, cr, n, asked, shown):
    s = table().put("europa", rd_rebel=rd, cr_rebel=cr).ask(Activate(MG, at("europa"), n))
    assert (s.asking is not None) == asked
    assert s.active(at("europa"), RD) + s.active(at("europa"), CR) == shown
    assert s.activated == shown
