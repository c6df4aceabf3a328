"""What a seat is told before it moves, for tests of all games."""

from tharsis.kernel import warnings


def told(s, seat, move):
    """Grades and keys, which are the same on every redeal."""
    action = s.game.actions.parse(move)
    assert s.why(seat, action) == 0, f"{move} is not allowed here"
    found = warnings(s, seat, action)
    assert all(warnings(s, seat, action, seed) == found for seed in range(1, 4))
    return [(warning["grade"], warning["key"]) for warning in found]


def grave(s, seat, move):
    return [key for grade, key in told(s, seat, move) if grade == "grave"]
