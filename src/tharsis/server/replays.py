"""Looking back: the past of a table move by move, replay files, imports."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import BadReplay, Match, Replay, State, TharsisError, View, game, games
from tharsis.kernel.replay import read, read_outcomes, write_outcomes
from tharsis.kernel.view import entry_json
from tharsis.server import catalogue, history
from tharsis.server.kinds import ImportFormat, RowKind
from tharsis.server.models import Row, Seat, Snapshot, Table
from tharsis.server.problems import Problem

Json = dict[str, Any]
#: Replays kept in memory.
KEPT = 8
#: How much is told of lines that could not be read.
MOST_WARNINGS = 20
LONGEST_WARNING = 200


@dataclass
class Past:
    """A table's positions, the first one before any move."""

    table: Table
    movers: list[int]
    texts: list[str]
    states: list[State]
    left_out: int  # moves that the present rules refuse

    def seen_by(self, seat: int) -> "Past":
        """What a seat of a running game may look back on: one position for each that it could count."""
        kept = [0]
        for at, s in enumerate(self.states):
            if s.position(seat) != self.states[kept[-1]].position(seat):
                kept.append(at)
        return Past(
            self.table,
            [self.movers[at] for at in kept],
            [self.texts[at] for at in kept],
            [self.states[at] for at in kept],
            self.left_out,
        )

    def marks(self) -> list[Json]:
        return [
            {"at": at, "seat": mover, "log": len(s.entries())}
            for at, (mover, s) in enumerate(zip(self.movers, self.states, strict=True))
        ]

    def view(self, at: int, seat: int) -> Json:
        s = self.states[at]
        entries = [entry_json(s, entry, seat) for entry in s.entries()]
        last = at == len(self.states) - 1
        return {
            "type": "view",
            **View(s, seat).as_json(),
            "legal": [],
            "asides": [],
            "can_undo": False,
            "can_retract": False,
            "can_ask": False,
            "since": 0,
            "log": {"from": 0, "entries": entries},
            "clock": None,
            "guide": None,
            "result": self.table.result if last else None,
        }


class Pasts:
    """The pasts that somebody looks at; a finished one never changes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Past] = OrderedDict()

    async def of(self, session: AsyncSession, table: Table) -> Past:
        rows = await history.rows_after(session, table.id, -1)
        if not rows:
            raise Problem("not-open", "the game has not begun", state=table.state)
        key = (table.id, rows[-1].number)
        past = self._kept.pop(key, None)
        if past is None:
            line = history.line(rows)
            snapshots = await history.snapshots_of(session, table.id, line)
            seats = await session.scalar(select(func.count()).where(Seat.table_id == table.id)) or 0
            past = await asyncio.to_thread(_play_through, table, seats, line, snapshots)
        self._kept[key] = past
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return past


def _play_through(table: Table, seats: int, line: list[Row], snapshots: list[Snapshot]) -> Past:
    moves = sum(row.kind == RowKind.MOVE for row in line)
    past = Past(table, [], [], [], moves + 1)
    for row, s in history.retrace(table, seats, line, snapshots):
        past.movers.append(row.seat)
        past.texts.append(row.text if row.kind == RowKind.MOVE else "")
        past.states.append(s)
    if not past.states:
        raise Problem("unknown", "this game follows older rules, and nothing of it can be shown")
    past.left_out -= len(past.states)
    return past


async def replay_file(session: AsyncSession, table: Table, seats: list[Seat], names: list[str]) -> str:
    """The replay of a finished game."""
    if table.guide:
        raise Problem("unknown", "a guided game starts from a prepared position and has no replay file")
    rows = await history.rows_after(session, table.id, -1)
    if any(row.kind == RowKind.RESUME for row in rows):
        raise Problem("unknown", "the rules changed during this game; it has no replay file")
    return await asyncio.to_thread(_record, table, len(seats), rows, names)


def _record(table: Table, seats: int, rows: list[Row], names: list[str]) -> str:
    """The rows as they are; where they follow the present rules, with digests and the result."""
    found = catalogue.find_game(table.game)
    replay = Replay(found, seats, table.options)
    replay.rules_version = table.rules_version
    replay.names = names
    try:
        replay.dealt = read_outcomes(found, rows[0].outcomes, "the set-up")
        replay.moves = [history.move_of(found, row) for row in rows if row.kind == RowKind.MOVE]
        replay.early = True  # older servers wrote the outcomes of a batch on its first row
        if not replay.outdated:
            replay.seal()
        else:
            with suppress(BadReplay):  # what these rules do not follow is written as it is kept
                replay.tidy()
    except TharsisError as error:
        raise Problem("unknown", f"this game follows older rules: {error}") from error
    return replay.text()


def own_record(table: Table, past: Past, seat: int, names: list[str]) -> Json:
    """A running game as one seat may keep it: its own moves and the log it has read. No seed, no tape, no
    digest."""
    s = past.states[-1]
    return {
        "tharsis_record": 1,
        "game": table.game,
        "rules": table.rules_version,
        "options": table.options,
        "seat": seat,
        "names": names,
        "moves": [text for mover, text in zip(past.movers, past.texts, strict=True) if mover == seat],
        "log": [entry_json(s, entry, seat) for entry in s.entries()],
    }


def read_import(form: ImportFormat, game_id: str, text: str) -> Json:
    """In a process of its own: a record as rows of a table. Errors come back as text."""
    warnings: list[str] = []
    try:
        if form == ImportFormat.THARSIS:
            match, names = _own(game_id, text)
        else:
            match, warnings = _foreign(game_id, text)
            names = []
    except TharsisError as error:
        return {"error": str(error)}
    s = match.state
    rows = [(-1, "", write_outcomes(s.game, match.dealt))]
    rows += [(move.seat, move.text, write_outcomes(s.game, move.outcomes)) for move in match.moves]
    return {
        "error": None,
        "warnings": warnings,
        "seats": s.seats,
        "options": dict(s.options),
        "names": names,
        "rows": rows,
        "last": s.save(),
        "quiet": s.quiet(),
        "result": s.result().as_json() if s.over else None,
    }


def _own(game_id: str, text: str) -> tuple[Match, list[str]]:
    """A replay file of ours, verified; one of earlier rules where it still plays."""
    replay = read(text, games())
    if replay.game.id != game_id:
        raise TharsisError(f"this is a replay of {replay.game.id}, not of {game_id}")
    match = replay.played()
    replay.check_end(match)
    return match, replay.names


def _foreign(game_id: str, text: str) -> tuple[Match, list[str]]:
    """A record of another program, through the game's own importer, and what of it could not be read."""
    found = game(game_id)
    if found.importer is None:
        raise TharsisError(f"{game_id} reads no records of other programs")
    imported = found.importer(text)
    if imported.contradictions and not imported.complete:
        raise TharsisError(str(imported.contradictions[0]))
    warnings = [str(line)[:LONGEST_WARNING] for line in imported.unread[:MOST_WARNINGS]]
    if not imported.match.moves:
        raise TharsisError("; ".join(["no move of this record could be read", *warnings, *imported.notes]))
    return imported.match, warnings + imported.notes if warnings else []
