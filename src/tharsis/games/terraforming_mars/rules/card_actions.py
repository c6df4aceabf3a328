"""8.5: actions of blue cards and corporations, each once per generation."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    ACTION_USED,
    ASK_WAY,
    CHOOSE,
    CUBES_SHORT,
    LOG_USED,
    NO_ACTION,
    NOT_YOURS,
    PRICE_SHORT,
    PRODUCTION_SHORT,
    RESOURCE_SHORT,
    WAY,
    WAY_NOT_PRINTED,
)
from tharsis.games.terraforming_mars.printed import CARDS, Deed
from tharsis.games.terraforming_mars.rules.cubes import take_cubes
from tharsis.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM, Payment, means, spend
from tharsis.games.terraforming_mars.rules.targets import floor
from tharsis.games.terraforming_mars.state import RESOURCES, TMState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


def metals_of(deed: Deed) -> int:
    if deed.metal == board.STEEL:
        return WITH_STEEL
    return WITH_TITANIUM if deed.metal == board.TITANIUM else 0


def deed_fault(s: TMState, seat: int, card: int, deed: Deed) -> int:
    """8.5: the price must be paid in full, and what follows must be possible."""
    if deed.pay and means(s, seat, metals_of(deed), 0) < deed.pay:
        return PRICE_SHORT
    if deed.amount and s.stock[seat * RESOURCES + deed.spend] < deed.amount:
        return RESOURCE_SHORT
    if deed.give_up >= 0 and s.production[seat * RESOURCES + deed.give_up] <= floor(deed.give_up):
        return PRODUCTION_SHORT
    if s.on_card(card) < deed.cubes:
        return CUBES_SHORT
    for effect in deed.effects:
        fault = effect.fault(s, seat, card)
        if fault:
            return fault
    return LEGAL


def deed_figures(s: TMState, seat: int, card: int, deed: Deed, reason: int) -> tuple[int, ...]:
    if reason == PRICE_SHORT:
        return deed.pay, deed.pay - means(s, seat, metals_of(deed), 0)
    if reason == CUBES_SHORT:
        return card, deed.cubes, s.on_card(card)
    for effect in deed.effects:
        if effect.fault(s, seat, card) == reason:
            return effect.short(s, seat, card)
    if reason == PRODUCTION_SHORT:
        return deed.give_up, 1, s.production[seat * RESOURCES + deed.give_up]
    return deed.spend, deed.amount, s.stock[seat * RESOURCES + deed.spend]


def use_fault(s: TMState, seat: int, card: int) -> int:
    """8.5: an own card with an action not yet used, one way of which is possible."""
    printed = CARDS[card]
    if s.holder_of(card) != seat:
        return NOT_YOURS
    if not printed.action:
        return NO_ACTION
    if s.used >> printed.bit & 1:
        return ACTION_USED
    fault = LEGAL
    for deed in printed.action:
        fault = deed_fault(s, seat, card, deed)
        if fault == LEGAL:
            return LEGAL
    return fault


def use_figures(s: TMState, seat: int, card: int, reason: int) -> tuple[int, ...]:
    if reason in (NOT_YOURS, NO_ACTION, ACTION_USED):
        return (card,)
    return deed_figures(s, seat, card, CARDS[card].action[-1], reason)


def use_card(s: TMState, seat: int, card: int) -> None:
    """8.5: take a card's action; where it has several possible ways, ask which."""
    printed = CARDS[card]
    s.used |= 1 << printed.bit
    s.log(LOG_USED, seat, card)
    possible = [deed for deed in printed.action if deed_fault(s, seat, card, deed) == LEGAL]
    if len(possible) == 1:
        start(s, seat, card, possible[0])
    else:
        s.do(Way(seat, card))


def start(s: TMState, seat: int, card: int, deed: Deed) -> None:
    """8.5: first the price, then the gains."""
    if deed.amount:
        spend(s, seat, deed.spend, deed.amount)
    if deed.give_up >= 0:
        s.produce(seat, deed.give_up, -1)
    if deed.cubes:
        take_cubes(s, card, deed.cubes)
    if deed.pay:
        s.do(Payment(seat, deed.pay, metals_of(deed), 0, 0), Gains(seat, card))
    else:
        for effect in deed.effects:
            effect.apply(s, seat, card)


class Gains(Step[TMState]):
    """8.5: what an action brings once its price is paid; actions with a price in M€ have a single way."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: TMState) -> None:
        for effect in CARDS[self.card].action[0].effects:
            effect.apply(s, self.seat, self.card)


class Way(Step[TMState]):
    """8.5: which way of an action."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: TMState) -> None:
        s.ask(self, self.seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [
            CHOOSE + deed.way
            for deed in CARDS[self.card].action
            if deed_fault(s, seat, self.card, deed) == LEGAL
        ]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not CHOOSE <= action < CHOOSE + WAY.size:
            return NOT_NOW
        for deed in CARDS[self.card].action:
            if deed.way == action - CHOOSE:
                return deed_fault(s, seat, self.card, deed)
        return WAY_NOT_PRINTED

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        for deed in CARDS[self.card].action:
            if deed.way == action - CHOOSE:
                return deed_figures(s, seat, self.card, deed, reason)
        return ()

    def choose(self, s: TMState, seat: int, action: int) -> None:
        for deed in CARDS[self.card].action:
            if deed.way == action - CHOOSE:
                start(s, seat, self.card, deed)
                return

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_WAY, (self.card,))
