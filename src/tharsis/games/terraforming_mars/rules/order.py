"""8.1.3: effects due at once, in the order the active player likes.

There is no list of priorities. Plain gains have happened when something is left due, because earlier never
hurts; a loss waits until it can be paid; only what has consequences of its own (tiles, draws, choices) is
asked for, and only while two different things are due.
"""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    ASK_FIRST,
    DUE,
    DUE_ADD_ANY,
    DUE_ANIMALS,
    DUE_BUY,
    DUE_CHOICE,
    DUE_CLAIM,
    DUE_CONVERT,
    DUE_COPY,
    DUE_DECREASE,
    DUE_DRAW,
    DUE_FLOODING,
    DUE_LOOK,
    DUE_LOSS,
    DUE_MICROBES,
    DUE_OCEAN,
    DUE_OLYMPUS,
    DUE_PREY,
    DUE_REMOVE,
    DUE_REMOVE_ANIMALS,
    DUE_REVEAL,
    DUE_SELL_ENERGY,
    DUE_SPECIAL,
    DUE_UNIVERSITY,
    DUE_VIRAL,
    FIRST,
    LOSS_NOT_YET,
    NOT_DUE,
)
from tharsis.games.terraforming_mars.rules.choices import (
    Choice,
    Convert,
    CopyBox,
    Olympus,
    SellEnergy,
    University,
    Viral,
)
from tharsis.games.terraforming_mars.rules.cubes import AddAny, AddCubes, Prey, RemoveCubes, holders
from tharsis.games.terraforming_mars.rules.drawing import BuyOne, KeepSome, Look, Reveal, draw_cards
from tharsis.games.terraforming_mars.rules.targets import Decrease, Flood, Remove, floor
from tharsis.games.terraforming_mars.rules.tiles import ClaimHex, PlaceTile
from tharsis.games.terraforming_mars.state import RESOURCES, TMState
from tharsis.kernel import LEGAL, NOT_NOW, AnyStep, Prompt, Step


def kind_of(item: int) -> int:
    return item // 256 % 32


class Draw(Step[TMState]):
    """8.1.3: draw cards to the hand."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat: Final = seat
        self.n: Final = n

    def run(self, s: TMState) -> None:
        draw_cards(s, self.seat, self.n)


class Loss(Step[TMState]):
    """4.1: lower an own production, never below its floor."""

    def __init__(self, seat: int, resource: int, n: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.n: Final = n

    def run(self, s: TMState) -> None:
        room = s.production[self.seat * RESOURCES + self.resource] - floor(self.resource)
        s.produce(self.seat, self.resource, -min(self.n, room))


def step_of(item: int) -> AnyStep:
    """The step that carries a due effect out."""
    seat, due, arg = item // 8192, kind_of(item), item % 256
    if due <= DUE_SPECIAL:
        return PlaceTile(seat, arg // 16, arg % 16)
    if due == DUE_DRAW:
        return Draw(seat, arg)
    if due == DUE_REMOVE:
        return Remove(seat, arg // 32, arg // 2 % 16, arg % 2)
    if due == DUE_DECREASE:
        return Decrease(seat, arg // 16, arg % 16)
    if due == DUE_CHOICE:
        return Choice(seat, arg)
    if due == DUE_UNIVERSITY:
        return University(seat)
    if due == DUE_OLYMPUS:
        return Olympus(seat)
    if due == DUE_VIRAL:
        return Viral(seat, arg)
    return _rarer_step_of(seat, due, arg)


def _rarer_step_of(seat: int, due: int, arg: int) -> AnyStep:
    if due in (DUE_MICROBES, DUE_ANIMALS):
        return AddCubes(seat, board.MICROBES if due == DUE_MICROBES else board.ANIMALS, arg)
    if due == DUE_LOOK:
        return Look(seat, arg // 16)
    if due == DUE_BUY:
        return Look(seat, 1)
    if due == DUE_CLAIM:
        return ClaimHex(seat)
    if due == DUE_REMOVE_ANIMALS:
        return RemoveCubes(seat, board.ANIMALS, arg)
    if due == DUE_ADD_ANY:
        return AddAny(seat)
    if due == DUE_COPY:
        return CopyBox(seat)
    if due == DUE_CONVERT:
        return Convert(seat)
    if due == DUE_PREY:
        return Prey(seat, arg)
    if due == DUE_FLOODING:
        return Flood(seat, arg)
    if due == DUE_REVEAL:
        return Reveal(seat, arg)
    if due == DUE_SELL_ENERGY:
        return SellEnergy(seat)
    return Loss(seat, arg // 16, arg % 16)


class Settle(Step[TMState]):
    """8.1.3: carry out what is due; the active player says what comes first."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: TMState) -> None:
        count = len(s.due)
        if count == 0:
            return
        if count == 1:
            self.start(s, 0)
            return
        for i in range(count):
            if self.plain(s, s.due[i]):
                self.start(s, i)
                return
        first = self.single(s)
        if first >= 0:
            self.start(s, first)
        else:
            s.ask(self, self.seat)

    def plain(self, s: TMState, item: int) -> bool:
        """Whether an effect can be done at once because its order does not matter."""
        seat, due, arg = item // 8192, kind_of(item), item % 256
        if due == DUE_OCEAN:
            return s.oceans == board.OCEANS_GOAL
        if due == DUE_LOSS:
            return not self.blocked(s, item)
        if due == DUE_MICROBES:
            return len(holders(s, seat, board.MICROBES)) <= 1
        if due == DUE_ANIMALS:
            return len(holders(s, seat, board.ANIMALS)) <= 1
        return due == DUE_OLYMPUS and s.on_card(arg) == 0

    def blocked(self, s: TMState, item: int) -> bool:
        """Whether an effect has to wait: a loss that cannot be paid yet, an exchange without a card."""
        seat, due, arg = item // 8192, kind_of(item), item % 256
        if due == DUE_LOSS:
            return s.production[seat * RESOURCES + arg // 16] - arg % 16 < floor(arg // 16)
        return due == DUE_UNIVERSITY and not s.hand(seat)

    def single(self, s: TMState) -> int:
        """The place of the only kind of effect that can come next, or -1 when there are several."""
        first = -1
        for i in range(len(s.due)):
            if self.blocked(s, s.due[i]):
                continue
            if first < 0:
                first = i
            elif kind_of(s.due[i]) != kind_of(s.due[first]):
                return -1
        return max(first, 0)

    def start(self, s: TMState, i: int) -> None:
        item = s.due.pop(i)
        due = kind_of(item)
        if due == DUE_LOOK:
            s.do(step_of(item), KeepSome(item // 8192, item % 16), self)
        elif due == DUE_BUY:
            s.do(step_of(item), BuyOne(item // 8192), self)
        else:
            s.do(step_of(item), self)

    def legal(self, s: TMState, seat: int) -> list[int]:
        kinds: list[int] = []
        for item in s.due:
            if not self.blocked(s, item) and kind_of(item) not in kinds:
                kinds.append(kind_of(item))
        kinds.sort()
        return [FIRST + due for due in kinds]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not FIRST <= action < FIRST + DUE.size:
            return NOT_NOW
        found = NOT_DUE
        for item in s.due:
            if kind_of(item) == action - FIRST:
                if not self.blocked(s, item):
                    return LEGAL
                found = LOSS_NOT_YET
        return found

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - FIRST,) if reason == NOT_DUE else ()

    def choose(self, s: TMState, seat: int, action: int) -> None:
        for i in range(len(s.due)):
            if kind_of(s.due[i]) == action - FIRST and not self.blocked(s, s.due[i]):
                self.start(s, i)
                return

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_FIRST)
