"""Any position in a line or two: for tests, lessons and analysis.

    s = OMScenario().goods(0, mineral=2).bot(0, 1, "g4").tech(0, "generator", "3a").turn(0)

The table starts as set up for the printed order of everything, all companies in the Colony and nobody
holding a goal.
"""

from typing import Final

from tharsis.games.on_mars.actions import (
    ACTION,
    BLUEPRINT,
    BLUEPRINT_CARD,
    BUILDING,
    CONTRACT,
    DISCOVERY_TILE,
    GOAL,
    GRID_TILE,
    HEX,
    ITEM,
    LAB,
    MISSION,
    MISSION_CARD,
    REWARD,
    REWARD_TILE,
    SCIENTIST,
    SOLO_CARD,
    START_BUILDING,
    TASK,
    TECH,
    TILE,
)
from tharsis.games.on_mars.board import COLONISTS, LAST_ORBIT_SPACE, LIFE_SUPPORT_BUILDINGS, SLOT_GROUP
from tharsis.games.on_mars.codes import COMPANIES, GENERATOR, RESOURCES, ROVER, SHELTER, TECHS, UNITS
from tharsis.games.on_mars.deck import DELIVERY_COUNT, DELIVERY_MINERALS, DISCOVERIES, SCIENTISTS, UPGRADES
from tharsis.games.on_mars.rules.building import put_building
from tharsis.games.on_mars.rules.lss import raise_marker
from tharsis.games.on_mars.rules.missions import mission_need
from tharsis.games.on_mars.rules.rounds import NextTurn, PhaseEnd, StartTurn
from tharsis.games.on_mars.rules.setup import TECH_SET
from tharsis.games.on_mars.rules.upgrading import upgrade
from tharsis.games.on_mars.state import BOX, HAND, LAST_ROUND, ON_DISPLAY, OMState
from tharsis.kernel import Kind, Scenario, Script, State, game

#: Everything dealt in printed order.
PRINTED_ORDER: Final = {
    START_BUILDING: LIFE_SUPPORT_BUILDINGS,
    REWARD_TILE: [0, 1, 2, 3],
    DISCOVERY_TILE: [0, 1],
    GRID_TILE: TECH_SET,
    BLUEPRINT_CARD: [0, 1, 2, 3, 4, 5],
    MISSION_CARD: [1, 3, 0, 1, 3, 0],
}


def fresh(seats: int, options: dict[str, object]) -> OMState:
    script = {kind: outcomes[:] for kind, outcomes in PRINTED_ORDER.items()}
    if options.get("first_settlers"):
        del script[MISSION_CARD]
    s: State = game("on-mars").new(seed=1, seats=seats, options=options, source=Script(script))
    assert isinstance(s, OMState)
    return s


class OMScenario(Scenario[OMState]):
    """A position under construction; each word returns it, the last one gives the state."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(fresh(seats, options))
        s = self.s
        self.script.answers.clear()
        for c in range(s.companies):
            for goal in s.hand(c)[:]:
                s.move_goal(goal, BOX, 0)
            s.space[c] = LAST_ORBIT_SPACE + 1 + c
        s.round = 1

    def find(self, kind: Kind, id: str) -> int:
        number = kind.index(id)
        if number < 0:
            raise self.impossible(f"there is no {kind.name} {id!r}")
        return number

    # -- the map ----------------------------------------------------------------------------------

    def building(self, building: str, *hexes: str) -> "OMScenario":
        """Buildings on the map; their LSS markers rise with them."""
        kind = self.find(BUILDING, building)
        for id in hexes:
            put_building(self.s, kind, self.free(id))
            raise_marker(self.s, kind)
            self.s.stacks[kind].pop()
        return self

    def shelter(self, c: int, *hexes: str) -> "OMScenario":
        for id in hexes:
            put_building(self.s, SHELTER + c, self.free(id))
            self.s.shelters[c] += 1
        return self

    def free(self, id: str) -> int:
        hex_ = self.find(HEX, id)
        if self.s.building[hex_] >= 0:
            raise self.impossible(f"a building stands on {id} already")
        return hex_

    def bot(self, c: int, number: int, id: str) -> "OMScenario":
        return self.unit(c, number - 1, id)

    def rover(self, c: int, id: str) -> "OMScenario":
        return self.unit(c, ROVER, id)

    def unit(self, c: int, u: int, id: str) -> "OMScenario":
        s = self.s
        if s.unit[UNITS * c + u] >= 0:
            s.pieces[s.unit[UNITS * c + u]] -= 1
        s.unit[UNITS * c + u] = self.find(HEX, id)
        s.pieces[s.unit[UNITS * c + u]] += 1
        return self

    def miner(self, c: int, id: str) -> "OMScenario":
        """A Colonist of the supply on a Mine."""
        hex_ = self.find(HEX, id)
        self.s.put_miner(hex_, c)
        self.s.pieces[hex_] += 1
        self.s.supply[c] -= 1
        return self

    def crystal(self, *hexes: str) -> "OMScenario":
        for id in hexes:
            self.s.crystal[self.find(HEX, id)] = 1
        return self

    def tile(self, tile: str, id: str) -> "OMScenario":
        number = self.find(TILE, tile)
        s = self.s
        if number in s.exploration:
            i = s.exploration.index(number)
            s.exploration[i] = s.discovery_bag.pop()
        elif number < DISCOVERIES:
            s.discovery_bag.remove(number)
        s.put_tile(self.find(HEX, id), number)
        return self

    # -- the companies ----------------------------------------------------------------------------

    def goods(self, c: int, **counts: int) -> "OMScenario":
        for id, count in counts.items():
            self.s.goods[RESOURCES * c + self.find(ITEM, id)] = count
        return self

    def crystals(self, c: int, count: int, waiting: int = 0) -> "OMScenario":
        self.s.crystals[c] = count
        self.s.waiting[c] = waiting
        return self

    def colonists(self, c: int, quarters: int, working: int = 0) -> "OMScenario":
        s = self.s
        s.quarters[c] = quarters
        s.working[c] = working
        placed = s.on_slots(c) + s.miner.count(c)
        s.supply[c] = COLONISTS - quarters - working - placed
        return self

    def slot(self, c: int, action: str, count: int = 1) -> "OMScenario":
        """Colonists of the supply on the slots of an action."""
        self.s.slots[COMPANIES * SLOT_GROUP[self.find(ACTION, action)] + c] += count
        if c != self.s.lacerda:
            self.s.supply[c] -= count
        return self

    def hangar(self, c: int, count: int) -> "OMScenario":
        """Ships moved from the top of the Depot to the Hangar."""
        for dock in range(count):
            self.s.ships[c] &= ~(1 << dock)
        self.s.hangar[c] = count
        return self

    def tech(self, c: int, tech: str, lab: str) -> "OMScenario":
        self.s.lab[TECHS * c + self.find(TECH, tech)] = self.find(LAB, lab)
        return self

    def blueprint(self, c: int, *cards: str) -> "OMScenario":
        s = self.s
        for id in cards:
            card = self.find(BLUEPRINT, id)
            for pile in (s.level1_bag, s.level3_bag):
                if card in pile:
                    pile.remove(card)
            if card in s.display:
                s.display[s.display.index(card)] = -1
            s.blueprint_owner[card] = c
            s.markers[c] -= 1
        return self

    def built(self, c: int, card: str, id: str) -> "OMScenario":
        """A Blueprint of the company, built on a hex."""
        self.blueprint(c, card)
        missions, self.s.missions = self.s.missions, [-1, -1, -1]
        upgrade(self.s, c, self.find(BLUEPRINT, card), self.find(HEX, id))
        self.s.missions = missions
        return self

    def scientist(self, c: int, id: str, at: str = "") -> "OMScenario":
        scientist = self.find(SCIENTIST, id)
        self.s.scientist_owner[scientist] = c
        self.s.post[self.s.post.index(scientist)] = -1
        if at:
            self.s.scientist_at[scientist] = self.find(BLUEPRINT, at)
        return self

    def contract(self, c: int, id: str) -> "OMScenario":
        self.s.contract_owner[self.find(CONTRACT, id)] = c
        return self

    def delivered(self, id: str, minerals: int, items: int = 0) -> "OMScenario":
        """What lies on a delivery contract."""
        d = self.find(CONTRACT, id) - UPGRADES
        self.s.delivered_minerals[d] = minerals
        self.s.delivered[d] = items
        if minerals == DELIVERY_MINERALS[d] and items == DELIVERY_COUNT[d]:
            self.s.contract_done[UPGRADES + d] = 1
        return self

    def on_display(self, post: int, contract: str) -> "OMScenario":
        """A contract instead of the Scientist on a space of the board, whom the last company has hired."""
        number = self.find(CONTRACT, contract)
        if 0 <= self.s.post[post] < SCIENTISTS:
            self.s.scientist_owner[self.s.post[post]] = self.s.companies - 1
        self.s.post[post] = SCIENTISTS + number
        self.s.contract_owner[number] = ON_DISPLAY
        return self

    def goal(self, c: int, *goals: str) -> "OMScenario":
        for id in goals:
            self.s.move_goal(self.find(GOAL, id), HAND + c, 1 << c)
        return self

    def task(self, c: int, *tasks: str) -> "OMScenario":
        for id in tasks:
            self.s.tasks.move(self.find(TASK, id), HAND + c, 1 << c)
        return self

    def unsettled(self, c: int) -> "OMScenario":
        """The company's A card back in the box."""
        for card in self.s.settlers.piles[HAND + c][:]:
            self.s.settlers.move(card, BOX, 0)
        return self

    def cubes(self, c: int, *buildings: str) -> "OMScenario":
        for id in buildings:
            self.s.progress[c] |= 1 << self.find(BUILDING, id)
        return self

    def at(self, c: int, space: int) -> "OMScenario":
        """The company's marker on a Turn Order space."""
        self.s.space[c] = space
        return self

    def points(self, c: int, op: int) -> "OMScenario":
        self.s.op[c] = op
        return self

    # -- the tracks -------------------------------------------------------------------------------

    def level(self, level: int) -> "OMScenario":
        self.s.level = level
        return self

    def missions(self, *missions: str) -> "OMScenario":
        s = self.s
        s.missions = [self.find(MISSION, id) for id in missions]
        s.mission_left = [mission_need(mission, s.companies) for mission in s.missions]
        return self

    def reward(self, building: str, tile: str) -> "OMScenario":
        self.s.rewards[self.find(BUILDING, building) - GENERATOR] = self.find(REWARD, tile)
        return self

    def shuttle(self, side: int, space: int) -> "OMScenario":
        self.s.shuttle_side = side
        self.s.shuttle_at = space
        return self

    def last_round(self) -> "OMScenario":
        self.s.remaining = 0
        self.s.ending_round = LAST_ROUND
        return self

    # -- the question -----------------------------------------------------------------------------

    def next(self, kind: int, *outcomes: int) -> "OMScenario":
        """What chance will bring."""
        self.script_chance(kind, *outcomes)
        return self

    def turn(self, c: int) -> OMState:
        """The turn of a company; the others have had theirs, and a new phase follows."""
        for other in range(self.s.companies):
            self.s.laid[other] = 0 if other == c else 1
        return self.ask(StartTurn(c), NextTurn())

    def phase_end(self) -> OMState:
        """The end of the Colonization phase."""
        return self.ask(PhaseEnd())

    def solo_card(self, number: int) -> "OMScenario":
        """The next solo card, counted from 1 as in the list of the deck."""
        return self.next(SOLO_CARD, number - 1)
