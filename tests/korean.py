"""Every Korean text of the house, as a person reads it: for the tests of its words and its voice."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from tharsis.locale.words import HERE, read

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/tharsis/games"
#: Folders of games, which name their Fluent files and rulebooks.
FOLDERS = sorted([path.parent.parent.name for path in GAMES.glob("*/rulebook/ko.md")])
#: What a variable is read as.
VARIABLE = "◇"


@dataclass(frozen=True)
class Text:
    """One message or one paragraph, and where it stands."""

    place: str
    words: str


def texts_of(game: str) -> list[Text]:
    """All that is said in a game: its Fluent files, those of its page, and its rulebook."""
    files = sorted([*(HERE / "ko").glob(f"{game}*.ftl"), HERE / "ko" / f"web_{game}.ftl"])
    return [
        *[text for path in files for text in messages(path)],
        *paragraphs(GAMES / game / "rulebook/ko.md"),
    ]


def house_texts() -> list[Text]:
    """All that is said outside the games."""
    files = [
        path for path in sorted((HERE / "ko").glob("*.ftl")) if not any(game in path.name for game in FOLDERS)
    ]
    pages = [ROOT / "README.ko.md", *sorted((ROOT / "docs").glob("**/*.ko.md"))]
    return [
        *[text for path in files for text in messages(path)],
        *[text for path in pages for text in paragraphs(path)],
    ]


def all_texts() -> list[Text]:
    return [*house_texts(), *[text for game in FOLDERS for text in texts_of(game)]]


def messages(path: Path) -> Iterator[Text]:
    """The messages of a Fluent file; each variant of one for itself."""
    for entry in read(path).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for words in _variants(entry.value):
                yield Text(f"{path.name}: {entry.id.name}", words)


def _variants(pattern: ast.Pattern) -> list[str]:
    """All ways to read a pattern. A particle that a function chooses is read as its pair."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways = [element.value]
        else:
            ways = _read(element.expression)
        found = [before + way for before in found for way in ways]
    return found


def _read(expression: object) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [way for variant in expression.variants for way in _variants(variant.value)]
    if isinstance(expression, ast.FunctionReference) and expression.id.name == "JOSA":
        return [f"⟨{expression.arguments.positional[1].value}⟩"]
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    return [VARIABLE]


def paragraphs(path: Path) -> Iterator[Text]:
    """The lines of a Markdown file that are prose: no code, no addresses."""
    fenced = False
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and line.strip():
            prose = re.sub(r"`[^`]*`|\]\([^)]*\)|<!--.*?-->", " ", line)
            yield Text(f"{path.relative_to(ROOT)}:{number}", prose)


@dataclass(frozen=True)
class Entry:
    """A term of a glossary."""

    en: str
    ko: str
    section: str
    never: tuple[str, ...] = ()


def glossary(path: Path) -> list[Entry]:
    told = tomllib.loads(path.read_text("utf-8"))["term"]
    return [Entry(**{**term, "never": tuple(term.get("never", ()))}) for term in told]
