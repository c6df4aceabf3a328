"""Refusals name the true hindrance and the rule it comes from."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rules.terraforming_mars.story import refusal, table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.board import HEXES, TILE_IDS
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import Rng
from tharsis.locale import Words
from tharsis.rulebook import rules


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


# -- the rule cited -------------------------------------------------------------------------------

#: Which rules may be cited where: by question; for a turn by what is tried, for a tile by its kind.
CITED = {
    "AddAny": "5.8",
    "AddCubes": "5.8",
    "BuyOne": "8.5",
    "Choice": "8.1.3",
    "ChooseStart": "6.7 6.4",
    "ClaimHex": "3.1 2.4",
    "Convert": "8.1.3",
    "CopyBox": "8.1.1",
    "Decrease": "8.1.4 10.2.4",
    "Draft": "10.3",
    "FinalGreenery": "9.2",
    "Flood": "3.2 3.1",
    "FloodRemoval": "8.1.4",
    "KeepSome": "8.1.3",
    "Olympus": "5.3",
    "Payment": "8.1.2",
    "PlaceTile ocean": "3.2 3.1 2.4",
    "PlaceTile greenery": "3.3 3.1 2.4",
    "PlaceTile city": "3.4 3.1 2.4",
    "PlaceTile capital": "3.4 3.1 2.4",
    "PlaceTile special": "3.5 3.1 2.4",
    "Prey": "8.5 10.2.4",
    "Remove": "8.1.4 10.2.4",
    "RemoveAmount": "8.1.4",
    "RemoveCubes": "8.1.4",
    "RemoveCubesAmount": "8.1.4",
    "Research": "7.2",
    "SellEnergy": "8.5",
    "SellPatents": "8.2.1",
    "Settle": "8.1.3",
    "Turn build": "8.2.2 8.2.3 8.2.4 8.2.5 8.2.6 5.2",
    "Turn claim": "8.3 5.2 10.2.3",
    "Turn convert-heat": "8.7 5.2",
    "Turn convert-plants": "8.6 5.2",
    "Turn end-turn": "7.3",
    "Turn first-action": "5.2",
    "Turn fund": "8.4 5.2 10.2.3",
    "Turn pass": "7.3",
    "Turn play": "8.1 8.1.1 8.1.2 8.1.4 3.1 5.2 5.5",
    "Turn sell-patents": "8.2.1 5.2",
    "Turn use": "8.5 5.2",
    "Turn": "7.3",
    "University": "5.3",
    "Viral": "5.3",
    "Way": "8.5",
}
TILES = ("ocean", "greenery", "city", "capital")


def place(s: TMState, action: int) -> str:
    """Where an action is refused, as `CITED` has it."""
    asked: Any = s.asking
    name = type(asked).__name__
    if name == "PlaceTile":
        tile = TILE_IDS[asked.tile]
        return f"{name} {tile if tile in TILES else 'special'}"
    tried = f"{name} {GAME.actions.verb(action).name}"
    return tried if tried in CITED else name


def refusals(s: TMState, seat: int) -> Iterator[tuple[str, str, str]]:
    """Every refusal of a position: where, why and by which rule."""
    for action in range(GAME.actions.size):
        if s.why(seat, action):
            found = s.why_not(seat, action)
            assert found is not None
            yield place(s, action), found.name, found.rule


def random_refusals(seed: int, seats: int) -> set[tuple[str, str, str]]:
    """What random play is refused; the first times that each question is put."""
    s: Any = GAME.new(seed=seed, seats=seats, options={"draft": seed % 2 == 1})
    rng = Rng()
    rng.seed(seed)
    times: Counter[type] = Counter()
    found: set[tuple[str, str, str]] = set()
    while not s.over:
        seat = s.actor()
        times[type(s.asking)] += 1
        if times[type(s.asking)] <= 12:
            found.update(refusals(s, seat))
        actions = s.legal(seat)
        s.apply(seat, actions[rng.below(len(actions))])
    return found


@pytest.mark.parametrize(("seed", "seats"), [(0, 2), (1, 3), (2, 1), (3, 5), (5, 4), (8, 2), (9, 3), (10, 1)])
def test_random_play_is_refused_by_the_rules_of_what_it_tried(seed: int, seats: int) -> None:
    for where, why, rule in sorted(random_refusals(seed, seats)):
        assert rule in CITED[where].split(), f"{where}: {why} cites {rule}"


def cited(s: TMState, notation: str) -> tuple[str, str]:
    found = s.why_not(s.actor(), GAME.actions.parse(notation))
    assert found is not None, f"{notation} is legal"
    return found.name, found.rule


@pytest.mark.rule("TM 8.2.2", "TM 8.2.6", "TM 8.3", "TM 8.4", "TM 8.5", "TM 8.6", "TM 8.7")
def test_what_is_short_is_cited_by_the_action_that_takes_it() -> None:
    mars = TMScenario(2).rating(0, 40).in_play(0, "water_import_from_europa", "martian_rails")
    s = mars.hand(0, "comet").turn()
    assert cited(s, "play comet") == ("price-short", "8.1.2")
    assert cited(s, "use water_import_from_europa") == ("price-short", "8.5")
    assert cited(s, "build power_plant") == ("price-short", "8.2.2")
    assert cited(s, "build city") == ("price-short", "8.2.6")
    assert cited(s, "claim terraformer") == ("price-short", "8.3")
    assert cited(s, "fund banker") == ("price-short", "8.4")
    assert cited(s, "use martian_rails") == ("resource-short", "8.5")
    assert cited(s, "convert-plants") == ("resource-short", "8.6")
    assert cited(s, "convert-heat") == ("resource-short", "8.7")
    hand: Any = s.look(0)["hand"]
    assert [(card["id"], card["why"]["rule"]) for card in hand] == [("comet", "8.1.2")]


@pytest.mark.rule("TM 8.1.1", "TM 8.2.5", "TM 8.6", "TM 9.2")
def test_a_full_planet_is_cited_by_what_would_place_the_tile() -> None:
    mars = table().hand(0, "mangrove", "protected_valley").temperature(8)
    for hex_ in range(HEXES):
        mars.s.tile[hex_], mars.s.owner[hex_] = 9, 1
    s = mars.turn()
    assert cited(s, "play mangrove") == ("no-hex", "8.1.1")
    assert cited(s, "build greenery") == ("no-hex", "8.2.5")
    assert cited(s, "build city") == ("no-hex", "8.2.6")
    assert cited(s, "convert-plants") == ("no-hex", "8.6")


@pytest.mark.rule("TM 3.2", "TM 3.3", "TM 3.4", "TM 3.5")
def test_a_hex_is_refused_by_the_rule_of_the_tile() -> None:
    ocean = act(table().turn(), "build aquifer")
    assert cited(ocean, "place r1c1") == ("hex-not-ocean", "3.2")
    assert cited(ocean, "pass") == ("not-now", "3.2")
    mangrove = act(table().temperature(4).hand(0, "mangrove").turn(), "play mangrove")
    assert cited(mangrove, "place r1c1") == ("hex-not-ocean", "3.3")
    hole = act(table().hand(0, "mohole_area").turn(), "play mohole_area", "pay-steel 0")
    assert cited(hole, "place r1c1") == ("hex-not-ocean", "3.5")
    neighbour = table().tile("greenery", "r1c1", 1)
    outpost = act(neighbour.hand(0, "research_outpost").turn(), "play research_outpost", "pay-steel 0")
    assert cited(outpost, "place r2c1") == ("hex-not-alone", "3.4")
    neighbour = table().tile("greenery", "r1c1", 1)
    preserve = act(neighbour.hand(0, "natural_preserve").turn(), "play natural_preserve", "pay-steel 0")
    assert cited(preserve, "place r2c1") == ("hex-not-alone", "3.5")


@pytest.mark.rule("TM 5.3", "TM 5.8", "TM 8.1.4", "TM 8.5")
def test_what_cards_may_strike_and_feed_is_cited_by_their_own_rule() -> None:
    hunt = table().in_play(0, "predators", "pets", "fish").in_play(1, "livestock")
    hunt.cubes("fish", 1).cubes("livestock", 1).cubes("pets", 1)
    s = act(hunt.turn(), "use predators")
    assert cited(s, "target-nobody") == ("target-required", "8.5")
    assert cited(s, "on pets") == ("cubes-protected", "8.5")
    assert cited(s, "on ants") == ("not-a-holder", "8.5")
    virus = table().in_play(0, "pets", "fish").in_play(1, "livestock").hand(0, "virus")
    virus.cubes("fish", 1).cubes("livestock", 1).cubes("pets", 1)
    s = act(virus.turn(), "play virus")
    assert cited(s, "choose steel") == ("way-not-printed", "8.1.3")
    s = act(s, "choose animals")
    assert cited(s, "on pets") == ("cubes-protected", "8.1.4")
    assert cited(s, "on ants") == ("not-a-holder", "8.1.4")
    s = act(table().in_play(0, "electro_catapult").turn(), "use electro_catapult")
    assert cited(s, "choose card") == ("way-not-printed", "8.5")
    school = table().in_play(0, "mars_university").hand(0, "research", "asteroid")
    s = act(school.turn(), "play research", "first mars_university")
    assert cited(s, "discard comet") == ("not-in-hand", "5.3")


def test_every_number_that_is_cited_stands_in_the_rulebook() -> None:
    numbers = {rule.number for rule in rules(GAME)}
    for lexicon in (GAME.reasons, GAME.prompts, GAME.logs):
        for term in lexicon.terms:
            assert not term.rule or term.rule in numbers, f"{term.name} cites {term.rule}"
    assert {number for allowed in CITED.values() for number in allowed.split()} <= numbers
