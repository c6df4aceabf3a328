"""Cards in places, and who knows where each one lies (K7, K8).

Every pile is kept sorted, so that a position has one form and a deck has no hidden order: its cards are
chosen when drawn. Knowledge is data: ``seen`` (a mask of seats that know where a card is), ``since``
(when it came there) and ``decked`` (when it was last known to be in the deck). `redeal` puts the cards
that a seat cannot place into the places it cannot see: a card may only lie where something arrived
after the card was last known in the deck. Filling the most restricted places first, each with a random
allowed card, gives every possible arrangement the same chance.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tharsis.kernel.buffers import NO_NUMBERS, numbers_for, numbers_of
from tharsis.kernel.chance import Rng

if TYPE_CHECKING:
    from librt.vecs import vec

#: Arrival time of the places in a deck: later than anything.
ALWAYS: Final = 1 << 30
#: Where a time and a card stand in one number, the card takes the lowest bits.
CARD_BITS: Final = 12
CARD: Final = (1 << CARD_BITS) - 1
#: What there is before cards are laid. Shared by all: a copy pays for no lists but its own.
NO_PILES: Final[list[list[int]]] = []


def _index(pile: list[int], card: int) -> int:
    """Where a card stands, or belongs, in a pile; compiled, quicker than a call of bisect."""
    wanted: i64 = card
    low: i64 = 0
    high: i64 = len(pile)
    while low < high:
        middle = (low + high) >> 1
        if pile[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low


class Pool:
    """Cards from which some are drawn."""

    def __init__(self, size: int) -> None:
        self.cards: Final = numbers_for(size)
        self.left: i64 = 0

    def add(self, card: i64) -> None:
        self.cards[self.left] = card
        self.left += 1

    def draw(self, rng: Rng) -> int:
        pick: i64 = rng.below(self.left)
        card = self.cards[pick]
        self.left -= 1
        self.cards[pick] = self.cards[self.left]
        return card

    def part(self, stamps: "vec[i64]", earliest: i64) -> list[int]:
        """Take those out that cannot lie in the earliest slot: stamp and card in one number, the latest
        first."""
        late: list[int] = []
        count = self.left
        self.left = 0
        for i in range(count):
            card = self.cards[i]
            if stamps[card] < earliest:
                self.add(card)
            else:
                late.append(stamps[card] << CARD_BITS | card)
        late.sort(reverse=True)
        return late


def _drawn_in_turn(slots: list[int], hidden: Pool, late: list[int], rng: Rng) -> list[int]:
    """A card for each slot. The slots come with the most restricted first: what may lie in one may lie in all
    that follow, so that every possible arrangement is as likely."""
    drawn: list[int] = []
    for slot in slots:
        while late and late[-1] >> CARD_BITS < slot >> CARD_BITS:
            hidden.add(late.pop() & CARD)
        drawn.append(hidden.draw(rng))
    return drawn


class Cards:
    """All cards of one kind. Place 0 is the deck. There are none until `lay`."""

    def __init__(self) -> None:
        self.seats = 0
        self.clock = 0
        self.piles = NO_PILES
        # Copies share these three until one of them changes something: see `_own`.
        self.shared = False
        self.place = NO_NUMBERS
        self.seen = NO_NUMBERS
        self.since = NO_NUMBERS
        # These two change seldom, so copies share them: replaced, never changed in place.
        self.decked = NO_NUMBERS
        # When a seat alone last saw the card in the deck, at seat * size + card; empty until needed.
        self.peeked = NO_NUMBERS

    def lay(self, size: int, places: int, seats: int, start: int) -> None:
        """Put all cards, face up for all, into one place."""
        self.seats = seats
        self.clock = 1
        self.piles = [[] for _ in range(places)]
        self.piles[start] = list(range(size))
        self.shared = False
        self.place = numbers_of([start] * size)
        self.seen = numbers_of([0 if start == 0 else (1 << seats) - 1] * size)
        self.since = numbers_of([ALWAYS if start == 0 else 0] * size)
        self.decked = numbers_for(size)
        self.peeked = NO_NUMBERS

    def copy(self) -> "Cards":
        t = Cards()
        t.seats = self.seats
        t.clock = self.clock
        t.piles = [pile[:] for pile in self.piles]
        self.shared = True
        t.shared = True
        t.place = self.place
        t.seen = self.seen
        t.since = self.since
        t.decked = self.decked
        t.peeked = self.peeked
        return t

    def _own(self) -> None:
        """Before a change of what copies share."""
        if self.shared:
            self.shared = False
            self.place = self.place[:]
            self.seen = self.seen[:]
            self.since = self.since[:]

    def move(self, card: int, to: int, seen: int) -> None:
        """Move a card to a place where the seats of the mask know it."""
        home = self.piles[self.place[card]]
        home.pop(_index(home, card))
        self._arrive(card, to, seen)

    def moved(self, card: int, to: int, seen: int) -> None:
        """The same for a card that `State.draw` has just taken out of its pile."""
        self._arrive(card, to, seen)

    def _arrive(self, card: int, to: int, seen: int) -> None:
        pile = self.piles[to]
        pile.insert(_index(pile, card), card)
        self._own()
        self.place[card] = to
        self.seen[card] = seen
        self.clock += 1
        self.since[card] = self.clock

    def into_deck(self, card: int, known_by: int) -> None:
        """Shuffle a card into the deck; the seats of the mask know that it went there."""
        self.move(card, 0, 0)
        self.since[card] = ALWAYS
        if known_by == (1 << self.seats) - 1:
            self.decked = self.decked[:]
            self.decked[card] = self.clock
            return
        self.peeked = self.peeked[:] if len(self.peeked) else numbers_for(self.seats * len(self.place))
        for seat in range(self.seats):
            if known_by >> seat & 1:
                self.peeked[seat * len(self.place) + card] = self.clock

    def shuffle_in(self, cards: list[int]) -> None:
        """The same for many cards at once, before everybody's eyes."""
        self._own()
        self.decked = self.decked[:]
        for card in cards:
            self.place[card] = 0
            self.seen[card] = 0
            self.since[card] = ALWAYS
            self.clock += 1
            self.decked[card] = self.clock
        self.rebuild()

    def look(self, card: int, seats: int) -> None:
        """The seats of the mask learn where the card is."""
        self.show_to(card, self.seen[card] | seats)

    def show_to(self, card: int, seats: int) -> None:
        """The seats of the mask know where the card is, and no others do any longer."""
        self._own()
        self.seen[card] = seats

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows where the card is; a spectator (-1) knows what all know."""
        if seat < 0:
            return self.seen[card] == (1 << self.seats) - 1
        return bool(self.seen[card] >> seat & 1)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew all cards that the seat (or a spectator, -1) cannot place: to each hidden slot outside
        the deck a card that may lie there; the rest is the deck."""
        eyes: i64 = (1 << self.seats) - 1 if seat < 0 else 1 << seat
        hidden = Pool(len(self.place))
        slots: list[int] = []  # the cards that lie there
        latest: i64 = 0  # stamp of a hidden card
        earliest: i64 = ALWAYS  # arrival in a slot
        place = self.place
        seen = self.seen
        since = self.since
        stamps = self._stamps(seat)
        for card in range(i64(len(place))):
            known = seen[card]
            if known & eyes == eyes:
                continue
            hidden.add(card)
            if stamps[card] > latest:
                latest = stamps[card]
            if known != 0 or place[card] != 0:
                slots.append(card)
                if since[card] < earliest:
                    earliest = since[card]
        if not slots:
            return
        if latest < earliest:
            self._fill(slots, [hidden.draw(rng) for _ in slots])
            return
        timed = sorted([since[card] << CARD_BITS | card for card in slots])
        late = hidden.part(stamps, earliest)
        self._fill([slot & CARD for slot in timed], _drawn_in_turn(timed, hidden, late, rng))

    def _stamps(self, seat: int) -> "vec[i64]":
        """When each card was last known to be in the deck, by all or by the seat alone."""
        if seat < 0 or not len(self.peeked):
            return self.decked
        found = self.decked[:]
        own: i64 = seat * len(found)
        for card in range(i64(len(found))):
            if self.peeked[own + card] > found[card]:
                found[card] = self.peeked[own + card]
        return found

    def _fill(self, slots: list[int], drawn: list[int]) -> None:
        """Lay the drawn cards where others lay, and these into the deck unless they were drawn too."""
        old_place = self.place
        old_seen = self.seen
        old_since = self.since
        place = old_place[:]
        seen = old_seen[:]
        since = old_since[:]
        for old in slots:
            place[old] = 0
            seen[old] = 0
            since[old] = ALWAYS
        for i in range(len(slots)):
            old = slots[i]
            card = drawn[i]
            place[card] = old_place[old]
            seen[card] = old_seen[old]
            since[card] = old_since[old]
        self.shared = False
        self.place = place
        self.seen = seen
        self.since = since
        self.rebuild()

    def rebuild(self) -> None:
        """Make the piles from the places."""
        piles = self.piles
        place = self.place
        for pile in piles:
            pile.clear()
        size: i64 = len(place)
        for card in range(size):
            piles[place[card]].append(card)

    def fault(self) -> str:
        """What is broken, or nothing."""
        total = 0
        for place, pile in enumerate(self.piles):
            total += len(pile)
            for i, card in enumerate(pile):
                if self.place[card] != place:
                    return f"card {card} lies in pile {place} but says {self.place[card]}"
                if i and pile[i - 1] >= card:
                    return f"pile {place} is not in order"
        return "" if total == len(self.place) else f"{total} cards of {len(self.place)}"

    def pack(self) -> list[object]:
        return [
            self.seats,
            self.clock,
            len(self.piles),
            list(self.place),
            list(self.seen),
            list(self.since),
            list(self.decked),
            list(self.peeked),
        ]

    def key(self) -> list[object]:
        """What a digest covers: places and knowledge, without the running clock."""
        return [self.piles, list(self.seen)]
