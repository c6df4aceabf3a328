"""6.0, 6.1: operations, and placing influence with them."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_COUP,
    ASK_FREE,
    ASK_OPS,
    ASK_PLACE,
    COUNTRY,
    COUP,
    COUP_ATTEMPT,
    DECLINE,
    INFLUENCE,
    LOG_CIVIL_WAR_WON,
    LOG_DECLINED,
    NO_AREA,
    NO_KIND_YET,
    NO_OPERATION,
    NO_PLACE_CHERNOBYL,
    NO_POINTS,
    NO_REACH,
    NO_STOP,
    NO_TARGET,
    NO_VARIANT,
    PLACE,
    REALIGN,
    REALIGNMENT,
)
from tharsis.games.twilight_struggle.board import (
    AREAS,
    BESIDE_SUPERPOWER,
    CHINESE_CIVIL_WAR,
    ON_MAP,
    OPEN_AT,
    REGION,
    STABILITY,
    USSR,
    WITHIN,
)
from tharsis.games.twilight_struggle.rules.coup import (
    any_target,
    begin_coup,
    coup_why,
    open_targets,
    realign_why,
    shielded,
    target_figures,
)
from tharsis.games.twilight_struggle.rules.realign import Realignment
from tharsis.games.twilight_struggle.rules.values import has_bonus, in_asia, in_southeast, points, raw_value
from tharsis.games.twilight_struggle.state import NONE, TSState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

# What operations may be used for.
PLACING: Final = 1
REALIGNING: Final = 2
COUPS: Final = 4
ANY: Final = 7


def find_reach(s: TSState, by: int) -> list[int]:
    """6.1.1, 6.1.4: countries with own influence or beside such a one when the round began, and those
    beside the own superpower."""
    near = s.start[by]
    found = [country for country in range(ON_MAP) if near[country]]
    if by == USSR and s.civil_war:
        found.append(CHINESE_CIVIL_WAR)
    return found


def price(s: TSState, by: int, country: int) -> int:
    """6.1.2: two points for a marker in a country the enemy controls, else one."""
    return 2 if s.controls(1 - by, country) else 1


def place_why(s: TSState, by: int, country: int, left: int) -> int:
    """6.1.1, 6.1.2: whether a marker may go into a country that is within reach."""
    if by == USSR and s.chernobyl == REGION[country]:
        return NO_PLACE_CHERNOBYL
    return LEGAL if price(s, by, country) <= left else NO_POINTS


def affordable(s: TSState, by: int, left: int) -> list[int]:
    """6.1.2: two points pay for a marker anywhere in reach, one where the enemy is not in control."""
    if left >= 2:
        return [PLACE + country for country in s.reach]
    own = s.influence[by]
    enemy = s.influence[1 - by]
    return [PLACE + c for c in s.reach if enemy[c] - own[c] < STABILITY[c]]


def place_figures(s: TSState, by: int, country: int, left: int, reason: int) -> tuple[int, ...]:
    if reason == NO_PLACE_CHERNOBYL:
        return (REGION[country],)
    if reason == NO_POINTS:
        return (country, price(s, by, country), left)
    return (country,)


def put_marker(s: TSState, by: int, country: int) -> None:
    """6.1: one marker. 12.3: the third one in the Chinese Civil War wins the China Card."""
    s.change(by, country, 1)
    if country == CHINESE_CIVIL_WAR and s.influence[USSR][country] >= STABILITY[country]:
        s.change(USSR, country, -STABILITY[country])
        s.civil_war = False
        s.reach = [c for c in s.reach if c != country]
        s.china = USSR
        s.china_up = True
        s.log(LOG_CIVIL_WAR_WON)


class Operations(Step[TSState]):
    """6.0, 7.4.3: a side conducts operations with a printed value; events may limit the kinds."""

    def __init__(self, by: int, printed: int, china: bool, kinds: int, may_decline: bool) -> None:
        self.by: Final = by
        self.printed: Final = printed
        self.china: Final = china
        self.kinds: Final = kinds
        self.may_decline: Final = may_decline

    def run(self, s: TSState) -> None:
        raw = raw_value(s, self.by, self.printed)
        s.next(ChooseOperation(self.by, raw, self.china, self.kinds, self.may_decline))


class ChooseOperation(Step[TSState]):
    """6.0: all points go into influence, realignment rolls or one coup."""

    def __init__(self, by: int, raw: int, china: bool, kinds: int, may_decline: bool) -> None:
        self.by: Final = by
        self.raw: Final = raw
        self.china: Final = china
        self.kinds: Final = kinds
        self.may_decline: Final = may_decline

    def placement(self) -> "Placement":
        return Placement(self.by, self.raw, self.china, 0, True, True)

    def realignment(self) -> Realignment:
        return Realignment(self.by, self.raw, self.china, 0, True, True, NONE)

    def coup(self) -> "ChooseCoup":
        return ChooseCoup(self.by, self.raw, self.china)

    def run(self, s: TSState) -> None:
        if self.influence_why(s) == LEGAL or self.legal(s, self.by):
            s.ask(self, self.by)

    def influence_why(self, s: TSState) -> int:
        """6.1: two points always buy a marker beside the own superpower, one nearly always; else one
        must look further."""
        if not self.kinds & PLACING:
            return NO_OPERATION
        if self.raw >= 2 and (self.by != USSR or s.chernobyl == NONE):
            return LEGAL
        placement = self.placement()
        near = placement.possible(s, BESIDE_SUPERPOWER[self.by])
        return LEGAL if near or placement.possible(s, find_reach(s, self.by)) else NO_TARGET

    def realignment_why(self, s: TSState) -> int:
        if not self.kinds & REALIGNING:
            return NO_OPERATION
        if not shielded(s, self.by):
            return LEGAL if any_target(s, self.by) else NO_TARGET
        return LEGAL if self.realignment().possible(s) else NO_TARGET

    def coup_why(self, s: TSState) -> int:
        if not self.kinds & COUPS:
            return NO_OPERATION
        if not shielded(s, self.by):
            return LEGAL if any_target(s, self.by) else NO_TARGET
        return LEGAL if self.coup().possible(s) else NO_TARGET

    def legal(self, s: TSState, seat: int) -> list[int]:
        found: list[int] = []
        if self.influence_why(s) == LEGAL:
            found.append(INFLUENCE)
        if any_target(s, self.by):
            if self.coup_why(s) == LEGAL:
                found.append(COUP_ATTEMPT)
            if self.realignment_why(s) == LEGAL:
                found.append(REALIGNMENT)
        if self.may_decline:
            found.append(DECLINE)
        return found

    def why(self, s: TSState, seat: int, action: int) -> int:
        if action == INFLUENCE:
            return self.influence_why(s)
        if action == COUP_ATTEMPT:
            return self.coup_why(s)
        if action == REALIGNMENT:
            return self.realignment_why(s)
        if action == DECLINE:
            return LEGAL if self.may_decline else NO_STOP
        if action < REALIGN + COUNTRY.size:
            return self.country_why(s, seat, action)
        return NOT_NOW

    def country_why(self, s: TSState, seat: int, action: int) -> int:
        """A country is named after the kind; what forbids it then is told already."""
        if action < PLACE + COUNTRY.size:
            reach = find_reach(s, self.by)
            country = action - PLACE
            reason = self.placement().place_in(s, country, reach) if self.kinds & PLACING else NO_OPERATION
        elif action < COUP + COUNTRY.size:
            reason = self.coup().why(s, seat, action) if self.kinds & COUPS else NO_OPERATION
        else:
            reason = self.realignment().why(s, seat, action) if self.kinds & REALIGNING else NO_OPERATION
        return reason if reason != LEGAL else NO_KIND_YET

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if action < PLACE + COUNTRY.size:
            return self.placement().figures(s, seat, action, reason)
        return target_figures(s, action - (COUP if action < COUP + COUNTRY.size else REALIGN), reason)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action == INFLUENCE:
            s.reach = find_reach(s, self.by)
            s.next(self.placement())
        elif action == COUP_ATTEMPT:
            s.next(self.coup())
        elif action == REALIGNMENT:
            s.next(self.realignment())
        else:
            s.log(LOG_DECLINED, self.by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_OPS, (self.by, points(s, self.by, self.raw, self.china, True, True)))


class ChooseCoup(Step[TSState]):
    """6.3.1: the country of a coup."""

    def __init__(self, by: int, raw: int, china: bool) -> None:
        self.by: Final = by
        self.raw: Final = raw
        self.china: Final = china

    def run(self, s: TSState) -> None:
        s.ask(self, self.by)

    def possible(self, s: TSState) -> bool:
        """Whether any country is open to a coup."""
        enemy = s.influence[1 - self.by]
        for country in OPEN_AT[s.defcon]:
            if enemy[country] and coup_why(s, self.by, country, False) == LEGAL:
                return True
        return False

    def legal(self, s: TSState, seat: int) -> list[int]:
        found = open_targets(s, self.by, COUP)
        if shielded(s, self.by):
            return [action for action in found if coup_why(s, self.by, action - COUP, False) == LEGAL]
        return found

    def why(self, s: TSState, seat: int, action: int) -> int:
        if COUP <= action < COUP + COUNTRY.size:
            return coup_why(s, self.by, action - COUP, False)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return target_figures(s, action - COUP, reason)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        country = action - COUP
        worth = points(s, self.by, self.raw, self.china, in_asia(country), in_southeast(country))
        begin_coup(s, self.by, country, worth, False)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_COUP, (self.by, points(s, self.by, self.raw, self.china, True, True)))


class Placement(Step[TSState]):
    """6.1: marker by marker until the points are spent or have no use.

    ``asia`` and ``southeast`` hold while all markers so far lie there: only then do the points bound to
    these regions count (9.6, Vietnam Revolts).
    """

    def __init__(self, by: int, raw: int, china: bool, spent: int, asia: bool, southeast: bool) -> None:
        self.by: Final = by
        self.raw: Final = raw
        self.china: Final = china
        self.spent: Final = spent
        self.asia: Final = asia
        self.southeast: Final = southeast

    def left(self, s: TSState, country: int) -> int:
        """Points left for a marker in this country."""
        asia = self.asia and in_asia(country)
        southeast = self.southeast and in_southeast(country)
        return points(s, self.by, self.raw, self.china, asia, southeast) - self.spent

    def run(self, s: TSState) -> None:
        if self.possible(s, s.reach):
            s.ask(self, self.by)

    def possible(self, s: TSState, reach: list[int]) -> bool:
        """Whether the points left buy a marker anywhere within reach."""
        return any(place_why(s, self.by, c, self.left(s, c)) == LEGAL for c in reach)

    def legal(self, s: TSState, seat: int) -> list[int]:
        if has_bonus(s, self.by, self.china) or (self.by == USSR and s.chernobyl != NONE):
            return [PLACE + c for c in s.reach if place_why(s, self.by, c, self.left(s, c)) == LEGAL]
        return affordable(s, self.by, self.raw - self.spent)

    def why(self, s: TSState, seat: int, action: int) -> int:
        if not PLACE <= action < PLACE + COUNTRY.size:
            return NOT_NOW
        return self.place_in(s, action - PLACE, s.reach)

    def place_in(self, s: TSState, country: int, reach: list[int]) -> int:
        """6.1.1, 6.1.2: whether the next marker may go into a country."""
        if country not in reach:
            return NO_VARIANT if country == CHINESE_CIVIL_WAR else NO_REACH
        return place_why(s, self.by, country, self.left(s, country))

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        country = action - PLACE
        return place_figures(s, self.by, country, self.left(s, country), reason)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        self.place(s, action - PLACE)

    def place(self, s: TSState, country: int) -> None:
        """6.1.2: pay, place, go on with what is left; the price falls with the enemy's control."""
        spent = self.spent + price(s, self.by, country)
        put_marker(s, self.by, country)
        asia = self.asia and in_asia(country)
        southeast = self.southeast and in_southeast(country)
        if spent < points(s, self.by, self.raw, self.china, asia, southeast):
            s.next(Placement(self.by, self.raw, self.china, spent, asia, southeast))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        best = points(s, self.by, self.raw, self.china, self.asia, self.southeast)
        return Prompt(ASK_PLACE, (self.by, best - self.spent))


class FreeAttempt(Step[TSState]):
    """6.3.5: an event grants one coup, or (if it says so) realignment rolls, in an area: DEFCON does not
    close it, and no military operations are gained (8.2.5) unless ``counts``."""

    def __init__(self, by: int, printed: int, area: int, realign: bool, counts: bool, barred: int) -> None:
        self.by: Final = by
        self.printed: Final = printed
        self.area: Final = area
        self.realign: Final = realign
        self.counts: Final = counts
        self.barred: Final = barred  # a country that may not be chosen again, or NONE

    def run(self, s: TSState) -> None:
        if len(self.legal(s, self.by)) > 1:
            s.ask(self, self.by)

    def _area_why(self, country: int) -> int:
        return LEGAL if WITHIN[self.area][country] and country != self.barred else NO_AREA

    def legal(self, s: TSState, seat: int) -> list[int]:
        found = [DECLINE]
        for country in AREAS[self.area]:
            if country == self.barred:
                continue
            if self.realign and realign_why(s, self.by, country, True) == LEGAL:
                found.append(REALIGN + country)
            if coup_why(s, self.by, country, True) == LEGAL:
                found.append(COUP + country)
        return found

    def why(self, s: TSState, seat: int, action: int) -> int:
        if action == DECLINE:
            return LEGAL
        if COUP <= action < COUP + COUNTRY.size:
            return self._area_why(action - COUP) or coup_why(s, self.by, action - COUP, True)
        if REALIGN <= action < REALIGN + COUNTRY.size:
            if not self.realign:
                return NO_OPERATION
            return self._area_why(action - REALIGN) or realign_why(s, self.by, action - REALIGN, True)
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return target_figures(s, action - (COUP if action < COUP + COUNTRY.size else REALIGN), reason)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        raw = raw_value(s, self.by, self.printed)
        if action == DECLINE:
            s.log(LOG_DECLINED, self.by)
        elif action < COUP + COUNTRY.size:
            country = action - COUP
            ops = points(s, self.by, raw, False, in_asia(country), in_southeast(country))
            begin_coup(s, self.by, country, ops, not self.counts)
        else:
            Realignment(self.by, raw, False, 0, True, True, self.area).roll(s, action - REALIGN)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        worth = max(1, raw_value(s, self.by, self.printed))
        return Prompt(ASK_COUP if self.counts else ASK_FREE, (self.by, worth))
