import re

from examples.running import run


def test_games_end_and_are_counted():
    told = run("vector_loop.py", "--games", 4, "--steps", 250)
    assert re.search(r"[\d,]+ decisions a second\n[1-9]\d* games ended\nmean return by seat: \[.+\]\n$", told)


def test_in_worker_processes():
    assert "0 games ended" in run("vector_loop.py", "--games", 2, "--steps", 3, "--workers", 2)
