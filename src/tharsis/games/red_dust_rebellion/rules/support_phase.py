"""4.3 Support Phase: Pacify, Lobby, Agitate."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import ASK_LOBBY, DONE, LOBBY, NO_HIGHER_BOX, NO_MEANS
from tharsis.games.red_dust_rebellion.board import EG_TOP, MARS_MASK
from tharsis.games.red_dust_rebellion.pieces import MG, RD
from tharsis.games.red_dust_rebellion.rules.earthgov import move_confidence
from tharsis.games.red_dust_rebellion.rules.nonplayer.rounds import NonPlayerAgitate, NonPlayerPacify
from tharsis.games.red_dust_rebellion.rules.support import EVERY_SPACE, Pacify
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step

LOBBY_PRICE: Final = 5


class SupportPhase(Step[RDState]):
    """4.3: MarsGov first, then Red Dust."""

    def run(self, s: RDState) -> None:
        s.owed = 0
        steps: list[Step[RDState]] = []
        if s.is_np(MG):
            steps.append(NonPlayerPacify())
        else:
            steps.append(Pacify(MG, MARS_MASK, EVERY_SPACE))
            steps.append(Lobby(MG))
        if s.is_np(RD):
            steps.append(NonPlayerAgitate())
        else:
            steps.append(Pacify(RD, MARS_MASK, EVERY_SPACE))
        s.do(*steps)


class Lobby(PickOne[RDState]):
    """4.3: five Resources raise EarthGov Confidence a level, once."""

    def verb(self) -> int:
        return LOBBY

    def stop(self) -> int:
        return DONE

    def pick_why(self, s: RDState, by: int, x: int) -> int:
        if s.resources[MG] < LOBBY_PRICE:
            return NO_MEANS
        return LEGAL if s.eg_box < EG_TOP else NO_HIGHER_BOX

    def take(self, s: RDState, by: int, x: int) -> None:
        s.gain(MG, -LOBBY_PRICE)
        move_confidence(s, 1)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_LOBBY, (self.by,))
