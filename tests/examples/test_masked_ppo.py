import re

from examples.running import run


def test_it_learns_and_draws_its_curve(tmp_path):
    """A few updates only: that it gets better takes minutes, see docs/research.md."""
    curve = tmp_path / "curve.png"
    settings = ("--games", 8, "--rollout", 64, "--steps", 512, "--test", 2)
    told = run("masked_ppo.py", *settings, "--curve", curve)
    assert re.search(r" 512 decisions: [+-]\d\.\d\d\n", told)
    assert re.search(r"afterwards: [+-]\d\.\d{3} ± \d\.\d{3} in 2 games\n$", told)
    assert curve.read_bytes().startswith(b"\x89PNG")
