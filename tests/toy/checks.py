"""What must hold in every position of the toy game."""

from toy.state import ToyState


def invariants(s: ToyState) -> str:
    if min(s.coins) < 0 or min(s.lanterns) < 0:
        return "somebody owes coins or lanterns"
    return s.cards.fault()
