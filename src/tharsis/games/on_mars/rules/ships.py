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
    LOG_BOT,
    LOG_SHIP,
    NO_EARLY_CHOICE,
    NO_MORE_SHIPS,
    NO_NEAREST_HEX,
    NO_RESTED_COLONISTS,
    NO_SECOND_USE,
    NO_SHIP,
    SHIP,
    USE,
)
from tharsis.games.on_mars.board import DISTANCE, HEXES, SHIP_COST, SHIPS
from tharsis.games.on_mars.codes import BOT_MISSION, BOTS, SHELTER, SHIP_TECH, UNITS, WITH_BOT
from tharsis.games.on_mars.rules.boosted import Boosted
from tharsis.games.on_mars.rules.footing import put_unit
from tharsis.games.on_mars.rules.gains import gain_colonists
from tharsis.games.on_mars.rules.missions import contribute
from tharsis.games.on_mars.rules.payment import pay, short_why
from tharsis.games.on_mars.rules.technology import owner_why, owners, use_tech
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, PickOne, Prompt

# How a welcome differs from the printed action, as bits.
FREE: Final = 1
PRIVATE: Final = 2  # one Colonist more with each Ship
TECH_OPEN: Final = 4
WELCOMED: Final = 8  # a Ship has come in this action

SHIP_BOOST_OR_USE: Final[list[int]] = [SHIP, BOOST, USE]
DOCK_RANGE: Final[list[int]] = list(range(SHIPS))


def welcome_why(s: OMState, c: int, bits: int) -> int:
    """5.12: no more Ships ever taken than the Colony level; plant and water are paid."""
    if not s.ships[c]:
        return NO_SHIP
    if s.ships_taken(c) >= s.level:
        return NO_MORE_SHIPS
    return LEGAL if bits & FREE else short_why(s, c, SHIP_COST)


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


class Welcome(Boosted):
    """5.12: welcome Ships one by one; each Colonist sent to work, none gained this turn, allows one more."""

    def __init__(self, by: int, left: int, boosts: int, must: bool, bits: int) -> None:
        super().__init__(by, left, boosts, must)
        self.bits: Final = bits

    def possible(self, s: OMState, by: int) -> bool:
        return super().possible(s, by) or self.has_tech(s, by)

    def can_go_on(self, s: OMState, by: int) -> bool:
        return welcome_why(s, by, self.bits) == LEGAL

    def can_boost(self, s: OMState, by: int) -> bool:
        return self.boosts > 0 and self.rested(s, by) > 0

    def rested(self, s: OMState, c: int) -> int:
        """Colonists that did not come in this turn."""
        return s.quarters[c] - s.fresh if c == s.active else s.quarters[c]

    def has_tech(self, s: OMState, c: int) -> bool:
        """4.5: Ship Tech brings more Colonists, once in the action, after a Ship has come."""
        if not self.bits & TECH_OPEN or not self.bits & WELCOMED:
            return False
        return s.best_level(SHIP_TECH) > 0 and has_fresh_room(s, c)

    def verbs(self) -> list[int]:
        return SHIP_BOOST_OR_USE

    def choices(self, s: OMState, by: int) -> list[int]:
        return DOCK_RANGE

    def offers(self, s: OMState, by: int) -> list[int]:
        found: list[int] = []
        if self.can_go_on(s, by):
            if self.left:
                found = [SHIP + dock for dock in DOCK_RANGE if s.ships[by] >> dock & 1]
            elif self.can_boost(s, by):
                found = [BOOST]
        if self.has_tech(s, by):
            found.extend([USE + owner for owner in owners(s, SHIP_TECH)])
        return found

    def pick_why(self, s: OMState, by: int, verb: int, x: int) -> int:
        return self.use_why(s, by, x) if verb == USE else super().pick_why(s, by, verb, x)

    def choice_why(self, s: OMState, by: int, dock: int) -> int:
        return welcome_why(s, by, self.bits) if s.ships[by] >> dock & 1 else NO_SHIP

    def boost_why(self, s: OMState, by: int) -> int:
        reason = super().boost_why(s, by)
        if reason != LEGAL:
            return reason
        return welcome_why(s, by, self.bits) if self.rested(s, by) > 0 else NO_RESTED_COLONISTS

    def use_why(self, s: OMState, by: int, owner: int) -> int:
        if not self.bits & TECH_OPEN:
            return NO_SECOND_USE
        reason = owner_why(s, SHIP_TECH, owner)
        if reason != LEGAL:
            return reason
        return LEGAL if self.has_tech(s, by) else NO_EARLY_CHOICE

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (s.level,) if reason == NO_MORE_SHIPS else super().details(s, by, action, reason)

    def take(self, s: OMState, by: int, verb: int, x: int) -> None:
        if verb == USE:
            use_tech(s, by, SHIP_TECH, x)
            gain_colonists(s, by, s.tech_level(x, SHIP_TECH))
            s.do(Welcome(by, self.left, self.boosts, must=False, bits=self.bits & ~TECH_OPEN))
        else:
            super().take(s, by, verb, x)

    def send(self, s: OMState, by: int) -> None:
        """One that did not come in this turn."""
        s.quarters[by] -= 1
        s.working[by] += 1

    def do_once(self, s: OMState, by: int, dock: int) -> None:
        s.ships[by] &= ~(1 << dock)
        s.hangar[by] += 1
        s.log(LOG_SHIP, by)
        s.do(Crew(by, 1 if self.bits & PRIVATE else 0))
        if not self.bits & FREE:
            pay(s, by, SHIP_COST)

    def again(self, left: int, boosts: int, must: bool) -> Boosted:
        return Welcome(self.by, left, boosts, must, self.bits | WELCOMED)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_SHIP_FREE if self.bits & FREE else ASK_SHIP, (self.left,))


class Crew(PickOne[OMState]):
    """5.12: a Colonist and a Bot, or two Colonists; a private Ship brings ``more`` Colonists."""

    def __init__(self, by: int, more: int) -> None:
        super().__init__(by)
        self.more: Final = more

    def run(self, s: OMState) -> None:
        self.put(s)

    def verb(self) -> int:
        return CREW_OF

    def take(self, s: OMState, by: int, crew: int) -> None:
        if crew == WITH_BOT:
            gain_colonists(s, by, 1 + self.more)
            s.do(LandBot(by))
        else:
            gain_colonists(s, by, 2 + self.more)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_CREW)


class LandBot(PickOne[OMState]):
    """5.12: a Bot from the supply onto an own Shelter, or as near as possible; without one nothing comes."""

    def spare(self, s: OMState) -> int:
        for u in range(UNITS * self.by, UNITS * self.by + BOTS):
            if s.unit[u] < 0:
                return u
        return -1

    def run(self, s: OMState) -> None:
        if self.spare(s) >= 0:
            self.ask_or_take(s)

    def verb(self) -> int:
        return AT

    def among(self, s: OMState, by: int) -> list[int]:
        return bot_places(s, by)

    def outside(self) -> int:
        return NO_NEAREST_HEX

    def take(self, s: OMState, by: int, hex_: int) -> None:
        put_unit(s, self.spare(s), hex_)
        s.log(LOG_BOT, by, hex_)
        contribute(s, by, BOT_MISSION)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_BOT)
