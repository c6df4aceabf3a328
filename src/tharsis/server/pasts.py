"""Looking back at a game, position by position.

A game is played through once, in another process. What is kept of it is small: who moved, how long the log
was, and some saved positions on the way, from which those between are played again when somebody looks.
"""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tharsis.kernel import Match, Move, State, View
from tharsis.kernel.match import MEMORY, UNDO
from tharsis.kernel.replay import read_outcomes, write_outcomes
from tharsis.kernel.view import entry_json
from tharsis.server import catalogue, history
from tharsis.server.broken import reading
from tharsis.server.database import Database
from tharsis.server.fairness import Asker
from tharsis.server.kinds import RowKind, TableState
from tharsis.server.lines import Line
from tharsis.server.logs import log
from tharsis.server.models import Table
from tharsis.server.problems import Problem

Json = dict[str, Any]
#: A move as it is kept: seat, notation, outcomes.
Played = tuple[int, str, list[str]]
#: A position is saved after so many moves; with more than these of one game, after twice as many.
SPACING = 50
MOST_SAVED = 32
#: A game of so many moves is not worth another process: a thread looks at it sooner than one is started.
SHORT = 50
#: Games kept in memory.
KEPT = 8


@dataclass
class Past:
    """A game as it went: position 0 is before any move. An undo leads back to an earlier position, so they
    are a tree: each but the first ones follows from its parent by a move."""

    movers: list[int] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    #: By position: how long the log is, and how a spectator and each seat count.
    logs: list[int] = field(default_factory=list)
    counts: list[list[int]] = field(default_factory=list)
    #: By position: which one it is, itself or the one that an undo led back to.
    same_as: list[int] = field(default_factory=list)
    parent: list[int] = field(default_factory=list)
    saved: dict[int, bytes] = field(default_factory=dict)
    left_out: int = 0  # moves that the present rules refuse

    def plain(self) -> Json:
        """It comes from another process, as plain data."""
        return {**vars(self), "saved": list(self.saved.items())}

    @classmethod
    def of(cls, plain: Json) -> "Past":
        return cls(**{**plain, "saved": dict(plain["saved"])})

    @property
    def last(self) -> int:
        return len(self.movers) - 1

    def seen_by(self, seat: int, state: TableState) -> Sequence[int]:
        """The positions that a seat may look back on: of a running game one for each that it could count."""
        if state == TableState.FINISHED:
            return range(self.last + 1)
        kept = [0]
        for at in range(self.last + 1):
            if self.counts[at][seat + 1] != self.counts[kept[-1]][seat + 1]:
                kept.append(at)
        return kept

    def way_to(self, at: int) -> tuple[bytes, list[Played]]:
        """The nearest saved position before one, and the moves from there."""
        node = self.same_as[at]
        moves: list[Played] = []
        while node not in self.saved:
            moves.append(self.played[node])
            node = self.parent[node]
        return self.saved[node], moves[::-1]


class Pasts:
    """The pasts that somebody looks at. Each is played through once, however many ask for it, and as many are
    kept as have a budget of saved positions together."""

    def __init__(self, db: Database, line: Line, positions: int) -> None:
        self._db = db
        self._line = line
        self._positions = positions
        self._kept: OrderedDict[tuple[str, int], Past] = OrderedDict()
        self._playing: dict[tuple[str, int], asyncio.Task[Past]] = {}

    async def of(self, asker: Asker, table: Table, seats: int) -> Past:
        """The past of a table up to now."""
        async with self._db.read() as session:
            head = await history.last_row(session, table.id)
        if head is None:
            raise Problem("not-open", "the game has not begun", state=table.state)
        key = (table.id, head)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._playing.get(key)
        if task is None:
            task = self._playing[key] = asyncio.create_task(self._play_through(asker, table, seats, key))
            task.add_done_callback(lambda _: self._playing.pop(key, None))
        return await asyncio.shield(task)

    async def _play_through(self, asker: Asker, table: Table, seats: int, key: tuple[str, int]) -> Past:
        async with self._db.read() as session:
            with reading():
                rows = await history.plain_rows(session, table.id)
                saved = await history.plain_snapshots(session, table.id)
        plain = history.plain_table(table)
        past = Past.of(await self.run(asker, len(rows), play_through, plain, seats, rows, saved))
        self._keep(key, past)
        return past

    def _keep(self, key: tuple[str, int], past: Past) -> None:
        for older in [other for other in self._kept if other[0] == key[0]]:
            del self._kept[older]
        self._kept[key] = past
        while len(self._kept) > 1 and (len(self._kept) > KEPT or self.saved > self._positions):
            self._kept.popitem(last=False)

    @property
    def saved(self) -> int:
        """How many positions are kept, over all games."""
        return sum(len(past.saved) for past in self._kept.values())

    async def view(self, asker: Asker, table: Table, past: Past, at: int, seat: int) -> bytes:
        """A position with the eyes of a seat, as JSON."""
        told = {
            "position": past.counts[at][seat + 1],
            "result": table.result if at == past.last else None,
        }
        text: bytes = await self.run(asker, past.last, look_back, table.game, *past.way_to(at), seat, told)
        return text

    async def log(self, asker: Asker, table: Table, past: Past, at: int, seat: int) -> list[Json]:
        """The log of a position as a seat may read it."""
        read: list[Json] = await self.run(asker, past.last, read_log, table.game, *past.way_to(at), seat)
        return read

    async def run(self, asker: Asker, moves: int, work: Callable[..., Any], *args: Any) -> Any:
        """Something about a game of so many moves, beside everything else."""
        try:
            if moves <= SHORT:
                return await asyncio.to_thread(work, *args)
            return await self._line.run(asker, work, *args)
        except Problem:
            raise
        except Exception as error:  # it took too long, too much memory, or its process died
            log.warning("a game could not be looked at", error=repr(error))
            raise Problem("too-large", "this game is too large to be looked at here") from error


# -- in another process -------------------------------------------------------------------------------


def play_through(
    table: Json, seats: int, plain: list[history.PlainRow], saved: list[history.PlainSnapshot]
) -> Json:
    """Everything once, from the first deal to the last move: a past as plain data."""
    rows = history.line(history.rows_of(plain))
    past = _Writer()
    for row, match in history.retrace(history.table_of(table), seats, rows, history.saved_of(saved)):
        past.add(row.seat, match)
    if not past.movers:
        raise Problem("unknown", "this game follows older rules, and nothing of it can be shown")
    return past.written(moves=sum(row.kind == RowKind.MOVE for row in rows)).plain()


def look_back(game: str, saved: bytes, moves: list[Played], seat: int, told: Json) -> bytes:
    s = played_on(game, saved, moves)
    entries = [entry_json(s, entry, seat) for entry in s.entries()]
    view = {
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
        **told,
    }
    return json.dumps(view, ensure_ascii=False, separators=(",", ":")).encode()


def read_log(game: str, saved: bytes, moves: list[Played], seat: int) -> list[Json]:
    s = played_on(game, saved, moves)
    return [entry_json(s, entry, seat) for entry in s.entries()]


def played_on(game: str, saved: bytes, moves: list[Played]) -> State:
    """A position from one before it."""
    found = catalogue.find_game(game)
    match = Match(found.load(saved))
    for seat, text, outcomes in moves:
        match.repeat(Move(seat, text, read_outcomes(found, list(outcomes), text)))
    return match.state


class _Writer(Past):
    """A past while it is played through."""

    def __init__(self) -> None:
        super().__init__()
        self._spacing = SPACING
        self._depth: list[int] = []  # by position: how many moves lie between it and the first one
        self._standing: list[int] = []  # the positions that the match remembers, and the present one
        self._match: Match | None = None
        self._s: State | None = None

    def add(self, mover: int, match: Match) -> None:
        """The position that a match has reached: a first one, one after a move, one that was there before."""
        self.movers.append(mover)
        self.counts.append([match.state.position(seat) for seat in range(-1, match.state.seats)])
        if match is not self._match:
            self._begin(match.state)
        elif match.moves[-1].text == UNDO:
            self._back(match)
        else:
            self._on(match)
        self._match, self._s = match, match.state

    def _begin(self, s: State) -> None:
        self.played.append((-1, "", []))
        self.logs.append(len(s.entries()))
        self.parent.append(-1)
        self._depth.append(0)
        self._standing = []
        self._stand(s)

    def _back(self, match: Match) -> None:
        del self._standing[match.depth + 1 :]
        node = self._standing[-1]
        self.played.append(_kept(match))
        self.logs.append(self.logs[node])
        self.same_as.append(node)
        self.parent.append(self.parent[node])
        self._depth.append(self._depth[node])

    def _on(self, match: Match) -> None:
        assert self._s is not None
        before = self._standing[-1]
        self.played.append(_kept(match))
        self.logs.append(self.logs[before] + len(match.state.entries(self._s.journal)))
        self.parent.append(before)
        self._depth.append(self._depth[before] + 1)
        self._stand(match.state)

    def _stand(self, s: State) -> None:
        """A position that was not there before."""
        at = self.last
        self.same_as.append(at)
        self._standing = [*self._standing, at][-MEMORY - 1 :]
        if self._depth[at] % self._spacing == 0:
            self.saved[at] = s.save()
            self._thin()

    def _thin(self) -> None:
        """Twice the way between saved positions as long as there are too many; first ones stay."""
        while len(self.saved) > MOST_SAVED and any(self._depth[at] for at in self.saved):
            self._spacing *= 2
            self.saved = {at: kept for at, kept in self.saved.items() if self._depth[at] % self._spacing == 0}

    def written(self, moves: int) -> Past:
        """What is kept of it; some of the recorded moves may not have been played."""
        names = [name for name in Past.__dataclass_fields__ if name != "left_out"]
        return Past(**{name: getattr(self, name) for name in names}, left_out=moves - self.last)


def _kept(match: Match) -> Played:
    """The last move, with its own outcomes, also where an older record gives them earlier."""
    move = match.moves[-1]
    return move.seat, move.text, write_outcomes(match.game, move.outcomes)
