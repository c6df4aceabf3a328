"""4.5.C: the Headline Phase."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_HEADLINE,
    ASK_HEADLINE_AFTER,
    ASK_HEADLINE_FIRST,
    HEADLINE,
    LOG_HEADLINE,
    LOG_HEADLINE_CANCELLED,
    NO_CARD_HERE,
    NO_HEADLINE_CHINA,
    NO_HEADLINE_OWED,
    NO_HEADLINE_UN,
)
from tharsis.games.twilight_struggle.board import SEES_HEADLINE
from tharsis.games.twilight_struggle.codes import (
    DISCARD_PILE,
    HAND,
    HEADLINE_PHASE,
    HEADLINED,
    NONE,
    TABLE,
    US,
    USSR,
)
from tharsis.games.twilight_struggle.deck import (
    DEFECTORS,
    MISSILE_ENVY,
    OPS,
    THE_CHINA_CARD,
    UN_INTERVENTION,
)
from tharsis.games.twilight_struggle.rules.events import Dispose, EventOf, note_war_card
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import EVERYONE, LEGAL, PickOne, Prompt, Step


def headline_why(s: TSState, side: int, card: int) -> int:
    """4.5.C, 9.5: any card in hand but UN Intervention, the China Card and an owed Missile Envy."""
    if card == THE_CHINA_CARD:
        return NO_HEADLINE_CHINA
    if s.cards.place[card] != HAND + side:
        return NO_CARD_HERE
    return held_why(s, side, card)


def held_why(s: TSState, side: int, card: int) -> int:
    """The same for a card in hand. No scoring card forces a choice (10.1.5): there are never more of them
    than rounds to come."""
    if card == UN_INTERVENTION:
        return NO_HEADLINE_UN
    if card == MISSILE_ENVY and s.owed == side:
        return NO_HEADLINE_OWED
    return LEGAL


def headline_options(s: TSState, side: int) -> list[int]:
    """The cards a side can choose."""
    return [card for card in s.hand(side) if held_why(s, side, card) == LEGAL]


def can_headline(s: TSState, side: int) -> bool:
    return any(held_why(s, side, card) == LEGAL for card in s.hand(side))


class Headlines(Step[TSState]):
    """4.5.C: both choose in secret; 6.4.4: against Man in Earth Orbit one chooses openly first."""

    def run(self, s: TSState) -> None:
        s.phase = HEADLINE_PHASE
        if s.has_ability(US, SEES_HEADLINE):
            s.do(OpenHeadline(USSR), OpenHeadline(US), ResolveHeadlines())
        elif s.has_ability(USSR, SEES_HEADLINE):
            s.do(OpenHeadline(US), OpenHeadline(USSR), ResolveHeadlines())
        else:
            s.do(SecretHeadlines(EVERYONE), RevealHeadlines(), ResolveHeadlines())


class ChooseHeadline(PickOne[TSState]):
    """4.5.C: one card for the headline."""

    def verb(self) -> int:
        return HEADLINE

    def among(self, s: TSState, by: int) -> list[int]:
        return s.hand(by)

    def pick_why(self, s: TSState, by: int, card: int) -> int:
        return headline_why(s, by, card)

    def possible(self, s: TSState, by: int) -> bool:
        return can_headline(s, by)

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [HEADLINE + card for card in headline_options(s, self.decider(seat))]


class SecretHeadlines(ChooseHeadline):
    """4.5.C: the choices lie in the state, seat by seat, until both are in."""

    def run(self, s: TSState) -> None:
        owing = 0
        for side in (US, USSR):
            if s.committed[side] == NONE and can_headline(s, side):
                owing |= 1 << side
        if owing:
            s.ask_all(self, owing)

    def take(self, s: TSState, by: int, card: int) -> None:
        s.committed[by] = card
        s.do(self)

    def retract(self, s: TSState, seat: int) -> None:
        s.committed[seat] = NONE

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_HEADLINE, (seat,))


class RevealHeadlines(Step[TSState]):
    """4.5.C: both cards are shown together."""

    def run(self, s: TSState) -> None:
        for side in (US, USSR):
            card = s.committed[side]
            if card != NONE:
                s.committed[side] = NONE
                s.put(card, HEADLINED + side)
                s.log(LOG_HEADLINE, side, card)
        s.show()


class OpenHeadline(ChooseHeadline):
    """6.4.4: a headline chosen and shown at once."""

    def take(self, s: TSState, by: int, card: int) -> None:
        s.put(card, HEADLINED + by)
        s.show()
        s.log(LOG_HEADLINE, by, card)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        shown = s.cards.piles[HEADLINED + 1 - self.by]
        if shown:
            return Prompt(ASK_HEADLINE_AFTER, (self.by, shown[0]))
        return Prompt(ASK_HEADLINE_FIRST, (self.by,))

    def rule(self, s: TSState, seat: int, action: int) -> str:
        """6.4.4 says who shows it when; what may be a headline is the same for all."""
        return "4.5.C"


class ResolveHeadlines(Step[TSState]):
    """4.5.C: the higher printed value first, the US first on a tie; Defectors before anything else."""

    def run(self, s: TSState) -> None:
        us = s.cards.piles[HEADLINED + US]
        ussr = s.cards.piles[HEADLINED + USSR]
        if us and ussr and us[0] != DEFECTORS and OPS[ussr[0]] > OPS[us[0]]:
            s.do(HeadlineEvent(USSR), HeadlineEvent(US))
        else:
            s.do(HeadlineEvent(US), HeadlineEvent(USSR))


class HeadlineEvent(Step[TSState]):
    """4.5.C: the event of one headline; whoever chose the card is phasing (8.1.3)."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TSState) -> None:
        pile = s.cards.piles[HEADLINED + self.side]
        if not pile:
            return
        card = pile[0]
        s.phasing = self.side
        s.mark_start()
        s.put(card, TABLE)
        s.do(EventOf(card, self.side), Dispose(card))
        note_war_card(s, self.side, card)


class CancelHeadline(Step[TSState]):
    """Defectors: the Soviet headline that still waits is discarded without its event."""

    def run(self, s: TSState) -> None:
        waiting = s.cards.piles[HEADLINED + USSR]
        if waiting:
            card = waiting[0]
            s.put(card, DISCARD_PILE)
            s.log(LOG_HEADLINE_CANCELLED, USSR, card)
