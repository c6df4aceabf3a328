"""The page for researchers, typed in as it stands."""

import os
import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")

# Threads that wait for each other cost more than such small networks do.
os.environ["OMP_NUM_THREADS"] = "1"


def sections() -> dict[str, str]:
    """The Python of each section, by its title."""
    found = {}
    for title, text in re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S):
        code = "\n".join(re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S))
        if code:
            found[title] = code
    return found


@pytest.mark.parametrize("title", sections())
def test_what_it_shows_runs(title, capsys):
    exec(compile(sections()[title], title, "exec"), {"__name__": "research"})
    assert "print(" not in sections()[title] or capsys.readouterr().out


def test_every_interface_has_a_section_that_runs():
    assert set(sections()) == {
        "Vector play", "Gymnasium", "PettingZoo", "OpenSpiel", "Batched bots", "Learning", "Recorded games"
    }  # fmt: skip
