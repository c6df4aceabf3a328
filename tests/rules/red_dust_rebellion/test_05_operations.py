"""Chapter 5: Operations, with the printed examples."""

import pytest

from rules.red_dust_rebellion.story import (
    at,
    available,
    count,
    legal,
    level,
    operation,
    play,
    table,
    wanted,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.actions import DRAW_ASSET, DRAW_CAMPAIGN, NO_REACH
from tharsis.games.red_dust_rebellion.codes import IN_PLAY
from tharsis.games.red_dust_rebellion.orders import SECURE
from tharsis.games.red_dust_rebellion.pieces import MG, MG_TROOP, RD
from tharsis.games.red_dust_rebellion.rules.gather import Gather


@pytest.mark.rule("RD 5.0")
def test_no_more_spaces_than_can_be_paid_unless_a_special_activity_brings_means():
    scene = table().means(rd=2).put("sharma", rd_rebel=3).put("gandhi", rd_rebel=1).put("shepard", rd_rebel=1)
    s = operation(scene, "rd", "rally")
    play(s, "pick gandhi", "pick shepard")
    assert why(s, "pick sharma") == ("too-poor", "5.0")
    play(s, "special redistribute", "pick sharma", "pick gandhi", "done")
    play(s, "pick sharma", "choose rebel", "done")
    assert s.resources[RD] == 2 + 4 - 3


@pytest.mark.rule("RD 5.0")
def test_a_space_is_chosen_once():
    s = operation(table().put("gandhi", rd_rebel=1), "rd", "rally")
    play(s, "pick gandhi")
    assert why(s, "pick gandhi") == ("chosen-already", "5.0")
    assert why(s, "pick phobos")[0] == "mars-only"


@pytest.mark.rule("RD 5.0")
def test_the_spaces_of_an_operation_are_counted_up_to_what_can_be_paid():
    scene = table().means(rd=2).put("sharma", rd_rebel=3).put("gandhi", rd_rebel=1).put("shepard", rd_rebel=1)
    s = operation(scene, "rd", "rally")
    assert wanted(s) == (0, 1, 2)
    assert wanted(play(s, "pick gandhi")) == (1, 1, 2)
    s = operation(table().put("europa", mg_troop=1), "mg", "train", most=1)
    assert wanted(s) == (0, 0, 1)


@pytest.mark.rule("RD 5.1")
def test_printed_example_of_train():
    scene = table().put("europa", mg_troop=1).level(europa=1).means(displaced=1)
    s = operation(scene, "mg", "train")
    play(s, "pick europa", "count 4", "done", "house europa", "shift europa")
    assert count(s, "mg_troop", "europa") == 5
    assert (level(s, "europa"), s.population(at("europa")), s.eg_plus) == (2, 3, True)
    assert s.resources[MG] == 24


@pytest.mark.rule("RD 5.1")
def test_train_for_pacify_alone_costs_no_train():
    s = operation(table().put("europa", mg_troop=1).put("marth", mg_base=1), "mg", "train")
    play(s, "done", "shift europa", "shift europa")
    assert s.resources[MG] == 24
    assert why(operation(table().put("europa", mg_troop=1), "mg", "train"), "pick marth")[0] == "train-space"


@pytest.mark.rule("RD 5.2")
def test_printed_example_of_logistics():
    scene = table().put("marth", corp_base=1).put("radau", corp_base=1).put("transit", eg_troop=2)
    scene.put("earth", supply=1, population=1)
    s = operation(scene, "corp", "logistics")
    play(s, "pick earth", *["place security earth"] * 3, "place specops earth", "done")
    play(s, "pick transit", "done")
    play(s, *["move security earth"] * 3, "move specops earth", "move supply earth", "done")
    assert (
        count(s, "eg_troop", "phobos"),
        count(s, "security", "transit"),
        count(s, "supply", "transit"),
    ) == (2, 3, 1)
    assert count(s, "population", "earth") == 1
    play(s, "pick marth", "pick radau")
    assert s.profits == 7
    play(s, "done", "place security marth", "done")
    assert (count(s, "terraforming", "marth"), count(s, "security", "marth"), s.profits) == (1, 1, 6)


@pytest.mark.rule("RD 5.2")
def test_a_second_specops_costs_a_profit_and_comms_may_be_cut():
    s = operation(table().campaign("comms_cutoff").means(profits=1), "corp", "logistics")
    assert why(s, "pick transit") == ("comms-cutoff", "5.2")
    play(s, "pick earth", "place specops earth", "place specops earth")
    assert s.profits == 0
    assert why(s, "place specops earth")[0] == "too-poor"


@pytest.mark.rule("RD 5.3")
def test_printed_example_of_secure():
    scene = (
        table()
        .confidence(6)
        .put("pavonis_mons", eg_troop=2)
        .put("shenzhou", mg_troop=5)
        .put("europa", mg_troop=1)
    )
    scene.put("tenzing", rd_rebel=3).put("tereshkova", rd_rebel=5).put("shepard", rd_rebel=4)
    scene.put("phobos", eg_troop=4).put("orbit", satellite=1)
    scene.s.rodgers = True
    s = operation(scene, "mg", "secure")
    play(s, "pick tenzing", "move eg_troop pavonis_mons", "count 2", "done")
    play(s, "pick tereshkova", "move mg_troop shenzhou", "count 4", "done")
    play(s, "pick shepard")
    play(s, "choose drop_pods", "move eg_troop phobos", "count 4", "done", "done")
    assert (
        count(s, "active_rd", "tenzing"),
        count(s, "active_rd", "tereshkova"),
        count(s, "active_rd", "shepard"),
    ) == (2, 4, 4)
    while s.asking is not None:
        play(s, "done")
    assert s.resources[MG] == 21
    assert s.activated == 10


@pytest.mark.rule("RD 5.3")
def test_control_of_the_start_counts_for_spaceports_and_stops():
    scene = (
        table()
        .put("hellas_chaos", mg_troop=3)
        .put("sharma", mg_troop=1, rd_rebel=2)
        .put("europa", mg_troop=1)
    )
    s = operation(scene, "mg", "secure")
    play(s, "pick sharma", "move mg_troop hellas_chaos", "count 3", "pick europa")
    gather = Gather(MG, SECURE, at("europa"), pods=False, groups=())
    assert gather.piece_why(s, MG, MG_TROOP, at("sharma")) == NO_REACH


@pytest.mark.rule("RD 5.3")
@pytest.mark.card("RD transport_workers", "RD legal_injunctions")
def test_campaign_cards_hinder_secure():
    scene = table().put("tenzing", mg_troop=2).damage(tenzing=1, europa=1).put("europa", mg_troop=1)
    s = operation(scene.campaign("transport_workers"), "mg", "secure")
    play(s, "pick europa")
    assert legal(s) != []
    assert "move mg_troop tenzing" not in legal(s)
    scene = table().put("tenzing", mg_troop=2).level(tenzing=-1).campaign("legal_injunctions")
    s = operation(scene, "mg", "secure")
    play(s, "pick tenzing")
    while s.asking is not None:
        play(s, "done")
    assert s.resources[MG] == 24


@pytest.mark.rule("RD 5.4")
def test_printed_example_of_recon():
    scene = (
        table().confidence(3).put("shenzhou", security=5, mg_troop=1).put("europa", security=4, eg_troop=3)
    )
    scene.put("new_cordoba", specops=1).put("trouvelot", cr_rebel=1).storm(trouvelot=2).put(
        "orbit", satellite=1
    )
    scene.damage(marth=1).means(displaced=1)
    s = operation(scene, "corp", "recon")
    play(s, "pick marth", "move security shenzhou", "count 3", "done")
    play(s, "pick rutherford", "move security europa", "count 3", "done")
    play(s, "pick trouvelot")
    assert count(s, "satellite", "trouvelot") == 1
    play(s, "move eg_troop europa", "count 2", "move specops new_cordoba", "done", "done")
    assert count(s, "active_cr", "trouvelot") == 1
    play(s, "choose base", "choose base", "repair marth", "choose eg_minus")
    assert (count(s, "corp_base", "marth"), count(s, "security", "marth")) == (1, 1)
    assert available(s, "security") == 16 - 9 + 3


@pytest.mark.rule("RD 5.4")
@pytest.mark.card("RD genetic_masking")
def test_the_wilderness_needs_two_units_a_rebel_and_masks_hide_two_more():
    scene = table().put("radau", mg_troop=5).put("wilderness", cr_rebel=4, cr_base=1)
    s = operation(scene, "mg", "recon")
    play(s, "pick wilderness", "move mg_troop radau", "count 5", "done", "done")
    assert count(s, "active_cr", "wilderness") == 2
    scene = (
        table()
        .put("radau", mg_troop=5)
        .put("wilderness", cr_rebel=4, cr_base=1)
        .capability("genetic_masking")
    )
    s = operation(scene, "mg", "recon")
    play(s, "pick wilderness", "move mg_troop radau", "count 5", "done", "done")
    assert count(s, "active_cr", "wilderness") == 1


@pytest.mark.rule("RD 5.4")
def test_a_beacon_activates_two_more():
    scene = table().confidence(6).put("radau", mg_troop=1, rd_rebel=4).put("orbit", satellite=1)
    s = operation(scene, "mg", "recon")
    play(s, "pick radau", "done", "choose beacon")
    assert count(s, "active_rd", "radau") == 3


@pytest.mark.rule("RD 5.5")
def test_printed_example_of_assault():
    scene = table().confidence(6).put("gandhi", mg_troop=3, active_rd=3, rd_base=1)
    scene.put("sharma", mg_troop=1, active_rd=4, rd_rebel=1, rd_base=1).put("orbit", satellite=1)
    scene.put("coronae_montes", eg_troop=2, cr_rebel=2)
    s = operation(scene, "mg", "assault")
    play(s, "pick gandhi")
    assert count(s, "active_rd", "gandhi") == 0
    play(s, "done", "pick sharma", "choose bombard")
    assert (count(s, "active_rd", "sharma"), count(s, "rd_base", "sharma"), s.damage[at("sharma")]) == (
        1,
        1,
        1,
    )
    assert s.actor() == who("rd")
    play(s, "done", "done")
    play(s, "suppress coronae_montes", "remove cr_rebel coronae_montes", "pick wilderness")
    play(s, "remove cr_rebel coronae_montes", "pick wilderness")
    assert count(s, "cr_rebel", "wilderness") == 2
    assert s.resources[MG] == 24


@pytest.mark.rule("RD 5.5")
def test_mercenaries_and_replies_red_dust_first():
    scene = table().put("gandhi", mg_troop=2, security=2, active_rd=3, active_cr=3).dice(6, 6, 6, 6)
    s = operation(scene, "mg", "assault")
    play(s, "pick gandhi", *["remove active_rd gandhi", "remove active_cr gandhi"] * 2)
    assert s.profits == 12
    assert s.actor() == who("rd")
    play(s, "choose attack")
    assert s.actor() == who("cr")
    play(s, "choose attack")
    assert s.actor() == who("mg")


@pytest.mark.rule("RD 5.5")
def test_in_a_desert_only_dug_in_red_dust_replies():
    scene = (
        table()
        .put("radau", mg_troop=1, active_rd=2, rd_base=1)
        .put("marth", mg_troop=1, active_rd=2, dug_in=1)
    )
    s = operation(scene, "mg", "assault")
    play(s, "pick radau")
    assert s.actor() == who("mg")
    play(s, "pick marth")
    assert s.actor() == who("rd")
    assert "choose attack" in legal(s)


@pytest.mark.rule("RD 5.5")
@pytest.mark.card("RD enhanced_metabolism", "RD deep_tunneling", "RD mothers_of_mars")
def test_cards_that_answer_an_assault():
    scene = (
        table().confidence(6).put("gandhi", mg_troop=1, active_cr=3).put("orbit", satellite=1).level(gandhi=1)
    )
    scene.capability("enhanced_metabolism", "deep_tunneling").campaign("mothers_of_mars").dice(6, 6)
    s = operation(scene, "mg", "assault")
    play(s, "pick gandhi")
    assert level(s, "gandhi") == 0
    assert "choose bombard" not in legal(s)
    play(s, "done", "done", "pick gandhi")
    assert count(s, "cr_rebel", "gandhi") == 1


@pytest.mark.rule("RD 5.5")
def test_corporations_raise_specops_first():
    scene = table().put("radau", specops=2, active_rd=2)
    s = operation(scene, "corp", "assault")
    play(s, "pick radau", "count 2")
    assert (count(s, "active_rd", "radau"), s.profits) == (0, 11)


@pytest.mark.rule("RD 5.6")
def test_printed_example_of_rally():
    scene = (
        table()
        .put("new_cordoba", cr_base=1, cr_rebel=1)
        .put("trouvelot", cr_base=1)
        .hand("water_reserves", "converts")
    )
    scene.script_chance(DRAW_ASSET, 13)
    s = operation(scene, "cr", "rally")
    play(s, "pick rutherford", "pick new_cordoba", "choose rebels", "count 3")
    play(s, "pick trouvelot", "choose upgrade", "done", "pay converts")
    assert (count(s, "cr_rebel", "rutherford"), count(s, "cr_rebel", "new_cordoba")) == (1, 4)
    assert count(s, "conversion", "trouvelot") == 1
    assert len(s.hand()) == 2


@pytest.mark.rule("RD 5.6")
@pytest.mark.card("RD construction_workers_guild", "RD neural_conditioning", "RD mps_uplink_hacked")
def test_bases_for_two_rebels_digging_in_and_cards():
    scene = table().put("alpheus_colles", rd_rebel=2, active_rd=1).put("radau", rd_base=1)
    s = operation(scene.campaign("construction_workers_guild"), "rd", "rally")
    play(s, "pick alpheus_colles", "choose base", "remove active_rd alpheus_colles")
    assert count(s, "dug_in", "alpheus_colles") == 1
    play(s, "done", "pick radau")
    assert count(s, "dug_in", "radau") == 1
    s = operation(
        table().put("europa", active_cr=1).capability("neural_conditioning").hand("tipoff"), "cr", "rally"
    )
    play(s, "pick europa")
    assert legal(s) == ["choose rebel", "choose rebels", "choose hide"]
    s = operation(
        table().put("europa", satellite=1).capability("mps_uplink_hacked").hand("tipoff"), "cr", "rally"
    )
    play(s, "pick europa")
    assert max(int(m.split()[1]) for m in legal(s)) == 3


@pytest.mark.rule("RD 5.7")
def test_printed_example_of_march():
    scene = table().put("gandhi", rd_rebel=6).put("shepard", rd_rebel=2).put("tenzing", mg_troop=5)
    scene.put("noctis_labyrinthus", rd_rebel=2).put("tereshkova", mg_troop=3).level(
        syria_planum=1, tereshkova=1
    )
    s = operation(scene, "rd", "march")
    play(s, "pick tenzing", "move rd_rebel gandhi", "count 4", "done")
    play(s, "pick syria_planum", "move rd_rebel noctis_labyrinthus", "count 1", "done")
    play(s, "pick tereshkova", "move rd_rebel noctis_labyrinthus", "done", "done")
    assert count(s, "rd_rebel", "tenzing") == 4
    assert (count(s, "rd_rebel", "syria_planum"), count(s, "active_rd", "tereshkova")) == (1, 1)
    assert s.resources[RD] == 27


@pytest.mark.rule("RD 5.7")
def test_a_rebel_marches_once_and_the_wilderness_hides_it():
    scene = table().put("radau", active_rd=2)
    s = operation(scene, "rd", "march")
    play(s, "pick wilderness", "move active_rd radau", "count 2", "done") if "done" in legal(s) else play(
        s, "pick wilderness", "move active_rd radau", "count 2"
    )
    assert count(s, "rd_rebel", "wilderness") == 2
    assert why(s, "pick marth")[0] == "out-of-reach"


@pytest.mark.rule("RD 5.8")
def test_printed_example_of_travel():
    scene = table().put("alpheus_colles", active_cr=5).put("wilderness", cr_base=1, conversion=1, cr_rebel=1)
    scene.put("tharsis_tholus", mg_troop=3).level(tharsis_tholus=1).storm(trouvelot=2).hand(
        "subdermal_weaponry"
    )
    s = operation(scene, "cr", "travel")
    play(s, "pick alpheus_colles", "pick wilderness", "move active_cr alpheus_colles", "count 5")
    assert count(s, "cr_rebel", "wilderness") == 6
    play(s, "pick tharsis_tholus", "count 1")
    assert count(s, "active_cr", "tharsis_tholus") == 1
    play(s, "done")
    play(s, "pick wilderness", "pick trouvelot", "move conversion wilderness", "move cr_rebel wilderness")
    assert count(s, "cr_base", "trouvelot") == 1
    while s.asking is not None and "pay subdermal_weaponry" not in legal(s):
        play(s, "pick shenzhou") if "pick shenzhou" in legal(s) else play(s, "done")
    play(s, "pay subdermal_weaponry")
    assert count(s, "cr_rebel", "shenzhou") == 1
    assert not s.hand()


@pytest.mark.rule("RD 5.9")
def test_printed_example_of_attack():
    scene = table().put("tenzing", rd_rebel=4, eg_troop=1, security=1, cr_rebel=1, specops=1).dice(2, 4)
    s = operation(scene, "rd", "attack")
    play(s, "pick tenzing")
    assert s.damage[at("tenzing")] == 1
    assert why(s, "remove specops tenzing") == ("hidden", "5.9")
    play(s, "remove eg_troop tenzing", "remove cr_rebel tenzing")
    assert count(s, "security", "tenzing") == 0
    assert count(s, "active_rd", "tenzing") == 4
    play(s, "done")
    assert s.resources[RD] == 29


@pytest.mark.rule("RD 5.9")
@pytest.mark.card("RD subdermal_weaponry", "RD ares_rockets")
def test_reclaimer_attacks_with_cards_and_a_base_for_a_terraforming_base():
    scene = (
        table()
        .put("marth", cr_rebel=6, terraforming=1)
        .dice(6, 1)
        .hand("tipoff")
        .capability("subdermal_weaponry")
    )
    s = operation(scene, "cr", "attack")
    play(s, "pick marth", "choose base", "done", "pay tipoff")
    assert (count(s, "cr_base", "marth"), count(s, "terraforming", "marth")) == (1, 0)
    scene = table().put("marth", cr_rebel=6, security=1).put("europa", satellite=1).dice(6, 6).hand("tipoff")
    s = operation(scene.capability("ares_rockets"), "cr", "attack")
    play(s, "pick marth", "remove satellite europa")
    assert count(s, "satellite", "europa") == 0


@pytest.mark.rule("RD 5.10")
def test_printed_example_of_campaign():
    scene = (
        table().put("tenzing", active_rd=1).put("pavonis_mons", active_rd=1).put("syria_planum", rd_rebel=1)
    )
    scene.level(pavonis_mons=-1, syria_planum=2).confidence(3, plus=True)
    scene.script_chance(DRAW_CAMPAIGN, 9)
    s = operation(scene, "rd", "campaign")
    play(s, "pick tenzing", "pick pavonis_mons", "pick syria_planum", "done")
    assert (level(s, "tenzing"), level(s, "pavonis_mons"), level(s, "syria_planum")) == (-1, -2, 0)
    assert s.damage[at("syria_planum")] == 1
    assert not s.eg_plus
    assert s.campaigns.piles[IN_PLAY] == [9]
    assert s.resources[RD] == 27


@pytest.mark.rule("RD 5.10")
def test_one_of_several_drawn_campaign_cards_is_kept():
    scene = table().put("sharma", rd_rebel=1).put("gandhi", rd_rebel=1).level(sharma=-2, gandhi=-1)
    scene.script_chance(DRAW_CAMPAIGN, 0, 5)
    s = operation(scene, "rd", "campaign")
    play(s, "pick sharma", "pick gandhi", "done", "campaign mothers_of_mars")
    assert s.campaigns.piles[IN_PLAY] == [5]
    assert len(s.campaigns.piles[0]) == 11


@pytest.mark.rule("RD 5.11")
def test_printed_example_of_preach():
    scene = table().put("new_cordoba", cr_rebel=1).put("rutherford", active_cr=1).level(rutherford=1)
    scene.confidence(3, plus=True).hand("subdermal_weaponry")
    s = operation(scene, "cr", "preach")
    play(s, "pick rutherford", "pick new_cordoba", "done", "pay subdermal_weaponry")
    assert level(s, "rutherford") == 0
    assert (count(s, "cr_rebel", "new_cordoba"), count(s, "active_cr", "new_cordoba")) == (2, 1)
    assert (s.damage[at("new_cordoba")], s.displaced, s.eg_plus) == (1, 1, False)


@pytest.mark.rule("RD 5.11")
def test_preach_takes_a_settler_before_it_damages():
    scene = table().put("europa", cr_rebel=1, population=1).hand("tipoff")
    s = operation(scene, "cr", "preach")
    play(s, "pick europa")
    assert (s.population(at("europa")), s.damage[at("europa")], s.displaced) == (2, 0, 0)


@pytest.mark.rule("RD 5.1", "RD 5.0")
@pytest.mark.card(
    "RD general_strike", "RD water_reclamation_workers", "RD red_wave_elections", "RD torture_video_leaks"
)
def test_campaign_cards_that_change_prices_shifts_and_control():
    s = operation(table().put("europa", mg_troop=1).campaign("general_strike"), "mg", "train")
    play(s, "pick europa", "count 1", "done", "done")
    assert s.resources[MG] == 26
    s = operation(
        table().put("europa", mg_troop=1).level(europa=1).campaign("water_reclamation_workers"), "mg", "train"
    )
    assert "shift europa" not in legal(play(s, "pick europa", "count 1", "done"))
    scene = table().put("europa", rd_rebel=1).level(europa=1).campaign("red_wave_elections")
    s = operation(scene, "rd", "campaign")
    play(s, "pick europa")
    assert level(s, "europa") == -1
    scene = table().put("europa", security=3, rd_rebel=1).campaign("torture_video_leaks")
    assert scene.s.control(at("europa")) == RD


@pytest.mark.rule("RD 5.2", "RD 1.4")
@pytest.mark.card(
    "RD prison_labor_revolt", "RD dock_workers_lockout", "RD earth_based_endorsements", "RD comms_cutoff"
)
def test_campaign_cards_of_trade():
    scene = table().put("radau", security=2).campaign("prison_labor_revolt")
    s = operation(scene, "corp", "recon")
    play(s, "pick radau", "done", "choose base")
    assert s.profits == 9
    scene = table().put("transit", supply=3).campaign("dock_workers_lockout", "earth_based_endorsements")
    s = operation(scene, "corp", "logistics")
    play(s, "pick transit")
    assert (s.resources[MG], s.resources[RD]) == (32, 31)
