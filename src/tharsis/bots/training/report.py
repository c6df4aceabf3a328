"""How a run went: its learning curve as a picture, and in words."""

from pathlib import Path
from typing import Any

from tharsis.bots.training.checkpoint import Progress
from tharsis.bots.training.config import Recipe
from tharsis.kernel.extras import need

SIZE = (8.0, 4.5)
DOTS = 110
MILLION = 1_000_000


def trials(progress: Progress) -> dict[str, list[tuple[float, float]]]:
    """For each table, after how many million decisions which share of games was won."""
    found: dict[str, list[tuple[float, float]]] = {}
    for row in progress.curve:
        for table, result in row.get("trial", {}).items():
            found.setdefault(table, []).append((row["decisions"] / MILLION, result["won"]))
    return found


def draw(recipe: Recipe, progress: Progress, path: Path) -> None:
    """The share of games won against the opponent of the recipe, and how undecided the network is."""
    need("matplotlib", "train").use("Agg")
    pyplot: Any = need("matplotlib.pyplot", "train")
    figure, axes = pyplot.subplots(figsize=SIZE, dpi=DOTS, layout="constrained")
    for table, points in trials(progress).items():
        axes.plot(*zip(*points, strict=True), marker="o", label=table)
    axes.set_ylim(0, 1)
    axes.set_xlabel("million decisions")
    axes.set_ylabel(f"games won against {recipe.opponent}")
    axes.set_title(recipe.game)
    axes.spines[["top"]].set_visible(False)
    if progress.curve:
        doubt = axes.twinx()
        doubt.plot(
            [row["decisions"] / MILLION for row in progress.curve],
            [row["entropy"] for row in progress.curve],
            color="grey",
            linewidth=1,
        )
        doubt.set_ylabel("entropy (grey)")
        doubt.set_ylim(bottom=0)
    if trials(progress):
        axes.legend()
    figure.savefig(path, format="png")
    pyplot.close(figure)


def told(recipe: Recipe, progress: Progress) -> str:
    """A few lines of Markdown."""
    lines = [
        f"# {recipe.game}",
        "",
        f"{progress.decisions:,} decisions, {progress.season} seasons, {progress.seconds / 60:.0f} minutes.",
        "",
        "| table | decisions | won | mean return | games |",
        "|---|---|---|---|---|",
    ]
    for row in progress.curve:
        for table, result in row.get("trial", {}).items():
            figures = (
                f"{row['decisions']:,} | {result['won']:.1%} | {result['return']:+.3f} | {result['games']}"
            )
            lines.append(f"| {table} | {figures} |")
    return "\n".join(lines) + "\n"


def write(recipe: Recipe, progress: Progress, folder: Path) -> None:
    draw(recipe, progress, folder / "curve.png")
    (folder / "report.md").write_text(told(recipe, progress), "utf-8")
