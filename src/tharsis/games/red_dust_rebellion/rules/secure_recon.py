"""5.3 Secure and 5.4 Recon."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_BASE_HERE,
    ASK_BEACON,
    LOG_SATELLITE,
    NO_DESERT,
    NO_LABYRINTH,
    NO_STORMY_SPACE,
    OPT_BASE,
    OPT_BEACON,
)
from tharsis.games.red_dust_rebellion.board import (
    IS_DESERT,
    IS_LABYRINTH,
    MARS,
    ORBIT,
    WILDERNESS,
)
from tharsis.games.red_dust_rebellion.codes import COIN, RAGING
from tharsis.games.red_dust_rebellion.deck import GENETIC_MASKING, LEGAL_INJUNCTIONS
from tharsis.games.red_dust_rebellion.orders import COST, RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import (
    BASE,
    CORP,
    CR,
    FORTIFIED,
    MG,
    MG_TROOP,
    SATELLITE,
    SECURITY,
)
from tharsis.games.red_dust_rebellion.rules.ask import PickOption
from tharsis.games.red_dust_rebellion.rules.forces import (
    Activate,
    place,
    place_why,
    search_rule,
    to_available,
)
from tharsis.games.red_dust_rebellion.rules.gather import Gather
from tharsis.games.red_dust_rebellion.rules.operations import STAY, Operation, OperationRule
from tharsis.games.red_dust_rebellion.rules.people import HouseOrRepair
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Prompt, Step


class Secure(OperationRule):
    """5.3: move to Labyrinths, then Activate Rebels, place Bases, House or Repair."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        return LEGAL if IS_LABYRINTH[space] else NO_LABYRINTH

    def price(self, s: RDState, o: Operation, space: int) -> int:
        """Campaign 9: six for a chosen space at Opposition; otherwise only moving costs (5.3)."""
        enjoined = o.by == MG and s.level[space] < 0 and s.has_campaign(LEGAL_INJUNCTIONS)
        return 6 if enjoined else 0

    def fare(self, s: RDState, o: Operation, space: int) -> int:
        """5.3: MarsGov pays for a destination that moving units stop in."""
        return 0 if self.price(s, o, space) else COST[o.by]

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        return [Gather(o.by, SECURE, space, pods=False, groups=(), fare=o.fare(s, space))]

    def close(self, s: RDState, o: Operation) -> list[Step[RDState]]:
        return wind_up(s, o)


class Recon(OperationRule):
    """5.4: the same in Deserts; a Satellite opens one with a Raging Storm."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        if not IS_DESERT[space]:
            return NO_DESERT
        if s.storm[space] != RAGING:
            return LEGAL
        return LEGAL if s.controller() == o.by and s.at(ORBIT, SATELLITE) else NO_STORMY_SPACE

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        found: list[Step[RDState]] = []
        if s.storm[space] == RAGING:
            found.append(Beacon(o.by, space, opening=True))
        if not o.flags & STAY:
            found.append(Gather(o.by, RECON, space, pods=False, groups=()))
        return found

    def close(self, s: RDState, o: Operation) -> list[Step[RDState]]:
        return wind_up(s, o)


def wind_up(s: RDState, o: Operation) -> list[Step[RDState]]:
    """5.3, 5.4: in every destination Activate Rebels and place a Base; then House or Repair in one."""
    found: list[Step[RDState]] = []
    for space in range(MARS):
        if o.chosen >> space & 1:
            found.append(Reveal(o.by, space))
            if o.op == RECON:
                found.append(Beacon(o.by, space, opening=False))
    for space in range(MARS):
        if o.chosen >> space & 1:
            found.append(Settlement(o.by, space))
    found.append(ControlledHousing(o.by, o.chosen))
    return found


class Reveal(Step[RDState]):
    """5.3: one Rebel per own unit; 5.4: one per two in the Wilderness."""

    def __init__(self, by: int, space: int) -> None:
        self.by: Final = by
        self.space: Final = space

    def run(self, s: RDState) -> None:
        n = s.units_of(self.space, self.by)
        if s.has_asset(GENETIC_MASKING) and s.bases(self.space, CR):
            n = max(0, n - 2)
        if self.space == WILDERNESS:
            n //= 2
        s.do(Activate(self.by, self.space, n))


class Beacon(PickOption):
    """5.4, Navigation Beacons: a Satellite opens a stormy Desert, or Activates two more Rebels."""

    def __init__(self, by: int, space: int, opening: bool) -> None:
        super().__init__(by)
        self.space: Final = space
        self.opening: Final = opening

    def run(self, s: RDState) -> None:
        if self.opening:
            send_satellite(s, self.space)
        elif self.among(s, self.by):
            self.put(s)

    def among(self, s: RDState, by: int) -> list[int]:
        if s.controller() != by or not s.at(ORBIT, SATELLITE) or s.storm[self.space] == RAGING:
            return []
        return [OPT_BEACON] if s.hidden_rebels(self.space) else []

    def take(self, s: RDState, by: int, choice: int) -> None:
        send_satellite(s, self.space)
        s.do(Activate(by, self.space, 2))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_BEACON, (self.by, self.space))


def send_satellite(s: RDState, space: int) -> None:
    s.shift_piece(SATELLITE, ORBIT, space, 1)
    s.log(LOG_SATELLITE, space)


class Settlement(PickOption):
    """5.3, 5.4: one Troop or Security may make room for a Base."""

    def __init__(self, by: int, space: int) -> None:
        super().__init__(by)
        self.space: Final = space

    def spent(self, s: RDState) -> int:
        """The kind of unit that is given up."""
        if self.by == CORP:
            return SECURITY
        return MG_TROOP if s.at(self.space, MG_TROOP) else FORTIFIED

    def among(self, s: RDState, by: int) -> list[int]:
        if not s.at(self.space, self.spent(s)) or place_why(s, BASE[by], self.space) != LEGAL:
            return []
        return [OPT_BASE]

    def take(self, s: RDState, by: int, choice: int) -> None:
        to_available(s, self.spent(s), self.space)
        place(s, BASE[by], self.space)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_BASE_HERE, (self.by, self.space))

    def asked_by(self, s: RDState, seat: int) -> str:
        return search_rule(1 << self.space)


class ControlledHousing(Step[RDState]):
    """5.3, 5.4: House or Repair in one destination with COIN Control."""

    def __init__(self, by: int, spaces: int) -> None:
        self.by: Final = by
        self.spaces: Final = spaces

    def run(self, s: RDState) -> None:
        found = 0
        for space in range(MARS):
            if self.spaces >> space & 1 and s.control(space) == COIN:
                found |= 1 << space
        s.do(HouseOrRepair(self.by, found, repair=True))
