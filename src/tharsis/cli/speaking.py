"""Commands that speak the user's language: their help, their errors, and ``--lang`` wherever it stands.

What commands, options and arguments are given as help and as metavar are ids of messages. They become words
when somebody reads them: only then is the language known.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, Final

import typer
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException

from tharsis.cli.common import complain, console, errors, fail, file_error, say, told, words
from tharsis.cli.rendering import GAP, cell, indented
from tharsis.kernel import TharsisError
from tharsis.locale import LANGUAGES, nearest

LANGUAGE: Final = "--lang"
#: Parameters the library brings along, with words of ours.
BROUGHT: Final = {
    "install_completion": "cli-arg-install-completion",
    "show_completion": "cli-arg-show-completion",
}
#: What is longer than this stands on a line of its own, above what it means.
NAMES: Final = 26
#: What a value is called that has no name of its own.
KINDS: Final = {int: "cli-metavar-number", float: "cli-metavar-number", str: "cli-metavar-text"}

if TYPE_CHECKING:
    Base = TyperCommand
else:
    Base = object


def speaking(app: typer.Typer) -> typer.Typer:
    """The same application with commands that speak; the one that is given stays as it is."""
    spoken = copy(app)
    spoken.info = copy(app.info)
    spoken.info.cls = Group
    spoken.registered_commands = [copy(command) for command in app.registered_commands]
    for command in spoken.registered_commands:
        command.cls = Command
    spoken.registered_groups = [copy(group) for group in app.registered_groups]
    for group in spoken.registered_groups:
        if group.typer_instance is not None:
            group.typer_instance = speaking(group.typer_instance)
    return spoken


def worded(id: str | None) -> str:
    """The words of an id; what is none stands for itself."""
    return say(id) if id and words().has(id) else id or ""


# -- the language -------------------------------------------------------------------------------------


def without_language(args: Sequence[str]) -> tuple[list[str], str | None]:
    """A command line without ``--lang``, and what that says; None where it is not there."""
    rest: list[str] = []
    language = None
    given = iter(args)
    for word in given:
        if word == "--":
            return [*rest, word, *given], language
        if word == LANGUAGE:
            language = next(given, "")
        elif word.startswith(f"{LANGUAGE}="):
            language = word.partition("=")[2]
        else:
            rest.append(word)
    return rest, language


def speak(language: str) -> None:
    """From now on, here and in the processes that are started from here."""
    if language not in LANGUAGES:
        raise typer.BadParameter(say("cli-bad-language", languages=", ".join(LANGUAGES)))
    os.environ["THARSIS_LANG"] = language


# -- commands -----------------------------------------------------------------------------------------


class Speaking(Base):
    """What commands and groups of commands have in common."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        if parent is None:
            args, language = without_language(args)
            if language is not None and not extra.get("resilient_parsing"):
                speak(language)
        return super().make_context(info_name, args, parent=parent, **extra)

    def main(self, *given: Any, **extra: Any) -> Any:
        """Run, and end with a status; what is wrong with the command line is told in a sentence."""
        standalone = extra.pop("standalone_mode", True)
        try:
            code = super().main(*given, **{**extra, "standalone_mode": False})
        except TyperException as error:
            if not standalone:
                raise
            show_error(error)
            sys.exit(error.exit_code)
        except typer.Abort:
            if not standalone:
                raise
            errors.print(say("cli-aborted"), style="red")
            sys.exit(1)
        if standalone:
            sys.exit(code if isinstance(code, int) else 0)
        return code

    def get_params(self, ctx: Any) -> list[Any]:
        """Its own parameters, ``--lang`` of the whole, and ``--help``."""
        params = super().get_params(ctx)
        spoken = [param for param in ctx.find_root().command.params if LANGUAGE in param.opts]
        return params if not spoken or spoken[0] in params else [*params[:-1], *spoken, *params[-1:]]

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "cli-arg-help"
        return option

    def get_short_help_str(self, limit: int = 45) -> str:
        return worded(self.help)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        found = super().shell_complete(ctx, incomplete)
        for item in found:
            item.help = worded(item.help)
        return found

    def get_usage(self, ctx: Any) -> str:
        return f"{say('cli-usage')} {' '.join([ctx.command_path, *self.pieces(ctx)])}"

    def pieces(self, ctx: Any) -> Iterator[str]:
        """What a command line is made of, after the command."""
        yield f"[{say('cli-metavar-options')}]"
        for param in self.get_params(ctx):
            if isinstance(param, TyperArgument):
                yield argument_name(param)
        if isinstance(self, TyperGroup):
            yield say("cli-metavar-command")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx)


class Command(Speaking, TyperCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        allowed, ctx.allow_extra_args = ctx.allow_extra_args, True
        rest = super().parse_args(ctx, args)
        ctx.allow_extra_args = allowed
        if rest and not allowed and not ctx.resilient_parsing:
            ctx.fail(say("cli-too-many-words", words=" ".join(rest)))
        return rest


class Group(Speaking, TyperGroup):
    """Commands whose errors are sentences: what is wrong, and what to do."""

    def get_params(self, ctx: Any) -> list[Any]:
        for param in self.params:
            if isinstance(param, TyperOption) and param.name in BROUGHT:
                param.help = BROUGHT[param.name]
                if param.name == "install_completion":
                    param.callback = install_completion
        return super().get_params(ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [] if args == ["--"] else args)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            said = say("cli-no-command", wanted=args[0])
            ctx.fail(f"{said} {words().suggest(nearest(args[0], list(self.commands)))}".rstrip())
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TharsisError as error:
            fail(told(error))
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            fail(file_error(error))
        except (typer.Exit, typer.Abort, TyperException):
            raise
        except Exception as error:
            if os.environ.get("THARSIS_TRACEBACK"):
                raise
            fail(say("cli-internal-error", error=repr(error)), code=70)


def install_completion(ctx: Any, param: Any, wanted: Any) -> None:
    if wanted and not ctx.resilient_parsing:
        from typer.completion import install  # type: ignore[attr-defined]

        shell, path = install()
        console.print(say("cli-completion-installed", shell=shell, path=str(path)), markup=False)
        raise typer.Exit


# -- help ---------------------------------------------------------------------------------------------


def show_help(command: Any, ctx: Any) -> None:
    """How a command is written, what it does, and what can be given to it."""
    console.print(Text(command.get_usage(ctx)))
    if command.help:
        console.print()
        console.print(indented(cell(worded(command.help))))
    params = [param for param in command.get_params(ctx) if not param.hidden]
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    options = [param for param in params if isinstance(param, TyperOption)]
    _show_part("cli-help-arguments", [(argument_name(each), meaning(each, ctx)) for each in arguments])
    _show_part("cli-help-options", [(option_name(each), meaning(each, ctx)) for each in options])
    if isinstance(command, TyperGroup):
        below = [command.get_command(ctx, name) for name in command.list_commands(ctx)]
        _show_part(
            "cli-help-commands",
            [(str(each.name), each.get_short_help_str()) for each in below if each and not each.hidden],
        )


def _show_part(title: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        return
    console.print()
    console.print(Text(say(title), style="bold cyan"))
    width = max([cell_len(name) for name, _ in rows if cell_len(name) <= NAMES], default=NAMES)
    for name, text in rows:
        if cell_len(name) > width:
            console.print(indented(cell(name, "bold")))
            name = ""
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=width)
        grid.add_column()
        grid.add_row(cell(name, "bold"), cell(text))
        console.print(indented(grid))


def argument_name(param: TyperArgument) -> str:
    """An argument as a command line has it: in brackets where it can be left out."""
    name = worded(param.metavar) or param.name
    name = name if param.required else f"[{name}]"
    return name if param.nargs == 1 else f"{name}..."


def option_name(param: TyperOption) -> str:
    """An option in all its spellings, with what is to follow it."""
    value = "" if param.is_flag else f" {value_name(param)}"
    return f"{', '.join(param.opts)}{value}"


def value_name(param: TyperOption) -> str:
    kind = param.type_descriptor
    if param.metavar:
        return worded(param.metavar)
    if kind.choices is not None:
        return "|".join(written(choice) for choice in kind.choices)
    kinds = [kind.annotation, *getattr(kind.annotation, "__args__", ())]
    return say(next((KINDS[each] for each in kinds if each in KINDS), "cli-metavar-path"))


def written(choice: Any) -> str:
    return str(getattr(choice, "value", choice))


def meaning(param: Any, ctx: Any) -> str:
    """What a parameter means, between which values it lies, and what it is when it is not given."""
    notes = [*span(param)]
    usual = param.get_default(ctx, call=False)
    if not (usual is None or usual is False or usual in ("", (), [])):
        notes.append(say("cli-help-default", value=written(usual)))
    if param.required and isinstance(param, TyperOption):
        notes.append(say("cli-help-required"))
    told = worded(param.help)
    return f"{told} [{', '.join(notes)}]" if notes else told


def span(param: Any) -> Iterator[str]:
    """Between which numbers a value lies, where it does."""
    low, high = param.type_descriptor.parameter_info.min, param.type_descriptor.parameter_info.max
    if low is not None and high is not None:
        yield say("cli-span", low=str(low), high=str(high))
    elif low is not None:
        yield say("cli-span-from", low=str(low))
    elif high is not None:
        yield say("cli-span-to", high=str(high))


# -- errors -------------------------------------------------------------------------------------------


def show_error(error: TyperException) -> None:
    """What is wrong with a command line, below how it is written."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return  # the help has been shown
    ctx: Any = getattr(error, "ctx", None)
    if ctx is not None:
        errors.print(Text(ctx.get_usage()))
        errors.print(Text(say("cli-try-help", command=ctx.command_path), style="dim"))
    complain(sentence(error))


def sentence(error: TyperException) -> str:
    """An error of the library in our words, by its kind."""
    for kind in type(error).__mro__:
        if kind.__name__ in SENTENCES:
            return SENTENCES[kind.__name__](error)
    return str(error.message)


def _no_option(error: Any) -> str:
    said = say("cli-no-such-option", option=error.option_name)
    return f"{said} {words().suggest(sorted(error.possibilities or ()))}".rstrip()


def _needs_value(error: Any) -> str:
    return say("cli-option-needs-value", option=error.option_name)


def _missing(error: Any) -> str:
    param = error.param
    if isinstance(param, TyperArgument):
        return say("cli-missing-argument", name=worded(param.metavar) or param.name)
    return say("cli-missing-option", option=param.opts[0])


def _bad_value(error: Any) -> str:
    """A value that does not fit: what would."""
    param = error.param
    if error.__cause__ is None or param is None:
        return str(error.message)  # our own words
    name = param.opts[0] if isinstance(param, TyperOption) else worded(param.metavar) or param.name
    kind = param.type_descriptor
    if kind.choices is not None:
        return say("cli-not-a-choice", name=name, choices=", ".join(map(written, kind.choices)))
    for limits in span(param):
        return say("cli-not-a-number-within", name=name, span=limits)
    return say("cli-not-a-number", name=name) if kind.annotation in (int, float) else str(error.message)


SENTENCES: Final[dict[str, Callable[[Any], str]]] = {
    "NoSuchOption": _no_option,
    "BadOptionUsage": _needs_value,
    "MissingParameter": _missing,
    "BadParameter": _bad_value,
}
