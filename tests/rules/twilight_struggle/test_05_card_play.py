"""Rules 5: playing cards, with the printed examples."""

import pytest

from rules.twilight_struggle.story import Story


@pytest.mark.rule("TS 5.0")
@pytest.mark.rule("TS 5.1")
def test_a_side_with_cards_must_play_one_and_cannot_discard():
    t = Story().hand("ussr", "fidel").hand("us", "nasser").round("ussr")
    assert (t.why("pass"), t.why("discard fidel")) == ("must-play", "not-now")


@pytest.mark.rule("TS 5.2")
def test_the_player_of_an_enemy_card_chooses_the_order():
    story = Story().at("cuba", us=1).hand("us", "fidel", "nasser").hand("ussr", "summit")
    t = story.round("us").play("play fidel")
    assert set(t.choices()) == {"event-first", "ops-first", "space"}
    assert t.play("event-first").at("cuba") == (0, 3)
    first = t.play("ops-first", "place cuba")
    assert first.at("cuba") == (2, 0)
    assert first.play("place cuba").at("cuba") == (0, 3)
    assert first.play("place cuba").where("fidel") == "removed"


@pytest.mark.rule("TS 5.2")
def test_example_nato_before_its_condition_is_discarded():
    t = Story().hand("ussr", "nato", "fidel").hand("us", "nasser").round("ussr")
    t = t.play("play nato", "ops-first", *["place poland"] * 4)
    assert (t.in_effect("nato"), t.where("nato")) == (False, "discarded")


@pytest.mark.rule("TS 5.2")
def test_example_arab_israeli_war_after_camp_david_has_operations_only():
    story = (
        Story().effect("camp_david_accords").hand("us", "arab_israeli_war", "nasser").hand("ussr", "fidel")
    )
    t = story.round("us").play("play arab_israeli_war", "ops", "place canada", "place canada")
    assert (t.military, t.where("arab_israeli_war")) == ((0, 0), "discarded")


@pytest.mark.rule("TS 5.2")
def test_example_alliance_for_progress_without_a_battleground_still_leaves_the_game():
    t = Story().hand("ussr", "alliance_for_progress", "fidel").hand("us", "nasser").round("ussr")
    t = t.play("play alliance_for_progress", "ops-first", *["place poland"] * 3)
    assert (t.vp, t.where("alliance_for_progress")) == (0, "removed")


@pytest.mark.rule("TS 5.2")
def test_example_star_wars_of_a_us_that_is_behind_is_discarded():
    story = Story(turn=8).space(us=1, ussr=3).discarded("duck_and_cover")
    t = story.hand("ussr", "star_wars", "fidel").hand("us", "nasser").round("ussr")
    t = t.play("play star_wars", "ops-first", "place poland", "place poland")
    assert t.where("star_wars") == "discarded"


@pytest.mark.rule("TS 5.2")
def test_a_condition_is_tested_when_the_event_comes():
    story = Story().at("poland", us=3, ussr=0).hand("ussr", "kitchen_debates", "fidel").hand("us", "nasser")
    t = story.round("ussr").play("play kitchen_debates")
    assert t.play("event-first").vp == 2
    assert t.play("ops-first", "place finland").vp == 2


@pytest.mark.rule("TS 5.3")
def test_example_a_card_of_three_serves_in_quagmire():
    story = Story().effect("quagmire").hand("us", "duck_and_cover", "cia_created").hand("ussr", "fidel")
    t = story.round("us")
    assert t.why("discard duck_and_cover") == ""
    assert t.why("discard cia_created") == "value-too-low"


@pytest.mark.rule("TS 5.4")
def test_a_discarded_card_has_no_event():
    story = Story().effect("quagmire").defcon(4).hand("us", "duck_and_cover").hand("ussr", "fidel").die(6)
    t = story.round("us").play("discard duck_and_cover")
    assert (t.defcon, t.vp, t.where("duck_and_cover")) == (4, 0, "discarded")


@pytest.mark.rule("TS 5.4")
def test_a_discarded_scoring_card_is_not_scored():
    t = Story(turn=8).at("angola", us=1).hand("us", "africa_scoring").hits("us", "africa_scoring")
    assert t.event("terrorism", by="ussr").vp == 0


@pytest.mark.rule("TS 5.5")
def test_a_card_beats_the_rules():
    t = (
        Story()
        .defcon(2)
        .at("chile", us=1)
        .at("cuba", us=1)
        .die(6)
        .event("junta", by="ussr")
        .play("place chile")
    )
    assert t.why("coup chile") == ""
    t = Story(turn=8).defcon(2).at("poland", ussr=3).event("tear_down_this_wall")
    assert t.why("coup poland") == ""  # although DEFCON 2 closes Europe
