"""5.1 to 5.3: moving Bots and the Rover: the Control Center and all effects like it."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_MOVE,
    BEFORE_MOVING,
    BOOST_BOTS,
    BOOST_ROVER,
    DONE,
    LOG_COLLECT,
    LOG_DESTROY,
    MOVE,
    NO_BOOST,
    NO_CRYSTALS,
    NO_POINTS,
    NO_TECH,
    NOT_IN_PLAY,
    OFF_MAP,
    ROVER_TILE,
    STRANDED,
    TECH_USED,
    USE,
)
from tharsis.games.on_mars.board import BESIDE, CENTRE, HEXES, NEIGHBOURS
from tharsis.games.on_mars.cards import DISCOVERIES, TILE_EFFECT
from tharsis.games.on_mars.rules.effects import Benefit, Effect, define
from tharsis.games.on_mars.rules.footing import (
    NOBODY,
    SEVERAL,
    bots_on,
    can_settle,
    is_refuge,
    put_unit,
    restless_unit,
    tile_fits,
)
from tharsis.games.on_mars.rules.gains import contribute
from tharsis.games.on_mars.rules.payment import Pay
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.rules.technology import use_tech
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import BOTS, COIN, DISCOVERY_MISSION, RESEARCH_MISSION, ROVER, ROVER_TECH
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

# What a movement allows, as bits.
BOOST_FOR_BOTS: Final = 1
BOOST_FOR_ROVER: Final = 2
TECH_OPEN: Final = 4
STARTED: Final = 8
COLLECTING: Final = 16  # Bots collect like a Rover

#: Every step of a unit from a hex, as actions, at unit * HEXES + hex.
STEPS: Final[list[list[int]]] = [
    [MOVE + 6 * u + way for way in range(6) if BESIDE[6 * hex_ + way] >= 0]
    for u in range(BOTS + 1)
    for hex_ in range(HEXES)
]


class Move(Step[OMState]):
    """5.1: spend movement points on Bots and the Rover in any order, then end all movement."""

    def __init__(self, company: int, bots: int, rover: int, bits: int) -> None:
        self.company: Final = company
        self.bots: Final = bots
        self.rover: Final = rover
        self.bits: Final = bits

    def run(self, s: OMState) -> None:
        c = self.company
        if self.bits & STARTED and not self.bots and not self.rover and not self.can_use(s):
            self.end(s, c)
        else:
            s.ask(self, c)

    def can_use(self, s: OMState) -> bool:
        return bool(self.bits & TECH_OPEN) and s.best_level(ROVER_TECH) > 0

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = []
        restless = restless_unit(s, seat, bool(self.bits & COLLECTING))
        if restless == NOBODY:
            found.append(DONE)
        if not self.bits & STARTED and s.purse(seat):
            if self.bits & BOOST_FOR_BOTS:
                found.append(BOOST_BOTS)
            if self.bits & BOOST_FOR_ROVER:
                found.append(BOOST_ROVER)
        if self.bits & TECH_OPEN:
            for owner in range(s.companies):
                if s.lab[9 * owner + ROVER_TECH] >= 0:
                    found.append(USE + owner)
        if self.bots:
            for u in range(BOTS):
                if s.unit[5 * seat + u] >= 0:
                    self.ways(s, seat, u, restless, found)
        if self.rover:
            self.ways(s, seat, ROVER, restless, found)
        return found

    def ways(self, s: OMState, c: int, u: int, restless: int, found: list[int]) -> None:
        """All directions in which a unit may go. While all pieces are at rest, a unit that has another
        point left can step back, so that only its last step needs a closer look."""
        at = s.unit[5 * c + u]
        if restless == NOBODY and at >= 0 and (self.rover if u == ROVER else self.bots) > 1:
            found.extend(STEPS[u * HEXES + at])
            return
        start = 6 * (CENTRE if at < 0 else at)
        for way in range(6):
            to = BESIDE[start + way]
            if to >= 0 and self.may_step(s, c, u, at, to, restless):
                found.append(MOVE + 6 * u + way)

    def may_step(self, s: OMState, c: int, u: int, at: int, to: int, restless: int) -> bool:
        """The closer look, which mostly can be spared: all is well where the unit may rest while no other
        is restless, and nothing where it may not after its last point, unless another piece makes way."""
        if is_refuge(s, c, to, u == ROVER or bool(self.bits & COLLECTING)):
            if restless in (NOBODY, u) or self.has_room_beside(s, c, u, to, restless):
                return True
        elif (self.rover if u == ROVER else self.bots) == 1 and not self.can_yield(s, c, u, to):
            return False
        return self.affordable(s, c, u, at, to)

    def has_room_beside(self, s: OMState, c: int, u: int, to: int, restless: int) -> bool:
        """Whether the one other unit that is restless finds rest with a single step."""
        if restless == SEVERAL or (u != ROVER and restless != ROVER and self.bots == 1):
            return False
        collects = restless == ROVER or bool(self.bits & COLLECTING)
        if not (self.rover if restless == ROVER else self.bots):
            return False
        return any(
            hex_ != to and is_refuge(s, c, hex_, collects) for hex_ in NEIGHBOURS[s.unit[5 * c + restless]]
        )

    def can_yield(self, s: OMState, c: int, u: int, hex_: int) -> bool:
        """Whether an own piece of the other sort stands there with points to go on."""
        if u == ROVER:
            return self.bots > 0 and bots_on(s, c, hex_) > 0
        return self.rover > 0 and s.unit[5 * c + ROVER] == hex_

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return self.why_done(s, seat)
        if action in (BOOST_BOTS, BOOST_ROVER):
            bit = BOOST_FOR_BOTS if action == BOOST_BOTS else BOOST_FOR_ROVER
            if not self.bits & bit:
                return NO_BOOST
            if self.bits & STARTED:
                return BEFORE_MOVING
            return LEGAL if s.purse(seat) else NO_CRYSTALS
        if USE <= action < USE + 4:
            if not self.bits & TECH_OPEN:
                return TECH_USED
            owner = action - USE
            return LEGAL if owner < s.companies and s.lab[9 * owner + ROVER_TECH] >= 0 else NO_TECH
        if not MOVE <= action < MOVE + 30:
            return NOT_NOW
        return self.why_move(s, seat, (action - MOVE) // 6, (action - MOVE) % 6)

    def why_done(self, s: OMState, c: int) -> int:
        """2.5, 5.3: every own piece alone on its hex, the Rover on no tile it cannot take."""
        collecting = bool(self.bits & COLLECTING)
        for u in range(5):
            at = s.unit[5 * c + u]
            if at >= 0:
                if s.pieces[at] > 1:
                    return STRANDED
                if s.tile[at] >= 0 and not tile_fits(s, c, at, u == ROVER or collecting):
                    return ROVER_TILE
        return LEGAL

    def why_move(self, s: OMState, c: int, u: int, way: int) -> int:
        """5.1: a point left, a hex there, and enough points after it to put every piece right."""
        left = self.rover if u == ROVER else self.bots
        if not left:
            return NO_POINTS
        at = s.unit[5 * c + u]
        if at < 0 and u != ROVER:
            return NOT_IN_PLAY
        to = BESIDE[6 * (CENTRE if at < 0 else at) + way]
        if to < 0:
            return OFF_MAP
        return LEGAL if self.affordable(s, c, u, at, to) else STRANDED

    def affordable(self, s: OMState, c: int, u: int, at: int, to: int) -> bool:
        """Try the step and see whether the points left can put every own piece right."""
        collecting = bool(self.bits & COLLECTING)
        bots = self.bots if u == ROVER else self.bots - 1
        rover = self.rover - 1 if u == ROVER else self.rover
        put_unit(s, 5 * c + u, to)
        fine = can_settle(s, c, bots, rover, collecting)
        put_unit(s, 5 * c + u, at)
        return fine

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        return (action - USE,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == DONE:
            self.end(s, seat)
        elif action == BOOST_BOTS:
            s.do(Pay(seat, (COIN,), ()), Move(seat, self.bots + 1, self.rover, self.bits))
        elif action == BOOST_ROVER:
            s.do(Pay(seat, (COIN,), ()), Move(seat, self.bots, self.rover + 1, self.bits))
        elif USE <= action < USE + 4:
            use_tech(s, seat, ROVER_TECH, action - USE)
            more = s.tech_level(action - USE, ROVER_TECH)
            s.do(Move(seat, self.bots, self.rover + more, self.bits & ~TECH_OPEN))
        else:
            self.go(s, seat, (action - MOVE) // 6, (action - MOVE) % 6)

    def go(self, s: OMState, c: int, u: int, way: int) -> None:
        """5.1, 5.3: one hex further; a Rover picks up the crystals on its way."""
        at = s.unit[5 * c + u]
        to = BESIDE[6 * (CENTRE if at < 0 else at) + way]
        put_unit(s, 5 * c + u, to)
        if s.crystal[to] and (u == ROVER or self.bits & COLLECTING):
            s.crystal[to] = 0
            s.waiting[c] += 1
        if u == ROVER:
            s.do(Move(c, self.bots, self.rover - 1, self.bits | STARTED))
        else:
            s.do(Move(c, self.bots - 1, self.rover, self.bits | STARTED))

    def end(self, s: OMState, c: int) -> None:
        """5.2, 5.3: Bots clear what lies under them; the Rover takes its tile."""
        for u in range(5):
            at = s.unit[5 * c + u]
            if at < 0:
                continue
            if u == ROVER or self.bits & COLLECTING:
                if s.tile[at] >= 0:
                    collect(s, c, at)
            else:
                if s.tile[at] >= 0:
                    s.log(LOG_DESTROY, c, s.tile[at])
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
    s.do(Benefit(c, TILE_EFFECT[tile], 1))


# -- effects --------------------------------------------------------------------------------------


class MoveEffect(Effect):
    """Movement points for Bots or Rover."""

    def __init__(self, bots: int, rover: int, bits: int) -> None:
        self.bots: Final = bots
        self.rover: Final = rover
        self.bits: Final = bits

    def possible(self, s: OMState, c: int) -> bool:
        return True

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Move(c, self.bots, self.rover, self.bits))


class CommandEffect(Effect):
    """Command Center: as many points as the best Rover Tech in play; reading it is not using it."""

    def possible(self, s: OMState, c: int) -> bool:
        return s.best_level(ROVER_TECH) > 0 or s.purse(c) > 0

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Move(c, 0, s.best_level(ROVER_TECH), BOOST_FOR_ROVER))


CONTROL: Final = BOOST_FOR_BOTS | BOOST_FOR_ROVER | TECH_OPEN

define("move_bots", MoveEffect(2, 0, BOOST_FOR_BOTS))
define("move_rover", MoveEffect(0, 2, BOOST_FOR_ROVER | TECH_OPEN))
define("move_rover_5", MoveEffect(0, 5, BOOST_FOR_ROVER | TECH_OPEN))
define("recycling_bots", MoveEffect(2, 0, BOOST_FOR_BOTS | COLLECTING))
define("move_rover_by_tech", CommandEffect())
