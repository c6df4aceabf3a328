"""5.7 March and 5.8 Travel."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_DEPART,
    ASK_GO_ON,
    ASK_HOP,
    DONE,
    LOG_ACTIVATE,
    LOG_MOVE,
    MOVE,
    NO_MARS_SPACE,
    NO_NEIGHBOUR,
    NO_OTHER_SPACE,
    NO_OWN_FORCES,
    NO_OWN_PIECE,
    NO_REACH,
    NO_ROOM,
    NO_SECOND_TIME,
    NO_STOP_UNMOVED,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
)
from tharsis.games.red_dust_rebellion.board import ADJACENT, MARS, NEAR_MASK, WILDERNESS
from tharsis.games.red_dust_rebellion.codes import CALM
from tharsis.games.red_dust_rebellion.orders import MARCH
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    ACTIVE_CR,
    CONVERSION,
    CR,
    CR_BASE,
    CR_REBEL,
    HIDDEN,
    IS_BASE,
    KINDS,
)
from tharsis.games.red_dust_rebellion.rules.ask import PickSpace
from tharsis.games.red_dust_rebellion.rules.gather import (
    LARGEST_UNSEEN,
    Gather,
    MoveCount,
    arrived,
    movable,
    move_units,
    turn_movers,
)
from tharsis.games.red_dust_rebellion.rules.operations import Operation, OperationRule
from tharsis.games.red_dust_rebellion.rules.rally import working_bases
from tharsis.games.red_dust_rebellion.rules.reach import origins
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, PickPair, Prompt, Step

TRAVELLERS: Final[list[int]] = [CR_REBEL, ACTIVE_CR, CR_BASE, CONVERSION]


def marchers(s: RDState, by: int, space: int) -> bool:
    """Whether a Rebel there has not moved yet."""
    if not s.arrived:
        return s.rebels(space, by) > 0
    return s.rebels(space, by) > arrived(s, space, HIDDEN[by]) + arrived(s, space, ACTIVE[by])


class March(OperationRule):
    """5.7: bring Red Dust Rebels to destinations."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        if space >= MARS:
            return NO_MARS_SPACE
        if s.sealed(space, o.by):
            return NO_STORMY_SPACE
        if self.any_start(s, o.by, NEAR_MASK[space]) or self.any_start(s, o.by, origins(s, o.by, space)):
            return LEGAL
        return NO_REACH

    def any_start(self, s: RDState, by: int, reach: int) -> bool:
        """Whether Rebels that may still move stand in any of the spaces."""
        for space in range(MARS):
            if reach >> space & 1 and marchers(s, by, space) and not s.sealed(space, by):
                return True
        return False

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        return [Gather(o.by, MARCH, space, pods=False, groups=())]


class Travel(OperationRule):
    """5.8: move Reclaimer Rebels and Bases out of origins, storms or not."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        if space >= MARS:
            return NO_MARS_SPACE
        for kind in TRAVELLERS:
            if movable(s, space, kind):
                return LEGAL if can_travel(s, space, s.travel_goals) else NO_REACH
        return NO_OWN_FORCES

    def price(self, s: RDState, o: Operation, space: int) -> int:
        return 0 if space == WILDERNESS else 1

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        return [Depart(o.by, space)]


# -- paths (5.8): a free Travel may have to end in some spaces, its goals, and passes others on the way ----


def hides(s: RDState, space: int) -> bool:
    """5.8: storms and the Wilderness hide all who enter."""
    return space == WILDERNESS or s.storm[space] != CALM


def seen(s: RDState, space: int, n: int) -> bool:
    """5.8: whether a group of Rebels is too large for a space at Support."""
    return s.level[space] > 0 and n + s.cubes(space) + s.specops(space) > LARGEST_UNSEEN


def can_pass(s: RDState, space: int, n: int) -> bool:
    """5.8: whether n Hidden Rebels who enter a space together may move on from there."""
    return working_bases(s, CR, space) > 0 and (hides(s, space) or not seen(s, space, n))


def leads_on(s: RDState, to: int, n: int, goals: int) -> bool:
    """5.8: whether n Hidden Rebels who enter a space are at a goal or can get to one from there together."""
    passed = 0
    front = 1 << to
    while front:
        if front & goals:
            return True
        passed |= front
        onward = 0
        for space in range(MARS):
            if front >> space & 1 and can_pass(s, space, n):
                onward |= NEAR_MASK[space]
        front = onward & ~passed
    return False


def step_why(s: RDState, origin: int, to: int, goals: int) -> int:
    """5.8: whether pieces of an origin may step to an adjacent space, to stay or to move on from there."""
    hidden = movable(s, origin, CR_REBEL)
    shown = movable(s, origin, ACTIVE_CR)
    if goals >> to & 1:
        return LEGAL if hidden or shown or s.has_room(to) else NO_ROOM
    passing = hidden or (shown and hides(s, to))
    return LEGAL if passing and leads_on(s, to, 1, goals) else NO_REACH


def can_travel(s: RDState, origin: int, goals: int) -> bool:
    """5.8: whether any piece of an origin can get to a goal."""
    if not any(movable(s, origin, kind) for kind in TRAVELLERS):
        return False
    return any(step_why(s, origin, to, goals) == LEGAL for to in ADJACENT[origin])


class Depart(PickSpace):
    """5.8: where some of an origin's Rebels and Bases go next; all who go to one space are one group.
    ``must``: somebody has to go (Event 26)."""

    def __init__(self, by: int, origin: int, gone: int = 0, must: bool = False) -> None:
        super().__init__(by)
        self.origin: Final = origin
        self.gone: Final = gone
        self.must: Final = must

    def run(self, s: RDState) -> None:
        if self.must:
            self.ask_or_take(s)
            return
        somewhere = s.is_np(self.by) or self.possible(s, self.by)
        if somewhere and any(movable(s, self.origin, kind) for kind in TRAVELLERS):
            self.put(s)

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if not NEAR_MASK[self.origin] >> space & 1:
            return NO_NEIGHBOUR
        if self.gone >> space & 1:
            return NO_SECOND_TIME
        return step_why(s, self.origin, space, s.travel_goals)

    def take(self, s: RDState, by: int, space: int) -> None:
        s.do(
            Hop(by, self.origin, space),
            Depart(by, self.origin, self.gone | 1 << space),
        )

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_STOP_UNMOVED if self.must else LEGAL

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DEPART, (self.by, self.origin))


class Hop(PickPair[RDState]):
    """5.8: which pieces step from an origin to an adjacent space, as one group."""

    def __init__(
        self, by: int, origin: int, to: int, hidden: int = 0, total: int = 0, bases: int = 0
    ) -> None:
        super().__init__(by)
        self.origin: Final = origin
        self.to: Final = to
        self.hidden: Final = hidden
        self.total: Final = total
        self.bases: Final = bases

    def verb(self) -> int:
        return MOVE

    def firsts(self, s: RDState, by: int) -> list[int]:
        return TRAVELLERS

    def seconds(self, s: RDState, by: int, first: int) -> list[int]:
        return [self.origin]

    def pair_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind not in TRAVELLERS:
            return NO_OWN_PIECE
        if space != self.origin:
            return NO_OTHER_SPACE
        if not movable(s, space, kind):
            return NO_SUCH_PIECE
        if IS_BASE[kind] and not s.has_room(self.to):
            return NO_ROOM
        return LEGAL if can_hop(s, kind, self.to, self.total + 1) else NO_REACH

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        if IS_BASE[kind]:
            move_base(s, space, self.to, kind)
            s.do(Hop(by, space, self.to, self.hidden, self.total, self.bases + 1))
        else:
            s.do(HopCount(by, kind, space, self.to, self.hidden, self.total, self.bases))

    def stop(self) -> int:
        return DONE

    def stop_why(self, s: RDState, by: int) -> int:
        return LEGAL if self.total or self.bases else NO_STOP_UNMOVED

    def stopped(self, s: RDState, by: int) -> None:
        self.unasked(s)

    def unasked(self, s: RDState) -> None:
        if self.total:
            s.do(Join(self.by, self.origin, self.to, self.hidden, self.total))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_HOP, (self.by, self.origin, self.to))


def can_hop(s: RDState, kind: int, to: int, total: int) -> bool:
    """5.8: whether a piece may be one of a group that enters a space: anyone may stay at a goal; elsewhere
    all must be Hidden, who move on."""
    if s.travel_goals >> to & 1:
        return True
    if kind != CR_REBEL and (kind != ACTIVE_CR or not hides(s, to)):
        return False
    return leads_on(s, to, total, s.travel_goals)


def move_base(s: RDState, origin: int, to: int, kind: int) -> None:
    """5.8: a Base that moves is a basic Base again."""
    if kind != CR_BASE:
        s.flip(origin, kind, CR_BASE, 1)
    move_units(s, CR_BASE, origin, to, 1)


class HopCount(MoveCount):
    """5.8: how many Rebels step over."""

    def __init__(
        self, by: int, piece: int, origin: int, to: int, hidden: int, total: int, bases: int
    ) -> None:
        super().__init__(by, piece, origin, to)
        self.hidden: Final = hidden
        self.total: Final = total
        self.bases: Final = bases

    def high(self, s: RDState, by: int) -> int:
        n = MoveCount.high(self, s, by)
        while n > 1 and not can_hop(s, self.piece, self.to, self.total + n):
            n -= 1
        return n

    def take(self, s: RDState, by: int, n: int) -> None:
        MoveCount.take(self, s, by, n)
        hidden = self.hidden + (n if self.piece == CR_REBEL else 0)
        s.do(Hop(by, self.origin, self.to, hidden, self.total + n, self.bases))

    def asked_by(self, s: RDState, seat: int) -> str:
        return "5.8"


class Join(Step[RDState]):
    """5.8: the group arrives: shown at Support if large, hidden by storms and the Wilderness; at a
    Reclaimer Base Hidden Rebels may go on."""

    def __init__(self, by: int, origin: int, to: int, hidden: int, total: int) -> None:
        self.by: Final = by
        self.origin: Final = origin
        self.to: Final = to
        self.hidden: Final = hidden
        self.total: Final = total

    def run(self, s: RDState) -> None:
        hidden = enter(s, self.to, self.hidden, self.total)
        if hidden and working_bases(s, CR, self.to):
            s.do(GoOn(self.by, self.to, hidden))


def enter(s: RDState, to: int, hidden: int, total: int) -> int:
    """5.8: a large group is shown at Support, storms and the Wilderness hide all; how many are Hidden."""
    if hidden and seen(s, to, total):
        turn_movers(s, to, CR_REBEL, ACTIVE_CR, hidden)
        s.log(LOG_ACTIVATE, CR_REBEL, to, hidden)
        hidden = 0
    if hides(s, to):
        turn_movers(s, to, ACTIVE_CR, CR_REBEL, total - hidden)
        return total
    return hidden


class GoOn(PickSpace):
    """5.8: Hidden Rebels at a Reclaimer Base may move on, and must where they may not end; a space may be
    passed more than once."""

    def __init__(self, by: int, at: int, n: int, gone: int = 0) -> None:
        super().__init__(by)
        self.at: Final = at
        self.n: Final = n
        self.gone: Final = gone  # where a part of the group went: all who go there go together

    def run(self, s: RDState) -> None:
        if self.n and self.possible(s, self.by):
            self.put(s)

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if not NEAR_MASK[self.at] >> space & 1:
            return NO_NEIGHBOUR
        if self.gone >> space & 1:
            return NO_SECOND_TIME
        return LEGAL if any(self.may_send(s, space, n) for n in range(1, self.n + 1)) else NO_REACH

    def may_send(self, s: RDState, space: int, n: int) -> bool:
        """Whether n can go there and the rest can stay or, as one group, go elsewhere."""
        if not leads_on(s, space, n, s.travel_goals):
            return False
        rest = self.n - n
        if not rest or s.travel_goals >> self.at & 1:
            return True
        ways = NEAR_MASK[self.at] & ~self.gone & ~(1 << space)
        return any(ways >> to & 1 and leads_on(s, to, rest, s.travel_goals) for to in range(MARS))

    def stop_why(self, s: RDState, by: int) -> int:
        return LEGAL if s.travel_goals >> self.at & 1 else NO_STOP_UNMOVED

    def take(self, s: RDState, by: int, space: int) -> None:
        s.do(GoOnCount(by, CR_REBEL, self.at, space, self.n, self.gone))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_GO_ON, (self.by, self.at, self.n))


class GoOnCount(MoveCount):
    """5.8: how many go on."""

    def __init__(self, by: int, piece: int, origin: int, to: int, n: int, gone: int) -> None:
        super().__init__(by, piece, origin, to)
        self.n: Final = n
        self.gone: Final = gone

    def low(self, s: RDState, by: int) -> int:
        group = GoOn(by, self.origin, self.n, self.gone)
        n = 1
        while n < self.n and not group.may_send(s, self.to, n):
            n += 1
        return n

    def high(self, s: RDState, by: int) -> int:
        group = GoOn(by, self.origin, self.n, self.gone)
        n = self.n
        while n > 1 and not group.may_send(s, self.to, n):
            n -= 1
        return n

    def take(self, s: RDState, by: int, n: int) -> None:
        s.shift_piece(CR_REBEL, self.origin, self.to, n)
        depart(s, self.origin, self.to, n)
        s.log(LOG_MOVE, CR_REBEL, self.origin, self.to, n)
        s.do(
            Join(by, self.origin, self.to, n, n),
            GoOn(by, self.origin, self.n - n, self.gone | 1 << self.to),
        )

    def asked_by(self, s: RDState, seat: int) -> str:
        return "5.8"


def depart(s: RDState, at: int, to: int, n: int) -> None:
    """Rebels that go on count as moved where they stand now."""
    s.arrived = [*s.arrived, at * KINDS + CR_REBEL, -n, to * KINDS + CR_REBEL, n]
