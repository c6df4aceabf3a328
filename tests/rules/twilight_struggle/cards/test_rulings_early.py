"""Cards 1 to 35: what the rulings say where an event meets other rules and cards."""

import pytest

from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import codes


@pytest.mark.card("TS europe_scoring")
def test_canada_counts_as_beside_the_enemy_for_the_ussr():
    assert Story().at("canada", ussr=4).event("europe_scoring", by="us").vp == -4
    assert Story().at("canada", us=4).event("europe_scoring", by="us").vp == 3


@pytest.mark.card("TS asia_scoring")
def test_holding_the_china_card_gives_nothing_in_asia():
    assert Story().china("us").event("asia_scoring", by="us").vp == 0


@pytest.mark.card("TS five_year_plan")
@pytest.mark.rule("TS 5.2")
def test_a_us_event_it_finds_leaves_the_game_only_if_it_happened():
    story = Story().hand("ussr", "nato", "fidel").hits("ussr", "nato")
    assert story.event("five_year_plan").where("nato") == "discarded"
    story = Story().effect("marshall_plan").hand("ussr", "nato", "fidel").hits("ussr", "nato")
    t = story.event("five_year_plan")
    assert (t.where("nato"), t.in_effect("nato")) == ("removed", True)


@pytest.mark.card("TS five_year_plan", "TS duck_and_cover")
@pytest.mark.rule("TS 8.1.3")
def test_whoever_played_the_five_year_plan_answers_for_what_it_finds():
    story = Story().defcon(2).hand("ussr", "duck_and_cover").hits("ussr", "duck_and_cover")
    assert story.event("five_year_plan", by="ussr").won == "us by nuclear-war"
    story = Story().defcon(2).hand("ussr", "duck_and_cover").hits("ussr", "duck_and_cover")
    assert story.event("five_year_plan", by="us").won == "ussr by nuclear-war"


@pytest.mark.card("TS the_china_card")
@pytest.mark.rule("TS 9.6")
def test_the_fifth_roll_of_a_realignment_is_made_in_asia_or_not_at_all():
    story = Story().china("us").at("india", ussr=9).at("angola", ussr=1)
    story = story.rolls(us=[3] * 5, ussr=[2] * 5).hand("us", "nasser").hand("ussr", "fidel")
    t = story.round("us").play("play the_china_card", "ops", *["realign india"] * 4)
    assert (t.why("realign angola"), t.why("realign india")) == ("rolls-spent", "")
    assert t.play("realign india").asked == "ussr"


@pytest.mark.card("TS the_china_card")
@pytest.mark.rule("TS 9.6", "TS 6.1.2")
def test_the_fifth_point_may_help_to_pay_for_an_enemy_country():
    story = Story().china("ussr").at("afghanistan", ussr=1).at("pakistan", us=2)
    t = story.hand("ussr", "fidel").hand("us", "nasser").round("ussr")
    t = t.play("play the_china_card", "ops", *["place afghanistan"] * 3, "place pakistan")
    assert (t.at("pakistan"), t.asked) == ((2, 1), "us")


@pytest.mark.card("TS the_china_card", "TS formosan_resolution")
@pytest.mark.rule("TS 9.5", "TS 6.4.1")
def test_the_china_card_in_space_is_worth_four_and_ends_the_resolution():
    story = Story().china("us").space(us=7).effect("formosan_resolution").hand("us", "nasser")
    t = story.hand("ussr", "fidel").die(2).round("us").play("play the_china_card", "space")
    assert (t.space, t.in_effect("formosan_resolution")) == ((8, 0), False)
    assert (t.s.china, t.s.china_up) == (codes.USSR, False)
    story = Story().china("us").red_scare("us").space(us=7).hand("us", "nasser").hand("ussr", "fidel")
    assert story.round("us").play("play the_china_card").why("space") == "space-ops"


@pytest.mark.card("TS the_china_card", "TS formosan_resolution")
def test_a_soviet_china_card_leaves_the_resolution_alone():
    story = Story().china("ussr").effect("formosan_resolution").hand("ussr", "fidel").hand("us", "nasser")
    t = story.round("ussr").play("play the_china_card", "ops", *["place poland"] * 4)
    assert t.in_effect("formosan_resolution")


@pytest.mark.card("TS socialist_governments")
def test_socialist_governments_reach_finland_and_take_what_there_is():
    t = Story().at("finland", us=1).at("poland", us=3).event("socialist_governments", by="us")
    assert (t.asked, t.choices()) == ("ussr", ["remove finland"])
    t = t.play("remove finland")
    assert (t.at("finland"), t.asked) == ((0, 0), "")


@pytest.mark.card("TS vietnam_revolts")
@pytest.mark.rule("TS 7.4")
def test_the_vietnam_bonus_counts_in_coups_rolls_and_operations_of_events():
    story = Story().effect("vietnam_revolts").at("thailand", us=2).die(2).hand("ussr", "fidel")
    t = story.hand("us", "nato").round("ussr").play("play fidel", "ops", "coup thailand")
    assert (t.at("thailand"), t.military) == ((1, 0), (0, 3))  # 2 + 2 + 1 beats 4 by one
    story = Story().effect("vietnam_revolts").at("vietnam", ussr=1)
    t = story.event("lone_gunman", by="us").play("place vietnam", "place thailand")
    assert (t.at("vietnam"), t.at("thailand"), t.asked) == ((0, 2), (0, 1), "")


@pytest.mark.card("TS vietnam_revolts", "TS brezhnev_doctrine")
@pytest.mark.rule("TS 7.4")
def test_the_vietnam_bonus_goes_beyond_the_four_of_brezhnev():
    story = Story().effect("vietnam_revolts", "brezhnev_doctrine").at("vietnam", ussr=1)
    t = story.hand("ussr", "nato", "fidel").hand("us", "nasser").round("ussr")
    t = t.play("play nato", "ops-first", *["place thailand"] * 5)
    assert (t.at("thailand"), t.asked) == ((0, 5), "us")


@pytest.mark.card("TS blockade", "TS containment")
@pytest.mark.rule("TS 7.4.2")
def test_containment_makes_a_card_of_two_pay_for_berlin_and_a_scoring_card_never_does():
    story = Story().effect("containment").at("west_germany", us=4)
    t = story.hand("us", "olympic_games", "asia_scoring").event("blockade")
    assert (t.why("discard olympic_games"), t.why("discard asia_scoring")) == ("", "scoring-discard")


@pytest.mark.card("TS korean_war", "TS red_scare_purge")
def test_a_war_changes_no_defcon_and_its_military_operations_stay_as_printed():
    t = Story().defcon(2).red_scare("ussr").die(6).event("korean_war")
    assert (t.defcon, t.military, t.won) == (2, (0, 2), "")


@pytest.mark.card("TS comecon")
def test_comecon_takes_all_countries_that_are_left():
    story = Story()
    for name in ("poland", "hungary", "romania", "bulgaria", "yugoslavia", "czechoslovakia"):
        story = story.at(name, us=3)
    t = story.event("comecon").play("place austria", "place finland", "place east_germany")
    assert (t.asked, t.where("comecon")) == ("", "removed")


@pytest.mark.card("TS warsaw_pact_formed", "TS nato")
def test_a_pact_that_changed_nothing_still_opens_the_way_for_nato():
    t = Story().hand("us", "nato", "nasser").hand("ussr", "warsaw_pact_formed", "fidel").round("ussr")
    t = t.play("play warsaw_pact_formed", "event", "done", "play nato", "event")
    assert t.in_effect("nato")


@pytest.mark.card("TS captured_nazi_scientist")
@pytest.mark.rule("TS 6.4.4")
def test_the_scientist_brings_an_ability_or_ends_the_enemy_one():
    assert Story().space(us=1).event("captured_nazi_scientist", by="us").s.has_ability(codes.US, 2)
    t = Story().space(us=1, ussr=2).event("captured_nazi_scientist", by="us")
    assert not t.s.has_ability(codes.USSR, 2)


@pytest.mark.card("TS olympic_games", "TS red_scare_purge")
@pytest.mark.rule("TS 7.4.3")
def test_the_four_operations_of_the_host_are_changed_like_a_card():
    t = Story().red_scare("us").defcon(5).at("kenya", ussr=2).die(1)
    t = t.event("olympic_games", by="us").play("boycott")
    assert t.why("decline") == ""
    assert t.play("coup kenya").military == (3, 0)


@pytest.mark.card("TS nato")
def test_nato_binds_no_us_coup_no_placement_and_only_while_the_us_is_in_control():
    t = Story().effect("nato").at("turkey", us=2, ussr=1).operations("us", 2)
    assert (t.why("coup turkey"), t.why("realign turkey")) == ("", "")
    t = Story().effect("nato").at("canada", us=4, ussr=1).operations("ussr", 2)
    assert (t.why("coup canada"), t.why("realign canada")) == ("", "")
    t = Story().effect("nato").at("canada", us=5, ussr=1).operations("ussr", 2)
    assert (t.why("coup canada"), t.why("place canada")) == ("nato", "")


@pytest.mark.card("TS independent_reds")
def test_independent_reds_without_soviets_is_gone_all_the_same():
    t = Story().at("poland", ussr=3).event("independent_reds", by="ussr")
    assert (t.asked, t.where("independent_reds")) == ("", "removed")


@pytest.mark.card("TS containment")
@pytest.mark.rule("TS 4.5.C", "TS 6.4.1")
def test_containment_helps_into_space_but_not_in_the_order_of_headlines():
    story = Story().effect("containment").space(us=4).hand("us", "olympic_games", "nasser")
    t = story.hand("ussr", "fidel").round("us").play("play olympic_games")
    assert t.why("space") == ""
    story = Story().effect("containment").at("cuba", us=1).hand("us", "fidel", "nato")
    t = story.hand("ussr", "we_will_bury_you", "nasser").defcon(2).headlines()
    assert t.play("headline fidel", "headline we_will_bury_you").won == "us by nuclear-war"


@pytest.mark.card("TS containment")
def test_containment_let_loose_by_the_ussr_helps_the_us_for_the_turn():
    story = Story().hand("ussr", "containment", "fidel").hand("us", "olympic_games", "nasser")
    t = story.round("ussr").play("play containment", "event-first", *["place poland"] * 3)
    t = t.play("play olympic_games", "ops", *["place canada"] * 3)
    assert t.asked == "ussr"


@pytest.mark.card("TS suez_crisis")
def test_suez_need_not_touch_all_three():
    t = Story().at("france", us=2).at("israel", us=2).at("united_kingdom", us=5).event("suez_crisis")
    t = t.play(*["remove israel"] * 2, *["remove united_kingdom"] * 2)
    assert (t.at("france"), t.at("united_kingdom"), t.asked) == ((2, 0), (3, 0), "")


@pytest.mark.card("TS red_scare_purge", "TS missile_envy")
@pytest.mark.rule("TS 7.4.2")
def test_red_scare_reaches_an_owed_missile_envy_and_adds_up():
    story = Story().owed(codes.USSR).red_scare("ussr").hand("ussr", "fidel").hand("us", "nato")
    assert story.round("ussr").play("play missile_envy", "ops", "place poland").asked == "us"
    story = Story().red_scare("ussr").red_scare("ussr").hand("ussr", "nato", "fidel").hand("us", "nasser")
    t = story.round("ussr").play("play nato", "ops-first", "place poland", "place poland")
    assert t.asked == "us"


@pytest.mark.card("TS un_intervention", "TS defectors")
def test_un_intervention_keeps_the_point_of_defectors_from_the_us():
    story = Story().hand("ussr", "un_intervention", "defectors", "fidel").hand("us", "nasser")
    t = story.round("ussr").play("play un_intervention", "event", "play defectors", *["place poland"] * 2)
    assert (t.vp, t.asked, t.where("defectors")) == (0, "us", "discarded")


@pytest.mark.card("TS un_intervention", "TS containment")
def test_un_intervention_uses_the_changed_value_of_the_other_card_and_no_space():
    story = Story().effect("containment").hand("us", "un_intervention", "fidel", "nato").hand("ussr", "opec")
    t = story.round("us").play("play un_intervention", "event")
    assert (t.why("play nato"), t.why("play opec")) == ("no-enemy-event", "not-in-hand")
    t = t.play("play fidel")
    assert t.why("space") == "not-now"
    assert t.play(*["place canada"] * 3).asked == "ussr"


@pytest.mark.card("TS de_stalinization")
def test_us_control_is_judged_after_the_points_were_taken_up():
    t = Story().at("iran", us=3, ussr=2).event("de_stalinization")
    t = t.play("remove iran", "done")
    assert t.why("place iran") == "enemy-controls"  # 3 against 1 is control now


@pytest.mark.card("TS nuclear_test_ban")
def test_the_test_ban_in_peace():
    t = Story().defcon(5).event("nuclear_test_ban", by="us")
    assert (t.vp, t.defcon) == (3, 5)


@pytest.mark.card("TS formosan_resolution", "TS kitchen_debates")
def test_taiwan_is_a_battleground_for_scoring_only():
    story = Story().effect("formosan_resolution").defcon(4).at("taiwan", us=3).die(1)
    t = story.operations("ussr", 2).play("coup taiwan")
    assert t.defcon == 4
    t = Story().effect("formosan_resolution").at("taiwan", us=3).event("kitchen_debates")
    assert (t.vp, t.where("kitchen_debates")) == (0, "discarded")


@pytest.mark.card("TS formosan_resolution")
@pytest.mark.rule("TS 10.3.2")
def test_taiwan_counts_in_final_scoring_too():
    story = Story(turn=10).defcon(2).military(us=2, ussr=2).china("us").effect("formosan_resolution")
    t = story.at("taiwan", us=3).at("australia", us=4).end_of_turn()
    assert t.vp == 7 + 1 + 1


@pytest.mark.card("TS formosan_resolution")
@pytest.mark.parametrize(("taiwan", "vp"), [(2, 9 + 6 + 1), (3, 9 + 7 + 1)])
def test_a_taiwan_that_nobody_controls_does_not_stand_in_the_way_of_control(taiwan, vp):
    story = Story().effect("formosan_resolution").at("taiwan", us=taiwan)
    for name in ("pakistan", "india", "thailand", "japan", "south_korea", "north_korea"):
        story = story.at(name, us=4)
    assert story.event("asia_scoring", by="us").vp == vp


@pytest.mark.card("TS defectors")
@pytest.mark.rule("TS 4.5.C")
def test_defectors_headlined_by_the_ussr_do_nothing_and_the_us_has_no_event_of_them_in_a_round():
    t = Story().hand("us", "nato", "nasser").hand("ussr", "defectors", "fidel").headlines()
    t = t.play("headline nasser", "headline defectors")
    assert (t.vp, t.at("egypt"), t.where("defectors")) == (0, (0, 2), "discarded")
    t = Story().hand("us", "defectors", "nato").hand("ussr", "fidel").round("us").play("play defectors")
    assert (t.why("event"), t.why("ops")) == ("event-needs", "")


@pytest.mark.card("TS defectors")
def test_a_cancelled_headline_is_discarded_even_if_starred_or_scoring():
    for name in ("comecon", "asia_scoring"):
        t = Story().hand("us", "defectors", "nasser").hand("ussr", name, "fidel").headlines()
        t = t.play("headline defectors", f"headline {name}")
        assert (t.asked, t.where(name)) == ("ussr", "discarded")
