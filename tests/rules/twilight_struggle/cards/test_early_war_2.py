"""Cards 18 to 35 and 103 to 106: what each event does, and where it stops."""

import pytest

from rules.twilight_struggle.story import Story


@pytest.mark.card("TS captured_nazi_scientist")
def test_the_first_satellite_is_worth_two():
    t = Story().event("captured_nazi_scientist", by="us")
    assert (t.space, t.vp) == ((1, 0), 2)
    assert t.s.tries == [0, 0]
    assert t.where("captured_nazi_scientist") == "removed"


@pytest.mark.card("TS captured_nazi_scientist")
def test_the_second_satellite_is_worth_one():
    assert Story().space(us=1).event("captured_nazi_scientist", by="ussr").vp == -1


@pytest.mark.card("TS captured_nazi_scientist")
def test_nobody_leaves_the_last_box():
    assert Story().space(us=8).event("captured_nazi_scientist", by="us").space == (8, 0)


@pytest.mark.card("TS truman_doctrine")
def test_truman_doctrine_clears_a_country_nobody_controls():
    t = Story().at("greece", us=1, ussr=2).at("poland", ussr=3).event("truman_doctrine")
    assert t.choices() == ["remove greece"]
    assert t.play("remove greece").at("greece") == (1, 0)


@pytest.mark.card("TS truman_doctrine")
def test_truman_doctrine_without_a_country_is_gone_all_the_same():
    t = Story().at("poland", ussr=3).event("truman_doctrine", by="ussr")
    assert t.at("poland") == (0, 3)
    assert t.where("truman_doctrine") == "removed"


@pytest.mark.card("TS olympic_games")
def test_the_host_of_the_games_adds_two_and_ties_are_rolled_again():
    t = Story().rolls(us=[3, 1], ussr=[5, 4]).event("olympic_games", by="us")
    assert t.asked == "ussr"
    assert t.play("take-part").vp == -2  # 3 + 2 ties 5; then 1 + 2 loses to 4


@pytest.mark.card("TS olympic_games")
def test_a_boycott_gives_the_host_four_operations():
    t = Story().defcon(5).event("olympic_games", by="us").play("boycott")
    assert (t.defcon, t.asked) == (4, "us")
    t = t.play(*["place canada"] * 4)
    assert t.at("canada") == (4, 0)


@pytest.mark.card("TS olympic_games")
def test_a_boycott_at_defcon_2_is_nuclear_war_of_the_host():
    t = Story().defcon(2).event("olympic_games", by="us").play("boycott")
    assert t.won == "ussr by nuclear-war"


@pytest.mark.card("TS nato")
def test_nato_keeps_coups_out_of_us_controlled_europe():
    story = Story().effect("marshall_plan").at("italy", us=2).at("greece", us=1)
    t = story.hand("ussr", "nasser", "fidel").hand("us", "nato", "summit").round("us")
    t = t.play("play nato", "event", "play fidel", "ops")
    assert (t.why("coup italy"), t.why("realign italy"), t.why("coup greece")) == ("nato", "nato", "")


@pytest.mark.card("TS nato")
def test_nato_waits_for_the_marshall_plan_or_the_warsaw_pact():
    t = Story().event("nato", by="ussr")
    assert not t.in_effect("nato")
    assert t.where("nato") == "discarded"


@pytest.mark.card("TS independent_reds")
def test_independent_reds_equals_the_soviet_influence():
    t = Story().at("hungary", us=1, ussr=3).event("independent_reds").play("place hungary")
    assert t.at("hungary") == (3, 3)


@pytest.mark.card("TS independent_reds")
def test_independent_reds_adds_nothing_where_the_us_has_more():
    t = Story().at("yugoslavia", us=3, ussr=1).event("independent_reds")
    assert t.why("place poland") == "event-area"
    t = t.play("place yugoslavia")
    assert t.at("yugoslavia") == (3, 1)
    assert t.where("independent_reds") == "removed"


@pytest.mark.card("TS marshall_plan")
def test_the_marshall_plan_reaches_seven_countries():
    names = ["italy", "france", "benelux", "denmark", "norway", "turkey", "finland"]
    t = Story().at("greece", ussr=2).event("marshall_plan")
    assert t.why("place greece") == "enemy-controls"
    t = t.play(*[f"place {name}" for name in names])
    assert [t.at(name) for name in names] == [(1, 0)] * 7
    assert t.asked == ""


@pytest.mark.card("TS marshall_plan")
def test_the_marshall_plan_opens_the_way_for_nato():
    t = Story().event("marshall_plan", by="ussr")
    assert t.asked == "us"
    assert t.in_effect("marshall_plan")


@pytest.mark.card("TS indo_pakistani_war")
def test_the_us_wins_the_war_for_india():
    t = Story().at("india", ussr=3).die(4).event("indo_pakistani_war", by="us").play("target india")
    assert t.at("india") == (3, 0)
    assert (t.vp, t.military) == (2, (2, 0))


@pytest.mark.card("TS indo_pakistani_war")
def test_enemy_neighbours_weaken_the_attack_on_pakistan():
    story = Story().at("india", us=3).at("iran", us=2).at("pakistan", us=1)
    t = story.die(5).event("indo_pakistani_war", by="ussr")
    assert t.why("target burma") == "event-area"
    t = t.play("target pakistan")
    assert t.at("pakistan") == (1, 0)
    assert (t.vp, t.military) == (0, (0, 2))


@pytest.mark.card("TS containment")
def test_containment_adds_a_point_to_us_cards():
    t = Story().effect("containment").hand("us", "olympic_games", "nasser").hand("ussr", "fidel").round("us")
    t = t.play("play olympic_games", "ops", *["place canada"] * 3)
    assert (t.at("canada"), t.asked) == ((3, 0), "ussr")


@pytest.mark.card("TS containment")
def test_containment_stops_at_four():
    t = Story().effect("containment").hand("us", "nato", "nasser").hand("ussr", "fidel").round("us")
    t = t.play("play nato", "ops", *["place canada"] * 4)
    assert t.asked == "ussr"


@pytest.mark.card("TS containment")
def test_the_event_lasts_for_the_turn():
    t = Story().event("containment", by="ussr")
    assert t.in_effect("containment")


@pytest.mark.card("TS cia_created")
def test_the_cia_sees_the_soviet_hand_and_uses_one_point():
    t = Story().hand("ussr", "fidel").event("cia_created")
    assert t.knows("us", "fidel")
    t = t.play("place mexico")
    assert (t.at("mexico"), t.asked) == ((1, 0), "")


@pytest.mark.card("TS cia_created")
def test_containment_makes_the_cia_worth_two():
    t = Story().effect("containment").event("cia_created").play("place mexico", "place mexico")
    assert t.at("mexico") == (2, 0)


@pytest.mark.card("TS cia_created")
def test_a_us_coup_by_the_cia_in_a_soviet_round_at_defcon_2_loses_it_for_the_ussr():
    t = Story().defcon(2).at("cuba", ussr=3).event("cia_created", by="ussr").play("coup cuba")
    assert t.won == "us by nuclear-war"


@pytest.mark.card("TS us_japan_mutual_defense_pact")
def test_the_pact_gives_the_us_control_of_japan():
    t = Story().at("japan", us=1, ussr=2).event("us_japan_mutual_defense_pact")
    assert t.at("japan") == (6, 2)


@pytest.mark.card("TS us_japan_mutual_defense_pact")
def test_the_pact_protects_japan():
    story = Story().effect("us_japan_mutual_defense_pact").at("japan", us=4)
    t = story.hand("ussr", "fidel").hand("us", "nasser").round("ussr").play("play fidel", "ops")
    assert (t.why("coup japan"), t.why("realign japan")) == ("japan-pact", "japan-pact")


@pytest.mark.card("TS us_japan_mutual_defense_pact")
def test_the_pact_takes_nothing_from_a_strong_us():
    assert Story().at("japan", us=7).event("us_japan_mutual_defense_pact").at("japan") == (7, 0)


@pytest.mark.card("TS suez_crisis")
def test_suez_takes_four_at_most_two_from_each():
    t = Story().at("france", us=3).at("united_kingdom", us=5).at("israel", us=1).event("suez_crisis")
    t = t.play("remove france", "remove france")
    assert t.why("remove france") == "event-limit"
    t = t.play("remove israel", "remove united_kingdom")
    assert [t.at(c)[0] for c in ("france", "united_kingdom", "israel")] == [1, 4, 0]


@pytest.mark.card("TS suez_crisis")
def test_suez_takes_what_it_can():
    t = Story().at("israel", us=1).event("suez_crisis").play("remove israel")
    assert t.at("israel") == (0, 0)
    assert (t.asked, t.where("suez_crisis")) == ("", "removed")


@pytest.mark.card("TS east_european_unrest")
def test_unrest_takes_one_from_three_countries():
    story = Story().at("poland", ussr=3).at("hungary", ussr=2).at("austria", ussr=1)
    t = story.event("east_european_unrest").play("remove poland", "remove hungary", "remove austria")
    assert [t.at(c)[1] for c in ("poland", "hungary", "austria")] == [2, 1, 0]


@pytest.mark.card("TS east_european_unrest")
def test_in_the_late_war_unrest_takes_two():
    t = Story(turn=8).at("poland", ussr=3).at("hungary", ussr=1).event("east_european_unrest")
    t = t.play("remove poland", "remove hungary")
    assert (t.at("poland"), t.at("hungary"), t.asked) == ((0, 1), (0, 0), "")


@pytest.mark.card("TS decolonization")
def test_decolonization_reaches_africa_and_southeast_asia():
    t = Story().at("thailand", us=2).event("decolonization")
    t = t.play("place thailand", "place angola", "place burma", "place sudan")
    assert [t.at(c)[1] for c in ("thailand", "angola", "burma", "sudan")] == [1, 1, 1, 1]


@pytest.mark.card("TS decolonization")
def test_decolonization_visits_a_country_once_and_not_all_of_asia():
    t = Story().event("decolonization").play("place angola")
    assert t.why("place angola") == "event-limit"
    assert t.why("place india") == "event-area"


@pytest.mark.card("TS red_scare_purge")
def test_red_scare_takes_a_point_from_the_enemy():
    t = Story().hand("us", "nasser", "red_scare_purge").hand("ussr", "fidel", "nato").round("us")
    t = t.play("play red_scare_purge", "event", "play nato", "ops-first", *["place poland"] * 3)
    assert (t.at("poland"), t.asked) == ((0, 3), "us")


@pytest.mark.card("TS red_scare_purge")
def test_a_point_always_remains():
    t = Story().hand("us", "summit", "red_scare_purge").hand("ussr", "nasser", "fidel").round("us")
    t = t.play("play red_scare_purge", "event", "play nasser", "ops", "place poland")
    assert (t.at("poland"), t.asked) == ((0, 1), "us")


@pytest.mark.card("TS un_intervention")
def test_un_intervention_cancels_the_event_and_uses_the_operations():
    story = Story().at("cuba", us=2).hand("us", "un_intervention", "fidel", "nasser").hand("ussr", "summit")
    t = story.round("us").play("play un_intervention", "event")
    t = t.play("play fidel", "place canada", "place canada")
    assert (t.at("cuba"), t.at("canada")) == ((2, 0), (2, 0))
    assert (t.where("fidel"), t.where("un_intervention")) == ("discarded", "discarded")


@pytest.mark.card("TS un_intervention")
def test_un_intervention_needs_an_enemy_event():
    t = Story().hand("us", "un_intervention", "nato").hand("ussr", "summit").round("us")
    assert t.play("play un_intervention").why("event") == "event-needs"


@pytest.mark.card("TS un_intervention")
def test_un_intervention_is_no_headline():
    t = Story().hand("us", "un_intervention", "fidel").hand("ussr", "summit").headlines()
    assert t.why("headline un_intervention") == "un-headline"


@pytest.mark.card("TS de_stalinization")
def test_de_stalinization_moves_four_points():
    t = Story().at("poland", ussr=4).at("finland", ussr=1).event("de_stalinization")
    t = t.play("remove poland", "remove poland", "remove poland", "remove finland")
    t = t.play("place angola", "place angola")
    assert t.why("place angola") == "event-limit"
    t = t.play("place cuba", "place iran")
    assert [t.at(c)[1] for c in ("poland", "finland", "angola", "cuba", "iran")] == [1, 0, 2, 1, 1]


@pytest.mark.card("TS de_stalinization")
def test_de_stalinization_avoids_us_control_and_may_stop():
    t = Story().at("poland", ussr=4).at("iran", us=2).event("de_stalinization").play("remove poland", "done")
    assert t.why("place iran") == "enemy-controls"
    t = t.play("place egypt")
    assert (t.at("poland"), t.at("egypt"), t.asked) == ((0, 3), (0, 1), "")


@pytest.mark.card("TS nuclear_test_ban")
def test_the_test_ban_scores_before_defcon_rises():
    t = Story().defcon(4).event("nuclear_test_ban", by="ussr")
    assert (t.vp, t.defcon) == (-2, 5)


@pytest.mark.card("TS nuclear_test_ban")
def test_the_test_ban_scores_nothing_at_defcon_2():
    t = Story().defcon(2).event("nuclear_test_ban", by="us")
    assert (t.vp, t.defcon) == (0, 4)


@pytest.mark.card("TS formosan_resolution")
def test_taiwan_counts_as_a_battleground_in_asia_scoring():
    story = Story().effect("formosan_resolution").at("taiwan", us=3).at("australia", us=4)
    assert story.event("asia_scoring", by="us").vp == 7 + 1


@pytest.mark.card("TS formosan_resolution")
def test_the_us_playing_the_china_card_ends_the_resolution():
    story = Story().effect("formosan_resolution").china("us").hand("us", "nasser").hand("ussr", "fidel")
    t = story.round("us").play("play the_china_card", "ops", *["place japan"] * 5)
    assert not t.in_effect("formosan_resolution")


@pytest.mark.card("TS formosan_resolution")
def test_without_us_control_taiwan_is_an_ordinary_country():
    story = Story().effect("formosan_resolution").at("taiwan", ussr=3)
    assert story.event("asia_scoring", by="us").vp == -3


@pytest.mark.card("TS defectors")
def test_defectors_cancel_the_soviet_headline():
    t = Story().hand("us", "defectors", "nasser").hand("ussr", "nuclear_test_ban", "fidel").headlines()
    t = t.play("headline defectors", "headline nuclear_test_ban")
    assert t.vp == 0
    assert t.where("nuclear_test_ban") == "discarded"
    assert t.asked == "ussr"


@pytest.mark.card("TS defectors")
def test_defectors_played_by_the_ussr_give_the_us_a_point():
    t = Story().event("defectors", by="ussr")
    assert t.vp == 1
    assert Story().event("defectors", by="us").vp == 0


@pytest.mark.card("TS defectors")
def test_defectors_in_space_give_nothing():
    t = Story().hand("ussr", "defectors", "fidel").hand("us", "nasser").die(6).round("ussr")
    assert t.play("play defectors", "space").vp == 0


@pytest.mark.card("TS the_cambridge_five")
def test_the_cambridge_five_read_a_scoring_card():
    t = Story().hand("us", "europe_scoring", "nato").event("the_cambridge_five")
    assert t.knows("ussr", "europe_scoring")
    assert not t.knows("ussr", "nato")
    assert t.why("place iran") == "event-area"
    assert t.play("place france").at("france") == (0, 1)


@pytest.mark.card("TS the_cambridge_five")
def test_southeast_asia_scoring_names_southeast_asia_only():
    t = Story().hand("us", "southeast_asia_scoring").event("the_cambridge_five")
    assert (t.why("place india"), t.why("place thailand")) == ("event-area", "")


@pytest.mark.card("TS the_cambridge_five")
def test_the_cambridge_five_are_too_late_in_turn_8():
    t = Story(turn=8).hand("us", "europe_scoring").event("the_cambridge_five")
    assert t.asked == ""
    assert not t.knows("ussr", "europe_scoring")


@pytest.mark.card("TS special_relationship")
def test_a_neighbour_of_the_united_kingdom_without_nato():
    t = Story().at("united_kingdom", us=5).event("special_relationship")
    assert t.why("place italy") == "event-area"
    assert t.play("place france").at("france") == (1, 0)


@pytest.mark.card("TS special_relationship")
def test_two_points_and_two_vp_with_nato():
    t = Story().effect("nato").at("united_kingdom", us=5).event("special_relationship").play("place italy")
    assert (t.at("italy"), t.vp) == ((2, 0), 2)


@pytest.mark.card("TS special_relationship")
def test_no_relationship_without_control_of_the_united_kingdom():
    t = Story().effect("nato").at("united_kingdom", us=4).event("special_relationship")
    assert (t.asked, t.vp) == ("", 0)


@pytest.mark.card("TS norad")
def test_norad_answers_defcon_2_at_the_end_of_the_round():
    story = Story().effect("norad").defcon(3).at("canada", us=4).at("cuba", us=3).at("iran", us=1)
    t = story.hand("ussr", "fidel", "nasser").hand("us", "summit").die(1).round("ussr")
    t = t.play("play nasser", "ops", "coup cuba")
    assert (t.defcon, t.asked) == (2, "us")
    assert t.why("place egypt") == "own-influence"
    assert t.play("place iran").at("iran") == (2, 0)


@pytest.mark.card("TS norad")
def test_norad_needs_canada():
    story = Story().effect("norad").defcon(3).at("canada", us=3).at("cuba", us=3)
    t = story.hand("ussr", "fidel", "nasser").hand("us", "summit").die(1).round("ussr")
    t = t.play("play nasser", "ops", "coup cuba")
    assert t.why("play summit") == ""


@pytest.mark.card("TS norad")
def test_the_event_puts_norad_into_effect():
    t = Story().event("norad", by="ussr")
    assert t.in_effect("norad")
    assert t.where("norad") == "removed"
