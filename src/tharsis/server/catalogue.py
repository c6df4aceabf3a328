"""What is installed: games, their bots, rulebooks and words."""

import json
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from tharsis.bots import levels_of, names, usual
from tharsis.bots.ladder import described
from tharsis.bots.levels import present
from tharsis.kernel import BadOption, Game, Lesson, games
from tharsis.locale import LANGUAGES
from tharsis.locale.words import HERE, game_files
from tharsis.server.packed import Lasting
from tharsis.server.problems import unknown


def find_game(id: str) -> Game:
    found = games().get(id)
    if found is None:
        raise unknown("game", id)
    return found


def stand_in(game: Game) -> str:
    """The bot that takes over an abandoned seat."""
    return usual(game)


def check_bot(game: Game, name: str) -> str:
    """The bot that sits down under a name: at a table the levels stand for what they are made of."""
    if name not in names(game):
        raise unknown("bot", name)
    return present(game, name)


def present_bot(game: Game, name: str | None) -> str:
    """The bot that plays today at a seat that may be older than the levels."""
    return present(game, name) if name else stand_in(game)


def offered_bots(game: Game) -> list[dict[str, Any]]:
    """What people choose from when they seat a bot, the weakest first: the levels, or whatever plays a game
    that has none."""
    return described(game, levels_of(game) or names(game))


def lesson(game: Game, name: str) -> Lesson:
    found = lesson_of(game, name)
    if found is None:
        raise unknown("guide", name)
    return found


def lesson_of(game: Game, name: str | None) -> Lesson | None:
    """The lesson of a table, if it has one and the game still does."""
    return next((found for found in game.lessons if found.name == name), None)


def offered(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Those of a table's options that the game still offers."""
    kept: dict[str, Any] = {}
    for name, value in options.items():
        with suppress(BadOption):
            kept[name] = game.option(name).check(value)
    return kept


def describe(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "prefix": game.prefix,
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "options": [option.as_json() for option in game.options],
        "bots": names(game),
        "levels": offered_bots(game),
        "usual": usual(game),
        "guides": [lesson.name for lesson in game.lessons],
        "imports": ["tharsis", "record"] if game.importer else ["tharsis"],
    }


@cache
def printed(game: Game) -> Lasting:
    found = {
        "cards": game.cards() if game.cards else [],
        "board": game.board() if game.board else [],
        "charts": game.charts() if game.charts else {},
    }
    return Lasting(json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode(), "application/json")


@cache
def rulebook(game: Game, language: str) -> Lasting:
    path = game.folder / "rulebook" / f"{language}.md"
    if language not in LANGUAGES or not path.is_file():
        raise unknown("rulebook", language)
    return Lasting(path.read_bytes(), "text/plain")


@cache
def words() -> dict[str, dict[str, Path]]:
    """Fluent files by language and name: the house's, and those that games bring themselves, whose names
    begin with the game's id so that none stands in another's way."""
    found: dict[str, dict[str, Path]] = {}
    for language in LANGUAGES:
        files = {path.name: path for path in sorted((HERE / language).glob("*.ftl"))}
        for game in games().values():
            if game.locale:
                files.update({f"{game.id}.{path.name}": path for path in game_files(game, language)})
        found[language] = files
    return found


@cache
def fluent(language: str, file: str) -> Lasting:
    path = words().get(language, {}).get(file)
    if path is None:
        raise unknown("Fluent file", f"{language}/{file}")
    return Lasting(path.read_bytes(), "text/plain")
