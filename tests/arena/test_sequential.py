"""The sequential test keeps its error although one looks after every deal, and notices a real difference."""

import math
import random

import pytest

from tharsis.arena.sequential import Evidence

ERROR = 0.05
RUNS = 400
DEALS = 250


def certain_within(values):
    """After how many numbers a difference was certain, or never."""
    evidence = Evidence()
    for value in values:
        evidence.see(value)
        if evidence.certain(ERROR):
            return evidence.count
    return math.inf


@pytest.mark.parametrize("outcomes", [(0.0, 1.0), (0.0, 0.5, 1.0), (0.25, 0.75)])
def test_equal_bots_are_seldom_told_apart_however_often_one_looks(outcomes):
    rng = random.Random(12)
    wrong = sum(certain_within(rng.choices(outcomes, k=DEALS)) < math.inf for _ in range(RUNS))
    # At most ERROR on average; three standard deviations of the simulation itself on top.
    assert wrong / RUNS <= ERROR + 3 * math.sqrt(ERROR * (1 - ERROR) / RUNS)


@pytest.mark.parametrize(("better", "deals"), [(0.95, 12), (0.75, 60), (0.65, 200)])
def test_a_real_difference_is_found_in_time(better, deals):
    rng = random.Random(3)
    took = sorted(certain_within(float(rng.random() < better) for _ in range(1000)) for _ in range(60))
    assert took[len(took) // 2] <= deals


def test_the_capital_of_a_fair_bet_stays_what_it_is():
    evidence = Evidence()
    for _ in range(50):
        evidence.see(0.5)
    assert evidence.capital == pytest.approx(1)
    assert not evidence.certain(ERROR)


def test_what_was_certain_once_remains_so():
    evidence = Evidence()
    for value in [1.0] * 20 + [0.0] * 20:
        evidence.see(value)
    assert evidence.capital < 20
    assert evidence.certain(ERROR)


def test_a_very_long_run_of_wins_does_not_overflow():
    evidence = Evidence()
    for _ in range(3000):
        evidence.see(1.0)
    assert evidence.certain(1e-9)


@pytest.mark.parametrize("value", [-0.1, 1.1, math.nan])
def test_numbers_outside_are_refused(value):
    with pytest.raises(ValueError, match="not within 0 and 1"):
        Evidence().see(value)
