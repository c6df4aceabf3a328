"""6.4 Public Relations, 6.5 Exploit, 6.6 Raid."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_GOOD_DEEDS,
    ASK_MOVE_IN,
    ASK_STRIKE,
    DONE,
    HOUSE,
    LOG_EXPLOIT,
    MOVE,
    NO_CORP_BASE,
    NO_DAMAGED_SPACE,
    NO_EFFECT,
    NO_MAJORITY,
    NO_OTHER_PIECE,
    NO_OTHER_SPACE,
    NO_SECOND_HOUSE,
    NO_SECURITY,
    NO_SPECOPS,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    REPAIR,
)
from tharsis.games.red_dust_rebellion.board import MARS, NEAR_MASK
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD, SECURITY, SPECOPS
from tharsis.games.red_dust_rebellion.rules.ask import TAKE_OUT, PickPiece, PickSpace
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets, LoseAssets
from tharsis.games.red_dust_rebellion.rules.forces import BY_RAID, Removal, activate
from tharsis.games.red_dust_rebellion.rules.gather import movable, move_units
from tharsis.games.red_dust_rebellion.rules.people import (
    House,
    Repair,
    house_why,
    repair_why,
    towards_neutral,
)
from tharsis.games.red_dust_rebellion.rules.special_activities import SpecialRule, control_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Either, Prompt, Step

MOST_MOVED: Final = 2  # SpecOps that may move in; each leaves two numbers in ``arrived``
#: What Public Relations do, in the order of the rule.
DEEDS: Final[list[int]] = [REPAIR, HOUSE]


class PublicRelations(SpecialRule):
    """6.4: Repair for Profits where Security keeps order; House in one space."""

    def space_why(self, s: RDState, by: int, space: int, chosen: int) -> int:
        reason = control_why(s, space, COIN)
        if reason != LEGAL:
            return reason
        if not s.at(space, SECURITY):
            return NO_SECURITY
        if repair_why(s, CORP, space) == LEGAL:
            return LEGAL
        if chosen and s.pr_housed:
            return NO_SECOND_HOUSE
        return LEGAL if house_why(s, space) == LEGAL else NO_EFFECT

    def start(self, s: RDState, by: int, sa: int) -> None:
        s.pr_housed = False
        SpecialRule.start(self, s, by, sa)

    def enter(self, s: RDState, by: int, space: int, chosen: int) -> None:
        s.do(GoodDeeds(CORP, space))


class GoodDeeds(Either[RDState]):
    """6.4: Repair any number of times, two Profits each; House in only one of the spaces."""

    def __init__(self, by: int, space: int, deeds: int = 0) -> None:
        super().__init__(by)
        self.space: Final = space
        self.deeds: Final = deeds

    def verbs(self) -> list[int]:
        return DEEDS

    def among(self, s: RDState, by: int, verb: int) -> list[int]:
        return [self.space]

    def outside(self, verb: int) -> int:
        return NOT_NOW

    def stop(self) -> int:
        return DONE

    def pick_why(self, s: RDState, by: int, verb: int, space: int) -> int:
        if verb == REPAIR:
            return repair_why(s, CORP, space)
        return NO_SECOND_HOUSE if s.pr_housed else house_why(s, space)

    def take(self, s: RDState, by: int, verb: int, space: int) -> None:
        again = GoodDeeds(CORP, space, 1)
        if verb == REPAIR:
            s.earn(2)
            s.do(Repair(CORP, space), again)
        else:
            s.pr_housed = True
            s.do(House(CORP, space), again)

    def stopped(self, s: RDState, by: int) -> None:
        self.end(s)

    def unasked(self, s: RDState) -> None:
        self.end(s)

    def end(self, s: RDState) -> None:
        """6.4: good deeds embarrass the Rebels present."""
        if not self.deeds:
            return
        if s.force(self.space, RD):
            s.gain(RD, -3)
        if s.force(self.space, CR):
            s.do(LoseAssets(CR, 1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_GOOD_DEEDS, (self.by, self.space))

    def rule(self, s: RDState, seat: int, action: int) -> str:
        verb = s.game.actions.base(action)
        return "1.7" if verb in DEEDS and action - verb == self.space else self.asked_by(s, seat)


def exploit_why(s: RDState, space: int, outnumber: bool) -> int:
    """6.5: a Corporate Base, no Damage, more Corporate than MarsGov forces."""
    if not s.bases(space, CORP):
        return NO_CORP_BASE
    if s.damage[space]:
        return NO_DAMAGED_SPACE
    if outnumber and s.forces_of(space, CORP) <= s.forces_of(space, MG):
        return NO_MAJORITY
    return LEGAL


class Exploit(SpecialRule):
    """6.5: Profits from a captured market."""

    def space_why(self, s: RDState, by: int, space: int, chosen: int) -> int:
        return exploit_why(s, space, outnumber=True)

    def enter(self, s: RDState, by: int, space: int, chosen: int) -> None:
        s.do(ExploitHere(space))


class ExploitHere(Step[RDState]):
    """6.5: one space; Rebels in control take their share."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        people = s.population(self.space)
        s.earn(people)
        s.log(LOG_EXPLOIT, self.space, people)
        towards_neutral(s, self.space)
        side = s.control(self.space)
        if side == RD:
            s.gain(RD, people)
        elif side == CR:
            s.do(DrawAssets(1))


class Raid(SpecialRule):
    """6.6: first two Hidden SpecOps may move in, then they strike, space by space."""

    def space_why(self, s: RDState, by: int, space: int, chosen: int) -> int:
        if s.at(space, SPECOPS):
            return LEGAL
        for other in range(MARS):
            if not NEAR_MASK[space] >> other & 1 or s.sealed(other, CORP):
                continue
            if movable(s, other, SPECOPS) if chosen else s.at(other, SPECOPS):
                return NO_STORMY_SPACE if s.sealed(space, CORP) else LEGAL
        return NO_SPECOPS

    def start(self, s: RDState, by: int, sa: int) -> None:
        s.arrived = []
        SpecialRule.start(self, s, by, sa)

    def enter(self, s: RDState, by: int, space: int, chosen: int) -> None:
        s.do(MoveIn(CORP, space))

    def close(self, s: RDState, by: int, chosen: int) -> None:
        s.do(RaidStrikes(CORP, chosen))


class MoveIn(PickPiece):
    """6.6: Hidden SpecOps come from adjacent spaces, two in all."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def run(self, s: RDState) -> None:
        if len(s.arrived) < 2 * MOST_MOVED and not s.sealed(self.space, CORP) and self.pairs(s, self.by):
            self.put(s)

    def verb(self) -> int:
        return MOVE

    def area(self, s: RDState) -> int:
        return NEAR_MASK[self.space]

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind != SPECOPS:
            return NO_OTHER_PIECE
        if s.sealed(space, CORP):
            return NO_STORMY_SPACE
        return LEGAL if movable(s, space, SPECOPS) else NO_SUCH_PIECE

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        move_units(s, SPECOPS, space, self.space, 1)
        s.do(self)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_MOVE_IN, (self.by, self.space))


class RaidStrikes(PickSpace):
    """6.6: in each Raid space, in any order, a Hidden SpecOps may be Activated to remove one EG Troop or two
    other pieces."""

    def __init__(self, by: int, spaces: int) -> None:
        super().__init__(by)
        self.spaces: Final = spaces

    def purpose(self, s: RDState) -> int:
        """8.7: non-players strike by their column for removing."""
        return TAKE_OUT

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if not self.spaces >> space & 1:
            return NO_OTHER_SPACE
        if not s.at(space, SPECOPS):
            return NO_SPECOPS
        return LEGAL if Removal(CORP, BY_RAID, space, 2).possible(s, by) else NO_EFFECT

    def take(self, s: RDState, by: int, space: int) -> None:
        activate(s, CORP, space, 1)
        s.do(Removal(CORP, BY_RAID, space, 2), RaidStrikes(CORP, self.spaces & ~(1 << space)))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_STRIKE, (self.by,))
