"""Games for OpenSpiel's algorithms: its own suites, and what they do not ask."""

import pickle
import random
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

from envs.variants import ENDS, GAMES, OPTIONS
from tharsis.envs import register_open_spiel
from tharsis.kernel import BadOption, IllegalMove, game

NAMES = dict(zip(GAMES, register_open_spiel(), strict=True))


def load(name, **parameters):
    return pyspiel.load_game(NAMES[name], parameters)


def dealt(name, seed=1, **parameters):
    """A state at its first decision."""
    state = load(name, **parameters).new_initial_state()
    return settle(state, random.Random(seed))


def settle(state, rng):
    """Let chance decide until a player must."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def play_on(state, decisions, seed=1):
    rng = random.Random(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            settle(state, rng)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_its_own_random_simulation(name):
    """Clones, saves, masks, tensors and strings, at every step of a game."""
    alone = name in ("on-mars", "terraforming-mars")  # where a random game of two takes long
    game = load(name, players=1 if alone else 2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_its_own_python_simulation(name, seats, monkeypatch):
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 80)
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(name, players=seats))


@pytest.mark.parametrize("name", GAMES)
def test_its_own_api_test(name, monkeypatch):
    """The suite that every game of OpenSpiel must pass, on fewer states of its tree."""
    some = sample_some_states.sample_some_states
    monkeypatch.setattr(sample_some_states, "sample_some_states", lambda game, max_states: some(game, 40))
    random.seed(1)
    held = type(
        "Held", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(name), "game_name": NAMES[name]}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(held).run(result)
    assert result.testsRun >= 5
    assert result.failures + result.errors + result.skipped == []


@pytest.mark.parametrize("name", GAMES)
def test_options_reach_the_game(name):
    state = dealt(name, **OPTIONS[name])
    assert OPTIONS[name].items() <= state.position.table.options.items()


@pytest.mark.parametrize("name", GAMES)
def test_a_history_tells_the_whole_game(name):
    state = play_on(dealt(name), 30)
    again = load(name).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.position.past == state.position.past


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_and_a_pickle_go_on_alike_and_alone(name):
    state = play_on(dealt(name), 20)
    before = str(state)
    copies = [state.clone(), pickle.loads(pickle.dumps(state))]
    after = {str(play_on(copy, 10, seed=3)) for copy in copies}
    assert len(after) == 1
    assert str(state) == before


def test_dice_cannot_be_foreseen():
    """The same action in two copies of a state: what follows is up to chance."""
    state = dealt("twilight-struggle")
    outcomes = set()
    for seed in range(20):
        copy = state.clone()
        play_on(copy, 25, seed=5)
        rng = random.Random(seed)
        while not copy.is_chance_node() and not copy.is_terminal():
            copy.apply_action(copy.legal_actions()[0])
        outcomes.add(str(settle(copy, rng)))
    assert len(outcomes) > 1


@pytest.mark.parametrize("name", GAMES)
def test_resampling_keeps_all_that_a_player_knows(name):
    state = play_on(dealt(name), 12)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(player, sampler) for _ in range(5)]
    assert {other.information_state_string(player) for other in others} == {
        state.information_state_string(player)
    }
    assert all(other.legal_actions() == state.legal_actions() for other in others)


def test_resampling_deals_the_other_hands_anew():
    state = play_on(dealt("twilight-struggle"), 14)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(player, sampler) for _ in range(5)]
    assert len({other.information_state_string(1 - player) for other in others}) > 1


def test_a_search_of_open_spiel_plays():
    state = dealt("twilight-struggle")
    settled = play_on(state, 14)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(state.get_game(), evaluator, 2.0, 4, random_state=np.random.RandomState(1))
    assert bot.step(settled) in settled.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_tensors_have_the_parts_of_the_observation(name):
    state = play_on(dealt(name), 5)
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    layout = game(name).observation
    assert list(observation.dict) == [part.name for part in layout.parts]
    row = state.position.table.observe(0)
    for part in layout.parts:
        values = np.array(part.read(row)) / part.full
        assert observation.dict[part.name] == pytest.approx(values)
    assert list(observation.tensor) == pytest.approx(state.observation_tensor(0))


def test_an_information_state_remembers_what_an_observation_forgets():
    """Two ways to the same position: what is seen is the same, what was done is not."""
    first = dealt("twilight-struggle")
    other = first.clone()
    player = first.current_player()
    one, two = first.legal_actions()[:2]
    for state, order in ((first, (one, two)), (other, (two, one))):
        for action in order:
            state.apply_action(action)
        while state.current_player() == player:
            state.apply_action(one)
    assert first.observation_tensor(player) == other.observation_tensor(player)
    assert first.information_state_tensor(player) != other.information_state_tensor(player)
    assert first.information_state_string(player) != other.information_state_string(player)
    history = make_observation(first.get_game(), INFO_STATE_OBS_TYPE)
    history.set_from(first, player)
    assert set(history.dict["history"]) == {0, 1}


def test_the_table_in_words():
    state = dealt("twilight-struggle")
    assert "1. Place influence in" in state.observation_string(state.current_player())
    assert state.action_to_string(state.legal_actions()[0]).startswith("place ")


def test_a_game_that_is_too_long_ends_without_a_winner():
    state = dealt("twilight-struggle")
    state.position.state.moves = game("twilight-struggle").longest - 1
    play_on(state, 1)
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert state.returns() == [0, 0]


def test_an_illegal_action_changes_nothing():
    state = dealt("twilight-struggle")
    before, history = str(state), state.history()
    with pytest.raises(IllegalMove, match="is not allowed"):
        state.apply_action(10**6)
    assert (str(state), state.history()) == (before, history)


def test_chance_cannot_be_resampled():
    state = load("twilight-struggle").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="only a decision"):
        state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))


def test_what_there_is_not():
    with pytest.raises(BadOption, match="is for 2 to 2 seats, not 3"):
        load("twilight-struggle", players=3)
    with pytest.raises(BadOption, match="option handicap cannot be 99"):
        load("twilight-struggle", handicap=99)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'dragons'"):
        load("twilight-struggle", dragons=True)
    with pytest.raises(BadOption, match="observations have no parameters"):
        load("twilight-struggle").make_py_observer(None, {"dragons": 1})
