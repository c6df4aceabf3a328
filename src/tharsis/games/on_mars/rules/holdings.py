"""What a company has, counted: for rewards, goals and points."""

from tharsis.games.on_mars.board import COLONISTS, MARKERS
from tharsis.games.on_mars.codes import BATTERY, BOTS, MINE, RESOURCES, TECHS, UNITS
from tharsis.games.on_mars.deck import BLUEPRINT_TYPE, BLUEPRINTS, CONTRACTS
from tharsis.games.on_mars.designed import GOAL_14_SPACES
from tharsis.games.on_mars.state import OMState


def miners_of(s: OMState, c: int) -> int:
    """The company's Colonists on Mines: those that are nowhere else."""
    if c == s.lacerda:
        return s.miner.count(c)
    return COLONISTS - s.quarters[c] - s.working[c] - s.supply[c] - s.on_slots(c)


def mines_of(s: OMState, c: int) -> int:
    """Mines with the company's Colonist or Advanced Building marker."""
    return miners_of(s, c) + advanced_of_type(s, c, MINE)


def advanced_of(s: OMState, c: int) -> int:
    """Advanced Buildings of the company on Mars."""
    if s.markers[c] == MARKERS:
        return 0
    count = 0
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0:
            count += 1
    return count


def advanced_of_type(s: OMState, c: int, building: int) -> int:
    """Those of one type."""
    count = 0
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0 and BLUEPRINT_TYPE[b] == building:
            count += 1
    return count


def complexes_of(s: OMState, c: int, size: int) -> int:
    """Different Complexes of a size or more in which the company's markers stand."""
    groups: list[int] = []
    if s.markers[c] == MARKERS:
        return 0
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] == c and s.blueprint_hex[b] >= 0:
            at = s.blueprint_hex[b]
            if s.size[at] >= size and s.group[at] not in groups:
                groups.append(s.group[at])
    return len(groups)


def cubes_of(s: OMState, c: int) -> int:
    """Progress cubes of the company in the Progress area."""
    return s.progress[c].bit_count()


def research_of(s: OMState, c: int) -> int:
    """Research letters of the company."""
    return s.research[c].bit_count()


def techs_of(s: OMState, c: int) -> int:
    count = 0
    for tile in range(TECHS * c, TECHS * c + TECHS):
        if s.lab[tile] >= 0:
            count += 1
    return count


def best_tech(s: OMState, c: int) -> int:
    """Level of the company's most developed Tech tile."""
    best = 0
    for tech in range(TECHS):
        best = max(best, s.tech_level(c, tech))
    return best


def marked_spaces(s: OMState, c: int) -> int:
    """Tech tiles on the Laboratory spaces of Private Goal 14."""
    count = 0
    for tile in range(TECHS * c, TECHS * c + TECHS):
        if s.lab[tile] in GOAL_14_SPACES:
            count += 1
    return count


def bots_of(s: OMState, c: int) -> int:
    """Bots on Mars; Lacerda's stand on his board and count all the same."""
    if c == s.lacerda:
        return s.lacerda_bots
    count = 0
    for u in range(UNITS * c, UNITS * c + BOTS):
        if s.unit[u] >= 0:
            count += 1
    return count


def has_of_a_kind(s: OMState, c: int, count: int) -> bool:
    """So many of one resource; minerals are no kind."""
    return any(s.goods[at] >= count for at in range(RESOURCES * c + BATTERY, RESOURCES * c + RESOURCES))


def contracts_done(s: OMState, c: int) -> int:
    count = 0
    for contract in range(CONTRACTS):
        if s.contract_owner[contract] == c and s.contract_done[contract]:
            count += 1
    return count


def has_scientist(s: OMState, c: int) -> bool:
    return any(owner == c for owner in s.scientist_owner)
