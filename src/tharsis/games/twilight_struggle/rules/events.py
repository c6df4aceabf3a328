"""7.0: events. The cards fill the tables; the rules only read them."""

from typing import Final

from mypy_extensions import mypyc_attr

from tharsis.games.twilight_struggle.actions import (
    LOG_CHINA,
    LOG_DISCARDED,
    LOG_EFFECT_ENDS,
    LOG_EVENT,
    LOG_NO_EVENT,
    LOG_REMOVED,
    NO_EVENT_PREVENTED,
)
from tharsis.games.twilight_struggle.codes import (
    BOTH,
    DISCARD_PILE,
    DISPLAY,
    HAPPENED,
    REMOVED,
    TABLE,
    US,
    USSR,
)
from tharsis.games.twilight_struggle.deck import (
    ARAB_ISRAELI_WAR,
    CAMP_DAVID_ACCORDS,
    CARD_IDS,
    FLOWER_POWER,
    FORMOSAN_RESOLUTION,
    NEUTRAL,
    SHUTTLE_DIPLOMACY,
    SIDE,
    STARRED,
    THE_CHINA_CARD,
    WAR,
)
from tharsis.games.twilight_struggle.rules.victory import Gain
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, AnyStep, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """5.2: what must hold for an event to happen; this one always holds."""

    def why(self, s: TSState, by: int) -> int:
        """0, or the reason why the event cannot happen for the side that would carry it out."""
        return LEGAL

    def blocker(self) -> int:
        """The card that prevents the event for good, if that is the reason."""
        return THE_CHINA_CARD


class Prevented(Condition):
    """7.5: once another card's event has happened, this one cannot."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def why(self, s: TSState, by: int) -> int:
        return NO_EVENT_PREVENTED if s.in_effect[self.card] else LEGAL

    def blocker(self) -> int:
        return self.card


ALWAYS: Final = Condition()
#: By side that carries it out, by card: the steps of its event, in reading order.
EVENTS: Final[list[list[tuple[AnyStep, ...]]]] = [[() for _ in CARD_IDS], [() for _ in CARD_IDS]]
CONDITIONS: Final[list[Condition]] = [ALWAYS for _ in CARD_IDS]


class Event:
    """7.0: what a card brings about, step by step, by the side that carries it out; and when it can (5.2)."""

    def __init__(
        self, card: int, us: tuple[AnyStep, ...], ussr: tuple[AnyStep, ...], needs: Condition
    ) -> None:
        self.card: Final = card
        self.us: Final = us
        self.ussr: Final = ussr
        self.needs: Final = needs


def event(card: int, *steps: AnyStep, needs: Condition = ALWAYS) -> Event:
    """An event of one side, or a neutral one that is the same for both."""
    us = steps if SIDE[card] != USSR else ()
    ussr = steps if SIDE[card] != US else ()
    return Event(card, us, ussr, needs)


def neutral_event(card: int, us: list[AnyStep], ussr: list[AnyStep], needs: Condition = ALWAYS) -> Event:
    """A neutral event that differs by the side that carries it out."""
    return Event(card, tuple(us), tuple(ussr), needs)


def fill(events: list[Event]) -> None:
    """Enter the events of the cards into the tables."""
    for found in events:
        EVENTS[US][found.card] = found.us
        EVENTS[USSR][found.card] = found.ussr
        CONDITIONS[found.card] = found.needs


def carried_out_by(card: int, player: int) -> int:
    """5.2: the side of an event carries it out; a neutral one, who plays the card."""
    return player if SIDE[card] == NEUTRAL else SIDE[card]


def event_why(s: TSState, card: int, player: int) -> int:
    """5.2, 7.5: whether a card's event would happen now."""
    return CONDITIONS[card].why(s, carried_out_by(card, player))


class EventOf(Step[TSState]):
    """5.2: the event happens if its conditions hold at this moment."""

    def __init__(self, card: int, player: int) -> None:
        self.card: Final = card
        self.player: Final = player

    def run(self, s: TSState) -> None:
        card = self.card
        by = carried_out_by(card, self.player)
        if CONDITIONS[card].why(s, by) != LEGAL:
            s.log(LOG_NO_EVENT, card)
            return
        if STARRED[card] or card == SHUTTLE_DIPLOMACY:
            s.cards.move(card, HAPPENED, BOTH)
        if s.recording:
            s.log(LOG_EVENT, card)
        steps = EVENTS[by][card]
        for i in range(len(steps) - 1, -1, -1):
            s.agenda.append(steps[i])


class Dispose(Step[TSState]):
    """2.2.4, 2.2.6, 9.3: where a played card goes."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: TSState) -> None:
        card = self.card
        if card == THE_CHINA_CARD:
            hand_over_china(s)
        elif s.cards.place[card] == TABLE:
            s.put(card, DISCARD_PILE)
        elif s.cards.place[card] == HAPPENED:
            if card == SHUTTLE_DIPLOMACY:
                s.put(card, DISPLAY)
            else:
                s.put(card, REMOVED)
                if s.recording:
                    s.log(LOG_REMOVED, card)


def hand_over_china(s: TSState) -> None:
    """9.3: face down to the other side. US use of it ends Formosan Resolution."""
    if s.china == US:
        end_effect(s, FORMOSAN_RESOLUTION)
    move_china(s, 1 - s.china, face_up=False)


def move_china(s: TSState, to: int, *, face_up: bool) -> None:
    """9.4: the China Card changes hands."""
    s.china = to
    s.china_up = face_up
    s.log(LOG_CHINA, to)


def end_effect(s: TSState, card: int) -> None:
    """7.3: an effect in force is cancelled."""
    if s.in_effect[card]:
        s.set_effect(card, on=False)
        s.log(LOG_EFFECT_ENDS, card)


def discard(s: TSState, side: int, card: int) -> None:
    """5.4: a card leaves a hand without its event."""
    s.put(card, DISCARD_PILE)
    s.log(LOG_DISCARDED, side, card)


def note_war_card(s: TSState, by: int, card: int) -> None:
    """Flower Power: 2 VP when the US plays a war card, unless its event is barred for good."""
    if by != US or not WAR[card] or not s.in_effect[FLOWER_POWER]:
        return
    if card == ARAB_ISRAELI_WAR and s.in_effect[CAMP_DAVID_ACCORDS]:
        return
    s.do(Gain(USSR, 2))
