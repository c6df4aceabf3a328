"""Values that are ours are marked as ours wherever they are shown."""

import pytest

from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.board import HEX_IDS, RESEARCH_HEXES, SHELTER_STARTS
from tharsis.games.on_mars.designed import DESIGNED, INFERRED, OWN_VALUES
from tharsis.games.on_mars.tables import board_table, card_table
from tharsis.rulebook import rules

#: Rules that state values of ours.
OWN_RULES = [
    "1.1", "1.2", "1.3", "3.4", "4.4", "4.5", "5.3", "5.4", "5.9", "5.10", "6.1", "7.2", "8.1", "9.2", "10.6",
    "12",
]  # fmt: skip
PRINTED = [*card_table(), *board_table()]
SURE = {"en": ("(designed)", "(inferred)"), "ko": ("(설계)", "(추론)")}


def marked() -> dict[str, object]:
    return {str(row["id"]): row["own_value"] for row in PRINTED if "own_value" in row}


def test_every_value_of_ours_is_marked_in_the_tables_of_cards_and_spaces() -> None:
    start_hexes = {HEX_IDS[h] for row in (*SHELTER_STARTS, *RESEARCH_HEXES) for h in row}
    assert len(start_hexes) == 12
    assert marked() == OWN_VALUES | dict.fromkeys(start_hexes, DESIGNED)
    assert set(OWN_VALUES.values()) == {DESIGNED, INFERRED}


@pytest.mark.parametrize("known", ["space_4", "lab_1a", "lab_1b", "mission_research", "task_b8", "g5", "g3"])
def test_what_is_known_is_not_marked(known: str) -> None:
    assert known in [row["id"] for row in PRINTED]
    assert known not in marked()


@pytest.mark.parametrize("language", SURE)
def test_the_rulebook_names_them_under_their_rules(language: str) -> None:
    found = {rule.number: rule.own_values for rule in rules(GAME, language) if rule.own_values}
    assert list(found) == OWN_RULES
    for number, values in found.items():
        assert len(values) == 1, number
        assert any(word in values[0] for word in SURE[language]), number


def test_both_languages_have_the_same_rulings() -> None:
    english, korean = ({rule.number: len(rule.rulings) for rule in rules(GAME, lang)} for lang in SURE)
    assert english == korean
    assert len([count for count in english.values() if count]) > 20
