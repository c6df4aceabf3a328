"""Chances to win: from values, from the score alone, and how right they were."""

from itertools import combinations

import numpy as np
import pytest

from tharsis.bots.network import Network
from tharsis.bots.network_odds import NetworkForecaster
from tharsis.bots.odds import (
    DOUBT,
    AdvisorForecaster,
    brier,
    by_score,
    chances,
    forecaster,
    shares,
)
from tharsis.games.twilight_struggle.codes import NOBODY
from tharsis.kernel import BadOption, Rng, game, playout
from toy import GAME

TS, TM, OM, RD = [
    game(id) for id in ("twilight-struggle", "terraforming-mars", "on-mars", "red-dust-rebellion")
]


class Told(Network):
    """A network that says what it is told to, from the decider on."""

    def __init__(self, *values):
        self.values = values

    def evaluate(self, rows):
        return None, np.array([self.values] * len(rows), np.float32)


@pytest.mark.parametrize("value", [-0.8, -0.25, 0.0, 0.5])
def test_between_two_half_of_what_is_above_the_worst(value):
    assert chances([value, -value]) == pytest.approx([(1 + value) / 2, (1 - value) / 2])


def test_alone_the_same():
    assert chances([0.5]) == [0.75]


def test_equals_have_equal_chances():
    assert chances([0.0] * 4) == pytest.approx([0.25] * 4)


def test_among_more_strengths_beat_as_many_as_the_values_say():
    values = [0.7, 0.2, -0.1, -0.8]
    strengths = chances(values)
    assert sum(strengths) == pytest.approx(1)
    beaten = [0.0] * 4
    for i, j in combinations(range(4), 2):
        beaten[i] += strengths[i] / (strengths[i] + strengths[j])
        beaten[j] += strengths[j] / (strengths[i] + strengths[j])
    assert [2 * wins / 3 - 1 for wins in beaten] == pytest.approx(values, abs=0.01)


def test_sides_that_nobody_plays_share_what_is_left():
    assert chances([0.0], 3) == pytest.approx([0.25])
    assert sum(chances([0.2, -0.4], 2)) < 1


def test_no_value_is_certain():
    assert chances([1.0, -1.0]) == pytest.approx([1 - DOUBT, DOUBT])
    assert 0 < min(chances([1.0, 1.0, -1.0, -1.0])) < max(chances([1.0, 1.0, -1.0, -1.0])) < 1


def test_a_network_tells_from_the_decider_on():
    by = NetworkForecaster(Told(0.6, -0.6))
    assert by.odds(TS.new(seed=1), 0) == pytest.approx([0.8, 0.2])
    assert by.odds(TS.new(seed=1), 1) == pytest.approx([0.2, 0.8])
    three = NetworkForecaster(Told(0.8, 0.0, -0.8)).odds(TM.new(seed=1, seats=3), 2)
    assert three[2] > three[0] > three[1]


@pytest.mark.parametrize(("found", "seats"), [(TS, 2), (TM, 1), (TM, 3), (OM, 1), (OM, 4), (RD, 4)])
def test_an_advisor_gives_chances_that_add_up(found, seats):
    odds = AdvisorForecaster(found.advisor()).odds(found.new(seed=1, seats=seats).redeal(0, 1), 0)
    assert all(0 <= chance <= 1 for chance in odds)
    assert seats == 1 or sum(odds) == pytest.approx(1)


def test_nonplayers_keep_their_part():
    s = RD.new(seed=1, seats=1)
    (own,) = by_score(s)
    assert 0 < own < 1
    assert sum(AdvisorForecaster(RD.advisor()).odds(s, 0)) <= 1


def test_the_score_alone():
    s = TS.new(seed=1)
    assert by_score(s) == [0.5, 0.5]
    s.vp = 8
    assert by_score(s) == pytest.approx([0.731, 0.269], abs=0.001)
    assert by_score(TM.new(seed=1, seats=1)) is None
    assert by_score(OM.new(seed=1, seats=1)) is None


def test_who_won():
    s = TS.new(seed=2)
    rng = Rng()
    rng.seed(2)
    playout(s, rng, 10_000)
    assert sorted(shares(s)) == [0.0, 1.0]
    assert shares(s)[s.result().winners[0]] == 1.0
    s.winner = NOBODY
    assert shares(s) == [0.5, 0.5]


def test_brier_scores():
    assert brier([1.0, 0.0], [1.0, 0.0]) == 0
    assert brier([0.5, 0.5], [1.0, 0.0]) == 0.25
    assert brier([0.2, 0.3, 0.5], [0.0, 0.0, 1.0]) == pytest.approx((0.04 + 0.09 + 0.25) / 3)


def test_heuristic_goes_by_the_advisor_and_others_by_the_network(monkeypatch):
    monkeypatch.setattr("tharsis.bots.network_odds.shipped", lambda game: Told(0.0, 0.0))
    assert forecaster(TS, "heuristic").source == "advisor"
    assert forecaster(TS, "search").source == "network"
    monkeypatch.setattr("tharsis.bots.network_odds.shipped", lambda game: None)
    assert forecaster(TS, "search").source == "advisor"
    with pytest.raises(BadOption, match="toy has neither a network nor an advisor"):
        forecaster(GAME, "search")
