"""Rules 11: tournament play."""

import pytest

from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import GAME, deck
from tharsis.games.twilight_struggle.actions import DEAL_TO
from tharsis.kernel.chance import outcomes


@pytest.mark.rule("TS 11.1.1")
def test_held_cards_are_shown():
    t = Story(tournament=True).military(us=5, ussr=5).hand("us", "nato").hand("ussr", "fidel").end_of_turn()
    assert t.knows("ussr", "nato")
    assert t.knows("us", "fidel")


@pytest.mark.rule("TS 11.1.2")
def test_a_held_scoring_card_loses():
    story = Story(tournament=True).military(us=5, ussr=5).hand("us", "asia_scoring")
    assert story.end_of_turn().won == "ussr by held-scoring-card"


@pytest.mark.rule("TS 11.1.2")
def test_if_both_hold_one_nobody_wins():
    story = (
        Story(tournament=True)
        .military(us=5, ussr=5)
        .hand("us", "asia_scoring")
        .hand("ussr", "europe_scoring")
    )
    assert story.end_of_turn().won == "nobody by held-scoring-card"


@pytest.mark.rule("TS 11.1.3")
def test_the_ussr_gets_the_first_card_and_then_they_take_turns():
    kinds = [kind for kind, _ in outcomes(GAME.new(seed=3).tape)]
    assert kinds == [DEAL_TO[1], DEAL_TO[0]] * 8


@pytest.mark.rule("TS 11.1.3")
def test_the_side_that_needs_more_gets_the_last_cards_in_a_row():
    t = Story(turn=1).hand("ussr", *deck.CARD_IDS[10:16]).next_turn()
    kinds = [kind for kind, _ in outcomes(t.s.tape)]
    assert kinds == [DEAL_TO[1], DEAL_TO[0]] * 2 + [DEAL_TO[0]] * 6
