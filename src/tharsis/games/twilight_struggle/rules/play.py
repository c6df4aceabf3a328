"""5.0: playing a card, as an event, for operations, or in the Space Race."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_CANCEL,
    ASK_MODE,
    EVENT,
    EVENT_FIRST,
    LOG_CANCELLED,
    LOG_PLAY_EVENT,
    LOG_PLAY_OPS,
    LOG_PLAY_SPACE,
    NO_CARD_HERE,
    NO_ENEMY_EVENT_CARD,
    NO_EVENT_CHINA,
    NO_EVENT_ENEMY,
    NO_EVENT_ORDER,
    NO_EVENT_OWED,
    NO_EVENT_PREVENTED,
    NO_EVENT_VARIANT,
    NO_HEADLINE_UN,
    NO_MUST_SCORE,
    NO_OPS_ENEMY,
    NO_OPS_SCORING,
    NO_SPACE_OPS,
    NO_SPACE_OWED,
    NO_SPACE_TRY,
    OPS,
    OPS_FIRST,
    PLAY,
    SPACE,
)
from tharsis.games.twilight_struggle.codes import HAND, HEADLINE_PHASE, TABLE, US, USSR
from tharsis.games.twilight_struggle.deck import OPS as PRINTED
from tharsis.games.twilight_struggle.deck import (
    SCORING,
    SIDE,
    THE_CHINA_CARD,
    U2_INCIDENT,
    UN_INTERVENTION,
    WE_WILL_BURY_YOU,
)
from tharsis.games.twilight_struggle.rules.events import (
    CONDITIONS,
    Dispose,
    EventOf,
    end_effect,
    event_why,
    note_war_card,
)
from tharsis.games.twilight_struggle.rules.operations import Operations
from tharsis.games.twilight_struggle.rules.space import SpaceTry, space_details, space_why
from tharsis.games.twilight_struggle.rules.values import WITH_CHINA, WITHOUT_CHINA, must_score_details
from tharsis.games.twilight_struggle.rules.victory import Gain
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, NOT_NOW, Either, PickOne, Prompt

# How a card came to be played.
OF_THE_ROUND: Final = 0
OWED: Final = 1  # Missile Envy under its obligation
DRAWN: Final = 2  # Grain Sales to Soviets
WAYS: Final[list[int]] = [EVENT, OPS, EVENT_FIRST, OPS_FIRST, SPACE, PLAY]


def enemy_card(by: int, card: int) -> bool:
    """5.2: the card carries an event of the other side."""
    return SIDE[card] == 1 - by


def settle_bury_you(s: TSState, countered: bool) -> None:
    """We Will Bury You: 3 VP when the US uses its round for anything but UN Intervention's event."""
    if s.in_effect[WE_WILL_BURY_YOU]:
        end_effect(s, WE_WILL_BURY_YOU)
        if not countered:
            s.do(Gain(USSR, 3))


class Mode(Either[TSState]):
    """5.1, 5.2: how the card on the table is used."""

    def __init__(self, by: int, card: int, came: int) -> None:
        super().__init__(by)
        self.card: Final = card
        self.came: Final = came

    def run(self, s: TSState) -> None:
        self.put(s)

    def verbs(self) -> list[int]:
        return WAYS

    # -- what is allowed ----------------------------------------------------------------------

    def event_why(self, s: TSState) -> int:
        """7.1: own and neutral events, if they can happen; the China Card has none."""
        if SCORING[self.card]:
            return LEGAL
        if self.card == THE_CHINA_CARD:
            return NO_EVENT_CHINA
        if self.came == OWED:
            return NO_EVENT_OWED
        if enemy_card(self.by, self.card):
            return NO_EVENT_ENEMY
        return event_why(s, self.card, self.by)

    def barred(self, s: TSState) -> bool:
        """7.5: an enemy event that cannot happen whatever comes first."""
        reason = event_why(s, self.card, self.by)
        return reason in (NO_EVENT_PREVENTED, NO_EVENT_VARIANT)

    def for_its_event(self, s: TSState) -> bool:
        """10.1.5: played in place of a scoring card, which only its event can make good."""
        return self.came == OF_THE_ROUND and s.must_score(self.by)

    def ops_why(self, s: TSState) -> int:
        if SCORING[self.card]:
            return NO_OPS_SCORING
        if enemy_card(self.by, self.card) and not self.barred(s):
            return NO_OPS_ENEMY
        return NO_MUST_SCORE if self.for_its_event(s) else LEGAL

    def order_why(self, s: TSState) -> int:
        """5.2: with an enemy event the player says what comes first."""
        if SCORING[self.card]:
            return NO_OPS_SCORING
        if not enemy_card(self.by, self.card):
            return NO_EVENT_ORDER
        return event_why(s, self.card, self.by) if self.barred(s) else LEGAL

    def space_why(self, s: TSState) -> int:
        if SCORING[self.card]:
            return NO_OPS_SCORING
        if self.came == OWED:
            return NO_SPACE_OWED
        if self.for_its_event(s):
            return NO_MUST_SCORE
        return space_why(s, self.by, self.card)

    def un_why(self, s: TSState) -> int:
        """Grain Sales: a drawn card with an enemy event may be played with UN Intervention."""
        if s.cards.place[UN_INTERVENTION] != HAND + self.by:
            return NO_CARD_HERE
        if not enemy_card(self.by, self.card):
            return NO_ENEMY_EVENT_CARD
        return NO_HEADLINE_UN if s.phase == HEADLINE_PHASE else LEGAL

    def pick_why(self, s: TSState, by: int, verb: int, x: int) -> int:
        if verb == EVENT:
            return self.event_why(s)
        if verb == OPS:
            return self.ops_why(s)
        if verb == SPACE:
            return self.space_why(s)
        if verb == PLAY:
            return self.un_why(s) if x == UN_INTERVENTION and self.came == DRAWN else NOT_NOW
        return self.order_why(s)

    def legal(self, s: TSState, seat: int) -> list[int]:
        found: list[int] = []
        if self.event_why(s) == LEGAL:
            found.append(EVENT)
        if SCORING[self.card]:
            return found
        reason = self.ops_why(s)
        if reason == LEGAL:
            found.append(OPS)
        elif reason == NO_OPS_ENEMY:
            found.append(EVENT_FIRST)
            found.append(OPS_FIRST)
        if self.space_why(s) == LEGAL:
            found.append(SPACE)
        if self.came == DRAWN and self.un_why(s) == LEGAL:
            found.append(PLAY + UN_INTERVENTION)
        return found

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        """The card without an enemy event is the one drawn, not UN Intervention, which the action names."""
        if reason == NO_ENEMY_EVENT_CARD:
            return (self.card,)
        return super().figures(s, seat, action, reason)

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in (NO_SPACE_OPS, NO_SPACE_TRY):
            return space_details(s, by, self.card, reason)
        if reason == NO_MUST_SCORE:
            return must_score_details(s, by)
        if reason == NO_EVENT_PREVENTED:
            return self.card, CONDITIONS[self.card].blocker()
        return (self.card,)

    # -- what follows -------------------------------------------------------------------------

    def take(self, s: TSState, by: int, verb: int, x: int) -> None:
        card = self.card
        if verb == PLAY:
            s.put(UN_INTERVENTION, TABLE)
            s.do(Dispose(UN_INTERVENTION))
            cancel_event(s, by, card)
            return
        if verb == SPACE:
            s.log(LOG_PLAY_SPACE, by, card)
            s.do(SpaceTry(by), Dispose(card))
        else:
            if s.recording:
                s.log(LOG_PLAY_EVENT if verb == EVENT else LOG_PLAY_OPS, by, card)
            self.queue(s, verb)
            note_war_card(s, by, card)
        if by == US and self.came != DRAWN:
            settle_bury_you(s, countered=card == UN_INTERVENTION and verb == EVENT)

    def queue(self, s: TSState, way: int) -> None:
        """5.2: event, operations, or both in the order chosen; then the card is put away."""
        card = self.card
        if way == EVENT:
            s.do(EventOf(card, self.by), Dispose(card))
            return
        bound = WITH_CHINA if card == THE_CHINA_CARD else WITHOUT_CHINA
        operations = Operations(self.by, PRINTED[card], bound)
        if way == OPS:
            s.do(operations, Dispose(card))
        elif way == EVENT_FIRST:
            s.do(EventOf(card, self.by), operations, Dispose(card))
        else:
            s.do(operations, EventOf(card, self.by), Dispose(card))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_MODE, (self.by, self.card))

    def rule(self, s: TSState, seat: int, action: int) -> str:
        verb = s.game.actions.base(action)
        if verb == SPACE:
            return "6.4"
        if verb == PLAY:
            return "7.1"
        return "5.2" if verb in (EVENT_FIRST, OPS_FIRST) else self.asked_by(s, seat)


def cancel_event(s: TSState, by: int, card: int) -> None:
    """UN Intervention: the event on the card does not happen, its Ops are used. U2 and Flower Power
    look at this moment, U2 first."""
    s.log(LOG_CANCELLED, by, card)
    s.do(Operations(by, PRINTED[card]), Dispose(card))
    note_war_card(s, by, card)
    if s.in_effect[U2_INCIDENT]:
        end_effect(s, U2_INCIDENT)
        s.do(Gain(USSR, 1))


class CancelEvent(PickOne[TSState]):
    """UN Intervention: choose the card with an enemy event to play with it."""

    def run(self, s: TSState) -> None:
        self.put(s)

    def verb(self) -> int:
        return PLAY

    def among(self, s: TSState, by: int) -> list[int]:
        return s.hand(by)

    def outside(self) -> int:
        return NO_CARD_HERE

    def pick_why(self, s: TSState, by: int, card: int) -> int:
        return LEGAL if enemy_card(by, card) else NO_ENEMY_EVENT_CARD

    def take(self, s: TSState, by: int, card: int) -> None:
        s.put(card, TABLE)
        cancel_event(s, by, card)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_CANCEL, (self.by,))
