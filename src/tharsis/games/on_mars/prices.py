"""What a choice costs and brings, before it is made.

What is paid is taken from the rules: the choice is made on a copy, and the payment that it queues is read.
"""

from collections.abc import Callable
from typing import Any, Final

from tharsis.games.on_mars.actions import (
    ACT,
    ASK_UPGRADE,
    AT,
    BUILD,
    DEVELOP,
    EXECUTE,
    GO,
    HIRE_AT,
    OPERATE,
    PLACE_TECH,
    SHIP,
    TAKE_BLUEPRINT,
    TAKE_TECH,
    UPGRADE,
)
from tharsis.games.on_mars.board import BUILDING_COST, LAB_BENEFIT, LAB_IDS, PRODUCT, SHIP_COST, SPACE_BENEFIT
from tharsis.games.on_mars.codes import EFFECT_IDS, ITEM_IDS, MINERAL
from tharsis.games.on_mars.deck import BLUEPRINT_TYPE
from tharsis.games.on_mars.rules.construction import Site, connects
from tharsis.games.on_mars.rules.payment import Pay
from tharsis.games.on_mars.rules.ships import Welcome
from tharsis.games.on_mars.rules.slots import FillSlot, extra_cost
from tharsis.games.on_mars.shown import Price
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.tables import units
from tharsis.kernel import AnyStep

#: Verbs that have a price or bring what the board prints.
PRICED: Final = (
    ACT, EXECUTE, OPERATE, TAKE_BLUEPRINT, TAKE_TECH, PLACE_TECH, DEVELOP, UPGRADE, SHIP, BUILD, AT,
    HIRE_AT, GO,
)  # fmt: skip


def price(s: OMState, seat: int, action: int) -> Price | None:
    """What an action costs and brings, if the board prints anything of it."""
    verb = s.game.actions.base(action)
    if verb not in PRICED:
        return None
    if verb == AT:
        place = PLACES.get(type(s.asking))
        return None if place is None else place(s, seat, s.asking, action - AT)
    return {"pays": _pays(s, seat, verb, action), "gets": _gets(verb, action), "tech": 0}


def _pays(s: OMState, seat: int, verb: int, action: int) -> list[str]:
    if verb == BUILD:
        return units((BUILDING_COST[action - BUILD],))
    if verb == UPGRADE:
        asked = s.prompt(seat)
        return units((MINERAL,)) if asked is not None and asked.key == ASK_UPGRADE else []
    return _queued(s, seat, action)


def _queued(s: OMState, seat: int, action: int) -> list[str]:
    """The payments that a choice leads to, as far as no other choice lies before them."""
    asked = s.asking
    if asked is None:
        return []
    t = s.clone()
    t.recording = False
    waiting = len(t.agenda)
    asked.choose(t, seat, action)
    found: list[str] = []
    for step in reversed(t.agenda[waiting:]):
        due = DUE.get(type(step))
        if due is not None:
            found += due(s, seat, step, action)
    return found


def _slot(s: OMState, seat: int, step: FillSlot, action: int) -> list[str]:
    return ["colonist"] + ["crystal"] * extra_cost(s, seat, step.group)


def _payment(s: OMState, seat: int, step: Pay, action: int) -> list[str]:
    return units(step.units)


def _ship(s: OMState, seat: int, step: Welcome, action: int) -> list[str]:
    """5.12: whoever begins the action pays for a Ship; after one, the next is another choice."""
    return units(SHIP_COST) if s.game.actions.base(action) == ACT else []


#: What is paid in a step that a choice leads to.
DUE: Final[dict[type[AnyStep], Callable[[OMState, int, Any, int], list[str]]]] = {
    FillSlot: _slot,
    Pay: _payment,
    Welcome: _ship,
}


def _gets(verb: int, action: int) -> list[str]:
    """What is printed where the choice leads."""
    if verb == TAKE_BLUEPRINT:
        return [ITEM_IDS[PRODUCT[BLUEPRINT_TYPE[action - verb]]]]
    if verb == BUILD:
        return [ITEM_IDS[PRODUCT[action - verb]]]
    benefit = 0
    if verb in (PLACE_TECH, DEVELOP):
        benefit = LAB_BENEFIT[(action - verb) % len(LAB_IDS)]
    elif verb == GO:
        benefit = SPACE_BENEFIT[action - verb + 1]
    return [EFFECT_IDS[benefit]] if benefit else []


def _site(s: OMState, seat: int, asked: Site, hex_: int) -> Price:
    """5.7: a building that joins others needs Tech of their number, and produces for all of them."""
    tech = connects(s, s.kind_of(seat, asked.building), hex_)
    return {"pays": [], "gets": [ITEM_IDS[PRODUCT[asked.building]]] * (tech + 1), "tech": tech}


#: The questions for a hex where the hex makes a difference to the price.
PLACES: Final[dict[type[AnyStep] | type[None], Callable[[OMState, int, Any, int], Price]]] = {Site: _site}
