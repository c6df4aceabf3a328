"""`import tharsis` is all that somebody needs to begin."""

import subprocess
import sys

ONE = """
import sys, tharsis
print(tharsis.game("On_Mars").id, [name for name in sys.modules if name.startswith("tharsis.games.tw")])
print(tharsis.games()["on-mars"] is tharsis.game("on-mars"))
"""
CODE = """
import tharsis
print(sorted(tharsis.games()))
import tharsis.games.on_mars
print(sorted(tharsis.games()) == sorted(tharsis.games()), tharsis.games.on_mars.GAME.id)
"""


def test_the_games_are_found_as_often_as_one_asks():
    """There is a folder of the same name, which Python would put in the function's place."""
    run = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [
        "['on-mars', 'red-dust-rebellion', 'terraforming-mars', 'twilight-struggle']",
        "True on-mars",
    ]


def test_one_game_is_loaded_without_the_others():
    run = subprocess.run([sys.executable, "-c", ONE], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["on-mars []", "True"]
