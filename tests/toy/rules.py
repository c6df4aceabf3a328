"""The toy game's rules, in the order of its rulebook."""

from typing import Final

from tharsis.kernel import EVERYONE, LEGAL, Cards, Either, PickOne, PickSome, Prompt, Step
from toy.actions import (
    ASK_BID,
    ASK_OMEN,
    ASK_PRIZE,
    ASK_RAID,
    BID,
    BURY,
    DEAL,
    DIE,
    DONE,
    END_RICH,
    END_ROUNDS,
    FORETOLD,
    LOG_BID,
    LOG_BURY,
    LOG_OMEN,
    LOG_PAY,
    LOG_PEEK,
    LOG_RAID,
    LOG_ROLL,
    LOG_YIELD,
    NO_COINS,
    NO_LANTERN,
    NO_OMEN,
    NO_SELF_RAID,
    NO_SUCH_CARD,
    NO_SUCH_SEAT,
    OMEN,
    PAY,
    PEEK,
    PEEKED,
    RAID,
    ROLL,
    YIELD,
)
from toy.deck import CARD_COUNT, worth
from toy.state import DECK, DISCARD, HAND, OMENS, ToyState

ROUNDS: Final = 8
RICH: Final = 30
RANSOM: Final = 2
PRIZES: Final[list[int]] = [ROLL, RAID, OMEN]
RANSOMS: Final[list[int]] = [PAY, YIELD]


def lay_out(s: ToyState) -> None:
    """1.1: two coins and a lantern each."""
    s.round = 0
    s.winner = -1
    s.coins = [2] * s.seats
    s.lanterns = [1] * s.seats
    s.bids = [-1] * s.seats
    s.cards = Cards()
    s.cards.lay(CARD_COUNT, HAND + s.seats, s.seats, DECK)
    s.do(Round())


class Round(Step[ToyState]):
    """1.2: deal to three cards each, then bid; after eight rounds the game ends."""

    def run(self, s: ToyState) -> None:
        if s.round == ROUNDS:
            s.finish(END_ROUNDS)
            return
        s.round += 1
        for seat in range(s.seats):
            while len(s.hand(seat)) < 3:
                if not s.cards.piles[DECK]:
                    for card in s.cards.piles[DISCARD][:]:
                        s.cards.into_deck(card, s.everyone())
                s.cards.moved(s.draw(DEAL, s.cards.piles[DECK]), HAND + seat, 1 << seat)
        s.do(Bids(EVERYONE), Reveal(), Prize(EVERYONE), Round())


class Bids(PickOne[ToyState]):
    """2.1: all bid a card at once, face down."""

    def run(self, s: ToyState) -> None:
        owing = 0
        for seat in range(s.seats):
            if s.bids[seat] < 0:
                owing |= 1 << seat
        if owing:
            s.ask_all(self, owing)

    def verb(self) -> int:
        return BID

    def among(self, s: ToyState, by: int) -> list[int]:
        return s.hand(by)

    def outside(self) -> int:
        return NO_SUCH_CARD

    def take(self, s: ToyState, by: int, card: int) -> None:
        s.bids[by] = card
        s.do(self)

    def retract(self, s: ToyState, seat: int) -> None:
        s.bids[seat] = -1

    def prompt(self, s: ToyState, seat: int) -> Prompt:
        return Prompt(ASK_BID, (s.round,))


class Reveal(Step[ToyState]):
    """2.2: the highest card wins, the first seat on a tie; all bids are discarded."""

    def run(self, s: ToyState) -> None:
        s.winner = 0
        for seat in range(s.seats):
            if worth(s.bids[seat]) > worth(s.bids[s.winner]):
                s.winner = seat
        for seat in range(s.seats):
            s.log(LOG_BID, seat, s.bids[seat])
            s.cards.move(s.bids[seat], DISCARD, s.everyone())
            s.bids[seat] = -1
        s.show()


class Prize(Either[ToyState]):
    """3.1: the winner rolls for coins, raids somebody, or reads the omens."""

    def run(self, s: ToyState) -> None:
        s.ask(self, s.winner)

    def verbs(self) -> list[int]:
        return PRIZES

    def pick_why(self, s: ToyState, by: int, verb: int, other: int) -> int:
        if verb != RAID:
            return LEGAL
        if other >= s.seats:
            return NO_SUCH_SEAT
        return NO_SELF_RAID if other == by else LEGAL

    def take(self, s: ToyState, by: int, verb: int, other: int) -> None:
        if verb == ROLL:
            s.do(RollPrize(by))
        elif verb == OMEN:
            s.do(DrawOmens(by), ReadOmens(by, -1))
        else:
            s.log(LOG_RAID, by, other)
            s.do(Raid(other, by))

    def prompt(self, s: ToyState, seat: int) -> Prompt:
        return Prompt(ASK_PRIZE)

    def rule(self, s: ToyState, seat: int, action: int) -> str:
        return "3.2" if s.game.actions.base(action) == RAID else self.asked_by(s, seat)


class RollPrize(Step[ToyState]):
    """3.1: a die for coins. 5.2: with thirty coins the game ends at once."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: ToyState) -> None:
        pips = s.chance(DIE, 6) + 1
        s.log(LOG_ROLL, self.seat, pips)
        s.coins[self.seat] += pips
        if s.coins[self.seat] >= RICH:
            s.finish(END_RICH)


class Raid(Either[ToyState]):
    """3.3: the victim pays two coins or yields a card."""

    def __init__(self, by: int, raider: int) -> None:
        super().__init__(by)
        self.raider: Final = raider

    def verbs(self) -> list[int]:
        return RANSOMS

    def pick_why(self, s: ToyState, by: int, verb: int, card: int) -> int:
        if verb == PAY:
            return LEGAL if s.coins[by] >= RANSOM else NO_COINS
        return LEGAL if card in s.hand(by) else NO_SUCH_CARD

    def details(self, s: ToyState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (s.coins[by],)

    def take(self, s: ToyState, by: int, verb: int, card: int) -> None:
        both = 1 << by | 1 << self.raider
        if verb == PAY:
            s.coins[by] -= RANSOM
            s.coins[self.raider] += RANSOM
            s.log(LOG_PAY, by)
        else:
            s.cards.move(card, HAND + self.raider, both)
            s.log_secret(LOG_YIELD, (by,), (card,), both)
            s.show()

    def prompt(self, s: ToyState, seat: int) -> Prompt:
        return Prompt(ASK_RAID, (self.raider,))


class DrawOmens(Step[ToyState]):
    """3.4: the winner alone looks at two cards of the deck."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: ToyState) -> None:
        drawn: list[int] = []
        while len(drawn) < 2 and s.cards.piles[DECK]:
            card = s.draw(FORETOLD, s.cards.piles[DECK])
            s.cards.moved(card, OMENS, 1 << self.seat)
            drawn.append(card)
        if len(drawn) == 2:
            s.log_secret(LOG_OMEN, (self.seat,), (drawn[0], drawn[1]), 1 << self.seat)


class ReadOmens(PickSome[ToyState]):
    """3.4: then discards any of them, in ascending order, and shuffles the rest back."""

    def __init__(self, by: int, last: int) -> None:
        super().__init__(by)
        self.last: Final = last

    def run(self, s: ToyState) -> None:
        """Asked even when nothing is left: how many omens there were is nobody else's business."""
        self.put(s)

    def verb(self) -> int:
        return BURY

    def among(self, s: ToyState, by: int) -> list[int]:
        return s.cards.piles[OMENS]

    def outside(self) -> int:
        return NO_OMEN

    def pick_why(self, s: ToyState, by: int, card: int) -> int:
        return LEGAL if card > self.last else NO_OMEN

    def take(self, s: ToyState, by: int, card: int) -> None:
        s.cards.move(card, DISCARD, s.everyone())
        s.log(LOG_BURY, by, card)
        s.show()
        s.do(ReadOmens(by, card))

    def stop(self) -> int:
        return DONE

    def stopped(self, s: ToyState, by: int) -> None:
        for card in s.cards.piles[OMENS][:]:
            s.cards.into_deck(card, 1 << by)

    def prompt(self, s: ToyState, seat: int) -> Prompt:
        return Prompt(ASK_OMEN)


class Peek(PickOne[ToyState]):
    """4.1: at any time a lantern shows a card of somebody's hand."""

    def asked_by(self, s: ToyState, seat: int) -> str:
        return "4.1"

    def verb(self) -> int:
        return PEEK

    def among(self, s: ToyState, by: int) -> list[int]:
        return s.others(by)

    def pick_why(self, s: ToyState, by: int, other: int) -> int:
        if not s.lanterns[by]:
            return NO_LANTERN
        return LEGAL if other < s.seats and other != by and s.hand(other) else NO_SUCH_SEAT

    def take(self, s: ToyState, by: int, other: int) -> None:
        s.lanterns[by] -= 1
        card = s.draw(PEEKED, s.hand(other)[:])
        s.cards.look(card, 1 << by)
        s.log_secret(LOG_PEEK, (by, other), (card,), 1 << by | 1 << other)


ASIDES: Final = Peek(EVERYONE)


def standings(s: ToyState) -> list[tuple[int, ...]]:
    """5.1: most coins; then most lanterns."""
    return [(s.coins[seat], s.lanterns[seat]) for seat in range(s.seats)]
