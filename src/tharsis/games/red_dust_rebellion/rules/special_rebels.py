"""6.7 Redistribute, 6.8 Coordinate, 6.10 Purify, 6.11 Ransack. Ambush is part of Attack."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_CONVERT,
    ASK_DESERT,
    ASK_HACK,
    ASK_PERSUADE,
    LOG_REDISTRIBUTE,
    LOG_REMOVE,
    NO_CONTROL,
    NO_DAMAGE,
    NO_DESERTER,
    NO_END_OF_REMOVING,
    NO_ENEMY,
    NO_GUARDED_BASE,
    NO_HIDDEN,
    NO_PEOPLE,
    NO_SPACE_AT_SUPPORT,
    NO_SUCH_PIECE,
    NO_UNIT,
    OPT_MG_RESOURCES,
    OPT_PROFITS,
    OPT_REMOVE,
    OPT_REPLACE,
)
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION
from tharsis.games.red_dust_rebellion.deck import AI_UNLEASHED, THE_MIND_TWISTER
from tharsis.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CR,
    CR_BASE,
    CR_REBEL,
    FORCE_KINDS,
    FORTIFIED,
    IS_BASE,
    IS_UNIT,
    MG,
    MG_TROOP,
    OWNER,
    RD,
    RD_REBEL,
    SECURITY,
)
from tharsis.games.red_dust_rebellion.rules.ask import PickOption, PickPiece
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets
from tharsis.games.red_dust_rebellion.rules.forces import (
    PlaceUnits,
    activate,
    placeable,
    remove,
    replace_base,
    to_available,
)
from tharsis.games.red_dust_rebellion.rules.people import HouseOrRepair, shift
from tharsis.games.red_dust_rebellion.rules.special_activities import SpecialRule, control_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NEVER, Prompt

DESERTING: Final[list[int]] = [OPT_REMOVE, OPT_REPLACE]
DESERTERS: Final = 2  # 6.8: cubes that are removed
ROBBED: Final[list[int]] = [OPT_MG_RESOURCES, OPT_PROFITS]


class Redistribute(SpecialRule):
    """6.7: Resources from the people of up to four spaces."""

    def space_why(self, s: RDState, by: int, space: int, chosen: int) -> int:
        if s.population(space) == 0:
            return NO_PEOPLE
        if not s.hidden(space, RD):
            return NO_HIDDEN
        return control_why(s, space, RD)

    def enter(self, s: RDState, by: int, space: int, chosen: int) -> None:
        activate(s, RD, space, 1)
        gained = s.population(space) + s.bases(space, CORP)
        s.gain(RD, gained)
        s.log(LOG_REDISTRIBUTE, space, gained)


class Coordinate(SpecialRule):
    """6.8: help the people, then turn them or their guards."""

    def space_why(self, s: RDState, by: int, space: int, chosen: int) -> int:
        if s.level[space] > 0:
            return NO_SPACE_AT_SUPPORT
        return LEGAL if s.hidden(space, RD) else NO_HIDDEN

    def enter(self, s: RDState, by: int, space: int, chosen: int) -> None:
        activate(s, RD, space, 1)
        s.do(HouseOrRepair(RD, 1 << space, repair=True), Persuade(RD, space))


def possible_deserters(s: RDState, space: int) -> int:
    """6.8: MG Troops and Security in a space."""
    return s.troops(space) + s.at(space, SECURITY)


class Persuade(PickOption):
    """6.8: shift; at Active Opposition remove two MG Troops or Security, or replace one."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def run(self, s: RDState) -> None:
        if s.level[self.space] > ACTIVE_OPPOSITION:
            shift(s, self.space, -1)
        elif self.among(s, self.by):
            self.put(s)

    def among(self, s: RDState, by: int) -> list[int]:
        return DESERTING if possible_deserters(s, self.space) else []

    def stop(self) -> int:
        return NEVER

    def take(self, s: RDState, by: int, choice: int) -> None:
        if choice == OPT_REPLACE:
            s.do(Desert(RD, self.space, 1, defect=True))
        else:
            s.do(Desert(RD, self.space, DESERTERS, defect=False))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_PERSUADE, (self.by, self.space))


class Desert(PickPiece):
    """6.8: which cubes desert or defect; Security goes to Available."""

    def __init__(self, by: int, space: int, left: int, defect: bool) -> None:
        super().__init__(by)
        self.space: Final = space
        self.left: Final = left
        self.defect: Final = defect

    def run(self, s: RDState) -> None:
        if self.left:
            self.ask_or_take(s)

    def area(self, s: RDState) -> int:
        return 1 << self.space

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind != MG_TROOP and kind != FORTIFIED and kind != SECURITY:
            return NO_DESERTER
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_END_OF_REMOVING

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        to_available(s, kind, space)
        if self.defect:
            s.do(PlaceUnits(RD, RD_REBEL, space, 1))
        else:
            s.log(LOG_REMOVE, kind, space)
            s.do(Desert(by, space, self.left - 1, defect=False))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DESERT, (self.by, self.space))


class Purify(SpecialRule):
    """6.10: convert enemy units, or an unguarded enemy Base."""

    def space_why(self, s: RDState, by: int, space: int, chosen: int) -> int:
        if not s.hidden(space, CR):
            return NO_HIDDEN
        if s.control(space) != CR:
            return NO_CONTROL
        for kind in range(FORCE_KINDS):
            if purify_why(s, kind, space, bases=True) == LEGAL:
                return LEGAL
        return NO_ENEMY

    def enter(self, s: RDState, by: int, space: int, chosen: int) -> None:
        activate(s, CR, space, 1)
        units = 1 + (1 if s.at(space, CONVERSION) else 0) + (1 if s.has_asset(THE_MIND_TWISTER) else 0)
        s.do(Convert(CR, space, units, bases=True))


def purify_why(s: RDState, kind: int, space: int, bases: bool) -> int:
    """6.10: an enemy unit; or an enemy Base with no friendly units left."""
    if kind >= FORCE_KINDS or OWNER[kind] == CR or not s.at(space, kind):
        return NO_SUCH_PIECE
    if IS_UNIT[kind]:
        return LEGAL
    if not IS_BASE[kind] or not bases:
        return NO_UNIT
    guards = s.rebels(space, RD) if OWNER[kind] == RD else s.cubes(space) + s.specops(space)
    return NO_GUARDED_BASE if guards else LEGAL


class Convert(PickPiece):
    """6.10: which pieces turn; a Base ends it, becomes a Conversion Center and brings a card."""

    def __init__(self, by: int, space: int, left: int, bases: bool) -> None:
        super().__init__(by)
        self.space: Final = space
        self.left: Final = left
        self.bases: Final = bases

    def run(self, s: RDState) -> None:
        if self.left and self.pairs(s, self.by):
            self.put(s)

    def area(self, s: RDState) -> int:
        return 1 << self.space

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        return purify_why(s, kind, space, self.bases)

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_END_OF_REMOVING if self.bases else LEGAL

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        """1.3: what finds no replacement is only removed, and then a casualty like any other."""
        if IS_BASE[kind]:
            if replace_base(s, kind, space, CR_BASE, lost=not s.available(CR_BASE)):
                s.flip(space, CR_BASE, CONVERSION, 1)
            s.do(DrawAssets(1))
        else:
            if placeable(s, CR, CR_REBEL, space):
                to_available(s, kind, space)
            else:
                remove(s, kind, space)
            s.do(PlaceUnits(CR, CR_REBEL, space, 1), Convert(by, space, self.left - 1, bases=False))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_CONVERT, (self.by, self.space, self.left))


class Ransack(SpecialRule):
    """6.11: Asset cards out of the ruins."""

    def space_why(self, s: RDState, by: int, space: int, chosen: int) -> int:
        if not s.damage[space]:
            return NO_DAMAGE
        return LEGAL if s.hidden(space, CR) else NO_HIDDEN

    def enter(self, s: RDState, by: int, space: int, chosen: int) -> None:
        activate(s, CR, space, 1)
        s.do(DrawAssets(s.damage[space]))

    def close(self, s: RDState, by: int, chosen: int) -> None:
        """Asset 24: each Ransack also robs MarsGov or the Corporations."""
        if s.has_asset(AI_UNLEASHED):
            s.do(Hack(CR))


class Hack(PickOption):
    """Asset 24: three MarsGov Resources or one Profit."""

    def among(self, s: RDState, by: int) -> list[int]:
        return ROBBED

    def stop(self) -> int:
        return NEVER

    def take(self, s: RDState, by: int, choice: int) -> None:
        if choice == OPT_MG_RESOURCES:
            s.gain(MG, -3)
        else:
            s.earn(-1)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_HACK, (self.by,))
