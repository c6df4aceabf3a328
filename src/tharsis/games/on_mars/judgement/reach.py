"""How near the pieces of a company are to what they could do next."""

from tharsis.games.on_mars.board import (
    CENTRE,
    DISTANCE,
    HEXES,
    NEIGHBOURS,
)
from tharsis.games.on_mars.codes import (
    BOTS,
    BUILDINGS,
    GENERATOR,
    ROVER,
    SHELTER,
    UNITS,
)
from tharsis.games.on_mars.deck import (
    BLUEPRINTS,
)
from tharsis.games.on_mars.judgement.weights import (
    FAR,
    PLAN_NEAR,
    SITE_NEAR,
    TILE_FAR,
    TILE_NEAR,
)
from tharsis.games.on_mars.rules.construction import connects, left_in_stock, type_why
from tharsis.games.on_mars.rules.footing import usable
from tharsis.games.on_mars.rules.upgrading import ANYWHERE, is_ready, upgrade_sites
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL


class Aims:
    """Where a company wants its pieces, found once for each decision: usable tiles, sites, plans."""

    def __init__(self, s: OMState, c: int) -> None:
        self.tiles: list[int] = []
        self.away: list[list[int]] = []  # for each kind of site, how far each hex is from the nearest
        self.weights: list[float] = []
        if c == s.lacerda:
            return
        for hex_ in range(HEXES):
            if s.tile[hex_] >= 0 and not s.pieces[hex_] and usable(s, c, s.tile[hex_]):
                self.tiles.append(hex_)
        for building in range(BUILDINGS):
            self.add_sites(s, c, building)
        for card in range(BLUEPRINTS):
            if is_ready(s, c, card):
                self.add(upgrade_sites(s, c, card, ANYWHERE), PLAN_NEAR)

    def add_sites(self, s: OMState, c: int, building: int) -> None:
        """Hexes for a type of building, worth more if the Colony needs it and it can be paid."""
        if not left_in_stock(s, c, building):
            return
        kind = s.kind_of(c, building)
        level = s.best_level(building)
        found = [
            hex_ for hex_ in range(HEXES) if s.building[hex_] < 0 and 0 <= connects(s, kind, hex_) <= level
        ]
        needed = GENERATOR <= building < SHELTER and s.lss[building - GENERATOR] < s.level + 1
        weight = SITE_NEAR if needed else 0.4 * SITE_NEAR
        self.add(found, weight if type_why(s, c, building, s.quarters[c]) == LEGAL else 0.3 * weight)

    def add(self, hexes: list[int], weight: float) -> None:
        if hexes:
            self.away.append(distances(hexes))
            self.weights.append(weight)


def distances(hexes: list[int]) -> list[int]:
    """How far each hex is from the nearest of some."""
    away = [FAR] * HEXES
    for hex_ in hexes:
        away[hex_] = 0
    reached = hexes[:]
    for hex_ in reached:
        step = away[hex_] + 1
        if step < FAR:
            for beside in NEIGHBOURS[hex_]:
                if away[beside] > step:
                    away[beside] = step
                    reached.append(beside)
    return away


def nearness(s: OMState, c: int, aims: Aims) -> float:
    """How near the pieces are to what they could do next."""
    if c == s.lacerda:
        return 0.0
    worth = 0.0
    rover = s.unit[UNITS * c + ROVER]
    start = CENTRE if rover < 0 else rover
    tile_near = TILE_FAR
    for hex_ in aims.tiles:
        if s.tile[hex_] >= 0 and DISTANCE[start * HEXES + hex_] < tile_near:
            tile_near = DISTANCE[start * HEXES + hex_]
    worth -= TILE_NEAR * tile_near
    for i in range(len(aims.away)):
        away = aims.away[i]
        near = FAR
        for u in range(UNITS * c, UNITS * c + BOTS):
            at = s.unit[u]
            if at >= 0 and away[at] < near:
                near = away[at]
        if near > 1:
            worth -= aims.weights[i] * (near - 1)
    return worth
