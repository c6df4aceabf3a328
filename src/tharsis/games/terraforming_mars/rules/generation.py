"""7, 10.3: a generation: order, research (with the draft), actions, production; and the end (9)."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    ASK_DRAFT,
    ASK_FINAL,
    ASK_RESEARCH,
    CONVERT_PLANTS,
    DONE,
    END_SCORED,
    END_SOLO_LOST,
    END_SOLO_WON,
    KEEP,
    KEEP_SHORT,
    LOG_BOUGHT,
    LOG_FINAL,
    LOG_GENERATION,
    LOG_INCOME,
    LOG_PRODUCED,
    LOG_SCORE,
    NOT_OFFERED,
)
from tharsis.games.terraforming_mars.deck import PROJECTS
from tharsis.games.terraforming_mars.rules.drawing import buy_kept, pick_fault, take_card
from tharsis.games.terraforming_mars.rules.order import Settle
from tharsis.games.terraforming_mars.rules.payment import Payment
from tharsis.games.terraforming_mars.rules.scoring import total
from tharsis.games.terraforming_mars.rules.tracks import terraformed
from tharsis.games.terraforming_mars.rules.turn import Turn, convert_plants, plants_fault, plants_figures
from tharsis.games.terraforming_mars.state import (
    ACTION,
    DECK,
    DISCARD,
    FINAL,
    KEPT,
    PACKET,
    PICK,
    PRODUCTION,
    RESEARCH,
    RESOURCES,
    TMState,
)
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, Step

RESEARCH_CARDS: Final = 4


class PlayerOrder(Step[TMState]):
    """7.1: the start marker moves on, and a generation begins."""

    def run(self, s: TMState) -> None:
        s.generation += 1
        s.first = (s.first + 1) % s.seats
        s.log(LOG_GENERATION, s.generation, s.first)
        s.do(DealResearch())


class DealResearch(Step[TMState]):
    """7.2: four cards each, one at a time round the table, so that a reshuffle spreads evenly."""

    def run(self, s: TMState) -> None:
        s.phase = RESEARCH
        s.ready = 0
        available = len(s.cards.piles[DECK]) + len(s.cards.piles[DISCARD])
        for _ in range(min(RESEARCH_CARDS, available // s.seats)):
            for i in range(s.seats):
                seat = (s.first + i) % s.seats
                take_card(s, PACKET + seat, 1 << seat)
        if s.options["draft"] and not s.solo() and s.packet(s.first):
            s.do(Draft(), Research())
        else:
            s.do(Research())


def passes_to(s: TMState, seat: int) -> int:
    """10.3: packets go clockwise in even generations, the other way in odd ones."""
    return (seat + 1) % s.seats if s.generation % 2 == 0 else (seat - 1) % s.seats


def passed_by(s: TMState, seat: int) -> int:
    """Mask of the seat that has passed this packet on and so knows it; nobody in the first round."""
    if not s.kept(seat):
        return 0
    return 1 << ((seat - 1) % s.seats if s.generation % 2 == 0 else (seat + 1) % s.seats)


class Draft(Step[TMState]):
    """10.3: keep one card of the packet, pass the rest on; all at once, until the packets are empty."""

    def run(self, s: TMState) -> None:
        owing = s.everyone() & ~s.ready
        if owing:
            s.ask_all(self, owing)
        else:
            s.do(PassPackets())

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [KEEP + card for card in s.packet(seat)]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if not KEEP <= action < KEEP + PROJECTS:
            return NOT_NOW
        return LEGAL if s.cards.place[action - KEEP] == PACKET + seat else NOT_OFFERED

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return (action - KEEP,)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        s.cards.move(action - KEEP, PICK + seat, 1 << seat)
        # Who passed the packet knows it no longer: the card taken might be any of them.
        self.know(s, seat, 1 << seat)
        s.ready |= 1 << seat
        s.do(self)

    def retract(self, s: TMState, seat: int) -> None:
        s.cards.move(s.cards.piles[PICK + seat][0], PACKET + seat, 1 << seat)
        self.know(s, seat, 1 << seat | passed_by(s, seat))
        s.ready &= ~(1 << seat)

    def know(self, s: TMState, seat: int, mask: int) -> None:
        for card in s.packet(seat):
            s.cards.show_to(card, mask)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_DRAFT)


class PassPackets(Step[TMState]):
    """10.3: the packets move on together; when they are empty, each buys among the cards it kept."""

    def run(self, s: TMState) -> None:
        s.ready = 0
        packets = [s.packet(seat)[:] for seat in range(s.seats)]
        for seat in range(s.seats):
            s.cards.move(s.cards.piles[PICK + seat][0], KEPT + seat, 1 << seat)
            to = passes_to(s, seat)
            for card in packets[seat]:
                s.cards.move(card, PACKET + to, 1 << to | 1 << seat)
        if s.packet(s.first):
            s.do(Draft())
            return
        for seat in range(s.seats):
            for card in s.kept(seat)[:]:
                s.cards.move(card, PACKET + seat, 1 << seat)


class Research(Step[TMState]):
    """7.2: buy any of the four cards for 3 M€ each; all at once, in secret."""

    def run(self, s: TMState) -> None:
        owing = s.everyone() & ~s.ready
        if owing:
            s.ask_all(self, owing)
        else:
            s.do(BuyResearch(0))

    def fault(self, s: TMState, seat: int, card: int) -> int:
        fault = pick_fault(s, seat, card)
        if fault:
            return fault
        return LEGAL if s.money(seat) >= board.CARD_PRICE * (len(s.kept(seat)) + 1) else KEEP_SHORT

    def legal(self, s: TMState, seat: int) -> list[int]:
        actions = [KEEP + card for card in s.packet(seat) if self.fault(s, seat, card) == LEGAL]
        actions.append(DONE)
        return actions

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        if not KEEP <= action < KEEP + PROJECTS:
            return NOT_NOW
        return self.fault(s, seat, action - KEEP)

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        if reason == KEEP_SHORT:
            return board.CARD_PRICE * (len(s.kept(seat)) + 1), s.money(seat)
        return (action - KEEP,) if reason == NOT_OFFERED else ()

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action == DONE:
            s.ready |= 1 << seat
        else:
            s.cards.move(action - KEEP, KEPT + seat, 1 << seat)
        s.do(self)

    def retract(self, s: TMState, seat: int) -> None:
        s.ready &= ~(1 << seat)
        for card in s.kept(seat)[:]:
            s.cards.move(card, PACKET + seat, 1 << seat)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_RESEARCH, (s.money(seat),))


class BuyResearch(Step[TMState]):
    """7.2: in turn order, pay for the cards kept and discard the rest face down."""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def run(self, s: TMState) -> None:
        if self.done == s.seats:
            s.ready = 0
            s.do(ActionPhase())
            return
        seat = (s.first + self.done) % s.seats
        count = len(s.kept(seat))
        s.log(LOG_BOUGHT, seat, count)
        buy_kept(s, seat)
        s.do(Payment(seat, board.CARD_PRICE * count, 0, 0, 0), BuyResearch(self.done + 1))


class ActionPhase(Step[TMState]):
    """7.3: turns from the start player on, until all have passed."""

    def run(self, s: TMState) -> None:
        s.phase = ACTION
        s.passed = 0
        s.active = s.first
        s.do(Turn(s.first, 0), Production())


class Production(Step[TMState]):
    """7.4: energy turns into heat, then everybody produces; used actions are free again."""

    def run(self, s: TMState) -> None:
        s.phase = PRODUCTION
        s.log(LOG_PRODUCED, s.generation)
        for seat in range(s.seats):
            self.produce(s, seat)
            s.next_discount[seat] = 0
            s.next_shift[seat] = 0
        s.used = 0
        s.raised = 0
        if self.last(s):
            s.phase = FINAL
            s.log(LOG_FINAL)
            s.do(FinalGreenery(0))
        else:
            s.do(PlayerOrder())

    def produce(self, s: TMState, seat: int) -> None:
        """7.4: the rating pays M€, energy left over warms, and each track gives."""
        at = seat * RESOURCES
        income = s.production[at : at + RESOURCES]
        income[board.MEGACREDITS] += s.rating[seat]
        income[board.HEAT] += s.stock[at + board.ENERGY]
        s.stock[at + board.ENERGY] = 0
        for resource in range(RESOURCES):
            s.stock[at + resource] += income[resource]
        s.log(LOG_INCOME, seat, income[0], income[1], income[2], income[3], income[4], income[5])

    def last(self, s: TMState) -> bool:
        """9.1, 10.2.5: the planet is finished; alone, after exactly fourteen generations."""
        return s.generation == board.SOLO_GENERATIONS if s.solo() else terraformed(s)


class FinalGreenery(Step[TMState]):
    """9.2: in turn order each may turn plants into greeneries once more, as often as possible."""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def run(self, s: TMState) -> None:
        if self.done == s.seats:
            s.do(Scoring())
            return
        seat = (s.first + self.done) % s.seats
        if plants_fault(s, seat) == LEGAL:
            s.active = seat
            s.ask(self, seat)
        else:
            s.do(FinalGreenery(self.done + 1))

    def legal(self, s: TMState, seat: int) -> list[int]:
        return [CONVERT_PLANTS, DONE]

    def why(self, s: TMState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL
        return plants_fault(s, seat) if action == CONVERT_PLANTS else NOT_NOW

    def figures(self, s: TMState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        return plants_figures(s, seat, reason)

    def choose(self, s: TMState, seat: int, action: int) -> None:
        if action == DONE:
            s.do(FinalGreenery(self.done + 1))
        else:
            s.do(Settle(seat), self)
            convert_plants(s, seat)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_FINAL, (s.greenery_price[seat],))


class Scoring(Step[TMState]):
    """9.3, 9.4: the points; alone the planet must be finished to win (10.2.5)."""

    def run(self, s: TMState) -> None:
        for seat in range(s.seats):
            s.log(LOG_SCORE, seat, total(s, seat))
        if not s.solo():
            s.finish(END_SCORED)
        elif terraformed(s):
            s.finish(END_SOLO_WON)
        else:
            s.finish(END_SOLO_LOST)
