"""8.2: standard projects, open to everybody at any time."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    ASK_SELL,
    DISCARD,
    DONE,
    DUE_CITY,
    DUE_GREENERY,
    DUE_OCEAN,
    LOG_BUILT,
    LOG_SOLD,
    NO_HEX,
    NOT_IN_HAND,
    NOT_IN_ORDER,
    PRICE_SHORT,
    SELL_ONE,
)
from tharsis.games.terraforming_mars.deck import PROJECTS
from tharsis.games.terraforming_mars.printed import PROJECT_CARDS, PROJECT_EFFECTS
from tharsis.games.terraforming_mars.rules.payment import Payment
from tharsis.games.terraforming_mars.rules.tiles import has_hex
from tharsis.games.terraforming_mars.rules.tracks import raise_temperature
from tharsis.games.terraforming_mars.state import HAND, KEPT, RESOURCES, TMState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

_TILE_OF: Final[tuple[int, ...]] = (0, 0, board.OCEAN, board.GREENERY, board.CITY)
_RULE_OF: Final[tuple[int, ...]] = (0, 0, board.OCEAN_RULE, board.GREENERY_RULE, board.CITY_RULE)


def project_price(s: TMState, seat: int, project: int) -> int:
    return s.power_plant_price[seat] if project == board.POWER_PLANT else board.STANDARD_PRICES[project]


def project_fault(s: TMState, seat: int, project: int) -> int:
    """8.2: M€ only; a greenery and a city need a hex, the others may be paid for in vain."""
    if s.money(seat) < project_price(s, seat, project):
        return PRICE_SHORT
    if project >= board.GREENERY_PROJECT and not has_hex(s, seat, _RULE_OF[project]):
        return NO_HEX
    return LEGAL


def project_figures(s: TMState, seat: int, project: int, reason: int) -> tuple[int, ...]:
    if reason == NO_HEX:
        return (_TILE_OF[project],)
    price = project_price(s, seat, project)
    return price, price - s.money(seat)


def build(s: TMState, seat: int, project: int) -> None:
    """8.2: pay for a standard project and carry it out."""
    price = project_price(s, seat, project)
    s.log(LOG_BUILT, seat, project, price)
    s.do(Payment(seat, price, 0, 0, 0), Built(seat, project))


class Built(Step[TMState]):
    """8.2.2 to 8.2.6: what a standard project brings; rebates come after the payment."""

    def __init__(self, seat: int, project: int) -> None:
        self.seat: Final = seat
        self.project: Final = project

    def run(self, s: TMState) -> None:
        seat = self.seat
        for i in range(len(PROJECT_CARDS)):
            if s.holder_of(PROJECT_CARDS[i]) == seat:
                PROJECT_EFFECTS[i].built(s, seat, board.STANDARD_PRICES[self.project])
        if self.project == board.POWER_PLANT:
            s.produce(seat, board.ENERGY, 1)
        elif self.project == board.ASTEROID:
            raise_temperature(s, seat, 1)
        elif self.project == board.AQUIFER:
            s.owe(seat, DUE_OCEAN, board.OCEAN * 16 + board.OCEAN_RULE)
        elif self.project == board.GREENERY_PROJECT:
            s.owe(seat, DUE_GREENERY, board.GREENERY * 16 + board.GREENERY_RULE)
        else:
            s.produce(seat, board.MEGACREDITS, 1)
            s.owe(seat, DUE_CITY, board.CITY * 16 + board.CITY_RULE)


class SellPatents(Step[TMState]):
    """8.2.1: discard any number of cards, at least one, for 1 M€ each."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: TMState) -> None:
        s.ask(self, self.seat)

    def fault(self, s: TMState, seat: int, card: int) -> int:
        if s.cards.place[card] != HAND + seat:
            return NOT_IN_HAND
        kept = s.kept(seat)
        return NOT_IN_ORDER if kept and kept[-1] > card else LEGAL

    def legal(self, s: TMState, seat: int) -> list[int]:
        actions = [DISCARD + card for card in s.hand(seat) if self.fault(s, seat, card) == LEGAL]
        if s.kept(seat):
            actions.append(DONE)
        return actions

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL if s.kept(seat) else SELL_ONE
        if not DISCARD <= action < DISCARD + PROJECTS:
            return NOT_NOW
        return self.fault(s, seat, action - DISCARD)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - DISCARD,) if reason == NOT_IN_HAND else ()

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action != DONE:
            s.cards.move(action - DISCARD, KEPT + seat, 1 << seat)
            s.do(self)
            return
        sold = s.kept(seat)[:]
        for card in sold:
            s.discard(card, seat)
        s.stock[seat * RESOURCES] += len(sold)
        s.log(LOG_SOLD, seat, len(sold))

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_SELL, (len(s.kept(seat)),))
