"""The numbers written by hand are those of the ids they stand for."""

import pytest

from tharsis.games.twilight_struggle import GAME, board, codes, deck


def numbered(module):
    """The constants of a module that are plain numbers, by the id that their name would be."""
    return {
        name.lower(): value
        for name, value in vars(module).items()
        if name.isupper() and type(value) is int and not name.startswith("_")
    }


@pytest.mark.parametrize(
    ("module", "ids", "at_least"),
    [
        (board, board.REGION_IDS, len(board.REGION_IDS)),
        (board, board.COUNTRY_IDS, 34),
        (deck, deck.CARD_IDS, len(deck.CARD_IDS)),
        (deck, deck.ERA_IDS, len(deck.ERA_IDS)),
        (codes, codes.SIDE_IDS, len(codes.SIDE_IDS)),
    ],
)
def test_a_number_is_that_of_its_id(module, ids, at_least):
    found = {name: number for name, number in numbered(module).items() if name in ids}
    assert len(found) >= at_least
    assert found == {name: ids.index(name) for name in found}


def test_a_card_belongs_to_a_side_or_to_both():
    assert deck.OWNER_IDS[codes.US] == "us"
    assert deck.OWNER_IDS[codes.USSR] == "ussr"
    assert deck.OWNER_IDS[deck.NEUTRAL] == "neutral"


def test_phases_are_numbered_in_their_order():
    phases = [name for name in numbered(codes) if name.endswith("_phase")]
    assert phases == [f"{name}_phase" for name in codes.PHASE_IDS]
    assert [numbered(codes)[name] for name in phases] == list(range(len(phases)))


def test_areas_are_what_their_names_say():
    named = {
        board.IN_WESTERN_EUROPE: board.WESTERN_EUROPE,
        board.IN_EASTERN_EUROPE: board.EASTERN_EUROPE,
        board.IN_SOUTHEAST_ASIA: board.SOUTHEAST_ASIA,
        board.ANYWHERE: list(range(board.ON_MAP)),
        board.BESIDE_SOUTH_AFRICA: sorted(board.NEIGHBOURS[board.SOUTH_AFRICA]),
        board.BESIDE_UNITED_KINGDOM: sorted(board.NEIGHBOURS[board.UNITED_KINGDOM]),
    }
    for area, countries in named.items():
        assert board.AREAS[area] == countries
    assert [board.COUNTRY_IDS[c] for c in board.AREAS[board.SUEZ_POWERS]] == [
        "united_kingdom",
        "france",
        "israel",
    ]
    assert [board.COUNTRY_IDS[c] for c in board.AREAS[board.INDIA_OR_PAKISTAN]] == ["pakistan", "india"]
    assert [board.COUNTRY_IDS[c] for c in board.AREAS[board.IRAN_OR_IRAQ]] == ["iraq", "iran"]
    assert len(board.AREAS) == board.WEAK_COUNTRIES + 1


def test_the_space_of_the_variant_comes_last():
    assert board.CHINESE_CIVIL_WAR == board.ON_MAP == len(board.COUNTRY_IDS) - 1


def test_places_of_cards_leave_room_for_both_sides():
    assert codes.HAND + len(codes.SIDE_IDS) == codes.DISCARD_PILE
    assert codes.HEADLINED + len(codes.SIDE_IDS) == codes.TABLE
    s = GAME.new(seed=1)
    assert len(s.cards.piles) == codes.PLACES
