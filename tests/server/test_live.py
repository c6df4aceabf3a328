"""A table in one worker's memory."""

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.indoors import play_one, table_of
from tharsis.cli import app
from tharsis.kernel import State, games
from tharsis.server.auth import new_id
from tharsis.server.database import Database
from tharsis.server.models import Table
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


def test_ids_never_look_like_options() -> None:
    assert all(new_id()[0].isalpha() for _ in range(500))
    assert len(new_id()) == 16


@pytest.mark.parametrize("table", ["-j_i9Vv3nq0Yk2sQ", "--_i9Vv3nq0Yk2sQ", "-to9Vv3nq0Yk2sQe"])
async def test_the_command_line_takes_ids_that_begin_with_a_dash(
    db: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: str
) -> None:
    """Tables of earlier days have such ids."""
    monkeypatch.setitem(games(), "toy", GAME)
    live = await table_of(db, "toy")
    async with db.write() as session:
        session.add(Table(id=table, game="toy", rules_version=GAME.rules_version, public=True, options={}))
    at = ["--database", f"sqlite:///{tmp_path / 'tharsis.db'}"]

    def run(*words: str) -> str:
        told = CliRunner().invoke(app, ["tables", *words, *at])
        return told.output.replace("\n", " ") + str(told.exception or "")

    assert "only a finished game" in await asyncio.to_thread(run, "export", table)
    assert "no running table" in await asyncio.to_thread(run, "rerun", table)
    assert live.id in await asyncio.to_thread(run, "rerun", live.id)
    assert "is deleted" in await asyncio.to_thread(run, "delete", table, "--yes")
    assert "No such option" in await asyncio.to_thread(run, "list", "--colour")
