"""Every card, text, Operation, activity and non-player instruction has a test that names it."""

import ast
from pathlib import Path

import pytest

from tharsis.games.red_dust_rebellion.curiosity import ACTIVITY_IDS, BLOCK_IDS, CONDITION_IDS
from tharsis.games.red_dust_rebellion.deck import (
    ASSET_IDS,
    CAMPAIGN_IDS,
    DUST_STORM_IDS,
    EVENT_IDS,
    EVENTS,
)
from tharsis.games.red_dust_rebellion.orders import OPERATION_IDS, SPECIAL_IDS
from tharsis.games.red_dust_rebellion.rules.effects import TEXTS as CARD_TEXTS
from tharsis.games.red_dust_rebellion.rules.effects import event_text

HERE = Path(__file__).parent
#: The Events and Assets whose fact sheets tell non-players what to do with them (8.5.5).
INSTRUCTED = [
    "green_new_deal",
    "terran_loyalties_tested",
    "satellite_network_updated",
    "the_aldrin_cycler",
    "tenzing",
    "red_wednesday_riots",
    "the_bombing_of_maglev_77",
    "the_rodgers_line",
    "the_automation_rebellion",
    "shenzhou",
    "the_water_crisis",
    "corporate_militarization",
    "the_spin_zone",
    "the_24_66_hour_news_cycle",
    "emissions_law_reform_passed",
    "refugee_crisis",
    "printing_weapons",
    "homesteaders_revolt",
    "martian_nationalism",
    "long_range_patrols",
    "outpost_discovery",
    "the_arteries_of_mars",
    "hammer_the_machines",
    "the_red_desert",
    "the_mystery_of_outpost_27",
    "enhanced_metabolism",
    "children_of_the_desert",
    "weaponized_asteroid",
    "church_assets",
    "the_lost_patrol",
    "the_maadim",
    "ai_unleashed",
    "ares_rockets",
    "pilgrimage",
]


def literals(node):
    return [
        part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and type(part.value) is str
    ]


def survey(files="test_*.py"):
    """The cards that tests are marked with, the texts of Events they execute, the words they use."""
    marks, texts, words = set(), set(), set()
    for path in HERE.glob(files):
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
NON_PLAYER_MARKS, _, _ = survey("test_08_*.py")


@pytest.mark.rule("RD 7.1")
@pytest.mark.parametrize("card", EVENT_IDS[:EVENTS])
def test_both_texts_of_an_event_are_executed_in_tests(card):
    assert card in MARKS
    for side in range(2):
        if CARD_TEXTS.texts[event_text(EVENT_IDS.index(card), side)]:
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


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.parametrize("card", INSTRUCTED)
def test_each_card_with_an_instruction_for_non_players_has_a_test_of_it(card):
    assert card in (*EVENT_IDS, *ASSET_IDS)
    assert card in NON_PLAYER_MARKS
