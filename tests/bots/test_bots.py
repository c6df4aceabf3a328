"""Bots play whole games through redeals alone."""

import pytest

from tharsis.bots import HeuristicBot, RandomBot, SearchBot, make, names
from tharsis.kernel import Advisor, BadOption
from toy import GAME
from toy.actions import ROLL


class Roller(Advisor):
    """Always rolls for coins when it can."""

    def choose(self, s, seat, legal):
        return ROLL if ROLL in legal else legal[0]

    def value(self, s, seat):
        return s.coins[seat] / 40


def play(bots, seed):
    """One game of the toy, every decision through a redeal of the deciding seat."""
    s = GAME.new(seed=seed, seats=len(bots))
    while not s.over:
        seat = s.actor()
        action = bots[seat].choose(s.redeal(seat, s.moves), seat, s.legal(seat))
        assert s.why(seat, action) == 0
        s.apply(seat, action)
    return s


def test_names_come_weakest_first():
    assert names(GAME) == ["random", "search"]


def test_unknown_bot_is_refused_with_what_there_is():
    with pytest.raises(BadOption, match="no bot 'genius' for toy; choose random, search"):
        make("genius", GAME, 1)


def test_make_gives_the_named_bots():
    assert isinstance(make("random", GAME, 1), RandomBot)
    assert isinstance(make("search", GAME, 1), SearchBot)


def test_random_games_repeat_by_seed():
    first = play([RandomBot(1), RandomBot(2)], 5)
    again = play([RandomBot(1), RandomBot(2)], 5)
    assert first.digest() == again.digest()


def test_heuristic_follows_the_advisor():
    s = play([HeuristicBot(Roller()), RandomBot(2)], 5)
    assert s.over
