"""The state of a game: map, tracks, displays, companies."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tharsis.games.on_mars.board import (
    DEPOT,
    DISTANCE,
    HEXES,
    LAB_LEVEL,
    LAST_ORBIT_SPACE,
    SHIPS,
    SLOT_GROUPS,
)
from tharsis.games.on_mars.codes import COLONY, COMPANIES, ORBIT, RESOURCES, ROVER, SHELTER, TECHS, UNITS
from tharsis.kernel import Cards, State

# Places of a Private Goal; the hands of the companies follow. First Colonist cards use the same places.
BOX: Final = 0
OPEN: Final = 1
SPENT: Final = 2
HAND: Final = 3

#: How far the end of the game has come: not yet, triggered, in the last round.
RUNNING: Final = 0
TRIGGERED: Final = 1
LAST_ROUND: Final = 2

# Owners of a contract that nobody owns.
IN_DECK: Final = -2
ON_DISPLAY: Final = -1

#: What a blank state holds until it is set up, loaded or copied; shared by all, so that a copy is quick.
NOTHING: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_CARDS: Final = Cards()


class OMState(State):
    """Copies share what seldom changes, the map of buildings and tiles and the goal cards: who changes one
    of these puts a new one in its place."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "companies", "lacerda", "round", "ending_round", "active", "main_done", "executive_done", "fresh",
        "developments", "uses", "shuttle_side", "shuttle_at", "level", "remaining", "radar_tile",
        "parked",
        "building", "hexes_of", "size", "group", "advanced", "miner", "crystal", "tile", "pieces", "unit",
        "stacks", "lss", "rewards", "missions", "mission_left", "warehouse", "grid", "tech_bag",
        "display", "level1_bag", "level3_bag", "blueprint_owner", "blueprint_hex", "markers",
        "post", "scientist_owner", "scientist_at", "contract_owner", "contract_done", "delivered",
        "delivered_minerals", "discovery_bag", "exploration", "goods", "crystals", "waiting", "ships",
        "hangar", "quarters", "working", "supply", "slots", "shelters", "progress", "op", "lab", "space",
        "laid", "discoveries", "research", "goal_done", "goals", "settlers", "tasks", "task_done",
        "solo_bag", "solo_discard", "solo_card", "solo_pass", "icon", "lacerda_bots", "great_greenhouse",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.companies = 0
        self.lacerda = -1  # the company without a seat, in a solo game
        self.round = 0
        self.ending_round = RUNNING
        # The turn.
        self.active = -1
        self.main_done = False
        self.executive_done = False
        self.fresh = 0  # Colonists in the Living Quarters that were gained in this turn
        self.developments = 0
        self.uses: list[int] = NOTHING  # Tech tiles of others used in this turn: company * TECHS + tech
        # Tracks.
        self.shuttle_side = 0
        self.shuttle_at = 1
        self.level = 1
        self.remaining = 3
        self.lss: list[int] = NOTHING
        self.rewards: list[int] = NOTHING
        self.missions: list[int] = NOTHING  # by space A, B, C; -1 when complete
        self.mission_left: list[int] = NOTHING
        # The map, by hex.
        self.building: list[int] = NOTHING
        self.hexes_of: list[list[int]] = NO_LISTS  # the hexes of each kind of building
        self.size: list[int] = NOTHING  # of the Complex (1: a single building)
        self.group: list[int] = NOTHING  # the lowest hex of the Complex
        self.advanced: list[int] = NOTHING  # Blueprint whose marker lies here
        self.miner: list[int] = NOTHING
        self.crystal: list[int] = NOTHING
        self.tile: list[int] = NOTHING
        self.pieces: list[int] = NOTHING
        self.unit: list[int] = NOTHING  # hex of each unit at company * UNITS + unit, or -1
        self.parked = 0  # mask of companies whose Rover rests on a tile that it left there
        self.stacks: list[list[int]] = NO_LISTS
        # Displays.
        self.warehouse: list[int] = NOTHING
        self.grid: list[int] = NOTHING
        self.tech_bag: list[int] = NOTHING
        self.display: list[int] = NOTHING
        self.level1_bag: list[int] = NOTHING
        self.level3_bag: list[int] = NOTHING
        self.blueprint_owner: list[int] = NOTHING
        self.blueprint_hex: list[int] = NOTHING
        self.radar_tile = -1
        self.post: list[int] = NOTHING  # Scientist 0..5, contract 6..17, or -1
        self.scientist_owner: list[int] = NOTHING
        self.scientist_at: list[int] = NOTHING  # Blueprint where the Scientist works, or -1
        self.contract_owner: list[int] = NOTHING  # or IN_DECK, ON_DISPLAY
        self.contract_done: list[int] = NOTHING
        self.delivered: list[int] = NOTHING
        self.delivered_minerals: list[int] = NOTHING
        self.discovery_bag: list[int] = NOTHING
        self.exploration: list[int] = NOTHING
        # The companies.
        self.goods: list[int] = NOTHING  # at company * RESOURCES + resource
        self.crystals: list[int] = NOTHING
        self.waiting: list[int] = NOTHING
        self.ships: list[int] = NOTHING  # mask of Depot spaces with a Ship
        self.hangar: list[int] = NOTHING
        self.quarters: list[int] = NOTHING
        self.working: list[int] = NOTHING
        self.supply: list[int] = NOTHING
        self.slots: list[int] = NOTHING  # Colonists at slot group * COMPANIES + company
        self.shelters: list[int] = NOTHING
        self.markers: list[int] = NOTHING
        self.progress: list[int] = NOTHING
        self.op: list[int] = NOTHING
        self.lab: list[int] = NOTHING  # Laboratory space at company * TECHS + tech, or -1
        self.space: list[int] = NOTHING
        self.laid: list[int] = NOTHING
        self.discoveries: list[int] = NOTHING
        self.research: list[int] = NOTHING
        self.goal_done: list[int] = NOTHING
        self.goals = NO_CARDS
        # First Colonists.
        self.settlers = NO_CARDS
        self.tasks = NO_CARDS
        self.task_done: list[int] = NOTHING
        # Solo.
        self.solo_bag: list[int] = NOTHING
        self.solo_discard: list[int] = NOTHING
        self.solo_card = -1
        self.solo_pass = 0
        self.icon = 0
        self.lacerda_bots = 0
        self.great_greenhouse = False
        # What the open Turn offers, worked out when it was asked; never saved.
        self._menu: list[int] = NOTHING

    def clone(self) -> "OMState":
        t = OMState()
        self.copy_base(t)
        t.companies = self.companies
        t.lacerda = self.lacerda
        t.round = self.round
        t.ending_round = self.ending_round
        t.active = self.active
        t.main_done = self.main_done
        t.executive_done = self.executive_done
        t.fresh = self.fresh
        t.developments = self.developments
        t.uses = self.uses[:]
        t.shuttle_side = self.shuttle_side
        t.shuttle_at = self.shuttle_at
        t.level = self.level
        t.remaining = self.remaining
        t.lss = self.lss[:]
        t.rewards = self.rewards  # never changed after setup
        t.missions = self.missions[:]
        t.mission_left = self.mission_left[:]
        t.building = self.building  # as the class says, these eight are shared
        t.hexes_of = self.hexes_of
        t.size = self.size
        t.group = self.group
        t.advanced = self.advanced
        t.miner = self.miner
        t.tile = self.tile
        t.goals = self.goals
        t.crystal = self.crystal[:]
        t.pieces = self.pieces[:]
        t.unit = self.unit[:]
        t.parked = self.parked
        t.stacks = [stack[:] for stack in self.stacks]
        t.warehouse = self.warehouse[:]
        t.grid = self.grid[:]
        t.tech_bag = self.tech_bag[:]
        t.display = self.display[:]
        t.level1_bag = self.level1_bag[:]
        t.level3_bag = self.level3_bag[:]
        t.blueprint_owner = self.blueprint_owner[:]
        t.blueprint_hex = self.blueprint_hex[:]
        t.radar_tile = self.radar_tile
        t.post = self.post[:]
        t.scientist_owner = self.scientist_owner[:]
        t.scientist_at = self.scientist_at[:]
        t.contract_owner = self.contract_owner[:]
        t.contract_done = self.contract_done[:]
        t.delivered = self.delivered[:]
        t.delivered_minerals = self.delivered_minerals[:]
        t.discovery_bag = self.discovery_bag[:]
        t.exploration = self.exploration[:]
        t.goods = self.goods[:]
        t.crystals = self.crystals[:]
        t.waiting = self.waiting[:]
        t.ships = self.ships[:]
        t.hangar = self.hangar[:]
        t.quarters = self.quarters[:]
        t.working = self.working[:]
        t.supply = self.supply[:]
        t.slots = self.slots[:]
        t.shelters = self.shelters[:]
        t.markers = self.markers[:]
        t.progress = self.progress[:]
        t.op = self.op[:]
        t.lab = self.lab[:]
        t.space = self.space[:]
        t.laid = self.laid[:]
        t.discoveries = self.discoveries[:]
        t.research = self.research[:]
        t.goal_done = self.goal_done[:]
        if self.task_done:  # the First Colonists' cards
            t.settlers = self.settlers.copy()
            t.tasks = self.tasks.copy()
            t.task_done = self.task_done[:]
        if self.solo_pass:
            t.solo_bag = self.solo_bag[:]
            t.solo_discard = self.solo_discard[:]
        t.solo_card = self.solo_card
        t.solo_pass = self.solo_pass
        t.icon = self.icon
        t.lacerda_bots = self.lacerda_bots
        t.great_greenhouse = self.great_greenhouse
        t._menu = self._menu
        return t

    # -- what copies share ------------------------------------------------------------------------

    def put_tile(self, hex_: int, tile: int) -> None:
        """A tile onto a hex, or (-1) the one there off it."""
        if self.tile[hex_] != tile:
            self.tile = self.tile[:]
            self.tile[hex_] = tile

    def put_miner(self, hex_: int, c: int) -> None:
        """A company's Colonist onto a Mine, or (-1) the one there off it."""
        self.miner = self.miner[:]
        self.miner[hex_] = c

    def put_marker(self, hex_: int, card: int) -> None:
        """The marker of a Blueprint onto its building."""
        self.advanced = self.advanced[:]
        self.advanced[hex_] = card

    def move_goal(self, goal: int, place: int, seen: int) -> None:
        """A Private Goal to a place where the seats of the mask know it."""
        self.goals = self.goals.copy()
        self.goals.move(goal, place, seen)

    # -- facts of the table -----------------------------------------------------------------------

    def everyone(self) -> int:
        return (1 << self.seats) - 1

    def seat_of(self, side: int) -> int:
        return -1 if side == self.lacerda else side

    def hand(self, c: int) -> list[int]:
        """The Private Goals a company holds; Lacerda holds none."""
        return self.goals.piles[HAND + c]

    def purse(self, c: int) -> int:
        """2.3, 7.3: crystals in the Depot, and on the own turn goal cards to be spent as crystals."""
        if c == self.active:
            return self.crystals[c] + len(self.goals.piles[HAND + c])
        return self.crystals[c]

    def side(self, c: int) -> int:
        return ORBIT if self.space[c] <= LAST_ORBIT_SPACE else COLONY

    def limit(self, c: int) -> int:
        """2.2: how many of each resource the Storage holds."""
        return self.shelters[c] + 1

    def capacity(self, c: int) -> int:
        """2.2: how many Colonists the Living Quarters hold."""
        return 2 + 2 * self.shelters[c]

    def store_crystals(self, c: int) -> None:
        """2.3: waiting crystals move into free Depot spaces; the rest are lost."""
        self.crystals[c] += min(self.waiting[c], self.depot_room(c))
        self.waiting[c] = 0

    def resources(self, c: int) -> int:
        """How many lie in the Storage."""
        at = RESOURCES * c
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3] + goods[at + 4]

    def on_slots(self, c: int) -> int:
        """Own Colonists on the slots of all actions."""
        count = 0
        for at in range(c, SLOT_GROUPS * COMPANIES, COMPANIES):
            count += self.slots[at]
        return count

    def docked(self, c: int) -> int:
        """Ships still in the Depot."""
        mask = self.ships[c]
        count = 0
        while mask:
            mask &= mask - 1
            count += 1
        return count

    def depot_room(self, c: int) -> int:
        """2.3: Depot spaces that neither a Ship nor a crystal fills."""
        return DEPOT - self.docked(c) - self.crystals[c]

    def ships_taken(self, c: int) -> int:
        return SHIPS - self.docked(c)

    def tech_level(self, c: int, tech: int) -> int:
        """4.5: the level of a company's Tech tile, or 0."""
        at = self.lab[TECHS * c + tech]
        return LAB_LEVEL[at] if at >= 0 else 0

    def best_level(self, tech: int) -> int:
        """4.5: the highest level of a Tech in play."""
        highest: i64 = -1  # the spaces are numbered from the left
        for tile in range(tech, TECHS * self.companies, TECHS):
            at: i64 = self.lab[tile]
            if at > highest:
                highest = at
        return LAB_LEVEL[highest] if highest >= 0 else 0

    def kind_of(self, c: int, building: int) -> int:
        """2.4: the type on the map; each company's Shelters are a type of their own."""
        return building + c if building == SHELTER else building

    def in_zone(self, c: int, hex_: int) -> bool:
        """5.2: whether a hex lies in the zone of one of the company's Bots."""
        for bot in range(ROVER):
            at: i64 = self.unit[UNITS * c + bot]
            if at >= 0 and DISTANCE[at * HEXES + hex_] <= 1:
                return True
        return False

    def is_empty(self, hex_: int) -> bool:
        """2.5: nothing at all lies on an empty hex."""
        return (
            self.building[hex_] < 0
            and self.tile[hex_] < 0
            and not self.crystal[hex_]
            and not self.pieces[hex_]
        )  # fmt: skip

    def is_available(self, hex_: int) -> bool:
        """5.6: an empty hex, or a building without a piece."""
        return not self.pieces[hex_] and self.tile[hex_] < 0 and not self.crystal[hex_]

    def turn_order(self) -> list[int]:
        """2.6: the companies by Turn Order space."""
        order: list[int] = []
        for c in range(self.companies):
            i = len(order)
            while i > 0 and self.space[order[i - 1]] > self.space[c]:
                i -= 1
            order.insert(i, c)
        return order
