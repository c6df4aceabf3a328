"""Docstrings cite decisions that are written down."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "kernel-decisions.md").read_text(encoding="utf-8")
WRITTEN = set(re.findall(r"^## (K\d+) ", PAGE, re.MULTILINE))


def test_every_decision_that_is_cited_is_written_down():
    cited = {}
    for folder in ("src", "tests"):
        for path in (ROOT / folder).rglob("*.py"):
            for mark in re.findall(r"\bK\d+\b", path.read_text(encoding="utf-8")):
                cited.setdefault(mark, path.name)
    assert set(cited) >= {"K4", "K8", "K14"}
    assert {mark: where for mark, where in cited.items() if mark not in WRITTEN} == {}


def test_the_marks_have_no_gaps():
    assert {f"K{number}" for number in range(1, len(WRITTEN) + 1)} == WRITTEN
