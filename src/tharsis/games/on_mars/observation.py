"""What a seat sees, as bytes for learning: companies from the own on."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from tharsis.games.on_mars.actions import TASK, TILE
from tharsis.games.on_mars.board import (
    GRID_SPACES,
    HEXES,
    LAB_IDS,
    LSS_COLUMNS,
    RESEARCH_LETTERS,
    SHELTER_TILES,
    SHIPS,
    SLOT_GROUPS,
    SPACES,
)
from tharsis.games.on_mars.codes import BOTS, COMPANIES, ITEMS, RESOURCES, ROVER, SHELTER, TECHS, UNITS
from tharsis.games.on_mars.deck import (
    BLUEPRINTS,
    CONTRACTS,
    DELIVERIES,
    DISCOVERIES,
    GOALS,
    MISSION_SPACES,
    MISSIONS,
    REWARDS,
    SCIENTISTS,
    SETTLER_IDS,
    SOLO_CARDS,
)
from tharsis.games.on_mars.state import BOX, HAND, IN_DECK, OPEN, SPENT, OMState
from tharsis.kernel import Observation, State, byte, write_cards

if TYPE_CHECKING:
    from librt.vecs import vec

TILES: Final = TILE.size
TASKS: Final = TASK.size
SETTLERS: Final = len(SETTLER_IDS)
POSTS: Final = SCIENTISTS
LABS: Final = len(LAB_IDS)
LEVELS: Final = 6  # of a Tech
# What counts as 1 where no track ends.
MANY_ROUNDS: Final = 40
MANY_POINTS: Final = 100
MANY_COLONISTS: Final = 12
LARGE_COMPLEX: Final = 7
MANY_CUBES: Final = 14
SEVERAL: Final = 6
FEW: Final = 3

#: The rows of cards that companies hold in secret: unseen, open, spent, the own, and those known with others.
HELD_ROWS: Final = 3 + COMPANIES


def _rows(seat: int, companies: int) -> list[int]:
    rows = [-1] * (HAND + companies)
    rows[BOX] = 0
    rows[OPEN] = 1
    rows[SPENT] = 2
    for i in range(companies):
        rows[HAND + (seat + i) % companies] = 3 + i
    return rows


#: By number of companies and seat.
ROWS: Final[list[list[list[int]]]] = [
    [_rows(seat, companies) for seat in range(companies)] for companies in range(COMPANIES + 1)
]


class OMObservation(Observation):
    """Parts with a row for each company begin with the own. On the map, a number that names a card or a place
    is one more than its index, so that 0 says there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.derived = frozenset(("hexes_of", "size", "group", "pieces"))
        self.round: Final[i64] = self.add("round", full=MANY_ROUNDS)
        self.ending: Final[i64] = self.add("ending", full=2)
        self.level: Final[i64] = self.add("level", full=LEVELS)
        self.remaining: Final[i64] = self.add("remaining", full=FEW)
        self.main_done: Final[i64] = self.add("main done")
        self.executive_done: Final[i64] = self.add("executive done")
        self.fresh: Final[i64] = self.add("fresh colonists", full=FEW)
        self.developments: Final[i64] = self.add("developments", full=FEW)
        self.shuttle_side: Final[i64] = self.add("shuttle side")
        self.shuttle_at: Final[i64] = self.add("shuttle space", full=FEW)
        self.lss: Final[i64] = self.add("life support", LSS_COLUMNS, full=SEVERAL)
        self.rewards: Final[i64] = self.add("rewards", LSS_COLUMNS, REWARDS)
        self.missions: Final[i64] = self.add("missions", MISSION_SPACES, MISSIONS)
        self.mission_left: Final[i64] = self.add("mission left", MISSION_SPACES, full=MANY_CUBES)
        self.warehouse: Final[i64] = self.add("warehouse", ITEMS, full=FEW)
        self.stacks: Final[i64] = self.add("stacks", SHELTER, full=SEVERAL)
        # The map.
        self.building: Final[i64] = self.add("building", SHELTER + COMPANIES, HEXES)
        self.complex_size: Final[i64] = self.add("size of complex", HEXES, full=LARGE_COMPLEX)
        self.complex: Final[i64] = self.add("complex", HEXES, full=HEXES)
        self.advanced: Final[i64] = self.add("advanced building", HEXES, full=BLUEPRINTS)
        self.marker: Final[i64] = self.add("marker", COMPANIES, HEXES)
        self.miner: Final[i64] = self.add("miner", COMPANIES, HEXES)
        self.crystal: Final[i64] = self.add("crystal", HEXES)
        self.tile: Final[i64] = self.add("tile", HEXES, full=TILES)
        self.research_tile: Final[i64] = self.add("research tile", HEXES)
        self.bots: Final[i64] = self.add("bots", COMPANIES, HEXES)
        self.rover: Final[i64] = self.add("rover", COMPANIES, HEXES)
        self.units: Final[i64] = self.add("units", COMPANIES, UNITS, full=HEXES)
        # Displays and cards.
        self.grid: Final[i64] = self.add("tech grid", GRID_SPACES, TECHS)
        self.tech_stack: Final[i64] = self.add("tech stack", full=MANY_CUBES)
        self.display: Final[i64] = self.add("display", BLUEPRINTS, full=SEVERAL)
        self.blueprints: Final[i64] = self.add("blueprints", COMPANIES, BLUEPRINTS)
        self.built: Final[i64] = self.add("built at", BLUEPRINTS, full=HEXES)
        self.posts: Final[i64] = self.add("posts", POSTS, SCIENTISTS + CONTRACTS)
        self.scientists: Final[i64] = self.add("scientists", COMPANIES, SCIENTISTS)
        self.scientist_at: Final[i64] = self.add("scientist at", SCIENTISTS, full=BLUEPRINTS)
        self.contracts: Final[i64] = self.add("contracts", COMPANIES, CONTRACTS)
        self.contract_deck: Final[i64] = self.add("contract deck", CONTRACTS)
        self.contract_done: Final[i64] = self.add("contract done", CONTRACTS)
        self.delivered: Final[i64] = self.add("delivered", DELIVERIES, full=FEW)
        self.minerals: Final[i64] = self.add("delivered minerals", DELIVERIES, full=FEW)
        self.exploration: Final[i64] = self.add("exploration", TILES)
        self.discovery_stack: Final[i64] = self.add("discovery stack", full=DISCOVERIES)
        self.radar: Final[i64] = self.add("radar", TILES)
        self.goals: Final[i64] = self.add("goals", HELD_ROWS, GOALS)
        self.settlers: Final[i64] = self.add("first colonists", HELD_ROWS, SETTLERS)
        self.tasks: Final[i64] = self.add("tasks", HELD_ROWS, TASKS)
        # A row for each company.
        self.active: Final[i64] = self.add("active", COMPANIES)
        self.lacerda: Final[i64] = self.add("lacerda", COMPANIES)
        self.parked: Final[i64] = self.add("rover parked", COMPANIES)
        self.op: Final[i64] = self.add("points", COMPANIES, full=MANY_POINTS)
        self.space: Final[i64] = self.add("turn order", COMPANIES, full=SPACES)
        self.colony: Final[i64] = self.add("in the colony", COMPANIES)
        self.laid: Final[i64] = self.add("laid down", COMPANIES)
        self.goods: Final[i64] = self.add("goods", COMPANIES, RESOURCES, full=SEVERAL)
        self.crystals: Final[i64] = self.add("crystals", COMPANIES, full=SEVERAL)
        self.waiting: Final[i64] = self.add("crystals waiting", COMPANIES, full=SEVERAL)
        self.ships: Final[i64] = self.add("ships", COMPANIES, SHIPS)
        self.hangar: Final[i64] = self.add("hangar", COMPANIES, full=SHIPS)
        self.quarters: Final[i64] = self.add("quarters", COMPANIES, full=MANY_COLONISTS)
        self.working: Final[i64] = self.add("working", COMPANIES, full=MANY_COLONISTS)
        self.supply: Final[i64] = self.add("supply", COMPANIES, full=MANY_COLONISTS)
        self.slots: Final[i64] = self.add("slots", COMPANIES, SLOT_GROUPS, full=FEW)
        self.shelters: Final[i64] = self.add("shelters", COMPANIES, full=SHELTER_TILES)
        self.markers: Final[i64] = self.add("markers", COMPANIES, full=SEVERAL)
        self.lab: Final[i64] = self.add("laboratory", COMPANIES, TECHS, full=LABS)
        self.tech_level: Final[i64] = self.add("tech level", COMPANIES, TECHS, full=LEVELS)
        self.uses: Final[i64] = self.add("tech used", COMPANIES, TECHS)
        self.progress: Final[i64] = self.add("progress", COMPANIES, SHELTER)
        self.research: Final[i64] = self.add("research", COMPANIES, RESEARCH_LETTERS)
        self.discoveries: Final[i64] = self.add("discoveries", COMPANIES, full=SEVERAL)
        self.hands: Final[i64] = self.add("goals held", COMPANIES, full=FEW)
        self.goal_done: Final[i64] = self.add("goal done", COMPANIES, GOALS)
        self.task_done: Final[i64] = self.add("task done", COMPANIES)
        # The solo game.
        self.solo_card: Final[i64] = self.add("solo card", SOLO_CARDS)
        self.solo_discard: Final[i64] = self.add("solo discards", SOLO_CARDS)
        self.solo_deck: Final[i64] = self.add("solo deck", full=SOLO_CARDS)
        self.solo_pass: Final[i64] = self.add("solo pass", full=2)
        self.icon: Final[i64] = self.add("icon", SHELTER)
        self.lacerda_bots: Final[i64] = self.add("bots of lacerda", full=BOTS)
        self.great_greenhouse: Final[i64] = self.add("great greenhouse")

    def write(self, s: State, seat: int, row: "vec[u8]", at: i64) -> None:
        assert isinstance(s, OMState)
        self.write_tracks(s, row, at)
        self.write_map(s, seat, row, at)
        self.write_units(s, seat, row, at)
        self.write_displays(s, row, at)
        self.write_owned(s, seat, row, at)
        self.write_held(s, seat, row, at)
        for i in range(s.companies):
            self.write_company(s, (seat + i) % s.companies, row, at, i)
        self.write_slots(s, seat, row, at)
        if s.lacerda >= 0:
            self.write_solo(s, row, at)
        self.write_question(s, seat, row, at)

    def write_tracks(self, s: OMState, row: "vec[u8]", at: i64) -> None:
        row[at + self.round] = byte(s.round)
        row[at + self.ending] = s.ending_round
        row[at + self.level] = s.level
        row[at + self.remaining] = s.remaining
        row[at + self.main_done] = s.main_done
        row[at + self.executive_done] = s.executive_done
        row[at + self.fresh] = s.fresh
        row[at + self.developments] = s.developments
        row[at + self.shuttle_side] = s.shuttle_side
        row[at + self.shuttle_at] = s.shuttle_at
        for i in range(LSS_COLUMNS):
            row[at + self.lss + i] = s.lss[i]
            row[at + self.rewards + i * REWARDS + s.rewards[i]] = 1
        for i in range(MISSION_SPACES):
            if s.missions[i] >= 0:
                row[at + self.missions + i * MISSIONS + s.missions[i]] = 1
            row[at + self.mission_left + i] = s.mission_left[i]
        for i in range(ITEMS):
            row[at + self.warehouse + i] = s.warehouse[i]
        for i in range(SHELTER):
            row[at + self.stacks + i] = len(s.stacks[i])

    def write_map(self, s: OMState, seat: int, row: "vec[u8]", at: i64) -> None:
        companies: i64 = s.companies
        for hex_ in range(HEXES):
            place = at + hex_
            kind: i64 = s.building[hex_]
            if kind >= 0:
                if kind >= SHELTER:
                    kind = SHELTER + (kind - SHELTER - seat + companies) % companies
                row[place + self.building + kind * HEXES] = 1
                row[place + self.complex_size] = s.size[hex_]
                if s.size[hex_] > 1:
                    row[place + self.complex] = s.group[hex_] + 1
            if s.advanced[hex_] >= 0 or s.miner[hex_] >= 0:
                self.write_owners(s, seat, hex_, row, place)
            if s.crystal[hex_]:
                row[place + self.crystal] = 1
            tile: i64 = s.tile[hex_]
            if tile >= 0:
                row[place + self.tile] = u8(tile + 1)
                row[place + self.research_tile] = tile >= DISCOVERIES

    def write_owners(self, s: OMState, seat: int, hex_: int, row: "vec[u8]", place: i64) -> None:
        """Who has a marker or a Colonist on a building; ``place`` is that of its hex."""
        card = s.advanced[hex_]
        if card >= 0:
            row[place + self.advanced] = card + 1
            owner = (s.blueprint_owner[card] - seat + s.companies) % s.companies
            row[place + self.marker + owner * HEXES] = 1
        if s.miner[hex_] >= 0:
            row[place + self.miner + (s.miner[hex_] - seat + s.companies) % s.companies * HEXES] = 1

    def write_units(self, s: OMState, seat: int, row: "vec[u8]", at: i64) -> None:
        for i in range(s.companies):
            home: i64 = (seat + i) % s.companies * UNITS
            for unit in range(UNITS):
                hex_: i64 = s.unit[home + unit]
                if hex_ >= 0:
                    row[at + self.units + i * UNITS + unit] = u8(hex_ + 1)
                    plane = self.rover if unit == ROVER else self.bots
                    row[at + plane + i * HEXES + hex_] += 1

    def write_displays(self, s: OMState, row: "vec[u8]", at: i64) -> None:
        for i in range(GRID_SPACES):
            if s.grid[i] >= 0:
                row[at + self.grid + i * TECHS + s.grid[i]] = 1
        row[at + self.tech_stack] = len(s.tech_bag)
        for i, card in enumerate(s.display):
            if card >= 0:
                row[at + self.display + card] = i + 1
        for i in range(POSTS):
            if s.post[i] >= 0:
                row[at + self.posts + i * (SCIENTISTS + CONTRACTS) + s.post[i]] = 1
        for tile in s.exploration:
            if tile >= 0:
                row[at + self.exploration + tile] += 1
        row[at + self.discovery_stack] = len(s.discovery_bag)
        if s.radar_tile >= 0:
            row[at + self.radar + s.radar_tile] = 1

    def write_owned(self, s: OMState, seat: int, row: "vec[u8]", at: i64) -> None:
        companies: i64 = s.companies
        for card in range(BLUEPRINTS):
            owner: i64 = s.blueprint_owner[card]
            if owner >= 0:
                row[at + self.blueprints + (owner - seat + companies) % companies * BLUEPRINTS + card] = 1
                row[at + self.built + card] = s.blueprint_hex[card] + 1
        for card in range(SCIENTISTS):
            owner = s.scientist_owner[card]
            if owner >= 0:
                row[at + self.scientists + (owner - seat + companies) % companies * SCIENTISTS + card] = 1
            row[at + self.scientist_at + card] = s.scientist_at[card] + 1
        for card in range(CONTRACTS):
            owner = s.contract_owner[card]
            if owner >= 0:
                row[at + self.contracts + (owner - seat + companies) % companies * CONTRACTS + card] = 1
                row[at + self.contract_done + card] = s.contract_done[card]
            elif owner == IN_DECK:
                row[at + self.contract_deck + card] = 1
        for i in range(DELIVERIES):
            row[at + self.delivered + i] = byte(s.delivered[i])
            row[at + self.minerals + i] = byte(s.delivered_minerals[i])

    def write_held(self, s: OMState, seat: int, row: "vec[u8]", at: i64) -> None:
        rows = ROWS[s.companies][seat]
        write_cards(s.goals, seat, rows, row, at + self.goals)
        if s.task_done:
            write_cards(s.settlers, seat, rows, row, at + self.settlers)
            write_cards(s.tasks, seat, rows, row, at + self.tasks)

    def write_company(self, s: OMState, c: int, row: "vec[u8]", at: i64, i: i64) -> None:
        row[at + self.active + i] = s.active == c
        row[at + self.lacerda + i] = s.lacerda == c
        row[at + self.parked + i] = s.parked >> c & 1
        row[at + self.op + i] = byte(s.op[c])
        row[at + self.space + i] = s.space[c]
        row[at + self.colony + i] = s.side(c)
        row[at + self.laid + i] = s.laid[c]
        for item in range(RESOURCES):
            row[at + self.goods + i * RESOURCES + item] = byte(s.goods[RESOURCES * c + item])
        row[at + self.crystals + i] = byte(s.crystals[c])
        row[at + self.waiting + i] = byte(s.waiting[c])
        self.write_bits(s.ships[c], row, at + self.ships + i * SHIPS)
        row[at + self.hangar + i] = s.hangar[c]
        row[at + self.quarters + i] = s.quarters[c]
        row[at + self.working + i] = s.working[c]
        row[at + self.supply + i] = s.supply[c]
        row[at + self.shelters + i] = s.shelters[c]
        row[at + self.markers + i] = s.markers[c]
        for tech in range(TECHS):
            if s.lab[TECHS * c + tech] >= 0:
                row[at + self.lab + i * TECHS + tech] = s.lab[TECHS * c + tech] + 1
                row[at + self.tech_level + i * TECHS + tech] = s.tech_level(c, tech)
        for use in s.uses:
            if use // TECHS == c:
                row[at + self.uses + i * TECHS + use % TECHS] = 1
        self.write_bits(s.progress[c], row, at + self.progress + i * SHELTER)
        self.write_bits(s.research[c], row, at + self.research + i * RESEARCH_LETTERS)
        row[at + self.discoveries + i] = byte(s.discoveries[c])
        row[at + self.hands + i] = len(s.hand(c))
        if s.goal_done[c] >= 0:
            row[at + self.goal_done + i * GOALS + s.goal_done[c]] = 1
        if s.task_done:
            row[at + self.task_done + i] = byte(s.task_done[c])

    def write_slots(self, s: OMState, seat: int, row: "vec[u8]", at: i64) -> None:
        """3.3: where fewer play, others stand on slots too."""
        for i in range(COMPANIES):
            c = (seat + i) % s.companies if i < s.companies else i
            for group in range(SLOT_GROUPS):
                row[at + self.slots + i * SLOT_GROUPS + group] = s.slots[COMPANIES * group + c]

    def write_bits(self, mask: i64, row: "vec[u8]", at: i64) -> None:
        while mask:
            if mask & 1:
                row[at] = 1
            mask >>= 1
            at += 1

    def write_solo(self, s: OMState, row: "vec[u8]", at: i64) -> None:
        if s.solo_card >= 0:
            row[at + self.solo_card + s.solo_card] = 1
        for card in s.solo_discard:
            row[at + self.solo_discard + card] = 1
        row[at + self.solo_deck] = len(s.solo_bag)
        row[at + self.solo_pass] = s.solo_pass
        row[at + self.icon + s.icon] = 1
        row[at + self.lacerda_bots] = s.lacerda_bots
        row[at + self.great_greenhouse] = s.great_greenhouse
