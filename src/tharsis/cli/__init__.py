"""The command line: ``tharsis games``, ``play``, ``arena``, ``replay`` and the rest."""

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
from tharsis.cli.common import console
from tharsis.cli.speaking import speaking
from tharsis.locale import LANGUAGES

app = typer.Typer(
    name="tharsis",
    help="cli-help",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        console.print(tharsis.version())
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="cli-arg-version")
    ] = False,
    lang: Annotated[
        str, typer.Option(metavar="|".join(LANGUAGES), expose_value=False, help="cli-arg-lang")
    ] = "",
) -> None:
    """Options of the whole. ``--lang`` stands anywhere, and is read before everything else."""


app.command("games", help="cli-games-help")(listing.list_games)
app.command("bots", help="cli-bots-help")(bots.bots)
app.command("play", help="cli-play-help")(play.play)
app.command("arena", help="cli-arena-help")(arena.arena)
app.command("balance", help="cli-balance-help")(balance.balance)
app.command("dataset", help="cli-dataset-help")(dataset.dataset)
app.add_typer(training.app, name="train", help="cli-train-help")
app.command("replay", help="cli-replay-help")(replay.replay)
app.command("analyse", help="cli-analyse-help")(analyse.analyse_file)
app.command("import", help="cli-import-help")(importing.import_record)
app.command("cards", help="cli-cards-help")(listing.cards)
app.command("board", help="cli-board-help")(printed.board)
app.add_typer(printed.rules_app, name="rules", help="cli-rules-help")
app.command("bench", help="cli-bench-help")(measure.bench)
serve.mount(app)
app.command("mcp", help="cli-mcp-help")(mcp.mcp)
app = speaking(app)


def main() -> None:
    app(prog_name="tharsis")
