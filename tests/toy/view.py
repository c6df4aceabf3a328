"""The toy game's table as a seat may see it."""

from toy.actions import CARD
from toy.state import DECK, DISCARD, OMENS, ToyState


def look(s: ToyState, seat: int) -> dict[str, object]:
    bids_open = s.asking is not None and s.parallel
    return {
        "round": s.round,
        "coins": s.coins[:],
        "lanterns": s.lanterns[:],
        "hands": [_names(s, seat, shown(s, seat, owner)) for owner in range(s.seats)],
        "bid": CARD.ids[s.bids[seat]] if bids_open and seat >= 0 and s.bids[seat] >= 0 else "",
        "discard": [CARD.ids[card] for card in s.cards.piles[DISCARD]],
        "omens": _names(s, seat, s.cards.piles[OMENS]),
        "deck": len(s.cards.piles[DECK]),
    }


def _names(s: ToyState, seat: int, cards: list[int]) -> list[str]:
    return [CARD.ids[card] if s.cards.knows(seat, card) else "" for card in cards]


def shown(s: ToyState, seat: int, owner: int) -> list[int]:
    """A hand with what the seat knows of it first, so that the order tells nothing."""
    hand = s.hand(owner)
    known = [card for card in hand if s.cards.knows(seat, card)]
    return known + [card for card in hand if not s.cards.knows(seat, card)]
