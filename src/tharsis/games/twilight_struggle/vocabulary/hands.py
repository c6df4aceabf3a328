"""Words for events that look at hands, the discard pile and the deck."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_ADD,
    ASK_DISCARD_ANY,
    ASK_EVENT_DISCARD,
    ASK_TAKE,
    CARD,
    COUNTRY,
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
from tharsis.games.twilight_struggle.board import AREAS, SOUTH_AMERICA, US, USSR, WEST_GERMANY, WITHIN
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
from tharsis.games.twilight_struggle.state import DISCARD_PILE, HAND, LOOKED_AT, NONE, TABLE, TSState
from tharsis.games.twilight_struggle.vocabulary.influence import ALL, Remove
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

HIGH: Final = 3  # Blockade, Latin American Debt Crisis: a card worth this much


class ShowHand(Step[TSState]):
    """7.1: the other side sees all cards of a hand, once."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TSState) -> None:
        s.show_hand(self.side)
        s.log(LOG_HAND, self.side)


class DiscardOr(Step[TSState]):
    """5.3: a side may discard a card worth 3 or more; if it does not, the event strikes."""

    def __init__(self, card: int, side: int) -> None:
        self.card: Final = card
        self.side: Final = side

    def run(self, s: TSState) -> None:
        if s.hand(self.side):
            s.ask(self, self.side)
        else:
            self.strike(s)

    def strike(self, s: TSState) -> None:
        """What happens without a discard."""
        if self.card == BLOCKADE:
            s.do(Remove(US, WEST_GERMANY, ALL))
        else:
            s.do(DoubleInfluence(2, ()))

    def _why(self, s: TSState, card: int) -> int:
        if card == THE_CHINA_CARD:
            return NO_CHINA_DISCARD
        if s.cards.place[card] != HAND + self.side:
            return NO_CARD_HERE
        if SCORING[card]:
            return NO_SCORING_DISCARD
        return LEGAL if value(s, self.side, card) >= HIGH else NO_VALUE

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [DISCARD + c for c in s.hand(self.side) if self._why(s, c) == LEGAL] + [DECLINE]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if DISCARD <= action < DISCARD + CARD.size:
            return self._why(s, action - DISCARD)
        return LEGAL if action == DECLINE else NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        card = action - DISCARD
        return (card, value(s, self.side, card), HIGH) if reason == NO_VALUE else (card,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action == DECLINE:
            s.log(LOG_DECLINED, self.side)
            self.strike(s)
        else:
            discard(s, self.side, action - DISCARD)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_EVENT_DISCARD, (self.side, self.card, HIGH))


class DoubleInfluence(Step[TSState]):
    """Latin American Debt Crisis: the USSR doubles its influence in two South American countries."""

    def __init__(self, left: int, picks: tuple[int, ...]) -> None:
        self.left: Final = left
        self.picks: Final = picks

    def run(self, s: TSState) -> None:
        if self.left and self.legal(s, USSR):
            s.ask(self, USSR)

    def _why(self, s: TSState, country: int) -> int:
        if not WITHIN[SOUTH_AMERICA][country]:
            return NO_AREA
        if country in self.picks:
            return NO_MORE_HERE
        return LEGAL if s.influence[USSR][country] else NO_OWN_INFLUENCE

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [PLACE + c for c in AREAS[SOUTH_AMERICA] if self._why(s, c) == LEGAL]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if PLACE <= action < PLACE + COUNTRY.size:
            return self._why(s, action - PLACE)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        country = action - PLACE
        return (country, s.influence[USSR][country]) if reason == NO_MORE_HERE else (country,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        country = action - PLACE
        s.change(USSR, country, s.influence[USSR][country])
        s.do(DoubleInfluence(self.left - 1, (*self.picks, country)))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (USSR, LATIN_AMERICAN_DEBT_CRISIS, self.left))


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


class TakeDiscarded(Step[TSState]):
    """7.1: a side takes a card that does not score from the discard pile: into its hand (SALT, which it
    may decline), or to have its event at once (Star Wars)."""

    def __init__(self, card: int, by: int) -> None:
        self.card: Final = card
        self.by: Final = by

    def run(self, s: TSState) -> None:
        for card in s.cards.piles[DISCARD_PILE]:
            if not SCORING[card]:
                s.ask(self, self.by)
                return

    def _why(self, s: TSState, card: int) -> int:
        if s.cards.place[card] != DISCARD_PILE:
            return NO_DISCARDED
        return NO_SCORING_TAKE if SCORING[card] else LEGAL

    def legal(self, s: TSState, seat: int) -> list[int]:
        found = [TAKE + card for card in s.cards.piles[DISCARD_PILE] if not SCORING[card]]
        if self.card == SALT_NEGOTIATIONS:
            found.append(DECLINE)
        return found

    def why(self, s: TSState, seat: int, action: int) -> int:
        if TAKE <= action < TAKE + CARD.size:
            return self._why(s, action - TAKE)
        if action == DECLINE:
            return LEGAL if self.card == SALT_NEGOTIATIONS else NO_DECLINE
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - TAKE,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action == DECLINE:
            s.log(LOG_DECLINED, self.by)
            return
        card = action - TAKE
        s.log(LOG_TAKEN, self.by, card)
        if self.card == SALT_NEGOTIATIONS:
            s.put(card, HAND + self.by)
        else:
            s.put(card, TABLE)
            s.do(EventOf(card, self.by), Dispose(card))
            note_war_card(s, self.by, card)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_TAKE, (self.by, self.card))


class DiscardAny(Step[TSState]):
    """Ask Not What Your Country…, Our Man in Tehran: discard any of the cards, by rising number; then
    draw as many, or put the others back."""

    def __init__(self, card: int, last: int, count: int) -> None:
        self.card: Final = card
        self.last: Final = last
        self.count: Final = count

    def run(self, s: TSState) -> None:
        s.ask(self, US)

    def place(self) -> int:
        return HAND + US if self.card == ASK_NOT_WHAT_YOUR_COUNTRY else LOOKED_AT

    def _why(self, s: TSState, card: int) -> int:
        if s.cards.place[card] != self.place():
            return NO_CARD_HERE
        return LEGAL if card > self.last else NO_ASCENDING

    def legal(self, s: TSState, seat: int) -> list[int]:
        found = [DONE]
        for card in s.cards.piles[self.place()]:
            if card > self.last:
                found.append(DISCARD + card)
        return found

    def why(self, s: TSState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if DISCARD <= action < DISCARD + CARD.size:
            return self._why(s, action - DISCARD)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - DISCARD,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action != DONE:
            discard(s, US, action - DISCARD)
            s.do(DiscardAny(self.card, action - DISCARD, self.count + 1))
        elif self.card == ASK_NOT_WHAT_YOUR_COUNTRY:
            s.do(DrawCards(self.count))
        else:
            s.do(PutBack())

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_DISCARD_ANY, (US, self.card))


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
        for _ in range(5):
            draw_card(s, LOOK_AT, LOOKED_AT, 1 << US)
        s.log(LOG_LOOKED, len(s.cards.piles[LOOKED_AT]))
        s.do(DiscardAny(OUR_MAN_IN_TEHRAN, NONE, 0))


class PutBack(Step[TSState]):
    """Our Man in Tehran: the others go back into the draw pile, and only the US knows which."""

    def run(self, s: TSState) -> None:
        kept = s.cards.piles[LOOKED_AT][:]
        for card in kept:
            s.cards.into_deck(card, 1 << US)
        s.log(LOG_KEPT, len(kept))


class DiscardFromHand(Step[TSState]):
    """Aldrich Ames Remix: the USSR picks a card of the US hand, a scoring card too, which is discarded."""

    def run(self, s: TSState) -> None:
        if s.hand(US):
            s.ask(self, USSR)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [DISCARD + card for card in s.hand(US)]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if DISCARD <= action < DISCARD + CARD.size:
            return LEGAL if s.cards.place[action - DISCARD] == HAND + US else NO_CARD_HERE
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - DISCARD,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        discard(s, US, action - DISCARD)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_DISCARD_ANY, (USSR, ALDRICH_AMES_REMIX))
