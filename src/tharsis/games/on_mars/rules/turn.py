"""3.1: a turn: one main action, one executive action, and its end."""

from typing import Any, Final

from tharsis.games.on_mars.actions import ACT, ASK_END, ASK_TURN, END_TURN, EXECUTE, NO_END_YET, OPERATE, WORK
from tharsis.games.on_mars.board import (
    ACTIONS_OF_A_SIDE,
    BUILDING_SLOT,
    CHEAPEST_EXECUTIVE,
    MARKERS,
    SLOT_GROUP,
)
from tharsis.games.on_mars.codes import CONTROL_CENTER, LANDING_POD, ORBIT
from tharsis.games.on_mars.deck import BLUEPRINTS
from tharsis.games.on_mars.rules.executives import (
    Operate,
    SendScientist,
    UseDepot,
    executive_why,
    operate_why,
    work_why,
)
from tharsis.games.on_mars.rules.goals import may_interrupt
from tharsis.games.on_mars.rules.holdings import has_scientist
from tharsis.games.on_mars.rules.main_actions import MainAction, does_something
from tharsis.games.on_mars.rules.shortage import short_of
from tharsis.games.on_mars.rules.slots import slot_why
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Part, Parts, Prompt

PARTS: Final[list[Part[OMState, Any]]] = [
    MainAction(ACT),
    UseDepot(EXECUTE),
    Operate(OPERATE),
    SendScientist(WORK),
]


class Turn(Parts[OMState]):
    """3.1: everything open to the company whose turn it is."""

    def run(self, s: OMState) -> None:
        """A single thing to do is done unasked, unless a goal may be claimed or a contract fed before it."""
        c = self.by
        menu = super().legal(s, c)
        if len(menu) == 1 and not may_interrupt(s, c):
            self.choose(s, c, menu[0])
        else:
            s._menu = menu
            self.put(s)

    def parts(self) -> list[Part[OMState, Any]]:
        return PARTS

    def legal(self, s: OMState, seat: int) -> list[int]:
        return s._menu or super().legal(s, seat)

    def offers(self, s: OMState, by: int) -> list[int]:
        """The main actions, the executive actions."""
        found: list[int] = []
        if not s.main_done:
            first = LANDING_POD if s.side(by) == ORBIT else CONTROL_CENTER
            for action in range(first, first + ACTIONS_OF_A_SIDE):
                if slot_why(s, by, SLOT_GROUP[action]) == LEGAL and does_something(s, by, action):
                    found.append(ACT + action)
        if not s.executive_done:
            self.executives(s, by, found)
        return found

    def executives(self, s: OMState, c: int, found: list[int]) -> None:
        if s.purse(c) >= CHEAPEST_EXECUTIVE:
            for slot in range(BUILDING_SLOT):
                if executive_why(s, c, slot) == LEGAL:
                    found.append(EXECUTE + slot)
        if s.markers[c] == MARKERS and not has_scientist(s, c):
            return
        for card in range(BLUEPRINTS):
            if s.blueprint_hex[card] >= 0:
                if operate_why(s, c, card) == LEGAL:
                    found.append(OPERATE + card)
                if work_why(s, c, card) == LEGAL:
                    found.append(WORK + card)

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return short_of(s, self, by, action, reason) or super().details(s, by, action, reason)

    def stop(self) -> int:
        return END_TURN

    def stop_why(self, s: OMState, by: int) -> int:
        return LEGAL if s.main_done else NO_END_YET

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_END if s.main_done else ASK_TURN)
