"""Event 12, shaded: Red Dust's offer, its compulsory Ambush, and the hiding after it."""

import pytest

from rules.red_dust_rebellion.story import count, event, legal, play, table, who, why


def riots(scene, faction="rd"):
    return event(scene, faction, "red_wednesday_riots", "shaded")


@pytest.mark.rule("RD 7.4", "RD 6.9")
@pytest.mark.card("RD red_wednesday_riots")
def test_riots_break_out_only_where_an_ambush_is_possible():
    s = riots(table().put("europa", mg_troop=1).put("tenzing", rd_rebel=2))
    assert why(s, "pick tenzing")[0] == "no-enemy"
    assert legal(s) == ["pick europa", "done"]
    scene = table().put("europa", mg_troop=1, active_rd=2).put("radau", rd_rebel=28)
    scene.s.seat_by[2] = -1
    assert riots(scene).asking is None
    assert count(scene.s, "active_rd", "europa") == 2
    assert riots(table().put("europa", mg_troop=1, active_rd=30)).asking is None


@pytest.mark.rule("RD 7.6", "RD 6.9")
@pytest.mark.card("RD red_wednesday_riots")
def test_a_riot_needs_a_hidden_rebel_placed_now_or_there_before():
    s = play(riots(table().put("europa", mg_troop=1, active_rd=1)), "pick europa")
    assert legal(s) == ["count 1", "count 2"]
    s = play(riots(table().put("europa", mg_troop=1, active_rd=1, rd_rebel=1)), "pick europa")
    assert legal(s) == ["count 0", "count 1", "count 2"]
    play(s, "count 0")
    assert legal(s) == ["ambush europa"]
    play(s, "ambush europa", "dice 1 6")
    assert (count(s, "mg_troop", "europa"), count(s, "rd_rebel", "europa")) == (0, 2)
    assert count(s, "active_rd", "europa") == 0


@pytest.mark.rule("RD 7.6", "RD 1.3")
@pytest.mark.card("RD red_wednesday_riots")
def test_without_an_ambush_nobody_hides():
    scene = table().put("europa", mg_troop=1, active_rd=2, active_cr=1).put("radau", rd_rebel=28)
    s = play(riots(scene), "pick europa", "count 1", "done")
    assert s.asking is None
    assert (count(s, "active_rd", "europa"), count(s, "active_cr", "europa")) == (2, 1)


@pytest.mark.rule("RD 7.2")
@pytest.mark.card("RD red_wednesday_riots")
def test_another_faction_only_makes_the_offer_of_the_riots():
    s = riots(table().put("europa", mg_troop=1), "cr")
    assert s.actor() == who("rd")
    play(s, "done")
    assert s.asking is None
