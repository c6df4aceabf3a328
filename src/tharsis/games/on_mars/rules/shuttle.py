"""4.1, 8: the Shuttle phase and travelling."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ACCEPT,
    ASK_ACCEPT,
    ASK_ARRIVE,
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
    NOT_EMPTY,
    NOT_THREE_AWAY,
    OTHER_SIDE,
    SPACE_TAKEN,
    STAY,
    TRAVEL,
)
from tharsis.games.on_mars.board import (
    CENTRE,
    HEXES,
    LANDING,
    SLOT_SIDE,
    SPACE_BENEFIT,
    SPACE_SIDE,
    SPACES,
    THIRD_RING,
)
from tharsis.games.on_mars.rules.effects import Benefit, Effect, define, possible
from tharsis.games.on_mars.rules.gains import come_home, task
from tharsis.games.on_mars.rules.workforce import GROUPS, produce, refill_exploration
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.terms import COLONY, DISCOVERY_TASK, ORBIT, ROVER, TRAVEL_TASK, effect
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

BUY_COLONIST: Final = effect("buy_colonist")


def fly_or_move(s: OMState) -> int:
    """8.1: a space towards the middle, or from the red space across; returns the side left, or -1."""
    if s.shuttle_at > 1:
        s.shuttle_at -= 1
        s.log(LOG_SHUTTLE_MOVES, s.shuttle_at)
        return -1
    left = s.shuttle_side
    s.shuttle_side = 1 - left
    s.shuttle_at = LANDING[s.level]
    s.log(LOG_SHUTTLE_FLIES, s.shuttle_side, s.shuttle_at)
    return left


def may_travel(s: OMState, c: int, flown_from: int) -> bool:
    """8.2: with the Shuttle from the side it left, or with an own Ship."""
    return s.side(c) == flown_from or s.hangar[c] > 0


class Travel(Step[OMState]):
    """8.2: free with the Shuttle from the side it left, else for a Ship of the Hangar."""

    def __init__(self, company: int, flown_from: int) -> None:
        self.company: Final = company
        self.flown_from: Final = flown_from

    def run(self, s: OMState) -> None:
        if may_travel(s, self.company, self.flown_from):
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [STAY, TRAVEL]

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == STAY:
            return
        if s.side(seat) != self.flown_from:
            s.hangar[seat] -= 1
            s.log(LOG_TICKET, seat)
        else:
            task(s, seat, TRAVEL_TASK)
        travel(s, seat, 1 - s.side(seat))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        ask = ASK_TRAVEL if s.side(seat) == self.flown_from else ASK_TICKET
        return Prompt(ask, (1 - s.side(seat),))


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
        c = self.company
        count = s.working[c]
        s.working[c] = 0
        for group in range(GROUPS):
            if SLOT_SIDE[group] == self.side:
                count += s.slots[4 * group + c]
                s.slots[4 * group + c] = 0
        come_home(s, c, count)


def exploration_sites(s: OMState, c: int) -> list[int]:
    """8.3: empty hexes exactly three from the Rover, or from the start Mine before it has moved."""
    at = s.unit[5 * c + ROVER]
    return [hex_ for hex_ in THIRD_RING[CENTRE if at < 0 else at] if s.is_empty(hex_)]


class Explore(Step[OMState]):
    """8.3: choose one of the Discovery tiles on the Exploration spaces."""

    def __init__(self, company: int) -> None:
        self.company: Final = company

    def run(self, s: OMState) -> None:
        if max(s.exploration) >= 0 and exploration_sites(s, self.company):
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [EXPLORE + i for i in range(2) if s.exploration[i] >= 0]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if not EXPLORE <= action < EXPLORE + 2:
            return NOT_NOW
        return LEGAL if s.exploration[action - EXPLORE] >= 0 else NO_EFFECT

    def choose(self, s: OMState, seat: int, action: int) -> None:
        s.do(LayTile(seat, action - EXPLORE))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_EXPLORE)


class LayTile(Step[OMState]):
    """8.3: where the Discovery tile goes; then the space is refilled."""

    def __init__(self, company: int, at: int) -> None:
        self.company: Final = company
        self.at: Final = at

    def run(self, s: OMState) -> None:
        if s.exploration[self.at] >= 0 and exploration_sites(s, self.company):
            s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [AT + hex_ for hex_ in exploration_sites(s, seat)]

    def why(self, s: OMState, seat: int, action: int) -> int:
        if not AT <= action < AT + HEXES:
            return NOT_NOW
        if action - AT in exploration_sites(s, seat):
            return LEGAL
        return NOT_THREE_AWAY if s.is_empty(action - AT) else NOT_EMPTY

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - AT,)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        lay_tile(s, seat, self.at, action - AT)
        task(s, seat, DISCOVERY_TASK)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_TILE, (s.exploration[self.at],))


def lay_tile(s: OMState, c: int, at: int, hex_: int) -> None:
    s.put_tile(hex_, s.exploration[at])
    s.log(LOG_EXPLORED, c, s.tile[hex_], hex_)
    refill_exploration(s, at)


class Arrive(Step[OMState]):
    """8.3, 8.4: choose a free Turn Order space of the side; at setup (-1) of either."""

    def __init__(self, company: int, side: int) -> None:
        self.company: Final = company
        self.side: Final = side

    def run(self, s: OMState) -> None:
        s.ask(self, self.company)

    def legal(self, s: OMState, seat: int) -> list[int]:
        found: list[int] = []
        for number in range(1, SPACES + 1):
            if (self.side < 0 or SPACE_SIDE[number] == self.side) and not is_taken(s, number):
                found.append(GO + number - 1)
        return found

    def why(self, s: OMState, seat: int, action: int) -> int:
        if not GO <= action < GO + SPACES:
            return NOT_NOW
        number = action - GO + 1
        if self.side >= 0 and SPACE_SIDE[number] != self.side:
            return OTHER_SIDE
        return SPACE_TAKEN if is_taken(s, number) else LEGAL

    def figures(self, s: OMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (SPACE_SIDE[action - GO + 1],)

    def choose(self, s: OMState, seat: int, action: int) -> None:
        take_space(s, seat, action - GO + 1)

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_SPACE) if self.side < 0 else Prompt(ASK_ARRIVE, (self.side,))


def is_taken(s: OMState, number: int) -> bool:
    return any(space == number for space in s.space)


def take_space(s: OMState, c: int, number: int) -> None:
    """1.3: the marker on a space; its benefit may be taken."""
    s.space[c] = number
    s.log(LOG_SPACE, c, number)
    s.do(SpaceBenefit(c, number))


class SpaceBenefit(Step[OMState]):
    """1.3, 8.3: the benefit of a Turn Order space, optional; one with a price is asked first."""

    def __init__(self, company: int, number: int) -> None:
        self.company: Final = company
        self.number: Final = number

    def run(self, s: OMState) -> None:
        if not possible(s, self.company, SPACE_BENEFIT[self.number]):
            return
        if SPACE_BENEFIT[self.number] == BUY_COLONIST:
            s.ask(self, self.company)
        else:
            s.do(Benefit(self.company, SPACE_BENEFIT[self.number]))

    def legal(self, s: OMState, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def choose(self, s: OMState, seat: int, action: int) -> None:
        if action == ACCEPT:
            s.do(Benefit(seat, SPACE_BENEFIT[self.number]))

    def prompt(self, s: OMState, seat: int) -> Prompt:
        return Prompt(ASK_ACCEPT, (self.number,))


class TravelEffect(Effect):
    """6.2, 7.2: travel outside the Shuttle phase, to one side or to the other."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def possible(self, s: OMState, c: int) -> bool:
        return self.side < 0 or s.side(c) != self.side

    def start(self, s: OMState, c: int, must: int) -> None:
        travel(s, c, 1 - s.side(c))


define("to_orbit", TravelEffect(ORBIT))
define("to_other_side", TravelEffect(-1))
