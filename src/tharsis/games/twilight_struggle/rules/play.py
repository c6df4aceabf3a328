"""5.0: playing a card, as an event, for operations, or in the Space Race."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_CANCEL,
    ASK_MODE,
    CARD,
    EVENT,
    EVENT_FIRST,
    LOG_CANCELLED,
    LOG_EFFECT_ENDS,
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
from tharsis.games.twilight_struggle.board import US, USSR
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
from tharsis.games.twilight_struggle.rules.operations import ANY, Operations
from tharsis.games.twilight_struggle.rules.space import SpaceTry, space_figures, space_why
from tharsis.games.twilight_struggle.rules.victory import Gain
from tharsis.games.twilight_struggle.state import HAND, HEADLINE_PHASE, TABLE, TSState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

# How a card came to be played.
OF_THE_ROUND: Final = 0
OWED: Final = 1  # Missile Envy under its obligation
DRAWN: Final = 2  # Grain Sales to Soviets


def enemy_card(by: int, card: int) -> bool:
    """5.2: the card carries an event of the other side."""
    return SIDE[card] == 1 - by


def settle_bury_you(s: TSState, countered: bool) -> None:
    """We Will Bury You: 3 VP when the US uses its round for anything but UN Intervention's event."""
    if s.in_effect[WE_WILL_BURY_YOU]:
        end_effect(s, WE_WILL_BURY_YOU)
        if not countered:
            s.do(Gain(USSR, 3))


class Mode(Step[TSState]):
    """5.1, 5.2: how the card on the table is used."""

    def __init__(self, by: int, card: int, came: int) -> None:
        self.by: Final = by
        self.card: Final = card
        self.came: Final = came

    def run(self, s: TSState) -> None:
        s.ask(self, self.by)

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

    def ops_why(self, s: TSState) -> int:
        if SCORING[self.card]:
            return NO_OPS_SCORING
        if enemy_card(self.by, self.card) and not self.barred(s):
            return NO_OPS_ENEMY
        return LEGAL

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
        if self.came == OF_THE_ROUND and s.must_score(self.by):
            return NO_MUST_SCORE  # Five-Year Plan was allowed only because its event will happen
        return space_why(s, self.by, self.card)

    def un_why(self, s: TSState) -> int:
        """Grain Sales: a drawn card with an enemy event may be played with UN Intervention."""
        if s.cards.place[UN_INTERVENTION] != HAND + self.by:
            return NO_CARD_HERE
        if not enemy_card(self.by, self.card):
            return NO_ENEMY_EVENT_CARD
        return NO_HEADLINE_UN if s.phase == HEADLINE_PHASE else LEGAL

    def legal(self, s: TSState, seat: int) -> list[int]:
        found: list[int] = []
        if self.event_why(s) == LEGAL:
            found.append(EVENT)
        if SCORING[self.card]:
            return found
        if self.ops_why(s) == LEGAL:
            found.append(OPS)
        else:
            found.append(EVENT_FIRST)
            found.append(OPS_FIRST)
        if self.space_why(s) == LEGAL:
            found.append(SPACE)
        if self.came == DRAWN and self.un_why(s) == LEGAL:
            found.append(PLAY + UN_INTERVENTION)
        return found

    def why(self, s: TSState, seat: int, action: int) -> int:
        if action == EVENT:
            return self.event_why(s)
        if action == OPS:
            return self.ops_why(s)
        if action in (EVENT_FIRST, OPS_FIRST):
            return self.order_why(s)
        if action == SPACE:
            return self.space_why(s)
        if action == PLAY + UN_INTERVENTION and self.came == DRAWN:
            return self.un_why(s)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in (NO_SPACE_OPS, NO_SPACE_TRY):
            return space_figures(s, self.by, self.card, reason)
        if reason == NO_MUST_SCORE:
            return (s.scoring_cards(self.by), s.rounds_left(self.by))
        if reason == NO_EVENT_PREVENTED:
            return (self.card, CONDITIONS[self.card].blocker())
        return (UN_INTERVENTION if reason == NO_CARD_HERE else self.card,)

    # -- what follows -------------------------------------------------------------------------

    def choose(self, s: TSState, seat: int, action: int) -> None:
        by = self.by
        card = self.card
        if action == PLAY + UN_INTERVENTION:
            s.put(UN_INTERVENTION, TABLE)
            s.do(Dispose(UN_INTERVENTION))
            cancel_event(s, by, card)
            return
        if action == SPACE:
            s.log(LOG_PLAY_SPACE, by, card)
            s.do(SpaceTry(by), Dispose(card))
        else:
            if s.recording:
                s.log(LOG_PLAY_EVENT if action == EVENT else LOG_PLAY_OPS, by, card)
            self.queue(s, action)
            note_war_card(s, by, card)
        if by == US and self.came != DRAWN:
            settle_bury_you(s, card == UN_INTERVENTION and action == EVENT)

    def queue(self, s: TSState, action: int) -> None:
        """5.2: event, operations, or both in the order chosen; then the card is put away."""
        card = self.card
        if action == EVENT:
            s.do(EventOf(card, self.by), Dispose(card))
            return
        operations = Operations(self.by, PRINTED[card], card == THE_CHINA_CARD, ANY, False)
        if action == OPS:
            s.do(operations, Dispose(card))
        elif action == EVENT_FIRST:
            s.do(EventOf(card, self.by), operations, Dispose(card))
        else:
            s.do(operations, EventOf(card, self.by), Dispose(card))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_MODE, (self.by, self.card))


def cancel_event(s: TSState, by: int, card: int) -> None:
    """UN Intervention: the event on the card does not happen, its Ops are used. U2 and Flower Power
    look at this moment, U2 first."""
    s.log(LOG_CANCELLED, by, card)
    s.do(Operations(by, PRINTED[card], False, ANY, False), Dispose(card))
    note_war_card(s, by, card)
    if s.in_effect[U2_INCIDENT]:
        s.set_effect(U2_INCIDENT, False)
        s.log(LOG_EFFECT_ENDS, U2_INCIDENT)
        s.do(Gain(USSR, 1))


class CancelEvent(Step[TSState]):
    """UN Intervention: choose the card with an enemy event to play with it."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, s: TSState) -> None:
        s.ask(self, self.by)

    def _why(self, s: TSState, card: int) -> int:
        if s.cards.place[card] != HAND + self.by:
            return NO_CARD_HERE
        return LEGAL if enemy_card(self.by, card) else NO_ENEMY_EVENT_CARD

    def legal(self, s: TSState, seat: int) -> list[int]:
        return [PLAY + card for card in s.hand(self.by) if enemy_card(self.by, card)]

    def why(self, s: TSState, seat: int, action: int) -> int:
        if PLAY <= action < PLAY + CARD.size:
            return self._why(s, action - PLAY)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - PLAY,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        card = action - PLAY
        s.put(card, TABLE)
        cancel_event(s, self.by, card)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_CANCEL, (self.by,))
