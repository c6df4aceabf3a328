"""8.5.5, 8.5.7: what the printed instructions of Events tell non-players, and who may move for them."""

import pytest

from rules.red_dust_rebellion.story import alone, at, count, level, table, who
from tharsis.games.red_dust_rebellion.deck import EVENT_IDS
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK, RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.assault import Regrow
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler
from tharsis.games.red_dust_rebellion.rules.effects import PlayEvent
from tharsis.games.red_dust_rebellion.rules.flashpoint import Conversion
from tharsis.games.red_dust_rebellion.rules.nonplayer.activities import ACTIVITY_CODE, perform_activity
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import act_in, candidates, travel_from
from tharsis.games.red_dust_rebellion.rules.nonplayer.events import effective
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import movable_from
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import gather
from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import NonPlayerTurn


def executed(scene, faction, card, side="unshaded"):
    """The position after a non-player has executed an Event."""
    s = alone(scene).s
    s.do(PlayEvent(who(faction), EVENT_IDS.index(card), 0 if side == "unshaded" else 1))
    s.advance()
    assert not s.invariants()
    return s


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD red_wednesday_riots")
def test_red_wednesday_finds_hidden_rebels_and_the_most_vulnerable_base():
    scene = table().put("europa", specops=1, active_rd=3).put("tenzing", specops=1, rd_rebel=1)
    s = executed(scene, "corp", "red_wednesday_riots")
    assert (count(s, "active_rd", "europa"), s.any_rebels(at("tenzing"))) == (3, 0)
    scene = table().put("gandhi", mg_troop=4).put("new_cordoba", cr_base=1, cr_rebel=1, security=2)
    s = executed(scene, "rd", "red_wednesday_riots", "shaded")
    assert count(s, "rd_rebel", "new_cordoba") == 2
    assert s.bases(at("new_cordoba"), CR) == 0


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD the_bombing_of_maglev_77")
def test_security_gathers_only_as_far_as_move_priorities_ask():
    scene = table().put("europa", active_rd=2).put("tenzing", security=6).put("shepard", security=1)
    s = executed(scene, "corp", "the_bombing_of_maglev_77")
    assert s.any_rebels(at("europa")) == 0
    assert count(s, "security", "shepard") == 1
    scene = table().put("europa", rd_rebel=1).put("tenzing", security=6)
    s = executed(scene, "mg", "the_bombing_of_maglev_77")
    assert count(s, "security", "europa") == 2


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD the_water_crisis")
def test_marsgov_does_not_spoil_its_own_support():
    s = executed(table().level(radau=1, marth=-1), "mg", "the_water_crisis")
    assert (level(s, "radau"), level(s, "marth"), count(s, "supply", "earth")) == (1, 0, 3)
    s = executed(table().level(radau=1, marth=1), "corp", "the_water_crisis")
    assert (level(s, "radau"), level(s, "marth"), s.profits) == (0, 0, 13)


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD homesteaders_revolt")
def test_the_homesteaders_of_the_angriest_deserts():
    scene = table().level(syria_planum=2, radau=-1, marth=-2, trouvelot=-2).put("syria_planum", rd_rebel=3)
    for space in ("marth", "trouvelot", "radau"):  # 7.4: where both parts can be done
        scene.put(space, rd_rebel=1)
    s = executed(scene, "corp", "homesteaders_revolt")
    assert (level(s, "syria_planum"), level(s, "radau")) == (2, -1)
    assert (level(s, "marth"), level(s, "trouvelot")) == (0, 0)
    scene = table().level(radau=2, marth=1, trouvelot=-1, rutherford=1)
    s = executed(scene, "cr", "homesteaders_revolt", "shaded")
    assert [s.bases(at(p), CR) for p in ("marth", "rutherford", "radau", "trouvelot")] == [1, 1, 1, 0]
    scene = table().put("radau", corp_base=2).put("marth", corp_base=2)
    s = executed(scene, "rd", "homesteaders_revolt", "shaded")
    assert s.bases_on_mars(RD) == 3


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD bicentennial_day")
def test_the_leftmost_column_that_fits_chooses():
    """Shift Towards Active Opposition stands left of Place Rebels: Population before a Base unguarded."""
    scene = table().put("radau", rd_base=1).level(radau=-1)
    s = executed(scene, "rd", "bicentennial_day", "shaded")
    assert {space for space in range(24) if s.level[space] < 0} >= {at("tenzing"), at("shenzhou")}
    assert level(s, "radau") == -1


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD long_range_patrols")
def test_patrols_go_where_their_instruction_sends_them():
    scene = table().put("europa", mg_troop=5).put("pavonis_mons", active_rd=1)
    s = executed(scene, "mg", "long_range_patrols")
    assert s.any_rebels(at("pavonis_mons")) == 0
    assert count(s, "mg_troop", "pavonis_mons") > 0
    quiet = alone(table().put("europa", mg_troop=5).put("pavonis_mons", rd_rebel=1)).s
    assert not effective(quiet, MG, EVENT_IDS.index("long_range_patrols"))
    scene = table().put("radau", cr_rebel=6).put("marth", corp_base=1)
    s = executed(scene, "cr", "long_range_patrols")
    assert s.rebels(at("marth"), CR) > 0


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD hammer_the_machines")
def test_the_crackdown_needs_corporate_units_and_reclaimers_hit_support():
    scene = table().put("europa", rd_rebel=3).put("gandhi", rd_rebel=1, security=2)
    s = executed(scene, "corp", "hammer_the_machines")
    assert (s.any_rebels(at("gandhi")), count(s, "active_rd", "europa")) == (0, 0)
    scene = table().level(europa=1, gandhi=1, tenzing=2, shenzhou=-1)
    s = executed(scene, "cr", "hammer_the_machines", "shaded")
    assert [s.damage[at(p)] for p in ("europa", "gandhi", "tenzing", "shenzhou")] == [1, 1, 1, 0]


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD the_arteries_of_mars")
def test_the_line_is_chosen_by_the_labyrinths_at_its_ends():
    scene = table().level(europa=-2, tenzing=-2, shepard=-2, tereshkova=-2)
    s = executed(scene, "rd", "the_arteries_of_mars", "shaded")
    assert (s.damage[at("new_cordoba")], s.damage[at("shenzhou")]) == (1, 1)


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD the_red_desert")
def test_the_red_desert_is_one_with_rebels_within_reach():
    scene = table().put("radau", rd_rebel=2).put("rutherford", mg_troop=6).put("sinai_planum", cr_rebel=4)
    s = executed(scene, "mg", "the_red_desert")
    assert s.any_rebels(at("radau")) == 0
    scene = table().put("radau", rd_rebel=4).put("marth", security=2)
    s = executed(scene, "rd", "the_red_desert", "shaded")
    assert count(s, "security", "marth") == 0


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_the_raid_on_a_terraforming_base_starts_where_most_can_leave():
    scene = table().put("radau", rd_rebel=6).put("rutherford", rd_rebel=4).put("marth", terraforming=1)
    s = executed(scene, "rd", "emissions_law_reform_passed", "shaded")
    assert (s.bases(at("marth"), CORP), count(s, "rd_rebel", "rutherford")) == (0, 4)
    assert s.rebels(at("marth"), RD) > 0


@pytest.mark.rule("RD 8.5.7")
def test_moveable_pieces_are_those_beyond_every_keep_line():
    s = alone(table().put("tenzing", mg_troop=5)).s
    assert movable_from(s, MG, at("tenzing")) == 2
    s = alone(table().put("radau", rd_rebel=5, rd_base=1)).s
    assert movable_from(s, RD, at("radau")) == 2
    assert movable_from(s, RD, at("marth")) == 0
    assert s.rebels(at("radau"), RD) == 5


@pytest.mark.rule("RD 5.8", "RD 8.5.7")
def test_active_reclaimers_do_not_go_on_from_a_base():
    """From Radau by the Base in the Wilderness: Hidden Rebels reach far Deserts, Active ones stop."""
    far = at("sinai_planum")
    for rebel, reached in (("cr_rebel", True), ("active_cr", False)):
        scene = alone(table().put("radau", **{rebel: 9}).put("wilderness", cr_base=1, cr_rebel=3))
        scene.put("sinai_planum", corp_base=1).damage(radau=1)
        s = scene.s
        s.travel_goals = 1 << far
        travel_from(s, at("radau"))
        assert (s.rebels(far, CR) > 0) == reached


@pytest.mark.rule("RD 8.5.2")
def test_a_faction_that_stays_eligible_may_be_first_again():
    scene = alone(table()).card("the_mystery_of_outpost_27", "corporate_militarization")
    s = scene.s
    s.acted = 1 << CORP
    assert NonPlayerTurn(MG).will_be_first(s)
    s.stays = 1 << CORP
    assert not NonPlayerTurn(MG).will_be_first(s)


@pytest.mark.rule("RD 8.6")
def test_the_corporations_ship_no_people_in_their_own_cycler():
    s = alone(table(bare=False)).s
    s.do(Cycler(CORP, people=False))
    s.advance()
    assert (count(s, "population", "earth"), count(s, "population", "transit")) == (1, 0)
    s.do(Cycler(CORP, people=True))
    s.advance()
    assert (count(s, "population", "earth"), count(s, "population", "transit")) == (0, 1)


@pytest.mark.rule("RD 8.5.7")
def test_an_origin_that_has_nothing_to_give_does_not_end_the_search():
    """Shenzhou lacks only a SpecOps: Phobos has more units, Marth has the one that is wanted."""
    scene = alone(table().put("shenzhou", corp_base=1, security=4, active_rd=1).put("phobos", security=6))
    s = scene.put("marth", corp_base=1, security=4, specops=1).s
    s.frozen = s.control_masks()
    gather(s, CORP, SECURE, at("shenzhou"), 0)
    assert (count(s, "specops", "shenzhou"), count(s, "security", "phobos")) == (1, 6)


@pytest.mark.rule("RD 8.7")
def test_a_raid_leaves_its_specops_and_its_friends_alone():
    scene = table().put("shenzhou", corp_base=1, specops=1, active_rd=1, mg_troop=2)
    s = alone(scene.put("trouvelot", cr_rebel=1, cr_base=1)).s
    assert perform_activity(s, CORP, ACTIVITY_CODE["corp_raid"], SECURE)
    s.advance()
    assert (count(s, "active_rd", "shenzhou"), count(s, "mg_troop", "shenzhou")) == (0, 2)
    assert count(s, "cr_base", "trouvelot") == 1


@pytest.mark.rule("RD 8.6", "RD 5.4")
def test_a_recon_by_the_controller_uses_beacons():
    scene = table().confidence(7).put("orbit", satellite=2).put("marth", rd_rebel=4).put("phobos", mg_troop=2)
    s = alone(scene.storm(radau=2).put("radau", rd_rebel=1)).s
    s.frozen = s.control_masks()
    assert at("radau") in candidates(s, MG, RECON, 0, 0)
    act_in(s, MG, RECON, 0, at("marth"), 0, 0)
    s.advance()
    assert (count(s, "active_rd", "marth"), count(s, "satellite", "marth")) == (4, 1)
    act_in(s, MG, RECON, 0, at("radau"), 0, 1 << at("marth"))
    s.advance()
    assert count(s, "satellite", "radau") == 1


@pytest.mark.rule("RD 8.6")
@pytest.mark.card("RD enhanced_metabolism")
def test_reclaimers_return_where_the_first_of_them_fell():
    scene = table().capability("enhanced_metabolism").put("gandhi", mg_troop=2, active_cr=1)
    s = alone(scene.put("europa", mg_troop=2, active_cr=1)).s
    act_in(s, MG, ASSAULT, 2, at("gandhi"), 0, 0)
    s.advance()
    act_in(s, MG, ASSAULT, 2, at("europa"), 0, 0)
    s.advance()
    s.do(Regrow(CR))
    s.advance()
    assert (count(s, "cr_rebel", "gandhi"), count(s, "cr_rebel", "europa")) == (1, 0)


@pytest.mark.rule("RD 8.6")
def test_suppressed_rebels_flee_to_one_desert():
    s = alone(table().put("europa", eg_troop=4, rd_rebel=4).confidence(7)).s
    act_in(s, MG, ASSAULT, 1, at("europa"), 0, 0)
    s.advance()
    assert sorted([s.rebels(space, RD) for space in range(24)], reverse=True)[:2] == [4, 0]


@pytest.mark.rule("RD 8.5.9", "RD 4.2")
def test_too_few_converts_come_where_rebels_are_placed_first():
    scene = (
        table().put("radau", conversion=1, cr_rebel=1).put("tenzing", conversion=1).put("gandhi", cr_rebel=18)
    )
    s = alone(scene).s
    s.do(Conversion(CR))
    s.advance()
    assert (s.rebels(at("tenzing"), CR), s.rebels(at("radau"), CR)) == (1, 1)


@pytest.mark.rule("RD 8.7", "RD 6.8")
def test_a_special_activity_that_does_not_go_with_the_operation_is_passed_over():
    """Card RR asks for Coordinate after an Attack too; only Redistribute may follow one."""
    s = alone(table().means(displaced=1).put("gandhi", rd_rebel=3).level(gandhi=-1)).s
    assert not perform_activity(s, RD, ACTIVITY_CODE["rd_coordinate"], ATTACK)
    assert perform_activity(s, RD, ACTIVITY_CODE["rd_redistribute"], ATTACK)
    assert (s.totals[RD], s.displaced) == (1, 1)


@pytest.mark.rule("RD 8.7", "RD 6.9")
def test_nobody_is_ambushed_who_cannot_be_hit():
    s = alone(table().put("gandhi", rd_rebel=2, specops=2)).s
    assert not perform_activity(s, RD, ACTIVITY_CODE["rd_ambush"], ATTACK)
    s = alone(table().put("gandhi", rd_rebel=2, active_specops=2)).s
    assert perform_activity(s, RD, ACTIVITY_CODE["rd_ambush"], ATTACK)
