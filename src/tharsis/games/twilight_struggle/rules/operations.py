"""6.0, 6.1: operations, and placing influence with them."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_COUP,
    ASK_FREE,
    ASK_OPS,
    ASK_PLACE,
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
    NOWHERE,
    ON_MAP,
    OPEN_AT,
    REGION,
    STABILITY,
    WITHIN,
)
from tharsis.games.twilight_struggle.codes import NONE, USSR
from tharsis.games.twilight_struggle.rules.coup import (
    any_target,
    begin_coup,
    coup_why,
    open_targets,
    realign_why,
    shielded,
    target_details,
)
from tharsis.games.twilight_struggle.rules.realign import Realignment
from tharsis.games.twilight_struggle.rules.values import (
    BOUND_IN,
    WITHOUT_CHINA,
    has_bonus,
    points,
    raw_value,
)
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, NOT_NOW, SPREAD, Either, PickOne, Prompt, Step

# What operations may be used for.
PLACING: Final = 1
REALIGNING: Final = 2
COUPS: Final = 4
ANY: Final = PLACING | REALIGNING | COUPS
KINDS: Final[list[int]] = [INFLUENCE, COUP_ATTEMPT, REALIGNMENT]
ATTEMPTS: Final[list[int]] = [REALIGN, COUP]


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

    def __init__(
        self,
        by: int,
        printed: int,
        bound: int = WITHOUT_CHINA,
        kinds: int = ANY,
        may_decline: bool = False,
    ) -> None:
        self.by: Final = by
        self.printed: Final = printed
        self.bound: Final = bound
        self.kinds: Final = kinds
        self.may_decline: Final = may_decline

    def run(self, s: TSState) -> None:
        raw = raw_value(s, self.by, self.printed)
        s.next(ChooseOperation(self.by, raw, self.bound, self.kinds, self.may_decline))


class ChooseOperation(Either[TSState]):
    """6.0: all points go into influence, realignment rolls or one coup."""

    def __init__(self, by: int, raw: int, bound: int, kinds: int, may_decline: bool) -> None:
        super().__init__(by)
        self.raw: Final = raw
        self.bound: Final = bound
        self.kinds: Final = kinds
        self.may_decline: Final = may_decline

    def placement(self) -> "Placement":
        return Placement(self.by, self.raw, self.bound, spent=0)

    def realignment(self) -> Realignment:
        return Realignment(self.by, self.raw, self.bound, used=0, area=NONE)

    def coup(self) -> "ChooseCoup":
        return ChooseCoup(self.by, self.raw, self.bound)

    def verbs(self) -> list[int]:
        return KINDS

    def stop(self) -> int:
        return DECLINE

    def run(self, s: TSState) -> None:
        """Asked, too, where one can only decline."""
        if self.influence_why(s) == LEGAL or self.legal(s, self.by):
            self.put(s)

    def influence_why(self, s: TSState) -> int:
        """6.1: two points always buy a marker beside the own superpower, whatever region Chernobyl closes,
        one nearly always; else one must look further."""
        if not self.kinds & PLACING:
            return NO_OPERATION
        if self.raw >= 2:
            return LEGAL
        placement = self.placement()
        near = placement.buys_any(s, BESIDE_SUPERPOWER[self.by])
        return LEGAL if near or placement.buys_any(s, find_reach(s, self.by)) else NO_TARGET

    def realignment_why(self, s: TSState) -> int:
        if not self.kinds & REALIGNING:
            return NO_OPERATION
        if not shielded(s, self.by):
            return LEGAL if any_target(s, self.by) else NO_TARGET
        return LEGAL if self.realignment().possible(s, self.by) else NO_TARGET

    def coup_why(self, s: TSState) -> int:
        if not self.kinds & COUPS:
            return NO_OPERATION
        if not shielded(s, self.by):
            return LEGAL if any_target(s, self.by) else NO_TARGET
        return LEGAL if self.coup().possible(s, self.by) else NO_TARGET

    def pick_why(self, s: TSState, by: int, verb: int, x: int) -> int:
        if verb == INFLUENCE:
            return self.influence_why(s)
        return self.coup_why(s) if verb == COUP_ATTEMPT else self.realignment_why(s)

    def stop_why(self, s: TSState, by: int) -> int:
        return LEGAL if self.may_decline else NO_STOP

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

    def other_why(self, s: TSState, by: int, action: int) -> int:
        """A country is named after the kind; what forbids it then is told already."""
        verb = s.game.actions.base(action)
        country = action - verb
        if verb == PLACE:
            reach = find_reach(s, by)
            reason = self.placement().reach_why(s, country, reach) if self.kinds & PLACING else NO_OPERATION
        elif verb == COUP:
            reason = coup_why(s, by, country) if self.kinds & COUPS else NO_OPERATION
        elif verb == REALIGN:
            reason = self.realignment().pick_why(s, by, country) if self.kinds & REALIGNING else NO_OPERATION
        else:
            return NOT_NOW
        return reason if reason != LEGAL else NO_KIND_YET

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        if s.game.actions.base(action) == PLACE:
            return self.placement().details(s, by, action, reason)
        return target_details(s, action - s.game.actions.base(action))

    def take(self, s: TSState, by: int, verb: int, x: int) -> None:
        if verb == INFLUENCE:
            s.reach = find_reach(s, by)
            s.next(self.placement())
        elif verb == COUP_ATTEMPT:
            s.next(self.coup())
        else:
            s.next(self.realignment())

    def stopped(self, s: TSState, by: int) -> None:
        s.log(LOG_DECLINED, by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_OPS, (self.by, points(s, self.by, self.raw, self.bound)))

    def rule(self, s: TSState, seat: int, action: int) -> str:
        verb = s.game.actions.base(action)
        if verb in (INFLUENCE, PLACE):
            return "6.1"
        if verb in (REALIGNMENT, REALIGN):
            return "6.2"
        return "6.3" if verb in (COUP_ATTEMPT, COUP) else self.asked_by(s, seat)


class ChooseCoup(PickOne[TSState]):
    """6.3.1: the country of a coup."""

    def __init__(self, by: int, raw: int, bound: int) -> None:
        super().__init__(by)
        self.raw: Final = raw
        self.bound: Final = bound

    def run(self, s: TSState) -> None:
        self.put(s)

    def verb(self) -> int:
        return COUP

    def among(self, s: TSState, by: int) -> list[int]:
        return OPEN_AT[s.defcon]

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        return coup_why(s, by, country)

    def possible(self, s: TSState, by: int) -> bool:
        """Whether any country is open to a coup."""
        enemy = s.influence[1 - by]
        return any(enemy[c] and coup_why(s, by, c) == LEGAL for c in OPEN_AT[s.defcon])

    def legal(self, s: TSState, seat: int) -> list[int]:
        found = open_targets(s, self.by, COUP)
        if shielded(s, self.by):
            return [action for action in found if coup_why(s, self.by, action - COUP) == LEGAL]
        return found

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return target_details(s, action - COUP)

    def worth(self, s: TSState, country: int) -> int:
        """7.4: the points of the coup in a country."""
        return points(s, self.by, self.raw, self.bound & BOUND_IN[country])

    def take(self, s: TSState, by: int, country: int) -> None:
        begin_coup(s, by, country, self.worth(s, country))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_COUP, (self.by, points(s, self.by, self.raw, self.bound)))


class Placement(PickOne[TSState]):
    """6.1: marker by marker until the points are spent or have no use.

    ``bound`` names the regions in which all markers so far lie: only then do the points bound to these
    regions count (9.6, Vietnam Revolts).
    """

    def __init__(self, by: int, raw: int, bound: int, spent: int) -> None:
        super().__init__(by)
        self.raw: Final = raw
        self.bound: Final = bound
        self.spent: Final = spent

    def kind(self) -> int:
        return SPREAD

    def most(self, s: TSState, by: int) -> int:
        """In points: a marker may cost two of them."""
        return points(s, by, self.raw, self.bound)

    def picked(self, s: TSState, by: int) -> int:
        return self.spent

    def verb(self) -> int:
        return PLACE

    def among(self, s: TSState, by: int) -> list[int]:
        return s.reach

    def left(self, s: TSState, country: int) -> int:
        """Points left for a marker in this country."""
        return points(s, self.by, self.raw, self.bound & BOUND_IN[country]) - self.spent

    def possible(self, s: TSState, by: int) -> bool:
        return self.buys_any(s, s.reach)

    def buys_any(self, s: TSState, reach: list[int]) -> bool:
        """Whether the points left buy a marker anywhere within reach."""
        return any(place_why(s, self.by, c, self.left(s, c)) == LEGAL for c in reach)

    def legal(self, s: TSState, seat: int) -> list[int]:
        if has_bonus(s, self.by, self.bound) or (self.by == USSR and s.chernobyl != NONE):
            return [PLACE + c for c in s.reach if place_why(s, self.by, c, self.left(s, c)) == LEGAL]
        return affordable(s, self.by, self.raw - self.spent)

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        return self.reach_why(s, country, s.reach)

    def reach_why(self, s: TSState, country: int, reach: list[int]) -> int:
        """6.1.1, 6.1.2: whether the next marker may go into a country."""
        if country not in reach:
            return NO_VARIANT if country == CHINESE_CIVIL_WAR else NO_REACH
        return place_why(s, self.by, country, self.left(s, country))

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        country = action - PLACE
        if reason == NO_PLACE_CHERNOBYL:
            return (REGION[country],)
        return price(s, by, country), self.left(s, country)

    def take(self, s: TSState, by: int, country: int) -> None:
        """6.1.2: pay, place, go on with what is left; the price falls with the enemy's control."""
        spent = self.spent + price(s, by, country)
        put_marker(s, by, country)
        bound = self.bound & BOUND_IN[country]
        if spent < points(s, by, self.raw, bound):
            s.next(Placement(by, self.raw, bound, spent))

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_PLACE, (self.by, points(s, self.by, self.raw, self.bound) - self.spent))


class FreeAttempt(Either[TSState]):
    """6.3.5: an event grants one coup, or (if it says so) realignment rolls, in an area: DEFCON does not
    close it, and no military operations are gained (8.2.5) unless ``counts``."""

    def __init__(
        self,
        by: int,
        printed: int,
        area: int,
        realign: bool = False,
        counts: bool = False,
        barred: int = NONE,
    ) -> None:
        super().__init__(by)
        self.printed: Final = printed
        self.area: Final = area
        self.realign: Final = realign
        self.counts: Final = counts
        self.barred: Final = barred  # a country that may not be chosen again, or NONE

    def verbs(self) -> list[int]:
        return ATTEMPTS

    def among(self, s: TSState, by: int, verb: int) -> list[int]:
        return AREAS[self.area] if verb == COUP or self.realign else NOWHERE

    def pick_why(self, s: TSState, by: int, verb: int, country: int) -> int:
        if verb == REALIGN and not self.realign:
            return NO_OPERATION
        if not WITHIN[self.area][country] or country == self.barred:
            return NO_AREA
        if verb == COUP:
            return coup_why(s, by, country, free=True)
        return realign_why(s, by, country, free=True)

    def raw(self, s: TSState) -> int:
        return raw_value(s, self.by, self.printed)

    def take(self, s: TSState, by: int, verb: int, country: int) -> None:
        if verb == COUP:
            ops = points(s, by, self.raw(s), WITHOUT_CHINA & BOUND_IN[country])
            begin_coup(s, by, country, ops, free=not self.counts)
        else:
            Realignment(by, self.raw(s), WITHOUT_CHINA, used=0, area=self.area).take(s, by, country)

    def stop(self) -> int:
        return DECLINE

    def stopped(self, s: TSState, by: int) -> None:
        s.log(LOG_DECLINED, by)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_COUP if self.counts else ASK_FREE, (self.by, max(1, self.raw(s))))

    def rule(self, s: TSState, seat: int, action: int) -> str:
        return "6.2" if s.game.actions.base(action) == REALIGN else self.asked_by(s, seat)
