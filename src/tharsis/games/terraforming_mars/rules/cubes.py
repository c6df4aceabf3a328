"""5.8: special resources: putting them on cards and taking them away."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    ASK_ADD,
    ASK_ADD_ANY,
    ASK_CUBE_AMOUNT,
    ASK_PREY,
    ASK_REMOVE_CUBES,
    CUBES_PROTECTED,
    LOG_CUBES_LOST,
    LOG_CUBES_NEUTRAL,
    NO_NEUTRAL,
    NOT_A_HOLDER,
    ON,
    TARGET_NEUTRAL,
    TARGET_NOBODY,
    TARGET_REQUIRED,
)
from tharsis.games.terraforming_mars.deck import PROJECTS, number_of
from tharsis.games.terraforming_mars.printed import CARDS, HOLDERS
from tharsis.games.terraforming_mars.rules.amounts import HowMuch
from tharsis.games.terraforming_mars.rules.targets import protected
from tharsis.games.terraforming_mars.state import NOBODY, TMState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

PETS: Final = number_of("pets")


def holders(s: TMState, seat: int, cube: int) -> list[int]:
    """Own cards in play that hold a kind of special resource."""
    return [card for card in HOLDERS if CARDS[card].holds == cube and s.holder_of(card) == seat]


def take_cubes(s: TMState, card: int, n: int) -> None:
    printed = CARDS[card]
    s.cubes[printed.holder] -= n
    s.log(LOG_CUBES_LOST, s.holder_of(card), card, printed.holds, n)


class AddCubes(Step[TMState]):
    """5.8: all units go on one own card that holds them; without one they are lost."""

    def __init__(self, seat: int, cube: int, n: int) -> None:
        self.seat: Final = seat
        self.cube: Final = cube
        self.n: Final = n

    def run(self, s: TMState) -> None:
        found = holders(s, self.seat, self.cube)
        if len(found) > 1:
            s.ask(self, self.seat)
        elif found:
            s.add_cubes(self.seat, found[0], self.n)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [ON + card for card in holders(s, seat, self.cube)]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not ON <= action < ON + PROJECTS:
            return NOT_NOW
        card = action - ON
        return LEGAL if CARDS[card].holds == self.cube and s.holder_of(card) == seat else NOT_A_HOLDER

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - ON,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        s.add_cubes(seat, action - ON, self.n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (self.cube, self.n))


class AddAny(Step[TMState]):
    """5.8: one more of the same kind on an own card that has some."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def fault(self, s: TMState, card: int) -> int:
        return LEGAL if s.on_card(card) and s.holder_of(card) == self.seat else NOT_A_HOLDER

    def run(self, s: TMState) -> None:
        found = [card for card in HOLDERS if self.fault(s, card) == LEGAL]
        if len(found) > 1:
            s.ask(self, self.seat)
        elif found:
            s.add_cubes(self.seat, found[0], 1)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [ON + card for card in HOLDERS if self.fault(s, card) == LEGAL]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not ON <= action < ON + PROJECTS:
            return NOT_NOW
        return self.fault(s, action - ON)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - ON,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        s.add_cubes(seat, action - ON, 1)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_ADD_ANY)


def prey_fault(s: TMState, seat: int, card: int, cube: int) -> int:
    """8.1.4: animals never leave Pets; Protected Habitats guards its owner against the others."""
    owner = s.holder_of(card)
    if CARDS[card].holds != cube or owner == NOBODY or s.on_card(card) == 0:
        return NOT_A_HOLDER
    if card == PETS or protected(s, seat, owner):
        return CUBES_PROTECTED
    return LEGAL


def prey(s: TMState, seat: int, cube: int) -> list[int]:
    """Cards of any player from which a special resource can be taken."""
    return [card for card in HOLDERS if prey_fault(s, seat, card, cube) == LEGAL]


class RemoveCubes(Step[TMState]):
    """8.1.4: Virus removes up to so many from one card of any player, or none."""

    def __init__(self, seat: int, cube: int, most: int) -> None:
        self.seat: Final = seat
        self.cube: Final = cube
        self.most: Final = most

    def run(self, s: TMState) -> None:
        if prey(s, self.seat, self.cube):
            s.ask(self, self.seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        actions = [ON + card for card in prey(s, seat, self.cube)]
        actions.append(TARGET_NOBODY)
        return actions

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == TARGET_NOBODY:
            return LEGAL
        if not ON <= action < ON + PROJECTS:
            return NOT_NOW
        return prey_fault(s, seat, action - ON, self.cube)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - ON,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action != TARGET_NOBODY:
            s.do(RemoveCubesAmount(seat, action - ON, self.most))

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_REMOVE_CUBES, (self.cube, self.most))


class RemoveCubesAmount(HowMuch):
    """8.1.4: how many of them."""

    def __init__(self, seat: int, card: int, most: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.most: Final = most

    def high(self, s: TMState) -> int:
        return min(self.most, s.on_card(self.card))

    def take(self, s: TMState, n: int) -> None:
        take_cubes(s, self.card, n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_CUBE_AMOUNT, (CARDS[self.card].holds,))


class Prey(Step[TMState]):
    """8.5: Predators and Ants take one unit from any card as their price, and grow by one."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: TMState) -> None:
        found = prey(s, self.seat, CARDS[self.card].holds)
        if len(found) == 1 and not s.solo():
            self.eat(s, found[0])
        elif found or s.solo():
            s.ask(self, self.seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        actions = [ON + card for card in prey(s, seat, CARDS[self.card].holds)]
        if s.solo():
            actions.append(TARGET_NEUTRAL)
        return actions

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == TARGET_NEUTRAL:
            return LEGAL if s.solo() else NO_NEUTRAL
        if action == TARGET_NOBODY:
            return TARGET_REQUIRED
        if not ON <= action < ON + PROJECTS:
            return NOT_NOW
        return prey_fault(s, seat, action - ON, CARDS[self.card].holds)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return () if reason in (NO_NEUTRAL, TARGET_REQUIRED) else (action - ON,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action == TARGET_NEUTRAL:
            s.log(LOG_CUBES_NEUTRAL, seat, CARDS[self.card].holds)
            s.add_cubes(seat, self.card, 1)
        else:
            self.eat(s, action - ON)

    def eat(self, s: TMState, card: int) -> None:
        take_cubes(s, card, 1)
        s.add_cubes(self.seat, self.card, 1)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_PREY, (CARDS[self.card].holds,))


def animal_holder(card: int) -> bool:
    """Whether the card just played holds microbes or animals itself (Viral Enhancers)."""
    return CARDS[card].holds in (board.ANIMALS, board.MICROBES)
