"""Vector play: many games in one call, the same whatever the number of processes."""

import numpy as np
import pytest

from tharsis.envs.batch import BROKEN_OFF, GOES_ON, IS_OVER, game_seed
from tharsis.envs.vector import Broken, Closed, Vector
from tharsis.kernel import IllegalMove, game, games

SEEN = ("observations", "masks", "deciders", "rewards", "returns", "ends", "numbers")
IDS = sorted(games())


def chosen(masks, step):
    """A legal action for each game, always the same for the same step."""
    rng = np.random.default_rng(step)
    return (masks * rng.random(masks.shape)).argmax(1)


def history(vector, steps):
    """Everything that a vector shows over some steps."""
    seen = [{name: getattr(vector, name).copy() for name in SEEN}]
    for step in range(steps):
        vector.step(chosen(vector.masks, step))
        seen.append({name: getattr(vector, name).copy() for name in SEEN})
    return seen


def same(first, second):
    return all(
        np.array_equal(one[name], other[name])
        for one, other in zip(first, second, strict=True)
        for name in SEEN
    )


@pytest.mark.parametrize("id", IDS)
def test_a_row_is_what_the_game_itself_tells(id):
    """Each game of a vector is the game of its seed, move by move; forced moves are taken by the way."""
    vector = Vector(id, games=2, seed=5)
    states = [game(id).new(game_seed(5, lane), vector.seats) for lane in range(2)]
    for step in range(30):
        for s in states:
            while len(s.legal(s.actor())) == 1:
                s.apply(s.actor(), s.legal(s.actor())[0])
        for lane, s in enumerate(states):
            seat = s.actor()
            assert vector.deciders[lane] == seat
            assert vector.observations[lane].tobytes() == s.observe(seat)
            assert np.flatnonzero(vector.masks[lane]).tolist() == sorted(s.legal(seat))
        actions = chosen(vector.masks, step)
        vector.step(actions)
        for lane, s in enumerate(states):
            s.apply(s.actor(), int(actions[lane]))


def test_the_same_seeds_give_the_same_games_in_one_process_or_in_three():
    alone = history(Vector("twilight-struggle", games=5, seed=3), 40)
    with Vector("twilight-struggle", games=5, seed=3, workers=3) as vector:
        assert same(history(vector, 40), alone)
    assert not same(history(Vector("twilight-struggle", games=5, seed=4), 40), alone)


def test_where_a_game_ends_the_next_begins_and_the_result_is_told_once():
    vector = Vector("twilight-struggle", games=4, seed=1)
    ended = []
    for step in range(1200):
        before = vector.numbers.copy()
        vector.step(chosen(vector.masks, step))
        for lane in range(4):
            over = vector.ends[lane] == IS_OVER
            assert over == (vector.numbers[lane] != before[lane])
            if over:
                ended.append(int(before[lane]))
                assert sorted(vector.rewards[lane]) in ([-1.0, 1.0], [0.0, 0.0])
                assert vector.returns[lane].tolist() == vector.rewards[lane].tolist()
                assert vector.numbers[lane] == before[lane] + 4
            else:
                assert vector.ends[lane] == GOES_ON
                assert not vector.rewards[lane].any()
    assert len(ended) > 4
    assert len(set(ended)) == len(ended)


def test_a_game_without_end_is_broken_off(monkeypatch):
    monkeypatch.setattr(game("on-mars"), "longest", 60)
    vector = Vector("on-mars", games=1, seed=1)
    ends = []
    for step in range(120):
        vector.step(chosen(vector.masks, step))
        ends.append(int(vector.ends[0]))
        assert not vector.rewards.any()
    assert BROKEN_OFF in ends
    assert IS_OVER not in ends


def test_forced_moves_can_be_asked_for():
    vector = Vector("terraforming-mars", games=1, seed=2, skip_forced=False)
    counts = set()
    for step in range(150):
        counts.add(int(vector.masks.sum()))
        vector.step(chosen(vector.masks, step))
    assert 1 in counts


def test_numpy_sees_the_buffers_without_a_copy_and_cannot_write():
    vector = Vector("twilight-struggle", games=2)
    first = vector.observations
    vector.step(chosen(vector.masks, 0))
    assert vector.observations is first
    with pytest.raises(ValueError, match="read-only"):
        vector.masks[0, 0] = 1


def test_an_illegal_action_is_refused_by_the_worker_that_has_its_game_and_nothing_changes():
    with Vector("twilight-struggle", games=3, seed=1, workers=2) as vector:
        before = {name: getattr(vector, name).copy() for name in SEEN}
        actions = chosen(vector.masks, 0)
        actions[1] = np.flatnonzero(vector.masks[1] == 0)[0]
        with pytest.raises(IllegalMove, match=r"row 1: .* is not allowed"):
            vector.step(actions)
        actions[1] = vector.game.actions.size
        with pytest.raises(IllegalMove, match="row 1: action"):
            vector.step(actions)
        assert all(np.array_equal(getattr(vector, name), before[name]) for name in SEEN)
        vector.step(chosen(vector.masks, 0))


def test_a_vector_is_closed_with_its_workers_and_twice_is_once():
    vector = Vector("twilight-struggle", games=1, workers=1)
    actions = chosen(vector.masks, 0)
    vector.close()
    with pytest.raises(Closed, match="make a new one"):
        vector.step(actions)
    vector.close()


def test_a_vector_that_is_closed_in_the_middle_of_a_step_ends_its_workers():
    vector = Vector("twilight-struggle", games=2, workers=1)
    process = vector._lanes.workers[0].process
    vector.send(chosen(vector.masks, 0))
    vector.close()
    assert not process.is_alive()
    with pytest.raises(Closed, match="make a new one"):
        vector.receive()


def test_a_vector_whose_worker_died_says_so(monkeypatch):
    monkeypatch.setattr("tharsis.envs.vector.PATIENCE", 0.1)
    with Vector("twilight-struggle", games=2, workers=1) as vector:
        worker = vector._lanes.workers[0]
        worker.process.kill()
        worker.process.join()
        with pytest.raises(Broken, match="make a new vector"):
            vector.step(chosen(vector.masks, 0))
