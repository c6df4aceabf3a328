"""Replay files and records of other programs: out and in."""

from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from tharsis.kernel import BadReplay, Match, Replay, TharsisError, game, games
from tharsis.kernel.replay import read, read_outcomes, write_outcomes
from tharsis.server import catalogue, history
from tharsis.server.broken import reading
from tharsis.server.kinds import ImportFormat, RowKind
from tharsis.server.models import Seat, Table
from tharsis.server.problems import Problem

Json = dict[str, Any]
#: How much is told of lines that could not be read.
MOST_WARNINGS = 20
LONGEST_WARNING = 200


async def replay_file(session: AsyncSession, table: Table, seats: list[Seat], names: list[str]) -> str:
    """The replay of a finished game, made here and now."""
    return replay_text(history.plain_table(table), len(seats), await recorded(session, table), names)


async def recorded(session: AsyncSession, table: Table) -> list[history.PlainRow]:
    """The rows of a game that has a replay file."""
    if table.guide:
        raise Problem("unknown", "a guided game starts from a prepared position and has no replay file")
    with reading():
        rows = await history.plain_rows(session, table.id)
    if any(kind == RowKind.RESUME for _, kind, *_ in rows):
        raise Problem("unknown", "the rules changed during this game; it has no replay file")
    return rows


def replay_text(plain_table: Json, seats: int, plain: list[history.PlainRow], names: list[str]) -> str:
    """The rows as they are; where they follow the present rules, with digests and the result."""
    table = history.table_of(plain_table)
    rows = history.rows_of(plain)
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


def read_import(form: str, game_id: str, text: str, most: int) -> Json:
    """In a process of its own: a record as rows of a table, of at most so many moves. Errors come back as
    text."""
    warnings: list[str] = []
    try:
        if form == ImportFormat.THARSIS:
            match, names = _own(game_id, text, most)
        else:
            match, warnings = _foreign(game_id, text, most)
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


def _check_length(moves: int, most: int) -> None:
    if moves > most:
        raise TharsisError(f"this game has {moves} moves; at most {most} are read")


def _own(game_id: str, text: str, most: int) -> tuple[Match, list[str]]:
    """A replay file of ours, verified; one of earlier rules where it still plays."""
    replay = read(text, games())
    if replay.game.id != game_id:
        raise TharsisError(f"this is a replay of {replay.game.id}, not of {game_id}")
    _check_length(len(replay.moves), most)
    match = replay.played()
    replay.check_end(match)
    return match, replay.names


def _foreign(game_id: str, text: str, most: int) -> tuple[Match, list[str]]:
    """A record of another program, through the game's own importer, and what of it could not be read."""
    found = game(game_id)
    if found.importer is None:
        raise TharsisError(f"{game_id} reads no records of other programs")
    imported = found.importer(text)
    _check_length(len(imported.match.moves), most)
    if imported.contradictions and not imported.complete:
        raise TharsisError(str(imported.contradictions[0]))
    warnings = [str(line)[:LONGEST_WARNING] for line in imported.unread[:MOST_WARNINGS]]
    if not imported.match.moves:
        raise TharsisError("; ".join(["no move of this record could be read", *warnings, *imported.notes]))
    return imported.match, warnings + imported.notes if warnings else []
