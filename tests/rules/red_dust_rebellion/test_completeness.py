"""Every card, text, Operation, activity and non-player instruction has a test that names it."""

import ast
from pathlib import Path

import pytest

from tharsis.games.red_dust_rebellion.cards.printed import (
    ASSET_IDS,
    CAMPAIGN_IDS,
    DUST_STORM_IDS,
    EVENT_IDS,
    EVENTS,
)
from tharsis.games.red_dust_rebellion.curiosity import ACTIVITY_IDS, BLOCK_IDS, CONDITION_IDS
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS, SPECIAL_IDS
from tharsis.games.red_dust_rebellion.rules.effects import EFFECTS

HERE = Path(__file__).parent


def literals(node):
    return [
        part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and type(part.value) is str
    ]


def survey():
    """The cards that tests are marked with, the texts of Events they execute, the words they use."""
    marks, texts, words = set(), set(), set()
    for path in HERE.glob("test_*.py"):
        if path == Path(__file__):
            continue
        tree = ast.parse(path.read_text())
        words.update(literals(tree))
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            if isinstance(node.func, ast.Attribute) and node.func.attr == "card":
                marks.update(word.removeprefix("RD ") for word in literals(node))
            elif isinstance(node.func, ast.Name) and node.func.id in ("event", "executed"):
                named = [word for part in node.args for word in literals(part)]
                side = 1 if "shaded" in named else 0
                texts.update((card, side) for card in named if card in EVENT_IDS)
    return marks, texts, words


MARKS, TEXTS, WORDS = survey()


@pytest.mark.rule("RD 7.1")
@pytest.mark.parametrize("card", EVENT_IDS[:EVENTS])
def test_both_texts_of_an_event_are_executed_in_tests(card):
    assert card in MARKS
    for side in range(2):
        if EFFECTS[EVENT_IDS.index(card) * 2 + side] is not None:
            assert (card, side) in TEXTS, f"{card}: nobody tests its {('unshaded', 'shaded')[side]} text"


@pytest.mark.rule("RD 1.5")
@pytest.mark.parametrize("card", [*ASSET_IDS, *CAMPAIGN_IDS, *DUST_STORM_IDS])
def test_an_asset_campaign_or_storm_has_a_test_by_name(card):
    assert card in MARKS


@pytest.mark.rule("RD 5.0", "RD 6.0")
@pytest.mark.parametrize("name", [*OPERATION_IDS, *SPECIAL_IDS])
def test_an_operation_or_activity_is_taken_in_tests(name):
    word = name.removesuffix("_rd").removesuffix("_cr")
    assert any(word in text.split() for text in WORDS)


@pytest.mark.rule("RD 8.5.3", "RD 8.6", "RD 8.7")
@pytest.mark.parametrize("name", [*CONDITION_IDS, *BLOCK_IDS, *ACTIVITY_IDS])
def test_each_condition_operation_and_activity_of_the_curiosity_cards_is_tested(name):
    assert name in WORDS
