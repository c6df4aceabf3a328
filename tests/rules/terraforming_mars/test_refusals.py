"""Refusals name the true hindrance and the rule it comes from."""

from typing import Any

import pytest

from rules.terraforming_mars.story import refusal, table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.board import HEXES
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState
from tharsis.locale import Words


def told(s: TMState, notation: str) -> str:
    """A refusal in English words."""
    found = s.why_not(s.actor(), GAME.actions.parse(notation))
    assert found is not None, f"{notation} is legal"
    return Words("en", [GAME]).refusal(GAME, found)


# -- the true hindrance ---------------------------------------------------------------------------


@pytest.mark.card("TM flooding")
@pytest.mark.rule("TM 8.1.4")
def test_a_flood_strikes_nobody_without_a_tile_beside_the_ocean() -> None:
    mars = TMScenario(4).stock(0, money=9).stock(1, money=9).stock(2, money=9).stock(3, money=0)
    mars.tile("greenery", "r1c1", 1).tile("city", "r1c3", 3).hand(0, "flooding")
    s = act(mars.turn(), "play flooding", "place r1c2")
    assert refusal(s, "target 1") == ""
    assert told(s, "target 2") == "Seat 3 owns no tile beside the new ocean."
    assert told(s, "target 0") == "Seat 1 owns no tile beside the new ocean."
    assert told(s, "target 3") == "Seat 4 does not have enough of it."


@pytest.mark.rule("TM 8.1.4")
def test_an_empty_seat_is_no_target() -> None:
    s = act(table().hand(0, "asteroid").turn(), "play asteroid", "pay-titanium 0")
    assert told(s, "target 3") == "There is no Seat 4 at this table."
    s = act(table().hand(0, "energy_tapping").turn(), "play energy_tapping")
    assert told(s, "target 3") == "There is no Seat 4 at this table."
    mars = TMScenario(2).stock(0, money=9).stock(1, money=9).hand(0, "flooding").tile("city", "r1c1", 1)
    s = act(mars.turn(), "play flooding", "place r1c2")
    assert told(s, "target 3") == "There is no Seat 4 at this table."


@pytest.mark.card("TM predators", "TM protected_habitats", "TM pets")
@pytest.mark.rule("TM 8.5")
def test_protected_animals_are_told_from_none_at_all() -> None:
    mars = table().in_play(0, "predators")
    assert told(mars.turn(), "use predators") == "There are no animals to take from any card."
    guarded = table().in_play(0, "predators").in_play(1, "protected_habitats", "fish").cubes("fish", 2)
    assert told(guarded.turn(), "use predators") == "All animals on cards are protected."
    pets = table().in_play(0, "predators").in_play(1, "pets").cubes("pets", 1)
    assert told(pets.turn(), "use predators") == "All animals on cards are protected."


@pytest.mark.card("TM land_claim")
@pytest.mark.rule("TM 3.1")
def test_land_claim_without_land_names_no_tile() -> None:
    mars = table().hand(0, "land_claim")
    for hex_ in range(HEXES):
        mars.s.tile[hex_], mars.s.owner[hex_] = 9, 1
    assert told(mars.turn(), "play land_claim") == "There is no free land left to claim."


# -- overpaying -----------------------------------------------------------------------------------


@pytest.mark.rule("TM 8.1.2", "TM 4.3", "TM 4.4")
@pytest.mark.parametrize("money", [0, 12, 30])
def test_every_mix_of_steel_and_titanium_may_overpay_by_its_last_unit(money: int) -> None:
    """27 M€: what may be overpaid does not depend on the M€ that stay in the stock."""
    mars = TMScenario(2).stock(0, money=money, steel=14, titanium=9).hand(0, "space_elevator")
    payment: Any = act(mars.turn(), "play space_elevator").look(0)["payment"]
    enough = {(steel, units, 0) for steel in range(15) for units in range(10)}
    enough = {(steel, units, 0) for steel, units, _ in enough if 2 * steel + 3 * units + money >= 27}
    last = {way for way in enough if 2 * way[0] + 3 * way[1] - (3 if way[1] else 2) < 27}
    assert set(payment["ways"]) == last


@pytest.mark.rule("TM 8.1.2")
def test_nothing_is_added_to_a_price_that_is_paid() -> None:
    mars = TMScenario(2).stock(0, steel=20, titanium=9).hand(0, "space_elevator")
    s = act(mars.turn(), "play space_elevator")
    assert refusal(s, "pay-steel 15") == "pay-range"
    assert act(s, "pay-steel 14").stock[:3] == [0, 6, 9]
    s = act(s, "pay-steel 12")
    assert s.stock[:3] == [0, 8, 8], "one titanium is left to pay, and no question"
