"""6: setting up: corporations and cards are chosen in secret, then revealed in turn order."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ASK_START,
    DEAL_CORPORATION,
    DONE,
    KEEP,
    LOG_BOUGHT,
    LOG_CORPORATION,
    NO_CORPORATION,
    NO_MONEY_TO_KEEP,
    NO_SECOND_CORPORATION,
    NO_SUCH_CORPORATION,
    TAKE_CORPORATION,
)
from tharsis.games.terraforming_mars.board import CARD_PRICE, MEGACREDITS, SOLO_RATING, START_RATING
from tharsis.games.terraforming_mars.codes import NOBODY, SETUP
from tharsis.games.terraforming_mars.deck import BEGINNER, CARDS, CORPORATIONS, NONE, PROJECTS
from tharsis.games.terraforming_mars.rules.drawing import buy_kept, keep_why, price_with_one_more, take_card
from tharsis.games.terraforming_mars.rules.generation import ActionPhase
from tharsis.games.terraforming_mars.rules.order import Settle
from tharsis.games.terraforming_mars.rules.payment import payment
from tharsis.games.terraforming_mars.rules.playing import count_tags, play_tags
from tharsis.games.terraforming_mars.rules.solo import NeutralTiles, neutral_cities_for
from tharsis.games.terraforming_mars.state import (
    BOX,
    CHOSEN,
    DEALT,
    DECK,
    KEPT,
    NOT_IN_GAME,
    PACKET,
    REVEALED,
    TMState,
)
from tharsis.kernel import EVERYONE, LEGAL, Cards, Either, Prompt, Step

START_CARDS: Final = 10
START_CORPORATIONS: Final = 2
START_VERBS: Final[list[int]] = [TAKE_CORPORATION, KEEP]


def is_beginner(s: TMState, seat: int) -> bool:
    return bool(s.options[f"beginner_{seat + 1}"])


def lay_out(s: TMState) -> None:
    """6.1 to 6.3, 10.1, 10.2.2: board, decks, player boards; no production in the Corporate Era."""
    s.phase = SETUP
    s.generation = 1
    s.first = 0
    s.active = 0
    s.passed = 0
    s.ready = 0
    s.raised = 0
    s.temperature = 0
    s.oxygen = 0
    s.oceans = 0
    s.claim_hex = NONE
    s.claim_seat = NOBODY
    s.used = 0
    s.due = []
    s.turned = NONE
    s.cards = Cards()
    s.charters = Cards()
    era = s.solo() or bool(s.options["corporate_era"])
    s.lay_boards(production=0 if era else 1, rating=SOLO_RATING if s.solo() else START_RATING)
    if not era:
        for card in range(PROJECTS):
            if CARDS[card].era:
                s.cards.move(card, BOX, s.everyone())
        for charter in range(CORPORATIONS):
            if CARDS[PROJECTS + charter].era:
                s.charters.move(charter, NOT_IN_GAME, s.everyone())
    if s.solo():
        s.do(NeutralTiles(), DealStart())
    else:
        s.do(DealStart())


class DealStart(Step[TMState]):
    """6.4 to 6.6: two corporations and ten cards each; a beginner gets ten cards and no choice."""

    def run(self, s: TMState) -> None:
        for seat in range(s.seats):
            if is_beginner(s, seat):
                s.ready |= 1 << seat
                to = KEPT + seat
            else:
                to = PACKET + seat
                for _ in range(START_CORPORATIONS):
                    charter = s.draw(DEAL_CORPORATION, s.charters.piles[DECK])
                    s.charters.moved(charter, DEALT + seat, 1 << seat)
            for _ in range(START_CARDS):
                take_card(s, to, 1 << seat)
        s.do(ChooseStart(EVERYONE))


def chosen_charter(s: TMState, seat: int) -> int:
    chosen = s.charters.piles[CHOSEN + seat]
    return chosen[0] if chosen else NONE


def start_money(s: TMState, seat: int) -> int:
    """6.7: money of the corporation chosen; cards are paid from it."""
    return CARDS[PROJECTS + chosen_charter(s, seat)].cost


class ChooseStart(Either[TMState]):
    """6.7: one of the two corporations, then any of the ten cards; all at once, in secret."""

    def run(self, s: TMState) -> None:
        owing = s.everyone() & ~s.ready
        if owing:
            s.ask_all(self, owing)
        else:
            s.do(RevealStart(done=0))

    def verbs(self) -> list[int]:
        return START_VERBS

    def among(self, s: TMState, by: int, verb: int) -> list[int]:
        return s.packet(by) if verb == KEEP else s.charters.piles[DEALT + by]

    def pick_why(self, s: TMState, by: int, verb: int, x: int) -> int:
        chosen = chosen_charter(s, by) != NONE
        if verb == TAKE_CORPORATION:
            if chosen:
                return NO_SECOND_CORPORATION
            return LEGAL if x in s.charters.piles[DEALT + by] else NO_SUCH_CORPORATION
        return self.card_why(s, by, x) if chosen else NO_CORPORATION

    def card_why(self, s: TMState, by: int, card: int) -> int:
        why = keep_why(s, by, card)
        if why:
            return why
        return LEGAL if start_money(s, by) >= price_with_one_more(s, by) else NO_MONEY_TO_KEEP

    def details(self, s: TMState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return price_with_one_more(s, by), start_money(s, by)

    def take(self, s: TMState, by: int, verb: int, x: int) -> None:
        if verb == KEEP:
            s.cards.move(x, KEPT + by, 1 << by)
        else:
            s.charters.move(x, CHOSEN + by, 1 << by)
        s.do(self)

    def stop(self) -> int:
        return DONE

    def stop_why(self, s: TMState, by: int) -> int:
        return NO_CORPORATION if chosen_charter(s, by) == NONE else LEGAL

    def stopped(self, s: TMState, by: int) -> None:
        s.ready |= 1 << by
        s.do(self)

    def retract(self, s: TMState, seat: int) -> None:
        s.ready &= ~(1 << seat)
        for card in s.kept(seat)[:]:
            s.cards.move(card, PACKET + seat, 1 << seat)
        for charter in s.charters.piles[CHOSEN + seat][:]:
            s.charters.move(charter, DEALT + seat, 1 << seat)

    def prompt(self, s: TMState, seat: int) -> Prompt:
        return Prompt(ASK_START)


class RevealStart(Step[TMState]):
    """6.7: in turn order, reveal the corporation, take what it starts with, pay for the cards."""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def run(self, s: TMState) -> None:
        if self.done == s.seats:
            s.ready = 0
            s.do(ActionPhase())
            return
        seat = (s.first + self.done) % s.seats
        kept = s.kept(seat)
        price = 0
        if is_beginner(s, seat):
            corporation = BEGINNER
        else:
            charter = chosen_charter(s, seat)
            corporation = PROJECTS + charter
            s.charters.move(charter, REVEALED + seat, s.everyone())
            price = CARD_PRICE * len(kept)
        s.log(LOG_CORPORATION, seat, corporation)
        s.show()
        found_corporation(s, seat, corporation)
        s.log(LOG_BOUGHT, seat, len(kept))
        buy_kept(s, seat)
        s.do(Settle(seat), payment(seat, price), RevealStart(self.done + 1))


def found_corporation(s: TMState, seat: int, corporation: int) -> None:
    """5.2: a corporation comes into play with its money, goods, production, tags and lasting effects."""
    printed = CARDS[corporation]
    s.corporation[seat] = corporation
    s.first_due[seat] = 1 if printed.first else 0
    s.gain(seat, MEGACREDITS, printed.cost)
    count_tags(s, seat, printed)
    for lasting in printed.ongoing:
        lasting.enter(s, seat)
    for effect in printed.effects:
        effect.apply(s, seat, corporation)
    play_tags(s, seat, corporation)
    neutral_cities_for(s, seat, corporation)
