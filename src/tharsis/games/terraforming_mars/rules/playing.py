"""8.1: playing a project card: check, pay, carry out, lay out."""

from typing import Final

from tharsis.games.terraforming_mars import board
from tharsis.games.terraforming_mars.actions import (
    CITIES_NEEDED,
    GREENERY_NEEDED,
    LOG_PLAYED,
    OCEANS_FEW,
    OCEANS_MANY,
    OXYGEN_HIGH,
    OXYGEN_LOW,
    PRICE_SHORT,
    PRODUCTION_NEEDED,
    TAGS_FEW,
    TOO_COLD,
    TOO_WARM,
)
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.printed import (
    CARD_CARDS,
    CARD_EFFECTS,
    CARDS,
    NEED_GREENERY,
    NEED_OCEANS,
    NEED_OXYGEN,
    NEED_PRODUCTION,
    NEED_TAGS,
    NEED_TEMPERATURE,
    TAG_CARDS,
    TAG_EFFECTS,
    Card,
    Need,
)
from tharsis.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM, Payment, means
from tharsis.games.terraforming_mars.state import (
    ANY_CARD,
    DISCOUNTS,
    EVENTS,
    IN_PLAY,
    NOBODY,
    RESOURCES,
    TMState,
)
from tharsis.kernel import LEGAL, Step

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
    if need.kind == NEED_TAGS:
        return s.tags[seat * board.TAGS + need.what]
    if need.kind == NEED_PRODUCTION:
        return s.production[seat * RESOURCES + need.what]
    return s.own_greeneries(seat) if need.kind == NEED_GREENERY else s.cities()


_TOO_LOW: Final[tuple[int, ...]] = (
    TOO_COLD, OXYGEN_LOW, OCEANS_FEW, TAGS_FEW, PRODUCTION_NEEDED, GREENERY_NEEDED, CITIES_NEEDED,
)  # fmt: skip
_TOO_HIGH: Final[tuple[int, ...]] = (TOO_WARM, OXYGEN_HIGH, OCEANS_MANY)


def need_fault(s: TMState, seat: int, need: Need) -> int:
    """5.5: one requirement; shifts only touch the three parameters."""
    shift = s.shift[seat] + s.next_shift[seat] if need.kind <= NEED_OCEANS else 0
    now = reading(s, seat, need)
    if need.most:
        return LEGAL if now - shift <= need.bound else _TOO_HIGH[need.kind]
    return LEGAL if now + shift >= need.bound else _TOO_LOW[need.kind]


def card_fault(s: TMState, seat: int, card: int) -> int:
    """8.1.1: why a card in hand cannot be played now: requirement, effects, price. Cheap tests first."""
    printed = CARDS[card]
    if means(s, seat, metals_for(printed), reserve_for(card)) < price_of(s, seat, card):
        return PRICE_SHORT
    for need in printed.needs:
        fault = need_fault(s, seat, need)
        if fault:
            return fault
    for effect in printed.effects:
        fault = effect.fault(s, seat, card)
        if fault:
            return fault
    return LEGAL


def card_figures(s: TMState, seat: int, card: int, reason: int) -> tuple[int, ...]:
    """The figures of that refusal: how far away, and what is short."""
    printed = CARDS[card]
    if reason == PRICE_SHORT:
        price = price_of(s, seat, card)
        return price, price - means(s, seat, metals_for(printed), reserve_for(card))
    for need in printed.needs:
        if need_fault(s, seat, need) == reason:
            return _need_figures(s, seat, need)
    for effect in printed.effects:
        if effect.fault(s, seat, card) == reason:
            return effect.short(s, seat, card)
    return ()


def _need_figures(s: TMState, seat: int, need: Need) -> tuple[int, ...]:
    """The bound as it stands for this seat, shifts counted, and the figure now."""
    now = reading(s, seat, need)
    if need.kind > NEED_OCEANS:
        return (
            (need.what, need.bound, now) if need.kind in (NEED_TAGS, NEED_PRODUCTION) else (need.bound, now)
        )
    shift = s.shift[seat] + s.next_shift[seat]
    bound = need.bound + shift if need.most else need.bound - shift
    if need.kind == NEED_TEMPERATURE:
        return board.degrees(bound), board.degrees(now)
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
        s.tags[seat * board.TAGS + tag] += 1


def play_tags(s: TMState, seat: int, card: int) -> None:
    """5.3: each tag just played sets off what waits for it, whoever owns that."""
    for tag in CARDS[card].tags:
        for i in range(len(TAG_CARDS)):
            owner = s.holder_of(TAG_CARDS[i])
            if owner != NOBODY:
                TAG_EFFECTS[i].tagged(s, owner, TAG_CARDS[i], seat, tag, card)


def play_card(s: TMState, seat: int, card: int) -> None:
    """8.1: queue payment and effects of a card."""
    price = price_of(s, seat, card)
    s.log(LOG_PLAYED, seat, card, price)
    s.do(Payment(seat, price, metals_for(CARDS[card]), reserve_for(card), 0), Played(seat, card))
