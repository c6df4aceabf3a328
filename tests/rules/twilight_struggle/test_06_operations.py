"""Rules 6: operations, with the printed examples."""

import pytest

from rules.twilight_struggle.story import Story


@pytest.mark.rule("TS 6.0")
def test_all_points_go_into_one_kind_of_operation():
    t = Story().at("angola", us=1).operations("ussr", 3).play("place poland")
    assert (t.why("coup angola"), t.why("realign angola"), t.why("decline")) == (
        "not-now",
        "not-now",
        "not-now",
    )


@pytest.mark.rule("TS 6.1.1")
def test_influence_goes_where_one_is_or_beside_it():
    t = Story().at("angola", ussr=1).operations("ussr", 3)
    assert (t.why("place angola"), t.why("place zaire"), t.why("place nigeria")) == ("", "", "reach")


@pytest.mark.rule("TS 6.1.1")
def test_an_event_in_the_same_round_does_not_extend_the_reach():
    story = Story().hand("ussr", "allende", "fidel").hand("us", "panama_canal_returned", "olympic_games")
    t = story.round("us").play("play panama_canal_returned", "event", "play allende", "event")
    assert t.play("play olympic_games", "ops").why("place colombia") == ""  # a round later
    t = Story().hand("us", "nasser", "olympic_games").hand("ussr", "panama_canal_returned", "fidel")
    t = t.round("ussr").play("play panama_canal_returned", "event-first")
    assert (t.at("venezuela"), t.asked, t.why("place brazil")) == ((1, 0), "ussr", "reach")
    story = Story().at("angola", ussr=1).hand("ussr", "the_iron_lady", "fidel").hand("us", "nasser")
    assert story.round("ussr").play("play the_iron_lady", "event-first").why("place chile") == "reach"


@pytest.mark.rule("TS 6.1.1")
def test_influence_lost_in_the_same_round_still_gives_reach():
    story = Story().at("egypt", ussr=1).hand("ussr", "sadat_expels_soviets", "fidel").hand("us", "nasser")
    t = story.round("ussr").play("play sadat_expels_soviets", "event-first")
    assert (t.at("egypt"), t.why("place sudan")) == ((1, 0), "")


@pytest.mark.rule("TS 6.1.1")
def test_events_place_anywhere():
    t = Story().event("puppet_governments").play("place paraguay")
    assert t.at("paraguay") == (1, 0)


@pytest.mark.rule("TS 6.1.2")
def test_example_of_turkey():
    t = Story().at("turkey", us=2).at("syria", ussr=2).operations("ussr", 4).play("place turkey")
    assert (t.at("turkey"), t.controller("turkey")) == ((2, 1), "")
    t = t.play("place turkey", "place turkey")
    assert (t.at("turkey"), t.asked) == ((2, 3), "")  # 2 points, then 1 and 1


@pytest.mark.rule("TS 6.1.2")
def test_example_of_turkey_without_control():
    t = Story().at("turkey", us=1).at("syria", ussr=2).operations("ussr", 4).play(*["place turkey"] * 4)
    assert (t.at("turkey"), t.asked) == ((1, 4), "")


@pytest.mark.rule("TS 6.1.2")
def test_the_last_point_does_not_buy_into_enemy_control():
    t = Story().at("turkey", us=2).at("syria", ussr=2).operations("ussr", 1)
    assert t.why("place turkey") == "points"


@pytest.mark.rule("TS 6.1.3")
def test_example_of_panama_and_south_korea():
    t = Story().at("panama", us=1).at("south_korea", us=1).operations("us", 3).play("place costa_rica")
    assert t.why("place nicaragua") == "reach"
    t = t.play("place colombia", "place south_korea")
    assert (t.at("costa_rica"), t.at("colombia"), t.at("south_korea")) == ((1, 0), (1, 0), (2, 0))


@pytest.mark.rule("TS 6.1.4")
def test_countries_beside_the_own_superpower_are_always_in_reach():
    us = Story().operations("us", 1).play("influence")
    assert set(us.choices()) == {"place canada", "place japan", "place mexico", "place cuba"}
    ussr = Story().operations("ussr", 1).play("influence")
    names = ("finland", "poland", "romania", "afghanistan", "north_korea")
    assert set(ussr.choices()) == {f"place {name}" for name in names}


@pytest.mark.rule("TS 6.1.5")
def test_there_is_no_limit_to_influence():
    assert Story().at("poland", ussr=99).operations("ussr", 1).play("place poland").at("poland") == (0, 100)


@pytest.mark.rule("TS 6.1.6")
def test_influence_is_open_to_everybody():
    s = Story().at("poland", us=2, ussr=5).operations("ussr", 1).s
    assert s.look(-1)["influence"]["poland"] == (2, 5)


@pytest.mark.rule("TS 6.2.1")
def test_realignment_needs_enemy_influence_only_and_may_repeat():
    t = Story().at("angola", us=3).rolls(us=[1, 6], ussr=[3, 6]).operations("ussr", 2)
    assert t.why("realign zaire") == "realign-empty"
    t = t.play("realign angola")
    assert t.at("angola") == (2, 0)
    assert t.why("realign angola") == ""
    assert t.play("realign angola").asked == ""


@pytest.mark.rule("TS 6.2.1")
def test_one_may_stop_early():
    t = (
        Story()
        .at("angola", us=3)
        .rolls(us=[1], ussr=[3])
        .operations("ussr", 4)
        .play("realign angola", "done")
    )
    assert t.asked == ""


@pytest.mark.rule("TS 6.2.2")
def test_example_of_north_korea():
    t = (
        Story()
        .at("north_korea", ussr=3)
        .rolls(us=[5], ussr=[2])
        .operations("us", 1)
        .play("realign north_korea")
    )
    assert t.at("north_korea") == (0, 2)


@pytest.mark.rule("TS 6.2.2")
def test_neighbours_and_superpowers_help_and_a_tie_changes_nothing():
    story = Story().at("cuba", us=1, ussr=2).at("haiti", us=1).at("nicaragua", us=1)
    t = story.rolls(us=[1], ussr=[3]).operations("us", 1).play("realign cuba")
    assert t.at("cuba") == (1, 2)  # 1 + 2 neighbours + superpower against 3 + more influence


@pytest.mark.rule("TS 6.2.2")
def test_the_attacker_may_lose():
    t = (
        Story()
        .at("angola", us=1, ussr=3)
        .rolls(us=[6], ussr=[1])
        .operations("ussr", 1)
        .play("realign angola")
    )
    assert t.at("angola") == (1, 0)


@pytest.mark.rule("TS 6.2.3")
def test_a_realignment_adds_nothing():
    t = Story().at("angola", us=1).rolls(us=[1], ussr=[6]).operations("ussr", 1).play("realign angola")
    assert t.at("angola") == (0, 0)


@pytest.mark.rule("TS 6.3.1")
def test_a_coup_needs_enemy_influence():
    t = Story().at("angola", us=1).operations("ussr", 2)
    assert (t.why("coup zaire"), t.why("coup angola")) == ("coup-empty", "")


@pytest.mark.rule("TS 6.3.2", "TS 6.3.3")
def test_example_of_mexico():
    t = Story().at("mexico", ussr=2).die(4).operations("us", 3).play("coup mexico")
    assert (t.at("mexico"), t.military) == ((1, 0), (3, 0))


@pytest.mark.rule("TS 6.3.2")
def test_a_coup_that_reaches_twice_the_stability_fails():
    t = Story().at("mexico", ussr=2).die(1).operations("us", 3).play("coup mexico")
    assert (t.at("mexico"), t.military) == ((0, 2), (3, 0))


@pytest.mark.rule("TS 6.3.4", "TS 8.1.4")
def test_a_coup_in_a_battleground_degrades_defcon():
    assert Story().defcon(4).at("angola", us=1).die(1).operations("ussr", 1).play("coup angola").defcon == 3
    assert Story().defcon(4).at("kenya", us=1).die(1).operations("ussr", 1).play("coup kenya").defcon == 4


@pytest.mark.rule("TS 6.3.5", "TS 8.2.5")
def test_a_free_coup_ignores_the_limits_but_not_the_battleground():
    t = Story(turn=8).defcon(3).at("poland", ussr=3).die(1).event("tear_down_this_wall").play("coup poland")
    assert (t.defcon, t.military) == (2, (0, 0))


@pytest.mark.rule("TS 6.4.1")
def test_a_try_needs_the_value_of_the_next_box_and_a_low_roll():
    t = Story().hand("ussr", "nasser", "fidel", "opec").hand("us", "nato").die(3).round("ussr")
    assert t.play("play nasser").why("space") == "space-ops"
    t = t.play("play fidel", "space")
    assert (t.space, t.vp) == ((0, 1), -2)
    t = (
        Story()
        .hand("ussr", "fidel", "opec")
        .hand("us", "nato")
        .die(4)
        .round("ussr")
        .play("play fidel", "space")
    )
    assert t.space == (0, 0)


@pytest.mark.rule("TS 6.4.2")
def test_one_try_a_turn():
    t = Story().hand("ussr", "fidel", "opec", "nasser").hand("us", "summit", "nato").die(6).round("ussr")
    t = t.play("play fidel", "space", "play summit", "ops", "place canada", "play opec")
    assert t.why("space") == "space-tries"


@pytest.mark.rule("TS 6.4.3")
@pytest.mark.parametrize(("box", "first", "second"), [(1, 2, 1), (3, 2, 0), (5, 3, 1), (7, 4, 2), (8, 2, 0)])
def test_vp_for_the_first_and_the_second(box, first, second):
    assert Story().space(us=box - 1).event("captured_nazi_scientist", by="us").vp == first
    assert Story().space(us=box - 1, ussr=8).event("captured_nazi_scientist", by="us").vp == second


@pytest.mark.rule("TS 6.4.4")
def test_example_the_second_box_allows_a_second_try_in_the_same_turn():
    story = Story().space(us=0, ussr=1).hand("ussr", "fidel", "opec", "nasser").hand("us", "summit", "nato")
    t = story.die(4, 1).round("ussr").play("play fidel", "space", "play summit", "ops", "place canada")
    assert t.play("play opec").why("space") == ""


@pytest.mark.rule("TS 6.4.4")
def test_the_fourth_box_shows_the_enemy_headline_first():
    t = Story().space(us=3, ussr=4).hand("us", "nasser", "nato").hand("ussr", "fidel", "opec").headlines()
    assert t.s.actors() == [0]
    t = t.play("headline nasser")
    assert (t.asked, t.knows("ussr", "nasser")) == ("ussr", True)


@pytest.mark.rule("TS 6.4.4")
def test_the_sixth_box_discards_a_held_card():
    story = Story().space(us=6).military(us=5, ussr=5).china("us").hand("ussr", "opec")
    t = story.hand("us", "fidel", "nato", "asia_scoring").end_of_turn()
    assert t.asked == "us"
    assert (t.why("discard the_china_card"), t.why("discard opec")) == ("china-discard", "not-in-hand")
    assert t.why("discard asia_scoring") == "scoring-discard"
    assert t.play("done").where("fidel") == "us hand"
    t = t.play("discard fidel")
    assert (t.where("fidel"), t.where("nato"), t.s.turn) == ("discarded", "us hand", 5)  # one card only


@pytest.mark.rule("TS 6.4.4")
def test_the_eighth_box_gives_eight_rounds():
    story = Story().space(us=8, ussr=7).hand("us", "nato", "nasser").hand("ussr", "fidel", "opec")
    t = story.round("ussr", number=7).play("play fidel", "event", "play nasser", "ops-first", "place canada")
    assert (t.asked, t.s.round, t.why("play nato"), t.why("pass")) == ("us", 8, "", "")
    assert t.play("pass").s.turn == 5


@pytest.mark.rule("TS 6.4.4")
def test_an_ability_is_lost_when_the_other_side_arrives():
    story = Story().space(us=8, ussr=8).hand("us", "nato", "nasser").hand("ussr", "fidel", "opec")
    t = story.round("ussr", number=7).play("play fidel", "event", "play nasser", "ops-first", "place canada")
    assert t.s.turn == 5  # no eighth round for anybody
    t = Story().space(us=2, ussr=2).tries(us=1).hand("us", "nato", "nasser").hand("ussr", "opec").round("us")
    assert t.play("play nato").why("space") == "space-tries"
    t = Story().space(us=5, ussr=4).hand("us", "nato").hand("ussr", "opec").headlines()
    assert t.s.actors() == [0, 1]  # the fourth box shows nobody's headline any more


@pytest.mark.rule("TS 6.4.5")
def test_a_card_in_space_has_no_event():
    t = (
        Story()
        .hand("ussr", "nato", "fidel")
        .hand("us", "nasser")
        .effect("marshall_plan")
        .die(6)
        .round("ussr")
    )
    t = t.play("play nato", "space")
    assert (t.in_effect("nato"), t.where("nato")) == (False, "discarded")


@pytest.mark.rule("TS 6.4.6")
def test_the_last_box_ends_the_race():
    t = (
        Story()
        .space(ussr=8)
        .hand("ussr", "nato", "fidel")
        .hand("us", "nasser")
        .round("ussr")
        .play("play nato")
    )
    assert t.why("space") == "space-end"
