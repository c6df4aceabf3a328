"""Numbers that stand in saves: they may never change while saves of earlier releases are to be opened."""

import pytest

from rules.terraforming_mars.story import table
from tharsis.games.terraforming_mars import GAME, board, codes, deck, state
from tharsis.games.terraforming_mars.deck import CARDS, number_of
from tharsis.games.terraforming_mars.rules import payment, scoring
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState

#: Where a card lies: the deck, the discards, the box; then a place for each of five seats.
PLACES = {
    "DECK": 0, "DISCARDS": 1, "BOX": 2, "HAND": 3, "PACKET": 8, "KEPT": 13, "IN_PLAY": 18, "EVENTS": 23,
    "PICK": 28, "PLACES": 33,
}  # fmt: skip
#: Where a corporation lies: dealt, chosen and revealed ones of five seats.
CHARTERS = {"DEALT": 1, "CHOSEN": 6, "REVEALED": 11, "NOT_IN_GAME": 16}
#: Where a tile may go: an operand of the step that places it.
RULES = (
    "OCEAN", "LAND", "CITY", "GREENERY", "ISOLATED", "NOCTIS", "TWO_CITIES", "BESIDE_CITY", "BESIDE_GREENERY",
    "METAL", "OWN_METAL", "VOLCANIC",
)  # fmt: skip


@pytest.mark.parametrize(("name", "number"), [*PLACES.items(), *CHARTERS.items()])
def test_places_of_cards(name: str, number: int) -> None:
    assert getattr(state, name) == number


def test_there_is_a_pile_for_every_place() -> None:
    s = GAME.new(seed=1, seats=5)
    assert isinstance(s, TMState)
    assert (len(s.cards.piles), len(s.charters.piles)) == (33, 17)
    assert (len(s.cards.place), len(s.charters.place)) == (208, 12)


def test_rules_of_placement() -> None:
    assert [getattr(board, f"{name}_RULE") for name in RULES] == list(range(12))


def test_means_and_stages_of_a_payment() -> None:
    assert (payment.MONEY_ONLY, payment.WITH_STEEL, payment.WITH_TITANIUM) == (0, 1, 2)
    assert (payment.STEEL_STAGE, payment.TITANIUM_STAGE, payment.HEAT_STAGE) == (0, 1, 2)


def test_nobody_nothing_and_the_neutral_opponent() -> None:
    assert (codes.NOBODY, deck.NONE, codes.NEUTRAL) == (-1, -1, 7)


def test_the_mark_of_an_event_follows_the_tags() -> None:
    assert len(board.TAG_IDS) == board.EVENT


def test_figures_of_the_state_count_by_seat() -> None:
    assert (state.RESOURCES, board.TAGS, state.DISCOUNTS, state.ANY_CARD) == (6, 10, 11, 10)


def test_a_copy_of_a_position_shares_no_list_with_it() -> None:
    s = table().turn()
    copy = s.clone()
    lists = [name for name in s.FIELDS if isinstance(getattr(s, name), list)]
    assert {"stock", "production", "tile", "owner", "cubes", "due"} < set(lists)
    assert [name for name in lists if getattr(copy, name) is getattr(s, name)] == []


@pytest.mark.card("TM helion")
def test_heat_that_pays_is_a_flag() -> None:
    assert TMScenario(2).corporation(1, "helion").s.heat_pays == [0, 1]


@pytest.mark.rule("TM 5.8")
def test_only_cards_that_hold_something_have_anything_on_them() -> None:
    mars = table().in_play(0, "olympus_conference", "search_for_life", "mine")
    s = mars.cubes("olympus_conference", 3).cubes("search_for_life", 2).s
    found = [s.on_card(number_of(id_)) for id_ in ("mine", "search_for_life", "olympus_conference", "helion")]
    assert found == [0, 2, 3, 0]


@pytest.mark.rule("TM 5.7")
def test_points_that_are_counted_print_no_number() -> None:
    counted = [card for card in CARDS if card.points.counted]
    assert len(counted) == 20
    assert {card.points.plain for card in counted} == {0}


@pytest.mark.rule("TM 5.7")
@pytest.mark.card("TM capital", "TM commercial_district")
def test_points_of_a_tile_need_the_tile() -> None:
    assert scoring.cards(table().in_play(0, "capital", "commercial_district").s, 0) == 0


@pytest.mark.rule("TM 8.5")
def test_the_card_turned_over_is_forgotten_with_the_next_action() -> None:
    s = act(table().in_play(0, "search_for_life").next_cards("mine").turn(), "use search_for_life")
    assert s.turned == number_of("mine")
    assert act(s, "convert-heat").turned == -1
