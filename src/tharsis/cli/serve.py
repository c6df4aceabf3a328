"""``tharsis serve``, ``worker``, ``tables`` and ``people``: handed on to the server, which is read only when
wanted."""

import sys
from collections.abc import Callable
from typing import Any

import typer
from typer.main import get_command

from tharsis.cli.common import say

#: Everything after the command's name is the server's to read, ``--help`` too.
HANDED_ON: dict[str, Any] = {
    "context_settings": {"allow_extra_args": True, "ignore_unknown_options": True},
    "add_help_option": False,
}


def mount(app: typer.Typer) -> None:
    app.command("serve", help=say("cli-serve-help"), **HANDED_ON)(serve)
    app.command("worker", help=say("cli-worker-help"), **HANDED_ON)(worker)
    app.command("tables", help=say("cli-tables-help"), **HANDED_ON)(tables)
    app.command("people", help=say("cli-people-help"), **HANDED_ON)(people)


def serve(ctx: typer.Context) -> None:
    from tharsis.server import commands

    hand_on(alone(commands.serve), ctx)


def worker(ctx: typer.Context) -> None:
    from tharsis.server import commands

    hand_on(alone(commands.worker), ctx)


def tables(ctx: typer.Context) -> None:
    from tharsis.server import commands

    hand_on(commands.tables, ctx)


def people(ctx: typer.Context) -> None:
    from tharsis.server import people_commands

    hand_on(people_commands.people, ctx)


def alone(command: Callable[..., None]) -> typer.Typer:
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(command)
    return app


def hand_on(app: typer.Typer, ctx: typer.Context) -> None:
    code = get_command(app).main(ctx.args, prog_name=f"tharsis {ctx.info_name}", standalone_mode=False)
    if isinstance(code, int) and code:
        sys.exit(code)
