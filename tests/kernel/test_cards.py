"""Zones, knowledge and redeals (K8), against enumeration."""

from collections import Counter
from itertools import permutations

import pytest

from tharsis.kernel import Cards, Rng

DECK, DISCARD, HAND_0, HAND_1 = range(4)


def cards(size):
    c = Cards()
    c.lay(size, 4, 2, DECK)
    return c


def seeded(seed):
    rng = Rng()
    rng.seed(seed)
    return rng


def arrangements(c, seat, times, seed=1):
    rng = seeded(seed)
    seen = Counter()
    for _ in range(times):
        t = c.copy()
        t.redeal(seat, rng)
        assert t.fault() == ""
        seen[tuple(t.place)] += 1
    return seen


def test_a_redeal_keeps_what_the_seat_knows_and_deals_the_rest_evenly():
    c = cards(5)
    c.move(0, HAND_0, 0b01)
    c.move(1, HAND_1, 0b10)
    c.move(2, HAND_1, 0b11)  # shown to both
    found = arrangements(c, 0, 6000)
    # Card 1, 3 or 4 in the hidden slot of hand 1; the other two in the deck.
    assert len(found) == 3
    assert all(place[0] == HAND_0 and place[2] == HAND_1 for place in found)
    assert max(abs(n - 2000) for n in found.values()) < 200


def test_after_a_reshuffle_older_cards_stay_where_they_can_be():
    """Cards of the old deck were dealt out before the reshuffle: the discards cannot be in those places."""
    c = cards(6)
    for card in (0, 1):
        c.move(card, DISCARD, 0b11)
    c.move(2, HAND_1, 0b10)
    c.move(3, HAND_1, 0b10)
    for card in (0, 1):
        c.into_deck(card, 0b11)
    c.move(0, HAND_1, 0b10)
    found = arrangements(c, 0, 12000)
    expected = expected_arrangements(c)
    assert set(found) == set(expected)
    share = 12000 / expected.total()
    assert max(abs(found[place] - n * share) / (n * share) for place, n in expected.items()) < 0.2


def expected_arrangements(c):
    """All ways in which the draws can have gone, each as likely as any other, by the rule itself."""
    unknown = [card for card in range(len(c.place)) if not c.seen[card] & 1]
    slots = [(c.place[card], c.since[card]) for card in unknown]
    found = Counter()
    for order in permutations(range(len(slots))):
        if all(slots[slot][1] > c.decked[card] for card, slot in zip(unknown, order, strict=True)):
            place = list(c.place)
            for card, slot in zip(unknown, order, strict=True):
                place[card] = slots[slot][0]
            found[tuple(place)] += 1
    return found


def test_a_private_look_into_the_deck_binds_only_who_looked():
    c = cards(4)
    c.move(3, HAND_1, 0b10)
    c.move(0, HAND_0, 0b01)
    c.into_deck(0, 0b01)
    # Seat 0 knows card 0 went into the deck after seat 1's draw; seat 1 does not.
    assert all(place[0] == DECK for place in arrangements(c, 0, 500))
    c.move(1, HAND_0, 0b01)
    assert any(place[0] == HAND_0 for place in arrangements(c, 1, 500))


def test_spectators_know_what_all_know():
    c = cards(3)
    c.move(0, HAND_0, 0b01)
    c.move(1, DISCARD, 0b11)
    assert [c.knows(-1, card) for card in range(3)] == [False, True, False]
    assert len(arrangements(c, -1, 300)) == 2


def test_faults_are_named():
    c = cards(3)
    c.place[1] = HAND_0
    assert "card 1" in c.fault()
    c.rebuild()
    assert c.fault() == ""
    c.piles[HAND_0].append(0)
    assert c.fault()


CHANGES = {
    "move": lambda c: c.move(0, HAND_0, 0b01),
    "look": lambda c: c.look(1, 0b01),
    "show_to": lambda c: c.show_to(2, 0b10),
    "into_deck": lambda c: c.into_deck(2, 0b11),
    "private into_deck": lambda c: c.into_deck(2, 0b10),
    "shuffle_in": lambda c: c.shuffle_in(c.piles[DISCARD]),
    "redeal": lambda c: c.redeal(0, seeded(1)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("who", ["copy", "original"])
def test_a_copy_shares_nothing_that_changes(change, who):
    c = cards(8)
    for card in (2, 3):
        c.move(card, DISCARD, 0b11)
    for card in (4, 5):
        c.move(card, HAND_1, 0b10)
    t = c.copy()
    changed, kept = (t, c) if who == "copy" else (c, t)
    before = repr(kept.pack()), repr(kept.piles)
    change(changed)
    assert (repr(kept.pack()), repr(kept.piles)) == before
    assert repr(changed.pack()) != before[0]


def test_many_cards_go_into_the_deck_as_one_by_one():
    one, many = cards(8), cards(8)
    for c in (one, many):
        for card in (6, 1, 3):
            c.move(card, DISCARD, 0b11)
    for card in (1, 3, 6):
        one.into_deck(card, 0b11)
    many.shuffle_in(many.piles[DISCARD])
    assert many.pack() == one.pack()
    assert many.piles == one.piles


@pytest.mark.parametrize("known_by", [0b01, 0b11])
def test_what_a_copy_shuffles_into_its_deck_stays_its_own_knowledge(known_by):
    c = cards(4)
    c.move(0, DISCARD, 0b11)
    c.into_deck(0, known_by)
    before = repr(c.pack())
    t = c.copy()
    t.move(1, DISCARD, 0b11)
    t.into_deck(1, known_by)
    assert repr(c.pack()) == before
    assert repr(t.pack()) != before
