"""Words for pieces that come, go and move."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    MOVE,
    NO_EG_TROOP_YET,
    NO_GUARDED_BASE,
    NO_OTHER_PIECE,
    NO_PIECE_AVAILABLE,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    PLACE,
)
from tharsis.games.red_dust_rebellion.board import MARS, MARS_AND_PHOBOS, MARS_MASK, NEAR_MASK
from tharsis.games.red_dust_rebellion.pieces import (
    BASE,
    CORP,
    CR,
    CR_REBEL,
    EG_TROOP,
    IS_BASE,
    IS_UNIT,
    OWNER,
    RD,
    RD_REBEL,
    UPGRADED,
)
from tharsis.games.red_dust_rebellion.rules.ask import MOVE_TO, PLACE_UNITS, TAKE_OUT
from tharsis.games.red_dust_rebellion.rules.effects import (
    Sentence,
    SentenceFaction,
    SentencePieces,
)
from tharsis.games.red_dust_rebellion.rules.forces import (
    PlaceUnits,
    place,
    place_several,
    place_why,
    placeable,
    remove,
)
from tharsis.games.red_dust_rebellion.rules.gather import move_units
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.where import tests_why
from tharsis.kernel import LEGAL

NEW_REBELS: Final[list[int]] = [RD_REBEL, CR_REBEL]


class Put(Sentence):
    """Place pieces of a kind in the space, as many as there are."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind: Final = kind
        self.n: Final = n

    def run(self, s: RDState, by: int, spot: int) -> None:
        if IS_UNIT[self.kind]:
            s.do(PlaceUnits(by, self.kind, spot, self.n))
        else:
            place_several(s, self.kind, spot, self.n)


class Take(Sentence):
    """Remove up to n pieces of some kinds: here, or anywhere the tests allow. Bases last if so printed."""

    def __init__(
        self,
        n: int,
        kinds: tuple[int, ...],
        tests: tuple[int, ...] = (),
        *,
        up_to: bool = True,
        bases_last: bool = False,
        eg_last: bool = False,
    ) -> None:
        super().__init__()
        self.n: Final = n
        self.kinds: Final = kinds
        self.tests: Final = tests
        self.up_to: Final = up_to
        self.bases_last: Final = bases_last
        self.eg_last: Final = eg_last

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentencePieces(by, self.address, self.n, spot))

    def piece_area(self, s: RDState, spot: int) -> int:
        return 1 << spot if spot >= 0 else MARS_MASK

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in self.kinds:
            return NO_OTHER_PIECE
        if not s.at(space, kind):
            return NO_SUCH_PIECE
        if self.bases_last and IS_BASE[kind] and self.guarded(s, kind, space):
            return NO_GUARDED_BASE
        if self.eg_last and kind == EG_TROOP and s.cubes(space) > s.at(space, kind):
            return NO_EG_TROOP_YET
        return tests_why(s, space, self.tests)

    def guarded(self, s: RDState, kind: int, space: int) -> bool:
        owner = OWNER[kind]
        if owner == CORP:
            return s.force(space, CORP) > s.bases(space, CORP)
        return s.rebels(space, owner) > 0

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        remove(s, kind, space)

    def optional(self) -> bool:
        return self.up_to

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT


class TakeAll(Sentence):
    """Remove all pieces of some kinds from the space."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__()
        self.kinds: Final = kinds

    def run(self, s: RDState, by: int, spot: int) -> None:
        for kind in self.kinds:
            while s.at(spot, kind):
                remove(s, kind, spot)


class Recruits(Sentence):
    """Place Rebels, each of a Faction the executing one names, here or among spaces near and fit."""

    def __init__(self, n: int, tests: tuple[int, ...] = (), near: bool = False) -> None:
        super().__init__()
        self.n: Final = n
        self.tests: Final = tests
        self.near: Final = near

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentencePieces(by, self.address, self.n, spot))

    def piece_verb(self) -> int:
        return PLACE

    def piece_kinds(self) -> list[int]:
        return NEW_REBELS

    def piece_area(self, s: RDState, spot: int) -> int:
        if spot < 0:
            return MARS_MASK
        return 1 << spot | (NEAR_MASK[spot] if self.near else 0)

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind != RD_REBEL and kind != CR_REBEL:
            return NO_OTHER_PIECE
        reason = tests_why(s, space, self.tests)
        if reason == LEGAL and not s.available(kind):
            return LEGAL if placeable(s, by, kind, space) else NO_PIECE_AVAILABLE
        return reason

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        s.do(PlaceUnits(by, kind, space, 1))

    def purpose(self, s: RDState, by: int) -> int:
        return PLACE_UNITS


class RebelBase(Sentence):
    """Place a Rebel Base of either Faction in the space, upgraded if so printed."""

    def __init__(self, upgraded: bool = False) -> None:
        super().__init__()
        self.upgraded: Final = upgraded

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceFaction(by, self.address, spot))

    def factions(self, s: RDState, by: int, spot: int) -> list[int]:
        return [f for f in (RD, CR) if place_why(s, BASE[f], spot) == LEGAL]

    def take_faction(self, s: RDState, by: int, faction: int, spot: int) -> None:
        basic = s.at(spot, BASE[faction])
        place(s, BASE[faction], spot)
        if self.upgraded and s.at(spot, BASE[faction]) > basic:
            s.flip(spot, BASE[faction], UPGRADED[faction], 1)


class Bring(Sentence):
    """Move units of some kinds from anywhere, or from around, into the space."""

    def __init__(self, n: int, kinds: tuple[int, ...], near: bool = False, phobos: bool = False) -> None:
        super().__init__()
        self.n: Final = n
        self.kinds: Final = kinds
        self.near: Final = near
        self.phobos: Final = phobos

    def run(self, s: RDState, by: int, spot: int) -> None:
        if not s.sealed(spot, by):
            s.do(SentencePieces(by, self.address, self.n, spot))

    def piece_verb(self) -> int:
        return MOVE

    def piece_area(self, s: RDState, spot: int) -> int:
        if self.near:
            return NEAR_MASK[spot]
        return ((1 << (MARS_AND_PHOBOS if self.phobos else MARS)) - 1) & ~(1 << spot)

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in self.kinds:
            return NO_OTHER_PIECE
        if s.sealed(space, by):
            return NO_STORMY_SPACE
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        move_units(s, kind, space, spot, 1)

    def goal(self, spot: int) -> int:
        return spot

    def optional(self) -> bool:
        return True

    def purpose(self, s: RDState, by: int) -> int:
        return MOVE_TO
