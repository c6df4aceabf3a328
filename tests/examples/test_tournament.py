"""The tournament of the examples comes to a verdict and writes its report."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "tournament.py"


def test_it_tells_the_bots_apart(tmp_path, monkeypatch):
    monkeypatch.setattr("tharsis.arena.report.draw_all", lambda sheets, folder: {})
    (found,) = runpy.run_path(str(EXAMPLE))["main"](40, tmp_path / "games", workers=1)
    assert found.pair == ("random", "heuristic")
    assert found.certain
    assert found.share < 0.5
    assert (tmp_path / "games" / "report.html").exists()
