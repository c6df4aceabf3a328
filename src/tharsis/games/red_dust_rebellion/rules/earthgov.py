"""1.2 EarthGov Confidence and the Aldrin Cycler (4.2)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_BUY_SHIPPING,
    ASK_SHIP,
    ASK_SHIP_PEOPLE,
    LOG_CONFIDENCE,
    LOG_CYCLER,
    LOG_SHIP,
    LOG_SUPPLY,
    LOG_UNLOAD,
    MOVE,
    NO_END_OF_SHIPPING,
    NO_SECOND_MARKER,
    NO_SUCH_PIECE,
    OPT_POPULATION,
)
from tharsis.games.red_dust_rebellion.board import (
    EARTH,
    EG_TOP,
    MARS,
    NO_CONTROLLER,
    ORBIT,
    PHOBOS,
    SPACES,
    TRANSIT,
)
from tharsis.games.red_dust_rebellion.deck import DOCK_WORKERS_LOCKOUT, EARTH_BASED_ENDORSEMENTS
from tharsis.games.red_dust_rebellion.pieces import (
    CORP,
    EG_TROOP,
    FORCE_KINDS,
    MG,
    POPULATION,
    RD,
    SATELLITE,
    SUPPLY,
)
from tharsis.games.red_dust_rebellion.rules.ask import PickOption, PickPiece
from tharsis.games.red_dust_rebellion.rules.forces import to_available
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Prompt, Step

SHIPPED: Final = 5
JUST_PEOPLE: Final[list[int]] = [OPT_POPULATION]


def move_confidence(s: RDState, boxes: int) -> None:
    """1.2: move the marker; the bottom box calls EarthGov's pieces home at once."""
    s.eg_box = max(0, min(EG_TOP, s.eg_box + boxes))
    s.log(LOG_CONFIDENCE, s.eg_box)
    if s.controller() == NO_CONTROLLER:
        withdraw(s)


def withdraw(s: RDState) -> None:
    """1.2: all EG Troops to Available, Satellites in Orbit to Earth; Casualties stay."""
    for space in range(SPACES):
        while s.at(space, EG_TROOP):
            to_available(s, EG_TROOP, space)
    s.shift_piece(SATELLITE, ORBIT, EARTH, s.at(ORBIT, SATELLITE))


def orbit(s: RDState) -> int:
    """1.2: where Satellites go; without a Controller back to Earth."""
    return EARTH if s.controller() == NO_CONTROLLER else ORBIT


def recall_satellites(s: RDState) -> None:
    """4.2: all Satellites on Mars return to Orbit."""
    for space in range(MARS):
        s.shift_piece(SATELLITE, space, orbit(s), s.at(space, SATELLITE))


def add_supply(s: RDState, n: int) -> int:
    """1.4: at most twelve Supply markers are in play."""
    placed = min(n, s.supply_room())
    if placed:
        s.add(EARTH, SUPPLY, placed)
        s.log(LOG_SUPPLY, placed)
    return placed


def arrive(s: RDState) -> None:
    """4.2: everything in Transit reaches Phobos; people, Satellites and Supply go where they belong.
    1.2: without a Controller EarthGov's pieces turn back to Earth."""
    for kind in range(FORCE_KINDS):
        to = orbit(s) if kind == SATELLITE else PHOBOS
        if kind == EG_TROOP and s.controller() == NO_CONTROLLER:
            to = EARTH
        s.shift_piece(kind, TRANSIT, to, s.at(TRANSIT, kind))
    s.displaced += s.at(TRANSIT, POPULATION)
    s.add(TRANSIT, POPULATION, -s.at(TRANSIT, POPULATION))
    unload(s, s.at(TRANSIT, SUPPLY))
    s.add(TRANSIT, SUPPLY, -s.at(TRANSIT, SUPPLY))


def unload(s: RDState, supply: int) -> None:
    """1.4: three MarsGov Resources each; two Campaign cards divert some."""
    if s.has_campaign(DOCK_WORKERS_LOCKOUT):
        supply -= (supply + 1) // 2
    worth = 3
    if s.has_campaign(EARTH_BASED_ENDORSEMENTS):
        worth = 2
        s.gain(RD, supply)
        if s.is_np(RD):
            s.totals[RD] += supply
    s.gain(MG, worth * supply)
    if s.is_np(MG):
        s.totals[MG] += supply
    if supply:
        s.log(LOG_UNLOAD, supply)


class Cycler(Step[RDState]):
    """4.2: the Aldrin Cycler. ``controller`` ships five pieces; Corporations may buy room for more."""

    def __init__(self, controller: int, people: bool) -> None:
        self.controller: Final = controller
        self.people: Final = people  # whether the Population marker must go

    def run(self, s: RDState) -> None:
        arrive(s)
        s.log(LOG_CYCLER)
        if self.controller == NO_CONTROLLER:
            s.do(ShipPeople(CORP, must=True), Ship(CORP, 0, paid=True))
        else:
            s.do(
                ShipPeople(self.controller, self.people),
                Ship(self.controller, SHIPPED, paid=False),
                Ship(CORP, 0, paid=True),
            )


class ShipPeople(PickOption):
    """4.2: one Population marker goes to Transit; in Logistics that is a choice (5.2)."""

    def __init__(self, by: int, must: bool) -> None:
        super().__init__(by)
        self.must: Final = must

    def run(self, s: RDState) -> None:
        if not s.at(EARTH, POPULATION) or s.at(TRANSIT, POPULATION):
            return
        if self.must:
            s.shift_piece(POPULATION, EARTH, TRANSIT, 1)
        else:
            self.put(s)

    def among(self, s: RDState, by: int) -> list[int]:
        return JUST_PEOPLE

    def take(self, s: RDState, by: int, choice: int) -> None:
        s.shift_piece(POPULATION, EARTH, TRANSIT, 1)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_SHIP_PEOPLE, (self.by,))


class Ship(PickPiece):
    """4.2: move pieces from Earth to Transit: five by the Controller, further ones for Profits."""

    def __init__(self, by: int, left: int, paid: bool) -> None:
        super().__init__(by)
        self.left: Final = left
        self.paid: Final = paid

    def run(self, s: RDState) -> None:
        if (self.paid and s.profits == 0) or (not self.paid and self.left == 0):
            return
        if self.paid:
            PickPiece.run(self, s)
        else:
            self.ask_or_take(s)

    def verb(self) -> int:
        return MOVE

    def area(self, s: RDState) -> int:
        return 1 << EARTH

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if kind == POPULATION:
            return NO_SECOND_MARKER
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE

    def stop_why(self, s: RDState, by: int) -> int:
        return LEGAL if self.paid else NO_END_OF_SHIPPING

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        s.shift_piece(kind, EARTH, TRANSIT, 1)
        s.log(LOG_SHIP, kind)
        if self.paid:
            s.earn(-1)
            s.do(self)
        else:
            s.do(Ship(by, self.left - 1, paid=False))

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_BUY_SHIPPING if self.paid else ASK_SHIP, (self.by, self.left))
