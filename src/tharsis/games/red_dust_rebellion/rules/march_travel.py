"""5.7 March and 5.8 Travel."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_DEPART,
    ASK_GO_ON,
    ASK_HOP,
    ASK_MOVE_COUNT,
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
    NO_WAY_BACK,
)
from tharsis.games.red_dust_rebellion.board import MARS, NEAR_MASK, WILDERNESS
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
from tharsis.games.red_dust_rebellion.rules.ask import MOVE_TO, PickCount, PickSpace
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
            mine = reach >> space & 1 and s.rebels(space, by)
            if mine and marchers(s, by, space) and not s.sealed(space, by):
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
                return LEGAL
        return NO_OWN_FORCES

    def price(self, s: RDState, o: Operation, space: int) -> int:
        return 0 if space == WILDERNESS else 1

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        return [Depart(o.by, space)]


class Depart(PickSpace):
    """5.8: where some of an origin's Rebels and Bases go next; all who go to one space are one group."""

    def __init__(self, by: int, origin: int, gone: int = 0) -> None:
        super().__init__(by)
        self.origin: Final = origin
        self.gone: Final = gone

    def run(self, s: RDState) -> None:
        somewhere = s.is_np(self.by) or self.possible(s, self.by)
        if somewhere and any(movable(s, self.origin, kind) for kind in TRAVELLERS):
            self.put(s)

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if not NEAR_MASK[self.origin] >> space & 1:
            return NO_NEIGHBOUR
        if not s.travel_goals >> space & 1:
            return NO_OTHER_SPACE
        if self.gone >> space & 1:
            return NO_SECOND_TIME
        rebels = movable(s, self.origin, CR_REBEL) + movable(s, self.origin, ACTIVE_CR)
        return LEGAL if rebels or s.has_room(space) else NO_ROOM

    def take(self, s: RDState, by: int, space: int) -> None:
        s.do(
            Hop(by, self.origin, space),
            Depart(by, self.origin, self.gone | 1 << space),
        )

    def purpose(self, s: RDState) -> int:
        return MOVE_TO

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
        return NO_ROOM if IS_BASE[kind] and not s.has_room(self.to) else LEGAL

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        if IS_BASE[kind]:
            move_base(s, space, self.to, kind)
            s.do(Hop(by, space, self.to, self.hidden, self.total, self.bases + 1))
        else:
            s.do(HopCount(by, kind, space, self.to, self.hidden, self.total, self.bases))

    def stop(self) -> int:
        return DONE

    def stop_why(self, s: RDState, by: int) -> int:
        return LEGAL if self.total or self.bases or not self.possible(s, by) else NO_STOP_UNMOVED

    def stopped(self, s: RDState, by: int) -> None:
        self.unasked(s)

    def unasked(self, s: RDState) -> None:
        if self.total:
            s.do(Join(self.by, self.origin, self.to, self.hidden, self.total, 1 << self.origin))

    def purpose(self, s: RDState) -> int:
        return MOVE_TO

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_HOP, (self.by, self.origin, self.to))


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

    def take(self, s: RDState, by: int, n: int) -> None:
        MoveCount.take(self, s, by, n)
        hidden = self.hidden + (n if self.piece == CR_REBEL else 0)
        s.do(Hop(by, self.origin, self.to, hidden, self.total + n, self.bases))


class Join(Step[RDState]):
    """5.8: the group arrives: shown at Support if large, hidden by storms and the Wilderness; at a
    Reclaimer Base Hidden Rebels may go on."""

    def __init__(self, by: int, origin: int, to: int, hidden: int, total: int, passed: int) -> None:
        self.by: Final = by
        self.origin: Final = origin
        self.to: Final = to
        self.hidden: Final = hidden
        self.total: Final = total
        self.passed: Final = passed

    def run(self, s: RDState) -> None:
        hidden = enter(s, self.to, self.hidden, self.total)
        if hidden and working_bases(s, CR, self.to):
            s.do(GoOn(self.by, self.to, hidden, self.passed))


def enter(s: RDState, to: int, hidden: int, total: int) -> int:
    """5.8: a large group is shown at Support, storms and the Wilderness hide all; how many are Hidden."""
    crowd = total + s.cubes(to) + s.specops(to)
    if s.level[to] > 0 and crowd > LARGEST_UNSEEN and hidden:
        turn_movers(s, to, CR_REBEL, ACTIVE_CR, hidden)
        s.log(LOG_ACTIVATE, CR_REBEL, to, hidden)
        hidden = 0
    if to == WILDERNESS or s.storm[to] != CALM:
        turn_movers(s, to, ACTIVE_CR, CR_REBEL, total - hidden)
        return total
    return hidden


class GoOn(PickSpace):
    """5.8: Hidden Rebels at a Reclaimer Base may move on; none comes back to a space it left."""

    def __init__(self, by: int, at: int, n: int, passed: int, gone: int = 0) -> None:
        super().__init__(by)
        self.at: Final = at
        self.n: Final = n
        self.passed: Final = passed
        self.gone: Final = gone  # where a part of the group went: all who go there go together

    def run(self, s: RDState) -> None:
        if self.n and self.possible(s, self.by):
            self.put(s)

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if not NEAR_MASK[self.at] >> space & 1:
            return NO_NEIGHBOUR
        if not s.travel_goals >> space & 1:
            return NO_OTHER_SPACE
        if self.gone >> space & 1:
            return NO_SECOND_TIME
        return NO_WAY_BACK if self.passed >> space & 1 else LEGAL

    def take(self, s: RDState, by: int, space: int) -> None:
        s.do(GoOnCount(by, self.at, self.n, self.passed, self.gone, space))

    def purpose(self, s: RDState) -> int:
        return MOVE_TO

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_GO_ON, (self.by, self.at, self.n))


class GoOnCount(PickCount):
    """5.8: how many go on."""

    def __init__(self, by: int, at: int, n: int, passed: int, gone: int, to: int) -> None:
        super().__init__(by)
        self.at: Final = at
        self.n: Final = n
        self.passed: Final = passed
        self.gone: Final = gone
        self.to: Final = to

    def low(self, s: RDState, by: int) -> int:
        return 1

    def high(self, s: RDState, by: int) -> int:
        return self.n

    def take(self, s: RDState, by: int, n: int) -> None:
        passed = self.passed | 1 << self.at
        s.shift_piece(CR_REBEL, self.at, self.to, n)
        depart(s, self.at, self.to, n)
        s.log(LOG_MOVE, CR_REBEL, self.at, self.to, n)
        s.do(
            Join(by, self.at, self.to, n, n, passed),
            GoOn(by, self.at, self.n - n, self.passed, self.gone | 1 << self.to),
        )

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_MOVE_COUNT, (self.by, CR_REBEL, self.at, self.to))


def depart(s: RDState, at: int, to: int, n: int) -> None:
    """Rebels that go on count as moved where they stand now."""
    s.arrived = [*s.arrived, at * KINDS + CR_REBEL, -n, to * KINDS + CR_REBEL, n]
