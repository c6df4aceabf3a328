"""Many games for one learner, as Gymnasium's vector environment and for Stable-Baselines3."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from envs.variants import GAMES, OPTIONS
from tharsis.envs import Scale, gym_vector, register_gymnasium, stable_baselines
from tharsis.envs.vector import Closed
from tharsis.kernel import BadOption, IllegalMove, UnknownGame


def any_legal(masks, rng):
    return np.array([rng.choice(np.flatnonzero(row)) for row in masks])


def play(env, steps, seed=0):
    """Random play from a seed; all that was told on the way."""
    rng = np.random.default_rng(seed)
    observations, info = env.reset(seed=seed)
    told = [(observations, None, None, None, info)]
    for _ in range(steps):
        told.append(env.step(any_legal(info["action_mask"], rng)))
        info = told[-1][4]
    return told


def until_an_end(env, seed=0):
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        step = env.step(any_legal(info["action_mask"], rng))
        info = step[4]
        if step[2].any() or step[3].any():
            return step


@pytest.mark.parametrize("name", GAMES)
def test_only_the_learner_is_asked(name):
    env = gym_vector(name, 3, seat=1, seats=2, **OPTIONS[name])
    for observations, _, _, _, info in play(env, 12):
        assert observations in env.observation_space
        assert info["seat"].tolist() == [1, 1, 1]
        assert (info["action_mask"].sum(axis=1) > 1).all()
    env.close()


def test_in_self_play_all_seats_are_asked_and_the_reward_is_the_movers():
    env = gym_vector("twilight-struggle", 4, opponents=None)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    asked = set()
    ended = np.zeros(4, bool)
    while not ended.any():
        asked |= set(info["seat"])
        moved = info["seat"]
        _, rewards, ended, _, info = env.step(any_legal(info["action_mask"], rng))
        assert rewards.tolist() == info["rewards"][np.arange(4), moved].tolist()
    assert asked == {0, 1}
    assert set(rewards[ended]) <= {-1, 0, 1}
    env.close()


def test_the_next_game_begins_in_the_same_step():
    env = gym_vector("twilight-struggle", 2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, rewards, over, _, info = until_an_end(env)
    lane = int(np.flatnonzero(over)[0])
    final = info["final_info"]
    assert final["returns"][lane, 0] == rewards[lane]
    assert info["_final_info"].tolist() == final["_returns"].tolist() == over.tolist()
    fresh = env.vector.game.observation.part("prompt")
    first = env.reset(seed=0)[0][lane]
    assert (observations[lane][fresh.start :] == first[fresh.start :]).all(), "it asks what a new game asks"
    env.close()


def test_the_same_seed_is_the_same_games_in_any_number_of_processes():
    told = []
    for count in (0, 2):
        env = gym_vector("twilight-struggle", 4, "random", None, workers=count)
        told.append(play(env, 40))
        env.close()
    for one, other in zip(*told, strict=True):
        assert (one[0] == other[0]).all()
        assert one[4]["seat"].tolist() == other[4]["seat"].tolist() == [0, 1, 0, 1]


def test_what_was_given_stays_as_it_was():
    env = gym_vector("twilight-struggle", 2)
    told = play(env, 3)
    assert all((told[i][0] != told[i + 1][0]).any() for i in range(3))
    assert not np.shares_memory(told[1][4]["action_mask"], told[2][4]["action_mask"])


@pytest.mark.parametrize("id", register_gymnasium())
def test_made_by_its_id(id):
    env = gymnasium.make_vec(id, num_envs=2, seat=None)
    _, info = env.reset(seed=1)
    assert info["seat"].tolist() == [0, 1]
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.close()


def test_wrappers_of_gymnasium_understand_it():
    env = RecordEpisodeStatistics(gym_vector("twilight-struggle", 2))
    _, rewards, over, _, info = until_an_end(env)
    assert info["_episode"].tolist() == over.tolist()
    assert info["episode"]["r"].tolist() == rewards.tolist()
    assert info["episode"]["l"][over].min() > 10
    listed = DictInfoToList(gym_vector("twilight-struggle", 2))
    assert [set(told) for told in listed.reset(seed=1)[1]] == [{"action_mask", "seat", "rewards"}] * 2


def test_bad_input_changes_nothing():
    env = gym_vector("twilight-struggle", 2)
    with pytest.raises(BadOption, match=r"call reset\(\) first"):
        env.step([0, 0])
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalMove, match="game in row 1"):
        env.step([info["action_mask"][0].argmax(), -1])
    with pytest.raises(BadOption, match="a step takes 2 whole numbers"):
        env.step([1])
    with pytest.raises(BadOption, match="without a mask"):
        env.reset(options={"reset_mask": np.array([True, False])})
    assert (env.action_masks() == info["action_mask"]).all()
    env.close()
    env.close()
    with pytest.raises(Closed, match="make a new one"):
        env.step([0, 0])
    with pytest.raises(Closed, match="make a new one"):
        env.reset()


def test_what_there_is_not():
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        gym_vector("chess", 2)
    with pytest.raises(BadOption, match="0 games: take one or more"):
        gym_vector("twilight-struggle", 0)
    with pytest.raises(BadOption, match="there is no bot 'genius'"):
        gym_vector("twilight-struggle", 2, "genius")
    with pytest.raises(BadOption, match="there is no option 'dragons'"):
        gym_vector("twilight-struggle", 2, dragons=True)
    with pytest.raises(BadOption, match="is for 2 to 2 seats, not 3"):
        gym_vector("twilight-struggle", 2, seats=3)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_for_networks(name):
    env = gym_vector(name, 2)
    bytes_, _ = env.reset(seed=1)
    scale = Scale(name)
    numbers = scale(bytes_)
    assert numbers.dtype == np.float32
    for part in env.game.observation.parts:
        row = np.array(part.read(bytes_[1].tobytes())).ravel() / part.full
        assert numbers[1, part.start : part.start + part.size] == pytest.approx(row)
    with pytest.raises(BadOption, match="bytes, not 3"):
        scale(np.zeros(3, np.uint8))


def test_stable_baselines_gets_scaled_observations_and_masks():
    env = stable_baselines("twilight-struggle", 3, seat=None)
    env.seed(4)
    observations = env.reset()
    masks = np.stack(env.env_method("action_masks"))
    rng = np.random.default_rng(1)
    assert observations.shape == (3, *env.observation_space.shape)
    assert env.has_attr("action_masks")
    ends = 0
    while not ends:
        observations, rewards, done, infos = env.step(any_legal(masks, rng))
        masks = np.stack(env.env_method("action_masks"))
        ends = done.sum()
    lane = int(np.flatnonzero(done)[0])
    assert observations.dtype == np.float32
    assert rewards[lane] in infos[lane]["returns"]
    assert infos[lane]["TimeLimit.truncated"] is False
    env.close()


def test_stable_baselines_can_ask_for_nothing_else():
    env = stable_baselines("twilight-struggle", 2)
    with pytest.raises(AttributeError, match="no method 'dance'"):
        env.env_method("dance")
    with pytest.raises(AttributeError, match="nothing to set"):
        env.set_attr("dragons", 1)
    assert env.env_is_wrapped(gymnasium.Wrapper) == [False, False]
