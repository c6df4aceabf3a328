"""8.1.4: what strikes any player: removing resources (optional), lowering production (compulsory)."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    ASK_AMOUNT,
    ASK_DECREASE,
    ASK_FLOODING,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_STEAL,
    LOG_LOST,
    LOG_PRODUCTION_NEUTRAL,
    LOG_STOLEN,
    LOG_STOLEN_NEUTRAL,
    NO_NEUTRAL,
    PLACE,
    TARGET,
    TARGET_LACKS,
    TARGET_NEUTRAL,
    TARGET_NOBODY,
    TARGET_PROTECTED,
    TARGET_REQUIRED,
)
from tharsis.games.terraforming_mars.board import NEIGHBOURS
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules.amounts import HowMuch
from tharsis.games.terraforming_mars.rules.tiles import hex_fault, hexes_for, lay_tile
from tharsis.games.terraforming_mars.state import NEUTRAL, RESOURCES, TMState
from tharsis.kernel import LEGAL, NOT_NOW, SEAT, Prompt, Step

HABITATS: Final = number_of("protected_habitats")


def protected(s: TMState, seat: int, victim: int) -> bool:
    """Protected Habitats: opponents take no plants, animals or microbes."""
    return victim != seat and s.holder_of(HABITATS) == victim


def lose(s: TMState, seat: int, resource: int, n: int) -> None:
    s.stock[seat * RESOURCES + resource] -= n
    s.log(LOG_LOST, seat, resource, n)


class Remove(Step[TMState]):
    """8.1.4: remove (or, with ``steal``, take) up to so much of a resource from one player or nobody."""

    def __init__(self, seat: int, resource: int, most: int, steal: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.most: Final = most
        self.steal: Final = steal

    def run(self, s: TMState) -> None:
        if s.solo() and self.steal:
            s.ask(self, self.seat)
            return
        for victim in range(s.seats):
            if self.fault(s, victim) == LEGAL:
                s.ask(self, self.seat)
                return

    def fault(self, s: TMState, victim: int) -> int:
        if victim >= s.seats or s.stock[victim * RESOURCES + self.resource] == 0:
            return TARGET_LACKS
        if self.resource == board.PLANTS and protected(s, self.seat, victim):
            return TARGET_PROTECTED
        return LEGAL

    def legal(self, s: TMState, seat: int) -> list[int]:
        actions = [TARGET + victim for victim in range(s.seats) if self.fault(s, victim) == LEGAL]
        if s.solo():
            actions.append(TARGET_NEUTRAL)
        actions.append(TARGET_NOBODY)
        return actions

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == TARGET_NOBODY:
            return LEGAL
        if action == TARGET_NEUTRAL:
            return LEGAL if s.solo() else NO_NEUTRAL
        if not TARGET <= action < TARGET + SEAT.size:
            return NOT_NOW
        return self.fault(s, action - TARGET)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return () if reason == NO_NEUTRAL else (action - TARGET,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action == TARGET_NOBODY:
            return
        victim = NEUTRAL if action == TARGET_NEUTRAL else action - TARGET
        s.do(RemoveAmount(seat, victim, self.resource, self.most, self.steal))

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_STEAL if self.steal else ASK_REMOVE, (self.resource, self.most))


class RemoveAmount(HowMuch):
    """8.1.4: how much of it; the neutral opponent of the solo game has plenty (10.2.4)."""

    def __init__(self, seat: int, victim: int, resource: int, most: int, steal: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.resource: Final = resource
        self.most: Final = most
        self.steal: Final = steal

    def high(self, s: TMState) -> int:
        if self.victim == NEUTRAL:
            return self.most
        return min(self.most, s.stock[self.victim * RESOURCES + self.resource])

    def take(self, s: TMState, n: int) -> None:
        if self.victim != NEUTRAL:
            s.stock[self.victim * RESOURCES + self.resource] -= n
        if not self.steal:
            if self.victim != NEUTRAL:
                s.log(LOG_LOST, self.victim, self.resource, n)
            return
        s.stock[self.seat * RESOURCES + self.resource] += n
        if self.victim == NEUTRAL:
            s.log(LOG_STOLEN_NEUTRAL, self.seat, self.resource, n)
        else:
            s.log(LOG_STOLEN, self.seat, self.victim, self.resource, n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_AMOUNT, (self.resource,))


def floor(resource: int) -> int:
    """4.1: how low a production can go."""
    return board.LOWEST_MONEY_PRODUCTION if resource == board.MEGACREDITS else 0


def victim_fault(s: TMState, victim: int, resource: int, n: int) -> int:
    """8.1.4: the whole reduction must come out of one player."""
    if victim >= s.seats or s.production[victim * RESOURCES + resource] - n < floor(resource):
        return TARGET_LACKS
    return LEGAL


def victims(s: TMState, resource: int, n: int) -> list[int]:
    """Who can take the whole reduction; in the solo game the neutral opponent always can."""
    found = [victim for victim in range(s.seats) if victim_fault(s, victim, resource, n) == LEGAL]
    if s.solo():
        found.append(NEUTRAL)
    return found


class Decrease(Step[TMState]):
    """8.1.4: lower one player's production in full; compulsory, yourself allowed."""

    def __init__(self, seat: int, resource: int, n: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.n: Final = n

    def run(self, s: TMState) -> None:
        found = victims(s, self.resource, self.n)
        if len(found) > 1:
            s.ask(self, self.seat)
        elif found:
            self.strike(s, found[0])

    def legal(self, s: TMState, seat: int) -> list[int]:
        found = victims(s, self.resource, self.n)
        return [TARGET_NEUTRAL if victim == NEUTRAL else TARGET + victim for victim in found]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == TARGET_NOBODY:
            return TARGET_REQUIRED
        if action == TARGET_NEUTRAL:
            return LEGAL if s.solo() else NO_NEUTRAL
        if not TARGET <= action < TARGET + SEAT.size:
            return NOT_NOW
        return victim_fault(s, action - TARGET, self.resource, self.n)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - TARGET,) if reason == TARGET_LACKS else ()

    def choose(self, s: TMState, seat: int, action: int) -> None:
        self.strike(s, NEUTRAL if action == TARGET_NEUTRAL else action - TARGET)

    def strike(self, s: TMState, victim: int) -> None:
        if victim == NEUTRAL:
            s.log(LOG_PRODUCTION_NEUTRAL, self.resource, self.n)
        else:
            s.produce(victim, self.resource, -self.n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_DECREASE, (self.resource, self.n))


class Flood(Step[TMState]):
    """8.1.4: Flooding places an ocean; the owner of one tile beside it may lose M€."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat: Final = seat
        self.most: Final = most

    def run(self, s: TMState) -> None:
        if s.oceans == board.OCEANS_GOAL:
            return
        hexes = hexes_for(s, self.seat, board.OCEAN_RULE)
        if len(hexes) > 1:
            s.ask(self, self.seat)
        elif hexes:
            self.pour(s, hexes[0])

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [PLACE + hex_ for hex_ in hexes_for(s, seat, board.OCEAN_RULE)]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not PLACE <= action < PLACE + board.HEXES:
            return NOT_NOW
        return hex_fault(s, seat, action - PLACE, board.OCEAN_RULE)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - PLACE,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        self.pour(s, action - PLACE)

    def pour(self, s: TMState, hex_: int) -> None:
        lay_tile(s, self.seat, hex_, board.OCEAN)
        s.do(FloodRemoval(self.seat, hex_, self.most))

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_PLACE, (board.OCEAN,))


class FloodRemoval(Step[TMState]):
    """8.1.4: whose M€ the flood takes, among the owners of tiles beside the new ocean."""

    def __init__(self, seat: int, hex_: int, most: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex_
        self.most: Final = most

    def fault(self, s: TMState, victim: int) -> int:
        if victim >= s.seats or s.stock[victim * RESOURCES] == 0:
            return TARGET_LACKS
        for other in NEIGHBOURS[self.hex]:
            if s.owner[other] == victim:
                return LEGAL
        return TARGET_LACKS

    def run(self, s: TMState) -> None:
        for victim in range(s.seats):
            if self.fault(s, victim) == LEGAL:
                s.ask(self, self.seat)
                return

    def legal(self, s: TMState, seat: int) -> list[int]:
        actions = [TARGET + victim for victim in range(s.seats) if self.fault(s, victim) == LEGAL]
        actions.append(TARGET_NOBODY)
        return actions

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == TARGET_NOBODY:
            return LEGAL
        if not TARGET <= action < TARGET + SEAT.size:
            return NOT_NOW
        return self.fault(s, action - TARGET)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - TARGET,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action != TARGET_NOBODY:
            s.do(RemoveAmount(seat, action - TARGET, board.MEGACREDITS, self.most, 0))

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_FLOODING, (self.most,))
