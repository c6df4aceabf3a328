"""The state of a game: tracks, map, player boards, cards in their places."""

from typing import ClassVar, Final

from mypy_extensions import trait

from tharsis.games.terraforming_mars.actions import (
    LOG_CUBES,
    LOG_GAINED,
    LOG_PRODUCTION,
    LOG_PRODUCTION_LOST,
    LOG_RATING,
)
from tharsis.games.terraforming_mars.board import (
    AWARD_IDS,
    CAPITAL,
    CITY,
    EMPTY,
    GREENERY,
    HEAT,
    HEXES,
    MILESTONE_IDS,
    OFFWORLD_IDS,
    PLANTS_PER_GREENERY,
    POWER_PLANT,
    STANDARD_PRICES,
    TAGS,
)
from tharsis.games.terraforming_mars.codes import NOBODY
from tharsis.games.terraforming_mars.deck import CARDS, CORPORATIONS, HOLDERS, NONE, PROJECTS
from tharsis.kernel import Cards, RulesError, State

# Places of a project card; of each row there is one place per seat.
DECK: Final = 0
DISCARDS: Final = 1
BOX: Final = 2  # Corporate Era cards in the standard game (6.2)
HAND: Final = 3
PACKET: Final = 8  # cards looked at: to buy, to draft, to keep
KEPT: Final = 13  # those picked among them, and cards picked for sale
IN_PLAY: Final = 18
EVENTS: Final = 23
PICK: Final = 28  # the card taken from a packet in this round of the draft
PLACES: Final = 33

# Places of a corporation card: the box, then dealt and chosen ones of each seat, then on the table.
DEALT: Final = 1
CHOSEN: Final = 6
REVEALED: Final = 11
NOT_IN_GAME: Final = 16

RESOURCES: Final = 6
ANY_CARD: Final = TAGS  # place of the discount on every card
DISCOUNTS: Final = TAGS + 1


@trait
class DueStep:
    """8.1.3: a step that can be due beside others; the active player says which comes first."""

    def due(self) -> int:
        """The kind of effect by which the player orders it, one of `codes.DUE_IDS`."""
        raise RulesError(f"{type(self).__name__} is never due")

    def plain(self, s: "TMState") -> bool:
        """Whether it can be done at once because its order does not matter."""
        return False

    def blocked(self, s: "TMState") -> bool:
        """Whether it has to wait for something else that is due."""
        return False


class TMState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "generation", "first", "active", "passed", "ready", "raised", "temperature", "oxygen",
        "oceans", "rating", "stock", "production", "tags", "discounts", "steel_value", "titanium_value",
        "shift", "next_discount", "next_shift", "greenery_price", "power_plant_price", "heat_pays",
        "corporation", "first_due", "tile", "owner", "claim_hex", "claim_seat", "offworld", "metal",
        "cubes", "used", "milestones", "awards", "due", "turned", "cards", "charters",
    )  # fmt: skip
    STEP_FIELDS: ClassVar[tuple[str, ...]] = ("due",)
    GROWING: ClassVar[tuple[str, ...]] = ("cubes",)

    phase: int
    generation: int
    first: int  # the start player
    active: int  # whose turn it is
    passed: int  # mask of seats
    ready: int  # mask of seats that have answered an open question for all
    raised: int  # mask of seats whose rating went up in this generation
    temperature: int  # steps of 2 °C above -30 °C
    oxygen: int
    oceans: int
    rating: list[int]
    stock: list[int]  # seat * RESOURCES + resource
    production: list[int]
    tags: list[int]  # seat * TAGS + tag, without events
    # Standing figures of the cards in play.
    discounts: list[int]  # seat * DISCOUNTS + tag, and on every card
    steel_value: list[int]
    titanium_value: list[int]
    shift: list[int]  # steps by which requirements may be missed
    next_discount: list[int]
    next_shift: list[int]
    greenery_price: list[int]  # plants
    power_plant_price: list[int]
    heat_pays: list[int]
    corporation: list[int]  # index of the asset, or -1
    first_due: list[int]  # 1 while the corporation's first action is due
    tile: list[int]
    owner: list[int]
    claim_hex: int
    claim_seat: int
    offworld: list[int]  # owners of the cities on Phobos and Ganymede
    metal: list[int]  # metal of the tiles of Mining Area and Mining Rights
    cubes: list[int]  # special resources by holder
    used: int  # mask of card actions taken in this generation
    milestones: list[int]  # by milestone: who claimed it
    awards: list[int]
    due: list[DueStep]  # effects that wait for the player's order
    turned: int  # the card turned over for all by the last action
    cards: Cards
    charters: Cards

    def clone(self) -> "TMState":
        t = TMState()
        self.copy_base(t)
        t.phase = self.phase
        t.generation = self.generation
        t.first = self.first
        t.active = self.active
        t.passed = self.passed
        t.ready = self.ready
        t.raised = self.raised
        t.temperature = self.temperature
        t.oxygen = self.oxygen
        t.oceans = self.oceans
        t.rating = self.rating[:]
        t.stock = self.stock[:]
        t.production = self.production[:]
        t.tags = self.tags[:]
        t.discounts = self.discounts[:]
        t.steel_value = self.steel_value[:]
        t.titanium_value = self.titanium_value[:]
        t.shift = self.shift[:]
        t.next_discount = self.next_discount[:]
        t.next_shift = self.next_shift[:]
        t.greenery_price = self.greenery_price[:]
        t.power_plant_price = self.power_plant_price[:]
        t.heat_pays = self.heat_pays[:]
        t.corporation = self.corporation[:]
        t.first_due = self.first_due[:]
        t.tile = self.tile[:]
        t.owner = self.owner[:]
        t.claim_hex = self.claim_hex
        t.claim_seat = self.claim_seat
        t.offworld = self.offworld[:]
        t.metal = self.metal[:]
        t.cubes = self.cubes[:]
        t.used = self.used
        t.milestones = self.milestones[:]
        t.awards = self.awards[:]
        t.due = self.due[:]
        t.turned = self.turned
        t.cards = self.cards.copy()
        t.charters = self.charters.copy()
        return t

    # -- reading the table --------------------------------------------------------------------

    def solo(self) -> bool:
        return self.seats == 1

    def everyone(self) -> int:
        return (1 << self.seats) - 1

    def hand(self, seat: int) -> list[int]:
        return self.cards.piles[HAND + seat]

    def packet(self, seat: int) -> list[int]:
        return self.cards.piles[PACKET + seat]

    def kept(self, seat: int) -> list[int]:
        return self.cards.piles[KEPT + seat]

    def tableau(self, seat: int) -> list[int]:
        return self.cards.piles[IN_PLAY + seat]

    def assets(self, seat: int) -> list[int]:
        """Everything that lies before a seat: its cards in play, then its corporation."""
        found = self.tableau(seat)[:]
        if self.corporation[seat] != NONE:
            found.append(self.corporation[seat])
        return found

    def events(self, seat: int) -> list[int]:
        return self.cards.piles[EVENTS + seat]

    def holder_of(self, card: int) -> int:
        """The seat before which a card or corporation lies, or -1."""
        if card < PROJECTS:
            seat = self.cards.place[card] - IN_PLAY
            return seat if 0 <= seat < self.seats else NOBODY
        for seat in range(self.seats):
            if self.corporation[seat] == card:
                return seat
        return NOBODY

    def money(self, seat: int) -> int:
        """What a seat can pay as M€; heat counts for Helion."""
        stock = self.stock[seat * RESOURCES]
        return stock + self.stock[seat * RESOURCES + HEAT] if self.heat_pays[seat] else stock

    def on_card(self, card: int) -> int:
        """5.8: special resources on a card."""
        holder = CARDS[card].holder
        return self.cubes[holder] if holder >= 0 else 0

    def is_city(self, hex_: int) -> bool:
        tile = self.tile[hex_]
        return tile in (CITY, CAPITAL)

    def cities_on_mars(self) -> int:
        return self.tile.count(CITY) + self.tile.count(CAPITAL)

    def cities(self) -> int:
        """All cities in play, those off the planet included."""
        return self.cities_on_mars() + len(self.offworld) - self.offworld.count(NOBODY)

    def own_greeneries(self, seat: int) -> int:
        count = 0
        owner = self.owner
        for hex_ in range(HEXES):
            if owner[hex_] == seat and self.tile[hex_] == GREENERY:
                count += 1
        return count

    def own_cities(self, seat: int) -> int:
        count = self.offworld.count(seat)
        for hex_ in range(HEXES):
            if self.owner[hex_] == seat and self.is_city(hex_):
                count += 1
        return count

    # -- changing it --------------------------------------------------------------------------

    def gain(self, seat: int, resource: int, n: int) -> None:
        """4: take resources into the stock."""
        if n > 0:
            self.stock[seat * RESOURCES + resource] += n
            self.log(LOG_GAINED, seat, resource, n)

    def produce(self, seat: int, resource: int, n: int) -> None:
        """4.1: move a production marker up or down."""
        if n:
            self.production[seat * RESOURCES + resource] += n
            if n > 0:
                self.log(LOG_PRODUCTION, seat, resource, n)
            else:
                self.log(LOG_PRODUCTION_LOST, seat, resource, -n)

    def rate(self, seat: int, n: int) -> None:
        """2.1: raise the terraform rating."""
        if n:
            self.rating[seat] += n
            self.raised |= 1 << seat
            self.log(LOG_RATING, seat, n)

    def add_cubes(self, seat: int, card: int, n: int) -> None:
        """5.8: put special resources on a card."""
        printed = CARDS[card]
        self.cubes[printed.holder] += n
        self.log(LOG_CUBES, seat, card, printed.holds, n)

    def owe(self, step: DueStep) -> None:
        """8.1.3: leave an effect due; the active player orders what is due at once."""
        self.due.append(step)

    def discard(self, card: int, seat: int) -> None:
        """6.7: discards lie face down; only who discarded a card knows it."""
        self.cards.move(card, DISCARDS, 1 << seat)

    # -- a fresh table ------------------------------------------------------------------------

    def lay_boards(self, production: int, rating: int) -> None:
        """6.1, 6.3: an empty map and player boards at their start."""
        seats = self.seats
        self.rating = [rating] * seats
        self.stock = [0] * (seats * RESOURCES)
        self.production = [production] * (seats * RESOURCES)
        self.tags = [0] * (seats * TAGS)
        self.discounts = [0] * (seats * DISCOUNTS)
        self.steel_value = [2] * seats
        self.titanium_value = [3] * seats
        self.shift = [0] * seats
        self.next_discount = [0] * seats
        self.next_shift = [0] * seats
        self.greenery_price = [PLANTS_PER_GREENERY] * seats
        self.power_plant_price = [STANDARD_PRICES[POWER_PLANT]] * seats
        self.heat_pays = [0] * seats
        self.corporation = [NONE] * seats
        self.first_due = [0] * seats
        self.tile = [EMPTY] * HEXES
        self.owner = [NOBODY] * HEXES
        self.offworld = [NOBODY] * len(OFFWORLD_IDS)
        self.metal = [0, 0]
        self.cubes = [0] * len(HOLDERS)
        self.milestones = [NOBODY] * len(MILESTONE_IDS)
        self.awards = [NOBODY] * len(AWARD_IDS)
        self.cards.lay(PROJECTS, PLACES, seats, DECK)
        self.charters.lay(CORPORATIONS - 1, NOT_IN_GAME + 1, seats, DECK)
