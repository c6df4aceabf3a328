"""8.1.3, 8.5: choices a card leaves to its player: either … or, exchanges, copying, converting."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ASK_COPY,
    ASK_EFFECT_WAY,
    ASK_EXCHANGE,
    ASK_INSULATE,
    ASK_SELL_ENERGY,
    ASK_WAY,
    CHOOSE,
    COPY,
    DISCARD,
    DONE,
    LOG_COPIED,
    LOG_DISCARDED,
    MOST,
    NO_BOX,
    NO_CARD_IN_HAND,
    NO_OWN_CARD,
    NO_SUCH_WAY,
)
from tharsis.games.terraforming_mars.board import ENERGY, HEAT, MEGACREDITS, PLANTS
from tharsis.games.terraforming_mars.codes import (
    DUE_CHOICE,
    DUE_CONVERT,
    DUE_COPY,
    DUE_MARS_UNIVERSITY,
    DUE_OLYMPUS_CONFERENCE,
    DUE_SELL_ENERGY,
    DUE_VIRAL_ENHANCERS,
    WAY_ADD,
    WAY_CARD,
    WAY_PLANTS,
)
from tharsis.games.terraforming_mars.deck import CARDS, number_of
from tharsis.games.terraforming_mars.rules.amounts import HowMuch
from tharsis.games.terraforming_mars.rules.cubes import take_cubes
from tharsis.games.terraforming_mars.rules.drawing import draw_cards
from tharsis.games.terraforming_mars.rules.payment import spend
from tharsis.games.terraforming_mars.state import HAND, RESOURCES, DueStep, TMState
from tharsis.kernel import LEGAL, PickOne, Prompt

OLYMPUS: Final = number_of("olympus_conference")
VIRAL: Final = number_of("viral_enhancers")
VIRAL_WAYS: Final[list[int]] = [WAY_PLANTS, WAY_ADD]
OLYMPUS_WAYS: Final[list[int]] = [WAY_ADD, WAY_CARD]


class PickWay(PickOne[TMState]):
    """8.1.3, 8.5: which of the ways printed on a card."""

    def run(self, s: TMState) -> None:
        self.put(s)

    def verb(self) -> int:
        return CHOOSE

    def outside(self) -> int:
        return NO_SUCH_WAY


class Choice(PickWay, DueStep):
    """8.1.3: one of the ways printed on the card just played."""

    def __init__(self, by: int, card: int) -> None:
        super().__init__(by)
        self.card: Final = card

    def due(self) -> int:
        return DUE_CHOICE

    def among(self, s: TMState, by: int) -> list[int]:
        return [deed.way for deed in CARDS[self.card].either]

    def take(self, s: TMState, by: int, way: int) -> None:
        for deed in CARDS[self.card].either:
            if deed.way == way:
                for effect in deed.effects:
                    effect.apply(s, by, self.card)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_WAY, (self.card,))


class Viral(PickWay, DueStep):
    """5.3: Viral Enhancers: a plant, or a resource on the card just played, which holds some."""

    def __init__(self, by: int, card: int) -> None:
        super().__init__(by)
        self.card: Final = card

    def due(self) -> int:
        return DUE_VIRAL_ENHANCERS

    def among(self, s: TMState, by: int) -> list[int]:
        return VIRAL_WAYS

    def take(self, s: TMState, by: int, way: int) -> None:
        if way == WAY_PLANTS:
            s.gain(by, PLANTS, 1)
        else:
            s.add_cubes(by, self.card, 1)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_EFFECT_WAY, (VIRAL,))


class Olympus(PickWay, DueStep):
    """5.3: Olympus Conference: put a science resource here, or take one away to draw a card."""

    def due(self) -> int:
        return DUE_OLYMPUS_CONFERENCE

    def plain(self, s: TMState) -> bool:
        return s.on_card(OLYMPUS) == 0

    def run(self, s: TMState) -> None:
        if s.on_card(OLYMPUS):
            self.put(s)
        else:
            s.add_cubes(self.by, OLYMPUS, 1)

    def among(self, s: TMState, by: int) -> list[int]:
        return OLYMPUS_WAYS

    def take(self, s: TMState, by: int, way: int) -> None:
        if way == WAY_ADD:
            s.add_cubes(by, OLYMPUS, 1)
        else:
            take_cubes(s, OLYMPUS, 1)
            draw_cards(s, by, 1, HAND)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_EFFECT_WAY, (OLYMPUS,))


class University(PickOne[TMState], DueStep):
    """5.3: Mars University: discard a card to draw one, or leave it."""

    def due(self) -> int:
        return DUE_MARS_UNIVERSITY

    def blocked(self, s: TMState) -> bool:
        """An exchange waits for a card."""
        return not s.hand(self.by)

    def verb(self) -> int:
        return DISCARD

    def among(self, s: TMState, by: int) -> list[int]:
        return s.hand(by)

    def outside(self) -> int:
        return NO_CARD_IN_HAND

    def take(self, s: TMState, by: int, card: int) -> None:
        s.discard(card, by)
        s.log_secret(LOG_DISCARDED, (by,), (card,), 1 << by)
        draw_cards(s, by, 1, HAND)

    def stop(self) -> int:
        return DONE

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_EXCHANGE)


def box_why(s: TMState, seat: int, card: int) -> int:
    """8.1.1: Robotic Workforce copies the production box of an own building, possible in full."""
    if s.holder_of(card) != seat:
        return NO_OWN_CARD
    if not CARDS[card].building:
        return NO_BOX
    boxed = False
    for effect in CARDS[card].effects:
        if effect.boxed:
            if effect.copy_why(s, seat, card):
                return NO_BOX
            boxed = True
    return LEGAL if boxed else NO_BOX


def boxes(s: TMState, seat: int) -> list[int]:
    """Cards and corporation of a seat whose production box can be copied."""
    return [card for card in s.assets(seat) if box_why(s, seat, card) == LEGAL]


class CopyBox(PickOne[TMState], DueStep):
    """8.1.1: choose the building whose production box is copied."""

    def due(self) -> int:
        return DUE_COPY

    def run(self, s: TMState) -> None:
        self.ask_or_take(s)

    def verb(self) -> int:
        return COPY

    def among(self, s: TMState, by: int) -> list[int]:
        return s.assets(by)

    def pick_why(self, s: TMState, by: int, card: int) -> int:
        return box_why(s, by, card)

    def take(self, s: TMState, by: int, card: int) -> None:
        s.log(LOG_COPIED, by, card)
        for effect in CARDS[card].effects:
            if effect.boxed:
                effect.copy(s, by, card)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_COPY)


class Convert(HowMuch, DueStep):
    """8.1.3: Insulation turns any number of heat production, at least one, into M€ production."""

    def due(self) -> int:
        return DUE_CONVERT

    def high(self, s: TMState, by: int) -> int:
        return min(MOST, s.production[by * RESOURCES + HEAT])

    def take(self, s: TMState, by: int, n: int) -> None:
        s.produce(by, HEAT, -n)
        s.produce(by, MEGACREDITS, n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_INSULATE)


class SellEnergy(HowMuch, DueStep):
    """8.5: Power Infrastructure turns any number of energy, at least one, into as many M€."""

    def due(self) -> int:
        return DUE_SELL_ENERGY

    def high(self, s: TMState, by: int) -> int:
        return min(MOST, s.stock[by * RESOURCES + ENERGY])

    def take(self, s: TMState, by: int, n: int) -> None:
        spend(s, by, ENERGY, n)
        s.gain(by, MEGACREDITS, n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_SELL_ENERGY)
