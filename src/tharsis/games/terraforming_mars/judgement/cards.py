"""What cards are worth, word by word: the heuristic bot's knowledge of them."""

from collections.abc import Callable
from typing import Any, Final

from tharsis.games.terraforming_mars.board import (
    BUILDING,
    ENERGY,
    HEAT,
    JOVIAN,
    MEGACREDITS,
    OCEAN,
    SCIENCE,
    SCIENTIST,
    STEEL,
    TAGS,
    THERMALIST,
    TITANIUM,
)
from tharsis.games.terraforming_mars.codes import ACTION
from tharsis.games.terraforming_mars.deck import (
    CARDS,
    NEED_OCEANS,
    NEED_TEMPERATURE,
    AnyEffect,
    AnyOngoing,
    Card,
    Deed,
    Need,
)
from tharsis.games.terraforming_mars.judgement.worth import Worth
from tharsis.games.terraforming_mars.rules.choices import boxes
from tharsis.games.terraforming_mars.rules.cubes import holders
from tharsis.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM, means
from tharsis.games.terraforming_mars.rules.playing import metals_for, need_why, price_of, reading
from tharsis.games.terraforming_mars.state import ANY_CARD, RESOURCES
from tharsis.games.terraforming_mars.vocabulary.counters import Counter
from tharsis.games.terraforming_mars.vocabulary.effects import (
    AddAnyKind,
    AddHere,
    AddTo,
    Change,
    ChangeIfTags,
    ChangePer,
    CopyProduction,
    DecreaseAny,
    Devour,
    DrawCards,
    EitherOr,
    EnergyIntoMoney,
    FloodShore,
    Gain,
    GainPer,
    HeatIntoMoney,
    LookAndBuy,
    LookAndKeep,
    Lose,
    Mine,
    NextCheaper,
    NextShifted,
    Offworld,
    Oxygen,
    Place,
    Rating,
    RatingAgain,
    RatingPer,
    RemoveAnimals,
    RemoveAny,
    Temperature,
    TurnOver,
)
from tharsis.games.terraforming_mars.vocabulary.lasting import (
    CitiesBeside,
    Confer,
    Discount,
    Enhance,
    Exchange,
    IfCube,
    MetalValue,
    OceansBeside,
    PerCities,
    PerCube,
    PerJovian,
    TagGrows,
    TileGrows,
    TilePays,
    TileProduces,
)
from tharsis.kernel import LEGAL

#: Money to come with a corporation, while none is chosen.
START_MONEY: Final = 25


class Judge(Worth):
    """One seat's view of what its cards are worth, in one position."""

    def cost(self, card: int) -> float:
        """What playing a card costs, metals counted at what they are worth to keep."""
        s, printed = self.s, CARDS[card]
        price = price_of(s, self.seat, card)
        metals = metals_for(printed)
        spent = 0.0
        for metal, resource, value in (
            (WITH_STEEL, STEEL, s.steel_value[self.seat]),
            (WITH_TITANIUM, TITANIUM, s.titanium_value[self.seat]),
        ):
            if metals & metal:
                units = min(s.stock[self.seat * RESOURCES + resource], price // value)
                spent += units * self.unit[resource] * 0.75
                price -= units * value
        return (spent + price) * self.money

    # -- effects ------------------------------------------------------------------------------

    def effect(self, e: AnyEffect, card: int) -> float:
        """What an immediate effect is worth now; words that nobody has judged are worth a little."""
        judged = EFFECTS.get(type(e))
        return 0.5 if judged is None else judged(self, e, card)

    def counted(self, counter: Counter, card: int) -> int:
        """A count, with the card's own tags where it will be counted."""
        count = counter.count(self.s, self.seat)
        return count if self.s.holder_of(card) == self.seat else count + counter.brings(CARDS[card])

    def box(self, card: int) -> float:
        return sum([self.effect(e, card) for e in CARDS[card].effects if e.boxed])

    def cube(self, card: int) -> float:
        """One more special resource on a card."""
        printed = CARDS[card]
        judged = CUBES.get(type(printed.points))
        if judged is not None:
            return judged(self, printed.points, card)
        return self.rating / 3 if len(printed.action) > 1 else 1.5

    def deed(self, deed: Deed, card: int) -> float:
        """What one way of an action brings, less what it costs."""
        worth = sum([self.effect(e, card) for e in deed.effects])
        worth -= deed.pay * self.money
        if deed.amount:
            worth -= self.unit[deed.spend] * deed.amount
            if deed.spend == HEAT:
                worth += self.edge(THERMALIST, -deed.amount)
        if deed.give_up >= 0:
            worth += self.production(deed.give_up, -1)
        if deed.cubes:
            worth -= self.cube(card) * deed.cubes * 0.5
        return worth

    # -- cards --------------------------------------------------------------------------------

    def lasting(self, e: AnyOngoing) -> float:
        """What a lasting effect is worth over the rest of the game."""
        rounds = self.future + 0.5
        judged = LASTING.get(type(e))
        return self.weights.lasting * (rounds if judged is None else judged(self, e, rounds))

    def points(self, card: int) -> float:
        printed = CARDS[card]
        points = printed.points
        if not points.counted:
            return self.point * points.plain
        judged = POINTS.get(type(points))
        return 0.0 if judged is None else self.point * judged(self, printed)

    def gain(self, card: int) -> float:
        """Everything a card brings when played now, its price apart."""
        printed = CARDS[card]
        worth = self.points(card)
        for e in printed.effects:
            worth += self.effect(e, card)
        for lasts in printed.ongoing:
            worth += self.lasting(lasts)
        if printed.action:
            once = max(
                [self.deed(deed, card) * self.often(deed) for deed in printed.action if not deed.cubes]
            )
            worth += max(0.0, once) * (self.future + 0.7) * self.weights.action
        if not printed.event:
            worth += self._tags(printed)
        return worth

    def often(self, deed: Deed) -> float:
        """In which share of the generations an action can be paid for."""
        at = self.seat * RESOURCES
        if deed.give_up >= 0:
            return 0.5 if self.s.production[at + deed.give_up] > 1 else 0.2
        if not deed.amount:
            return 0.8 if deed.pay > 6 else 1.0
        made = self.s.production[at + deed.spend]
        if deed.spend == ENERGY:  # it does not keep from one generation to the next
            return 1.0 if made - self.energy_promised() >= deed.amount else 0.1
        return min(1.0, (made + self.s.stock[at + deed.spend] / (self.future + 1.0)) / deed.amount)

    def energy_promised(self) -> int:
        """Energy that the actions of cards in play take in every generation."""
        promised = 0
        for card in self.s.tableau(self.seat):
            for deed in CARDS[card].action:
                if deed.spend == ENERGY:
                    promised += deed.amount
        return promised

    def _tags(self, printed: Card) -> float:
        worth = 0.0
        for tag in printed.tags:
            worth += 1.0 if tag in (SCIENCE, JOVIAN) else 0.5 if tag == BUILDING else 0.3
        return worth + self.edge(SCIENTIST, printed.tags.count(SCIENCE))

    def play(self, card: int) -> float:
        """What playing a card is worth after its price."""
        return self.gain(card) - self.cost(card)

    def hold(self, card: int) -> float:
        """What having a card in hand is worth: its play, the wait for its requirements, and doubt."""
        likely = 1.0
        wait = self.wait(card)
        printed = CARDS[card]
        for need in printed.needs:
            likely *= self.likely(need)
            wait = max(wait, self.until(need))
        for e in printed.effects:
            if e.apply_why(self.s, self.seat, card):
                likely *= 0.45
        if wait > self.future:
            return 0.0
        gain = self.gain(card) * (1.0 - wait / (self.future + 1.0))
        cost = self.cost(card) * self.money_at(self.future - wait) / self.money_at(self.future)
        return (gain - cost) * likely

    def within_reach(self, card: int, discount: int) -> bool:
        """Whether a card that is too dear now could be played for so much less."""
        s, seat, printed = self.s, self.seat, CARDS[card]
        short = price_of(s, seat, card) - means(s, seat, metals_for(printed))
        met = all(need_why(s, seat, need) == LEGAL for need in printed.needs)
        return met and 0 < short <= discount

    def wait(self, card: int) -> float:
        """Generations until the card can be paid, others aside."""
        s, seat = self.s, self.seat
        missing = price_of(s, seat, card) - means(s, seat, metals_for(CARDS[card]))
        if s.corporation[seat] < 0:
            missing -= START_MONEY
        income = s.rating[seat] + s.production[seat * RESOURCES]
        return max(0.0, missing / max(income, 10)) + (0.0 if s.phase == ACTION else 0.3)

    def likely(self, need: Need) -> float:
        """How likely a requirement will be met in time to matter."""
        if need_why(self.s, self.seat, need) == LEGAL:
            return 0.75 if need.most else 1.0
        if need.most:
            return 0.0
        if need.kind <= NEED_OCEANS:
            return 0.9
        gap = need.bound - reading(self.s, self.seat, need)
        return 0.6**gap if gap < 5 else 0.0

    def until(self, need: Need) -> float:
        """Generations until a parameter meets a requirement."""
        if need.most or need.kind > NEED_OCEANS:
            return 0.0
        gap = need.bound - reading(self.s, self.seat, need) - self.s.shift[self.seat]
        pace = 1.6 if need.kind == NEED_TEMPERATURE else 1.2 if need.kind != NEED_OCEANS else 0.8
        return max(0, gap) / pace * self.weights.patience


# -- the words of the cards, one by one -----------------------------------------------------------


def _change(j: Judge, e: Change, card: int) -> float:
    worth = 0.0
    for resource in range(RESOURCES):
        if e.change[resource]:
            worth += j.production(resource, e.change[resource])
    return worth


def _change_if_tags(j: Judge, e: ChangeIfTags, card: int) -> float:
    enough = j.s.tags[j.seat * TAGS + e.tag] >= e.tags
    return j.production(e.resource, e.more if enough else e.n)


def _remove(j: Judge, e: RemoveAny, card: int) -> float:
    if j.s.solo() and not e.steal:
        return 0.0
    return j.unit[e.resource] * e.most * (1.0 if e.steal else 0.25)


def _decrease(j: Judge, e: DecreaseAny, card: int) -> float:
    return 0.0 if j.s.solo() else j.production(e.resource, e.n) * 0.3


def _best_cube(j: Judge, cards: list[int]) -> float:
    return max([j.cube(card) for card in cards], default=0.0)


def _best_box(j: Judge) -> float:
    return max([j.box(other) for other in boxes(j.s, j.seat)], default=0.0)


def _heat_into_money(j: Judge, e: HeatIntoMoney, card: int) -> float:
    heat = j.s.production[j.seat * RESOURCES + HEAT]
    return heat * (j.production(MEGACREDITS, 1) - j.production(HEAT, 1))


def _energy_into_money(j: Judge, e: EnergyIntoMoney, card: int) -> float:
    return j.s.stock[j.seat * RESOURCES + ENERGY] * max(0.0, j.money - j.unit[ENERGY])


def _next_cheaper(j: Judge, e: NextCheaper, card: int) -> float:
    """At the very end, the best card that becomes cheap enough by it."""
    hand = j.s.hand(j.seat)
    if not j.ends:
        return 6.0 if len(hand) > 2 else 1.0
    return max([j.play(other) for other in hand if other != card and j.within_reach(other, e.n)], default=0.0)


def _metal_value(j: Judge, e: MetalValue, rounds: float) -> float:
    at = j.seat * RESOURCES
    metal = j.s.production[at + STEEL] + j.s.production[at + TITANIUM]
    return (metal + 0.8) * rounds * 0.8


def _jovians(j: Judge, printed: Card) -> float:
    tags = j.s.tags[j.seat * TAGS + JOVIAN] + printed.tags.count(JOVIAN)
    return tags + min(2.0, j.future * 0.3)


#: Immediate effects, with the card they stand on.
EFFECTS: Final[dict[type[Any], Callable[[Judge, Any, int], float]]] = {
    Change: _change,
    ChangePer: lambda j, e, card: j.production(e.resource, j.counted(e.counter, card) // e.every),
    ChangeIfTags: _change_if_tags,
    Gain: lambda j, e, card: j.goods(e.resource, e.n),
    GainPer: lambda j, e, card: j.goods(e.resource, j.counted(e.counter, card)),
    Lose: lambda j, e, card: -j.unit[e.resource] * e.n,
    Temperature: lambda j, e, card: j.warming(e.steps),
    Oxygen: lambda j, e, card: j.airing(e.steps),
    Rating: lambda j, e, card: j.rating * e.n,
    RatingPer: lambda j, e, card: j.rating * j.counted(e.counter, card),
    RatingAgain: lambda j, e, card: j.rating,
    Place: lambda j, e, card: j.tile(e.tile),
    Mine: lambda j, e, card: j.tile(e.tile) + j.production(STEEL, 1),
    Offworld: lambda j, e, card: 4.0,
    DrawCards: lambda j, e, card: j.card * e.n,
    LookAndKeep: lambda j, e, card: j.card * (e.keep + 0.5),
    LookAndBuy: lambda j, e, card: 1.2 if j.future > 1 else 0.1,
    TurnOver: lambda j, e, card: 1.6 if j.s.on_card(card) == 0 else 0.0,
    RemoveAny: _remove,
    RemoveAnimals: lambda j, e, card: 2.0,
    DecreaseAny: _decrease,
    AddTo: lambda j, e, card: _best_cube(j, holders(j.s, j.seat, e.cube)) * e.n,
    AddHere: lambda j, e, card: j.cube(card) * e.n,
    AddAnyKind: lambda j, e, card: _best_cube(j, [c for c in j.s.tableau(j.seat) if j.s.on_card(c)]),
    Devour: lambda j, e, card: j.cube(card) * 1.3,
    EitherOr: lambda j, e, card: max([j.deed(deed, card) for deed in e.options]),
    CopyProduction: lambda j, e, card: _best_box(j),
    HeatIntoMoney: _heat_into_money,
    EnergyIntoMoney: _energy_into_money,
    NextCheaper: _next_cheaper,
    NextShifted: lambda j, e, card: 1.0,
    FloodShore: lambda j, e, card: j.tile(OCEAN) + 1.0,
}

#: Lasting effects, with the generations they will last.
LASTING: Final[dict[type[Any], Callable[[Judge, Any, float], float]]] = {
    Discount: lambda j, e, rounds: e.n * (1.6 if e.tag == ANY_CARD else 0.6) * rounds * 0.8,
    MetalValue: _metal_value,
    TileProduces: lambda j, e, rounds: 0.5 * rounds * j.future,
    TilePays: lambda j, e, rounds: 1.8 * rounds,
    TileGrows: lambda j, e, rounds: 1.8 * rounds,
    TagGrows: lambda j, e, rounds: 1.3 * rounds,
    Enhance: lambda j, e, rounds: 1.3 * rounds,
    Confer: lambda j, e, rounds: 1.3 * rounds,
    Exchange: lambda j, e, rounds: 1.3 * rounds,
}

#: Points that are counted at the end; those of special resources count as they come.
POINTS: Final[dict[type[Any], Callable[[Judge, Card], float]]] = {
    PerJovian: _jovians,
    PerCities: lambda j, printed: 1.3,
    CitiesBeside: lambda j, printed: 1.3,
    OceansBeside: lambda j, printed: 1.3,
}

#: One more special resource on a card, by the points the card gives.
CUBES: Final[dict[type[Any], Callable[[Judge, Any, int], float]]] = {
    PerCube: lambda j, points, card: j.point * points.points / points.every,
    IfCube: lambda j, points, card: 0.0 if j.s.on_card(card) else j.point * points.points,
}
