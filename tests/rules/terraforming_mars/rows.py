"""How a row of the card tables is checked."""

from collections.abc import Callable

import pytest

from rules.terraforming_mars.workshop import changes, fulfil, play, reason, refusal, workshop
from tharsis.games.terraforming_mars.board import TAG_IDS
from tharsis.games.terraforming_mars.deck import ASSET_IDS
from tharsis.games.terraforming_mars.printed import CARDS
from tharsis.games.terraforming_mars.scenario import Mars
from tharsis.games.terraforming_mars.state import EVENTS, IN_PLAY

#: card; cost, tags, fixed points, Corporate Era; requirement; table; answers; changes
Row = tuple[pytest.MarkDecorator, int, str, int | None, bool, str, Callable[[Mars], Mars] | None, str, str]


def check_row(row: Row) -> None:
    mark, cost, tags, points, era, needs, table, answers, change = row
    id_ = mark.args[0].removeprefix("TM ")
    number = ASSET_IDS.index(id_)
    printed = CARDS[number]
    shown = [TAG_IDS[tag] for tag in printed.tags] + ["event"] * printed.event
    assert (printed.cost, " ".join(shown), printed.era) == (cost, tags, era)
    assert (None if printed.points.counted else printed.points.plain) == points
    mars = workshop().hand(0, id_)
    fulfil(mars, needs)
    before, after = play((table(mars) if table else mars), id_, *(answers.split("; ") if answers else []))
    assert changes(before, after) == change
    assert after.cards.place[number] == (EVENTS if printed.event else IN_PLAY)
    gained = [after.tags[i] - before.tags[i] for i in range(len(TAG_IDS))]
    assert gained == [0 if printed.event else printed.tags.count(i) for i in range(len(TAG_IDS))]
    assert not after.invariants()


def check_refused(row: Row) -> None:
    id_, needs = row[0].args[0].removeprefix("TM "), row[5]
    mars = workshop().hand(0, id_)
    fulfil(mars, needs, miss=1)
    s = (row[6](mars) if row[6] else mars).turn()
    assert refusal(s, f"play {id_}") == reason(needs)
