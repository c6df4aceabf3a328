"""What things are worth, in M€ of now: the heuristic bot's knowledge of cards, tiles and time."""

from typing import Final

from tharsis.games.terraforming_mars import board, effects, lasting
from tharsis.games.terraforming_mars.board import NEIGHBOURS
from tharsis.games.terraforming_mars.printed import (
    CARDS,
    NEED_OCEANS,
    NEED_TEMPERATURE,
    Card,
    Deed,
    Effect,
    Either,
    Need,
    Ongoing,
)
from tharsis.games.terraforming_mars.rules.choices import boxes
from tharsis.games.terraforming_mars.rules.cubes import holders
from tharsis.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM, means
from tharsis.games.terraforming_mars.rules.playing import metals_for, need_fault, price_of, reading
from tharsis.games.terraforming_mars.rules.scoring import total
from tharsis.games.terraforming_mars.state import ACTION, RESOURCES, TMState

VP: Final = 6.0
CARD: Final = 3.0
START_MONEY: Final = 25
#: Idle M€ at which money is worth half.
PLENTY: Final = 30.0
#: Share of a conversion that its resources are worth beforehand.
THRIFT: Final = 0.8
STEPS: Final = board.TEMPERATURE_GOAL + board.OXYGEN_GOAL + board.OCEANS_GOAL


class Judge:
    """One seat's view of what is worth how much, in one position."""

    def __init__(self, s: TMState, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.left: Final = STEPS - s.temperature - s.oxygen - s.oceans
        #: Generations after this one.
        self.future: Final = float(generations_ahead(s, self.left))
        solo = s.solo()
        self.point: Final = 2.5 if solo else VP
        self.step: Final = self._step_value(solo)
        self.rating: Final = self.point + self.future
        self.money: Final = self._money_value()
        wanted = self._warmth_wanted()
        #: A step of temperature.
        self.warmth: Final = self.rating + self.step * wanted
        heat = max(0.1, (self.rating + self.step) / board.HEAT_PER_STEP * THRIFT * wanted)
        if s.heat_pays[seat]:
            heat = max(heat, 0.95)
        plants = self.tile(board.GREENERY, board.GREENERY_RULE) / s.greenery_price[seat] * THRIFT
        #: One unit of each basic resource.
        self.unit: Final = (1.0, 1.7, 2.6, plants, 0.85 * heat + 0.15, heat)

    def _step_value(self, solo: bool) -> float:
        """What a step of a parameter is worth beside the rating: alone it wins the game, else it ends it,
        which suits the leader."""
        s = self.s
        if solo:
            return 9.0 + 2.0 * max(0.0, min(4.0, self.left + 2 - self.reach()))
        mine = total(s, self.seat)
        best = max([total(s, other) for other in range(s.seats) if other != self.seat])
        if self.future > 3:
            return 0.0
        return 2.0 if mine > best + 3 else -1.0 if mine < best - 5 else 0.5

    def _warmth_wanted(self) -> float:
        """How much of the warming still to do is not yet in sight; alone nobody else takes part in it."""
        s, at = self.s, self.seat * RESOURCES
        wanted = board.HEAT_PER_STEP * (board.TEMPERATURE_GOAL - s.temperature)
        if wanted == 0 or not s.solo():
            return 1.0 if wanted else 0.0
        made = s.production[at + board.HEAT] + s.production[at + board.ENERGY]
        coming = s.stock[at + board.HEAT] + made * self.future
        return max(0.0, min(1.0, 1.3 - coming / wanted))

    def reach(self) -> float:
        """Steps that all income to come would pay for, at the price of standard projects."""
        s, at = self.s, self.seat * RESOURCES
        money = s.rating[self.seat] + s.production[at] + 2.0 * s.production[at + board.PLANTS]
        money += 1.7 * (s.production[at + board.HEAT] + s.production[at + board.ENERGY])
        return (s.stock[at] + money * self.future + 0.6 * self.future * self.future) / 17

    def _money_value(self) -> float:
        """M€ in hand: early they buy what pays back; near the end, and idle, they lose their worth."""
        worth = 0.35 + 0.2 * self.future
        if self.future >= 3:
            worth = 1.0 + (0.14 if self.s.solo() else 0.05) * min(8.0, self.future - 3)
        return worth / (1.0 + self.idle() / PLENTY)

    def idle(self) -> int:
        """M€ that the cards in hand will not take."""
        s = self.s
        left = s.money(self.seat)
        for card in s.hand(self.seat):
            left -= price_of(s, self.seat, card) // 2  # not all of them will be played
        return max(0, left)

    def production(self, resource: int, n: int) -> float:
        """Steps of a production until the end; the last production only feeds the last greeneries."""
        rounds = self.future + 1 if resource == board.PLANTS else self.future
        worth = self.unit[resource] * rounds * n
        if resource == board.ENERGY and n < 0:
            worth *= 1.3
        return worth * 0.9

    def cost(self, card: int) -> float:
        """What playing a card costs, metals counted at what they are worth to keep."""
        s, printed = self.s, CARDS[card]
        price = price_of(s, self.seat, card)
        metals = metals_for(printed)
        spent = 0.0
        for flag, resource, value in (
            (WITH_STEEL, board.STEEL, s.steel_value[self.seat]),
            (WITH_TITANIUM, board.TITANIUM, s.titanium_value[self.seat]),
        ):
            if metals & flag:
                units = min(s.stock[self.seat * RESOURCES + resource], price // value)
                spent += units * self.unit[resource] * 0.75
                price -= units * value
        return (spent + price) * self.money

    # -- effects ------------------------------------------------------------------------------

    def effect(self, e: Effect, card: int) -> float:
        """What an immediate effect is worth now."""
        s = self.s
        if isinstance(e, effects.Change):
            worth = 0.0
            for resource in range(RESOURCES):
                if e.change[resource]:
                    worth += self.production(resource, e.change[resource])
            return worth
        if isinstance(e, effects.Gain):
            return self.unit[e.resource] * e.n * (self.money if e.resource == 0 else 1.0)
        if isinstance(e, effects.Temperature):
            return self.warmth * min(board.TEMPERATURE_GOAL - s.temperature, e.steps)
        if isinstance(e, effects.Oxygen):
            return self.steps(board.OXYGEN_GOAL - s.oxygen, e.steps)
        if isinstance(e, effects.Rating):
            return self.rating * e.n
        if isinstance(e, effects.Place):
            return self.tile(e.tile, e.rule) + (
                self.production(board.STEEL, 1) if isinstance(e, effects.Mine) else 0.0
            )
        if isinstance(e, effects.ChangePer):
            return self.production(e.resource, self.counted(e.counter, card) // e.every)
        if isinstance(e, effects.GainPer):
            return self.unit[e.resource] * self.counted(e.counter, card)
        if isinstance(e, effects.DrawCards):
            return CARD * e.n * (1.0 if self.future > 1 else 0.4)
        return self.rarer(e, card)

    def rarer(self, e: Effect, card: int) -> float:
        s, seat = self.s, self.seat
        if isinstance(e, effects.Lose):
            return -self.unit[e.resource] * e.n
        if isinstance(e, effects.RemoveAny):
            return (
                0.0
                if s.solo() and not e.steal
                else self.unit[e.resource] * e.most * (1.0 if e.steal else 0.25)
            )
        if isinstance(e, effects.DecreaseAny):
            return 0.0 if s.solo() else self.production(e.resource, e.n) * 0.3
        if isinstance(e, effects.AddTo):
            found = [self.cube(holder) for holder in holders(s, seat, e.cube)]
            return max(found) * e.n if found else 0.0
        if isinstance(e, effects.AddHere):
            return self.cube(card) * e.n
        if isinstance(e, effects.AddAnyKind):
            found = [self.cube(c) for c in s.tableau(seat) if s.on_card(c)]
            return max(found) if found else 0.0
        if isinstance(e, effects.RatingPer):
            return self.rating * self.counted(e.counter, card)
        if isinstance(e, effects.Offworld):
            return 4.0
        if isinstance(e, effects.LookAndKeep):
            return CARD * (e.keep + 0.5)
        if isinstance(e, effects.ChangeIfTags):
            enough = s.tags[seat * board.TAGS + e.tag] >= e.tags
            return self.production(e.resource, e.more if enough else e.n)
        if isinstance(e, Either):
            return max([self.deed(deed, card) for deed in e.options])
        if isinstance(e, effects.CopyProduction):
            return max([self.box(other) for other in boxes(s, seat)], default=0.0)
        return self.rarest(e, card)

    def rarest(self, e: Effect, card: int) -> float:
        s, seat = self.s, self.seat
        if isinstance(e, effects.HeatIntoMoney):
            heat = s.production[seat * RESOURCES + board.HEAT]
            return heat * (self.production(0, 1) - self.production(board.HEAT, 1))
        if isinstance(e, effects.NextCheaper):
            return 6.0 if len(s.hand(seat)) > 2 else 1.0
        if isinstance(e, effects.NextShifted):
            return 1.0
        if isinstance(e, effects.Devour):
            return self.cube(card) * 1.3
        if isinstance(e, effects.FloodShore):
            return self.tile(board.OCEAN, board.OCEAN_RULE) + 1.0
        if isinstance(e, effects.TurnOver):
            return 1.6 if s.on_card(card) == 0 else 0.0
        if isinstance(e, effects.LookAndBuy):
            return 1.2 if self.future > 1 else 0.1
        if isinstance(e, effects.EnergyIntoMoney):
            energy = s.stock[seat * RESOURCES + board.ENERGY]
            return energy * max(0.0, self.money - self.unit[board.ENERGY])
        if isinstance(e, effects.RatingAgain):
            return self.rating
        if isinstance(e, effects.RemoveAnimals):
            return 2.0
        return 0.5

    def steps(self, room: int, n: int) -> float:
        return (self.rating + self.step) * min(room, n)

    def counted(self, counter: effects.Counter, card: int) -> int:
        """A count, with the card's own tag where it will be counted."""
        count = counter.count(self.s, self.seat)
        if isinstance(counter, effects.OwnTags) and self.s.holder_of(card) != self.seat:
            count += CARDS[card].tags.count(counter.tag)
        return count

    def box(self, card: int) -> float:
        return sum([self.effect(e, card) for e in CARDS[card].effects if e.boxed])

    def cube(self, card: int) -> float:
        """One more special resource on a card."""
        printed = CARDS[card]
        points = printed.points
        if isinstance(points, lasting.PerCube):
            return self.point * points.points / points.every
        if isinstance(points, lasting.IfCube):
            return 0.0 if self.s.on_card(card) else self.point * points.points
        return self.rating / 3 if len(printed.action) > 1 else 1.5

    def deed(self, deed: Deed, card: int) -> float:
        """What one way of an action brings, less what it costs."""
        worth = sum([self.effect(e, card) for e in deed.effects])
        worth -= deed.pay * self.money
        if deed.amount:
            worth -= self.unit[deed.spend] * deed.amount
        if deed.give_up >= 0:
            worth += self.production(deed.give_up, -1)
        if deed.cubes:
            worth -= self.cube(card) * deed.cubes * 0.5
        return worth

    # -- tiles --------------------------------------------------------------------------------

    def tile(self, tile: int, rule: int) -> float:
        """A tile somewhere good, with its consequences."""
        if tile == board.OCEAN:
            return self.steps(board.OCEANS_GOAL - self.s.oceans, 1) + (
                3.0 if self.s.oceans < board.OCEANS_GOAL else 0.0
            )
        if tile == board.GREENERY:
            return self.point * 1.6 + 2.0 + self.steps(board.OXYGEN_GOAL - self.s.oxygen, 1)
        if tile == board.CITY or tile == board.CAPITAL:
            return self.point * (2.0 + 0.08 * self.future) + 3.0
        return 3.0

    def hex(self, hex_: int, tile: int) -> float:
        """How good a hex is for a tile."""
        s, seat = self.s, self.seat
        bonus = board.BONUS[hex_]
        worth = sum([self.unit[resource] * bonus[resource] for resource in range(RESOURCES)])
        worth += CARD * board.BONUS_CARDS[hex_]
        for other in NEIGHBOURS[hex_]:
            worth += self._neighbour(s, seat, other, tile)
        return worth

    def _neighbour(self, s: TMState, seat: int, other: int, tile: int) -> float:
        if s.tile[other] == board.OCEAN:
            return 2.0 * self.money
        city = s.is_city(other)
        if tile == board.GREENERY:
            if city:
                return self.point if s.owner[other] == seat else -0.6 * self.point
            return 0.2 if s.tile[other] == board.EMPTY and board.AREA[other] == board.LAND else 0.0
        if tile == board.CITY or tile == board.CAPITAL:
            if s.tile[other] == board.GREENERY:
                return self.point
            if s.tile[other] != board.EMPTY:
                return 0.0
            return 1.5 if board.AREA[other] == board.LAND else 0.8
        if tile == board.OCEAN:
            return 0.5 if s.owner[other] == seat else -0.2
        return -1.5 if city and s.owner[other] == seat else 0.0

    # -- cards --------------------------------------------------------------------------------

    def lasting(self, e: Ongoing, printed: Card) -> float:
        """What a lasting effect is worth over the rest of the game."""
        rounds = self.future + 0.5
        if isinstance(e, lasting.Discount):
            often = 1.6 if e.tag == board.TAGS else 0.6
            return e.n * often * rounds * 0.8
        if isinstance(e, lasting.MetalValue):
            at = self.seat * RESOURCES
            metal = self.s.production[at + board.STEEL] + self.s.production[at + board.TITANIUM]
            return (metal + 0.8) * rounds * 0.8
        if isinstance(e, lasting.Shift):
            return 1.0 * rounds
        if isinstance(e, (lasting.TileProduces,)):
            return 0.5 * rounds * self.future
        if isinstance(e, (lasting.TilePays, lasting.TileGrows)):
            return 1.8 * rounds
        if isinstance(e, (lasting.TagGrows, lasting.Enhance, lasting.Confer, lasting.Exchange)):
            return 1.3 * rounds
        return 1.0 * rounds

    def points(self, card: int) -> float:
        printed = CARDS[card]
        points = printed.points
        if not points.counted:
            return self.point * points.plain
        if isinstance(points, lasting.PerJovian):
            tags = self.s.tags[self.seat * board.TAGS + board.JOVIAN] + printed.tags.count(board.JOVIAN)
            return self.point * (tags + min(2.0, self.future * 0.3))
        if isinstance(points, (lasting.PerCities, lasting.CitiesBeside, lasting.OceansBeside)):
            return self.point * 1.3
        return 0.0

    def gain(self, card: int) -> float:
        """Everything a card brings when played now, its price apart."""
        printed = CARDS[card]
        worth = self.points(card)
        for e in printed.effects:
            worth += self.effect(e, card)
        for lasts in printed.ongoing:
            worth += self.lasting(lasts, printed)
        if printed.action:
            once = max(
                [self.deed(deed, card) * self.often(deed) for deed in printed.action if not deed.cubes]
            )
            worth += max(0.0, once) * (self.future + 0.7) * 0.75
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
        if deed.spend == board.ENERGY:  # it does not keep from one generation to the next
            return 1.0 if made - self.energy_promised() >= deed.amount else 0.1
        return min(1.0, (made + self.s.stock[at + deed.spend] / (self.future + 1.0)) / deed.amount)

    def energy_promised(self) -> int:
        """Energy that the actions of cards in play take in every generation."""
        promised = 0
        for card in self.s.tableau(self.seat):
            for deed in CARDS[card].action:
                if deed.spend == board.ENERGY:
                    promised += deed.amount
        return promised

    def _tags(self, printed: Card) -> float:
        worth = 0.0
        for tag in printed.tags:
            worth += 1.0 if tag in (board.SCIENCE, board.JOVIAN) else 0.5 if tag == board.BUILDING else 0.3
        return worth

    def play(self, card: int) -> float:
        """What playing a card is worth after its price."""
        return self.gain(card) - self.cost(card)

    def hold(self, card: int) -> float:
        """What having a card in hand is worth: its play, the wait for its requirements, and doubt."""
        likely = 1.0
        printed = CARDS[card]
        for need in printed.needs:
            likely *= self.likely(need)
        for e in printed.effects:
            if e.fault(self.s, self.seat, card):
                likely *= 0.45
        wait = self.wait(card)
        if wait > self.future:
            return 0.0
        return self.play(card) * likely * (1.0 - wait / (self.future + 1.0))

    def wait(self, card: int) -> float:
        """Generations until the card can be paid, others aside."""
        s, seat = self.s, self.seat
        missing = price_of(s, seat, card) - means(s, seat, metals_for(CARDS[card]), 0)
        if s.corporation[seat] < 0:
            missing -= START_MONEY
        income = s.rating[seat] + s.production[seat * RESOURCES]
        return max(0.0, missing / max(income, 10)) + (0.0 if s.phase == ACTION else 0.3)

    def likely(self, need: Need) -> float:
        """How likely a requirement will be met in time to matter."""
        if need_fault(self.s, self.seat, need) == 0:
            return 0.75 if need.most else 1.0
        if need.most:
            return 0.0
        gap = need.bound - reading(self.s, self.seat, need)
        if need.kind <= NEED_OCEANS:
            pace = 1.6 if need.kind == NEED_TEMPERATURE else 1.2 if need.kind != NEED_OCEANS else 0.8
            wait = gap / pace
            return max(0.0, 1.0 - wait / (self.future + 1.0)) * 0.9
        return 0.6**gap if gap < 5 else 0.0


def generations_ahead(s: TMState, left: int) -> int:
    """How many generations will follow this one: alone exactly, else by the usual pace of play."""
    if s.solo():
        return max(0, board.SOLO_GENERATIONS - s.generation)
    ahead = 0
    pace = s.generation
    rest = float(left)
    while True:
        rest -= s.seats * 0.8 + pace * (0.35 + 0.12 * s.seats)
        if rest <= 0:
            return ahead
        ahead += 1
        pace += 1
