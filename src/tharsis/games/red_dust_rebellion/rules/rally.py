"""5.6 Rally."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_DIG_IN,
    ASK_GIVE_UP,
    ASK_PLACE_COUNT,
    ASK_RALLY,
    NO_BASIC_BASE,
    NO_DESERT,
    NO_EFFECT,
    NO_END_OF_REMOVING,
    NO_MARS_SPACE,
    NO_NEUTRAL_SPACE,
    NO_OWN_PIECE,
    NO_PEOPLE,
    NO_SPACE_AT_SUPPORT,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    OPT_BASE,
    OPT_HIDE,
    OPT_REBEL,
    OPT_REBELS,
    OPT_UPGRADE,
)
from tharsis.games.red_dust_rebellion.board import IS_DESERT, MARS
from tharsis.games.red_dust_rebellion.deck import MPS_UPLINK_HACKED, NEURAL_CONDITIONING
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    BASE,
    CONVERSION,
    CR,
    CR_BASE,
    DUG_IN,
    HIDDEN,
    RD,
    RD_BASE,
    SATELLITE,
    UNIT,
)
from tharsis.games.red_dust_rebellion.rules.ask import (
    PLACE_BASES,
    PickCount,
    PickOption,
    PickPiece,
    PickSpace,
)
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets
from tharsis.games.red_dust_rebellion.rules.forces import (
    PlaceUnits,
    hide,
    place,
    place_why,
    placeable,
    to_available,
    upgrade,
)
from tharsis.games.red_dust_rebellion.rules.operations import Operation, OperationRule
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NEVER, Prompt, Step


def working_bases(s: RDState, by: int, space: int) -> int:
    """Own Bases; a hacked Satellite counts as one more for the Reclaimers (Asset 23)."""
    found = s.bases(space, by)
    if by == CR and s.has_asset(MPS_UPLINK_HACKED) and s.at(space, SATELLITE):
        found += 1
    return found


class Rally(OperationRule):
    """5.6: Red Dust where people live without Support, Reclaimers in Neutral spaces."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        if space >= MARS:
            return NO_MARS_SPACE
        if s.barred(space, o.by):
            return NO_STORMY_SPACE
        if o.by == RD:
            if s.population(space) == 0:
                return NO_PEOPLE
            if s.level[space] > 0:
                return NO_SPACE_AT_SUPPORT
        elif s.level[space] != 0:
            return NO_NEUTRAL_SPACE
        return LEGAL if rally_options(s, o.by, space) else NO_EFFECT

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        return [RallyHere(o.by, space)]

    def close(self, s: RDState, o: Operation) -> list[Step[RDState]]:
        return [DigIn(RD)] if o.by == RD else []


def rally_options(s: RDState, by: int, space: int) -> list[int]:
    """5.6: what a Rally can do in a space."""
    found: list[int] = []
    at_base = working_bases(s, by, space) > 0
    trained = by == CR and s.has_asset(NEURAL_CONDITIONING)
    if placeable(s, by, UNIT[by], space):
        if at_base:
            found.append(OPT_REBELS)
        else:
            found.append(OPT_REBEL)
            if trained and s.population(space) > 1:
                found.append(OPT_REBELS)
    if s.rebels(space, by) >= 2 and place_why(s, BASE[by], space) == LEGAL:
        found.append(OPT_BASE)
    if (at_base or trained) and s.active(space, by):
        found.append(OPT_HIDE)
    if by == CR and s.at(space, CR_BASE):
        found.append(OPT_UPGRADE)
    return found


class RallyHere(PickOption):
    """5.6: a Rebel or a Base; at a Base several Rebels, hiding, or a Conversion Center."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def run(self, s: RDState) -> None:
        self.ask_or_take(s)

    def among(self, s: RDState, by: int) -> list[int]:
        return rally_options(s, by, self.space)

    def stop(self) -> int:
        return NEVER

    def take(self, s: RDState, by: int, choice: int) -> None:
        if choice == OPT_REBEL:
            s.do(PlaceUnits(by, UNIT[by], self.space, 1))
        elif choice == OPT_REBELS:
            s.do(RallyRebels(by, self.space))
        elif choice == OPT_BASE:
            s.do(GiveUp(by, self.space, 2), NewBase(by, self.space))
        elif choice == OPT_HIDE:
            hide(s, by, self.space)
        else:
            upgrade(s, CR, self.space, CONVERSION)
            s.do(DrawAssets(1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_RALLY, (self.by, self.space))


class RallyRebels(PickCount):
    """5.6: Rebels up to Population plus own Bases."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def low(self, s: RDState, by: int) -> int:
        return 1

    def high(self, s: RDState, by: int) -> int:
        most = s.population(self.space) + working_bases(s, by, self.space)
        return min(most, placeable(s, by, UNIT[by], self.space))

    def take(self, s: RDState, by: int, n: int) -> None:
        s.do(PlaceUnits(by, UNIT[by], self.space, n))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_PLACE_COUNT, (self.by, UNIT[self.by], self.space))

    def asked_by(self, s: RDState, seat: int) -> str:
        return "5.6"


class GiveUp(PickPiece):
    """5.6: the two Rebels that a Base replaces."""

    def __init__(self, by: int, space: int, left: int) -> None:
        super().__init__(by)
        self.space: Final = space
        self.left: Final = left

    def run(self, s: RDState) -> None:
        if self.left:
            self.ask_or_take(s)

    def area(self, s: RDState) -> int:
        return 1 << self.space

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind != HIDDEN[by] and kind != ACTIVE[by]:
            return NO_OWN_PIECE
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_END_OF_REMOVING

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        to_available(s, kind, space)
        s.do(GiveUp(by, space, self.left - 1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_GIVE_UP, (self.by, self.space))


class NewBase(Step[RDState]):
    """5.6: the Base that replaces two Rebels."""

    def __init__(self, by: int, space: int) -> None:
        self.by: Final = by
        self.space: Final = space

    def run(self, s: RDState) -> None:
        place(s, BASE[self.by], self.space)


class DigIn(PickSpace):
    """5.6: Red Dust may turn one Base in any Desert Dug-In."""

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if not IS_DESERT[space]:
            return NO_DESERT
        if s.barred(space, RD):
            return NO_STORMY_SPACE
        return LEGAL if s.at(space, RD_BASE) else NO_BASIC_BASE

    def take(self, s: RDState, by: int, space: int) -> None:
        upgrade(s, RD, space, DUG_IN)

    def purpose(self, s: RDState) -> int:
        return PLACE_BASES

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DIG_IN, (self.by,))
