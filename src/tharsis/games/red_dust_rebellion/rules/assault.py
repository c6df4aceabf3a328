"""5.5 Assault."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_BOMBARD,
    ASK_DRIVE_OUT,
    ASK_FLEE,
    ASK_RAISE_SPECOPS,
    ASK_REGROW,
    ASK_REPLY,
    ASK_SUPPRESS,
    DONE,
    LOG_MERCENARIES,
    LOG_SUPPRESS,
    NO_ACTIVE_ENEMY,
    NO_EG_TROOPS,
    NO_ENEMY_PIECE,
    NO_MARS_SPACE,
    NO_NEIGHBOUR,
    NO_OTHER_SPACE,
    NO_OWN_FORCES,
    NO_REBELS,
    NO_SECOND_TIME,
    NO_STAYING,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    OPT_ATTACK,
    OPT_BOMBARD,
    SUPPRESS,
)
from tharsis.games.red_dust_rebellion.board import (
    DESERT_MASK,
    IS_LABYRINTH,
    MARS,
    NEAR_MASK,
    ORBIT,
    SPACES,
    WILDERNESS,
)
from tharsis.games.red_dust_rebellion.deck import ENHANCED_METABOLISM, MOTHERS_OF_MARS
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_CR,
    ACTIVE_RD,
    ACTIVE_SPECOPS,
    CORP,
    CR,
    CR_REBEL,
    DUG_IN,
    EG_TROOP,
    OWNER,
    RD,
    SATELLITE,
    SECURITY,
    SPECOPS,
)
from tharsis.games.red_dust_rebellion.rules.ask import (
    PickCount,
    PickOption,
    PickPiece,
    PickSpace,
)
from tharsis.games.red_dust_rebellion.rules.attack import Attack
from tharsis.games.red_dust_rebellion.rules.forces import (
    BY_ASSAULT,
    BY_BOMBARD,
    REBEL_UNITS,
    PlaceUnits,
    Removal,
    activate,
)
from tharsis.games.red_dust_rebellion.rules.gather import move_units
from tharsis.games.red_dust_rebellion.rules.operations import (
    Operation,
    OperationRule,
)
from tharsis.games.red_dust_rebellion.rules.people import damage, shift
from tharsis.games.red_dust_rebellion.rules.secure_recon import send_satellite
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step


class Assault(OperationRule):
    """5.5: remove Active enemy forces, space by space."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        if space >= MARS:
            return NO_MARS_SPACE
        if s.barred(space, o.by):
            return NO_STORMY_SPACE
        if not s.forces_of(space, o.by):
            return NO_OWN_FORCES
        return LEGAL if active_enemies(s, space) else NO_ACTIVE_ENEMY

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        rd = s.force(space, RD)
        cr = s.force(space, CR)
        return [
            Protests(space),
            RaiseSpecOps(CORP, o.by, space),
            Strike(o.by, space),
            Bombard(o.by, space),
            Mercenaries(space, rd + cr),
            Replies(space, rd, cr),
        ]

    def close(self, s: RDState, o: Operation) -> list[Step[RDState]]:
        found: list[Step[RDState]] = [Regrow(CR)]
        if s.controller() == o.by:
            found.append(Suppress(o.by, o.chosen))
        return found


def active_enemies(s: RDState, space: int) -> int:
    """5.5: Active Rebels, and Bases, which are always Active (1.3)."""
    return s.at(space, ACTIVE_RD) + s.at(space, ACTIVE_CR) + s.rebel_bases(space)


class Protests(Step[RDState]):
    """Campaign 6: a Labyrinth chosen for Assault shifts towards Active Opposition."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        if IS_LABYRINTH[self.space] and s.has_campaign(MOTHERS_OF_MARS):
            shift(s, self.space, -1)


class RaiseSpecOps(PickCount):
    """5.5: in any Assault the Corporations may first Activate SpecOps as desired; ``attacker``: whose
    Assault it is."""

    def __init__(self, by: int, attacker: int, space: int) -> None:
        super().__init__(by)
        self.attacker: Final = attacker
        self.space: Final = space

    def high(self, s: RDState, by: int) -> int:
        return s.at(self.space, SPECOPS)

    def take(self, s: RDState, by: int, n: int) -> None:
        activate(s, CORP, self.space, n)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_RAISE_SPECOPS, (self.by, self.space))


class Strike(Step[RDState]):
    """5.5: one Active Rebel or Base for each cube of any COIN Faction and each Active SpecOps."""

    def __init__(self, by: int, space: int) -> None:
        self.by: Final = by
        self.space: Final = space

    def run(self, s: RDState) -> None:
        strength = s.cubes(self.space) + s.at(self.space, ACTIVE_SPECOPS)
        s.do(Removal(self.by, BY_ASSAULT, self.space, strength))


class Bombard(PickOption):
    """5.5: a Satellite removes two more Active enemies, and damages a Labyrinth."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def among(self, s: RDState, by: int) -> list[int]:
        if s.controller() != by or not s.at(ORBIT, SATELLITE):
            return []
        return [OPT_BOMBARD] if Removal(by, BY_BOMBARD, self.space, 2).possible(s, by) else []

    def take(self, s: RDState, by: int, choice: int) -> None:
        send_satellite(s, self.space)
        s.do(Removal(by, BY_BOMBARD, self.space, 2), Crater(self.space))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_BOMBARD, (self.by, self.space))


class Crater(Step[RDState]):
    """5.5: bombarding a Labyrinth places one Damage there."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        if IS_LABYRINTH[self.space]:
            damage(s, self.space)


class Mercenaries(Step[RDState]):
    """5.5: a Profit for every two Rebel forces removed where Security or Active SpecOps stand."""

    def __init__(self, space: int, before: int) -> None:
        self.space: Final = space
        self.before: Final = before

    def run(self, s: RDState) -> None:
        profit = (self.before - s.rebel_forces(self.space)) // 2
        if profit > 0 and s.at(self.space, SECURITY) + s.at(self.space, ACTIVE_SPECOPS):
            s.earn(profit)
            s.log(LOG_MERCENARIES, profit)


class Replies(Step[RDState]):
    """5.5: who lost forces to the Assault itself may reply, Red Dust first; what Red Dust then removes
    gives the Reclaimers no reply of their own."""

    def __init__(self, space: int, rd: int, cr: int) -> None:
        self.space: Final = space
        self.rd: Final = rd  # forces before the Assault
        self.cr: Final = cr

    def run(self, s: RDState) -> None:
        found: list[Step[RDState]] = []
        if s.force(self.space, RD) < self.rd:
            found.append(Reply(RD, self.space))
        if s.force(self.space, CR) < self.cr:
            found.append(Reply(CR, self.space))
        s.do(*found)


class Reply(PickOption):
    """5.5: a free Attack in Labyrinths, for Red Dust also at Dug-In Bases."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def among(self, s: RDState, by: int) -> list[int]:
        if not s.rebels(self.space, by):
            return []
        if not IS_LABYRINTH[self.space] and not (by == RD and s.at(self.space, DUG_IN)):
            return []
        return [OPT_ATTACK] if s.enemy_forces(self.space, by) else []

    def take(self, s: RDState, by: int, choice: int) -> None:
        s.do(Attack(by, self.space, ambush=False))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_REPLY, (self.by, self.space))


class Regrow(PickSpace):
    """1.5, Enhanced Metabolism: after an Assault a Reclaimer Rebel returns where Reclaimers fell."""

    def run(self, s: RDState) -> None:
        if s.bereaved and s.has_asset(ENHANCED_METABOLISM) and s.available(CR_REBEL):
            self.put(s)

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        return LEGAL if s.bereaved >> space & 1 else NO_OTHER_SPACE

    def first(self, s: RDState) -> int:
        """8.6: non-players return where the first of them fell."""
        return s.bereaved >> SPACES

    def take(self, s: RDState, by: int, space: int) -> None:
        s.do(PlaceUnits(CR, CR_REBEL, space, 1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_REGROW, (self.by,))


class Suppress(PickOne[RDState]):
    """5.5: in one space not chosen for Assault, EG Troops drive Rebels into adjacent Deserts."""

    def __init__(self, by: int, chosen: int) -> None:
        super().__init__(by)
        self.chosen: Final = chosen

    def verb(self) -> int:
        return SUPPRESS

    def stop(self) -> int:
        return DONE

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        if space >= MARS:
            return NO_MARS_SPACE
        if self.chosen >> space & 1:
            return NO_SECOND_TIME
        if s.barred(space, by):
            return NO_STORMY_SPACE
        if not s.at(space, EG_TROOP):
            return NO_EG_TROOPS
        return LEGAL if s.any_rebels(space) else NO_REBELS

    def take(self, s: RDState, by: int, space: int) -> None:
        s.log(LOG_SUPPRESS, by, space)
        s.do(DriveOut(by, space, s.at(space, EG_TROOP)), Calm(space))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_SUPPRESS, (self.by,))


class DriveOut(PickPiece):
    """5.5, Suppress: the Controller picks Rebels, up to one per EG Troop."""

    def __init__(self, by: int, space: int, left: int) -> None:
        super().__init__(by)
        self.space: Final = space
        self.left: Final = left

    def run(self, s: RDState) -> None:
        if self.left and self.pairs(s, self.by):
            self.put(s)

    def area(self, s: RDState) -> int:
        return 1 << self.space

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind not in REBEL_UNITS:
            return NO_ENEMY_PIECE
        if s.sealed(space, OWNER[kind]):
            return NO_STORMY_SPACE
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        s.do(Flee(OWNER[kind], kind, space), DriveOut(by, space, self.left - 1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_DRIVE_OUT, (self.by, self.space, self.left))


class Flee(PickSpace):
    """5.5, Suppress: the owner of each Rebel chooses its Desert, stormy or not."""

    def __init__(self, by: int, piece: int, space: int) -> None:
        super().__init__(by)
        self.piece: Final = piece
        self.space: Final = space

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        return LEGAL if NEAR_MASK[self.space] & DESERT_MASK & (1 << space) else NO_NEIGHBOUR

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_STAYING

    def take(self, s: RDState, by: int, space: int) -> None:
        move_units(s, self.piece, self.space, space, 1)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_FLEE, (self.by, self.space))


class Calm(Step[RDState]):
    """5.5, Suppress: any Opposition there shifts one level towards Neutral."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        if s.level[self.space] < 0 and self.space != WILDERNESS:
            shift(s, self.space, 1)
