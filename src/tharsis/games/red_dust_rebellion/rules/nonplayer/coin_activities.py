"""8.7 The Special Activities of non-player MarsGov and Corporations."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import IS_DESERT, MARS, MARS_AND_PHOBOS, NEAR_MASK
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.orders import PETITION
from tharsis.games.red_dust_rebellion.pieces import (
    CORP,
    FORTIFIED,
    MG,
    MG_BASE,
    MG_TROOP,
    SECURITY,
    SPECOPS,
)
from tharsis.games.red_dust_rebellion.rules.forces import BY_RAID, place, to_available
from tharsis.games.red_dust_rebellion.rules.nonplayer.activity import (
    MOST_SPACES,
    Activity,
    several,
    spaces_for,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import prey, room_for_base, select, tie
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import Spare, kinds_in_order
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import best_origin, content, fill, givers, helped
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_EXPLOIT,
    COL_FORTIFY,
    COL_PLACE_BASES,
    COL_PLACE_POPULATION,
    COL_REMOVE_OR_REPLACE,
    COL_TRANSPORT_DESTINATION,
)
from tharsis.games.red_dust_rebellion.rules.people import House, house_why, repair_why
from tharsis.games.red_dust_rebellion.rules.special_activities import SPECIALS
from tharsis.games.red_dust_rebellion.rules.special_corporations import (
    MOST_MOVED,
    ExploitHere,
    GoodDeeds,
    RaidStrikes,
    exploit_why,
)
from tharsis.games.red_dust_rebellion.rules.special_marsgov import calling, may_stop
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Step

MANY_FOUND: Final = 3  # Rebels whose Activation makes a Petition for Supply worth while


class Entrench(Activity):
    """8.7: Bases in Deserts without one, then Fortify at Support."""

    def perform(self, s: RDState) -> bool:
        fit = [s.control(p) == COIN and s.troops(p) > 0 for p in range(MARS)]
        spaces = spaces_for(s, MG, fit)
        chosen: list[int] = []
        while len(chosen) < MOST_SPACES:
            deserts = [p for p in spaces if IS_DESERT[p] and not s.bases(p, MG) and room_for_base(s, MG, p)]
            if not deserts:
                break
            space = select(s, MG, COL_PLACE_BASES, deserts)
            to_available(s, MG_TROOP if s.at(space, MG_TROOP) else FORTIFIED, space)
            place(s, MG_BASE, space)
            chosen.append(space)
        while True:
            loose = [p for p in spaces if s.level[p] > 0 and fortifiable(s, p)]
            loose = [p for p in loose if p in chosen or len(chosen) < MOST_SPACES]
            if not loose:
                return bool(chosen)
            space = select(s, MG, COL_FORTIFY, loose)
            if space not in chosen:
                chosen.append(space)
            s.flip(space, MG_TROOP, FORTIFIED, fortifiable(s, space))


def fortifiable(s: RDState, space: int) -> int:
    return max(0, min(s.population(space) - s.at(space, FORTIFIED), s.at(space, MG_TROOP)))


class Transport(Activity):
    """8.5.7: by Move Priorities among Phobos, MarsGov Bases and one more space, two for the Controller, which
    may be destinations or origins."""

    def perform(self, s: RDState) -> bool:
        s.arrived = []
        extra = 0
        done = 0
        moved = 0
        while True:
            serving = givers(s, MG)
            goals = [p for p in range(MARS) if not done >> p & 1 and self.may_unload(s, p, extra)]
            goals = [p for p in goals if helped(s, MG, p, loading(s, p, extra) & ~done, serving)]
            if not goals:
                return moved > 0
            to = select(s, MG, COL_TRANSPORT_DESTINATION, goals)
            done |= 1 << to
            extra = calling(s, to, extra)
            while True:
                origin = best_origin(s, MG, to, loading(s, to, extra) & ~done, dropping=False)
                if origin < 0:
                    break
                extra = calling(s, origin, extra)
                moved += fill(s, Spare(s, MG, origin), to, kinds_in_order(s, MG))[0]
                if content(s, MG, to):
                    break

    def may_unload(self, s: RDState, space: int, extra: int) -> bool:
        return may_stop(s, space, extra) and not s.sealed(space, MG)


def loading(s: RDState, to: int, extra: int) -> int:
    """6.3: where Troops for a destination can board."""
    called = calling(s, to, extra)
    found = 0
    for space in range(MARS_AND_PHOBOS):
        if space != to and may_stop(s, space, called) and not s.sealed(space, MG):
            found |= 1 << space
    return found


class PetitionConfidence(Activity):
    """8.7: against EG-, after an Assault that cost the Rebels more than COIN."""

    def perform(self, s: RDState) -> bool:
        worth = not s.eg_plus and s.rebels_lost > s.coin_lost
        if worth:
            SPECIALS[PETITION].start(s, MG, PETITION)
        return worth


class PetitionSupply(Activity):
    """8.7: when the Secure or Recon has Activated three Rebels."""

    def perform(self, s: RDState) -> bool:
        worth = s.activated >= MANY_FOUND
        if worth:
            SPECIALS[PETITION].start(s, MG, PETITION)
        return worth


class PublicRelations(Activity):
    """8.7: all Repairs, in up to two spaces; then House once at a Corporate Base."""

    def perform(self, s: RDState) -> bool:
        worth = len(repairable(s, 0)) + len(inhabitable(s, 0)) > 0
        if worth:
            s.do(NonPlayerRelations())
        return worth


class NonPlayerRelations(Step[RDState]):
    """8.7: the next space to Repair, as often as possible; after the last, the House."""

    def __init__(self, chosen: int = 0) -> None:
        self.chosen: Final = chosen

    def run(self, s: RDState) -> None:
        ruins = repairable(s, self.chosen)
        homes = inhabitable(s, self.chosen)
        if ruins:
            space = select(s, CORP, COL_PLACE_POPULATION, ruins)
            s.do(GoodDeeds(CORP, space), NonPlayerRelations(self.chosen | 1 << space))
        elif homes:
            space = select(s, CORP, COL_PLACE_POPULATION, homes)
            s.do(House(CORP, space))
            if not self.chosen >> space & 1:
                GoodDeeds(CORP, space, deeds=1).end(s)


def policed(s: RDState, chosen: int) -> list[int]:
    """6.4: the spaces that Public Relations could still choose."""
    if chosen.bit_count() == MOST_SPACES:
        return []
    fit = [s.control(p) == COIN and s.at(p, SECURITY) > 0 and not chosen >> p & 1 for p in range(MARS)]
    return spaces_for(s, CORP, fit)


def repairable(s: RDState, chosen: int) -> list[int]:
    return [p for p in policed(s, chosen) if repair_why(s, CORP, p) == LEGAL]


def inhabitable(s: RDState, chosen: int) -> list[int]:
    """8.7: House at a Corporate Base, in a space Repaired or in a further one."""
    spaces = [p for p in range(MARS) if chosen >> p & 1] + policed(s, chosen)
    return [p for p in sorted(spaces) if s.bases(p, CORP) and house_why(s, p) == LEGAL]


class Exploit(Activity):
    """8.7: Populated spaces with Corporate Bases."""

    def perform(self, s: RDState) -> bool:
        fit = [s.population(p) > 0 and exploit_why(s, p, outnumber=True) == LEGAL for p in range(MARS)]
        chosen = several(s, CORP, COL_EXPLOIT, spaces_for(s, CORP, fit), MOST_SPACES)
        s.do(*[ExploitHere(space) for space in chosen])
        return bool(chosen)


class Raid(Activity):
    """8.7: remove Rebel forces, with SpecOps already there before a neighbour moves in."""

    def perform(self, s: RDState) -> bool:
        chosen = 0
        moved = 0
        while chosen.bit_count() < MOST_SPACES:
            may_move = moved < MOST_MOVED
            spaces = [p for p in range(MARS) if not chosen >> p & 1 and raidable(s, p, chosen, may_move)]
            if not spaces:
                break
            space = select(s, CORP, COL_REMOVE_OR_REPLACE, spaces)
            if not s.at(space, SPECOPS):
                s.shift_piece(SPECOPS, tie(s, raiders(s, space, chosen)), space, 1)
                moved += 1
            chosen |= 1 << space
        s.do(RaidStrikes(CORP, chosen))
        return chosen > 0


def raidable(s: RDState, space: int, chosen: int, may_move: bool) -> bool:
    """Whether a Raid there would find Rebel forces, and a Hidden SpecOps to strike."""
    if s.barred(space, CORP) or not prey(s, CORP, BY_RAID, space):
        return False
    if s.at(space, SPECOPS):
        return True
    return may_move and not s.sealed(space, CORP) and bool(raiders(s, space, chosen))


def raiders(s: RDState, space: int, chosen: int) -> list[int]:
    """Adjacent spaces with a Hidden SpecOps that no other Raid space needs."""
    found: list[int] = []
    for other in range(MARS):
        spare = s.at(other, SPECOPS) - (chosen >> other & 1)
        if NEAR_MASK[space] >> other & 1 and spare > 0 and not s.sealed(other, CORP):
            found.append(other)
    return found
