"""Games turn by turn for several learners: PettingZoo's own suite, and what it does not ask."""

import sys
import warnings
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from envs.variants import ENDS, GAMES, OPTIONS
from tharsis.envs import Vector, aec
from tharsis.envs.vector import Closed
from tharsis.kernel import BadOption, IllegalMove, UnknownGame, game


@pytest.fixture(autouse=True)
def quiet():
    """The suite warns of every observation that is no plain array; with masks none is."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def any_legal(env, rng):
    """A legal action of whoever is asked; None when its game is over."""
    seen, _, over, broken_off, _ = env.last()
    return None if over or broken_off else int(rng.choice(np.flatnonzero(seen["action_mask"])))


def play(env, seed=0):
    """Random play to the end; each agent's reward, as the agents were told it."""
    rng = np.random.default_rng(seed)
    told = {}
    for agent in env.agent_iter():
        told[agent] = env.last()[1]
        env.step(any_legal(env, rng))
    return told


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_its_own_api_test(name, seats):
    api_test(aec(name, seats, seed=1), num_cycles=300)


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_its_own_seed_test(name, seats):
    seed_test(lambda: aec(name, seats), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_its_own_performance_test(name, monkeypatch, capsys):
    """The benchmark looks at the clock after each round: here it is told that a second has passed."""
    clock = SimpleNamespace(time=count().__next__)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(aec(name))
    assert "Finished" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_options_reach_the_game(name):
    env = aec(name, **OPTIONS[name])
    env.reset(seed=1)
    assert OPTIONS[name].items() <= env.table.state.options.items()


@pytest.mark.parametrize("name", GAMES)
def test_the_end_tells_every_seat_what_the_game_was_worth(name):
    env = aec(name, seed=4)
    env.reset()
    told = play(env)
    assert [told[agent] for agent in env.possible_agents] == env.table.state.returns()
    assert env.agents == []


def test_a_game_that_is_too_long_is_truncated():
    env = aec("twilight-struggle", seed=1)
    env.reset()
    env.table.state.moves = env.table.game.longest - 1
    env.step(any_legal(env, np.random.default_rng(0)))
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.terminations == env.rewards == {"player_0": 0, "player_1": 0}
    assert not env.observe("player_0")["action_mask"].any()


def test_answers_of_several_seats_stay_hidden_until_all_are_in():
    env = aec("terraforming-mars", 3, seed=2)
    env.reset()
    assert env.table.state.parallel
    before = env.observe("player_2")["observation"]
    rng = np.random.default_rng(1)
    assert env.agent_selection == "player_0"
    while env.agent_selection == "player_0":
        env.step(any_legal(env, rng))
    changed = np.flatnonzero(env.observe("player_2")["observation"] != before)
    public = [game("terraforming-mars").observation.part(name) for name in ("asked", "ready")]
    seen = {place for part in public for place in range(part.start, part.start + part.size)}
    assert set(changed) <= seen, "only who still owes an answer is seen"


def test_the_same_games_as_in_vector_play():
    env = aec("on-mars", 2, seed=9)
    vector = Vector("on-mars", 1, 2, seed=9)
    env.reset()
    rng = np.random.default_rng(5)
    for _ in range(50):
        seen = env.observe(env.agent_selection)
        assert (seen["observation"] == vector.observations[0]).all()
        assert (seen["action_mask"] == vector.masks[0]).all()
        action = any_legal(env, rng)
        env.step(action)
        vector.step([action])


def test_games_follow_each_other_by_seed():
    env, again = aec("twilight-struggle", seed=5), aec("twilight-struggle")
    env.reset()
    again.reset(seed=5)
    for _ in range(3):
        assert env.table.state.digest() == again.table.state.digest()
        env.reset()
        again.reset()
    other = aec("twilight-struggle")
    other.reset()
    assert other.table.state.digest() != again.table.state.digest()


def test_forced_decisions_are_asked_for_on_request():
    env = aec("twilight-struggle", seed=1, skip_forced=False)
    env.reset()
    rng = np.random.default_rng(0)
    counts = set()
    for _ in range(60):
        counts.add(int(env.last()[0]["action_mask"].sum()))
        env.step(any_legal(env, rng))
    assert 1 in counts


@pytest.mark.parametrize("action", [0, -1, 10**9])
def test_an_illegal_action_changes_nothing(action):
    env = aec("twilight-struggle", seed=1)
    env.reset()
    before = env.table.state.digest()
    with pytest.raises(IllegalMove, match="is not allowed"):
        env.step(action)
    assert env.table.state.digest() == before
    assert env.agent_selection == "player_1"
    env.step(any_legal(env, np.random.default_rng(0)))


@pytest.mark.parametrize("action", [None, 1.5, "coup iran", np.zeros(2, int)])
def test_what_is_no_action_changes_nothing(action):
    env = aec("twilight-struggle", seed=1)
    env.reset()
    before = env.table.state.digest()
    with pytest.raises(BadOption, match="an action is a whole number"):
        env.step(action)
    assert env.table.state.digest() == before


def test_illegal_actions_can_end_the_game_as_is_usual_in_pettingzoo():
    env = TerminateIllegalWrapper(aec("twilight-struggle", seed=1), illegal_reward=-1)
    env.reset()
    env.step(0)
    assert all(env.terminations.values())


def test_the_table_in_words(capsys):
    env = aec("twilight-struggle", seed=1, render_mode="ansi")
    env.reset()
    assert "1. Place influence in" in env.render()
    env = aec("twilight-struggle", seed=1, render_mode="human")
    env.reset()
    assert env.render() is None
    assert "1. Place influence in" in capsys.readouterr().out


def test_before_the_first_game_and_after_the_last():
    env = aec("twilight-struggle")
    with pytest.raises(BadOption, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    env.close()
    env.close()
    with pytest.raises(Closed, match="make a new one"):
        env.step(0)
    with pytest.raises(Closed, match="make a new one"):
        env.reset()


def test_what_there_is_not():
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        aec("chess")
    with pytest.raises(BadOption, match="is for 2 to 2 seats, not 5"):
        aec("twilight-struggle", 5)
    with pytest.raises(BadOption, match="there is no option 'dragons'"):
        aec("twilight-struggle", dragons=True)
    with pytest.raises(BadOption, match="no render mode 'film'"):
        aec("twilight-struggle", render_mode="film")
