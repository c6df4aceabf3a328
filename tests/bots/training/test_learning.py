"""What is learnt from decisions: advantages, potentials, past selves, and the decisions of others."""

import dataclasses
import random

import numpy as np
import pytest
import torch

from tharsis.arena import Job, engine
from tharsis.arena.dataset import of_bots, read, write
from tharsis.bots.training.imitation import by_seat, imitate
from tharsis.bots.training.league import League
from tharsis.bots.training.network import Net
from tharsis.bots.training.ppo import Teacher, turned
from tharsis.bots.training.rollout import sampled
from tharsis.bots.training.shaping import lead, potential
from tharsis.bots.training.weights import packed, unpack
from tharsis.kernel import BadOption, game


def test_what_seats_get_is_turned_to_the_decider_and_back():
    by_number = torch.tensor([[1.0, 2.0, 3.0, 0.0], [1.0, 2.0, 3.0, 0.0]])
    deciders = torch.tensor([0, 2])
    from_decider = turned(by_number, deciders, 3, back=False)
    assert from_decider.tolist() == [[1, 2, 3, 0], [3, 1, 2, 0]]
    assert turned(from_decider, deciders, 3, back=True).tolist() == by_number.tolist()


def test_advantages_look_ahead_until_a_game_ends(small):
    teacher = Teacher(small(1), Net(small(1).rules, 16, 1), "cpu")
    rewards = torch.tensor([[[0.0]], [[1.0]], [[0.0]]])
    values = torch.tensor([[[0.5]], [[0.25]], [[0.0]], [[0.5]]])
    goes_on = torch.tensor([[[1.0]], [[0.0]], [[1.0]]])
    found = teacher._advantages(rewards, values, goes_on)[:, 0, 0]
    surprise = [0.25 - 0.5, 1 - 0.25, 0.5 - 0.0]
    assert found.tolist() == pytest.approx([surprise[0] + 0.97 * surprise[1], surprise[1], surprise[2]])


def test_only_legal_actions_are_drawn_as_likely_as_they_seem():
    torch.manual_seed(1)
    logits = torch.tensor([[0.0, 5.0, 0.0]]).expand(4000, 3)
    masks = torch.tensor([[1, 0, 1]], dtype=torch.uint8).expand(4000, 3)
    drawn = sampled(logits, masks).bincount(minlength=3)
    assert drawn[1] == 0
    assert abs(int(drawn[0]) - 2000) < 200


def test_a_lead_is_over_the_best_other():
    assert lead(torch.tensor([[5.0, 2.0, 4.0]])).tolist() == [[1, -3, -1]]


def rows_of(s, seat):
    return torch.frombuffer(bytearray(s.observe(seat)), dtype=torch.uint8)[None]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_potential_is_that_of_the_seat_whoever_looks(seed):
    """From whichever seat a position is seen, each is as near to winning."""
    for name in ("twilight-struggle", "terraforming-mars", "on-mars"):
        s = game(name).new(seed=seed, seats=2)
        rng = random.Random(seed)
        for _ in range(150):
            if not s.over:
                s.apply(s.actor(), rng.choice(s.legal(s.actor())))
        mine = potential(s.game, rows_of(s, 0), 2)[0]
        theirs = potential(s.game, rows_of(s, 1), 2)[0]
        assert mine.tolist() == pytest.approx(theirs.flip(0).tolist(), abs=1e-5)


def test_in_twilight_struggle_the_potential_is_the_vp_track():
    from tharsis.games.twilight_struggle.scenario import TSScenario

    s = TSScenario().vp(8).hold(0, "fidel").hold(1, "nato").round(0)
    assert sorted(potential(s.game, rows_of(s, 0), 2)[0].tolist()) == pytest.approx([-0.4, 0.4])


def test_past_selves_are_a_few_and_play_as_they_did(small):
    recipe = small(1)
    rng = random.Random(1)
    league = League(recipe, [])
    nets = [Net(recipe.rules, 16, 1) for _ in range(recipe.keep + 2)]
    for net in nets:
        league.join(net, rng)
    assert len(league.members) == recipe.keep
    again = Net(recipe.rules, 16, 1)
    unpack(league.members[-1], again)
    rows = torch.randint(0, 3, (5, recipe.rules.observation.size), dtype=torch.uint8)
    assert torch.allclose(nets[-1](rows)[0], again(rows)[0], atol=0.01)
    assert len(league.guests(2, rng)) == 2
    assert set(packed(again)) == {name for name, _ in again.named_parameters()}


@pytest.fixture(scope="module")
def decisions(small, tmp_path_factory):
    folder = tmp_path_factory.mktemp("decisions") / "set"
    rules = small(1).rules
    write(folder, rules, of_bots(Job(rules, ["random"], seed=3), 2, engine(workers=1)))
    return folder


def test_every_seat_is_told_what_the_game_was_worth(small, decisions):
    seen = read(decisions, small(1).rules)
    worth = by_seat(seen)
    assert worth.shape == (len(seen), 2)
    assert np.array_equal(worth[:, 0], seen.worths)
    assert np.array_equal(worth[:, 1], -seen.worths)


def test_imitation_foresees_more_with_every_walk(small, decisions):
    recipe = dataclasses.replace(small(1), batch=256)
    figures = [found for _, found in imitate(recipe, decisions, epochs=6)]
    assert figures[-1]["foreseen"] > figures[0]["foreseen"]
    assert figures[0]["of"] > 0


def test_imitation_without_a_dataset_is_refused(small, tmp_path):
    with pytest.raises(BadOption, match="no data set"):
        next(imitate(small(1), tmp_path, epochs=1))
