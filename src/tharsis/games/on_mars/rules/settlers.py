"""12: the cards of the First Colonists."""

from tharsis.games.on_mars.actions import LOG_SETTLER, TASK_CARD
from tharsis.games.on_mars.deck import SETTLER_BUILDINGS
from tharsis.games.on_mars.state import BOX, HAND, OPEN, OMState


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
