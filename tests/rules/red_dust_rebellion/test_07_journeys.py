"""Chapter 7, cards that send pieces on a journey: free Recon, March and Travel in the usual manner (7.6)."""

import pytest

from rules.red_dust_rebellion.story import at, count, event, legal, play, table, why


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
