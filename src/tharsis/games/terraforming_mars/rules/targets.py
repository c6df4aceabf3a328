"""8.1.4: what strikes any player: removing resources (optional), lowering production (compulsory)."""

from typing import Final

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
    NO_GOODS,
    NO_NEUTRAL,
    NO_PLAYER,
    NO_PROTECTED_TARGET,
    NO_SHORE,
    NO_SPARING,
    PLACE,
    TARGET,
    TARGET_NEUTRAL,
    TARGET_NOBODY,
)
from tharsis.games.terraforming_mars.board import (
    LOWEST_MONEY_PRODUCTION,
    MEGACREDITS,
    OCEAN,
    OCEAN_RULE,
    OCEANS_GOAL,
    PLANTS,
)
from tharsis.games.terraforming_mars.codes import DUE_DECREASE, DUE_FLOODING, DUE_LOSS, DUE_REMOVE, NEUTRAL
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules.amounts import HowMuch
from tharsis.games.terraforming_mars.rules.hexes import beside_own, hex_why
from tharsis.games.terraforming_mars.rules.tiles import lay_tile
from tharsis.games.terraforming_mars.state import RESOURCES, DueStep, TMState
from tharsis.kernel import LEGAL, NOT_NOW, Either, PickOne, Prompt, Step

HABITATS: Final = number_of("protected_habitats")
#: Who can be struck: a player, or the neutral opponent of the solo game.
TARGETS: Final[list[int]] = [TARGET, TARGET_NEUTRAL]


def protected(s: TMState, seat: int, victim: int) -> bool:
    """Protected Habitats: opponents take no plants, animals or microbes."""
    return victim != seat and s.holder_of(HABITATS) == victim


def lose(s: TMState, seat: int, resource: int, n: int) -> None:
    s.stock[seat * RESOURCES + resource] -= n
    s.log(LOG_LOST, seat, resource, n)


class Remove(Either[TMState], DueStep):
    """8.1.4: remove (or, with ``steal``, take) up to so much of a resource from one player or nobody."""

    def __init__(self, by: int, resource: int, most: int, steal: bool) -> None:
        super().__init__(by)
        self.resource: Final = resource
        self.upto: Final = most
        self.steal: Final = steal

    def due(self) -> int:
        return DUE_REMOVE

    def possible(self, s: TMState, by: int) -> bool:
        """10.2.4: the neutral opponent is worth a question only to a thief."""
        if self.steal and s.solo():
            return True
        return any(self.victim_why(s, victim) == LEGAL for victim in range(s.seats))

    def victim_why(self, s: TMState, victim: int) -> int:
        if victim >= s.seats:
            return NO_PLAYER
        if s.stock[victim * RESOURCES + self.resource] == 0:
            return NO_GOODS
        if self.resource == PLANTS and protected(s, self.by, victim):
            return NO_PROTECTED_TARGET
        return LEGAL

    def verbs(self) -> list[int]:
        return TARGETS

    def pick_why(self, s: TMState, by: int, verb: int, victim: int) -> int:
        if verb == TARGET_NEUTRAL:
            return LEGAL if s.solo() else NO_NEUTRAL
        return self.victim_why(s, victim)

    def take(self, s: TMState, by: int, verb: int, victim: int) -> None:
        struck = NEUTRAL if verb == TARGET_NEUTRAL else victim
        s.do(RemoveAmount(by, struck, self.resource, self.upto, self.steal))

    def stop(self) -> int:
        return TARGET_NOBODY

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_STEAL if self.steal else ASK_REMOVE, (self.resource, self.upto))


class RemoveAmount(HowMuch):
    """8.1.4: how much of it; the neutral opponent of the solo game has plenty (10.2.4)."""

    def __init__(self, by: int, victim: int, resource: int, most: int, steal: bool) -> None:
        super().__init__(by)
        self.victim: Final = victim
        self.resource: Final = resource
        self.upto: Final = most
        self.steal: Final = steal

    def high(self, s: TMState, by: int) -> int:
        if self.victim == NEUTRAL:
            return self.upto
        return min(self.upto, s.stock[self.victim * RESOURCES + self.resource])

    def take(self, s: TMState, by: int, n: int) -> None:
        if self.victim != NEUTRAL:
            s.stock[self.victim * RESOURCES + self.resource] -= n
        if not self.steal:
            if self.victim != NEUTRAL:
                s.log(LOG_LOST, self.victim, self.resource, n)
            return
        s.stock[by * RESOURCES + self.resource] += n
        if self.victim == NEUTRAL:
            s.log(LOG_STOLEN_NEUTRAL, by, self.resource, n)
        else:
            s.log(LOG_STOLEN, by, self.victim, self.resource, n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_AMOUNT, (self.resource,))


def floor(resource: int) -> int:
    """4.1: how low a production can go."""
    return LOWEST_MONEY_PRODUCTION if resource == MEGACREDITS else 0


class Loss(Step[TMState], DueStep):
    """4.1: lower an own production, never below its floor."""

    def __init__(self, seat: int, resource: int, n: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.n: Final = n

    def room(self, s: TMState) -> int:
        return s.production[self.seat * RESOURCES + self.resource] - floor(self.resource)

    def due(self) -> int:
        return DUE_LOSS

    def plain(self, s: TMState) -> bool:
        return self.room(s) >= self.n

    def blocked(self, s: TMState) -> bool:
        """A loss that cannot be paid yet waits for what raises the production."""
        return self.room(s) < self.n

    def run(self, s: TMState) -> None:
        s.produce(self.seat, self.resource, -min(self.n, self.room(s)))


def victim_why(s: TMState, victim: int, resource: int, n: int) -> int:
    """8.1.4: the whole reduction must come out of one player."""
    if victim >= s.seats:
        return NO_PLAYER
    return LEGAL if s.production[victim * RESOURCES + resource] - n >= floor(resource) else NO_GOODS


def victims(s: TMState, resource: int, n: int) -> list[int]:
    """Who can take the whole reduction; in the solo game the neutral opponent always can."""
    found = [victim for victim in range(s.seats) if victim_why(s, victim, resource, n) == LEGAL]
    if s.solo():
        found.append(NEUTRAL)
    return found


class Decrease(Either[TMState], DueStep):
    """8.1.4: lower one player's production in full; compulsory, yourself allowed."""

    def __init__(self, by: int, resource: int, n: int) -> None:
        super().__init__(by)
        self.resource: Final = resource
        self.n: Final = n

    def due(self) -> int:
        return DUE_DECREASE

    def run(self, s: TMState) -> None:
        found = victims(s, self.resource, self.n)
        if len(found) > 1:
            self.put(s)
        elif found:
            self.strike(s, found[0])

    def verbs(self) -> list[int]:
        return TARGETS

    def pick_why(self, s: TMState, by: int, verb: int, victim: int) -> int:
        if verb == TARGET_NEUTRAL:
            return LEGAL if s.solo() else NO_NEUTRAL
        return victim_why(s, victim, self.resource, self.n)

    def other_why(self, s: TMState, by: int, action: int) -> int:
        return NO_SPARING if action == TARGET_NOBODY else NOT_NOW

    def take(self, s: TMState, by: int, verb: int, victim: int) -> None:
        self.strike(s, NEUTRAL if verb == TARGET_NEUTRAL else victim)

    def strike(self, s: TMState, victim: int) -> None:
        if victim == NEUTRAL:
            s.log(LOG_PRODUCTION_NEUTRAL, self.resource, self.n)
        else:
            s.produce(victim, self.resource, -self.n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_DECREASE, (self.resource, self.n))


class Flood(PickOne[TMState], DueStep):
    """8.1.4: Flooding places an ocean; the owner of one tile beside it may lose M€."""

    def __init__(self, by: int, most: int) -> None:
        super().__init__(by)
        self.upto: Final = most

    def due(self) -> int:
        return DUE_FLOODING

    def run(self, s: TMState) -> None:
        if s.oceans < OCEANS_GOAL:
            self.ask_or_take(s)

    def verb(self) -> int:
        return PLACE

    def pick_why(self, s: TMState, by: int, hex_: int) -> int:
        return hex_why(s, by, hex_, OCEAN_RULE)

    def take(self, s: TMState, by: int, hex_: int) -> None:
        lay_tile(s, by, hex_, OCEAN)
        s.do(FloodRemoval(by, hex_, self.upto))

    def rule(self, s: TMState, seat: int, action: int) -> str:
        return "3.2"

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_PLACE, (OCEAN,))


class FloodRemoval(PickOne[TMState]):
    """8.1.4: whose M€ the flood takes, among the owners of tiles beside the new ocean."""

    def __init__(self, by: int, hex_: int, most: int) -> None:
        super().__init__(by)
        self.hex: Final = hex_
        self.upto: Final = most

    def verb(self) -> int:
        return TARGET

    def pick_why(self, s: TMState, by: int, victim: int) -> int:
        if victim >= s.seats:
            return NO_PLAYER
        if not beside_own(s, victim, self.hex):
            return NO_SHORE
        return LEGAL if s.stock[victim * RESOURCES] else NO_GOODS

    def take(self, s: TMState, by: int, victim: int) -> None:
        s.do(RemoveAmount(by, victim, MEGACREDITS, self.upto, steal=False))

    def stop(self) -> int:
        return TARGET_NOBODY

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_FLOODING, (self.upto,))
