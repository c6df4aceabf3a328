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
    NO_OWN_PIECE,
    NO_REACH,
    NO_SATELLITE,
    NO_STOP_UNMOVED,
    NO_SUCH_PIECE,
    OPT_DROP_PODS,
    SPACE_SIZE,
    is_piece,
    piece,
)
from tharsis.games.red_dust_rebellion.board import MARS_AND_PHOBOS, ORBIT, PHOBOS, WILDERNESS
from tharsis.games.red_dust_rebellion.orders import MARCH, RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    CORP,
    EG_TROOP,
    FORTIFIED,
    HIDDEN,
    KINDS,
    MG_TROOP,
    OWN_UNITS,
    RD,
    SATELLITE,
)
from tharsis.games.red_dust_rebellion.rules.ask import MOVE_TO, HowMany, Question
from tharsis.games.red_dust_rebellion.rules.reach import origins, recon_origins
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


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
    return max(0, n - arrived(s, space, kind)) if n and s.arrived else n


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
    if by <= CORP and s.controller() == by:
        found.append(EG_TROOP)
    return found


class Gather(Question):
    """Bring units to a destination, group by group. ``groups``: origin, Hidden, Active, …"""

    def __init__(self, by: int, op: int, to: int, pods: bool, groups: tuple[int, ...]) -> None:
        super().__init__(by)
        self.op: Final = op
        self.to: Final = to
        self.pods: Final = pods
        self.groups: Final = groups

    def run(self, s: RDState) -> None:
        if self.moves(s, True) or self.pods_why(s) == LEGAL:
            Question.run(self, s)
        else:
            s.do(Settle(self.by, self.to, self.groups))

    def origins(self, s: RDState) -> int:
        if self.op == RECON:
            return recon_origins(s, self.by, self.to)
        return origins(s, self.by, self.to)

    def piece_why(self, s: RDState, kind: int, space: int) -> int:
        if kind not in mobile_kinds(s, self.by):
            return NO_OWN_PIECE
        if space >= MARS_AND_PHOBOS or space == self.to:
            return NO_REACH
        return self.reach_why(s, kind, space, self.origins(s))

    def reach_why(self, s: RDState, kind: int, space: int, reach: int) -> int:
        if not reach >> space & 1 and not (self.pods and space == PHOBOS and kind == EG_TROOP):
            return NO_REACH
        return LEGAL if movable(s, space, kind) else NO_SUCH_PIECE

    def done_why(self) -> int:
        """5.7: a March destination is one that Rebels stop in."""
        return NO_STOP_UNMOVED if self.op == MARCH and not self.groups else LEGAL

    def pods_why(self, s: RDState) -> int:
        """5.3, Drop Pods: a Satellite from Orbit lets EG Troops drop from Phobos."""
        if self.op != SECURE or self.pods or self.to == PHOBOS:
            return NOT_NOW
        if s.controller() != self.by:
            return NO_EG_COMMAND
        if not s.at(ORBIT, SATELLITE):
            return NO_SATELLITE
        return LEGAL if movable(s, PHOBOS, EG_TROOP) else NO_SUCH_PIECE

    def moves(self, s: RDState, one_will_do: bool) -> list[int]:
        """The units that could come, as actions, or the first of them."""
        found: list[int] = []
        reach = self.origins(s)
        likely = (reach | 1 << PHOBOS if self.pods else reach) & ~(1 << self.to)
        kinds = mobile_kinds(s, self.by)
        for space in range(MARS_AND_PHOBOS):
            if likely >> space & 1:
                for kind in kinds:
                    if s.at(space, kind) and self.reach_why(s, kind, space, reach) == LEGAL:
                        found.append(piece(MOVE, kind, space))
                        if one_will_do:
                            return found
        return found

    def legal(self, s: RDState, seat: int) -> list[int]:
        found = self.moves(s, False)
        if self.pods_why(s) == LEGAL:
            found.append(CHOOSE + OPT_DROP_PODS)
        if self.done_why() == LEGAL or not found:
            found.append(DONE)
        return found

    def why(self, s: RDState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL if self.legal(s, seat) == [DONE] else self.done_why()
        if is_piece(action, MOVE):
            piece = action - MOVE
            return self.piece_why(s, piece // SPACE_SIZE, piece % SPACE_SIZE)
        return self.pods_why(s) if action == CHOOSE + OPT_DROP_PODS else NOT_NOW

    def choose(self, s: RDState, seat: int, action: int) -> None:
        if action == DONE:
            s.do(Settle(self.by, self.to, self.groups))
        elif action == CHOOSE + OPT_DROP_PODS:
            s.shift_piece(SATELLITE, ORBIT, self.to, 1)
            s.log(LOG_SATELLITE, self.to)
            s.do(Gather(self.by, self.op, self.to, True, self.groups))
        else:
            piece = action - MOVE
            kind = piece // SPACE_SIZE
            s.do(GatherCount(self.by, self.op, self.to, self.pods, self.groups, kind, piece % SPACE_SIZE))

    def purpose(self, s: RDState) -> int:
        return MOVE_TO

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_GATHER, (self.by, self.to))


class GatherCount(HowMany):
    """How many of the chosen pieces move."""

    def __init__(
        self, by: int, op: int, to: int, pods: bool, groups: tuple[int, ...], kind: int, origin: int
    ) -> None:
        super().__init__(by)
        self.op: Final = op
        self.to: Final = to
        self.pods: Final = pods
        self.groups: Final = groups
        self.kind: Final = kind
        self.origin: Final = origin

    def low(self, s: RDState) -> int:
        return 1

    def high(self, s: RDState) -> int:
        return movable(s, self.origin, self.kind)

    def take(self, s: RDState, n: int) -> None:
        move_units(s, self.kind, self.origin, self.to, n)
        groups = self.groups
        if self.by == RD:
            groups = join(groups, self.origin, n if self.kind == HIDDEN[RD] else 0, n)
        s.do(Gather(self.by, self.op, self.to, self.pods, groups))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_MOVE_COUNT, (self.by, self.kind, self.origin, self.to))


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
            if s.level[self.to] > 0 and self.groups[i + 2] + others > 3 and hidden:
                turn_movers(s, self.to, HIDDEN[self.by], ACTIVE[self.by], hidden)
                s.log(LOG_ACTIVATE, HIDDEN[self.by], self.to, hidden)
        if self.to == WILDERNESS:
            shown = arrived(s, self.to, ACTIVE[self.by])
            turn_movers(s, self.to, ACTIVE[self.by], HIDDEN[self.by], shown)
