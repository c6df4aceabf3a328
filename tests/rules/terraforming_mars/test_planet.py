"""Chapters 1 to 3: the planet, its tracks, and tiles."""

import pytest

from rules.terraforming_mars.story import changes, play, refusal, table
from tharsis.games.terraforming_mars import GAME, board
from tharsis.games.terraforming_mars.rules import scoring
from tharsis.games.terraforming_mars.rules.tiles import raise_oxygen, raise_temperature, terraformed
from tharsis.games.terraforming_mars.scenario import TMScenario, act


@pytest.mark.rule("TM 1.1")
def test_most_points_win() -> None:
    s = TMScenario(3).rating(0, 20).rating(1, 30).rating(2, 25).s
    assert [standing[0] for standing in s.standings()] == [20, 30, 25]


@pytest.mark.rule("TM 1.2", "TM 2.1")
def test_a_step_raises_the_rating() -> None:
    s = TMScenario(2).temperature(-18).oxygen(3).s
    raise_temperature(s, 0, 2)
    raise_oxygen(s, 1, 1)
    assert (s.temperature, s.oxygen, s.rating) == (8, 4, [22, 21])


@pytest.mark.rule("TM 1.2")
def test_at_the_goal_nothing_rises() -> None:
    s = TMScenario(2).temperature(6).oxygen(14).s
    raise_temperature(s, 0, 3)
    raise_oxygen(s, 0, 1)
    assert (board.degrees(s.temperature), s.oxygen, s.rating) == (8, 14, [21, 20])
    assert not terraformed(s)
    assert terraformed(TMScenario(2).temperature(8).oxygen(14).oceans(9).s)


@pytest.mark.rule("TM 2.1")
def test_the_rating_starts_at_twenty_and_is_income() -> None:
    s = act(TMScenario(2).rating(0, 27).production(0, money=3).turn(), "pass", "pass")
    assert s.stock[0] == 30
    assert TMScenario(2).s.rating == [20, 20]


@pytest.mark.rule("TM 2.2")
@pytest.mark.parametrize(("degrees", "heat"), [(-26, 1), (-22, 1), (-18, 0)])
def test_heat_at_two_steps(degrees: int, heat: int) -> None:
    s = TMScenario(2).temperature(degrees).s
    raise_temperature(s, 1, 1)
    assert s.production[6 + board.HEAT] == heat


@pytest.mark.rule("TM 2.2")
def test_bonuses_chain_from_oxygen_to_ocean() -> None:
    """TM-4: a greenery at 7 % and -2 °C: oxygen, temperature, ocean; three ratings, two placements."""
    before = table().oxygen(7).temperature(-2).stock(0, plants=8).turn()
    after = act(before, "convert-plants", "place r3c3", "place r1c5")
    assert changes(before, after) == "greenery +1, oceans +1, oxygen +1, plants -8, rating +3, temperature +1"


@pytest.mark.rule("TM 2.2")
def test_a_bonus_for_a_finished_parameter_is_lost() -> None:
    s = TMScenario(2).temperature(-2).oceans(9).s
    raise_temperature(s, 0, 1)
    s = TMScenario(2).temperature(-2).oceans(9).stock(0, heat=8).turn()
    assert act(s, "convert-heat").rating[0] == 21


@pytest.mark.rule("TM 2.3", "TM 3.1")
@pytest.mark.parametrize(
    ("hex_", "change"),
    [
        ("r1c1", "steel +2"),
        ("r8c6", "titanium +1"),
        ("r5c2", "plants +2"),
        ("r8c3", "hand +1"),
        ("r4c1", "plants +1, titanium +1"),
    ],
)
def test_placement_bonus(hex_: str, change: str) -> None:
    before = table().turn()
    after = act(before, "build city", f"place {hex_}")
    expected = sorted([*change.split(", "), "city +1", "money -25", "money production +1"])
    assert changes(before, after) == ", ".join(expected)


#: The map row by row: "~" is an ocean area, "!" the place of Noctis City, "^" a volcano; then what the hex
#: gives: steel, titanium, plants, cards.
MAP = """
        ss  ~ss  .   ~c  ~
      .   ^s  .   .   .   ~cc
    ^c  .   .   .   .   .   s
  ^pt p   p   p   pp  p   p   ~pp
^pp pp  !pp ~pp ~pp ~pp pp  pp  pp
  p   pp  p   p   p   ~p  ~p  ~p
    .   .   .   .   .   p   .
      ss  .   c   c   .   t
        s   ss  .   .   ~tt
"""


@pytest.mark.rule("TM 2.3", "TM 2.4")
def test_the_map_as_printed() -> None:
    drawn = [
        (f"r{row}c{column}", symbols)
        for row, line in enumerate(MAP.strip().split("\n"), start=1)
        for column, symbols in enumerate(line.split(), start=1)
    ]
    assert [hex_ for hex_, _ in drawn] == list(board.HEX_IDS)
    for i, (hex_, symbols) in enumerate(drawn):
        area = {"~": board.OCEAN_AREA, "!": board.NOCTIS_AREA}.get(symbols[0], board.LAND)
        assert (board.AREA[i], board.VOLCANIC[i]) == (area, symbols[0] == "^"), hex_
        gives = [0, *[symbols.count(symbol) for symbol in "stp"], 0, 0]
        assert (board.BONUS[i], board.BONUS_CARDS[i]) == (gives, symbols.count("c")), hex_
        metal = "steel" if "s" in symbols else "titanium" if "t" in symbols else "megacredits"
        assert board.RESOURCE_IDS[board.METAL[i]] == metal, hex_


@pytest.mark.rule("TM 2.4")
def test_reserved_areas() -> None:
    s = act(table().turn(), "build city")
    assert refusal(s, "place r1c2") == "hex-for-ocean"
    assert refusal(s, "place r5c3") == "hex-for-noctis"


@pytest.mark.rule("TM 3.1")
def test_only_empty_hexes() -> None:
    s = act(table().tile("greenery", "r3c3", 1).turn(), "build city")
    assert refusal(s, "place r3c3") == "hex-occupied"


@pytest.mark.rule("TM 3.1", "TM 3.2")
def test_a_city_beside_two_oceans_earns_four() -> None:
    """The example of the book."""
    before = table().tile("ocean", "r1c4").tile("ocean", "r1c5").turn()
    assert act(before, "build city", "place r2c5").stock[0] == 100 - 25 + 4


@pytest.mark.rule("TM 3.2")
def test_oceans_belong_to_nobody_and_earn_beside_each_other() -> None:
    before = table().tile("ocean", "r1c4").turn()
    after = act(before, "build aquifer", "place r1c5")
    assert changes(before, after) == "money -16, oceans +1, rating +1"
    assert after.owner[4] == -1
    assert refusal(act(before, "build aquifer"), "place r3c3") == "hex-not-ocean"


@pytest.mark.rule("TM 3.3")
def test_greeneries_go_beside_own_tiles_while_there_is_room() -> None:
    s = act(table().turn(), "build greenery")
    assert refusal(s, "place r9c3") == ""
    s = act(table().tile("city", "r3c3", 0).turn(), "build greenery")
    assert refusal(s, "place r9c3") == "hex-beside-own"
    assert refusal(s, "place r3c4") == ""
    hemmed = table().tile("city", "r9c1", 0)
    for hex_ in ("r8c1", "r8c2", "r9c2"):
        hemmed.tile("greenery", hex_, 1)
    assert refusal(act(hemmed.turn(), "build greenery"), "place r3c3") == ""


@pytest.mark.rule("TM 3.3")
def test_a_greenery_after_the_last_oxygen_raises_nothing() -> None:
    before = table().oxygen(14).turn()
    assert changes(before, act(before, "build greenery", "place r3c3")) == "greenery +1, money -23"


@pytest.mark.rule("TM 3.4")
def test_cities_keep_apart() -> None:
    s = act(table().tile("city", "r3c3", 1).turn(), "build city")
    assert refusal(s, "place r3c4") == "hex-beside-city"
    assert refusal(s, "place r3c5") == ""


@pytest.mark.rule("TM 3.4", "TM 9.3")
def test_cities_score_greeneries_of_anybody() -> None:
    mars = TMScenario(2).tile("city", "r3c3", 0).tile("greenery", "r3c2", 0).tile("greenery", "r3c4", 1)
    assert (scoring.cities(mars.s, 0), scoring.greeneries(mars.s, 0)) == (2, 1)


@pytest.mark.rule("TM 3.4")
def test_cities_off_the_planet_count_as_cities() -> None:
    _, after = play(table(), "ganymede_colony")
    assert (after.cities(), after.cities_on_mars(), after.own_cities(0)) == (1, 0, 1)


@pytest.mark.rule("TM 3.5")
def test_the_capital_is_a_city() -> None:
    s = act(table().tile("capital", "r3c3", 1).turn(), "build city")
    assert refusal(s, "place r3c4") == "hex-beside-city"
    assert s.cities() == 1


@pytest.mark.rule("TM 3.5")
def test_special_tiles_belong_to_who_placed_them() -> None:
    _, after = play(table(), "nuclear_zone", "place r3c3")
    s = act(after, "build greenery")
    assert refusal(s, "place r9c3") == "hex-beside-own"


@pytest.mark.rule("TM 1.2")
def test_the_temperature_goes_up_in_steps_of_two_degrees() -> None:
    assert [board.step_of(degrees) for degrees in (-30, -28, 0, 8)] == [0, 1, 15, 19]
    assert [board.degrees(step) for step in (0, 1, 15, 19)] == [-30, -28, 0, 8]
    with pytest.raises(ValueError, match="-7 °C lies between two steps"):
        board.step_of(-7)


def test_neighbours() -> None:
    """Six around an inner hex, clockwise from the top left; three at a corner; always mutual."""
    around = [board.HEX_IDS[hex_] for hex_ in board.NEIGHBOURS[board.HEX_IDS.index("r5c5")]]
    assert around == ["r4c4", "r4c5", "r5c6", "r6c5", "r6c4", "r5c4"]
    corner = [board.HEX_IDS[hex_] for hex_ in board.NEIGHBOURS[board.HEX_IDS.index("r9c5")]]
    assert corner == ["r8c5", "r8c6", "r9c4"]
    for hex_, others in enumerate(board.NEIGHBOURS):
        assert all(hex_ in board.NEIGHBOURS[other] for other in others)
    assert sum(len(others) for others in board.NEIGHBOURS) == 2 * 156
    assert GAME.board is not None
    assert len(GAME.board()) == 61
