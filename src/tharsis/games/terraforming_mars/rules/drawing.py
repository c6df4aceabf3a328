"""7.2, 8.1.3: drawing from the project deck, looking at cards, turning one over."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ASK_BUY,
    ASK_LOOK,
    DONE,
    DRAW_CARD,
    KEEP,
    KEEP_ENOUGH,
    KEEP_MORE,
    KEEP_SHORT,
    LOG_DREW,
    LOG_RESHUFFLED,
    LOG_REVEALED,
    NOT_IN_ORDER,
    NOT_OFFERED,
)
from tharsis.games.terraforming_mars.board import CARD_PRICE, MICROBE
from tharsis.games.terraforming_mars.deck import PROJECTS
from tharsis.games.terraforming_mars.printed import CARDS
from tharsis.games.terraforming_mars.rules.payment import Payment
from tharsis.games.terraforming_mars.state import DECK, DISCARD, HAND, KEPT, PACKET, TMState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


def take_card(s: TMState, to: int, seen: int) -> int:
    """The next card of the deck to a place; -1 when there is none. An empty deck takes in the discards."""
    deck = s.cards.piles[DECK]
    if not deck:
        if not s.cards.piles[DISCARD]:
            return -1
        for card in s.cards.piles[DISCARD][:]:
            s.cards.into_deck(card, s.cards.seen[card])
        s.log(LOG_RESHUFFLED)
    card = s.draw(DRAW_CARD, deck)
    s.cards.moved(card, to, seen)
    return card


def draw_cards(s: TMState, seat: int, n: int) -> None:
    """8.1.3: cards to the hand, free."""
    for _ in range(n):
        card = take_card(s, HAND + seat, 1 << seat)
        if card >= 0:
            s.log_secret(LOG_DREW, (seat,), (card,), 1 << seat)


def buy_kept(s: TMState, seat: int) -> None:
    """Cards picked go to the hand, those left are discarded face down."""
    for card in s.kept(seat)[:]:
        s.cards.move(card, HAND + seat, 1 << seat)
    for card in s.packet(seat)[:]:
        s.discard(card, seat)


def pick_fault(s: TMState, seat: int, card: int) -> int:
    """K9: cards are picked in ascending order among those offered."""
    if s.cards.place[card] != PACKET + seat:
        return NOT_OFFERED
    kept = s.kept(seat)
    return NOT_IN_ORDER if kept and kept[-1] > card else LEGAL


class Reveal(Step[TMState]):
    """8.5: turn the top card over for all and discard it; a microbe tag puts science on the card."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: TMState) -> None:
        turned = take_card(s, DISCARD, s.everyone())
        if turned < 0:
            return
        s.turned = turned
        s.log(LOG_REVEALED, self.seat, turned)
        if MICROBE in CARDS[turned].tags:
            s.add_cubes(self.seat, self.card, 1)


class Look(Step[TMState]):
    """8.1.3: see some cards privately, before keeping some of them free or buying them."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, s: TMState) -> None:
        for _ in range(self.count):
            card = take_card(s, PACKET + self.seat, 1 << self.seat)
            if card >= 0:
                s.log_secret(LOG_DREW, (self.seat,), (card,), 1 << self.seat)


class KeepSome(Step[TMState]):
    """8.1.3: keep exactly so many of the cards seen, and discard the rest face down."""

    def __init__(self, seat: int, keep: int) -> None:
        self.seat: Final = seat
        self.keep: Final = keep

    def left(self, s: TMState) -> int:
        """How many are still to keep, as far as there are cards."""
        kept = len(s.kept(self.seat))
        return min(self.keep - kept, len(s.packet(self.seat)))

    def run(self, s: TMState) -> None:
        if self.left(s) > 0:
            s.ask(self, self.seat)
        else:
            buy_kept(s, self.seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [KEEP + card for card in s.packet(seat) if self.fault(s, seat, card) == LEGAL]

    def fault(self, s: TMState, seat: int, card: int) -> int:
        fault = pick_fault(s, seat, card)
        if fault:
            return fault
        higher = 0
        for other in s.packet(seat):
            if other > card:
                higher += 1
        return KEEP_MORE if higher < self.left(s) - 1 else LEGAL

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == DONE:
            return KEEP_ENOUGH
        if not KEEP <= action < KEEP + PROJECTS:
            return NOT_NOW
        return self.fault(s, seat, action - KEEP)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason == NOT_OFFERED:
            return (action - KEEP,)
        return () if reason == NOT_IN_ORDER else (self.left(s),)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        s.cards.move(action - KEEP, KEPT + seat, 1 << seat)
        s.do(self)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_LOOK, (self.left(s),))


class BuyOne(Step[TMState]):
    """8.5: buy the card seen for the usual 3 M€, or discard it face down."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: TMState) -> None:
        if s.packet(self.seat):
            s.ask(self, self.seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        if s.money(seat) < CARD_PRICE:
            return [DONE]
        return [KEEP + s.packet(seat)[0], DONE]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if not KEEP <= action < KEEP + PROJECTS:
            return NOT_NOW
        if s.cards.place[action - KEEP] != PACKET + seat:
            return NOT_OFFERED
        return LEGAL if s.money(seat) >= CARD_PRICE else KEEP_SHORT

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (CARD_PRICE, s.money(seat)) if reason == KEEP_SHORT else (action - KEEP,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action == DONE:
            buy_kept(s, seat)
            return
        s.cards.move(action - KEEP, HAND + seat, 1 << seat)
        s.do(Payment(seat, CARD_PRICE, 0, 0, 0))

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_BUY)
