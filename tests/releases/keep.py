"""Writes what a release leaves behind of a game: a database with a table in mid-game and a finished one, as
the server keeps them, and the replay file of the finished one.

    python tests/releases/keep.py toy on-mars …          # into the folder of the present version
    python tests/releases/keep.py --into 0.2.0 toy

Do this once for each release and game, and never change the files afterwards: `test_releases` opens them
with every later release.
"""

import argparse
import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from sqlalchemy import delete, select  # noqa: E402

import tharsis  # noqa: E402
from tharsis.kernel import games  # noqa: E402
from tharsis.server import lobby, replays  # noqa: E402
from tharsis.server.database import Database  # noqa: E402
from tharsis.server.live import Live  # noqa: E402
from tharsis.server.models import Person, Snapshot, Table  # noqa: E402
from tharsis.server.settings import Settings  # noqa: E402
from toy import GAME  # noqa: E402

#: Rows since the last snapshot of the running table, so that some have to be played again.
SINCE = 3


async def new_table(db: Database, game: str) -> Live:
    """A table of as many people as the game takes by default."""
    count = games()[game].new().seats
    async with db.write() as session:
        people = [f"p{seat}" for seat in range(count)]
        for person in people:
            await session.merge(Person(id=person, name=f"Player {person}"))
        await session.flush()
        seats = [("person", person, None) for person in people]
        table = await lobby.set_up(session, games()[game], people[0], seats, public=True, options={})
    live = Live(db, table.id)
    await live.load()
    return live


async def play_one(live: Live, chooser: random.Random) -> None:
    """Somebody who is asked does something that is allowed."""
    seat = chooser.choice(live.state.actors())
    action = live.game.actions.notation(chooser.choice(live.state.legal(seat)))
    person = live.seats[seat].person
    assert person is not None
    await live.play(person, seat, live.state.position(seat), [action])


async def finished(db: Database, game: str, chooser: random.Random) -> Live:
    live = await new_table(db, game)
    while not live.state.over:
        await play_one(live, chooser)
    return live


async def running(db: Database, game: str, chooser: random.Random, moves: int) -> Live:
    """A table after so many moves, some of them after its last snapshot."""
    live = await new_table(db, game)
    while live.head < moves or live.head - live.snapshot < SINCE:
        if live.state.over:
            async with db.write() as session:
                await session.execute(delete(Table).where(Table.id == live.id))
            live = await new_table(db, game)
        await play_one(live, chooser)
    return live


async def thin_out(db: Database, live: Live) -> None:
    """Of the snapshots the first, the last and the last quiet one are enough."""
    async with db.write() as session:
        mine = Snapshot.table_id == live.id
        rows = await session.execute(select(Snapshot.number, Snapshot.quiet).where(mine))
        found = sorted((number, quiet) for number, quiet in rows)
        quiet = [number for number, is_quiet in found if is_quiet]
        kept = {found[0][0], found[-1][0], *quiet[-1:]}
        await session.execute(delete(Snapshot).where(mine, Snapshot.number.not_in(kept)))


async def keep(game: str, into: Path) -> None:
    chooser = random.Random(game)
    with tempfile.TemporaryDirectory() as folder:
        db = Database(Settings(data=Path(folder)))
        await db.upgrade()
        played = await finished(db, game, chooser)
        for live in (played, await running(db, game, chooser, played.head // 2)):
            await thin_out(db, live)
        async with db.read() as session:
            names = [f"Player {seat}" for seat in range(len(played.seats))]
            replay = await replays.replay_file(session, played.table, played.seats, names)
        await db.close()
        with sqlite3.connect(Path(folder) / "tharsis.db") as connection:
            dump = "\n".join(connection.iterdump())
    into.mkdir(parents=True, exist_ok=True)
    (into / f"{game}.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    (into / f"{game}.replay.json").write_text(replay, encoding="utf-8")
    print(f"{game}: a finished game of {played.head} moves, kept in {into}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Keep tables of this release, for the tests of later ones.")
    parser.add_argument("games", nargs="+", help="ids of games, or toy")
    parser.add_argument("--into", default=tharsis.__version__, help="name of the release")
    wanted = parser.parse_args()
    games()["toy"] = GAME
    into = HERE / wanted.into
    for game in wanted.games:
        if (into / f"{game}.sql.gz").exists():
            sys.exit(f"{into} has a table of {game} already: what a release left behind stays as it is")
        asyncio.run(keep(game, into))


if __name__ == "__main__":
    main()
