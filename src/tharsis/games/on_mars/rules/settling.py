"""2.5, 5.3: whether the movement points left after a step can put every piece right."""

from typing import Final, final

from tharsis.games.on_mars.board import DISTANCE, HEXES, OUTWARDS
from tharsis.games.on_mars.codes import BOTS, ROVER, UNITS
from tharsis.games.on_mars.deck import TILE_EFFECT
from tharsis.games.on_mars.rules.effects import resolved_by
from tharsis.games.on_mars.rules.footing import has_left, put_unit, usable
from tharsis.games.on_mars.state import OMState

#: No hex.
NOWHERE: Final = -1


@final
class Settling:
    """The map as it would be after one own unit's step, and what the points left could make of it.

    Nothing moves: what differs from the table are the hex left and the hex entered."""

    def __init__(self, s: OMState, c: int, u: int, to: int, collecting: bool) -> None:
        self.s: Final = s
        self.c: Final = c
        self.u: Final = u
        self.left: Final = s.unit[UNITS * c + u]
        self.entered: Final = to
        self.collecting: Final = collecting
        self.after: OMState | None = None

    def at(self, u: int) -> int:
        """Where an own unit stands."""
        return self.entered if u == self.u else self.s.unit[UNITS * self.c + u]

    def pieces(self, hex_: int) -> int:
        count = self.s.pieces[hex_]
        if hex_ == self.left:
            count -= 1
        if hex_ == self.entered:
            count += 1
        return count

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
        return not self.pieces(hex_) and self.tile_fits(hex_, collects)

    def can_settle(self, bots: int, rover: int) -> bool:
        """2.5: whether every own piece can come to rest alone on a hex with the points left.

        Two Bots and the Rover may be astray at once; for them the search is exhaustive."""
        count, first, second = self.bots_astray()
        if count > 2:
            return False
        rover_at = self.at(ROVER)
        if rover_at < 0 or (self.pieces(rover_at) == 1 and self.tile_fits(rover_at, collects=True)):
            return self.bots_settle(first, second, bots, NOWHERE)
        beside_a_bot = self.pieces(rover_at) == 2 and self.bots_on(rover_at) == 1
        if beside_a_bot and self.tile_fits(rover_at, self.collecting):
            if self.tile_fits(rover_at, collects=True) and self.bots_settle(first, second, bots, NOWHERE):
                return True
            if first == rover_at:  # the Rover leaves, so that the Bot beside it may stay
                first = second
            second = NOWHERE
        if not rover:
            return False
        for target in OUTWARDS[rover_at]:
            if DISTANCE[rover_at * HEXES + target] > rover:
                break
            if self.is_refuge(target, collects=True) and self.bots_settle(first, second, bots, target):
                return True
        return False

    def bots_on(self, hex_: int) -> int:
        count = 0
        for unit in range(UNITS * self.c, UNITS * self.c + BOTS):
            if self.s.unit[unit] == hex_:
                count += 1
        if self.u != ROVER:
            if hex_ == self.left:
                count -= 1
            elif hex_ == self.entered:
                count += 1
        return count

    def bots_astray(self) -> tuple[int, int, int]:
        """How many Bots must move on, and the hexes of the first two. Where only own Bots stand, the first
        may stay."""
        count = 0
        first = second = NOWHERE
        for u in range(BOTS):
            at = self.at(u)
            if at < 0:
                continue
            if self.tile_fits(at, self.collecting):
                pieces = self.pieces(at)
                if pieces == 1 or (pieces == self.bots_on(at) and self.is_first_there(u, at)):
                    continue
            count += 1
            if count == 1:
                first = at
            else:
                second = at
        return count, first, second

    def is_first_there(self, bot: int, hex_: int) -> bool:
        """Whether no own Bot with a lower number stands on the hex."""
        return all(self.at(u) != hex_ for u in range(bot))

    def bots_settle(self, first: int, second: int, points: int, taken: int) -> bool:
        """Whether Bots astray on two hexes find different free hexes, none of them ``taken``, with the
        points there are."""
        if first < 0:
            return True
        if not points:
            return False
        for one in OUTWARDS[first]:
            away = DISTANCE[first * HEXES + one]
            if away > points:
                break
            if one == taken or not self.is_refuge(one, self.collecting):
                continue
            if second < 0 or self.second_settles(second, points - away, taken, one):
                return True
        return False

    def second_settles(self, start: int, points: int, taken: int, first: int) -> bool:
        """The same for the second Bot, whose hex must also differ from the first one's."""
        for two in OUTWARDS[start]:
            if DISTANCE[start * HEXES + two] > points:
                break
            if two != taken and two != first and self.is_refuge(two, self.collecting):
                return True
        return False
