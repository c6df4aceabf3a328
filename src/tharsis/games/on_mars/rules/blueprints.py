"""4.2: Obtain Blueprint."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ASK_BLUEPRINT,
    BOOST,
    LOG_BLUEPRINT,
    NO_CARD_ON_DISPLAY,
    NO_MARKER,
    TAKE_BLUEPRINT,
)
from tharsis.games.on_mars.board import PRODUCT
from tharsis.games.on_mars.codes import BLUEPRINT_MISSION, BLUEPRINT_TASK
from tharsis.games.on_mars.deck import BLUEPRINT_TYPE
from tharsis.games.on_mars.rules.boosted import Boosted
from tharsis.games.on_mars.rules.gains import gain
from tharsis.games.on_mars.rules.missions import contribute
from tharsis.games.on_mars.rules.settlers import task
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Prompt

TAKE_OR_BOOST: Final[list[int]] = [TAKE_BLUEPRINT, BOOST]


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


class TakeBlueprints(Boosted):
    """4.2: take Blueprints; each Colonist sent to the Working Area gives one more."""

    def verbs(self) -> list[int]:
        return TAKE_OR_BOOST

    def can_go_on(self, s: OMState, by: int) -> bool:
        return can_take_blueprint(s, by)

    def choices(self, s: OMState, by: int) -> list[int]:
        return [card for card in s.display if card >= 0]

    def choice_why(self, s: OMState, by: int, card: int) -> int:
        if card not in s.display:
            return NO_CARD_ON_DISPLAY
        return LEGAL if s.markers[by] else NO_MARKER

    def do_once(self, s: OMState, by: int, card: int) -> None:
        take_blueprint(s, by, card)

    def again(self, left: int, boosts: int, must: bool) -> Boosted:
        return TakeBlueprints(self.by, left, boosts, must)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_BLUEPRINT, (self.left,))
