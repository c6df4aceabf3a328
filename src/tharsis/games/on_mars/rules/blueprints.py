"""4.2: Obtain Blueprint."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_BLUEPRINT,
    BOOST,
    DONE,
    LOG_BLUEPRINT,
    MUST_FIRST,
    NO_BOOST,
    NO_COLONISTS,
    NO_MARKER,
    NOT_ON_DISPLAY,
    TAKE_BLUEPRINT,
)
from tharsis.games.on_mars.board import PRODUCT
from tharsis.games.on_mars.cards import BLUEPRINT_TYPE, BLUEPRINTS, DISPLAY
from tharsis.games.on_mars.rules.effects import Effect, define
from tharsis.games.on_mars.rules.gains import contribute, gain, send_to_work, task
from tharsis.games.on_mars.rules.shortage import SHORTAGES, shortfall
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import BLUEPRINT_MISSION, BLUEPRINT_TASK
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step


def can_take_blueprint(s: OMState, c: int) -> bool:
    """4.2: an unused marker, and a card on the display."""
    if not s.markers[c]:
        return False
    return any(card >= 0 for card in s.display)


def take_blueprint(s: OMState, c: int, card: int) -> None:
    """4.2: the card with a marker on it, and one item of its building's product."""
    s.display[s.display.index(card)] = -1
    s.blueprint_owner[card] = c
    s.markers[c] -= 1
    s.log(LOG_BLUEPRINT, c, card)
    contribute(s, c, BLUEPRINT_MISSION)
    gain(s, c, PRODUCT[BLUEPRINT_TYPE[card]], 1)
    task(s, c, BLUEPRINT_TASK)


class TakeBlueprints(Step[OMState]):
    """4.2: take Blueprints; each Colonist sent to the Working Area gives one more."""

    def __init__(self, company: int, left: int, boosted: int, must: int) -> None:
        self.company: Final = company
        self.left: Final = left
        self.boosted: Final = boosted
        self.must: Final = must

    def run(self, s: OMState) -> None:
        c = self.company
        if can_take_blueprint(s, c) and (self.left or (self.boosted and s.quarters[c])):
            s.ask(self, c)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = [] if self.must else [DONE]
        if self.left:
            for i in range(DISPLAY):
                if s.display[i] >= 0:
                    found.append(TAKE_BLUEPRINT + s.display[i])
        elif s.quarters[seat]:
            found.append(BOOST)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if action == DONE:
            return MUST_FIRST if self.must else LEGAL
        if action == BOOST:
            if not self.boosted or self.left:
                return NO_BOOST
            return LEGAL if s.quarters[seat] else NO_COLONISTS
        if not TAKE_BLUEPRINT <= action < TAKE_BLUEPRINT + BLUEPRINTS:
            return NOT_NOW
        if not self.left:
            return NOT_NOW
        if not s.markers[seat]:
            return NO_MARKER
        return LEGAL if action - TAKE_BLUEPRINT in s.display else NOT_ON_DISPLAY

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason in SHORTAGES:
            return (shortfall(s, self, seat, action, reason),)
        return (action - TAKE_BLUEPRINT,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == BOOST:
            send_to_work(s, seat)
            s.do(TakeBlueprints(seat, 1, 1, 1))
        elif action != DONE:
            s.do(TakeBlueprints(seat, self.left - 1, self.boosted, 0))
            take_blueprint(s, seat, action - TAKE_BLUEPRINT)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_BLUEPRINT, (self.left,))


class BlueprintEffect(Effect):
    """Take some Blueprints, perhaps boosted."""

    def __init__(self, count: int, boosted: int) -> None:
        self.count: Final = count
        self.boosted: Final = boosted

    def possible(self, s: OMState, c: int) -> bool:
        return can_take_blueprint(s, c)

    def start(self, s: OMState, c: int, must: int) -> None:
        s.do(TakeBlueprints(c, self.count, self.boosted, must))


define("blueprint", BlueprintEffect(1, 0))
define("blueprint_boosted", BlueprintEffect(1, 1))
define("two_blueprints", BlueprintEffect(2, 0))
