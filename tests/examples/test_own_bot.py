import re

from examples.running import run


def test_it_beats_random_moves():
    won = re.fullmatch(r"won (\d) of 4\n", run("own_bot.py", "--games", 4))
    assert int(won[1]) >= 3
