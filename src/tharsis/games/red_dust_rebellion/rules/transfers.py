"""1.6 Trading Resources and Asset cards, by agreement, while the receiver executes something."""

from collections.abc import Callable
from typing import Any, Final

from tharsis.games.red_dust_rebellion.actions import (
    ACCEPT,
    ASK_AGREE,
    ASK_GIVE_CARDS,
    DONE,
    GIVE_CARD,
    LOG_TRANSFER,
    NO_CHOICE_OF_AMOUNT,
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
from tharsis.games.red_dust_rebellion.deck import ASSET_VALUE
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.assets import Pay, PickHeld, discard
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import EVERYONE, LEGAL, NO_ACTIONS, AnyStep, Either, Prompt, Step

AMOUNTS: Final = 12
#: The questions amid which the Reclaimers can be helped, and what is asked instead.
HELPED: Final[dict[type[AnyStep], Callable[[Any, RDState, int], Step[RDState]]]] = {Pay: Pay.helped}


def pair_why(s: RDState, giver: int, taker: int, amount: int) -> int:
    """1.6: who may give whom how much; each pair is asked once in an action."""
    if not s.trading:
        return NO_TRANSFERS
    if s.acting < 0 or taker != s.acting:
        return NO_EXECUTION
    if giver == taker or giver not in (MG, RD, CR) or taker == CORP:
        return NO_TRADING_FACTION
    if s.is_np(giver) or s.is_np(taker):
        return NO_NONPLAYER_TRADE
    if s.refused >> giver & 1:
        return NO_SECOND_REQUEST
    if taker == CR and type(s.asking) not in HELPED:
        return NO_DEBT
    if giver == CR:
        return LEGAL if amount == 1 else NO_CHOICE_OF_AMOUNT
    return LEGAL if s.resources[giver] >= amount else NO_MEANS


class Transfers(Either[RDState]):
    """1.6: what a seat may request for its executing Faction, or offer to another."""

    def asked_by(self, s: RDState, seat: int) -> str:
        return "1.6"

    def verbs(self) -> list[int]:
        return VERBS

    def legal(self, s: RDState, seat: int) -> list[int]:
        if not s.trading or s.acting < 0:
            return NO_ACTIONS
        return Either.legal(self, s, seat)

    def pick_why(self, s: RDState, by: int, verb: int, x: int) -> int:
        giver = x // AMOUNTS
        if s.acting < 0 or giver > CR:
            return NO_EXECUTION
        mine = s.seat_by[s.acting] == by
        if mine != (verb == REQUEST_TRADE) or (not mine and s.seat_by[giver] != by):
            return NO_EXECUTION
        return pair_why(s, giver, s.acting, x % AMOUNTS + 1)

    def take(self, s: RDState, by: int, verb: int, x: int) -> None:
        """1.1: one person who runs both Factions needs no acceptance."""
        giver = x // AMOUNTS
        amount = x % AMOUNTS + 1
        s.refused |= 1 << giver
        if giver == CR:
            s.do(GiveCards(CR, s.acting))
        elif s.seat_by[giver] == s.seat_by[s.acting]:
            hand_over(s, giver, s.acting, amount)
        else:
            s.do(Agree(giver if verb == REQUEST_TRADE else s.acting, giver, s.acting, amount))


VERBS: Final[list[int]] = [REQUEST_TRADE, OFFER_TRADE]
REPLIES: Final[list[int]] = [ACCEPT, REFUSE]
ASIDES: Final = Transfers(EVERYONE)


def hand_over(s: RDState, giver: int, taker: int, amount: int) -> None:
    s.gain(giver, -amount)
    s.log(LOG_TRANSFER, giver, taker, amount)
    if taker != CR:
        s.gain(taker, amount)
        return
    paying = s.agenda.pop()
    s.do(HELPED[type(paying)](paying, s, amount))


class Agree(Either[RDState]):
    """1.6: the other side agrees or not."""

    def __init__(self, by: int, giver: int, taker: int, amount: int) -> None:
        super().__init__(by)
        self.giver: Final = giver
        self.taker: Final = taker
        self.amount: Final = amount

    def verbs(self) -> list[int]:
        return REPLIES

    def take(self, s: RDState, by: int, verb: int, x: int) -> None:
        if verb == ACCEPT:
            hand_over(s, self.giver, self.taker, self.amount)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_AGREE, (self.giver, self.taker, self.amount))


class GiveCards(PickHeld):
    """1.6: the Reclaimers spend Asset cards for another Faction's Resources."""

    def __init__(self, by: int, taker: int) -> None:
        super().__init__(by)
        self.taker: Final = taker

    def run(self, s: RDState) -> None:
        self.put(s)

    def verb(self) -> int:
        return GIVE_CARD

    def take(self, s: RDState, by: int, card: int) -> None:
        discard(s, card)
        s.gain(self.taker, ASSET_VALUE[card])
        s.log(LOG_TRANSFER, CR, self.taker, ASSET_VALUE[card])
        s.do(self)

    def stop(self) -> int:
        return DONE

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_GIVE_CARDS, (self.by, self.taker))
