"""8.5 to 8.7: the fine print of the non-players that the printed example and its booklet settle."""

import pytest

from rules.red_dust_rebellion.story import alone, at, count, level, table, who
from tharsis.games.red_dust_rebellion.actions import (
    ATTACK_DIE,
    DRAW_CAMPAIGN,
    LOG_NP_ACTION,
    NP_DIE,
    SET_DICE,
)
from tharsis.games.red_dust_rebellion.codes import OP_ONLY
from tharsis.games.red_dust_rebellion.curiosity import LINE_IDS, SIDE_IDS, SIDES
from tharsis.games.red_dust_rebellion.deck import CAMPAIGN_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.nonplayer.choices import set_dice
from tharsis.games.red_dust_rebellion.nonplayer.pieces import least_piece
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS, SECURE
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, EG, KIND_IDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.attack import SetDice
from tharsis.games.red_dust_rebellion.rules.effects import PlayEvent
from tharsis.games.red_dust_rebellion.rules.nonplayer.activities import ACTIVITY_CODE, perform_activity
from tharsis.games.red_dust_rebellion.rules.nonplayer.after_blocks import NonPlayerLogistics, close
from tharsis.games.red_dust_rebellion.rules.nonplayer.cards import Block, Card
from tharsis.games.red_dust_rebellion.rules.nonplayer.people import NonPlayerTrainPacify
from tharsis.games.red_dust_rebellion.rules.nonplayer.redeployment import NonPlayerRedeploy
from tharsis.games.red_dust_rebellion.rules.nonplayer.rounds import NonPlayerAgitate, NonPlayerPacify
from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import NonPlayerTurn
from tharsis.games.red_dust_rebellion.rules.operations import begin_counters
from tharsis.games.red_dust_rebellion.rules.people import HouseOrRepair

SPACES = 28


def operation(scene, faction, op, an=3):
    """The position after a non-player's Operation that is not Limited."""
    s = alone(scene).s
    begin_counters(s, -1)
    code = OPERATION_IDS.index(op)
    s.do(Block(who(faction), code, limited=False, an=an, stage=0, chosen=0, count=0, rolled=-1, began=0))
    s.advance()
    assert not s.invariants()
    return s


def activity(scene, name, op):
    s = alone(scene).s
    faction = who(name.split("_")[0])
    assert perform_activity(s, faction, ACTIVITY_CODE[name], OPERATION_IDS.index(op))
    s.advance()
    assert not s.invariants()
    return s


def card(scene, side):
    """The position after a side of a Curiosity card, as the last card of the search."""
    s = alone(scene).s
    begin_counters(s, -1)
    code = SIDE_IDS.index(side)
    s.do(Card(code // 12, 0, 6, code, 0, -1))
    s.advance()
    assert not s.invariants()
    return s


def redeployed(scene, *roles):
    s = alone(scene).s
    s.frozen = s.control_masks()
    for role in roles:
        NonPlayerRedeploy(role).run(s)
    assert not s.invariants()
    return s


def unused(scene, kind):
    return len(scene.script.answers.get(kind, []))


# -- 8.5.4: Activation rolls ------------------------------------------------------------------------


@pytest.mark.rule("RD 8.5.4")
def test_a_rally_of_the_reclaimers_rolls_after_an_upgrade_too():
    scene = table().totals(cr=0).put("marth", cr_base=1).put("gandhi", cr_base=1).np_dice(3)
    s = operation(scene, "cr", "rally")
    assert (count(s, "cr_rebel", "gandhi"), count(s, "conversion", "marth"), s.totals[CR]) == (3, 1, 1)
    assert s.rebels_on_mars(CR) == 3


@pytest.mark.rule("RD 8.5.4")
def test_a_base_of_the_first_step_is_the_first_space_of_a_rally():
    scene = table().totals(cr=0).put("marth", cr_rebel=3).np_dice(1)
    s = operation(scene, "cr", "rally")
    assert (s.bases(at("marth"), CR), s.rebels_on_mars(CR)) == (1, 2)


@pytest.mark.rule("RD 8.5.4", "RD 6.12")
def test_after_an_ambush_the_first_attack_space_is_followed_by_a_roll():
    scene = table().totals(cr=0).put("gandhi", cr_rebel=1, security=2).level(europa=1, tenzing=1)
    scene.put("europa", active_cr=1, mg_troop=1).put("tenzing", active_cr=1, mg_troop=1)
    s = card(scene.np_dice(1, 1, 3).dice(6, 6, 6, 6), "V")
    assert count(s, "security", "gandhi") == 0
    assert unused(scene, ATTACK_DIE) == 2


@pytest.mark.rule("RD 8.5.4")
def test_without_a_further_space_there_is_no_roll():
    scene = table().totals(mg=3).put("europa", mg_troop=2, active_rd=1).np_dice(1)
    s = operation(scene, "mg", "assault")
    assert (s.any_rebels(at("europa")), s.totals[MG], unused(scene, NP_DIE)) == (0, 3, 1)


@pytest.mark.rule("RD 8.5.4", "RD 8.6")
def test_suppress_is_a_space_followed_by_a_roll():
    scene = table().confidence(6).put("europa", eg_troop=1, rd_rebel=1)
    s = operation(scene.put("tenzing", mg_troop=1, active_rd=1).np_dice(2), "mg", "assault")
    assert (count(s, "rd_rebel", "europa"), count(s, "active_rd", "tenzing")) == (0, 1)


# -- 8.5.2, 8.5.3: the table, the cards --------------------------------------------------------------


@pytest.mark.rule("RD 8.5.3", "RD 8.5.2")
def test_with_no_legal_operation_on_any_card_the_next_line_of_the_table_follows():
    """The Event is Critical for the Reclaimers, so MarsGov operates alone; but it has nobody on Mars."""
    scene = alone(table().card("the_red_desert", "shenzhou"))
    s = scene.s
    s.order = [MG, CR, CORP, RD]
    s.asked = 1 << MG
    scene.ask(NonPlayerTurn(MG))
    lines = [LINE_IDS[entry.args[1]] for entry in s.entries() if entry.key == LOG_NP_ACTION]
    assert lines == ["op_only", "op_and_special", "pass"]


@pytest.mark.rule("RD 8.5.3", "RD 6.9")
def test_an_attack_may_consist_of_ambush_spaces_alone():
    scene = table().put("gandhi", rd_rebel=1, corp_base=1).put("sharma", rd_rebel=1)
    s = card(scene, "S")
    assert s.bases(at("gandhi"), CORP) == 0
    assert s.special_used


@pytest.mark.rule("RD 8.5.3", "RD 5.10")
def test_the_campaign_card_works_from_the_first_space_at_active_opposition_on():
    """With the Red Wave the second space falls from Passive Support to Passive Opposition."""
    scene = table().put("shenzhou", rd_rebel=1).put("europa", rd_rebel=1).level(shenzhou=-1, europa=1)
    scene.script_chance(DRAW_CAMPAIGN, CAMPAIGN_IDS.index("red_wave_elections"))
    s = operation(scene.np_dice(6), "rd", "campaign")
    assert (level(s, "shenzhou"), level(s, "europa")) == (-2, -1)


@pytest.mark.rule("RD 8.5.2")
def test_the_corporations_draw_a_card_with_logistics_when_they_pass():
    scene = alone(table().card("tenzing", "shenzhou"))
    s = scene.s
    s.curiosity, s.known_tail = [], [SIDE_IDS.index(side) // 2 for side in ("A", "K", "G", "J")]
    NonPlayerTurn(CORP).stand_by(s)
    assert s.known_tail[-1] == SIDE_IDS.index("G") // 2
    sides = [row for row in SIDES if row[0] in ("G", "GG")]
    assert any("do corp_logistics" in row for row in sides)


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD tenzing")
def test_a_named_free_operation_moves_the_deck_on_to_a_card_that_has_it():
    s = alone(table().put("tenzing", mg_troop=2, rd_rebel=1)).s
    s.curiosity, s.known_tail = [], [SIDE_IDS.index(side) // 2 for side in ("J", "A", "E", "D", "B")]
    s.do(PlayEvent(MG, EVENT_IDS.index("tenzing"), 0))
    s.advance()
    assert s.known_tail[-1] == SIDE_IDS.index("D") // 2
    assert s.any_rebels(at("tenzing")) == 0


# -- 8.6: Operations -------------------------------------------------------------------------------------


@pytest.mark.rule("RD 8.6")
def test_marsgov_chooses_one_space_and_there_houses_or_else_repairs():
    """Europa has the most Support, and Damage; Tenzing has room."""
    scene = table().put("europa", mg_troop=2).put("tenzing", mg_troop=2).means(displaced=2)
    s = alone(scene.damage(europa=1).level(europa=2, tenzing=0)).s
    s.do(*close(MG, SECURE, limited=False, chosen=1 << at("europa") | 1 << at("tenzing")))
    s.advance()
    assert (s.damage[at("europa")], s.population(at("tenzing")), s.displaced) == (0, 3, 1)


@pytest.mark.rule("RD 8.6", "RD 7.6")
def test_bases_after_a_secure_or_recon():
    """MarsGov builds in Deserts, Corporations also in Labyrinths with three cubes; nobody a second one."""
    for by, unit, base, found in (
        (MG, "mg_troop", "mg_base", [1, 0, 0, 1]),
        (CORP, "security", "corp_base", [1, 0, 1, 1]),
    ):
        scene = table().put("marth", **{unit: 3}).put("gandhi", **{unit: 2}).put("sharma", **{unit: 3})
        s = alone(scene.put("radau", **{unit: 3, base: 1})).s
        spaces = [at(p) for p in ("marth", "gandhi", "sharma", "radau")]
        s.do(*close(by, SECURE, limited=False, chosen=sum(1 << p for p in spaces)))
        s.advance()
        assert [s.bases(p, by) for p in spaces] == found


@pytest.mark.rule("RD 8.6", "RD 7.6")
def test_so_it_does_after_a_free_secure_or_recon_and_the_corporations_only_house():
    europa, tenzing = at("europa"), at("tenzing")
    scene = table().put("europa", mg_troop=2).put("tenzing", corp_base=1, security=1).means(displaced=2)
    s = alone(scene.damage(europa=1).level(europa=2, tenzing=0)).s
    s.do(HouseOrRepair(MG, 1 << europa | 1 << tenzing, repair=True))
    s.advance()
    assert (s.damage[europa], s.population(tenzing)) == (0, 3)
    scene.damage(tenzing=1)
    s.do(HouseOrRepair(CORP, 1 << europa | 1 << tenzing, repair=True))
    s.advance()
    assert (s.damage[tenzing], s.population(europa)) == (1, 2)


@pytest.mark.rule("RD 8.6")
def test_pacify_does_the_same_twice_or_goes_on_in_the_list():
    """After the Repair Europa has room, but a House comes before Repair in the list."""
    scene = table().put("europa", mg_troop=2).means(displaced=3).damage(europa=1).level(europa=1)
    s = alone(scene).s
    s.do(NonPlayerTrainPacify(1 << at("europa"), limited=True))
    s.advance()
    assert (s.damage[at("europa")], s.population(at("europa")), level(s, "europa")) == (0, 2, 2)
    scene = table().put("europa", mg_troop=2).means(displaced=3).level(europa=1)
    s = alone(scene).s
    s.do(NonPlayerTrainPacify(1 << at("europa"), limited=True))
    s.advance()
    assert (s.population(at("europa")), level(s, "europa")) == (4, 1)


@pytest.mark.rule("RD 8.6")
@pytest.mark.parametrize(("rounds", "upgraded", "profits"), [(1, 2, 5), (2, 1, 8)])
def test_corporations_pay_for_upgrades_while_two_dust_storms_are_to_come(rounds, upgraded, profits):
    scene = table().put("marth", corp_base=1).put("radau", corp_base=1)
    s = alone(scene).s
    s.storm_rounds = rounds
    s.do(NonPlayerLogistics(limited=False))
    s.advance()
    assert (s.on_map(KIND_IDS.index("terraforming")), s.profits) == (upgraded, profits)
    assert (count(s, "security", "marth"), count(s, "security", "radau")) == (1, 1)


@pytest.mark.rule("RD 8.5.2")
@pytest.mark.parametrize(("total", "line"), [(4, "limited_op"), (5, "pass")])
def test_rich_reclaimers_rather_wait_than_take_a_limited_operation(total, line):
    """As 2nd Eligible after an Operation alone; others to the left are Eligible on the Next Event."""
    scene = alone(table().card("the_red_desert", "shenzhou").totals(cr=total).put("marth", cr_rebel=1))
    s = scene.s
    s.slot, s.first_did, s.acted = 1, OP_ONLY, 1 << MG
    scene.ask(NonPlayerTurn(CR))
    lines = [LINE_IDS[entry.args[1]] for entry in s.entries() if entry.key == LOG_NP_ACTION]
    assert lines == [line]


# -- 8.7: Special Activities ---------------------------------------------------------------------------


@pytest.mark.rule("RD 8.7", "RD 6.4")
def test_public_relations_repair_everything_before_they_house():
    scene = table().put("marth", corp_base=1, security=2).put("hellas_chaos", corp_base=1, security=1)
    s = activity(scene.damage(marth=1, hellas_chaos=1).means(displaced=2), "corp_public_relations", "recon")
    assert (s.damage[at("marth")], s.damage[at("hellas_chaos")], s.displaced, s.profits) == (0, 0, 0, 14)
    scene = table().put("marth", corp_base=1, security=2).put("hellas_chaos", corp_base=1, security=1)
    s = activity(scene.damage(marth=1).means(displaced=3), "corp_public_relations", "recon")
    assert s.population(at("marth")) + s.population(at("hellas_chaos")) == 3
    assert s.displaced == 1


@pytest.mark.rule("RD 8.7", "RD 6.8")
@pytest.mark.parametrize(("troops", "left", "rebels"), [(3, 1, 1), (2, 0, 1), (1, 0, 2)])
def test_coordinate_removes_two_cubes_or_replaces_the_only_one(troops, left, rebels):
    scene = table().put("gandhi", rd_rebel=1, mg_troop=troops).level(gandhi=-2)
    s = activity(scene, "rd_coordinate", "rally")
    assert (count(s, "mg_troop", "gandhi"), s.rebels(at("gandhi"), RD)) == (left, rebels)


@pytest.mark.rule("RD 8.7")
def test_each_coordinate_space_is_chosen_anew():
    """The only displaced marker goes to Gandhi; the second space is the one that a shift would choose."""
    scene = table().put("gandhi", rd_rebel=3).put("sharma", rd_rebel=1, mg_troop=1)
    scene.put("shenzhou", rd_rebel=1).level(gandhi=-2, sharma=-2).means(displaced=1)
    s = activity(scene, "rd_coordinate", "rally")
    assert (s.population(at("gandhi")), level(s, "shenzhou")) == (3, -1)
    assert count(s, "mg_troop", "sharma") == 1


@pytest.mark.rule("RD 8.7", "RD 6.6")
def test_a_raid_in_each_of_two_spaces():
    scene = table().put("ascraeus_mons", specops=1, active_rd=1).put("marth", specops=1, active_cr=1)
    s = activity(scene, "corp_raid", "secure")
    assert s.any_rebels(at("ascraeus_mons")) + s.any_rebels(at("marth")) == 0


@pytest.mark.rule("RD 8.7", "RD 6.11")
def test_ransack_needs_damage_and_two_hidden_rebels_at_a_base():
    whole = table().put("marth", cr_rebel=2)
    bared = table().put("marth", cr_rebel=1, cr_base=1).damage(marth=1)
    for scene in (whole, bared):
        s = alone(scene).s
        assert not perform_activity(s, CR, ACTIVITY_CODE["cr_ransack"], OPERATION_IDS.index("rally"))
    scene = table().put("marth", cr_rebel=2, cr_base=1).damage(marth=1).totals(cr=0)
    s = activity(scene, "cr_ransack", "rally")
    assert (s.totals[CR], count(s, "active_cr", "marth")) == (1, 1)


@pytest.mark.rule("RD 8.7", "RD 6.7")
def test_redistribute_halves_what_all_spaces_would_bring_together():
    scene = table().put("marth", rd_rebel=1).put("radau", rd_rebel=1).put("gandhi", rd_base=1, rd_rebel=1)
    s = activity(scene.totals(rd=0), "rd_redistribute", "rally")
    assert (s.totals[RD], count(s, "rd_rebel", "gandhi")) == (1, 1)


@pytest.mark.rule("RD 8.7", "RD 6.2")
def test_a_petition_for_confidence_only_against_eg_minus():
    s = alone(table().confidence(3, plus=True)).s
    s.rebels_lost = 1
    code = ACTIVITY_CODE["mg_petition_eg"]
    assert not perform_activity(s, MG, code, OPERATION_IDS.index("assault"))
    s.eg_plus = False
    assert perform_activity(s, MG, code, OPERATION_IDS.index("assault"))
    assert (s.eg_plus, s.profits) == (True, 7)


@pytest.mark.rule("RD 8.7", "RD 6.9")
def test_of_equal_settings_red_dust_takes_the_highest_dice():
    scene = table().put("new_cordoba", rd_rebel=2, cr_base=1, active_cr=3)
    s = alone(scene.put("new_cordoba", mg_troop=2, security=2, corp_base=1)).s
    assert set_dice(s, SetDice(RD, at("new_cordoba"))) == SET_DICE + 6 + 1


@pytest.mark.rule("RD 8.2")
def test_own_pieces_are_given_up_where_most_are_and_the_last_in_order():
    scene = table().put("europa", security=1, specops=1).put("tenzing", security=3, active_specops=1)
    s = alone(scene).s
    kinds = ("security", "specops", "active_specops")
    pieces = [KIND_IDS.index(kind) * SPACES + at(p) for kind in kinds for p in ("europa", "tenzing")]
    held = [p for p in pieces if s.at(p % SPACES, p // SPACES)]
    assert least_piece(s, CORP, held) == KIND_IDS.index("active_specops") * SPACES + at("tenzing")


# -- 8.5.9: Support, Redeploy ------------------------------------------------------------------------------


@pytest.mark.rule("RD 8.5.9")
def test_earthgov_troops_on_phobos_stay_and_those_on_mars_go_to_four_a_base():
    scene = table().confidence(6).put("phobos", eg_troop=3).put("marth", mg_base=1, eg_troop=6)
    s = redeployed(scene.put("radau", mg_base=1).put("europa", eg_troop=1), EG)
    assert [count(s, "eg_troop", p) for p in ("phobos", "marth", "radau", "europa")] == [3, 4, 3, 0]
    s = redeployed(table().confidence(3).put("marth", mg_base=1, eg_troop=3).put("phobos", eg_troop=2), EG)
    assert (count(s, "eg_troop", "marth"), count(s, "eg_troop", "phobos")) == (0, 5)


@pytest.mark.rule("RD 8.5.9")
def test_marsgov_takes_from_most_of_its_own_troops_and_all_from_one_origin():
    scene = table().confidence(6).put("shenzhou", corp_base=1).level(shenzhou=1)
    scene.put("marth", mg_base=1, mg_troop=2, eg_troop=4).put("gandhi", mg_troop=4).put("sharma", mg_troop=3)
    s = redeployed(scene, MG)
    assert [count(s, "mg_troop", p) for p in ("gandhi", "sharma", "marth")] == [2, 3, 2]


@pytest.mark.rule("RD 8.5.9")
def test_marsgov_keeps_three_cubes_at_support_or_none_where_it_has_fewer():
    scene = table().put("shenzhou", corp_base=1, mg_troop=1).level(shenzhou=1, europa=1, gandhi=1)
    s = redeployed(scene.put("europa", mg_troop=3).put("gandhi", mg_troop=2), MG)
    assert [count(s, "mg_troop", p) for p in ("europa", "gandhi", "shenzhou")] == [3, 1, 2]


@pytest.mark.rule("RD 8.5.9")
def test_red_dust_does_not_bare_one_base_for_another():
    scene = table().put("gandhi", rd_base=1, rd_rebel=1).put("sharma", rd_base=2, rd_rebel=1)
    s = redeployed(scene.level(gandhi=-2, sharma=-2, marth=-1, radau=-2).put("marth", rd_rebel=1), RD)
    assert [s.rebels(at(p), RD) for p in ("gandhi", "sharma", "marth")] == [1, 1, 1]


@pytest.mark.rule("RD 8.5.9")
def test_what_reclaimers_bring_to_the_first_space_is_not_taken_by_the_next():
    scene = table().put("wilderness", cr_base=2, cr_rebel=1).put("ascraeus_mons", conversion=1, cr_rebel=2)
    s = redeployed(scene.put("trouvelot", cr_base=1, cr_rebel=1).put("coronae_montes", active_cr=3), CR)
    found = [s.rebels(at(p), CR) for p in ("wilderness", "ascraeus_mons", "trouvelot", "coronae_montes")]
    assert found == [2, 1, 1, 3]


@pytest.mark.rule("RD 8.5.9")
def test_housing_goes_to_as_many_spaces_as_possible():
    """Europa has the most Support and two empty boxes; Gandhi gets the second marker all the same."""
    scene = table().put("europa", mg_troop=1).put("gandhi", mg_troop=1).level(europa=2, gandhi=1)
    s = alone(scene.means(displaced=3).np_dice(1, 1)).s
    s.do(NonPlayerPacify())
    s.advance()
    assert (s.population(at("europa")), s.population(at("gandhi")), s.displaced) == (4, 3, 0)
    scene = table().put("sharma", rd_rebel=1).put("gandhi", rd_rebel=1).level(sharma=-2, gandhi=-1)
    s = alone(scene.means(displaced=2).totals(rd=0)).s
    s.do(NonPlayerAgitate())
    s.advance()
    assert (s.population(at("sharma")), s.population(at("gandhi"))) == (3, 3)


@pytest.mark.rule("RD 8.5.9")
def test_two_actions_in_a_space_count_the_house():
    scene = table().put("sharma", rd_rebel=1).level(sharma=-1).means(displaced=1).totals(rd=2)
    s = alone(scene.damage(gandhi=1)).s
    s.do(NonPlayerAgitate())
    s.advance()
    assert (s.population(at("sharma")), level(s, "sharma"), s.totals[RD]) == (3, -2, 1)
    scene = table().put("europa", mg_troop=1).level(europa=1).means(displaced=2).np_dice(6, 6)
    s = alone(scene).s
    s.do(NonPlayerPacify())
    s.advance()
    assert (s.population(at("europa")), level(s, "europa")) == (4, 1)
