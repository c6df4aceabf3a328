"""8.1.2, 4.2 to 4.4: paying with M€, steel for buildings, titanium for space, heat for Helion."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ASK_HEAT,
    ASK_STEEL,
    ASK_TITANIUM,
    LOG_PAID,
    MOST_HEAT,
    MOST_STEEL,
    MOST_TITANIUM,
    NO_SUCH_PAYMENT,
    PAY_HEAT,
    PAY_STEEL,
    PAY_TITANIUM,
)
from tharsis.games.terraforming_mars.board import HEAT, MEGACREDITS, STEEL, TEMPERATURE_GOAL, TITANIUM
from tharsis.games.terraforming_mars.state import RESOURCES, TMState
from tharsis.kernel import PickNumber, Prompt

# Metals a payment accepts.
MONEY_ONLY: Final = 0
WITH_STEEL: Final = 1
WITH_TITANIUM: Final = 2

# What is asked next.
STEEL_STAGE: Final = 0
TITANIUM_STAGE: Final = 1
HEAT_STAGE: Final = 2
BASES: Final[list[int]] = [PAY_STEEL, PAY_TITANIUM, PAY_HEAT]
SPANS: Final[list[int]] = [MOST_STEEL, MOST_TITANIUM, MOST_HEAT]
PAID_WITH: Final[list[int]] = [STEEL, TITANIUM, HEAT]
PROMPTS_OF: Final[list[int]] = [ASK_STEEL, ASK_TITANIUM, ASK_HEAT]


def means(s: TMState, seat: int, metals: int, reserve: int = 0) -> int:
    """All a seat can put together: M€, the metals accepted, and heat for Helion beyond the reserve."""
    at = seat * RESOURCES
    total = s.stock[at]
    if s.heat_pays[seat]:
        total += max(s.stock[at + HEAT] - reserve, 0)
    if metals & WITH_STEEL:
        total += s.stock[at + STEEL] * s.steel_value[seat]
    if metals & WITH_TITANIUM:
        total += s.stock[at + TITANIUM] * s.titanium_value[seat]
    return total


def spend(s: TMState, seat: int, resource: int, n: int) -> None:
    """Take resources out of the stock as payment."""
    if n:
        s.stock[seat * RESOURCES + resource] -= n
        s.log(LOG_PAID, seat, resource, n)


class Payment(PickNumber[TMState]):
    """8.1.2: pay a price. Steel, titanium and heat are asked where two amounts are possible; M€ fill up.

    The last unit of a metal may be worth more than is left to pay, and there is no change: titanium, the
    dearer metal, comes after steel, so every such mix can be paid. ``rest`` is what is still to pay,
    ``stage`` what is asked, ``reserve`` heat that the card itself will take.
    """

    def __init__(self, by: int, rest: int, metals: int, reserve: int, stage: int) -> None:
        super().__init__(by)
        self.rest: Final = rest
        self.metals: Final = metals
        self.reserve: Final = reserve
        self.stage: Final = stage

    def run(self, s: TMState) -> None:
        if self.rest <= 0:
            return
        if self.stage > HEAT_STAGE or (not self.metals and not s.heat_pays[self.by]):
            spend(s, self.by, MEGACREDITS, self.rest)
            return
        low = self.low(s, self.by)
        if low == self.high(s, self.by):
            self.take(s, self.by, low)
        else:
            self.put(s)

    def verb(self) -> int:
        return BASES[self.stage]

    def have(self, s: TMState) -> int:
        """Units at hand of what is asked."""
        at = self.by * RESOURCES
        if self.stage == STEEL_STAGE:
            return s.stock[at + STEEL] if self.metals & WITH_STEEL else 0
        if self.stage == TITANIUM_STAGE:
            return s.stock[at + TITANIUM] if self.metals & WITH_TITANIUM else 0
        # What is reserved is there: without it the card cannot be played.
        return s.stock[at + HEAT] - self.reserve if s.heat_pays[self.by] else 0

    def worth(self, s: TMState) -> int:
        if self.stage == STEEL_STAGE:
            return s.steel_value[self.by]
        return s.titanium_value[self.by] if self.stage == TITANIUM_STAGE else 1

    def later(self, s: TMState) -> int:
        """What the stages after this one can still pay."""
        if self.stage == HEAT_STAGE:
            return s.stock[self.by * RESOURCES]
        metals = self.metals & WITH_TITANIUM if self.stage == STEEL_STAGE else MONEY_ONLY
        return means(s, self.by, metals, self.reserve)

    def low(self, s: TMState, by: int) -> int:
        missing = self.rest - self.later(s)
        worth = self.worth(s)
        return max(missing + worth - 1, 0) // worth

    def high(self, s: TMState, by: int) -> int:
        worth = self.worth(s)
        return min(self.have(s), (self.rest + worth - 1) // worth, SPANS[self.stage])

    def beyond(self) -> int:
        return NO_SUCH_PAYMENT

    def amounts(self, s: TMState) -> list[int]:
        """How many units of what is asked may be paid."""
        if self.rest <= 0:
            return [0]
        return list(range(self.low(s, self.by), self.high(s, self.by) + 1))

    def take(self, s: TMState, by: int, n: int) -> None:
        """Pay so many units of what is asked, and go on with the rest."""
        spend(s, by, PAID_WITH[self.stage], n)
        s.do(self.after(s, n))

    def after(self, s: TMState, n: int) -> "Payment":
        """What is to pay once so many units have been taken."""
        return Payment(self.by, self.rest - n * self.worth(s), self.metals, self.reserve, self.stage + 1)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(PROMPTS_OF[self.stage], (self.rest,))


def payment(by: int, price: int, *, metals: int = MONEY_ONLY, reserve: int = 0) -> Payment:
    """8.1.2: a price to pay, from the first question on."""
    return Payment(by, price, metals, reserve, STEEL_STAGE)


class Mix:
    """One way to pay: units of steel, titanium and heat; M€ fill up, and what is paid too much is lost."""

    def __init__(self, steel: int, titanium: int, heat: int, rest: int) -> None:
        self.steel: Final = steel
        self.titanium: Final = titanium
        self.heat: Final = heat
        self.money: Final = max(rest, 0)
        self.lost: Final = max(-rest, 0)


def mixes(s: TMState, asked: Payment) -> list[Mix]:
    """8.1.2: every way to pay what is asked from here on."""
    found: list[Mix] = []
    for steel in asked.amounts(s) if asked.stage == STEEL_STAGE else [0]:
        metal = asked.after(s, steel) if asked.stage == STEEL_STAGE else asked
        for titanium in metal.amounts(s) if metal.stage == TITANIUM_STAGE else [0]:
            last = metal.after(s, titanium) if metal.stage == TITANIUM_STAGE else metal
            for heat in last.amounts(s):
                found.append(Mix(steel, titanium, heat, last.rest - heat))
    return found


def sensible(s: TMState, ways: list[Mix]) -> Mix:
    """The mix most would choose: nothing lost, heat kept while it can warm the planet, then M€ kept."""
    heat = 1 if s.temperature < TEMPERATURE_GOAL else -1
    return min(ways, key=lambda way: (way.lost, heat * way.heat, way.money, way.titanium))
