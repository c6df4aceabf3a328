"""Bots at the table of a learner."""

import numpy as np
import pytest

from tharsis.bots import RandomBatchBot
from tharsis.envs import Vector, evaluate
from tharsis.envs.opponents import Opponents, run_on
from tharsis.kernel import Game, Observation, game
from toy import GAME as TOY


class Coins(Observation):
    def write(self, s, seat, row, at):
        self.write_question(s, seat, row, at)


def lay_out_or_end(s):
    """Every other game is over before anybody is asked."""
    TOY.setup(s)
    if s.rng.word() % 2:
        s.finish(0)


@pytest.fixture
def abrupt():
    parts = {name: getattr(TOY, name) for name in (
        "id", "prefix", "rules_version", "seats", "state", "look", "standings", "actions", "steps", "reasons",
        "prompts", "logs", "chances", "ends", "folder", "redeal", "asides",
    )}  # fmt: skip
    return Game(**parts, setup=lay_out_or_end, observation=Coins())


def test_the_learner_sits_in_turn_or_stays():
    ts = game("twilight-struggle")
    assert [Opponents(ts, 2, "random", None).learner(number) for number in range(4)] == [0, 1, 0, 1]
    assert [Opponents(ts, 2, "random", 1).learner(number) for number in range(4)] == [1, 1, 1, 1]


def test_bots_play_on_to_the_learners_decision():
    s = game("terraforming-mars").new(seed=1, seats=3)
    seated = Opponents(s.game, 3, ["random", "heuristic"], 1).seated(1, seed=5)
    assert [seated.answers(seat) for seat in range(3)] == [True, False, True]
    run_on(s, seated, skip_forced=True)
    assert s.actor() == 1
    assert len(s.legal(1)) > 1


def test_without_bots_and_with_forced_decisions_nothing_runs_on():
    s = game("twilight-struggle").new(seed=1)
    run_on(s, None, skip_forced=False)
    assert s.moves == 0


def test_games_that_end_before_the_learner_is_asked_are_passed_by(abrupt):
    with Vector(abrupt, 4, seed=1) as vector:
        assert (vector.numbers % 4 == np.arange(4)).all()
        assert (vector.numbers > 3).any()
        assert (vector.masks.sum(axis=1) > 1).all()
    found = evaluate(RandomBatchBot(1), abrupt, 10, lanes=4)
    assert 0 < len(found.returns) < 10
