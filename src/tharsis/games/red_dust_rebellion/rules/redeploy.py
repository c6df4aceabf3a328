"""4.3 Redeploy Phase."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_REDEPLOY,
    ASK_UNLOAD,
    MOVE,
    NO_GOAL,
    NO_MARS_SPACE,
    NO_OWN_PIECE,
    NO_STOP_UNMOVED,
    NO_STOP_WITH_SOME_TO_LEAVE,
    NO_SUCH_PIECE,
)
from tharsis.games.red_dust_rebellion.board import (
    IS_DESERT,
    LABYRINTH_MASK,
    MARS,
    MARS_AND_PHOBOS,
    PHOBOS,
    SPACES,
    WILDERNESS,
)
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_CR,
    ACTIVE_RD,
    CONVERSION,
    CR_BASE,
    CR_REBEL,
    EG,
    EG_TROOP,
    FORTIFIED,
    MG,
    MG_TROOP,
    RD,
    RD_REBEL,
)
from tharsis.games.red_dust_rebellion.rules.ask import PickPiece, PickSpace
from tharsis.games.red_dust_rebellion.rules.forces import to_available
from tharsis.games.red_dust_rebellion.rules.gather import MoveCount, movable
from tharsis.games.red_dust_rebellion.rules.march_travel import move_base
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Prompt, Step

# Whose pieces redeploy: EG, MG, RD, CR (the Faction), and the Reclaimers' Bases before their Rebels.
CR_BASES: Final = 5
#: By role; the Corporations have none.
KINDS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (MG_TROOP, FORTIFIED),
    (),
    (RD_REBEL, ACTIVE_RD),
    (CR_REBEL, ACTIVE_CR),
    (EG_TROOP,),
    (CR_BASE, CONVERSION),
)


def goals(s: RDState, role: int) -> int:
    """4.3: where the pieces of a role may go."""
    if role == CR_BASES:
        return 1 << WILDERNESS if s.has_room(WILDERNESS) else 0
    found = 0
    for space in range(MARS):
        if s.bases(space, MG if role == EG else role):
            found |= 1 << space
    if role == EG:
        return found | 1 << PHOBOS
    if role == MG:
        return found | s.frozen[COIN] & LABYRINTH_MASK
    return found


def must_go(s: RDState, role: int, space: int) -> bool:
    """4.3: who has to leave a space."""
    if role == EG:
        return space < MARS and not s.bases(space, MG)
    if role == MG:
        return IS_DESERT[space] and not s.coin_bases(space)
    if role == RD:
        return IS_DESERT[space] and s.level[space] >= 0 and not s.bases(space, RD)
    return False


class Stranded(Step[RDState]):
    """4.3: with no Red Dust Base on the map those who must move go to Available."""

    def run(self, s: RDState) -> None:
        if s.bases_on_mars(RD):
            s.do(Relocate(RD, RD))
        else:
            recall_stranded(s)


def recall_stranded(s: RDState) -> None:
    for space in range(MARS):
        if must_go(s, RD, space):
            for kind in (RD_REBEL, ACTIVE_RD):
                while s.at(space, kind):
                    to_available(s, kind, space)


class Relocate(PickPiece):
    """4.3: which pieces redeploy; those who must come before one may be done."""

    def __init__(self, by: int, role: int) -> None:
        super().__init__(by)
        self.role: Final = role

    def verb(self) -> int:
        return MOVE

    def area(self, s: RDState) -> int:
        return (1 << MARS_AND_PHOBOS) - 1

    def choices(self, s: RDState, by: int, enough: int) -> list[int]:
        """With the goals looked up once, for speed."""
        found: list[int] = []
        fit = goals(s, self.role)
        kinds = KINDS_OF[self.role]
        for space in range(MARS_AND_PHOBOS):
            for kind in kinds:
                if s.at(space, kind) and self.goal_why(s, kind, space, fit) == LEGAL:
                    found.append(kind * SPACES + space)
                    if len(found) == enough:
                        return found
        return found

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        return self.goal_why(s, kind, space, goals(s, self.role))

    def goal_why(self, s: RDState, kind: int, space: int, fit: int) -> int:
        if kind not in KINDS_OF[self.role]:
            return NO_OWN_PIECE
        if not movable(s, space, kind):
            return NO_SUCH_PIECE
        if not fit & ~(1 << space):
            return NO_GOAL
        if self.role == EG and space == PHOBOS:
            return NO_MARS_SPACE
        return LEGAL

    def stop_why(self, s: RDState, by: int) -> int:
        fit = goals(s, self.role)
        kinds = KINDS_OF[self.role]
        for space in range(MARS):
            for kind in kinds:
                waiting = s.at(space, kind) and must_go(s, self.role, space)
                if waiting and self.goal_why(s, kind, space, fit) == LEGAL:
                    return NO_STOP_WITH_SOME_TO_LEAVE
        return LEGAL

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        s.do(RelocateTo(by, self.role, kind, space), Relocate(by, self.role))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_REDEPLOY, (self.by,))


class RelocateTo(PickSpace):
    """4.3: where they go."""

    def __init__(self, by: int, role: int, piece: int, origin: int) -> None:
        super().__init__(by)
        self.role: Final = role
        self.piece: Final = piece
        self.origin: Final = origin

    def run(self, s: RDState) -> None:
        self.ask_or_take(s)

    def among(self, s: RDState, by: int) -> list[int]:
        fit = goals(s, self.role) & ~(1 << self.origin)
        return [space for space in range(MARS_AND_PHOBOS) if fit >> space & 1]

    def outside(self) -> int:
        return NO_GOAL

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_STOP_UNMOVED

    def take(self, s: RDState, by: int, space: int) -> None:
        if self.role == CR_BASES:
            move_base(s, self.origin, space, self.piece)
        else:
            s.do(RelocateCount(by, self.piece, self.origin, space))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_UNLOAD, (self.by, self.piece, self.origin))

    def asked_by(self, s: RDState, seat: int) -> str:
        return "4.3"


class RelocateCount(MoveCount):
    """4.3: how many."""

    def asked_by(self, s: RDState, seat: int) -> str:
        return "4.3"
