"""7.2, 8.1.3: drawing from the project deck, looking at cards, turning one over."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ASK_BUY,
    ASK_LOOK,
    DONE,
    DRAW_CARD,
    KEEP,
    LOG_DREW,
    LOG_RESHUFFLED,
    LOG_REVEALED,
    NO_GOING_BACK,
    NO_MONEY_TO_KEEP,
    NO_OFFER,
    NO_SKIPPING,
    NO_STOP_YET,
)
from tharsis.games.terraforming_mars.board import CARD_PRICE, MICROBE
from tharsis.games.terraforming_mars.codes import DUE_BUY, DUE_DRAW, DUE_LOOK, DUE_REVEAL
from tharsis.games.terraforming_mars.deck import CARDS, NONE
from tharsis.games.terraforming_mars.rules.payment import payment
from tharsis.games.terraforming_mars.state import DECK, DISCARDS, HAND, KEPT, PACKET, DueStep, TMState
from tharsis.kernel import LEGAL, NOT_NOW, PickOne, PickSome, Prompt, Step


def take_card(s: TMState, to: int, seen: int) -> int:
    """The next card of the deck to a place, or none. An empty deck takes in the discards."""
    deck = s.cards.piles[DECK]
    if not deck:
        if not s.cards.piles[DISCARDS]:
            return NONE
        for card in s.cards.piles[DISCARDS][:]:
            s.cards.into_deck(card, s.cards.seen[card])
        s.log(LOG_RESHUFFLED)
    card = s.draw(DRAW_CARD, deck)
    s.cards.moved(card, to, seen)
    return card


def draw_cards(s: TMState, seat: int, n: int, to: int) -> None:
    """8.1.3: cards that only the seat sees, free: to its HAND, or to its PACKET to choose among."""
    for _ in range(n):
        card = take_card(s, to + seat, 1 << seat)
        if card != NONE:
            s.log_secret(LOG_DREW, (seat,), (card,), 1 << seat)


def buy_kept(s: TMState, seat: int) -> None:
    """Cards picked go to the hand, those left are discarded face down."""
    for card in s.kept(seat)[:]:
        s.cards.move(card, HAND + seat, 1 << seat)
    for card in s.packet(seat)[:]:
        s.discard(card, seat)


def keep_why(s: TMState, seat: int, card: int) -> int:
    """K9: cards are picked in ascending order among those offered."""
    if s.cards.place[card] != PACKET + seat:
        return NO_OFFER
    kept = s.kept(seat)
    return NO_GOING_BACK if kept and kept[-1] > card else LEGAL


def price_with_one_more(s: TMState, seat: int) -> int:
    """7.2: what the cards kept so far cost with another."""
    return CARD_PRICE * (len(s.kept(seat)) + 1)


def affordable(money: int) -> int:
    """7.2: how many cards so much money buys."""
    return money // CARD_PRICE


class Draw(Step[TMState], DueStep):
    """8.1.3: draw cards to the hand."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat: Final = seat
        self.n: Final = n

    def due(self) -> int:
        return DUE_DRAW

    def run(self, s: TMState) -> None:
        draw_cards(s, self.seat, self.n, HAND)


class Reveal(Step[TMState], DueStep):
    """8.5: turn the top card over for all and discard it; a microbe tag puts science on the card."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def due(self) -> int:
        return DUE_REVEAL

    def run(self, s: TMState) -> None:
        turned = take_card(s, DISCARDS, s.everyone())
        if turned == NONE:
            return
        s.turned = turned
        s.log(LOG_REVEALED, self.seat, turned)
        if MICROBE in CARDS[turned].tags:
            s.add_cubes(self.seat, self.card, 1)


class Look(Step[TMState], DueStep):
    """8.1.3: see some cards privately, and keep some of them free."""

    def __init__(self, seat: int, count: int, keep: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.keep: Final = keep

    def due(self) -> int:
        return DUE_LOOK

    def run(self, s: TMState) -> None:
        draw_cards(s, self.seat, self.count, PACKET)
        s.do(KeepSome(self.seat, self.keep))


class KeepSome(PickSome[TMState]):
    """8.1.3: keep exactly so many of the cards seen, and discard the rest face down."""

    def __init__(self, by: int, keep: int) -> None:
        super().__init__(by)
        self.keep: Final = keep

    def left(self, s: TMState) -> int:
        """How many are still to keep, as far as there are cards."""
        return min(self.keep - len(s.kept(self.by)), len(s.packet(self.by)))

    def run(self, s: TMState) -> None:
        if self.left(s) > 0:
            self.put(s)
        else:
            buy_kept(s, self.by)

    def verb(self) -> int:
        return KEEP

    def among(self, s: TMState, by: int) -> list[int]:
        return s.packet(by)

    def pick_why(self, s: TMState, by: int, card: int) -> int:
        why = keep_why(s, by, card)
        if why:
            return why
        higher = 0
        for other in s.packet(by):
            if other > card:
                higher += 1
        return NO_SKIPPING if higher < self.left(s) - 1 else LEGAL

    def details(self, s: TMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (self.left(s),)

    def take(self, s: TMState, by: int, card: int) -> None:
        s.cards.move(card, KEPT + by, 1 << by)
        s.do(self)

    def picked(self, s: TMState, by: int) -> int:
        return len(s.kept(by))

    def least(self, s: TMState, by: int) -> int:
        return self.picked(s, by) + self.left(s)

    def most(self, s: TMState, by: int) -> int:
        return self.least(s, by)

    def other_why(self, s: TMState, by: int, action: int) -> int:
        """The last card to keep ends it."""
        return NO_STOP_YET if action == DONE else NOT_NOW

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_LOOK, (self.left(s),))


class LookToBuy(Step[TMState], DueStep):
    """8.5: see a card privately before buying it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def due(self) -> int:
        return DUE_BUY

    def run(self, s: TMState) -> None:
        draw_cards(s, self.seat, 1, PACKET)
        s.do(BuyOne(self.seat))


class BuyOne(PickOne[TMState]):
    """8.5: buy the card seen for the usual 3 M€, or discard it face down."""

    def run(self, s: TMState) -> None:
        """Asked even of who cannot pay: only the seat knows the card."""
        if s.packet(self.by):
            self.put(s)

    def verb(self) -> int:
        return KEEP

    def among(self, s: TMState, by: int) -> list[int]:
        return s.packet(by)

    def outside(self) -> int:
        return NO_OFFER

    def pick_why(self, s: TMState, by: int, card: int) -> int:
        return LEGAL if s.money(by) >= CARD_PRICE else NO_MONEY_TO_KEEP

    def details(self, s: TMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return CARD_PRICE, s.money(by)

    def take(self, s: TMState, by: int, card: int) -> None:
        s.cards.move(card, HAND + by, 1 << by)
        s.do(payment(by, CARD_PRICE))

    def stop(self) -> int:
        return DONE

    def stopped(self, s: TMState, by: int) -> None:
        buy_kept(s, by)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_BUY)
