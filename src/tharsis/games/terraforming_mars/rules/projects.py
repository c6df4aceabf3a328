"""8.2: standard projects, open to everybody at any time."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ASK_SELL,
    DISCARD,
    DONE,
    LOG_BUILT,
    LOG_SOLD,
    NO_CARD_IN_HAND,
    NO_GOING_BACK,
    NO_HAND,
    NO_HEX,
    NO_MONEY,
    NO_SALE,
)
from tharsis.games.terraforming_mars.board import (
    AQUIFER,
    ASTEROID,
    CITY,
    CITY_RULE,
    EMPTY,
    ENERGY,
    GREENERY,
    GREENERY_PROJECT,
    GREENERY_RULE,
    LAND_RULE,
    MEGACREDITS,
    OCEAN,
    OCEAN_RULE,
    PATENT_MONEY,
    POWER_PLANT,
    STANDARD_IDS,
    STANDARD_PRICES,
)
from tharsis.games.terraforming_mars.deck import PROJECT_CARDS, PROJECT_EFFECTS
from tharsis.games.terraforming_mars.rules.acting import TurnAction
from tharsis.games.terraforming_mars.rules.hexes import has_hex
from tharsis.games.terraforming_mars.rules.payment import payment
from tharsis.games.terraforming_mars.rules.tiles import (
    city_tile,
    greenery_tile,
    ocean_tile,
    raise_temperature,
)
from tharsis.games.terraforming_mars.state import KEPT, RESOURCES, TMState
from tharsis.kernel import LEGAL, PickSome, Prompt, Question, Step

ALL_PROJECTS: Final[list[int]] = list(range(len(STANDARD_IDS)))
# By standard project: the tile it brings and where that goes; two bring none.
_TILE_OF: Final[list[int]] = [EMPTY, EMPTY, OCEAN, GREENERY, CITY]
_WHERE_OF: Final[list[int]] = [LAND_RULE, LAND_RULE, OCEAN_RULE, GREENERY_RULE, CITY_RULE]
#: The number of its rule.
_RULE_OF: Final[list[str]] = ["8.2.2", "8.2.3", "8.2.4", "8.2.5", "8.2.6"]


def project_price(s: TMState, seat: int, project: int) -> int:
    return s.power_plant_price[seat] if project == POWER_PLANT else STANDARD_PRICES[project]


def project_why(s: TMState, seat: int, project: int) -> int:
    """8.2: M€ only; a greenery and a city need a hex, the others may be paid for in vain."""
    if s.money(seat) < project_price(s, seat, project):
        return NO_MONEY
    if project >= GREENERY_PROJECT and not has_hex(s, seat, _WHERE_OF[project]):
        return NO_HEX
    return LEGAL


class Build(TurnAction):
    """8.2: pay for a standard project and carry it out."""

    def among(self, s: TMState, q: Question[TMState], by: int) -> list[int]:
        return ALL_PROJECTS

    def act_why(self, s: TMState, by: int, project: int) -> int:
        return project_why(s, by, project)

    def short(self, s: TMState, by: int, project: int, reason: int) -> tuple[int, ...]:
        if reason == NO_HEX:
            return (_TILE_OF[project],)
        price = project_price(s, by, project)
        return price, price - s.money(by)

    def rule(self, s: TMState, q: Question[TMState], project: int) -> str:
        return _RULE_OF[project]

    def act(self, s: TMState, by: int, project: int) -> None:
        price = project_price(s, by, project)
        s.log(LOG_BUILT, by, project, price)
        s.do(payment(by, price), Built(by, project))


class Built(Step[TMState]):
    """8.2.2 to 8.2.6: what a standard project brings; rebates come after the payment."""

    def __init__(self, seat: int, project: int) -> None:
        self.seat: Final = seat
        self.project: Final = project

    def run(self, s: TMState) -> None:
        seat = self.seat
        for i in range(len(PROJECT_CARDS)):
            if s.holder_of(PROJECT_CARDS[i]) == seat:
                PROJECT_EFFECTS[i].built(s, seat, STANDARD_PRICES[self.project])
        if self.project == POWER_PLANT:
            s.produce(seat, ENERGY, 1)
        elif self.project == ASTEROID:
            raise_temperature(s, seat, 1)
        elif self.project == AQUIFER:
            s.owe(ocean_tile(seat))
        elif self.project == GREENERY_PROJECT:
            s.owe(greenery_tile(seat))
        else:
            s.produce(seat, MEGACREDITS, 1)
            s.owe(city_tile(seat))


class SellPatents(PickSome[TMState]):
    """8.2.1: discard any number of cards, at least one, for 1 M€ each."""

    def run(self, s: TMState) -> None:
        self.put(s)

    def verb(self) -> int:
        return DISCARD

    def among(self, s: TMState, by: int) -> list[int]:
        return s.hand(by)

    def outside(self) -> int:
        return NO_CARD_IN_HAND

    def pick_why(self, s: TMState, by: int, card: int) -> int:
        kept = s.kept(by)
        return NO_GOING_BACK if kept and kept[-1] > card else LEGAL

    def take(self, s: TMState, by: int, card: int) -> None:
        s.cards.move(card, KEPT + by, 1 << by)
        s.do(self)

    def picked(self, s: TMState, by: int) -> int:
        return len(s.kept(by))

    def least(self, s: TMState, by: int) -> int:
        return 1

    def too_few(self) -> int:
        return NO_SALE

    def stop(self) -> int:
        return DONE

    def stopped(self, s: TMState, by: int) -> None:
        sold = s.kept(by)[:]
        for card in sold:
            s.discard(card, by)
        s.stock[by * RESOURCES] += PATENT_MONEY * len(sold)
        s.log(LOG_SOLD, by, len(sold))

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_SELL, (len(s.kept(seat)),))


class Sell(TurnAction):
    """8.2.1: selling patents takes a hand."""

    def act_why(self, s: TMState, by: int, x: int) -> int:
        return LEGAL if s.hand(by) else NO_HAND

    def act(self, s: TMState, by: int, x: int) -> None:
        s.do(SellPatents(by))
