"""``tharsis serve``, ``worker``, ``tables`` and ``people``: handed on to the server, which is read only when
wanted."""

from collections.abc import Callable
from typing import Any

import typer
from typer.main import get_command

from tharsis.cli.speaking import speaking

#: Everything after the command's name is the server's to read, ``--help`` too.
HANDED_ON: dict[str, Any] = {
    "context_settings": {"allow_extra_args": True, "ignore_unknown_options": True},
    "add_help_option": False,
}


def mount(app: typer.Typer) -> None:
    app.command("serve", help="cli-serve-help", **HANDED_ON)(serve)
    app.command("worker", help="cli-worker-help", **HANDED_ON)(worker)
    app.command("tables", help="cli-tables-help", **HANDED_ON)(tables)
    app.command("people", help="cli-people-help", **HANDED_ON)(people)


def serve(ctx: typer.Context) -> None:
    from tharsis.server import commands

    hand_on(alone(commands.serve, "cli-serve-about"), ctx)


def worker(ctx: typer.Context) -> None:
    from tharsis.server import commands

    hand_on(alone(commands.worker, "cli-worker-about"), ctx)


def tables(ctx: typer.Context) -> None:
    from tharsis.server import commands

    hand_on(commands.tables, ctx)


def people(ctx: typer.Context) -> None:
    from tharsis.server import people_commands

    hand_on(people_commands.people, ctx)


def alone(command: Callable[..., None], about: str) -> typer.Typer:
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command(help=about)(command)
    return app


def hand_on(app: typer.Typer, ctx: typer.Context) -> None:
    """Read the rest of the command line as another application does, in this one's place."""
    command = get_command(speaking(app))
    with command.make_context(ctx.info_name, ctx.args, parent=ctx.parent) as inner:
        command.invoke(inner)
