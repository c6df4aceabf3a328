"""5.1 to 5.3: moving Bots and the Rover: the Control Center and all effects like it."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_MOVE,
    BOOST_BOTS,
    BOOST_ROVER,
    DONE,
    LEAVE,
    LOG_COLLECT,
    LOG_DESTROY,
    LOG_LEFT,
    MOVE,
    NO_BOOST,
    NO_CRYSTALS,
    NO_FOOTING,
    NO_HEX,
    NO_LATE_BOOST,
    NO_POINTS,
    NO_SECOND_USE,
    NO_TILE_BELOW,
    NO_UNIT,
    NO_USE_OF_TILE,
    USE,
)
from tharsis.games.on_mars.board import BESIDE, CENTRE, HEXES, WAYS
from tharsis.games.on_mars.codes import (
    BOTS,
    COIN,
    DISCOVERY_MISSION,
    RESEARCH_MISSION,
    ROVER,
    ROVER_TECH,
    TECHS,
    UNITS,
)
from tharsis.games.on_mars.deck import DISCOVERIES, TILE_EFFECT
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.footing import (
    NOBODY,
    has_left,
    is_open,
    is_refuge,
    put_unit,
    restless_unit,
    tile_fits,
)
from tharsis.games.on_mars.rules.missions import contribute
from tharsis.games.on_mars.rules.payment import pay
from tharsis.games.on_mars.rules.settling import Settling
from tharsis.games.on_mars.rules.shortage import short_of
from tharsis.games.on_mars.rules.technology import owner_why, use_tech
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Either, Prompt

# What a movement allows, as bits.
BOOST_FOR_BOTS: Final = 1
BOOST_FOR_ROVER: Final = 2
TECH_OPEN: Final = 4
STARTED: Final = 8
COLLECTING: Final = 16  # Bots collect like a Rover
CONTROL: Final = BOOST_FOR_BOTS | BOOST_FOR_ROVER | TECH_OPEN

#: Every step of a unit from a hex, as actions, at unit * HEXES + hex.
STEPS_FROM: Final[list[list[int]]] = [
    [MOVE + WAYS * u + way for way in range(WAYS) if BESIDE[WAYS * hex_ + way] >= 0]
    for u in range(UNITS)
    for hex_ in range(HEXES)
]
MOVES: Final[list[int]] = [MOVE, BOOST_BOTS, BOOST_ROVER, USE, LEAVE]


class Move(Either[OMState]):
    """5.1: spend movement points on Bots and the Rover in any order, then end all movement."""

    def __init__(self, by: int, bots: int, rover: int, bits: int) -> None:
        super().__init__(by)
        self.bots: Final = bots
        self.rover: Final = rover
        self.bits: Final = bits

    def run(self, s: OMState) -> None:
        spent = self.bits & STARTED and not self.bots and not self.rover and not self.can_use(s)
        if spent and not self.has_found(s, self.by):
            self.stopped(s, self.by)
        else:
            self.put(s)

    def has_found(self, s: OMState, c: int) -> bool:
        """5.3: whether the Rover stands on a tile that it may take or leave."""
        at = s.unit[UNITS * c + ROVER]
        return at >= 0 and is_open(s, c, at)

    def can_use(self, s: OMState) -> bool:
        return bool(self.bits & TECH_OPEN) and s.best_level(ROVER_TECH) > 0

    def verbs(self) -> list[int]:
        return MOVES

    # -- what is possible, quickly ----------------------------------------------------------------

    def legal(self, s: OMState, seat: int) -> list[int]:
        by = self.by
        found: list[int] = []
        restless = restless_unit(s, by, bool(self.bits & COLLECTING))
        if self.bots:
            for u in range(BOTS):
                if s.unit[UNITS * by + u] >= 0:
                    self.ways(s, by, u, restless, found)
        if self.rover:
            self.ways(s, by, ROVER, restless, found)
        if not self.bits & STARTED and s.purse(by):
            if self.bits & BOOST_FOR_BOTS:
                found.append(BOOST_BOTS)
            if self.bits & BOOST_FOR_ROVER:
                found.append(BOOST_ROVER)
        if self.bits & TECH_OPEN:
            for owner in range(s.companies):
                if s.lab[TECHS * owner + ROVER_TECH] >= 0:
                    found.append(USE + owner)
        if restless == NOBODY:
            if self.has_found(s, by):
                found.append(LEAVE)
            found.append(DONE)
        return found

    def ways(self, s: OMState, c: int, u: int, restless: int, found: list[int]) -> None:
        """All directions in which a unit may go. While all pieces are at rest, a unit that has another
        point left can step back, so that only its last step needs a closer look; onto a tile that it left
        it may be unable to return."""
        at = s.unit[UNITS * c + u]
        if restless == NOBODY and at >= 0 and self.points(u) > 1 and not has_left(s, c, at):
            found.extend(STEPS_FROM[u * HEXES + at])
            return
        start = WAYS * (CENTRE if at < 0 else at)
        for way in range(WAYS):
            to = BESIDE[start + way]
            if to >= 0 and self.may_step(s, c, u, to, restless):
                found.append(MOVE + WAYS * u + way)

    def points(self, u: int) -> int:
        """Movement points left for a unit."""
        return self.rover if u == ROVER else self.bots

    def collects(self, u: int) -> bool:
        """5.3: whether a unit takes the tile that it stops on."""
        return u == ROVER or bool(self.bits & COLLECTING)

    def may_step(self, s: OMState, c: int, u: int, to: int, restless: int) -> bool:
        """The closer look, which mostly can be spared: all is well where the unit may rest while no other is
        restless, unless a Bot that goes may spoil the tile on which the Rover has stopped."""
        may_spoil = u != ROVER and self.has_found(s, c)
        if not may_spoil and restless in (NOBODY, u) and is_refuge(s, c, to, self.collects(u)):
            return True
        return self.is_affordable(s, c, u, to)

    def is_affordable(self, s: OMState, c: int, u: int, to: int) -> bool:
        """Whether the points left after a step can put every own piece right."""
        settling = Settling(s, c, u, to, bool(self.bits & COLLECTING))
        if u == ROVER:
            return settling.can_settle(self.bots, self.rover - 1)
        return settling.can_settle(self.bots - 1, self.rover)

    # -- what is possible, and why not ------------------------------------------------------------

    def pick_why(self, s: OMState, by: int, verb: int, x: int) -> int:
        if verb == MOVE:
            return self.move_why(s, by, x // WAYS, x % WAYS)
        if verb == USE:
            return owner_why(s, ROVER_TECH, x) if self.bits & TECH_OPEN else NO_SECOND_USE
        if verb == LEAVE:
            return self.stop_why(s, by) if self.has_found(s, by) else NO_TILE_BELOW
        if not self.bits & (BOOST_FOR_BOTS if verb == BOOST_BOTS else BOOST_FOR_ROVER):
            return NO_BOOST
        if self.bits & STARTED:
            return NO_LATE_BOOST
        return LEGAL if s.purse(by) else NO_CRYSTALS

    def move_why(self, s: OMState, c: int, u: int, way: int) -> int:
        """5.1: a point left, a hex there, and enough points after it to put every piece right."""
        if not self.points(u):
            return NO_POINTS
        at = s.unit[UNITS * c + u]
        if at < 0 and u != ROVER:
            return NO_UNIT
        to = BESIDE[WAYS * (CENTRE if at < 0 else at) + way]
        if to < 0:
            return NO_HEX
        return LEGAL if self.is_affordable(s, c, u, to) else NO_FOOTING

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return short_of(s, self, by, action, reason)

    def stop(self) -> int:
        return DONE

    def stop_why(self, s: OMState, by: int) -> int:
        """2.5, 5.3: every own piece alone on its hex, the Rover on no tile it cannot take."""
        for u in range(UNITS):
            at = s.unit[UNITS * by + u]
            if at >= 0:
                if s.pieces[at] > 1:
                    return NO_FOOTING
                if not tile_fits(s, by, at, self.collects(u)):
                    return NO_USE_OF_TILE
        return LEGAL

    # -- what it does -----------------------------------------------------------------------------

    def take(self, s: OMState, by: int, verb: int, x: int) -> None:
        if verb == MOVE:
            self.go(s, by, x // WAYS, x % WAYS)
        elif verb == BOOST_BOTS:
            s.do(Move(by, self.bots + 1, self.rover, self.bits))
            pay(s, by, (COIN,))
        elif verb == BOOST_ROVER:
            s.do(Move(by, self.bots, self.rover + 1, self.bits))
            pay(s, by, (COIN,))
        elif verb == LEAVE:
            s.parked |= 1 << by
            s.log(LOG_LEFT, by, s.tile[s.unit[UNITS * by + ROVER]])
            self.stopped(s, by)
        else:
            use_tech(s, by, ROVER_TECH, x)
            s.do(Move(by, self.bots, self.rover + s.tech_level(x, ROVER_TECH), self.bits & ~TECH_OPEN))

    def go(self, s: OMState, c: int, u: int, way: int) -> None:
        """5.1, 5.3: one hex further; a Rover picks up the crystals on its way."""
        at = s.unit[UNITS * c + u]
        to = BESIDE[WAYS * (CENTRE if at < 0 else at) + way]
        put_unit(s, UNITS * c + u, to)
        if s.crystal[to] and self.collects(u):
            s.crystal[to] = 0
            s.waiting[c] += 1
        if u == ROVER:
            s.do(Move(c, self.bots, self.rover - 1, self.bits | STARTED))
        else:
            s.do(Move(c, self.bots - 1, self.rover, self.bits | STARTED))

    def stopped(self, s: OMState, by: int) -> None:
        """5.2, 5.3: Bots clear what lies under them; the Rover takes its tile, unless it left it."""
        for u in range(UNITS):
            at = s.unit[UNITS * by + u]
            if at < 0:
                continue
            if self.collects(u):
                if is_open(s, by, at):
                    collect(s, by, at)
            else:
                if s.tile[at] >= 0:
                    s.log(LOG_DESTROY, by, s.tile[at])
                s.put_tile(at, -1)
                s.crystal[at] = 0

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_MOVE, (self.bots, self.rover))


def collect(s: OMState, c: int, at: int) -> None:
    """5.3: take a tile off the map and resolve it at once."""
    tile = s.tile[at]
    s.put_tile(at, -1)
    s.log(LOG_COLLECT, c, tile)
    if tile < DISCOVERIES:
        s.discoveries[c] += 1
        contribute(s, c, DISCOVERY_MISSION)
    else:
        s.research[c] |= 1 << (tile - DISCOVERIES)
        contribute(s, c, RESEARCH_MISSION)
    s.do(Benefit(c, TILE_EFFECT[tile], must=True))
