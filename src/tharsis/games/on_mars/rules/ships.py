"""5.12: Welcome a Ship."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_BOT,
    ASK_CREW,
    ASK_SHIP,
    ASK_SHIP_FREE,
    AT,
    BOOST,
    CREW_OF,
    DONE,
    FRESH_COLONISTS,
    LOG_BOT,
    LOG_SHIP,
    MUST_FIRST,
    NO_BOOST,
    NO_COLONISTS,
    NO_SHIP,
    NO_TECH,
    SHIP,
    SHIP_LIMIT,
    TECH_USED,
    TOO_FAR,
    USE,
)
from tharsis.games.on_mars.board import DISTANCE, HEXES, SHIP_COST, SHIPS
from tharsis.games.on_mars.rules.effects import Effect, define
from tharsis.games.on_mars.rules.gains import contribute, gain_colonists
from tharsis.games.on_mars.rules.payment import pay, short
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.rules.technology import use_tech
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import BOT_MISSION, BOTS, SHELTER, SHIP_TECH
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

# How a welcome differs from the printed action, as bits.
FREE: Final = 1
PRIVATE: Final = 2  # one Colonist more with each Ship
TECH_OPEN: Final = 4
WELCOMED: Final = 8  # a Ship has come in this action


def why_welcome(s: OMState, c: int, bits: int) -> int:
    """5.12: no more Ships ever taken than the Colony level; plant and water are paid."""
    if not s.ships[c]:
        return NO_SHIP
    if s.ships_taken(c) >= s.level:
        return SHIP_LIMIT
    return LEGAL if bits & FREE else short(s, c, SHIP_COST)


def has_fresh_room(s: OMState, c: int) -> bool:
    """Whether the Ship Tech could bring anybody."""
    return s.supply[c] > 0 and s.quarters[c] < s.capacity(c)


def bot_places(s: OMState, c: int) -> list[int]:
    """5.12: own Shelters without a piece; else the available hexes nearest to one of them."""
    own: list[int] = []
    found: list[int] = []
    for hex_ in range(HEXES):
        if s.building[hex_] == SHELTER + c:
            own.append(hex_)
            if not s.pieces[hex_]:
                found.append(hex_)
    if found:
        return found
    near = HEXES
    for hex_ in range(HEXES):
        if not s.is_available(hex_):
            continue
        for shelter in own:
            away = DISTANCE[shelter * HEXES + hex_]
            if away < near:
                near = away
                found = []
            if away == near and hex_ not in found:
                found.append(hex_)
    return found


class Welcome(Step[OMState]):
    """5.12: welcome Ships one by one; each Colonist sent to work, none gained this turn, allows one more."""

    def __init__(self, company: int, left: int, boosted: int, bits: int, must: int) -> None:
        self.company: Final = company
        self.left: Final = left
        self.boosted: Final = boosted
        self.bits: Final = bits
        self.must: Final = must

    def run(self, s: OMState) -> None:
        c = self.company
        more = self.left or (self.boosted and self.rested(s, c) > 0)
        if (more and why_welcome(s, c, self.bits) == LEGAL) or self.has_tech(s, c):
            s.ask(self, c)

    def rested(self, s: OMState, c: int) -> int:
        """Colonists that did not come in this turn."""
        return s.quarters[c] - s.fresh if c == s.active else s.quarters[c]

    def has_tech(self, s: OMState, c: int) -> bool:
        """4.5: Ship Tech brings more Colonists, once in the action, after a Ship has come."""
        if not self.bits & TECH_OPEN or not self.bits & WELCOMED:
            return False
        return s.best_level(SHIP_TECH) > 0 and has_fresh_room(s, c)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = [] if self.must else [DONE]
        if why_welcome(s, seat, self.bits) == LEGAL:
            if self.left:
                for dock in range(SHIPS):
                    if s.ships[seat] >> dock & 1:
                        found.append(SHIP + dock)
            elif self.boosted and self.rested(s, seat) > 0:
                found.append(BOOST)
        if self.has_tech(s, seat):
            for owner in range(s.companies):
                if s.lab[9 * owner + SHIP_TECH] >= 0:
                    found.append(USE + owner)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return MUST_FIRST if self.must else LEGAL
        if action == BOOST:
            return self.why_boost(s, seat)
        if USE <= action < USE + 4:
            return self.why_use(s, seat, action - USE)
        if not SHIP <= action < SHIP + SHIPS or not self.left:
            return NOT_NOW
        if not s.ships[seat] >> (action - SHIP) & 1:
            return NO_SHIP
        return why_welcome(s, seat, self.bits)

    def why_boost(self, s: OMState, c: int) -> int:
        if not self.boosted or self.left:
            return NO_BOOST
        if not s.quarters[c]:
            return NO_COLONISTS
        if self.rested(s, c) <= 0:
            return FRESH_COLONISTS
        return why_welcome(s, c, self.bits)

    def why_use(self, s: OMState, c: int, owner: int) -> int:
        if not self.bits & TECH_OPEN:
            return TECH_USED
        if owner >= s.companies or s.lab[9 * owner + SHIP_TECH] < 0:
            return NO_TECH
        return LEGAL if self.has_tech(s, c) else MUST_FIRST

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        return (s.level,) if reason == SHIP_LIMIT else (action - USE,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == DONE:
            return
        if action == BOOST:
            s.quarters[seat] -= 1  # one that did not come in this turn
            s.working[seat] += 1
            s.do(Welcome(seat, 1, 1, self.bits, 1))
        elif USE <= action < USE + 4:
            use_tech(s, seat, SHIP_TECH, action - USE)
            gain_colonists(s, seat, s.tech_level(action - USE, SHIP_TECH))
            s.do(Welcome(seat, self.left, self.boosted, self.bits & ~TECH_OPEN, 0))
        else:
            s.ships[seat] &= ~(1 << (action - SHIP))
            s.hangar[seat] += 1
            s.log(LOG_SHIP, seat)
            more = 1 if self.bits & PRIVATE else 0
            s.do(Crew(seat, more), Welcome(seat, self.left - 1, self.boosted, self.bits | WELCOMED, 0))
            if not self.bits & FREE:
                pay(s, seat, SHIP_COST)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_SHIP_FREE if self.bits & FREE else ASK_SHIP, (self.left,))


class Crew(Step[OMState]):
    """5.12: a Colonist and a Bot, or two Colonists; a private Ship brings one Colonist more."""

    def __init__(self, company: int, more: int) -> None:
        self.company: Final = company
        self.more: Final = more

    def run(self, s: OMState) -> None:
        s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [CREW_OF, CREW_OF + 1]

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == CREW_OF:
            gain_colonists(s, seat, 1 + self.more)
            s.do(LandBot(seat))
        else:
            gain_colonists(s, seat, 2 + self.more)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_CREW)


class LandBot(Step[OMState]):
    """5.12: a Bot from the supply onto an own Shelter, or as near as possible; without one nothing comes."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def spare(self, s: OMState) -> int:
        for u in range(5 * self.company, 5 * self.company + BOTS):
            if s.unit[u] < 0:
                return u
        return -1

    def run(self, s: OMState) -> None:
        if self.spare(s) < 0:
            return
        ways = bot_places(s, self.company)
        if len(ways) > 1:
            s.ask(self, self.company)
        else:
            self.choose(s, self.company, AT + ways[0])

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [AT + hex_ for hex_ in bot_places(s, self.company)]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if not AT <= action < AT + HEXES:
            return NOT_NOW
        return LEGAL if action - AT in bot_places(s, self.company) else TOO_FAR

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - AT,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        s.unit[self.spare(s)] = action - AT
        s.pieces[action - AT] += 1
        s.log(LOG_BOT, self.company, action - AT)
        contribute(s, self.company, BOT_MISSION)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_BOT)


class ShipEffect(Effect):
    """Welcome a Ship outside the printed action."""

    def __init__(self, boosted: int, bits: int) -> None:
        self.boosted: Final = boosted
        self.bits: Final = bits

    def possible(self, s: OMState, c: int) -> bool:
        return why_welcome(s, c, self.bits) == LEGAL

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Welcome(c, 1, self.boosted, self.bits, 0))


define("ship_free", ShipEffect(0, FREE | TECH_OPEN))
define("private_ship", ShipEffect(1, PRIVATE | TECH_OPEN))
