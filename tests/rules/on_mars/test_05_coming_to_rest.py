"""2.5, 5.3: a step is allowed exactly where the points left can still put every own piece right."""

import random

import pytest

from rules.on_mars.story import HEXES, NOTHING, at, options, play, reason
from tharsis.games.on_mars.board import DISTANCE, NEIGHBOURS
from tharsis.games.on_mars.rules.movement import COLLECTING, Move
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState

WAYS = ("n", "ne", "se", "s", "sw", "nw")
ROVER = 4
#: A tile that can always be taken; one that blue cannot pay for, which has number 0, and a letter it has.
GOOD, DEAR, OWNED = 12, 0, 19


class Rest:
    """Every way to spend the points that are left, tried out."""

    def __init__(self, s: OMState, *, collecting: bool) -> None:
        self.s = s
        self.collecting = collecting
        self.foreign = s.pieces[:]
        for hex_ in s.unit[:5]:
            if hex_ >= 0:
                self.foreign[hex_] -= 1

    def fits(self, hex_: int, *, collects: bool) -> bool:
        return not self.foreign[hex_] and (not collects or self.s.tile[hex_] not in (DEAR, OWNED))

    def bots(self, places: list[int], points: int, taken: tuple[int, ...]) -> bool:
        if not places:
            return True
        return any(
            hex_ not in taken
            and self.fits(hex_, collects=self.collecting)
            and self.bots(places[1:], points - DISTANCE[places[0] * 91 + hex_], (*taken, hex_))
            for hex_ in range(91)
            if DISTANCE[places[0] * 91 + hex_] <= points
        )

    def possible(self, bots: int, rover: int) -> bool:
        s = self.s
        places = [hex_ for hex_ in s.unit[:4] if hex_ >= 0]
        start = s.unit[ROVER]
        if start < 0:
            return self.bots(places, bots, ())
        stays = s.parked & 1 and not self.foreign[start]
        return any(
            (self.fits(hex_, collects=True) or (hex_ == start and stays)) and self.bots(places, bots, (hex_,))
            for hex_ in range(91)
            if DISTANCE[start * 91 + hex_] <= rover
        )


def crowd(seed: int) -> OMScenario:
    """In the north, or in the west around the first hex: three Bots and the Rover of blue, a Bot and a Rover
    of green, tiles. On the last hex, where nobody of blue stands, is a crowd."""
    choice = random.Random(seed)
    middle = "a2" if seed % 2 else "g2"
    near = [hex_ for hex_ in range(91) if DISTANCE[at(middle) * 91 + hex_] <= 2]
    t = OMScenario().goods(0, **NOTHING)
    t.s.research[0] = 1
    free = [HEXES[hex_] for hex_ in near if t.s.is_empty(hex_)]
    choice.shuffle(free)
    for number in (1, 2, 3):
        t.bot(0, number, free.pop())
    t.bot(1, 1, free.pop()).rover(1, free.pop()).bot(1, 2, "m3").bot(1, 3, "m3")
    if seed % 3:
        t.rover(0, free.pop())
    for tile in (OWNED, DEAR, GOOD):
        t.s.put_tile(at(free.pop()), tile)
    t.s.discovery_bag.remove(GOOD)
    t.s.exploration[0] = -1
    if seed % 3 == 2:
        t.s.put_tile(t.s.unit[ROVER], OWNED)
        t.s.parked = 1
    return t


def stepped(s: OMState, unit: int, to: int) -> OMState:
    """The table after a step, whether it is allowed or not."""
    t = s.clone()
    if t.unit[unit] >= 0:
        t.pieces[t.unit[unit]] -= 1
    t.pieces[to] += 1
    t.unit[unit] = to
    if unit == ROVER:
        t.parked = 0
    return t


def beside(hex_: int, way: str) -> int:
    """The hex in a direction, found by the map's own drawing of columns and rows."""
    names = {HEXES[n]: n for n in NEIGHBOURS[hex_]}
    column, row = HEXES[hex_][0], int(HEXES[hex_][1:])
    straight = {"n": -1, "s": 1}
    if way in straight:
        return names.get(f"{column}{row + straight[way]}", -1)
    other = chr(ord(column) + (1 if "e" in way else -1))
    rows = sorted(int(id[1:]) for id in names if id[0] == other)
    if len(rows) == 2:
        return names[f"{other}{rows[0] if 'n' in way else rows[1]}"]
    return -1 if not rows else -2  # at the corner of the map: left to other tests


def check(s: OMState, bots: int, rover: int, bits: int) -> int:
    """Compare every step from here; how many are forbidden."""
    offered = options(s, 0)
    refused = 0
    collecting = bool(bits & COLLECTING)
    assert ("done" in offered) == Rest(s, collecting=collecting).possible(0, 0)
    for unit in range(5):
        points = rover if unit == ROVER else bots
        start = s.unit[unit] if unit != ROVER or s.unit[unit] >= 0 else at("g5")
        if not points or start < 0:
            continue
        for way in WAYS:
            to = beside(start, way)
            if to == -2:
                continue
            notation = f"move {'rover' if unit == ROVER else f'bot{unit + 1}'} {way}"
            if to < 0:
                assert reason(s, 0, notation) == "off-map"
                continue
            rest = Rest(stepped(s, unit, to), collecting=collecting)
            allowed = rest.possible(bots - (unit != ROVER), rover - (unit == ROVER))
            assert reason(s, 0, notation) == ("" if allowed else "stranded"), notation
            assert (notation in offered) == allowed, notation
            refused += not allowed
    return refused


@pytest.mark.rule("OM 2.5", "OM 5.1", "OM 5.3")
@pytest.mark.parametrize(
    ("bots", "rover", "bits"),
    [
        *[
            (bots, rover, 0)
            for bots, rover in ((1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 1), (2, 2), (3, 1))
        ],
        *[(bots, 0, COLLECTING) for bots in (1, 2, 3)],
    ],
)
def test_a_step_is_allowed_where_all_can_still_come_to_rest(bots: int, rover: int, bits: int) -> None:
    refused = 0
    for seed in range(12):
        choice = random.Random(seed)
        s = crowd(seed).ask(Move(0, bots, rover, bits), Arrive(1, 0))
        b, r = bots, rover
        while isinstance(s.asking, Move):
            b, r = s.asking.bots, s.asking.rover
            refused += check(s, b, r, bits)
            moves = [notation for notation in options(s, 0) if notation.startswith("move")]
            if not moves:
                break
            s = play(s, 0, choice.choice(moves))
    assert refused > 0
