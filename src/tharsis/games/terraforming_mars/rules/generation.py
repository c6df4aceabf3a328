"""7, 10.3: a generation: order, research (with the draft), actions, production; and the end (9)."""

from typing import Final

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
    LOG_BOUGHT,
    LOG_FINAL,
    LOG_GENERATION,
    LOG_INCOME,
    LOG_PRODUCED,
    LOG_SCORE,
    NO_MONEY_TO_KEEP,
    NO_OFFER,
)
from tharsis.games.terraforming_mars.board import CARD_PRICE, ENERGY, HEAT, MEGACREDITS, SOLO_GENERATIONS
from tharsis.games.terraforming_mars.codes import ACTION, FINAL, PRODUCTION, RESEARCH
from tharsis.games.terraforming_mars.rules.drawing import (
    affordable,
    buy_kept,
    keep_why,
    price_with_one_more,
    take_card,
)
from tharsis.games.terraforming_mars.rules.order import Settle
from tharsis.games.terraforming_mars.rules.payment import payment
from tharsis.games.terraforming_mars.rules.scoring import totals
from tharsis.games.terraforming_mars.rules.tiles import terraformed
from tharsis.games.terraforming_mars.rules.turn import Turn, convert_plants, plants_why
from tharsis.games.terraforming_mars.state import DECK, DISCARDS, KEPT, PACKET, PICK, RESOURCES, TMState
from tharsis.kernel import EVERYONE, LEGAL, PickOne, PickSome, Prompt, Step

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
        available = len(s.cards.piles[DECK]) + len(s.cards.piles[DISCARDS])
        for _ in range(min(RESEARCH_CARDS, available // s.seats)):
            for i in range(s.seats):
                seat = (s.first + i) % s.seats
                take_card(s, PACKET + seat, 1 << seat)
        if s.options["draft"] and not s.solo() and s.packet(s.first):
            s.do(Draft(EVERYONE), Research(EVERYONE))
        else:
            s.do(Research(EVERYONE))


def goes_left(s: TMState) -> bool:
    """10.3: whether packets go to the left: clockwise, in even generations."""
    return s.generation % 2 == 0


def passes_to(s: TMState, seat: int) -> int:
    """10.3: who gets the packet of a seat."""
    return (seat + 1) % s.seats if goes_left(s) else (seat - 1) % s.seats


def passed_by(s: TMState, seat: int) -> int:
    """Mask of the seat that has passed this packet on and so knows it; nobody in the first round."""
    if not s.kept(seat):
        return 0
    return 1 << ((seat - 1) % s.seats if goes_left(s) else (seat + 1) % s.seats)


class Draft(PickOne[TMState]):
    """10.3: keep one card of the packet, pass the rest on; all at once, until the packets are empty."""

    def run(self, s: TMState) -> None:
        owing = s.everyone() & ~s.ready
        if owing:
            s.ask_all(self, owing)
        else:
            s.do(PassPackets())

    def verb(self) -> int:
        return KEEP

    def among(self, s: TMState, by: int) -> list[int]:
        return s.packet(by)

    def outside(self) -> int:
        return NO_OFFER

    def take(self, s: TMState, by: int, card: int) -> None:
        s.cards.move(card, PICK + by, 1 << by)
        # Who passed the packet knows it no longer: the card taken might be any of them.
        self.know(s, by, 1 << by)
        s.ready |= 1 << by
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
            s.do(Draft(EVERYONE))
            return
        for seat in range(s.seats):
            for card in s.kept(seat)[:]:
                s.cards.move(card, PACKET + seat, 1 << seat)


class Research(PickSome[TMState]):
    """7.2: buy any of the four cards for 3 M€ each; all at once, in secret."""

    def run(self, s: TMState) -> None:
        owing = s.everyone() & ~s.ready
        if owing:
            s.ask_all(self, owing)
        else:
            s.do(BuyResearch(done=0))

    def verb(self) -> int:
        return KEEP

    def among(self, s: TMState, by: int) -> list[int]:
        return s.packet(by)

    def pick_why(self, s: TMState, by: int, card: int) -> int:
        why = keep_why(s, by, card)
        if why:
            return why
        return LEGAL if s.money(by) >= price_with_one_more(s, by) else NO_MONEY_TO_KEEP

    def details(self, s: TMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return price_with_one_more(s, by), s.money(by)

    def take(self, s: TMState, by: int, card: int) -> None:
        s.cards.move(card, KEPT + by, 1 << by)
        s.do(self)

    def picked(self, s: TMState, by: int) -> int:
        return len(s.kept(by))

    def most(self, s: TMState, by: int) -> int:
        return min(super().most(s, by), affordable(s.money(by)))

    def stop(self) -> int:
        return DONE

    def stopped(self, s: TMState, by: int) -> None:
        s.ready |= 1 << by
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
        s.do(payment(seat, CARD_PRICE * count), BuyResearch(self.done + 1))


class ActionPhase(Step[TMState]):
    """7.3: turns from the start player on, until all have passed."""

    def run(self, s: TMState) -> None:
        s.phase = ACTION
        s.passed = 0
        s.active = s.first
        s.do(Turn(s.first, taken=0), Production())


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
            s.do(FinalGreenery(s.first))
        else:
            s.do(PlayerOrder())

    def produce(self, s: TMState, seat: int) -> None:
        """7.4: the rating pays M€, energy left over warms, and each track gives."""
        at = seat * RESOURCES
        income = s.production[at : at + RESOURCES]
        income[MEGACREDITS] += s.rating[seat]
        income[HEAT] += s.stock[at + ENERGY]
        s.stock[at + ENERGY] = 0
        for resource in range(RESOURCES):
            s.stock[at + resource] += income[resource]
        s.log(LOG_INCOME, seat, income[0], income[1], income[2], income[3], income[4], income[5])

    def last(self, s: TMState) -> bool:
        """9.1, 10.2.5: the planet is finished; alone, after exactly fourteen generations."""
        return s.generation == SOLO_GENERATIONS if s.solo() else terraformed(s)


class FinalGreenery(PickOne[TMState]):
    """9.2: in turn order each may turn plants into greeneries once more, as often as possible."""

    def run(self, s: TMState) -> None:
        if plants_why(s, self.by) == LEGAL:
            s.active = self.by
            self.put(s)
        else:
            self.stopped(s, self.by)

    def verb(self) -> int:
        """Asked only where it is possible: nothing more can be said against it."""
        return CONVERT_PLANTS

    def take(self, s: TMState, by: int, x: int) -> None:
        s.do(Settle(by), self)
        convert_plants(s, by)

    def stop(self) -> int:
        return DONE

    def stopped(self, s: TMState, by: int) -> None:
        following = (by + 1) % s.seats
        if following == s.first:
            s.do(Scoring())
        else:
            s.do(FinalGreenery(following))

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_FINAL, (s.greenery_price[seat],))


class Scoring(Step[TMState]):
    """9.3, 9.4: the points; alone the planet must be finished to win (10.2.5)."""

    def run(self, s: TMState) -> None:
        points = totals(s)
        for seat in range(s.seats):
            s.log(LOG_SCORE, seat, points[seat])
        if not s.solo():
            s.finish(END_SCORED)
        elif terraformed(s):
            s.finish(END_SOLO_WON)
        else:
            s.finish(END_SOLO_LOST)
