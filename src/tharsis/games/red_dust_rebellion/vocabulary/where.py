"""Which spaces a card speaks of: small tests that its sentences combine."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    NO_CONTROL,
    NO_DESERT,
    NO_EMPTY_SPACE,
    NO_FIT,
    NO_LABYRINTH,
    NO_LINE,
    NO_MARS_SPACE,
    NO_PEOPLE,
    NO_ROOM,
    NO_SECOND_STORM,
    NO_SHIFT,
    NO_SPACE_AT_SUPPORT,
    NO_SUPPORT,
)
from tharsis.games.red_dust_rebellion.board import (
    ADJACENT,
    GREEN,
    IS_DESERT,
    IS_LABYRINTH,
    LINE_MASK,
    LINES,
    MARS,
    RODGERS_LINE,
    SHEPARD,
    TERESHKOVA,
)
from tharsis.games.red_dust_rebellion.codes import CALM, COIN
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_SPECOPS,
    CITY_CUBES,
    COIN_UNITS,
    CORP,
    CORP_BASE,
    CR_BASE,
    CR_REBEL,
    EG_TROOP,
    OWN_UNITS,
    POPULATION,
    RD,
    RD_BASE,
    RD_REBEL,
    REBEL_BASES,
    REBEL_FORCES,
    REBELS,
    SATELLITE,
    SECURITY,
    SPECOPS,
    TERRAFORMING,
)
from tharsis.games.red_dust_rebellion.rules.forces import place_why
from tharsis.games.red_dust_rebellion.rules.people import house_why, shift_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL

ON_MARS: Final = 0
LABYRINTH: Final = 1  # Phobos too
MARS_LABYRINTH: Final = 2
DESERT: Final = 3
AT_SUPPORT: Final = 4
NOT_AT_SUPPORT: Final = 5
CAN_RISE: Final = 6  # a step towards Active Support changes it
CAN_FALL: Final = 7
HAS_OPINION: Final = 8
COIN_HELD: Final = 9
NO_REBEL_FORCES: Final = 10
HIDDEN_SPECOPS_HERE: Final = 11
REBEL_BASE_HERE: Final = 12
CORP_BASE_HERE: Final = 13
CORP_FORCES_HERE: Final = 14
EG_TROOPS_HERE: Final = 15
SPECOPS_HERE: Final = 16
SATELLITE_HERE: Final = 17
UNPOPULATED: Final = 18
POPULATED: Final = 19
BASIC_CORP_BASE: Final = 20
CORP_UNITS_HERE: Final = 21
ON_A_LINE: Final = 22
CAN_HOUSE: Final = 23
SETTLERS_HERE: Final = 24
ROOM: Final = 25
NO_STORM: Final = 26
CR_ALONE: Final = 27
UNITS_HERE: Final = 28  # of any Faction
CUBES_HERE: Final = 29
DAMAGEABLE: Final = 30  # a green box is uncovered; Fortified Troops, who take it (6.1), stand only there
CORP_BASE_FITS: Final = 31  # room for such a Base, and one Available
RD_BASE_FITS: Final = 32
DAMAGED_WITH_SECURITY: Final = 33
TWINS: Final = 34  # Shepard or Tereshkova (Event 32)
COIN_UNITS_HERE: Final = 35
BY_A_CITY: Final = 36  # a Labyrinth with people is adjacent
GARRISON: Final = 37  # MG Troops or Security
REBEL_FORCES_HERE: Final = 38
HIDDEN_REBELS_HERE: Final = 39
REBEL_BASE_FITS: Final = 40  # of either Faction
CR_BASE_FITS: Final = 41

#: Tests that any piece of these kinds passes.
KINDS_SOUGHT: Final[dict[int, tuple[int, ...]]] = {
    HIDDEN_SPECOPS_HERE: (SPECOPS,),
    CORP_UNITS_HERE: OWN_UNITS[CORP],
    UNITS_HERE: (*COIN_UNITS, *REBELS),
    REBEL_BASE_HERE: REBEL_BASES,
    CORP_BASE_HERE: (CORP_BASE, TERRAFORMING),
    EG_TROOPS_HERE: (EG_TROOP,),
    SPECOPS_HERE: (SPECOPS, ACTIVE_SPECOPS),
    SATELLITE_HERE: (SATELLITE,),
    BASIC_CORP_BASE: (CORP_BASE,),
    SETTLERS_HERE: (POPULATION,),
    CUBES_HERE: (*CITY_CUBES, EG_TROOP),
    COIN_UNITS_HERE: COIN_UNITS,
    GARRISON: CITY_CUBES,
    REBEL_FORCES_HERE: REBEL_FORCES,
    HIDDEN_REBELS_HERE: (RD_REBEL, CR_REBEL),
}
#: Tests that a space passes which could take a Base of one of these kinds.
BASES_SOUGHT: Final[dict[int, tuple[int, ...]]] = {
    CORP_BASE_FITS: (CORP_BASE,),
    RD_BASE_FITS: (RD_BASE,),
    CR_BASE_FITS: (CR_BASE,),
    REBEL_BASE_FITS: (RD_BASE, CR_BASE),
}


def lines_in_use(s: RDState) -> list[int]:
    """1.2: the Rodgers line counts once it is built."""
    return [line for line in range(len(LINES)) if line != RODGERS_LINE or s.rodgers]


def test_why(s: RDState, space: int, code: int) -> int:
    """0, or why the space fails the test."""
    if code == ON_MARS:
        return LEGAL if space < MARS else NO_MARS_SPACE
    if code == LABYRINTH:
        return LEGAL if IS_LABYRINTH[space] else NO_LABYRINTH
    if code == MARS_LABYRINTH:
        return LEGAL if space < MARS and IS_LABYRINTH[space] else NO_LABYRINTH
    if code == DESERT:
        return LEGAL if IS_DESERT[space] else NO_DESERT
    if code == AT_SUPPORT:
        return LEGAL if s.level[space] > 0 else NO_SUPPORT
    if code == NOT_AT_SUPPORT:
        return LEGAL if s.level[space] <= 0 else NO_SPACE_AT_SUPPORT
    if code == CAN_RISE:
        return shift_why(s, space, 1)
    if code == CAN_FALL:
        return shift_why(s, space, -1)
    if code == HAS_OPINION:
        return LEGAL if s.level[space] != 0 else NO_SHIFT
    if code == COIN_HELD:
        return LEGAL if s.control(space) == COIN else NO_CONTROL
    if code == CAN_HOUSE:
        return house_why(s, space)
    if code == UNPOPULATED:
        return LEGAL if s.population(space) == 0 else NO_EMPTY_SPACE
    if code == POPULATED:
        return LEGAL if s.population(space) else NO_PEOPLE
    if code == ROOM:
        return LEGAL if s.has_room(space) else NO_ROOM
    if code == NO_STORM:
        return LEGAL if s.storm[space] == CALM else NO_SECOND_STORM
    if code == ON_A_LINE:
        for line in lines_in_use(s):
            if LINE_MASK[line] >> space & 1:
                return LEGAL
        return NO_LINE
    return LEGAL if holds(s, space, code) else NO_FIT


def holds(s: RDState, space: int, code: int) -> bool:
    """Whether what the card names is in the space."""
    if code == NO_REBEL_FORCES:
        return s.rebel_forces(space) == 0
    if code in KINDS_SOUGHT:
        return any(s.at(space, kind) > 0 for kind in KINDS_SOUGHT[code])
    if code in BASES_SOUGHT:
        return any(place_why(s, kind, space) == LEGAL for kind in BASES_SOUGHT[code])
    if code == CORP_FORCES_HERE:
        return s.force(space, CORP) > 0
    if code == DAMAGEABLE:
        return s.damage[space] < GREEN[space]
    if code == BY_A_CITY:
        return any(IS_LABYRINTH[other] and s.population(other) for other in ADJACENT[space])
    if code == TWINS:
        return space in (SHEPARD, TERESHKOVA)
    if code == DAMAGED_WITH_SECURITY:
        return s.damage[space] > 0 and s.at(space, SECURITY) > 0
    others = s.coin_forces(space) + s.force(space, RD) + s.at(space, SATELLITE)
    return others == 0


def tests_why(s: RDState, space: int, codes: tuple[int, ...]) -> int:
    for code in codes:
        reason = test_why(s, space, code)
        if reason != LEGAL:
            return reason
    return LEGAL
