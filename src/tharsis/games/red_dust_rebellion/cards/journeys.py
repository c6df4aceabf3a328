"""Cards that move pieces in ways of their own (Events 25, 34, 43)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    MOVE,
    NO_DESERT,
    NO_EFFECT,
    NO_LABYRINTH,
    NO_MARS_SPACE,
    NO_NEIGHBOUR,
    NO_OTHER_PIECE,
    NO_REACH,
    NO_ROOM,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    NO_SUPPORT,
    OPT_ASSAULT,
    OPT_RECON,
)
from tharsis.games.red_dust_rebellion.board import (
    DESERT_MASK,
    IS_DESERT,
    IS_LABYRINTH,
    MARS,
    MARS_AND_PHOBOS,
    MARS_MASK,
    NEAR_MASK,
    SPACES,
)
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION
from tharsis.games.red_dust_rebellion.orders import ASSAULT, MARCH, RECON
from tharsis.games.red_dust_rebellion.pieces import (
    CORP,
    CR,
    EG,
    FORCE_KINDS,
    FORTIFIED,
    IS_BASE,
    MG,
    MG_TROOP,
    OWN_UNITS,
    OWNER,
    RD,
    REBEL_BASES,
    SATELLITE,
    SECURITY,
)
from tharsis.games.red_dust_rebellion.rules.ask import MOVE_TO
from tharsis.games.red_dust_rebellion.rules.effects import (
    TEXTS,
    Sentence,
    SentencePieces,
    SentenceSpaces,
    perform,
)
from tharsis.games.red_dust_rebellion.rules.gather import mobile_kinds, movable, move_units
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import movable_from
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.granted import AnyOperation, FreeOperation
from tharsis.games.red_dust_rebellion.vocabulary.wishes import UNWANTED, WANTED
from tharsis.games.red_dust_rebellion.vocabulary.words import OneOf
from tharsis.kernel import LEGAL, NOT_NOW, Step

ANY_NUMBER_OF_PIECES: Final = 99  # more than a side has
ROUTE: Final = 32  # more than there are spaces


def route(goal: int, origin: int) -> int:
    """Both ends of a journey in one operand."""
    return goal * ROUTE + origin


def goal_of(spot: int) -> int:
    return spot // ROUTE


def origin_of(spot: int) -> int:
    return spot % ROUTE


class Journey(Sentence):
    """Choose an origin, a goal, then the pieces that go. ``spot`` is the origin first, then the
    route of both."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(by, self.address, 1, -1))

    def origin_why(self, s: RDState, by: int, space: int) -> int:
        return NOT_NOW

    def goal_why(self, s: RDState, by: int, origin: int, space: int) -> int:
        return NOT_NOW

    def most(self) -> int:
        return ANY_NUMBER_OF_PIECES

    def kinds(self, s: RDState, by: int) -> list[int]:
        return list(OWN_UNITS[by])

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        if space >= MARS_AND_PHOBOS:
            return NO_MARS_SPACE
        if spot < 0:
            return self.origin_why(s, by, space)
        return self.goal_why(s, by, spot, space)

    def any_goal(self, s: RDState, by: int, origin: int) -> bool:
        for space in range(MARS):
            if not s.barred(space, by) and self.goal_why(s, by, origin, space) == LEGAL:
                return True
        return False

    def has_kind(self, s: RDState, by: int, space: int) -> bool:
        return any(s.at(space, kind) for kind in self.kinds(s, by))

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        if spot < 0:
            s.do(SentenceSpaces(by, self.address, 1, space))
        else:
            s.do(
                SentencePieces(by, self.address, self.most(), route(space, spot)),
                JourneyEnd(by, self.address, space),
            )

    def optional(self) -> bool:
        return True

    def piece_verb(self) -> int:
        return MOVE

    def piece_area(self, s: RDState, spot: int) -> int:
        return 1 << origin_of(spot)

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in self.kinds(s, by):
            return NO_OTHER_PIECE
        if not s.at(space, kind):
            return NO_SUCH_PIECE
        return NO_ROOM if IS_BASE[kind] and not s.has_room(goal_of(spot)) else LEGAL

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        move_units(s, kind, space, goal_of(spot), 1)

    def purpose(self, s: RDState, by: int) -> int:
        return MOVE_TO

    def starts_anywhere(self, spot: int) -> bool:
        return spot < 0

    def goal(self, spot: int) -> int:
        return goal_of(spot)

    def suits(self, s: RDState, by: int, goal: int) -> bool:
        """8.5.5: whether the card's instruction lets a non-player go there."""
        return True

    def guided(self, s: RDState, by: int, space: int, spot: int) -> int:
        """8.5.5, 8.5.7: a non-player starts where most of its units can leave for a goal that suits it."""
        if spot >= 0:
            return WANTED if self.suits(s, by, space) else UNWANTED
        for goal in range(MARS):
            open_goal = self.suits(s, by, goal) and not s.barred(goal, by)
            if open_goal and self.goal_why(s, by, space, goal) == LEGAL:
                return movable_from(s, by, space) or UNWANTED
        return UNWANTED


class JourneyEnd(Step[RDState]):
    """The pieces have arrived."""

    def __init__(self, by: int, sentence: int, goal: int) -> None:
        self.by: Final = by
        self.sentence: Final = sentence
        self.goal: Final = goal

    def run(self, s: RDState) -> None:
        TEXTS.at(self.sentence).after(s, self.by, self.goal)


class Mission(Journey):
    """A journey for something that follows where it ends, if anybody came there."""

    def __init__(self, follow_up: Sentence) -> None:
        super().__init__(follow_up)
        self.follow_up: Final = follow_up

    def after(self, s: RDState, by: int, goal: int) -> None:
        if s.arrived:
            perform(s, by, (self.follow_up,), goal)


class CityMove(Journey):
    """Event 25: up to six MG Troops and Security go to another Labyrinth at Support."""

    def origin_why(self, s: RDState, by: int, space: int) -> int:
        if not IS_LABYRINTH[space]:
            return NO_LABYRINTH
        if s.sealed(space, by):
            return NO_STORMY_SPACE
        ready = self.has_kind(s, by, space) and self.any_goal(s, by, space)
        return LEGAL if ready else NO_EFFECT

    def goal_why(self, s: RDState, by: int, origin: int, space: int) -> int:
        if space == origin or not IS_LABYRINTH[space]:
            return NO_LABYRINTH
        if s.sealed(space, by):
            return NO_STORMY_SPACE
        return LEGAL if s.level[space] > 0 else NO_SUPPORT

    def most(self) -> int:
        return 6

    def kinds(self, s: RDState, by: int) -> list[int]:
        return [MG_TROOP, FORTIFIED, SECURITY]


class Patrol(Mission):
    """Event 34: up to three own units cross up to three Deserts; a free Operation may follow."""

    def __init__(self) -> None:
        super().__init__(AnyOperation(1, (RECON, MARCH)))

    def origin_why(self, s: RDState, by: int, space: int) -> int:
        if s.sealed(space, by):
            return NO_STORMY_SPACE
        ready = self.has_kind(s, by, space) and self.any_goal(s, by, space)
        return LEGAL if ready else NO_EFFECT

    def goal_why(self, s: RDState, by: int, origin: int, space: int) -> int:
        if space == origin or not IS_DESERT[space]:
            return NO_DESERT
        return LEGAL if chain_mask(s, by, origin) >> space & 1 else NO_REACH

    def most(self) -> int:
        return 3

    def kinds(self, s: RDState, by: int) -> list[int]:
        return mobile_kinds(s, by)

    def suits(self, s: RDState, by: int, goal: int) -> bool:
        """8.5.5: COIN to Active Rebels, Red Dust to people to win, Reclaimers to an enemy Base."""
        if by <= CORP:
            return s.active(goal, RD) + s.active(goal, CR) > 0
        if by == RD:
            return s.population(goal) > 0 and s.level[goal] > ACTIVE_OPPOSITION
        return s.coin_bases(goal) + s.bases(goal, RD) > 0

    def wish(self, s: RDState, by: int, space: int, spot: int) -> int:
        return self.guided(s, by, space, spot)

    def effective(self, s: RDState, by: int) -> bool:
        return any(
            self.origin_why(s, by, space) == LEGAL and self.guided(s, by, space, -1) > 0
            for space in range(MARS_AND_PHOBOS)
        )


def chain_mask(s: RDState, by: int, origin: int) -> int:
    """Deserts at the end of a chain of at most three, none of them stormy."""
    open_deserts = 0
    for space in range(MARS):
        if IS_DESERT[space] and not s.barred(space, by):
            open_deserts |= 1 << space
    reached = 0
    front = 1 << origin
    for _ in range(3):
        near = 0
        for space in range(MARS_AND_PHOBOS):
            if front >> space & 1:
                near |= NEAR_MASK[space]
        front = near & open_deserts
        reached |= front
    return reached


class DesertMove(Mission):
    """Event 43: COIN forces, Bases too, cross from one Desert to the next; Recon or Assault may follow."""

    def __init__(self) -> None:
        super().__init__(
            OneOf((OPT_RECON, OPT_ASSAULT), ((FreeOperation(RECON),), (FreeOperation(ASSAULT),)))
        )

    def origin_why(self, s: RDState, by: int, space: int) -> int:
        if not IS_DESERT[space]:
            return NO_DESERT
        ready = self.has_kind(s, by, space) and self.any_goal(s, by, space)
        return LEGAL if ready else NO_EFFECT

    def goal_why(self, s: RDState, by: int, origin: int, space: int) -> int:
        if not IS_DESERT[space]:
            return NO_DESERT
        return LEGAL if NEAR_MASK[origin] >> space & 1 else NO_NEIGHBOUR

    def kinds(self, s: RDState, by: int) -> list[int]:
        return [k for k in range(FORCE_KINDS) if OWNER[k] in (MG, CORP, EG) and k != SATELLITE]


class ShiftBases(Sentence):
    """Event 43: up to three Rebel Bases move into adjacent Deserts, keeping their side."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentencePieces(by, self.address, 3, spot))

    def piece_verb(self) -> int:
        return MOVE

    def piece_area(self, s: RDState, spot: int) -> int:
        return MARS_MASK

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in REBEL_BASES or not movable(s, space, kind):
            return NO_SUCH_PIECE
        if s.sealed(space, by):
            return NO_STORMY_SPACE
        return LEGAL if self.goals(s, by, space) else NO_ROOM

    def goals(self, s: RDState, by: int, space: int) -> int:
        found = 0
        for other in range(MARS):
            if (
                NEAR_MASK[space] & DESERT_MASK & (1 << other)
                and s.has_room(other)
                and not s.barred(other, by)
            ):
                found |= 1 << other
        return found

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        s.do(SentenceSpaces(by, self.address, 1, kind * SPACES + space))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        return LEGAL if self.goals(s, by, spot % SPACES) >> space & 1 else NO_NEIGHBOUR

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        move_units(s, spot // SPACES, spot % SPACES, space, 1)

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return MOVE_TO
