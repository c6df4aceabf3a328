"""2.2 to 2.6: facts that all rules ask the table for, on the first hex as on the last, for each company."""

import pytest

from rules.on_mars.story import HEXES, at, changed
from tharsis.games.on_mars.board import DISTANCE
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import NO_CARDS, OMState


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_each_seat(seats: int) -> None:
    assert OMScenario(seats).s.everyone() == sum(1 << seat for seat in range(seats))


@pytest.mark.rule("OM 10.1")
def test_lacerda_has_no_seat() -> None:
    assert [OMScenario(1).s.seat_of(side) for side in range(2)] == [0, -1]
    assert [OMScenario(2).s.seat_of(side) for side in range(2)] == [0, 1]


@pytest.mark.rule("OM 2.2")
@pytest.mark.parametrize("shelters", [1, 2, 3, 4, 5])
def test_shelters_give_room(shelters: int) -> None:
    t = OMScenario(3).shelter(1, *["a1", "a2", "a3", "c1"][: shelters - 1])
    assert (t.s.limit(1), t.s.capacity(1)) == (shelters + 1, 2 * shelters + 2)
    assert (t.s.limit(0), t.s.capacity(0)) == (2, 4)


@pytest.mark.rule("OM 2.3")
@pytest.mark.parametrize(
    ("ships", "crystals", "waiting", "stored"),
    [
        (0, 0, 2, 2),
        (0, 1, 2, 3),
        (0, 1, 3, 3),
        (0, 3, 1, 3),
        (2, 3, 4, 5),
        (5, 0, 9, 8),
        (5, 8, 1, 8),
        (0, 1, 0, 1),
    ],
)
def test_waiting_crystals_fill_free_depot_spaces(
    ships: int, crystals: int, waiting: int, stored: int
) -> None:
    t = OMScenario(3).level(5).hangar(1, ships).crystals(1, crystals, waiting=waiting)
    assert (t.s.docked(1), t.s.ships_taken(1)) == (5 - ships, ships)
    assert t.s.depot_room(1) == 3 + ships - crystals
    t.s.store_crystals(1)
    assert (t.s.crystals[1], t.s.waiting[1]) == (stored, 0)


@pytest.mark.rule("OM 7.3")
def test_goals_in_hand_are_in_the_purse_on_the_own_turn() -> None:
    t = OMScenario(3).crystals(1, 2).goal(1, "three_ships", "two_research")
    assert t.s.purse(1) == 2
    t.s.active = 1
    assert (t.s.purse(1), t.s.purse(0)) == (4, 1)


@pytest.mark.rule("OM 1.3")
def test_sides_by_turn_order_space() -> None:
    t = OMScenario(2)
    for space in range(1, 9):
        t.s.space[1] = space
        assert t.s.side(1) == (0 if space <= 4 else 1)


@pytest.mark.rule("OM 2.6")
@pytest.mark.parametrize("spaces", [[1, 2, 3, 4], [8, 7, 6, 5], [3, 8, 1, 5], [5, 1, 8, 3], [2, 1, 4, 3]])
def test_turn_order_is_by_space(spaces: list[int]) -> None:
    t = OMScenario(4)
    t.s.space = spaces
    assert t.s.turn_order() == sorted(range(4), key=lambda c: spaces[c])


def test_counts_of_goods_and_slots_are_of_one_company() -> None:
    t = OMScenario(3).shelter(1, "a1", "a2").goods(1, mineral=1, battery=2, water=3, plant=4, oxygen=0)
    assert [t.s.resources(c) for c in range(3)] == [5, 10, 5]
    for action in ("obtain_blueprint", "research", "construct_building", "upgrade_building", "hire"):
        t.slot(1, action)
    t.slot(2, "research").slot(2, "hire")
    assert [t.s.on_slots(c) for c in range(3)] == [0, 5, 2]


@pytest.mark.rule("OM 4.5")
def test_levels_of_tech_tiles() -> None:
    labs = {"1a": 1, "1b": 1, "2c": 2, "3b": 3, "4a": 4, "5b": 5, "6a": 6}
    for lab, level in labs.items():
        t = OMScenario(3).tech(1, "mine", lab)
        assert [t.s.tech_level(c, 0) for c in range(3)] == [0, level, 0]
        assert t.s.best_level(0) == level
    assert OMScenario(3).s.best_level(0) == 0
    t = OMScenario(3).tech(0, "rover", "3a").tech(1, "rover", "4a").tech(2, "rover", "1a")
    assert (t.s.best_level(6), t.s.best_level(5), t.s.best_level(7)) == (4, 2, 0)


@pytest.mark.rule("OM 2.4")
def test_shelters_of_each_company_are_a_type_of_their_own() -> None:
    s = OMScenario(4).s
    assert [s.kind_of(c, 5) for c in range(4)] == [5, 6, 7, 8]
    assert [s.kind_of(3, building) for building in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("OM 5.2")
@pytest.mark.parametrize("hex_", ["a1", "g5", "m3"])
def test_the_zone_of_a_bot_is_its_hex_and_those_beside_it(hex_: str) -> None:
    """Of the first Bot as of the fourth; the Rover has none."""
    for number in (1, 4):
        t = OMScenario(3)
        t.s.pieces[t.s.unit[5]] -= 1
        t.s.unit[5] = -1
        assert not any(t.s.in_zone(1, other) for other in range(91))
        t.rover(1, hex_)
        assert not any(t.s.in_zone(1, other) for other in range(91))
        t.bot(1, number, hex_)
        zone = [other for other in range(91) if DISTANCE[91 * at(hex_) + other] <= 1]
        assert [other for other in range(91) if t.s.in_zone(1, other)] == zone


@pytest.mark.rule("OM 2.5", "OM 5.6")
@pytest.mark.parametrize("hex_", ["a1", "c4"])
def test_what_makes_a_hex_empty_or_available(hex_: str) -> None:
    """Empty: nothing at all. Available to a piece that moves off: empty, or a building without a piece."""
    h = at(hex_)

    def facts(t: OMScenario) -> tuple[bool, bool]:
        return t.s.is_empty(h), t.s.is_available(h)

    assert facts(OMScenario()) == (True, True)
    assert facts(OMScenario().building("mine", hex_)) == (False, True)
    assert facts(OMScenario().shelter(1, hex_)) == (False, True)
    assert facts(OMScenario().building("mine", hex_).miner(1, hex_)) == (False, False)
    assert facts(OMScenario().tile("develop", hex_)) == (False, False)
    assert facts(OMScenario().tile("tech", hex_)) == (False, False)
    assert facts(OMScenario().crystal(hex_)) == (False, False)
    assert facts(OMScenario().bot(1, 1, hex_)) == (False, False)
    assert HEXES[h] == hex_


def test_a_copy_has_every_field() -> None:
    s = OMScenario(1, first_settlers=True).goal(0, "three_ships").s
    for number, name in enumerate(OMState.FIELDS, 50):
        value = getattr(s, name)
        if isinstance(value, bool):
            setattr(s, name, not value)
        elif isinstance(value, int):
            setattr(s, name, number)
        elif isinstance(value, list) and all(isinstance(part, int) for part in value):
            setattr(s, name, [*value, number])
    assert changed(s, s.clone()) == {}
    assert changed(OMScenario(1).s, s).keys() >= {"great_greenhouse", "icon", "solo_bag", "task_done", "uses"}


def test_a_copy_shares_nothing_that_changes() -> None:
    """Whatever one of two copies does to tiles, miners, markers and goals, the other does not see."""
    t = OMScenario(2).building("mine", "c4").goal(0, "three_ships").blueprint(0, "metal_deposit")
    before = t.s
    copy = before.clone()
    copy.put_tile(at("a1"), 12)
    copy.put_miner(at("c4"), 1)
    copy.put_marker(at("g5"), 1)
    copy.move_goal(10, 1, 3)
    assert (before.tile[at("a1")], before.miner[at("c4")], before.advanced[at("g5")]) == (-1, -1, -1)
    assert (before.hand(0), copy.hand(0)) == ([10], [])
    assert (copy.tile[at("a1")], copy.miner[at("c4")], copy.advanced[at("g5")]) == (12, 1, 1)


def test_a_blank_state_is_a_table_on_which_nothing_has_happened() -> None:
    s = OMState()
    assert (s.round, s.ending_round, s.active, s.main_done, s.executive_done) == (0, 0, -1, False, False)
    assert (s.fresh, s.developments, s.shuttle_side, s.shuttle_at, s.level, s.remaining) == (0, 0, 0, 1, 1, 3)
    assert (s.parked, s.radar_tile, s.companies, s.lacerda) == (0, -1, 0, -1)
    solo = (s.solo_card, s.solo_pass, s.icon, s.lacerda_bots, s.great_greenhouse)
    assert solo == (-1, 0, 0, 0, False)
    assert s.goals is s.settlers is s.tasks is NO_CARDS
