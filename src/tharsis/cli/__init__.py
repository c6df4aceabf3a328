"""The command line: ``tharsis games``, ``play``, ``arena``, ``replay`` and the rest."""

import os
from typing import Annotated

import typer

import tharsis
from tharsis.cli import (
    analyse,
    arena,
    balance,
    bots,
    dataset,
    importing,
    listing,
    mcp,
    measure,
    play,
    printed,
    replay,
    serve,
    training,
)
from tharsis.cli.common import Group, console, say
from tharsis.locale import LANGUAGES

app = typer.Typer(
    cls=Group,
    name="tharsis",
    help=say("cli-help"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _version(wanted: bool) -> None:
    if wanted:
        console.print(tharsis.version())
        raise typer.Exit


def _language(language: str) -> None:
    if language:
        if language not in LANGUAGES:
            raise typer.BadParameter(say("cli-bad-language", languages=", ".join(LANGUAGES)))
        os.environ["THARSIS_LANG"] = language


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=say("cli-arg-version"))
    ] = False,
    lang: Annotated[
        str, typer.Option(callback=_language, is_eager=True, metavar="en|ko", help=say("cli-arg-lang"))
    ] = "",
) -> None:
    """Options that stand before the command."""


app.command("games", help=say("cli-games-help"))(listing.list_games)
app.command("bots", help=say("cli-bots-help"))(bots.bots)
app.command("play", help=say("cli-play-help"))(play.play)
app.command("arena", help=say("cli-arena-help"))(arena.arena)
app.command("balance", help=say("cli-balance-help"))(balance.balance)
app.command("dataset", help=say("cli-dataset-help"))(dataset.dataset)
app.add_typer(training.app, name="train", help=say("cli-train-help"))
app.command("replay", help=say("cli-replay-help"))(replay.replay)
app.command("analyse", help=say("cli-analyse-help"))(analyse.analyse_file)
app.command("import", help=say("cli-import-help"))(importing.import_record)
app.command("cards", help=say("cli-cards-help"))(listing.cards)
app.command("board", help=say("cli-board-help"))(printed.board)
app.add_typer(printed.rules_app, name="rules", help=say("cli-rules-help"))
app.command("bench", help=say("cli-bench-help"))(measure.bench)
serve.mount(app)
app.command("mcp", help=say("cli-mcp-help"))(mcp.mcp)


def main() -> None:
    app(prog_name="tharsis")
