"""What goods, tiles and time are worth, in M€ of now."""

from typing import Final

from tharsis.games.terraforming_mars.board import (
    AREA,
    BANKER,
    BONUS,
    BONUS_CARDS,
    CAPITAL,
    CITY,
    COMMERCIAL_DISTRICT,
    EMPTY,
    ENERGY,
    GREENERY,
    HEAT,
    HEAT_PER_STEP,
    HEAT_STEPS,
    LAND,
    LANDLORD,
    MEGACREDITS,
    METAL,
    MINER,
    MINING_AREA,
    MINING_RIGHTS,
    NEIGHBOURS,
    OCEAN,
    OCEAN_STEP,
    OCEANS_GOAL,
    OXYGEN_GOAL,
    PLANTS,
    SOLO_GENERATIONS,
    TEMPERATURE_GOAL,
    THERMALIST,
    WARM_STEP,
)
from tharsis.games.terraforming_mars.codes import NOBODY, SETUP
from tharsis.games.terraforming_mars.judgement.weights import AGAINST_OTHERS, ALONE
from tharsis.games.terraforming_mars.rules.playing import price_of
from tharsis.games.terraforming_mars.rules.rewards import award_standing, place_points
from tharsis.games.terraforming_mars.rules.scoring import totals
from tharsis.games.terraforming_mars.state import RESOURCES, TMState

CARD: Final = 3.0
#: Idle M€ at which money is worth half.
PLENTY: Final = 30.0
#: Share of a conversion that its resources are worth beforehand.
THRIFT: Final = 0.8
TITANIUM_WORTH: Final = 2.6
#: What M€ in hand lose in each of the last generations.
LATE_LOSS: Final = 0.2
ALL_STEPS: Final = TEMPERATURE_GOAL + OXYGEN_GOAL + OCEANS_GOAL


class Worth:
    """One seat's view of what is worth how much, in one position."""

    def __init__(self, s: TMState, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.left: Final = ALL_STEPS - s.temperature - s.oxygen - s.oceans
        #: Generations after this one.
        self.future: Final = float(generations_ahead(s, self.left))
        solo = s.solo()
        self.weights: Final = ALONE if solo else AGAINST_OTHERS
        #: Whether nothing can follow this generation.
        self.ends: Final = self.future == 0 if solo else self.left == 0
        #: A card drawn.
        self.card: Final = CARD if self.future > 1 else 0.4 * CARD if not self.ends else 0.0
        self.point: Final = self.weights.point
        self.rating: Final = self.point + self.future
        self.money: Final = self.money_at(self.future) / (1.0 + self.idle() / PLENTY)
        #: What a step of a parameter is worth beside the rating.
        self.step: Final = self._step_value()
        wanted = self._warmth_wanted()
        #: A step of temperature by other means than heat at hand.
        self.warmth: Final = self.rating + self.step * wanted
        heat = max(0.1, (self.rating + self.step) / HEAT_PER_STEP * THRIFT * wanted)
        if s.heat_pays[seat]:
            heat = max(heat, 0.95)
        plants = self.tile(GREENERY) / s.greenery_price[seat] * THRIFT
        #: One unit of each basic resource.
        self.unit: Final = (
            1.0,
            self.weights.steel,
            TITANIUM_WORTH,
            plants,
            self.weights.energy * heat + 0.15,
            heat,
        )

    def _step_value(self) -> float:
        """What a step of a parameter is worth beside the rating: alone it wins the game, else it ends it,
        which suits the leader."""
        s = self.s
        if s.solo():
            return 7.8 + 3.2 * max(0.0, min(4.6, self.left + 2 - self.reach()))
        if self.future > 3:
            return 0.0
        points = totals(s)
        mine = points[self.seat]
        best = max([points[other] for other in range(s.seats) if other != self.seat])
        return 2.0 if mine > best + 3 else -1.0 if mine < best - 5 else 0.5

    def _warmth_wanted(self) -> float:
        """How much of the warming still to do is not yet in sight; alone nobody else takes part in it."""
        s, at = self.s, self.seat * RESOURCES
        wanted = HEAT_PER_STEP * (TEMPERATURE_GOAL - s.temperature)
        if wanted == 0 or not s.solo():
            return 1.0 if wanted else 0.0
        made = s.production[at + HEAT] + s.production[at + ENERGY]
        coming = s.stock[at + HEAT] + made * self.future
        if self.future == 0:
            return 1.0 if coming < wanted else 0.0
        return max(0.0, min(1.0, 1.3 - coming / wanted))

    def reach(self) -> float:
        """Steps that all income to come would pay for, at the price of standard projects."""
        s, at = self.s, self.seat * RESOURCES
        money = s.rating[self.seat] + s.production[at] + 2.0 * s.production[at + PLANTS]
        money += 1.7 * (s.production[at + HEAT] + s.production[at + ENERGY])
        return (s.stock[at] + money * self.future + 0.7 * self.future * self.future) / 17

    def money_at(self, future: float) -> float:
        """M€ in hand with so many generations to come: early they buy what pays back; near the end they lose
        their worth."""
        weights = self.weights
        if future >= 3:
            return weights.early + weights.growth * min(8.0, future - 3)
        return weights.early - LATE_LOSS * (3 - future)

    def idle(self) -> int:
        """M€ that the cards in hand will not take; before there is a hand, none."""
        s = self.s
        if s.phase == SETUP:
            return 0
        left = s.money(self.seat)
        for card in s.hand(self.seat):
            left -= price_of(s, self.seat, card) // 2  # not all of them will be played
        return max(0, left)

    def production(self, resource: int, n: int) -> float:
        """Steps of a production until the end; the last production only feeds the last greeneries."""
        rounds = self.future + 1 if resource == PLANTS and not self.s.solo() else self.future
        if resource == MEGACREDITS:
            return self.weights.income * rounds * n + self.edge(BANKER, n)
        worth = self.unit[resource] * rounds * 0.9
        if resource == ENERGY:  # it can be had for the price of a standard project
            worth = min(worth * (1.3 if n < 0 else 1.0), self.s.power_plant_price[self.seat] * self.money)
        return worth * n

    def goods(self, resource: int, n: int) -> float:
        """So many units of a basic resource; at the very end plants count where they complete a greenery."""
        worth = self.unit[resource] * n * (self.money if resource == MEGACREDITS else 1.0)
        if not self.ends or resource != PLANTS:
            return worth
        s, at, price = self.s, self.seat * RESOURCES, self.s.greenery_price[self.seat]
        plants = s.stock[at + PLANTS] + (0 if s.solo() else s.production[at + PLANTS])
        return max(worth, self.tile(GREENERY) * ((plants + n) // price - plants // price))

    def edge(self, award: int, n: int) -> float:
        """What standing so much better, or worse, in a funded award brings: the surer the later."""
        s = self.s
        if s.awards[award] == NOBODY or (self.future > 0 and award in (THERMALIST, MINER)):
            return 0.0
        before = [award_standing(s, seat, award) for seat in range(s.seats)]
        after = before[:]
        after[self.seat] = before[self.seat] + n
        swing = place_points(after[self.seat], after) - place_points(before[self.seat], before)
        if s.seats == 2:  # what one wins the other loses
            other = before[1 - self.seat]
            swing += place_points(other, before) - place_points(other, after)
        return self.point * swing / (1.0 + self.future)

    def warming(self, n: int) -> float:
        """So many steps of temperature, with what the steps themselves bring."""
        return self.warmth * min(TEMPERATURE_GOAL - self.s.temperature, n) + self.warmth_bonus(n)

    def warmth_bonus(self, n: int) -> float:
        """2.2: what the next steps of temperature bring beside themselves."""
        worth = 0.0
        for step in range(self.s.temperature + 1, min(self.s.temperature + n, TEMPERATURE_GOAL) + 1):
            if step in HEAT_STEPS:
                worth += self.production(HEAT, 1)
            elif step == OCEAN_STEP:
                worth += self.tile(OCEAN)
        return worth

    def airing(self, n: int) -> float:
        """So many steps of oxygen; one of them warms the planet."""
        worth = (self.rating + self.step) * min(OXYGEN_GOAL - self.s.oxygen, n)
        if self.s.oxygen < WARM_STEP <= self.s.oxygen + n and self.s.temperature < TEMPERATURE_GOAL:
            worth += self.warmth
        return worth

    def tile(self, tile: int) -> float:
        """A tile somewhere good, with its consequences."""
        if tile == OCEAN:
            return self.rating + self.step + 3.0 if self.s.oceans < OCEANS_GOAL else 0.0
        if tile == GREENERY:
            return self.point * 1.6 + 2.0 + self.airing(1) + self.edge(LANDLORD, 1)
        if tile in (CITY, CAPITAL):
            return self.point * (2.0 + 0.08 * self.future) + 3.0 + self.edge(LANDLORD, 1)
        return 3.0 + self.edge(LANDLORD, 1)

    def hex(self, hex_: int, tile: int) -> float:
        """How good a hex is for a tile."""
        s, seat = self.s, self.seat
        bonus = BONUS[hex_]
        worth = sum([self.goods(resource, bonus[resource]) for resource in range(RESOURCES)])
        worth += self.card * BONUS_CARDS[hex_]
        if tile in (MINING_AREA, MINING_RIGHTS):
            worth += self.production(METAL[hex_], 1)
        for other in NEIGHBOURS[hex_]:
            worth += self._neighbour(s, seat, other, tile)
        return worth

    def _neighbour(self, s: TMState, seat: int, other: int, tile: int) -> float:
        if s.tile[other] == OCEAN:
            return 2.0 * self.money + (self.point if tile == CAPITAL else 0.0)
        city = s.is_city(other)
        if tile == COMMERCIAL_DISTRICT:
            return self.point if city else 0.0
        if tile == GREENERY:
            if city:
                return self.point if s.owner[other] == seat else -0.6 * self.point
            return 0.2 if s.tile[other] == EMPTY and AREA[other] == LAND else 0.0
        if tile in (CITY, CAPITAL):
            if s.tile[other] == GREENERY:
                return self.point
            if s.tile[other] != EMPTY:
                return 0.0
            return 1.5 if AREA[other] == LAND else 0.8
        if tile == OCEAN:
            return 0.5 if s.owner[other] == seat else -0.2
        return -1.5 if city and s.owner[other] == seat else 0.0


def generations_ahead(s: TMState, left: int) -> int:
    """How many generations will follow this one: alone exactly, else by the usual pace of play."""
    if s.solo():
        return max(0, SOLO_GENERATIONS - s.generation)
    ahead = 0
    pace = s.generation
    rest = float(left)
    while True:
        rest -= s.seats * 0.6 + pace * (0.3 + 0.1 * s.seats)
        if rest <= 0:
            return ahead
        ahead += 1
        pace += 1
