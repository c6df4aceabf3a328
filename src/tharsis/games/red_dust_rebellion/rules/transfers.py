"""1.6 Trading Resources and Asset cards, by agreement, while the receiver executes something."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ACCEPT,
    ASK_AGREE,
    ASK_AGREE_CARDS,
    ASK_AMOUNT,
    ASK_GIVE_CARDS,
    DONE,
    GIVE_CARD,
    LOG_TRANSFER,
    NO_DEBT,
    NO_EXECUTION,
    NO_MEANS,
    NO_NONPLAYER_TRADE,
    NO_SECOND_REQUEST,
    NO_TRADING_FACTION,
    NO_TRANSFERS,
    OFFER_TRADE,
    REFUSE,
    REQUEST_TRADE,
)
from tharsis.games.red_dust_rebellion.board import TRACK_END
from tharsis.games.red_dust_rebellion.codes import PLAYED
from tharsis.games.red_dust_rebellion.deck import ASSET_VALUE
from tharsis.games.red_dust_rebellion.pieces import CORP, CR
from tharsis.games.red_dust_rebellion.rules.ask import PickCount
from tharsis.games.red_dust_rebellion.rules.assets import Pay, PickHeld, discard
from tharsis.games.red_dust_rebellion.rules.operations import FREE, Operation
from tharsis.games.red_dust_rebellion.rules.pledges import NO_CARD, pledge
from tharsis.games.red_dust_rebellion.rules.turn import Turn
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, AnyStep, Either, Part, Parts, Prompt

CARDS: Final = 0  # the amount of a trade in Asset cards: the Reclaimers choose them
REPLIES: Final[list[int]] = [ACCEPT, REFUSE]


def trade_why(s: RDState, giver: int) -> int:
    """1.6: who may give anything to the Faction that is acting."""
    if not s.trading:
        return NO_TRANSFERS
    taker = s.acting
    if taker < 0 or giver == taker:
        return NO_EXECUTION
    if giver == CORP or giver > CR or taker == CORP:
        return NO_TRADING_FACTION
    if s.is_np(giver) or s.is_np(taker):
        return NO_NONPLAYER_TRADE
    if taker == CR and not has_yet_to_pay(s):
        return NO_DEBT
    return LEGAL if (s.hand() if giver == CR else s.resources[giver]) else NO_MEANS


def has_yet_to_pay(s: RDState) -> bool:
    """1.6: Reclaimers can be helped with an Operation until it is paid, and to begin one."""
    return any(pays(step) for step in s.agenda) or (s.asking is not None and pays(s.asking))


def pays(step: AnyStep) -> bool:
    if isinstance(step, Operation):
        return step.by == CR and not step.flags & FREE
    return isinstance(step, Turn | Pay)


def most_requested(s: RDState, giver: int) -> int:
    """After a refusal one may ask for less, never for as much again."""
    refused = s.bids[giver]
    if giver == CR:
        return 0 if refused else 1
    return min(s.resources[giver], refused - 1) if refused else s.resources[giver]


def least_offered(s: RDState, giver: int) -> int:
    """After a refusal one may offer more, never as little again."""
    return s.bids[PLAYED + giver] + 1


class Requesting(Part[RDState, Parts[RDState]]):
    """1.6: whoever plays the acting Faction asks another one for help."""

    def pick_why(self, s: RDState, q: Parts[RDState], by: int, giver: int) -> int:
        if s.seat_by[s.acting] != s.seat_by[by]:
            return NO_EXECUTION
        reason = trade_why(s, giver)
        if reason != LEGAL:
            return reason
        return LEGAL if most_requested(s, giver) else NO_SECOND_REQUEST

    def take(self, s: RDState, q: Parts[RDState], by: int, giver: int) -> None:
        """The Reclaimers agree by spending cards."""
        if giver == CR:
            s.do(GiveCards(CR, s.acting, offered=False, given=False))
        else:
            s.do(TradeAmount(s.acting, giver, offered=False))


class Offering(Part[RDState, Parts[RDState]]):
    """1.6: another Faction offers help, by whoever plays it; who plays both may just ask."""

    def pick_why(self, s: RDState, q: Parts[RDState], by: int, giver: int) -> int:
        reason = trade_why(s, giver)
        if reason != LEGAL:
            return reason
        seat = s.seat_by[by]
        if s.seat_by[giver] != seat or s.seat_by[s.acting] == seat:
            return NO_EXECUTION
        most = 1 if giver == CR else s.resources[giver]
        return LEGAL if least_offered(s, giver) <= most else NO_SECOND_REQUEST

    def take(self, s: RDState, q: Parts[RDState], by: int, giver: int) -> None:
        if giver == CR:
            s.do(Agree(s.acting, CR, s.acting, CARDS, offered=True))
        else:
            s.do(TradeAmount(giver, giver, offered=True))


class TradeAmount(PickCount):
    """1.6: how much is asked for or offered."""

    def __init__(self, by: int, giver: int, offered: bool) -> None:
        super().__init__(by)
        self.giver: Final = giver
        self.offered: Final = offered

    def firm(self) -> bool:
        return True

    def low(self, s: RDState, by: int) -> int:
        return least_offered(s, self.giver) if self.offered else 1

    def high(self, s: RDState, by: int) -> int:
        return s.resources[self.giver] if self.offered else most_requested(s, self.giver)

    def take(self, s: RDState, by: int, n: int) -> None:
        """1.1: one person who runs both Factions needs no agreement."""
        taker = s.acting
        if s.seat_by[self.giver] == s.seat_by[taker]:
            hand_over(s, self.giver, n)
        else:
            s.do(Agree(taker if self.offered else self.giver, self.giver, taker, n, self.offered))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_AMOUNT, (self.giver, s.acting))


def turn_to_come(s: RDState) -> bool:
    """Whether the acting Faction has not yet said what it executes."""
    return any(isinstance(step, Turn) for step in s.agenda)


def hand_over(s: RDState, giver: int, amount: int) -> None:
    """1.6: to a Faction that executes something; until then, and for Reclaimers until they pay, it is set
    aside."""
    s.gain(giver, -amount)
    if s.acting == CR or turn_to_come(s):
        pledge(s, giver, amount, NO_CARD)
    else:
        s.gain(s.acting, amount)
        s.log(LOG_TRANSFER, giver, s.acting, amount)


class Agree(Either[RDState]):
    """1.6: the other side agrees or not; ``offered``: the giver made the proposal."""

    def __init__(self, by: int, giver: int, taker: int, amount: int, offered: bool) -> None:
        super().__init__(by)
        self.giver: Final = giver
        self.taker: Final = taker
        self.amount: Final = amount
        self.offered: Final = offered

    def firm(self) -> bool:
        return True

    def verbs(self) -> list[int]:
        return REPLIES

    def take(self, s: RDState, by: int, verb: int, x: int) -> None:
        if verb == REFUSE:
            refuse(s, self.giver, self.amount, self.offered)
        elif self.amount == CARDS:
            s.do(GiveCards(CR, self.taker, offered=True, given=False))
        else:
            hand_over(s, self.giver, self.amount)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        if self.amount == CARDS:
            return Prompt(ASK_AGREE_CARDS, (self.giver, self.taker))
        return Prompt(ASK_AGREE, (self.giver, self.taker, self.amount))


def refuse(s: RDState, giver: int, amount: int, offered: bool) -> None:
    """So that nobody is asked the same for ever: requests can only fall, and offers only rise."""
    bids = s.bids[:]
    if offered:
        bids[PLAYED + giver] = amount or TRACK_END
    else:
        bids[giver] = amount or 1
    s.bids = bids


class GiveCards(PickHeld):
    """1.6: the Reclaimers spend Asset cards for another Faction's Resources, at their printed value."""

    def __init__(self, by: int, taker: int, offered: bool, given: bool) -> None:
        super().__init__(by)
        self.taker: Final = taker
        self.offered: Final = offered
        self.given: Final = given

    def firm(self) -> bool:
        return True

    def verb(self) -> int:
        return GIVE_CARD

    def take(self, s: RDState, by: int, card: int) -> None:
        discard(s, card)
        if turn_to_come(s):
            pledge(s, CR, ASSET_VALUE[card], card)
        else:
            s.gain(self.taker, ASSET_VALUE[card])
            s.log(LOG_TRANSFER, CR, self.taker, ASSET_VALUE[card])
        s.do(GiveCards(CR, self.taker, self.offered, given=True))

    def stop(self) -> int:
        return DONE

    def stopped(self, s: RDState, by: int) -> None:
        if not self.given:
            refuse(s, CR, CARDS, self.offered)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_GIVE_CARDS, (self.by, self.taker))


TRADES: Final[list[Part[RDState, Parts[RDState]]]] = [Requesting(REQUEST_TRADE), Offering(OFFER_TRADE)]
