"""Lacerda where the book is exact: passes of his deck, what he pays, what he does when he cannot act."""

import pytest

from rules.on_mars.story import play, told
from tharsis.games.on_mars.actions import SOLO_CHOICE
from tharsis.games.on_mars.rules.lacerda.choices import draw_for
from tharsis.games.on_mars.rules.lacerda.turn import LacerdaTurn
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


def solo() -> OMScenario:
    """Lacerda in Orbit, the player in the Colony; the missions can be told apart."""
    return OMScenario(1).at(0, 5).at(1, 1).missions("contracts", "bots", "research")


@pytest.mark.rule("OM 10.2", "OM 10.10")
def test_discards_shuffled_back_for_a_draw_begin_the_second_pass() -> None:
    t = solo()
    t.s.solo_bag = [3]  # its number is 3: no choice among two
    t.s.solo_discard = [card for card in range(12) if card != 3]
    t.next(SOLO_CHOICE, 2)
    assert draw_for(t.s, [50, 60]) == 50
    assert (t.s.solo_pass, t.s.solo_bag, t.s.solo_discard) == (2, list(range(12)), [])
    s = t.solo_card(5).ask(LacerdaTurn(), Turn(0))
    assert s.mission_left == [2, 2, 5]


@pytest.mark.rule("OM 10.2", "OM 10.10")
def test_a_draw_without_a_shuffle_begins_no_pass() -> None:
    t = solo().next(SOLO_CHOICE, 2)
    assert draw_for(t.s, [50, 60]) == 50
    assert t.s.solo_pass == 1


@pytest.mark.rule("OM 10.2", "OM 10.10")
def test_the_card_in_play_is_not_shuffled_back_before_its_action_is_done() -> None:
    t = solo()
    t.s.active = 1
    t.s.solo_card = 11
    t.s.solo_bag = []
    t.s.solo_discard = list(range(12))
    t.next(SOLO_CHOICE, 0)
    draw_for(t.s, [50, 60])
    assert t.s.solo_bag == list(range(11))
    assert t.s.solo_discard == [11]
