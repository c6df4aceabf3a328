"""Recipes say how to train; what cannot be is refused before anything is played."""

from pathlib import Path

import pytest

from tharsis.bots.training.config import Table, read, recipe
from tharsis.kernel import BadOption, games

TABLES = "[[tables]]\nseats = 2"


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_brings_a_recipe(game):
    found = recipe(None, game)
    assert found.rules.id == game
    assert found.decisions > 0


def test_a_recipe_is_read_with_its_tables_and_ranges():
    found = read(
        "decisions = 10\nrate = [1e-3, 1e-4]\nlanes = 64\n"
        "[[tables]]\nseats = 1\nfactions = 'mg_rd_corp_cr'\n[[tables]]\nseats = 4\nlanes = 8\n"
        "[[tables]]\nseats = 4\nopponents = 'heuristic'",
        "red-dust-rebellion",
    )
    assert found.tables == (
        Table(1, {"factions": "mg_rd_corp_cr"}),
        Table(4, lanes=8),
        Table(4, opponents="heuristic"),
    )
    assert [found.lanes_of(table) for table in found.tables] == [64, 8, 64]
    assert found.rate == (1e-3, 1e-4)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("decisions = ", "not TOML"),
        (f"decisions = 1\ncolour = 2\n{TABLES}", "has no colour"),
        ("decisions = 1", "lacks tables"),
        (TABLES, "lacks decisions"),
        ("decisions = 1\ntables = []", r"names no \[\[tables\]\]"),
        ("decisions = 1\n[[tables]]\nlanes = 3", "names its seats"),
        ("decisions = 1\n[[tables]]\nseats = 9", "seats"),
        ("decisions = 1\n[[tables]]\nseats = 2\nhat = 1", "hat"),
        (f"decisions = 1\nlanes = 0\n{TABLES}", "1 or more"),
        (f"decisions = 1\n{TABLES}\nlanes = 0", "1 or more"),
        (f"decisions = 1\n{TABLES}\nopponents = 'nobody'", "no bot 'nobody'"),
        (f"decisions = 1\npast = 2.0\n{TABLES}", "share, 0 to 1"),
    ],
)
def test_a_bad_recipe_is_refused(text, why):
    with pytest.raises(BadOption, match=why):
        read(text, "twilight-struggle")


def test_a_missing_recipe_is_refused():
    with pytest.raises(BadOption, match="there is no file nowhere"):
        recipe(Path("nowhere.toml"), "twilight-struggle")
    with pytest.raises(BadOption, match="there is no recipe for toy"):
        recipe(None, "toy")
