"""8.6: what follows the spaces of a non-player's Operation, and its Logistics, which has none."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import LOG_OPERATION
from tharsis.games.red_dust_rebellion.board import EARTH, IS_DESERT, MARS
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION
from tharsis.games.red_dust_rebellion.deck import COMMS_CUTOFF
from tharsis.games.red_dust_rebellion.orders import ASSAULT, LOGISTICS, RALLY, RECON, SECURE, TRAIN
from tharsis.games.red_dust_rebellion.pieces import (
    CORP,
    CORP_BASE,
    CR,
    DUG_IN,
    RD,
    RD_BASE,
    SECURITY,
    SPECOPS,
)
from tharsis.games.red_dust_rebellion.rules.assault import Regrow
from tharsis.games.red_dust_rebellion.rules.assets import DrawCampaigns
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler
from tharsis.games.red_dust_rebellion.rules.forces import place, place_several, upgrade
from tharsis.games.red_dust_rebellion.rules.logistics import Terraform
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import GUARD, select
from tharsis.games.red_dust_rebellion.rules.nonplayer.people import NonPlayerTrainPacify
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_PLACE_CUBES,
    COL_PLACE_OR_DIG_IN_BASES,
    COL_PLACE_OR_UPGRADE_BASES,
)
from tharsis.games.red_dust_rebellion.rules.secure_recon import ControlledHousing, Settlement
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Step

BUILDERS: Final = 3  # cubes with which Corporations build in a Labyrinth


def close(by: int, op: int, limited: bool, chosen: int) -> list[Step[RDState]]:
    """8.5.4: what follows when all spaces are selected, rolls or not."""
    if op == TRAIN:
        return [NonPlayerTrainPacify(chosen, limited)]
    if op in (SECURE, RECON):
        settling = [Settlement(by, space) for space in range(MARS) if chosen >> space & 1]
        return [*settling, ControlledHousing(by, chosen)]
    if op == RALLY and by == RD:
        return [NonPlayerDigIn()]
    if op == ASSAULT:
        return [Regrow(CR)]
    return []


def settles(s: RDState, by: int, space: int) -> bool:
    """8.6: a first Base in Deserts; in Labyrinths only Corporations build, with three cubes there."""
    if s.bases(space, by):
        return False
    return IS_DESERT[space] or (by == CORP and s.cubes(space) >= BUILDERS)


class NonPlayerDigIn(Step[RDState]):
    """8.6: Red Dust digs in one Base in a Desert."""

    def run(self, s: RDState) -> None:
        spaces = [p for p in range(MARS) if IS_DESERT[p] and s.at(p, RD_BASE) and not s.barred(p, RD)]
        if spaces:
            upgrade(s, RD, select(s, RD, COL_PLACE_OR_DIG_IN_BASES, spaces), DUG_IN)


class NonPlayerCampaign(Step[RDState]):
    """8.5.3: a Campaign card comes into play at once in the first space at Active Opposition, no other."""

    def __init__(self, space: int, before: int) -> None:
        self.space: Final = space
        self.before: Final = before

    def run(self, s: RDState) -> None:
        angry = [p for p in range(MARS) if self.before >> p & 1 and s.level[p] == ACTIVE_OPPOSITION]
        if s.level[self.space] == ACTIVE_OPPOSITION and not angry:
            s.do(DrawCampaigns(1))


class NonPlayerLogistics(Step[RDState]):
    """8.6: upgrades, four units on Earth, the Cycler, Security at thinly held Bases."""

    def __init__(self, limited: bool) -> None:
        self.limited: Final = limited

    def run(self, s: RDState) -> None:
        done = self.upgrade_bases(s)
        if not (self.limited and done):
            done = self.recruit(s) or done
        if not (self.limited and done) and not s.has_campaign(COMMS_CUTOFF):
            s.do(Cycler(CORP, people=False), GuardBases())
        else:
            s.do(GuardBases())

    def upgrade_bases(self, s: RDState) -> bool:
        chosen = 0
        while True:
            paid = chosen > 0
            if paid and (self.limited or s.profits < 3 or s.storm_rounds > 1):
                break
            spaces = [p for p in range(MARS) if self.upgradable(s, p) and not chosen >> p & 1]
            if not spaces:
                break
            space = select(s, CORP, COL_PLACE_OR_UPGRADE_BASES, spaces)
            chosen |= 1 << space
            s.log(LOG_OPERATION, CORP, LOGISTICS, space)
            Terraform(space, paid).run(s)
        return chosen > 0

    def upgradable(self, s: RDState, space: int) -> bool:
        return IS_DESERT[space] and s.at(space, CORP_BASE) > 0 and not s.barred(space, CORP)

    def recruit(self, s: RDState) -> bool:
        """5.2: at most one of the four is SpecOps."""
        n = place_several(s, SECURITY, EARTH, 4)
        if n < 4:
            n += place_several(s, SPECOPS, EARTH, 1)
        return n > 0


class GuardBases(Step[RDState]):
    """8.6: Security, a Profit each, at Corporate Bases in spaces with 0 to 3 COIN cubes."""

    def run(self, s: RDState) -> None:
        placed = [0] * MARS
        while s.profits and s.available(SECURITY):
            spaces = [p for p in range(MARS) if self.thin(s, p) and placed[p] < s.bases(p, CORP)]
            if not spaces:
                return
            space = select(s, CORP, COL_PLACE_CUBES, spaces)
            placed[space] += 1
            s.earn(-1)
            place(s, SECURITY, space)

    def thin(self, s: RDState, space: int) -> bool:
        return s.bases(space, CORP) > 0 and s.cubes(space) < GUARD and not s.barred(space, CORP)
