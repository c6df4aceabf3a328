"""The tool that asks whether tests would notice (`make mutants`), and its lists of changes that are none."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tharsis.kernel import games

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "scripts" / "mutants.py"
LISTS = {path.stem: path for path in Path(__file__).parent.glob("*.toml")}

spec = importlib.util.spec_from_file_location("mutants", TOOL)
mutants = importlib.util.module_from_spec(spec)
sys.modules["mutants"] = mutants  # dataclasses look themselves up
spec.loader.exec_module(mutants)

SOURCE = '''
LIMIT: Final = 3
EVENTS.add("thaw")
ACTS = [event("thaw"), LIMIT]

def may(s: State, cards: int = 0) -> bool:
    """Docstrings, types and messages are left alone."""
    assert cards < 9, f"too many: {cards + 1}"
    if s.open and not s.over:
        s.used += cards - 1
    return cards >= LIMIT
'''


def test_every_kind_of_change_is_made():
    lines = [str(change) for change, _ in mutants.changes_of(SOURCE, "rules/thaw.py")]
    assert lines == [
        "rules/thaw.py module: LIMIT: Final = 3 → LIMIT: Final = 4",
        "rules/thaw.py module: LIMIT: Final = 3 → LIMIT: Final = 2",
        "rules/thaw.py module: EVENTS.add('thaw') → dropped",
        "rules/thaw.py module: event('thaw') → dropped",
        "rules/thaw.py may: s: State, cards: int=0 → s: State, cards: int=1",
        "rules/thaw.py may: s: State, cards: int=0 → s: State, cards: int=-1",
        "rules/thaw.py may: s.open and (not s.over) → s.open or not s.over",
        "rules/thaw.py may: s.open and (not s.over) → not s.over",
        "rules/thaw.py may: s.open and (not s.over) → s.open",
        "rules/thaw.py may: not s.over → s.over",
        "rules/thaw.py may: s.used += cards - 1 → dropped",
        "rules/thaw.py may: cards - 1 → cards + 1",
        "rules/thaw.py may: cards - 1 → cards - 2",
        "rules/thaw.py may: cards - 1 → cards - 0",
        "rules/thaw.py may: cards >= LIMIT → cards > LIMIT",
    ]


def test_each_text_holds_its_one_change():
    original = ast.unparse(ast.parse(SOURCE)).splitlines()
    texts = [write().splitlines() for _, write in mutants.changes_of(SOURCE, "rules/thaw.py")]
    assert all(len(text) == len(original) for text in texts)
    assert [sum(a != b for a, b in zip(text, original, strict=True)) for text in texts] == [1] * len(texts)


def test_the_same_changes_are_drawn_while_other_code_changes():
    longer = SOURCE.replace("LIMIT: Final = 3", "LIMIT: Final = 3\nOTHER: Final = 7")
    lots = [change.lot(seed=1) for change, _ in mutants.changes_of(SOURCE, "rules/thaw.py")]
    again = [change.lot(seed=1) for change, _ in mutants.changes_of(longer, "rules/thaw.py")]
    assert set(lots) < set(again)
    assert lots != [change.lot(seed=2) for change, _ in mutants.changes_of(SOURCE, "rules/thaw.py")]


@pytest.mark.parametrize("game", sorted(LISTS))
def test_every_change_called_none_can_be_made_and_has_its_reason(game):
    package = ROOT / "src" / "tharsis" / "games" / mutants.package_of(game)
    possible = {str(change) for change, _ in mutants.changes_of_game(package)}
    listed = mutants.equal_changes(game)
    assert game in games()
    assert not set(listed) - possible, "the code has changed: judge these anew"
    assert all(len(why.split()) >= 3 for why in listed.values())


def mutate(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, *args], capture_output=True, text=True, check=False)


def test_an_event_that_is_not_registered_is_noticed():
    dropped = "event(DE_GAULLE_LEADS_FRANCE"
    played_in = "tests/rules/twilight_struggle/cards/test_early_war_1.py"
    run = mutate("twilight-struggle", "--only", dropped, "--tests", played_in, "--workers", "1")
    assert "1 of 1 noticed" in run.stdout, run.stdout + run.stderr
    assert run.returncode == 0


def test_a_game_that_is_not_there_is_told():
    run = mutate("chess")
    assert run.returncode == 1
    assert "no game 'chess'" in run.stderr
