"""8.5: actions of blue cards and corporations, each once per generation."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ASK_ACTION_WAY,
    CHOOSE,
    LOG_USED,
    NO_ACTION,
    NO_CUBES,
    NO_MONEY,
    NO_OWN_CARD,
    NO_PRODUCTION,
    NO_RESOURCE,
    NO_SECOND_USE,
    USE,
)
from tharsis.games.terraforming_mars.board import STEEL, TITANIUM
from tharsis.games.terraforming_mars.deck import CARDS, NONE, Deed
from tharsis.games.terraforming_mars.rules.acting import TurnAction
from tharsis.games.terraforming_mars.rules.choices import PickWay
from tharsis.games.terraforming_mars.rules.cubes import take_cubes
from tharsis.games.terraforming_mars.rules.payment import (
    MONEY_ONLY,
    WITH_STEEL,
    WITH_TITANIUM,
    means,
    payment,
    spend,
)
from tharsis.games.terraforming_mars.rules.targets import floor
from tharsis.games.terraforming_mars.state import RESOURCES, TMState
from tharsis.kernel import LEGAL, Prompt, Question, Step


def metals_of(deed: Deed) -> int:
    if deed.metal == STEEL:
        return WITH_STEEL
    return WITH_TITANIUM if deed.metal == TITANIUM else MONEY_ONLY


def deed_why(s: TMState, seat: int, card: int, deed: Deed) -> int:
    """8.5: the price must be paid in full, and what follows must be possible."""
    if means(s, seat, metals_of(deed)) < deed.pay:
        return NO_MONEY
    if deed.amount and s.stock[seat * RESOURCES + deed.spend] < deed.amount:
        return NO_RESOURCE
    if deed.give_up != NONE and s.production[seat * RESOURCES + deed.give_up] <= floor(deed.give_up):
        return NO_PRODUCTION
    if s.on_card(card) < deed.cubes:
        return NO_CUBES
    for effect in deed.effects:
        why = effect.apply_why(s, seat, card)
        if why:
            return why
    return LEGAL


def deed_figures(s: TMState, seat: int, card: int, deed: Deed, reason: int) -> tuple[int, ...]:
    """The figures of that refusal, the card apart."""
    if reason == NO_MONEY:
        return deed.pay, deed.pay - means(s, seat, metals_of(deed))
    if reason == NO_CUBES:
        return deed.cubes, s.on_card(card)
    for effect in deed.effects:
        if effect.apply_why(s, seat, card) == reason:
            return effect.short(s, seat, card)
    if reason == NO_PRODUCTION:
        return deed.give_up, 1, s.production[seat * RESOURCES + deed.give_up]
    return deed.spend, deed.amount, s.stock[seat * RESOURCES + deed.spend]


def use_why(s: TMState, seat: int, card: int) -> int:
    """8.5: an own card with an action not yet used, one way of which is possible."""
    printed = CARDS[card]
    if s.holder_of(card) != seat:
        return NO_OWN_CARD
    if not printed.action:
        return NO_ACTION
    if s.used >> printed.bit & 1:
        return NO_SECOND_USE
    why = LEGAL
    for deed in printed.action:
        why = deed_why(s, seat, card, deed)
        if why == LEGAL:
            return LEGAL
    return why


def use_card(s: TMState, seat: int, card: int) -> None:
    """8.5: take a card's action; where it has several possible ways, ask which."""
    printed = CARDS[card]
    s.used |= 1 << printed.bit
    s.log(LOG_USED, seat, card)
    possible = [deed for deed in printed.action if deed_why(s, seat, card, deed) == LEGAL]
    if len(possible) == 1:
        start(s, seat, card, possible[0])
    else:
        s.do(Way(seat, card))


class UseCard(TurnAction):
    """8.5: the action of a card or of the corporation."""

    def among(self, s: TMState, q: Question[TMState], by: int) -> list[int]:
        return s.assets(by)

    def add_legal(self, s: TMState, q: Question[TMState], by: int, found: list[int]) -> None:
        for card in s.tableau(by):
            if CARDS[card].action and use_why(s, by, card) == LEGAL:
                found.append(USE + card)
        if use_why(s, by, s.corporation[by]) == LEGAL:
            found.append(USE + s.corporation[by])

    def act_why(self, s: TMState, by: int, card: int) -> int:
        return use_why(s, by, card)

    def short(self, s: TMState, by: int, card: int, reason: int) -> tuple[int, ...]:
        return deed_figures(s, by, card, CARDS[card].action[-1], reason)

    def rule(self, s: TMState, q: Question[TMState], card: int) -> str:
        return "8.5"

    def act(self, s: TMState, by: int, card: int) -> None:
        use_card(s, by, card)


def start(s: TMState, seat: int, card: int, deed: Deed) -> None:
    """8.5: first the price, then the gains."""
    if deed.amount:
        spend(s, seat, deed.spend, deed.amount)
    if deed.give_up != NONE:
        s.produce(seat, deed.give_up, -1)
    if deed.cubes:
        take_cubes(s, card, deed.cubes)
    if deed.pay:
        s.do(payment(seat, deed.pay, metals=metals_of(deed)), Gains(seat, card))
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


class Way(PickWay):
    """8.5: which way of an action."""

    def __init__(self, by: int, card: int) -> None:
        super().__init__(by)
        self.card: Final = card

    def deed(self, way: int) -> Deed:
        deeds = CARDS[self.card].action
        return deeds[[deed.way for deed in deeds].index(way)]

    def among(self, s: TMState, by: int) -> list[int]:
        return [deed.way for deed in CARDS[self.card].action]

    def pick_why(self, s: TMState, by: int, way: int) -> int:
        return deed_why(s, by, self.card, self.deed(way))

    def details(self, s: TMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        figures = deed_figures(s, by, self.card, self.deed(action - CHOOSE), reason)
        return (self.card, *figures) if reason == NO_CUBES else figures

    def take(self, s: TMState, by: int, way: int) -> None:
        start(s, by, self.card, self.deed(way))

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_ACTION_WAY, (self.card,))
