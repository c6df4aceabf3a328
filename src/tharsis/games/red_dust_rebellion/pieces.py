"""Factions and pieces (1.1, 1.3): which kinds there are, whose they are, what they turn into."""

from typing import Final

from tharsis.games.red_dust_rebellion.shown import Faction

MG: Final = 0
CORP: Final = 1
RD: Final = 2
CR: Final = 3
EG: Final = 4
PLAYED_IDS: Final[tuple[Faction, ...]] = ("mg", "corp", "rd", "cr")
FACTION_IDS: Final[tuple[str, ...]] = (*PLAYED_IDS, "eg")

# Columns of the piece grid. Hidden and Active, basic and upgraded, loose and Fortified are separate kinds.
KIND_IDS: Final[tuple[str, ...]] = (
    "mg_troop",
    "fortified",
    "mg_base",
    "security",
    "specops",
    "active_specops",
    "corp_base",
    "terraforming",
    "eg_troop",
    "satellite",
    "rd_rebel",
    "active_rd",
    "rd_base",
    "dug_in",
    "cr_rebel",
    "active_cr",
    "cr_base",
    "conversion",
    "supply",
    "population",
)
KINDS: Final = 20
MG_TROOP: Final = 0
FORTIFIED: Final = 1
MG_BASE: Final = 2
SECURITY: Final = 3
SPECOPS: Final = 4
ACTIVE_SPECOPS: Final = 5
CORP_BASE: Final = 6
TERRAFORMING: Final = 7
EG_TROOP: Final = 8
SATELLITE: Final = 9
RD_REBEL: Final = 10
ACTIVE_RD: Final = 11
RD_BASE: Final = 12
DUG_IN: Final = 13
CR_REBEL: Final = 14
ACTIVE_CR: Final = 15
CR_BASE: Final = 16
CONVERSION: Final = 17
SUPPLY: Final = 18
POPULATION: Final = 19
FORCE_KINDS: Final = 18  # kinds that belong to a Faction; the two markers follow them

OWNER: Final[tuple[int, ...]] = (
    MG,
    MG,
    MG,
    CORP,
    CORP,
    CORP,
    CORP,
    CORP,
    EG,
    EG,
    RD,
    RD,
    RD,
    RD,
    CR,
    CR,
    CR,
    CR,
    EG,
    EG,
)
#: The state in which a piece is placed (1.3), and in which it lies in Available.
PLAIN: Final[tuple[int, ...]] = (0, 0, 2, 3, 4, 4, 6, 6, 8, 9, 10, 10, 12, 12, 14, 14, 16, 16, 18, 19)
IS_BASE: Final = [kind in (2, 6, 7, 12, 13, 16, 17) for kind in range(KINDS)]
IS_UNIT: Final = [kind in (0, 1, 3, 4, 5, 8, 10, 11, 14, 15) for kind in range(KINDS)]
#: Pieces that go to Casualties when removed (1.2).
TO_CASUALTIES: Final = [OWNER[kind] in (CORP, EG) and kind < FORCE_KINDS for kind in range(KINDS)]

INVENTORY: Final = {
    MG_TROOP: 30, MG_BASE: 3, SECURITY: 16, SPECOPS: 8, CORP_BASE: 9, EG_TROOP: 16,
    SATELLITE: 4, RD_REBEL: 30, RD_BASE: 9, CR_REBEL: 20, CR_BASE: 15,
}  # fmt: skip

# Pieces of a Faction by role, indexed by Faction.
HIDDEN: Final[tuple[int, ...]] = (-1, SPECOPS, RD_REBEL, CR_REBEL)
ACTIVE: Final[tuple[int, ...]] = (-1, ACTIVE_SPECOPS, ACTIVE_RD, ACTIVE_CR)
BASE: Final[tuple[int, ...]] = (MG_BASE, CORP_BASE, RD_BASE, CR_BASE)
UPGRADED: Final[tuple[int, ...]] = (-1, TERRAFORMING, DUG_IN, CONVERSION)
#: What a Faction places as its ordinary unit.
UNIT: Final[tuple[int, ...]] = (MG_TROOP, SECURITY, RD_REBEL, CR_REBEL)
#: All units of a Faction that can move in its Operations; EG Troops follow their Controller.
OWN_UNITS: Final[tuple[tuple[int, ...], ...]] = (
    (MG_TROOP, FORTIFIED),
    (SECURITY, SPECOPS, ACTIVE_SPECOPS),
    (RD_REBEL, ACTIVE_RD),
    (CR_REBEL, ACTIVE_CR),
    (EG_TROOP,),
)

# Pieces that cards name together, in the order in which a card takes them.
CITY_CUBES: Final[tuple[int, ...]] = (MG_TROOP, FORTIFIED, SECURITY)
COIN_UNITS: Final[tuple[int, ...]] = (MG_TROOP, FORTIFIED, SECURITY, SPECOPS, ACTIVE_SPECOPS, EG_TROOP)
REBELS: Final[tuple[int, ...]] = (RD_REBEL, ACTIVE_RD, CR_REBEL, ACTIVE_CR)
REBEL_BASES: Final[tuple[int, ...]] = (DUG_IN, RD_BASE, CONVERSION, CR_BASE)
REBEL_FORCES: Final[tuple[int, ...]] = (*REBELS, *REBEL_BASES)
