"""8.5.3, 8.6, 8.7: Operations, Special Activities and conditions of the Curiosity cards, by name."""

import pytest

from rules.red_dust_rebellion.story import alone, at, available, count, level, table
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK, RALLY, RECON, SECURE, TRAIN
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer.activities import ACTIVITY_CODE, perform_activity
from tharsis.games.red_dust_rebellion.rules.nonplayer.after_blocks import NonPlayerLogistics
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import BLOCK_CODE, OPERATION_OF
from tharsis.games.red_dust_rebellion.rules.nonplayer.cards import Block
from tharsis.games.red_dust_rebellion.rules.nonplayer.conditions import CONDITION_CODE, condition_holds
from tharsis.games.red_dust_rebellion.state import RDState

FACTIONS = {"mg": MG, "corp": CORP, "rd": RD, "cr": CR}


def limited(scene, name) -> RDState:
    """The position after a non-player's Limited Operation."""
    s = alone(scene).s
    op = OPERATION_OF[BLOCK_CODE[name]]
    s.frozen = s.control_masks()
    by = FACTIONS[name.split("_")[0]]
    scene.np_dice(1)
    s.do(
        NonPlayerLogistics(limited=True)
        if name == "corp_logistics"
        else Block(by, op, limited=True, an=5, stage=0, chosen=0, count=0, rolled=-1, began=0)
    )
    s.advance()
    assert not s.invariants()
    return s


def active(scene, name, op) -> RDState:
    """The position after a non-player's Special Activity."""
    s = alone(scene).s
    assert perform_activity(s, FACTIONS[name.split("_")[0]], ACTIVITY_CODE[name], op)
    s.advance()
    assert not s.invariants()
    return s


@pytest.mark.rule("RD 8.6")
def test_the_operations_of_marsgov():
    s = limited(table().put("europa", mg_troop=1).put("tenzing", mg_troop=1).level(europa=2), "mg_train")
    assert count(s, "mg_troop", "tenzing") == 5
    assert level(s, "tenzing") == 2
    s = limited(table().put("europa", rd_rebel=1).put("tenzing", mg_troop=6).level(europa=1), "mg_secure")
    assert (count(s, "active_rd", "europa"), count(s, "mg_troop", "europa")) == (1, 2)
    s = limited(table().put("marth", rd_rebel=1).level(marth=1).put("shenzhou", mg_troop=6), "mg_recon")
    assert (count(s, "active_rd", "marth"), count(s, "mg_base", "marth")) == (1, 1)
    scene = table().put("europa", mg_troop=2, active_rd=1).put("gandhi", mg_troop=2, rd_base=1)
    s = limited(scene, "mg_assault")
    assert (count(s, "rd_base", "gandhi"), count(s, "active_rd", "europa")) == (0, 1)


@pytest.mark.rule("RD 8.6")
def test_the_operations_of_the_corporations():
    scene = table().put("marth", security=1, specops=2, active_cr=2, cr_base=1)
    s = limited(scene, "corp_assault")
    assert (s.rebel_forces(at("marth")), s.profits) == (0, 11)
    s = limited(table().put("marth", corp_base=1), "corp_logistics")
    assert (count(s, "terraforming", "marth"), count(s, "security", "marth"), s.profits) == (1, 1, 9)
    s = limited(table().put("europa", security=1).put("phobos", security=4), "corp_secure")
    destination = [p for p in range(24) if s.bases(p, CORP)]
    assert len(destination) == 1
    s = limited(table().put("phobos", security=2), "corp_recon")
    assert s.bases_on_mars(CORP) == 1


@pytest.mark.rule("RD 8.6")
def test_the_operations_of_red_dust():
    s = limited(table().put("gandhi", rd_rebel=3).put("marth", rd_base=1), "rd_rally")
    assert (count(s, "rd_base", "gandhi"), count(s, "dug_in", "marth")) == (1, 1)
    s = limited(table().put("trouvelot", rd_rebel=5), "rd_march")
    assert s.rebels(at("shenzhou"), RD) >= 1
    scene = (
        table().put("europa", rd_rebel=1, mg_troop=1).level(europa=1).put("gandhi", rd_rebel=4, security=3)
    )
    s = limited(scene.dice(6, 6), "rd_attack")
    assert (count(s, "active_rd", "europa"), count(s, "rd_rebel", "gandhi")) == (1, 4)
    s = limited(table().put("shenzhou", rd_rebel=1).put("gandhi", rd_rebel=1), "rd_campaign")
    assert (level(s, "shenzhou"), level(s, "gandhi")) == (-1, 0)


@pytest.mark.rule("RD 8.6", "RD 4.1")
def test_the_operations_of_the_reclaimers_take_two_spaces_at_least():
    s = limited(table().put("radau", cr_rebel=3).put("marth", cr_base=1), "cr_rally")
    assert s.bases(at("radau"), CR) == 1
    assert s.rebels_on_mars(CR) >= 2
    s = limited(table().put("radau", cr_rebel=7), "cr_travel")
    assert s.rebels(at("radau"), CR) < 7
    scene = (
        table().put("europa", cr_rebel=1, mg_troop=1).level(europa=1).put("gandhi", cr_rebel=3, security=1)
    )
    s = limited(scene.dice(6, 6, 1, 1), "cr_attack")
    assert (count(s, "active_cr", "europa"), count(s, "active_cr", "gandhi")) == (1, 3)
    scene = table().put("europa", cr_rebel=1).level(europa=2).put("gandhi", cr_rebel=1).level(gandhi=-1)
    s = limited(scene, "cr_preach")
    assert (level(s, "europa"), level(s, "gandhi")) == (1, 0)
    assert OPERATION_OF[BLOCK_CODE["cr_ambush_then_attack"]] == ATTACK


@pytest.mark.rule("RD 8.7")
def test_the_activities_of_marsgov():
    scene = table().put("marth", mg_troop=2).put("europa", mg_troop=3).level(europa=1)
    s = active(scene, "mg_entrench", TRAIN)
    assert (count(s, "mg_base", "marth"), count(s, "fortified", "europa")) == (1, 2)
    s = active(table().put("phobos", mg_troop=3), "mg_transport", TRAIN)
    assert count(s, "mg_troop", "phobos") < 3
    scene = table().confidence(3)
    scene.s.rebels_lost = 1
    s = active(scene, "mg_petition_eg", ASSAULT)
    assert (s.eg_plus, count(s, "supply", "earth"), s.profits) == (True, 1, 7)
    scene = table()
    scene.s.activated = 3
    s = active(scene, "mg_petition_supply", SECURE)
    assert (count(s, "supply", "earth"), s.profits) == (2, 8)
    scene.s.activated = 2
    assert not perform_activity(scene.s, MG, ACTIVITY_CODE["mg_petition_supply"], RECON)


@pytest.mark.rule("RD 8.7")
def test_the_activities_of_the_corporations():
    scene = table().put("marth", security=3).damage(marth=1)
    scene.s.displaced = 1
    s = active(scene, "corp_public_relations", SECURE)
    assert (s.damage[at("marth")], count(s, "security", "marth"), s.profits) == (0, 2, 12)
    scene = table().put("shenzhou", corp_base=1, security=1).put("marth", corp_base=1)
    s = active(scene, "corp_exploit", ASSAULT)
    assert s.profits == 14
    s = active(table().put("marth", specops=1).put("radau", rd_rebel=2), "corp_raid", SECURE)
    assert (count(s, "active_specops", "radau"), s.any_rebels(at("radau"))) == (1, 0)


@pytest.mark.rule("RD 8.7")
def test_the_activities_of_red_dust():
    scene = table().put("shenzhou", rd_rebel=1).put("gandhi", rd_rebel=1).put("marth", rd_rebel=1)
    s = active(scene, "rd_coordinate", RALLY)
    assert (level(s, "shenzhou"), level(s, "gandhi"), level(s, "marth")) == (-1, -1, 0)
    s = active(table().put("shenzhou", rd_rebel=2).totals(rd=0), "rd_redistribute", RALLY)
    assert (s.totals[RD], count(s, "active_rd", "shenzhou")) == (1, 1)
    s = active(table().put("gandhi", rd_rebel=2, security=2), "rd_ambush", ATTACK)
    assert (count(s, "security", "gandhi"), count(s, "active_rd", "gandhi")) == (0, 1)


@pytest.mark.rule("RD 8.7")
def test_the_activities_of_the_reclaimers():
    s = active(table().put("gandhi", cr_rebel=3, corp_base=1), "cr_purify", ATTACK)
    assert (count(s, "conversion", "gandhi"), s.bases(at("gandhi"), CORP)) == (1, 0)
    s = active(table().put("marth", cr_rebel=1).damage(marth=1).totals(cr=0), "cr_ransack", ATTACK)
    assert (s.totals[CR], count(s, "active_cr", "marth")) == (1, 1)
    s = active(table().put("gandhi", cr_rebel=1, security=2), "cr_ambush", ATTACK)
    assert count(s, "security", "gandhi") == 0


def holds(scene, name, by=MG, op=-1) -> bool:
    return condition_holds(alone(scene).s, by, CONDITION_CODE[name], special=True, op=op)


@pytest.mark.rule("RD 8.5.3")
@pytest.mark.parametrize(
    ("name", "kind", "dice"),
    [
        ("2d6_le_available_mg_troops", "mg_troop", 2),
        ("1d6_le_available_mg_troops", "mg_troop", 1),
        ("2d6_le_available_security", "security", 2),
        ("2d6_le_available_rd_forces", "rd_rebel", 2),
        ("1d6_le_available_rd_bases", "rd_base", 1),
        ("2d6_le_available_cr_forces", "cr_rebel", 2),
        ("1d6_le_available_cr_rebels", "cr_rebel", 1),
    ],
)
def test_dice_against_what_is_available(name, kind, dice):
    assert holds(table().np_dice(*[1] * dice), name)
    scene = table()
    n = available(scene.s, kind)
    scene.put("marth" if kind != "rd_base" else "wilderness", **{kind: min(n, 6) if kind == "rd_base" else n})
    if kind == "rd_rebel":
        scene.put("wilderness", rd_base=6).put("gandhi", rd_base=2).put("sharma", rd_base=1)
    elif name == "2d6_le_available_cr_forces":
        scene.put("wilderness", cr_base=6)
        for space in ("radau", "gandhi", "sharma", "europa", "tenzing"):
            scene.put(space, cr_base=2 if space != "tenzing" else 1)
    assert not holds(scene.np_dice(*[6] * dice), name)


@pytest.mark.rule("RD 8.5.3")
def test_the_conditions_about_tracks_and_boxes():
    assert holds(table(), "space_without_coin_control")
    assert holds(table().confidence(3, plus=False), "eg_minus")
    assert not holds(table().confidence(3, plus=True), "eg_minus")
    assert holds(table(), "available_corp_base", CORP)
    assert holds(table(), "available_cr_base", CR)
    assert holds(table(), "secure_was_performed", MG, SECURE)
    assert not holds(table(), "secure_was_performed", MG, RECON)
    assert holds(table(), "recon_was_performed", MG, RECON)
    assert holds(table().totals(cr=2), "asset_total_below_3", CR)
    assert not holds(table().totals(cr=3), "asset_total_below_3", CR)
