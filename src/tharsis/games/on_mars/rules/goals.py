"""7.2, 5.14: Private Goals completed and contracts fed, at any moment."""

from typing import Final

from tharsis.games.on_mars.actions import ASK_PRIZE, CLAIM, DELIVER, LOG_GOAL, PRIZE_OF
from tharsis.games.on_mars.cards import DELIVERIES, GOAL_FIRST_REWARD, GOAL_SECOND_REWARD, GOALS
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.gains import deliver
from tharsis.games.on_mars.state import OPEN, OMState
from tharsis.kernel import Prompt, Step


def take_aside(s: OMState, c: int, action: int) -> None:
    if CLAIM <= action < CLAIM + GOALS:
        claim(s, c, action - CLAIM)
    else:
        deliver(s, c, (action - DELIVER) // DELIVERIES, (action - DELIVER) % DELIVERIES)


def claim(s: OMState, c: int, goal: int) -> None:
    """7.2: the card is shown, and one of its two rewards taken."""
    s.move_goal(goal, OPEN, s.everyone())
    s.goal_done[c] = goal
    s.show()
    s.log(LOG_GOAL, c, goal)
    s.do(Prize(c, goal))


class Prize(Step[OMState]):
    """7.2: two developments at no cost, or the printed reward of the card."""

    def __init__(self, company: int, goal: int) -> None:
        self.company: Final = company
        self.goal: Final = goal

    def run(self, s: OMState) -> None:
        s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [PRIZE_OF, PRIZE_OF + 1]

    def choose(self, s: OMState, seat: int, action: int) -> None:
        reward = GOAL_FIRST_REWARD if action == PRIZE_OF else GOAL_SECOND_REWARD[self.goal]
        s.do(Benefit(seat, reward))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_PRIZE, (self.goal,))
