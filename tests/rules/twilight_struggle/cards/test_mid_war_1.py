"""Cards 36 to 58: what each event does, and where it stops."""

import pytest

from rules.twilight_struggle.story import Story


@pytest.mark.card("TS brush_war")
def test_a_brush_war_is_won_with_a_three():
    t = Story().at("brazil", us=5, ussr=3).die(3).event("brush_war", by="ussr").play("target brazil")
    assert t.at("brazil") == (0, 8)
    assert (t.vp, t.military) == (-1, (0, 3))


@pytest.mark.card("TS brush_war")
def test_a_brush_war_needs_a_weak_country_outside_nato():
    t = Story().effect("nato").at("italy", us=2).event("brush_war", by="ussr")
    assert (t.why("target south_korea"), t.why("target italy")) == ("event-area", "nato")


@pytest.mark.card("TS brush_war")
def test_a_superpower_defends_its_neighbour():
    t = (
        Story()
        .at("mexico", us=2)
        .at("guatemala", us=1)
        .die(4)
        .event("brush_war", by="ussr")
        .play("target mexico")
    )
    assert (t.at("mexico"), t.military) == ((2, 0), (0, 3))


@pytest.mark.card("TS central_america_scoring")
def test_the_printed_example_of_central_america():
    story = Story().at("cuba", ussr=3).at("haiti", ussr=1).at("dominican_republic", ussr=1)
    t = story.at("guatemala", us=1).at("panama", us=1).event("central_america_scoring", by="ussr")
    assert t.vp == -4


@pytest.mark.card("TS central_america_scoring")
def test_mexico_is_beside_the_enemy_for_the_ussr_only():
    assert Story().at("mexico", ussr=2).event("central_america_scoring", by="us").vp == -3
    assert Story().at("mexico", us=2).event("central_america_scoring", by="us").vp == 2


@pytest.mark.card("TS southeast_asia_scoring")
def test_thailand_counts_two_in_southeast_asia():
    t = Story().at("thailand", us=2).at("burma", ussr=2).at("vietnam", ussr=1).at("philippines", us=2)
    t = t.event("southeast_asia_scoring", by="us")
    assert t.vp == 3 - 2
    assert t.where("southeast_asia_scoring") == "removed"


@pytest.mark.card("TS southeast_asia_scoring")
def test_shuttle_diplomacy_waits_for_a_whole_region():
    t = Story().effect("shuttle_diplomacy").at("thailand", ussr=2).event("southeast_asia_scoring", by="ussr")
    assert t.vp == -2
    assert t.in_effect("shuttle_diplomacy")


@pytest.mark.card("TS arms_race")
def test_arms_race_pays_three_when_the_requirement_is_met():
    assert Story().defcon(3).military(us=1, ussr=3).event("arms_race", by="ussr").vp == -3
    assert Story().defcon(4).military(us=1, ussr=3).event("arms_race", by="ussr").vp == -1


@pytest.mark.card("TS arms_race")
def test_arms_race_pays_nothing_to_an_equal():
    assert Story().defcon(2).military(us=3, ussr=3).event("arms_race", by="us").vp == 0


@pytest.mark.card("TS cuban_missile_crisis")
def test_a_coup_under_the_crisis_loses_the_game():
    story = Story().hand("us", "cuban_missile_crisis", "nasser").hand("ussr", "fidel").at("angola", us=1)
    t = story.round("us").play("play cuban_missile_crisis", "event")
    assert t.defcon == 2
    assert t.play("play fidel", "ops", "coup angola").won == "us by crisis-coup"


@pytest.mark.card("TS cuban_missile_crisis")
def test_two_points_from_cuba_end_the_crisis():
    story = Story().crisis("ussr").defcon(3).at("cuba", ussr=3).at("cameroon", us=1)
    t = story.hand("us", "nasser").hand("ussr", "fidel").die(1).round("ussr").play("play fidel", "ops")
    t = t.play("cancel-crisis cuba", "coup cameroon")
    assert (t.at("cuba"), t.won) == ((0, 1), "")


@pytest.mark.card("TS cuban_missile_crisis")
def test_both_points_must_come_from_one_country():
    story = Story().crisis("us").at("west_germany", us=1).at("turkey", us=1).hand("us", "nasser")
    t = story.hand("ussr", "fidel").round("us")
    assert t.why("cancel-crisis turkey") == "crisis-influence"
    assert t.why("cancel-crisis cuba") == "crisis-country"


@pytest.mark.card("TS nuclear_subs")
def test_nuclear_subs_keep_defcon_in_us_coups():
    story = Story().effect("nuclear_subs").defcon(3).at("angola", ussr=1).die(3)
    t = story.hand("us", "olympic_games", "summit").hand("ussr", "fidel").round("us")
    t = t.play("play olympic_games", "ops", "coup angola")
    assert (t.defcon, t.military) == (3, (2, 0))


@pytest.mark.card("TS nuclear_subs")
def test_soviet_coups_still_degrade_defcon():
    story = Story().event("nuclear_subs")
    assert story.in_effect("nuclear_subs")
    story = Story().effect("nuclear_subs").defcon(4).at("angola", us=1).die(3)
    t = (
        story.hand("us", "summit")
        .hand("ussr", "fidel", "nasser")
        .round("ussr")
        .play("play fidel", "ops", "coup angola")
    )
    assert t.defcon == 3


@pytest.mark.card("TS quagmire")
def test_quagmire_takes_a_discard_and_a_roll():
    story = (
        Story().hand("ussr", "quagmire", "fidel").hand("us", "nato", "cia_created", "asia_scoring").die(5, 4)
    )
    t = story.effect("norad").round("ussr").play("play quagmire", "event")
    assert not t.in_effect("norad")
    assert t.choices() == ["discard nato"]
    t = t.play("discard nato")
    assert t.in_effect("quagmire")
    assert t.where("nato") == "discarded"


@pytest.mark.card("TS quagmire")
def test_a_roll_of_four_ends_quagmire():
    story = Story().effect("quagmire").hand("us", "nato", "summit").hand("ussr", "fidel").die(4)
    t = story.round("us").play("discard nato")
    assert not t.in_effect("quagmire")


@pytest.mark.card("TS quagmire")
@pytest.mark.rule("TS 5.1")
def test_without_a_card_of_two_the_us_scores_and_passes_only_then():
    story = Story().effect("quagmire").at("thailand", us=2).hand("ussr", "fidel", "opec")
    t = story.hand("us", "cia_created", "asia_scoring").round("us")
    assert (t.choices(), t.why("pass")) == (["play asia_scoring"], "must-play")
    t = t.play("play asia_scoring", "event")
    assert (t.vp, t.in_effect("quagmire")) == (4, True)
    t = t.play("play fidel", "event")
    assert (t.asked, t.choices()) == ("us", ["pass"])


@pytest.mark.card("TS quagmire")
@pytest.mark.rule("TS 6.4.4")
def test_an_eighth_round_may_be_passed_in_the_trap_too():
    story = Story().effect("quagmire").space(us=8, ussr=7).hand("us", "nato").hand("ussr", "fidel")
    assert story.round("us", number=7).why("pass") == "trapped"
    t = story.round("us", number=8)
    assert set(t.choices()) == {"discard nato", "pass"}
    assert t.play("pass").s.highest[0] == 4  # passing told nothing of the hand


@pytest.mark.card("TS salt_negotiations")
def test_salt_brings_peace_and_a_card():
    t = Story().defcon(2).discarded("nato", "asia_scoring").event("salt_negotiations", by="us")
    assert t.defcon == 4
    assert t.why("take asia_scoring") == "scoring-take"
    t = t.play("take nato")
    assert t.hand("us") == ["nato"]
    assert t.knows("ussr", "nato")


@pytest.mark.card("TS salt_negotiations")
def test_salt_weakens_all_coups():
    story = Story().effect("salt_negotiations").at("cameroon", us=1).die(2).hand("us", "summit")
    t = story.hand("ussr", "nasser", "fidel").round("ussr").play("play nasser", "ops", "coup cameroon")
    assert t.at("cameroon") == (1, 0)  # 2 + 1 - 1 does not beat 2


@pytest.mark.card("TS salt_negotiations")
def test_salt_with_an_empty_discard_pile():
    t = Story().defcon(4).event("salt_negotiations", by="ussr")
    assert (t.defcon, t.asked) == (5, "")


@pytest.mark.card("TS bear_trap")
def test_brezhnev_makes_a_card_of_one_serve_in_the_bear_trap():
    story = (
        Story().effect("bear_trap", "brezhnev_doctrine").hand("ussr", "nasser").hand("us", "summit").die(4)
    )
    t = story.round("ussr")
    assert t.choices() == ["discard nasser"]
    assert not t.play("discard nasser").in_effect("bear_trap")


@pytest.mark.card("TS bear_trap")
def test_the_china_card_does_not_open_the_bear_trap():
    story = Story().effect("bear_trap").china("ussr").hand("ussr", "fidel").hand("us", "summit").die(5)
    t = story.round("ussr")
    assert t.why("play the_china_card") == "trapped"
    assert t.why("discard the_china_card") == "china-discard"
    assert t.play("discard fidel").in_effect("bear_trap")


@pytest.mark.card("TS bear_trap")
def test_the_event_traps_the_ussr():
    t = Story().event("bear_trap", by="ussr")
    assert t.in_effect("bear_trap")
    assert t.where("bear_trap") == "removed"


@pytest.mark.card("TS summit")
def test_the_summit_counts_the_regions_led():
    story = Story().defcon(3).at("angola", us=1).at("kenya", us=2).rolls(us=[3], ussr=[3])
    t = story.event("summit", by="ussr")
    assert (t.vp, t.asked) == (2, "us")
    assert t.why("defcon 5") == "defcon-step"
    assert t.play("defcon 4").defcon == 4


@pytest.mark.card("TS summit")
def test_a_tied_summit_changes_nothing():
    t = Story().defcon(3).rolls(us=[3], ussr=[3]).event("summit", by="us")
    assert (t.vp, t.defcon, t.asked) == (0, 3, "")


@pytest.mark.card("TS how_i_learned_to_stop_worrying")
def test_how_i_learned_sets_defcon_and_military_operations():
    t = Story().defcon(2).event("how_i_learned_to_stop_worrying", by="us").play("defcon 5")
    assert (t.defcon, t.military) == (5, (5, 0))


@pytest.mark.card("TS how_i_learned_to_stop_worrying")
def test_how_i_learned_to_lose():
    t = Story().event("how_i_learned_to_stop_worrying", by="us").play("defcon 1")
    assert t.won == "ussr by nuclear-war"


@pytest.mark.card("TS junta")
def test_junta_places_two_and_grants_a_free_coup():
    t = Story().defcon(4).at("argentina", us=2).die(4).event("junta", by="ussr")
    assert t.why("place iran") == "event-area"
    t = t.play("place uruguay", "coup argentina")
    assert (t.at("uruguay"), t.at("argentina")) == ((0, 2), (0, 0))
    assert (t.defcon, t.military) == (3, (0, 0))


@pytest.mark.card("TS junta")
def test_or_junta_realigns_in_latin_america_only():
    story = Story().at("colombia", us=1).at("iran", us=1).rolls(us=[1, 1], ussr=[6, 6])
    t = story.event("junta", by="ussr").play("place venezuela")
    assert t.why("realign iran") == "event-area"
    assert t.play("realign colombia").at("colombia") == (0, 0)


@pytest.mark.card("TS junta")
def test_without_a_target_junta_only_places():
    t = Story().event("junta", by="us").play("place chile")
    assert (t.at("chile"), t.asked) == ((2, 0), "")


@pytest.mark.card("TS kitchen_debates")
def test_kitchen_debates_with_more_battlegrounds():
    t = Story().at("france", us=3).event("kitchen_debates")
    assert (t.vp, t.where("kitchen_debates")) == (2, "removed")


@pytest.mark.card("TS kitchen_debates")
def test_kitchen_debates_without_them_stays_in_the_game():
    t = Story().at("france", us=3).at("poland", ussr=3).event("kitchen_debates", by="ussr")
    assert (t.vp, t.where("kitchen_debates")) == (0, "discarded")


@pytest.mark.card("TS missile_envy")
def test_missile_envy_takes_the_highest_card_and_is_owed():
    story = Story().hand("us", "missile_envy", "summit").hand("ussr", "nato", "fidel").effect("marshall_plan")
    t = story.round("us").play("play missile_envy", "event")
    assert t.in_effect("nato")
    assert sorted(t.hand("ussr")) == ["fidel", "missile_envy"]
    assert (t.asked, t.choices()) == ("ussr", ["play missile_envy"])
    assert t.play("play missile_envy").why("event") == "owed-event"


@pytest.mark.card("TS missile_envy")
def test_an_enemy_event_gives_operations_only():
    story = (
        Story().hand("ussr", "missile_envy", "summit").hand("us", "nato", "nasser").effect("marshall_plan")
    )
    t = story.round("ussr").play("play missile_envy", "event", *["place poland"] * 4)
    assert not t.in_effect("nato")
    assert t.where("nato") == "discarded"


@pytest.mark.card("TS missile_envy")
def test_the_holder_chooses_among_equals_by_changed_value():
    story = Story().effect("brezhnev_doctrine").hand("us", "missile_envy", "nasser")
    t = story.hand("ussr", "flower_power", "comecon", "fidel").round("us").play("play missile_envy", "event")
    assert t.asked == "ussr"
    assert sorted(t.choices()) == ["give comecon", "give flower_power"]
    assert t.why("give fidel") == "higher-value"


@pytest.mark.card("TS we_will_bury_you")
def test_three_vp_unless_the_un_intervenes():
    story = Story().defcon(4).hand("ussr", "we_will_bury_you", "summit")
    t = (
        story.hand("us", "nasser", "un_intervention", "fidel")
        .round("ussr")
        .play("play we_will_bury_you", "event")
    )
    assert (t.defcon, t.vp) == (3, 0)
    assert t.play("play nasser", "ops-first").vp == -3
    assert t.play("play un_intervention", "event").vp == 0


@pytest.mark.card("TS we_will_bury_you")
def test_burying_at_defcon_2_is_nuclear_war():
    assert Story().defcon(2).event("we_will_bury_you").won == "us by nuclear-war"


@pytest.mark.card("TS brezhnev_doctrine")
def test_brezhnev_adds_a_point_to_soviet_cards():
    t = (
        Story()
        .hand("ussr", "brezhnev_doctrine", "fidel", "nasser")
        .hand("us", "summit", "cia_created")
        .round("ussr")
    )
    t = t.play("play brezhnev_doctrine", "event", "play summit", "ops", "place canada")
    t = t.play("play fidel", "ops", *["place poland"] * 3)
    assert (t.at("poland"), t.asked) == ((0, 3), "us")


@pytest.mark.card("TS brezhnev_doctrine")
def test_brezhnev_stops_at_four_and_does_not_help_the_us():
    story = (
        Story()
        .effect("brezhnev_doctrine")
        .hand("ussr", "nato", "fidel")
        .hand("us", "olympic_games", "nasser")
    )
    t = story.round("ussr").play("play nato", "ops-first", *["place poland"] * 4)
    assert t.asked == "us"
    assert t.play("play olympic_games", "ops", "place canada", "place canada").asked == "ussr"


@pytest.mark.card("TS portuguese_empire_crumbles")
def test_the_portuguese_empire_crumbles():
    t = Story().at("angola", us=3).event("portuguese_empire_crumbles")
    assert (t.at("angola"), t.at("se_african_states")) == ((3, 2), (0, 2))


@pytest.mark.card("TS portuguese_empire_crumbles")
def test_it_crumbles_for_the_ussr_whoever_plays_it():
    t = Story().defcon(2).event("portuguese_empire_crumbles", by="us")
    assert t.at("se_african_states") == (0, 2)
    assert t.where("portuguese_empire_crumbles") == "removed"


@pytest.mark.card("TS south_african_unrest")
def test_unrest_stays_in_south_africa():
    t = Story().event("south_african_unrest").play("place south_africa")
    assert (t.at("south_africa"), t.asked) == ((0, 2), "")


@pytest.mark.card("TS south_african_unrest")
def test_or_it_spills_over():
    t = Story().event("south_african_unrest")
    assert t.why("place zaire") == "event-area"
    t = t.play("place angola", "place botswana")
    assert [t.at(c)[1] for c in ("south_africa", "angola", "botswana")] == [1, 1, 1]


@pytest.mark.card("TS allende")
def test_allende_brings_two_to_chile():
    assert Story().at("chile", us=3).event("allende").at("chile") == (3, 2)


@pytest.mark.card("TS allende")
def test_allende_is_gone_afterwards():
    assert Story().event("allende", by="us").where("allende") == "removed"


@pytest.mark.card("TS willy_brandt")
def test_willy_brandt_opens_west_germany():
    story = Story().defcon(5).effect("nato").at("west_germany", us=6)
    t = story.hand("ussr", "willy_brandt", "fidel").hand("us", "summit", "olympic_games").round("ussr")
    t = t.play("play willy_brandt", "event")
    assert (t.vp, t.at("west_germany")) == (-1, (6, 1))
    t = t.play("play summit", "ops", "place canada", "play fidel", "ops")
    assert t.why("coup west_germany") == ""


@pytest.mark.card("TS willy_brandt")
def test_tear_down_this_wall_bars_willy_brandt():
    t = Story(turn=8).effect("tear_down_this_wall").event("willy_brandt")
    assert (t.vp, t.where("willy_brandt")) == (0, "discarded")


@pytest.mark.card("TS muslim_revolution")
def test_the_muslim_revolution_clears_two_countries():
    t = Story().at("egypt", us=4).at("iran", us=2).at("israel", us=2).event("muslim_revolution")
    assert t.why("remove israel") == "event-area"
    t = t.play("remove egypt", "remove iran")
    assert (t.at("egypt"), t.at("iran")) == ((0, 0), (0, 0))


@pytest.mark.card("TS muslim_revolution")
def test_awacs_bar_the_muslim_revolution():
    t = Story(turn=8).effect("awacs_sale_to_saudis").at("egypt", us=4).event("muslim_revolution", by="us")
    assert t.at("egypt") == (4, 0)


@pytest.mark.card("TS abm_treaty")
def test_the_abm_treaty_improves_defcon_before_its_operations():
    t = Story().defcon(4).at("italy", us=3).die(1).event("abm_treaty", by="ussr").play("coup italy")
    assert (t.defcon, t.military) == (4, (0, 4))
    assert t.at("italy") == (2, 0)


@pytest.mark.card("TS abm_treaty")
def test_the_operations_of_the_treaty_may_be_declined():
    t = Story().defcon(5).event("abm_treaty", by="us").play("decline")
    assert (t.defcon, t.asked) == (5, "")


@pytest.mark.card("TS cultural_revolution")
def test_the_cultural_revolution_fetches_the_china_card():
    t = Story().china("us", up=False).event("cultural_revolution")
    assert (t.s.china, t.s.china_up, t.vp) == (1, True, 0)


@pytest.mark.card("TS cultural_revolution")
def test_or_it_is_worth_a_point():
    assert Story().china("ussr", up=False).event("cultural_revolution").vp == -1
