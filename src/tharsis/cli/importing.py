"""``tharsis import``: play a record of another program by our rules, and say where they part."""

from pathlib import Path
from typing import Annotated

import typer

from tharsis.cli.common import File, GameId, Json, console, find, say, show_json
from tharsis.cli.replay import read_text
from tharsis.kernel import BadOption
from tharsis.kernel.replay import record


def import_record(
    id: GameId,
    file: File,
    json: Json = False,
    replay: Annotated[Path | None, typer.Option(help=say("cli-arg-replay"))] = None,
) -> None:
    """Read a record and write its replay; fails when a figure it prints contradicts the rules."""
    found = find(id)
    if found.importer is None:
        raise BadOption(say("cli-no-importer", game=id))
    imported = found.importer(read_text(file))
    path = replay or Path(f"{file.stem}.replay.json")
    path.write_text(record(imported.match).text(), encoding="utf-8")
    if json:
        show_json(imported.as_json())
    else:
        for line in [*imported.notes, *imported.contradictions]:
            console.print(str(line), markup=False, soft_wrap=True)
        console.print(say("cli-replay-written", path=str(path)), markup=False, soft_wrap=True)
        console.print(
            say("cli-imported", checked=imported.checked, contradictions=len(imported.contradictions))
        )
    if imported.contradictions:
        raise typer.Exit(1)
