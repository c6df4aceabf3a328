"""`import tharsis` is all that somebody needs to begin."""

import subprocess
import sys

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
