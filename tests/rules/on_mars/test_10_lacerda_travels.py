"""10.2, 10.3, 10.5, 10.9: Lacerda's turn, his Rover, his journeys, and how he grows, whole."""

import pytest

from rules.on_mars.story import HEXES, after, at, changed, lines, solo
from tharsis.games.on_mars.actions import SETTLER_TILE, SOLO_CHOICE, SOLO_SPACE
from tharsis.games.on_mars.board import DISTANCE
from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.growth import ColonyUpdate
from tharsis.games.on_mars.rules.lacerda.rover import (
    LacerdaMovesRover,
    drive,
    goals_of_rover,
    nearest_stop,
    rover_at,
)
from tharsis.games.on_mars.rules.lacerda.travel import (
    LacerdaArrives,
    LacerdaExplores,
    LacerdaLands,
    LacerdaTravels,
)
from tharsis.games.on_mars.rules.lacerda.turn import (
    LacerdaActs,
    LacerdaGrows,
    LacerdaTurn,
    LacerdaWelcomes,
    can_act,
    fill_slot,
)
from tharsis.games.on_mars.scenario import OMScenario

#: Tiles by what Lacerda can do with them.
CRYSTALS, WATER_TILE, TECH_TILE = 12, 15, 18


def driver(start: str = "") -> OMScenario:
    """No tile on the map; his Rover where it is said, else not yet on it."""
    t = solo().crystals(1, 0)
    t.s.tile = [-1] * 91
    return t.rover(1, start) if start else t


def lay(t: OMScenario, *tiles: tuple[int, str]) -> OMScenario:
    for tile, hex_ in tiles:
        t.s.put_tile(at(hex_), tile)
        if tile in t.s.discovery_bag:
            t.s.discovery_bag.remove(tile)
    return t


# -- the Rover ------------------------------------------------------------------------------------


@pytest.mark.rule("OM 10.5")
@pytest.mark.parametrize(
    ("tiles", "goals"),
    [
        ([], []),
        ([(CRYSTALS, "h3")], ["h3"]),
        ([(CRYSTALS, "a1")], ["a1"]),  # the first hex is a hex
        ([(0, "h3")], ["h3"]),  # and the first tile a tile
        ([(WATER_TILE, "h4"), (CRYSTALS, "h2")], ["h2"]),  # only resources: passed by
        ([(CRYSTALS, "h3"), (TECH_TILE, "f3")], ["f3", "h3"]),
        ([(CRYSTALS, "h2"), (TECH_TILE, "f3")], ["f3"]),
        ([(CRYSTALS, "f3"), (TECH_TILE, "h2")], ["f3"]),
        ([(19, "h3")], ["h3"]),
        ([(20, "h3")], []),  # a letter that he has
        ([(CRYSTALS, "e7"), (TECH_TILE, "f3")], ["f3"]),
    ],
)
def test_the_nearest_tiles_that_he_may_collect(tiles: list[tuple[int, str]], goals: list[str]) -> None:
    t = lay(driver(), *tiles)
    t.s.research[1] = 2
    assert [HEXES[hex_] for hex_ in goals_of_rover(t.s)] == goals


@pytest.mark.rule("OM 10.5", "OM 2.5")
def test_a_tile_under_another_piece_is_passed_by() -> None:
    t = lay(driver(), (CRYSTALS, "h3"), (TECH_TILE, "h1")).bot(0, 2, "h3")
    assert [HEXES[hex_] for hex_ in goals_of_rover(t.s)] == ["h1"]


@pytest.mark.rule("OM 10.5", "OM 5.3")
def test_everything_that_a_drive_to_a_tile_changes() -> None:
    t = lay(driver("h5"), (CRYSTALS, "h7")).crystal("h6").missions("discovery", "bots", "contracts")
    s, found = after(t, LacerdaMovesRover())
    assert found == {
        "unit.9": at("h7"), f"pieces.{at('h5')}": 0, f"pieces.{at('h7')}": 1, f"tile.{at('h7')}": -1,
        f"crystal.{at('h6')}": 0, "discoveries.1": 1, "waiting.1": 1 + 1 + 3, "mission_left.0": 4,
    }  # fmt: skip
    assert lines(s, "solo-rover-to", "collect") == [
        ("solo-rover-to", at("h7"), CRYSTALS),
        ("collect", 1, CRYSTALS),
    ]


@pytest.mark.rule("OM 10.5")
@pytest.mark.parametrize(
    ("crystals", "own", "players", "reached", "paid", "uses"),
    [
        (0, "", "", False, 0, []),  # four hexes away, two points
        (1, "", "", False, 0, []),
        (2, "", "", True, 2, []),
        (3, "", "", True, 2, []),
        (0, "1a", "", False, 0, []),
        (1, "1a", "", True, 1, []),
        (0, "2a", "", True, 0, []),
        (0, "2a", "4a", True, 0, []),  # his own is enough
        (0, "1a", "2c", True, 0, [6]),
        (0, "", "3a", True, 0, [6]),
        (0, "1a", "1b", False, 0, []),
    ],
)
def test_with_tech_and_crystals_where_they_reach_it(
    crystals: int, own: str, players: str, reached: bool, paid: int, uses: list[int]
) -> None:
    t = lay(driver("h3"), (CRYSTALS, "h7")).crystals(1, crystals)
    if own:
        t.tech(1, "rover", own)
    if players:
        t.tech(0, "rover", players)
    s, _ = after(t, LacerdaMovesRover())
    assert (s.unit[9] == at("h7")) is reached
    assert (s.crystals[1], s.uses) == (crystals - paid, uses)
    if not reached:
        points = 2 + (1 if own or players else 0)
        assert DISTANCE[91 * at("h3") + s.unit[9]] == points
        assert DISTANCE[91 * at("h7") + s.unit[9]] == 4 - points


@pytest.mark.rule("OM 10.5")
def test_tech_is_left_alone_where_two_points_are_enough() -> None:
    t = lay(driver("h3"), (CRYSTALS, "h5")).tech(0, "rover", "3a")
    s, _ = after(t, LacerdaMovesRover())
    assert (s.unit[9], s.uses) == (at("h5"), [])


@pytest.mark.rule("OM 10.5")
def test_without_a_tile_he_stays() -> None:
    s, found = after(driver("h3"), LacerdaMovesRover())
    assert (found, lines(s)) == ({}, [("solo-rover-idle",)])


@pytest.mark.rule("OM 10.5", "OM 2.5")
def test_he_stops_on_the_free_hex_nearest_to_the_tile() -> None:
    t = lay(driver("d4"), (CRYSTALS, "d8"), (WATER_TILE, "d6"))  # not on a tile that he cannot take
    stop = nearest_stop(t.next(SOLO_CHOICE, 0).s, at("d8"), 2)
    assert DISTANCE[91 * stop + at("d8")] == 3
    assert DISTANCE[91 * stop + at("d4")] <= 2
    t = lay(driver("d4"), (CRYSTALS, "d8"))
    assert nearest_stop(t.s, at("d8"), 2) == at("d6")
    assert nearest_stop(t.bot(0, 2, "d6").next(SOLO_CHOICE, 0).s, at("d8"), 2) != at("d6")
    assert nearest_stop(driver("d4").s, at("d8"), 0) == at("d4")
    assert nearest_stop(lay(driver("a2"), (CRYSTALS, "b1")).s, at("b1"), 1) in (at("a1"), at("b3"))


@pytest.mark.rule("OM 10.5", "OM 5.3")
def test_he_drives_over_a_crystal_where_one_lies_on_a_shortest_way() -> None:
    for hex_ in ("c4", "d4"):
        t = driver("c3").crystal(hex_)  # both lie on a way to d5
        drive(t.s, at("d5"))
        assert (t.s.crystal[at(hex_)], t.s.waiting[1]) == (0, 1)
    t = driver("a2").crystal("a1")
    drive(t.s, at("b2"))
    assert (t.s.crystal[at("a1")], t.s.waiting[1]) == (0, 1)
    t = driver("c3").crystal("b3")
    drive(t.s, at("d5"))
    assert (t.s.crystal[at("b3")], t.s.waiting[1]) == (1, 0)


@pytest.mark.rule("OM 10.5")
def test_a_rover_that_has_not_moved_starts_from_the_mine() -> None:
    t = driver()
    assert rover_at(t.s, 1) == at("g5")
    before = t.s.clone()
    drive(t.s, at("g5"))
    assert changed(before, t.s) == {}
    drive(t.s, at("h6"))
    assert changed(before, t.s) == {"unit.9": at("h6"), f"pieces.{at('h6')}": 1}
    assert rover_at(driver("a1").s, 1) == at("a1")


# -- his turn -------------------------------------------------------------------------------------


@pytest.mark.rule("OM 10.2")
def test_everything_that_drawing_his_card_changes() -> None:
    """The first pass moves no mission; the second does, also where crystals are two."""
    t = solo().at(1, 1).solo_card(4)
    s, found = after(t.tech(1, "shelter", "6a"), LacerdaTurn())
    assert found["solo_card"] == 3
    assert (found["solo_discard"], 3 in s.solo_bag, len(s.solo_bag)) == ([3], False, 11)
    assert "mission_left.0" not in found
    assert lines(s)[0] == ("solo-card", 3)
    for number, mission, crystals in ((4, 0, 1), (6, 1, 2), (12, 2, 2)):
        t = solo().at(1, 1).missions("contracts", "bots", "research").tech(1, "shelter", "6a")
        t.s.solo_pass = 2
        t.s.tile = [-1] * 91
        s, found = after(t.solo_card(number), LacerdaTurn())
        assert found["waiting.1"] == crystals
        assert found[f"mission_left.{mission}"] == t.s.mission_left[mission]
        assert [key for key in found if key.startswith("mission_left")] == [f"mission_left.{mission}"]


@pytest.mark.rule("OM 10.2")
def test_a_complete_mission_is_not_moved_and_the_first_of_all_is() -> None:
    t = solo().at(1, 1).tech(1, "shelter", "6a").missions("research", "bots", "contracts").solo_card(4)
    t.s.solo_pass = 3
    t.s.tile = [-1] * 91
    assert after(t, LacerdaTurn())[1]["mission_left.0"] == 4
    t = solo().at(1, 1).tech(1, "shelter", "6a").solo_card(4)
    t.s.solo_pass = 3
    t.s.tile = [-1] * 91
    t.s.missions[0], t.s.mission_left[0] = -1, 0
    found = after(t, LacerdaTurn())[1]
    assert ("mission_left.0" in found, "waiting.1" in found) == (False, False)


@pytest.mark.rule("OM 10.2")
def test_an_empty_deck_is_shuffled_anew() -> None:
    t = solo().at(1, 1)
    t.s.solo_bag, t.s.solo_discard = [], list(range(12))
    s, _ = after(t.solo_card(1), LacerdaTurn())
    assert (s.solo_bag, s.solo_discard, s.solo_pass) == (list(range(1, 12)), [0], 2)


@pytest.mark.rule("OM 10.2", "OM 10.4")
@pytest.mark.parametrize(
    ("side", "number", "act", "group"),
    [(1, 0, 1, 0), (1, 1, 2, -1), (1, 2, 3, 1), (6, 0, 6, 2), (6, 1, 7, 3), (6, 2, 9, 4)],
)
def test_his_action_by_side_and_number(side: int, number: int, act: int, group: int) -> None:
    t = solo().at(1, side).blueprint(1, "construction_yard")
    s, _ = after(t, LacerdaActs(number))
    assert lines(s, "act") == [("act", 1, act)]
    assert [i for i in range(20) if s.slots[i]] == ([4 * group + 1] if group >= 0 else [])
    assert s.crystals[1] == 1


@pytest.mark.rule("OM 10.4", "OM 3.3", "OM 3.4")
def test_he_fills_a_slot_as_everybody_does() -> None:
    t = solo().slot(0, "research").slot(1, "research").crystals(1, 2)
    before = t.s.clone()
    fill_slot(t.s, 1)
    assert changed(before, t.s) == {"slots.5": 2, "crystals.1": 0}
    assert lines(t.s) == [("extra", 1, 2)]
    t = solo().slot(0, "research", 2).slot(1, "research").crystals(1, 1)
    before = t.s.clone()
    fill_slot(t.s, 1)
    assert changed(before, t.s) == {"slots.4": 0, "slots.5": 2, "working.0": 2, "crystals.1": 0}
    t = solo().slot(1, "research", 3)
    before = t.s.clone()
    fill_slot(t.s, 1)
    assert changed(before, t.s) == {"slots.5": 1}  # his Colonists go to no Working Area


@pytest.mark.rule("OM 10.4")
def test_what_he_cannot_pay_or_carry_out_becomes_a_rover_move() -> None:
    code = effect("two_developments")
    assert can_act(solo().s, 1, code)
    assert can_act(solo().slot(0, "research").s, 1, code)
    assert not can_act(solo().slot(0, "research", 2).s, 1, code)
    assert not can_act(solo().tech(1, "shelter", "6a").s, 1, code)
    t = solo()
    before = t.s.clone()
    can_act(t.s, 1, code)
    assert (changed(before, t.s), lines(t.s)) == ({}, [])
    assert can_act(solo().s, -1, effect("technology"))
    full = solo().tech(1, "mine", "1a").tech(1, "ship", "1b")
    assert not can_act(full.s, -1, effect("technology"))
    t = solo().tech(1, "shelter", "6a")
    t.s.tile = [-1] * 91
    s, found = after(t, LacerdaActs(2))
    assert (found, lines(s)) == ({}, [("solo-rover",), ("solo-rover-idle",)])


# -- journeys -------------------------------------------------------------------------------------


@pytest.mark.rule("OM 10.1", "OM 1.3")
def test_his_first_space_has_its_benefit() -> None:
    t = solo().at(1, 8)
    t.s.space[1] = 0
    s, found = after(t.next(SETTLER_TILE, 2), LacerdaArrives())
    assert found == {"space.1": 2, "warehouse.5": 1, "waiting.1": 1}
    assert lines(s)[0] == ("space", 1, 2)


@pytest.mark.rule("OM 10.3")
@pytest.mark.parametrize(("side", "chosen", "space"), [(0, 0, 1), (0, 3, 4), (1, 0, 6), (1, 2, 8)])
def test_he_lands_on_a_random_free_space_of_the_side(side: int, chosen: int, space: int) -> None:
    """The player stands on space 5."""
    t = solo().at(1, 8 if side == 0 else 1)
    s, _ = after(t.next(SOLO_SPACE, chosen), LacerdaLands(side))
    assert s.space[1] == space
    assert lines(s, "space") == [("space", 1, space)]


@pytest.mark.rule("OM 10.3")
def test_to_orbit_he_neither_produces_nor_calls_home() -> None:
    t = solo().at(1, 6).slot(1, "research").building("mine", "c4").hangar(1, 0)
    t.s.put_miner(at("c4"), 1)
    t.s.pieces[at("c4")] = 1
    t.s.solo_card = 0
    s, found = after(t.next(SOLO_SPACE, 0), LacerdaTravels(1))
    assert found == {"space.1": 1}
    assert lines(s) == [("travel", 1, 0), ("space", 1, 1)]


@pytest.mark.rule("OM 10.3")
def test_he_goes_only_with_the_shuttle_from_his_side() -> None:
    for side, flown in ((6, 0), (6, -1), (1, 1), (1, -1)):
        t = solo().at(1, side).level(3).hangar(1, 1)
        t.s.solo_card = 0
        s, found = after(t, LacerdaTravels(flown))
        assert (found, lines(s)) == ({}, [])
    t = solo().at(1, 6)
    t.s.solo_card = 1
    s, found = after(t, LacerdaTravels(1))
    assert (found, lines(s)) == ({}, [("solo-stays",)])


@pytest.mark.rule("OM 10.3")
def test_to_the_colony_he_explores_lands_and_builds_in_this_order() -> None:
    t = solo().at(1, 1)
    t.s.solo_card = 0
    t.s.icon = 1
    s, _ = after(t.next(SOLO_SPACE, 0), LacerdaTravels(0))
    told = [line[0] for line in lines(s) if line[0] in ("travel", "explored", "space", "built")]
    assert told == ["travel", "explored", "space", "built"]
    assert lines(s, "travel", "space") == [("travel", 1, 1), ("space", 1, 6)]


@pytest.mark.rule("OM 10.3")
def test_his_tile_is_the_left_one_three_from_his_rover_and_farthest_from_the_players() -> None:
    t = solo().rover(1, "e4").rover(0, "k5")
    sites = [h for h in range(91) if DISTANCE[91 * at("e4") + h] == 3 and t.s.is_empty(h)]
    far = max(DISTANCE[91 * at("k5") + h] for h in sites)
    best = [h for h in sites if DISTANCE[91 * at("k5") + h] == far]
    t.next(SOLO_CHOICE, 0)
    s, found = after(t, LacerdaExplores())
    placed = [h for h in range(91) if s.tile[h] == 0]
    assert (len(placed), placed[0] in best) == (1, True)
    assert s.exploration[1] == 1
    assert sorted(found) == sorted([f"tile.{placed[0]}", "exploration.0", "discovery_bag"])
    assert lines(s, "explored") == [("explored", 1, 0, placed[0])]
    t = solo()
    t.s.exploration = [-1, 1]
    t.s.discovery_bag = []
    s, found = after(t, LacerdaExplores())
    assert (found, lines(s)) == ({}, [])
    t = solo()
    t.s.exploration = [0, -1]
    t.s.discovery_bag = []
    s, _ = after(t, LacerdaExplores())
    assert (s.exploration, s.tile.count(0)) == ([-1, -1], 1)


# -- growth ---------------------------------------------------------------------------------------


@pytest.mark.rule("OM 10.9")
def test_a_ship_and_a_bot_for_each_level() -> None:
    t = solo().missions("contracts", "bots", "research").level(2)
    s, found = after(t, LacerdaWelcomes())
    assert found == {
        "ships.1": 0b11110, "hangar.1": 1, "lacerda_bots": 1, "mission_left.1": 2, "waiting.1": 2,
    }  # fmt: skip
    assert lines(s, "ship", "solo-bot") == [("ship", 1), ("solo-bot",)]
    t = solo().level(2).hangar(1, 2)
    t.s.lacerda_bots = 2
    s, found = after(t, LacerdaWelcomes())
    assert (s.hangar[1], s.lacerda_bots) == (2, 3)
    t = solo().level(5).hangar(1, 5)
    t.s.lacerda_bots = 3
    assert after(t, LacerdaWelcomes())[1] == {}


@pytest.mark.rule("OM 10.9", "OM 5.10")
def test_he_grows_once_for_each_level() -> None:
    t = solo()
    for building, hexes in (
        ("generator", ("g2", "g1")), ("water_extractor", ("i4", "j4")), ("greenhouse", ("g8", "g9")),
        ("oxygen_condenser", ("e6", "d6")),
    ):  # fmt: skip
        t.building(building, *hexes)
    s, _ = after(t, ColonyUpdate())
    assert (s.level, s.shelters[1], s.hangar[1], s.lacerda_bots) == (3, 3, 2, 2)
    assert after(solo(), ColonyUpdate())[1] == {}


@pytest.mark.rule("OM 10.9")
def test_his_shelter_joins_his_own_with_the_best_tech_in_play() -> None:
    s, _ = after(solo().level(2), LacerdaGrows())
    new = [h for h in range(91) if s.building[h] == 6 and h != at("i7")]
    assert DISTANCE[91 * new[0] + at("i7")] == 1
    assert s.shelters == [1, 2]
