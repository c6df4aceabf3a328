"""Chapter 7: what the rules and the cards say in passing about Events."""

import pytest

from rules.red_dust_rebellion.story import (
    at,
    available,
    count,
    event,
    legal,
    level,
    play,
    table,
    wanted,
    who,
    why,
)
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS
from tharsis.games.red_dust_rebellion.pieces import CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset


@pytest.mark.rule("RD 1.3", "RD 7.3")
@pytest.mark.card("RD future_of_law_enforcement")
def test_an_event_lets_its_own_faction_lift_troops_and_rebels():
    s = event(table().put("sharma", mg_troop=26), "mg", "future_of_law_enforcement")
    play(s, "pick europa", "choose mg_troops", "move mg_troop sharma", "move mg_troop sharma")
    assert (count(s, "mg_troop", "europa"), count(s, "mg_troop", "sharma")) == (6, 24)
    s = event(table().put("sharma", mg_troop=26), "corp", "future_of_law_enforcement")
    play(s, "pick europa", "choose mg_troops")
    assert (count(s, "mg_troop", "europa"), s.asking) == (4, None)
    scene = table().put("sharma", active_rd=30).put("europa", security=1)
    s = event(scene, "rd", "future_of_law_enforcement", "shaded")
    play(s, "remove security europa", "name rd", "move active_rd sharma")
    assert count(s, "rd_rebel", "europa") == 1


@pytest.mark.rule("RD 1.3")
@pytest.mark.card("RD bicentennial_day")
def test_rebels_of_an_event_may_be_lifted_by_their_own_faction_alone():
    scene = table().put("sharma", active_rd=30).put("gandhi", active_cr=20)
    s = play(event(scene, "rd", "bicentennial_day", "shaded"), "pick europa")
    assert legal(s) == ["move active_rd sharma", "done"]
    play(s, "move active_rd sharma", "move active_rd sharma")
    assert count(s, "rd_rebel", "europa") == 2


@pytest.mark.rule("RD 1.3")
@pytest.mark.card("RD gandhi_sharma", "RD shepard_tereshkova", "RD bipartisan_resolution")
def test_whole_garrisons_are_replaced_by_lifted_rebels_and_troops():
    s = event(table().put("sharma", mg_troop=2).put("gandhi", active_rd=30), "rd", "gandhi_sharma", "shaded")
    play(s, "move active_rd gandhi", "move active_rd gandhi")
    assert (count(s, "rd_rebel", "sharma"), count(s, "mg_troop", "sharma")) == (2, 0)
    s = event(table().put("gandhi", mg_troop=29), "mg", "shepard_tereshkova")
    play(s, "pick shepard", *["place rd_rebel shepard"] * 2, "move mg_troop gandhi")
    assert count(s, "mg_troop", "tereshkova") == 2
    scene = table().put("radau", cr_rebel=1).put("marth", active_rd=1).put("gandhi", active_rd=29)
    s = event(scene, "rd", "bipartisan_resolution", "shaded")
    play(s, "pick radau", "pick marth", "move cr_rebel radau", "name rd", "choose replace")
    play(s, "move active_rd gandhi")
    assert (s.rebels(at("marth"), RD), s.rebels(at("marth"), CR)) == (2, 0)


@pytest.mark.rule("RD 1.3")
@pytest.mark.card("RD converts")
def test_converts_need_reclaimers_who_may_be_lifted():
    scene = table().put("gandhi", active_cr=20).put("sharma", rd_rebel=1)
    s = scene.ask(PlayAsset(ASSET_IDS.index("converts")))
    play(s, "remove rd_rebel sharma", "move active_cr gandhi")
    assert (count(s, "cr_rebel", "sharma"), available(s, "rd_rebel")) == (1, 30)


@pytest.mark.rule("RD 7.2")
@pytest.mark.card("RD the_slush_fund_scandal", "RD the_mystery_of_outpost_27")
def test_the_executing_faction_says_which_corporate_base_falls():
    scene = table().put("marth", corp_base=1, terraforming=1).damage(marth=1)
    s = event(scene, "rd", "the_slush_fund_scandal", "shaded")
    play(s, "pick marth", "remove terraforming marth")
    assert (count(s, "corp_base", "marth"), count(s, "terraforming", "marth")) == (1, 0)
    scene = table().put("marth", corp_base=1, terraforming=1).damage(marth=1)
    s = event(scene, "corp", "the_mystery_of_outpost_27")
    play(s, "pick marth", "remove corp_base marth")
    assert (count(s, "corp_base", "marth"), count(s, "terraforming", "marth")) == (0, 1)


@pytest.mark.rule("RD 7.3", "RD 1.10")
@pytest.mark.card("RD the_automation_rebellion", "RD the_mystery_of_outpost_27")
def test_what_is_only_counted_counts_in_storms_too():
    scene = table().put("marth", corp_base=2, rd_rebel=1).storm(marth=2)
    s = event(scene, "rd", "the_automation_rebellion")
    assert why(s, "pick marth") == ("storm", "1.10")
    assert wanted(s) == (0, 2, 2)
    assert wanted(play(s, "pick radau")) == (1, 2, 2)
    play(s, "pick rutherford")
    assert s.profits == 12
    scene = table().put("marth", corp_base=2, rd_rebel=1).storm(marth=2)
    assert event(scene, "rd", "the_mystery_of_outpost_27", "shaded").profits == 8


@pytest.mark.rule("RD 5.8")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_a_free_travel_may_bring_a_base_which_is_basic_then():
    scene = table().put("marth", terraforming=1, security=1).put("radau", cr_rebel=2, conversion=1)
    s = event(scene, "cr", "emissions_law_reform_passed", "shaded")
    play(s, "pick radau", "pick marth", "move conversion radau", "move cr_rebel radau", "count 1", "done")
    assert (count(s, "cr_base", "marth"), count(s, "active_cr", "marth")) == (1, 1)
    assert (count(s, "security", "marth"), count(s, "conversion", "marth")) == (0, 0)


@pytest.mark.rule("RD 7.6")
@pytest.mark.card("RD printing_weapons")
def test_printed_weapons_upgrade_no_older_base():
    scene = table().campaign("construction_workers_guild").put("marth", rd_base=1)
    s = event(scene, "rd", "printing_weapons", "shaded")
    play(s, "pick marth", *["place rd_rebel marth"] * 4, "name rd")
    assert (count(s, "rd_base", "marth"), count(s, "dug_in", "marth")) == (1, 1)


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD the_tombs_of_mars")
def test_the_tombs_give_a_base_even_when_nobody_is_homeless():
    s = event(table(), "rd", "the_tombs_of_mars", "shaded")
    play(s, "pick marth")
    assert (count(s, "rd_base", "marth"), s.resources[RD]) == (1, 34)
    s = event(table().means(displaced=1).damage(marth=1), "rd", "the_tombs_of_mars", "shaded")
    assert why(s, "pick marth") == ("more-elsewhere", "7.4")


@pytest.mark.rule("RD 5.5")
@pytest.mark.card("RD hammer_the_machines")
def test_a_base_without_rebels_can_be_hammered():
    s = event(table().put("europa", security=1, rd_base=1), "corp", "hammer_the_machines")
    play(s, "pick europa", "pick europa")
    assert (s.rebel_bases(at("europa")), s.profits) == (0, 14)


@pytest.mark.rule("RD 1.10", "RD 7.3")
@pytest.mark.card("RD the_tubes")
def test_a_base_moves_once_and_not_out_of_a_storm():
    scene = table().put("radau", rd_base=1).put("gandhi", rd_base=1).storm(gandhi=2)
    s = event(scene, "rd", "the_tubes", "shaded")
    play(s, "name rd")
    assert why(s, "move rd_base gandhi") == ("storm", "1.10")
    play(s, "move rd_base radau", "pick marth")
    assert (count(s, "rd_base", "marth"), s.asking) == (1, None)


@pytest.mark.rule("RD 7.2", "RD 1.7")
@pytest.mark.card("RD the_rodgers_line")
def test_the_corporations_may_house_along_the_new_line():
    s = event(table().means(displaced=2), "rd", "the_rodgers_line")
    play(s, "name corp")
    assert s.actor() == who("corp")
    play(s, "house europa", "choose eg_plus", "done")
    assert (s.population(at("europa")), s.population(at("tereshkova")), s.displaced) == (3, 2, 1)
    assert s.eg_plus


@pytest.mark.card("RD corporate_militarization")
def test_corporate_militarization_finds_rebels_and_disbands_fewer():
    s = event(table().put("marth", rd_rebel=2), "corp", "corporate_militarization")
    play(s, "pick marth")
    assert count(s, "active_rd", "marth") == 2
    s = event(table().put("europa", specops=7), "rd", "corporate_militarization", "shaded")
    play(s, "count 0")
    assert (available(s, "specops"), s.profits) == (1, 6)


@pytest.mark.card("RD the_one_card")
def test_the_one_card_offers_marsgov_an_assault_it_may_decline():
    s = event(table().put("europa", mg_troop=3, rd_rebel=2), "mg", "the_one_card")
    play(s, "name mg", "done")
    assert (count(s, "active_rd", "europa"), s.resources[MG]) == (2, 30)
    s = event(table().storm(pavonis_mons=2), "rd", "the_one_card", "shaded")
    play(s, "pick europa")
    assert why(s, "place rd_rebel pavonis_mons") == ("storm", "1.10")


@pytest.mark.card("RD printing_weapons")
def test_printing_weapons_at_random_and_for_the_reclaimers():
    scene = table().hand("tipoff")
    s = play(event(scene, "corp", "printing_weapons"), "choose reclaimers")
    assert (s.hand(), s.sits_out) == ([], 1 << CR)
    s = event(table(), "cr", "printing_weapons", "shaded")
    play(s, "pick marth", *["place cr_rebel marth"] * 4, "name cr")
    assert (count(s, "cr_rebel", "marth"), count(s, "conversion", "marth")) == (4, 1)


@pytest.mark.card("RD the_tombs_of_mars")
def test_the_tombs_let_the_corporations_house_and_raise_settled_deserts_only():
    scene = table().means(displaced=1).put("radau", population=1)
    s = event(scene, "corp", "the_tombs_of_mars")
    play(s, "name corp", "house marth", "choose eg_minus")
    assert why(s, "pick rutherford")[0] == "not-there"
    play(s, "pick radau", "pick marth")
    assert (level(s, "radau"), level(s, "marth"), level(s, "rutherford")) == (1, 1, 0)


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD the_one_card", "RD bicentennial_day")
def test_rebels_come_even_where_nobody_is_left_to_turn():
    labyrinths = ("tenzing", "tereshkova", "shepard", "new_cordoba", "shenzhou", "gandhi", "sharma")
    s = event(table().level(**dict.fromkeys(labyrinths, -2)), "rd", "the_one_card", "shaded")
    assert why(s, "pick gandhi") == ("more-elsewhere", "7.4")
    play(s, "pick europa", *["place rd_rebel europa"] * 2, "pick gandhi", *["place rd_rebel gandhi"] * 2)
    assert (level(s, "europa"), count(s, "rd_rebel", "gandhi"), s.asking) == (-1, 2, None)
    s = event(table(), "rd", "bicentennial_day", "shaded")
    assert why(s, "pick wilderness") == ("more-elsewhere", "7.4")
