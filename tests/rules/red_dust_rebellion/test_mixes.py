"""8.2: every mix of people and non-players can be played to its end, alliances of two Factions too."""

import pytest

from tharsis.conformance import Variant, hold
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.rules.setup import ALLIANCES, TAKING_ORDERS, seating


def mixes():
    """One variant for each set of Factions that people run, and those in which somebody runs two."""
    found = {}
    for seats in range(1, 5):
        for order in TAKING_ORDERS:
            people = tuple(seat >= 0 for seat in seating(seats, order, "none"))
            found.setdefault(people, Variant(GAME, seats, {"factions": order} if seats < 4 else {}))
    allied = [Variant(GAME, seats, {"alliance": name}) for seats in (2, 3) for name in ALLIANCES[1:]]
    return [*found.values(), *allied]


@pytest.mark.rule("RD 1.1", "RD 8.2")
def test_every_mix_is_on_offer():
    assert len(mixes()) == 2**4 - 1 + 4


@pytest.mark.rule("RD 1.1", "RD 8.2")
@pytest.mark.parametrize("variant", mixes(), ids=repr)
def test_a_mix_plays_to_its_end(variant):
    hold("playouts", variant, 1, seed=5)
