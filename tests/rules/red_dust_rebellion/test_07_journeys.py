"""Chapter 7, cards that send pieces on a journey: free Recon, March and Travel in the usual manner (7.6)."""

import pytest

from rules.red_dust_rebellion.story import at, count, event, legal, play, table, wanted, who, why
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS
from tharsis.games.red_dust_rebellion.pieces import CORP
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset


def asset(scene, card):
    return scene.hand(card).ask(PlayAsset(ASSET_IDS.index(card)))


@pytest.mark.rule("RD 7.6", "RD 5.4")
@pytest.mark.card("RD outpost_discovery")
def test_the_recon_at_a_discovered_outpost_brings_further_units():
    scene = table().put("radau", rd_base=1, rd_rebel=3).put("europa", mg_troop=2).put("marth", mg_troop=2)
    s = event(scene, "mg", "outpost_discovery")
    play(s, "pick radau", "move mg_troop europa", "done", "name mg", "pick radau")
    play(s, "move mg_troop marth", "count 2", "done")
    assert (count(s, "mg_troop", "radau"), count(s, "active_rd", "radau")) == (3, 3)
    play(s, "choose base")
    assert (count(s, "mg_base", "radau"), s.resources[0]) == (1, 30)
    play(s, "pick radau")
    assert count(s, "active_rd", "radau") == 1


@pytest.mark.rule("RD 7.6", "RD 5.4")
@pytest.mark.card("RD the_tubes")
def test_the_recon_at_the_end_of_the_tubes_brings_further_units():
    scene = table().put("marth", security=2).put("radau", rd_rebel=3).put("shenzhou", security=2)
    s = event(scene, "corp", "the_tubes")
    play(s, "name corp", "pick marth", "pick radau", "move security marth", "done", "choose recon")
    play(s, "pick radau", "move security shenzhou", "count 2", "done")
    assert (count(s, "security", "radau"), count(s, "active_rd", "radau")) == (3, 3)


@pytest.mark.rule("RD 7.2")
@pytest.mark.card("RD the_tubes")
def test_nothing_follows_where_nobody_went_through_the_tubes():
    scene = table().put("radau", mg_troop=2).put("marth", mg_troop=1, rd_base=1)
    s = event(scene, "mg", "the_tubes")
    play(s, "name mg", "pick radau", "pick marth")
    assert "choose assault" in legal(play(s.clone(), "move mg_troop radau", "done"))
    play(s, "done")
    assert s.asking is None


@pytest.mark.card("RD outpost_discovery")
def test_any_number_of_rebels_leave_with_the_base_that_the_player_picks():
    scene = table().put("radau", rd_base=1, dug_in=1, rd_rebel=2, active_rd=1).put("europa", mg_troop=3)
    s = event(scene, "rd", "outpost_discovery", "shaded")
    play(s, "name rd", "pick radau", "move mg_troop europa", "done", "pick marth")
    assert legal(s) == ["move rd_base radau", "move dug_in radau"]
    play(s, "move dug_in radau", "move rd_rebel radau", "done")
    assert (count(s, "dug_in", "marth"), count(s, "rd_base", "radau")) == (1, 1)
    assert (count(s, "rd_rebel", "marth"), s.rebels(at("radau"), 2)) == (1, 2)
    assert s.asking is None


@pytest.mark.card("RD outpost_discovery")
def test_a_base_alone_may_leave_its_rebels_behind_but_leave_it_must():
    scene = table().put("radau", cr_base=1, cr_rebel=2).put("marth", mg_base=2)
    s = event(scene, "cr", "outpost_discovery", "shaded")
    play(s, "name cr", "pick radau")
    assert why(s, "pick marth")[0] == "stacking"
    assert "done" not in legal(s)
    play(s, "pick wilderness", "done")
    assert (count(s, "cr_base", "wilderness"), count(s, "cr_rebel", "radau")) == (1, 2)


@pytest.mark.card("RD outpost_discovery")
def test_all_of_a_large_army_may_be_brought_to_an_outpost():
    scene = table().put("radau", rd_base=1).put("europa", mg_troop=30).put("tenzing", security=16)
    s = event(scene, "mg", "outpost_discovery")
    play(s, "pick radau", *["move mg_troop europa"] * 30, *["move security tenzing"] * 16)
    assert s.cubes(at("radau")) == 46


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD outpost_discovery")
def test_a_nonplayer_moves_nothing_more_in_the_recon_of_the_outpost():
    scene = table().put("radau", rd_base=1, rd_rebel=3).put("europa", mg_troop=4).put("phobos", mg_troop=9)
    scene.s.seat_by = [-1, -1, -1, -1]
    s = event(scene, "mg", "outpost_discovery")
    assert count(s, "mg_troop", "radau") > 0
    assert count(s, "mg_troop", "phobos") == 9


@pytest.mark.rule("RD 5.8", "RD 7.6")
@pytest.mark.card("RD the_red_desert")
def test_the_free_travel_to_the_red_desert_passes_through_reclaimer_bases():
    scene = table().put("alpheus_colles", active_cr=2, cr_base=1).put("wilderness", cr_base=1)
    s = event(scene.put("marth", security=2), "cr", "the_red_desert", "shaded")
    play(s, "name cr", "pick marth", "pick alpheus_colles")
    assert legal(s) == ["pick wilderness", "done"]
    assert why(s, "pick coronae_montes")[0] == "out-of-reach"
    play(s, "pick wilderness")
    assert why(s, "move cr_base alpheus_colles")[0] == "out-of-reach"
    play(s, "move active_cr alpheus_colles", "count 2")
    assert legal(s) == ["pick marth", "pick alpheus_colles"]
    assert why(s, "done")[0] == "must-move"
    play(s, "pick marth", "count 2")
    assert (count(s, "cr_rebel", "marth"), count(s, "cr_rebel", "wilderness")) == (2, 0)
    play(s, *["done"] * ("done" in legal(s)), "ambush marth", "dice 1 1")
    assert count(s, "security", "marth") == 0


@pytest.mark.rule("RD 5.8", "RD 7.6")
@pytest.mark.card("RD the_red_desert")
def test_only_those_who_stay_hidden_on_the_way_can_pass_to_the_red_desert():
    scene = table().put("radau", cr_rebel=5, active_cr=1).put("rutherford", cr_base=1).level(rutherford=1)
    s = event(scene.put("trouvelot", security=2), "cr", "the_red_desert", "shaded")
    play(s, "name cr", "pick trouvelot", "pick radau", "pick rutherford")
    assert legal(s) == ["move cr_rebel radau"]
    play(s, "move cr_rebel radau")
    assert legal(s) == ["count 1", "count 2", "count 3"]
    play(s, "count 3")
    assert count(s, "cr_rebel", "trouvelot") == 0
    assert legal(s) == ["pick trouvelot"]
    play(s, "pick trouvelot")
    assert count(s, "cr_rebel", "trouvelot") == 3


@pytest.mark.rule("RD 5.8")
@pytest.mark.card("RD the_red_desert")
def test_a_group_may_part_on_the_way_as_long_as_all_arrive():
    scene = table().put("alpheus_colles", cr_rebel=3).put("wilderness", cr_base=1).put("radau", cr_base=1)
    s = event(scene.put("marth", security=2), "cr", "the_red_desert", "shaded")
    play(s, "name cr", "pick marth", "pick alpheus_colles", "pick wilderness")
    play(s, "move cr_rebel alpheus_colles", "count 3")
    assert legal(s) == ["pick radau", "pick marth"]
    play(s, "pick radau", "count 1", "pick marth")
    assert legal(s) == ["pick marth"]
    play(s, "pick marth")
    assert count(s, "cr_rebel", "marth") == 3


@pytest.mark.rule("RD 5.8", "RD 7.3")
@pytest.mark.card("RD children_of_the_desert")
def test_children_of_the_desert_attack_where_they_arrive_not_where_they_pass():
    scene = table().put("alpheus_colles", cr_rebel=2).put("wilderness", cr_base=1, cr_rebel=1, mg_troop=1)
    scene.put("marth", security=2).put("radau", cr_rebel=1, security=1).dice(1, 1)
    s = asset(scene, "children_of_the_desert")
    play(s, "pick marth", "pick alpheus_colles", "pick wilderness", "move cr_rebel alpheus_colles", "count 2")
    play(s, "pick marth", "count 2", "done")
    assert legal(s) == ["pick marth"]
    assert why(s, "pick wilderness")[0] == "other-space"
    assert why(s, "pick radau")[0] == "other-space"
    play(s, "pick marth")
    assert count(s, "security", "marth") == 0


@pytest.mark.rule("RD 7.6", "RD 5.9")
@pytest.mark.card("RD children_of_the_desert")
def test_children_of_the_desert_attack_in_every_destination():
    scene = table().put("radau", cr_rebel=2).put("marth", security=1).put("rutherford", security=1)
    s = asset(scene.dice(6, 6, 6, 6), "children_of_the_desert")
    play(s, "pick marth", "pick radau", "pick marth", "move cr_rebel radau", "count 1", "done")
    play(s, "pick rutherford", "move cr_rebel radau")
    assert legal(s) == ["pick rutherford", "pick marth"]
    assert wanted(s) == (0, 2, 2)
    play(s, "pick rutherford")
    assert why(s, "done")[0] == "more-spaces"
    play(s, "pick marth")
    assert (count(s, "active_cr", "marth"), count(s, "active_cr", "rutherford")) == (1, 1)
    assert s.asking is None


@pytest.mark.rule("RD 7.3")
@pytest.mark.card("RD children_of_the_desert", "RD dust_adaptation")
def test_children_of_the_desert_end_in_no_raging_storm():
    def children(*capabilities):
        scene = table().put("wilderness", cr_rebel=2).storm(radau=2).capability(*capabilities)
        return play(asset(scene, "children_of_the_desert"), "pick marth", "pick wilderness")

    assert why(children(), "pick radau")[0] == "out-of-reach"
    assert "pick radau" in legal(children("dust_adaptation"))


@pytest.mark.rule("RD 5.8", "RD 7.6")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_the_free_travel_to_a_terraforming_base_passes_through_reclaimer_bases():
    scene = table().put("alpheus_colles", cr_rebel=3, cr_base=1).put("wilderness", cr_base=1)
    s = event(scene.put("marth", terraforming=1, security=1), "cr", "emissions_law_reform_passed", "shaded")
    play(s, "pick alpheus_colles", "pick marth")
    assert legal(s) == ["move cr_rebel alpheus_colles"]
    play(s, "move cr_rebel alpheus_colles", "count 3", "pick marth", "count 3")
    assert s.asking is None
    assert (count(s, "active_cr", "marth"), s.force(at("marth"), CORP)) == (3, 0)
    assert s.travel_goals == -1


@pytest.mark.rule("RD 7.4", "RD 7.2")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_whoever_can_march_or_travel_to_a_terraforming_base_must():
    scene = table().put("radau", rd_rebel=2).put("marth", terraforming=1, security=3)
    s = event(scene, "rd", "emissions_law_reform_passed", "shaded")
    assert legal(s) == ["pick radau"]
    play(s, "pick radau", "pick marth")
    assert count(s, "rd_rebel", "marth") == 1
    play(s, "done")
    assert (count(s, "active_rd", "marth"), count(s, "security", "marth")) == (1, 2)
    scene = table().put("radau", rd_rebel=1, active_rd=1).put("marth", terraforming=1)
    s = play(event(scene, "rd", "emissions_law_reform_passed", "shaded"), "pick radau", "pick marth")
    assert why(s, "done")[0] == "must-move"


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_with_nobody_to_move_the_rest_happens_at_a_terraforming_base_all_the_same():
    scene = table().put("marth", terraforming=1, security=2, rd_rebel=1, cr_rebel=1).put("radau", mg_troop=1)
    scene.card("the_tubes", "dust_storm_1")
    s = event(scene, "rd", "emissions_law_reform_passed", "shaded")
    assert legal(s) == ["pick marth"]
    play(s, "pick marth")
    assert (count(s, "active_rd", "marth"), count(s, "active_cr", "marth")) == (1, 1)
    assert (count(s, "security", "marth"), count(s, "terraforming", "marth")) == (0, 1)


@pytest.mark.rule("RD 7.2", "RD 7.6")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_a_coin_faction_names_who_goes_to_the_terraforming_base_and_moves_them():
    def reform():
        scene = table().put("marth", terraforming=1, security=3).put("radau", rd_rebel=1, cr_rebel=2)
        return event(scene, "mg", "emissions_law_reform_passed", "shaded")

    s = play(reform(), "name rd")
    assert s.actor() == who("mg")
    play(s, "pick radau", "pick marth")
    assert (count(s, "active_rd", "marth"), count(s, "security", "marth")) == (1, 2)
    s = play(reform(), "name cr", "pick radau", "pick marth")
    assert s.actor() == who("mg")
    play(s, "move cr_rebel radau", "count 2")
    assert (count(s, "active_cr", "marth"), count(s, "security", "marth")) == (2, 1)


@pytest.mark.rule("RD 5.8", "RD 1.10")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_travellers_leave_a_raging_storm_but_end_in_none():
    scene = table().put("radau", cr_rebel=1, rd_rebel=1).storm(radau=2).put("marth", terraforming=1)
    s = event(scene, "cr", "emissions_law_reform_passed", "shaded")
    assert legal(s) == ["pick radau"]
    scene = table().put("radau", cr_rebel=1, rd_rebel=1).storm(marth=2).put("marth", terraforming=1)
    assert event(scene, "cr", "emissions_law_reform_passed", "shaded").asking is None
    scene = table().put("radau", cr_rebel=1).storm(marth=2).put("marth", terraforming=1)
    s = event(scene.put("rutherford", terraforming=1), "cr", "emissions_law_reform_passed", "shaded")
    play(s, "pick radau")
    assert (legal(s), why(s, "pick marth")[0]) == (["pick rutherford"], "storm")


@pytest.mark.rule("RD 8.5.5", "RD 5.8")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_hidden_rebels_of_a_nonplayer_come_from_afar_to_a_terraforming_base():
    scene = table().put("alpheus_colles", cr_rebel=6, active_cr=6, cr_base=1).put("wilderness", cr_base=1)
    scene.put("marth", terraforming=1, security=1).s.seat_by = [-1, -1, -1, -1]
    s = event(scene, "cr", "emissions_law_reform_passed", "shaded")
    assert s.force(at("marth"), CORP) == 0
    assert (count(s, "active_cr", "alpheus_colles"), count(s, "cr_base", "alpheus_colles")) == (6, 1)
    scene = table().put("radau", cr_rebel=6).put("rutherford", cr_base=1).level(rutherford=1)
    scene.put("trouvelot", terraforming=1).s.seat_by = [-1, -1, -1, -1]
    s = event(scene, "cr", "emissions_law_reform_passed", "shaded")
    assert (count(s, "cr_rebel", "radau"), count(s, "terraforming", "trouvelot")) == (6, 1)


@pytest.mark.rule("RD 5.8")
@pytest.mark.card("RD the_red_desert")
def test_a_storm_on_the_way_hides_large_and_active_groups():
    scene = table().put("radau", cr_rebel=4, active_cr=2).put("rutherford", cr_base=1).level(rutherford=1)
    scene.storm(rutherford=1).put("trouvelot", security=2)
    s = event(scene, "cr", "the_red_desert", "shaded")
    play(s, "name cr", "pick trouvelot", "pick radau", "pick rutherford", "move cr_rebel radau", "count 4")
    play(s, "move active_cr radau", "count 2", "pick trouvelot")
    assert count(s, "cr_rebel", "trouvelot") == 6


@pytest.mark.rule("RD 5.8")
@pytest.mark.card("RD the_red_desert")
def test_active_rebels_alone_cannot_pass_where_nothing_hides_them():
    scene = table().put("radau", active_cr=2).put("rutherford", cr_base=1, cr_rebel=1)
    s = event(scene.put("trouvelot", security=2), "cr", "the_red_desert", "shaded")
    play(s, "name cr", "pick trouvelot")
    assert why(s, "pick radau")[0] == "out-of-reach"
    assert "pick rutherford" in legal(s)


@pytest.mark.rule("RD 5.8")
@pytest.mark.card("RD the_red_desert")
def test_who_goes_on_is_not_more_than_stay_hidden_further_on():
    scene = table().put("radau", cr_rebel=4).put("wilderness", cr_base=1).put("ascraeus_mons", cr_base=1)
    scene.put("arsia_mons", cr_base=1).level(arsia_mons=1).put("pavonis_mons", security=1)
    s = event(scene, "cr", "the_red_desert", "shaded")
    play(s, "name cr", "pick pavonis_mons", "pick radau", "pick wilderness")
    play(s, "move cr_rebel radau", "count 4", "pick arsia_mons")
    assert legal(s) == ["count 1", "count 2", "count 3"]


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_a_traveller_to_a_terraforming_base_may_choose_the_way_but_not_to_stay():
    scene = table().put("radau", cr_rebel=2).put("wilderness", cr_base=1).put("marth", terraforming=1)
    s = event(scene, "cr", "emissions_law_reform_passed", "shaded")
    play(s, "pick radau", "pick marth")
    assert legal(s) == ["pick marth", "pick wilderness"]
    assert why(s, "done")[0] == "must-move"
    play(s, "pick wilderness", "move cr_rebel radau", "count 1", "done", "pick marth")
    assert legal(s) == ["pick marth", "done"]


@pytest.mark.rule("RD 7.4")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_a_round_trip_to_the_same_terraforming_base_is_no_journey():
    scene = table().put("marth", terraforming=2, security=2, cr_rebel=1).put("wilderness", cr_base=1)
    s = event(scene, "cr", "emissions_law_reform_passed", "shaded")
    play(s, "pick marth")
    assert s.asking is None
    assert (count(s, "active_cr", "marth"), count(s, "security", "marth")) == (1, 1)
