"""Random play to the end: the cheapest opponent, the fuzzer and the speed test."""

from tharsis.kernel.chance import Rng
from tharsis.kernel.state import State


def playout(s: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play random legal actions in place until the game is over or the limit; return how many."""
    count = 0
    while not s.over and count < limit:
        seat = s.actor()
        actions = s.legal(seat)
        s.apply(seat, actions[rng.below(len(actions))])
        count += 1
    return count
