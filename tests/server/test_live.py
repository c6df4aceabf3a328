"""A table in one worker's memory."""

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.indoors import play_on, play_one
from tharsis.cli import app
from tharsis.kernel import State
from tharsis.server import history
from tharsis.server.auth import new_id
from tharsis.server.database import Database
from tharsis.server.live import KEPT, Live
from tharsis.server.models import Table
from tharsis.server.problems import Problem
from tharsis.server.writing import SERVER
from toy import GAME


async def test_legality_is_asked_once_for_each_move(monkeypatch: pytest.MonkeyPatch, live: Live) -> None:
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


async def test_an_undo_reaches_further_back_than_a_table_remembers(db: Database, live: Live) -> None:
    await play_on(live, 14)
    for _ in range(6):
        async with db.read() as session:
            all_of_it = (await history.restore(session, live.table, len(live.seats), whole=True)).match
        assert live.match is not None
        assert all_of_it is not None
        assert live.match.depth <= KEPT + live.state.moves - live.state.fence < all_of_it.depth
        mover = live.state.mover
        all_of_it.undo(mover, by_consent=True)
        await live.undo(SERVER, mover, None, by_consent=True)
        assert live.state.digest() == all_of_it.state.digest()


async def test_an_undo_that_nobody_agreed_to_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch, live: Live
) -> None:
    await play_on(live, 9)
    loaded: list[str] = []
    monkeypatch.setattr(history, "restore", lambda *given: loaded.append(live.id))
    seat = next(seat for seat in (0, 1) if not live.state.can_undo(seat))
    with pytest.raises(Problem) as refused:
        await live.undo(SERVER, seat, None)
    assert (refused.value.code, loaded) == ("no-undo", [])


def test_ids_never_look_like_options() -> None:
    assert all(new_id()[0].isalpha() for _ in range(500))
    assert len(new_id()) == 16


@pytest.mark.parametrize("table", ["-j_i9Vv3nq0Yk2sQ", "--_i9Vv3nq0Yk2sQ", "-to9Vv3nq0Yk2sQe"])
async def test_the_command_line_takes_ids_that_begin_with_a_dash(
    db: Database, tmp_path: Path, table: str, live: Live
) -> None:
    """Tables of earlier days have such ids."""
    async with db.write() as session:
        session.add(Table(id=table, game="toy", rules_version=GAME.rules_version, public=True, options={}))
    at = ["--database", f"sqlite:///{tmp_path / 'tharsis.db'}"]

    def run(*words: str) -> str:
        told = CliRunner().invoke(app, ["tables", *words, *at])
        return told.output.replace("\n", " ") + str(told.exception or "")

    assert "Only a finished game" in await asyncio.to_thread(run, "export", table)
    assert "no running table" in await asyncio.to_thread(run, "rerun", table)
    assert live.id in await asyncio.to_thread(run, "rerun", live.id)
    assert "is deleted" in await asyncio.to_thread(run, "delete", table, "--yes")
    assert "no option --colour" in await asyncio.to_thread(run, "list", "--colour")
