"""The toy game counts as installed here, also in worker processes that are forked from this one."""

import pytest

from tharsis.kernel import games
from toy import GAME


@pytest.fixture(autouse=True)
def installed_toy(monkeypatch):
    monkeypatch.setitem(games(), GAME.id, GAME)
