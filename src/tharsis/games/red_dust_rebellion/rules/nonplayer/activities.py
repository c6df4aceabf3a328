"""8.7 The Special Activities of non-player Factions."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import LOG_NP_AGITATE, LOG_SPECIAL
from tharsis.games.red_dust_rebellion.board import IS_DESERT, MARS, MARS_AND_PHOBOS, NEAR_MASK
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION, COIN
from tharsis.games.red_dust_rebellion.curiosity import ACTIVITY_IDS
from tharsis.games.red_dust_rebellion.orders import GOES_WITH, PETITION, PURIFY, RANSACK, SPECIAL_IDS
from tharsis.games.red_dust_rebellion.pieces import (
    CORP,
    CR,
    FORCE_KINDS,
    FORTIFIED,
    IS_BASE,
    MG,
    MG_BASE,
    MG_TROOP,
    OWNER,
    RD,
    SECURITY,
    SPECOPS,
)
from tharsis.games.red_dust_rebellion.rules.attack import Attack
from tharsis.games.red_dust_rebellion.rules.forces import (
    BY_ATTACK,
    BY_RAID,
    activate,
    place,
    removal_why,
    to_available,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import hostile, room_for_base, select, tie
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import Spare, kinds_in_order
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import best_origin, content, fill, givers, helped
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_AMBUSH,
    COL_ATTACK,
    COL_EXPLOIT,
    COL_FORTIFY,
    COL_PLACE_BASES,
    COL_PLACE_POPULATION,
    COL_RANSACK,
    COL_REDISTRIBUTE,
    COL_REMOVE_OR_REPLACE,
    COL_SHIFT_ACTIVE_OPPOSITION,
    COL_TRANSPORT_DESTINATION,
)
from tharsis.games.red_dust_rebellion.rules.people import House, Repair, house_why, repair_why
from tharsis.games.red_dust_rebellion.rules.special_activities import SPECIALS
from tharsis.games.red_dust_rebellion.rules.special_corporations import (
    ExploitHere,
    GoodDeeds,
    RaidStrike,
    exploit_why,
)
from tharsis.games.red_dust_rebellion.rules.special_marsgov import may_stop, stops
from tharsis.games.red_dust_rebellion.rules.special_rebels import Persuade, purify_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Step

ACTIVITY_CODE: Final[dict[str, int]] = {name: code for code, name in enumerate(ACTIVITY_IDS)}
_SPECIAL: Final = {
    "mg_petition_eg": "petition",
    "mg_petition_supply": "petition",
    "rd_ambush": "ambush_rd",
    "cr_ambush": "ambush_cr",
}


def special_of(code: int) -> int:
    """The printed Special Activity behind a box."""
    name = ACTIVITY_IDS[code]
    return SPECIAL_IDS.index(_SPECIAL.get(name, name.split("_", 1)[1]))


def spaces_for(s: RDState, by: int, fit: list[bool]) -> list[int]:
    return [space for space in range(MARS) if fit[space] and not s.barred(space, by)]


def perform_activity(s: RDState, by: int, code: int, op: int) -> bool:
    """Queue a Special Activity; false if it may not accompany the Operation (6.0) or has no effect."""
    if op not in GOES_WITH[special_of(code)]:
        return False
    name = ACTIVITY_IDS[code]
    depth = len(s.agenda)
    done = False
    if name == "mg_entrench":
        done = entrench(s)
    elif name == "mg_transport":
        done = transport(s)
    elif name == "mg_petition_eg":
        done = s.rebels_lost > s.coin_lost and petition(s)
    elif name == "mg_petition_supply":
        done = s.activated >= 3 and petition(s)
    elif name == "corp_public_relations":
        done = public_relations(s)
    elif name == "corp_exploit":
        done = exploit(s)
    elif name == "corp_raid":
        done = raid(s)
    elif name == "rd_coordinate":
        done = coordinate(s)
    elif name == "rd_redistribute":
        done = redistribute(s)
    elif name == "cr_purify":
        done = purify(s)
    elif name == "cr_ransack":
        done = ransack(s)
    else:
        done = ambush(s, by)
    if done:
        s.special_used = True
        s.log(LOG_SPECIAL, by, special_of(code))
    return done or len(s.agenda) > depth


def petition(s: RDState) -> bool:
    SPECIALS[PETITION].start(s, MG, PETITION)
    return True


def entrench(s: RDState) -> bool:
    """8.7: Bases in Deserts without one, then Fortify at Support."""
    fit = [s.control(p) == COIN and s.troops(p) > 0 for p in range(MARS)]
    spaces = spaces_for(s, MG, fit)
    chosen: list[int] = []
    while len(chosen) < 2:
        deserts = [p for p in spaces if IS_DESERT[p] and not s.bases(p, MG) and room_for_base(s, MG, p)]
        deserts = [p for p in deserts if p not in chosen]
        if not deserts:
            break
        space = select(s, MG, COL_PLACE_BASES, deserts)
        to_available(s, MG_TROOP if s.at(space, MG_TROOP) else FORTIFIED, space)
        place(s, MG_BASE, space)
        chosen.append(space)
    while True:
        loose = [p for p in spaces if s.level[p] > 0 and fortifiable(s, p)]
        loose = [p for p in loose if p in chosen or len(chosen) < 2]
        if not loose:
            return bool(chosen)
        space = select(s, MG, COL_FORTIFY, loose)
        if space not in chosen:
            chosen.append(space)
        s.flip(space, MG_TROOP, FORTIFIED, fortifiable(s, space))


def fortifiable(s: RDState, space: int) -> int:
    return max(0, min(s.population(space) - s.at(space, FORTIFIED), s.at(space, MG_TROOP)))


def transport(s: RDState) -> bool:
    """8.7: by Move Priorities among Phobos, MarsGov Bases and one more space, two for the Controller, which
    may be destinations or origins."""
    s.arrived = []
    extra = 0
    done = 0
    moved = 0
    serving = givers(s, MG)
    while True:
        goals = [p for p in range(MARS) if not done >> p & 1 and may_stop(s, p, extra)]
        goals = [
            p
            for p in goals
            if not s.sealed(p, MG) and helped(s, MG, p, loading(s, p, extra) & ~done, serving)
        ]
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
        serving = givers(s, MG)


def calling(s: RDState, space: int, extra: int) -> int:
    """6.3: the additional spaces, once a space is called at."""
    return extra if stops(s, extra) >> space & 1 else extra | 1 << space


def loading(s: RDState, to: int, extra: int) -> int:
    """6.3: where Troops for a destination can board."""
    called = calling(s, to, extra)
    found = 0
    for space in range(MARS_AND_PHOBOS):
        if space != to and may_stop(s, space, called) and not s.sealed(space, MG):
            found |= 1 << space
    return found


def public_relations(s: RDState) -> bool:
    """8.7: Repair, then House once at a Corporate Base, in two spaces."""
    fit = [s.control(p) == COIN and s.at(p, SECURITY) > 0 for p in range(MARS)]
    ruins = [p for p in spaces_for(s, CORP, fit) if repair_why(s, CORP, p) == LEGAL]
    chosen: list[int] = []
    while ruins and len(chosen) < 2:
        space = select(s, CORP, COL_PLACE_POPULATION, ruins)
        ruins.remove(space)
        chosen.append(space)
    homes = [p for p in spaces_for(s, CORP, fit) if s.bases(p, CORP) and house_why(s, p) == LEGAL]
    if len(chosen) < 2 and homes:
        chosen.append(select(s, CORP, COL_PLACE_POPULATION, homes))
    if not chosen:
        return False
    s.pr_housed = False
    s.do(*[GoodDeeds(CORP, space) for space in chosen])
    return True


def exploit(s: RDState) -> bool:
    fit = [s.population(p) > 0 and exploit_why(s, p, outnumber=True) == LEGAL for p in range(MARS)]
    spaces = spaces_for(s, CORP, fit)
    chosen: list[int] = []
    while spaces and len(chosen) < 2:
        space = select(s, CORP, COL_EXPLOIT, spaces)
        spaces.remove(space)
        chosen.append(space)
    s.do(*[ExploitHere(space) for space in chosen])
    return bool(chosen)


def raid(s: RDState) -> bool:
    """8.7: remove Rebel forces, with SpecOps already there before a neighbour moves in."""
    chosen = 0
    moved = 0
    while chosen.bit_count() < 2:
        may_move = moved < 2
        spaces = [p for p in range(MARS) if not chosen >> p & 1 and raidable(s, p, chosen, may_move)]
        if not spaces:
            break
        space = select(s, CORP, COL_REMOVE_OR_REPLACE, spaces)
        if not s.at(space, SPECOPS):
            s.shift_piece(SPECOPS, tie(s, raiders(s, space, chosen)), space, 1)
            moved += 1
        chosen |= 1 << space
    s.do(*[RaidStrike(CORP, space) for space in range(MARS) if chosen >> space & 1])
    return chosen > 0


def raidable(s: RDState, space: int, chosen: int, may_move: bool) -> bool:
    """Whether a Raid there would find Rebel forces, and a Hidden SpecOps to strike."""
    if s.barred(space, CORP) or not prey(s, CORP, BY_RAID, space):
        return False
    if s.at(space, SPECOPS):
        return True
    return may_move and not s.sealed(space, CORP) and bool(raiders(s, space, chosen))


def prey(s: RDState, by: int, rule: int, space: int) -> bool:
    """Whether there is an enemy piece that could be removed."""
    for kind in range(FORCE_KINDS):
        if hostile(by, OWNER[kind]) and removal_why(s, by, rule, kind, space, 2) == LEGAL:
            return True
    return False


def raiders(s: RDState, space: int, chosen: int) -> list[int]:
    """Adjacent spaces with a Hidden SpecOps that no other Raid space needs."""
    found: list[int] = []
    for other in range(MARS):
        spare = s.at(other, SPECOPS) - (chosen >> other & 1)
        if NEAR_MASK[space] >> other & 1 and spare > 0 and not s.sealed(other, CORP):
            found.append(other)
    return found


def spare_hidden(s: RDState, by: int, space: int) -> bool:
    """8.7: a space with an own Base only with two or more Hidden Rebels."""
    hidden = s.hidden(space, by)
    return hidden >= 2 or (hidden == 1 and not s.bases(space, by))


def coordinate(s: RDState) -> bool:
    """8.7: House spaces first, then Repair, then any that shift."""
    spaces = spaces_for(s, RD, [s.level[p] <= 0 and spare_hidden(s, RD, p) for p in range(MARS)])
    chosen: list[int] = []
    while len(chosen) < 2:
        left = [p for p in spaces if p not in chosen]
        homes = [p for p in left if house_why(s, p) == LEGAL]
        ruins = [p for p in left if repair_why(s, RD, p) == LEGAL]
        turns = [
            p
            for p in left
            if s.population(p) and (s.level[p] > ACTIVE_OPPOSITION or s.troops(p) + s.at(p, SECURITY))
        ]
        if homes:
            space = select(s, RD, COL_PLACE_POPULATION, homes)
        elif ruins:
            space = select(s, RD, COL_PLACE_POPULATION, ruins)
        elif turns:
            space = select(s, RD, COL_SHIFT_ACTIVE_OPPOSITION, turns)
        else:
            break
        chosen.append(space)
    for space in reversed(chosen):
        s.do(CoordinateHere(space))
    return bool(chosen)


class CoordinateHere(Step[RDState]):
    """8.7: one space of a non-player Coordinate."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        space = self.space
        activate(s, RD, space, 1)
        s.do(Persuade(RD, space))
        if house_why(s, space) == LEGAL:
            s.do(House(RD, space))
        elif repair_why(s, RD, space) == LEGAL:
            s.do(Repair(RD, space))


def redistribute(s: RDState) -> bool:
    """8.7: half of what Redistribute would bring goes to the Agitate Total."""
    fit = [s.control(p) == RD and s.population(p) > 0 and spare_hidden(s, RD, p) for p in range(MARS)]
    spaces = spaces_for(s, RD, fit)
    gained = 0
    for _ in range(4):
        if not spaces:
            break
        space = select(s, RD, COL_REDISTRIBUTE, spaces)
        spaces.remove(space)
        activate(s, RD, space, 1)
        gained += s.population(space) + s.bases(space, CORP)
    if gained:
        s.totals[RD] += gained // 2
        s.log(LOG_NP_AGITATE, s.totals[RD])
    return gained > 0


def purify(s: RDState) -> bool:
    """8.7: Bases first, then units."""
    fit = [s.control(p) == CR and s.hidden(p, CR) > 0 for p in range(MARS)]
    spaces = spaces_for(s, CR, fit)
    chosen: list[int] = []
    while len(chosen) < 2:
        left = [p for p in spaces if p not in chosen]
        bases = [p for p in left if convertible(s, p, base=True)]
        units = [p for p in left if convertible(s, p, base=False)]
        if not bases and not units:
            break
        chosen.append(select(s, CR, COL_REMOVE_OR_REPLACE, bases or units))
    for space in reversed(chosen):
        SPECIALS[PURIFY].enter(s, CR, space, 0)
    return bool(chosen)


def convertible(s: RDState, space: int, base: bool) -> bool:
    for kind in range(FORCE_KINDS):
        if IS_BASE[kind] == base and purify_why(s, kind, space, bases=True) == LEGAL:
            return True
    return False


def ransack(s: RDState) -> bool:
    fit = [s.damage[p] > 0 and spare_hidden(s, CR, p) for p in range(MARS)]
    spaces = spaces_for(s, CR, fit)
    chosen: list[int] = []
    while spaces and len(chosen) < 2:
        space = select(s, CR, COL_RANSACK, spaces)
        spaces.remove(space)
        chosen.append(space)
    if not chosen:
        return False
    SPECIALS[RANSACK].close(s, CR, 0)
    for space in reversed(chosen):
        SPECIALS[RANSACK].enter(s, CR, space, 0)
    return True


def ambush(s: RDState, by: int) -> bool:
    """8.7: in up to two spaces where it could remove enemy pieces; they count as Attack spaces."""
    fit = [s.hidden(p, by) > 0 and prey(s, by, BY_ATTACK, p) for p in range(MARS)]
    spaces = spaces_for(s, by, fit)
    chosen: list[int] = []
    while spaces and len(chosen) < 2:
        space = select(s, by, COL_AMBUSH if by == RD else COL_ATTACK, spaces)
        spaces.remove(space)
        chosen.append(space)
    for space in reversed(chosen):
        s.ambushed |= 1 << space
        s.do(Attack(by, space, ambush=True))
    return bool(chosen)
