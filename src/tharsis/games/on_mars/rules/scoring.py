"""9.2, 9.3, 10.11: final scoring, ties, and the solo goals."""

from typing import Final

from tharsis.games.on_mars.actions import END_SCORED, END_SOLO_LOST, END_SOLO_WON, LOG_SCORE, LOG_SOLO_RESULT
from tharsis.games.on_mars.board import COLUMN_OP, LAB_LEVEL, QUARTERS_OP, SHIP_OP, TOP_COLUMN
from tharsis.games.on_mars.codes import CRYSTAL, GREENHOUSE, MINERAL, ORBIT, PLANT, PLAYER, RESOURCES, TECHS
from tharsis.games.on_mars.deck import (
    ANY_SOLO_GOAL,
    BIOCHEMIST,
    BLUEPRINT_LEVEL,
    BLUEPRINT_OP,
    BLUEPRINT_TYPE,
    BLUEPRINTS,
    CONTRACT_OP,
    CONTRACT_PENALTY,
    CONTRACTS,
    DELIVERIES,
    DELIVERY_COUNT,
    DELIVERY_ITEM,
    DELIVERY_MINERALS,
    FIRST_COLONISTS,
    GREENHOUSE_CONTRACT,
    HUNKY_DORY,
    MARTIAN_POTATO,
    NEXT_GENERATION,
    PLANT_CONTRACT,
    SCIENTIST_OP,
    SCIENTIST_SCORES,
    SCIENTISTS,
    SOLO_GOALS,
    SOLO_MARGIN,
    UPGRADES,
)
from tharsis.games.on_mars.rules.contracts import deliver
from tharsis.games.on_mars.rules.holdings import (
    advanced_of,
    advanced_of_type,
    best_tech,
    cubes_of,
    mines_of,
    research_of,
)
from tharsis.games.on_mars.rules.lss import score_progress
from tharsis.games.on_mars.rules.shuttle import call_home
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Step, by_place

#: The place of "any" after the goals, as in the kind ``solo``.
NO_SOLO_GOAL: Final = len(SOLO_GOALS)


class FinalScoring(Step[OMState]):
    """9.2: waiting crystals are stored, contracts fed, everything scored."""

    def run(self, s: OMState) -> None:
        for c in range(s.companies):
            s.store_crystals(c)
            last_deliveries(s, c)
            if c != s.lacerda:
                call_home(s, c, s.side(c))
        score_progress(s)
        for c in range(s.companies):
            points = ships_points(s, c) + quarters_points(s, c) + tech_points(s, c)
            points += blueprint_points(s, c) + scientist_points(s, c) + contract_points(s, c)
            s.op[c] += points
            s.log(LOG_SCORE, c, s.op[c])
        if s.lacerda < 0:
            s.finish(END_SCORED)
            return
        s.log(LOG_SOLO_RESULT, solo_goal(s), lead(s))
        s.finish(END_SOLO_WON if solo_won(s) else END_SOLO_LOST)


def last_deliveries(s: OMState, c: int) -> None:
    """9.2: items still go onto contracts where that completes them, those that lack fewest minerals first."""
    order: list[int] = []
    for d in range(DELIVERIES):
        if s.contract_owner[UPGRADES + d] == c:
            order.append((DELIVERY_MINERALS[d] - s.delivered_minerals[d]) * DELIVERIES + d)
    order.sort()
    for key in order:
        d = key % DELIVERIES
        minerals = DELIVERY_MINERALS[d] - s.delivered_minerals[d]
        others = DELIVERY_COUNT[d] - s.delivered[d]
        item = DELIVERY_ITEM[d]
        have = s.crystals[c] if item == CRYSTAL else s.goods[RESOURCES * c + item]
        if (item != MINERAL and have < others) or s.goods[RESOURCES * c + MINERAL] < minerals:
            continue
        for _ in range(minerals):
            deliver(s, c, MINERAL, d)
        for _ in range(others):
            deliver(s, c, item, d)


def ships_points(s: OMState, c: int) -> int:
    return SHIP_OP * s.hangar[c]


def quarters_points(s: OMState, c: int) -> int:
    """9.2: the number beside the highest Colonist; Lacerda's quarters are full."""
    return QUARTERS_OP[s.capacity(c) if c == s.lacerda else s.quarters[c]]


def tech_points(s: OMState, c: int) -> int:
    """9.2: each Tech tile the OP of its column."""
    points = 0
    for tech in range(TECHS):
        at = s.lab[TECHS * c + tech]
        if at >= 0:
            points += COLUMN_OP[LAB_LEVEL[at]]
    return points


def blueprint_points(s: OMState, c: int) -> int:
    """9.2: built Blueprints count for, unbuilt ones against the company."""
    points = 0
    for b in range(BLUEPRINTS):
        if s.blueprint_owner[b] == c:
            worth = BLUEPRINT_OP[BLUEPRINT_LEVEL[b]]
            points += worth if s.blueprint_hex[b] >= 0 else -worth
    return points


def advanced_of_all(s: OMState, building: int) -> int:
    """Advanced Buildings of a type on Mars, of all companies."""
    count = 0
    for b in range(BLUEPRINTS):
        if s.blueprint_hex[b] >= 0 and BLUEPRINT_TYPE[b] == building:
            count += 1
    return count


def scientist_points(s: OMState, c: int) -> int:
    """9.2: 3 OP for each Advanced Building of the type a Scientist scores."""
    points = 0
    for scientist in range(SCIENTISTS):
        if s.scientist_owner[scientist] == c:
            points += SCIENTIST_OP * advanced_of_all(s, SCIENTIST_SCORES[scientist])
    return points


def contract_points(s: OMState, c: int) -> int:
    """9.2: contracts count for or against; Lacerda's are complete."""
    points = 0
    for contract in range(CONTRACTS):
        if s.contract_owner[contract] == c:
            kind = 0 if contract < UPGRADES else 1
            done = s.contract_done[contract] or c == s.lacerda
            points += CONTRACT_OP[kind] if done else -CONTRACT_PENALTY[kind]
    return points


# -- 9.3 ties, 10.11 solo -------------------------------------------------------------------------


def standings(s: OMState) -> list[tuple[int, ...]]:
    """9.3: OP, then crystals, Advanced Buildings, Progress cubes. Alone: the goal, then the lead."""
    if s.lacerda >= 0:
        return [(1 if solo_won(s) else 0, lead(s), s.op[PLAYER])]
    return [(s.op[c], s.crystals[c], advanced_of(s, c), cubes_of(s, c)) for c in range(s.companies)]


def returns(s: OMState) -> list[float]:
    """10.11: alone one wins or loses; else places count."""
    if s.lacerda >= 0:
        return [1.0 if solo_won(s) else -1.0]
    return by_place(standings(s))


def lead(s: OMState) -> int:
    """How far the only player is ahead of Lacerda."""
    return s.op[PLAYER] - s.op[s.lacerda]


def solo_goal(s: OMState) -> int:
    """10.11: the goal the player chose, or the hardest of those reached; NO_SOLO_GOAL while none is."""
    chosen = str(s.options["solo_goal"])
    if chosen != ANY_SOLO_GOAL:
        return SOLO_GOALS.index(chosen)
    for goal in reversed(range(NO_SOLO_GOAL)):
        if is_reached(s, goal):
            return goal
    return NO_SOLO_GOAL


def solo_won(s: OMState) -> bool:
    """10.11: the chosen goal is reached, or any one."""
    goal = solo_goal(s)
    return goal != NO_SOLO_GOAL and is_reached(s, goal)


def is_reached(s: OMState, goal: int) -> bool:
    """10.11: every requirement of a goal, and the lead over Lacerda."""
    if lead(s) < SOLO_MARGIN[goal]:
        return False
    if goal == MARTIAN_POTATO:
        return potato_scenario(s)
    if s.goal_done[PLAYER] < 0 or s.level < (4 if goal == HUNKY_DORY else 3):
        return False
    upgrades = sum([has_completed(s, contract) for contract in range(UPGRADES)])
    delivered = sum([has_completed(s, UPGRADES + d) for d in range(DELIVERIES)])
    if goal == FIRST_COLONISTS:
        return upgrades + delivered >= 1 and best_tech(s, PLAYER) == TOP_COLUMN
    if not upgrades or not delivered:
        return False
    if goal == NEXT_GENERATION:
        return research_of(s, PLAYER) >= 2 and s.shelters[PLAYER] >= 4
    return mines_of(s, PLAYER) >= 3 and advanced_of(s, PLAYER) >= 5


def has_completed(s: OMState, contract: int) -> bool:
    """Whether the only player has completed a contract."""
    return s.contract_owner[contract] == PLAYER and s.contract_done[contract] > 0


def potato_scenario(s: OMState) -> bool:
    """10.11: the Martian Potato survival scenario."""
    return (
        s.level >= 3
        and has_completed(s, GREENHOUSE_CONTRACT)
        and has_completed(s, PLANT_CONTRACT)
        and s.scientist_owner[BIOCHEMIST] == PLAYER
        and advanced_of_type(s, PLAYER, GREENHOUSE) >= 3
        and s.great_greenhouse
        and s.goods[RESOURCES * PLAYER + PLANT] >= 5
        and research_of(s, PLAYER) >= 2
        and s.tech_level(PLAYER, GREENHOUSE) == TOP_COLUMN
        and s.side(PLAYER) == ORBIT
    )
