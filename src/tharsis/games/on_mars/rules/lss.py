"""5.9, 5.10: the Life Support System and the Colony Status Update."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_LSS,
    BENEFIT_OF,
    BLUEPRINT_CARD,
    GRID_TILE,
    LOG_BENEFIT,
    LOG_LEVEL,
    LOG_POINTS,
    LOG_PROGRESS,
    LOG_REWARD,
)
from tharsis.games.on_mars.board import (
    FIRST_STEP_OP,
    GRID_REFILL,
    LSS_BENEFITS,
    LSS_ROWS,
    PROGRESS_OP,
    TOP_LEVEL,
    WAREHOUSE_STOCK,
)
from tharsis.games.on_mars.codes import GENERATOR, ITEMS, OXYGEN_CONDENSER
from tharsis.games.on_mars.deck import (
    ADVANCED_REWARD,
    BLUEPRINT_LEVEL,
    BOTS_REWARD,
    DISCOVERIES_REWARD,
    DISPLAY,
    DISPLAY_ROW,
    MINES_REWARD,
    SHELTERS_REWARD,
    SHIPS_REWARD,
    TECH_REWARD,
)
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.holdings import advanced_of, best_tech, bots_of, cubes_of, mines_of
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import PickOne, Prompt, Step


def reward(s: OMState, c: int, tile: int) -> int:
    """5.9: the OP of a reward tile."""
    if tile == TECH_REWARD:
        return best_tech(s, c)
    if tile == SHIPS_REWARD:
        return 2 * s.hangar[c]
    if tile == ADVANCED_REWARD:
        return 2 * advanced_of(s, c)
    if tile == MINES_REWARD:
        return 2 * mines_of(s, c)
    if tile == BOTS_REWARD:
        return 2 * bots_of(s, c)
    if tile == DISCOVERIES_REWARD:
        return 2 * s.discoveries[c]
    if tile == SHELTERS_REWARD:
        return 2 * s.shelters[c]
    return s.capacity(c) if c == s.lacerda else s.quarters[c]


def raise_marker(s: OMState, building: int) -> int:
    """5.9: the marker of an LSS building rises, not beyond the top; returns its row before, or 0."""
    if not GENERATOR <= building <= OXYGEN_CONDENSER:
        return 0
    row = s.lss[building - GENERATOR]
    s.lss[building - GENERATOR] = min(LSS_ROWS, row + 1)
    return row


class LifeSupport(Step[OMState]):
    """5.9: 2 OP for the first step of a marker, and rewards where the Colony was in need; ``row`` is where
    the marker stood before, 0 for other buildings."""

    def __init__(self, company: int, building: int, row: int) -> None:
        self.company: Final = company
        self.building: Final = building
        self.row: Final = row

    def run(self, s: OMState) -> None:
        c = self.company
        if self.row == 1:
            s.op[c] += FIRST_STEP_OP
            s.log(LOG_POINTS, c, FIRST_STEP_OP)
        if 0 < self.row < s.level + 1:
            tile = s.rewards[self.building - GENERATOR]
            points = reward(s, c, tile)
            s.op[c] += points
            s.log(LOG_REWARD, c, tile, points)
            s.do(LssBenefit(c))


class LssBenefit(PickOne[OMState]):
    """5.9: one of the four benefits beside the track."""

    def run(self, s: OMState) -> None:
        self.put(s)

    def verb(self) -> int:
        return BENEFIT_OF

    def take(self, s: OMState, by: int, benefit: int) -> None:
        s.log(LOG_BENEFIT, by, benefit)
        s.do(Benefit(by, LSS_BENEFITS[benefit]))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_LSS)


# -- 5.10 Colony Status Update --------------------------------------------------------------------


def update_due(s: OMState) -> bool:
    """5.10: all four markers on the level marker's row or higher."""
    if s.level == TOP_LEVEL:
        return False
    return all(row > s.level for row in s.lss)


def update(s: OMState) -> None:
    """5.10: the Colony grows by a level: Blueprints, Tech grid, Warehouse, Progress area, missions."""
    s.level += 1
    s.log(LOG_LEVEL, s.level)
    if s.level <= 3:
        new_blueprints(s)
    refill_grid(s)
    refill_warehouse(s)
    if s.level <= 3:
        score_progress(s)
    if s.level >= 3:
        s.remaining = max(0, s.remaining - 1)


def new_blueprints(s: OMState) -> None:
    """5.10: at level 2 all cards make room for twelve new ones; at level 3 those of level 1 for six."""
    for i in range(DISPLAY):
        if s.display[i] >= 0 and (s.level == 2 or BLUEPRINT_LEVEL[s.display[i]] == 1):
            s.display[i] = -1
    if s.level == 2:
        for i in range(DISPLAY_ROW):
            s.display[i] = s.draw(BLUEPRINT_CARD, s.level1_bag)
    count = DISPLAY_ROW
    for i in range(DISPLAY):
        if s.display[i] < 0 and count:
            s.display[i] = s.draw(BLUEPRINT_CARD, s.level3_bag)
            count -= 1


def refill_grid(s: OMState) -> None:
    """5.10: from the stacks, lowest spaces first; with two players there are none."""
    for grid in GRID_REFILL:
        if s.grid[grid] < 0 and s.tech_bag:
            s.grid[grid] = s.draw(GRID_TILE, s.tech_bag)


def refill_warehouse(s: OMState) -> None:
    """5.10: to three of each item, with two players to two."""
    for item in range(1, ITEMS):
        s.warehouse[item] = WAREHOUSE_STOCK[s.companies]


def score_progress(s: OMState) -> None:
    """5.10: the first two updates, and the end of the game, score the Progress area."""
    for c in range(s.companies):
        points = PROGRESS_OP[cubes_of(s, c)]
        if points:
            s.op[c] += points
            s.log(LOG_PROGRESS, c, points)
