"""``tharsis bench``: the speed of the games, as ratios to the yardstick."""

import io
import json as json_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tharsis.arena import bench as harness
from tharsis.cli.common import Json, complete_games, console, errors, find, say, show_json
from tharsis.kernel import BadOption

Ids = Annotated[
    list[str] | None,
    typer.Argument(metavar="cli-metavar-game", help="cli-arg-bench-games", autocompletion=complete_games),
]


def bench(
    ids: Ids = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="cli-arg-bench-seconds")] = 2.0,
    record: Annotated[Path | None, typer.Option(help="cli-arg-record")] = None,
    out: Annotated[Path | None, typer.Option(help="cli-arg-out")] = None,
    update: Annotated[bool, typer.Option("--update", help="cli-arg-update")] = False,
    json: Json = False,
) -> None:
    """Measure games and compare them with the recorded ratios."""
    if update and record is None:
        raise BadOption(say("cli-update-what"))
    found = harness.run([find(id) for id in ids or []], seconds, errors.print if not json else _silent)
    recorded = _read(record)
    fallen = harness.losses(found, recorded)
    if json:
        show_json(found | {"losses": fallen})
    else:
        console.print(_plain(_table(found)), end="", soft_wrap=True, markup=False)
        _show_yardstick(found)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        (out / "bench.json").write_text(json_module.dumps(found, indent=1) + "\n", encoding="utf-8")
        (out / "bench.txt").write_text(_plain(_table(found)), encoding="utf-8")
    for row in found["rows"]:
        for goal in row["missed"]:
            errors.print(say("cli-bench-missed", variant=row["variant"], goal=goal), style="yellow")
    for name, before, now in fallen:
        errors.print(
            say("cli-bench-loss", variant=name, before=f"{before:.2f}", now=f"{now:.2f}"), style="yellow"
        )
    if update and record is not None:
        text = json_module.dumps(harness.recorded_with(found, recorded), indent=1, sort_keys=True) + "\n"
        record.write_text(text, encoding="utf-8")


def _silent(name: str) -> None:
    """JSON output stays alone."""


def _read(record: Path | None) -> dict[str, Any]:
    if record is None or not record.exists():
        return {}
    try:
        found = json_module.loads(record.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadOption(say("cli-bad-record", file=str(record))) from error
    return dict(found)


def _table(found: dict[str, Any]) -> Table:
    parts = [part for part in harness.PARTS if any(part in row["microseconds"] for row in found["rows"])]
    table = Table(
        say("cli-column-variant"), say("cli-column-ratio"), say("cli-column-rate"),
        say("cli-column-decisions"), say("cli-column-at-72"), say("cli-column-vector"),
        say("cli-column-length"), *[say(f"cli-column-part-{part}") for part in parts],
        box=None, header_style="bold",
    )  # fmt: skip
    for row in found["rows"]:
        scaled = harness.at_reference(row)
        costs = [f"{scaled[part]:.1f}" if part in scaled else "" for part in parts]
        table.add_row(
            row["variant"], f"{row['ratio']:.2f}", f"{row['games']:.1f}", f"{row['decisions']:,.0f}",
            f"{row['decision_ratio'] * harness.REFERENCE:,.0f}", f"{scaled['vector']:,.0f}",
            f"{row['length']:.0f}", *costs,
        )  # fmt: skip
    return table


def _plain(table: Table) -> str:
    """The table as a text file."""
    page = Console(width=200, record=True, file=io.StringIO())
    page.print(table)
    return page.export_text()


def _show_yardstick(found: dict[str, Any]) -> None:
    chess = [row["yardstick"] for row in found["rows"]]
    if chess:
        console.print(
            say(
                "cli-yardstick",
                build=say(f"cli-build-{found['build']}"),
                games=f"{sum(chess) / len(chess):.1f}",
            )
        )
