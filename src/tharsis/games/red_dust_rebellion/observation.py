"""What a seat sees, as bytes for learning. Factions differ, so each has the same row for all seats; who plays
it is told from the own seat on."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from tharsis.games.red_dust_rebellion.actions import PROMISE_IDS
from tharsis.games.red_dust_rebellion.board import (
    EG_TOP,
    FLASHPOINT_STEPS,
    HAND_LIMIT,
    MARS,
    MARS_AND_PHOBOS,
    SPACES,
    TRACK_END,
    bits,
)
from tharsis.games.red_dust_rebellion.codes import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    DECK,
    EVENT_PLAYED,
    HAND,
    NOBODY,
    PLAYED,
    RAGING,
    ROWS,
)
from tharsis.games.red_dust_rebellion.curiosity import FRONTS
from tharsis.games.red_dust_rebellion.deck import (
    ASSETS,
    CAMPAIGNS,
    EVENT_IDS,
    EVENTS,
    FIRST_STORM,
    ORDER,
    PILE_CARDS,
    PILES,
)
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS, SPECIAL_IDS
from tharsis.games.red_dust_rebellion.pieces import CORP, KINDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.effects import CARD_CODES, RunSentences
from tharsis.games.red_dust_rebellion.rules.effects import PLACES as SENTENCES
from tharsis.games.red_dust_rebellion.rules.operations import ALL_SPACES, BeginOperation, Moved, Operation
from tharsis.games.red_dust_rebellion.rules.pledges import NO_CARD, PLEDGE
from tharsis.games.red_dust_rebellion.rules.special_activities import SpecialSpaces
from tharsis.games.red_dust_rebellion.state import SIDES, RDState
from tharsis.kernel import AnyStep, Observation, State, byte, write_cards

if TYPE_CHECKING:
    from librt.vecs import vec

SEATS: Final = 4
CONTROLLERS: Final = len(SIDES)
GRID: Final = SPACES * KINDS
BOXES: Final = ROWS - SPACES  # Available, Casualties, and what is out of the game
CARDS: Final = len(EVENT_IDS)
TEXTS: Final = CARD_CODES + ASSETS
CURIOSITIES: Final = PLAYED * FRONTS
OPERATIONS: Final = len(OPERATION_IDS)
SPECIALS: Final = len(SPECIAL_IDS)
PROMISES: Final = len(PROMISE_IDS)
FLAGS: Final = ALL_SPACES.bit_length()  # of an Operation
LOWEST_MARGIN: Final = -40
# What counts as 1 where no track ends.
MANY_PIECES: Final = 8  # in a space
LARGE_STOCK: Final = 30
MANY_PEOPLE: Final = 4
MANY_POINTS: Final = 40
MANY_BASES: Final = 15
MANY_DISPLACED: Final = 10
MUCH_PAID: Final = 20
SEVERAL: Final = 6
FEW: Final = 3

#: By who controls a space: its row, the sides in the order of SIDES.
SIDE_ROW: Final[list[int]] = [SIDES.index(side) if side in SIDES else NOBODY for side in range(PLAYED)]
#: The rows of the parts "assets" and "campaigns", and by place of a card its row in them.
ASSET_ROW_IDS: Final = ("unseen", "hand", "discard", "in play")
ASSET_ROWS: Final[list[int]] = [0, 1, 2, 3, -1]
CAMPAIGN_ROW_IDS: Final = ("unseen", "drawn", "in play", "gone")
CAMPAIGN_ROWS: Final[list[int]] = [0, 1, -1, 2, 3]


class RDObservation(Observation):
    """Rows of Factions stand in the order MarsGov, Corporations, Red Dust, Reclaimers. All but the cards
    lies open; of the cards a seat is told what it knows."""

    def __init__(self) -> None:
        super().__init__()
        # Counts of the pieces, and what an option says.
        self.derived = frozenset(("forces", "trading"))
        # The map; "moved" says which of the pieces have moved already in what runs.
        self.pieces: Final[i64] = self.add("pieces", SPACES, KINDS, full=MANY_PIECES)
        self.moved: Final[i64] = self.add("moved", SPACES, KINDS, full=MANY_PIECES)
        self.boxes: Final[i64] = self.add("boxes", BOXES, KINDS, full=LARGE_STOCK)
        self.level: Final[i64] = self.add("level", MARS, low=ACTIVE_OPPOSITION, full=ACTIVE_SUPPORT)
        self.damage: Final[i64] = self.add("damage", MARS, full=FEW)
        self.population: Final[i64] = self.add("population", MARS, full=MANY_PEOPLE)
        self.storm: Final[i64] = self.add("storm", MARS, full=RAGING)
        # Control: in force, as the pieces stand, and at the start of what runs.
        self.control: Final[i64] = self.add("control", CONTROLLERS, MARS)
        self.standing: Final[i64] = self.add("control by pieces", CONTROLLERS, MARS)
        self.frozen: Final[i64] = self.add("control at first", CONTROLLERS, MARS_AND_PHOBOS)
        self.control_waits: Final[i64] = self.add("control waits")
        # A row for each Faction.
        self.player: Final[i64] = self.add("player", PLAYED, SEATS + 1)  # the last: a non-player
        self.eligible: Final[i64] = self.add("eligible", PLAYED)
        self.acted: Final[i64] = self.add("acted", PLAYED)
        self.had_turn: Final[i64] = self.add("had its turn", PLAYED)
        self.sits_out: Final[i64] = self.add("sits out", PLAYED)
        self.stays: Final[i64] = self.add("stays eligible", PLAYED)
        self.order: Final[i64] = self.add("order", PLAYED, PLAYED)
        self.next_order: Final[i64] = self.add("next order", PLAYED, PLAYED)
        self.acting: Final[i64] = self.add("acting", PLAYED)
        self.resources: Final[i64] = self.add("resources", PLAYED, full=TRACK_END)
        self.totals: Final[i64] = self.add("totals", PLAYED, full=SEVERAL)
        self.score: Final[i64] = self.add("score", PLAYED, full=MANY_POINTS)
        self.threshold: Final[i64] = self.add("threshold", PLAYED, full=MANY_POINTS)
        self.margin: Final[i64] = self.add("margin", PLAYED, low=LOWEST_MARGIN, full=MANY_POINTS)
        self.bases: Final[i64] = self.add("bases", PLAYED, full=MANY_BASES)
        # Tracks.
        self.profits: Final[i64] = self.add("profits", full=TRACK_END)
        self.confidence: Final[i64] = self.add("confidence", EG_TOP + 1)
        self.eg_plus: Final[i64] = self.add("confidence to rise")
        self.displaced: Final[i64] = self.add("displaced", full=MANY_DISPLACED)
        self.flashpoint: Final[i64] = self.add("flashpoint", full=FLASHPOINT_STEPS)
        self.rodgers: Final[i64] = self.add("rodgers line")
        self.storm_rounds: Final[i64] = self.add("storm rounds", full=PILES)
        self.slot: Final[i64] = self.add("turns taken", full=2)
        self.first_did: Final[i64] = self.add("first did", EVENT_PLAYED + 1)
        # Cards.
        self.current: Final[i64] = self.add("current event", CARDS)
        self.upcoming: Final[i64] = self.add("next event", CARDS)
        self.unseen: Final[i64] = self.add("unseen events", EVENTS)
        self.pile: Final[i64] = self.add("pile", full=PILES)
        self.pile_drawn: Final[i64] = self.add("drawn of the pile", full=PILE_CARDS)
        self.pile_stormed: Final[i64] = self.add("pile stormed")
        self.assets: Final[i64] = self.add("assets", len(ASSET_ROW_IDS), ASSETS)
        self.hand: Final[i64] = self.add("assets held", full=HAND_LIMIT)
        self.asset_deck: Final[i64] = self.add("asset deck", full=ASSETS)
        self.campaigns: Final[i64] = self.add("campaigns", len(CAMPAIGN_ROW_IDS), CAMPAIGNS)
        self.drawn: Final[i64] = self.add("campaigns drawn", full=FEW)
        self.curiosity: Final[i64] = self.add("curiosity", CURIOSITIES)
        self.known_tail: Final[i64] = self.add("curiosity tail", CURIOSITIES, full=CURIOSITIES)
        # Agreements with the acting Faction, a row for each other one: first what it asks, then what it is
        # offered.
        self.refused: Final[i64] = self.add("proposals refused", 2, PLAYED)
        self.bids: Final[i64] = self.add("bids refused", 2, PLAYED, full=TRACK_END)
        self.pledged: Final[i64] = self.add("pledged", PLAYED, full=MUCH_PAID)
        self.pledged_assets: Final[i64] = self.add("assets pledged", ASSETS)
        self.pacts: Final[i64] = self.add("pacts", PLAYED, PROMISES)
        # What is being carried out.
        self.operation: Final[i64] = self.add("operation", OPERATIONS)
        self.operator: Final[i64] = self.add("operation by", PLAYED)
        self.spaces_left: Final[i64] = self.add("operation spaces left", full=SPACES)
        self.spaces: Final[i64] = self.add("operation spaces", SPACES)
        self.flags: Final[i64] = self.add("operation flags", FLAGS)
        self.special: Final[i64] = self.add("special", SPECIALS)
        self.special_left: Final[i64] = self.add("special spaces left", full=FEW)
        self.chosen: Final[i64] = self.add("chosen", 2, SPACES)  # by Operations, by Special Activities
        # Where units moved in an Operation that a Special Activity interrupts.
        self.moved_before: Final[i64] = self.add("moved before", SPACES, full=MANY_PIECES)
        self.texts: Final[i64] = self.add("sentences left", TEXTS, full=FEW)
        self.special_used: Final[i64] = self.add("special used")
        self.owed: Final[i64] = self.add("owed", full=MUCH_PAID)
        self.owed_op: Final[i64] = self.add("owed for", OPERATIONS)
        self.activated: Final[i64] = self.add("activated", full=SEVERAL)
        self.rebels_lost: Final[i64] = self.add("rebels lost", full=SEVERAL)
        self.coin_lost: Final[i64] = self.add("coin lost", full=SEVERAL)
        self.bases_felled: Final[i64] = self.add("bases felled", full=FEW)
        self.bereaved: Final[i64] = self.add("reclaimers lost in", SPACES)
        self.bereaved_first: Final[i64] = self.add("reclaimers lost first in", SPACES)
        self.ambushed: Final[i64] = self.add("ambushed", SPACES)
        self.travel_goals: Final[i64] = self.add("travel goals", SPACES)
        self.pr_housed: Final[i64] = self.add("public relations housed")

    def write(self, s: State, seat: int, row: "vec[u8]", at: i64) -> None:
        assert isinstance(s, RDState)
        self.write_pieces(s, row, at)
        self.write_spaces(s, row, at)
        self.write_control(s, row, at)
        self.write_factions(s, seat, row, at)
        self.write_order(s, row, at)
        self.write_tracks(s, row, at)
        self.write_events(s, row, at)
        self.write_cards(s, seat, row, at)
        self.write_agreements(s, row, at)
        self.write_plans(s, row, at)
        self.write_counters(s, row, at)
        self.write_question(s, seat, row, at)

    def write_pieces(self, s: RDState, row: "vec[u8]", at: i64) -> None:
        """In the grid of the state, boxes follow the spaces."""
        pieces = s.pieces
        grid = at + self.pieces
        for cell in range(i64(GRID)):
            n = pieces[cell]
            if n:
                row[grid + cell] = byte(n)
        boxes = at + self.boxes - GRID
        for cell in range(i64(GRID), i64(GRID + BOXES * KINDS)):
            n = pieces[cell]
            if n:
                row[boxes + cell] = byte(n)
        arrived = s.arrived
        for i in range(0, len(arrived), 2):
            place = at + self.moved + arrived[i]
            row[place] = byte(i64(row[place]) + arrived[i + 1])

    def write_spaces(self, s: RDState, row: "vec[u8]", at: i64) -> None:
        level = s.level
        damage = s.damage
        storm = s.storm
        for space in range(i64(MARS)):
            place = at + space
            row[place + self.level] = byte(level[space], ACTIVE_OPPOSITION)
            row[place + self.damage] = byte(damage[space])
            row[place + self.population] = byte(s.population(space))
            row[place + self.storm] = byte(storm[space])

    def write_control(self, s: RDState, row: "vec[u8]", at: i64) -> None:
        waits = s.control_waits
        for space in range(i64(MARS)):
            place = at + space
            standing = s.control(space)
            if standing != NOBODY:
                row[place + self.standing + SIDE_ROW[standing] * MARS] = 1
            in_force = s.control_in_force(space) if waits else standing
            if in_force != NOBODY:
                row[place + self.control + SIDE_ROW[in_force] * MARS] = 1
        place = at + self.frozen
        for side in SIDES:
            self.write_bits(s.frozen[side], MARS_AND_PHOBOS, row, place)
            place += MARS_AND_PHOBOS
        row[at + self.control_waits] = waits

    def write_factions(self, s: RDState, seat: int, row: "vec[u8]", at: i64) -> None:
        bases = [s.bases_on_mars(faction) for faction in range(PLAYED)]
        enemy_bases = bases[MG] + bases[CORP] + bases[RD]
        for faction in range(PLAYED):
            place = at + faction
            player: i64 = s.seat_by[faction]
            if player < 0:
                player = SEATS
            else:
                player -= seat
                if player < 0:
                    player += s.seats
            row[at + self.player + faction * (SEATS + 1) + player] = 1
            row[place + self.resources] = byte(s.resources[faction])
            row[place + self.totals] = byte(s.totals[faction])
            score: i64 = s.score_with(faction, bases[faction])
            threshold: i64 = s.threshold_with(faction, enemy_bases)
            row[place + self.score] = byte(score)
            row[place + self.threshold] = byte(threshold)
            row[place + self.margin] = byte(score - threshold, LOWEST_MARGIN)
            row[place + self.bases] = byte(bases[faction])

    def write_order(self, s: RDState, row: "vec[u8]", at: i64) -> None:
        self.write_bits(s.eligible, PLAYED, row, at + self.eligible)
        self.write_bits(s.acted, PLAYED, row, at + self.acted)
        self.write_bits(s.asked, PLAYED, row, at + self.had_turn)
        self.write_bits(s.sits_out, PLAYED, row, at + self.sits_out)
        self.write_bits(s.stays, PLAYED, row, at + self.stays)
        self.write_places(s.order, row, at + self.order)
        if 0 <= s.upcoming < FIRST_STORM:
            self.write_places(ORDER[s.upcoming], row, at + self.next_order)
        if s.acting >= 0:
            row[at + self.acting + s.acting] = 1

    def write_places(self, order: list[int], row: "vec[u8]", at: i64) -> None:
        for faction in order:
            row[at + faction * PLAYED] = 1
            at += 1

    def write_tracks(self, s: RDState, row: "vec[u8]", at: i64) -> None:
        row[at + self.profits] = byte(s.profits)
        row[at + self.confidence + s.eg_box] = 1
        row[at + self.eg_plus] = s.eg_plus
        row[at + self.displaced] = byte(s.displaced)
        row[at + self.flashpoint] = byte(s.flashpoint)
        row[at + self.rodgers] = s.rodgers
        row[at + self.storm_rounds] = byte(s.storm_rounds)
        row[at + self.slot] = byte(s.slot)
        row[at + self.first_did + s.first_did] = 1

    def write_events(self, s: RDState, row: "vec[u8]", at: i64) -> None:
        """What is neither here nor unseen has been played."""
        if s.current >= 0:
            row[at + self.current + s.current] = 1
        if s.upcoming >= 0:
            row[at + self.upcoming + s.upcoming] = 1
        for event in s.events:
            row[at + self.unseen + event] = 1
        row[at + self.pile] = byte(s.pile)
        row[at + self.pile_drawn] = byte(s.pile_drawn)
        row[at + self.pile_stormed] = s.pile_stormed

    def write_cards(self, s: RDState, seat: int, row: "vec[u8]", at: i64) -> None:
        write_cards(s.assets, seat, ASSET_ROWS, row, at + self.assets)
        row[at + self.hand] = byte(len(s.assets.piles[HAND]))
        row[at + self.asset_deck] = byte(len(s.assets.piles[DECK]))
        write_cards(s.campaigns, seat, CAMPAIGN_ROWS, row, at + self.campaigns)
        row[at + self.drawn] = byte(len(s.campaigns.piles[HAND]))
        for card in s.curiosity:
            row[at + self.curiosity + card] = 1
        for i, card in enumerate(s.known_tail):
            row[at + self.known_tail + card] = byte(i + 1)

    def write_agreements(self, s: RDState, row: "vec[u8]", at: i64) -> None:
        self.write_bits(s.refused >> PLAYED, PLAYED, row, at + self.refused)
        self.write_bits(s.refused, PLAYED, row, at + self.refused + PLAYED)
        place = at + self.bids
        for bid in s.bids:
            row[place] = byte(bid)
            place += 1
        pledges = s.pledges
        for i in range(0, len(pledges), PLEDGE):
            place = at + self.pledged + pledges[i]
            row[place] = byte(i64(row[place]) + pledges[i + 1])
            if pledges[i + 2] != NO_CARD:
                row[at + self.pledged_assets + pledges[i + 2]] = 1
        if s.pacts:
            self.write_bits(s.pacts, PLAYED * PROMISES, row, at + self.pacts)

    def write_plans(self, s: RDState, row: "vec[u8]", at: i64) -> None:
        """What waits in the agenda of the Operation, Special Activity or text being carried out. Of several
        Operations the next one is told."""
        running: Operation | None = None
        for step in s.agenda:
            if isinstance(step, Operation):
                running = step
            elif isinstance(step, BeginOperation):
                running = Operation(step.by, step.op, step.limit, step.spaces, step.flags)
            self.write_plan(step, row, at)
        asking = s.asking
        if asking is not None:
            if isinstance(asking, Operation):
                running = asking
            self.write_plan(asking, row, at)
        if running is not None:
            self.write_operation(running, row, at)

    def write_plan(self, step: AnyStep, row: "vec[u8]", at: i64) -> None:
        if isinstance(step, Operation):
            self.write_bits(step.chosen, SPACES, row, at + self.chosen)
        elif isinstance(step, SpecialSpaces):
            row[at + self.special + step.sa] = 1
            row[at + self.special_left] = byte(step.left)
            self.write_bits(step.chosen, SPACES, row, at + self.chosen + SPACES)
        elif isinstance(step, RunSentences):
            text: i64 = step.addresses[0] // SENTENCES
            row[at + self.texts + text] = byte(len(step.addresses))
        elif isinstance(step, Moved):
            for i in range(0, len(step.arrived), 2):
                place = at + self.moved_before + step.arrived[i] // KINDS
                row[place] = byte(i64(row[place]) + step.arrived[i + 1])

    def write_operation(self, o: Operation, row: "vec[u8]", at: i64) -> None:
        row[at + self.operation + o.op] = 1
        row[at + self.operator + o.by] = 1
        row[at + self.spaces_left] = byte(min(o.limit, SPACES) - bits(o.chosen))
        self.write_bits(o.spaces, SPACES, row, at + self.spaces)
        self.write_bits(o.flags, FLAGS, row, at + self.flags)

    def write_counters(self, s: RDState, row: "vec[u8]", at: i64) -> None:
        row[at + self.special_used] = s.special_used
        row[at + self.owed] = byte(s.owed)
        if s.owed_op >= 0:
            row[at + self.owed_op + s.owed_op] = 1
        row[at + self.activated] = byte(s.activated)
        row[at + self.rebels_lost] = byte(s.rebels_lost)
        row[at + self.coin_lost] = byte(s.coin_lost)
        row[at + self.bases_felled] = byte(s.bases_felled)
        if s.bereaved:
            self.write_bits(s.bereaved, SPACES, row, at + self.bereaved)
            row[at + self.bereaved_first + (s.bereaved >> SPACES)] = 1
        if s.ambushed:
            self.write_bits(s.ambushed, SPACES, row, at + self.ambushed)
        self.write_bits(s.travel_goals, SPACES, row, at + self.travel_goals)
        row[at + self.pr_housed] = s.pr_housed

    def write_bits(self, mask: i64, width: i64, row: "vec[u8]", at: i64) -> None:
        """The lowest bits of a set; above them there may be more."""
        mask &= (1 << width) - 1
        while mask:
            if mask & 1:
                row[at] = 1
            mask >>= 1
            at += 1
