"""What must always hold: pieces conserved, stacking, tracks within bounds, counts equal to recounts."""

from tharsis.games.red_dust_rebellion.board import (
    BASE_LIMIT,
    EARTH,
    EG_TOP,
    GREEN,
    GREY,
    MARS,
    NO_CONTROLLER,
    ORBIT,
    PHOBOS,
    SPACES,
    STORM_MARKERS,
    SUPPLY_LIMIT,
    TRACK_END,
    TRANSIT,
)
from tharsis.games.red_dust_rebellion.codes import ACTIVE_SUPPORT, AVAILABLE, FACTIONS, ROWS
from tharsis.games.red_dust_rebellion.pieces import (
    CR,
    EG_TROOP,
    FORCE_KINDS,
    FORTIFIED,
    INVENTORY,
    IS_BASE,
    KIND_IDS,
    KINDS,
    MG,
    OWNER,
    PLAIN,
    POPULATION,
    RD,
    SATELLITE,
)
from tharsis.games.red_dust_rebellion.rules.storms import storm_markers
from tharsis.games.red_dust_rebellion.state import RDState


def invariants(s: RDState) -> str:
    """The first thing found broken, or nothing."""
    return pieces_fault(s) or spaces_fault(s) or tracks_fault(s) or s.assets.fault() or s.campaigns.fault()


def pieces_fault(s: RDState) -> str:
    for kind, inventory in INVENTORY.items():
        total = 0
        for row in range(ROWS):
            for other in range(FORCE_KINDS):
                if PLAIN[other] == kind:
                    total += s.pieces[row * KINDS + other]
        if total != inventory:
            return f"{total} of {inventory} {KIND_IDS[kind]}"
    for cell, n in enumerate(s.pieces):
        if n < 0:
            return f"{n} {KIND_IDS[cell % KINDS]} in row {cell // KINDS}"
    return ""


def spaces_fault(s: RDState) -> str:
    for space in range(SPACES):
        counted = [0] * FACTIONS
        bases = 0
        for kind in range(FORCE_KINDS):
            n = s.at(space, kind)
            if kind != SATELLITE:
                counted[OWNER[kind]] += n
            if IS_BASE[kind]:
                bases += n
        if counted != list(s.forces[space * FACTIONS : (space + 1) * FACTIONS]):
            return f"space {space} holds {counted} forces by Faction, counted otherwise"
        if bases > BASE_LIMIT[space]:
            return f"{bases} Bases in space {space}"
        if space >= MARS and counted[RD] + counted[CR]:
            return f"Rebels off Mars in space {space}"
        if space >= TRANSIT and counted[MG]:
            return f"MarsGov pieces in space {space}"
        if space < MARS and people_fault(s, space):
            return people_fault(s, space)
    return ""


def people_fault(s: RDState, space: int) -> str:
    if not 0 <= s.damage[space] <= GREEN[space] or not 0 <= s.at(space, POPULATION) <= GREY[space]:
        return f"space {space}: {s.damage[space]} Damage, {s.at(space, POPULATION)} settlers"
    if s.damage[space] and s.at(space, POPULATION):
        return f"settlers among the Damage of space {space}"
    if s.population(space) == 0 and s.level[space]:
        return f"empty space {space} has an opinion"
    if not -2 <= s.level[space] <= ACTIVE_SUPPORT or not 0 <= s.storm[space] <= 2:
        return f"space {space}: level {s.level[space]}, storm {s.storm[space]}"
    if s.at(space, FORTIFIED) > s.population(space):
        return f"more Fortified Troops than people in space {space}"
    return ""


def tracks_fault(s: RDState) -> str:
    for value in (*s.resources, s.profits):
        if not 0 <= value <= TRACK_END:
            return f"a track stands at {value}"
    if not 0 <= s.eg_box <= EG_TOP or s.displaced < 0:
        return f"Confidence box {s.eg_box}, {s.displaced} displaced"
    if s.controller() == NO_CONTROLLER and (s.at(ORBIT, SATELLITE) or s.at(PHOBOS, EG_TROOP)):
        return "EarthGov pieces without a Controller"
    if s.supply_in_play() > SUPPLY_LIMIT or storm_markers(s) > STORM_MARKERS:
        return f"{s.supply_in_play()} Supply, {storm_markers(s)} storms"
    if s.at(TRANSIT, POPULATION) > 1 or s.pieces[AVAILABLE * KINDS + SATELLITE]:
        return "two Population markers in Transit, or an Available Satellite"
    if s.at(EARTH, POPULATION) < 0:
        return "fewer than no Population on Earth"
    return ""
