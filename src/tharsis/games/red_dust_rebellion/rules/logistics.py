"""5.2 Logistics."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_LOCAL_RECRUITS,
    ASK_RECRUIT,
    NO_BASIC_BASE,
    NO_COMMS,
    NO_LOGISTICS_SPACE,
    NO_MEANS,
    NO_OTHER_PIECE,
    NO_PIECE_AVAILABLE,
    NO_SECOND_TIME,
    NO_STORMY_SPACE,
    PLACE,
)
from tharsis.games.red_dust_rebellion.board import EARTH, IS_DESERT, MARS, MARS_MASK, TRANSIT
from tharsis.games.red_dust_rebellion.deck import COMMS_CUTOFF
from tharsis.games.red_dust_rebellion.pieces import CORP, CORP_BASE, SECURITY, SPECOPS, TERRAFORMING
from tharsis.games.red_dust_rebellion.rules.ask import PLACE_UNITS, PickPiece
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler
from tharsis.games.red_dust_rebellion.rules.forces import place, upgrade
from tharsis.games.red_dust_rebellion.rules.operations import Operation, OperationRule
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Prompt, Step

FREE_UNITS: Final = 4
RECRUITS: Final[list[int]] = [SECURITY, SPECOPS]
GUARDS: Final[list[int]] = [SECURITY]
UPGRADE_PRICE: Final = 3


class Logistics(OperationRule):
    """5.2: Earth, Transit, and Deserts with a Corporate Base."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        if space == EARTH:
            return LEGAL if s.available(SECURITY) + s.available(SPECOPS) else NO_PIECE_AVAILABLE
        if space == TRANSIT:
            return NO_COMMS if s.has_campaign(COMMS_CUTOFF) else LEGAL
        if not IS_DESERT[space]:
            return NO_LOGISTICS_SPACE
        if s.barred(space, CORP):
            return NO_STORMY_SPACE
        if not s.at(space, CORP_BASE):
            return NO_BASIC_BASE
        further = bool(o.chosen & MARS_MASK)
        return NO_MEANS if further and s.profits < UPGRADE_PRICE else LEGAL

    def price(self, s: RDState, o: Operation, space: int) -> int:
        return 0

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        if space == EARTH:
            return [Recruit(CORP, FREE_UNITS)]
        if space == TRANSIT:
            return [Cycler(CORP, people=False)]
        return [Terraform(space, bool(o.chosen & MARS_MASK))]

    def close(self, s: RDState, o: Operation) -> list[Step[RDState]]:
        return [LocalRecruits(CORP, (0,) * MARS)]


class Terraform(Step[RDState]):
    """5.2: upgrade one Base; in every Desert after the first for three Profits."""

    def __init__(self, space: int, paid: bool) -> None:
        self.space: Final = space
        self.paid: Final = paid

    def run(self, s: RDState) -> None:
        if self.paid:
            s.earn(-UPGRADE_PRICE)
        upgrade(s, CORP, self.space, TERRAFORMING)


class Recruit(PickPiece):
    """5.2: four units on Earth, at most one of them SpecOps; further ones for a Profit each."""

    def __init__(self, by: int, free: int, specops: int = 0) -> None:
        super().__init__(by)
        self.free: Final = free
        self.specops: Final = specops

    def verb(self) -> int:
        return PLACE

    def firsts(self, s: RDState, by: int) -> list[int]:
        return RECRUITS

    def area(self, s: RDState) -> int:
        return 1 << EARTH

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind != SECURITY and kind != SPECOPS:
            return NO_OTHER_PIECE
        if not s.available(kind):
            return NO_PIECE_AVAILABLE
        if self.is_free(kind) or s.profits > 0:
            return LEGAL
        return NO_MEANS

    def is_free(self, kind: int) -> bool:
        return self.free > 0 and (kind == SECURITY or self.specops == 0)

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        place(s, kind, EARTH)
        specops = self.specops + (1 if kind == SPECOPS else 0)
        if self.is_free(kind):
            s.do(Recruit(by, self.free - 1, specops))
        else:
            s.earn(-1)
            s.do(Recruit(by, self.free, specops))

    def purpose(self, s: RDState) -> int:
        return PLACE_UNITS

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_RECRUIT, (self.by, self.free))


class LocalRecruits(PickPiece):
    """5.2: finally one Security at each Corporate Base on Mars, for a Profit each."""

    def __init__(self, by: int, placed: tuple[int, ...]) -> None:
        super().__init__(by)
        self.placed: Final = placed

    def run(self, s: RDState) -> None:
        if s.profits and s.available(SECURITY) and self.pairs(s, self.by):
            self.put(s)

    def verb(self) -> int:
        return PLACE

    def firsts(self, s: RDState, by: int) -> list[int]:
        return GUARDS

    def area(self, s: RDState) -> int:
        found = 0
        for space in range(MARS):
            if s.bases(space, CORP):
                found |= 1 << space
        return found

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind != SECURITY:
            return NO_OTHER_PIECE
        if s.barred(space, CORP):
            return NO_STORMY_SPACE
        if s.bases(space, CORP) <= self.placed[space]:
            return NO_SECOND_TIME
        return LEGAL if s.profits else NO_MEANS

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        s.earn(-1)
        place(s, SECURITY, space)
        placed = list(self.placed)
        placed[space] += 1
        s.do(LocalRecruits(by, tuple(placed)))

    def purpose(self, s: RDState) -> int:
        return PLACE_UNITS

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_LOCAL_RECRUITS, (self.by,))
