"""The state: pieces by space and kind, population, tracks, cards, the order of play (1.0)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tharsis.games.red_dust_rebellion.board import (
    BASE_LIMIT,
    EG_CONTROLLER,
    EG_VALUE,
    GREEN,
    IS_LABYRINTH,
    MARS,
    MARS_AND_PHOBOS,
    PHOBOS,
    SPACES,
    SUPPLY_LIMIT,
    TRACK_END,
)
from tharsis.games.red_dust_rebellion.codes import (
    AVAILABLE,
    COIN,
    FACTIONS,
    HAND,
    IN_PLAY,
    NOBODY,
    PLAYED,
    RAGING,
    THRESHOLD,
)
from tharsis.games.red_dust_rebellion.deck import DUST_ADAPTATION, TORTURE_VIDEO_LEAKS
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    ACTIVE_CR,
    ACTIVE_RD,
    ACTIVE_SPECOPS,
    BASE,
    CONVERSION,
    CORP,
    CORP_BASE,
    CR,
    CR_BASE,
    CR_REBEL,
    DUG_IN,
    EG,
    EG_TROOP,
    FORCE_KINDS,
    FORTIFIED,
    HIDDEN,
    KINDS,
    MG,
    MG_BASE,
    MG_TROOP,
    OWNER,
    PLAIN,
    POPULATION,
    RD,
    RD_BASE,
    RD_REBEL,
    SATELLITE,
    SECURITY,
    SPECOPS,
    SUPPLY,
    TERRAFORMING,
    UPGRADED,
)
from tharsis.kernel import Cards, State
from tharsis.kernel.buffers import NO_NUMBERS

#: Who can control a space (1.9).
SIDES: Final[list[int]] = [COIN, RD, CR]


class RDState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "pieces", "forces", "damage", "level", "storm", "displaced", "eg_box", "eg_plus", "resources",
        "profits", "flashpoint", "rodgers", "current", "upcoming", "events", "pile", "pile_drawn",
        "pile_stormed", "storm_rounds", "eligible", "acted", "sits_out", "stays", "order", "asked", "slot",
        "first_did", "assets", "campaigns", "owed", "owed_op", "activated", "rebels_lost", "coin_lost",
        "bereaved", "arrived", "special_used", "travel_goals", "frozen", "trading", "acting", "refused",
        "seat_by", "totals", "curiosity", "known_tail", "pr_housed", "ambushed", "control_waits",
        "bases_felled", "bids", "pledges", "pacts",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        # What lies on the map is read more than all else: typed, so that no read builds an object.
        self.pieces = NO_NUMBERS  # row * KINDS + kind
        self.forces = NO_NUMBERS  # space * FACTIONS + faction: forces that count for Control
        self.damage = NO_NUMBERS
        self.level = NO_NUMBERS  # -2 Active Opposition … 2 Active Support
        self.storm = NO_NUMBERS
        self.displaced = 0
        self.eg_box = 0
        self.eg_plus = False
        self.resources: list[int] = []  # by faction; only MarsGov and Red Dust use theirs
        self.profits = 0
        self.flashpoint = 0
        self.rodgers = False
        self.current = -1
        self.upcoming = -1
        self.events: list[int] = []  # not yet seen; twelve of them never will be
        self.pile = 0
        self.pile_drawn = 0
        self.pile_stormed = False
        self.storm_rounds = 0
        self.eligible = 0
        self.acted = 0
        self.sits_out = 0
        self.stays = 0
        self.order: list[int] = []
        self.asked = 0
        self.slot = 0
        self.first_did = 0
        self.assets = Cards()
        self.campaigns = Cards()
        self.owed = 0  # what the running Operation will cost
        self.owed_op = -1
        self.activated = 0  # Rebels Activated by the running Secure or Recon
        self.rebels_lost = 0  # forces lost in the running Assault
        self.coin_lost = 0
        self.bereaved = 0  # where the running Assault removed Reclaimer forces; above, the first
        self.arrived: list[int] = []  # pieces that moved already: place in the grid, number, …
        self.special_used = False  # this turn's Special Activity is spent
        self.travel_goals = -1  # where the running Travel may end (Events 26, 45, Asset 7)
        self.frozen: list[int] = []  # Control at the start of the running move: COIN, -, RD, CR masks
        self.control_waits = False  # a Secure or March runs: the frozen Control is in force (5.3, 5.7)
        self.trading = False  # whether this table allows transfers
        self.acting = -1  # the Faction executing something, for transfers
        self.refused = 0  # Factions with which an agreement came to nothing, as a set of bits
        self.bids: list[int] = []  # by giver the least request refused, then the highest offer
        self.pledges: list[int] = []  # set aside for the acting Faction: giver, amount, Asset card, …
        self.pacts = 0  # what others have agreed with it, as a set of bits
        self.seat_by: list[int] = []  # by faction; -1 for a non-player
        self.totals: list[int] = []  # non-player Supply, Profits (unused), Agitate and Asset totals
        self.curiosity: list[int] = []  # non-player cards of unknown order
        self.known_tail: list[int] = []  # and those laid under them since the shuffle
        self.ambushed = 0  # spaces that a non-player's Ambush took before its Attack
        self.bases_felled = 0  # Rebel Bases that the running Assault removed, replies left out
        self.pr_housed = False  # the running Public Relations has Housed in one space already

    def clone(self) -> "RDState":
        t = RDState()
        self.copy_base(t)
        t.pieces = self.pieces[:]
        t.forces = self.forces[:]
        t.damage = self.damage[:]
        t.level = self.level[:]
        t.storm = self.storm[:]
        t.displaced = self.displaced
        t.eg_box = self.eg_box
        t.eg_plus = self.eg_plus
        t.resources = self.resources[:]
        t.profits = self.profits
        t.flashpoint = self.flashpoint
        t.rodgers = self.rodgers
        t.current = self.current
        t.upcoming = self.upcoming
        t.events = self.events[:]
        t.pile = self.pile
        t.pile_drawn = self.pile_drawn
        t.pile_stormed = self.pile_stormed
        t.storm_rounds = self.storm_rounds
        t.eligible = self.eligible
        t.acted = self.acted
        t.sits_out = self.sits_out
        t.stays = self.stays
        t.order = self.order[:]
        t.asked = self.asked
        t.slot = self.slot
        t.first_did = self.first_did
        t.assets = self.assets.copy()
        t.campaigns = self.campaigns.copy()
        t.owed = self.owed
        t.owed_op = self.owed_op
        t.activated = self.activated
        t.rebels_lost = self.rebels_lost
        t.coin_lost = self.coin_lost
        t.bereaved = self.bereaved
        t.arrived = self.arrived[:]
        t.special_used = self.special_used
        t.travel_goals = self.travel_goals
        t.frozen = self.frozen[:]
        t.trading = self.trading
        t.acting = self.acting
        t.refused = self.refused
        t.bids = self.bids[:]
        t.pledges = self.pledges[:]
        t.pacts = self.pacts
        t.seat_by = self.seat_by[:]
        t.totals = self.totals[:]
        t.curiosity = self.curiosity[:]
        t.known_tail = self.known_tail[:]
        t.pr_housed = self.pr_housed
        t.ambushed = self.ambushed
        t.control_waits = self.control_waits
        t.bases_felled = self.bases_felled
        return t

    def seat_of(self, side: int) -> int:
        return self.seat_by[side] if side < EG else -1

    def is_np(self, faction: int) -> bool:
        """8.2: whether nobody plays the Faction."""
        return self.seat_by[faction] < 0

    def everyone(self) -> int:
        return (1 << self.seats) - 1

    # -- pieces (1.3) -------------------------------------------------------------------------

    def at(self, space: i64, kind: i64) -> int:
        return self.pieces[space * KINDS + kind]

    def available(self, kind: int) -> int:
        return self.pieces[AVAILABLE * KINDS + PLAIN[kind]]

    def add(self, row: int, kind: int, n: int) -> None:
        """The one place where pieces come and go; keeps the count of forces."""
        self.pieces[row * KINDS + kind] += n
        if row < SPACES and kind < FORCE_KINDS and kind != SATELLITE:
            self.forces[row * FACTIONS + OWNER[kind]] += n

    def shift_piece(self, kind: int, origin: int, to: int, n: int) -> None:
        """Move pieces as they are."""
        self.add(origin, kind, -n)
        self.add(to, kind, n)

    def flip(self, space: int, kind: int, other: int, n: int) -> None:
        """1.3: turn pieces to their other side."""
        self.pieces[space * KINDS + kind] -= n
        self.pieces[space * KINDS + other] += n

    def force(self, space: i64, faction: i64) -> int:
        return self.forces[space * FACTIONS + faction]

    def coin_forces(self, space: i64) -> int:
        row = space * FACTIONS
        return self.forces[row + MG] + self.forces[row + CORP] + self.forces[row + EG]

    def rebel_forces(self, space: i64) -> int:
        row = space * FACTIONS
        return self.forces[row + RD] + self.forces[row + CR]

    def enemy_forces(self, space: i64, faction: int) -> int:
        """Forces hostile to a Faction, Satellites included for the Rebels (1.1, 1.3)."""
        if faction in (MG, CORP):
            return self.rebel_forces(space)
        row = space * FACTIONS
        mine = self.forces[row + faction]
        return self.coin_forces(space) + self.rebel_forces(space) - mine + self.at(space, SATELLITE)

    def rebels(self, space: i64, faction: int) -> int:
        row = space * KINDS
        if faction == RD:
            return self.pieces[row + RD_REBEL] + self.pieces[row + ACTIVE_RD]
        return self.pieces[row + CR_REBEL] + self.pieces[row + ACTIVE_CR]

    def hidden(self, space: i64, faction: int) -> int:
        return self.pieces[space * KINDS + HIDDEN[faction]]

    def active(self, space: i64, faction: int) -> int:
        return self.pieces[space * KINDS + ACTIVE[faction]]

    def any_rebels(self, space: i64) -> int:
        return self.rebels(space, RD) + self.rebels(space, CR)

    def hidden_rebels(self, space: i64) -> int:
        row = space * KINDS
        return self.pieces[row + RD_REBEL] + self.pieces[row + CR_REBEL]

    def troops(self, space: i64) -> int:
        """MG Troops, loose or Fortified."""
        row = space * KINDS
        return self.pieces[row + MG_TROOP] + self.pieces[row + FORTIFIED]

    def cubes(self, space: i64) -> int:
        row = space * KINDS
        return self.troops(space) + self.pieces[row + SECURITY] + self.pieces[row + EG_TROOP]

    def specops(self, space: i64) -> int:
        row = space * KINDS
        return self.pieces[row + SPECOPS] + self.pieces[row + ACTIVE_SPECOPS]

    def bases(self, space: i64, faction: int) -> int:
        row = space * KINDS
        p = self.pieces
        if faction == MG:
            return p[row + MG_BASE]
        if faction == CORP:
            return p[row + CORP_BASE] + p[row + TERRAFORMING]
        if faction == RD:
            return p[row + RD_BASE] + p[row + DUG_IN]
        return p[row + CR_BASE] + p[row + CONVERSION]

    def coin_bases(self, space: i64) -> int:
        row = space * KINDS
        return self.pieces[row + MG_BASE] + self.pieces[row + CORP_BASE] + self.pieces[row + TERRAFORMING]

    def rebel_bases(self, space: i64) -> int:
        row = space * KINDS
        p = self.pieces
        return p[row + RD_BASE] + p[row + DUG_IN] + p[row + CR_BASE] + p[row + CONVERSION]

    def has_room(self, space: i64) -> bool:
        """1.3, stacking: whether one more Base fits."""
        return self.coin_bases(space) + self.rebel_bases(space) < BASE_LIMIT[space]

    def units_of(self, space: i64, faction: int) -> int:
        """A Faction's own units, EG Troops included for their Controller (1.2)."""
        if faction == MG:
            found = self.troops(space)
        elif faction == CORP:
            found = self.at(space, SECURITY) + self.specops(space)
        else:
            return self.rebels(space, faction)
        if self.controller() == faction:
            found += self.at(space, EG_TROOP)
        return found

    def forces_of(self, space: i64, faction: int) -> int:
        """A Faction's own forces, EG Troops included for their Controller."""
        found = self.force(space, faction)
        if self.controller() == faction:
            found += self.force(space, EG)
        return found

    def on_map(self, kind: int) -> int:
        """How many pieces of a kind (this state of it) lie on Mars."""
        pieces = self.pieces
        found: i64 = 0
        for cell in range(i64(kind), i64(MARS * KINDS), KINDS):
            found += pieces[cell]
        return found

    def bases_on_mars(self, faction: int) -> int:
        if faction == MG:
            return self.on_map(MG_BASE)
        return self.on_map(BASE[faction]) + self.on_map(UPGRADED[faction])

    def forces_on_map(self, faction: int) -> int:
        """A Faction's forces on Mars and Phobos."""
        forces = self.forces
        found: i64 = 0
        for cell in range(i64(faction), i64(MARS_AND_PHOBOS * FACTIONS), FACTIONS):
            found += forces[cell]
        return found

    def rebels_on_mars(self, faction: int) -> int:
        return self.on_map(HIDDEN[faction]) + self.on_map(ACTIVE[faction])

    def supply_in_play(self) -> int:
        found = 0
        for space in range(MARS_AND_PHOBOS, SPACES):
            found += self.at(space, SUPPLY)
        return found

    def supply_room(self) -> int:
        return SUPPLY_LIMIT - self.supply_in_play()

    # -- population, support, control (1.7 to 1.10) -------------------------------------------

    def population(self, space: i64) -> int:
        return GREEN[space] - self.damage[space] + self.pieces[space * KINDS + POPULATION]

    def control(self, space: i64) -> int:
        """1.9: COIN, RD, CR or NOBODY."""
        if space >= MARS:
            return COIN if space == PHOBOS else NOBODY
        row = space * FACTIONS
        f = self.forces
        coin = f[row + MG] + f[row + CORP] + f[row + EG]
        if coin:
            coin -= self.uncounted(space)
        rd = f[row + RD]
        cr = f[row + CR]
        if coin > rd + cr:
            return COIN
        if rd > coin + cr:
            return RD
        if cr > coin + rd:
            return CR
        return NOBODY

    def uncounted(self, space: i64) -> int:
        """Campaign 7: Corporate units in a Labyrinth that do not count for Control."""
        if self.campaigns.place[TORTURE_VIDEO_LEAKS] == IN_PLAY and IS_LABYRINTH[space]:
            return self.at(space, SECURITY) + self.specops(space)
        return 0

    def control_masks(self) -> list[int]:
        """1.9: the spaces that COIN, (nobody), Red Dust and Reclaimers control, as masks."""
        masks = [0] * PLAYED
        for space in range(i64(MARS_AND_PHOBOS)):
            side = self.control(space)
            if side >= 0:
                masks[side] = masks[side] | 1 << space
        return masks

    def control_in_force(self, space: i64) -> int:
        """5.3, 5.7: Control is not adjusted until a Secure or March is complete."""
        if self.control_waits:
            for side in SIDES:
                if self.frozen[side] >> space & 1:
                    return side
            return NOBODY
        return self.control(space)

    def raging(self, space: i64) -> bool:
        return space < MARS and self.storm[space] == RAGING

    def barred(self, space: i64, faction: int) -> bool:
        """1.10: a Desert with a Raging Storm cannot be chosen, save by Dust-Adapted Reclaimers."""
        if space >= MARS or self.storm[space] != RAGING or IS_LABYRINTH[space]:
            return False
        return not (faction == CR and self.has_asset(DUST_ADAPTATION))

    def sealed(self, space: i64, faction: int) -> bool:
        """1.10: nothing moves into or out of a space with a Raging Storm. Dust-Adaptation lets Deserts be
        chosen; a Labyrinth in a storm stays shut, save to Travel."""
        if space >= MARS or self.storm[space] != RAGING:
            return False
        return IS_LABYRINTH[space] or self.barred(space, faction)

    def has_asset(self, card: int) -> bool:
        return self.assets.place[card] == IN_PLAY

    def has_campaign(self, card: int) -> bool:
        return self.campaigns.place[card] == IN_PLAY

    def hand(self) -> list[int]:
        return self.assets.piles[HAND]

    # -- tracks and victory (1.11, 2.0) -------------------------------------------------------

    def controller(self) -> int:
        """1.2: the EarthGov Controller, or NO_CONTROLLER."""
        return EG_CONTROLLER[self.eg_box]

    def total_support(self) -> int:
        level = self.level
        found: i64 = 0
        for space in range(i64(MARS)):
            if level[space] > 0:
                found += level[space] * self.population(space)
        return found

    def total_opposition(self) -> int:
        level = self.level
        found: i64 = 0
        for space in range(i64(MARS)):
            if level[space] < 0:
                found -= level[space] * self.population(space)
        return found

    def cr_spaces(self) -> int:
        found = 0
        for space in range(i64(MARS)):
            if self.force(space, CR) > 0 and self.control(space) == CR:
                found += 1
        return found

    def score(self, faction: int) -> int:
        """1.11: the total a victory marker shows."""
        return self.score_with(faction, self.bases_on_mars(faction) if faction in (RD, CR) else 0)

    def score_with(self, faction: int, bases: int) -> int:
        """The same for who has counted the Faction's Bases."""
        if faction == MG:
            return self.total_support() + EG_VALUE[self.eg_box]
        if faction == CORP:
            return self.profits
        if faction == RD:
            return self.total_opposition() + bases
        return self.cr_spaces() + bases

    def enemy_bases(self) -> int:
        return self.bases_on_mars(MG) + self.bases_on_mars(CORP) + self.bases_on_mars(RD)

    def threshold(self, faction: int) -> int:
        """2.0: what a Faction's total must exceed; for the Reclaimers, the Bases of the others."""
        return self.threshold_with(faction, self.enemy_bases() if faction == CR else 0)

    def threshold_with(self, faction: int, enemy_bases: int) -> int:
        """The same for who has counted the Bases of the Reclaimers' enemies."""
        return enemy_bases if faction == CR else THRESHOLD[faction]

    def margin(self, faction: int) -> int:
        """2.0: how far a Faction is beyond its victory condition."""
        return self.score(faction) - self.threshold(faction)

    def factions_of(self, seat: int) -> list[int]:
        return [faction for faction in range(PLAYED) if self.seat_by[faction] == seat]

    def act(self, faction: int) -> None:
        """1.6: a Faction begins to execute something: what was asked of it, and agreed, is over."""
        self.acting = faction
        self.refused = 0
        self.bids = [0] * (2 * PLAYED)
        self.pacts = 0

    def gain(self, faction: int, n: int) -> None:
        """1.4: Resources stay between 0 and 50; non-players have none (8.2)."""
        if not self.is_np(faction):
            self.resources[faction] = min(TRACK_END, max(0, self.resources[faction] + n))

    def earn(self, n: int) -> None:
        """1.4: Profits stay between 0 and 50."""
        self.profits = min(TRACK_END, max(0, self.profits + n))
