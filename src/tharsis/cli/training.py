"""``tharsis train``: networks that learn from playing against themselves, in slices."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from tharsis.cli.common import GameId, console, find, say
from tharsis.kernel.extras import need

TRAINING = "tharsis.bots.training"

app = typer.Typer(no_args_is_help=True)

Folder = Annotated[Path, typer.Argument(metavar="cli-metavar-folder", help="cli-arg-train-folder")]
RecipeFile = Annotated[Path | None, typer.Option("--recipe", help="cli-arg-recipe")]


def part(name: str) -> Any:
    """A module of the training package, which needs its extra."""
    return need(f"{TRAINING}.{name}", "train")


@app.command("run", help="cli-train-run-help")
def run(
    id: GameId,
    folder: Folder,
    recipe: RecipeFile = None,
    minutes: Annotated[float | None, typer.Option(min=0, help="cli-arg-minutes")] = None,
    workers: Annotated[int, typer.Option(min=0, help="cli-arg-train-workers")] = 0,
) -> None:
    """Go on from what a folder holds, or begin; the curve and the report are drawn anew at the end."""
    asked = part("config").recipe(recipe, find(id).id)
    with reported(asked, folder):
        part("run").train(asked, folder, minutes=minutes, workers=workers, listen=tell)


@app.command("begin", help="cli-train-begin-help")
def begin(
    id: GameId,
    folder: Folder,
    network: Annotated[Path, typer.Argument(metavar="cli-metavar-network", help="cli-arg-train-network")],
    recipe: RecipeFile = None,
) -> None:
    """A warm start from an exported network."""
    asked = part("config").recipe(recipe, find(id).id)
    part("checkpoint").refuse_begun(folder)
    part("again").begin_with(asked, network).save(folder)
    console.print(say("cli-train-begun", path=str(folder)), markup=False, soft_wrap=True)


@app.command("imitate", help="cli-train-imitate-help")
def imitate(
    id: GameId,
    folder: Folder,
    data: Annotated[Path, typer.Argument(metavar="cli-metavar-dataset", help="cli-arg-train-data")],
    recipe: RecipeFile = None,
    epochs: Annotated[int, typer.Option(min=1, help="cli-arg-epochs")] = 3,
) -> None:
    """A warm start from the decisions of others."""
    asked = part("config").recipe(recipe, find(id).id)
    part("checkpoint").refuse_begun(folder)
    for held, figures in part("imitation").imitate(asked, data, epochs):
        held.save(folder)
        console.print(
            say("cli-train-foreseen", share=f"{figures['foreseen']:.1%}", decisions=figures["of"]),
            markup=False,
        )


@app.command("export", help="cli-train-export-help")
def export(
    id: GameId,
    folder: Folder,
    out: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-arg-train-out")],
    recipe: RecipeFile = None,
) -> None:
    """The network of a checkpoint as a file that bots play with."""
    asked = part("config").recipe(recipe, find(id).id)
    part("export").export(part("checkpoint").load(folder, asked).net(asked), asked.rules, out)
    size = f"{out.stat().st_size / 1e6:.1f}"
    console.print(say("cli-train-exported", path=str(out), size=size), markup=False, soft_wrap=True)


@contextmanager
def reported(recipe: Any, folder: Path) -> Iterator[None]:
    """Whatever happens meanwhile, what was learnt is told at the end."""
    checkpoint = part("checkpoint")
    try:
        yield
    finally:
        if checkpoint.is_begun(folder):
            part("report").write(recipe, checkpoint.load(folder, recipe).progress, folder)
            console.print(say("cli-train-report", path=str(folder)), markup=False, soft_wrap=True)


def tell(row: dict[str, Any]) -> None:
    """A season that was played."""
    console.print(
        say(
            "cli-train-season",
            season=row["season"],
            decisions=row["decisions"],
            entropy=f"{row['entropy']:.2f}",
        ),
        markup=False,
    )
    for table, result in row.get("trial", {}).items():
        console.print(
            say("cli-train-trial", table=table, won=f"{result['won']:.1%}", games=result["games"]),
            markup=False,
        )
