"""The numbers written by hand agree with the names they stand for."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tharsis.games.terraforming_mars import board, codes, deck, state

#: Names that a constant has instead of its id, and endings where the bare id means something else.
OTHER_NAMES = {"none": "EMPTY"}
#: Lists whose members no constant names.
NAMELESS = ("HEX_IDS", "ASSET_IDS")
ENDINGS = ("", "S", "_TAG", "_AREA", "_PROJECT")


def paragraphs(module: ModuleType) -> Iterator[list[str]]:
    """The names assigned in each paragraph of a module."""
    # The source lies beside a compiled module too.
    source = Path(str(module.__file__)).with_name(module.__name__.rpartition(".")[2] + ".py")
    lines = source.read_text(encoding="utf-8").split("\n")
    names: list[str] = []
    last = 0
    for node in ast.parse("\n".join(lines)).body:
        if "" in lines[last : node.lineno - 1]:
            yield names
            names = []
        last = node.end_lineno or node.lineno
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.append(node.target.id)
    yield names


def tables() -> list[tuple[ModuleType, str, list[str]]]:
    """Every list of ids that is printed together with its numbers."""
    found = []
    for module in (board, codes, deck):
        for names in paragraphs(module):
            ids = [name for name in names if name.endswith("_IDS") and name not in NAMELESS]
            numbers = [name for name in names if type(getattr(module, name, None)) is int]
            if len(ids) == 1 and len(numbers) > 1:
                found.append((module, ids[0], numbers))
    return found


@pytest.mark.parametrize(("module", "ids", "numbers"), tables(), ids=[row[1] for row in tables()])
def test_each_id_has_one_constant_with_its_number(module: ModuleType, ids: str, numbers: list[str]) -> None:
    prefix = ids.removesuffix("IDS")
    for place, id_ in enumerate(getattr(module, ids)):
        fitting = {prefix + id_.upper(), OTHER_NAMES.get(id_, "")}
        fitting |= {id_.upper() + ending for ending in ENDINGS}
        found = [name for name in numbers if name in fitting]
        assert [(name, getattr(module, name)) for name in found] == [(found[0] if found else id_, place)]


def test_all_tables_are_found() -> None:
    assert {row[1] for row in tables()} == {
        "AREA_IDS", "RESOURCE_IDS", "TAG_IDS", "CUBE_IDS", "TILE_IDS", "MILESTONE_IDS", "AWARD_IDS",
        "STANDARD_IDS", "OFFWORLD_IDS", "PHASE_IDS", "WAY_IDS", "DUE_IDS", "NEED_IDS",
    }  # fmt: skip


def test_counts() -> None:
    assert len(deck.PROJECT_IDS) == deck.PROJECTS
    assert len(deck.CORPORATION_IDS) == deck.CORPORATIONS
    assert len(board.TAG_IDS) == board.TAGS
    assert len(board.RESOURCE_IDS) == state.RESOURCES
    assert len(board.MILESTONE_GOALS) == len(board.MILESTONE_IDS)
    assert len(board.STANDARD_PRICES) == len(board.STANDARD_IDS)
