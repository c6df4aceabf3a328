"""5.3, 5.4, 5.7: moving groups of units to a destination, and the base and people work afterwards."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_GATHER,
    ASK_MOVE_COUNT,
    CHOOSE,
    DONE,
    LOG_ACTIVATE,
    LOG_MOVE,
    LOG_SATELLITE,
    MOVE,
    NO_EG_COMMAND,
    NO_MEANS,
    NO_OWN_PIECE,
    NO_REACH,
    NO_SATELLITE,
    NO_STOP_UNMOVED,
    NO_SUCH_PIECE,
    OPT_DROP_PODS,
)
from tharsis.games.red_dust_rebellion.board import MARS_AND_PHOBOS, ORBIT, PHOBOS, SPACES, WILDERNESS
from tharsis.games.red_dust_rebellion.orders import MARCH, NO_OP, OPERATION_RULES, RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    EG_TROOP,
    FORTIFIED,
    HIDDEN,
    KINDS,
    MG_TROOP,
    OWN_UNITS,
    RD,
    SATELLITE,
)
from tharsis.games.red_dust_rebellion.rules.ask import PickCount
from tharsis.games.red_dust_rebellion.rules.operations import means
from tharsis.games.red_dust_rebellion.rules.reach import origins, recon_origins
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Either, Prompt, Step

LARGEST_UNSEEN: Final = 3  # 5.7, 5.8: a larger group is shown on entering a space at Support
MOVES: Final[list[int]] = [MOVE, CHOOSE]
PODS: Final[list[int]] = [OPT_DROP_PODS]


def arrived(s: RDState, space: int, kind: int) -> int:
    """How many of these pieces have moved already in this Operation: a unit moves once."""
    cell = space * KINDS + kind
    found = 0
    for i in range(0, len(s.arrived), 2):
        if s.arrived[i] == cell:
            found += s.arrived[i + 1]
    return found


def movable(s: RDState, space: int, kind: int) -> int:
    n = s.at(space, kind)
    if not n or not s.arrived:
        return n
    if kind == FORTIFIED:
        # 6.1: amid a Secure Troops that moved can be Fortified; those that did not move are counted first.
        return max(0, min(n, s.troops(space) - arrived(s, space, MG_TROOP)))
    return max(0, n - arrived(s, space, kind))


def move_units(s: RDState, kind: int, origin: int, to: int, n: int) -> None:
    """Move units, as they are; a Fortified Troop that moves is no longer Fortified (6.1)."""
    new = MG_TROOP if kind == FORTIFIED else kind
    s.add(origin, kind, -n)
    s.add(to, new, n)
    s.arrived = [*s.arrived, to * KINDS + new, n]
    s.log(LOG_MOVE, kind, origin, to, n)


def turn_movers(s: RDState, space: int, kind: int, other: int, n: int) -> None:
    """Pieces that moved are shown or hidden; they stay marked as moved."""
    s.flip(space, kind, other, n)
    s.arrived = [*s.arrived, space * KINDS + kind, -n, space * KINDS + other, n]


def mobile_kinds(s: RDState, by: int) -> list[int]:
    """1.2: one's own units; EG Troops too for their Controller."""
    found = list(OWN_UNITS[by])
    if s.controller() == by:
        found.append(EG_TROOP)
    return found


class Gather(Either[RDState]):
    """Bring units to a destination, group by group. ``groups``: origin, Hidden, Active, … ``fare``: what
    the first to come cost (5.3)."""

    def __init__(self, by: int, op: int, to: int, pods: bool, groups: tuple[int, ...], fare: int = 0) -> None:
        super().__init__(by)
        self.op: Final = op
        self.to: Final = to
        self.pods: Final = pods
        self.groups: Final = groups
        self.fare: Final = fare

    def verbs(self) -> list[int]:
        return MOVES

    def among(self, s: RDState, by: int, verb: int) -> list[int]:
        return self.movers(s, one_will_do=False) if verb == MOVE else PODS

    def outside(self, verb: int) -> int:
        return LEGAL if verb == MOVE else NOT_NOW

    def pick_why(self, s: RDState, by: int, verb: int, x: int) -> int:
        return self.piece_why(s, by, x // SPACES, x % SPACES) if verb == MOVE else self.pods_why(s)

    def take(self, s: RDState, by: int, verb: int, x: int) -> None:
        if verb == MOVE:
            kind, origin = x // SPACES, x % SPACES
            s.do(GatherCount(by, kind, origin, self.to, self.op, self.pods, self.groups, self.fare))
        else:
            s.shift_piece(SATELLITE, ORBIT, self.to, 1)
            s.log(LOG_SATELLITE, self.to)
            s.do(Gather(by, self.op, self.to, pods=True, groups=self.groups, fare=self.fare))

    def stop(self) -> int:
        return DONE

    def stop_why(self, s: RDState, by: int) -> int:
        """5.7: a March destination is one that Rebels stop in."""
        unmoved = self.op == MARCH and not self.groups
        return NO_STOP_UNMOVED if unmoved and self.possible(s, by) else LEGAL

    def stopped(self, s: RDState, by: int) -> None:
        self.unasked(s)

    def unasked(self, s: RDState) -> None:
        s.do(Settle(self.by, self.to, self.groups))

    def origins(self, s: RDState) -> int:
        if self.op == RECON:
            return recon_origins(s, self.by, self.to)
        return origins(s, self.by, self.to)

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind not in mobile_kinds(s, by):
            return NO_OWN_PIECE
        return self.reach_why(s, kind, space, self.origins(s))

    def reach_why(self, s: RDState, kind: int, space: int, reach: int) -> int:
        if not reach >> space & 1 and not (self.pods and space == PHOBOS and kind == EG_TROOP):
            return NO_REACH
        return self.fare_why(s) if movable(s, space, kind) else NO_SUCH_PIECE

    def fare_why(self, s: RDState) -> int:
        """5.0: no more destinations than can be paid."""
        if not self.fare:
            return LEGAL
        purse = means(s, self.by, self.op, flags=0)
        return LEGAL if s.owed + self.fare <= purse else NO_MEANS

    def pods_why(self, s: RDState) -> int:
        """5.3, Drop Pods: a Satellite from Orbit lets EG Troops drop from Phobos."""
        if self.op != SECURE or self.pods or self.to == PHOBOS:
            return NOT_NOW
        if s.controller() != self.by:
            return NO_EG_COMMAND
        if not s.at(ORBIT, SATELLITE):
            return NO_SATELLITE
        return self.fare_why(s) if movable(s, PHOBOS, EG_TROOP) else NO_SUCH_PIECE

    def movers(self, s: RDState, one_will_do: bool) -> list[int]:
        """The units that could come, each as kind and space in one number, or the first of them."""
        found: list[int] = []
        reach = self.origins(s)
        likely = reach | 1 << PHOBOS if self.pods else reach
        kinds = mobile_kinds(s, self.by)
        for space in range(MARS_AND_PHOBOS):
            if likely >> space & 1:
                for kind in kinds:
                    if s.at(space, kind) and self.reach_why(s, kind, space, reach) == LEGAL:
                        found.append(kind * SPACES + space)
                        if one_will_do:
                            return found
        return found

    def possible(self, s: RDState, by: int) -> bool:
        return len(self.movers(s, one_will_do=True)) > 0 or self.pods_why(s) == LEGAL

    def legal(self, s: RDState, seat: int) -> list[int]:
        """Reach is reckoned once for all units."""
        found = [MOVE + mover for mover in self.movers(s, one_will_do=False)]
        if self.pods_why(s) == LEGAL:
            found.append(CHOOSE + OPT_DROP_PODS)
        if self.groups or self.op != MARCH or not found:
            found.append(DONE)
        return found

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_GATHER, (self.by, self.to))

    def asked_by(self, s: RDState, seat: int) -> str:
        return movement_rule(self.op)


class MoveCount(PickCount):
    """How many of the chosen pieces move; they go as they are."""

    def __init__(self, by: int, piece: int, origin: int, to: int) -> None:
        super().__init__(by)
        self.piece: Final = piece
        self.origin: Final = origin
        self.to: Final = to

    def low(self, s: RDState, by: int) -> int:
        return 1

    def high(self, s: RDState, by: int) -> int:
        return movable(s, self.origin, self.piece)

    def take(self, s: RDState, by: int, n: int) -> None:
        move_units(s, self.piece, self.origin, self.to, n)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_MOVE_COUNT, (self.by, self.piece, self.origin, self.to))


class GatherCount(MoveCount):
    """5.3, 5.4, 5.7: how many come; the first to come are paid for."""

    def __init__(
        self,
        by: int,
        piece: int,
        origin: int,
        to: int,
        op: int,
        pods: bool,
        groups: tuple[int, ...],
        fare: int,
    ) -> None:
        super().__init__(by, piece, origin, to)
        self.op: Final = op
        self.pods: Final = pods
        self.groups: Final = groups
        self.fare: Final = fare

    def take(self, s: RDState, by: int, n: int) -> None:
        s.owed += self.fare
        MoveCount.take(self, s, by, n)
        groups = self.groups
        if by == RD:
            groups = join(groups, self.origin, n if self.piece == HIDDEN[RD] else 0, n)
        s.do(Gather(by, self.op, self.to, self.pods, groups))

    def asked_by(self, s: RDState, seat: int) -> str:
        return movement_rule(self.op)


def movement_rule(op: int) -> str:
    """That of the Operation; what moves without one moves by an Event."""
    return "7.2" if op == NO_OP else OPERATION_RULES[op]


def join(groups: tuple[int, ...], origin: int, hidden: int, n: int) -> tuple[int, ...]:
    """Add movers to the group of their origin: origin, Hidden ones, all of them."""
    found = list(groups)
    for i in range(0, len(found), 3):
        if found[i] == origin:
            found[i + 1] += hidden
            found[i + 2] += n
            return tuple(found)
    return (*groups, origin, hidden, n)


class Settle(Step[RDState]):
    """5.7, 5.8: large groups show themselves in a space at Support; the Wilderness hides all (5.7)."""

    def __init__(self, by: int, to: int, groups: tuple[int, ...]) -> None:
        self.by: Final = by
        self.to: Final = to
        self.groups: Final = groups

    def run(self, s: RDState) -> None:
        if not self.groups:
            return
        others = s.cubes(self.to) + s.specops(self.to)
        for i in range(0, len(self.groups), 3):
            hidden = min(self.groups[i + 1], s.hidden(self.to, self.by))
            if s.level[self.to] > 0 and self.groups[i + 2] + others > LARGEST_UNSEEN and hidden:
                turn_movers(s, self.to, HIDDEN[self.by], ACTIVE[self.by], hidden)
                s.log(LOG_ACTIVATE, HIDDEN[self.by], self.to, hidden)
        if self.to == WILDERNESS:
            shown = arrived(s, self.to, ACTIVE[self.by])
            turn_movers(s, self.to, ACTIVE[self.by], HIDDEN[self.by], shown)
