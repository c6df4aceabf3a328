"""Rules 10: scoring, the VP track, and how the game is won, with the printed examples."""

import pytest

from rules.twilight_struggle.story import Story


@pytest.mark.rule("TS 10.0")
def test_a_scoring_card_scores_for_both_sides_as_the_map_stands():
    t = Story().at("angola", us=1).at("kenya", ussr=2).event("africa_scoring", by="ussr")
    assert t.vp == 2 - 1


@pytest.mark.rule("TS 10.1.1")
def test_presence_domination_and_control_of_africa():
    story = Story().at("kenya", us=2)
    assert story.event("africa_scoring", by="us").vp == 1
    story = Story().at("kenya", us=2).at("angola", us=1).at("zaire", ussr=1)
    assert story.event("africa_scoring", by="us").vp == 1 + 1 - 1 - 1  # equal battlegrounds: presence only
    story = Story().at("kenya", us=2).at("angola", us=1)
    assert story.event("africa_scoring", by="us").vp == 4 + 1
    story = Story().at("algeria", us=2).at("nigeria", us=1).at("zaire", us=1).at("angola", us=1)
    assert story.at("south_africa", us=3).event("africa_scoring", by="us").vp == 6 + 5


@pytest.mark.rule("TS 10.1.1")
def test_domination_needs_an_ordinary_country():
    assert Story().at("brazil", us=2).at("chile", us=3).event("south_america_scoring", by="us").vp == 2 + 2


@pytest.mark.rule("TS 10.1.2")
def test_example_of_central_america():
    story = Story().at("cuba", ussr=3).at("haiti", ussr=1).at("dominican_republic", ussr=1)
    t = story.at("guatemala", us=1).at("panama", us=1).event("central_america_scoring", by="ussr")
    assert t.vp == -4


@pytest.mark.rule("TS 10.1.2")
def test_a_country_beside_the_enemy_superpower_counts():
    assert Story().at("finland", us=4).event("europe_scoring", by="us").vp == 3 + 1
    assert Story().at("finland", ussr=4).event("europe_scoring", by="us").vp == -3


@pytest.mark.rule("TS 10.1.3")
def test_events_may_give_vp():
    assert Story().event("u2_incident").vp == -1


@pytest.mark.rule("TS 10.1.4")
def test_missing_military_operations_give_vp():
    assert Story().defcon(3).military(us=3, ussr=1).end_of_turn().vp == 2


@pytest.mark.rule("TS 10.1.5")
def test_no_event_keeps_a_scoring_card_in_the_hand():
    story = Story().effect("bear_trap").hand("ussr", "asia_scoring", "fidel").hand("us", "nasser")
    t = story.round("ussr", number=7)
    assert (t.why("discard fidel"), t.why("play asia_scoring")) == ("must-score", "")
    t = Story().owed(1).hand("ussr", "asia_scoring").hand("us", "nasser").round("ussr", number=7)
    assert (t.why("play missile_envy"), t.why("play asia_scoring")) == ("must-score", "")


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card(
    "TS five_year_plan",
    "TS grain_sales_to_soviets",
    "TS aldrich_ames_remix",
    "TS ask_not_what_your_country",
)
@pytest.mark.parametrize(
    ("side", "card"),
    [
        ("ussr", "five_year_plan"),
        ("ussr", "grain_sales_to_soviets"),
        ("us", "aldrich_ames_remix"),
        ("us", "ask_not_what_your_country"),
    ],
)
def test_an_event_that_can_take_the_scoring_card_out_of_the_hand_may_be_played_instead(side, card):
    story = Story().hand(side, "asia_scoring", card, "nato")
    t = story.round(side, number=7)
    assert (t.why(f"play {card}"), t.why("play nato")) == ("", "must-score")
    assert f"play {card}" in t.choices()
    other = "us" if side == "ussr" else "ussr"
    t = Story().hand(other, "asia_scoring", card).round(other, number=7)
    assert t.why(f"play {card}") == "must-score"


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS five_year_plan")
def test_one_card_shed_is_not_enough_for_two_scoring_cards_and_no_round():
    story = Story().hand("ussr", "asia_scoring", "europe_scoring", "five_year_plan")
    assert story.round("ussr", number=7).why("play five_year_plan") == "must-score"
    story = Story().hand("ussr", "asia_scoring", "europe_scoring", "five_year_plan")
    assert story.round("ussr", number=6).why("play five_year_plan") == ""


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS ask_not_what_your_country")
def test_what_is_played_in_place_of_a_scoring_card_is_played_for_its_event():
    t = Story().hand("us", "asia_scoring", "ask_not_what_your_country").round("us", number=7)
    t = t.play("play ask_not_what_your_country")
    assert t.choices() == ["event"]
    assert (t.why("ops"), t.why("space")) == ("must-score", "must-score")


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS five_year_plan")
def test_an_enemy_event_played_in_its_place_may_come_before_or_after_the_operations():
    t = Story().hand("ussr", "asia_scoring", "five_year_plan").hand("us", "nasser").round("ussr", number=7)
    t = t.play("play five_year_plan")
    assert t.choices() == ["event-first", "ops-first"]
    assert t.why("space") == "must-score"
    t = t.play("event-first")
    assert (t.vp, t.where("asia_scoring")) == (0, "discarded")


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS aldrich_ames_remix")
def test_the_ussr_may_take_the_last_card_of_the_us_although_it_scores():
    t = Story().hand("us", "asia_scoring", "aldrich_ames_remix").hand("ussr", "fidel").round("us", number=7)
    t = t.play("play aldrich_ames_remix", "event-first", "discard asia_scoring")
    assert (t.vp, t.where("asia_scoring"), t.won) == (0, "discarded", "")


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS star_wars")
def test_star_wars_may_repeat_such_an_event_from_the_discard_pile():
    story = Story(turn=8).space(us=2).hand("us", "asia_scoring", "star_wars")
    assert story.round("us", number=7).why("play star_wars") == "must-score"
    story = Story(turn=8).space(us=2).hand("us", "asia_scoring", "star_wars").discarded("aldrich_ames_remix")
    assert story.round("us", number=7).why("play star_wars") == ""
    story = Story(turn=8).space(us=2).hand("ussr", "asia_scoring", "star_wars").discarded("five_year_plan")
    assert story.round("ussr", number=7).why("play star_wars") == ""
    story = Story(turn=8).space(us=0).hand("us", "asia_scoring", "star_wars").discarded("aldrich_ames_remix")
    assert story.round("us", number=7).why("play star_wars") == "must-score"


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS star_wars", "TS terrorism")
def test_star_wars_may_turn_terrorism_against_the_ussr_that_played_it():
    def last_round(side):
        story = Story(turn=8).space(us=2).hand(side, "asia_scoring", "star_wars").discarded("terrorism")
        return story.hand("us" if side == "ussr" else "ussr", "nasser").round(side, number=7)

    assert last_round("us").why("play star_wars") == "must-score"
    t = last_round("ussr")
    assert t.why("play star_wars") == ""
    t = t.play("play star_wars", "event-first", "take terrorism")
    assert (t.where("asia_scoring"), t.won) == ("discarded", "")


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS star_wars", "TS north_sea_oil", "TS captured_nazi_scientist")
def test_star_wars_may_repeat_an_event_that_gives_the_us_an_eighth_round():
    def why(side, discarded, us):
        story = Story(turn=8).space(us=us).hand(side, "asia_scoring", "star_wars").discarded(discarded)
        return story.round(side, number=7).why("play star_wars")

    assert why("us", "north_sea_oil", us=2) == ""
    assert why("us", "captured_nazi_scientist", us=7) == ""
    assert why("us", "captured_nazi_scientist", us=2) == "must-score"
    assert why("ussr", "north_sea_oil", us=2) == "must-score"
    assert why("ussr", "captured_nazi_scientist", us=7) == "must-score"
    story = Story(turn=8).space(us=2).hand("us", "asia_scoring", "star_wars").discarded("north_sea_oil")
    t = story.round("us", number=7).play("play star_wars", "event", "take north_sea_oil")
    assert (t.won, t.asked, t.s.round) == ("", "us", 8)


@pytest.mark.rule("TS 10.1.5")
@pytest.mark.card("TS north_sea_oil", "TS captured_nazi_scientist", "TS one_small_step")
def test_an_event_that_gives_an_eighth_round_may_be_played_instead():
    story = Story(turn=8).hand("us", "asia_scoring", "north_sea_oil")
    t = story.round("us", number=7)
    assert t.why("play north_sea_oil") == ""
    t = t.play("play north_sea_oil", "event")
    assert (t.won, t.asked, t.why("pass"), t.why("play asia_scoring")) == ("", "us", "must-score", "")
    story = Story(turn=8).space(us=7, ussr=2).hand("us", "asia_scoring", "captured_nazi_scientist")
    assert story.round("us", number=7).why("play captured_nazi_scientist") == ""
    story = Story(turn=8).space(us=6, ussr=2).hand("us", "asia_scoring", "captured_nazi_scientist")
    assert story.round("us", number=7).why("play captured_nazi_scientist") == "must-score"
    story = Story(turn=8).space(us=6, ussr=7).hand("us", "asia_scoring", "one_small_step")
    assert story.round("us", number=7).why("play one_small_step") == ""
    story = Story(turn=8).hand("ussr", "asia_scoring", "north_sea_oil")
    assert story.round("ussr", number=7).why("play north_sea_oil") == "must-score"


@pytest.mark.rule("TS 10.1.5", "TS 11.1.2")
@pytest.mark.card("TS five_year_plan", "TS aldrich_ames_remix")
def test_whoever_takes_the_risk_and_still_holds_the_scoring_card_after_the_round_has_lost():
    story = Story().hand("ussr", "asia_scoring", "five_year_plan", "fidel").hits("ussr", "fidel")
    t = story.at("cuba", ussr=3).round("ussr", number=7).play("play five_year_plan", "event-first")
    assert t.won == ""
    t = t.play("place cuba", "place haiti", "place nicaragua")
    assert t.won == "us by held-scoring-card"
    story = Story().hand("us", "asia_scoring", "aldrich_ames_remix", "nato").at("canada", us=4)
    t = story.round("us", number=7).play("play aldrich_ames_remix", "ops-first")
    t = t.play("place canada", "place canada", "place canada", "discard nato")
    assert t.won == "ussr by held-scoring-card"


@pytest.mark.rule("TS 10.1.5", "TS 6.4.4")
def test_a_round_that_the_enemy_takes_away_loses_nothing():
    story = Story(turn=8).space(us=7, ussr=8).hand("ussr", "asia_scoring", "nasser")
    story = story.hand("us", "captured_nazi_scientist").at("canada", us=4)
    t = story.round("ussr", number=7).play("play nasser", "event")
    t = t.play("play captured_nazi_scientist", "event")
    assert (t.s.rounds(1), t.won) == (7, "")


@pytest.mark.rule("TS 10.2.1")
def test_example_two_points_lead_from_minus_one_to_plus_one():
    assert Story().vp(-1).at("france", us=3).event("kitchen_debates").vp == 1


@pytest.mark.rule("TS 10.2.2")
def test_example_ten_for_the_us_less_two():
    assert Story(turn=8).vp(10).event("glasnost").vp == 8


@pytest.mark.rule("TS 10.2.3")
def test_only_the_difference_is_moved_even_beyond_twenty():
    story = Story().vp(18).at("israel", us=4).at("iraq", ussr=3)
    t = story.event("middle_east_scoring", by="us")
    assert (t.vp, t.won) == (18, "")


@pytest.mark.rule("TS 10.3.1")
def test_twenty_points_win_at_once():
    assert Story().vp(19).event("defectors", by="ussr").won == "us by twenty-points"


@pytest.mark.rule("TS 10.3.1")
def test_control_of_europe_wins_when_it_is_scored():
    story = Story().at("france", ussr=3).at("italy", ussr=2).at("west_germany", ussr=4)
    t = story.at("east_germany", ussr=3).at("poland", ussr=3).event("europe_scoring", by="us")
    assert t.won == "ussr by europe"


@pytest.mark.rule("TS 10.3.1")
def test_nuclear_war_is_lost_by_the_phasing_player():
    t = Story().defcon(2).at("angola", us=1).operations("ussr", 2).play("coup angola")
    assert t.won == "us by nuclear-war"


@pytest.mark.rule("TS 10.3.2")
def test_after_turn_ten_all_regions_are_scored_and_twenty_on_the_way_does_not_count():
    story = Story(turn=10).defcon(2).military(us=2, ussr=2).vp(19).china("ussr")
    story = story.at("kenya", us=2).at("japan", ussr=4)
    t = story.end_of_turn()
    assert (t.vp, t.won) == (19 + 1 - 5 - 1, "us by final-scoring")


@pytest.mark.rule("TS 10.3.2")
def test_europe_wins_in_final_scoring_whatever_the_score():
    story = Story(turn=10).defcon(2).military(us=2, ussr=2).vp(-19).at("france", us=3).at("italy", us=2)
    t = story.at("west_germany", us=4).at("east_germany", us=3).at("poland", us=3).end_of_turn()
    assert t.won == "us by europe"


@pytest.mark.rule("TS 10.3.2")
def test_southeast_asia_counts_within_asia_and_zero_is_a_draw():
    story = Story(turn=10).defcon(2).military(us=2, ussr=2).china("us").at("vietnam", ussr=1).vp(2)
    assert story.end_of_turn().won == "nobody by final-scoring"
