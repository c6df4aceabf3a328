"""The words of one language, for everything a game can say."""

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tharsis.kernel import BadOption, Entry, Game, Prompt, Refusal, RulesError, State, Term
from tharsis.kernel.actions import KERNEL_REASONS
from tharsis.kernel.view import entry_json
from tharsis.locale.josa import josa

LANGUAGES: Final = ("en", "ko")
HERE: Final = Path(__file__).parent
HOUSE: Final = ("kernel.ftl", "cli.ftl", "mcp.ftl", "server.ftl")
#: What a server calls a guest who gave no name.
UNNAMED: Final = re.compile(r"Guest ([1-9][0-9]{3})")

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


def game_files(game: Game, language: str) -> list[Path]:
    """The Fluent files of one game: all of the folder it brings, or those of the house under its name."""
    if game.locale:
        return sorted((game.locale / language).glob("*.ftl"))
    return sorted((HERE / language).glob(f"{game.folder.name}*.ftl"))


def page_files(game: Game, language: str) -> list[Path]:
    """The words on a game's page, which its table in words shares; a game that brings its own has none."""
    return [] if game.locale else [HERE / language / f"web_{game.folder.name}.ftl"]


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


def _sign(number: int) -> str:
    """To choose words by: ``minus``, ``zero`` or ``plus``."""
    return "minus" if number < 0 else "plus" if number > 0 else "zero"


def _size(number: int) -> str:
    """A number without its sign."""
    return str(abs(number))


def _same(one: object, other: object) -> str:
    """To choose words by: ``yes`` or ``no``."""
    return "yes" if one == other else "no"


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "JOSA": _particle,
    "SAME": _same,
    "SIGN": _sign,
    "SIZE": _size,
}


class Words:
    """Speaks one language. A game's words are read when they are first needed, or at once for the games
    given; ``names`` are the players' names by seat, where they are known."""

    def __init__(self, language: str, games: Iterable[Game] = (), names: Iterable[str] = ()) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"there is no language {language!r}; choose {', '.join(LANGUAGES)}")
        self.language: Final = language
        self.names = list(names)
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._learnt: set[str] = set()
        for name in HOUSE:
            self._bundle.add_resource(read(HERE / language / name))
        for game in games:
            self.learn(game)

    def learn(self, game: Game) -> None:
        """Read a game's words, once."""
        if game.id not in self._learnt:
            self._learnt.add(game.id)
            for path in [*game_files(game, self.language), *page_files(game, self.language)]:
                self._bundle.add_resource(read(path))

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

    def person(self, name: str) -> str:
        """A name as it is read here: a guest who gave none is called so in the reader's language."""
        unnamed = UNNAMED.fullmatch(name)
        return self.say("guest", number=unnamed[1]) if unnamed else name

    def seat(self, seat: int) -> str:
        """A player by name, else by number."""
        if seat < len(self.names) and self.names[seat]:
            return self.person(self.names[seat])
        return self.say("seat", number=seat + 1)

    def player(self, s: State, seat: int) -> str:
        """What a seat plays, where that has a name, and who sits there, where that is known."""
        sides = s.game.sides
        if sides is None:
            return self.seat(seat)
        played = [side for side in range(sides.size) if s.seat_of(side) == seat]
        told = ", ".join(str(self.thing(s.game, sides.value(side))) for side in played)
        known = self.person(self.names[seat]) if seat < len(self.names) else ""
        return f"{told} ({known})" if known else told

    def bot(self, name: str) -> str:
        return self.say(f"bot-{name}")

    def of(self, game: Game, *parts: str, **figures: object) -> str:
        """A message of a game: ``of(ts, "card", "fidel", "text")``."""
        self.learn(game)
        return self.say(key(game.prefix, *parts), **figures)

    def name(self, game: Game) -> str:
        return self.of(game, "name")

    def card(self, game: Game, card: Mapping[str, object]) -> str:
        """The name of a printed card, whose deck may be a kind of its own."""
        self.learn(game)
        id = str(card["id"])
        known = self.has(key(game.prefix, "card", id))
        return self.of(game, "card" if known else str(card.get("deck")), id)

    def thing(self, game: Game, value: object) -> object:
        """An operand as it goes over the wire, in words: ``country/poland`` is Poland, numbers stay."""
        if not isinstance(value, str):
            return value
        kind, _, id = value.partition("/")
        return self.seat(int(id)) if kind == "seat" else self.of(game, kind, id)

    def _figures(self, game: Game, values: Figures) -> dict[str, object]:
        return {label: self.thing(game, value) for label, value in values.items()}

    def action(self, game: Game, action: int) -> str:
        verb = game.actions.verb(action)
        values = {
            label: kind.value(operand)
            for label, kind, operand in zip(verb.labels, verb.kinds, verb.operands(action), strict=True)
        }
        return self.of(game, "do", verb.name, **self._figures(game, values))

    def sent(self, game: Game, family: str, message: Mapping[str, Any]) -> str:
        """A message as it goes over the wire, ``{"key": …, "args": …}``; a refusal, a prompt, a log entry."""
        if message["key"] in KERNEL_REASONS and family == "why":
            return self.say(f"why-{message['key']}")
        return self.of(game, family, message["key"], **self._figures(game, message["args"]))

    def _term(self, game: Game, family: str, term: Term, operands: tuple[int, ...]) -> str:
        return self.of(game, family, term.name, **self._figures(game, term.values(operands)))

    def prompt(self, game: Game, prompt: Prompt) -> str:
        return self._term(game, "ask", game.prompts.terms[prompt.key], prompt.args)

    def refusal(self, game: Game, refusal: Refusal) -> str:
        """Why not, in a sentence; the rule number is the caller's to show."""
        if refusal.name in KERNEL_REASONS:
            return self.say(f"why-{refusal.name}")
        return self.of(game, "why", refusal.name, **self._figures(game, refusal.figures))

    def rule(self, number: str) -> str:
        """The number of a rule as it is cited beside a sentence; nothing where there is none."""
        return self.say("cli-rule", number=number) if number else ""

    def entry(self, s: State, entry: Entry, seat: int) -> str:
        """A line of the log as a seat (-1: a spectator) may read it."""
        found = entry_json(s, entry, seat)
        values = found["args"]
        assert isinstance(values, dict)
        return self.of(s.game, "log", str(found["key"]), **self._figures(s.game, values))

    def suggest(self, names: Sequence[str]) -> str:
        """What may have been meant; nothing where nothing is like it."""
        return self.say("told-meant", names=", ".join(names)) if names else ""

    def ending(self, game: Game, reason: str) -> str:
        return self.of(game, "end", reason)
