"""Words for events that look at hands, the discard pile and the deck."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_ADD,
    ASK_DISCARD_ANY,
    ASK_EVENT_DISCARD,
    ASK_TAKE,
    DECLINE,
    DISCARD,
    DONE,
    FROM_HAND,
    LOG_DECLINED,
    LOG_DISCARDED,
    LOG_DRAWN,
    LOG_HAND,
    LOG_KEPT,
    LOG_LOOKED,
    LOG_TAKEN,
    LOOK_AT,
    NO_AREA,
    NO_ASCENDING,
    NO_CARD_HERE,
    NO_CHINA_DISCARD,
    NO_DECLINE,
    NO_DISCARDED,
    NO_MORE_HERE,
    NO_OWN_INFLUENCE,
    NO_SCORING_DISCARD,
    NO_SCORING_TAKE,
    NO_VALUE,
    PLACE,
    TAKE,
)
from tharsis.games.twilight_struggle.board import AREAS, SOUTH_AMERICA, WEST_GERMANY
from tharsis.games.twilight_struggle.codes import DISCARD_PILE, HAND, LOOKED_AT, NONE, TABLE, US, USSR
from tharsis.games.twilight_struggle.deck import (
    ALDRICH_AMES_REMIX,
    ASK_NOT_WHAT_YOUR_COUNTRY,
    BLOCKADE,
    IRANIAN_HOSTAGE_CRISIS,
    LATIN_AMERICAN_DEBT_CRISIS,
    OUR_MAN_IN_TEHRAN,
    SALT_NEGOTIATIONS,
    SCORING,
    THE_CHINA_CARD,
)
from tharsis.games.twilight_struggle.rules.events import Dispose, EventOf, discard, note_war_card
from tharsis.games.twilight_struggle.rules.turn import deal_card, draw_card
from tharsis.games.twilight_struggle.rules.values import value
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.vocabulary.influence import ALL, Remove
from tharsis.kernel import LEGAL, PickOne, PickSome, Prompt, Spread, Step

HIGH: Final = 3  # Blockade, Latin American Debt Crisis: a card worth this much
LOOKS: Final = 5  # Our Man in Tehran: so many cards


class ShowHand(Step[TSState]):
    """7.1: the other side sees all cards of a hand, once."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TSState) -> None:
        s.show_hand(self.side)
        s.log(LOG_HAND, self.side)


class DiscardOr(PickOne[TSState]):
    """5.3: a side may discard a card worth 3 or more; if it does not, the event strikes."""

    def __init__(self, by: int, card: int) -> None:
        super().__init__(by)
        self.card: Final = card

    def run(self, s: TSState) -> None:
        """Asked even when no card will do: what a hand is worth is nobody else's business."""
        if s.hand(self.by):
            self.put(s)
        else:
            self.strike(s)

    def strike(self, s: TSState) -> None:
        """What happens without a discard."""
        if self.card == BLOCKADE:
            s.do(Remove(US, WEST_GERMANY, ALL))
        else:
            s.do(double_influence())

    def verb(self) -> int:
        return DISCARD

    def among(self, s: TSState, by: int) -> list[int]:
        return s.hand(by)

    def pick_why(self, s: TSState, by: int, card: int) -> int:
        if card == THE_CHINA_CARD:
            return NO_CHINA_DISCARD
        if card not in s.hand(by):
            return NO_CARD_HERE
        if SCORING[card]:
            return NO_SCORING_DISCARD
        return LEGAL if value(s, by, card) >= HIGH else NO_VALUE

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return value(s, by, action - DISCARD), HIGH

    def take(self, s: TSState, by: int, card: int) -> None:
        discard(s, by, card)

    def stop(self) -> int:
        return DECLINE

    def stopped(self, s: TSState, by: int) -> None:
        s.log(LOG_DECLINED, by)
        self.strike(s)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_EVENT_DISCARD, (self.by, self.card, HIGH))


class DoubleInfluence(Spread[TSState]):
    """Latin American Debt Crisis: the USSR doubles its influence in two South American countries."""

    def verb(self) -> int:
        return PLACE

    def among(self, s: TSState, by: int) -> list[int]:
        return AREAS[SOUTH_AMERICA]

    def outside(self) -> int:
        return NO_AREA

    def full(self) -> int:
        return NO_MORE_HERE

    def place_why(self, s: TSState, by: int, country: int) -> int:
        return LEGAL if s.influence[by][country] else NO_OWN_INFLUENCE

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (s.influence[by][action - PLACE],)

    def give(self, s: TSState, by: int, country: int) -> None:
        s.change(by, country, s.influence[by][country])

    def again(self, left: int, given: tuple[int, ...]) -> "DoubleInfluence":
        return DoubleInfluence(self.by, left, self.cap, given)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (self.by, LATIN_AMERICAN_DEBT_CRISIS, self.left))


def double_influence() -> DoubleInfluence:
    """Two countries, each once."""
    return DoubleInfluence(USSR, left=2, cap=1, given=())


class RandomDiscard(Step[TSState]):
    """Terrorism: a side loses cards by chance, their events do not happen (5.4)."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TSState) -> None:
        twice = self.side == US and s.in_effect[IRANIAN_HOSTAGE_CRISIS]
        for _ in range(2 if twice else 1):
            if s.hand(self.side):
                card = s.pick_from_hand(self.side, FROM_HAND[self.side], DISCARD_PILE)
                s.log(LOG_DISCARDED, self.side, card)


class TakeDiscarded(PickOne[TSState]):
    """7.1: a side takes a card that does not score from the discard pile: into its hand (SALT, which it
    may decline), or to have its event at once (Star Wars)."""

    def __init__(self, by: int, card: int) -> None:
        super().__init__(by)
        self.card: Final = card

    def verb(self) -> int:
        return TAKE

    def among(self, s: TSState, by: int) -> list[int]:
        return s.cards.piles[DISCARD_PILE]

    def outside(self) -> int:
        return NO_DISCARDED

    def pick_why(self, s: TSState, by: int, card: int) -> int:
        return NO_SCORING_TAKE if SCORING[card] else LEGAL

    def take(self, s: TSState, by: int, card: int) -> None:
        s.log(LOG_TAKEN, by, card)
        if self.card == SALT_NEGOTIATIONS:
            s.put(card, HAND + by)
        else:
            s.put(card, TABLE)
            s.do(EventOf(card, by), Dispose(card))
            note_war_card(s, by, card)

    def stop(self) -> int:
        return DECLINE

    def stop_why(self, s: TSState, by: int) -> int:
        return LEGAL if self.card == SALT_NEGOTIATIONS else NO_DECLINE

    def stopped(self, s: TSState, by: int) -> None:
        s.log(LOG_DECLINED, by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_TAKE, (self.by, self.card))


class DiscardAny(PickSome[TSState]):
    """Ask Not What Your Country…, Our Man in Tehran: discard any of the cards, by rising number; then
    draw as many, or put the others back."""

    def __init__(self, by: int, card: int, last: int = NONE, count: int = 0) -> None:
        super().__init__(by)
        self.card: Final = card
        self.last: Final = last
        self.count: Final = count

    def run(self, s: TSState) -> None:
        """Asked even when none is left: how many there were is nobody else's business."""
        self.put(s)

    def verb(self) -> int:
        return DISCARD

    def among(self, s: TSState, by: int) -> list[int]:
        return s.hand(by) if self.card == ASK_NOT_WHAT_YOUR_COUNTRY else s.cards.piles[LOOKED_AT]

    def outside(self) -> int:
        return NO_CARD_HERE

    def pick_why(self, s: TSState, by: int, card: int) -> int:
        return LEGAL if card > self.last else NO_ASCENDING

    def picked(self, s: TSState, by: int) -> int:
        return self.count

    def take(self, s: TSState, by: int, card: int) -> None:
        discard(s, by, card)
        s.do(DiscardAny(by, self.card, card, self.count + 1))

    def stop(self) -> int:
        return DONE

    def stopped(self, s: TSState, by: int) -> None:
        if self.card == ASK_NOT_WHAT_YOUR_COUNTRY:
            s.do(DrawCards(self.count))
        else:
            s.do(PutBack())

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_DISCARD_ANY, (self.by, self.card))


class DrawCards(Step[TSState]):
    """4.3: the US draws, one by one; the discards just made may come back with a reshuffle."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, s: TSState) -> None:
        s.log(LOG_DRAWN, US, self.count)
        for _ in range(self.count):
            deal_card(s, US)


class LookAtDeck(Step[TSState]):
    """Our Man in Tehran: the US alone looks at five cards of the draw pile."""

    def run(self, s: TSState) -> None:
        for _ in range(LOOKS):
            draw_card(s, LOOK_AT, LOOKED_AT, 1 << US)
        s.log(LOG_LOOKED, len(s.cards.piles[LOOKED_AT]))
        s.do(DiscardAny(US, OUR_MAN_IN_TEHRAN))


class PutBack(Step[TSState]):
    """Our Man in Tehran: the others go back into the draw pile, and only the US knows which."""

    def run(self, s: TSState) -> None:
        kept = s.cards.piles[LOOKED_AT][:]
        for card in kept:
            s.cards.into_deck(card, 1 << US)
        s.log(LOG_KEPT, len(kept))


class DiscardFromHand(PickOne[TSState]):
    """Aldrich Ames Remix: the USSR picks a card of the US hand, a scoring card too, which is discarded."""

    def verb(self) -> int:
        return DISCARD

    def among(self, s: TSState, by: int) -> list[int]:
        return s.hand(US)

    def outside(self) -> int:
        return NO_CARD_HERE

    def take(self, s: TSState, by: int, card: int) -> None:
        discard(s, US, card)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_DISCARD_ANY, (self.by, ALDRICH_AMES_REMIX))
