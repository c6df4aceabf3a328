"""The toy game's rules, in the order of its rulebook."""

from typing import Final

from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step, Steps
from toy.actions import (
    ASK_BID,
    ASK_OMEN,
    ASK_PRIZE,
    ASK_RAID,
    BID,
    BURY,
    CARD_COUNT,
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
    LOG_RAID,
    LOG_ROLL,
    LOG_YIELD,
    NO_SUCH_SEAT,
    NOT_DRAWN,
    NOT_HELD,
    OMEN,
    PAY,
    POOR,
    RAID,
    ROLL,
    SELF_RAID,
    TARGET,
    YIELD,
)
from toy.state import DECK, DISCARD, HAND, OMENS, ToyState, worth

ROUNDS: Final = 8
RICH: Final = 30


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
        s.do(Bids(), Reveal(), Prize(), Round())


class Bids(Step[ToyState]):
    """2.1: all bid a card at once, face down."""

    def run(self, s: ToyState) -> None:
        owing = 0
        for seat in range(s.seats):
            if s.bids[seat] < 0:
                owing |= 1 << seat
        if owing:
            s.ask_all(self, owing)

    def legal(self, s: ToyState, seat: int) -> list[int]:
        return [BID + card for card in s.hand(seat)]

    def why(self, s: ToyState, seat: int, action: int) -> int:
        if not BID <= action < BID + CARD_COUNT:
            return NOT_NOW
        return LEGAL if action - BID in s.hand(seat) else NOT_HELD

    def figures(self, s: ToyState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - BID,)

    def choose(self, s: ToyState, seat: int, action: int) -> None:
        s.bids[seat] = action - BID
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


class Prize(Step[ToyState]):
    """3.1: the winner rolls for coins, raids somebody, or reads the omens."""

    def run(self, s: ToyState) -> None:
        s.ask(self, s.winner)

    def legal(self, s: ToyState, seat: int) -> list[int]:
        return [ROLL] + [RAID + other for other in range(s.seats) if other != seat] + [OMEN]

    def why(self, s: ToyState, seat: int, action: int) -> int:
        if action in (ROLL, OMEN):
            return LEGAL
        if not RAID <= action < RAID + TARGET.size:
            return NOT_NOW
        if action - RAID >= s.seats:
            return NO_SUCH_SEAT
        return SELF_RAID if action - RAID == seat else LEGAL

    def choose(self, s: ToyState, seat: int, action: int) -> None:
        if action == ROLL:
            s.do(RollPrize(seat))
        elif action == OMEN:
            s.do(DrawOmens(seat), ReadOmens(seat, -1))
        else:
            s.log(LOG_RAID, seat, action - RAID)
            s.do(Raid(seat, action - RAID))

    def prompt(self, s: ToyState, seat: int) -> Prompt:
        return Prompt(ASK_PRIZE)


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


class Raid(Step[ToyState]):
    """3.3: the victim pays two coins or yields a card."""

    def __init__(self, by: int, victim: int) -> None:
        self.by: Final = by
        self.victim: Final = victim

    def run(self, s: ToyState) -> None:
        s.ask(self, self.victim)

    def legal(self, s: ToyState, seat: int) -> list[int]:
        actions = [YIELD + card for card in s.hand(seat)]
        return [PAY, *actions] if s.coins[seat] >= 2 else actions

    def why(self, s: ToyState, seat: int, action: int) -> int:
        if action == PAY:
            return LEGAL if s.coins[seat] >= 2 else POOR
        if not YIELD <= action < YIELD + CARD_COUNT:
            return NOT_NOW
        return LEGAL if action - YIELD in s.hand(seat) else NOT_HELD

    def figures(self, s: ToyState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (s.coins[seat],) if reason == POOR else (action - YIELD,)

    def choose(self, s: ToyState, seat: int, action: int) -> None:
        if action == PAY:
            s.coins[self.victim] -= 2
            s.coins[self.by] += 2
            s.log(LOG_PAY, self.victim)
        else:
            s.cards.move(action - YIELD, HAND + self.by, 1 << self.by | 1 << self.victim)
            s.log_secret(LOG_YIELD, (self.victim,), (action - YIELD,), 1 << self.by | 1 << self.victim)
            s.show()

    def prompt(self, s: ToyState, seat: int) -> Prompt:
        return Prompt(ASK_RAID, (self.by,))


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


class ReadOmens(Step[ToyState]):
    """3.4: then discards any of them, in ascending order, and shuffles the rest back."""

    def __init__(self, seat: int, last: int) -> None:
        self.seat: Final = seat
        self.last: Final = last

    def run(self, s: ToyState) -> None:
        s.ask(self, self.seat)

    def legal(self, s: ToyState, seat: int) -> list[int]:
        return [BURY + card for card in s.cards.piles[OMENS] if card > self.last] + [DONE]

    def why(self, s: ToyState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if not BURY <= action < BURY + CARD_COUNT:
            return NOT_NOW
        card = action - BURY
        return LEGAL if card > self.last and card in s.cards.piles[OMENS] else NOT_DRAWN

    def choose(self, s: ToyState, seat: int, action: int) -> None:
        if action == DONE:
            for card in s.cards.piles[OMENS][:]:
                s.cards.into_deck(card, 1 << self.seat)
            return
        s.cards.move(action - BURY, DISCARD, s.everyone())
        s.log(LOG_BURY, self.seat, action - BURY)
        s.show()
        s.do(ReadOmens(self.seat, action - BURY))

    def prompt(self, s: ToyState, seat: int) -> Prompt:
        return Prompt(ASK_OMEN)


STEPS: Final = Steps()
STEPS.add("round", Round, structural=True)
STEPS.add("bids", Bids, structural=True)
STEPS.add("reveal", Reveal, structural=True)
STEPS.add("prize", Prize, structural=True)
STEPS.add("roll", RollPrize)
STEPS.add("raid", Raid)
STEPS.add("draw-omens", DrawOmens)
STEPS.add("read-omens", ReadOmens)
