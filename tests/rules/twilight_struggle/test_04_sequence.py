"""Rules 4: the course of the game and the phases of a turn."""

import pytest

from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import codes, deck


@pytest.mark.rule("TS 4.1", "TS 4.5.B")
def test_hands_of_eight_then_nine():
    t = Story(turn=2).next_turn()
    assert [len(t.hand(side)) for side in ("us", "ussr")] == [8, 8]
    t = Story(turn=3).next_turn()
    assert [len(t.hand(side)) for side in ("us", "ussr")] == [9, 9]


@pytest.mark.rule("TS 4.1")
def test_the_game_ends_after_turn_ten():
    t = Story(turn=10).at("angola", us=1).end_of_turn()
    assert t.won == "us by final-scoring"


@pytest.mark.rule("TS 4.2")
def test_the_phasing_player_is_the_one_whose_round_it_is():
    t = Story().hand("ussr", "fidel", "nasser").hand("us", "summit").round("ussr")
    assert t.s.phasing == codes.USSR
    assert t.play("play fidel", "event").s.phasing == codes.US


@pytest.mark.rule("TS 4.3")
def test_an_empty_pile_takes_in_the_discards_but_not_what_left_the_game():
    t = Story(turn=2).in_deck("fidel").discarded("nato", "comecon").removed("suez_crisis").next_turn()
    assert sorted(t.hand("us") + t.hand("ussr")) == ["comecon", "fidel", "nato"]
    assert t.where("suez_crisis") == "removed"


@pytest.mark.rule("TS 4.3.1")
def test_what_is_left_of_the_pile_is_dealt_first():
    early = [name for name in deck.CARD_IDS[:35] if name not in ("the_china_card", "fidel", "nato")]
    t = Story(turn=2).in_deck("fidel", "nato").discarded(*early).next_turn()
    assert {t.where("fidel"), t.where("nato")} == {"us hand", "ussr hand"}
    assert len(t.s.cards.piles[0]) == len(early) - 14


@pytest.mark.rule("TS 4.4", "TS 4.5.H")
@pytest.mark.parametrize(("turn", "era"), [(3, deck.MID), (7, deck.LATE)])
def test_new_cards_join_the_pile_and_the_discards_wait(turn, era):
    t = Story(turn=turn).discarded("fidel", "nato").next_turn()
    assert t.s.turn == turn + 1
    assert (t.where("fidel"), t.where("nato")) == ("discarded", "discarded")
    joined = [c for c in range(len(deck.CARD_IDS)) if deck.ERA[c] == era]
    assert all(t.s.cards.place[c] <= 2 for c in joined)  # in the draw pile or in a hand


@pytest.mark.rule("TS 4.5")
def test_the_phases_follow_each_other():
    story = Story(turn=1).defcon(3).military(us=3, ussr=3).china("us", up=False)
    t = story.end_of_turn()
    assert (t.s.turn, t.defcon, t.s.china_up) == (2, 4, True)
    assert t.s.actors() == [0, 1]  # both choose a headline


@pytest.mark.rule("TS 4.5.A")
def test_defcon_improves_at_the_start_of_a_turn():
    assert Story(turn=1).defcon(2).next_turn().defcon == 3
    assert Story(turn=1).defcon(5).next_turn().defcon == 5


@pytest.mark.rule("TS 4.5.B")
def test_the_china_card_is_not_counted_in_the_hand():
    t = Story(turn=1).china("us").hand("us", "fidel").next_turn()
    assert len(t.hand("us")) == 8
    assert "the_china_card" not in t.hand("us")


@pytest.mark.rule("TS 4.5.C")
def test_the_higher_headline_goes_first_and_the_us_on_a_tie():
    story = Story().defcon(5).hand("us", "duck_and_cover", "nasser").hand("ussr", "nuclear_test_ban", "fidel")
    t = story.headlines().play("headline duck_and_cover", "headline nuclear_test_ban")
    assert (t.vp, t.defcon) == (-3 + 1, 4)  # the test ban counts DEFCON 5
    story = Story().at("egypt", us=2).hand("us", "kitchen_debates", "nato").hand("ussr", "nasser", "fidel")
    t = story.headlines().play("headline kitchen_debates", "headline nasser")
    assert (t.vp, t.at("egypt")) == (2, (1, 2))  # the US still controlled Egypt in the debate


@pytest.mark.rule("TS 4.5.C")
def test_scoring_cards_come_last_as_headlines():
    story = Story().hand("us", "africa_scoring", "nasser").hand("ussr", "portuguese_empire_crumbles", "fidel")
    t = story.headlines().play("headline africa_scoring", "headline portuguese_empire_crumbles")
    assert t.vp == -(4 + 1)  # after the event the USSR dominates
    story = Story().vp(19).at("angola", us=1).at("vietnam", ussr=1)
    t = story.hand("us", "africa_scoring", "nato").hand("ussr", "asia_scoring", "fidel").headlines()
    t = t.play("headline africa_scoring", "headline asia_scoring")
    assert t.won == "us by twenty-points"  # of two scoring cards the US one is first


@pytest.mark.rule("TS 4.5.C")
def test_whoever_headlines_an_enemy_event_answers_for_defcon():
    story = Story().defcon(2).hand("us", "nasser", "summit").hand("ussr", "duck_and_cover", "fidel")
    t = story.headlines().play("headline nasser", "headline duck_and_cover")
    assert t.won == "us by nuclear-war"


@pytest.mark.rule("TS 4.5.C")
def test_headlines_give_no_operations():
    story = Story().hand("us", "nasser", "summit").hand("ussr", "red_scare_purge", "fidel")
    t = story.headlines().play("headline nasser", "headline red_scare_purge")
    assert (t.asked, t.s.round) == ("ussr", 1)


@pytest.mark.rule("TS 4.5.C")
def test_headlines_are_secret_until_both_are_in():
    t = (
        Story()
        .hand("us", "nasser", "summit")
        .hand("ussr", "comecon", "fidel")
        .headlines()
        .play("headline nasser")
    )
    assert t.s.look(0)["headlines"]["us"]["card"] == "nasser"
    assert t.s.look(1)["headlines"]["us"]["card"] is None
    assert t.s.retract(0).actors() == [0, 1]


@pytest.mark.rule("TS 4.5.D")
@pytest.mark.parametrize(("turn", "rounds"), [(3, 6), (4, 7)])
def test_six_rounds_then_seven(turn, rounds):
    t = Story(turn=turn).operations("us", 1)
    assert (t.s.rounds(0), t.s.rounds(1)) == (rounds, rounds)


@pytest.mark.rule("TS 4.5.D")
def test_the_ussr_goes_first_and_who_has_no_cards_sits_out():
    t = (
        Story()
        .china("us", up=False)
        .hand("ussr", "allende", "nasser")
        .round("ussr")
        .play("play allende", "event")
    )
    assert (t.asked, t.s.round) == ("ussr", 2)


@pytest.mark.rule("TS 4.5.D")
def test_cards_left_over_are_held():
    t = Story(turn=1).defcon(2).military(us=2, ussr=2).hand("us", "nato").end_of_turn()
    assert t.s.turn == 2
    assert "nato" in t.hand("us")


@pytest.mark.rule("TS 4.5.E")
def test_missing_military_operations_are_paid_and_the_markers_go_back():
    t = Story().defcon(4).military(us=2, ussr=4).end_of_turn()
    assert (t.vp, t.military) == (-2, (0, 0))


@pytest.mark.rule("TS 4.5.F")
def test_hands_stay_hidden_in_friendly_play():
    t = Story().military(us=5, ussr=5).hand("us", "nato").end_of_turn()
    assert not t.knows("ussr", "nato")


@pytest.mark.rule("TS 4.5.G")
def test_the_china_card_is_turned_face_up():
    t = Story().military(us=5, ussr=5).china("us", up=False).end_of_turn()
    assert (t.s.china, t.s.china_up) == (codes.US, True)


@pytest.mark.rule("TS 4.5.I")
def test_final_scoring_after_turn_ten():
    t = Story(turn=10).defcon(2).military(us=2, ussr=2).china("ussr").at("kenya", us=2).end_of_turn()
    assert (t.won, t.vp) == ("nobody by final-scoring", 0)  # presence in Africa against the China Card
