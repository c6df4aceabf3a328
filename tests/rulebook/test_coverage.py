"""Every numbered rule of every game has a test, in two rulebooks with the same numbers."""

from pathlib import Path

import pytest

from tharsis.kernel import games
from tharsis.rulebook import citations, coverage, marks, rules, unknown_marks
from toy import GAME

TESTS = Path(__file__).parents[1]
INSTALLED = list(games().values())


def test_rules_are_read_in_printed_order():
    assert [rule.number for rule in rules(GAME)][:4] == ["1.1", "1.2", "2.1", "2.2"]
    assert rules(GAME)[0].title == "Setup"
    assert rules(GAME)[0].text.startswith("Everybody begins")


def test_code_is_found_by_the_rule_it_cites():
    cited = citations(GAME)
    assert any(place.startswith("rules.py:") for place in cited["3.3"])
    assert any(place.startswith("actions.py:") for place in cited["3.3"])


def test_tests_are_found_by_their_marks(tmp_path):
    (tmp_path / "test_some.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('TOY 1.1', 'TOY 9.9')\ndef test_a(): ...\n"
        "@pytest.mark.rule('XX 1.2')\ndef test_b(): ...\n"
        "class TestC:\n    @pytest.mark.rule('TOY 2.1')\n    def test_d(self): ...\n"
    )
    assert marks(GAME, tmp_path, "rule") == {
        "1.1": ["test_some.py::test_a"],
        "9.9": ["test_some.py::test_a"],
        "2.1": ["test_some.py::TestC"],
    }
    assert unknown_marks(GAME, tmp_path) == ["9.9"]
    bare = [rule["number"] for rule in coverage(GAME, tmp_path) if not rule["tests"]]
    assert "1.1" not in bare
    assert "1.2" in bare


@pytest.mark.parametrize("game", [GAME, *INSTALLED], ids=lambda game: game.id)
def test_both_languages_have_the_same_numbers(game):
    assert [rule.number for rule in rules(game, "en")] == [rule.number for rule in rules(game, "ko")]


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_every_rule_has_a_test(game):
    assert not [rule["number"] for rule in coverage(game, TESTS) if not rule["tests"]]


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_marks_name_rules_that_exist(game):
    assert not unknown_marks(game, TESTS)
