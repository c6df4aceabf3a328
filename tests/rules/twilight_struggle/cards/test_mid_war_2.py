"""Cards 59 to 81, 107 and 108: what each event does, and where it stops."""

import pytest

from rules.twilight_struggle.story import Story


@pytest.mark.card("TS flower_power")
def test_flower_power_makes_us_wars_costly():
    story = (
        Story().effect("flower_power").hand("us", "arab_israeli_war", "nasser").hand("ussr", "fidel").die(1)
    )
    t = story.round("us").play("play arab_israeli_war", "ops-first")
    assert t.vp == -2


@pytest.mark.card("TS flower_power")
def test_a_war_card_in_space_costs_nothing():
    story = (
        Story().effect("flower_power").hand("us", "indo_pakistani_war", "nasser").hand("ussr", "fidel").die(6)
    )
    assert story.round("us").play("play indo_pakistani_war", "space").vp == 0


@pytest.mark.card("TS flower_power")
def test_an_evil_empire_bars_flower_power():
    t = Story(turn=8).effect("an_evil_empire").event("flower_power", by="us")
    assert not t.in_effect("flower_power")


@pytest.mark.card("TS u2_incident")
def test_the_u2_incident_and_a_later_un_intervention():
    story = Story().hand("ussr", "u2_incident", "summit").hand("us", "un_intervention", "fidel", "nasser")
    t = story.round("ussr").play("play u2_incident", "event")
    assert t.vp == -1
    t = t.play("play un_intervention", "event", "play fidel")
    assert t.vp == -2
    assert not t.in_effect("u2_incident")


@pytest.mark.card("TS u2_incident")
def test_un_intervention_for_operations_adds_nothing():
    story = Story().effect("u2_incident").hand("us", "un_intervention", "nasser").hand("ussr", "summit")
    t = story.round("us").play("play un_intervention", "ops", "place canada")
    assert (t.vp, t.in_effect("u2_incident")) == (0, True)


@pytest.mark.card("TS opec")
def test_opec_counts_oil_countries():
    t = Story().at("iraq", ussr=3).at("venezuela", ussr=2).at("egypt", ussr=1).event("opec")
    assert t.vp == -2


@pytest.mark.card("TS opec")
def test_north_sea_oil_bars_opec():
    t = Story(turn=8).effect("north_sea_oil").at("iraq", ussr=3).event("opec", by="us")
    assert (t.vp, t.where("opec")) == (0, "discarded")


@pytest.mark.card("TS lone_gunman")
def test_the_lone_gunman_sees_the_us_hand():
    t = Story().hand("us", "nato").event("lone_gunman")
    assert t.knows("ussr", "nato")
    assert t.play("place poland").at("poland") == (0, 1)


@pytest.mark.card("TS lone_gunman")
def test_a_soviet_coup_in_a_us_round_at_defcon_2_loses_it_for_the_us():
    t = Story().defcon(2).at("angola", us=1).event("lone_gunman", by="us").play("coup angola")
    assert t.won == "ussr by nuclear-war"


@pytest.mark.card("TS colonial_rear_guards")
def test_rear_guards_reach_four_countries():
    t = Story().at("angola", ussr=3).event("colonial_rear_guards")
    t = t.play("place angola", "place malaysia", "place kenya", "place sudan")
    assert [t.at(c)[0] for c in ("angola", "malaysia", "kenya", "sudan")] == [1, 1, 1, 1]


@pytest.mark.card("TS colonial_rear_guards")
def test_rear_guards_visit_a_country_once():
    t = Story().event("colonial_rear_guards").play("place angola")
    assert (t.why("place angola"), t.why("place japan")) == ("event-limit", "event-area")


@pytest.mark.card("TS panama_canal_returned")
def test_the_canal_is_returned():
    t = Story().at("venezuela", ussr=3).event("panama_canal_returned", by="ussr")
    assert [t.at(c) for c in ("panama", "costa_rica", "venezuela")] == [(1, 0), (1, 0), (1, 3)]


@pytest.mark.card("TS panama_canal_returned")
def test_the_canal_is_returned_once():
    assert Story().event("panama_canal_returned").where("panama_canal_returned") == "removed"


@pytest.mark.card("TS camp_david_accords")
def test_camp_david():
    t = Story().event("camp_david_accords")
    assert [t.at(c)[0] for c in ("israel", "jordan", "egypt")] == [1, 1, 1]
    assert (t.vp, t.in_effect("camp_david_accords")) == (1, True)


@pytest.mark.card("TS camp_david_accords")
def test_after_camp_david_the_war_card_has_operations_only():
    story = (
        Story().effect("camp_david_accords").hand("us", "arab_israeli_war", "nasser").hand("ussr", "fidel")
    )
    t = story.round("us").play("play arab_israeli_war")
    assert t.why("event-first") == "event-prevented"
    assert t.why("ops") == ""


@pytest.mark.card("TS puppet_governments")
def test_puppet_governments_in_empty_countries():
    t = Story().at("chile", ussr=1).event("puppet_governments")
    assert t.why("place chile") != ""
    t = t.play("place peru", "place kenya", "place burma")
    assert [t.at(c) for c in ("peru", "kenya", "burma")] == [(1, 0)] * 3


@pytest.mark.card("TS puppet_governments")
def test_the_us_may_stop_early():
    t = Story().event("puppet_governments").play("place peru", "done")
    assert (t.at("peru"), t.asked) == ((1, 0), "")


@pytest.mark.card("TS grain_sales_to_soviets")
def test_grain_sales_plays_the_card_drawn():
    story = Story().hand("ussr", "nato", "fidel").hits("ussr", "nato").effect("marshall_plan")
    t = story.event("grain_sales_to_soviets").play("play nato", "event")
    assert t.in_effect("nato")
    assert t.hand("ussr") == ["fidel"]


@pytest.mark.card("TS grain_sales_to_soviets")
def test_grain_sales_returns_the_card_for_two_operations():
    t = Story().hand("ussr", "fidel").hits("ussr", "fidel").event("grain_sales_to_soviets").play("return")
    assert t.hand("ussr") == ["fidel"]
    assert t.knows("us", "fidel")
    assert t.play("place canada", "place canada").asked == ""


@pytest.mark.card("TS grain_sales_to_soviets")
def test_an_empty_hand_leaves_two_operations():
    t = Story().event("grain_sales_to_soviets", by="ussr")
    assert t.asked == "us"
    assert t.play("place canada", "place canada").at("canada") == (2, 0)


@pytest.mark.card("TS john_paul_ii_elected_pope")
def test_the_pope_changes_poland():
    t = Story().at("poland", ussr=5).event("john_paul_ii_elected_pope")
    assert t.at("poland") == (1, 3)
    assert t.in_effect("john_paul_ii_elected_pope")


@pytest.mark.card("TS john_paul_ii_elected_pope")
def test_the_pope_comes_to_an_empty_poland():
    assert Story().at("poland", ussr=1).event("john_paul_ii_elected_pope").at("poland") == (1, 0)


@pytest.mark.card("TS latin_american_death_squads")
def test_death_squads_help_their_side():
    t = Story().at("peru", ussr=2).hand("us", "latin_american_death_squads", "summit", "nasser")
    t = (
        t.hand("ussr", "fidel", "comecon")
        .die(3)
        .round("us")
        .play("play latin_american_death_squads", "event")
    )
    t = t.play("play fidel", "ops", "place poland", "place poland", "play summit", "ops", "coup peru")
    assert t.at("peru") == (0, 1)  # 3 + 1 + 1 beats 4 by one


@pytest.mark.card("TS latin_american_death_squads")
def test_death_squads_hurt_the_enemy_in_latin_america_only():
    story = Story().hand("ussr", "latin_american_death_squads", "fidel").hand("us", "summit", "cia_created")
    t = story.at("peru", ussr=1).at("kenya", ussr=2).die(4).round("ussr")
    t = t.play("play latin_american_death_squads", "event", "play summit", "ops")
    assert t.play("coup peru").at("peru") == (0, 1)  # 4 + 1 - 1 does not beat 4
    assert t.play("coup kenya").at("kenya") == (0, 1)  # 4 + 1 does


@pytest.mark.card("TS oas_founded")
def test_the_oas_places_two():
    t = Story().event("oas_founded").play("place chile", "place panama")
    assert (t.at("chile"), t.at("panama")) == ((1, 0), (1, 0))


@pytest.mark.card("TS oas_founded")
def test_both_points_may_go_to_one_country():
    t = Story().event("oas_founded", by="ussr").play("place brazil", "place brazil")
    assert t.at("brazil") == (2, 0)
    assert t.where("oas_founded") == "removed"


@pytest.mark.card("TS nixon_plays_the_china_card")
def test_nixon_takes_the_china_card_face_down():
    t = Story().china("ussr").event("nixon_plays_the_china_card")
    assert (t.s.china, t.s.china_up, t.vp) == (0, False, 0)


@pytest.mark.card("TS nixon_plays_the_china_card")
def test_nixon_with_the_china_card_scores():
    assert Story().china("us", up=False).event("nixon_plays_the_china_card").vp == 2


@pytest.mark.card("TS sadat_expels_soviets")
def test_sadat_turns_egypt():
    assert Story().at("egypt", us=1, ussr=4).event("sadat_expels_soviets").at("egypt") == (2, 0)


@pytest.mark.card("TS sadat_expels_soviets")
def test_sadat_adds_a_point_to_an_empty_egypt():
    assert Story().event("sadat_expels_soviets", by="ussr").at("egypt") == (1, 0)


@pytest.mark.card("TS shuttle_diplomacy")
def test_shuttle_diplomacy_takes_a_battleground_out_of_the_next_scoring():
    story = Story().hand("us", "shuttle_diplomacy", "nasser").hand("ussr", "middle_east_scoring", "fidel")
    t = story.at("iraq", ussr=3).at("egypt", ussr=2).at("lebanon", ussr=1).round("us")
    t = t.play("play shuttle_diplomacy", "event")
    assert t.where("shuttle_diplomacy") == "in front of the us"
    t = t.play("play middle_east_scoring", "event", "target iraq")
    assert t.vp == -(5 + 1)
    assert t.where("shuttle_diplomacy") == "discarded"


@pytest.mark.card("TS shuttle_diplomacy")
def test_shuttle_diplomacy_is_used_up_without_a_battleground():
    story = Story().hand("us", "shuttle_diplomacy", "nasser").hand("ussr", "asia_scoring", "fidel")
    t = (
        story.at("vietnam", ussr=1)
        .round("us")
        .play("play shuttle_diplomacy", "event", "play asia_scoring", "event")
    )
    assert (t.vp, t.in_effect("shuttle_diplomacy")) == (-3, False)


@pytest.mark.card("TS the_voice_of_america")
def test_the_voice_of_america_is_heard_outside_europe():
    t = Story().at("poland", ussr=3).at("cuba", ussr=3).at("angola", ussr=2).event("the_voice_of_america")
    assert t.why("remove poland") == "event-area"
    t = t.play("remove cuba", "remove cuba")
    assert t.why("remove cuba") == "event-limit"
    t = t.play("remove angola", "remove angola")
    assert (t.at("cuba"), t.at("angola")) == ((0, 1), (0, 0))


@pytest.mark.card("TS the_voice_of_america")
def test_the_voice_takes_what_there_is():
    t = Story().at("cuba", ussr=1).event("the_voice_of_america", by="ussr").play("remove cuba")
    assert (t.at("cuba"), t.asked) == ((0, 0), "")


@pytest.mark.card("TS liberation_theology")
def test_liberation_theology_spreads_three():
    t = Story().at("panama", us=2).event("liberation_theology").play("place panama", "place panama")
    assert t.why("place panama") == "event-limit"
    assert t.play("place haiti").at("haiti") == (0, 1)


@pytest.mark.card("TS liberation_theology")
def test_liberation_theology_stays_in_central_america():
    assert Story().event("liberation_theology").why("place colombia") == "event-area"


@pytest.mark.card("TS ussuri_river_skirmish")
def test_the_skirmish_fetches_the_china_card():
    t = Story().china("ussr", up=False).event("ussuri_river_skirmish")
    assert (t.s.china, t.s.china_up) == (0, True)


@pytest.mark.card("TS ussuri_river_skirmish")
def test_with_the_china_card_it_spreads_four_over_asia():
    t = Story().china("us").event("ussuri_river_skirmish").play("place thailand", "place thailand")
    assert t.why("place thailand") == "event-limit"
    assert t.play("place india", "place japan").asked == ""


@pytest.mark.card("TS ask_not_what_your_country")
def test_ask_not_replaces_cards():
    story = Story().hand("us", "asia_scoring", "fidel", "nato").draws("us", "nasser", "summit")
    t = story.event("ask_not_what_your_country").play("discard asia_scoring", "discard fidel")
    assert t.why("discard asia_scoring") != ""
    t = t.play("done")
    assert sorted(t.hand("us")) == ["nasser", "nato", "summit"]
    assert (t.vp, t.where("asia_scoring")) == (0, "discarded")


@pytest.mark.card("TS ask_not_what_your_country")
def test_a_discard_may_come_back_with_the_reshuffle():
    story = Story().in_deck("summit").hand("us", "fidel", "nasser")
    t = story.event("ask_not_what_your_country", by="ussr").play("discard fidel", "discard nasser", "done")
    assert "summit" in t.hand("us")
    assert len(t.hand("us")) == 2


@pytest.mark.card("TS ask_not_what_your_country")
def test_nothing_need_be_discarded():
    t = Story().hand("us", "nato").event("ask_not_what_your_country").play("done")
    assert t.hand("us") == ["nato"]


@pytest.mark.card("TS alliance_for_progress")
def test_the_alliance_counts_latin_american_battlegrounds():
    t = Story().at("brazil", us=2).at("mexico", us=2).at("peru", us=2).at("angola", us=1)
    assert t.event("alliance_for_progress").vp == 2


@pytest.mark.card("TS alliance_for_progress")
def test_the_alliance_is_gone_even_without_a_point():
    t = Story().event("alliance_for_progress", by="ussr")
    assert (t.vp, t.where("alliance_for_progress")) == (0, "removed")


@pytest.mark.card("TS africa_scoring")
def test_control_of_africa():
    story = Story().at("algeria", us=2).at("nigeria", us=1).at("zaire", us=1).at("angola", us=1)
    assert story.at("south_africa", us=3).event("africa_scoring", by="ussr").vp == 6 + 5


@pytest.mark.card("TS africa_scoring")
def test_presence_in_africa_without_a_battleground():
    assert Story().at("kenya", ussr=2).event("africa_scoring", by="us").vp == -1


@pytest.mark.card("TS one_small_step")
def test_one_small_step_is_two_boxes():
    t = Story().space(us=1, ussr=2).event("one_small_step", by="us")
    assert (t.space, t.vp) == ((3, 2), 2)


@pytest.mark.card("TS one_small_step")
def test_the_side_ahead_takes_no_step():
    t = Story().space(us=2, ussr=2).event("one_small_step", by="us")
    assert (t.space, t.where("one_small_step")) == ((2, 2), "discarded")


@pytest.mark.card("TS south_america_scoring")
def test_domination_of_south_america():
    t = Story().at("brazil", ussr=2).at("chile", ussr=3).at("uruguay", ussr=2).at("peru", us=2)
    assert t.event("south_america_scoring", by="ussr").vp == -(5 + 2) + 2


@pytest.mark.card("TS south_america_scoring")
def test_battlegrounds_alone_do_not_dominate():
    assert Story().at("brazil", us=2).event("south_america_scoring", by="us").vp == 2 + 1


@pytest.mark.card("TS che")
def test_che_strikes_twice_if_the_first_coup_hurts():
    t = Story().at("saharan_states", us=1).at("colombia", us=1).at("angola", us=1).die(5, 6).event("che")
    assert t.why("coup angola") == "event-area"
    t = t.play("coup saharan_states")
    assert t.why("coup saharan_states") == "event-area"
    t = t.play("coup colombia")
    assert (t.at("saharan_states"), t.at("colombia")) == ((0, 5), (0, 6))
    assert t.military == (0, 5)


@pytest.mark.card("TS che")
def test_a_failed_coup_ends_che():
    t = Story().at("guatemala", us=1).at("costa_rica", us=3).die(1).event("che").play("coup costa_rica")
    assert (t.at("costa_rica"), t.asked, t.military) == ((3, 0), "", (0, 3))


@pytest.mark.card("TS che")
def test_che_may_stay_at_home():
    t = Story().at("guatemala", us=1).event("che", by="us").play("decline")
    assert t.at("guatemala") == (1, 0)


@pytest.mark.card("TS our_man_in_tehran")
def test_our_man_looks_at_five_cards():
    looks = ("fidel", "nato", "summit", "junta", "opec")
    t = Story().at("lebanon", us=1).looks(*looks).event("our_man_in_tehran")
    assert t.knows("us", "nato")
    assert not t.knows("ussr", "nato")
    t = t.play("discard fidel", "discard opec", "done")
    assert (t.where("fidel"), t.where("opec"), t.where("nato")) == ("discarded", "discarded", "deck")


@pytest.mark.card("TS our_man_in_tehran")
def test_our_man_needs_a_middle_east_country():
    t = Story().event("our_man_in_tehran", by="ussr")
    assert (t.asked, t.where("our_man_in_tehran")) == ("", "discarded")


@pytest.mark.card("TS our_man_in_tehran")
def test_a_short_pile_is_filled_up_from_the_discards():
    story = Story().at("lebanon", us=1).in_deck("fidel", "nato").discarded("summit", "junta", "opec", "che")
    t = story.event("our_man_in_tehran")
    assert "discard fidel" in t.choices()
    assert "discard nato" in t.choices()
    assert len(t.choices()) == 5 + 1
