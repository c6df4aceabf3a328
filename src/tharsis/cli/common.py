"""What all commands share: words, output, names, and errors without tracebacks."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tharsis.bots.ladder import LEVELS
from tharsis.kernel import BadOption, Game, TharsisError, UnknownGame, game, games
from tharsis.kernel.options import Option, Value
from tharsis.locale import nearest, printed_cards
from tharsis.locale.environment import say as say
from tharsis.locale.environment import words as words

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

#: What is said of a file that cannot be used.
FILE_ERRORS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "cli-file-missing",
    PermissionError: "cli-file-forbidden",
    IsADirectoryError: "cli-file-folder",
    NotADirectoryError: "cli-file-no-folder",
    FileExistsError: "cli-file-there",
}


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


def told(error: TharsisError) -> str:
    """An error in the words of the user, where the house has words for it; else as it was raised."""
    return say(f"fault-{error.fault}", **error.figures) if error.fault else str(error)


def file_error(error: OSError) -> str:
    """What is wrong with a file."""
    if error.filename is None:
        return say("cli-system-error", error=error.strerror or str(error))
    for kind, id in FILE_ERRORS.items():
        if isinstance(error, kind):
            return say(id, file=str(error.filename))
    return say("cli-file-broken", file=str(error.filename), error=error.strerror or str(error))


def complain(message: str) -> None:
    errors.print(f"[bold red]{say('cli-error')}[/] ", end="")
    errors.print(message, markup=False, soft_wrap=True)


def fail(message: str, code: int = 1) -> None:
    complain(message)
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
        span = from_to(written[0], written[-1]) if option.type == "number" else ", ".join(written)
        said = say("cli-bad-value", name=option.name, value=text, choices=span)
        meant = [] if option.type == "number" else nearest(text, written)
        raise BadOption(f"{said} {words().suggest(meant)}".rstrip()) from error


def from_to(low: object, high: object) -> str:
    return say("cli-from-to", low=str(low), high=str(high))


def parse_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


GameId = Annotated[
    str, typer.Argument(metavar="cli-metavar-game", help="cli-arg-game", autocompletion=complete_games)
]
Json = Annotated[bool, typer.Option("--json", help="cli-arg-json")]
Seats = Annotated[int, typer.Option(min=0, help="cli-arg-seats")]
Seed = Annotated[int, typer.Option(min=0, help="cli-arg-seed")]
Options = Annotated[
    list[str],
    typer.Option("--option", "-o", metavar="cli-metavar-pair", help="cli-arg-option",
                 autocompletion=complete_options),
]  # fmt: skip
Notation = Annotated[bool, typer.Option("--notation", help="cli-arg-notation")]
File = Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-arg-file")]
