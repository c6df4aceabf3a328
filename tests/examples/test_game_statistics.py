"""The statistics of the examples count every game and every seat."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "game_statistics.py"


def test_every_game_is_counted(tmp_path):
    lengths, corporations = runpy.run_path(str(EXAMPLE))["main"](4, tmp_path / "games", workers=1)
    assert lengths["games"].sum() == 4
    assert corporations["games"].sum() == 12
    assert (corporations["won"] * corporations["games"]).sum() >= 4
