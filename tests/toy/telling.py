"""The toy game's table in words."""

from collections.abc import Mapping
from typing import Any

from tharsis.kernel import Section, Speaker


def tell(table: Mapping[str, Any], seat: int, speaker: Speaker, *, long: bool) -> list[Section]:
    found = [
        Section(
            "round",
            speaker.say("told", "round", n=table["round"]),
            [speaker.say("told", "deck", n=table["deck"])],
        ),
        _players(table, speaker),
    ]
    if seat >= 0:
        found.insert(1, Section("hand", speaker.say("told", "hand"), _cards(table["hands"][seat], speaker)))
    if long:
        found.append(Section("discard", speaker.say("told", "discard"), _cards(table["discard"], speaker)))
    return found


def _players(table: Mapping[str, Any], speaker: Speaker) -> Section:
    heads = [speaker.say("told", "head", name) for name in ("player", "coins", "lanterns", "cards")]
    rows = [
        [speaker.player(seat), str(coins), str(table["lanterns"][seat]), str(len(table["hands"][seat]))]
        for seat, coins in enumerate(table["coins"])
    ]
    return Section("players", speaker.say("told", "players"), heads=heads, rows=rows)


def _cards(ids: list[str], speaker: Speaker) -> list[str]:
    return [speaker.name("card", id) for id in ids if id]
