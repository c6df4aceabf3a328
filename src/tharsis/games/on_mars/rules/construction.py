"""5.4 to 5.8: constructing a building, from the choice of its type to the Progress area."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.on_mars.actions import (
    ASK_BUILD,
    ASK_SITE,
    ASK_USE,
    AT,
    BOOST,
    BUILD,
    BUILDING_TILE,
    BUILT_UPON,
    LOG_BUILT,
    LOG_CUBE,
    NO_BOOST,
    NO_COLONISTS,
    NO_MINER,
    NO_RESOURCES,
    NO_SITE,
    NO_TECH,
    NOWHERE_TO_BUILD,
    OUT_OF_ZONE,
    STACK_EMPTY,
    TECH_TOO_LOW,
    USE,
    WITHOUT,
    WRONG_DISTANCE,
)
from tharsis.games.on_mars.board import (
    BESIDE,
    BUILDING_COST,
    DISTANCE,
    HEXES,
    NEIGHBOURS,
    PRODUCT,
    SHELTER_TILES,
    ZONE,
)
from tharsis.games.on_mars.cards import ARROWS
from tharsis.games.on_mars.rules.displacement import displace
from tharsis.games.on_mars.rules.effects import Effect, define
from tharsis.games.on_mars.rules.gains import (
    Gain,
    check_upgrade_contracts,
    contribute,
    leave_quarters,
    send_to_work,
    task,
)
from tharsis.games.on_mars.rules.lss import LifeSupport, raise_marker
from tharsis.games.on_mars.rules.payment import Units, has_one, pay
from tharsis.games.on_mars.rules.settlers import settle
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.rules.technology import use_tech
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import (
    BOTS,
    BUILDINGS,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINER,
    PROGRESS_MISSION,
    SHELTER,
    SHELTER_TASK,
)
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

TYPES: Final = 6


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
                elif second < 0:
                    second = group
                else:
                    break
    if total:
        return total
    return 0 if near else -1


def left_in_stock(s: OMState, c: int, building: int) -> int:
    """Tiles of a type that the company can still build."""
    return SHELTER_TILES - s.shelters[c] if building == SHELTER else len(s.stacks[building])


def why_type(s: OMState, c: int, building: int, spare: int) -> int:
    """5.4: a tile is left and its cost can be paid; ``spare`` Colonists may be used for a Mine."""
    if not left_in_stock(s, c, building):
        return STACK_EMPTY
    if building == MINE:
        return LEGAL if spare > 0 else NO_MINER
    return LEGAL if c == s.lacerda or has_one(s, c, BUILDING_COST[building]) else NO_RESOURCES


def why_site(s: OMState, c: int, building: int, hex_: int, level: int) -> int:
    """5.4, 5.7: no building there, in the zone of an own Bot, at the right distance, Tech of the level."""
    if s.building[hex_] >= 0:
        return BUILT_UPON
    if not s.in_zone(c, hex_):
        return OUT_OF_ZONE
    need = connects(s, s.kind_of(c, building), hex_)
    if need < 0:
        return WRONG_DISTANCE
    return LEGAL if need <= level else TECH_TOO_LOW


def has_site(s: OMState, c: int, building: int, bonus: int) -> bool:
    """Whether a building of the type has any site."""
    kind = s.kind_of(c, building)
    level = s.best_level(building) + bonus
    for u in range(5 * c, 5 * c + BOTS):
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
    for u in range(5 * c, 5 * c + BOTS):
        at = s.unit[u]
        if at >= 0:
            for hex_ in ZONE[at]:
                if s.building[hex_] < 0 and hex_ not in found:
                    need = connects(s, kind, hex_)
                    if 0 <= need <= level:
                        found.append(hex_)
    found.sort()
    return found


def can_construct(s: OMState, c: int, building: int, bonus: int, spare: int) -> bool:
    return why_type(s, c, building, spare) == LEGAL and has_site(s, c, building, bonus)


def constructible(s: OMState, c: int, spare: int) -> Units | None:
    """3.3: what the action will still need when any building can be constructed, or None."""
    for building in range(GENERATOR, TYPES):
        if can_construct(s, c, building, 0, spare):
            return ()
    return (MINER,) if can_construct(s, c, MINE, 0, spare) else None


def why_not_construct(s: OMState, c: int) -> int:
    """5.4: why no building at all can be constructed: no site, nothing to pay with, nobody for a Mine."""
    reason = NOWHERE_TO_BUILD
    for building in range(TYPES):
        if left_in_stock(s, c, building) and has_site(s, c, building, 0):
            reason = NO_MINER if building == MINE else NO_RESOURCES
    return reason


class Construct(Step[OMState]):
    """5.4: choose the type of building."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        if self.legal(s, self.company):
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        spare = s.quarters[seat]
        return [BUILD + b for b in range(TYPES) if can_construct(s, seat, b, 0, spare)]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if not BUILD <= action < BUILD + TYPES:
            return NOT_NOW
        building = action - BUILD
        reason = why_type(s, seat, building, s.quarters[seat])
        if reason != LEGAL:
            return reason
        return LEGAL if has_site(s, seat, building, 0) else NO_SITE

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        return (action - BUILD,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        s.do(Site(seat, action - BUILD, 0, 0))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_BUILD)


class Site(Step[OMState]):
    """5.4: choose the hex. Some Advanced Buildings let Colonists raise the Tech level (6.2)."""

    def __init__(self, company: int, building: int, bonus: int, boosted: int) -> None:
        self.company: Final = company
        self.building: Final = building
        self.bonus: Final = bonus
        self.boosted: Final = boosted

    def spare(self, s: OMState, c: int) -> int:
        """Colonists that may still boost."""
        if not self.boosted:
            return 0
        return s.quarters[c] - 1 if self.building == MINE else s.quarters[c]

    def run(self, s: OMState) -> None:
        c = self.company
        payable = why_type(s, c, self.building, s.quarters[c]) == LEGAL
        if payable and has_site(s, c, self.building, self.bonus + max(0, self.spare(s, c))):
            s.ask(self, c)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found = [AT + hex_ for hex_ in sites(s, seat, self.building, self.bonus)]
        if self.spare(s, seat) > 0:
            found.append(BOOST)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == BOOST:
            if not self.boosted:
                return NO_BOOST
            return LEGAL if self.spare(s, seat) > 0 else NO_COLONISTS
        if not AT <= action < AT + HEXES:
            return NOT_NOW
        return why_site(s, seat, self.building, action - AT, s.best_level(self.building) + self.bonus)

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        if reason == TECH_TOO_LOW:
            return (connects(s, s.kind_of(seat, self.building), action - AT),)
        return (self.building,) if reason == WRONG_DISTANCE else (action - AT,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == BOOST:
            send_to_work(s, seat)
            s.do(Site(seat, self.building, self.bonus + 1, self.boosted))
        else:
            s.do(ChooseTech(seat, self.building, action - AT, self.bonus))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_SITE, (self.building,))


class ChooseTech(Step[OMState]):
    """4.5, 5.7: whose Tech tile joins the building to others; asked where several would do."""

    def __init__(self, company: int, building: int, hex_: int, bonus: int) -> None:
        self.company: Final = company
        self.building: Final = building
        self.hex: Final = hex_
        self.bonus: Final = bonus

    def run(self, s: OMState) -> None:
        c = self.company
        if why_type(s, c, self.building, s.quarters[c]) != LEGAL:
            return
        if not connects(s, s.kind_of(c, self.building), self.hex):
            self.build(s)
            return
        ways = self.legal(s, c)
        if len(ways) > 1:
            s.ask(self, c)
        else:
            self.choose(s, c, ways[0])

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = []
        for owner in range(s.companies):
            if self.why(s, seat, USE + owner) == LEGAL:
                found.append(USE + owner)
        if self.why(s, seat, WITHOUT) == LEGAL:
            found.append(WITHOUT)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        need = connects(s, s.kind_of(self.company, self.building), self.hex) - self.bonus
        if action == WITHOUT:
            return LEGAL if need <= 0 else TECH_TOO_LOW
        if not USE <= action < USE + 4:
            return NOT_NOW
        level = s.tech_level(action - USE, self.building) if action - USE < s.companies else 0
        if not level:
            return NO_TECH
        return LEGAL if need <= level else TECH_TOO_LOW

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason == NO_TECH:
            return (action - USE,)
        return (connects(s, s.kind_of(seat, self.building), self.hex),)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action != WITHOUT:
            use_tech(s, self.company, self.building, action - USE)
        self.build(s)

    def build(self, s: OMState) -> None:
        c = self.company
        cost: Units = () if self.building == MINE else (BUILDING_COST[self.building],)
        s.do(Erect(c, self.building, self.hex))
        pay(s, c, cost)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_USE, (self.building,))


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
            arrows = 6 * self.building + s.draw(BUILDING_TILE, s.stacks[self.building])
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
                beside = BESIDE[6 * self.hex + way]
                if beside >= 0 and s.is_empty(beside):
                    s.crystal[beside] = 1
        size = s.size[self.hex]
        if self.building == GREENHOUSE and size >= 5 and c != s.lacerda:
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


# -- effects --------------------------------------------------------------------------------------


class ConstructEffect(Effect):
    """Construct a building of one type; boosted: Colonists raise the Tech level."""

    def __init__(self, building: int, boosted: int) -> None:
        self.building: Final = building
        self.boosted: Final = boosted

    def possible(self, s: OMState, c: int) -> bool:
        bonus = 0
        if self.boosted:
            bonus = max(0, s.quarters[c] - 1 if self.building == MINE else s.quarters[c])
        return can_construct(s, c, self.building, bonus, s.quarters[c])

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Site(c, self.building, 0, self.boosted))


class ConstructAnyEffect(Effect):
    """Construct a building of any type."""

    def possible(self, s: OMState, c: int) -> bool:
        return constructible(s, c, s.quarters[c]) is not None

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(Construct(c))


for _building in range(TYPES):
    define(f"construct_{BUILDINGS[_building]}", ConstructEffect(_building, 0))
    define(f"construct_{BUILDINGS[_building]}_boosted", ConstructEffect(_building, 1))
define("construct_any", ConstructAnyEffect())
