"""5.1 Train."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_PLACE_COUNT,
    NO_OTHER_SPACE,
    NO_PIECE_AVAILABLE,
    NO_SPACE_YET,
    NO_STORMY_SPACE,
    NO_TRAIN_SPACE,
)
from tharsis.games.red_dust_rebellion.board import IS_LABYRINTH, MARS, MARS_AND_PHOBOS
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import MG, MG_TROOP
from tharsis.games.red_dust_rebellion.rules.ask import PickCount
from tharsis.games.red_dust_rebellion.rules.forces import PlaceUnits, placeable
from tharsis.games.red_dust_rebellion.rules.operations import (
    LIMITED,
    Operation,
    OperationRule,
)
from tharsis.games.red_dust_rebellion.rules.support import ONE_SPACE, Pacify
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Prompt, Step

TRAINED_PER_SPACE: Final = 4


def train_why(s: RDState, space: int) -> int:
    """5.1: a MarsGov Base, or a Labyrinth with COIN Control."""
    if space >= MARS_AND_PHOBOS:
        return NO_OTHER_SPACE
    if s.barred(space, MG):
        return NO_STORMY_SPACE
    if s.bases(space, MG) or (IS_LABYRINTH[space] and s.control(space) == COIN):
        return LEGAL
    return NO_TRAIN_SPACE


class Train(OperationRule):
    """5.1: up to four Troops in each space, then Pacify in one."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        reason = train_why(s, space)
        if reason == LEGAL and placeable(s, MG, MG_TROOP, space) == 0:
            return NO_PIECE_AVAILABLE
        return reason

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        return [TrainTroops(MG, space), TrainingDue(space, s.troops(space), o.price(s, space))]

    def close(self, s: RDState, o: Operation) -> list[Step[RDState]]:
        """5.1: the Pacify space may be one more, chosen for that alone, unless the Operation is Limited."""
        limited = o.flags & LIMITED and o.chosen
        spaces = 0
        for space in range(MARS):
            if o.chosen >> space & 1 or (
                not limited and o.spaces >> space & 1 and train_why(s, space) == LEGAL
            ):
                spaces |= 1 << space
        return [Pacify(MG, spaces, ONE_SPACE)]

    def empty_why(self, s: RDState, o: Operation) -> int:
        """5.1: a Train for Pacify alone places no Troops and costs nothing."""
        spaces = 0
        for space in range(MARS):
            if o.spaces >> space & 1 and train_why(s, space) == LEGAL:
                spaces |= 1 << space
        pacify = Pacify(MG, spaces, ONE_SPACE)
        return LEGAL if pacify.possible(s, MG) else NO_SPACE_YET


class TrainTroops(PickCount):
    """5.1: how many Troops come, up to four."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def high(self, s: RDState, by: int) -> int:
        return min(TRAINED_PER_SPACE, placeable(s, MG, MG_TROOP, self.space))

    def take(self, s: RDState, by: int, n: int) -> None:
        s.do(PlaceUnits(MG, MG_TROOP, self.space, n))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_PLACE_COUNT, (self.by, MG_TROOP, self.space))

    def asked_by(self, s: RDState, seat: int) -> str:
        return "5.1"


class TrainingDue(Step[RDState]):
    """5.1: a space costs something only where Troops were placed."""

    def __init__(self, space: int, before: int, price: int) -> None:
        self.space: Final = space
        self.before: Final = before
        self.price: Final = price

    def run(self, s: RDState) -> None:
        if s.troops(self.space) == self.before:
            s.owed -= self.price
