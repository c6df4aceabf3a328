"""The rules in our own words, and which code and which tests carry each of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tharsis.kernel import Game, RulesError

NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\w+)*")
#: How a line begins that says how we read a rule, and one that says that a value of it is our own.
LABELS: Final = {"en": ("Ruling", "Own value"), "ko": ("판정", "자체 값")}


class Rule:
    """One numbered heading of a rulebook with its text. Apart from it stand the rulings, where the printed
    words leave a reading open, and the values of our own."""

    def __init__(self, number: str, title: str, text: str, rulings: list[str], own_values: list[str]) -> None:
        self.number = number
        self.title = title
        self.text = text
        self.rulings = rulings
        self.own_values = own_values

    def says_something(self) -> bool:
        """Whether it is more than a mere title."""
        return bool(self.text or self.rulings or self.own_values)

    @staticmethod
    def read(number: str, title: str, body: str, language: str) -> "Rule":
        """A rule as it is written; a note goes on until a blank line or the next one."""
        text: list[str] = []
        notes: tuple[list[str], ...] = tuple([] for _ in LABELS[language])
        open_note: list[str] | None = None
        for line in body.splitlines():
            kind = _label(line, language)
            if kind >= 0:
                open_note = notes[kind]
                open_note.append(line.partition(":")[2].strip())
            elif open_note and line.strip():
                open_note[-1] += f" {line.strip()}"
            else:
                open_note = None
                text.append(line)
        prose = re.sub(r"\n{3,}", "\n\n", "\n".join(text)).strip()
        return Rule(number, title, prose, *notes)


def _label(line: str, language: str) -> int:
    """Which kind of note a line begins, by its place among the labels; -1 where it is plain text."""
    for i, label in enumerate(LABELS[language]):
        if line.startswith(f"{label}:"):
            return i
    return -1


def rules(game: Game, language: str = "en") -> list[Rule]:
    """The numbered rules of a game's rulebook, in printed order."""
    path = game.folder / "rulebook" / f"{language}.md"
    if not path.is_file():
        raise RulesError(f"{game.id} has no rulebook in {language!r}")
    found: list[Rule] = []
    for part in re.split(r"^(?=#)", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        number, _, title = heading.lstrip("#").strip().partition(" ")
        if any(char.isdigit() for char in number):
            found.append(Rule.read(number, title, body, language))
    return found


def coverage(game: Game, tests: Path, language: str = "en") -> list[dict[str, Any]]:
    """Every rule with the code that cites it and the tests that carry it, its rulings and own values."""
    cited = citations(game)
    carried = marks(game, tests, "rule")
    return [
        {
            "number": rule.number,
            "title": rule.title,
            "code": cited.get(rule.number, []),
            "tests": carried.get(rule.number, []),
            "rulings": rule.rulings,
            "own_values": rule.own_values,
        }
        for rule in rules(game, language)
        if rule.says_something()
    ]


def card_coverage(game: Game, tests: Path) -> list[dict[str, Any]]:
    """Every printed card with the tests that carry it."""
    carried = marks(game, tests, "card")
    cards = game.cards() if game.cards else []
    return [{"card": str(card["id"]), "tests": carried.get(str(card["id"]), [])} for card in cards]


def unknown_marks(game: Game, tests: Path) -> list[str]:
    """Rule numbers that tests carry although the rulebook has no such rule."""
    known = {rule.number for rule in rules(game)}
    return sorted(number for number in marks(game, tests, "rule") if number not in known)


def citations(game: Game) -> dict[str, list[str]]:
    """Where the game's code cites each rule: in docstrings, and in the tables of words."""
    found: dict[str, list[str]] = {}
    for path in sorted(game.folder.rglob("*.py")):
        where = path.relative_to(game.folder)
        for line, numbers in _cited(ast.parse(path.read_text(encoding="utf-8"))):
            for number in numbers:
                places = found.setdefault(number, [])
                if f"{where}:{line}" not in places:
                    places.append(f"{where}:{line}")
    return found


def _cited(tree: ast.Module) -> Iterator[tuple[int, list[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            docstring = ast.get_docstring(node)
            if docstring:
                yield getattr(node, "lineno", 1), NUMBER.findall(docstring)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add":
            yield node.lineno, [text for text in _strings(node) if NUMBER.fullmatch(text)]


def marks(game: Game, tests: Path, name: str) -> dict[str, list[str]]:
    """What ``@pytest.mark.rule("TS 6.3.2")`` or ``card`` marks name, with the tests that carry them."""
    prefix = game.prefix.upper() + " "
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if f"mark.{name}(" not in text or prefix not in text:
            continue
        for where, marked in _marked(ast.parse(text), name):
            if marked.startswith(prefix):
                test = f"{path.relative_to(tests)}::{where}"
                found.setdefault(marked.removeprefix(prefix), []).append(test)
    return found


def _marked(tree: ast.Module, name: str) -> Iterator[tuple[str, str]]:
    """Test and marked text for each mark; a mark on a class or a module counts for it as a whole."""
    for node in tree.body:
        where = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) else "*"
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) and ast.unparse(inner.func).endswith(f"mark.{name}"):
                for text in _strings(inner):
                    yield where, text


def _strings(call: ast.Call) -> list[str]:
    """The plain string arguments of a call."""
    return [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
