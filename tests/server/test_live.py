"""A table in one worker's memory."""

import pytest

from server.indoors import play_one, table_of
from tharsis.kernel import State, games
from tharsis.server.database import Database
from tharsis.server.problems import Problem
from toy import GAME


async def test_legality_is_asked_once_for_each_move(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", GAME)
    live = await table_of(db, "toy")
    asked: list[int] = []
    why = State.why
    monkeypatch.setattr(State, "why", lambda s, seat, action: asked.append(action) or why(s, seat, action))
    held = live.state.legal(0)
    await play_one(live, 0, held[0])
    assert asked == [held[0]]
    missing = next(card for card in range(20) if card not in held)
    asked.clear()
    with pytest.raises(Problem) as refused:
        await play_one(live, 0, missing)
    assert asked == [missing]
    assert refused.value.error["reason"]["key"] == "not-your-decision"
    with pytest.raises(Problem) as refused:
        await play_one(live, 1, next(card for card in range(20) if card not in live.state.legal(1)))
    assert (refused.value.code, refused.value.error["reason"]["rule"]) == ("not-legal", "2.1")
