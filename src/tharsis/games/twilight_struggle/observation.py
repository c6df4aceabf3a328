"""What a seat sees, as bytes for learning: its own side first."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from tharsis.games.twilight_struggle.board import (
    COUNTRY_IDS,
    ENOUGH_VP,
    LAST_BOX,
    MOST_OPS,
    MOST_ROUNDS,
    ON_MAP,
    PEACE,
    REGION_IDS,
    STABILITY,
    TURNS,
)
from tharsis.games.twilight_struggle.codes import (
    DECK,
    NONE,
    PHASE_IDS,
    US,
    USSR,
)
from tharsis.games.twilight_struggle.deck import CARD_IDS
from tharsis.games.twilight_struggle.rules.scoring import CONTROL, tally
from tharsis.games.twilight_struggle.rules.space import tries_allowed
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import Observation, State, byte, write_cards

if TYPE_CHECKING:
    from librt.vecs import vec

SIDES: Final = 2
COUNTRIES: Final = len(COUNTRY_IDS)
CARDS: Final = len(CARD_IDS)
REGIONS: Final = len(REGION_IDS)
# What counts as 1 where no track ends.
MUCH_INFLUENCE: Final = 8
MANY_POINTS: Final = 15  # of a region
LARGE_HAND: Final = 9
TWICE: Final = 2  # tries in space; events that are seldom played twice in a turn

#: The rows of the part "cards": where a card lies as far as the seat knows; last those it cannot place.
ROW_IDS: Final = (
    "hand", "other hand", "headline", "other headline", "discard", "removed", "table", "looked at", "unseen",
)  # fmt: skip
UNSEEN: Final = len(ROW_IDS) - 1
#: By seat and place; Shuttle Diplomacy on display stands with the effects.
ROWS: Final[list[list[int]]] = [
    [UNSEEN, seat, 1 - seat, 4, 5, -1, 2 + seat, 3 - seat, 6, 6, -1, 7] for seat in (US, USSR)
]


class TSObservation(Observation):
    """The part "cards" says where each card lies as far as the seat knows."""

    def __init__(self) -> None:
        super().__init__()
        self.influence: Final[i64] = self.add("influence", SIDES, COUNTRIES, full=MUCH_INFLUENCE)
        self.control: Final[i64] = self.add("control", SIDES, COUNTRIES)
        self.standing: Final[i64] = self.add("standing", SIDES, REGIONS, full=CONTROL)
        self.region_points: Final[i64] = self.add("region points", SIDES, REGIONS, full=MANY_POINTS)
        self.cards: Final[i64] = self.add("cards", len(ROW_IDS), CARDS)
        self.effects: Final[i64] = self.add("effects", CARDS)
        self.vp: Final[i64] = self.add("vp", low=-ENOUGH_VP, full=ENOUGH_VP)
        self.defcon: Final[i64] = self.add("defcon", full=PEACE)
        self.turn: Final[i64] = self.add("turn", full=TURNS)
        self.round: Final[i64] = self.add("round", full=MOST_ROUNDS)
        self.phase: Final[i64] = self.add("phase", len(PHASE_IDS))
        self.civil_war: Final[i64] = self.add("civil war")
        self.chernobyl: Final[i64] = self.add("chernobyl", REGIONS)
        self.reached_two: Final[i64] = self.add("defcon fell to 2")
        self.deck: Final[i64] = self.add("deck", full=CARDS)
        self.china_up: Final[i64] = self.add("china face up")
        # By side, the own first.
        self.phasing: Final[i64] = self.add("phasing", SIDES)
        self.military_ops: Final[i64] = self.add("military ops", SIDES, full=MOST_OPS)
        self.space: Final[i64] = self.add("space", SIDES, full=LAST_BOX)
        self.tries: Final[i64] = self.add("tries in space", SIDES, full=TWICE)
        self.allowed: Final[i64] = self.add("tries allowed", SIDES, full=TWICE)
        self.china: Final[i64] = self.add("china", SIDES)
        self.hands: Final[i64] = self.add("hands", SIDES, full=LARGE_HAND)
        self.red_scare: Final[i64] = self.add("red scare", SIDES, full=TWICE)
        self.death_squads: Final[i64] = self.add("death squads", SIDES, low=-TWICE, full=TWICE)
        self.crisis: Final[i64] = self.add("crisis", SIDES)
        self.owed: Final[i64] = self.add("owes missile envy", SIDES)
        self.rounds: Final[i64] = self.add("rounds left", SIDES, low=-1, full=MOST_ROUNDS)

    def write(self, s: State, seat: int, row: "vec[u8]", at: i64) -> None:
        assert isinstance(s, TSState)
        self.write_map(s, seat, row, at)
        self.write_regions(s, seat, row, at)
        self.write_cards(s, seat, row, at)
        self.write_tracks(s, seat, row, at)
        self.write_sides(s, seat, row, at)
        self.write_question(s, seat, row, at)

    def write_map(self, s: TSState, seat: int, row: "vec[u8]", at: i64) -> None:
        own, others = s.influence[seat], s.influence[1 - seat]
        influence = at + self.influence
        control = at + self.control
        for country in range(COUNTRIES):
            mine: i64 = own[country]
            theirs: i64 = others[country]
            if mine:
                row[influence] = byte(mine)
            if theirs:
                row[influence + COUNTRIES] = byte(theirs)
            if country < ON_MAP:
                lead = mine - theirs
                stability: i64 = STABILITY[country]
                if lead >= stability:
                    row[control] = 1
                elif -lead >= stability:
                    row[control + COUNTRIES] = 1
            influence += 1
            control += 1

    def write_regions(self, s: TSState, seat: int, row: "vec[u8]", at: i64) -> None:
        for region in range(REGIONS):
            count = tally(s, region)
            for i in range(SIDES):
                side = seat if i == 0 else 1 - seat
                standing = count.standing(side)
                row[at + self.standing + i * REGIONS + region] = standing
                row[at + self.region_points + i * REGIONS + region] = count.worth(side, standing)

    def write_cards(self, s: TSState, seat: int, row: "vec[u8]", at: i64) -> None:
        write_cards(s.cards, seat, ROWS[seat], row, at + self.cards)
        if s.committed[seat] != NONE:
            row[at + self.cards + 2 * CARDS + s.committed[seat]] = 1
        effects = at + self.effects
        for lasting in s.in_effect:
            if lasting:
                row[effects] = 1
            effects += 1

    def write_tracks(self, s: TSState, seat: int, row: "vec[u8]", at: i64) -> None:
        row[at + self.vp] = byte(s.vp if seat == 0 else -s.vp, -ENOUGH_VP)
        row[at + self.defcon] = s.defcon
        row[at + self.turn] = s.turn
        row[at + self.round] = s.round
        row[at + self.phase + s.phase] = 1
        if s.civil_war:
            row[at + self.civil_war] = 1
        if s.chernobyl != NONE:
            row[at + self.chernobyl + s.chernobyl] = 1
        if s.reached_two:
            row[at + self.reached_two] = 1
        row[at + self.deck] = len(s.cards.piles[DECK])
        row[at + self.china_up] = s.china_up

    def write_sides(self, s: TSState, seat: int, row: "vec[u8]", at: i64) -> None:
        for i in range(SIDES):
            side = seat if i == 0 else 1 - seat
            row[at + self.phasing + i] = s.phasing == side
            row[at + self.military_ops + i] = s.military_ops[side]
            row[at + self.space + i] = s.space[side]
            row[at + self.tries + i] = s.tries[side]
            row[at + self.allowed + i] = tries_allowed(s, side)
            row[at + self.china + i] = s.china == side
            row[at + self.hands + i] = len(s.hand(side))
            row[at + self.red_scare + i] = s.red_scare[side]
            row[at + self.death_squads + i] = byte(s.death_squads[side], -TWICE)
            row[at + self.crisis + i] = s.crisis == side
            row[at + self.owed + i] = s.owed == side
            row[at + self.rounds + i] = byte(s.rounds_left(side), -1)
