"""The examples of the READMEs run as written."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["README.md", "README.ko.md"])
def test_examples_run(name):
    found = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert found.attempted >= 8
    assert not found.failed


def test_links_lead_somewhere():
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        text = page.read_text(encoding="utf-8")
        for target in [part.partition(")")[0] for part in text.split("](")[1:]]:
            if not target.startswith(("http", "#")):
                assert (page.parent / target.partition("#")[0]).exists(), f"{page.name}: {target}"
