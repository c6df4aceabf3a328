"""The worked examples of the rulebook, as little stories of three players."""

import pytest

from rules.terraforming_mars.story import changes, refusal
from tharsis.games.terraforming_mars.board import CITY, HEX_IDS
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules.setup import found_corporation
from tharsis.games.terraforming_mars.rules.tiles import lay_tile
from tharsis.games.terraforming_mars.scenario import TMScenario, act


@pytest.mark.rule("TM 6.7", "TM 6.3")
def test_three_corporations_are_revealed() -> None:
    """PhoboLog buys five cards, ThorGate ten, Tharsis Republic four."""
    s = TMScenario(3, corporate_era=False).s
    s.production = [1] * 18
    for seat, (corporation, cards) in enumerate((("phobolog", 5), ("thorgate", 10), ("tharsis_republic", 4))):
        found_corporation(s, seat, number_of(corporation))
        s.stock[seat * 6] -= 3 * cards
    assert [s.stock[seat * 6] for seat in range(3)] == [8, 18, 28]
    assert s.stock[2] == 10
    assert s.production[6 + 4] == 2
    lay_tile(s, 2, HEX_IDS.index("r3c3"), CITY)
    assert (s.production[12], s.stock[12]) == (2, 31)


@pytest.mark.rule("TM 8.2.1")
def test_two_patents_are_sold() -> None:
    before = TMScenario(3).hand(1, "mine", "comet").turn(seat=1)
    after = act(before, "sell-patents", "discard comet", "discard mine", "done")
    assert changes(before, after) == "other hand -2, other money +2"


@pytest.mark.rule("TM 8.2.6", "TM 5.3")
def test_the_republic_builds_a_city() -> None:
    s = act(
        TMScenario(3).stock(2, money=25).corporation(2, "tharsis_republic").turn(seat=2),
        "build city",
        "place r5c2",
    )
    assert (s.production[12], s.stock[12], s.stock[12 + 3]) == (2, 3, 2)


@pytest.mark.rule("TM 8.1.2", "TM 4.4")
def test_eight_titanium_for_thirty() -> None:
    """TM-3: PhoboLog's titanium is worth 4: eight units for 30 M€ without change, or seven and 2 M€."""
    mars = TMScenario(3).corporation(0, "phobolog").stock(0, money=8, titanium=10).production(0, titanium=1)
    s = act(mars.hand(0, "asteroid_mining").turn(), "play asteroid_mining")
    assert refusal(s, "pay-titanium 9") == "pay-range"
    assert act(s, "pay-titanium 7").stock[0] == 6
    s = act(s, "pay-titanium 8")
    assert (s.stock[0], s.stock[2], s.production[2]) == (8, 2, 3)


@pytest.mark.rule("TM 8.1.2")
def test_thorgate_pays_eight_for_geothermal_power() -> None:
    before = (
        TMScenario(3).corporation(1, "thorgate").stock(1, money=18).hand(1, "geothermal_power").turn(seat=1)
    )
    assert changes(before, act(before, "play geothermal_power")) == (
        "other energy production +2, other hand -1, other money -8"
    )


@pytest.mark.rule("TM 7.4")
def test_the_first_player_produces() -> None:
    mars = TMScenario(3).production(0, money=1, steel=1, titanium=3, plants=1, energy=1, heat=1)
    s = act(mars.turn(), "pass", "pass", "pass")
    assert s.stock[:6] == [21, 1, 3, 1, 1, 1]


@pytest.mark.rule("TM 8.3")
def test_the_mayor() -> None:
    mars = TMScenario(3).stock(2, money=33).tile("city", "r3c3", 2).tile("city", "r7c3", 2)
    s = act(mars.turn(seat=2), "build city", "place r9c3", "claim mayor")
    assert (s.stock[12], s.milestones[1]) == (0, 2)
    assert refusal(s, "claim mayor") == "milestone-taken"


@pytest.mark.rule("TM 8.4")
def test_the_thermalist() -> None:
    s = act(TMScenario(3).stock(1, money=8).turn(seat=1), "fund thermalist")
    assert (s.awards[3], s.stock[6]) == (1, 0)


@pytest.mark.rule("TM 8.5")
def test_livestock_and_shuttles() -> None:
    s = act(TMScenario(3).in_play(1, "livestock", "shuttles").turn(seat=1), "use livestock")
    assert s.on_card(number_of("livestock")) == 1
    assert refusal(s, "use shuttles", 1) == "no-action"


@pytest.mark.rule("TM 8.6", "TM 3.3")
def test_a_greenery_between_two_cities() -> None:
    """Eight plants, a hex with two plants between two own cities: rating, bonus, and three points more."""
    mars = TMScenario(3).stock(2, plants=8).tile("city", "r4c4", 2).tile("city", "r4c6", 2)
    before = mars.turn(seat=2)
    after = act(before, "convert-plants", "place r4c5")
    assert (after.stock[12 + 3], after.oxygen, after.rating[2]) == (2, 1, 21)
    assert after.standings()[2][0] - before.standings()[2][0] == 1 + 1 + 2
