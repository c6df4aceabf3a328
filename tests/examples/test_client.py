"""The client over the wire, at a real server."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


def test_it_plays_against_a_bot_and_tells_what_happens(server, capsys):
    runpy.run_path(str(EXAMPLE))["main"](server.url, moves=9)
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith(f"watch it at {server.url}/table/")
    assert len([line for line in shown if line.startswith("Setup: place ")]) == 7
    assert "  The USSR gains 1 influence in" in "\n".join(shown)
