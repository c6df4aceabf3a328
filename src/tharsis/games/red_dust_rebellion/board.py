"""The printed board (1.2): spaces, borders, lines, tracks and the setup of 3.1. Data only."""

from typing import Final

from tharsis.games.red_dust_rebellion.pieces import (
    CORP,
    CORP_BASE,
    CR_BASE,
    CR_REBEL,
    EG_TROOP,
    MG,
    MG_BASE,
    MG_TROOP,
    POPULATION,
    RD_BASE,
    RD_REBEL,
    SATELLITE,
    SECURITY,
    SPECOPS,
    SUPPLY,
)

# Kinds of printed spaces. An edge Desert reaches the frame of its Sector and so borders the Wilderness.
LABYRINTH: Final = "labyrinth"
EDGE: Final = "edge desert"
INNER: Final = "inner desert"

# fmt: off
# Space, kind, Population printed green, grey boxes, borders to spaces further down the list.
SECTOR_SPACES: Final[tuple[tuple[str, str, int, int, str], ...]] = (
    ("ascraeus_mons",      EDGE,      1, 1, "tharsis_tholus noctis_labyrinthus arsia_mons europa "
                                            "pavonis_mons"),
    ("tharsis_tholus",     EDGE,      1, 1, "noctis_labyrinthus sinai_planum"),
    ("noctis_labyrinthus", INNER,     1, 1, "sinai_planum daedalia_planum europa pavonis_mons "
                                            "syria_planum tereshkova shepard"),
    ("sinai_planum",       EDGE,      1, 1, "daedalia_planum"),
    ("daedalia_planum",    EDGE,      1, 1, "arsia_mons syria_planum shepard"),
    ("arsia_mons",         EDGE,      1, 1, "tenzing pavonis_mons syria_planum"),
    ("europa",             LABYRINTH, 2, 2, "pavonis_mons"),
    ("tenzing",            LABYRINTH, 3, 1, "pavonis_mons syria_planum"),
    ("pavonis_mons",       INNER,     1, 1, "syria_planum tereshkova"),
    ("syria_planum",       INNER,     1, 1, "tereshkova shepard"),
    ("tereshkova",         LABYRINTH, 2, 2, ""),
    ("shepard",            LABYRINTH, 2, 2, ""),
    ("new_cordoba",        LABYRINTH, 2, 2, "rutherford trouvelot"),
    ("rutherford",         EDGE,      1, 1, "radau trouvelot marth"),
    ("radau",              EDGE,      1, 1, "marth"),
    ("trouvelot",          EDGE,      1, 1, "marth shenzhou"),
    ("marth",              EDGE,      1, 1, "shenzhou"),
    ("shenzhou",           LABYRINTH, 3, 1, ""),
    ("alpheus_colles",     EDGE,      1, 1, "coronae_montes hellas_chaos"),
    ("coronae_montes",     EDGE,      1, 1, "hellas_chaos gandhi sharma"),
    ("hellas_chaos",       EDGE,      1, 1, "sharma"),
    ("gandhi",             LABYRINTH, 2, 2, "sharma"),
    ("sharma",             LABYRINTH, 2, 2, ""),
)
# fmt: on

OFF_SECTOR: Final[tuple[str, ...]] = ("wilderness", "phobos", "transit", "earth", "orbit")
SPACE_IDS: Final[tuple[str, ...]] = (*[row[0] for row in SECTOR_SPACES], *OFF_SECTOR)
SPACES: Final = 28
MARS: Final = 24  # the spaces on Mars are 0..23
MARS_AND_PHOBOS: Final = 25

ASCRAEUS_MONS: Final = 0
THARSIS_THOLUS: Final = 1
NOCTIS_LABYRINTHUS: Final = 2
SINAI_PLANUM: Final = 3
DAEDALIA_PLANUM: Final = 4
ARSIA_MONS: Final = 5
EUROPA: Final = 6
TENZING: Final = 7
PAVONIS_MONS: Final = 8
SYRIA_PLANUM: Final = 9
TERESHKOVA: Final = 10
SHEPARD: Final = 11
NEW_CORDOBA: Final = 12
RUTHERFORD: Final = 13
RADAU: Final = 14
TROUVELOT: Final = 15
MARTH: Final = 16
SHENZHOU: Final = 17
ALPHEUS_COLLES: Final = 18
CORONAE_MONTES: Final = 19
HELLAS_CHAOS: Final = 20
GANDHI: Final = 21
SHARMA: Final = 22
WILDERNESS: Final = 23
PHOBOS: Final = 24
TRANSIT: Final = 25
EARTH: Final = 26
ORBIT: Final = 27


def _borders() -> list[list[int]]:
    """1.2: who shares a border with whom; the Wilderness touches every edge Desert."""
    near: list[list[int]] = [[] for _ in range(SPACES)]
    for space, row in enumerate(SECTOR_SPACES):
        others = [SPACE_IDS.index(name) for name in row[4].split()]
        if row[1] == EDGE:
            others.append(WILDERNESS)
        for other in others:
            near[space].append(other)
            near[other].append(space)
    return [sorted(spaces) for spaces in near]


ADJACENT: Final = _borders()
#: What spaces off the Sectors have of a printed box.
NO_BOXES: Final[list[int]] = [0] * len(OFF_SECTOR)
GREEN: Final = [row[2] for row in SECTOR_SPACES] + NO_BOXES
GREY: Final = [row[3] for row in SECTOR_SPACES] + NO_BOXES
IS_LABYRINTH: Final = [row[1] == LABYRINTH for row in SECTOR_SPACES] + [False, True, False, False, False]
IS_DESERT: Final = [row[1] != LABYRINTH for row in SECTOR_SPACES] + [True, False, False, False, False]
BASE_LIMIT: Final = [2] * len(SECTOR_SPACES) + [6, 0, 0, 0, 0]
LABYRINTHS: Final = [space for space in range(MARS_AND_PHOBOS) if IS_LABYRINTH[space]]
DESERTS: Final = [space for space in range(MARS) if IS_DESERT[space]]


def mask_of(spaces: list[int]) -> int:
    """Spaces as a set of bits."""
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


def bits(mask: int) -> int:
    """How many spaces a set holds; counted by halves, since compiled code calls bit_count slowly."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    mask += mask >> 8
    return (mask + (mask >> 16)) & 0x3F


MARS_MASK: Final = (1 << MARS) - 1
LABYRINTH_MASK: Final = mask_of(LABYRINTHS)
MARS_LABYRINTHS: Final = LABYRINTH_MASK & MARS_MASK
DESERT_MASK: Final = mask_of(DESERTS)
NEAR_MASK: Final = [mask_of(spaces) for spaces in ADJACENT]

# Maglev lines (1.2): id, both ends, every space the line touches. The last one is not yet built.
LINES: Final = (
    ("europa_tenzing", EUROPA, TENZING, (EUROPA, TENZING, ASCRAEUS_MONS, ARSIA_MONS, PAVONIS_MONS)),
    ("tenzing_shepard", TENZING, SHEPARD, (TENZING, SHEPARD, ARSIA_MONS, DAEDALIA_PLANUM, SYRIA_PLANUM)),
    ("shepard_tereshkova", SHEPARD, TERESHKOVA, (SHEPARD, TERESHKOVA, SYRIA_PLANUM, NOCTIS_LABYRINTHUS)),
    ("new_cordoba_shenzhou", NEW_CORDOBA, SHENZHOU, (NEW_CORDOBA, SHENZHOU, RUTHERFORD, MARTH, TROUVELOT)),
    ("rodgers_line", EUROPA, TERESHKOVA, (EUROPA, TERESHKOVA, PAVONIS_MONS, NOCTIS_LABYRINTHUS)),
)
LINE_IDS: Final = tuple([line[0] for line in LINES])
RODGERS_LINE: Final = 4
LINE_MASK: Final = [mask_of(list(line[3])) for line in LINES]

# Storm rolls (3.2, 4.2): white die, then black die.
_ARABIA: Final[tuple[int, ...]] = (NEW_CORDOBA, RUTHERFORD, RADAU, TROUVELOT, MARTH, SHENZHOU)
_HELLAS: Final[tuple[int, ...]] = (ALPHEUS_COLLES, CORONAE_MONTES, HELLAS_CHAOS, HELLAS_CHAOS, GANDHI, SHARMA)
STORM_ROLL: Final[tuple[tuple[int, ...], ...]] = (
    _ARABIA,
    _ARABIA,
    (ASCRAEUS_MONS, THARSIS_THOLUS, NOCTIS_LABYRINTHUS, SINAI_PLANUM, DAEDALIA_PLANUM, ARSIA_MONS),
    (EUROPA, TENZING, PAVONIS_MONS, SYRIA_PLANUM, TERESHKOVA, SHEPARD),
    _HELLAS,
    _HELLAS,
)
STORM_MARKERS: Final = 6

# EarthGov Confidence (1.2), box 0 at the bottom: value, Controller, EG Troops, Supply, Population.
NO_CONTROLLER: Final = -1
EG_VALUE: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 4, 6, 8, 10)
EG_CONTROLLER: Final[tuple[int, ...]] = (NO_CONTROLLER, CORP, CORP, CORP, CORP, CORP, MG, MG, MG)
EG_TROOPS: Final[tuple[int, ...]] = (0, 6, 6, 4, 4, 3, 2, 1, 0)
EG_SUPPLY: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 2, 2, 3, 3)
EG_POPULATION: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 2, 2, 3)
EG_TOP: Final = 8
EG_START: Final = 3

TRACK_END: Final = 50  # 1.4: Resources and Profits stay between 0 and 50
SUPPLY_LIMIT: Final = 12
FLASHPOINT_STEPS: Final = 5
HAND_LIMIT: Final = 6
# 4.3: Reclaimer cards drawn by Bases on the map.
CARDS_BY_BASES: Final[tuple[int, ...]] = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6)

MG_START: Final = 18
RD_START: Final = 14
DISPLACED_START: Final = 4
OPENING_HAND: Final = 3

# fmt: off
# Setup (3.1): space, Damage, Support (+) or Opposition (-), pieces.
SETUP: Final[tuple[tuple[int, int, int, tuple[tuple[int, int], ...]], ...]] = (
    (ASCRAEUS_MONS,       1,  0, ((CR_BASE, 1), (CR_REBEL, 2))),
    (THARSIS_THOLUS,      1,  0, ((MG_BASE, 1), (MG_TROOP, 2))),
    (NOCTIS_LABYRINTHUS,  0,  0, ((RD_BASE, 1), (RD_REBEL, 2))),
    (SINAI_PLANUM,        0,  0, ((RD_REBEL, 1),)),
    (DAEDALIA_PLANUM,     0,  0, ((RD_REBEL, 1),)),
    (ARSIA_MONS,          0,  0, ()),
    (EUROPA,              0,  1, ((MG_TROOP, 2), (SECURITY, 1))),
    (TENZING,             0,  2, ((MG_TROOP, 3), (SECURITY, 1), (CR_REBEL, 1))),
    (PAVONIS_MONS,        0,  1, ()),
    (SYRIA_PLANUM,        0,  2, ()),
    (TERESHKOVA,          0,  0, ((MG_TROOP, 2), (RD_REBEL, 1))),
    (SHEPARD,             0, -1, ((MG_TROOP, 1), (RD_REBEL, 2))),
    (NEW_CORDOBA,         0,  0, ((MG_TROOP, 2), (RD_REBEL, 1), (CR_BASE, 1), (CR_REBEL, 2))),
    (RUTHERFORD,          0,  0, ()),
    (RADAU,               1,  0, ((RD_BASE, 1), (RD_REBEL, 1))),
    (TROUVELOT,           1,  0, ((CR_BASE, 1), (CR_REBEL, 1))),
    (MARTH,               1,  0, ((CORP_BASE, 1), (SECURITY, 2))),
    (SHENZHOU,            0,  0, ((MG_TROOP, 2), (CORP_BASE, 1), (SECURITY, 2), (RD_REBEL, 1))),
    (ALPHEUS_COLLES,      0, -1, ((RD_BASE, 1), (RD_REBEL, 1))),
    (CORONAE_MONTES,      1,  0, ((MG_BASE, 1), (MG_TROOP, 2), (CR_REBEL, 2))),
    (HELLAS_CHAOS,        1,  0, ((CORP_BASE, 1), (SECURITY, 2))),
    (GANDHI,              0, -1, ((MG_TROOP, 1), (RD_BASE, 1), (RD_REBEL, 2))),
    (SHARMA,              0, -2, ((MG_TROOP, 1), (RD_BASE, 1), (RD_REBEL, 3))),
    (WILDERNESS,          0,  0, ((CR_BASE, 1), (CR_REBEL, 3))),
    (PHOBOS,              0,  0, ((EG_TROOP, 4), (SECURITY, 2))),
    (TRANSIT,             0,  0, ((EG_TROOP, 2), (SECURITY, 1), (SPECOPS, 1), (SATELLITE, 1), (SUPPLY, 3))),
    (EARTH,               0,  0, ((EG_TROOP, 2), (SECURITY, 1), (SPECOPS, 1), (SATELLITE, 2), (SUPPLY, 1),
                                  (POPULATION, 1))),
    (ORBIT,               0,  0, ((SATELLITE, 1),)),
)
# fmt: on
