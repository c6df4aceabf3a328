"""Looking back: the past of a table move by move, replay files, imports."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import Match, State, TharsisError, View, game, games
from tharsis.kernel.replay import read, record
from tharsis.kernel.view import entry_json
from tharsis.server import catalogue, history
from tharsis.server.models import Move, Seat, Snapshot, Table
from tharsis.server.problems import Problem

Json = dict[str, Any]
#: Replays kept in memory.
KEPT = 8


@dataclass
class Past:
    """A table's positions, the first one before any move."""

    table: Table
    seats: list[Seat]
    movers: list[int]
    texts: list[str]
    states: list[State]

    def seen_by(self, seat: int) -> "Past":
        """What a seat of a running game may look back on: one position for each that it could count."""
        kept = [0]
        for at, s in enumerate(self.states):
            if s.position(seat) != self.states[kept[-1]].position(seat):
                kept.append(at)
        movers = [self.movers[at] for at in kept]
        return Past(
            self.table, self.seats, movers, [self.texts[at] for at in kept], [self.states[at] for at in kept]
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
        seats = list(await session.scalars(select(Seat).where(Seat.table_id == table.id).order_by(Seat.seat)))
        if not rows:
            raise Problem("not-open", "the game has not begun", state=table.state)
        key = (table.id, rows[-1].number)
        past = self._kept.pop(key, None)
        if past is None:
            floor = max([row.number for row in rows if row.kind == "resume"], default=0)
            snapshot = await session.get_one(Snapshot, (table.id, floor))
            past = await asyncio.to_thread(_play_through, table, seats, rows, snapshot)
        self._kept[key] = past
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return past


def _play_through(table: Table, seats: list[Seat], rows: list[Move], snapshot: Snapshot) -> Past:
    game = catalogue.find_game(table.game)
    match = Match(game.load(snapshot.saved, older=True))
    past = Past(table, seats, [-1], [""], [match.state])
    later = [row for row in rows if row.number > snapshot.number and row.kind == "move"]
    try:
        for row in history.steps(match, later):
            past.movers.append(row.seat)
            past.texts.append(row.text)
            past.states.append(match.state)
    except history.DoesNotFit as misfit:
        raise Problem("unknown", f"this game follows older rules and cannot be shown: {misfit}") from misfit
    return past


async def replay_file(session: AsyncSession, table: Table, seats: list[Seat], names: list[str]) -> str:
    """The replay of a finished game."""
    if table.guide:
        raise Problem("unknown", "a guided game starts from a prepared position and has no replay file")
    rows = await history.rows_after(session, table.id, -1)
    if any(row.kind == "resume" for row in rows):
        raise Problem("unknown", "the rules changed during this game; it has no replay file")
    return await asyncio.to_thread(_record, table, len(seats), rows, names)


def _record(table: Table, seats: int, rows: list[Move], names: list[str]) -> str:
    try:
        match = history.from_start(catalogue.find_game(table.game), table, seats, rows)
    except history.DoesNotFit as misfit:
        raise Problem("unknown", f"this game follows older rules: {misfit}") from misfit
    return record(match, names).text()


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


def read_import(form: str, game_id: str, text: str) -> Json:
    """In a process of its own: play a record through and cut it into rows. Errors come back as text."""
    try:
        replay = read(text, games()) if form == "tharsis" else _foreign(game_id, text)
        if replay.game.id != game_id:
            return {"error": f"this is a replay of {replay.game.id}, not of {game_id}"}
        if replay.rules_version != replay.game.rules_version:
            return {
                "error": f"this replay follows rules {replay.rules_version}, not {replay.game.rules_version}"
            }
        match = replay.start()
        pieces = [(-1, "", history.write_tape(match.game, match.tape))]
        start = match.state.save()
        for number, move in enumerate(replay.moves, 1):
            before = len(match.tape)
            replay.step(match, number, move)
            pieces.append((move.seat, move.text, history.write_tape(match.game, match.tape[before:])))
        replay.check_end(match)
    except TharsisError as error:
        return {"error": str(error)}
    s = match.state
    return {
        "error": None,
        "seats": replay.seats,
        "options": dict(s.options),
        "names": replay.names,
        "rows": pieces,
        "start": start,
        "quiet": s.quiet(),
        "result": s.result().as_json() if s.over else None,
    }


def _foreign(game_id: str, text: str) -> Any:
    """A record of another program, through the game's own importer."""
    found = game(game_id)
    if found.importer is None:
        raise TharsisError(f"{game_id} reads no records of other programs")
    imported = found.importer(text)
    if imported.contradictions and not imported.complete:
        raise TharsisError(str(imported.contradictions[0]))
    return record(imported.match)
