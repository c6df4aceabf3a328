import re

from examples.running import run


def test_a_search_plays_a_small_variant():
    told = run("open_spiel_algorithm.py", "--games", 2, "--simulations", 3, "--decisions", 12)
    assert re.fullmatch(r"(game \d: search at seat [01], 12 decisions, returns \[0\.0, 0\.0\]\n){2}", told)
