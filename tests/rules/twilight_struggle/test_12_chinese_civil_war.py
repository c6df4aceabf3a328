"""Rules 12: the Chinese Civil War."""

import pytest

from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import codes


def story(turn=4):
    """The variant, with the Chinese Civil War undecided."""
    return Story(turn, chinese_civil_war=True)


@pytest.mark.rule("TS 12.0")
def test_the_variant_is_an_option():
    t = Story().operations("ussr", 1)
    assert t.why("place chinese_civil_war") == "variant-space"
    assert story().operations("ussr", 1).why("place chinese_civil_war") == ""


@pytest.mark.rule("TS 12.1")
def test_only_soviet_operations_reach_the_space():
    t = story().operations("us", 4)
    assert t.why("place chinese_civil_war") == "variant-space"
    t = story().at("poland", ussr=2).event("de_stalinization").play("remove poland", "done")
    assert t.why("place chinese_civil_war") == "event-area"
    t = story().at("chinese_civil_war", ussr=2).operations("us", 4)
    assert (t.why("coup chinese_civil_war"), t.why("realign chinese_civil_war")) == (
        "variant-space",
        "variant-space",
    )


@pytest.mark.rule("TS 12.1")
def test_the_space_is_never_scored():
    assert story().at("chinese_civil_war", ussr=2).event("asia_scoring", by="ussr").vp == 0


@pytest.mark.rule("TS 12.2")
def test_three_points_win_it_and_without_it_nobody_scores_the_china_card():
    t = story().operations("ussr", 4).play(*["place chinese_civil_war"] * 2)
    assert t.s.china == codes.NOBODY
    t = story(turn=10).defcon(2).military(us=2, ussr=2).end_of_turn()
    assert (t.vp, t.won) == (0, "nobody by final-scoring")


@pytest.mark.rule("TS 12.3")
def test_the_third_point_brings_the_china_card():
    t = story().operations("ussr", 4).play(*["place chinese_civil_war"] * 3)
    assert (t.s.china, t.s.china_up) == (codes.USSR, True)
    assert t.at("chinese_civil_war") == (0, 0)
    assert t.why("place chinese_civil_war") == "variant-space"


@pytest.mark.rule("TS 12.3", "TS 12.4")
def test_with_the_third_point_the_war_is_over_for_good():
    t = story().operations("ussr", 3).play(*["place chinese_civil_war"] * 3)
    assert t.changed() == {"china": codes.USSR, "civil_war": False}
    start = story().hand("ussr", "brush_war", "red_scare_purge").hand("us", "nasser").round("ussr")
    t = start.play("play brush_war", "ops", *["place chinese_civil_war"] * 3)
    t = t.play("play nasser", "ops-first", "place canada")
    assert t.play("play the_china_card", "ops").why("place chinese_civil_war") == "variant-space"
    assert t.play("play red_scare_purge").why("event") == ""


@pytest.mark.rule("TS 12.4")
def test_three_events_wait_for_the_end_of_the_war():
    t = (
        story()
        .hand("ussr", "red_scare_purge", "cultural_revolution")
        .hand("us", "formosan_resolution", "nato")
    )
    t = t.round("ussr")
    assert t.play("play red_scare_purge").why("event") == "event-variant"
    assert t.play("play cultural_revolution").why("event") == "event-variant"
    t = t.play("play red_scare_purge", "ops", *["place poland"] * 4)
    assert t.play("play formosan_resolution").why("event") == "event-variant"


@pytest.mark.rule("TS 12.4")
def test_the_us_may_use_red_scare():
    t = story().event("red_scare_purge", by="us")
    assert t.s.red_scare == [0, 1]


@pytest.mark.rule("TS 12.4.1")
def test_the_us_counts_as_having_the_china_card():
    assert story().event("nixon_plays_the_china_card").vp == 2
    t = story().event("ussuri_river_skirmish")
    assert t.play(*["place india"] * 2, *["place japan"] * 2).at("india") == (2, 0)


@pytest.mark.rule("TS 12.4.2")
def test_the_korean_war_is_harder():
    assert story().at("south_korea", us=1).die(4).event("korean_war").at("south_korea") == (1, 0)
    assert story().at("south_korea", us=1).die(5).event("korean_war").at("south_korea") == (0, 1)


@pytest.mark.rule("TS 12.4.3")
def test_barred_cards_keep_their_operations():
    t = story().hand("ussr", "cultural_revolution", "fidel").hand("us", "nato").round("ussr")
    t = t.play("play cultural_revolution", "ops", *["place poland"] * 3)
    assert (t.at("poland"), t.where("cultural_revolution")) == ((0, 3), "discarded")
