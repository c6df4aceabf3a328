"""8.5.6 Choosing spaces and 8.5.8 choosing pieces."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import NP_TIE
from tharsis.games.red_dust_rebellion.board import IS_DESERT, IS_LABYRINTH, NO_CONTROLLER
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION, ACTIVE_SUPPORT, APPROACHING, COIN
from tharsis.games.red_dust_rebellion.pieces import (
    BASE,
    CONVERSION,
    CORP,
    CR,
    EG,
    FORCE_KINDS,
    FORTIFIED,
    IS_UNIT,
    MG,
    MG_TROOP,
    OWNER,
    RD,
    SUPPLY,
)
from tharsis.games.red_dust_rebellion.rules.forces import removal_why
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    ALWAYS,
    COLUMNS,
    ROW_ANY_REBEL_TOGETHER_WITH_A_CORP_BASE,
    ROW_ANY_REBELS_IN_A_SPACE_AT_SUPPORT,
    ROW_CORP_BASE_WITH_FEW_COIN_CUBES,
    ROW_DESERT,
    ROW_FEW_CR_REBELS_AND_ROOM_FOR_AN_AVAILABLE_CR_BASE,
    ROW_FEW_RD_REBELS_AND_ROOM_FOR_AN_AVAILABLE_RD_BASE,
    ROW_FEWEST_ENEMY_FORCES,
    ROW_FEWEST_REBEL_FORCES,
    ROW_HAS_A_CONVERSION_CENTER,
    ROW_HAS_A_CR_BASE_AND_NO_HIDDEN_CR_REBEL,
    ROW_HAS_A_CR_BASE_OR_CR_CONTROL,
    ROW_HAS_A_REBEL_BASE,
    ROW_HAS_A_VULNERABLE_ENEMY_BASE,
    ROW_HAS_AN_RD_BASE_AND_NO_HIDDEN_RD_REBEL,
    ROW_HAS_CORP_FORCES_AND_FEWER_COIN_UNITS_THAN_REBEL_FORCES,
    ROW_LABYRINTH_OR_HAS_AN_MG_BASE,
    ROW_LABYRINTH_WITH_MORE_CORP_THAN_MG_FORCES,
    ROW_MG_BASE_WITH_FEW_COIN_CUBES,
    ROW_MOST_BASES_OF_ALL_FACTIONS,
    ROW_MOST_CORP_FORCES,
    ROW_MOST_CR_REBELS,
    ROW_MOST_DAMAGE,
    ROW_MOST_MG_FORCES,
    ROW_MOST_OPPOSITION,
    ROW_MOST_POPULATION,
    ROW_MOST_RD_BASES,
    ROW_MOST_RD_REBELS,
    ROW_MOST_REBELS,
    ROW_MOST_SUPPORT,
    ROW_NEUTRAL,
    ROW_NO_COIN_CONTROL,
    ROW_NO_CR_CONTROL,
    ROW_NO_RD_CONTROL,
    ROW_NOT_AT_ACTIVE_OPPOSITION,
    ROW_NOT_AT_ACTIVE_SUPPORT,
    ROWS,
    TABLES,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL

AFTER_PLAYERS: Final = 100  # 8.5.8: pieces of non-players come after all of players
GROUP: Final = 3  # Rebels that can become a Base and leave one behind
GUARD: Final = 4  # cubes that hold a Base
VULNERABLE: Final = 4  # a Base with fewer friendly units than this is Vulnerable (8.5.6)
_MOST: Final[tuple[int, ...]] = (
    ROW_MOST_SUPPORT,
    ROW_MOST_REBELS,
    ROW_MOST_POPULATION,
    ROW_MOST_OPPOSITION,
    ROW_MOST_MG_FORCES,
    ROW_MOST_CORP_FORCES,
    ROW_MOST_RD_BASES,
    ROW_MOST_RD_REBELS,
    ROW_MOST_BASES_OF_ALL_FACTIONS,
    ROW_MOST_DAMAGE,
    ROW_MOST_CR_REBELS,
)
_FEWEST: Final[tuple[int, ...]] = (ROW_FEWEST_REBEL_FORCES, ROW_FEWEST_ENEMY_FORCES)
#: By row: whether it counts, or asks yes or no; whether it wants few.
_COUNTS: Final[list[bool]] = [row in _MOST or row in _FEWEST for row in range(ROWS)]
_WANTS_FEW: Final[list[bool]] = [row in _FEWEST for row in range(ROWS)]
#: By Faction and column: its rows from the top, each with the Faction that must be played for it.
_ROWS_OF: Final[list[list[list[tuple[int, int]]]]] = [
    [[(row, player) for row, player, columns in table if column in columns] for column in range(COLUMNS)]
    for table in TABLES
]


def tie(s: RDState, options: list[int]) -> int:
    """8.2: what the tables leave open is decided at random."""
    if len(options) == 1:
        return options[0]
    return options[s.chance(NP_TIE, len(options))]


def select(s: RDState, faction: int, column: int, candidates: list[int]) -> int:
    """8.5.6: the rows of a column, from the top, until one space is left."""
    left = candidates
    for row, player in _ROWS_OF[faction][column]:
        if len(left) == 1:
            break
        if player == ALWAYS or not s.is_np(player):
            left = keep(s, faction, row, left)
    return tie(s, left)


def keep(s: RDState, faction: int, row: int, spaces: list[int]) -> list[int]:
    """The spaces that meet a row best; all of them if none does."""
    found: list[int] = []
    best = 0
    for space in spaces:
        n = value(s, faction, row, space)
        worth = -n if _WANTS_FEW[row] else n
        if not found or worth > best:
            best = worth
            found = [space]
        elif worth == best:
            found.append(space)
    return found


def value(s: RDState, faction: int, row: int, space: int) -> int:
    """What a row counts in a space; 1 or 0 where it asks yes or no."""
    if _COUNTS[row]:
        return amount(s, faction, row, space)
    return 1 if meets(s, faction, row, space) else 0


def amount(s: RDState, faction: int, row: int, space: int) -> int:
    if row == ROW_MOST_SUPPORT:
        return max(0, s.level[space]) * s.population(space)
    if row == ROW_MOST_OPPOSITION:
        return max(0, -s.level[space]) * s.population(space)
    if row == ROW_MOST_POPULATION:
        return s.population(space)
    if row == ROW_MOST_REBELS:
        return s.any_rebels(space)
    if row == ROW_MOST_MG_FORCES:
        return s.force(space, MG)
    if row == ROW_MOST_CORP_FORCES:
        return s.force(space, CORP)
    if row == ROW_MOST_RD_BASES:
        return s.bases(space, RD)
    if row == ROW_MOST_RD_REBELS:
        return s.rebels(space, RD)
    if row == ROW_MOST_CR_REBELS:
        return s.rebels(space, CR)
    if row == ROW_MOST_BASES_OF_ALL_FACTIONS:
        return s.coin_bases(space) + s.rebel_bases(space)
    if row == ROW_MOST_DAMAGE:
        return s.damage[space]
    if row == ROW_FEWEST_REBEL_FORCES:
        return s.rebel_forces(space)
    return s.enemy_forces(space, faction)


def meets(s: RDState, faction: int, row: int, space: int) -> bool:
    if row == ROW_ANY_REBELS_IN_A_SPACE_AT_SUPPORT:
        return s.level[space] > 0 and s.any_rebels(space) > 0
    if row == ROW_MG_BASE_WITH_FEW_COIN_CUBES:
        return s.bases(space, MG) > 0 and s.cubes(space) < GUARD
    if row == ROW_CORP_BASE_WITH_FEW_COIN_CUBES:
        return s.bases(space, CORP) > 0 and s.cubes(space) < GUARD
    if row == ROW_NOT_AT_ACTIVE_SUPPORT:
        return s.level[space] < ACTIVE_SUPPORT
    if row == ROW_NOT_AT_ACTIVE_OPPOSITION:
        return s.level[space] > ACTIVE_OPPOSITION
    if row == ROW_NO_COIN_CONTROL:
        return s.control(space) != COIN
    if row == ROW_NO_RD_CONTROL:
        return s.control(space) != RD
    if row == ROW_NO_CR_CONTROL:
        return s.control(space) != CR
    if row == ROW_LABYRINTH_OR_HAS_AN_MG_BASE:
        return IS_LABYRINTH[space] or s.bases(space, MG) > 0
    if row == ROW_HAS_A_REBEL_BASE:
        return s.rebel_bases(space) > 0
    if row == ROW_HAS_A_CR_BASE_OR_CR_CONTROL:
        return s.bases(space, CR) > 0 or s.control(space) == CR
    if row == ROW_ANY_REBEL_TOGETHER_WITH_A_CORP_BASE:
        return s.any_rebels(space) > 0 and s.bases(space, CORP) > 0
    if row == ROW_HAS_CORP_FORCES_AND_FEWER_COIN_UNITS_THAN_REBEL_FORCES:
        return s.force(space, CORP) > 0 and s.cubes(space) + s.specops(space) < s.rebel_forces(space)
    if row == ROW_LABYRINTH_WITH_MORE_CORP_THAN_MG_FORCES:
        return IS_LABYRINTH[space] and s.forces_of(space, CORP) > s.forces_of(space, MG)
    if row == ROW_HAS_A_CONVERSION_CENTER:
        return s.at(space, CONVERSION) > 0
    if row == ROW_HAS_AN_RD_BASE_AND_NO_HIDDEN_RD_REBEL:
        return s.bases(space, RD) > 0 and s.hidden(space, RD) == 0
    if row == ROW_HAS_A_CR_BASE_AND_NO_HIDDEN_CR_REBEL:
        return s.bases(space, CR) > 0 and s.hidden(space, CR) == 0
    if row == ROW_HAS_A_VULNERABLE_ENEMY_BASE:
        return vulnerable_base(s, faction, space)
    if row == ROW_FEW_RD_REBELS_AND_ROOM_FOR_AN_AVAILABLE_RD_BASE:
        return 1 <= s.rebels(space, RD) <= 2 and room_for_base(s, RD, space)
    if row == ROW_FEW_CR_REBELS_AND_ROOM_FOR_AN_AVAILABLE_CR_BASE:
        return 1 <= s.rebels(space, CR) <= 2 and room_for_base(s, CR, space)
    if row == ROW_NEUTRAL:
        return s.level[space] == 0
    if row == ROW_DESERT:
        return IS_DESERT[space]
    return s.storm[space] == APPROACHING


def room_for_base(s: RDState, faction: int, space: int) -> bool:
    """8.5.6: stacking allows one more, and one is Available."""
    return s.has_room(space) and s.available(BASE[faction]) > 0


def vulnerable_base(s: RDState, faction: int, space: int) -> bool:
    """8.5.6: a Base that is an enemy of the Rebels, with fewer than four units friendly to it."""
    if s.coin_bases(space) and s.cubes(space) + s.specops(space) < VULNERABLE:
        return True
    other = CR if faction == RD else RD
    return s.bases(space, other) > 0 and s.rebels(space, other) < VULNERABLE


# 8.5.8: the order of pieces; units that protect a Vulnerable enemy Base come right after the Bases.
_GUARDS: Final = 7
_RANK: Final[tuple[int, ...]] = (14, 14, 6, 13, 19, 20, 1, 0, 10, 8, 16, 18, 5, 4, 15, 17, 3, 2, 22, 21)


def rank(by: int, kind: int) -> int:
    """8.5.8: lower comes first."""
    if by == MG:
        if kind == SUPPLY:
            return 9
        if kind in (MG_TROOP, FORTIFIED):
            return 12
    return _RANK[kind]


def hostile(by: int, owner: int) -> bool:
    """1.1: COIN Factions are friends; Rebels are enemies of everybody."""
    if by == owner:
        return False
    if by in (MG, CORP):
        return owner in (RD, CR)
    return True


def prey(s: RDState, by: int, rule: int, space: int) -> bool:
    """Whether there is an enemy piece that could be removed."""
    for kind in range(FORCE_KINDS):
        if hostile(by, OWNER[kind]) and removal_why(s, by, rule, kind, space, 2) == LEGAL:
            return True
    return False


def played(s: RDState, owner: int) -> bool:
    """8.5.8: pieces of player Factions come first; EarthGov's go with their Controller."""
    if owner == EG:
        owner = s.controller()
        return owner != NO_CONTROLLER and not s.is_np(owner)
    return not s.is_np(owner)


def target_rank(s: RDState, by: int, kind: int, space: int) -> int:
    """8.5.8: the order in which enemy pieces are hit."""
    place = _GUARDS if guards_vulnerable(s, kind, space) else rank(by, kind)
    return place if played(s, OWNER[kind]) else place + AFTER_PLAYERS


def guards_vulnerable(s: RDState, kind: int, space: int) -> bool:
    """8.5.8: a unit that protects a Vulnerable Base of its side in that space."""
    if not IS_UNIT[kind]:
        return False
    owner = OWNER[kind]
    if owner in (RD, CR):
        return s.bases(space, owner) > 0 and s.rebels(space, owner) < VULNERABLE
    return s.coin_bases(space) > 0 and s.cubes(space) + s.specops(space) < VULNERABLE


def best_target(s: RDState, by: int, kinds: list[int], space: int) -> int:
    """8.5.8: the first of some kinds in a space."""
    best = kinds[0]
    for kind in kinds:
        if target_rank(s, by, kind, space) < target_rank(s, by, best, space):
            best = kind
    return best


def own_last(s: RDState, by: int, kinds: list[int]) -> int:
    """8.2: own pieces are given up in the reverse order."""
    best = kinds[0]
    for kind in kinds:
        if rank(by, kind) > rank(by, best):
            best = kind
    return best
