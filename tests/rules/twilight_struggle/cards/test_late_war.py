"""Cards 82 to 102, 109 and 110: what each event does, and where it stops."""

import pytest

from rules.twilight_struggle.story import Story


def story():
    return Story(turn=8)


@pytest.mark.card("TS iranian_hostage_crisis")
def test_the_hostage_crisis_turns_iran():
    t = story().at("iran", us=3).event("iranian_hostage_crisis")
    assert t.at("iran") == (0, 2)


@pytest.mark.card("TS iranian_hostage_crisis")
def test_after_the_hostage_crisis_soviet_terrorism_costs_two_cards():
    start = story().effect("iranian_hostage_crisis").hand("us", "nato", "summit", "junta")
    assert len(start.event("terrorism", by="ussr").hand("us")) == 1


@pytest.mark.card("TS the_iron_lady")
def test_the_iron_lady():
    t = story().at("united_kingdom", us=5, ussr=2).event("the_iron_lady")
    assert (t.at("united_kingdom"), t.at("argentina"), t.vp) == ((5, 0), (0, 1), 1)


@pytest.mark.card("TS the_iron_lady")
def test_her_point_in_argentina_extends_no_reach_in_the_same_round():
    t = story().hand("ussr", "the_iron_lady", "fidel").hand("us", "summit").round("ussr")
    t = t.play("play the_iron_lady", "event-first")
    assert t.at("argentina") == (0, 1)
    assert t.why("place argentina") == "reach"


@pytest.mark.card("TS reagan_bombs_libya")
def test_reagan_counts_pairs_in_libya():
    t = story().at("libya", ussr=5).event("reagan_bombs_libya")
    assert (t.vp, t.at("libya")) == (2, (0, 5))


@pytest.mark.card("TS reagan_bombs_libya")
def test_a_single_point_in_libya_is_worth_nothing():
    t = story().at("libya", ussr=1).event("reagan_bombs_libya", by="ussr")
    assert (t.vp, t.where("reagan_bombs_libya")) == (0, "removed")


@pytest.mark.card("TS star_wars")
def test_star_wars_brings_an_event_back():
    t = story().space(us=3, ussr=2).defcon(4).discarded("duck_and_cover", "asia_scoring").event("star_wars")
    assert t.why("take asia_scoring") == "scoring-take"
    t = t.play("take duck_and_cover")
    assert (t.defcon, t.vp) == (3, 2)
    assert (t.where("duck_and_cover"), t.where("star_wars")) == ("discarded", "removed")


@pytest.mark.card("TS star_wars")
def test_star_wars_needs_the_lead_in_space():
    t = story().space(us=2, ussr=2).discarded("duck_and_cover").event("star_wars", by="ussr")
    assert (t.asked, t.where("star_wars")) == ("", "discarded")


@pytest.mark.card("TS north_sea_oil")
def test_north_sea_oil_gives_the_us_an_eighth_round():
    t = story().hand("us", "nato", "summit").hand("ussr", "fidel").event("north_sea_oil")
    assert t.s.rounds(0) == 8
    assert t.s.rounds(1) == 7
    assert t.in_effect("north_sea_oil")


@pytest.mark.card("TS north_sea_oil")
def test_the_eighth_round_may_be_passed():
    start = story().hand("us", "nato").hand("ussr", "fidel")
    start.position.s.oil_turn = 8
    t = start.round("us", number=8)
    assert (t.asked, t.why("pass")) == ("us", "")


@pytest.mark.card("TS the_reformer")
def test_the_reformer_spreads_four():
    t = story().event("the_reformer").play("place france", "place france")
    assert t.why("place france") == "event-limit"
    assert t.play("place italy", "place italy").asked == ""


@pytest.mark.card("TS the_reformer")
def test_a_leading_reformer_spreads_six_and_gives_up_coups_in_europe():
    start = (
        story()
        .vp(-1)
        .defcon(5)
        .at("italy", us=1)
        .hand("ussr", "the_reformer", "fidel")
        .hand("us", "summit", "nato")
    )
    t = start.round("ussr").play("play the_reformer", "event", *["place france"] * 2, *["place greece"] * 2)
    assert t.asked == "ussr"
    t = t.play(*["place turkey"] * 2, "play summit", "ops", "place canada", "play fidel", "ops")
    assert t.why("coup italy") == "reformer"
    assert t.why("realign italy") == ""


@pytest.mark.card("TS marine_barracks_bombing")
def test_the_marines_leave_lebanon():
    t = story().at("lebanon", us=2).at("israel", us=3).event("marine_barracks_bombing")
    t = t.play("remove israel", "remove israel")
    assert (t.at("lebanon"), t.at("israel")) == ((0, 0), (1, 0))


@pytest.mark.card("TS marine_barracks_bombing")
def test_nothing_else_to_remove_in_the_middle_east():
    t = story().at("lebanon", us=2).at("france", us=3).event("marine_barracks_bombing", by="us")
    assert (t.asked, t.at("france")) == ("", (3, 0))


@pytest.mark.card("TS soviets_shoot_down_kal_007")
def test_kal_007_with_south_korea():
    t = story().defcon(4).at("south_korea", us=3).at("cuba", ussr=1).event("soviets_shoot_down_kal_007")
    assert (t.defcon, t.vp) == (3, 2)
    assert t.why("coup cuba") == "operation-kind"
    assert t.play(*["place canada"] * 4).at("canada") == (4, 0)


@pytest.mark.card("TS soviets_shoot_down_kal_007")
def test_kal_007_without_south_korea():
    t = story().defcon(4).event("soviets_shoot_down_kal_007")
    assert (t.vp, t.asked) == (2, "")


@pytest.mark.card("TS soviets_shoot_down_kal_007")
def test_kal_007_at_defcon_2_ends_the_game_before_any_vp():
    t = story().defcon(2).event("soviets_shoot_down_kal_007", by="ussr")
    assert (t.won, t.vp) == ("us by nuclear-war", 0)


@pytest.mark.card("TS glasnost")
def test_glasnost():
    t = story().defcon(3).event("glasnost")
    assert (t.vp, t.defcon, t.asked) == (-2, 4, "")


@pytest.mark.card("TS glasnost")
def test_glasnost_with_the_reformer_grants_operations_but_no_coup():
    t = story().defcon(3).effect("the_reformer").at("angola", us=1).event("glasnost", by="us")
    assert t.asked == "ussr"
    assert (t.why("coup angola"), t.why("realign angola"), t.why("decline")) == ("operation-kind", "", "")


@pytest.mark.card("TS ortega_elected_in_nicaragua")
def test_ortega_clears_nicaragua_and_strikes_beside_it():
    t = story().defcon(3).at("nicaragua", us=2).at("honduras", us=2).at("panama", us=2).die(4)
    t = t.event("ortega_elected_in_nicaragua")
    assert t.at("nicaragua") == (0, 0)
    assert t.why("coup panama") == "event-area"
    t = t.play("coup honduras")
    assert (t.at("honduras"), t.military, t.defcon) == ((0, 0), (0, 0), 3)


@pytest.mark.card("TS ortega_elected_in_nicaragua")
def test_ortega_may_start_a_nuclear_war_of_the_us_in_cuba():
    t = story().defcon(2).at("cuba", us=3).event("ortega_elected_in_nicaragua", by="us").play("coup cuba")
    assert t.won == "ussr by nuclear-war"


@pytest.mark.card("TS ortega_elected_in_nicaragua")
def test_ortega_may_be_content():
    t = story().at("honduras", us=2).event("ortega_elected_in_nicaragua").play("decline")
    assert t.at("honduras") == (2, 0)


@pytest.mark.card("TS terrorism")
def test_terrorism_takes_a_card_without_its_event():
    t = story().hand("us", "asia_scoring", "nato").hits("us", "asia_scoring").event("terrorism", by="ussr")
    assert (t.hand("us"), t.where("asia_scoring"), t.vp) == (["nato"], "discarded", 0)


@pytest.mark.card("TS terrorism")
def test_us_terrorism_takes_one_card_even_after_the_hostage_crisis():
    t = story().effect("iranian_hostage_crisis").hand("ussr", "fidel", "opec").event("terrorism", by="us")
    assert len(t.hand("ussr")) == 1


@pytest.mark.card("TS iran_contra_scandal")
def test_iran_contra_weakens_us_realignments():
    start = story().effect("iran_contra_scandal").at("angola", ussr=1).rolls(us=[4], ussr=[2])
    t = start.hand("us", "cia_created", "nato").hand("ussr", "fidel").round("us")
    t = t.play("play cia_created", "ops", "realign angola")
    assert t.at("angola") == (0, 1)  # 4 - 1 against 2 + 1


@pytest.mark.card("TS iran_contra_scandal")
def test_the_scandal_lasts_for_the_turn_also_against_soviet_rolls():
    start = story().effect("iran_contra_scandal").at("kenya", us=2).rolls(us=[3], ussr=[4])
    t = start.hand("ussr", "nasser", "fidel").hand("us", "nato").round("ussr")
    t = t.play("play nasser", "ops", "realign kenya")
    assert t.at("kenya") == (1, 0)  # 4 against 3 + 1 - 1
    assert story().event("iran_contra_scandal").in_effect("iran_contra_scandal")


@pytest.mark.card("TS chernobyl")
def test_chernobyl_closes_a_region_to_soviet_operations():
    start = story().at("poland", ussr=3).hand("us", "chernobyl", "nato").hand("ussr", "fidel", "nasser")
    t = start.round("us").play("play chernobyl", "event", "region europe", "play fidel", "ops")
    assert t.why("place poland") == "chernobyl"
    assert t.why("place afghanistan") == ""


@pytest.mark.card("TS chernobyl")
def test_events_still_add_influence_there():
    start = story().hand("us", "chernobyl", "nato").hand("ussr", "comecon", "nasser")
    t = start.round("us").play(
        "play chernobyl", "event", "region europe", "play comecon", "event", "place poland"
    )
    assert t.at("poland") == (0, 1)


@pytest.mark.card("TS latin_american_debt_crisis")
def test_the_debt_crisis_doubles_two_countries():
    t = (
        story()
        .at("brazil", ussr=2)
        .at("chile", ussr=3)
        .hand("us", "cia_created")
        .event("latin_american_debt_crisis")
    )
    assert t.choices() == ["decline"]
    t = t.play("decline", "place brazil")
    assert t.why("place brazil") == "event-limit"
    t = t.play("place chile")
    assert (t.at("brazil"), t.at("chile")) == ((0, 4), (0, 6))


@pytest.mark.card("TS latin_american_debt_crisis")
def test_a_discard_pays_the_debts():
    t = story().at("brazil", ussr=2).hand("us", "nato").event("latin_american_debt_crisis", by="us")
    t = t.play("discard nato")
    assert (t.at("brazil"), t.where("nato")) == ((0, 2), "discarded")
    assert t.where("latin_american_debt_crisis") == "discarded"


@pytest.mark.card("TS tear_down_this_wall")
def test_tear_down_this_wall():
    t = story().effect("willy_brandt").defcon(3).at("poland", ussr=3).die(6).event("tear_down_this_wall")
    assert t.at("east_germany") == (3, 0)
    assert not t.in_effect("willy_brandt")
    t = t.play("coup poland")
    assert (t.at("poland"), t.defcon, t.military) == ((0, 0), 2, (0, 0))


@pytest.mark.card("TS tear_down_this_wall")
def test_or_it_realigns_in_europe_whatever_defcon_says():
    t = (
        story()
        .defcon(2)
        .at("poland", ussr=3)
        .at("cuba", ussr=1)
        .rolls(us=[6], ussr=[4])
        .event("tear_down_this_wall")
    )
    assert t.why("realign cuba") == "event-area"
    t = t.play("realign poland")
    assert t.at("poland") == (0, 2)  # 6 and East Germany against 4, a superpower and more influence
    assert t.play("done").asked == ""


@pytest.mark.card("TS an_evil_empire")
def test_an_evil_empire_ends_flower_power():
    t = story().effect("flower_power").event("an_evil_empire")
    assert (t.vp, t.in_effect("flower_power")) == (1, False)


@pytest.mark.card("TS an_evil_empire")
def test_the_point_comes_without_flower_power_too():
    t = story().event("an_evil_empire", by="ussr")
    assert (t.vp, t.where("an_evil_empire")) == (1, "removed")


@pytest.mark.card("TS aldrich_ames_remix")
def test_aldrich_ames_opens_the_us_hand():
    t = story().hand("us", "nato", "asia_scoring").event("aldrich_ames_remix")
    assert t.knows("ussr", "nato")
    t = t.play("discard asia_scoring")
    assert (t.hand("us"), t.where("asia_scoring"), t.vp) == (["nato"], "discarded", 0)


@pytest.mark.card("TS aldrich_ames_remix")
def test_aldrich_ames_and_an_empty_hand():
    t = story().event("aldrich_ames_remix", by="us")
    assert (t.asked, t.in_effect("aldrich_ames_remix")) == ("", True)


@pytest.mark.card("TS pershing_ii_deployed")
def test_pershing_takes_one_from_three_countries():
    t = story().at("france", us=3).at("italy", us=2).at("canada", us=2).event("pershing_ii_deployed")
    assert t.vp == -1
    t = t.play("remove france")
    assert t.why("remove france") == "event-limit"
    t = t.play("remove italy", "remove canada")
    assert [t.at(c)[0] for c in ("france", "italy", "canada")] == [2, 1, 1]


@pytest.mark.card("TS pershing_ii_deployed")
def test_pershing_may_take_less():
    t = story().at("france", us=3).event("pershing_ii_deployed", by="us").play("done")
    assert (t.at("france"), t.vp) == ((3, 0), -1)


@pytest.mark.card("TS wargames")
def test_wargames_ends_the_game_at_defcon_2():
    t = story().defcon(2).vp(8).event("wargames", by="us").play("end-game")
    assert (t.won, t.vp) == ("us by wargames", 2)


@pytest.mark.card("TS wargames")
def test_six_points_away_may_lose_or_draw_the_game():
    assert story().defcon(2).vp(6).event("wargames", by="us").play("end-game").won == "nobody by wargames"
    assert story().defcon(2).vp(3).event("wargames", by="us").play("end-game").won == "ussr by wargames"


@pytest.mark.card("TS wargames")
def test_wargames_waits_for_defcon_2():
    t = story().defcon(3).event("wargames", by="us")
    assert (t.asked, t.where("wargames")) == ("", "discarded")


@pytest.mark.card("TS solidarity")
def test_solidarity_after_the_pope():
    t = story().effect("john_paul_ii_elected_pope").event("solidarity")
    assert t.at("poland") == (3, 0)


@pytest.mark.card("TS solidarity")
def test_no_solidarity_without_the_pope():
    t = story().event("solidarity", by="ussr")
    assert (t.at("poland"), t.where("solidarity")) == ((0, 0), "discarded")


@pytest.mark.card("TS iran_iraq_war")
def test_the_war_for_iraq():
    t = story().at("iraq", ussr=3).die(4).event("iran_iraq_war", by="us").play("target iraq")
    assert (t.at("iraq"), t.vp, t.military) == ((3, 0), 2, (2, 0))
    assert t.where("iran_iraq_war") == "removed"


@pytest.mark.card("TS iran_iraq_war")
def test_enemy_neighbours_defend_iran():
    t = story().at("iran", us=2).at("pakistan", us=2).die(4).event("iran_iraq_war", by="ussr")
    assert t.why("target syria") == "event-area"
    t = t.play("target iran")
    assert (t.at("iran"), t.military) == ((2, 0), (0, 2))


@pytest.mark.card("TS yuri_and_samantha")
def test_yuri_and_samantha_count_us_coups():
    start = (
        story()
        .hand("ussr", "yuri_and_samantha", "fidel")
        .hand("us", "summit", "nato")
        .at("kenya", ussr=2)
        .die(1)
    )
    t = start.round("ussr").play("play yuri_and_samantha", "event", "play summit", "ops", "coup kenya")
    assert t.vp == -1


@pytest.mark.card("TS yuri_and_samantha")
def test_soviet_coups_are_not_counted():
    start = (
        story()
        .effect("yuri_and_samantha")
        .at("kenya", us=2)
        .hand("ussr", "nasser", "fidel")
        .hand("us", "nato")
    )
    assert start.die(1).round("ussr").play("play nasser", "ops", "coup kenya").vp == 0


@pytest.mark.card("TS awacs_sale_to_saudis")
def test_awacs_for_saudi_arabia():
    t = story().event("awacs_sale_to_saudis", by="ussr")
    assert (t.at("saudi_arabia"), t.in_effect("awacs_sale_to_saudis")) == ((2, 0), True)


@pytest.mark.card("TS awacs_sale_to_saudis")
def test_the_muslim_revolution_keeps_its_operations():
    start = (
        story().effect("awacs_sale_to_saudis").hand("us", "muslim_revolution", "nato").hand("ussr", "fidel")
    )
    t = start.round("us").play("play muslim_revolution")
    assert (t.why("ops-first"), t.why("ops")) == ("event-prevented", "")
