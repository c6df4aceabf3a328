"""8.1.2, 4.2 to 4.4, 4.7: from how many to how many units one may pay, and every way to do it."""

from typing import Any

import pytest

from rules.terraforming_mars.story import refusal
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.rules.payment import Payment, mixes, payment
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState


def options(s: TMState) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(s.actor())]


def bounds(s: TMState) -> tuple[str, int, int]:
    """What is asked, the least and the most; the answers are all between."""
    verbs = {notation.split()[0] for notation in options(s)}
    numbers = [int(notation.split()[1]) for notation in options(s)]
    assert len(verbs) == 1
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    return verbs.pop(), numbers[0], numbers[-1]


@pytest.mark.rule("TM 4.3", "TM 4.4", "TM 4.7", "TM 8.1.2")
@pytest.mark.parametrize(
    ("card", "stock", "asked"),
    [
        # Asteroid, 14 M€: five titanium are worth 15.
        ("asteroid", {"money": 14, "titanium": 9}, ("pay-titanium", 0, 5)),
        ("asteroid", {"money": 13, "titanium": 9}, ("pay-titanium", 1, 5)),
        ("asteroid", {"money": 12, "titanium": 9}, ("pay-titanium", 1, 5)),
        ("asteroid", {"money": 11, "titanium": 9}, ("pay-titanium", 1, 5)),
        ("asteroid", {"money": 10, "titanium": 9}, ("pay-titanium", 2, 5)),
        ("asteroid", {"money": 20, "titanium": 3}, ("pay-titanium", 0, 3)),
        # Convoy from Europa, 15 M€: five titanium to the last M€.
        ("convoy_from_europa", {"money": 20, "titanium": 9}, ("pay-titanium", 0, 5)),
        # Optimal Aerobraking, 7 M€, and Deep Well Heating, 13 M€.
        ("optimal_aerobraking", {"money": 6, "titanium": 9}, ("pay-titanium", 1, 3)),
        ("deep_well_heating", {"money": 12, "steel": 9}, ("pay-steel", 1, 7)),
        ("deep_well_heating", {"money": 11, "steel": 9}, ("pay-steel", 1, 7)),
        ("deep_well_heating", {"money": 10, "steel": 9}, ("pay-steel", 2, 7)),
        # Mine, 4 M€: two steel to the last M€.
        ("mine", {"money": 4, "steel": 9}, ("pay-steel", 0, 2)),
        # Steel is no help for space, titanium none for buildings.
        ("asteroid", {"money": 14, "titanium": 1, "steel": 9}, ("pay-titanium", 0, 1)),
        ("mine", {"money": 4, "titanium": 9, "steel": 1}, ("pay-steel", 0, 1)),
    ],
)
def test_from_the_least_to_the_most(card: str, stock: dict[str, int], asked: tuple[str, int, int]) -> None:
    s = act(TMScenario(2).stock(0, **stock).hand(0, card).turn(), f"play {card}")
    assert bounds(s) == asked


@pytest.mark.rule("TM 4.7", "TM 8.1.2")
@pytest.mark.card("TM helion")
@pytest.mark.parametrize(
    ("money", "heat", "asked"),
    [(11, 5, (0, 5)), (10, 5, (1, 5)), (7, 5, (4, 5)), (10, 12, (1, 11)), (0, 12, None), (6, 5, None)],
)
def test_helion_is_asked_where_it_has_a_choice(money: int, heat: int, asked: tuple[int, int] | None) -> None:
    """A power plant for 11 M€."""
    before = TMScenario(2).corporation(0, "helion").stock(0, money=money, heat=heat).turn()
    s = act(before, "build power_plant")
    if asked:
        assert bounds(s) == ("pay-heat", *asked)
        s = act(s, f"pay-heat {asked[1]}")
        assert (s.stock[0], s.stock[5]) == (money - 11 + asked[1], heat - asked[1])
    else:
        assert s.stock[0] + s.stock[5] == money + heat - 11
    assert s.production[4] == 1


@pytest.mark.card("TM helion", "TM local_heat_trapping")
@pytest.mark.parametrize(
    ("money", "heat", "why"), [(1, 5, ""), (0, 6, ""), (0, 5, "price-short"), (1, 4, "resource-short")]
)
def test_heat_that_the_card_takes_cannot_pay_for_it(money: int, heat: int, why: str) -> None:
    mars = (
        TMScenario(2).corporation(0, "helion").stock(0, money=money, heat=heat).hand(0, "local_heat_trapping")
    )
    s = mars.turn()
    assert refusal(s, "play local_heat_trapping") == why
    if not why:
        s = act(s, "play local_heat_trapping", "choose plants")
        assert s.stock[:6] == [0, 0, 0, 4, 0, 0]


@pytest.mark.card("TM helion", "TM local_heat_trapping")
def test_only_heat_beyond_what_the_card_takes_is_asked_for() -> None:
    mars = TMScenario(2).corporation(0, "helion").stock(0, money=3, heat=7).hand(0, "local_heat_trapping")
    s = act(mars.turn(), "play local_heat_trapping")
    assert bounds(s) == ("pay-heat", 0, 1)


@pytest.mark.card("TM helion", "TM search_for_life", "TM restricted_area")
def test_helion_pays_for_actions_with_heat() -> None:
    mars = TMScenario(2).corporation(0, "helion").in_play(0, "search_for_life", "restricted_area")
    s = mars.stock(0, heat=1).turn()
    assert "use search_for_life" in options(s)
    assert refusal(s, "use restricted_area") == "price-short"
    assert act(s, "use search_for_life").stock[5] == 0
    s = TMScenario(2).corporation(0, "helion").in_play(0, "search_for_life").turn()
    assert refusal(s, "use search_for_life") == "price-short"


@pytest.mark.rule("TM 8.1.2")
def test_without_metals_and_heat_nothing_is_asked() -> None:
    s = act(TMScenario(2).stock(0, money=30, heat=30, steel=9).hand(0, "asteroid").turn(), "play asteroid")
    assert (s.stock[0], s.stock[5]) == (16, 30)


@pytest.mark.rule("TM 8.1.2")
@pytest.mark.card("TM indentured_workers")
def test_what_costs_nothing_is_not_asked_for() -> None:
    mars = TMScenario(2).corporation(0, "helion").stock(0, money=5, steel=5, heat=5)
    s = act(mars.hand(0, "indentured_workers", "mine").turn(), "play indentured_workers", "play mine")
    assert s.stock[:6] == [5, 5, 0, 0, 0, 5]
    assert s.production[1] == 1


# -- every way ------------------------------------------------------------------------------------


def ways(s: TMState, asked: Payment) -> list[tuple[int, int, int, int, int]]:
    return [(mix.steel, mix.titanium, mix.heat, mix.money, mix.lost) for mix in mixes(s, asked)]


@pytest.mark.rule("TM 8.1.2")
def test_all_ways_with_what_they_leave_to_pay_and_what_they_lose() -> None:
    """Units of steel, titanium and heat, then M€ and what is overpaid; 5 M€ are due."""
    s = TMScenario(2).corporation(0, "helion").stock(0, money=3, steel=2, titanium=1, heat=1).s
    assert ways(s, payment(0, 5, metals=3)) == [
        (0, 1, 0, 2, 0),
        (0, 1, 1, 1, 0),
        (1, 0, 0, 3, 0),
        (1, 0, 1, 2, 0),
        (1, 1, 0, 0, 0),
        (2, 0, 0, 1, 0),
        (2, 0, 1, 0, 0),
        (2, 1, 0, 0, 2),
    ]
    assert ways(s, payment(0, 3, metals=1)) == [
        (0, 0, 0, 3, 0),
        (0, 0, 1, 2, 0),
        (1, 0, 0, 1, 0),
        (1, 0, 1, 0, 0),
        (2, 0, 0, 0, 1),
    ]
    assert ways(s, payment(0, 4)) == [(0, 0, 1, 3, 0)]


@pytest.mark.rule("TM 8.1.2")
def test_the_ways_that_are_left_in_the_middle_of_a_payment() -> None:
    mars = TMScenario(2).corporation(0, "helion").stock(0, money=20, steel=2, titanium=4, heat=1)
    s = act(mars.hand(0, "space_elevator").turn(), "play space_elevator", "pay-steel 1")
    titanium: Any = s.look(0)["payment"]
    assert titanium["ways"] == [(0, units, heat) for units in (2, 3, 4) for heat in (0, 1)]
    s = act(s, "pay-titanium 2")
    last: Any = s.look(0)["payment"]
    assert last["ways"] == [(0, 0, 0), (0, 0, 1)]


@pytest.mark.rule("TM 8.1.2")
@pytest.mark.parametrize(
    ("degrees", "sensible"),
    [
        # While heat warms the planet it is kept: nothing lost, then the least M€.
        (-30, (0, 3, 0)),
        (6, (0, 3, 0)),
        # At the goal it goes first.
        (8, (0, 2, 2)),
    ],
)
def test_the_mix_most_would_choose(degrees: int, sensible: tuple[int, int, int]) -> None:
    """Space Station, 10 M€, with three titanium, two heat and plenty of M€."""
    mars = TMScenario(2).temperature(degrees).corporation(0, "helion").stock(0, money=20, titanium=3, heat=2)
    s = act(mars.hand(0, "space_station").turn(), "play space_station")
    asked: Any = s.look(0)["payment"]
    assert asked["sensible"] == sensible


@pytest.mark.rule("TM 8.1.2")
def test_steel_goes_before_titanium() -> None:
    """Space Elevator, 27 M€: twelve steel and one titanium, or nine steel and three titanium."""
    mars = TMScenario(2).stock(0, steel=12, titanium=3).hand(0, "space_elevator")
    asked: Any = act(mars.turn(), "play space_elevator").look(0)["payment"]
    assert asked["sensible"] == (12, 1, 0)
