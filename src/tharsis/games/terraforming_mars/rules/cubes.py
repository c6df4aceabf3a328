"""5.8: special resources: putting them on cards and taking them away."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ASK_ADD,
    ASK_ADD_ANY,
    ASK_CUBE_AMOUNT,
    ASK_PREY,
    ASK_REMOVE_CUBES,
    LOG_CUBES_LOST,
    LOG_CUBES_NEUTRAL,
    NO_HOLDER,
    NO_NEUTRAL,
    NO_OPEN_PREY,
    NO_PREY,
    NO_PROTECTED_CARD,
    NO_SPARING,
    ON,
    TARGET_NEUTRAL,
    TARGET_NOBODY,
)
from tharsis.games.terraforming_mars.board import ANIMALS, MICROBES
from tharsis.games.terraforming_mars.codes import (
    DUE_ADD_ANIMALS,
    DUE_ADD_ANY,
    DUE_ADD_MICROBES,
    DUE_PREY,
    DUE_REMOVE_ANIMALS,
)
from tharsis.games.terraforming_mars.deck import CARDS, HOLDERS, number_of
from tharsis.games.terraforming_mars.rules.amounts import HowMuch
from tharsis.games.terraforming_mars.rules.targets import protected
from tharsis.games.terraforming_mars.state import DueStep, TMState
from tharsis.kernel import ALONE, LEGAL, NOT_NOW, Either, PickOne, Prompt

PETS: Final = number_of("pets")
#: What Predators and Ants feed on.
PREY: Final[list[int]] = [ON, TARGET_NEUTRAL]


def holders(s: TMState, seat: int, cube: int) -> list[int]:
    """Own cards in play that hold a kind of special resource."""
    return [card for card in HOLDERS if CARDS[card].holds == cube and s.holder_of(card) == seat]


def take_cubes(s: TMState, card: int, n: int) -> None:
    printed = CARDS[card]
    s.cubes[printed.holder] -= n
    s.log(LOG_CUBES_LOST, s.holder_of(card), card, printed.holds, n)


class AddCubes(PickOne[TMState], DueStep):
    """5.8: all units go on one own card that holds them; without one they are lost."""

    def __init__(self, by: int, cube: int, n: int) -> None:
        super().__init__(by)
        self.cube: Final = cube
        self.n: Final = n

    def due(self) -> int:
        return DUE_ADD_MICROBES if self.cube == MICROBES else DUE_ADD_ANIMALS

    def plain(self, s: TMState) -> bool:
        return len(holders(s, self.by, self.cube)) <= 1

    def run(self, s: TMState) -> None:
        self.ask_or_take(s)

    def verb(self) -> int:
        return ON

    def among(self, s: TMState, by: int) -> list[int]:
        return HOLDERS

    def pick_why(self, s: TMState, by: int, card: int) -> int:
        return LEGAL if CARDS[card].holds == self.cube and s.holder_of(card) == by else NO_HOLDER

    def take(self, s: TMState, by: int, card: int) -> None:
        s.add_cubes(by, card, self.n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (self.cube, self.n))


class AddAny(PickOne[TMState], DueStep):
    """5.8: one more of the same kind on an own card that has some."""

    def due(self) -> int:
        return DUE_ADD_ANY

    def run(self, s: TMState) -> None:
        self.ask_or_take(s)

    def verb(self) -> int:
        return ON

    def among(self, s: TMState, by: int) -> list[int]:
        return HOLDERS

    def pick_why(self, s: TMState, by: int, card: int) -> int:
        return LEGAL if s.on_card(card) and s.holder_of(card) == by else NO_HOLDER

    def take(self, s: TMState, by: int, card: int) -> None:
        s.add_cubes(by, card, 1)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_ADD_ANY)


def prey_why(s: TMState, seat: int, card: int, cube: int) -> int:
    """8.1.4: animals never leave Pets; Protected Habitats guards its owner against the others."""
    if CARDS[card].holds != cube or s.on_card(card) == 0:
        return NO_HOLDER
    if card == PETS or protected(s, seat, s.holder_of(card)):
        return NO_PROTECTED_CARD
    return LEGAL


def prey(s: TMState, seat: int, cube: int) -> list[int]:
    """Cards of any player from which a special resource can be taken."""
    return [card for card in HOLDERS if prey_why(s, seat, card, cube) == LEGAL]


def hunt_why(s: TMState, seat: int, cube: int) -> int:
    """8.5: somebody's card must have one to take; the neutral opponent always has (10.2.4)."""
    if s.solo():
        return LEGAL
    found = NO_PREY
    for card in HOLDERS:
        why = prey_why(s, seat, card, cube)
        if why == LEGAL:
            return LEGAL
        if why == NO_PROTECTED_CARD:
            found = NO_OPEN_PREY
    return found


class RemoveCubes(PickOne[TMState], DueStep):
    """8.1.4: Virus removes up to so many from one card of any player, or none."""

    def __init__(self, by: int, cube: int, most: int) -> None:
        super().__init__(by)
        self.cube: Final = cube
        self.upto: Final = most

    def due(self) -> int:
        return DUE_REMOVE_ANIMALS

    def verb(self) -> int:
        return ON

    def among(self, s: TMState, by: int) -> list[int]:
        return HOLDERS

    def pick_why(self, s: TMState, by: int, card: int) -> int:
        return prey_why(s, by, card, self.cube)

    def take(self, s: TMState, by: int, card: int) -> None:
        s.do(RemoveCubesAmount(by, card, self.upto))

    def stop(self) -> int:
        return TARGET_NOBODY

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_REMOVE_CUBES, (self.cube, self.upto))


class RemoveCubesAmount(HowMuch):
    """8.1.4: how many of them."""

    def __init__(self, by: int, card: int, most: int) -> None:
        super().__init__(by)
        self.card: Final = card
        self.upto: Final = most

    def high(self, s: TMState, by: int) -> int:
        return min(self.upto, s.on_card(self.card))

    def take(self, s: TMState, by: int, n: int) -> None:
        take_cubes(s, self.card, n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_CUBE_AMOUNT, (CARDS[self.card].holds,))


class Prey(Either[TMState], DueStep):
    """8.5: Predators and Ants take one unit from any card as their price, and grow by one."""

    def __init__(self, by: int, card: int) -> None:
        super().__init__(by)
        self.card: Final = card

    def due(self) -> int:
        return DUE_PREY

    def run(self, s: TMState) -> None:
        found = prey(s, self.by, CARDS[self.card].holds)
        if len(found) == 1 and not s.solo():
            self.eat(s, found[0])
        elif found or s.solo():
            self.put(s)

    def verbs(self) -> list[int]:
        return PREY

    def among(self, s: TMState, by: int, verb: int) -> list[int]:
        return HOLDERS if verb == ON else ALONE

    def pick_why(self, s: TMState, by: int, verb: int, card: int) -> int:
        if verb == TARGET_NEUTRAL:
            return LEGAL if s.solo() else NO_NEUTRAL
        return prey_why(s, by, card, CARDS[self.card].holds)

    def other_why(self, s: TMState, by: int, action: int) -> int:
        return NO_SPARING if action == TARGET_NOBODY else NOT_NOW

    def take(self, s: TMState, by: int, verb: int, card: int) -> None:
        if verb == TARGET_NEUTRAL:
            s.log(LOG_CUBES_NEUTRAL, by, CARDS[self.card].holds)
            s.add_cubes(by, self.card, 1)
        else:
            self.eat(s, card)

    def eat(self, s: TMState, card: int) -> None:
        take_cubes(s, card, 1)
        s.add_cubes(self.by, self.card, 1)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_PREY, (CARDS[self.card].holds,))


def feeds_itself(card: int) -> bool:
    """Whether the card just played holds microbes or animals itself (Viral Enhancers)."""
    return CARDS[card].holds == ANIMALS or CARDS[card].holds == MICROBES
