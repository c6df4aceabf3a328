"""The judgement of a position: in the last turn its score, before it what works towards one as well."""

from tharsis.games.on_mars.board import (
    MARKERS,
    PROGRESS_OP,
    QUARTERS_OP,
    SLOT_GROUPS,
    SLOT_SIDE,
    TOP_COLUMN,
)
from tharsis.games.on_mars.codes import (
    COLONY,
    COMPANIES,
    PLAYER,
    RESOURCES,
)
from tharsis.games.on_mars.deck import (
    CONTRACT_OP,
    CONTRACT_PENALTY,
    DELIVERIES,
    MISSION_SPACES,
    UPGRADES,
)
from tharsis.games.on_mars.judgement.papers import in_store, nearest_contract, needed, papers
from tharsis.games.on_mars.judgement.reach import Aims, nearness
from tharsis.games.on_mars.judgement.weights import (
    A_BOT,
    A_COLONIST,
    A_CRYSTAL,
    A_CUBE,
    A_GOAL_CARD,
    A_LEVEL,
    A_MINER,
    A_MISSION,
    A_RESOURCE,
    A_SHELTER,
    A_SPARE,
    A_TILE_TAKEN,
    AT_HOME,
    AT_WORK,
    CONTRACT_ALONE,
    CUBES_EARLY,
    IN_PART,
    LIFE_SUPPORT,
    NOBODY_HOME,
    ON_OFFER,
    QUARTERS_EARLY,
    SOLO_STEP,
    TAKEN,
    USE_OF_GOODS,
    USE_OF_PLANS,
)
from tharsis.games.on_mars.rules.holdings import (
    advanced_of,
    best_tech,
    bots_of,
    contracts_done,
    cubes_of,
)
from tharsis.games.on_mars.rules.missions import mission_need
from tharsis.games.on_mars.rules.scoring import (
    blueprint_points,
    contract_points,
    quarters_points,
    scientist_points,
    ships_points,
    tech_points,
)
from tharsis.games.on_mars.state import LAST_ROUND, ON_DISPLAY, OMState


def judge(s: OMState, c: int, aims: Aims) -> float:
    """What a company's position is worth, in OP."""
    worth = final_points(s, c) + A_SPARE * nearness(s, c, aims) if is_last(s) else running(s, c, aims)
    return worth - SOLO_STEP * missing_alone(s) if s.lacerda >= 0 and c != s.lacerda else worth


def running(s: OMState, c: int, aims: Aims) -> float:
    """What scores by now, and what works towards more."""
    rounds_left = 2.0 if s.remaining == 0 else 4.0 + 2.0 * s.remaining
    late = 1.0 / rounds_left
    cubes = cubes_of(s, c)
    worth = float(s.op[c] + ships_points(s, c) + scientist_points(s, c))
    worth += PROGRESS_OP[cubes] * (1.0 if s.level >= 3 else 1.0 + CUBES_EARLY) + A_CUBE * cubes
    worth += people(s, c, late) + stores(s, c, late) + papers(s, c, late) + pieces(s, c)
    return worth + nearness(s, c, aims) + progress(s) + place(s, c) * (1.0 - late)


def is_last(s: OMState) -> bool:
    """Whether nothing follows this turn but the scoring."""
    if s.ending_round == LAST_ROUND or s.over:
        return True
    return s.remaining == 0 and s.options["short_ending"] is True


def final_points(s: OMState, c: int) -> float:
    """9.2: what a company would have if the game were scored now."""
    if s.over:
        return s.op[c] + A_SPARE * s.crystals[c]
    points = s.op[c] + PROGRESS_OP[cubes_of(s, c)] + ships_points(s, c) + tech_points(s, c)
    points += blueprint_points(s, c) + scientist_points(s, c) + contract_points(s, c)
    points += quarters_points(s, c) if c == s.lacerda else QUARTERS_OP[coming_home(s, c)]
    worth = float(points) + A_SPARE * (s.crystals[c] + s.waiting[c])
    for d in range(DELIVERIES):
        open_ = s.contract_owner[UPGRADES + d] == c and not s.contract_done[UPGRADES + d]
        if open_ and in_store(s, c, d) + s.delivered[d] + s.delivered_minerals[d] >= needed(d):
            worth += CONTRACT_OP[1] + CONTRACT_PENALTY[1]
    return worth


def coming_home(s: OMState, c: int) -> int:
    """9.2: Colonists in the Living Quarters when those of the own side have come home."""
    count = s.quarters[c] + s.working[c]
    side = s.side(c)
    for group in range(SLOT_GROUPS):
        if SLOT_SIDE[group] == side:
            count += s.slots[COMPANIES * group + c]
    return min(count, s.capacity(c))


def missing_alone(s: OMState) -> float:
    """10.11: what the goals want besides OP and is not there, less for what is there in part: the third
    level, a Tech tile at the top of the Laboratory, a contract, a Private Goal."""
    missing = max(0.0, 3.0 - s.level)
    top = best_tech(s, PLAYER)
    if top < TOP_COLUMN:
        missing += 1.0 - IN_PART * top / TOP_COLUMN
    if not contracts_done(s, PLAYER):
        missing += CONTRACT_ALONE * (1.0 - way_to_contract(s))
    return missing if s.goal_done[PLAYER] >= 0 else missing + 1.0


def way_to_contract(s: OMState) -> float:
    """5.13, 5.14: how far the only player has come with a contract: on display, taken, fed."""
    if PLAYER in s.contract_owner:
        return TAKEN + (1.0 - TAKEN) * nearest_contract(s, PLAYER)
    return ON_OFFER if ON_DISPLAY in s.contract_owner else 0.0


def progress(s: OMState) -> float:
    """How far the game has come. Who plays well should not dawdle: the others catch up in a long game."""
    worth = A_LEVEL * s.level + A_MISSION * (MISSION_SPACES - s.remaining)
    for row in s.lss:
        worth += LIFE_SUPPORT * min(row, s.level + 1)
    for i in range(MISSION_SPACES):
        if s.missions[i] >= 0:
            need = mission_need(s.missions[i], s.companies)
            worth += A_MISSION * (need - s.mission_left[i]) / need
    return worth


def place(s: OMState, c: int) -> float:
    """Which side suits a company: the Colony with goods and plans, Orbit without."""
    have = min(s.resources(c), 8)
    plans = MARKERS - s.markers[c] - advanced_of(s, c)
    if s.side(c) == COLONY:
        return USE_OF_GOODS * have + USE_OF_PLANS * min(plans, 3)
    return USE_OF_GOODS * min(sum(s.warehouse), 8 - have) + USE_OF_PLANS * (3 - min(plans, 3))


def people(s: OMState, c: int, late: float) -> float:
    """Colonists: at home they act and score, elsewhere they will come back."""
    away = s.working[c] + s.on_slots(c)
    count = min(s.quarters[c] + away, s.capacity(c))
    worth = AT_HOME * s.quarters[c] + AT_WORK * min(away, s.capacity(c)) + A_COLONIST * count
    if not s.quarters[c]:
        worth -= NOBODY_HOME
    points = quarters_points(s, c) if c == s.lacerda else QUARTERS_OP[count]
    early = QUARTERS_EARLY * (1.0 - late)
    return worth * (1.0 - late) + points * (early + late) + A_MINER * s.miner.count(c)


def stores(s: OMState, c: int, late: float) -> float:
    """Resources and crystals, worth less when little time is left to use them."""
    worth = 0.0
    for item in range(RESOURCES):
        worth += A_RESOURCE[item] * s.goods[RESOURCES * c + item]
    waiting = min(s.waiting[c], s.depot_room(c))
    worth += A_CRYSTAL * (s.crystals[c] + 0.8 * waiting) + A_GOAL_CARD * len(s.hand(c))
    return worth * (1.0 - 0.8 * late)


def pieces(s: OMState, c: int) -> float:
    """Shelters, Bots, tiles taken."""
    worth = A_SHELTER * (s.shelters[c] - 1) + A_BOT * bots_of(s, c)
    return worth + A_TILE_TAKEN * (s.discoveries[c] + s.research[c].bit_count())
