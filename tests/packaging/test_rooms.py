"""The rooms of a game are the same in every game (docs/architecture.md)."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("## The rooms of a game")[2]
ROOMS = re.findall(r"^\| `(\w+)` \| [^|`]", PAGE.partition("\n## ")[0], re.MULTILINE)
OWN = re.findall(r"^\| `(\w+)` \| `(\w+)` \|", PAGE.partition("\n## ")[0], re.MULTILINE)
HOUSES = {path.parent.name: path.parent for path in (ROOT / "src/tharsis/games").glob("*/__init__.py")}
HOUSES["toy"] = ROOT / "tests" / "toy"
#: What the smallest game needs.
ALWAYS = {"actions", "state", "rules", "steps", "checks", "view", "rulebook"}
#: What a game that is installed with the rest has besides.
LARGE = {
    "board",
    "deck",
    "redeal",
    "shown",
    "tables",
    "observation",
    "judgement",
    "bot",
    "scenario",
    "lessons",
    "warnings",
}


def rooms(house: Path) -> set[str]:
    """Modules and folders at the top of a game's package; a module that fills one room may be a package."""
    found = {path.stem for path in house.glob("*.py")} | {
        path.name for path in house.iterdir() if path.is_dir()
    }
    return found - {"__init__", "__pycache__", "locale"}


@pytest.mark.parametrize("name", HOUSES)
def test_every_game_has_the_same_rooms(name):
    assert len(ROOMS) == 22
    allowed = set(ROOMS) | {room for game, room in OWN if game == name}
    needed = ALWAYS if name == "toy" else ALWAYS | LARGE
    assert rooms(HOUSES[name]) - allowed == set()
    assert needed - rooms(HOUSES[name]) == set()


def typed_buffers(tree: ast.Module) -> list[ast.stmt]:
    """The compiler's buffers, which plain Python runs without: imported for their type alone."""
    conditions = [node for node in tree.body if isinstance(node, ast.If)]
    return [
        node
        for condition in conditions
        if ast.unparse(condition.test) == "TYPE_CHECKING"
        for node in condition.body
        if isinstance(node, ast.ImportFrom) and node.module == "librt.vecs"
    ]


@pytest.mark.parametrize("name", HOUSES)
def test_rooms_are_imported_at_the_top_and_by_their_whole_name(name):
    for path in HOUSES[name].rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        top = {id(node) for node in tree.body} | {id(node) for node in typed_buffers(tree)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                assert id(node) in top, f"{where}: imported inside a function or a condition"
                assert not isinstance(node, ast.ImportFrom) or not node.level, f"{where}: a relative import"
        assert "noqa: F401" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("name", HOUSES)
def test_one_name_for_one_concept(name):
    """Predicates end in ``_why``, and what a lexicon holds begins with its own word."""
    begins = {"REASONS": "NO_", "PROMPTS": "ASK", "LOGS": "LOG_", "ENDS": "END_", "WARNINGS": "WARN_"}
    text = (HOUSES[name] / "actions.py").read_text(encoding="utf-8")
    for constant, lexicon in re.findall(r"^(\w+): Final\S* = (\w+)\.add\(", text, re.MULTILINE):
        assert constant.startswith(begins.get(lexicon, "")), f"{name}: {constant}"
    for path in HOUSES[name].rglob("*.py"):
        odd = re.findall(r"def (why_\w+|\w+_fault)\(.*-> int", path.read_text(encoding="utf-8"))
        assert not odd, f"{path.relative_to(ROOT)}: {odd}"


def test_hardly_a_question_tests_ranges_by_hand():
    """The kernel takes actions apart; ``BASE <= action < BASE + SIZE`` is for the rare exception."""
    ranges = re.compile(r"<= action <|action < [A-Z]\w+ \+|action < \w+\.[A-Z]\w+ \+")
    found = [
        f"{path.name}: {line.strip()}"
        for path in (ROOT / "src/tharsis/games").rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if ranges.search(line)
    ]
    assert len(found) <= 20, found
