"""A run so small that it takes a second."""

import pytest

from tharsis.bots.training.config import Recipe, read

SMALL = """
decisions = {decisions}
width = 16
blocks = 1
lanes = 4
steps = 4
batch = 16
season = 2
trial = 2
trial_games = 1
opponent = "random"
rate = [1e-3, 1e-3]
entropy = [0.01, 0.01]
shaping = [0.5, 0.5]

[[tables]]
seats = 2
"""
#: Decisions of one season: lanes, steps, improvements.
SEASON = 4 * 4 * 2


@pytest.fixture(scope="session")
def small():
    """A recipe of so many seasons."""

    def of(seasons: int, game: str = "twilight-struggle") -> Recipe:
        return read(SMALL.format(decisions=seasons * SEASON), game)

    return of
