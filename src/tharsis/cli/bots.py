"""``tharsis bots``: who plays a game, how, how strong and for how long it thinks."""

from typing import Any

from rich.table import Table

from tharsis.bots import names
from tharsis.bots.ladder import described
from tharsis.cli.common import GameId, Json, console, find, say, show_json


def bots(id: GameId, json: Json = False) -> None:
    """The bots of a game: those for research, then the levels."""
    found = find(id)
    rows = described(found, names(found))
    if json:
        show_json(rows)
        return
    table = Table(
        say("cli-column-bot"), say("cli-column-style"), say("cli-column-rating"), say("cli-column-thinks"),
        box=None, header_style="bold", padding=(0, 2, 0, 0),
    )  # fmt: skip
    for row in rows:
        style = say(f"bot-{row['name']}-help")
        table.add_row(row["name"], style, _rating(row["rating"]), _thinks(row["seconds"]))
    console.print(table)


def _rating(rating: dict[str, Any] | None) -> str:
    if rating is None:
        return say("bot-unrated")
    if rating["low"] == rating["high"]:
        return say("bot-rating", rating=str(rating["value"]))
    low, high = str(rating["low"]), str(rating["high"])
    return say("bot-rating-between", rating=str(rating["value"]), low=low, high=high)


def _thinks(seconds: float) -> str:
    return say("bot-thinks", seconds=f"{seconds:g}") if seconds else say("bot-at-once")
