"""What a seat sees, as bytes for learning: players from the own seat on."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from tharsis.games.terraforming_mars.board import (
    AWARD_IDS,
    HEXES,
    MILESTONE_IDS,
    OCEANS_GOAL,
    OFFWORLD_IDS,
    OXYGEN_GOAL,
    TAGS,
    TEMPERATURE_GOAL,
    TILE_IDS,
)
from tharsis.games.terraforming_mars.codes import DUE_IDS, NEUTRAL, NOBODY, PHASE_IDS
from tharsis.games.terraforming_mars.deck import ACTORS, CORPORATIONS, HOLDERS, NONE, PROJECTS
from tharsis.games.terraforming_mars.rules.scoring import totals
from tharsis.games.terraforming_mars.state import (
    CHOSEN,
    DEALT,
    DECK,
    DISCARDS,
    DISCOUNTS,
    EVENTS,
    HAND,
    IN_PLAY,
    KEPT,
    PACKET,
    PICK,
    PLACES,
    RESOURCES,
    TMState,
)
from tharsis.kernel import Observation, State, byte, write_cards

if TYPE_CHECKING:
    from librt.vecs import vec

SEATS: Final = 5
TILES: Final = len(TILE_IDS)
MILESTONES: Final = len(MILESTONE_IDS)
AWARDS: Final = len(AWARD_IDS)
LOWEST_PRODUCTION: Final = -5
LOWEST_SCORE: Final = -20  # cards can cost points
# What counts as 1 where no track ends.
MANY_GENERATIONS: Final = 14
MUCH: Final = 40  # of a resource
MUCH_PRODUCED: Final = 20
MANY_TAGS: Final = 10
HIGH_RATING: Final = 60
MANY_POINTS: Final = 100
LARGE_HAND: Final = 20
FEW: Final = 5  # prices, discounts, steps

#: The rows of the part "cards": where a project card lies as far as the seat knows. Events of all players
#: stand in one row, of which each player's number is told apart.
ROW_IDS: Final = (
    "unseen", "hand", "packet", "kept", "discarded", "event",
    "in play", "in play 1", "in play 2", "in play 3", "in play 4",
)  # fmt: skip
UNSEEN: Final = 0
OWN_HAND: Final = 1
OWN_PACKET: Final = 2
OWN_KEPT: Final = 3
DISCARDED: Final = 4
EVENT: Final = 5
PLAYED: Final = 6  # and by each seat after the own


def _rows(seat: int, seats: int) -> list[int]:
    """By place; what is in the box need not be told."""
    rows = [-1] * PLACES
    rows[DECK] = UNSEEN
    rows[DISCARDS] = DISCARDED
    for own, row in ((HAND, OWN_HAND), (PACKET, OWN_PACKET), (KEPT, OWN_KEPT), (PICK, OWN_KEPT)):
        rows[own + seat] = row
    for i in range(seats):
        other = (seat + i) % seats
        rows[IN_PLAY + other] = PLAYED + i
        rows[EVENTS + other] = EVENT
    return rows


#: By number of seats and seat.
ROWS: Final[list[list[list[int]]]] = [
    [_rows(seat, seats) for seat in range(seats)] for seats in range(SEATS + 1)
]


class TMObservation(Observation):
    """Parts with a row for each player begin with the own."""

    def __init__(self) -> None:
        super().__init__()
        self.temperature: Final[i64] = self.add("temperature", full=TEMPERATURE_GOAL)
        self.oxygen: Final[i64] = self.add("oxygen", full=OXYGEN_GOAL)
        self.oceans: Final[i64] = self.add("oceans", full=OCEANS_GOAL)
        self.generation: Final[i64] = self.add("generation", full=MANY_GENERATIONS)
        self.deck: Final[i64] = self.add("deck", full=PROJECTS)
        self.discards: Final[i64] = self.add("discards", full=PROJECTS)
        self.phase: Final[i64] = self.add("phase", len(PHASE_IDS))
        self.due: Final[i64] = self.add("due", len(DUE_IDS))
        self.tiles: Final[i64] = self.add("tiles", TILES, HEXES)
        self.owners: Final[i64] = self.add("owners", SEATS + 1, HEXES)  # the last: the neutral player
        self.claim: Final[i64] = self.add("claim", HEXES)
        self.claimant: Final[i64] = self.add("claimant", SEATS)
        self.offworld: Final[i64] = self.add("cities off the planet", SEATS, len(OFFWORLD_IDS))
        self.cards: Final[i64] = self.add("cards", len(ROW_IDS), PROJECTS)
        self.revealed: Final[i64] = self.add("revealed", PROJECTS + CORPORATIONS)
        self.dealt: Final[i64] = self.add("corporations dealt", CORPORATIONS)
        self.chosen: Final[i64] = self.add("corporation chosen", CORPORATIONS)
        self.cubes: Final[i64] = self.add("cubes", len(HOLDERS), full=MANY_TAGS)
        self.used: Final[i64] = self.add("actions used", len(ACTORS))
        # A row for each player.
        self.corporation: Final[i64] = self.add("corporation", SEATS, CORPORATIONS)
        self.stock: Final[i64] = self.add("stock", SEATS, RESOURCES, full=MUCH)
        self.production: Final[i64] = self.add(
            "production", SEATS, RESOURCES, low=LOWEST_PRODUCTION, full=MUCH_PRODUCED
        )
        self.tags: Final[i64] = self.add("tags", SEATS, TAGS, full=MANY_TAGS)
        self.discounts: Final[i64] = self.add("discounts", SEATS, DISCOUNTS, full=FEW)
        self.milestones: Final[i64] = self.add("milestones", SEATS, MILESTONES)
        self.awards: Final[i64] = self.add("awards", SEATS, AWARDS)
        self.rating: Final[i64] = self.add("rating", SEATS, full=HIGH_RATING)
        self.points: Final[i64] = self.add("points", SEATS, low=LOWEST_SCORE, full=MANY_POINTS)
        self.hands: Final[i64] = self.add("hands", SEATS, full=LARGE_HAND)
        self.events: Final[i64] = self.add("events", SEATS, full=MANY_TAGS)
        self.steel_value: Final[i64] = self.add("steel value", SEATS, full=FEW)
        self.titanium_value: Final[i64] = self.add("titanium value", SEATS, full=FEW)
        self.greenery_price: Final[i64] = self.add("greenery price", SEATS, full=FEW)
        self.power_plant_price: Final[i64] = self.add("power plant price", SEATS, full=FEW)
        self.heat_pays: Final[i64] = self.add("heat pays", SEATS)
        self.shift: Final[i64] = self.add("shift", SEATS, full=FEW)
        self.next_shift: Final[i64] = self.add("next shift", SEATS, full=FEW)
        self.next_discount: Final[i64] = self.add("next discount", SEATS, full=FEW)
        self.first: Final[i64] = self.add("first", SEATS)
        self.active: Final[i64] = self.add("active", SEATS)
        self.passed: Final[i64] = self.add("passed", SEATS)
        self.ready: Final[i64] = self.add("ready", SEATS)
        self.raised: Final[i64] = self.add("raised", SEATS)
        self.first_due: Final[i64] = self.add("first action due", SEATS)

    def write(self, s: State, seat: int, row: "vec[u8]", at: i64) -> None:
        assert isinstance(s, TMState)
        self.write_planet(s, row, at)
        self.write_map(s, seat, row, at)
        self.write_cards(s, seat, row, at)
        points = totals(s)
        for i in range(s.seats):
            other = (seat + i) % s.seats
            self.write_player(s, other, row, at, i)
            row[at + self.points + i] = byte(points[other], LOWEST_SCORE)
        self.write_rewards(s, seat, row, at)
        self.write_question(s, seat, row, at)

    def write_planet(self, s: TMState, row: "vec[u8]", at: i64) -> None:
        row[at + self.temperature] = s.temperature
        row[at + self.oxygen] = s.oxygen
        row[at + self.oceans] = s.oceans
        row[at + self.generation] = byte(s.generation)
        row[at + self.deck] = len(s.cards.piles[DECK])
        row[at + self.discards] = len(s.cards.piles[DISCARDS])
        row[at + self.phase + s.phase] = 1
        for step in s.due:
            row[at + self.due + step.due()] += 1

    def write_map(self, s: TMState, seat: int, row: "vec[u8]", at: i64) -> None:
        tiles = at + self.tiles
        owners = at + self.owners
        seats: i64 = s.seats
        for hex_ in range(HEXES):
            tile: i64 = s.tile[hex_]
            if tile:
                row[tiles + tile * HEXES + hex_] = 1
            owner: i64 = s.owner[hex_]
            if owner == NEUTRAL:
                row[owners + SEATS * HEXES + hex_] = 1
            elif owner != NOBODY:
                row[owners + (owner - seat + seats) % seats * HEXES + hex_] = 1
        if s.claim_hex >= 0:
            row[at + self.claim + s.claim_hex] = 1
        if s.claim_seat != NOBODY:
            row[at + self.claimant + (s.claim_seat - seat + seats) % seats] = 1
        for city in range(len(OFFWORLD_IDS)):
            owner = s.offworld[city]
            if owner != NOBODY:
                mine = (owner - seat + seats) % seats
                row[at + self.offworld + mine * len(OFFWORLD_IDS) + city] = 1

    def write_cards(self, s: TMState, seat: int, row: "vec[u8]", at: i64) -> None:
        write_cards(s.cards, seat, ROWS[s.seats][seat], row, at + self.cards)
        if s.turned >= 0:
            row[at + self.revealed + s.turned] = 1
        for charter in s.charters.piles[DEALT + seat]:
            row[at + self.dealt + charter] = 1
        for charter in s.charters.piles[CHOSEN + seat]:
            row[at + self.chosen + charter] = 1
        place = at + self.cubes
        for cubes in s.cubes:
            row[place] = byte(cubes)
            place += 1
        place = at + self.used
        used: i64 = s.used
        while used:
            if used & 1:
                row[place] = 1
            used >>= 1
            place += 1

    def write_player(self, s: TMState, seat: int, row: "vec[u8]", at: i64, i: i64) -> None:
        if s.corporation[seat] != NONE:
            row[at + self.corporation + i * CORPORATIONS + s.corporation[seat] - PROJECTS] = 1
        place = at + i * RESOURCES
        home: i64 = seat * RESOURCES
        for resource in range(RESOURCES):
            row[place + self.stock + resource] = byte(s.stock[home + resource])
            row[place + self.production + resource] = byte(s.production[home + resource], LOWEST_PRODUCTION)
        for tag in range(TAGS):
            row[at + self.tags + i * TAGS + tag] = byte(s.tags[seat * TAGS + tag])
        for tag in range(DISCOUNTS):
            row[at + self.discounts + i * DISCOUNTS + tag] = byte(s.discounts[seat * DISCOUNTS + tag])
        row[at + self.rating + i] = byte(s.rating[seat])
        row[at + self.hands + i] = len(s.hand(seat))
        row[at + self.events + i] = len(s.events(seat))
        row[at + self.steel_value + i] = byte(s.steel_value[seat])
        row[at + self.titanium_value + i] = byte(s.titanium_value[seat])
        row[at + self.greenery_price + i] = byte(s.greenery_price[seat])
        row[at + self.power_plant_price + i] = byte(s.power_plant_price[seat])
        row[at + self.heat_pays + i] = byte(s.heat_pays[seat])
        row[at + self.shift + i] = byte(s.shift[seat])
        row[at + self.next_shift + i] = byte(s.next_shift[seat])
        row[at + self.next_discount + i] = byte(s.next_discount[seat])
        row[at + self.first + i] = s.first == seat
        row[at + self.active + i] = s.active == seat
        row[at + self.passed + i] = s.passed >> seat & 1
        row[at + self.ready + i] = s.ready >> seat & 1
        row[at + self.raised + i] = s.raised >> seat & 1
        row[at + self.first_due + i] = byte(s.first_due[seat])

    def write_rewards(self, s: TMState, seat: int, row: "vec[u8]", at: i64) -> None:
        seats: i64 = s.seats
        for milestone in range(MILESTONES):
            owner: i64 = s.milestones[milestone]
            if owner != NOBODY:
                row[at + self.milestones + (owner - seat + seats) % seats * MILESTONES + milestone] = 1
        for award in range(AWARDS):
            owner = s.awards[award]
            if owner != NOBODY:
                row[at + self.awards + (owner - seat + seats) % seats * AWARDS + award] = 1
