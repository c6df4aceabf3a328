"""The toy game's state: coins, lanterns, hands, secret bids."""

from typing import ClassVar, Final

from tharsis.kernel import Cards, State

# Places of a card; each seat's hand follows.
DECK: Final = 0
DISCARD: Final = 1
OMENS: Final = 2
HAND: Final = 3


class ToyState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("round", "winner", "coins", "lanterns", "bids", "cards")

    round: int
    winner: int
    coins: list[int]
    lanterns: list[int]
    bids: list[int]  # by seat: the card laid face down, or -1
    cards: Cards

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

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]
