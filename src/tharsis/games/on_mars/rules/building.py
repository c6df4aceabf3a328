"""5.4 to 5.9: a building goes up: what it displaces, gains and moves on."""

from typing import Final

from tharsis.games.on_mars.actions import BUILDING_TILE, LOG_BUILT, LOG_CUBE
from tharsis.games.on_mars.board import BESIDE, NEIGHBOURS, PRODUCT, STACK, WAYS
from tharsis.games.on_mars.codes import GREENHOUSE, MINE, PROGRESS_MISSION, SHELTER, SHELTER_TASK
from tharsis.games.on_mars.deck import ARROWS
from tharsis.games.on_mars.rules.contracts import check_upgrade_contracts
from tharsis.games.on_mars.rules.displacement import displace
from tharsis.games.on_mars.rules.gains import Gain, leave_quarters
from tharsis.games.on_mars.rules.lss import LifeSupport, raise_marker
from tharsis.games.on_mars.rules.missions import contribute
from tharsis.games.on_mars.rules.settlers import settle, task
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Step

#: 10.11: the size of a Complex of Greenhouses that the Martian Potato scenario asks for.
GREAT_GREENHOUSE: Final = 5


class Erect(Step[OMState]):
    """5.4: the tile is laid, what lay there is displaced, and the rest follows in printed order."""

    def __init__(self, company: int, building: int, hex_: int) -> None:
        self.company: Final = company
        self.building: Final = building
        self.hex: Final = hex_

    def run(self, s: OMState) -> None:
        c = self.company
        arrows = -1
        if self.building == SHELTER:
            s.shelters[c] += 1
        else:
            arrows = STACK * self.building + s.draw(BUILDING_TILE, s.stacks[self.building])
        s.crystal[self.hex] = 0
        s.put_tile(self.hex, -1)
        put_building(s, s.kind_of(c, self.building), self.hex)
        row = raise_marker(s, self.building)
        if self.building == MINE:
            if c != s.lacerda:
                leave_quarters(s, c)
            s.put_miner(self.hex, c)
            s.pieces[self.hex] += 1
        s.log(LOG_BUILT, c, self.building, self.hex, s.size[self.hex])
        s.do(Built(c, self.building, self.hex, arrows, row))
        displace(s, self.hex)


def put_building(s: OMState, kind: int, hex_: int) -> None:
    """2.4: a building on the map; the Complex it belongs to grows together."""
    s.building = s.building[:]
    s.hexes_of = s.hexes_of[:]
    s.hexes_of[kind] = [*s.hexes_of[kind], hex_]
    s.group = s.group[:]
    s.size = s.size[:]
    s.building[hex_] = kind
    found = [hex_]
    for at in found:
        for n in NEIGHBOURS[at]:
            if s.building[n] == kind and n not in found:
                found.append(n)
    lowest = min(found)
    for at in found:
        s.group[at] = lowest
        s.size[at] = len(found)


class Built(Step[OMState]):
    """5.4 to 5.9: crystals by the arrows, goods, Progress cube, Life Support System, contracts."""

    def __init__(self, company: int, building: int, hex_: int, arrows: int, row: int) -> None:
        self.company: Final = company
        self.building: Final = building
        self.hex: Final = hex_
        self.arrows: Final = arrows
        self.row: Final = row

    def run(self, s: OMState) -> None:
        c = self.company
        if self.arrows >= 0:
            for way in ARROWS[self.arrows]:
                beside = BESIDE[WAYS * self.hex + way]
                if beside >= 0 and s.is_empty(beside):
                    s.crystal[beside] = 1
        size = s.size[self.hex]
        if self.building == GREENHOUSE and size >= GREAT_GREENHOUSE and c != s.lacerda:
            s.great_greenhouse = True
        s.do(
            Gain(c, PRODUCT[self.building], size),
            Progress(c, self.building, self.hex),
            LifeSupport(c, self.building, self.row),
        )


class Progress(Step[OMState]):
    """5.5: the first Complex of a type that a company creates or enlarges moves its cube."""

    def __init__(self, company: int, building: int, hex_: int) -> None:
        self.company: Final = company
        self.building: Final = building
        self.hex: Final = hex_

    def run(self, s: OMState) -> None:
        c = self.company
        bit = 1 << self.building
        if self.building != SHELTER and s.size[self.hex] > 1 and not s.progress[c] & bit:
            s.progress[c] |= bit
            s.log(LOG_CUBE, c, self.building)
            contribute(s, c, PROGRESS_MISSION)
        check_upgrade_contracts(s)
        if self.building == SHELTER:
            task(s, c, SHELTER_TASK)
        settle(s, c, self.building)
