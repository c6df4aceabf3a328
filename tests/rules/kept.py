"""What holds of every position that a story of the rules comes to."""

from typing import TypeVar

from tharsis.kernel import State

S = TypeVar("S", bound=State)


def kept(s: S) -> S:
    """The position, once it is seen that it can be saved and opened again with every step that waits."""
    if s.owing:
        again = s.game.load(s.save())
        assert again.digest() == s.digest()
        for seat in s.actors():
            assert again.legal(seat) == s.legal(seat)
    return s
