"""6.1 Entrench, 6.2 Petition, 6.3 Transport."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_BASE_HERE,
    ASK_FORTIFY,
    ASK_TRANSPORT,
    ASK_UNLOAD,
    LOG_FORTIFY,
    MOVE,
    NO_OTHER_SPACE,
    NO_OWN_FORCES,
    NO_OWN_PIECE,
    NO_STOP_UNMOVED,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    NO_TRANSPORT_STOP,
    OPT_BASE,
)
from tharsis.games.red_dust_rebellion.board import MARS, MARS_AND_PHOBOS, PHOBOS
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import EG_TROOP, FORTIFIED, MG, MG_BASE, MG_TROOP
from tharsis.games.red_dust_rebellion.rules.ask import (
    PickCount,
    PickOption,
    PickPiece,
    PickSpace,
)
from tharsis.games.red_dust_rebellion.rules.earthgov import add_supply
from tharsis.games.red_dust_rebellion.rules.forces import place, place_why, to_available
from tharsis.games.red_dust_rebellion.rules.gather import MoveCount, movable
from tharsis.games.red_dust_rebellion.rules.people import set_eg
from tharsis.games.red_dust_rebellion.rules.special_activities import SpecialRule, control_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Prompt


class Entrench(SpecialRule):
    """6.1: a Base for a Troop, then Fortify."""

    def space_why(self, s: RDState, by: int, space: int, chosen: int) -> int:
        return control_why(s, space, COIN) if s.force(space, MG) else NO_OWN_FORCES

    def enter(self, s: RDState, by: int, space: int, chosen: int) -> None:
        s.do(Fort(MG, space), Fortify(MG, space))


class Fort(PickOption):
    """6.1: replace one Troop with a Base."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def among(self, s: RDState, by: int) -> list[int]:
        ready = s.troops(self.space) and place_why(s, MG_BASE, self.space) == LEGAL
        return [OPT_BASE] if ready else []

    def take(self, s: RDState, by: int, choice: int) -> None:
        to_available(s, MG_TROOP if s.at(self.space, MG_TROOP) else FORTIFIED, self.space)
        place(s, MG_BASE, self.space)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_BASE_HERE, (self.by, self.space))

    def asked_by(self, s: RDState, seat: int) -> str:
        return "6.1"


class Fortify(PickCount):
    """6.1: at most one Fortified Troop for each Population."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def high(self, s: RDState, by: int) -> int:
        room = s.population(self.space) - s.at(self.space, FORTIFIED)
        return min(room, s.at(self.space, MG_TROOP))

    def take(self, s: RDState, by: int, n: int) -> None:
        if n:
            s.flip(self.space, MG_TROOP, FORTIFIED, n)
            s.log(LOG_FORTIFY, self.space, n)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_FORTIFY, (self.by, self.space))


class Petition(SpecialRule):
    """6.2: Supply for Rebels found; EG+ for an Assault that cost the Rebels more than COIN, whatever removed
    the forces in the course of it: the Assault, its Bombards, or the replies."""

    def possible(self, s: RDState, by: int) -> bool:
        return True

    def start(self, s: RDState, by: int, sa: int) -> None:
        s.earn(-add_supply(s, 1 + s.activated // 3))
        if s.rebels_lost > s.coin_lost:
            set_eg(s, plus=True)
            s.earn(-2)


class Transport(SpecialRule):
    """6.3: move Troops among Phobos, MarsGov Bases and one more space, two for the Controller."""

    def possible(self, s: RDState, by: int) -> bool:
        """A Transport that moves nobody is none; whoever may leave always finds a stop."""
        commands_earth = s.controller() == MG
        for space in range(MARS_AND_PHOBOS):
            aboard = s.troops(space) + (s.at(space, EG_TROOP) if commands_earth else 0)
            if aboard and not s.sealed(space, MG):
                return True
        return False

    def start(self, s: RDState, by: int, sa: int) -> None:
        s.arrived = []
        s.do(Load(MG))


def stops(s: RDState, extra: int) -> int:
    """6.3: the spaces Transport reaches without choosing another."""
    found = 1 << PHOBOS | extra
    for space in range(MARS):
        if s.at(space, MG_BASE):
            found |= 1 << space
    return found


def may_stop(s: RDState, space: int, extra: int) -> bool:
    if space == PHOBOS or s.at(space, MG_BASE) or extra >> space & 1:
        return True
    return extra.bit_count() < (2 if s.controller() == MG else 1)


def calling(s: RDState, space: int, extra: int) -> int:
    """6.3: the additional spaces, once a space is called at."""
    return extra if stops(s, extra) >> space & 1 else extra | 1 << space


class Load(PickPiece):
    """6.3: which Troops board."""

    def __init__(self, by: int, extra: int = 0) -> None:
        super().__init__(by)
        self.extra: Final = extra

    def verb(self) -> int:
        return MOVE

    def area(self, s: RDState) -> int:
        return (1 << MARS_AND_PHOBOS) - 1

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind > FORTIFIED and not (kind == EG_TROOP and s.controller() == MG):
            return NO_OWN_PIECE
        if s.sealed(space, MG):
            return NO_STORMY_SPACE
        if not movable(s, space, kind):
            return NO_SUCH_PIECE
        return LEGAL if may_stop(s, space, self.extra) else NO_TRANSPORT_STOP

    def stop_why(self, s: RDState, by: int) -> int:
        return LEGAL if s.arrived else NO_STOP_UNMOVED

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        s.do(Unload(MG, calling(s, space, self.extra), kind, space))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_TRANSPORT, (self.by,))


class Unload(PickSpace):
    """6.3: where they go."""

    def __init__(self, by: int, extra: int, piece: int, origin: int) -> None:
        super().__init__(by)
        self.extra: Final = extra
        self.piece: Final = piece
        self.origin: Final = origin

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if space >= MARS_AND_PHOBOS or space == self.origin:
            return NO_OTHER_SPACE
        if s.sealed(space, MG):
            return NO_STORMY_SPACE
        return LEGAL if may_stop(s, space, self.extra) else NO_TRANSPORT_STOP

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_STOP_UNMOVED

    def take(self, s: RDState, by: int, space: int) -> None:
        extra = calling(s, space, self.extra)
        s.do(TransportCount(MG, self.piece, self.origin, space), Load(MG, extra))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_UNLOAD, (self.by, self.piece, self.origin))

    def asked_by(self, s: RDState, seat: int) -> str:
        return "6.3"


class TransportCount(MoveCount):
    """6.3: how many."""

    def asked_by(self, s: RDState, seat: int) -> str:
        return "6.3"
