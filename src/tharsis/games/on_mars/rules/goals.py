"""7.2, 5.14: Private Goals completed and contracts fed, at any moment."""

from typing import Final

from tharsis.games.on_mars.actions import ASK_PRIZE, CLAIM, DELIVER, LOG_GOAL, PRIZE_OF
from tharsis.games.on_mars.cards import DELIVERIES, GOAL_FIRST_REWARD, GOAL_SECOND_REWARD
from tharsis.games.on_mars.rules.asides import UPGRADES, open_asides, why_claim, why_deliver
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.firm import Firm
from tharsis.games.on_mars.rules.gains import deliver
from tharsis.games.on_mars.state import OPEN, OMState
from tharsis.kernel import EVERYONE, NOT_NOW, Either, Prompt, Step


class Asides(Either[OMState]):
    """5.14, 7.2: what a company may do at any time: feed a contract, complete a Private Goal."""

    def verbs(self) -> list[int]:
        return VERBS

    def legal(self, s: OMState, seat: int) -> list[int]:
        return open_asides(s, seat)

    def why(self, s: OMState, seat: int, action: int) -> int:
        return NOT_NOW if isinstance(s.asking, Firm) else Either.why(self, s, seat, action)

    def pick_why(self, s: OMState, by: int, verb: int, x: int) -> int:
        return why_claim(s, by, x) if verb == CLAIM else why_deliver(s, by, x // DELIVERIES, x % DELIVERIES)

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (UPGRADES + (action - DELIVER) % DELIVERIES,)

    def take(self, s: OMState, by: int, verb: int, x: int) -> None:
        if verb == CLAIM:
            claim(s, by, x)
        else:
            deliver(s, by, x // DELIVERIES, x % DELIVERIES)


VERBS: Final[list[int]] = [CLAIM, DELIVER]
ASIDES: Final = Asides(EVERYONE)


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
