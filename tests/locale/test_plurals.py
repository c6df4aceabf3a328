"""One of a kind is told in the singular: no English number stands before a plural without a choice."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast

from tharsis.locale.words import HERE, read

FILES = sorted((HERE / "en").glob("*.ftl"), key=lambda path: path.name)
#: What stands between a name or a number and something else, but never between a number and its noun.
APART = {
    "and", "are", "as", "at", "by", "for", "from", "has", "in", "into", "is", "of", "on", "or", "per", "the",
    "to", "with",
}  # fmt: skip
#: Nouns that no message chooses yet, but one could.
OTHERS = {
    "bots", "buildings", "choices", "cities", "contradictions", "countries", "decisions", "dice", "discards",
    "figures", "games", "guests", "missions", "moves", "players", "records", "rounds", "rules", "seats",
    "slots", "tables", "turns", "warnings",
}  # fmt: skip
#: Variables that hold names or spans of numbers, after which a word with an s is a verb or rightly many.
TEXTS = {"bot", "card", "company", "faction", "player", "seat", "side", "span"}
#: These are given a text that says more than a number.
TOLD_IN_TEXT = {"web-players-count", "rd-board-has-resources"}


def follows(elements):
    """The variables of a pattern, each with the text right after it."""
    for element, after in pairwise(elements):
        if isinstance(element, ast.Placeable) and isinstance(after, ast.TextElement):
            for name in variables(element.expression):
                yield name, after.value


def counted(text):
    """What a number before a text may count: “cards”, or after another word “scoring cards”."""
    words = re.findall(r"^ ([\w’-]+)(?: ([\w’-]+))?", text)
    first, second = words[0] if words else ("", "")
    return {first} if first in APART else {first, second}


def variables(expression):
    """What a placeable prints: a variable, or the size of one."""
    if isinstance(expression, ast.VariableReference):
        yield expression.id.name
    elif isinstance(expression, ast.FunctionReference) and expression.id.name == "SIZE":
        yield from (argument.id.name for argument in expression.arguments.positional)


def patterns(pattern, chosen=()):
    """A pattern and those within it, with the variables by whose number they were chosen, and whether the
    choice was for many."""
    yield pattern, chosen
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            by = list(variables(expression.selector))
            keys = [key_of(variant) for variant in expression.variants]
            told_apart = by if {"one", "1"} & set(keys) else []
            for variant in expression.variants:
                yield from patterns(variant.value, (*chosen, *told_apart))


def key_of(variant):
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def messages():
    for path in FILES:
        for item in read(path).body:
            if isinstance(item, ast.Message) and item.value is not None:
                yield path, item


def plurals():
    """The nouns that some message chooses by a number."""
    found = set(OTHERS)
    for _, message in messages():
        for pattern, chosen in patterns(message.value):
            for name, text in follows(pattern.elements):
                if name in chosen:
                    found.update(noun for noun in counted(text) if noun.endswith("s"))
    return found


def faults(path: Path, nouns):
    for where, message in messages():
        if where == path and message.id.name not in TOLD_IN_TEXT:
            for pattern, chosen in patterns(message.value):
                for name, text in follows(pattern.elements):
                    if name not in chosen and name not in TEXTS:
                        yield from (f"{message.id.name}: {name}, {noun}" for noun in nouns & counted(text))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_number_before_a_plural_chooses_its_noun(path):
    assert not list(faults(path, plurals()))
