"""The command line with the toy game installed."""

import pytest
from typer.testing import CliRunner

from tharsis.cli import app
from tharsis.cli.common import console, errors
from tharsis.kernel import games
from toy import GAME


@pytest.fixture
def tharsis(monkeypatch):
    """Runs ``tharsis …`` and gives its result."""
    monkeypatch.setitem(games(), GAME.id, GAME)
    monkeypatch.setenv("THARSIS_LANG", "en")
    runner = CliRunner()

    def run(*words, typed="", language="en", width=200):
        monkeypatch.setenv("THARSIS_LANG", language)
        monkeypatch.setenv("COLUMNS", str(width))
        for each in (console, errors):  # made when they were imported, as wide as the terminal was then
            monkeypatch.setattr(each, "_width", width)
        return runner.invoke(app, list(words), input=typed)

    return run
