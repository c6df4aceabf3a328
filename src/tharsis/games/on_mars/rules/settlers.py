"""12: the cards of the First Colonists."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_TASK,
    KEEP,
    LOG_SETTLER,
    LOG_TASK,
    NO_SUCH_TASK,
    SHOW_TASK,
    TASK_CARD,
)
from tharsis.games.on_mars.deck import SETTLER_BUILDINGS, TASK_REWARD
from tharsis.games.on_mars.rules.gains import gain
from tharsis.games.on_mars.state import BOX, HAND, OPEN, OMState
from tharsis.kernel import LEGAL, NOT_NOW, PickOne, Prompt


def settle(s: OMState, c: int, building: int) -> None:
    """12: constructing a type of the own A card shows it and draws two B cards."""
    if not s.task_done or c == s.lacerda:
        return
    for card in s.settlers.piles[HAND + c]:
        if building in SETTLER_BUILDINGS[card]:
            s.settlers.move(card, OPEN, s.everyone())
            s.show()
            s.log(LOG_SETTLER, c)
            for _ in range(2):
                if s.tasks.piles[BOX]:
                    s.tasks.moved(s.draw(TASK_CARD, s.tasks.piles[BOX]), HAND + c, 1 << c)
            return


def renew_tasks(s: OMState) -> None:
    """12: one task in a turn, whoever's turn it is."""
    for c in range(len(s.task_done)):
        s.task_done[c] = 0


def task(s: OMState, c: int, number: int) -> None:
    """12: a company has done what a task asks for: it is offered to whoever holds B cards, as all can see,
    so that the question does not tell which."""
    if s.task_done and not s.task_done[c] and s.tasks.piles[HAND + c]:
        s.do(OfferTask(c, number))


class OfferTask(PickOne[OMState]):
    """12: the card of the task is shown for its reward, or kept."""

    def __init__(self, by: int, number: int) -> None:
        super().__init__(by)
        self.number: Final = number

    def run(self, s: OMState) -> None:
        self.put(s)

    def verb(self) -> int:
        return SHOW_TASK

    def among(self, s: OMState, by: int) -> list[int]:
        return [self.number]

    def outside(self) -> int:
        return NOT_NOW

    def pick_why(self, s: OMState, by: int, number: int) -> int:
        return LEGAL if number in s.tasks.piles[HAND + by] else NO_SUCH_TASK

    def take(self, s: OMState, by: int, number: int) -> None:
        s.task_done[by] = 1
        s.tasks.move(number, OPEN, s.everyone())
        s.show()
        s.log(LOG_TASK, by, number)
        gain(s, by, TASK_REWARD[number], 1)

    def stop(self) -> int:
        return KEEP

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_TASK, (self.number,))
