#!/usr/bin/env python3
"""Writes the page's types of what a game shows, from the declarations in the game's `shown.py`.

    python scripts/look_types.py

What is declared there is checked against real games in tests/web/test_looks.py, which also compares the
files that this writes.
"""

import types
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).parents[1]
GAMES = ("on_mars", "red_dust_rebellion", "terraforming_mars", "twilight_struggle")
PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
}
HEADING = "// Made by scripts/look_types.py from the game's shown.py: change it there.\n"


class Typist:
    """The TypeScript of some Python types; those with a name in their module keep it."""

    def __init__(self, module: types.ModuleType) -> None:
        self.names: dict[str, str] = {}
        for name, value in vars(module).items():
            if is_alias(value):
                self.names.setdefault(repr(value), name)
        self.text: dict[str, str] = {}

    def name(self, hint: Any) -> str:
        """A type where it is used: by its name, which is written out once."""
        known: str | None = hint.__name__ if is_typeddict(hint) else self.names.get(repr(hint))
        if known is None:
            return self.written(hint)
        self.declare(known, hint)
        return known

    def declare(self, name: str, hint: Any) -> None:
        if name in self.text:
            return
        self.text[name] = ""  # what it names comes first
        if is_typeddict(hint):
            text = f"export interface {name} {{\n{self.fields(hint)}}}\n"
        else:
            text = f"export type {name} = {self.written(hint)};\n"
        del self.text[name]
        self.text[name] = text

    def fields(self, hint: type) -> str:
        lines = []
        for field, value in get_type_hints(hint, include_extras=True).items():
            optional = get_origin(value) is NotRequired
            inner = get_args(value)[0] if optional else value
            lines.append(f"  {field}{'?' if optional else ''}: {self.name(inner)};\n")
        return "".join(lines)

    def written(self, hint: object) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.name(arg) for arg in args))
        if origin is list:
            inner = self.name(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.name(arg) for arg in args)}]"
        if origin is dict:
            return f"Record<{self.name(args[0])}, {self.name(args[1])}>"
        raise TypeError(f"no TypeScript for {hint!r}")


def is_alias(value: object) -> bool:
    return get_origin(value) in (Literal, Union, types.UnionType, tuple, dict)


def written_for(game: str) -> str:
    """The whole file of a game."""
    module = import_module(f"tharsis.games.{game}.shown")
    typist = Typist(module)
    for name, hint in module.SHOWN.items():
        typist.declare(name, hint)
    return HEADING + "\n" + "\n".join(typist.text.values())


def file_of(game: str) -> Path:
    return ROOT / "web" / "src" / "games" / game.replace("_", "-") / "look.ts"


if __name__ == "__main__":
    for game in GAMES:
        file_of(game).write_text(written_for(game))
