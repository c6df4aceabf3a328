"""Interactions of rules that are easy to get wrong."""

import pytest

from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import GAME, codes, deck


@pytest.mark.card("TS cuban_missile_crisis", "TS lone_gunman")
def test_the_crisis_can_be_ended_in_the_enemy_round_before_a_coup():
    story = Story().crisis("ussr").defcon(3).at("cuba", ussr=3).at("kenya", us=1).die(6)
    t = story.event("lone_gunman", by="us")
    assert t.asked == "ussr"
    assert t.play("coup kenya").won == "us by crisis-coup"
    safe = t.play("cancel-crisis cuba", "coup kenya")
    assert (safe.won, safe.at("cuba")) == ("", (0, 1))


@pytest.mark.card("TS cuban_missile_crisis")
def test_the_crisis_can_be_ended_unasked():
    t = (
        Story()
        .crisis("us")
        .at("turkey", us=2)
        .hand("ussr", "fidel", "nasser")
        .hand("us", "nato")
        .round("ussr")
    )
    assert t.asked == "ussr"
    t = t.call("us", "cancel-crisis turkey")
    assert (t.at("turkey"), t.s.crisis, t.asked) == ((0, 0), codes.NOBODY, "ussr")


@pytest.mark.card("TS cuban_missile_crisis")
def test_a_threatened_side_is_asked_before_it_loses_the_means_to_pay():
    story = (
        Story().crisis("ussr").defcon(3).at("cuba", ussr=2).hand("us", "nato", "nasser").hand("ussr", "fidel")
    )
    t = story.die(6).round("us").play("play nato", "ops", "coup cuba")
    assert t.asked == "ussr"
    assert set(t.choices()) == {"decline", "cancel-crisis cuba"}
    assert t.play("cancel-crisis cuba").s.crisis == codes.NOBODY
    assert t.play("decline").s.crisis == codes.USSR


@pytest.mark.rule("TS 5.2")
@pytest.mark.card("TS kitchen_debates")
def test_operations_first_can_spoil_the_condition_of_the_event():
    story = Story().at("angola", us=1).hand("ussr", "kitchen_debates", "fidel").hand("us", "nasser").die(6)
    t = story.round("ussr").play("play kitchen_debates", "ops-first", "coup angola")
    assert (t.vp, t.where("kitchen_debates")) == (0, "discarded")


def un_with_a_war_card(*effects):
    """The US plays Arab-Israeli War with UN Intervention while these cards are in effect."""
    story = (
        Story()
        .effect(*effects)
        .hand("us", "un_intervention", "arab_israeli_war", "nato")
        .hand("ussr", "fidel")
    )
    return story.round("us").play("play un_intervention", "event", "play arab_israeli_war")


@pytest.mark.card("TS un_intervention", "TS u2_incident", "TS we_will_bury_you", "TS flower_power")
@pytest.mark.parametrize(
    ("effects", "vp"),
    [
        (("u2_incident",), -1),
        (("we_will_bury_you",), 0),
        (("flower_power",), -2),
        (("u2_incident", "we_will_bury_you", "flower_power"), -3),
    ],
)
def test_three_cards_wait_for_un_intervention(effects, vp):
    t = un_with_a_war_card(*effects)
    assert t.vp == vp
    assert t.military == (0, 0)
    assert not t.in_effect("we_will_bury_you")


@pytest.mark.card("TS missile_envy")
def test_an_owed_missile_envy_goes_into_the_trap_unless_it_is_too_small():
    story = Story().owed(codes.USSR).effect("bear_trap").hand("ussr", "fidel", "opec").hand("us", "nato")
    t = story.round("ussr")
    assert (t.why("discard fidel"), t.why("discard missile_envy")) == ("missile-envy", "")
    story = Story().owed(codes.USSR).effect("bear_trap").red_scare("ussr").hand("ussr", "fidel", "opec")
    t = story.hand("us", "nato").round("ussr")
    assert (t.why("discard opec"), t.why("discard missile_envy")) == ("", "value-too-low")


@pytest.mark.card("TS missile_envy")
def test_the_debt_of_missile_envy_survives_the_turn_but_is_no_headline():
    story = Story().owed(codes.US).military(us=5, ussr=5).hand("us", "nato").hand("ussr", "fidel")
    t = story.end_of_turn()
    assert (t.s.turn, t.s.owed) == (5, codes.US)
    assert t.why("headline missile_envy") == "owed-headline"


@pytest.mark.card("TS missile_envy")
def test_a_hand_of_scoring_cards_gives_one_away():
    story = Story().hand("us", "missile_envy", "nato").hand("ussr", "africa_scoring").at("angola", us=1)
    t = story.round("us").play("play missile_envy", "event")
    assert (t.vp, t.hand("ussr")) == (2, ["missile_envy"])


@pytest.mark.rule("TS 4.5.C")
def test_headlines_arrive_in_any_order_with_one_result():
    start = Story().hand("us", "nasser", "nato").hand("ussr", "comecon", "fidel").headlines().s
    us = GAME.actions.parse("headline nasser")
    ussr = GAME.actions.parse("headline fidel")
    assert start.play(0, us).play(1, ussr).digest() == start.play(1, ussr).play(0, us).digest()


@pytest.mark.rule("TS 4.5.C")
def test_a_headline_not_yet_shown_varies_in_what_the_enemy_can_imagine():
    start = Story().hand("us", "nasser", "nato", "summit").hand("ussr", "comecon", "fidel").headlines().s
    chosen = start.play(0, GAME.actions.parse("headline nasser"))
    imagined = {chosen.redeal(1, seed).committed[codes.US] for seed in range(40)}
    assert len(imagined) > 5


@pytest.mark.card("TS our_man_in_tehran")
def test_cards_put_back_are_not_in_the_soviet_hand_until_it_draws():
    looks = ("fidel", "nato", "summit", "junta", "opec")
    story = Story().at("lebanon", us=1).hand("ussr", "comecon", "nasser", "blockade").looks(*looks)
    s = story.event("our_man_in_tehran").play("discard fidel", "done").s
    kept = {deck.CARD_BY_ID[name] for name in looks[1:]}
    for seed in range(60):
        assert not kept & set(s.redeal(0, seed).hand(codes.USSR))
    assert "nato" not in str(s.look(1))


@pytest.mark.card("TS aldrich_ames_remix")
def test_cards_drawn_under_aldrich_ames_are_open():
    story = Story(turn=8).effect("aldrich_ames_remix").hand("us", "fidel").draws("us", "nato")
    t = story.event("ask_not_what_your_country").play("discard fidel", "done")
    assert t.knows("ussr", "nato")


@pytest.mark.card("TS grain_sales_to_soviets")
def test_a_returned_card_stays_known():
    t = (
        Story()
        .hand("ussr", "fidel", "comecon")
        .hits("ussr", "fidel")
        .event("grain_sales_to_soviets")
        .play("return")
    )
    for seed in range(20):
        assert deck.CARD_BY_ID["fidel"] in t.s.redeal(0, seed).hand(codes.USSR)


@pytest.mark.rule("TS 10.1.5")
def test_each_way_to_strand_a_scoring_card_is_refused_with_a_reason():
    story = Story().china("ussr").hand("ussr", "asia_scoring", "un_intervention", "nato").hand("us", "fidel")
    t = story.round("ussr", number=7)
    for text in ("play the_china_card", "play un_intervention", "play nato"):
        assert t.why(text) == "must-score"
        refusal = t.s.why_not(codes.USSR, GAME.actions.parse(text))
        assert (refusal.rule, refusal.figures) == ("10.1.5", {"cards": 1, "rounds": 0})


@pytest.mark.card("TS norad")
def test_norad_looks_at_the_move_to_two_even_if_it_does_not_last():
    story = Story(turn=8).effect("norad").defcon(3).at("canada", us=4).at("angola", ussr=1).die(6)
    t = story.hand("us", "glasnost", "nato").hand("ussr", "fidel").round("us")
    t = t.play("play glasnost", "ops-first", "coup angola")
    assert (t.defcon, t.asked) == (3, "us")
    assert t.play("place canada").at("canada") == (5, 0)


@pytest.mark.rule("TS 6.4.4")
def test_abilities_of_the_space_race_add_up():
    t = Story().space(us=1, ussr=4).hand("us", "nasser", "nato").hand("ussr", "fidel", "opec").headlines()
    assert t.s.look(1)["space"]["ussr"]["allowed"] == 2
    assert t.s.actors() == [codes.US]


@pytest.mark.card("TS one_small_step")
def test_one_small_step_from_the_box_before_the_last():
    t = Story().space(us=7, ussr=8).event("one_small_step", by="us")
    assert (t.space, t.vp) == ((8, 8), 0)


@pytest.mark.card("TS grain_sales_to_soviets", "TS un_intervention")
def test_a_card_drawn_by_grain_sales_may_go_with_un_intervention():
    story = Story().hand("us", "un_intervention").hand("ussr", "fidel").hits("ussr", "fidel").at("cuba", us=2)
    t = story.event("grain_sales_to_soviets").play(
        "play fidel", "play un_intervention", "place cuba", "place cuba"
    )
    assert (t.at("cuba"), t.where("fidel"), t.where("un_intervention")) == ((4, 0), "discarded", "discarded")


@pytest.mark.card("TS defectors", "TS five_year_plan")
def test_defectors_found_by_a_headline_cancel_what_still_waits():
    story = (
        Story()
        .hand("us", "five_year_plan", "nato")
        .hand("ussr", "fidel", "defectors")
        .hits("ussr", "defectors")
    )
    t = story.headlines().play("headline five_year_plan", "headline fidel")
    assert (t.at("cuba"), t.where("fidel")) == ((0, 0), "discarded")
