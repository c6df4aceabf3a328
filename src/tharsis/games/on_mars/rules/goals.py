"""7.2, 5.14: Private Goals completed and contracts fed, at any moment."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_PRIZE,
    CLAIM,
    DELIVER,
    LOG_GOAL,
    NO_DEMAND,
    NO_GOAL_MET,
    NO_ITEM,
    NO_OWN_CONTRACT,
    NO_REST,
    NO_SECOND_GOAL,
    NO_SUCH_GOAL,
    NO_TURN,
    PRIZE_OF,
)
from tharsis.games.on_mars.board import MARKERS
from tharsis.games.on_mars.codes import PRINTED_PRIZE
from tharsis.games.on_mars.deck import (
    DELIVERIES,
    FIVE_TECHS,
    FOUR_BLUEPRINTS,
    FOUR_OF_A_KIND,
    GOAL_FIRST_REWARD,
    GOAL_SECOND_REWARD,
    LARGE_COMPLEX,
    LEVEL_THREE,
    MARKED_SPACES,
    SCIENTIST_AND_CONTRACT,
    SEVEN_COLONISTS,
    THREE_ADVANCED,
    THREE_CUBES,
    THREE_DISCOVERIES,
    THREE_MINES,
    THREE_SHELTERS,
    THREE_SHIPS,
    TWO_RESEARCH,
    UPGRADES,
)
from tharsis.games.on_mars.rules.contracts import deliver, deliveries, has_to_deliver, wants
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.footing import on_the_move
from tharsis.games.on_mars.rules.holdings import (
    advanced_of,
    complexes_of,
    contracts_done,
    cubes_of,
    has_of_a_kind,
    has_scientist,
    marked_spaces,
    mines_of,
    research_of,
    techs_of,
)
from tharsis.games.on_mars.state import OPEN, OMState
from tharsis.kernel import EVERYONE, LEGAL, NO_ACTIONS, Either, PickOne, Prompt

ANYTIME: Final[list[int]] = [CLAIM, DELIVER]


def goal_met(s: OMState, c: int, goal: int) -> bool:
    """7.2: the condition of each Private Goal."""
    if goal == FOUR_BLUEPRINTS:
        return s.markers[c] <= MARKERS - 4
    if goal == THREE_ADVANCED:
        return advanced_of(s, c) >= 3
    if goal == THREE_MINES:
        return mines_of(s, c) >= 3
    if goal == THREE_DISCOVERIES:
        return s.discoveries[c] >= 3
    if goal == LARGE_COMPLEX:
        return complexes_of(s, c, 4) >= 1
    if goal == FOUR_OF_A_KIND:
        return has_of_a_kind(s, c, 4)
    if goal == THREE_SHELTERS:
        return s.shelters[c] >= 3
    if goal == LEVEL_THREE:
        return s.level >= 3
    if goal == SEVEN_COLONISTS:
        return s.quarters[c] >= 7
    if goal == FIVE_TECHS:
        return techs_of(s, c) >= 5
    if goal == THREE_SHIPS:
        return s.hangar[c] >= 3
    if goal == TWO_RESEARCH:
        return research_of(s, c) >= 2
    if goal == SCIENTIST_AND_CONTRACT:
        return has_scientist(s, c) and contracts_done(s, c) >= 1
    if goal == MARKED_SPACES:
        return marked_spaces(s, c) >= 3
    if goal == THREE_CUBES:
        return cubes_of(s, c) >= 3
    return complexes_of(s, c, 3) >= 2


def may_interrupt(s: OMState, c: int) -> bool:
    """Whether the company might claim a goal or feed a contract now, as far as all can see."""
    if s.goal_done[c] < 0 and s.hand(c):
        return True
    found: list[int] = []
    deliveries(s, c, found)
    return len(found) > 0


def claim_why(s: OMState, c: int, goal: int) -> int:
    """7.2: on the own turn, a goal in hand whose condition is met, one in the whole game."""
    if goal not in s.hand(c):
        return NO_SUCH_GOAL
    if s.active != c:
        return NO_TURN
    if s.goal_done[c] >= 0:
        return NO_SECOND_GOAL
    if on_the_move(s, c):
        return NO_REST
    return LEGAL if goal_met(s, c, goal) else NO_GOAL_MET


def deliver_why(s: OMState, c: int, item: int, d: int) -> int:
    """5.14: an own delivery contract that still wants the item."""
    if s.contract_owner[UPGRADES + d] != c:
        return NO_OWN_CONTRACT
    if not wants(s, d, item):
        return NO_DEMAND
    if not has_to_deliver(s, c, item):
        return NO_ITEM
    return NO_REST if on_the_move(s, c) else LEGAL


class Asides(Either[OMState]):
    """5.14, 7.2: what a company may do at any time: feed a contract, complete a Private Goal."""

    def verbs(self) -> list[int]:
        return ANYTIME

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = []
        if s.active == seat and s.goal_done[seat] < 0:
            for goal in s.hand(seat):
                if goal_met(s, seat, goal):
                    found.append(CLAIM + goal)
        deliveries(s, seat, found)
        return NO_ACTIONS if not found or on_the_move(s, seat) else found

    def pick_why(self, s: OMState, by: int, verb: int, x: int) -> int:
        return claim_why(s, by, x) if verb == CLAIM else deliver_why(s, by, x // DELIVERIES, x % DELIVERIES)

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (UPGRADES + (action - DELIVER) % DELIVERIES,)

    def take(self, s: OMState, by: int, verb: int, x: int) -> None:
        if verb == CLAIM:
            claim(s, by, x)
        else:
            deliver(s, by, x // DELIVERIES, x % DELIVERIES)


ASIDES: Final = Asides(EVERYONE)


def claim(s: OMState, c: int, goal: int) -> None:
    """7.2: the card is shown, and one of its two rewards taken."""
    s.move_goal(goal, OPEN, s.everyone())
    s.goal_done[c] = goal
    s.show()
    s.log(LOG_GOAL, c, goal)
    s.do(Prize(c, goal))


class Prize(PickOne[OMState]):
    """7.2: two developments at no cost, or the printed reward of the card."""

    def __init__(self, by: int, goal: int) -> None:
        super().__init__(by)
        self.goal: Final = goal

    def run(self, s: OMState) -> None:
        self.put(s)

    def verb(self) -> int:
        return PRIZE_OF

    def take(self, s: OMState, by: int, prize: int) -> None:
        s.do(Benefit(by, GOAL_SECOND_REWARD[self.goal] if prize == PRINTED_PRIZE else GOAL_FIRST_REWARD))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_PRIZE, (self.goal,))
