"""Every hand-numbered constant stands where the list of ids says."""

import pytest

from tharsis.games.red_dust_rebellion import actions, board, deck, orders, pieces
from tharsis.games.red_dust_rebellion.rules import effects
from tharsis.games.red_dust_rebellion.rules.nonplayer import tables


def numbers(module):
    """The module's whole numbers by name."""
    return {name: value for name, value in vars(module).items() if name.isupper() and type(value) is int}


def named(module, ids, prefix=""):
    """The constants of a module that bear the name of an id."""
    names = {id_.upper(): place for place, id_ in enumerate(ids)}
    found = {}
    for name, value in numbers(module).items():
        short = name.removeprefix(prefix)
        if name.startswith(prefix) and short in names:
            found[name] = (value, names[short])
    return found


LISTS = {
    "factions": (pieces, pieces.FACTION_IDS, "", len(pieces.FACTION_IDS)),
    "kinds": (pieces, pieces.KIND_IDS, "", len(pieces.KIND_IDS)),
    "spaces": (board, board.SPACE_IDS, "", len(board.SPACE_IDS)),
    "operations": (orders, orders.OPERATION_IDS, "", len(orders.OPERATION_IDS)),
    "special activities": (orders, orders.SPECIAL_IDS, "", len(orders.SPECIAL_IDS)),
    "options": (actions, actions.CHOICE_IDS, "OPT_", len(actions.CHOICE_IDS)),
    "events": (deck, deck.EVENT_IDS, "", 7),
    "assets": (deck, deck.ASSET_IDS, "", 14),
    "campaigns": (deck, deck.CAMPAIGN_IDS, "", len(deck.CAMPAIGN_IDS)),
    "maglev lines": (board, board.LINE_IDS, "", 1),
}


@pytest.mark.parametrize("what", LISTS)
def test_a_constant_is_the_place_of_its_id(what):
    module, ids, prefix, least = LISTS[what]
    found = named(module, ids, prefix)
    assert len(found) >= least
    for name, (value, place) in found.items():
        assert value == place, f"{name} is {value}, its id stands at {place}"


def test_counts_are_the_lengths_of_their_lists():
    assert len(board.SPACE_IDS) == board.SPACES
    assert pieces.KINDS == len(pieces.KIND_IDS) == len(pieces.OWNER) == len(pieces.PLAIN)
    assert len(deck.ASSET_IDS) == deck.ASSETS
    assert len(deck.CAMPAIGN_IDS) == deck.CAMPAIGNS
    assert deck.EVENTS == deck.FIRST_STORM == len(deck.EVENT_ROWS)
    assert 2 * len(deck.EVENT_IDS) == effects.CARD_CODES
    assert len(board.EG_VALUE) - 1 == board.EG_TOP


@pytest.mark.parametrize("prefix", ["ROW_", "COL_"])
def test_rows_and_columns_of_the_tables_are_numbered_once(prefix):
    codes = [value for name, value in numbers(tables).items() if name.startswith(prefix)]
    assert len(codes) == len(set(codes))


def test_rows_are_numbered_as_printed():
    for rows in (deck.EVENT_ROWS, deck.ASSET_ROWS):
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
