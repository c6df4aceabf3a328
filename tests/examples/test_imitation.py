"""The imitation of the examples learns: its loss falls."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "imitation.py"


def test_the_loss_falls():
    losses = runpy.run_path(str(EXAMPLE))["main"](None, games=3, epochs=3)
    assert len(losses) == 3
    assert losses[2] < 0.8 * losses[0]
