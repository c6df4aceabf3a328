"""Cards 82 to 102, 109 and 110: what the rulings say where an event meets other rules and cards."""

import pytest

from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import codes


def story(**options):
    return Story(turn=8, **options)


@pytest.mark.card("TS iranian_hostage_crisis", "TS terrorism")
def test_fewer_cards_than_terrorism_wants_are_all_lost_but_never_the_china_card():
    t = story().effect("iranian_hostage_crisis").china("us").hand("us", "nato").event("terrorism", by="ussr")
    assert (t.hand("us"), t.s.china) == ([], codes.US)


@pytest.mark.card("TS star_wars")
def test_a_soviet_event_brought_back_is_carried_out_by_the_ussr_and_leaves_the_game():
    t = story().space(us=1).discarded("comecon").event("star_wars").play("take comecon")
    assert (t.asked, t.choices()[0].split()[0]) == ("ussr", "place")
    t = t.play("place poland", "place hungary", "place romania", "place bulgaria")
    assert (t.where("comecon"), t.where("star_wars")) == ("removed", "removed")


@pytest.mark.card("TS star_wars", "TS duck_and_cover")
@pytest.mark.rule("TS 8.1.3")
def test_star_wars_in_a_soviet_round_can_start_the_war_of_the_ussr():
    t = story().space(us=1).defcon(2).discarded("duck_and_cover").event("star_wars", by="ussr")
    assert t.play("take duck_and_cover").won == "us by nuclear-war"


@pytest.mark.card("TS star_wars", "TS nato")
def test_an_event_brought_back_keeps_its_conditions():
    t = story().space(us=1).discarded("nato").event("star_wars").play("take nato")
    assert (t.in_effect("nato"), t.where("nato")) == (False, "discarded")


@pytest.mark.card("TS star_wars")
def test_star_wars_with_nothing_to_take_has_been_played():
    t = story().space(us=1).discarded("asia_scoring").event("star_wars")
    assert (t.asked, t.where("star_wars")) == ("", "removed")


@pytest.mark.card("TS star_wars", "TS arms_race")
def test_an_arms_race_brought_back_in_a_soviet_round_rewards_the_phasing_side():
    start = story().space(us=1).defcon(2).military(us=1, ussr=2).discarded("arms_race")
    assert start.event("star_wars", by="ussr").play("take arms_race").vp == -3


@pytest.mark.card("TS north_sea_oil")
@pytest.mark.rule("TS 6.4.4")
def test_oil_and_a_space_station_are_still_eight_rounds():
    t = story().space(us=8).event("north_sea_oil")
    assert t.s.rounds(codes.US) == 8


@pytest.mark.card("TS north_sea_oil")
def test_the_eighth_round_comes_after_the_seventh_of_both():
    start = story().hand("us", "nato", "nasser", "summit").hand("ussr", "fidel", "opec")
    start.position.s.oil_turn = 8
    t = start.round("us", number=7).play("play summit", "ops", "place canada")
    assert (t.asked, t.s.round) == ("us", 8)
    assert t.play("pass").s.turn == 9


@pytest.mark.card("TS the_reformer")
def test_a_reformer_at_zero_is_not_ahead():
    t = story().vp(0).event("the_reformer").play(*["place france"] * 2, *["place italy"] * 2)
    assert t.asked == ""


@pytest.mark.card("TS marine_barracks_bombing")
def test_the_two_points_may_come_from_two_countries():
    t = story().at("egypt", us=1).at("israel", us=2).event("marine_barracks_bombing")
    t = t.play("remove egypt", "remove israel")
    assert (t.at("egypt"), t.at("israel"), t.asked) == ((0, 0), (1, 0), "")


@pytest.mark.card("TS soviets_shoot_down_kal_007")
@pytest.mark.rule("TS 7.4.3")
def test_the_operations_of_kal_007_obey_defcon_and_red_scare():
    start = story().defcon(4).red_scare("us").at("south_korea", us=3).at("north_korea", ussr=3)
    t = start.at("angola", ussr=1).event("soviets_shoot_down_kal_007")
    assert (t.why("realign north_korea"), t.why("realign angola")) == ("defcon-region", "")
    assert t.play(*["place canada"] * 3).asked == ""


@pytest.mark.card("TS glasnost", "TS chernobyl", "TS the_reformer")
@pytest.mark.rule("TS 7.4.3")
def test_chernobyl_binds_the_operations_of_glasnost():
    start = story().effect("the_reformer").at("poland", ussr=3).hand("us", "chernobyl", "nato")
    t = start.hand("ussr", "glasnost", "nasser").round("us").play("play chernobyl", "event", "region europe")
    t = t.play("play glasnost", "event")
    assert (t.why("place poland"), t.why("place afghanistan")) == ("chernobyl", "")


@pytest.mark.card("TS chernobyl")
def test_coups_add_influence_in_a_closed_region():
    start = story().at("kenya", us=1).hand("us", "chernobyl", "nato").hand("ussr", "opec", "nasser").die(6)
    t = start.round("us").play("play chernobyl", "event", "region africa", "play opec", "ops", "coup kenya")
    assert t.at("kenya") == (0, 4)


@pytest.mark.card("TS chernobyl")
@pytest.mark.rule("TS 12.1")
def test_a_closed_asia_closes_the_chinese_civil_war():
    start = story(chinese_civil_war=True).hand("us", "chernobyl", "nato").hand("ussr", "opec", "nasser")
    t = start.round("us").play("play chernobyl", "event", "region asia", "play opec", "ops")
    assert t.why("place chinese_civil_war") == "chernobyl"


@pytest.mark.card("TS ortega_elected_in_nicaragua", "TS red_scare_purge")
@pytest.mark.rule("TS 7.4.2")
def test_the_free_coup_of_ortega_uses_the_changed_value():
    start = story().red_scare("ussr").at("honduras", us=2).die(3)
    assert start.event("ortega_elected_in_nicaragua").play("coup honduras").at("honduras") == (2, 0)


@pytest.mark.card("TS latin_american_debt_crisis", "TS red_scare_purge")
def test_a_single_debtor_and_a_card_made_too_small():
    start = story().red_scare("us").at("brazil", ussr=2).hand("us", "duck_and_cover")
    t = start.event("latin_american_debt_crisis")
    assert t.why("discard duck_and_cover") == "value-too-low"
    t = t.play("decline", "place brazil")
    assert (t.at("brazil"), t.asked) == ((0, 4), "")


@pytest.mark.card("TS tear_down_this_wall")
@pytest.mark.rule("TS 8.1.3")
def test_a_us_coup_for_the_wall_in_a_soviet_round_at_defcon_2_loses_it_for_the_ussr():
    t = story().defcon(2).at("poland", ussr=3).event("tear_down_this_wall", by="ussr")
    assert t.play("coup poland").won == "us by nuclear-war"
    assert t.play("decline").won == ""


@pytest.mark.card("TS tear_down_this_wall", "TS containment")
@pytest.mark.rule("TS 7.4.2")
def test_the_wall_falls_with_one_roll_for_each_changed_point():
    start = story().effect("containment").at("poland", ussr=9).rolls(us=[1] * 4, ussr=[1] * 4)
    t = start.event("tear_down_this_wall").play(*["realign poland"] * 3)
    assert t.asked == "us"
    assert t.play("realign poland").asked == ""


@pytest.mark.card("TS an_evil_empire", "TS flower_power")
def test_after_the_evil_empire_no_flower_power():
    t = story().effect("an_evil_empire").event("flower_power", by="us")
    assert (t.in_effect("flower_power"), t.where("flower_power")) == (False, "discarded")


@pytest.mark.card("TS aldrich_ames_remix")
@pytest.mark.rule("TS 7.3")
def test_the_next_hand_is_secret_again():
    start = story().effect("aldrich_ames_remix").military(us=5, ussr=5).draws("us", "nato")
    t = start.end_of_turn()
    assert "nato" in t.hand("us")
    assert not t.knows("ussr", "nato")


@pytest.mark.card("TS wargames")
def test_six_points_to_twenty_win_and_the_china_card_does_not_count():
    t = story().defcon(2).vp(-14).event("wargames", by="us").play("end-game")
    assert t.won == "ussr by twenty-points"
    t = story().defcon(2).china("ussr").vp(7).at("angola", ussr=1).event("wargames", by="us").play("end-game")
    assert (t.won, t.vp) == ("us by wargames", 1)


@pytest.mark.card("TS wargames")
def test_wargames_declined_is_gone_and_for_operations_it_is_no_event():
    t = story().defcon(2).event("wargames", by="ussr").play("decline")
    assert (t.won, t.where("wargames")) == ("", "removed")
    t = story().defcon(2).hand("ussr", "wargames", "fidel").hand("us", "nato").round("ussr")
    t = t.play("play wargames", "ops", *["place poland"] * 4)
    assert (t.won, t.where("wargames")) == ("", "discarded")


@pytest.mark.card("TS iran_iraq_war")
def test_every_enemy_neighbour_of_iraq_counts():
    start = story().at("iraq", us=1).at("jordan", us=2).at("gulf_states", us=3).at("saudi_arabia", us=3)
    t = start.die(6).event("iran_iraq_war", by="ussr").play("target iraq")
    assert (t.at("iraq"), t.vp, t.military) == ((1, 0), 0, (0, 2))


@pytest.mark.card("TS yuri_and_samantha", "TS junta")
def test_free_us_coups_bring_the_point_too():
    start = story().effect("yuri_and_samantha").at("peru", ussr=2).die(1)
    assert start.event("junta", by="us").play("place chile", "coup peru").vp == -1


@pytest.mark.card("TS pershing_ii_deployed")
def test_pershing_leaves_eastern_europe_alone():
    t = story().at("poland", us=2).at("austria", us=1).event("pershing_ii_deployed")
    assert (t.why("remove poland"), t.why("remove austria")) == ("event-area", "")


@pytest.mark.card("TS the_cambridge_five")
def test_no_scoring_card_no_effect_and_two_name_two_regions():
    t = Story().hand("us", "nato").event("the_cambridge_five", by="us")
    assert (t.asked, t.where("the_cambridge_five")) == ("", "discarded")
    t = Story().hand("us", "africa_scoring", "asia_scoring").event("the_cambridge_five")
    assert (t.why("place angola"), t.why("place india"), t.why("place cuba")) == ("", "", "event-area")
    assert t.play("decline").asked == ""


@pytest.mark.card("TS special_relationship")
def test_the_two_points_go_to_one_country_of_western_europe():
    t = Story().effect("nato").at("united_kingdom", us=5).event("special_relationship", by="ussr")
    assert (t.asked, t.why("place poland")) == ("us", "event-area")
    t = t.play("place finland")
    assert (t.at("finland"), t.asked) == ((2, 0), "")
