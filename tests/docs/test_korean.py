"""What is there in Korean says what the English says: as many parts, the same code, links and pictures."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KOREAN = sorted([ROOT / "README.ko.md", *(ROOT / "docs").glob("**/*.ko.md")])


def english_of(page: Path) -> Path:
    return page.with_name(page.name.replace(".ko.md", ".md"))


def code(page: Path) -> list[str]:
    """The blocks of code of a page. Comments are words, and translated."""
    found = re.findall(r"^```.*?^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [re.sub(r"\s+#\s.*", "", line).rstrip() for block in found for line in block.splitlines()]


def same(korean: str, english: str) -> bool:
    """A line of code; one that names things in Korean is still the same command."""
    named = re.search("[가-힣]", korean) is not None
    return korean == english or (named and korean.split()[:2] == english.split()[:2])


def prose(page: Path) -> str:
    return re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def headings(page: Path) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", prose(page), re.MULTILINE)]


def rows(page: Path) -> list[int]:
    """The lines of tables, by their columns."""
    return [line.count("|") for line in prose(page).splitlines() if line.startswith("|")]


def targets(page: Path) -> list[str]:
    """Where a page leads, and what it shows, in its own language or another."""
    found = re.findall(r"\]\(([^)\s]+)\)", prose(page))
    return sorted(
        target.partition("#")[0].replace(".ko.md", ".md").replace("-ko.webp", ".webp")
        for target in found
        # The pages lead to each other, too.
        if (page.parent / target).name not in (english_of(page).name, page.with_suffix("").stem + ".ko.md")
    )


@pytest.mark.parametrize("page", KOREAN, ids=lambda page: page.name)
class TestPage:
    def test_every_part_is_there(self, page: Path) -> None:
        assert headings(page) == headings(english_of(page))
        assert rows(page) == rows(english_of(page))

    def test_the_code_is_the_same(self, page: Path) -> None:
        korean, english = code(page), code(english_of(page))
        assert len(korean) == len(english)
        assert [line for line, other in zip(korean, english, strict=True) if not same(line, other)] == []

    def test_it_shows_and_leads_to_the_same(self, page: Path) -> None:
        assert targets(page) == targets(english_of(page))

    def test_it_leads_to_korean_where_there_is_some(self, page: Path) -> None:
        """Except to its own English."""
        linked = [page.parent / target for target in re.findall(r"\]\(([^)\s#]+\.md)", prose(page))]
        there = [
            other.with_name(other.name.replace(".md", ".ko.md"))
            for other in linked
            if ".ko." not in other.name
        ]
        assert [other.name for other in there if other.exists() and other != page] == []
        shown = re.findall(r"images/([\w-]+)\.webp", prose(page))
        assert [name for name in shown if not name.endswith("-ko")] == []


def test_there_are_korean_pages() -> None:
    assert len(KOREAN) >= 2
