"""The words of one language, for everything a game can say."""

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tharsis.kernel import Entry, Game, Prompt, Refusal, RulesError, State, Term, games
from tharsis.kernel.view import entry_json
from tharsis.locale.josa import josa

LANGUAGES: Final = ("en", "ko")
HERE: Final = Path(__file__).parent

Figures = Mapping[str, object]


def environment_language() -> str:
    """The language of the user's environment: THARSIS_LANG, else the locale, else English."""
    for name in ("THARSIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "ko" if value.startswith("ko") else "en"
    return "en"


def key(*parts: str) -> str:
    """A message id: parts joined by ``-``, and ``_`` becomes ``-``."""
    return "-".join(parts).replace("_", "-")


def files(language: str, of: Iterable[Game]) -> list[Path]:
    """The house's Fluent files of a language and those that the games bring themselves."""
    found = sorted((HERE / language).glob("*.ftl"))
    for game in of:
        if game.locale:
            found.extend(sorted((game.locale / language).glob("*.ftl")))
    return found


def read(path: Path) -> ast.Resource:
    """Parse a Fluent file; a line that is no message is an error, not silence."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for item in resource.body:
        if isinstance(item, ast.Junk):
            first = str(item.content).strip().splitlines()[0]
            raise RulesError(f"{path.parent.name}/{path.name}: cannot read {first!r}")
    return resource


def _particle(word: object, pair: str) -> Any:
    return josa(str(word), pair)


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"JOSA": _particle}


class Words:
    """Speaks one language. ``names`` are the players' names by seat, where they are known."""

    def __init__(self, language: str, of: Iterable[Game] | None = None, names: Iterable[str] = ()) -> None:
        if language not in LANGUAGES:
            raise RulesError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language: Final = language
        self.names = list(names)
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for path in files(language, games().values() if of is None else of):
            self._bundle.add_resource(read(path), allow_overrides=True)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, id: str, **figures: object) -> str:
        """A message with its parameters; a mistake in it is an error for its author."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            raise RulesError(f"{self.language}: there are no words {id!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(figures))
        if errors:
            raise RulesError(f"{self.language}: words {id!r}: {errors[0]!r}")
        return str(text)

    def seat(self, seat: int) -> str:
        """A player by name, else by number."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("seat", number=seat + 1)

    def bot(self, name: str) -> str:
        return self.say(f"bot-{name}")

    def name(self, game: Game) -> str:
        return self.say(key(game.prefix, "name"))

    def thing(self, game: Game, value: object) -> object:
        """An operand as it goes over the wire, in words: ``country/poland`` is Poland, numbers stay."""
        if not isinstance(value, str):
            return value
        kind, _, id = value.partition("/")
        return self.seat(int(id)) if kind == "seat" else self.say(key(game.prefix, kind, id))

    def _figures(self, game: Game, values: Figures) -> dict[str, object]:
        return {label: self.thing(game, value) for label, value in values.items()}

    def action(self, game: Game, action: int) -> str:
        verb = game.actions.verb(action)
        values = {
            label: kind.value(operand)
            for label, kind, operand in zip(verb.labels, verb.kinds, verb.operands(action), strict=True)
        }
        return self.say(key(game.prefix, "do", verb.name), **self._figures(game, values))

    def _term(self, game: Game, family: str, term: Term, operands: tuple[int, ...]) -> str:
        return self.say(key(game.prefix, family, term.name), **self._figures(game, term.values(operands)))

    def prompt(self, game: Game, prompt: Prompt) -> str:
        return self._term(game, "ask", game.prompts.terms[prompt.key], prompt.args)

    def refusal(self, game: Game, refusal: Refusal) -> str:
        """Why not, in a sentence; the rule number is the caller's to show."""
        id = key(game.prefix, "why", refusal.name)
        shared = key("why", refusal.name)
        return self.say(id if self.has(id) else shared, **self._figures(game, refusal.figures))

    def entry(self, s: State, entry: Entry, seat: int) -> str:
        """A line of the log as a seat (-1: a spectator) may read it."""
        found = entry_json(s, entry, seat)
        values = found["args"]
        assert isinstance(values, dict)
        return self.say(key(s.game.prefix, "log", str(found["key"])), **self._figures(s.game, values))

    def ending(self, game: Game, reason: str) -> str:
        return self.say(key(game.prefix, "end", reason))
