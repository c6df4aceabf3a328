"""What the bot sets store by: figures found by play, alone and against others."""

from typing import Final


class Weights:
    """In M€, or as shares of what is counted."""

    def __init__(
        self,
        *,
        point: float,
        early: float,
        growth: float,
        income: float,
        steel: float,
        energy: float,
        action: float,
        lasting: float,
        patience: float,
        choosy: float,
        reserve: int,
        change: float,
        power_plant: float,
        charters: tuple[int, ...],
    ) -> None:
        #: A point at the end.
        self.point: Final = point
        #: M€ in hand three generations before the end, and how much more for each generation before that.
        self.early: Final = early
        self.growth: Final = growth
        #: M€ of production in one generation.
        self.income: Final = income
        #: One steel; the part of heat's worth that energy has.
        self.steel: Final = steel
        self.energy: Final = energy
        #: The part of their full use that actions and lasting effects of cards will see.
        self.action: Final = action
        self.lasting: Final = lasting
        #: How long it seems until the planet meets a requirement.
        self.patience: Final = patience
        #: By how much a card must be worth more than its price to be bought.
        self.choosy: Final = choosy
        #: M€ kept at the start for the first cards.
        self.reserve: Final = reserve
        #: What an action costs at least, when actions are compared by what they bring for their price.
        self.change: Final = change
        #: By how much a power plant must be worth more than the price of the standard project.
        self.power_plant: Final = power_plant
        #: How well the corporations do by themselves, in printed order.
        self.charters: Final = charters


ALONE: Final = Weights(
    point=2.5,
    early=1.13,
    growth=0.18,
    income=1.2,
    steel=0.96,
    energy=0.68,
    action=0.45,
    lasting=0.85,
    patience=0.6,
    choosy=7.0,
    reserve=14,
    change=2.4,
    power_plant=6.0,
    charters=(128, 178, 149, 33, 75, -18, 32, 131, 86, -37, 144, 124),
)
AGAINST_OTHERS: Final = Weights(
    point=6.0,
    early=1.0,
    growth=0.05,
    income=1.05,
    steel=1.7,
    energy=0.85,
    action=0.75,
    lasting=1.0,
    patience=0.7,
    choosy=2.0,
    reserve=18,
    change=4.0,
    power_plant=3.0,
    charters=(84, 106, 52, 60, 37, 31, 25, 103, 47, 46, 79, 50),
)
