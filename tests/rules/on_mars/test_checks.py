"""What must hold in every position: each broken thing is noticed."""

from collections.abc import Callable

import pytest

from rules.on_mars.story import at
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


def changed(numbers: list[int], index: int, value: int) -> list[int]:
    """A list with another number in it."""
    return [value if i == index else number for i, number in enumerate(numbers)]


BREAKS: dict[str, Callable[[OMState], object]] = {
    "Shelters on the map": lambda s: s.shelters.__setitem__(0, 2),
    "of resource": lambda s: s.goods.__setitem__(0, 3),
    "crystals in the Depot": lambda s: s.crystals.__setitem__(0, 4),
    "too many Ships": lambda s: s.ships.__setitem__(0, 7),
    "11 Colonists": lambda s: s.supply.__setitem__(0, 8),
    "Living Quarters": lambda s: (s.quarters.__setitem__(0, 5), s.supply.__setitem__(0, 7)),
    "markers lost": lambda s: s.markers.__setitem__(0, 7),
    "two Tech tiles on one space": lambda s: s.lab.__setitem__(0, 3),
    "Colony level": lambda s: setattr(s, "level", 6),
    "neither complete nor open": lambda s: s.mission_left.__setitem__(0, 0),
    "slots of group": lambda s: (s.slots.__setitem__(0, 4), s.supply.__setitem__(0, 5)),
    "one Turn Order space": lambda s: s.space.__setitem__(1, s.space[0]),
    "tiles of building": lambda s: s.stacks[1].pop(),
    "Tech tiles of": lambda s: s.grid.__setitem__(0, -1),
    "stand elsewhere": lambda s: s.hexes_of[0].append(0),
    "differs from the map": lambda s: s.lss.__setitem__(0, 2),
    "without a Mine": lambda s: (
        setattr(s, "miner", changed(s.miner, at("a1"), 0)),
        s.supply.__setitem__(0, 8),
    ),
    "stray marker": lambda s: setattr(s, "advanced", changed(s.advanced, at("g5"), 3)),
    "crystal or tile": lambda s: s.crystal.__setitem__(at("g5"), 1),
    "miscounted": lambda s: s.pieces.__setitem__(at("a1"), 1),
    "lies in two places": lambda s: s.display.__setitem__(6, s.display[0]),
    "built by nobody": lambda s: s.blueprint_hex.__setitem__(0, at("g5")),
    "Scientist": lambda s: s.post.__setitem__(0, -1),
    "contract": lambda s: s.contract_owner.__setitem__(0, -1),
    "a Discovery tile": lambda s: s.discovery_bag.append(s.exploration[0]),
}  # fmt: skip


@pytest.mark.parametrize("words", list(BREAKS))
def test_what_is_broken_is_told(words: str) -> None:
    s = OMScenario().s
    assert s.invariants() == ""
    BREAKS[words](s)
    assert words in s.invariants()


@pytest.mark.rule("OM 2.5")
def test_two_pieces_on_a_hex_are_told_at_the_turns_end() -> None:
    t = OMScenario().crystals(0, 3)
    s = t.turn(0)
    s.unit[1] = s.unit[0]
    s.pieces[s.unit[0]] += 1
    assert s.invariants() == "two pieces on one hex"


def test_a_rover_on_a_tile_that_it_has_neither_taken_nor_left_is_noticed() -> None:
    s = OMScenario().turn(0)
    s.unit[4] = at("g4")
    s.pieces[at("g4")] += 1
    s.put_tile(at("g4"), s.discovery_bag.pop())
    assert "rests on a tile" in s.invariants()
    s.parked = 1
    assert s.invariants() == ""
