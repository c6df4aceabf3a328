"""The page about adding a card, typed in as it stands: the card can be played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-card.md"
FILES = 9
PLAY = """
from tharsis.games.terraforming_mars.scenario import TMScenario, act
s = TMScenario(3).stock(0, money=9).hand(0, "seed_exchange").turn()
s = act(s, "play seed_exchange")
assert [s.stock[seat * 6 + 3] for seat in range(3)] == [3, 1, 1], s.stock
assert s.stock[0] == 4
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.judgement.cards import Judge
assert Judge(s, 0).gain(number_of("seed_exchange")) > 0
"""


def changes() -> list[tuple[str, str]]:
    """The file and the text of each block."""
    return re.findall(r"^```diff (\S+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)


def type_in(folder: Path, name: str, block: str) -> None:
    lines = block.splitlines()
    assert all(line[:1] in (" ", "+", "-") for line in lines), f"{name}: a line that is neither old nor new"
    old = "\n".join(line[1:] for line in lines if line[0] != "+")
    new = "\n".join(line[1:] for line in lines if line[0] != "-")
    text = (folder / name).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{name} holds this {text.count(old)} times:\n{old}"
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources and the game's tests, with the page typed in."""
    folder = tmp_path_factory.mktemp("card")
    leave = shutil.ignore_patterns("__pycache__", "server", "*.so")
    shutil.copytree(ROOT / "src" / "tharsis", folder / "src" / "tharsis", ignore=leave)
    rules, copied = ROOT / "tests" / "rules", folder / "tests" / "rules"
    shutil.copytree(rules / "terraforming_mars", copied / "terraforming_mars")
    shutil.copy(rules / "kept.py", copied)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name, block in changes():
        type_in(folder, name, block)
    return folder


def run(folder: Path, *arguments: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def check(folder: Path, *arguments: str) -> None:
    """Run some of the game's tests."""
    tests = [f"tests/rules/terraforming_mars/{name}" if name.endswith(".py") else name for name in arguments]
    run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)


def test_as_many_files_change_as_the_page_says() -> None:
    assert len({name for name, _ in changes()}) == FILES
    assert "it touches nine files" in PAGE.read_text(encoding="utf-8")


def test_the_card_can_be_played(folder: Path) -> None:
    run(folder, "-c", PLAY)


def test_its_row_passes(folder: Path) -> None:
    check(folder, "cards/test_projects_157.py", "-k", "seed_exchange")


def test_no_other_test_counts_the_cards(folder: Path) -> None:
    check(
        folder, "test_codes.py", "test_bot_and_table.py", "test_setup.py", "-k", "counts or printed or setup"
    )
    check(folder, "cards/test_refusals.py", "-k", "every_project_has_a_row")
