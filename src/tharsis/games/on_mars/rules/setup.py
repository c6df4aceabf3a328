"""1, 12, 10.1: laying out the table."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_SHUTTLE,
    BLUEPRINT_CARD,
    DISCOVERY_TILE,
    FIRST_PLAYER,
    GOAL_CARD,
    GRID_TILE,
    LOG_SHUTTLE_STARTS,
    MISSION_CARD,
    REWARD_TILE,
    SETTLER_CARD,
    SETTLER_TILE,
    SHUTTLE,
    START_BUILDING,
)
from tharsis.games.on_mars.board import (
    CENTRE,
    COLONISTS,
    GRID_SPACES,
    HEXES,
    LAB_START,
    LIFE_SUPPORT_BUILDINGS,
    LSS_COLUMNS,
    LSS_STARTS,
    MARKERS,
    RESEARCH_HEXES,
    RESEARCH_LETTERS,
    SHELTER_STARTS,
    SHIPS,
    SLOT_GROUPS,
    SPACE_SIDE,
    STACK,
    START_COLONISTS,
    WAREHOUSE_STOCK,
)
from tharsis.games.on_mars.codes import (
    COMPANIES,
    ITEMS,
    MINE,
    RESOURCES,
    SHELTER,
    TECHS,
    UNITS,
)
from tharsis.games.on_mars.deck import (
    BLUEPRINT_LEVEL,
    BLUEPRINTS,
    CONTRACTS,
    DELIVERIES,
    DISCOVERIES,
    DISPLAY,
    DISPLAY_ROW,
    FIRST_MISSIONS,
    GOALS,
    GOALS_DEALT,
    LONG_MISSIONS,
    MISSION_SPACES,
    REWARDS,
    SCIENTISTS,
    SETTLER_BUILDINGS,
    SETTLER_SPACES,
    SHORT_MISSIONS,
    SOLO_CARDS,
    TASK_IDS,
)
from tharsis.games.on_mars.designed import LEVEL_1_ROW
from tharsis.games.on_mars.rules.building import put_building
from tharsis.games.on_mars.rules.lacerda.travel import LacerdaArrives
from tharsis.games.on_mars.rules.missions import mission_need
from tharsis.games.on_mars.rules.rounds import Round
from tharsis.games.on_mars.rules.shuttle import EITHER_SIDE, Arrive, take_space
from tharsis.games.on_mars.state import BOX, HAND, IN_DECK, OMState
from tharsis.kernel import EVERYONE, Cards, PickOne, Prompt, Step

#: The tiles of the Tech grid: each but the Shelter's, which every company has from the start.
TECH_SET: Final[list[int]] = [tech for tech in range(TECHS) if tech != SHELTER]
ALL_SHIPS: Final = (1 << SHIPS) - 1


def lay_out(s: OMState) -> None:
    """1.1, 1.2: the board, then the companies."""
    s.companies = max(2, s.seats)
    s.lacerda = 1 if s.seats == 1 else -1
    s.uses = []
    lay_map(s)
    lay_displays(s)
    lay_missions(s)
    lay_companies(s)
    deal_goals(s)
    if s.options["first_settlers"]:
        deal_settlers(s)
    if s.lacerda >= 0:
        s.solo_bag = list(range(SOLO_CARDS))
        s.solo_discard = []
        s.solo_pass = 1
        s.do(LacerdaArrives(), *places(s, 0), SoloShuttle(), Round())
    else:
        first = s.chance(FIRST_PLAYER, s.companies)
        s.do(*places(s, first), PlaceShuttle(EVERYONE), Round())


def lay_map(s: OMState) -> None:
    """1.1: the start Mine, four LSS buildings at random, Research tiles in the corners."""
    s.building = [-1] * HEXES
    s.hexes_of = [[] for _ in range(SHELTER + s.companies)]
    s.size = [0] * HEXES
    s.group = [-1] * HEXES
    s.advanced = [-1] * HEXES
    s.miner = [-1] * HEXES
    s.crystal = [0] * HEXES
    s.tile = [-1] * HEXES
    s.pieces = [0] * HEXES
    put_building(s, MINE, CENTRE)
    kinds = LIFE_SUPPORT_BUILDINGS[:]
    for hex_ in LSS_STARTS:
        put_building(s, s.draw(START_BUILDING, kinds), hex_)
    for letter in range(RESEARCH_LETTERS):
        for hex_ in RESEARCH_HEXES[letter]:
            s.tile[hex_] = DISCOVERIES + letter
    s.stacks = [list(range(STACK)) for _ in range(SHELTER)]
    s.lss = [1] * LSS_COLUMNS
    tiles = list(range(REWARDS))
    s.rewards = [s.draw(REWARD_TILE, tiles) for _ in range(LSS_COLUMNS)]


def lay_displays(s: OMState) -> None:
    """1.1: Discovery tiles, Warehouse, Tech grid, Blueprints, Scientists and contracts."""
    s.discovery_bag = list(range(DISCOVERIES))
    s.exploration = [s.draw(DISCOVERY_TILE, s.discovery_bag), s.draw(DISCOVERY_TILE, s.discovery_bag)]
    s.warehouse = [0] + [WAREHOUSE_STOCK[s.companies]] * (ITEMS - 1)
    one_set = TECH_SET[:]
    s.grid = [s.draw(GRID_TILE, one_set) for _ in range(GRID_SPACES)]
    s.tech_bag = [] if s.companies == 2 else TECH_SET[:]
    s.level1_bag = [b for b in range(BLUEPRINTS) if BLUEPRINT_LEVEL[b] == 1]
    s.level3_bag = [b for b in range(BLUEPRINTS) if BLUEPRINT_LEVEL[b] == 3]
    s.display = [-1] * DISPLAY
    for i in range(DISPLAY_ROW):
        s.display[LEVEL_1_ROW + i] = s.draw(BLUEPRINT_CARD, s.level1_bag)
    s.blueprint_owner = [-1] * BLUEPRINTS
    s.blueprint_hex = [-1] * BLUEPRINTS
    s.post = list(range(SCIENTISTS))
    s.scientist_owner = [-1] * SCIENTISTS
    s.scientist_at = [-1] * SCIENTISTS
    s.contract_owner = [IN_DECK] * CONTRACTS
    s.contract_done = [0] * CONTRACTS
    s.delivered = [0] * DELIVERIES
    s.delivered_minerals = [0] * DELIVERIES


def lay_missions(s: OMState) -> None:
    """1.1: two short missions and a long one, or the other way round; the First Colonists have their own."""
    if s.options["first_settlers"]:
        s.missions = list(FIRST_MISSIONS)
    else:
        short, long = list(SHORT_MISSIONS), list(LONG_MISSIONS)
        shorts = 2 if s.options["length"] == "short" else 1
        chosen = [s.draw(MISSION_CARD, short) for _ in range(shorts)]
        chosen += [s.draw(MISSION_CARD, long) for _ in range(MISSION_SPACES - shorts)]
        s.missions = [s.draw(MISSION_CARD, chosen) for _ in range(MISSION_SPACES)]
    s.mission_left = [mission_need(mission, s.companies) for mission in s.missions]


def lay_companies(s: OMState) -> None:
    """1.2: resources, Ships, a Shelter with a Bot, three Colonists, the Shelter Tech."""
    n = s.companies
    s.goods = [1] * (RESOURCES * n)
    s.crystals = [1] * n
    s.waiting = [0] * n
    s.ships = [ALL_SHIPS] * n
    s.hangar = [0] * n
    s.quarters = [START_COLONISTS] * n
    s.working = [0] * n
    s.supply = [COLONISTS - START_COLONISTS] * n
    s.slots = [0] * (SLOT_GROUPS * COMPANIES)
    s.shelters = [1] * n
    s.markers = [MARKERS] * n
    s.progress = [0] * n
    s.op = [0] * n
    s.lab = [-1] * (TECHS * n)
    s.space = [0] * n
    s.laid = [0] * n
    s.discoveries = [0] * n
    s.research = [0] * n
    s.goal_done = [-1] * n
    s.unit = [-1] * (UNITS * n)
    for c in range(n):
        home = SHELTER_STARTS[n][c]
        put_building(s, SHELTER + c, home)
        s.lab[TECHS * c + SHELTER] = LAB_START
        if c != s.lacerda:
            s.unit[UNITS * c] = home
            s.pieces[home] += 1
        else:
            s.goods[RESOURCES * c : RESOURCES * c + RESOURCES] = [0] * RESOURCES


def deal_goals(s: OMState) -> None:
    """1.2: three Private Goals each; Lacerda has none."""
    s.goals = Cards()
    s.goals.lay(GOALS, HAND + s.companies, s.seats, BOX)
    for c in range(s.seats):
        for _ in range(GOALS_DEALT):
            s.goals.moved(s.draw(GOAL_CARD, s.goals.piles[BOX]), HAND + c, 1 << c)


def deal_settlers(s: OMState) -> None:
    """12: a secret A card each; B cards come later."""
    s.settlers = Cards()
    s.tasks = Cards()
    s.settlers.lay(len(SETTLER_BUILDINGS), HAND + s.companies, s.seats, BOX)
    s.tasks.lay(len(TASK_IDS), HAND + s.companies, s.seats, BOX)
    s.task_done = [0] * s.companies
    for c in range(s.seats):
        s.settlers.moved(s.draw(SETTLER_CARD, s.settlers.piles[BOX]), HAND + c, 1 << c)


def places(s: OMState, first: int) -> list[Step[OMState]]:
    """1.3: clockwise from the first player, a Turn Order space each; 12: First Colonists get a tile."""
    if s.options["first_settlers"]:
        return [SettlerTile((first + i) % s.seats) for i in range(s.seats)]
    return [Arrive((first + i) % s.seats, EITHER_SIDE) for i in range(s.seats)]


class SettlerTile(Step[OMState]):
    """12: a random tile names the space, whose benefit is taken."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        free = [number for number in SETTLER_SPACES if number not in s.space]
        take_space(s, self.company, s.draw(SETTLER_TILE, free))


class PlaceShuttle(PickOne[OMState]):
    """1.3: the company with the highest number puts the Shuttle on the red space of either side."""

    def run(self, s: OMState) -> None:
        s.ask(self, s.turn_order()[-1])

    def verb(self) -> int:
        return SHUTTLE

    def take(self, s: OMState, by: int, side: int) -> None:
        s.shuttle_side = side
        s.log(LOG_SHUTTLE_STARTS, side)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_SHUTTLE)


class SoloShuttle(Step[OMState]):
    """10.1: the Shuttle starts on Lacerda's side."""

    def run(self, s: OMState) -> None:
        s.shuttle_side = SPACE_SIDE[s.space[s.lacerda]]
        s.log(LOG_SHUTTLE_STARTS, s.shuttle_side)
