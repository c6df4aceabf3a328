"""``tharsis bots``: who plays a game, how, how strong and for how long it thinks."""

from typing import Any

from tharsis.bots import names
from tharsis.bots.ladder import described
from tharsis.cli.common import GameId, Json, find, say, show_json, words
from tharsis.cli.rendering import show_rows


def bots(id: GameId, json: Json = False) -> None:
    """The bots of a game: those for research, then the levels."""
    found = find(id)
    rows = described(found, names(found))
    if json:
        show_json(rows)
        return
    heads = [say("cli-column-bot"), say("cli-column-write"), "", "", ""]
    show_rows(heads, [_row(row) for row in rows])


def _row(row: dict[str, Any]) -> list[str]:
    """A bot by its name, what to write for it, and how it plays."""
    name = row["name"]
    style = say(f"bot-{name}-help")
    return [words().bot(name), name, style, _rating(row["rating"]), _thinks(row["seconds"])]


def _rating(rating: dict[str, Any] | None) -> str:
    if rating is None:
        return say("bot-unrated")
    if rating["low"] == rating["high"]:
        return say("bot-rating", rating=str(rating["value"]))
    low, high = str(rating["low"]), str(rating["high"])
    return say("bot-rating-between", rating=str(rating["value"]), low=low, high=high)


def _thinks(seconds: float) -> str:
    return say("bot-thinks", seconds=f"{seconds:g}") if seconds else say("bot-at-once")
