"""Bots play whole games through redeals alone."""

import pytest

from tharsis.bots import HeuristicBot, RandomBot, SearchBot, make, names
from tharsis.bots.search import shares
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


def test_search_beats_random():
    wins = 0.0
    for seed in range(10):
        s = play([SearchBot(seed, iterations=60), RandomBot(seed)], seed)
        wins += shares(s.standings())[0]
    assert wins >= 7


def test_search_takes_advice_and_repeats_by_seed():
    first = play([SearchBot(3, Roller(), iterations=30), RandomBot(4)], 9)
    again = play([SearchBot(3, Roller(), iterations=30), RandomBot(4)], 9)
    assert first.digest() == again.digest()


def test_search_leaves_the_position_as_it_was():
    s = GAME.new(seed=3, seats=3)
    before = s.digest()
    SearchBot(1, iterations=40).choose(s, 0, s.legal(0))
    assert s.digest() == before


def test_search_by_the_clock_answers():
    s = GAME.new(seed=3)
    assert SearchBot(1, seconds=0.01).choose(s, 0, s.legal(0)) in s.legal(0)


def test_shares_count_ties_half():
    assert shares([(3,), (5,), (3,)]) == [0.25, 1.0, 0.25]
    assert shares([(1,)]) == [1.0]
