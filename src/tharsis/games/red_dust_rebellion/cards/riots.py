"""Event 12, shaded: Rebels appear in a Labyrinth, Ambush and hide."""

from tharsis.games.red_dust_rebellion.actions import NO_ENEMY, NO_HIDDEN
from tharsis.games.red_dust_rebellion.orders import ATTACK
from tharsis.games.red_dust_rebellion.pieces import RD, RD_REBEL
from tharsis.games.red_dust_rebellion.rules.ask import PLACE_UNITS
from tharsis.games.red_dust_rebellion.rules.effects import Sentence, SentenceCount, perform
from tharsis.games.red_dust_rebellion.rules.forces import PlaceUnits, placeable
from tharsis.games.red_dust_rebellion.rules.operations import MUST_AMBUSH
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.granted import FreeOperation
from tharsis.games.red_dust_rebellion.vocabulary.places import Pick
from tharsis.games.red_dust_rebellion.vocabulary.words import HideAll
from tharsis.kernel import LEGAL


class Riot(Pick):
    """Event 12: a Labyrinth in which Red Dust can Ambush, with Rebels who appear there if need be."""

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        reason = Pick.space_why(self, s, by, space, spot, chosen)
        if reason != LEGAL:
            return reason
        if not s.enemy_forces(space, RD):
            return NO_ENEMY
        return LEGAL if s.hidden(space, RD) or placeable(s, RD, RD_REBEL, space) else NO_HIDDEN


class Rioters(Sentence):
    """Event 12: up to two Red Dust Rebels appear; the Ambush needs a Hidden one."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceCount(RD, self.address, spot, min(2, placeable(s, RD, RD_REBEL, spot))))

    def fewest(self, s: RDState, by: int, spot: int) -> int:
        return 0 if s.hidden(spot, RD) else 1

    def take_count(self, s: RDState, by: int, n: int, spot: int) -> None:
        s.do(PlaceUnits(RD, RD_REBEL, spot, n))

    def purpose(self, s: RDState, by: int) -> int:
        return PLACE_UNITS


class AmbushThenHide(Sentence):
    """Event 12: the Ambush is compulsory, and the hiding follows it. Ruling: Red Dust that declines to lift
    the only Rebel who could (1.3) does neither."""

    def __init__(self) -> None:
        super().__init__(FreeOperation(ATTACK, who=RD, flags=MUST_AMBUSH, must=True), HideAll())

    def run(self, s: RDState, by: int, spot: int) -> None:
        if s.hidden(spot, RD):
            perform(s, by, self.inner, spot)
