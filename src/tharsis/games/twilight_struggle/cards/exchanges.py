"""Missile Envy (49) and Grain Sales to Soviets (67): cards that change hands."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_GIVE,
    ASK_GRAIN,
    FROM_HAND,
    GIVE,
    LOG_GIVEN,
    LOG_RETURNED,
    LOG_SHOWN,
    NO_CARD_HERE,
    NO_HIGHER,
    PLAY,
    RETURN,
)
from tharsis.games.twilight_struggle.codes import HAND, LOOKED_AT, TABLE, US, USSR
from tharsis.games.twilight_struggle.deck import GRAIN_SALES_TO_SOVIETS, MISSILE_ENVY, OPS
from tharsis.games.twilight_struggle.rules.events import Dispose, EventOf, note_war_card
from tharsis.games.twilight_struggle.rules.operations import Operations
from tharsis.games.twilight_struggle.rules.play import DRAWN, Mode, enemy_card
from tharsis.games.twilight_struggle.rules.values import note_highest, value
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import ALONE, LEGAL, Either, PickOne, Prompt, Step

GRAIN_ANSWERS: Final[list[int]] = [PLAY, RETURN]


class MissileEnvy(PickOne[TSState]):
    """49: a side gives its highest card to the other; it is asked only when several are highest."""

    def run(self, s: TSState) -> None:
        self.ask_or_take(s)

    def highest(self, s: TSState) -> int:
        """The highest value in the hand; scoring cards count 0."""
        best = 0
        for card in s.hand(self.by):
            best = max(best, value(s, self.by, card))
        return best

    def verb(self) -> int:
        return GIVE

    def among(self, s: TSState, by: int) -> list[int]:
        return s.hand(by)

    def outside(self) -> int:
        return NO_CARD_HERE

    def pick_why(self, s: TSState, by: int, card: int) -> int:
        return LEGAL if value(s, by, card) == self.highest(s) else NO_HIGHER

    def take(self, s: TSState, by: int, card: int) -> None:
        """Its event happens unless it is an enemy's: then its Ops are used. Missile Envy is owed."""
        receiver = 1 - by
        s.log(LOG_GIVEN, by, card)
        note_highest(s, by, value(s, by, card))
        s.put(card, TABLE)
        s.put(MISSILE_ENVY, HAND + by)
        s.owed = by
        if enemy_card(receiver, card):
            s.do(Operations(receiver, OPS[card]), Dispose(card))
        else:
            s.do(EventOf(card, receiver), Dispose(card))
        note_war_card(s, receiver, card)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_GIVE, (self.by,))


class GrainSales(Step[TSState]):
    """67: the US draws a Soviet card by chance and sees it."""

    def run(self, s: TSState) -> None:
        if not s.hand(USSR):
            s.do(Operations(US, OPS[GRAIN_SALES_TO_SOVIETS]))
            return
        owed = s.owed
        card = s.pick_from_hand(USSR, FROM_HAND[USSR], LOOKED_AT)
        s.log(LOG_SHOWN, USSR, card)
        s.do(GrainChoice(US, card, owed))


class GrainChoice(Either[TSState]):
    """67: it plays the card, or returns it and uses the 2 Ops."""

    def __init__(self, by: int, card: int, owed: int) -> None:
        super().__init__(by)
        self.card: Final = card
        self.owed: Final = owed  # who owed Missile Envy before the card was drawn

    def run(self, s: TSState) -> None:
        self.put(s)

    def verbs(self) -> list[int]:
        return GRAIN_ANSWERS

    def among(self, s: TSState, by: int, verb: int) -> list[int]:
        return s.cards.piles[LOOKED_AT] if verb == PLAY else ALONE

    def pick_why(self, s: TSState, by: int, verb: int, card: int) -> int:
        return LEGAL if verb == RETURN or card == self.card else NO_CARD_HERE

    def take(self, s: TSState, by: int, verb: int, card: int) -> None:
        if verb == RETURN:
            s.put(self.card, HAND + USSR)
            s.owed = self.owed
            s.log(LOG_RETURNED, USSR, self.card)
            s.do(Operations(by, OPS[GRAIN_SALES_TO_SOVIETS]))
        else:
            s.put(card, TABLE)
            s.do(Mode(by, card, DRAWN))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_GRAIN, (self.card,))
