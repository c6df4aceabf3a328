"""8.1: playing a project card: check, pay, carry out, lay out."""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    LOG_PLAYED,
    NO_CARD_IN_HAND,
    NO_CITIES,
    NO_COLD,
    NO_DRY_PLANET,
    NO_GREENERY,
    NO_MONEY,
    NO_NEEDED_PRODUCTION,
    NO_OCEANS,
    NO_OXYGEN,
    NO_TAGS,
    NO_THIN_AIR,
    NO_WARMTH,
    PLAY,
)
from tharsis.games.terraforming_mars.board import TAGS, degrees
from tharsis.games.terraforming_mars.codes import NOBODY
from tharsis.games.terraforming_mars.deck import (
    CARD_CARDS,
    CARD_EFFECTS,
    CARDS,
    NEED_GREENERY,
    NEED_OCEANS,
    NEED_OXYGEN,
    NEED_PRODUCTION,
    NEED_TAG,
    NEED_TEMPERATURE,
    TAG_CARDS,
    TAG_EFFECTS,
    Card,
    Need,
    number_of,
)
from tharsis.games.terraforming_mars.rules.acting import TurnAction
from tharsis.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM, means, payment
from tharsis.games.terraforming_mars.state import (
    ANY_CARD,
    DISCOUNTS,
    EVENTS,
    HAND,
    IN_PLAY,
    RESOURCES,
    TMState,
)
from tharsis.kernel import LEGAL, Question, Step

HEAT_TRAPPING: Final = number_of("local_heat_trapping")
HEAT_TRAPPED: Final = 5


def price_of(s: TMState, seat: int, card: int) -> int:
    """8.1.2: the printed cost less all discounts, at least 0."""
    printed = CARDS[card]
    at = seat * DISCOUNTS
    price = printed.cost - s.discounts[at + ANY_CARD] - s.next_discount[seat]
    for tag in printed.tags:
        price -= s.discounts[at + tag]
    return max(price, 0)


def metals_for(printed: Card) -> int:
    """4.3, 4.4: steel pays for buildings, titanium for space."""
    return (WITH_STEEL if printed.building else 0) | (WITH_TITANIUM if printed.space else 0)


def reserve_for(card: int) -> int:
    """Heat that the card itself will take, and so cannot pay for it."""
    return HEAT_TRAPPED if card == HEAT_TRAPPING else 0


def reading(s: TMState, seat: int, need: Need) -> int:
    """The figure a requirement looks at."""
    if need.kind == NEED_TEMPERATURE:
        return s.temperature
    if need.kind == NEED_OXYGEN:
        return s.oxygen
    if need.kind == NEED_OCEANS:
        return s.oceans
    if need.kind == NEED_TAG:
        return s.tags[seat * TAGS + need.what]
    if need.kind == NEED_PRODUCTION:
        return s.production[seat * RESOURCES + need.what]
    return s.own_greeneries(seat) if need.kind == NEED_GREENERY else s.cities()


_TOO_LOW: Final[list[int]] = [
    NO_WARMTH, NO_OXYGEN, NO_OCEANS, NO_TAGS, NO_NEEDED_PRODUCTION, NO_GREENERY, NO_CITIES,
]  # fmt: skip
_TOO_HIGH: Final[list[int]] = [NO_COLD, NO_THIN_AIR, NO_DRY_PLANET]


def need_why(s: TMState, seat: int, need: Need) -> int:
    """5.5: one requirement; shifts only touch the three parameters."""
    shift = s.shift[seat] + s.next_shift[seat] if need.kind <= NEED_OCEANS else 0
    now = reading(s, seat, need)
    if need.most:
        return LEGAL if now - shift <= need.bound else _TOO_HIGH[need.kind]
    return LEGAL if now + shift >= need.bound else _TOO_LOW[need.kind]


def card_why(s: TMState, seat: int, card: int) -> int:
    """8.1.1: why a card in hand cannot be played now: requirement, effects, price. Cheap tests first."""
    printed = CARDS[card]
    if means(s, seat, metals_for(printed), reserve_for(card)) < price_of(s, seat, card):
        return NO_MONEY
    for need in printed.needs:
        why = need_why(s, seat, need)
        if why:
            return why
    for effect in printed.effects:
        why = effect.apply_why(s, seat, card)
        if why:
            return why
    return LEGAL


def card_figures(s: TMState, seat: int, card: int, reason: int) -> tuple[int, ...]:
    """The figures of that refusal: how far away, and what is short."""
    printed = CARDS[card]
    if reason == NO_MONEY:
        price = price_of(s, seat, card)
        return price, price - means(s, seat, metals_for(printed), reserve_for(card))
    for need in printed.needs:
        if need_why(s, seat, need) == reason:
            return _need_figures(s, seat, need)
    for effect in printed.effects:
        if effect.apply_why(s, seat, card) == reason:
            return effect.short(s, seat, card)
    return ()


def card_rule(reason: int) -> str:
    """8.1: the number of the part of it by which a card is refused, where the reason has none of its own."""
    if reason == NO_CARD_IN_HAND:
        return "8.1"
    return "8.1.2" if reason == NO_MONEY else "8.1.1"


def _need_figures(s: TMState, seat: int, need: Need) -> tuple[int, ...]:
    """The bound as it stands for this seat, shifts counted, and the figure now."""
    now = reading(s, seat, need)
    if need.kind > NEED_OCEANS:
        return (need.what, need.bound, now) if need.kind in (NEED_TAG, NEED_PRODUCTION) else (need.bound, now)
    shift = s.shift[seat] + s.next_shift[seat]
    bound = need.bound + shift if need.most else need.bound - shift
    if need.kind == NEED_TEMPERATURE:
        return degrees(bound), degrees(now)
    return bound, now


class Played(Step[TMState]):
    """8.1.3: the card is paid for: it lies in play, its tags count, and its effects happen."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: TMState) -> None:
        seat = self.seat
        printed = CARDS[self.card]
        s.next_discount[seat] = 0
        s.next_shift[seat] = 0
        s.cards.move(self.card, (EVENTS if printed.event else IN_PLAY) + seat, s.everyone())
        if not printed.event:
            count_tags(s, seat, printed)
            for lasting in printed.ongoing:
                lasting.enter(s, seat)
        play_tags(s, seat, self.card)
        for i in range(len(CARD_CARDS)):
            if s.holder_of(CARD_CARDS[i]) == seat:
                CARD_EFFECTS[i].played(s, seat, self.card)
        for effect in printed.effects:
            effect.apply(s, seat, self.card)


def count_tags(s: TMState, seat: int, printed: Card) -> None:
    """5.1: tags of cards lying open count from now on."""
    for tag in printed.tags:
        s.tags[seat * TAGS + tag] += 1


def play_tags(s: TMState, seat: int, card: int) -> None:
    """5.3: each tag just played sets off what waits for it, whoever owns that."""
    for tag in CARDS[card].tags:
        for i in range(len(TAG_CARDS)):
            owner = s.holder_of(TAG_CARDS[i])
            if owner != NOBODY:
                TAG_EFFECTS[i].tagged(s, owner, TAG_CARDS[i], seat, tag, card)


class PlayCard(TurnAction):
    """8.1: a project card from the hand."""

    def among(self, s: TMState, q: Question[TMState], by: int) -> list[int]:
        return s.hand(by)

    def add_legal(self, s: TMState, q: Question[TMState], by: int, found: list[int]) -> None:
        for card in s.hand(by):
            if card_why(s, by, card) == LEGAL:
                found.append(PLAY + card)

    def act_why(self, s: TMState, by: int, card: int) -> int:
        return card_why(s, by, card) if s.cards.place[card] == HAND + by else NO_CARD_IN_HAND

    def short(self, s: TMState, by: int, card: int, reason: int) -> tuple[int, ...]:
        return card_figures(s, by, card, reason)

    def rule(self, s: TMState, q: Question[TMState], card: int) -> str:
        return card_rule(self.act_why(s, q.by, card))

    def act(self, s: TMState, by: int, card: int) -> None:
        """Queue payment and effects."""
        price = price_of(s, by, card)
        s.log(LOG_PLAYED, by, card, price)
        paid = payment(by, price, metals=metals_for(CARDS[card]), reserve=reserve_for(card))
        s.do(paid, Played(by, card))
