"""Cards 36 to 81: what the rulings say where an event meets other rules and cards."""

import pytest

from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import codes


@pytest.mark.card("TS brush_war", "TS nato")
def test_nato_keeps_even_a_us_brush_war_out_and_defcon_does_not_matter():
    t = Story().effect("nato").defcon(2).at("italy", us=2, ussr=0).at("iran", ussr=2).die(6)
    t = t.event("brush_war", by="us")
    assert t.why("target italy") == "nato"
    t = t.play("target iran")
    assert (t.at("iran"), t.defcon, t.vp) == ((2, 0), 2, 1)


@pytest.mark.card("TS southeast_asia_scoring", "TS terrorism")
def test_a_southeast_asia_scoring_that_is_discarded_comes_back():
    story = Story(turn=8).hand("us", "southeast_asia_scoring", "nato").hits("us", "southeast_asia_scoring")
    assert story.event("terrorism", by="ussr").where("southeast_asia_scoring") == "discarded"


@pytest.mark.card("TS arms_race")
def test_in_the_headline_phase_the_race_is_of_whoever_headlined_it():
    story = Story().defcon(2).military(us=0, ussr=1).hand("ussr", "arms_race", "fidel")
    t = story.hand("us", "nasser", "nato").headlines().play("headline nasser", "headline arms_race")
    assert t.vp == -1


@pytest.mark.card("TS cuban_missile_crisis", "TS junta", "TS nuclear_subs")
def test_every_coup_under_the_crisis_loses_free_or_not_and_submarines_do_not_help():
    story = Story().crisis("us").effect("nuclear_subs").defcon(3).at("chile", ussr=2)
    t = story.event("junta", by="us").play("place peru")
    assert t.play("coup chile").won == "ussr by crisis-coup"
    assert t.play("decline").won == ""


@pytest.mark.card("TS cuban_missile_crisis")
def test_wars_and_realignments_are_no_coups():
    story = Story().crisis("ussr").defcon(4).at("angola", us=1).rolls(us=[1], ussr=[6])
    assert story.operations("ussr", 1).play("realign angola").won == ""
    assert Story().crisis("ussr").die(6).event("korean_war").won == ""


@pytest.mark.card("TS cuban_missile_crisis")
@pytest.mark.rule("TS 7.3")
def test_the_crisis_ends_with_the_turn():
    t = Story().crisis("ussr").military(us=5, ussr=5).end_of_turn()
    assert t.s.crisis == codes.NOBODY


@pytest.mark.card("TS cuban_missile_crisis", "TS norad")
def test_the_move_to_two_wakes_norad_in_a_round():
    story = Story().effect("norad").at("canada", us=4).hand("ussr", "cuban_missile_crisis", "fidel")
    t = story.hand("us", "nasser", "nato").round("ussr").play("play cuban_missile_crisis", "event")
    assert (t.defcon, t.choices()) == (2, ["place canada", "decline"])


@pytest.mark.card("TS norad", "TS cuban_missile_crisis")
def test_norad_sleeps_in_the_headline_phase():
    story = Story().effect("norad").at("canada", us=4).hand("us", "nasser", "nato")
    t = story.hand("ussr", "cuban_missile_crisis", "fidel").headlines()
    t = t.play("headline nasser", "headline cuban_missile_crisis")
    assert (t.defcon, t.asked) == (2, "ussr")
    t = t.play("play fidel", "event")
    assert (t.asked, t.prompt()) == ("us", "card us 1")


@pytest.mark.card("TS norad", "TS quagmire")
def test_norad_after_quagmire_works():
    t = Story().effect("quagmire").event("norad")
    assert (t.in_effect("norad"), t.in_effect("quagmire")) == (True, True)


@pytest.mark.card("TS nuclear_subs", "TS junta")
def test_submarines_cover_free_coups_but_no_events():
    story = Story().effect("nuclear_subs").defcon(2).at("chile", ussr=3).die(6)
    t = story.event("junta", by="us").play("place peru", "coup chile")
    assert (t.defcon, t.won) == (2, "")
    t = Story().effect("nuclear_subs").defcon(2).event("duck_and_cover")
    assert t.won == "ussr by nuclear-war"


@pytest.mark.card("TS quagmire")
def test_quagmire_begins_with_the_next_round_and_spares_the_headlines():
    story = Story().hand("us", "quagmire", "nato", "nasser").hand("ussr", "fidel", "opec")
    t = story.round("us").play("play quagmire", "event-first")
    assert t.asked == "us"  # its own Ops first
    t = t.play(*["place canada"] * 3, "play fidel", "event")
    assert t.choices() == ["discard nato"]
    t = Story().effect("quagmire").hand("us", "nato", "nasser").hand("ussr", "fidel").headlines()
    assert t.why("headline nasser") == ""


@pytest.mark.card("TS quagmire")
def test_quagmire_outlives_the_turn():
    t = Story().effect("quagmire").military(us=5, ussr=5).end_of_turn()
    assert (t.s.turn, t.in_effect("quagmire")) == (5, True)


@pytest.mark.card("TS quagmire", "TS we_will_bury_you", "TS un_intervention")
def test_a_discard_in_the_trap_counters_nothing():
    story = Story().effect("quagmire", "we_will_bury_you", "containment").die(6)
    t = story.hand("us", "un_intervention").hand("ussr", "fidel").round("us")
    t = t.play("discard un_intervention")
    assert (t.vp, t.in_effect("we_will_bury_you")) == (-3, False)


@pytest.mark.card("TS salt_negotiations")
def test_salt_changes_the_die_but_not_the_military_operations():
    story = Story().effect("salt_negotiations").at("kenya", us=2).die(1)
    assert story.operations("ussr", 3).play("coup kenya").military == (0, 3)


@pytest.mark.card("TS salt_negotiations")
def test_salt_takes_no_card_if_one_does_not_want_it_and_never_itself():
    t = Story().discarded("nato").event("salt_negotiations", by="ussr")
    assert t.why("take salt_negotiations") == "not-discarded"
    assert t.play("decline").hand("ussr") == []


@pytest.mark.card("TS summit")
@pytest.mark.rule("TS 8.1.3")
def test_the_winner_of_a_summit_may_start_the_war_of_the_phasing_side():
    t = Story().defcon(2).rolls(us=[1], ussr=[6]).event("summit", by="us")
    assert t.asked == "ussr"
    assert t.play("defcon 1").won == "ussr by nuclear-war"
    assert t.play("defcon 2").defcon == 2


@pytest.mark.card("TS summit", "TS formosan_resolution")
def test_taiwan_leads_nowhere_at_a_summit():
    story = Story().effect("formosan_resolution").at("taiwan", us=3).at("australia", us=4)
    assert story.rolls(us=[3], ussr=[3]).event("summit", by="us").vp == 0


@pytest.mark.card("TS how_i_learned_to_stop_worrying")
def test_the_same_level_may_be_chosen():
    t = Story().defcon(3).event("how_i_learned_to_stop_worrying", by="ussr").play("defcon 3")
    assert (t.defcon, t.military) == (3, (0, 5))


@pytest.mark.card("TS junta")
@pytest.mark.rule("TS 7.4.2")
def test_junta_uses_the_changed_value():
    story = Story().red_scare("ussr").at("colombia", us=9).rolls(us=[1], ussr=[2])
    t = story.event("junta", by="ussr").play("place peru", "realign colombia")
    assert t.asked == ""  # a single roll
    story = Story().at("colombia", us=9).rolls(us=[1, 1], ussr=[2, 2])
    t = story.event("junta", by="ussr").play("place peru", "realign colombia")
    assert t.asked == "ussr"
    assert t.play("realign colombia").asked == ""


@pytest.mark.card("TS missile_envy")
def test_missile_envy_against_an_empty_hand_is_discarded():
    t = Story().china("ussr").hand("us", "missile_envy", "nato").round("us")
    t = t.play("play missile_envy", "event")
    assert (t.where("missile_envy"), t.s.owed) == ("discarded", codes.NOBODY)


@pytest.mark.card("TS missile_envy", "TS we_will_bury_you")
@pytest.mark.rule("TS 4.5.C", "TS 8.1.3")
def test_a_headlined_missile_envy_takes_the_operations_of_an_enemy_card():
    story = Story().defcon(2).at("angola", ussr=1).hand("us", "missile_envy", "nasser")
    t = story.hand("ussr", "we_will_bury_you", "fidel").headlines()
    t = t.play("headline missile_envy", "headline fidel")
    assert (t.asked, t.where("we_will_bury_you")) == ("us", "on the table")
    assert t.play("coup angola").won == "ussr by nuclear-war"
    t = t.play(*["place canada"] * 4)
    assert (t.defcon, t.where("we_will_bury_you")) == (2, "discarded")
    assert (t.asked, t.choices()) == ("ussr", ["play missile_envy"])


@pytest.mark.card("TS missile_envy")
def test_an_owed_missile_envy_has_neither_event_nor_space():
    t = Story().owed(codes.USSR).hand("ussr", "fidel").hand("us", "nato").round("ussr")
    t = t.play("play missile_envy")
    assert (t.why("event"), t.why("space"), t.why("ops")) == ("owed-event", "space-owed", "")
    t = t.play("ops", "place poland", "place poland")
    assert (t.where("missile_envy"), t.s.owed) == ("discarded", codes.NOBODY)


@pytest.mark.card("TS missile_envy", "TS ask_not_what_your_country")
def test_an_owed_missile_envy_may_be_discarded_by_an_event():
    t = Story().owed(codes.US).hand("us", "nato").draws("us", "nasser").event("ask_not_what_your_country")
    t = t.play("discard missile_envy", "done")
    assert (t.where("missile_envy"), t.s.owed) == ("discarded", codes.NOBODY)


@pytest.mark.card("TS we_will_bury_you")
def test_let_loose_by_the_us_it_waits_for_the_next_us_round():
    story = Story().defcon(4).hand("us", "we_will_bury_you", "nasser").hand("ussr", "fidel", "opec")
    t = story.round("us").play("play we_will_bury_you", "event-first", *["place canada"] * 4)
    assert (t.asked, t.vp) == ("ussr", 0)
    t = t.play("play fidel", "event", "play nasser", "event-first")
    assert t.vp == -3


@pytest.mark.card("TS we_will_bury_you")
def test_headlined_it_waits_for_the_first_us_round():
    story = Story().defcon(4).hand("us", "nasser", "olympic_games").hand("ussr", "we_will_bury_you", "fidel")
    t = story.headlines().play("headline nasser", "headline we_will_bury_you", "play fidel", "event")
    assert (t.asked, t.vp, t.defcon) == ("us", 0, 3)
    assert t.play("play olympic_games", "ops").vp == -3


@pytest.mark.card("TS south_african_unrest")
def test_both_points_beside_south_africa_may_go_to_one_country():
    t = Story().event("south_african_unrest", by="us").play("place angola", "place angola")
    assert (t.at("angola"), t.at("south_africa"), t.asked) == ((0, 2), (0, 1), "")


@pytest.mark.card("TS muslim_revolution")
def test_a_single_country_is_cleared_if_there_is_no_other():
    t = Story().at("iran", us=2).event("muslim_revolution", by="us").play("remove iran")
    assert (t.at("iran"), t.asked, t.where("muslim_revolution")) == ((0, 0), "", "discarded")


@pytest.mark.card("TS cultural_revolution")
def test_a_soviet_china_card_stays_as_it_lies():
    t = Story().china("ussr", up=False).event("cultural_revolution")
    assert (t.vp, t.s.china, t.s.china_up) == (-1, codes.USSR, False)
    t = Story().china("us", up=False).event("cultural_revolution", by="us")
    assert (t.vp, t.s.china, t.s.china_up) == (0, codes.USSR, True)


@pytest.mark.card("TS flower_power")
def test_flower_power_counts_us_headlines_once_and_no_soviet_play():
    story = Story().effect("flower_power").hand("us", "korean_war", "nato").hand("ussr", "fidel", "nasser")
    t = story.die(1).headlines().play("headline korean_war", "headline fidel")
    assert t.vp == -2
    story = Story().effect("flower_power").hand("ussr", "brush_war", "fidel").hand("us", "nato")
    t = story.round("ussr").play("play brush_war", "ops", *["place poland"] * 3)
    assert t.vp == 0


@pytest.mark.card("TS flower_power")
def test_flower_power_counts_event_and_operations_of_one_card_once_and_no_try_in_space():
    story = Story().effect("flower_power").hand("us", "korean_war", "nato").hand("ussr", "fidel").die(1)
    t = story.round("us").play("play korean_war")
    assert t.play("ops-first", "place canada", "place canada").vp == -2
    assert t.play("space").vp == 2  # the first satellite


@pytest.mark.card("TS flower_power", "TS camp_david_accords")
def test_a_war_that_cannot_come_any_more_is_not_protested():
    story = Story().effect("flower_power", "camp_david_accords").hand("us", "arab_israeli_war", "nato")
    t = story.hand("ussr", "fidel").round("us").play("play arab_israeli_war", "ops", *["place canada"] * 2)
    assert t.vp == 0


@pytest.mark.card("TS u2_incident", "TS un_intervention")
def test_the_ussr_may_earn_the_second_point_of_u2_itself():
    story = (
        Story().effect("u2_incident").hand("ussr", "un_intervention", "nato", "fidel").hand("us", "nasser")
    )
    t = story.round("ussr").play("play un_intervention", "event", "play nato")
    assert (t.vp, t.in_effect("u2_incident")) == (-1, False)


@pytest.mark.card("TS opec")
def test_opec_of_nobody():
    t = Story().at("iraq", ussr=2).event("opec")
    assert (t.vp, t.where("opec")) == (0, "discarded")


@pytest.mark.card("TS puppet_governments")
def test_puppet_governments_fill_three_different_countries():
    t = Story(chinese_civil_war=True).event("puppet_governments").play("place peru")
    assert t.why("place peru") == "event-limit"
    assert t.why("place chinese_civil_war") == "event-area"


@pytest.mark.card("TS grain_sales_to_soviets")
def test_a_drawn_soviet_card_brings_its_event_along_and_a_scoring_card_is_scored():
    story = Story().hand("ussr", "fidel", "opec").hits("ussr", "fidel")
    t = story.event("grain_sales_to_soviets").play("play fidel")
    assert set(t.choices()) == {"event-first", "ops-first", "space"}
    t = t.play("ops-first", "place canada", "place canada")
    assert (t.at("cuba"), t.where("fidel")) == ((0, 3), "removed")
    story = Story().at("angola", us=1).hand("ussr", "africa_scoring").hits("ussr", "africa_scoring")
    t = story.event("grain_sales_to_soviets").play("play africa_scoring", "event")
    assert (t.vp, t.where("africa_scoring")) == (2, "discarded")


@pytest.mark.card("TS grain_sales_to_soviets")
@pytest.mark.rule("TS 6.4.2")
def test_a_drawn_card_may_go_into_space_and_uses_the_try():
    story = Story().hand("ussr", "fidel", "opec").hits("ussr", "fidel").die(3)
    t = story.event("grain_sales_to_soviets").play("play fidel", "space")
    assert (t.space, t.s.tries, t.where("fidel")) == ((1, 0), [1, 0], "discarded")


@pytest.mark.card("TS grain_sales_to_soviets", "TS defectors")
def test_defectors_drawn_by_a_headline_cancel_what_waits():
    story = Story().hand("us", "grain_sales_to_soviets", "nato").hand("ussr", "fidel", "defectors")
    t = story.hits("ussr", "defectors").headlines()
    t = t.play("headline grain_sales_to_soviets", "headline fidel", "play defectors", "event")
    assert (t.at("cuba"), t.where("fidel"), t.asked) == ((0, 0), "discarded", "ussr")


@pytest.mark.card("TS latin_american_death_squads", "TS junta")
def test_death_squads_ride_with_a_free_coup():
    story = Story().at("peru", us=2).hand("ussr", "latin_american_death_squads", "junta").die(2)
    t = story.hand("us", "nasser", "summit").round("ussr").play("play latin_american_death_squads", "event")
    t = t.play("play summit", "ops", "place canada", "play junta", "event", "place chile", "coup peru")
    assert (t.at("peru"), t.military) == ((1, 0), (0, 0))  # 2 + 2 + 1 beats 4 by one


@pytest.mark.card("TS shuttle_diplomacy")
def test_shuttle_diplomacy_breaks_control_and_takes_the_border_of_japan():
    names = ("pakistan", "india", "thailand", "japan", "south_korea", "north_korea", "burma")
    story = Story().effect("shuttle_diplomacy")
    for name in names:
        story = story.at(name, ussr=4)
    t = story.event("asia_scoring", by="ussr")
    assert t.asked == "us"
    assert t.why("target burma") == "event-area"
    assert t.play("target japan").vp == -(7 + 5)


@pytest.mark.card("TS shuttle_diplomacy")
@pytest.mark.rule("TS 10.3.2")
def test_shuttle_diplomacy_does_not_count_in_the_final_scoring():
    story = Story(turn=10).defcon(2).military(us=2, ussr=2).china("us").effect("shuttle_diplomacy")
    assert story.at("japan", ussr=4).end_of_turn().vp == -5 + 1


@pytest.mark.card("TS one_small_step")
@pytest.mark.rule("TS 6.4.4")
def test_the_box_passed_ends_the_enemy_ability_there():
    t = Story().space(us=3, ussr=4).event("one_small_step", by="us")
    assert (t.space, t.vp) == ((5, 4), 3)
    assert not t.s.has_ability(codes.USSR, 4)


@pytest.mark.card("TS che", "TS brezhnev_doctrine")
@pytest.mark.rule("TS 7.4.2")
def test_che_uses_the_changed_value_and_loses_under_the_crisis():
    story = Story().effect("brezhnev_doctrine").at("costa_rica", us=3).die(2)
    t = story.event("che").play("coup costa_rica")
    assert (t.at("costa_rica"), t.military) == ((3, 0), (0, 4))  # 2 + 4 only equals 6
    t = Story().crisis("ussr").at("costa_rica", us=3).event("che").play("coup costa_rica")
    assert t.won == "us by crisis-coup"
