"""How large the database of finished games is: as it was, with pruned snapshots, and with folded moves.

python bench/keeping.py --games 50
"""

import argparse
import asyncio
import itertools
import sqlite3
import tempfile
from pathlib import Path
from unittest.mock import patch

from sqlalchemy import select, update

from tharsis.bots import make
from tharsis.kernel import games
from tharsis.server import history, lobby
from tharsis.server.bus import Bus
from tharsis.server.cleaner import Cleaner
from tharsis.server.database import Database
from tharsis.server.door import Door
from tharsis.server.hub import Hub
from tharsis.server.kinds import SeatKind
from tharsis.server.live import Live
from tharsis.server.models import Table, now
from tharsis.server.settings import Settings
from tharsis.server.writing import BOT


async def play(db: Database, game: str, seed: int) -> int:
    """A game of heuristic bots, as the server keeps it; gives the number of its moves."""
    found = games()[game]
    async with db.write() as session:
        seats = [(SeatKind.BOT, None, "heuristic")] * max(2, found.seats[0])
        table = await lobby.set_up(session, found, None, seats, public=True, options={})
    live = Live(db, table.id)
    await live.load()
    bot = make("heuristic", found, seed)
    while not live.state.over:
        seat = live.state.actors()[0]
        action = bot.choose(live.state, seat, live.state.legal(seat))
        await live.play(BOT, seat, live.state.position(seat), [found.actions.notation(action)])
    return live.head


def size(path: Path) -> int:
    """Bytes, without what is free."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path.stat().st_size


async def measure(wanted: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        db, path = Database(settings), Path(folder) / "tharsis.db"
        await db.upgrade()
        empty = size(path)
        with patch.object(history, "prune", lambda *args, **how: None):
            moves = 0
            for number, game in zip(range(wanted), itertools.cycle(games()), strict=False):
                moves += await play(db, game, number)
        sizes = {"all snapshots": size(path)}
        async with db.write() as session:
            connection = await session.connection()
            for table in list(await session.scalars(select(Table))):
                await connection.run_sync(history.prune, table, 0, over=True)
        sizes["pruned"] = size(path)
        async with db.write() as session:
            await session.execute(update(Table).values(moved=now()))
        settings.fold_after = 0
        await Cleaner(settings, Door(Hub(db, Bus(), 0), None)).fold()  # type: ignore[arg-type]
        sizes["folded"] = size(path)
        await db.close()
    for stage, total in sizes.items():
        kept = (total - empty) / 1024
        print(f"{stage}: {kept:,.0f} KiB for {wanted} games of {moves} moves, {kept / wanted:.1f} KiB a game")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    asyncio.run(measure(parser.parse_args().games))


if __name__ == "__main__":
    main()
