"""8.1.3, 8.5: choices a card leaves to its player: either … or, exchanges, copying, converting."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    ASK_COPY,
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
    NOT_IN_HAND,
    NOT_YOURS,
    WAY,
    WAY_ADD,
    WAY_CARD,
    WAY_NOT_PRINTED,
    WAY_PLANTS,
)
from tharsis.games.terraforming_mars.deck import ASSETS, PROJECTS, number_of
from tharsis.games.terraforming_mars.printed import CARDS
from tharsis.games.terraforming_mars.rules.amounts import HowMuch
from tharsis.games.terraforming_mars.rules.cubes import take_cubes
from tharsis.games.terraforming_mars.rules.drawing import draw_cards
from tharsis.games.terraforming_mars.rules.payment import spend
from tharsis.games.terraforming_mars.state import HAND, RESOURCES, TMState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

OLYMPUS: Final = number_of("olympus_conference")
VIRAL: Final = number_of("viral_enhancers")


class Choice(Step[TMState]):
    """8.1.3: one of the ways printed on the card just played."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: TMState) -> None:
        s.ask(self, self.seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [CHOOSE + deed.way for deed in CARDS[self.card].either]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not CHOOSE <= action < CHOOSE + WAY.size:
            return NOT_NOW
        for deed in CARDS[self.card].either:
            if deed.way == action - CHOOSE:
                return LEGAL
        return WAY_NOT_PRINTED

    def choose(self, s: TMState, seat: int, action: int) -> None:
        for deed in CARDS[self.card].either:
            if deed.way == action - CHOOSE:
                for effect in deed.effects:
                    effect.apply(s, seat, self.card)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_WAY, (self.card,))


class Viral(Step[TMState]):
    """5.3: Viral Enhancers: a plant, or a resource on the card just played, which holds some."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: TMState) -> None:
        s.ask(self, self.seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [CHOOSE + WAY_PLANTS, CHOOSE + WAY_ADD]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not CHOOSE <= action < CHOOSE + WAY.size:
            return NOT_NOW
        return LEGAL if action - CHOOSE in (WAY_PLANTS, WAY_ADD) else WAY_NOT_PRINTED

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action == CHOOSE + WAY_PLANTS:
            s.gain(seat, board.PLANTS, 1)
        else:
            s.add_cubes(seat, self.card, 1)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_WAY, (VIRAL,))


class Olympus(Step[TMState]):
    """5.3: Olympus Conference: put a science resource here, or take one away to draw a card."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: TMState) -> None:
        if s.on_card(OLYMPUS):
            s.ask(self, self.seat)
        else:
            s.add_cubes(self.seat, OLYMPUS, 1)

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [CHOOSE + WAY_ADD, CHOOSE + WAY_CARD]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not CHOOSE <= action < CHOOSE + WAY.size:
            return NOT_NOW
        return LEGAL if action - CHOOSE in (WAY_ADD, WAY_CARD) else WAY_NOT_PRINTED

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action == CHOOSE + WAY_ADD:
            s.add_cubes(seat, OLYMPUS, 1)
        else:
            take_cubes(s, OLYMPUS, 1)
            draw_cards(s, seat, 1)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_WAY, (OLYMPUS,))


class University(Step[TMState]):
    """5.3: Mars University: discard a card to draw one, or leave it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: TMState) -> None:
        if s.hand(self.seat):
            s.ask(self, self.seat)

    def legal(self, s: TMState, seat: int) -> list[int]:
        actions = [DISCARD + card for card in s.hand(seat)]
        actions.append(DONE)
        return actions

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if not DISCARD <= action < DISCARD + PROJECTS:
            return NOT_NOW
        return LEGAL if s.cards.place[action - DISCARD] == HAND + seat else NOT_IN_HAND

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - DISCARD,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action == DONE:
            return
        s.discard(action - DISCARD, seat)
        s.log_secret(LOG_DISCARDED, (seat,), (action - DISCARD,), 1 << seat)
        draw_cards(s, seat, 1)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_EXCHANGE)


def box_fault(s: TMState, seat: int, card: int) -> int:
    """8.1.1: Robotic Workforce copies the production box of an own building, possible in full."""
    if s.holder_of(card) != seat:
        return NOT_YOURS
    if not CARDS[card].building:
        return NO_BOX
    boxed = False
    for effect in CARDS[card].effects:
        if effect.boxed:
            if effect.copy_fault(s, seat, card):
                return NO_BOX
            boxed = True
    return LEGAL if boxed else NO_BOX


def boxes(s: TMState, seat: int) -> list[int]:
    """Cards and corporation of a seat whose production box can be copied."""
    found = [card for card in s.tableau(seat) if box_fault(s, seat, card) == LEGAL]
    corporation = s.corporation[seat]
    if corporation >= 0 and box_fault(s, seat, corporation) == LEGAL:
        found.append(corporation)
    return found


class CopyBox(Step[TMState]):
    """8.1.1: choose the building whose production box is copied."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: TMState) -> None:
        found = boxes(s, self.seat)
        if len(found) > 1:
            s.ask(self, self.seat)
        elif found:
            self.copy(s, found[0])

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [COPY + card for card in boxes(s, seat)]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not COPY <= action < COPY + ASSETS:
            return NOT_NOW
        return box_fault(s, seat, action - COPY)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - COPY,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        self.copy(s, action - COPY)

    def copy(self, s: TMState, card: int) -> None:
        s.log(LOG_COPIED, self.seat, card)
        for effect in CARDS[card].effects:
            if effect.boxed:
                effect.copy(s, self.seat, card)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_COPY)


class Convert(HowMuch):
    """8.1.3: Insulation turns any number of heat production, at least one, into M€ production."""

    def high(self, s: TMState) -> int:
        return min(MOST, s.production[self.seat * RESOURCES + board.HEAT])

    def take(self, s: TMState, n: int) -> None:
        s.produce(self.seat, board.HEAT, -n)
        s.produce(self.seat, board.MEGACREDITS, n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_INSULATE)


class SellEnergy(HowMuch):
    """8.5: Power Infrastructure turns any number of energy, at least one, into as many M€."""

    def high(self, s: TMState) -> int:
        return min(MOST, s.stock[self.seat * RESOURCES + board.ENERGY])

    def take(self, s: TMState, n: int) -> None:
        spend(s, self.seat, board.ENERGY, n)
        s.gain(self.seat, board.MEGACREDITS, n)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_SELL_ENERGY)
