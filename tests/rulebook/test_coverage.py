"""Every numbered rule of every game has a test, in two rulebooks with the same numbers."""

from pathlib import Path

import pytest

from tharsis.kernel import games
from tharsis.rulebook import LABELS, Rule, citations, coverage, marks, rules, unknown_marks
from toy import GAME

TESTS = Path(__file__).parents[1]
INSTALLED = list(games().values())


def test_rules_are_read_in_printed_order():
    assert [rule.number for rule in rules(GAME)][:4] == ["1.1", "1.2", "2.1", "2.2"]
    assert rules(GAME)[0].title == "Setup"
    assert rules(GAME)[0].text.startswith("Everybody begins")


def test_rulings_and_own_values_stand_apart_from_the_text():
    written = {rule.number: rule for rule in rules(GAME)}
    assert written["2.1"].text == "All bid one card of their hand at the same time, face down."
    assert written["2.1"].rulings == [
        "Nobody sees a bid before all have bid, not even one's own partner at the table."
    ]
    assert written["1.2"].own_values == ["Eight rounds; the figure is ours."]
    assert (written["1.1"].rulings, written["1.1"].own_values) == ([], [])
    assert rules(GAME, "ko")[2].rulings == ["모두 낼 때까지는 같은 편이라도 낸 카드를 볼 수 없습니다."]


def test_a_note_goes_on_until_a_blank_line_or_the_next_one():
    found = Rule.read("1.1", "Title", "Text.\nRuling: One\nand more.\nOwn value: Two.\n\nText again.", "en")
    assert (found.text, found.rulings, found.own_values) == (
        "Text.\n\nText again.",
        ["One and more."],
        ["Two."],
    )


def test_a_heading_is_a_mere_title_without_text_and_notes():
    assert not Rule.read("1", "Title", "\n", "en").says_something()
    assert Rule.read("1", "Title", "Ruling: So.", "en").says_something()
    assert Rule.read("1", "Title", "Own value: So.", "en").says_something()


def test_coverage_lists_rulings_and_own_values():
    found = {rule["number"]: rule for rule in coverage(GAME, TESTS)}
    assert len(found["2.1"]["rulings"]) == 1
    assert found["1.2"]["own_values"] == ["Eight rounds; the figure is ours."]
    assert found["1.1"]["own_values"] == []
    assert coverage(GAME, TESTS, "ko")[0]["title"] == "준비"


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


@pytest.mark.parametrize("game", [GAME, *INSTALLED], ids=lambda game: game.id)
def test_both_languages_have_the_same_rulings_and_own_values(game):
    """As many of each under each rule; a label of the other language would stay in the text."""
    english, korean = (
        {rule.number: (len(rule.rulings), len(rule.own_values)) for rule in rules(game, language)}
        for language in ("en", "ko")
    )
    assert english == korean
    labels = [label for language in LABELS.values() for label in language]
    for language in ("en", "ko"):
        for rule in rules(game, language):
            assert not [label for label in labels if f"{label}:" in rule.text], f"{language} {rule.number}"


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_every_rule_has_a_test(game):
    assert not [rule["number"] for rule in coverage(game, TESTS) if not rule["tests"]]


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_marks_name_rules_that_exist(game):
    assert not unknown_marks(game, TESTS)
