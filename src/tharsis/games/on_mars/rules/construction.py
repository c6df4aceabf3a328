"""5.4, 5.7: constructing a building: its type, its site, the Tech that joins it to others."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.on_mars.actions import (
    ASK_BUILD,
    ASK_SITE,
    ASK_USE,
    AT,
    BOOST,
    BUILD,
    NO_BOOST,
    NO_COLONISTS,
    NO_FITTING_DISTANCE,
    NO_FREE_HEX,
    NO_MINER,
    NO_RESOURCES,
    NO_SITE,
    NO_SITE_AT_ALL,
    NO_TECH_LEVEL,
    NO_TILE_LEFT,
    NO_ZONE,
    USE,
    WITHOUT,
)
from tharsis.games.on_mars.board import BUILDING_COST, DISTANCE, HEXES, SHELTER_TILES, ZONE
from tharsis.games.on_mars.codes import BOTS, BUILDINGS, GENERATOR, MINE, MINER, SHELTER, UNITS
from tharsis.games.on_mars.rules.building import Erect
from tharsis.games.on_mars.rules.gains import send_to_work
from tharsis.games.on_mars.rules.payment import Units, has_one, pay
from tharsis.games.on_mars.rules.shortage import short_of
from tharsis.games.on_mars.rules.technology import owner_why, use_tech
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Either, PickOne, Prompt

SITE_OR_BOOST: Final[list[int]] = [AT, BOOST]


def connects(s: OMState, kind: int, hex_: int) -> int:
    """5.4, 5.7: how many buildings of the kind a new one would join; -1 where it may not stand.

    0: exactly two from one of its kind and beside none, so that no Tech is needed."""
    total = 0
    first: i64 = -1
    second: i64 = -1
    near = False
    start: i64 = hex_ * HEXES
    for at in s.hexes_of[kind]:
        away: i64 = DISTANCE[start + at]
        if away == 2:
            near = True
        elif away == 1:
            group: i64 = s.group[at]
            if group != first and group != second:  # around one hex there is room for three groups
                total += s.size[at]
                if first < 0:
                    first = group
                else:
                    second = group
    if total:
        return total
    return 0 if near else -1


def left_in_stock(s: OMState, c: int, building: int) -> int:
    """Tiles of a type that the company can still build."""
    return SHELTER_TILES - s.shelters[c] if building == SHELTER else len(s.stacks[building])


def type_why(s: OMState, c: int, building: int, spare: int) -> int:
    """5.4: a tile is left and its cost can be paid; ``spare`` Colonists may be used for a Mine."""
    if not left_in_stock(s, c, building):
        return NO_TILE_LEFT
    if building == MINE:
        return LEGAL if spare > 0 else NO_MINER
    return LEGAL if c == s.lacerda or has_one(s, c, BUILDING_COST[building]) else NO_RESOURCES


def site_why(s: OMState, c: int, building: int, hex_: int, level: int) -> int:
    """5.4, 5.7: no building there, in the zone of an own Bot, at the right distance, Tech of the level."""
    if s.building[hex_] >= 0:
        return NO_FREE_HEX
    if not s.in_zone(c, hex_):
        return NO_ZONE
    need = connects(s, s.kind_of(c, building), hex_)
    if need < 0:
        return NO_FITTING_DISTANCE
    return LEGAL if need <= level else NO_TECH_LEVEL


def has_site(s: OMState, c: int, building: int, bonus: int = 0) -> bool:
    """Whether a building of the type has any site; ``bonus`` raises the level of the Tech."""
    kind = s.kind_of(c, building)
    level = s.best_level(building) + bonus
    for u in range(UNITS * c, UNITS * c + BOTS):
        at: i64 = s.unit[u]
        if at >= 0:
            for hex_ in ZONE[at]:
                if s.building[hex_] < 0:
                    need = connects(s, kind, hex_)
                    if 0 <= need <= level:
                        return True
    return False


def sites(s: OMState, c: int, building: int, bonus: int) -> list[int]:
    """5.4: every hex where the company may put a building of the type."""
    kind = s.kind_of(c, building)
    level = s.best_level(building) + bonus
    found: list[int] = []
    for u in range(UNITS * c, UNITS * c + BOTS):
        at = s.unit[u]
        if at >= 0:
            for hex_ in ZONE[at]:
                if s.building[hex_] < 0 and hex_ not in found:
                    need = connects(s, kind, hex_)
                    if 0 <= need <= level:
                        found.append(hex_)
    found.sort()
    return found


def spare_for(s: OMState, c: int, building: int) -> int:
    """6.2: Colonists who may raise the Tech level; a Mine needs one itself."""
    return s.quarters[c] - 1 if building == MINE else s.quarters[c]


def can_construct(s: OMState, c: int, building: int, spare: int, bonus: int = 0) -> bool:
    return type_why(s, c, building, spare) == LEGAL and has_site(s, c, building, bonus)


def constructible(s: OMState, c: int, spare: int) -> Units | None:
    """3.3: what the action will still need when any building can be constructed, or None."""
    for building in range(GENERATOR, BUILDINGS):
        if can_construct(s, c, building, spare):
            return ()
    return (MINER,) if can_construct(s, c, MINE, spare) else None


def construct_why(s: OMState, c: int) -> int:
    """5.4: why no building at all can be constructed: no site, nothing to pay with, nobody for a Mine."""
    reason = NO_SITE_AT_ALL
    for building in range(BUILDINGS):
        if left_in_stock(s, c, building) and has_site(s, c, building):
            reason = NO_MINER if building == MINE else NO_RESOURCES
    return reason


class Construct(PickOne[OMState]):
    """5.4: choose the type of building."""

    def verb(self) -> int:
        return BUILD

    def pick_why(self, s: OMState, by: int, building: int) -> int:
        reason = type_why(s, by, building, s.quarters[by])
        if reason != LEGAL:
            return reason
        return LEGAL if has_site(s, by, building) else NO_SITE

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return short_of(s, self, by, action, reason)

    def take(self, s: OMState, by: int, building: int) -> None:
        s.do(Site(by, building, bonus=0, boosted=False))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_BUILD)


class Site(Either[OMState]):
    """5.4: choose the hex. Some Advanced Buildings let Colonists raise the Tech level (6.2)."""

    def __init__(self, by: int, building: int, bonus: int, boosted: bool) -> None:
        super().__init__(by)
        self.building: Final = building
        self.bonus: Final = bonus
        self.boosted: Final = boosted

    def spare(self, s: OMState, c: int) -> int:
        """Colonists that may still boost."""
        return spare_for(s, c, self.building) if self.boosted else 0

    def possible(self, s: OMState, by: int) -> bool:
        payable = type_why(s, by, self.building, s.quarters[by]) == LEGAL
        return payable and has_site(s, by, self.building, self.bonus + self.spare(s, by))

    def verbs(self) -> list[int]:
        return SITE_OR_BOOST

    def legal(self, s: OMState, seat: int) -> list[int]:
        found = [AT + hex_ for hex_ in sites(s, self.by, self.building, self.bonus)]
        if self.spare(s, self.by) > 0:
            found.append(BOOST)
        return found

    def pick_why(self, s: OMState, by: int, verb: int, hex_: int) -> int:
        if verb == AT:
            return site_why(s, by, self.building, hex_, s.best_level(self.building) + self.bonus)
        if not self.boosted:
            return NO_BOOST
        return LEGAL if self.spare(s, by) > 0 else NO_COLONISTS

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        if reason == NO_TECH_LEVEL:
            return (connects(s, s.kind_of(by, self.building), action - AT),)
        if reason == NO_FITTING_DISTANCE:
            return (self.building,)
        return short_of(s, self, by, action, reason)

    def rule(self, s: OMState, seat: int, action: int) -> str:
        return "5.7" if action == BOOST else super().rule(s, seat, action)

    def take(self, s: OMState, by: int, verb: int, hex_: int) -> None:
        if verb == AT:
            s.do(ChooseTech(by, self.building, hex_, self.bonus))
        else:
            send_to_work(s, by)
            s.do(Site(by, self.building, self.bonus + 1, self.boosted))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_SITE, (self.building,))


class ChooseTech(PickOne[OMState]):
    """4.5, 5.7: whose Tech tile joins the building to others; asked where several would do."""

    def __init__(self, by: int, building: int, hex_: int, bonus: int) -> None:
        super().__init__(by)
        self.building: Final = building
        self.hex: Final = hex_
        self.bonus: Final = bonus

    def run(self, s: OMState) -> None:
        c = self.by
        if type_why(s, c, self.building, s.quarters[c]) != LEGAL:
            return
        if not self.joined(s):
            self.stopped(s, c)
            return
        ways = self.legal(s, c)
        if len(ways) > 1:
            self.put(s)
        else:
            self.choose(s, c, ways[0])

    def joined(self, s: OMState) -> int:
        """How many buildings the new one joins."""
        return connects(s, s.kind_of(self.by, self.building), self.hex)

    def verb(self) -> int:
        return USE

    def pick_why(self, s: OMState, by: int, owner: int) -> int:
        reason = owner_why(s, self.building, owner)
        if reason != LEGAL:
            return reason
        return LEGAL if self.joined(s) - self.bonus <= s.tech_level(owner, self.building) else NO_TECH_LEVEL

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (self.joined(s),) if reason == NO_TECH_LEVEL else ()

    def take(self, s: OMState, by: int, owner: int) -> None:
        use_tech(s, by, self.building, owner)
        self.stopped(s, by)

    def stop(self) -> int:
        return WITHOUT

    def stop_why(self, s: OMState, by: int) -> int:
        return LEGAL if self.joined(s) <= self.bonus else NO_TECH_LEVEL

    def stopped(self, s: OMState, by: int) -> None:
        cost: Units = () if self.building == MINE else (BUILDING_COST[self.building],)
        s.do(Erect(by, self.building, self.hex))
        pay(s, by, cost)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_USE, (self.building,))
