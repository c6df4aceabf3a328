from examples.running import run
from tharsis.kernel import games


def test_every_game_comes_to_its_end():
    for name, game in games().items():
        told = run("random_game.py", name, "--seats", game.seats[0], "--seed", 3).splitlines()
        assert told[0].startswith("   1. seat ")
        assert told[-1].startswith("Result(")
