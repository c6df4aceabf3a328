"""8.2: Red Dust Rebellion keeps every law in every mix of people and non-players, alliances included.

Compiled code is held to each law in each mix. The Python sources play the same games, only slower: there the
laws go around, and each mix meets one or two of them, or all when THARSIS_KIT_VARIANTS=all.
"""

import os

import pytest

import tharsis.kernel.state
from tharsis.conformance import LAWS, Variant, hold
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.rules.setup import ALLIANCES, TAKING_ORDERS, seating

GAMES = int(os.environ.get("THARSIS_KIT_GAMES", "1"))
COMPILED = not tharsis.kernel.state.__file__.endswith(".py")
EVERYTHING = COMPILED or os.environ.get("THARSIS_KIT_VARIANTS") == "all"


def mixes():
    """One variant for each set of Factions that people run, and those in which somebody runs two."""
    found = {}
    for seats in range(1, 5):
        for order in TAKING_ORDERS:
            people = tuple(seat >= 0 for seat in seating(seats, order, "none"))
            found.setdefault(people, Variant(GAME, seats, {"factions": order} if seats < 4 else {}))
    allied = [Variant(GAME, seats, {"alliance": name}) for seats in (2, 3) for name in ALLIANCES[1:]]
    return [*found.values(), *allied]


HELD = [
    (law, variant)
    for i, variant in enumerate(mixes())
    for j, law in enumerate(LAWS)
    if EVERYTHING or i == j % len(mixes())
]


@pytest.mark.rule("RD 1.1", "RD 8.2")
def test_every_mix_is_on_offer():
    assert len(mixes()) == 2**4 - 1 + 4


@pytest.mark.rule("RD 1.1", "RD 8.2")
@pytest.mark.parametrize(("law", "variant"), HELD, ids=repr)
def test_a_mix_keeps_the_law(law, variant):
    hold(law, variant, GAMES, seed=5)
