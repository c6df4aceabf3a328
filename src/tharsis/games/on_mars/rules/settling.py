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
        """Whether a unit may end its movement on what lies there; of a tile for which it matters where Bots
        stand, `suits` knows more."""
        tile = self.s.tile[hex_]
        if not collects or tile < 0 or self.stays(hex_) or self.regards_bots(tile):
            return True
        return usable(self.s, self.c, tile)

    def stays(self, hex_: int) -> bool:
        """5.3: whether the Rover has left the tile there, and stands on it still."""
        return self.u != ROVER and has_left(self.s, self.c, hex_)

    def regards_bots(self, tile: int) -> bool:
        return resolved_by(self.s, self.c, TILE_EFFECT[tile]).regards_bots()

    def is_refuge(self, hex_: int, collects: bool) -> bool:
        """Whether an own unit may end its movement there if it is the only one."""
        return not self.foreign(hex_) and self.tile_fits(hex_, collects)

    def can_settle(self, bots: int, rover: int) -> bool:
        """2.5: whether every own piece can come to rest alone on a hex with the points left."""
        start = self.at(ROVER)
        if start < 0:
            return self.bots_settle(0, bots, [])
        for hex_ in OUTWARDS[start]:
            if DISTANCE[start * HEXES + hex_] > rover:
                break
            if self.is_refuge(hex_, collects=True) and self.bots_settle(0, bots, [(ROVER, hex_)]):
                return True
        return False

    def bots_settle(self, u: int, points: int, placed: list[tuple[int, int]]) -> bool:
        """Whether the Bots from this one on find free hexes beside the units that are placed already, so that
        every tile below a piece can be used."""
        if u == BOTS:
            return self.suits(placed)
        start = self.at(u)
        if start < 0:
            return self.bots_settle(u + 1, points, placed)
        for hex_ in OUTWARDS[start]:
            away = DISTANCE[start * HEXES + hex_]
            if away > points:
                break
            if hex_ in [taken for _, taken in placed] or not self.is_refuge(hex_, self.collecting):
                continue
            if self.bots_settle(u + 1, points - away, [*placed, (u, hex_)]):
                return True
        return False

    def suits(self, placed: list[tuple[int, int]]) -> bool:
        """5.3: whether the tiles for which it matters where Bots stand can be used when all units stand as
        they are placed."""
        asked = [
            hex_
            for u, hex_ in placed
            if (u == ROVER or self.collecting)
            and self.s.tile[hex_] >= 0
            and not self.stays(hex_)
            and self.regards_bots(self.s.tile[hex_])
        ]
        if not asked:
            return True
        after = self.s.clone()
        for u, hex_ in placed:
            put_unit(after, UNITS * self.c + u, hex_)
        return all(usable(after, self.c, after.tile[hex_]) for hex_ in asked)
