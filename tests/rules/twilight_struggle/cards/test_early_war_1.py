"""Cards 1 to 17: what each event does, and where it stops."""

import pytest

from rules.twilight_struggle.story import Story


@pytest.mark.card("TS asia_scoring")
def test_asia_scoring_counts_southeast_asia():
    t = Story().at("thailand", ussr=2).at("vietnam", ussr=1).event("asia_scoring", by="us")
    assert t.vp == -8  # domination 7, one battleground
    assert t.where("asia_scoring") == "discarded"


@pytest.mark.card("TS asia_scoring")
def test_japan_alone_is_presence_battleground_and_beside_the_enemy():
    t = Story().at("japan", ussr=4).event("asia_scoring", by="ussr")
    assert t.vp == -5


@pytest.mark.card("TS europe_scoring")
def test_europe_scoring_moves_the_difference():
    t = (
        Story()
        .at("united_kingdom", us=5)
        .at("france", us=3)
        .at("poland", ussr=3)
        .event("europe_scoring", by="us")
    )
    assert t.vp == 3 + 1 - 3 - 1  # both have presence and one battleground


@pytest.mark.card("TS europe_scoring")
def test_control_of_europe_wins_whoever_plays_the_card():
    story = Story().at("france", us=3).at("italy", us=2).at("west_germany", us=4)
    t = story.at("east_germany", us=3).at("poland", us=3).event("europe_scoring", by="ussr")
    assert t.won == "us by europe"


@pytest.mark.card("TS middle_east_scoring")
def test_middle_east_scoring_of_a_dominated_region():
    t = (
        Story()
        .at("israel", us=4)
        .at("egypt", us=2)
        .at("lebanon", us=1)
        .event("middle_east_scoring", by="ussr")
    )
    assert t.vp == 5 + 2


@pytest.mark.card("TS middle_east_scoring")
def test_equal_sides_score_nothing():
    t = Story().at("israel", us=4).at("iraq", ussr=3).event("middle_east_scoring", by="us")
    assert t.vp == 0
    assert t.where("middle_east_scoring") == "discarded"


@pytest.mark.card("TS duck_and_cover")
def test_duck_and_cover_counts_the_new_level():
    t = Story().defcon(4).event("duck_and_cover")
    assert (t.defcon, t.vp) == (3, 2)


@pytest.mark.card("TS duck_and_cover")
def test_duck_and_cover_at_defcon_2_ends_the_game_before_any_vp():
    t = Story().defcon(2).event("duck_and_cover", by="ussr")
    assert t.won == "us by nuclear-war"
    assert t.vp == 0


@pytest.mark.card("TS five_year_plan")
def test_five_year_plan_triggers_a_us_event():
    t = (
        Story()
        .defcon(5)
        .hand("ussr", "duck_and_cover", "fidel")
        .hits("ussr", "duck_and_cover")
        .event("five_year_plan")
    )
    assert (t.defcon, t.vp) == (4, 1)
    assert t.hand("ussr") == ["fidel"]


@pytest.mark.card("TS five_year_plan")
def test_five_year_plan_discards_any_other_card_without_effect():
    t = (
        Story()
        .at("thailand", ussr=2)
        .hand("ussr", "asia_scoring")
        .hits("ussr", "asia_scoring")
        .event("five_year_plan")
    )
    assert t.vp == 0
    assert t.where("asia_scoring") == "discarded"


@pytest.mark.card("TS five_year_plan")
def test_five_year_plan_finds_an_empty_hand():
    t = Story().china("ussr").event("five_year_plan", by="ussr")
    assert t.where("five_year_plan") == "discarded"
    assert t.s.china == 1


@pytest.mark.card("TS the_china_card")
def test_the_china_card_is_worth_five_in_asia_and_changes_hands():
    t = Story().at("north_korea", ussr=3).hand("us", "fidel").hand("ussr", "nasser").round("ussr")
    t = t.play("play the_china_card", "ops", *["place south_korea"] * 5)
    assert t.at("south_korea") == (0, 5)
    assert (t.s.china, t.s.china_up, t.asked) == (0, False, "us")
    assert t.why("play the_china_card") == "china-face-down"


@pytest.mark.card("TS the_china_card")
def test_one_point_outside_asia_costs_the_bonus():
    t = Story().at("north_korea", ussr=3).hand("us", "fidel").round("ussr")
    t = t.play("play the_china_card", "ops", "place poland", *["place south_korea"] * 3)
    assert t.asked == "us"
    assert t.at("south_korea") == (0, 3)


@pytest.mark.card("TS the_china_card")
def test_the_china_card_is_no_headline():
    t = Story().hand("us", "fidel").hand("ussr", "nasser").headlines().play("headline fidel")
    assert t.why("headline the_china_card") == "china-headline"


@pytest.mark.card("TS socialist_governments")
def test_socialist_governments_takes_three_at_most_two_from_one():
    t = Story().at("italy", us=4).at("canada", us=2).event("socialist_governments")
    t = t.play("remove italy", "remove italy")
    assert t.why("remove italy") == "event-limit"
    t = t.play("remove canada")
    assert (t.at("italy"), t.at("canada")) == ((2, 0), (1, 0))


@pytest.mark.card("TS socialist_governments")
def test_the_iron_lady_bars_socialist_governments():
    t = Story(turn=8).effect("the_iron_lady").at("italy", us=4).event("socialist_governments", by="us")
    assert t.at("italy") == (4, 0)
    assert t.where("socialist_governments") == "discarded"


@pytest.mark.card("TS fidel")
def test_fidel_takes_cuba():
    t = Story().at("cuba", us=2, ussr=1).event("fidel")
    assert t.at("cuba") == (0, 3)
    assert t.where("fidel") == "removed"


@pytest.mark.card("TS fidel")
def test_fidel_leaves_what_the_ussr_has_above_control():
    assert Story().at("cuba", us=1, ussr=5).event("fidel").at("cuba") == (0, 5)


@pytest.mark.card("TS vietnam_revolts")
def test_vietnam_revolts_adds_a_point_in_southeast_asia():
    t = Story().hand("ussr", "vietnam_revolts", "nasser").hand("us", "olympic_games", "summit").round("ussr")
    t = t.play("play vietnam_revolts", "event")
    assert t.at("vietnam") == (0, 2)
    t = t.play("play olympic_games", "event", "boycott", "decline", "play nasser", "ops")
    t = t.play("place thailand", "place thailand")
    assert t.at("thailand") == (0, 2)


@pytest.mark.card("TS vietnam_revolts")
def test_the_vietnam_bonus_is_lost_outside_southeast_asia():
    t = Story().effect("vietnam_revolts").at("vietnam", ussr=2).hand("ussr", "fidel").hand("us", "summit")
    t = t.round("ussr").play("play fidel", "ops", "place poland", "place thailand")
    assert t.asked == "us"


@pytest.mark.card("TS blockade")
def test_blockade_costs_a_card_or_west_germany():
    story = Story().at("west_germany", us=4).hand("us", "duck_and_cover", "cia_created")
    t = story.event("blockade")
    assert t.why("discard cia_created") == "value-too-low"
    assert t.play("discard duck_and_cover").at("west_germany") == (4, 0)
    assert t.play("decline").at("west_germany") == (0, 0)


@pytest.mark.card("TS blockade")
def test_red_scare_makes_a_card_of_three_too_small_for_blockade():
    t = Story().at("west_germany", us=4).hand("us", "duck_and_cover").red_scare("us").event("blockade")
    assert t.choices() == ["decline"]


@pytest.mark.card("TS blockade")
def test_blockade_against_an_empty_hand_strikes_at_once():
    assert Story().at("west_germany", us=4).event("blockade").at("west_germany") == (0, 0)


@pytest.mark.card("TS korean_war")
def test_the_korean_war_is_won_with_a_four():
    t = Story().at("south_korea", us=3).die(4).event("korean_war")
    assert t.at("south_korea") == (0, 3)
    assert (t.vp, t.military) == (-2, (0, 2))
    assert t.where("korean_war") == "removed"


@pytest.mark.card("TS korean_war")
def test_us_neighbours_defend_south_korea():
    t = (
        Story()
        .at("south_korea", us=1)
        .at("japan", us=4)
        .at("taiwan", us=3)
        .die(5)
        .event("korean_war", by="us")
    )
    assert t.at("south_korea") == (1, 0)
    assert (t.vp, t.military) == (0, (0, 2))


@pytest.mark.card("TS romanian_abdication")
def test_romanian_abdication_takes_romania():
    t = Story().at("romania", us=2).event("romanian_abdication")
    assert t.at("romania") == (0, 3)
    assert t.where("romanian_abdication") == "removed"


@pytest.mark.card("TS romanian_abdication")
def test_romanian_abdication_takes_nothing_back():
    assert Story().at("romania", us=1, ussr=4).event("romanian_abdication").at("romania") == (0, 4)


@pytest.mark.card("TS arab_israeli_war")
def test_the_arab_israeli_war_replaces_us_influence():
    t = Story().at("israel", us=2, ussr=1).die(4).event("arab_israeli_war")
    assert t.at("israel") == (0, 3)
    assert (t.vp, t.military) == (-2, (0, 2))


@pytest.mark.card("TS arab_israeli_war")
def test_a_controlled_israel_defends_itself():
    t = Story().at("israel", us=4).die(4).event("arab_israeli_war")
    assert t.at("israel") == (4, 0)
    assert t.where("arab_israeli_war") == "discarded"


@pytest.mark.card("TS arab_israeli_war")
def test_camp_david_bars_the_arab_israeli_war():
    t = Story().effect("camp_david_accords").at("israel", us=1).event("arab_israeli_war")
    assert t.military == (0, 0)


@pytest.mark.card("TS comecon")
def test_comecon_adds_to_four_countries():
    t = Story().at("poland", us=3).event("comecon")
    assert t.why("place poland") == "enemy-controls"
    t = t.play("place hungary")
    assert t.why("place hungary") == "event-limit"
    t = t.play("place bulgaria", "place austria", "place finland")
    assert [t.at(c) for c in ("hungary", "bulgaria", "austria", "finland")] == [(0, 1)] * 4


@pytest.mark.card("TS comecon")
def test_comecon_stops_at_the_border():
    t = Story().event("comecon")
    assert t.why("place turkey") == "event-area"
    assert t.why("done") != ""


@pytest.mark.card("TS nasser")
def test_nasser_halves_the_us_in_egypt_rounded_up():
    assert Story().at("egypt", us=3).event("nasser").at("egypt") == (1, 2)


@pytest.mark.card("TS nasser")
def test_nasser_comes_to_an_empty_egypt():
    t = Story().event("nasser")
    assert t.at("egypt") == (0, 2)
    assert t.where("nasser") == "removed"


@pytest.mark.card("TS warsaw_pact_formed")
def test_the_warsaw_pact_clears_eastern_europe():
    t = Story().at("poland", us=2).at("hungary", us=1).event("warsaw_pact_formed")
    t = t.play("remove poland", "remove hungary")
    assert (t.at("poland"), t.at("hungary")) == ((0, 0), (0, 0))
    assert t.in_effect("warsaw_pact_formed")


@pytest.mark.card("TS warsaw_pact_formed")
def test_or_it_adds_five_at_most_two_to_a_country():
    t = Story().at("poland", us=3).event("warsaw_pact_formed").play("place poland", "place poland")
    assert t.why("place poland") == "event-limit"
    t = t.play("place hungary", "place hungary", "place romania")
    assert (t.at("poland"), t.asked) == ((3, 2), "")


@pytest.mark.card("TS de_gaulle_leads_france")
def test_de_gaulle_changes_france():
    t = Story().at("france", us=3).event("de_gaulle_leads_france")
    assert t.at("france") == (1, 1)
    assert t.in_effect("de_gaulle_leads_france")


@pytest.mark.card("TS de_gaulle_leads_france")
def test_after_de_gaulle_nato_does_not_protect_france():
    story = Story().effect("nato", "de_gaulle_leads_france").at("france", us=4).at("italy", us=3)
    t = story.hand("ussr", "fidel").hand("us", "nasser").round("ussr").play("play fidel", "ops")
    assert t.why("coup italy") == "nato"
    assert t.why("coup france") == ""


@pytest.mark.card("TS de_gaulle_leads_france")
def test_de_gaulle_takes_what_there_is():
    assert Story().at("france", us=1).event("de_gaulle_leads_france").at("france") == (0, 1)
