"""The load test itself, with a handful of people."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

LOAD = Path(__file__).parents[2] / "bench" / "load.py"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_people_play_stroll_and_watch_without_a_fault(workers: str, tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    few = ["--tables", "4", "--seconds", "3", "--warm-up", "1", "--pace", "0.3", "--bot", "random"]
    subprocess.run(
        [sys.executable, str(LOAD), *few, "--workers", workers, "--json", str(figures)],
        check=True,
        capture_output=True,
    )
    found = json.loads(figures.read_text())
    assert found["errors"] == 0, found["which"]
    assert found["moves"] > 0
    assert found["with_bots_a_second"] >= found["moves_a_second"]
    assert found["serving_ms_a_move"] > 0
    for waiting in ("accepted_ms", "shown_ms", "bot_ms", "lobby_ms"):
        assert 0 <= found[waiting]["p50"] <= found[waiting]["p95"] <= found[waiting]["p99"]
