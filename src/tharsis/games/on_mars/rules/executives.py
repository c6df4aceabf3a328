"""6.1, 6.2: executive actions, Advanced Buildings among them."""

from typing import Final

from tharsis.games.on_mars.actions import (
    LOG_EXECUTIVE,
    LOG_OPERATE,
    LOG_WORK,
    NO_ADVANCED_BUILDING,
    NO_CRYSTALS,
    NO_EFFECT,
    NO_FREE_DOCK,
    NO_NEW_WORKPLACE,
    NO_OWN_BUILDING,
    NO_SCIENTIST,
    NO_SECOND_EXECUTIVE,
)
from tharsis.games.on_mars.board import BUILDING_SLOT, EXECUTIVE_COST, EXECUTIVE_EFFECT
from tharsis.games.on_mars.codes import COIN
from tharsis.games.on_mars.deck import BLUEPRINT_EFFECT, BLUEPRINT_TYPE
from tharsis.games.on_mars.rules.effects import Benefit, possible
from tharsis.games.on_mars.rules.payment import pay
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Part, Parts, RulesError

#: Refusals that name a Scientist.
OF_SCIENTISTS: Final[tuple[int, ...]] = (NO_SCIENTIST, NO_NEW_WORKPLACE)


def executive_why(s: OMState, c: int, slot: int) -> int:
    """6.1: no Ship on its Depot space, crystals for it, and an effect that can be carried out."""
    if s.ships[c] >> slot & 1:
        return NO_FREE_DOCK
    if s.purse(c) < EXECUTIVE_COST[slot]:
        return NO_CRYSTALS
    return LEGAL if possible(s, c, EXECUTIVE_EFFECT[slot]) else NO_EFFECT


def operate_why(s: OMState, c: int, card: int) -> int:
    """6.2: an own Advanced Building, for two crystals or free while a Scientist works there."""
    if s.blueprint_owner[card] != c:
        return NO_OWN_BUILDING
    if s.blueprint_hex[card] < 0:
        return NO_ADVANCED_BUILDING
    if not is_staffed(s, card) and s.purse(c) < EXECUTIVE_COST[BUILDING_SLOT]:
        return NO_CRYSTALS
    return LEGAL if possible(s, c, BLUEPRINT_EFFECT[card]) else NO_EFFECT


def is_staffed(s: OMState, card: int) -> bool:
    """6.2: whether the Scientist of its specialty works in an Advanced Building."""
    return s.scientist_at[BLUEPRINT_TYPE[card]] == card


def work_why(s: OMState, c: int, card: int) -> int:
    """6.2: an own Scientist of the building's specialty, sent to anybody's Advanced Building."""
    scientist = BLUEPRINT_TYPE[card]
    if s.scientist_owner[scientist] != c:
        return NO_SCIENTIST
    if s.blueprint_hex[card] < 0:
        return NO_ADVANCED_BUILDING
    if s.blueprint_owner[card] == c and s.scientist_at[scientist] == card:
        return NO_NEW_WORKPLACE
    return LEGAL if possible(s, c, BLUEPRINT_EFFECT[card]) else NO_EFFECT


class ExecutiveAction(Part[OMState, Parts[OMState]]):
    """6.1, 6.2: one executive action in a turn; all but those beside the Depot use an Advanced Building."""

    def rule(self, s: OMState, q: Parts[OMState], x: int) -> str:
        return "6.2"

    def use_why(self, s: OMState, c: int, x: int) -> int:
        raise RulesError(f"{type(self).__name__} forbids nothing")

    def use(self, s: OMState, q: Parts[OMState], c: int, x: int) -> None:
        raise RulesError(f"{type(self).__name__} does nothing")

    def pick_why(self, s: OMState, q: Parts[OMState], by: int, x: int) -> int:
        return NO_SECOND_EXECUTIVE if s.executive_done else self.use_why(s, by, x)

    def details(self, s: OMState, q: Parts[OMState], by: int, x: int, reason: int) -> tuple[int, ...]:
        return (BLUEPRINT_TYPE[x],) if reason in OF_SCIENTISTS else ()

    def take(self, s: OMState, q: Parts[OMState], by: int, x: int) -> None:
        s.executive_done = True
        self.use(s, q, by, x)


class UseDepot(ExecutiveAction):
    """6.1: an action printed beside the Depot."""

    def rule(self, s: OMState, q: Parts[OMState], slot: int) -> str:
        return "6.1"

    def use_why(self, s: OMState, c: int, slot: int) -> int:
        return executive_why(s, c, slot)

    def use(self, s: OMState, q: Parts[OMState], c: int, slot: int) -> None:
        s.log(LOG_EXECUTIVE, c, slot)
        s.do(Benefit(c, EXECUTIVE_EFFECT[slot]), q)
        pay(s, c, (COIN,) * EXECUTIVE_COST[slot])


class Operate(ExecutiveAction):
    """6.2: the own Advanced Building is used; free while anybody's Scientist works there."""

    def use_why(self, s: OMState, c: int, card: int) -> int:
        return operate_why(s, c, card)

    def use(self, s: OMState, q: Parts[OMState], c: int, card: int) -> None:
        s.log(LOG_OPERATE, c, card)
        s.do(Benefit(c, BLUEPRINT_EFFECT[card]), q)
        if not is_staffed(s, card):
            pay(s, c, (COIN,) * EXECUTIVE_COST[BUILDING_SLOT])


class SendScientist(ExecutiveAction):
    """6.2: an own Scientist goes to work in an Advanced Building, which is used."""

    def use_why(self, s: OMState, c: int, card: int) -> int:
        return work_why(s, c, card)

    def use(self, s: OMState, q: Parts[OMState], c: int, card: int) -> None:
        s.scientist_at[BLUEPRINT_TYPE[card]] = card
        s.log(LOG_WORK, c, BLUEPRINT_TYPE[card], card)
        s.do(Benefit(c, BLUEPRINT_EFFECT[card]), q)
