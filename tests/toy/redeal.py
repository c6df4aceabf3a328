"""Dealing anew what a seat of the toy game cannot know."""

from toy.state import ToyState


def redeal(s: ToyState, seat: int) -> None:
    s.cards.redeal(seat, s.rng)
    for other in s.others(seat):
        if s.bids[other] >= 0:
            hand = s.hand(other)
            s.bids[other] = hand[s.rng.below(len(hand))]
