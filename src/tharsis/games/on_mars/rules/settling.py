"""2.5, 5.3: whether the movement points left after a step can put every piece right."""

from typing import Final, final

from tharsis.games.on_mars.board import DISTANCE, HEXES, OUTWARDS
from tharsis.games.on_mars.codes import BOTS, ROVER, UNITS
from tharsis.games.on_mars.deck import TILE_EFFECT
from tharsis.games.on_mars.rules.effects import resolved_by
from tharsis.games.on_mars.rules.footing import has_left, put_unit, usable
from tharsis.games.on_mars.state import OMState


@final
class Settling:
    """The map as it would be after one own unit's step, and what the points left could make of it.

    Nothing moves: what differs from the table is the hex entered."""

    def __init__(self, s: OMState, c: int, u: int, to: int, collecting: bool) -> None:
        self.s: Final = s
        self.c: Final = c
        self.u: Final = u
        self.entered: Final = to
        self.collecting: Final = collecting
        self.after: OMState | None = None

    def at(self, u: int) -> int:
        """Where an own unit stands."""
        return self.entered if u == self.u else self.s.unit[UNITS * self.c + u]

    def foreign(self, hex_: int) -> bool:
        """Whether a piece stands there that is no own unit."""
        count = self.s.pieces[hex_]
        if count:
            for unit in range(UNITS * self.c, UNITS * self.c + UNITS):
                if self.s.unit[unit] == hex_:
                    count -= 1
        return count > 0

    def tile_fits(self, hex_: int, collects: bool) -> bool:
        """Where it matters to the tile that a Bot has moved, its step is made on a copy of the table."""
        tile = self.s.tile[hex_]
        if not collects or tile < 0 or (self.u != ROVER and has_left(self.s, self.c, hex_)):
            return True
        if self.u == ROVER or not resolved_by(self.s, self.c, TILE_EFFECT[tile]).regards_bots():
            return usable(self.s, self.c, tile)
        if self.after is None:
            self.after = self.s.clone()
            put_unit(self.after, UNITS * self.c + self.u, self.entered)
        return usable(self.after, self.c, tile)

    def is_refuge(self, hex_: int, collects: bool) -> bool:
        """Whether an own unit may end its movement there if it is the only one."""
        return not self.foreign(hex_) and self.tile_fits(hex_, collects)

    def can_settle(self, bots: int, rover: int) -> bool:
        """2.5: whether every own piece can come to rest alone on a hex with the points left."""
        places = [self.at(u) for u in range(BOTS) if self.at(u) >= 0]
        if not self.bots_settle(places, bots, []):
            return False
        start = self.at(ROVER)
        if start < 0:
            return True
        for hex_ in OUTWARDS[start]:
            if DISTANCE[start * HEXES + hex_] > rover:
                break
            if self.is_refuge(hex_, collects=True) and self.bots_settle(places, bots, [hex_]):
                return True
        return False

    def bots_settle(self, places: list[int], points: int, taken: list[int]) -> bool:
        """Whether Bots from these places find different free hexes, none of them ``taken``."""
        if not places:
            return True
        for hex_ in OUTWARDS[places[0]]:
            away = DISTANCE[places[0] * HEXES + hex_]
            if away > points:
                break
            if hex_ in taken or not self.is_refuge(hex_, self.collecting):
                continue
            if self.bots_settle(places[1:], points - away, [*taken, hex_]):
                return True
        return False
