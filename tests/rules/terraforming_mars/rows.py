"""Tables of cards: what a row says, and the two tests every row gets.

A row: the card; cost, tags, fixed points (None: counted at the end), Corporate Era; its requirement; what
else lies on the table; the answers; and all that playing it changes.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rules.terraforming_mars.workshop import changes, fulfil, play, reason, refusal, workshop
from tharsis.games.terraforming_mars.board import TAG_IDS
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.printed import CARDS
from tharsis.games.terraforming_mars.scenario import Mars
from tharsis.games.terraforming_mars.state import EVENTS, IN_PLAY

Row = tuple[pytest.MarkDecorator, int, str, int | None, bool, str, Callable[[Mars], Mars] | None, str, str]


def name(row: Sequence[Any]) -> str:
    """The card of a row, which starts with its mark."""
    return str(row[0].args[0]).removeprefix("TM ")


def each(rows: Sequence[Sequence[Any]]) -> pytest.MarkDecorator:
    """One test per row, which carries the mark of its card."""
    return pytest.mark.parametrize("row", [pytest.param(row, marks=row[0], id=name(row)) for row in rows])


def check_all(rows: Sequence[Row]) -> tuple[Callable[[Row], None], Callable[[Row], None]]:
    """The tests of a table: each card as printed, and refused just beyond its requirement."""

    @each(rows)
    def as_printed(row: Row) -> None:
        check_printed(row)
        check_played(row)

    @each([row for row in rows if row[5]])
    def refused(row: Row) -> None:
        s = ready(row, miss=1).turn()
        assert refusal(s, f"play {name(row)}") == reason(row[5])

    return as_printed, refused


def ready(row: Row, miss: int = 0) -> Mars:
    """The card in hand, its requirement just met (or missed by so many steps), and its table laid."""
    mars = workshop().hand(0, name(row))
    fulfil(mars, row[5], miss)
    return row[6](mars) if row[6] else mars


def check_printed(row: Row) -> None:
    _, cost, tags, points, era, *_ = row
    printed = CARDS[number_of(name(row))]
    shown = [TAG_IDS[tag] for tag in printed.tags] + ["event"] * printed.event
    assert (printed.cost, " ".join(shown), printed.era) == (cost, tags, era)
    assert (None if printed.points.counted else printed.points.plain) == points


def check_played(row: Row) -> None:
    number = number_of(name(row))
    printed = CARDS[number]
    before, after = play(ready(row), name(row), *(row[7].split("; ") if row[7] else []))
    assert changes(before, after) == row[8]
    assert after.cards.place[number] == (EVENTS if printed.event else IN_PLAY)
    gained = [after.tags[i] - before.tags[i] for i in range(len(TAG_IDS))]
    assert gained == [0 if printed.event else printed.tags.count(i) for i in range(len(TAG_IDS))]
    assert not after.invariants()
