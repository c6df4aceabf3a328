"""One learner against bots: Gymnasium's own checker, and what it does not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.variants import ENDS, GAMES, OPTIONS
from tharsis.bots import Bot, RandomBot
from tharsis.envs import gym, register_gymnasium
from tharsis.envs.vector import Closed
from tharsis.kernel import BadOption, IllegalMove, UnknownGame


class NthLegal(gymnasium.ActionWrapper):
    """The checker knows no masks: any number means one of the legal actions."""

    def action(self, action):
        legal = np.flatnonzero(self.env.unwrapped.action_masks())
        return legal[int(action) % len(legal)]


class Watcher(Bot):
    """Plays at random, and keeps what it was handed."""

    def __init__(self):
        self.handed = []
        self.random = RandomBot(1)

    def choose(self, s, seat, legal):
        self.handed.append((s, seat))
        return self.random.choose(s, seat, legal)


def any_legal(env, rng):
    return int(rng.choice(np.flatnonzero(env.action_masks())))


def illegal(env):
    return int(np.flatnonzero(env.action_masks() == 0)[0])


def play(env, seed):
    """Random play to the end of a game; its last step."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while True:
        step = env.step(any_legal(env, rng))
        if step[2] or step[3]:
            return step


@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.parametrize("id", register_gymnasium())
def test_its_own_checker(id, capsys):
    check_env(gymnasium.make(id, illegal="lose").unwrapped)


@pytest.mark.filterwarnings("ignore:.*wrapper applied to it")
@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_its_own_checker_when_actions_are_legal(name, seats):
    check_env(NthLegal(gym(name, seats=seats)), skip_render_check=True)


def test_ids_carry_the_version_of_the_rules():
    assert register_gymnasium() == register_gymnasium()
    assert "tharsis/TwilightStruggle-v3" in register_gymnasium()
    env = gymnasium.make("tharsis/TwilightStruggle-v3", opponents="heuristic", seat=1)
    _, info = env.reset(seed=1)
    assert info["seat"] == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_game_against_bots_ends_with_its_return(name):
    env = gym(name, opponents="heuristic" if name == "twilight-struggle" else "random", **OPTIONS[name])
    seen, reward, over, broken_off, info = play(env, 3)
    assert (over, broken_off) == (True, False)
    assert reward == env.table.state.returns()[0]
    assert seen in env.observation_space
    assert not info["action_mask"].any()


@pytest.mark.parametrize("name", GAMES)
def test_bots_are_handed_redeals_only(name):
    watcher = Watcher()
    env = gym(name, opponents=watcher, seat=0)
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    for _ in range(30):
        if env.step(any_legal(env, rng))[2]:
            env.reset()
    assert watcher.handed
    assert {seat for _, seat in watcher.handed} == {1}
    assert all(s is not env.table.state and s.journal is None for s, _ in watcher.handed)


def test_a_bot_for_each_seat():
    watchers = [Watcher(), Watcher()]
    env = gym("terraforming-mars", opponents=["random", *watchers], seat=2, seats=4)
    env.reset(seed=1)
    assert {seat for _, seat in watchers[0].handed} == {1}
    assert {seat for _, seat in watchers[1].handed} <= {3}
    assert env.seat == 2


def test_the_learner_can_sit_anywhere():
    env = gym("twilight-struggle", seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}


def test_the_same_seed_is_the_same_game():
    first, again = (play(gym("terraforming-mars"), 7) for _ in range(2))
    assert (first[0] == again[0]).all()
    assert first[1] == again[1]


def test_a_game_that_is_too_long_is_truncated():
    env = gym("twilight-struggle")
    env.reset(seed=1)
    env.table.state.moves = env.table.game.longest - 1
    _, reward, over, broken_off, _ = env.step(any_legal(env, np.random.default_rng(0)))
    assert (reward, over, broken_off) == (0, False, True)
    with pytest.raises(BadOption, match=r"call reset\(\) first"):
        env.step(0)


def test_an_illegal_action_changes_nothing():
    env = gym("twilight-struggle")
    env.reset(seed=1)
    before = env.table.state.digest()
    for action in (illegal(env), -1, 10**9):
        with pytest.raises(IllegalMove, match="is not allowed"):
            env.step(action)
    with pytest.raises(BadOption, match=r"a whole number, not 1\.5"):
        env.step(1.5)
    assert env.table.state.digest() == before


def test_an_illegal_action_can_lose_the_game():
    env = gym("twilight-struggle", illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(illegal(env))
    assert (reward, over) == (-1, True)
    assert "is not allowed" in info["illegal"]


def test_the_table_in_words():
    env = gym("twilight-struggle", render_mode="ansi")
    env.reset(seed=1)
    assert "1. Place influence in" in env.render()


def test_before_the_first_game_and_after_the_last():
    env = gym("twilight-struggle")
    with pytest.raises(BadOption, match=r"call reset\(\) first"):
        env.step(0)
    env.close()
    env.close()
    with pytest.raises(Closed, match="make a new one"):
        env.reset()


def test_what_there_is_not():
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        gym("chess")
    with pytest.raises(BadOption, match="there is no bot 'genius'"):
        gym("twilight-struggle", opponents="genius")
    with pytest.raises(BadOption, match="2 opponents for 1 other seats"):
        gym("twilight-struggle", opponents=["random", "random"])
    with pytest.raises(BadOption, match="there is no seat 2"):
        gym("twilight-struggle", seat=2)
    with pytest.raises(BadOption, match="is for 1 to 4 seats, not 5"):
        gym("on-mars", seats=5)
    with pytest.raises(BadOption, match="there is no option 'dragons'"):
        gym("on-mars", dragons=True)
    with pytest.raises(BadOption, match="not 'shrug'"):
        gym("on-mars", illegal="shrug")
    with pytest.raises(BadOption, match="no render mode 'film'"):
        gym("on-mars", render_mode="film")
