"""Corporations: what they start with, their first actions and lasting effects (5.2, 5.3)."""

import pytest

from rules.terraforming_mars.story import changes, play, refusal, table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.board import TAG_IDS
from tharsis.games.terraforming_mars.deck import CARDS, number_of
from tharsis.games.terraforming_mars.rules.playing import price_of
from tharsis.games.terraforming_mars.rules.setup import found_corporation
from tharsis.games.terraforming_mars.scenario import TMScenario, act

mark = pytest.mark

#: The corporation, its tags, and all that it brings at the start.
STARTS = (
    (mark.card("TM credicor"), "", "money +57"),
    (mark.card("TM ecoline"), "plant", "money +36, plants +3, plants production +2"),
    (mark.card("TM helion"), "space", "heat production +3, money +42"),
    (mark.card("TM interplanetary_cinematics"), "building", "money +30, steel +20"),
    (mark.card("TM inventrix"), "science", "money +45"),
    (mark.card("TM mining_guild"), "building building", "money +30, steel +5, steel production +1"),
    (mark.card("TM phobolog"), "space", "money +23, titanium +10"),
    (mark.card("TM tharsis_republic"), "building", "money +40"),
    (mark.card("TM thorgate"), "power", "energy production +1, money +48"),
    (mark.card("TM united_nations_mars_initiative"), "earth", "money +40"),
    (mark.card("TM saturn_systems"), "jovian", "money +42, money production +1, titanium production +1"),
    (mark.card("TM teractor"), "earth", "money +60"),
    (mark.card("TM beginner_corporation"), "", "money +42"),
)


@pytest.mark.rule("TM 5.2")
@pytest.mark.parametrize(("marked", "tags", "change"), STARTS, ids=lambda row: str(row)[:40])
def test_start(marked: pytest.MarkDecorator, tags: str, change: str) -> None:
    corporation = number_of(marked.args[0].removeprefix("TM "))
    s = TMScenario(2).s
    before = s.clone()
    found_corporation(s, 0, corporation)
    assert changes(before, s) == change
    assert " ".join([TAG_IDS[tag] for tag in CARDS[corporation].tags]) == tags
    assert sum(s.tags[:10]) == len(CARDS[corporation].tags)


@pytest.mark.card("TM credicor")
def test_credicor_gets_money_back_by_the_printed_price() -> None:
    before, after = play(
        table().corporation(0, "credicor").in_play(0, "earth_catapult"), "giant_space_mirror"
    )
    assert changes(before, after) == "energy production +3, hand -1, money -15"
    before, after = play(
        table().corporation(0, "credicor").in_play(0, "space_station"),
        "comet",
        "place r1c5",
        "target-nobody",
    )
    assert "money -15" in changes(before, after)  # 21 less 2, 4 back
    s = table().corporation(0, "credicor").turn()
    assert act(s, "build city", "place r3c3").stock[0] == 100 - 25 + 4
    assert act(s, "build greenery", "place r3c3").stock[0] == 100 - 23 + 4
    assert act(s, "build aquifer", "place r1c5").stock[0] == 100 - 18


@pytest.mark.card("TM ecoline")
@pytest.mark.rule("TM 8.6")
def test_ecoline_greens_with_seven_plants() -> None:
    before = table().corporation(0, "ecoline").stock(0, plants=7).turn()
    assert changes(before, act(before, "convert-plants", "place r3c3")) == (
        "greenery +1, oxygen +1, plants -7, rating +1"
    )
    assert refusal(table().stock(0, plants=7).turn(), "convert-plants") == "resource-short"


@pytest.mark.card("TM helion")
@pytest.mark.rule("TM 8.1.2", "TM 4.7")
def test_helion_pays_with_heat_everywhere() -> None:
    mars = TMScenario(2).corporation(0, "helion").stock(0, money=6, heat=10).hand(0, "asteroid")
    s = act(mars.turn(), "play asteroid")
    assert refusal(s, "pay-heat 7") == "pay-range"
    s = act(s, "pay-heat 10")
    assert (s.stock[0], s.stock[5]) == (2, 0)
    s = act(TMScenario(2).corporation(0, "helion").stock(0, heat=11).turn(), "build power_plant")
    assert (s.stock[5], s.production[4]) == (0, 1)
    s = act(TMScenario(2).corporation(0, "helion").stock(0, heat=8).turn(), "fund banker")
    assert s.stock[5] == 0


@pytest.mark.card("TM helion")
def test_money_is_no_heat_for_helion() -> None:
    s = TMScenario(2).corporation(0, "helion").stock(0, money=50, heat=7).turn()
    assert refusal(s, "convert-heat") == "resource-short"


@pytest.mark.card("TM inventrix")
@pytest.mark.rule("TM 5.2")
def test_inventrix_draws_three_cards_first() -> None:
    mars = table().corporation(0, "inventrix")
    mars.s.first_due[0] = 1
    s = mars.turn()
    assert refusal(s, "build city") == "first-action-due"
    assert [GAME.actions.notation(a) for a in s.legal(0)] == ["first-action", "pass"]
    s = act(s, "first-action")
    assert len(s.hand(0)) == 3
    assert refusal(s, "first-action") == "no-first-action"
    assert refusal(s, "build city") == ""


@pytest.mark.card("TM mining_guild")
def test_the_guild_smells_metal_under_its_tiles() -> None:
    s = table().corporation(0, "mining_guild").turn()
    assert act(s, "build city", "place r1c1").production[1] == 6
    assert act(s, "build city", "place r3c3").production[1] == 5
    assert act(s, "build aquifer", "place r1c2").production[1] == 6
    other = table().corporation(1, "mining_guild").turn()
    assert act(other, "build city", "place r1c1").production[7] == 5


@pytest.mark.card("TM phobolog", "TM advanced_alloys")
def test_phobolog_and_alloys_make_titanium_worth_five() -> None:
    mars = table().corporation(0, "phobolog").in_play(0, "advanced_alloys").hand(0, "asteroid_mining")
    s = act(mars.turn(), "play asteroid_mining", "pay-titanium 6")
    assert (s.stock[0], s.stock[2]) == (100, 3)


@pytest.mark.card("TM tharsis_republic")
@pytest.mark.rule("TM 5.2")
def test_the_republic_builds_its_first_city() -> None:
    mars = table().corporation(0, "tharsis_republic")
    mars.s.first_due[0] = 1
    before = mars.turn()
    after = act(before, "first-action", "place r3c3")
    assert changes(before, after) == "city +1, money +3, money production +1"
    before, after = play(table().corporation(0, "tharsis_republic"), "phobos_space_haven")
    assert changes(before, after) == "hand -1, money -22, offworld +1, titanium production +1"


@pytest.mark.card("TM tharsis_republic")
@pytest.mark.rule("TM 5.2")
def test_a_first_action_waits_or_lapses() -> None:
    """TM-14: the republic passes the first generation; later there is no hex left."""
    mars = table().corporation(0, "tharsis_republic")
    mars.s.first_due[0] = 1
    s = act(mars.turn(), "pass", "pass", "done", "done")
    assert s.generation == 2
    assert s.first_due[0] == 1
    full = table().corporation(0, "tharsis_republic")
    full.s.first_due[0] = 1
    for hex_ in range(61):
        if full.s.tile[hex_] == 0 and GAME.board is not None and GAME.board()[hex_]["type"] == "land":
            full.tile("greenery", str(GAME.board()[hex_]["id"]), 1)
    s = full.turn()
    assert s.first_due[0] == 0
    assert refusal(s, "first-action") == "no-first-action"


@pytest.mark.card("TM thorgate")
def test_thorgate_builds_power_cheaply() -> None:
    mars = table().corporation(0, "thorgate")
    assert price_of(mars.s, 0, number_of("geothermal_power")) == 8
    assert price_of(mars.s, 0, number_of("mine")) == 4
    assert act(mars.turn(), "build power_plant").stock[0] == 92


@pytest.mark.card("TM saturn_systems")
def test_saturn_profits_from_everybodys_jovian_cards() -> None:
    before, after = play(table().corporation(1, "saturn_systems"), "vesta_shipyard")
    assert changes(before, after) == "hand -1, money -15, other money production +1, titanium production +1"


@pytest.mark.card("TM beginner_corporation")
@pytest.mark.rule("TM 6.5")
def test_beginners_keep_ten_cards_for_nothing() -> None:
    s = GAME.new(seed=3, seats=2, options={"beginner_1": True, "beginner_2": True})
    assert s.actors() == [0]
    assert [len(s.look(seat)["hand"]) for seat in range(2)] == [10, 10]  # type: ignore[arg-type]
    assert [player["stock"]["megacredits"] for player in s.look(0)["players"]] == [42, 42]  # type: ignore[attr-defined]
