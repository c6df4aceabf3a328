"""Batched bots: one call for many games, alone at a table, and how good one is."""

import numpy as np
import pytest

from envs.variants import GAMES
from tharsis.bots import BatchBot, OneByOne, RandomBatchBot, RandomBot
from tharsis.envs import Vector, evaluate
from tharsis.kernel import BadOption, IllegalMove, RulesError, game


class Lowest(BatchBot):
    """Takes the legal action with the lowest number, and counts its calls."""

    def __init__(self):
        self.calls = 0

    def choose_many(self, observations, masks):
        self.calls += 1
        assert len(observations) == len(masks)
        return masks.argmax(axis=1)


class Cheat(BatchBot):
    def choose_many(self, observations, masks):
        return masks.argmin(axis=1)


@pytest.mark.parametrize("name", GAMES)
def test_a_batched_random_bot_plays_legal_actions_of_all_kinds(name):
    bot = RandomBatchBot(1)
    with Vector(name, 4, seed=1) as vector:
        for _ in range(10):
            vector.step(bot.choose_many(vector.observations, vector.masks))


def test_each_legal_action_is_as_likely():
    masks = np.zeros((4000, 5), np.uint8)
    masks[:, [1, 4]] = 1
    drawn = np.bincount(RandomBatchBot(1).choose_many(masks, masks), minlength=5)
    assert drawn[[0, 2, 3]].sum() == 0
    assert abs(drawn[1] - drawn[4]) < 300


@pytest.mark.parametrize("name", GAMES)
def test_alone_at_a_table_it_sees_the_same(name):
    """What a bot is handed is a redeal: its observation is that of the position."""
    s = game(name).new(seed=3)
    random = RandomBot(2)
    bot = OneByOne(Lowest())
    for _ in range(30):
        seat, legal = s.actor(), s.legal(s.actor())
        redeal = s.redeal(seat, s.moves)
        assert redeal.observe(seat) == s.observe(seat)
        assert bot.choose(redeal, seat, legal) == min(legal)
        s.apply(seat, random.choose(s, seat, legal))


def test_against_bots_by_name():
    found = evaluate(RandomBatchBot(1), "twilight-struggle", 6, "random", lanes=3, seed=5)
    assert found.seats.tolist() == [0, 1, 0, 1, 0, 1]
    assert set(found.returns) <= {-1, 0, 1}
    assert str(found) == f"{found.mean:+.3f} ± {found.error:.3f} in 6 games"


def test_the_same_games_however_many_are_played_at_a_time():
    few, many = (evaluate(Lowest(), "twilight-struggle", 5, Lowest(), lanes=lanes) for lanes in (2, 5))
    assert few.returns.tolist() == many.returns.tolist()


def test_against_another_batched_bot_each_is_called_once_a_step():
    bot, other = Lowest(), Lowest()
    found = evaluate(bot, "terraforming-mars", 3, other, seats=3, lanes=3)
    assert len(found.returns) == 3
    assert bot.calls
    assert other.calls


def test_what_is_refused():
    with pytest.raises(IllegalMove, match="is not allowed"):
        evaluate(Cheat(), "twilight-struggle", 1)
    with pytest.raises(BadOption, match="take one or more"):
        evaluate(Lowest(), "twilight-struggle", 0)
    with pytest.raises(BadOption, match="there is no bot 'genius'"):
        evaluate(Lowest(), "twilight-struggle", 1, "genius")
    with pytest.raises(RulesError, match="a bot must choose"):
        evaluate(BatchBot(), "twilight-struggle", 1)
