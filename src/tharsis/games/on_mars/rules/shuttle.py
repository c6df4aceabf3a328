"""4.1, 8: the Shuttle phase and travelling."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ACCEPT,
    ASK_ACCEPT,
    ASK_ARRIVE,
    ASK_ARRIVE_ORBIT,
    ASK_EXPLORE,
    ASK_SPACE,
    ASK_TICKET,
    ASK_TILE,
    ASK_TRAVEL,
    AT,
    DECLINE,
    EXPLORE,
    GO,
    LOG_EXPLORED,
    LOG_SHUTTLE_FLIES,
    LOG_SHUTTLE_MOVES,
    LOG_SPACE,
    LOG_TICKET,
    LOG_TRAVEL,
    NO_EFFECT,
    NO_EMPTY_HEX,
    NO_FREE_SPACE,
    NO_OTHER_SIDE,
    NO_THIRD_RING,
    STAY,
    TRAVEL,
)
from tharsis.games.on_mars.board import (
    CENTRE,
    DISTANCE,
    EXPLORING_DISTANCE,
    HEXES,
    LANDING,
    SLOT_GROUPS,
    SLOT_SIDE,
    SPACE_BENEFIT,
    SPACE_SIDE,
    SPACES,
    THIRD_RING,
)
from tharsis.games.on_mars.codes import (
    COLONY,
    COMPANIES,
    DISCOVERY_TASK,
    ORBIT,
    ROVER,
    TRAVEL_TASK,
    UNITS,
    effect,
)
from tharsis.games.on_mars.rules.effects import Benefit, possible
from tharsis.games.on_mars.rules.gains import come_home
from tharsis.games.on_mars.rules.settlers import task
from tharsis.games.on_mars.rules.workforce import produce, refill_exploration
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, PickOne, Prompt, Step

BUY_COLONIST: Final = effect("buy_colonist")
#: 1.3: at setup the space may be on either side.
EITHER_SIDE: Final = -1
#: Turn Order spaces as operands, which count from 0: all, and those of each side.
ANY_SPACE: Final[list[int]] = list(range(SPACES))
SPACES_OF_SIDE: Final[list[list[int]]] = [
    [x for x in ANY_SPACE if SPACE_SIDE[x + 1] == side] for side in (ORBIT, COLONY)
]
#: The Shuttle has not flown.
NO_FLIGHT: Final = -1


def fly_or_move(s: OMState) -> int:
    """8.1: a space towards the middle, or from the red space across; returns the side left, or NO_FLIGHT."""
    if s.shuttle_at > 1:
        s.shuttle_at -= 1
        s.log(LOG_SHUTTLE_MOVES, s.shuttle_at)
        return NO_FLIGHT
    left = s.shuttle_side
    s.shuttle_side = 1 - left
    s.shuttle_at = LANDING[s.level]
    s.log(LOG_SHUTTLE_FLIES, s.shuttle_side, s.shuttle_at)
    return left


def may_travel(s: OMState, c: int, flown_from: int) -> bool:
    """8.2: with the Shuttle from the side it left, or with an own Ship."""
    return s.side(c) == flown_from or s.hangar[c] > 0


class Travel(PickOne[OMState]):
    """8.2: free with the Shuttle from the side it left, else for a Ship of the Hangar."""

    def __init__(self, by: int, flown_from: int) -> None:
        super().__init__(by)
        self.flown_from: Final = flown_from

    def possible(self, s: OMState, by: int) -> bool:
        return may_travel(s, by, self.flown_from)

    def verb(self) -> int:
        return TRAVEL

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [TRAVEL, STAY]

    def take(self, s: OMState, by: int, nothing: int) -> None:
        side = s.side(by)
        if side != self.flown_from:
            s.hangar[by] -= 1
            s.log(LOG_TICKET, by)
        travel(s, by, 1 - side)
        if side == self.flown_from:
            task(s, by, TRAVEL_TASK)

    def stop(self) -> int:
        return STAY

    def prompt(self, s: OMState, seat: int) -> Prompt:
        side = s.side(self.by)
        return Prompt(ASK_TRAVEL if side == self.flown_from else ASK_TICKET, (1 - side,))


def travel(s: OMState, c: int, side: int) -> None:
    """8.3, 8.4: explore or produce, retrieve Colonists, choose a Turn Order space."""
    s.log(LOG_TRAVEL, c, side)
    s.do(CallHome(c, side), Arrive(c, side))
    if side == COLONY:
        s.do(Explore(c))
    else:
        produce(s, c)


def land_by_pod(s: OMState, c: int) -> None:
    """4.1: travel to the Colony without exploring."""
    s.do(CallHome(c, COLONY), Arrive(c, COLONY))


class CallHome(Step[OMState]):
    """8.3, 8.4: own Colonists come back from the slots of the new side and from the Working Area."""

    def __init__(self, company: int, side: int) -> None:
        self.company: Final = company
        self.side: Final = side

    def run(self, s: OMState) -> None:
        call_home(s, self.company, self.side)


def call_home(s: OMState, c: int, side: int) -> None:
    count = s.working[c]
    s.working[c] = 0
    for group in range(SLOT_GROUPS):
        if SLOT_SIDE[group] == side:
            count += s.slots[COMPANIES * group + c]
            s.slots[COMPANIES * group + c] = 0
    come_home(s, c, count)


def exploration_sites(s: OMState, c: int) -> list[int]:
    """8.3: empty hexes exactly three from the Rover."""
    return [hex_ for hex_ in THIRD_RING[explored_from(s, c)] if s.is_empty(hex_)]


def explored_from(s: OMState, c: int) -> int:
    """8.3: where the Rover stands, or the start Mine before it has moved."""
    at = s.unit[UNITS * c + ROVER]
    return CENTRE if at < 0 else at


class Explore(PickOne[OMState]):
    """8.3: choose one of the Discovery tiles on the Exploration spaces."""

    def possible(self, s: OMState, by: int) -> bool:
        return max(s.exploration) >= 0 and len(exploration_sites(s, by)) > 0

    def verb(self) -> int:
        return EXPLORE

    def pick_why(self, s: OMState, by: int, at: int) -> int:
        return LEGAL if s.exploration[at] >= 0 else NO_EFFECT

    def take(self, s: OMState, by: int, at: int) -> None:
        s.do(LayTile(by, at))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_EXPLORE)


class LayTile(PickOne[OMState]):
    """8.3: where the Discovery tile goes; then the space is refilled."""

    def __init__(self, by: int, at: int) -> None:
        super().__init__(by)
        self.at: Final = at

    def possible(self, s: OMState, by: int) -> bool:
        return s.exploration[self.at] >= 0 and len(exploration_sites(s, by)) > 0

    def verb(self) -> int:
        return AT

    def among(self, s: OMState, by: int) -> list[int]:
        return THIRD_RING[explored_from(s, by)]

    def pick_why(self, s: OMState, by: int, hex_: int) -> int:
        if not s.is_empty(hex_):
            return NO_EMPTY_HEX
        away = DISTANCE[explored_from(s, by) * HEXES + hex_]
        return LEGAL if away == EXPLORING_DISTANCE else NO_THIRD_RING

    def take(self, s: OMState, by: int, hex_: int) -> None:
        lay_tile(s, by, self.at, hex_)
        task(s, by, DISCOVERY_TASK)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_TILE, (s.exploration[self.at],))


def lay_tile(s: OMState, c: int, at: int, hex_: int) -> None:
    s.put_tile(hex_, s.exploration[at])
    s.log(LOG_EXPLORED, c, s.tile[hex_], hex_)
    refill_exploration(s, at)


class Arrive(PickOne[OMState]):
    """8.3, 8.4: choose a free Turn Order space of the side; at setup of either (1.3)."""

    def __init__(self, by: int, side: int) -> None:
        super().__init__(by)
        self.side: Final = side

    def run(self, s: OMState) -> None:
        self.put(s)

    def verb(self) -> int:
        return GO

    def among(self, s: OMState, by: int) -> list[int]:
        return ANY_SPACE if self.side == EITHER_SIDE else SPACES_OF_SIDE[self.side]

    def pick_why(self, s: OMState, by: int, x: int) -> int:
        if self.side != EITHER_SIDE and SPACE_SIDE[x + 1] != self.side:
            return NO_OTHER_SIDE
        return NO_FREE_SPACE if is_taken(s, x + 1) else LEGAL

    def details(self, s: OMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (SPACE_SIDE[action - GO + 1],)

    def take(self, s: OMState, by: int, x: int) -> None:
        take_space(s, by, x + 1)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        if self.side == EITHER_SIDE:
            return Prompt(ASK_SPACE)
        return Prompt(ASK_ARRIVE if self.side == COLONY else ASK_ARRIVE_ORBIT)


def is_taken(s: OMState, number: int) -> bool:
    return any(space == number for space in s.space)


def take_space(s: OMState, c: int, number: int) -> None:
    """1.3: the marker on a space; its benefit may be taken."""
    s.space[c] = number
    s.log(LOG_SPACE, c, number)
    s.do(SpaceBenefit(c, number))


class SpaceBenefit(PickOne[OMState]):
    """1.3, 8.3: the benefit of a Turn Order space, optional; one with a price is asked first."""

    def __init__(self, by: int, number: int) -> None:
        super().__init__(by)
        self.number: Final = number

    def run(self, s: OMState) -> None:
        if not possible(s, self.by, SPACE_BENEFIT[self.number]):
            return
        if SPACE_BENEFIT[self.number] == BUY_COLONIST:
            self.put(s)
        else:
            s.do(Benefit(self.by, SPACE_BENEFIT[self.number]))

    def verb(self) -> int:
        return ACCEPT

    def take(self, s: OMState, by: int, nothing: int) -> None:
        s.do(Benefit(by, SPACE_BENEFIT[self.number]))

    def stop(self) -> int:
        return DECLINE

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_ACCEPT, (self.number,))
