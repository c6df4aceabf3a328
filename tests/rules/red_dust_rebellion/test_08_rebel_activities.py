"""8.7: the Special Activities of non-player Red Dust and Reclaimers: where, how often, what they change."""

import pytest

from rules.red_dust_rebellion.nonplayers import mars, mask, performed
from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion.actions import LOG_NP_AGITATE, NP_TIE
from tharsis.games.red_dust_rebellion.orders import (
    AMBUSH_CR,
    AMBUSH_RD,
    ATTACK,
    CAMPAIGN,
    COORDINATE,
    GOES_WITH,
    MARCH,
    PREACH,
    PURIFY,
    RALLY,
    RANSACK,
    REDISTRIBUTE,
    TRAVEL,
)
from tharsis.games.red_dust_rebellion.pieces import RD
from tharsis.games.red_dust_rebellion.rules.nonplayer.activities import (
    reclaimers_can_ambush,
)

pytestmark = pytest.mark.rule("RD 8.7")

NOTHING = None


@pytest.mark.rule("RD 6.0")
@pytest.mark.parametrize(
    ("name", "special", "ops"),
    [
        ("rd_coordinate", COORDINATE, {RALLY, MARCH, CAMPAIGN}),
        ("rd_redistribute", REDISTRIBUTE, {RALLY, MARCH, ATTACK, CAMPAIGN}),
        ("rd_ambush", AMBUSH_RD, {ATTACK}),
        ("cr_purify", PURIFY, {RALLY, TRAVEL, ATTACK, PREACH}),
        ("cr_ransack", RANSACK, {RALLY, TRAVEL, ATTACK, PREACH}),
        ("cr_ambush", AMBUSH_CR, {ATTACK}),
    ],
)
def test_a_special_activity_accompanies_its_operations_alone(name, special, ops):
    side = name[:2]
    text = f"europa {side}_rebel*3 mg_troop, marth {side}_rebel damage"
    assert set(GOES_WITH[special]) == ops
    for op in (RALLY, MARCH, TRAVEL, ATTACK, CAMPAIGN, PREACH):
        assert (performed(mars(text), name, op) is not NOTHING) == (op in ops)


SHOWN = {"europa rd_rebel": -1, "europa active_rd": 1}

#: The position, everything that changes.
COORDINATED = (
    ("europa rd_rebel", {**SHOWN, "europa level": -1}),
    ("europa -1 rd_rebel", {**SHOWN, "europa level": -1}),
    ("europa +1 rd_rebel", NOTHING),
    ("europa active_rd", NOTHING),
    ("europa rd_base rd_rebel active_rd", NOTHING),
    ("europa rd_base rd_rebel*2", {**SHOWN, "europa level": -1}),
    ("wilderness rd_rebel", NOTHING),
    ("europa -2 rd_rebel", NOTHING),
    ("europa -2 rd_rebel specops eg_troop", NOTHING),
    ("europa -2 rd_rebel security", {"europa active_rd": 1, "europa security": -1}),
    ("europa -2 rd_rebel security mg_troop eg_troop", {**SHOWN, "europa security": -1,
    "europa mg_troop": -1}),
    ("marth storm rd_rebel", NOTHING),
    ("ascraeus_mons rd_rebel",
     {"ascraeus_mons rd_rebel": -1, "ascraeus_mons active_rd": 1, "ascraeus_mons level": -1}),
    ("europa -1 people*2 rd_rebel, gandhi -1 people*2 rd_rebel mg_troop, sharma -2 damage rd_rebel, "
     "displaced 1, agitate_total 5",
     {"sharma rd_rebel": -1, "sharma active_rd": 1, "sharma damage": -1, "total rd": -1, "displaced": -1,
      **SHOWN, "europa level": -1}),
    # House, else Repair with the Agitate Total, else a shift; each space chosen anew.
    ("europa -2 rd_rebel, displaced 1", {**SHOWN, "europa population": 1, "displaced": -1}),
    ("europa rd_rebel, displaced 1", {**SHOWN, "europa population": 1, "displaced": -1, "europa level": -1}),
    ("europa -1 damage rd_rebel, displaced 1, agitate_total 1",
     {**SHOWN, "europa damage": -1, "displaced": -1, "europa level": -1, "total rd": -1}),
    ("europa -1 damage rd_rebel, displaced 1, agitate_total 0", {**SHOWN, "europa level": -1}),
    ("europa -2 damage rd_rebel, displaced 1, agitate_total 0", NOTHING),
    ("europa -2 damage rd_rebel, agitate_total 3", NOTHING),
    ("europa -2 rd_rebel people*2, displaced 1", NOTHING),
    ("europa -1 rd_rebel*2, gandhi -2 rd_rebel, sharma -2 damage rd_rebel*3, displaced 2, agitate_total 5",
     {"gandhi rd_rebel": -1, "gandhi active_rd": 1, "gandhi population": 1, "europa rd_rebel": -1,
      "europa active_rd": 1, "europa population": 1, "europa level": -1, "displaced": -2}),
    ("europa -1 people*2 rd_rebel*2, sharma -2 damage rd_rebel*3, displaced 2, agitate_total 5",
     {"sharma rd_rebel": -1, "sharma active_rd": 1, "sharma damage": -1, "total rd": -1, "displaced": -1,
      **SHOWN, "europa level": -1}),
    ("europa rd_rebel people, gandhi rd_rebel, sharma rd_rebel cr_rebel",
     {**SHOWN, "europa level": -1, "gandhi rd_rebel": -1, "gandhi active_rd": 1, "gandhi level": -1}),
)  # fmt: skip


@pytest.mark.rule("RD 6.8")
@pytest.mark.parametrize(("text", "changed"), COORDINATED)
def test_coordinate_takes_two_spaces_where_it_has_an_effect(text, changed):
    """House and Repair by Red Dust set EG-, which it is already."""
    assert performed(mars(text), "rd_coordinate") == changed


def turned(*names, side="rd"):
    return {f"{p} {k}": n for p in names for k, n in ((f"{side}_rebel", -1), (f"active_{side}", 1))}


#: The position, everything that changes.
REDISTRIBUTED = (
    ("europa rd_rebel*2", {**turned("europa"), "total rd": 1}),
    ("europa active_rd*2", NOTHING),
    ("europa rd_rebel*2 mg_troop*2", NOTHING),
    ("wilderness rd_rebel*2", NOTHING),
    ("marth rd_rebel", turned("marth")),
    ("marth rd_rebel, radau rd_rebel", {**turned("marth", "radau"), "total rd": 1}),
    ("marth rd_rebel*2 corp_base", {**turned("marth"), "total rd": 1}),
    ("europa rd_rebel*3 corp_base terraforming", {**turned("europa"), "total rd": 2}),
    ("marth storm rd_rebel*2, radau rd_rebel*2", turned("radau")),
    ("europa rd_rebel rd_base", NOTHING),
    ("europa rd_rebel*2 rd_base", {**turned("europa"), "total rd": 1}),
    ("europa rd_rebel, gandhi rd_rebel, sharma rd_rebel, shepard rd_rebel, marth rd_rebel",
     {**turned("europa", "gandhi", "sharma", "shepard"), "total rd": 4}),
)  # fmt: skip


@pytest.mark.rule("RD 6.7")
@pytest.mark.parametrize(("text", "changed"), REDISTRIBUTED)
def test_redistribute_raises_the_agitate_total_by_half_of_what_four_spaces_bring(text, changed):
    scene = mars(f"{text}, agitate_total 2")
    assert performed(scene, "rd_redistribute") == changed
    told = [entry.args for entry in scene.s.entries() if entry.key == LOG_NP_AGITATE]
    assert told == ([] if changed is NOTHING else [(scene.s.totals[RD],)])


#: The position, everything that changes.
PURIFIED = (
    ("europa cr_rebel*3 mg_troop", {"europa mg_troop": -1, "europa active_cr": 1}),
    ("europa cr_rebel*3 mg_troop*2 conversion", {"europa mg_troop": -2, "europa active_cr": 1,
    "europa cr_rebel": 1}),
    ("europa active_cr*3 mg_troop", NOTHING),
    ("europa cr_rebel*2 mg_troop*2", NOTHING),
    ("europa cr_rebel*2", NOTHING),
    ("marth storm cr_rebel*3 mg_troop", NOTHING),
    ("europa cr_rebel*3 corp_base, asset_total 0",
     {**turned("europa", side="cr"), "europa corp_base": -1, "europa conversion": 1, "fallen corp_base": 0,
      "total cr": 1}),
    ("europa cr_rebel*3 rd_base, asset_total 0",
     {**turned("europa", side="cr"), "europa rd_base": -1, "europa conversion": 1, "total cr": 1}),
    ("europa cr_rebel*4 rd_base rd_rebel", {"europa rd_rebel": -1, "europa active_cr": 1}),
    ("europa cr_rebel*5 corp_base rd_rebel, asset_total 0",
     {**turned("europa", side="cr"), "europa corp_base": -1, "europa conversion": 1, "total cr": 1}),
    # Bases before units, two spaces in all.
    ("europa cr_rebel*3 mg_troop, gandhi cr_rebel*3 mg_troop, sharma cr_rebel*2 rd_base, asset_total 0",
     {**turned("sharma", side="cr"), "sharma rd_base": -1, "sharma conversion": 1, "total cr": 1,
      "europa mg_troop": -1, "europa active_cr": 1}),
    ("europa cr_rebel*3 mg_troop, gandhi cr_rebel*3 rd_base, sharma cr_rebel*3 rd_base, asset_total 0",
     {**turned("gandhi", "sharma", side="cr"), "gandhi rd_base": -1, "gandhi conversion": 1,
      "sharma rd_base": -1, "sharma conversion": 1, "total cr": 2}),
)  # fmt: skip


@pytest.mark.rule("RD 6.10")
@pytest.mark.parametrize(("text", "changed"), PURIFIED)
def test_purify_replaces_bases_before_units(text, changed):
    scene = mars(text)
    scene.script_chance(NP_TIE, 0)
    wanted = changed and {name: n for name, n in changed.items() if n}
    assert performed(scene, "cr_purify") == wanted


#: The position, everything that changes.
RANSACKED = (
    ("marth damage cr_rebel", {**turned("marth", side="cr"), "total cr": 1}),
    ("europa damage*2 cr_rebel", {**turned("europa", side="cr"), "total cr": 2}),
    ("marth cr_rebel", NOTHING),
    ("marth damage active_cr", NOTHING),
    ("marth damage cr_rebel cr_base", NOTHING),
    ("marth damage storm cr_rebel", NOTHING),
    ("marth damage cr_rebel, europa damage*2 cr_rebel, gandhi damage*2 cr_rebel",
     {**turned("europa", "gandhi", side="cr"), "total cr": 4}),
    ("marth damage cr_rebel, radau damage cr_rebel*2, trouvelot damage cr_rebel*3",
     {**turned("radau", "trouvelot", side="cr"), "total cr": 2}),
)  # fmt: skip


@pytest.mark.rule("RD 6.11")
@pytest.mark.parametrize(("text", "changed"), RANSACKED)
def test_ransack_takes_the_two_spaces_with_most_damage(text, changed):
    assert performed(mars(f"{text}, asset_total 0"), "cr_ransack") == changed


@pytest.mark.rule("RD 6.11")
@pytest.mark.card("RD ai_unleashed")
def test_a_ransack_robs_somebody_once_with_ai_unleashed():
    scene = mars("marth damage cr_rebel, radau damage cr_rebel, asset_total 0, profits 5")
    found = performed(scene.capability("ai_unleashed"), "cr_ransack")
    assert found == {**turned("marth", "radau", side="cr"), "total cr": 2, "profits": -1}


#: Whose, the position, spaces, everything that changes.
AMBUSHED = (
    ("rd", "gandhi rd_rebel security*3", "gandhi",
     {**turned("gandhi"), "gandhi security": -2, "fallen security": 2}),
    ("rd", "gandhi active_rd security", "", NOTHING),
    ("rd", "gandhi rd_rebel", "", NOTHING),
    ("rd", "gandhi rd_rebel rd_base specops", "", NOTHING),
    ("rd", "marth storm rd_rebel security", "", NOTHING),
    ("cr", "gandhi cr_rebel security*3", "gandhi",
     {**turned("gandhi", side="cr"), "gandhi security": -3, "fallen security": 3, "gandhi damage": 1,
      "displaced": 1}),
    ("rd", "europa +1 rd_rebel corp_base, gandhi +1 rd_rebel mg_troop, sharma rd_rebel*2 mg_troop",
     "europa gandhi", {}),
)  # fmt: skip


@pytest.mark.rule("RD 6.9", "RD 6.12")
@pytest.mark.parametrize(("side", "text", "spaces", "changed"), AMBUSHED)
def test_an_ambush_where_it_could_remove_something(side, text, spaces, changed):
    scene = mars(text)
    scene.s.ambushed = mask("marth")
    found = performed(scene, f"{side}_ambush", ATTACK)
    if changed is NOTHING:
        assert found is NOTHING
        assert scene.s.ambushed == 0
    else:
        assert scene.s.ambushed == mask(spaces)
        assert not changed or found == changed


@pytest.mark.rule("RD 6.12")
def test_reclaimers_ambush_by_their_column_for_attacks():
    text = "europa cr_rebel mg_troop, gandhi cr_rebel corp_base, marth cr_rebel mg_base"
    scene = mars(text)
    performed(scene, "cr_ambush", ATTACK)
    assert scene.s.ambushed == mask("gandhi marth")
    assert reclaimers_can_ambush(mars("europa cr_rebel mg_troop").s)
    assert not reclaimers_can_ambush(mars("europa active_cr mg_troop, gandhi cr_rebel").s)
    assert scene.s.at(at("europa"), 14) == 1
