"""The toy game's state: coins, lanterns, hands, secret bids."""

from typing import ClassVar, Final

from tharsis.kernel import LEGAL, NO_ACTIONS, Cards, State
from toy.actions import CARD, CARD_COUNT, LOG_PEEK, NO_LANTERN, NO_SUCH_SEAT, PEEK, PEEKED

# Places of a card; each seat's hand follows.
DECK: Final = 0
DISCARD: Final = 1
OMENS: Final = 2
HAND: Final = 3


def worth(card: int) -> int:
    """2.2: cards are worth 1 to 5."""
    return card % 5 + 1


class ToyState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("round", "winner", "coins", "lanterns", "bids", "cards")

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.winner = -1
        self.coins: list[int] = []
        self.lanterns: list[int] = []
        self.bids: list[int] = []  # by seat: the card laid face down, or -1
        self.cards = Cards()

    def setup(self) -> None:
        """1.1: two coins and a lantern each."""
        from toy.rules import Round

        self.coins = [2] * self.seats
        self.lanterns = [1] * self.seats
        self.bids = [-1] * self.seats
        self.cards.lay(CARD_COUNT, HAND + self.seats, self.seats, DECK)
        self.do(Round())

    def clone(self) -> "ToyState":
        t = ToyState()
        self.copy_base(t)
        t.round = self.round
        t.winner = self.winner
        t.coins = self.coins[:]
        t.lanterns = self.lanterns[:]
        t.bids = self.bids[:]
        t.cards = self.cards.copy()
        return t

    def everyone(self) -> int:
        return (1 << self.seats) - 1

    def hand(self, seat: int) -> list[int]:
        return self.cards.piles[HAND + seat]

    def look(self, seat: int) -> dict[str, object]:
        bids_open = self.asking is not None and self.parallel
        return {
            "round": self.round,
            "coins": self.coins[:],
            "lanterns": self.lanterns[:],
            "hands": [
                [CARD.ids[card] if self.cards.knows(seat, card) else "" for card in self._shown(seat, owner)]
                for owner in range(self.seats)
            ],
            "bid": CARD.ids[self.bids[seat]] if bids_open and seat >= 0 and self.bids[seat] >= 0 else "",
            "discard": [CARD.ids[card] for card in self.cards.piles[DISCARD]],
            "omens": [
                CARD.ids[card] if self.cards.knows(seat, card) else "" for card in self.cards.piles[OMENS]
            ],
            "deck": len(self.cards.piles[DECK]),
        }

    def _shown(self, seat: int, owner: int) -> list[int]:
        """A hand with what the seat knows of it first, so that the order tells nothing."""
        hand = self.hand(owner)
        return [c for c in hand if self.cards.knows(seat, c)] + [
            c for c in hand if not self.cards.knows(seat, c)
        ]

    def deal_anew(self, seat: int) -> None:
        self.cards.redeal(seat, self.rng)
        for other in range(self.seats):
            if other != seat and self.bids[other] >= 0:
                hand = self.hand(other)
                self.bids[other] = hand[self.rng.below(len(hand))]

    def standings(self) -> list[tuple[int, ...]]:
        """5.1: most coins; then most lanterns."""
        return [(self.coins[seat], self.lanterns[seat]) for seat in range(self.seats)]

    def invariants(self) -> str:
        if min(self.coins) < 0 or min(self.lanterns) < 0:
            return "somebody owes coins or lanterns"
        return self.cards.fault()

    def asides(self, seat: int) -> list[int]:
        """4.1: at any time a lantern shows a card of somebody's hand."""
        if not self.lanterns[seat]:
            return NO_ACTIONS
        return [PEEK + other for other in range(self.seats) if other != seat and self.hand(other)]

    def aside_why(self, seat: int, action: int) -> int:
        if not self.lanterns[seat]:
            return NO_LANTERN
        other = action - PEEK
        return LEGAL if other < self.seats and other != seat and self.hand(other) else NO_SUCH_SEAT

    def choose_aside(self, seat: int, action: int) -> None:
        other = action - PEEK
        self.lanterns[seat] -= 1
        card = self.draw(PEEKED, self.hand(other)[:])
        self.cards.look(card, 1 << seat)
        self.log_secret(LOG_PEEK, (seat, other), (card,), 1 << seat | 1 << other)
