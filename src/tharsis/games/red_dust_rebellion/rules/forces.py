"""1.3 Forces: placing, removing, Activating, hiding; lifting own pieces when none are Available."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_ACTIVATE,
    ASK_BASE_HERE,
    ASK_LIFT,
    ASK_REMOVE,
    LOG_ACTIVATE,
    LOG_EG_MINUS,
    LOG_HIDE,
    LOG_PLACE,
    LOG_REMOVE,
    LOG_UPGRADE,
    MOVE,
    NO_BOMBS_UNDERGROUND,
    NO_EG_CONTROLLER,
    NO_END_OF_ACTIVATING,
    NO_END_OF_REMOVING,
    NO_ENEMY_PIECE,
    NO_GUARDED_BASE,
    NO_HALF_EG_TROOP,
    NO_HIDDEN_PIECE,
    NO_OTHER_PIECE,
    NO_OTHER_SPACE,
    NO_PIECE_AVAILABLE,
    NO_REBELS_THERE,
    NO_ROOM,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    NO_UNIT,
    OPT_BASE,
)
from tharsis.games.red_dust_rebellion.board import (
    LABYRINTH_MASK,
    MARS_AND_PHOBOS,
    MARS_MASK,
    NO_CONTROLLER,
    PHOBOS,
    SPACES,
)
from tharsis.games.red_dust_rebellion.codes import AVAILABLE, CASUALTIES
from tharsis.games.red_dust_rebellion.deck import (
    ARES_ROCKETS,
    CONSTRUCTION_WORKERS_GUILD,
    DEEP_TUNNELING,
    PRISON_LABOR_REVOLT,
)
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    ACTIVE_CR,
    ACTIVE_RD,
    ACTIVE_SPECOPS,
    BASE,
    CORP,
    CORP_BASE,
    CR,
    DUG_IN,
    EG,
    EG_TROOP,
    FORCE_KINDS,
    FORTIFIED,
    HIDDEN,
    IS_BASE,
    IS_UNIT,
    KINDS,
    MG,
    MG_TROOP,
    OWNER,
    PLAIN,
    RD,
    RD_BASE,
    SATELLITE,
    SPECOPS,
    TERRAFORMING,
    TO_CASUALTIES,
)
from tharsis.games.red_dust_rebellion.rules.ask import PickOption, PickPiece
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Prompt

# How pieces may be removed.
BY_ASSAULT: Final = 0
BY_BOMBARD: Final = 1
BY_ATTACK: Final = 2
BY_RAID: Final = 3
BY_STORM: Final = 4
BY_SETUP_STORM: Final = 5

#: The rules of these manners.
REMOVAL_RULES: Final[tuple[str, ...]] = ("5.5", "5.5", "5.9", "6.6", "4.2", "3.2")


def place(s: RDState, kind: int, space: int) -> bool:
    """1.3: a piece comes from Available, or not at all."""
    if place_why(s, kind, space) != LEGAL:
        return False
    s.pieces[AVAILABLE * KINDS + kind] -= 1
    shown = kind
    if kind == RD_BASE and s.has_campaign(CONSTRUCTION_WORKERS_GUILD):
        shown = DUG_IN
    elif kind == CORP_BASE and s.has_campaign(PRISON_LABOR_REVOLT):
        s.earn(-1)
    s.add(space, shown, 1)
    s.log(LOG_PLACE, shown, space)
    return True


def place_why(s: RDState, kind: int, space: int) -> int:
    """1.3: Available, stacking, no Rebels or Bases off Mars; 1.2: no EG Troops without a Controller."""
    if s.pieces[AVAILABLE * KINDS + kind] <= 0:
        return NO_PIECE_AVAILABLE
    if IS_BASE[kind] and not s.has_room(space):
        return NO_ROOM
    if space == PHOBOS and OWNER[kind] in (RD, CR):
        return NO_REBELS_THERE
    if kind == EG_TROOP and space < MARS_AND_PHOBOS and s.controller() == NO_CONTROLLER:
        return NO_EG_CONTROLLER
    return LEGAL


def place_several(s: RDState, kind: int, space: int, n: int) -> int:
    """As many as can be placed."""
    placed = 0
    while placed < n and place(s, kind, space):
        placed += 1
    return placed


def remove(s: RDState, kind: int, space: int) -> None:
    """1.2: Corporate and EarthGov pieces go to Casualties, all others to Available."""
    s.add(space, kind, -1)
    row = CASUALTIES if TO_CASUALTIES[kind] else AVAILABLE
    s.pieces[row * KINDS + PLAIN[kind]] += 1
    owner = OWNER[kind]
    if owner in (RD, CR):
        s.rebels_lost += 1
    else:
        s.coin_lost += 1
    s.log(LOG_REMOVE, kind, space)


def to_available(s: RDState, kind: int, space: int) -> None:
    """A piece goes back to its owner's mat whatever it is."""
    s.add(space, kind, -1)
    s.pieces[AVAILABLE * KINDS + PLAIN[kind]] += 1


def replace_base(s: RDState, kind: int, space: int, other: int, lost: bool) -> bool:
    """1.3: without an Available replacement this is a plain removal; ``lost``: of a casualty, if it can be
    one."""
    if lost:
        remove(s, kind, space)
    else:
        to_available(s, kind, space)
    return place(s, other, space)


def activate(s: RDState, faction: int, space: int, n: int) -> int:
    """1.3: turn Hidden pieces of a Faction Active."""
    n = min(n, s.hidden(space, faction))
    if n > 0:
        s.flip(space, HIDDEN[faction], ACTIVE[faction], n)
        s.log(LOG_ACTIVATE, HIDDEN[faction], space, n)
    return n


def activate_rebels(s: RDState, space: int) -> None:
    """Every Rebel there becomes Active."""
    activate(s, RD, space, s.hidden(space, RD))
    activate(s, CR, space, s.hidden(space, CR))


def hide(s: RDState, faction: int, space: int) -> None:
    """1.3: turn all of a Faction's Rebels or SpecOps there Hidden."""
    n = s.active(space, faction)
    if n:
        s.flip(space, ACTIVE[faction], HIDDEN[faction], n)
        s.log(LOG_HIDE, HIDDEN[faction], space, n)


def upgrade(s: RDState, faction: int, space: int, upgraded: int) -> None:
    """1.3: flip a basic Base to its upgraded side."""
    s.flip(space, BASE[faction], upgraded, 1)
    s.log(LOG_UPGRADE, upgraded, space)


class PlaceUnits(PickPiece):
    """1.3: place units; with none Available the owner may lift own ones from elsewhere on the map."""

    def __init__(self, by: int, piece: int, space: int, n: int) -> None:
        super().__init__(by)
        self.piece: Final = piece
        self.space: Final = space
        self.n: Final = n

    def run(self, s: RDState) -> None:
        ready = min(self.n, s.available(self.piece))
        if ready:
            place_several(s, self.piece, self.space, ready)
            if ready < self.n:
                s.do(PlaceUnits(self.by, self.piece, self.space, self.n - ready))
        elif self.n and may_lift(s, self.by, self.piece) and liftable(s, self.piece, self.space):
            self.put(s)

    def verb(self) -> int:
        return MOVE

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if PLAIN[kind] != self.piece:
            return NO_OTHER_PIECE
        if space == self.space or space >= MARS_AND_PHOBOS:
            return NO_OTHER_SPACE
        if s.barred(space, by):
            return NO_STORMY_SPACE
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        to_available(s, kind, space)
        place(s, self.piece, self.space)
        s.do(PlaceUnits(by, self.piece, self.space, self.n - 1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_LIFT, (self.by, self.piece, self.space))


def may_lift(s: RDState, by: int, kind: int) -> bool:
    """1.3: MarsGov, Red Dust and Reclaimers may, with their own units; 8.2: non-players never do."""
    return by != CORP and OWNER[kind] == by and IS_UNIT[kind] and not s.is_np(by)


def liftable(s: RDState, kind: int, to: int) -> int:
    """How many units of a plain kind (Troops, Rebels) lie elsewhere on Mars and Phobos, Deserts that a
    Raging Storm shuts off left out (1.10)."""
    found = 0
    for space in range(MARS_AND_PHOBOS):
        if space != to and not s.barred(space, OWNER[kind]):
            found += s.troops(space) if kind == MG_TROOP else s.rebels(space, OWNER[kind])
    return found


def placeable(s: RDState, by: int, kind: int, space: int) -> int:
    """How many units could be placed here, lifted ones included."""
    found = s.available(kind)
    if may_lift(s, by, kind):
        found += liftable(s, kind, space)
    return found


def guarded(s: RDState, kind: int, space: int, rule: int) -> bool:
    """1.1: whether units there still protect this Base."""
    owner = OWNER[kind]
    if owner in (RD, CR):
        return s.rebels(space, owner) > 0
    if rule == BY_RAID:
        return owner == MG and s.troops(space) > 0
    if rule == BY_STORM:
        return s.cubes(space) + s.specops(space) > 0
    return s.cubes(space) + s.at(space, ACTIVE_SPECOPS) > 0


def removal_why(s: RDState, by: int, rule: int, kind: int, space: int, left: int) -> int:
    """Whether a piece can be removed by an Assault, Bombard, Attack, Raid or sudden storm."""
    if kind >= FORCE_KINDS or s.at(space, kind) == 0:
        return NO_SUCH_PIECE
    owner = OWNER[kind]
    if rule in (BY_ASSAULT, BY_BOMBARD):
        if owner != RD and owner != CR:
            return NO_ENEMY_PIECE
        if kind == HIDDEN[owner]:
            return NO_HIDDEN_PIECE
        if rule == BY_BOMBARD and owner == CR and s.has_asset(DEEP_TUNNELING):
            return NO_BOMBS_UNDERGROUND
    elif owner == by:
        return NO_ENEMY_PIECE
    elif rule == BY_ATTACK and kind == SPECOPS:
        return NO_HIDDEN_PIECE
    elif rule == BY_SETUP_STORM and not IS_UNIT[kind]:
        return NO_UNIT
    if IS_BASE[kind] and guarded(s, kind, space, rule):
        return NO_GUARDED_BASE
    return LEGAL if weight(rule, kind) <= left else NO_HALF_EG_TROOP


def weight(rule: int, kind: int) -> int:
    """5.9, 6.6: an EG Troop counts as two."""
    return 2 if kind == EG_TROOP and (rule in (BY_ATTACK, BY_RAID)) else 1


class Removal(PickPiece):
    """Remove enemy pieces to the full extent; asks only where there is a choice (5.0)."""

    def __init__(self, by: int, manner: int, space: int, left: int) -> None:
        super().__init__(by)
        self.manner: Final = manner
        self.space: Final = space
        self.left: Final = left

    def run(self, s: RDState) -> None:
        if not self.left:
            return
        options = self.pairs(s, self.by)
        if len(options) == 1 and self.stop_why(s, self.by) != LEGAL:
            self.take(s, self.by, options[0] // SPACES, options[0] % SPACES)
        elif options:
            self.put(s)

    def area(self, s: RDState) -> int:
        if self.manner == BY_ATTACK and self.by == CR and s.has_asset(ARES_ROCKETS):
            return MARS_MASK
        return 1 << self.space

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if space != self.space and kind != SATELLITE:
            return NO_OTHER_SPACE
        return removal_why(s, by, self.manner, kind, space, self.left)

    def stop_why(self, s: RDState, by: int) -> int:
        """4.2: the Reclaimers may use a sudden storm; all else must hit what it can (5.0), but a Raid
        never has to hit friends (6.6), nor an Attack Satellites elsewhere (Asset 26)."""
        if self.manner == BY_STORM or self.manner == BY_SETUP_STORM:
            return LEGAL
        if any(self.must_hit(p // SPACES, p % SPACES) for p in self.pairs(s, by)):
            return NO_END_OF_REMOVING
        return LEGAL

    def must_hit(self, kind: int, space: int) -> bool:
        return OWNER[kind] in (RD, CR) if self.manner == BY_RAID else space == self.space

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        remove(s, kind, space)
        if self.manner <= BY_BOMBARD:
            if OWNER[kind] == CR:
                s.bereaved |= 1 << space if s.bereaved else 1 << space | space << SPACES
            if IS_BASE[kind]:
                s.bases_felled += 1
        if self.manner == BY_RAID and OWNER[kind] in (MG, EG) and s.eg_plus:
            s.eg_plus = False
            s.log(LOG_EG_MINUS)
        rest = Removal(by, self.manner, self.space, self.left - weight(self.manner, kind))
        if self.manner == BY_ATTACK and by == CR and kind == TERRAFORMING:
            s.do(OfferBase(CR, space), rest)
        else:
            s.do(rest)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_REMOVE, (self.by, self.space, self.left))

    def asked_by(self, s: RDState, seat: int) -> str:
        return REMOVAL_RULES[self.manner]


class OfferBase(PickOption):
    """5.9: a Reclaimer Attack that removed a Terraforming Base may put a basic Base in its place."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def among(self, s: RDState, by: int) -> list[int]:
        return [OPT_BASE] if place_why(s, BASE[by], self.space) == LEGAL else []

    def take(self, s: RDState, by: int, choice: int) -> None:
        place(s, BASE[by], self.space)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_BASE_HERE, (self.by, self.space))

    def asked_by(self, s: RDState, seat: int) -> str:
        return "5.9"


class Activate(PickPiece):
    """5.3, 5.4: Activate a number of Rebels; the executing Faction chooses whose."""

    def __init__(self, by: int, space: int, left: int) -> None:
        super().__init__(by)
        self.space: Final = space
        self.left: Final = left

    def run(self, s: RDState) -> None:
        rd = s.hidden(self.space, RD)
        cr = s.hidden(self.space, CR)
        if rd + cr <= self.left or rd == 0 or cr == 0:
            s.activated += activate(s, RD, self.space, self.left)
            s.activated += activate(s, CR, self.space, self.left)
        elif self.left > 0:
            self.put(s)

    def area(self, s: RDState) -> int:
        return 1 << self.space

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind != HIDDEN[RD] and kind != HIDDEN[CR]:
            return NO_ENEMY_PIECE
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def stop_why(self, s: RDState, by: int) -> int:
        return NO_END_OF_ACTIVATING

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        s.activated += activate(s, OWNER[kind], space, 1)
        s.do(Activate(by, space, self.left - 1))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_ACTIVATE, (self.by, self.space, self.left))

    def asked_by(self, s: RDState, seat: int) -> str:
        return search_rule(1 << self.space)


def search_rule(spaces: int) -> str:
    """Secure searches Labyrinths (5.3), Recon Deserts (5.4)."""
    return "5.3" if spaces & LABYRINTH_MASK else "5.4"


def unfortify(s: RDState, space: int) -> None:
    """6.1: no more Fortified Troops than Population."""
    surplus = s.at(space, FORTIFIED) - s.population(space)
    if surplus > 0:
        s.flip(space, FORTIFIED, MG_TROOP, surplus)


REBEL_UNITS: Final[tuple[int, ...]] = (HIDDEN[RD], ACTIVE_RD, HIDDEN[CR], ACTIVE_CR)
