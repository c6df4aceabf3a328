"""Plots as PNG: the ladder, win rates by seat, lengths, scores, and what went with winning."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tharsis.arena import statistics
from tharsis.arena.sheets import FEW, SHOWN, Sheets
from tharsis.arena.statistics import Rate
from tharsis.kernel.extras import need
from tharsis.locale import Words

#: Fonts that have Korean letters; without one, plots speak English.
KOREAN_FONTS = (
    "Noto Sans CJK KR", "Noto Sans KR", "NanumGothic", "Nanum Gothic", "Malgun Gothic", "Apple SD Gothic Neo",
    "AppleGothic", "UnDotum", "Baekmuk Gulim",
)  # fmt: skip
SIZE = (8.0, 4.5)
DOTS = 110


def draw_all(sheets: Sheets, folder: Path) -> dict[str, Path]:
    """Every plot that there is something for: title and file."""
    need("matplotlib", "arena").use("Agg")
    folder.mkdir(parents=True, exist_ok=True)
    drawn: dict[str, Path] = {}
    words = with_letters(sheets.words)
    shown = sheets if words is sheets.words else Sheets(sheets.job, sheets.played, words, sheets.error)
    for name, draw in PLOTS.items():
        path = folder / f"{name}.png"
        if draw_one(shown, draw, words.say(f"arena-plot-{name}"), path):
            drawn[sheets.words.say(f"arena-plot-{name}")] = path
    for name, rates in statistics.by_deed(sheets.played).items():
        path = folder / f"deeds-{name}.png"
        if draw_one(shown, deeds_of(rates), shown.heading(name), path):
            drawn[sheets.heading(name)] = path
    return drawn


def draw_one(sheets: Sheets, draw: "Draw", title: str, path: Path) -> bool:
    pyplot = need("matplotlib.pyplot", "arena")
    figure, axes = pyplot.subplots(figsize=SIZE, dpi=DOTS, layout="constrained")
    try:
        if not draw(sheets, axes):
            return False
        axes.set_title(title)
        axes.spines[["top", "right"]].set_visible(False)
        half = path.with_suffix(".half")
        figure.savefig(half, format="png")
        half.replace(path)
        return True
    finally:
        pyplot.close(figure)


def with_letters(words: Words) -> Words:
    """Words that the plots can show."""
    if words.language != "ko":
        return words
    known = {font.name for font in need("matplotlib.font_manager", "arena").fontManager.ttflist}
    for name in KOREAN_FONTS:
        if name in known:
            need("matplotlib", "arena").rcParams.update({"font.family": name, "axes.unicode_minus": False})
            return words
    return Words("en")


# -- one by one: each says whether there was anything to draw ------------------------------------------

Draw = Callable[[Sheets, Any], bool]


def ladder(sheets: Sheets, axes: Any) -> bool:
    """Ratings, the strongest on top, each with its doubt."""
    rated = statistics.ratings(sheets.job, sheets.played)
    if not rated:
        return False
    names = [sheets.words.bot(bot) for bot in rated]
    doubts = [statistics.Z * rating.doubt for rating in rated.values()]
    axes.errorbar([rating.strength for rating in rated.values()], names, xerr=doubts, fmt="o", capsize=4)
    axes.invert_yaxis()
    axes.set_xlabel(sheets.words.say("arena-column-rating"))
    return True


def seats(sheets: Sheets, axes: Any) -> bool:
    """Win rates by seat, bot by bot."""
    found = statistics.by_seat(sheets.played)
    bots = [bot for bot in dict.fromkeys(sheets.job.bots) if any(bot == b for _, b in found)]
    for place, bot in enumerate(bots):
        mine = {seat: row.rate for (seat, b), row in found.items() if b == bot}
        shift = (place - (len(bots) - 1) / 2) * 0.8 / len(bots)
        axes.bar(
            [seat + shift for seat in mine], [rate.value for rate in mine.values()], 0.75 / len(bots),
            yerr=reaches(list(mine.values())), capsize=3, label=sheets.words.bot(bot),
        )  # fmt: skip
    numbers = range(sheets.job.variant.seats)
    axes.set_xticks(list(numbers), [sheets.player(seat) for seat in numbers])
    axes.axhline(1 / len(numbers), color="grey", linewidth=0.8)
    axes.set_ylim(0, 1)
    axes.set_ylabel(sheets.words.say("arena-column-wins"))
    axes.legend(frameon=False)
    return bool(found)


def length(sheets: Sheets, axes: Any) -> bool:
    """Decisions a game."""
    axes.hist([one.decisions for one in sheets.played], bins=30)
    axes.set_xlabel(sheets.words.say("arena-axis-decisions"))
    axes.set_ylabel(sheets.words.say("arena-column-games"))
    return bool(sheets.played)


def clock(sheets: Sheets, axes: Any) -> bool:
    """How far games went."""
    found = statistics.clocks(sheets.played)
    if not found or sheets.game.tally is None:
        return False
    axes.bar(list(found), list(found.values()))
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(sheets.heading("clock"))
    axes.set_ylabel(sheets.words.say("arena-column-games"))
    return True


def scores(sheets: Sheets, axes: Any) -> bool:
    """The scores of each bot; of one alone, seat by seat."""
    bots = statistics.by_bot(sheets.job, sheets.played)
    found = {sheets.words.bot(bot): row.scores for bot, row in bots.items()}
    if len(found) == 1:
        seats = statistics.by_side(sheets.played)
        found = {sheets.player(seat): row.scores for (seat, _), row in seats.items()}
    if not any(found.values()):
        return False
    axes.boxplot(list(found.values()), tick_labels=list(found), showmeans=True)
    axes.set_ylabel(sheets.words.say("arena-column-score"))
    return True


def deeds_of(rates: dict[str, statistics.DeedRate]) -> Draw:
    """Wins beyond the seat's of those who did something, the best and the worst."""
    told = [(thing, rate) for thing, rate in rates.items() if rate.games >= FEW]
    if len(told) > 2 * SHOWN:
        told = told[:SHOWN] + told[-SHOWN:]

    def draw(sheets: Sheets, axes: Any) -> bool:
        names = [str(sheets.words.thing(sheets.game, thing)) for thing, _ in told]
        values = [100 * rate.beyond for _, rate in told]
        points = [[100 * reach for reach in side] for side in reaches([rate for _, rate in told])]
        axes.errorbar(values, names, xerr=points, fmt="o", capsize=3)
        axes.axvline(0, color="grey", linewidth=0.8)
        axes.invert_yaxis()
        axes.set_xlabel(sheets.words.say("arena-axis-beyond"))
        return bool(told)

    return draw


def reaches(rates: list[Rate] | list[statistics.DeedRate]) -> tuple[list[float], list[float]]:
    """How far intervals reach below and above their values."""
    below = [max(0.0, rate.value - rate.interval[0]) for rate in rates]
    above = [max(0.0, rate.interval[1] - rate.value) for rate in rates]
    return below, above


PLOTS: dict[str, Draw] = {
    "ladder": ladder, "seats": seats, "length": length, "clock": clock, "scores": scores,
}  # fmt: skip
