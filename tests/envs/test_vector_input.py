"""What vector play refuses, and that a refusal changes nothing."""

import numpy as np
import pytest

from tharsis.envs import Vector
from tharsis.envs.vector import Closed
from tharsis.kernel import BadOption, IllegalMove, UnknownGame


@pytest.fixture
def vector():
    with Vector("twilight-struggle", 3, seed=1) as vector:
        yield vector


def legal(vector):
    return vector.masks.argmax(axis=1)


def seen(vector):
    return [getattr(vector, name).tobytes() for name in ("observations", "masks", "deciders", "numbers")]


def test_an_illegal_action_in_one_row_moves_no_row(vector):
    before = seen(vector)
    for wrong in (int(np.flatnonzero(vector.masks[1] == 0)[0]), -1, 10**9):
        actions = legal(vector)
        actions[1] = wrong
        with pytest.raises(IllegalMove, match=r"game in row 1: .* is not allowed"):
            vector.step(actions)
    assert seen(vector) == before
    vector.step(legal(vector))
    assert seen(vector) != before


@pytest.mark.parametrize(
    "actions",
    [[1], [[1, 2, 3]], [1.0, 2.0, 3.0], ["a", "b", "c"], [True, True, True], None, 5],
    ids=str,
)
def test_a_wrong_shape_or_type_is_refused(vector, actions):
    before = seen(vector)
    with pytest.raises(BadOption, match="a step takes 3 whole numbers"):
        vector.step(actions)
    assert seen(vector) == before


def test_halves_of_a_step_come_in_order(vector):
    with pytest.raises(BadOption, match=r"call send\(\) first"):
        vector.receive()
    vector.send(legal(vector))
    with pytest.raises(BadOption, match=r"call receive\(\) first"):
        vector.send(legal(vector))
    vector.receive()


def test_a_closed_vector_says_so():
    vector = Vector("twilight-struggle", 2)
    vector.close()
    with pytest.raises(Closed, match="make a new one"):
        vector.step([0, 0])


def test_what_there_is_not():
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        Vector("chess", 1)
    with pytest.raises(BadOption, match="0 games on 0 workers"):
        Vector("twilight-struggle", 0)
    with pytest.raises(BadOption, match="1 games on 2 workers"):
        Vector("twilight-struggle", 1, workers=2)
    with pytest.raises(BadOption, match="is for 2 to 2 seats, not 4"):
        Vector("twilight-struggle", 1, 4)
    with pytest.raises(BadOption, match="there is no option 'dragons'"):
        Vector("twilight-struggle", 1, options={"dragons": True})
    with pytest.raises(BadOption, match="there is no bot 'genius'"):
        Vector("twilight-struggle", 1, opponents="genius")
    with pytest.raises(BadOption, match="2 opponents for 1 other seats"):
        Vector("twilight-struggle", 1, opponents=["random", "random"])
    with pytest.raises(BadOption, match="there is no seat 7"):
        Vector("twilight-struggle", 1, opponents="random", seat=7)
