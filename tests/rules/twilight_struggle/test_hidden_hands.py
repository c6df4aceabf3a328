"""What a side may still believe of the other hand: every redeal fits what events have told."""

import pytest

from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import MISSILE_ENVY, OPS, SCORING


def beliefs(table, seat, side, count=200):
    """The hands a seat believes in, over many redeals."""
    return [table.s.redeal(seat, seed).hand(side) for seed in range(count)]


@pytest.mark.card("TS the_cambridge_five")
def test_a_hand_that_showed_no_scoring_card_holds_none():
    t = Story().hand("us", "fidel", "nasser", "nato").hand("ussr", "summit").event("the_cambridge_five")
    hands = beliefs(t, USSR, US)
    assert not any(SCORING[card] for hand in hands for card in hand)
    assert len({tuple(hand) for hand in hands}) > 100


@pytest.mark.card("TS missile_envy")
def test_a_hand_that_gave_its_highest_card_holds_nothing_higher():
    t = (
        Story()
        .hand("us", "fidel", "blockade", "nasser")
        .hand("ussr", "summit")
        .event("missile_envy", by="ussr")
    )
    hands = beliefs(t, USSR, US)
    assert not any(OPS[card] > 2 for hand in hands for card in hand)


@pytest.mark.card("TS missile_envy")
def test_a_hand_that_gave_away_a_scoring_card_holds_no_other_kind():
    story = Story().hand("us", "africa_scoring", "asia_scoring").hand("ussr", "missile_envy", "fidel")
    t = story.round("ussr").play("play missile_envy", "event", "give africa_scoring")
    hands = beliefs(t, USSR, US)
    fitting = sum(all(SCORING[card] or card == MISSILE_ENVY for card in hand) for hand in hands)
    assert fitting > 0.9 * len(hands)  # few deals fit, and a redeal gives up after some tries


@pytest.mark.card("TS quagmire")
def test_whoever_passed_in_a_trap_had_nothing_worth_two():
    story = Story().effect("quagmire").hand("us", "nasser").hand("ussr", "summit", "fidel")
    t = story.round("us").play("pass")
    hands = beliefs(t, USSR, US)
    assert not any(OPS[card] > 1 or SCORING[card] for hand in hands for card in hand)


@pytest.mark.rule("TS 10.1.5")
def test_nobody_is_believed_to_hold_more_scoring_cards_than_rounds():
    t = Story().hand("us", "fidel", "nasser", "nato").hand("ussr", "summit", "blockade").round("ussr", 7)
    held = [sum(SCORING[card] for card in hand) for hand in beliefs(t, USSR, US)]
    assert max(held) == 1
