"""What all commands share: words, output, names, and errors without tracebacks."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from typer.core import TyperGroup
from typer.exceptions import TyperException

from tharsis.bots.ladder import LEVELS
from tharsis.kernel import BadOption, Game, TharsisError, UnknownGame, game, games
from tharsis.kernel.options import Option, Value
from tharsis.locale import Words, environment_language, nearest, printed_cards

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


@cache
def speaker(language: str) -> Words:
    return Words(language)


def words() -> Words:
    """The words of the user's language."""
    return speaker(environment_language())


def say(id: str, **figures: object) -> str:
    return words().say(id, **figures)


def show_json(data: object) -> None:
    """Data for other programs: plain, on standard output, nothing else."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


@contextmanager
def bar(total: int, *, hidden: bool) -> Iterator[Callable[[int], None]]:
    """A bar that shows how far something is; it gives what to call with each part that is done."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)


class Group(TyperGroup):
    """Commands whose errors are sentences: what is wrong, and what to do."""

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except TharsisError as error:
            fail(str(error))
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except (typer.Exit, typer.Abort, TyperException):
            raise
        except Exception as error:
            if os.environ.get("THARSIS_TRACEBACK"):
                raise
            fail(say("cli-internal-error", error=repr(error)), code=70)


def fail(message: str, code: int = 1) -> None:
    errors.print(f"[bold red]{say('cli-error')}[/] ", end="")
    errors.print(message, markup=False, soft_wrap=True)
    raise typer.Exit(code)


def find(id: str) -> Game:
    """A game by its id; who writes another is told the nearest."""
    try:
        return game(id)
    except UnknownGame as error:
        named = {words().name(found): known for known, found in games().items()}
        near = dict.fromkeys(named.get(name, name) for name in nearest(id, [*games(), *named]))
        said = say("cli-no-game", wanted=id, games=", ".join(games()))
        raise UnknownGame(f"{said} {words().suggest(list(near))}".rstrip()) from error


def complete_games(incomplete: str) -> list[tuple[str, str]]:
    """Game ids with their names, for the shell."""
    return [(id, words().name(found)) for id, found in games().items() if id.startswith(incomplete)]


def complete_cards(ctx: typer.Context, incomplete: str) -> list[str]:
    """Names of the cards of the game on the command line, for the shell."""
    found = games().get(str(ctx.params.get("id")))
    if found is None or found.cards is None:
        return []
    named = [card.name for card in printed_cards(words(), found)]
    return [name for name in named if name.casefold().startswith(incomplete.casefold())]


def complete_bots(incomplete: str) -> list[str]:
    """Bot names after the last comma, for the shell."""
    before, comma, last = incomplete.rpartition(",")
    known = ("human", *LEVELS, "random", "heuristic", "search")
    return [before + comma + name for name in known if name.startswith(last)]


def complete_options(ctx: typer.Context, incomplete: str) -> list[str]:
    """NAME=VALUE of the game on the command line, for the shell."""
    found = games().get(str(ctx.params.get("id")))
    if found is None:
        return []
    pairs = [f"{option.name}={str(value).lower()}" for option in found.options for value in option.choices]
    return [pair for pair in pairs if pair.startswith(incomplete)]


def parse_options(found: Game, pairs: list[str]) -> dict[str, object]:
    """``NAME=VALUE`` pairs of the command line, checked."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(say("cli-bad-option", pair=pair))
        options[name] = _parsed(_option(found, name), value)
    return options


def _option(found: Game, name: str) -> Option:
    known = [option.name for option in found.options]
    if name in known:
        return found.option(name)
    if not known:
        raise BadOption(say("cli-no-options", game=found.id))
    said = say("cli-no-option", game=found.id, name=name, names=", ".join(known))
    raise BadOption(f"{said} {words().suggest(nearest(name, known))}".rstrip())


def _parsed(option: Option, text: str) -> Value:
    try:
        return option.parse(text)
    except BadOption as error:
        written = [str(choice).lower() for choice in option.choices]
        span = f"{written[0]}–{written[-1]}" if option.type == "number" else ", ".join(written)
        said = say("cli-bad-value", name=option.name, value=text, choices=span)
        meant = [] if option.type == "number" else nearest(text, written)
        raise BadOption(f"{said} {words().suggest(meant)}".rstrip()) from error


def parse_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


GameId = Annotated[
    str, typer.Argument(metavar="GAME", help=say("cli-arg-game"), autocompletion=complete_games)
]
Json = Annotated[bool, typer.Option("--json", help=say("cli-arg-json"))]
Seats = Annotated[int, typer.Option(min=0, help=say("cli-arg-seats"))]
Seed = Annotated[int, typer.Option(min=0, help=say("cli-arg-seed"))]
Options = Annotated[
    list[str],
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("cli-arg-option"),
                 autocompletion=complete_options),
]  # fmt: skip
Notation = Annotated[bool, typer.Option("--notation", help=say("cli-arg-notation"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-arg-file"))]
