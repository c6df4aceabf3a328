"""Rules 9: the China Card."""

import pytest

from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import codes


@pytest.mark.rule("TS 9.1")
def test_its_holder_may_play_it_like_a_card_of_the_hand():
    t = Story().china("ussr").hand("ussr", "fidel").hand("us", "nasser").round("ussr")
    assert t.why("play the_china_card") == ""
    assert t.play("play the_china_card").why("event") == "china-event"
    assert t.play("play fidel", "event").why("play the_china_card") == "china-elsewhere"


@pytest.mark.rule("TS 9.2")
def test_it_takes_a_round_and_leaves_a_card_more():
    t = Story().china("ussr").hand("ussr", "fidel").hand("us", "nasser").round("ussr")
    t = t.play("play the_china_card", "ops", *["place poland"] * 4)
    assert (t.asked, t.hand("ussr")) == ("us", ["fidel"])


@pytest.mark.rule("TS 9.3")
def test_it_goes_face_down_to_the_other_side():
    t = Story().china("ussr").hand("ussr", "fidel").hand("us", "nasser").round("ussr")
    t = t.play("play the_china_card", "ops", *["place poland"] * 4)
    assert (t.s.china, t.s.china_up) == (codes.US, False)
    assert t.why("play the_china_card") == "china-face-down"


@pytest.mark.rule("TS 9.4")
@pytest.mark.parametrize(
    ("holder", "event", "face_up"),
    [
        ("us", "cultural_revolution", True),
        ("ussr", "ussuri_river_skirmish", True),
        ("ussr", "nixon_plays_the_china_card", False),
    ],
)
def test_events_hand_it_over_as_they_say(holder, event, face_up):
    t = Story().china(holder).event(event)
    assert codes.SIDE_IDS[t.s.china] != holder
    assert t.s.china_up == face_up


@pytest.mark.rule("TS 9.5")
def test_when_it_cannot_be_used():
    t = Story().china("us").hand("us", "fidel").hand("ussr", "nasser").headlines()
    assert t.why("headline the_china_card") == "china-headline"
    t = Story().china("us").hand("us", "asia_scoring", "nato").hand("ussr", "nasser").round("us", number=7)
    assert t.why("play the_china_card") == "must-score"
    t = Story().china("us").effect("quagmire").hand("us", "nato").hand("ussr", "nasser").round("us")
    assert t.why("discard the_china_card") == "china-discard"
    t = Story().china("us").hand("us", "cia_created").event("blockade")
    assert t.why("discard the_china_card") == "china-discard"


@pytest.mark.rule("TS 9.6")
def test_five_points_if_all_are_in_asia():
    story = Story().china("ussr").at("thailand", us=2).hand("ussr", "fidel").hand("us", "nasser").die(1)
    t = story.round("ussr").play("play the_china_card", "ops")
    assert t.play("coup thailand").military == (0, 5)
    t = t.play(*["place afghanistan"] * 4)
    assert (t.why("place poland"), t.why("place afghanistan")) == ("points", "")


@pytest.mark.rule("TS 9.7")
def test_its_value_can_change():
    story = Story().china("ussr").red_scare("ussr").hand("ussr", "fidel").hand("us", "nasser")
    t = story.round("ussr").play("play the_china_card", "ops", *["place poland"] * 3)
    assert t.asked == "us"


@pytest.mark.rule("TS 9.8")
def test_nobody_has_to_play_it():
    t = Story().china("ussr").hand("us", "nasser").round("ussr")
    assert set(t.choices()) == {"play the_china_card", "pass"}
    assert t.play("pass").asked == "us"
